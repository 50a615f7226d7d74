"""Nights of Chicago for tests."""

from __future__ import annotations

from core.formats.chicago.heat import Heat, Match
from core.formats.chicago.state import by_label, chicago
from tests.unit.night import Night


def field(players: int, *, seed: str = "1") -> Night:
    """Return a night of Chicago with so many registered, its first heat not drawn."""
    night = Night(seed).run("format chicago")
    for i in range(1, players + 1):
        night.do(f'register "P{i}"')
    return night


def heat(night: Night) -> Heat:
    found = chicago(night.state).heat
    assert found is not None
    return found


def tables(night: Night) -> list[Match]:
    return by_label(night.state, heat(night).matches)


def label(night: Night, match: Match) -> str:
    return night.state.room.tables[match.table].label


def protocol(night: Night, match: Match, *points: int) -> None:
    """Hand in the round a table is in: who came first wins with Chicago, unless points are given."""
    chairs = [*match.sheet.seats]
    ranked = sorted(match.sheet.seats.values())
    given = points or tuple((53, 30, 20, 10)[ranked.index(e)] for e in match.sheet.seats.values())
    best = chairs[given.index(max(given))]
    typed = " ".join(map(str, given))
    night.do(f"protocol {label(night, match)} points {typed} said {best} made {best}")


def play(night: Night) -> None:
    """Play the heat out, every round as one line."""
    for match in tables(night):
        while not heat(night).matches[match.table].done:
            now = heat(night).matches[match.table]
            if now.sheet.over:
                night.do(f"draw round {label(night, now)}")
                continue
            protocol(night, now)


def tied(night: Night) -> None:
    """Play the heat out: the first of each table wins, all others are equal."""
    for match in tables(night):
        while not heat(night).matches[match.table].done:
            now = heat(night).matches[match.table]
            if now.sheet.over:
                night.do(f"draw round {label(night, now)}")
                continue
            best = min(now.players)
            protocol(night, now, *(53 if e == best else 20 for e in now.sheet.seats.values()))
