"""A table that breaks while others have raced: the races stay marked, and newcomers are raced."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt

from core.chips.now import racers, to_race
from core.say.duties import BreakTableDuty, RaceDuty
from gui.program.session import Session
from gui.words import chips as chips_words
from gui.words.names import Names
from gui.words.numbers import listed
from gui.words.tr import runs
from gui.words.voices import to_do
from tests.windows.conftest import HandClock
from tests.windows.console.conftest import Frame
from tests.windows.console.keyboard import CTRL
from tests.windows.console.test_race_desk import Hands, desk_of, due, line, type_all

Key = Qt.Key


def begun(session: Session, clock: HandClock, open_frame: Callable[..., Frame]) -> Hands:
    """Three tables of seven in the break; table 3 fits into the others, and table 1 has raced."""
    due(session, clock, players=18, tables=3)
    hands = Hands(open_frame())
    hands.frame.night.show_page("chips")
    type_all(hands, (1,) * 6)
    hands.key(Key.Key_Return)
    assert len(session.state.chips.races) == 1
    return hands


def test_the_next_race_is_marked_and_not_the_break(
    session: Session, hand_clock: HandClock, open_frame: Callable[..., Frame]
) -> None:
    hands = begun(session, hand_clock, open_frame)
    hands.frame.night.show_page("tonight")
    hands.frame.pass_time(seconds=2)
    duties = hands.frame.night.duties
    kinds = [card.duty.kind for card in duties.cards]
    assert kinds.index(RaceDuty.kind) < kinds.index(BreakTableDuty.kind)
    marked = [card.duty for card in duties.cards if card.ring]
    assert [type(x) for x in marked] == [RaceDuty]
    hands.key(Key.Key_Return)
    assert len(session.state.open_tables) == 3, "Enter broke no table"
    assert desk_of(hands).isVisible()


def test_newcomers_are_raced_at_the_table_they_come_to(
    session: Session, hand_clock: HandClock, open_frame: Callable[..., Frame]
) -> None:
    """Broken all the same with K: the desk asks at each table for those who came, and for nobody twice."""
    hands = begun(session, hand_clock, open_frame)
    t = session.state
    hands.key(Key.Key_3, CTRL)
    hands.key(Key.Key_K)
    hands.key(Key.Key_Return)
    assert len(session.state.open_tables) == 2
    first, second = session.state.open_tables
    late = racers(session.state, first, 25)
    assert 0 < len(late) < len(first.seats)
    hands.frame.pass_time(seconds=2)
    hands.key(Key.Key_5, CTRL)
    desk = desk_of(hands)
    desk.go((25, first.id))
    assert [row.seat for row in desk.rows] == sorted(late)
    assert desk.asking
    type_all(hands, (1,) * len(late))
    hands.key(Key.Key_Return)
    race = session.state.chips.races[-1]
    assert (race.table, sorted(seat for seat, _ in race.odd)) == (first.id, sorted(late))
    assert to_race(session.state, 25) == [second]
    rows = {row.seat: row.typed.odd for row in desk.rows}
    assert rows == dict.fromkeys(first.seats, 1), "the table's earlier race is still on the page"
    assert desk.foot.figures["odd"][2].text == chips_words.chips_worth(
        len(first.seats), 25 * len(first.seats)
    )
    hands.key(Key.Key_Return)
    assert desk.at == (25, second.id)
    assert len(desk.rows) == len(second.seats), "a table that had not raced asks everybody"
    assert line(hands, min(second.seats)).typed.odd is None
    assert t.chips.values


def test_newcomers_without_odd_chips_leave_the_earlier_race_on_the_page(
    session: Session, hand_clock: HandClock, open_frame: Callable[..., Frame]
) -> None:
    hands = begun(session, hand_clock, open_frame)
    desk = desk_of(hands)
    before = desk.foot.figures["odd"][2].text, desk.foot.figures["won"][2].text
    hands.key(Key.Key_3, CTRL)
    hands.key(Key.Key_K)
    hands.key(Key.Key_Return)
    hands.frame.pass_time(seconds=2)
    hands.key(Key.Key_5, CTRL)
    first = session.state.open_tables[0]
    desk.go((25, first.id))
    late = len(desk.rows)
    type_all(hands, (0,) * late)
    hands.key(Key.Key_Return)
    assert session.state.chips.races[-1].odd == ()
    assert (desk.foot.figures["odd"][2].text, desk.foot.figures["won"][2].text) == before
    assert sorted(row.typed.odd or 0 for row in desk.rows) == [0] * late + [1] * 6


def test_the_duty_marks_the_newcomers_names_as_facts(
    session: Session, hand_clock: HandClock, open_frame: Callable[..., Frame]
) -> None:
    hands = begun(session, hand_clock, open_frame)
    hands.key(Key.Key_3, CTRL)
    hands.key(Key.Key_K)
    hands.key(Key.Key_Return)
    duties = [x.duty for x in hands.frame.night.duties.cards]
    duty = next(x for x in duties if isinstance(x, RaceDuty) and x.late)
    who, names = to_do(duty, Names(session.state)).text, Names(session.state)
    assert "<" not in who
    assert [words for words, bold in runs(who) if bold] == [listed([names.entry(x) for x in duty.late])]
