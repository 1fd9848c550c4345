"""What scripts/bench measures with: catalogs and a picture."""

import json
import math
import os
import pathlib
import struct
import subprocess
import zlib

SHARED = "data/5e-bits/5e-SRD-Monsters.json"


def shared_file():
    """A real catalog of 334 monsters beside the repository, or None."""
    beside = pathlib.Path(__file__).resolve().parents[3] / "shared"
    for folder in (os.environ.get("BESTIARY_SHARED"), beside):
        if folder and (pathlib.Path(folder) / SHARED).exists():
            return str(pathlib.Path(folder) / SHARED)
    return None


def records(count):
    """Made-up monsters."""
    kinds = ["Ogre", "Wyrm", "Imp", "Golem", "Hound", "Wisp", "Knight", "Ooze"]
    text = "It **waits** where nobody looks, and *never* for long.\n\n- one\n- two\n"
    return [
        {
            "name": f"{kinds[number % len(kinds)]} {number:05}", "description": text * 3,
            "color": f"#{number * 7919 % 0x1000000:06x}", "armor_class": 10 + number % 9,
            "hit_points": 5 + number % 300, "challenge_rating": f"{number % 31}",
            "size": "Medium", "type": "construct", "speed": {"walk": 30, "fly": number % 90},
            "actions": [{"name": "Slam", "desc": "Melee Weapon Attack: +4 to hit."}],
        }
        for number in range(count)
    ]


def imported(program, file, catalog, environment):
    subprocess.run(
        [program, "import", file, "--catalog", catalog, "--empty"], env=environment, check=True,
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return catalog


def made_up(count, folder):
    file = folder / f"{count}.json"
    file.write_text(json.dumps(records(count)))
    return str(file)


def catalog(program, folder, environment):
    """A catalog of 334 monsters."""
    file = shared_file() or made_up(334, folder)
    return imported(program, file, str(folder / "usual.bestiary"), environment)


def large_catalog(program, folder, environment):
    """A catalog of 10,000 monsters."""
    file = made_up(10_000, folder)
    return imported(program, file, str(folder / "large.bestiary"), environment)


def illustrated_catalog(program, folder, environment):
    """A catalog of 10,000 monsters, every one with a picture of 700 x 700 pixels."""
    picture(folder, 700)
    monsters = records(10_000)
    for monster in monsters:
        monster["icon"] = "disc-700.png"
    file = folder / "illustrated.json"
    file.write_text(json.dumps(monsters))
    return imported(program, str(file), str(folder / "illustrated.bestiary"), environment)


def picture(folder, side=70):
    """A square PNG: a disc with a soft edge in changing colours."""
    rows = bytearray()
    last, middle = side - 1, (side - 1) / 2
    for y in range(side):
        rows.append(0)
        for x in range(side):
            distance = math.hypot(x - middle, y - middle)
            alpha = max(0, min(255, int((middle - 0.5 - distance) * 64)))
            rows += bytes((x * 255 // last, y * 255 // last, 255 - x * 255 // last, alpha))

    def chunk(kind, data):
        return (struct.pack(">I", len(data)) + kind + data
                + struct.pack(">I", zlib.crc32(kind + data)))

    file = folder / f"disc-{side}.png"
    file.write_bytes(
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", side, side, 8, 6, 0, 0, 0))
        + chunk(b"IDAT", zlib.compress(bytes(rows))) + chunk(b"IEND", b""))
    return str(file)
