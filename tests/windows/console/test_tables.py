"""The floor by real keys, clicks and drops, against a real night."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from core.floor.balance.now import first
from core.say import acts
from core.say.reasons import (
    BadPlace,
    BlindsUnknown,
    NotSeated,
    ReadOnly,
    SeatTaken,
    TableDoesNotFit,
    TableExists,
    TableOccupied,
)
from gui.console.tables.page import TablesPage
from gui.console.tables.pending import PendingOfEach
from gui.program.session import Session
from gui.words import tables as tables_words
from gui.words import text
from gui.words.numbers import short_chips
from gui.words.voices import SelectFirst, said_by
from tests.doing import do_line
from tests.windows.console.keyboard import PLAIN, choose, form, open_menu, press, write
from tests.windows.console.nights import names, thursday
from tests.windows.said import says

if TYPE_CHECKING:
    from tests.windows.conftest import HandClock, TestDesk

Key, LEFT = Qt.Key, Qt.MouseButton.LeftButton


@pytest.fixture
def page(session: Session, desk: TestDesk, qtbot: QtBot) -> TablesPage:
    """24 players on three tables of nine, the clock running."""
    thursday(session, names(24), 3)
    session.do(acts.Start())
    return show(TablesPage(session), desk, qtbot)


def show(page: TablesPage, desk: TestDesk, qtbot: QtBot) -> TablesPage:
    desk.hold(page)
    desk.activateWindow()
    page.shown()
    qtbot.waitUntil(page.isVisible)
    QApplication.processEvents()
    return page


def table(session: Session, label: str) -> int:
    return next(t.id for t in session.state.open_tables if t.label == label)


def taken(session: Session, label: str) -> int:
    """A seat somebody sits in there."""
    return min(session.state.room.tables[table(session, label)].seats)


def free(session: Session, label: str) -> int:
    return session.state.room.tables[table(session, label)].free[0]


def click(page: TablesPage, label: str, seat: int, button: Qt.MouseButton = LEFT) -> None:
    oval = page.floor.ovals[table(page.session, label)]
    QTest.mouseClick(oval, button, PLAIN, oval.seat_centre(seat))


def at(page: TablesPage, label: str, seat: int) -> int:
    """Return the entry on this seat, 0 for nobody."""
    return page.session.state.room.tables[table(page.session, label)].seats.get(seat, 0)


def choose_seat(page: TablesPage, label: str, seat: int) -> None:
    page.floor.choose((table(page.session, label), seat))


def drag(source: QWidget, start: QPoint, target: QWidget, end: QPoint) -> None:
    """Press, move, let go, as a hand does it: every event goes to where the button was pressed."""
    over = source.mapFromGlobal(target.mapToGlobal(end))
    QTest.mousePress(source, LEFT, PLAIN, start)
    for there in (start + QPoint(3, 0), start + QPoint(16, 12), (start + over) / 2, over):
        moved = QMouseEvent(
            QEvent.Type.MouseMove, QPointF(there), QPointF(source.mapToGlobal(there)), LEFT, LEFT, PLAIN
        )
        QApplication.sendEvent(source, moved)
    QTest.mouseRelease(source, LEFT, PLAIN, over)


def drop(page: TablesPage, entry: int, label: str, seat: int) -> None:
    """The player taken from the seat, or from the list of those without, and let go over this seat."""
    oval = page.floor.ovals[table(page.session, label)]
    found = page.session.state.people.entries[entry]
    if found.table is not None and found.seat is not None:
        source = page.floor.ovals[found.table]
        drag(source, source.seat_centre(found.seat), oval, oval.seat_centre(seat))
    else:
        row = [e for e, _ in page.unseated.people.people].index(entry)
        start = page.unseated.visualRect(page.unseated.people.index(row, 0)).center()
        drag(page.unseated.viewport(), start, oval, oval.seat_centre(seat))


def test_no_tables_says_what_to_do(session: Session, desk: TestDesk, qtbot: QtBot) -> None:
    page = show(TablesPage(session), desk, qtbot)
    assert page._empty.isVisible()
    assert page._stack.currentWidget() is page._empty


def test_every_open_table_is_shown(page: TablesPage, session: Session) -> None:
    shown = [o.view for o in page.floor.ovals.values()]
    assert [v.title for v in shown] == ["Table 1", "Table 2", "Table 3"]
    names_shown = {s.name for v in shown for s in v.seats if s.entry}
    assert names_shown == {session.state.name(e.id) for e in session.state.playing}
    spare = sum(t.spare for t in session.state.open_tables)
    assert page.summary.text() == tables_words.floor_line(3, spare, ["3", "2", "1"])


# -- the seat --------------------------------------------------------------------------------------


def test_a_click_opens_the_seats_menu_and_busts(page: TablesPage, session: Session) -> None:
    seat = taken(session, "2")
    who = at(page, "2", seat)
    click(page, "2", seat)
    choose(f"Bust {session.state.name(who)}")
    assert session.state.people.entries[who].out
    assert at(page, "2", seat) == 0


def test_the_menu_of_a_seat_lets_its_player_leave(page: TablesPage, session: Session, qtbot: QtBot) -> None:
    seat = taken(session, "2")
    who = at(page, "2", seat)
    before = session.state.money.paid
    click(page, "2", seat)
    choose(page.deeds["leave"].text())
    form(page, acts.RemoveStack, qtbot)
    write("4000")
    press(Key.Key_Return)
    if not session.state.people.entries[who].out:
        write("has to go home")
        press(Key.Key_Return)
    assert session.state.people.entries[who].out
    assert session.state.money.paid == before


def test_a_letter_behind_the_open_menu_closes_it(page: TablesPage, session: Session) -> None:
    """Else it stays on top, and the next Enters press its first entry: Bust."""
    seat = taken(session, "2")
    click(page, "2", seat)
    menu = open_menu()
    QTest.keyClick(page.floor.ovals[table(session, "2")], Key.Key_T)
    assert page.bar.isVisible()
    assert not menu.isVisible()


@pytest.mark.parametrize("key", [Key.Key_Delete])
def test_delete_busts_the_chosen_seat(page: TablesPage, session: Session, key: Qt.Key) -> None:
    seat = taken(session, "1")
    who = at(page, "1", seat)
    choose_seat(page, "1", seat)
    press(key)
    assert session.state.people.entries[who].out


def test_b_busts_by_somebody(page: TablesPage, session: Session, qtbot: QtBot) -> None:
    seat = taken(session, "1")
    who = at(page, "1", seat)
    choose_seat(page, "1", seat)
    press(Key.Key_B)
    form(page, acts.Eliminate, qtbot)
    beside = next(x for x in session.state.room.tables[table(session, "1")].seats if x != seat)
    write(f"1.{beside}")
    winner = at(page, "1", beside)
    press(Key.Key_Return)
    press(Key.Key_Return)
    assert session.state.game.busts[-1].entry == who
    assert session.state.game.busts[-1].by == (winner,)


def test_arrows_choose_and_delete_busts(page: TablesPage, session: Session) -> None:
    choose_seat(page, "1", 1)
    order = [1]
    for _ in range(8):
        press(Key.Key_Right)
        assert page.seat is not None
        order.append(page.seat[1])
    assert order == list(range(1, 10))


def test_choosing_at_one_table_lets_go_at_the_other(page: TablesPage, session: Session) -> None:
    choose_seat(page, "1", 3)
    choose_seat(page, "2", 5)
    first, second = page.floor.ovals[table(session, "1")], page.floor.ovals[table(session, "2")]
    assert (first.selected, second.selected) == (0, 5)


def test_a_free_seat_is_closed_and_opened(page: TablesPage, session: Session, desk: TestDesk) -> None:
    seat = free(session, "3")
    click(page, "3", seat)
    choose("Close seat")
    assert session.state.room.tables[table(session, "3")].closed == {seat}
    click(page, "3", seat)
    choose("Reopen seat")
    assert session.state.room.tables[table(session, "3")].closed == set()
    choose_seat(page, "3", seat)
    press(Key.Key_X)
    assert session.state.room.tables[table(session, "3")].closed == set()
    desk.confirms.pop()[1]()
    assert session.state.room.tables[table(session, "3")].closed == {seat}


def test_x_reopens_a_closed_seat(page: TablesPage, session: Session, desk: TestDesk) -> None:
    closed = table(session, "3"), free(session, "3")
    session.do(acts.CloseSeat(seat=closed))
    page.floor.choose(closed)
    press(Key.Key_X)
    desk.confirms.pop()[1]()
    assert session.state.room.tables[closed[0]].closed == set()


def test_a_chosen_seat_may_go_with_its_table(page: TablesPage, session: Session) -> None:
    session.do(acts.OpenTable(label="9"))
    chosen = session.state.open_tables[-1].id, 1
    page.floor.choose(chosen)
    session.changed.disconnect(page._changed)  # the list of those without a seat may come before the floor
    session.undo()
    page.deeds.refresh()
    assert page.deeds["close_seat"].why_not


def test_o_asks_who_is_to_be_kept_apart(page: TablesPage, session: Session, qtbot: QtBot) -> None:
    page.home().setFocus()
    press(Key.Key_O)
    form(page, acts.KeepApart, qtbot)


def test_a_taken_seat_cannot_be_closed_and_says_why(page: TablesPage, session: Session) -> None:
    seat = taken(session, "1")
    choose_seat(page, "1", seat)
    press(Key.Key_X)
    assert session.state.room.tables[table(session, "1")].closed == set()
    assert says(said_by(page.deeds["close_seat"].why_not), SeatTaken)


# -- moving ----------------------------------------------------------------------------------------


def test_m_and_the_seat_moves(page: TablesPage, session: Session) -> None:
    seat, to = taken(session, "1"), free(session, "3")
    who = at(page, "1", seat)
    choose_seat(page, "1", seat)
    press(Key.Key_M)
    write(f"3.{to}")
    press(Key.Key_Return)
    assert at(page, "3", to) == who
    assert page.seat == (table(session, "3"), to)
    assert not page.bar.isVisible()


def test_a_seats_number_alone_is_at_the_same_table(page: TablesPage, session: Session) -> None:
    seat, to = taken(session, "1"), free(session, "1")
    who = at(page, "1", seat)
    choose_seat(page, "1", seat)
    press(Key.Key_M)
    write(str(to))
    press(Key.Key_Return)
    assert at(page, "1", to) == who


def test_a_move_is_answered_by_a_click(page: TablesPage, session: Session) -> None:
    seat, to = taken(session, "1"), free(session, "2")
    who = at(page, "1", seat)
    choose_seat(page, "1", seat)
    press(Key.Key_M)
    click(page, "2", to)
    assert at(page, "2", to) == who


@pytest.mark.parametrize(
    ("typed", "said"), [("9.9", "No seat “9.9”"), ("x", "No seat “x”"), ("1.77", "1.77")]
)
def test_a_wrong_seat_is_said_where_it_was_typed(
    page: TablesPage, session: Session, typed: str, said: str
) -> None:
    before = len(session.director.history)
    choose_seat(page, "1", taken(session, "1"))
    press(Key.Key_M)
    write(typed)
    press(Key.Key_Return)
    assert said in page.bar.problem.text()
    assert page.bar.isVisible()
    press(Key.Key_Escape)
    assert not page.bar.isVisible()
    assert len(session.director.history) == before


def test_a_taken_seat_is_refused_with_the_name(page: TablesPage, session: Session) -> None:
    choose_seat(page, "1", taken(session, "1"))
    press(Key.Key_M)
    click(page, "2", taken(session, "2"))
    assert session.state.name(at(page, "2", taken(session, "2"))) in page.bar.problem.text()


def test_t_swaps_two(page: TablesPage, session: Session) -> None:
    one, two = taken(session, "1"), taken(session, "2")
    first, second = at(page, "1", one), at(page, "2", two)
    choose_seat(page, "1", one)
    press(Key.Key_T)
    write(f"2.{two}")
    press(Key.Key_Return)
    assert (at(page, "1", one), at(page, "2", two)) == (second, first)


def test_a_player_is_dragged_to_a_free_seat(page: TablesPage, session: Session) -> None:
    who, to = at(page, "1", taken(session, "1")), free(session, "3")
    drop(page, who, "3", to)
    assert at(page, "3", to) == who


def test_a_dragged_player_is_not_chosen(page: TablesPage, session: Session) -> None:
    """Enter would open the menu that busts."""
    who, to = at(page, "1", taken(session, "1")), free(session, "3")
    drop(page, who, "3", to)
    assert page.seat is None
    drop(page, who, "3", to)  # let go where it was taken: nothing is done
    assert page.seat is None
    press(Key.Key_Return)
    assert not [w for w in QApplication.topLevelWidgets() if isinstance(w, QMenu) and w.isVisible()]


def test_what_is_done_elsewhere_lets_go_of_the_seat(page: TablesPage, session: Session) -> None:
    for elsewhere in ('register "Ulf Beck"', "1.2 out"):
        choose_seat(page, "3", taken(session, "3"))
        assert page.seat is not None
        do_line(session, elsewhere)
        assert page.seat is None
    choose_seat(page, "3", taken(session, "3"))
    session.undo()
    assert page.seat is None


def test_a_player_dragged_onto_another_changes_seats(page: TablesPage, session: Session) -> None:
    one, two = taken(session, "1"), taken(session, "3")
    first, second = at(page, "1", one), at(page, "3", two)
    drop(page, first, "3", two)
    assert (at(page, "1", one), at(page, "3", two)) == (second, first)


# -- without a seat --------------------------------------------------------------------------------


def test_those_without_a_seat_are_listed_and_dragged_in(page: TablesPage, session: Session) -> None:
    assert not page._side.isVisible()
    session.do(acts.Register(name="Late Arrival"))
    assert page._side.isVisible()
    index = page.unseated.people.index(0, 0)
    assert index.data() == "Arrival, Late"
    assert page._side_title.text() == tables_words.unseated_title(1)
    who = next(e.id for e in session.state.playing if e.table is None)
    to = free(session, "2")
    drop(page, who, "2", to)
    assert at(page, "2", to) == who
    assert not page._side.isVisible()


def test_one_without_a_seat_is_given_one_by_key(page: TablesPage, session: Session) -> None:
    session.do(acts.Register(name="Late Arrival"))
    page.unseated.setCurrentIndex(page.unseated.people.index(0, 0))
    page.unseated.setFocus()
    press(Key.Key_M)
    to = free(session, "2")
    write(f"2.{to}")
    press(Key.Key_Return)
    assert session.state.name(at(page, "2", to)) == "Late Arrival"


def test_somebody_without_a_seat_cannot_swap(page: TablesPage, session: Session, desk: TestDesk) -> None:
    session.do(acts.Register(name="Late Arrival"))
    who = next(e.id for e in session.state.playing if e.table is None)
    drop(page, who, "2", taken(session, "2"))
    assert [type(r) for _, x in desk.refused for r in x.reasons] == [NotSeated]


# -- tables ----------------------------------------------------------------------------------------


def test_tables_are_added_several_at_once(page: TablesPage, session: Session, qtbot: QtBot) -> None:
    choose_seat(page, "1", 1)
    press(Key.Key_N)
    form(page, acts.OpenTable, qtbot)
    write("2")
    press(Key.Key_Return)
    assert [(t.label, t.size) for t in session.state.open_tables[3:]] == [("4", 9), ("5", 9)]


def test_a_label_that_is_taken_is_said_before(page: TablesPage, session: Session, qtbot: QtBot) -> None:
    page.ask("add")
    asked = form(page, acts.OpenTable, qtbot)
    asked.line("label").selectAll()
    asked.line("label").setFocus()
    write("2")
    assert says(asked.problem.said, TableExists)
    assert not asked.do_button.isEnabled()
    asked.line("label").selectAll()
    write("Final")
    assert asked.do_button.isEnabled()
    asked.reject()


def test_a_table_is_broken_when_its_players_fit(page: TablesPage, session: Session, desk: TestDesk) -> None:
    three = session.state.room.tables[table(session, "3")]
    choose_seat(page, "3", taken(session, "3"))
    assert not page.deeds["break"].isEnabled()
    assert says(said_by(page.deeds["break"].why_not), TableDoesNotFit, players=8, seats=2)
    for entry in list(three.seats.values())[:6]:
        session.do(acts.Eliminate(who=(entry,)))
    choose_seat(page, "3", taken(session, "3"))
    press(Key.Key_K)
    assert len(session.state.open_tables) == 3
    desk.confirms[-1][1]()
    assert [t.label for t in session.state.open_tables] == ["1", "2"]
    assert set(page.floor.ovals) == {t.id for t in session.state.open_tables}


def test_only_an_empty_table_is_closed(page: TablesPage, session: Session) -> None:
    session.do(acts.OpenTable(label="9"))
    oval = page.floor.ovals[table(session, "9")]
    QTest.mouseClick(oval, LEFT, PLAIN, oval.seat_centre(1))
    choose("Close table 9")
    assert "9" not in [t.label for t in session.state.open_tables]
    click(page, "1", 1)
    closing = next(a for a in open_menu().actions() if a.text() == tables_words.deed("close_table", "1"))
    assert not closing.isEnabled()
    against = session.check(acts.CloseTable(table=session.state.open_tables[0].id))
    assert isinstance(against[0], TableOccupied)
    assert text.reason(against[0], session.state) in closing.toolTip()
    open_menu().close()


def test_balance_asks_for_the_big_blind_and_takes_a_click(page: TablesPage, session: Session) -> None:
    assert not page.deeds["balance"].isEnabled()
    for entry in list(session.state.room.tables[table(session, "3")].seats.values())[:2]:
        session.do(acts.Eliminate(who=(entry,)))
    due = first(session.state, session.now()).due
    assert due is not None
    pair = full, short = [session.state.open_tables[i] for i in due]
    before = len(full.seats), len(short.seats)
    assert [o.view.id for o in page.floor.ovals.values() if o.view.tone == "green"] == [short.id]
    assert not [s for o in page.floor.ovals.values() for s in o.view.seats if s.move], "not known yet"
    choose_seat(page, full.label, 1)
    press(Key.Key_L)
    assert isinstance(page.bar.pending, PendingOfEach)
    assert {*page.bar.pending.tables} == {full.id, short.id}
    click(page, full.label, max(full.seats))
    assert page.bar.isVisible()
    who = full.seats[min(full.seats)]
    click(page, short.label, max(short.seats))
    assert not page.bar.isVisible()
    full, short = (session.state.room.tables[x.id] for x in pair)
    assert (len(full.seats), len(short.seats)) == (before[0] - 1, before[1] + 1)
    assert session.state.people.entries[who].table == short.id, "next hand's big blind"


def test_what_cannot_be_done_with_a_key_says_why(page: TablesPage, session: Session, desk: TestDesk) -> None:
    """H and W on an empty seat, J at a table whose blinds nobody has told."""
    choose_seat(page, "1", free(session, "1"))
    before = len(session.director.history)
    for key, deed in ((Key.Key_W, "absent"), (Key.Key_J, "next_hand")):
        press(key)
        assert desk.said[-1] == page.deeds[deed].toolTip()
        press(Key.Key_Escape)  # the finder waits for a seat
    assert says(said_by(desk.said[-1]), BlindsUnknown, need="hand")
    page.floor.choose((table(session, "1"), 0))
    press(Key.Key_H)
    assert says(said_by(desk.said[-1]), SelectFirst, thing="seat")
    assert len(session.director.history) == before


def test_a_question_never_enlarges_the_tables(session: Session, desk: TestDesk, qtbot: QtBot) -> None:
    """The bar takes room from the floor: smaller tables, or as large as before and scrolled."""
    thursday(session, names(40), 6)
    session.do(acts.Start())
    page = show(TablesPage(session), desk, qtbot)
    for height in range(480, 860, 10):
        desk.resize(860, height - 1)
        desk.resize(861, height)
        QApplication.processEvents()
        before = {t: (o.width(), o.x(), o.y()) for t, o in page.floor.ovals.items()}
        seen = page.floor.verticalScrollBar().maximum() == 0
        choose_seat(page, "1", taken(session, "1"))
        press(Key.Key_M)
        QApplication.processEvents()
        assert page.bar.isVisible()
        assert all(oval.width() <= before[one][0] for one, oval in page.floor.ovals.items())
        assert not seen or page.floor.verticalScrollBar().maximum() < page.bar.height() + 40
        press(Key.Key_Escape)
        QApplication.processEvents()
        assert {t: (o.width(), o.x(), o.y()) for t, o in page.floor.ovals.items()} == before


def test_blinds_told_before_a_break_stand_until_it_ends(
    page: TablesPage, session: Session, hand_clock: HandClock, desk: TestDesk
) -> None:
    """No hand is dealt in the break: nothing has moved the button."""
    oval = page.floor.ovals[table(session, "1")]

    def marked() -> list[int]:
        page.floor.repaint()
        return [s.seat for s in oval.view.seats if s.big_blind]

    while not session.state.clock.levels[session.reading().index + 1].pause:
        session.do(acts.NextRow())
    left = session.reading().remaining
    assert left is not None
    hand_clock.ms += left - 60_000
    session.tick()
    big = max(session.state.room.tables[table(session, "1")].seats)
    choose_seat(page, "1", big)
    press(Key.Key_H)
    desk.confirms.pop()[1]()
    hand_clock.ms += 6 * 60_000
    session.tick()
    level = session.reading().level
    assert level is not None
    assert level.pause
    assert marked() == [big]
    hand_clock.ms += 6 * 60_000
    session.tick()
    level = session.reading().level
    assert level is not None
    assert not level.pause
    assert marked() == []


def test_the_big_blind_is_told_with_a_key_and_shown(
    page: TablesPage, session: Session, desk: TestDesk
) -> None:
    seats = session.state.room.tables[table(session, "1")].seats
    big = max(seats)
    choose_seat(page, "1", big)
    press(Key.Key_H)
    desk.confirms.pop()[1]()
    view = page.floor.ovals[table(session, "1")].view
    assert [s.seat for s in view.seats if s.big_blind] == [big]
    assert len([s for s in view.seats if s.button]) == 1
    press(Key.Key_J)
    desk.confirms[-1][1]()
    blinds = session.state.room.tables[table(session, "1")].blinds
    assert blinds is not None
    assert blinds.big == min(seats), "the next hand"


def test_an_absent_player_is_marked_on_the_floor(page: TablesPage, session: Session, desk: TestDesk) -> None:
    seat = min(session.state.room.tables[table(session, "1")].seats)
    choose_seat(page, "1", seat)
    press(Key.Key_W)
    desk.confirms.pop()[1]()
    entry = session.state.people.entries[at(page, "1", seat)]
    assert entry.absent
    assert page.floor.ovals[table(session, "1")].view.seats[seat - 1].away
    press(Key.Key_W)
    desk.confirms.pop()[1]()
    assert not session.state.people.entries[at(page, "1", seat)].absent


def test_a_player_who_sits_out_a_penalty_is_marked_on_the_floor(page: TablesPage, session: Session) -> None:
    """Until the floor lets the player play again, not until the hands are over alone."""
    seat = taken(session, "1")
    who = session.state.people.entries[at(page, "1", seat)]

    def marked() -> list[int]:
        return [x.seat for x in page.floor.ovals[table(session, "1")].view.seats if x.away]

    assert marked() == []
    session.do(acts.Penalise(entry=who.id, offence="phone", hands=2), "the third time")
    assert marked() == [seat]
    session.do(acts.EndPenalty(entry=who.id, how="lifted"))
    assert marked() == []


@pytest.mark.parametrize("called", [False, True])
def test_y_buys_again_for_the_chosen_seat(
    page: TablesPage, session: Session, desk: TestDesk, called: bool
) -> None:
    """The letter says first what it would sell. Where a bust was called, the re-buy takes the bust back."""
    seat = taken(session, "1")
    who = at(page, "1", seat)
    if called:
        session.do(acts.Eliminate(who=(who,)))
    choose_seat(page, "1", seat)
    press(Key.Key_Y)
    ((said, buy),) = desk.confirms
    assert session.state.name(who) in said
    assert "rebuy" not in session.state.people.entries[who].bought
    buy()
    assert session.state.people.entries[who].bought["rebuy"] == 1
    assert at(page, "1", seat) == who
    assert not session.state.game.busts


def test_the_menu_of_a_seat_just_left_buys_again(page: TablesPage, session: Session) -> None:
    seat = taken(session, "2")
    who = at(page, "2", seat)
    session.do(acts.Eliminate(who=(who,)))
    click(page, "2", seat)
    choose(page.deeds["rebuy"].text())
    assert not session.state.people.entries[who].out
    assert at(page, "2", seat) == who


def test_a_seat_that_nobody_has_left_buys_nothing(page: TablesPage, session: Session, desk: TestDesk) -> None:
    """The player of the last bust there has entered again, so the seat has nobody to buy for."""
    seat = taken(session, "2")
    who = at(page, "2", seat)
    session.do(acts.Eliminate(who=(who,)))
    session.do(acts.Reenter(player=session.state.people.entries[who].player))
    for empty in (seat, free(session, "2")):
        choose_seat(page, "2", empty)
        press(Key.Key_Y)
    assert not desk.confirms
    assert all(says(said_by(x), SelectFirst) for x in desk.said)
    assert len(desk.said) == 2


# -- following -------------------------------------------------------------------------------------


def test_undo_puts_them_back(page: TablesPage, session: Session) -> None:
    seat, to = taken(session, "1"), free(session, "3")
    who = at(page, "1", seat)
    drop(page, who, "3", to)
    session.undo()
    assert page.floor.ovals[table(session, "1")].view.seats[seat - 1].entry == who
    assert page.floor.ovals[table(session, "3")].view.seats[to - 1].state == "free"


def test_a_hidden_page_catches_up_when_it_is_shown(page: TablesPage, session: Session) -> None:
    page.hide()
    session.do(acts.OpenTable(label="4"))
    assert len(page.floor.ovals) == 3
    page.show()
    assert len(page.floor.ovals) == 4


def test_a_read_only_night_has_everything_off(page: TablesPage, session: Session) -> None:
    session.log.read_only = True
    choose_seat(page, "1", taken(session, "1"))
    page.deeds.refresh()
    assert not page.deeds["bust"].isEnabled()
    assert says(said_by(page.deeds["bust"].why_not), ReadOnly)


@pytest.mark.parametrize("where", ["floor", "unseated"])
def test_a_letter_works_beside_somebody_unseated(
    page: TablesPage, session: Session, qtbot: QtBot, where: str
) -> None:
    """The floor has N and so has the list at the side: each only its own, or Qt gives it to neither."""
    session.do(acts.Register(name="Greta Öst"))
    choose_seat(page, "2", taken(session, "2"))
    if where == "unseated":
        page.unseated.setFocus()
    else:
        page.floor.ovals[table(session, "2")].setFocus()
    press(Key.Key_N)
    form(page, acts.OpenTable, qtbot)


# -- decided ahead -----------------------------------------------------------------------------------


def test_the_break_order_is_typed_and_shown(page: TablesPage, session: Session, qtbot: QtBot) -> None:
    labels = [t.label for t in session.state.open_tables]
    press(Key.Key_G)
    dialog = form(page, acts.BreakOrder, qtbot)
    assert dialog.line("tables").text() == " ".join(reversed(labels))
    dialog.line("tables").setText("9")
    dialog.refresh()
    assert dialog.problem.text() == tables_words.no_table("unknown", "9")
    assert not dialog.do_button.isEnabled()
    wanted = [*labels[1:], labels[0]]
    dialog.line("tables").selectAll()
    QTest.keyClicks(dialog.line("tables"), ", ".join(wanted))
    QTest.keyClick(dialog.line("tables"), Key.Key_Return)
    assert [session.state.room.tables[i].label for i in session.state.room.break_order] == wanted
    assert page.summary.text().endswith(", ".join(wanted))


def test_redraws_are_set_ahead(page: TablesPage, session: Session, qtbot: QtBot) -> None:
    press(Key.Key_R)
    dialog = form(page, acts.SetRedraws, qtbot)
    QTest.keyClicks(dialog.line("tables"), "2 x")
    assert dialog.problem.text() == tables_words.no_number("x")
    dialog.line("tables").clear()
    QTest.keyClicks(dialog.line("tables"), "3 2")
    QTest.keyClicks(dialog.line("players"), "27")
    QTest.keyClick(dialog.line("players"), Key.Key_Return)
    assert (session.state.room.redraws.tables, session.state.room.redraws.players) == ((3, 2), (27,))


# -- the room --------------------------------------------------------------------------------------


def place(page: TablesPage, label: str) -> tuple[int, int] | None:
    return page.session.state.room.tables[table(page.session, label)].place


def drag_table(page: TablesPage, label: str, to: QPoint) -> None:
    """By its middle, to a point of the floor."""
    oval = page.floor.ovals[table(page.session, label)]
    drag(oval, oval.rect().center(), page.floor.grid, to)


def test_a_table_is_dragged_to_where_it_stands_and_the_others_stay(
    page: TablesPage, session: Session
) -> None:
    shown = {t: page.floor.standing(t) for t in page.floor.ovals}
    third = table(session, "3")
    stands = [x for x in shown.values() if x is not None]
    columns, rows = max(c for c, _ in stands), max(r for _, r in stands)
    assert (columns, rows) == (2, 2)
    drag_table(page, "3", page.floor.grid.box((2, 2)).center())
    assert place(page, "3") == (2, 2)
    assert {t: page.floor.standing(t) for t in page.floor.ovals} == {**shown, third: (2, 2)}
    assert session.director.next_undo() is not None
    session.do(acts.Undo())
    assert place(page, "3") is None
    assert page.floor.standing(third) == shown[third]


def test_there_is_room_for_one_more_row_while_a_table_is_dragged(page: TablesPage) -> None:
    oval = page.floor.ovals[table(page.session, "1")]
    high = page.floor.grid.minimumHeight()
    start = oval.rect().center()
    QTest.mousePress(oval, LEFT, PLAIN, start)
    there = QPointF(start + QPoint(30, 10))
    moved = QMouseEvent(QEvent.Type.MouseMove, there, oval.mapToGlobal(there), LEFT, LEFT, PLAIN)
    QApplication.sendEvent(oval, moved)
    assert page.floor.drag.busy
    QTest.keyClick(oval, Key.Key_Escape)
    QTest.mouseRelease(oval, LEFT, PLAIN, start)
    assert not page.floor.drag.busy
    assert page.floor.grid.minimumHeight() == high
    assert place(page, "1") is None


def test_onto_another_table_the_two_change_places(page: TablesPage) -> None:
    drag_table(page, "3", page.floor.grid.box((2, 2)).center())
    drag_table(page, "3", page.floor.grid.box((1, 1)).center())
    assert (place(page, "3"), place(page, "1"), place(page, "2")) == ((1, 1), (2, 2), (2, 1))


def test_a_table_let_go_where_it_stood_or_outside_is_nothing_done(page: TablesPage, session: Session) -> None:
    done = len(session.director.history)
    drag_table(page, "1", page.floor.grid.box((1, 1)).center() + QPoint(20, 10))
    drag_table(page, "1", QPoint(-80, -80))
    assert len(session.director.history) == done


def test_a_player_is_dragged_on_a_floor_with_places(page: TablesPage) -> None:
    drag_table(page, "3", page.floor.grid.box((2, 2)).center())
    who, to = at(page, "1", taken(page.session, "1")), free(page.session, "3")
    drop(page, who, "3", to)
    assert at(page, "3", to) == who


def test_a_closed_seat_is_no_target(page: TablesPage, session: Session, desk: TestDesk) -> None:
    shut = free(session, "3")
    session.do(acts.CloseSeat(seat=(table(session, "3"), shut)))
    who = at(page, "1", taken(session, "1"))
    drop(page, who, "3", shut)
    assert at(page, "1", taken(session, "1")) == who
    assert desk.refused == []


def test_a_table_a_seat_and_a_name_are_found(page: TablesPage, session: Session) -> None:
    choose_seat(page, "1", 1)
    press(Key.Key_F)
    write("3")
    assert page.floor.at == (table(session, "3"), 0)
    press(Key.Key_Return)
    assert page.floor.ovals[table(session, "3")].hasFocus()
    press(Key.Key_F)
    seat = taken(session, "2")
    write(session.state.name(at(page, "2", seat)))
    assert page.floor.at == (table(session, "2"), seat)
    press(Key.Key_Escape)
    press(Key.Key_F)
    write("77")
    assert page.finder.property("wrong")
    assert page.floor.at == (table(session, "2"), seat), "what was found stays"


def test_the_whole_floor_of_a_hundred_tables_is_seen_and_read_again(
    session: Session, desk: TestDesk, qtbot: QtBot
) -> None:
    thursday(session, names(90), 100)
    page = show(TablesPage(session), desk, qtbot)
    view = page.floor.viewport()
    assert page.floor.grid.height() > view.height()
    page.home().setFocus()
    press(Key.Key_Z)
    boxes = [o.geometry() for o in page.floor.ovals.values()]
    assert all(view.rect().contains(box) for box in boxes)
    assert not any(a.intersects(b) for i, a in enumerate(boxes) for b in boxes[:i])
    press(Key.Key_Z)
    assert page.floor.grid.height() > view.height()
    assert all(o.shape_now.rows for o in page.floor.ovals.values())


def test_z_says_that_the_whole_floor_is_seen(page: TablesPage, desk: TestDesk) -> None:
    page.home().setFocus()
    assert page.floor.all_seen
    before = len(desk.said)
    press(Key.Key_Z)
    assert len(desk.said) == before + 1
    assert not page.whole


def test_nearer_and_farther_by_key(page: TablesPage) -> None:
    page.home().setFocus()
    wide = page.floor.grid.zoom
    press(Key.Key_Minus, Qt.KeyboardModifier.ControlModifier)
    assert page.floor.grid.zoom == round(wide / 1.25)
    press(Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    press(Key.Key_0, Qt.KeyboardModifier.ControlModifier)
    assert page.floor.grid.zoom == wide


def test_a_counted_stack_is_shown(page: TablesPage, session: Session) -> None:
    seat = taken(session, "1")
    who = at(page, "1", seat)
    session.do(acts.Count(entry=who, chips=12_650))
    view = page.floor.ovals[table(session, "1")].view.seats[seat - 1]
    assert view.stack == "12.7k"
    assert "12,650 chips" in view.tip
    session.do(acts.Undo())
    assert page.floor.ovals[table(session, "1")].view.seats[seat - 1].stack == ""


def test_the_winner_has_all_the_chips_whatever_was_counted_last(page: TablesPage, session: Session) -> None:
    seat = taken(session, "1")
    who = at(page, "1", seat)
    session.do(acts.Count(entry=who, chips=12_650))
    for entry in [e.id for e in session.state.playing if e.id != who]:
        session.do(acts.Eliminate(who=(entry,)), "played to the end")
    assert session.state.won
    winner = session.state.people.entries[who]
    assert winner.table is not None
    assert winner.seat is not None
    view = page.floor.ovals[winner.table].view.seats[winner.seat - 1]
    assert view.stack == short_chips(session.state.chips.in_play)


def test_a_table_is_put_in_its_place_by_key_too(page: TablesPage, session: Session, desk: TestDesk) -> None:
    page.floor.choose((table(session, "3"), 0))
    before = page.floor.standing(table(session, "3"))
    assert before == (1, 2)
    press(Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert place(page, "3") == (2, 2)
    press(Key.Key_Up, Qt.KeyboardModifier.ShiftModifier)
    assert (place(page, "3"), place(page, "2")) == ((2, 1), (2, 2))
    assert page.floor.at == (table(session, "3"), 0)
    press(Key.Key_Up, Qt.KeyboardModifier.ShiftModifier)
    assert [type(r) for _, x in desk.refused for r in x.reasons] == [BadPlace]


def hold(oval: QWidget) -> None:
    """The table is taken by its middle, and not let go."""
    start = oval.rect().center()
    QTest.mousePress(oval, LEFT, PLAIN, start)
    there = QPointF(start + QPoint(30, 10))
    moved = QMouseEvent(QEvent.Type.MouseMove, there, oval.mapToGlobal(there), LEFT, LEFT, PLAIN)
    QApplication.sendEvent(oval, moved)


def test_nothing_moves_while_a_table_looks_for_its_place(page: TablesPage) -> None:
    drag_table(page, "3", page.floor.grid.box((2, 2)).center())
    before = {t: oval.geometry() for t, oval in page.floor.ovals.items()}
    high = page.floor.grid.minimumHeight()
    oval = page.floor.ovals[table(page.session, "3")]
    hold(oval)
    assert page.floor.grid.minimumHeight() > high, "room for one more row"
    assert {t: o.geometry() for t, o in page.floor.ovals.items()} == before
    QTest.keyClick(oval, Key.Key_Escape)
    assert {t: o.geometry() for t, o in page.floor.ovals.items()} == before


def test_a_table_that_goes_while_it_is_dragged_is_let_go(page: TablesPage, session: Session) -> None:
    session.do(acts.OpenTable(label="9"))
    hold(page.floor.ovals[table(session, "9")])
    assert page.floor.drag.busy
    session.do(acts.CloseTable(table=table(session, "9")))
    assert not page.floor.drag.busy


def test_a_free_place_is_aimed_at_in_line_with_the_tables_that_are_seen(page: TablesPage) -> None:
    """As long as nobody has told a place, the tables are spread over the room there is."""
    grid = page.floor.grid
    first, second, third = (oval.geometry() for oval in page.floor.ovals.values())
    assert [grid.box(p) for p in ((1, 1), (2, 1), (1, 2))] == [first, second, third]
    free = grid.box((2, 2))
    assert (free.left(), free.top(), free.size()) == (second.left(), third.top(), third.size())
    assert not any(free.intersects(box) for box in (first, second, third))
    assert grid.place_at(free.center()) == (2, 2)
