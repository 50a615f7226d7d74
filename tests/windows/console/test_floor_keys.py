"""The floor by the rulebook with the keyboard alone: duties carried out with Enter, one refusal overruled
with a reason, and all of it undone again."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from core.say.becauses import Balanced
from core.say.duties import BalanceDuty, BreakTableDuty
from gui.program.session import Session
from tests.windows.console.conftest import Frame, type_lines

CTRL = Qt.KeyboardModifier.ControlModifier
ROOM = """
rulebook svepof-2006
set seats 6
add level blinds 25/50 length 20
open table 1
open table 2
open table 3
open table 4
"""
START = "announce break-order\nstart\nblinds 1 big 3\nblinds 2 big 3\nblinds 3 big 3\n"


def room(session: Session) -> None:
    """Tables of 5, 5, 5 and 3: the three of table 4 fit at the others."""
    seats = [f"{table}.{seat}" for table, n in ((1, 5), (2, 5), (3, 5), (4, 3)) for seat in range(1, n + 1)]
    people = "".join(
        f'register "Player {name}" seat {seat} override "as they came"\n'
        for name, seat in zip("ABCDEFGHIJKLMNOPQR", seats, strict=True)
    )
    type_lines(session, ROOM + people + START)


def kinds(frame: Frame) -> list[str]:
    return [card.duty.kind for card in frame.night.duties.cards]


def enter(frame: Frame) -> None:
    """Long enough after the first duty came that Enter is meant for it."""
    frame.pass_time(seconds=2)
    frame.key(Qt.Key.Key_Return)


def test_three_duties_by_enter_one_refusal_overruled_and_all_undone(
    session: Session, open_frame: Callable[..., Frame]
) -> None:
    room(session)
    frame = open_frame()
    before, written = deepcopy(session.state), len(session.director.history)

    # 1: the table that is next to break goes, its players drawn to the others
    assert kinds(frame)[0] is BreakTableDuty.kind
    enter(frame)
    assert [t.label for t in session.state.open_tables] == ["1", "2", "3"]
    # 2 and 3: two go out at one table, and with the big blinds told it is balanced, a player at a time
    frame.key(Qt.Key.Key_K, CTRL)
    for line in ("1.1", "1.2", "1.3", "blinds 1 big 4", "blinds 2 big 3", "blinds 3 big 3"):
        frame.type(line)
        frame.key(Qt.Key.Key_Return)
        frame.key(Qt.Key.Key_K, CTRL)
    frame.key(Qt.Key.Key_Escape)
    assert [len(t.seats) for t in session.state.open_tables] == [3, 6, 6]
    for sizes in ([4, 6, 5], [5, 5, 5]):
        assert kinds(frame)[0] is BalanceDuty.kind
        enter(frame)
        assert [len(t.seats) for t in session.state.open_tables] == sizes
        moved = [x for x in session.director.history[-1].records if isinstance(x, Balanced)]
        assert "SvePoF 2006 §8.2 a)" in moved[0].clauses
    assert BalanceDuty.kind not in kinds(frame)

    # what the book forbids is refused with its clause, and overruled with a reason
    frame.key(Qt.Key.Key_K, CTRL)
    frame.type('register "Too Late"')
    frame.key(Qt.Key.Key_Return)
    notice = frame.night.notice
    assert "§2.6" in notice.sentence.text()
    frame.key(Qt.Key.Key_Return, CTRL)
    assert QApplication.focusWidget() is notice.reason
    frame.type("the tram stood still")
    frame.key(Qt.Key.Key_Return)
    ruled = session.state.word.overrides[-1]
    assert (ruled.reason, ruled.clauses) == ("the tram stood still", ("SvePoF 2006 §2.6",))

    # all of it undone again, each by its name
    done = len(session.director.history) - written
    for _ in range(done):
        frame.key(Qt.Key.Key_Escape)
        frame.key(Qt.Key.Key_Z, CTRL)
    assert session.state == before
    assert kinds(frame)[0] is BreakTableDuty.kind
