"""What one action touched, so that views redraw no more than that."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import partial
from typing import NamedTuple

from core.log.change import Change
from core.log.order import CLOCK_RECORDS
from core.say import records as r
from core.say.facts.shapes import hints, per_class
from core.tournament.names import named
from core.tournament.state import Tournament

# What may touch anybody: chips dealt out go back when a disqualified player is in again; another rulebook or
# order has another table give a player or break next.
_ANYBODY = (r.SettingChanged, r.EntryCorrected, r.Reinstated, r.FormatChosen, r.RulebookSet, r.BreakOrderSet)


class Before(NamedTuple):
    """The entries the action is about, and, asked of the state before it is taken in because its records do
    not say it: the tables that they sit at, who they are, and which of its players nobody knew yet."""

    entries: frozenset[int]
    tables: frozenset[int]
    players: frozenset[int]
    new: frozenset[int]


def _entries(action: r.Action) -> set[int]:
    found: set[int] = set()
    for x in action.records:
        for name in _about(type(x)):
            value = getattr(x, name)
            if isinstance(value, int):
                found.add(value)
        if isinstance(x, r.Eliminated | r.BustCorrected):  # whose counted stacks are others by it
            found.update(x.by)
        elif isinstance(x, r.Disqualified):
            found.update(entry for entry, _ in x.shares)
    return found


@per_class
def _about(cls: type[r.Record]) -> tuple[str, ...]:
    """The fields that may name an entry."""
    return tuple(name for name in ("entry", "other", "who") if name in hints(cls))


def _paid_back(state: Tournament, x: r.Record) -> Iterator[int]:
    """Yield who gives back the chips of a disqualified player, where the bust was somebody else's."""
    if isinstance(x, r.BustCorrected) and (gone := state.conduct.disqualified.get(x.entry)) is not None:
        yield from (entry for entry, _ in gone.shares)


def _racers(action: r.Action, state: Tournament) -> set[int]:
    races = [x for x in action.records if isinstance(x, r.RaceHeld)]
    return {state.room.tables[x.table].seats.get(seat, 0) for x in races for seat, _ in x.odd} - {0}


def _tables_of(entries: Collection[int], state: Tournament) -> set[int]:
    known = (state.people.entries[e] for e in entries if e in state.people.entries)
    return {e.table for e in known if e.table is not None}


def _players_of(entries: Collection[int], state: Tournament) -> set[int]:
    return {state.people.entries[e].player for e in entries if e in state.people.entries}


def before(action: r.Action, state: Tournament) -> Before:
    """``state`` is still without the action."""
    entries = frozenset(_entries(action)).union(*map(partial(_paid_back, state), action.records))
    noted = frozenset(x.player for x in action.records if isinstance(x, r.PlayerNoted))
    return Before(
        entries,
        frozenset(_tables_of(entries, state)),
        frozenset(_players_of(entries, state)) | noted,
        noted.difference(state.people.players),
    )


def _renamed(x: r.PlayerNoted, state: Tournament, new: frozenset[int]) -> bool:
    """Whether somebody is called otherwise than before wherever he is named: also who now has a namesake
    (``text_names.called``)."""
    return x.player not in new or len(named(state, x.name)) > 1


def summary(action: r.Action, state: Tournament, left: Before) -> Change:
    """What the action touched, ``state`` being after it; ``left`` is what ``before`` found."""
    kinds = {*map(type, action.records)}
    entries = left.entries | _racers(action, state) if r.RaceHeld in kinds else left.entries
    at = (x.table for x in action.records if "table" in hints(type(x)))  # type: ignore[union-attr]
    tables = left.tables.union(filter(None, at), _tables_of(entries, state))
    clock, everything = not kinds.isdisjoint(CLOCK_RECORDS), not kinds.isdisjoint(_ANYBODY)
    if r.PlayerNoted in kinds and not everything:
        noted = (x for x in action.records if isinstance(x, r.PlayerNoted))
        everything = any(_renamed(x, state, left.new) for x in noted)
    if entries:
        latest = state.game.busts[-len(entries) :]
        tables = tables.union(b.table for b in latest if b.table and b.entry in entries)
    players = left.players | _players_of(entries, state)
    return Change(action, tables, entries, players, clock, everything)
