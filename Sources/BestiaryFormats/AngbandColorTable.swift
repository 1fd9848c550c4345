import BestiaryCore

/// Angband's colours by their letters.
enum AngbandColorTable {
  static let colors: [String: HexColor] = [
    "d": HexColor(0x000000), "w": HexColor(0xffffff), "s": HexColor(0x808080),
    "o": HexColor(0xff8000), "r": HexColor(0xc00000), "g": HexColor(0x008040),
    "b": HexColor(0x0040ff), "u": HexColor(0x804000), "D": HexColor(0x606060),
    "W": HexColor(0xc0c0c0), "P": HexColor(0xff00ff), "y": HexColor(0xffff00),
    "R": HexColor(0xff4040), "G": HexColor(0x00ff00), "B": HexColor(0x00ffff),
    "U": HexColor(0xc08040), "p": HexColor(0x900090), "v": HexColor(0x9020ff),
    "t": HexColor(0x00a0a0), "m": HexColor(0x6c6c30), "Y": HexColor(0xffff90),
    "i": HexColor(0xff00a0), "T": HexColor(0x20ffdc), "V": HexColor(0xb8a8ff),
    "I": HexColor(0xff8080), "M": HexColor(0xb4b400), "z": HexColor(0xa0c0d0),
    "Z": HexColor(0x00b0ff),
  ]
}
