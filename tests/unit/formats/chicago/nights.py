"""Nights of Chicago for tests."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TypeVar

from core.formats.chicago.heat import Heat, Match
from core.formats.chicago.state import by_label, chicago
from core.formats.duties import duties
from core.say.duties import Duty
from tests.unit.night import Night

DutyT = TypeVar("DutyT", bound=Duty)


def field(players: int, *, seed: str = "1") -> Night:
    """Return a night of Chicago with so many registered, its first heat not drawn."""
    night = Night(seed).run("format chicago")
    for i in range(1, players + 1):
        night.do(f'register "P{i}"')
    return night


def due(night: Night, kind: type[DutyT]) -> list[DutyT]:
    """Return the duties of this kind."""
    return [x for x in duties(night.state, night.ms) if isinstance(x, kind)]


def heat(night: Night) -> Heat:
    found = chicago(night.state).heat
    assert found is not None
    return found


def tables(night: Night) -> list[Match]:
    return by_label(night.state, heat(night).matches)


def label(night: Night, match: Match) -> str:
    return night.state.room.tables[match.table].label


def paper(night: Night, match: Match, number: int, points: Mapping[int, int]) -> str:
    """Return the line of a round in which these made so many points: the best wins with Chicago."""
    seats = match.sheets[number - 1].seats
    given = [points[e] for e in seats.values()]
    best = [*seats][given.index(max(given))]
    typed = " ".join(map(str, given))
    return f"protocol {label(night, match)} round {number} points {typed} said {best} made {best}"


def protocol(night: Night, match: Match, points: Mapping[int, int] | None = None) -> None:
    """Hand in the round a table is in: who came first wins, unless points are given."""
    ranked = points or dict(zip(sorted(match.sheet.seats.values()), (53, 30, 20, 10), strict=False))
    night.do(paper(night, match, len(match.sheets), ranked))


def by_hand(night: Night, numbers: Iterable[tuple[int, ...]]) -> None:
    """Write the match, or write it anew: the points of the first, the second … of its players by rounds."""
    rows = tuple(numbers)
    for number in (1, 2, 3):
        if len(tables(night)[0].sheets) < number:
            night.do("draw round 1")
        match = tables(night)[0]
        points = {e: row[number - 1] for e, row in zip(sorted(match.players), rows, strict=True)}
        night.do(paper(night, match, number, points))


def play(night: Night, points: Callable[[Match], Mapping[int, int] | None] = lambda _: None) -> None:
    """Play the heat out, every round as one line."""
    for match in tables(night):
        while not match.done:
            if match.sheet.over:
                night.do(f"draw round {label(night, match)}")
            else:
                protocol(night, match, points(match))


def tied(night: Night) -> None:
    """Play the heat out: the first of each table wins, all others are equal."""
    play(night, lambda x: dict.fromkeys(x.players, 20) | {min(x.players): 53})
