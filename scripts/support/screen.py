"""The glyphs of a terminal's screen: as much of ECMA-48 as programs that fill it use."""

import codecs
import re

TOKEN = re.compile(
    r"\x1b\[([?<=>]?)([0-9;:]*)[ !]?([@-~])|\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)|\x1b[()*+].|\x1b[ -~]"
    r"|[\x00-\x1f]|[^\x00-\x1f\x1b]+")


class Screen:
    """Glyphs without colours; a wide one counts as one column, the same way each time."""

    def __init__(self, columns, rows):
        self.columns, self.rows = columns, rows
        self.column = self.row = 0
        self.last = " "
        self.pending = ""
        self.decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self.clear()

    def clear(self):
        self.cells = [[" "] * self.columns for _ in range(self.rows)]

    def glyphs(self):
        """Where a glyph stands that is no blank."""
        return {
            (row, column): glyph for row, line in enumerate(self.cells)
            for column, glyph in enumerate(line) if glyph != " "
        }

    def matches(self, glyphs):
        """How many of these stand in their places."""
        return sum(self.cells[row][column] == glyph for (row, column), glyph in glyphs.items())

    def feed(self, data):
        text = self.pending + self.decoder.decode(data)
        position = 0
        while position < len(text):
            token = TOKEN.match(text, position)
            if not token:
                break
            self.take(token)
            position = token.end()
        self.pending = text[position:]

    def take(self, token):
        text = token.group()
        if token.group(3):
            self.control(token.group(1), token.group(2), token.group(3))
        elif text == "\r":
            self.column = 0
        elif text in "\n\x0b\x0c":
            self.line_feed()
        elif text == "\b":
            self.column = max(0, self.column - 1)
        elif text == "\t":
            self.column = min(self.columns - 1, (self.column // 8 + 1) * 8)
        elif text[0] >= " ":
            for glyph in text:
                self.put(glyph)

    def put(self, glyph):
        if self.column >= self.columns:
            self.column = 0
            self.line_feed()
        self.cells[self.row][self.column] = self.last = glyph
        self.column += 1

    def line_feed(self):
        if self.row < self.rows - 1:
            self.row += 1
        else:
            self.cells = self.cells[1:] + [[" "] * self.columns]

    def control(self, prefix, parameters, final):
        numbers = [int(number or 0) for number in re.split("[;:]", parameters)]
        first = numbers[0]
        count = max(1, first)
        line = self.cells[self.row]
        if prefix:
            if prefix == "?" and final == "h" and 1049 in numbers:
                self.clear()
        elif final in "Hf":
            self.row = min(count, self.rows) - 1
            column = numbers[1] if len(numbers) > 1 else 1
            self.column = min(max(1, column), self.columns) - 1
        elif final == "G":
            self.column = min(count, self.columns) - 1
        elif final == "d":
            self.row = min(count, self.rows) - 1
        elif final == "A":
            self.row = max(0, self.row - count)
        elif final == "B":
            self.row = min(self.rows - 1, self.row + count)
        elif final == "C":
            self.column = min(self.columns - 1, self.column + count)
        elif final == "D":
            self.column = max(0, self.column - count)
        elif final == "b":
            for _ in range(count):
                self.put(self.last)
        elif final == "X":
            end = min(self.columns, self.column + count)
            line[self.column:end] = [" "] * (end - self.column)
        elif final == "K":
            self.erase_line(line, first)
        elif final == "J":
            self.erase_screen(first)

    def erase_line(self, line, which):
        start = 0 if which else min(self.column, self.columns)
        end = min(self.column + 1, self.columns) if which == 1 else self.columns
        line[start:end] = [" "] * (end - start)

    def erase_screen(self, which):
        if which >= 2:
            return self.clear()
        self.erase_line(self.cells[self.row], which)
        others = range(self.row) if which == 1 else range(self.row + 1, self.rows)
        for row in others:
            self.cells[row] = [" "] * self.columns
