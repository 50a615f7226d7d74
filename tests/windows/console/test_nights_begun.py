"""A night that begins as another one began is the same night, whether it was made or taken from that one."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from core.clock.timebase import Timebase
from core.say import acts
from gui.program.session import Session
from tests.windows import conftest as shared
from tests.windows.conftest import HALL, HandClock, LogInMemory, entropy
from tests.windows.console.conftest import SETUP, type_lines
from tests.windows.console.nights import names, thursday

LINES = f'{SETUP.strip()}\nregister "Gun Ahl"\ndraw\nstart\neliminate 1.3\nundo'


@pytest.fixture
def night(hand_clock: HandClock, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[], Session]]:
    """Open an empty night; none has been begun before."""
    monkeypatch.setattr(shared, "NIGHTS", {})
    opened: list[Session] = []

    def open_() -> Session:
        opened.append(Session(LogInMemory(), Timebase(hand_clock, hand_clock), entropy(), HALL))
        return opened[-1]

    yield open_
    for session in opened:
        session.disk.stop()


def typed(session: Session) -> None:
    type_lines(session, LINES)


def of_a_club(session: Session) -> None:
    thursday(session, names(12), 2)
    type_lines(session, "start")


@pytest.mark.parametrize("begin", [typed, of_a_club])
def test_the_same_actions_state_and_chance(
    night: Callable[[], Session], begin: Callable[[Session], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    made, taken = night(), night()
    begin(made)
    with monkeypatch.context() as patch:
        patch.delattr(Session, "do")  # nothing is decided a second time
        begin(taken)
    for session in (made, taken):
        session.do(acts.Register(name="Zoe Late"), "she came late")
        session.do(acts.OpenTable(label="9", size=9))
    assert taken.director.history == made.director.history
    assert [a.hash for a in taken.log.actions] == [a.hash for a in made.log.actions]
    assert taken.state == made.state
    assert taken.director._entropy(32) == made.director._entropy(32)
    assert taken.undo().action.hash == made.undo().action.hash


def test_another_time_or_another_beginning_is_another_night(
    night: Callable[[], Session], hand_clock: HandClock
) -> None:
    first, later, other = night(), night(), night()
    typed(first)
    hand_clock.advance(minutes=1)
    typed(later)
    type_lines(other, 'set title "Friday"')
    typed(other)
    assert later.log.actions[0].written == first.log.actions[0].written + 60_000
    assert [a.line for a in other.log.actions[1:]] == [a.line for a in later.log.actions]
    assert other.state.setting("title") == later.state.setting("title") == "Thursday 200"


def test_what_a_listener_hears_is_the_same(night: Callable[[], Session]) -> None:
    """A window shows the second: what it is told comes from acts done, not from actions taken over."""
    first, second = night(), night()
    heard: list[str] = []
    typed(first)
    second.changed.connect(lambda change: heard.append(change.action.line))
    typed(second)
    assert heard == [a.line for a in first.log.actions]
