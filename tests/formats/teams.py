"""Team poker's part of the core, known for a while; and nights of it for tests."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from core.formats import format as formats
from core.formats.duties import duties
from core.formats.team import TEAM
from core.formats.team.state import Team, TeamGame, game, team_named
from core.say.formats import COMING
from tests.formats.rounds.handed_in import kept
from tests.unit.night import Night

NAMES = ("Fisk", "Göta", "Hökarängen", "Kronan", "Malmö Ess", "Norra A", "Norra B", "Sista Kortet", "Solna",
         "Umeå", "Västerås", "Öresund")  # fmt: skip


@contextmanager
def handed_in() -> Iterator[None]:
    """Team poker is known meanwhile."""
    if TEAM.id in formats.FORMATS:
        yield
        return
    with kept():
        formats.hand_in(TEAM)
        COMING[TEAM.id] = None
        yield


class TeamNight(Night):
    """A night of teams of the championship's rules: ``teams`` of three members and more, at these tables."""

    @property
    def game(self) -> TeamGame:
        return game(self.state)

    def team(self, name: str) -> Team:
        found = team_named(self.state, name)
        assert found is not None
        return found

    def stacks(self, name: str) -> list[str]:
        """The seats of the team's stacks, as they are typed."""
        return [self.state.seat_text(e) for e in self.team(name).stacks]

    def due(self, kind: type[Any]) -> list[Any]:
        """The duties of this kind."""
        return [d for d in duties(self.state, self.ms) if isinstance(d, kind)]

    def level_ends(self) -> TeamNight:
        """The clock comes to the end of the level that is played."""
        left = self.reading.remaining
        assert left is not None
        self.wait(ms=left)
        return self


def chosen(book: str = "sm-team", *, levels: int = 6, seed: str = "1") -> TeamNight:
    """A night that is not drawn yet."""
    night = TeamNight(seed)
    night.do("format team")
    night.do(f"rulebook {book}")
    night.do("price entry 300+50 chips 10000")
    for i in range(levels):
        night.do(f"add level blinds {25 * 2**i}/{50 * 2**i} length 20")
    return night


def registered(count: int = 4, members: int = 4, **more: Any) -> TeamNight:
    night = chosen(**more)
    for name in NAMES[:count]:
        people = " ".join(f'"{name} {letter}"' for letter in "ABCDEF"[:members])
        night.do(f'register team "{name}" members {people}')
    return night


def drawn(count: int = 4, members: int = 4, tables: Sequence[int] = (6, 6), **more: Any) -> TeamNight:
    """Seated, and play has begun."""
    night = registered(count, members, **more)
    for number, seats in enumerate(tables, 1):
        night.do(f"open table {number} seats {seats}")
    night.do("draw")
    night.do("start")
    return night
