"""Whom a draw seats, and what holds for those it seats while play goes on (RULES B1, C.late, C.alternate)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from core import records
from core.acts.base import Seat
from core.floor.absent import to_be_seated
from core.floor.accessible import drawn
from core.floor.alternates import alternates
from core.floor.blinds import place
from core.floor.newcomers import SEATS, Kind
from core.rulebook.ruling import because, started
from core.tournament import Entry, Tournament


def to_seat(t: Tournament, everybody: bool, now: int) -> list[int]:
    """The entries a draw is for, in order: who has no seat, or with ``everybody`` all; those among them who
    are the director's to place (``core.floor.accessible``) it will pass over.

    A stack that is not set out without its player is not drawn until the player is here. Alternates wait
    until play has begun; then they get the seats that nobody else needs, in order of entry."""
    playing = t.playing if everybody else t.without_seat
    found = [
        e.id for e in playing
        if e.table is not None or (not e.alternate and (not e.absent or to_be_seated(t, e.id)))
    ]  # fmt: skip
    if not everybody and len(found) < len(playing) and started(t, now):
        room = t.spare - len(drawn(t, found))
        found += drawn(t, alternates(t))[: max(0, room)]
    return sorted(found)


def kind(entry: Entry) -> Kind:
    """As what the entry sits down after the start."""
    if entry.alternate:
        return "alternate"
    return "reentry" if entry.nth > 1 else "late"


def anywhere(t: Tournament, entries: Iterable[int], now: int) -> frozenset[int]:
    """Who of them draws any free seat at any table: after the start, where the rulebook says so for their
    kind. The others are drawn to the shortest table first."""
    if not started(t, now):
        return frozenset()
    return frozenset(e for e in entries if t.rulebook.word(SEATS[kind(t.entries[e])]) == "random")


def said(t: Tournament, given: Mapping[int, Seat], now: int) -> Iterator[records.Record]:
    """For each who was drawn a seat after the start: by what right, and whether the cards must wait until the
    button has passed."""
    for entry, (table, seat) in sorted(given.items()):
        others = [s for i, s in given.values() if i == table and s != seat]
        held, _ = place(t, t.tables[table], seat, "entering.late_wait", now, others)
        what, label = kind(t.entries[entry]), t.tables[table].label
        how = "random" if t.rulebook.word(SEATS[what]) == "random" else "shortest"
        if held == "yes":
            yield records.Waits(entry, True)
        yield because(
            t, what, SEATS[what], "entering.late_wait", entry=entry,
            name=t.name(entry), table=label, seat=f"{label}.{seat}", waits=held, how=how,
        )  # fmt: skip
