"""A night of twelve teams at four tables in the director's window."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QDialog

from core.formats.team.state import Team, game, team_named
from core.tournament.state import Tournament
from gui.formats.team.page import TeamsPage
from gui.program.session import Session
from tests.formats.rounds.handed_in import handed_in
from tests.windows.conftest import HandClock
from tests.windows.console.conftest import Frame, open_frame, type_lines  # noqa: F401

HANDED_IN = (("team", "core.formats.team:TEAM", "gui.formats.team:LOOK"),)
TEAMS = """Fisk: Ida Falk, Per Öst, Siv Frost, Kim Hall
Göta: Mia Gran, Sten Moberg, Eva Lund
Hökarängen: Tor Holm, Elin Svärd, Bo Öhman
Kronan: Ali Karlsson, Ann Åkesson, Jo Eng
Malmö Ess: Ove Melin, Lars Kvist, Eva Sand, Pia Wik, Leo Ask
Norra A: Jo Nordin, Pia Wallin, Bea Blom
Norra B: Anna Ek, Bo Sund, Maja Lind, Nils Åberg
Sista Kortet: Rut Ström, Olle Lilja, Åke Dahl
Solna River: Ulf Rask, Tea Vik, Nea Sjö, Kai Palm
Umeå: Kim Uddén, Gun Berg, Sara Yng
Västerås: Leo Zetter, Moa Grip, Bo Hedlund, Ia Roos
Öresund: Ann Björk, Jan Edin, Åke Skog"""
SETUP = """
format team
rulebook sm-team
set title "SM Team"
price entry 1800 fee 300 chips 20000
prizes 50% 30% 20%
chips 25 100 500 1000 5000
add level blinds 100/200 length 20
add level blinds 200/400 length 20
add level blinds 300/600 length 20
"""
SEATED = """
open table 1 seats 9
open table 2 seats 9
open table 3 seats 9
open table 4 seats 9
draw
start
"""


@dataclass
class TeamFrame:
    """A night of teams; its window opens when it is first looked at."""

    session: Session
    clock: HandClock
    open: Callable[[], Frame]

    @cached_property
    def frame(self) -> Frame:
        return self.open()

    @property
    def t(self) -> Tournament:
        return self.session.state

    @property
    def page(self) -> TeamsPage:
        """The Teams page, by its digit."""
        self.frame.focus_page()
        self.frame.key(Qt.Key.Key_9, Qt.KeyboardModifier.ControlModifier)
        page = self.frame.night.stack.currentWidget()
        assert isinstance(page, TeamsPage)
        return page

    def team(self, name: str) -> Team:
        found = team_named(self.t, name)
        assert found is not None
        return game(self.t).teams[found.id]

    def stack(self, name: str, nth: int) -> str:
        """The seat of a team's stack, as it is typed."""
        entry = self.t.people.entries[self.team(name).stacks[nth]]
        assert entry.table is not None
        return f"{self.t.room.tables[entry.table].label}.{entry.seat}"

    def do(self, *lines: str) -> None:
        type_lines(self.session, "\n".join(lines))

    def pass_time(self, *, minutes: float = 0, seconds: float = 0) -> None:
        self.clock.advance(minutes=minutes, seconds=seconds)
        self.session.tick()
        self.session.settle()

    def dialog(self) -> QDialog:
        (found,) = [x for x in QApplication.topLevelWidgets() if isinstance(x, QDialog) and x.isVisible()]
        return found

    def dialogs(self) -> list[QDialog]:
        return [x for x in QApplication.topLevelWidgets() if isinstance(x, QDialog) and x.isVisible()]


@pytest.fixture
def empty(
    session: Session,
    hand_clock: HandClock,
    open_frame: Callable[..., Frame],  # noqa: F811
) -> Iterator[TeamFrame]:
    """Team poker is chosen, nobody is registered."""
    with handed_in(HANDED_IN):
        found = TeamFrame(session, hand_clock, open_frame)
        found.do(*SETUP.strip().splitlines())
        yield found


@pytest.fixture
def seated(empty: TeamFrame) -> TeamFrame:
    """The first level has begun."""
    teams = " ".join(f'"{line}"' for line in TEAMS.splitlines())
    empty.do(f"register teams {teams}", *SEATED.strip().splitlines())
    return empty


@pytest.fixture
def talking(seated: TeamFrame) -> TeamFrame:
    """The first talk break has just begun."""
    seated.pass_time(minutes=20, seconds=5)
    return seated
