"""How one row, one running head and one table's head look: strips for seating.py. Lengths in mm."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

from gui.paper.columns import Block, Strip
from gui.paper.paper import FIRM_MM, HAIRLINE, QUIET, Face, Item, Rule, Ruler, Text, clean, fitted
from gui.paper.words import Words

SeatState = Literal["taken", "free", "closed"]

NAME = Face(3.5)
NOTE = Face(2.8, 400, QUIET)
NUMBER = Face(3.85, 700)
INITIAL = Face(3.45, 700)
LABEL = Face(2.5, 600, QUIET)
STATE = Face(2.9, 400, QUIET)
SEAT_CLOSED = Face(3.85, 400, QUIET)
TABLE = Face(6.0, 700)

ROW_MM = 6.2
LETTER_MM = 5.6
TABLE_HEAD_MM = 8.6
TABLE_GAP_MM = 6.0
BETWEEN_MM = 7.0


@dataclass(frozen=True)
class SeatRow:
    """One player in the list by name; rows with the same letter stand under one running head."""

    name: str
    letter: str
    table: str
    seat: int
    note: str = ""


@dataclass(frozen=True)
class TableBlock:
    """One table: its number or name as on the sign, and its seats in order as (seat, name or "", state).
    `numbers` are the club numbers by seat that tell namesakes apart."""

    label: str
    seats: tuple[tuple[int, str, SeatState], ...]
    note: str = ""
    numbers: Mapping[int, str] = field(default_factory=dict, hash=False)


@dataclass(frozen=True)
class Setting:
    """What every row of one list shares: ruler, words, the width of a column, how large it is set."""

    ruler: Ruler
    words: Words
    width: float
    scale: float

    def fit(
        self, text: str, face: Face, x: float, room: float, baseline: float, role: str, *, right: bool = False
    ) -> Text:
        """Words fitted into `room`, in this list's size."""
        scaled = face.scaled(self.scale)
        return fitted(self.ruler, text, scaled, x=x, room=room, baseline=baseline, right=right, role=role)


@dataclass(frozen=True)
class Grid:
    """The columns inside a column of names: numbers as wide as this list needs, names get the rest."""

    on: Setting
    table: float
    seat: float

    def cap(self) -> Strip:
        """What the two numbers are, at the top of every column."""
        height = LETTER_MM * self.on.scale
        line = height - 1.9 * self.on.scale
        table = self._in_table(self.on.words.table, LABEL, line, "label")
        seat = self._in_seat(self.on.words.seat, LABEL, line, "label")
        return Strip(height, (table, seat, Rule(0, height, self.on.width, ink=HAIRLINE)))

    def letter(self, letter: str) -> Strip:
        """A running head: the letter on a firm line."""
        height = LETTER_MM * self.on.scale
        head = self.on.fit(letter, INITIAL, 0, self.on.width, height - 0.95 * self.on.scale, "letter")
        return Strip(height, (head, Rule(0, height, self.on.width, FIRM_MM)))

    def row(self, row: SeatRow) -> Strip:
        """A player: name, a quiet note, table and seat."""
        on = self.on
        height = ROW_MM * on.scale
        line = height - 1.95 * on.scale
        room = on.width - self.seat - self.table - 2 * BETWEEN_MM * on.scale
        items: list[Item] = []
        if row.note:
            aside = on.fit(row.note, NOTE, room / 2, room / 2, line, "note", right=True)
            items.append(aside)
            room -= aside.width + 2 * on.scale
        items.append(on.fit(row.name, NAME, 0, room, line, "name"))
        items.append(self._in_table(row.table, NUMBER, line, "table"))
        items.append(self._in_seat(str(row.seat), NUMBER, line, "seat"))
        items.append(Rule(0, height, on.width, ink=HAIRLINE))
        return Strip(height, tuple(items))

    def _in_table(self, text: str, face: Face, line: float, role: str) -> Text:
        x = self.on.width - self.seat - BETWEEN_MM * self.on.scale - self.table
        return self.on.fit(text, face, x, self.table, line, role, right=True)

    def _in_seat(self, text: str, face: Face, line: float, role: str) -> Text:
        return self.on.fit(text, face, self.on.width - self.seat, self.seat, line, role, right=True)


def grid_for(rows: Sequence[SeatRow], on: Setting) -> Grid:
    """A grid wide enough for these tables and seats, but never more than a quarter of the column each."""

    def widest(texts: set[str], title: str) -> float:
        most = max(on.ruler.width(clean(text), NUMBER.scaled(on.scale)) for text in texts)
        return min(max(most, on.ruler.width(title, LABEL.scaled(on.scale))), on.width / 4)

    return Grid(
        on,
        widest({row.table for row in rows}, on.words.table),
        widest({str(row.seat) for row in rows}, on.words.seat),
    )


def table_block(block: TableBlock, on: Setting) -> Block:
    """A table, kept whole; where it is longer than a page its head is repeated and says so."""
    number = max(
        (on.ruler.width(str(seat), NUMBER.scaled(on.scale)) for seat, _, _ in block.seats), default=0.0
    )
    return Block(
        clean(block.label),
        _table_head(block.label, block.note, on),
        _table_head(block.label, on.words.continued, on),
        tuple(
            _seat(seat, name, state, number, on, block.numbers.get(seat, ""))
            for seat, name, state in block.seats
        ),
        gap=TABLE_GAP_MM * on.scale,
        whole=True,
    )


def _table_head(label: str, note: str, on: Setting) -> Strip:
    """The table's number big, the word small before it, a quiet note at the right."""
    height = TABLE_HEAD_MM * on.scale
    line = height - 2.0 * on.scale
    word = on.fit(on.words.table, LABEL, 0, on.width / 3, line, "label")
    start = word.width + 1.6 * on.scale
    items: list[Item] = [word]
    room = on.width - start
    if note:
        aside = on.fit(note, NOTE, on.width / 2, on.width / 2, line, "note", right=True)
        items.append(aside)
        room -= aside.width + 4 * on.scale
    items.append(on.fit(label, TABLE, start, room, line, "table"))
    items.append(Rule(0, height, on.width, FIRM_MM))
    return Strip(height, tuple(items))


def _seat(seat: int, name: str, state: SeatState, number: float, on: Setting, note: str) -> Strip:
    """A seat: a free one keeps its line for a pen, a closed one is struck through: nobody writes there.
    `note` stands at the right of the name and is never cut for it."""
    height = ROW_MM * on.scale
    line, start = height - 1.95 * on.scale, number + 4.0 * on.scale
    face = SEAT_CLOSED if state == "closed" else NUMBER
    items: list[Item] = [
        on.fit(str(seat), face, 0, number, line, "seat", right=True),
        Rule(0, height, on.width, ink=HAIRLINE),
    ]
    room = on.width - start
    if state != "taken":
        word = on.words.free if state == "free" else on.words.closed
        said = on.fit(word, STATE, on.width / 2, on.width / 2, line, state, right=True)
        items.append(said)
        room -= said.width + 3 * on.scale
    if state == "closed":
        items.append(Rule(start, height / 2, room, ink=QUIET))
    elif name:
        if note:
            aside = on.fit(note, NOTE, on.width / 2, on.width / 2, line, "note", right=True)
            items.append(aside)
            room -= aside.width + 2 * on.scale
        items.append(on.fit(name, NAME, start, room, line, "name"))
    return Strip(height, tuple(items))
