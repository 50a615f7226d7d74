"""Lists to print and a ruler that needs no typeface, for the tests of gui/paper."""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import pairwise

from hypothesis import strategies as st

from core.paper.lists import SeatingRow, TableRows, TableSeat
from gui.paper.lists import NameList, TableList
from gui.paper.paper import Document, Face, Outline, Page, Paper, Text

NASTY = (
    "Abrahamsson-Lindqvist-von Oldenburg-Sonderburg-Beck-Glücksburg, Christoffer Alexander",
    "محمد عبد الرحمن العربي",
    "אברהם כהן",
    "👩‍👩‍👧‍👦 Family, 🏴󠁧󠁢󠁳󠁣󠁴󠁿 Ünï",
    "Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘!͖̬̰̙̗̿̋ͥͥ̂ͣ̐́́͜͞",
    "two\nlines\tand\x00 more\x07",
    "turned \u202egnippilf\u202c name",
    "",
    "   ",
    "W" * 500,
    "lone \ud800 surrogate",
    "山田 太郎",
    "Nguyễn Thị Ánh Tuyết",
    "%1 {page} <b>&amp;</b>",
)


def page_numbers(said: Iterable[str]) -> list[tuple[int, ...]]:
    """Return which page each is, and of how many, by the last two numbers on it."""
    return [tuple(map(int, re.findall(r"\d+", words)[-2:])) for words in said]


class PlainRuler:
    """Every letter is just over half an em wide."""

    def width(self, text: str, face: Face) -> float:
        return len(text) * face.size * 0.55

    def elided(self, text: str, face: Face, room: float) -> str:
        letters = max(0, int(room / (face.size * 0.55)) - 1)
        return f"{text[:letters]}…"


def seat_rows(count: int, letters: str = "ABDEFGHJKLMNOPRSTWÅÄÖ") -> tuple[SeatingRow, ...]:
    """`count` players in order, every name different, spread over the letters."""
    tables = (count + 8) // 9
    return tuple(
        SeatingRow(
            f"{letters[number * len(letters) // count]}-{number:03}, Player",
            letters[number * len(letters) // count],
            str(number % tables + 1),
            number // tables + 1,
        )
        for number in range(count)
    )


def table_blocks(count: int, seats: int = 9) -> tuple[TableRows, ...]:
    """`count` tables: the last seat closed, the one before it free."""

    def seat(table: int, number: int) -> TableSeat:
        if number == seats:
            return TableSeat(number, "", "closed")
        if number == seats - 1:
            return TableSeat(number, "", "free")
        return TableSeat(number, f"P{table:03}-{number:03}", "taken")

    return tuple(
        TableRows(str(table), tuple(seat(table, number) for number in range(1, seats + 1)))
        for table in range(1, count + 1)
    )


def by_name(rows: Iterable[SeatingRow], title: str = "Seating, by name") -> Document:
    """A document as the club prints it."""
    return Document(
        title,
        NameList(tuple(rows)),
        ("Norra Pokerklubben", "Thursday 200", "20 Nov 2026, 17:48"),
        "41 players · 5 tables · SvePoF 2006",
        "Draw commitment 7F3A 91C0 2B5E 88D4 · check: main.py verify",
    )


def by_table(blocks: Iterable[TableRows]) -> Document:
    """A document as the dealers get it."""
    return Document("Seating, by table", TableList(tuple(blocks)), ("Norra Pokerklubben",), "45 tables")


def texts(pages: Iterable[Page], role: str) -> list[str]:
    """Return the texts of this role, in the order they are painted."""
    return [
        item.text for page in pages for item in page.items if isinstance(item, Text) and item.role == role
    ]


def outside(page: Page) -> list[object]:
    """Everything that reaches beyond the margins of its paper."""
    paper = page.paper
    left, right, low = paper.side - 0.01, paper.width - paper.side + 0.01, paper.height - paper.bottom + 0.01
    found: list[object] = []
    for item in page.items:
        assert not isinstance(item, Outline)
        top, bottom = (
            (item.baseline - item.face.size * 0.8, item.baseline)
            if isinstance(item, Text)
            else (item.y - item.thickness / 2, item.y + item.thickness / 2)
        )
        if item.x < left or item.x + item.width > right or top < paper.top - 0.3 or bottom > low:
            found.append(item)
    return found


def overlaps(page: Page) -> list[tuple[Text, Text]]:
    """Words on one line that run into each other."""
    lines: dict[float, list[Text]] = {}
    for item in page.items:
        if isinstance(item, Text) and item.text:
            lines.setdefault(round(item.baseline, 3), []).append(item)
    found = []
    for line in lines.values():
        line.sort(key=lambda text: text.x)
        found += [(a, b) for a, b in pairwise(line) if a.x + a.width > b.x + 0.01]
    return found


papers = st.sampled_from(
    [
        Paper("A4", 210, 297),
        Paper("Letter", 215.9, 279.4),
        Paper("A5", 148, 210),
        Paper("A4 landscape", 297, 210),
        Paper("A3", 297, 420),
    ]
)
names = st.one_of(st.sampled_from(NASTY), st.text(max_size=60))
