"""The lists of a night as plain rows: seating by table, results, entries; and CSV. By name: ``by_name``.

A name is kept as it was typed ("Anna Ek") and listed by its last word ("Ek, Anna"). A name of one word
stays, one typed with a comma stays. Particles go with the first names ("Platen, Carl von"), as Swedish
registers do: no list of particles can be right for every country.
"""

from __future__ import annotations

import csv
import io
import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from functools import lru_cache
from typing import Any, Literal

from core.payouts import placings
from core.players.player_row import same
from core.tournament import Player, Table, Tournament

SeatState = Literal["taken", "free", "closed"]

# Letters of their own after z, in the Swedish order; the signs are those that sort right after "z".
_OWN = {"å": "{", "ä": "|", "æ": "|", "ö": "}", "ø": "}"}
_LETTERS = {"{": "Å", "|": "Ä", "}": "Ö"}
_BASE = {"ł": "l", "đ": "d", "ð": "d", "þ": "th", "œ": "oe", "ı": "i", "ħ": "h"}
_FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")
_NUMBERS = re.compile(r"(\d+)")


def list_name(name: str) -> str:
    """``Ek, Anna``."""
    words = name.split()
    if "," in name or len(words) < 2:
        return name
    return f"{words[-1]}, {' '.join(words[:-1])}"


@lru_cache(maxsize=40_000)
def sort_text(text: str) -> str:
    """As text is put in order: case and accents gone but for å, ä, ö, which come after z."""
    out: list[str] = []
    for letter in unicodedata.normalize("NFC", unicodedata.normalize("NFC", text).casefold()):
        if letter in _OWN or letter in _BASE:
            out.append(_OWN.get(letter) or _BASE[letter])
            continue
        for part in unicodedata.normalize("NFKD", letter):
            if not unicodedata.combining(part):
                out.append(part if part.isalnum() else " ")
    return " ".join("".join(out).split())


def name_key(name: str) -> tuple[int, str, str, str]:
    """Sorts names as they are listed: by surname, then by first names. Names that begin with no letter
    come first, so that each running letter stands once."""
    last, _, first = list_name(name).partition(",")
    key = sort_text(last)
    return (1 if _letter(key) != "#" else 0, key, sort_text(first), name)


def running_letter(name: str) -> str:
    """The letter a listed name stands under: ``Å``; ``#`` for names that begin with none."""
    return _letter(name_key(name)[1])


def _letter(key: str) -> str:
    first = key[:1]
    if first in _LETTERS:
        return _LETTERS[first]
    return first.upper() if first.isalpha() else "#"


def natural(label: str) -> tuple[Any, ...]:
    """Sorts table names as people count: 2 before 10, "A2" before "A10"."""
    parts = _NUMBERS.split(label)
    return tuple((0, int(p), "") if p.isdecimal() else (1, 0, p.casefold()) for p in parts if p)


# -- seating ------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TableRows:
    """A table's seats in order: ``(seat, listed name or nothing, state)``. ``numbers`` are the club numbers
    by seat of those who share their name with somebody else who is seated."""

    label: str
    seats: tuple[tuple[int, str, SeatState], ...]
    table: int = 0
    numbers: Mapping[int, str] = field(default_factory=dict, hash=False)


def same_name(name: str) -> str:
    """Two of whom this is the same are namesakes."""
    return same(list_name(name))


def _borne_by_several(players: Iterable[Player]) -> set[str]:
    seen: set[str] = set()
    twice: set[str] = set()
    for player in players:
        name = same_name(player.name)
        (twice if name in seen else seen).add(name)
    return twice


def seating_by_table(t: Tournament) -> list[TableRows]:
    """Every open table and all its seats, the free and the closed ones too."""
    tables = sorted(t.open_tables, key=lambda x: (natural(x.label), x.id))
    several = _borne_by_several(t.players[e.player] for e in t.playing if e.table is not None)
    return [
        TableRows(
            x.label, tuple(_seat(t, x, s) for s in range(1, x.size + 1)), x.id, _numbers(t, x, several)
        )
        for x in tables
    ]  # fmt: skip


def _numbers(t: Tournament, table: Table, several: set[str]) -> dict[int, str]:
    people = {seat: t.players[t.entries[entry].player] for seat, entry in sorted(table.seats.items())}
    return {seat: p.number for seat, p in people.items() if p.number and same_name(p.name) in several}


def _seat(t: Tournament, table: Table, seat: int) -> tuple[int, str, SeatState]:
    if seat in table.closed:
        return seat, "", "closed"
    entry = table.seats.get(seat)
    return (seat, "", "free") if entry is None else (seat, list_name(t.name(entry)), "taken")


# -- results --------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ResultRow:
    """A player's result; a shared place reaches to ``last``. ``paid`` is all the player paid tonight."""

    place: int
    last: int
    name: str
    number: str
    prize: int
    entries: int
    paid: int


def results(t: Tournament) -> list[ResultRow]:
    """Everybody who has a place, best first; those still in have none yet."""
    bought: dict[int, list[int]] = {}
    for entry in t.entries.values():
        count, paid = bought.get(entry.player, [0, 0])
        bought[entry.player] = [count + 1, paid + entry.paid]
    rows = []
    for placing in placings(t):
        player = t.players[t.entries[placing.entry].player]
        count, paid = bought[player.id]
        rows.append(
            ResultRow(placing.place, placing.last, player.name, player.number, placing.prize, count, paid)
        )
    return rows


@dataclass(frozen=True, slots=True)
class EntryRow:
    """One buy-in. ``entered`` in ms; ``place`` 0 while there is none."""

    entry: int
    name: str
    number: str
    nth: int
    entered: int
    table: str
    seat: int
    out: bool
    place: int
    paid: int
    fee: int
    chips: int
    rebuys: int
    addons: int


def entry_rows(t: Tournament) -> list[EntryRow]:
    """Every entry in the order they were made."""
    places = {p.entry: p.place for p in placings(t)}
    return [
        EntryRow(
            e.id, t.players[e.player].name, t.players[e.player].number, e.nth, e.entered,
            "" if e.table is None else t.tables[e.table].label, e.seat or 0, e.out, places.get(e.id, 0),
            e.paid, e.fee, e.chips, e.bought.get("rebuy", 0), e.bought.get("addon", 0),
        )
        for e in t.entries.values()
    ]  # fmt: skip


# -- CSV ------------------------------------------------------------------------------------------------


def to_csv(rows: Sequence[Any], head: Sequence[str] = (), delimiter: str = ",") -> str:
    """Rows (dataclasses of one kind, or sequences) as CSV; the head is the fields' names unless given.

    Text that a spreadsheet would take for a formula gets an apostrophe before it.
    """
    out = io.StringIO()
    writer = csv.writer(out, delimiter=delimiter)
    names = [f.name for f in fields(rows[0])] if rows and not isinstance(rows[0], list | tuple) else []
    plain = [[getattr(x, name) for name in names] for x in rows] if names else rows
    named = head or names
    if named:
        writer.writerow([_cell(x) for x in named])
    writer.writerows([_cell(x) for x in row] for row in plain)
    return out.getvalue()


def _cell(value: Any) -> Any:
    """Harmless as a cell: a leading apostrophe makes a spreadsheet take it as text."""
    if isinstance(value, bool):
        return int(value)
    return f"'{value}" if isinstance(value, str) and value.lstrip(" ").startswith(_FORMULA) else value
