"""The tables before the draw: as round as after it, with how many each gets; what is decided has a word."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from core.say import acts
from core.say.duties import DrawNumberDuty
from gui.console.tables.before import APART
from gui.console.tables.oval_names import written
from gui.console.tables.page import TablesPage
from gui.console.tonight.page import TonightPage
from gui.program.session import Session
from gui.words import tables as say
from tests.doing import do_line
from tests.windows.conftest import on_this_thread
from tests.windows.console.conftest import Frame
from tests.windows.console.nights import names

WINDOWS = [(1366, 768), (1440, 900), (1920, 1080)]
Open = Callable[..., Frame]


def before(session: Session, open_frame: Open, size: tuple[int, int], players: int, tables: int) -> Frame:
    """Players are in, tables are open, nobody has a seat; the Tables page is shown."""
    with on_this_thread(session):
        session.do(acts.SetPrice(kind="entry", paid=200, fee=20, chips=10_000))
        session.do(acts.AddLevel(blinds=(25, 50), length=20 * 60_000))
        for n in range(tables):
            session.do(acts.OpenTable(label=str(n + 1), size=9))
        for name in names(players):
            session.do(acts.Register(name=name))
    frame = open_frame(*size)
    frame.night.show_page("tables")
    settled()
    return frame


def settled() -> None:
    for _ in range(3):  # laid out, then fitted into what there is
        QApplication.processEvents()


def page_of(frame: Frame) -> TablesPage:
    page = frame.night.page("tables")
    assert isinstance(page, TablesPage)
    return page


def lines(page: TablesPage) -> list[str]:
    return [oval.view.line for oval in page.floor.ovals.values()]


@pytest.mark.parametrize("size", WINDOWS)
def test_six_of_six_tables_are_seen_as_round_as_after_the_draw(
    session: Session, open_frame: Open, size: tuple[int, int]
) -> None:
    page = page_of(before(session, open_frame, size, 46, 6))
    assert page.floor.verticalScrollBar().maximum() == 0
    assert page.floor.horizontalScrollBar().maximum() == 0
    assert page.floor.grid.columns() == 3
    rims = {oval.shape_now.rim.size().toTuple() for oval in page.floor.ovals.values()}
    assert all(0.7 < wide / high < 1.41 for wide, high in rims)
    assert max(w for w, _ in rims) - min(w for w, _ in rims) <= 1
    assert all(oval.shape_now.bare for oval in page.floor.ovals.values())


@pytest.mark.parametrize("size", WINDOWS)
@pytest.mark.parametrize("tables", [2, 6, 40])
def test_no_seat_or_word_lies_on_another(
    session: Session, open_frame: Open, size: tuple[int, int], tables: int
) -> None:
    frame = before(session, open_frame, size, 8 * tables, tables)
    for n in range(1, 10, 2):
        do_line(session, f"move {names(1 + n)[n]!r} to 1.{n}".replace("'", '"') + ' override "kept"')
    do_line(session, "close seat 2.3")
    settled()
    page = page_of(frame)
    ovals = [*page.floor.ovals.values()]
    assert not any(a.geometry().intersects(b.geometry()) for a, b in combinations(ovals, 2))
    for oval in ovals[:2]:
        shape, found = oval.shape_now, written(oval.shape_now, oval.view.seats)
        assert all(shape.rim.contains(x.box) for x in found)
        assert not [(a, b) for a, b in combinations(found, 2) if a.box.intersects(b.box)]
        assert not [x for x in found for s in range(1, 10) if shape.seat_box(s).intersects(x.box)]
    assert [x.text for x in written(ovals[1].shape_now, ovals[1].view.seats)] == ["closed"]


def test_before_anybody_is_registered_no_table_gets_a_number(session: Session, open_frame: Open) -> None:
    page = page_of(before(session, open_frame, (1366, 768), 0, 6))
    assert lines(page) == [""] * 6
    session.do(acts.Register(name="Anna Ek"))
    assert say.gets(0, 1) in lines(page)


def test_a_table_gets_a_number_where_it_is_certain(session: Session, open_frame: Open) -> None:
    """46 on six tables: four get eight, which of them is drawn; with seats closed only some can."""
    frame = before(session, open_frame, (1440, 900), 46, 6)
    page = page_of(frame)
    assert lines(page) == [say.gets(7, 8)] * 6
    for seat in (6, 7):
        do_line(session, f"close seat 6.{seat}")
        do_line(session, f"close seat 5.{seat}")
    assert lines(page) == [say.gets(8, 8)] * 4 + [say.gets(7, 7)] * 2
    session.do(acts.MakeDraw())
    assert not any(oval.view.undrawn for oval in page.floor.ovals.values())


def test_those_without_a_seat_are_no_list_before_the_draw(session: Session, open_frame: Open) -> None:
    page = page_of(before(session, open_frame, (1366, 768), 46, 6))
    assert not page.unseated.isVisible()
    session.do(acts.MakeDraw())
    session.do(acts.Register(name="Late Larry"))
    settled()
    assert page.unseated.isVisible()


def test_a_seat_is_kept_for_nobody_in_particular(session: Session, open_frame: Open) -> None:
    """Whom it would be for is asked: nobody's name stands in the reasons against it."""
    page = page_of(before(session, open_frame, (1366, 768), 46, 6))
    session.do(acts.ChooseRulebook(book="svepof-2006"))
    keep, table = page.deeds["keep"], session.state.open_tables[3]

    def why(seat: int) -> str:
        page.floor.choose((table.id, seat))
        page.deeds.refresh()
        return keep.why_not

    first = session.state.name(min(session.state.room.unseated))
    session.do(acts.CloseSeat(seat=(table.id, 2)))
    assert why(2)
    assert first not in f"{why(2)} {keep.toolTip()}"
    assert not why(3)
    assert first not in keep.toolTip()
    session.do(acts.MakeDraw())
    page.floor.choose(next((x.id, seat) for x in session.state.open_tables for seat in x.free))
    page.deeds.refresh()
    assert keep.why_not == say.all_seated()


def test_a_chosen_seat_s_acts_stand_inside_its_table(session: Session, open_frame: Open) -> None:
    """A click chooses; the letters are those of after the draw, and U asks for whom the seat is kept."""
    frame = before(session, open_frame, (1366, 768), 46, 6)
    page = page_of(frame)
    table = session.state.open_tables[3]
    oval = page.floor.ovals[table.id]
    QTest.mouseClick(oval, Qt.MouseButton.LeftButton, pos=oval.seat_centre(7))
    settled()
    assert page.acts.isVisible()
    assert oval.geometry().contains(page.acts.geometry())
    shown = {name for name, button in page.acts.buttons.items() if button.isVisible()}
    assert shown == {"mark_seat", "close_seat", "keep"}
    frame.key(Qt.Key.Key_A)
    frame.key(Qt.Key.Key_Return)
    assert table.accessible == {7}
    frame.key(Qt.Key.Key_U)
    settled()
    frame.type(names(1)[0])
    for _ in range(2):  # who is meant, then keep it
        frame.key(Qt.Key.Key_Return)
        settled()
    assert {session.state.name(e): at for at, e in table.seats.items()} == {names(1)[0]: 7}
    session.do(acts.MakeDraw())
    assert session.state.name(table.seats[7]) == names(1)[0], "the draw keeps it"


def test_needs_are_listed_below_or_behind_a_key(session: Session, open_frame: Open) -> None:
    frame = before(session, open_frame, (1440, 900), 46, 6)
    page = page_of(frame)
    assert not page._needs_card.isVisible()
    do_line(session, f'edit player "{names(1)[0]}" accessible yes')
    settled()
    assert page._needs_card.isVisible()
    assert [met for _, _, met, _ in page.needs.needs] == [False]
    do_line(session, "mark seat 1.3 accessible")
    assert [met for _, _, met, _ in page.needs.needs] == [True]
    frame.window.resize(1366, 768)
    settled()
    assert not page._needs_card.isVisible()
    assert page._needs_button.isVisible()
    assert page.floor.verticalScrollBar().maximum() == 0


def test_needs_that_find_no_room_are_counted(session: Session, open_frame: Open) -> None:
    frame = before(session, open_frame, (1440, 900), 46, 6)
    page = page_of(frame)
    for name in names(8):
        do_line(session, f'edit player "{name}" accessible yes')
    settled()
    height = page.needs.height()
    assert (len(page.needs.needs), page.needs.more) == (8, 0)
    for name in names(12)[8:]:
        do_line(session, f'edit player "{name}" accessible yes')
    settled()
    assert (len(page.needs.needs), page.needs.more, page.needs.height()) == (12, 5, height)


def test_a_need_is_met_by_marking_and_keeping_the_chosen_seat(session: Session, open_frame: Open) -> None:
    """I shows the needs, Enter asks for the first one's seat, which the chosen one is; all is one action."""
    frame = before(session, open_frame, (1366, 768), 46, 6)
    page, name = page_of(frame), names(1)[0]
    do_line(session, f'edit player "{name}" accessible yes')
    settled()
    table = session.state.open_tables[2]
    oval = page.floor.ovals[table.id]
    QTest.mouseClick(oval, Qt.MouseButton.LeftButton, pos=oval.seat_centre(9))
    settled()
    done = len(session.director.history)
    frame.key(Qt.Key.Key_I)
    menu = QApplication.activePopupWidget()
    assert menu is not None
    QTest.keyClick(menu, Qt.Key.Key_Down)
    QTest.keyClick(menu, Qt.Key.Key_Return)
    settled()
    assert page.bar.field.text() == "3.9"
    frame.key(Qt.Key.Key_Return)
    settled()
    assert (len(session.director.history), table.accessible) == (done + 1, {9})
    assert session.state.name(table.seats[9]) == name
    assert [met for _, _, met, _ in page.needs.needs] == [True]
    do_line(session, "undo")
    undone = session.state.open_tables[2]
    assert (undone.accessible, undone.seats) == (set(), {})


@pytest.mark.parametrize(
    ("letter", "done"), [(Qt.Key.Key_A, "accessible"), (Qt.Key.Key_X, "closed"), (Qt.Key.Key_U, "seats")]
)
def test_letters_stay_the_page_s_while_the_draw_asks_for_its_number(
    session: Session, open_frame: Open, letter: Qt.Key, done: str
) -> None:
    frame = before(session, open_frame, (1440, 900), 46, 6)
    page = page_of(frame)
    session.do(acts.PrepareDraw())
    frame.pass_time(seconds=2)
    table = session.state.open_tables[1]
    page.floor.choose((table.id, 4))
    card = next(x for x in frame.night.duties.cards if isinstance(x.duty, DrawNumberDuty))
    card.ask()
    settled()
    assert card.question is not None
    frame.key(Qt.Key.Key_1)
    frame.key(letter)
    settled()
    if letter == Qt.Key.Key_U:
        frame.type(names(1)[0])
        frame.key(Qt.Key.Key_Return)
        settled()
    frame.key(Qt.Key.Key_Return)
    settled()
    assert 4 in getattr(table, done)
    frame.key(Qt.Key.Key_7)
    card = next(x for x in frame.night.duties.cards if isinstance(x.duty, DrawNumberDuty))
    assert card.half_said == "17"
    frame.key(Qt.Key.Key_Return)
    settled()
    assert not session.state.room.unseated
    assert next(iter(session.state.room.draws.values())).number == "17"


def test_tonight_counts_everybody_who_is_in_before_the_draw(session: Session, open_frame: Open) -> None:
    """Two of the 46 have a seat: 44 more are to draw one, and are no fewer players for it."""
    frame = before(session, open_frame, (1366, 768), 46, 6)
    for seat in (1, 2):
        do_line(session, f'move "{names(2)[seat - 1]}" to 1.{seat} override "kept"')
    frame.night.show_page("tonight")
    settled()
    tonight = frame.night.page("tonight")
    assert isinstance(tonight, TonightPage)
    assert tonight.tables.aside.text() == say.room_line(46, 54)
    assert tonight.floor.verticalScrollBar().maximum() == 0
    session.do(acts.MakeDraw())
    settled()
    assert tonight.tables.aside.text() != say.room_line(46, 54)


def test_people_are_kept_apart_by_keys_and_taken_back(session: Session, open_frame: Open) -> None:
    """I, the last line of the menu, names; they stand among the needs, and the draw parts them."""
    frame = before(session, open_frame, (1440, 900), 46, 6)
    page, (one, two) = page_of(frame), names(2)
    frame.key(Qt.Key.Key_I)
    menu = QApplication.activePopupWidget()
    assert menu is not None
    QTest.keyClick(menu, Qt.Key.Key_Up)
    QTest.keyClick(menu, Qt.Key.Key_Return)
    settled()
    for name in (one, two):
        frame.type(name)
        frame.key(Qt.Key.Key_Return)
        settled()
    frame.key(Qt.Key.Key_Return)
    settled()
    people = session.state.people
    assert [[people.players[p].name for p in x] for x in people.apart] == [[one, two]]
    assert page._needs_card.isVisible()
    assert [(met, icon) for _, _, met, icon in page.needs.needs] == [(True, APART)]
    frame.key(Qt.Key.Key_I)
    menu = QApplication.activePopupWidget()
    assert menu is not None
    QTest.keyClick(menu, Qt.Key.Key_Down)
    QTest.keyClick(menu, Qt.Key.Key_Return)
    settled()
    assert session.state.people.apart == []
    assert not page._needs_card.isVisible()


def test_a_seat_is_closed_one_is_marked_and_kept_and_all_are_drawn_in_few_keys(
    session: Session, open_frame: Open
) -> None:
    """Seven keys close seat 6.6, seven mark 3.9 and keep it for who needs it, four draw the others; a number
    is called in the room though two seats were kept."""
    frame = before(session, open_frame, (1366, 768), 46, 6)
    page, name = page_of(frame), names(1)[0]
    do_line(session, f'edit player "{name}" accessible yes')
    do_line(session, "announce break-order")
    do_line(session, f'move "{names(2)[1]}" to 4.7 override "asked"')
    settled()
    pressed = 0

    def press(*keys: Qt.Key) -> None:
        nonlocal pressed
        for key in keys:
            menu = QApplication.activePopupWidget()
            pressed += 1
            if menu is not None:
                QTest.keyClick(menu, key)
            else:
                frame.key(key)
            settled()

    k = Qt.Key
    press(k.Key_F, k.Key_6, k.Key_Period, k.Key_6, k.Key_Return, k.Key_X, k.Key_Return)
    assert (session.state.open_tables[5].closed, pressed) == ({6}, 7)
    press(k.Key_I, k.Key_Down, k.Key_Return, k.Key_3, k.Key_Period, k.Key_9, k.Key_Return)
    third = session.state.open_tables[2]
    assert (third.accessible, session.state.name(third.seats[9]), pressed) == ({9}, name, 14)
    assert page.floor.at == (third.id, 9), "the seat that was given is the chosen one"
    frame.pass_time(seconds=2)
    press(k.Key_Return)
    (draw,) = session.state.room.draws.values()
    assert draw.state == "prepared", "a number is called, though seats were kept"
    press(k.Key_1, k.Key_7, k.Key_Return)
    assert (session.state.room.unseated, pressed) == (set(), 18)
    assert [x.number for x in session.state.room.draws.values()] == ["17"]


@pytest.mark.parametrize("gone_on", [False, True])
def test_a_seat_that_was_kept_leaves_enter_to_the_draw(
    session: Session, open_frame: Open, gone_on: bool
) -> None:
    """U and a name keep the chosen seat, which stays chosen; an arrow gives Enter back to the seats."""
    frame = before(session, open_frame, (1440, 900), 46, 6)
    page, table = page_of(frame), session.state.open_tables[1]
    page.floor.choose((table.id, 4))
    frame.key(Qt.Key.Key_U)
    settled()
    frame.type(names(1)[0])
    frame.key(Qt.Key.Key_Return)
    settled()
    frame.key(Qt.Key.Key_Return)
    settled()
    assert ([*table.seats], page.floor.at) == ([4], (table.id, 4))
    if gone_on:
        frame.key(Qt.Key.Key_Right)
    frame.pass_time(seconds=2)
    frame.key(Qt.Key.Key_Return)
    settled()
    menu = QApplication.activePopupWidget()
    assert (menu is not None, len(session.state.room.draws)) == ((True, 0) if gone_on else (False, 1))
    if menu is not None:
        menu.close()


def test_the_acts_stay_inside_the_table_while_a_notice_takes_room(session: Session, open_frame: Open) -> None:
    frame = before(session, open_frame, (1366, 768), 46, 6)
    page = page_of(frame)
    table = session.state.open_tables[5]
    QTest.mouseClick(page.floor.ovals[table.id], Qt.MouseButton.LeftButton, pos=QPoint(0, 0))
    page.floor.choose((table.id, 6))
    settled()
    frame.key(Qt.Key.Key_X)
    settled()
    assert frame.night.notice.isVisible()
    assert page.floor.ovals[table.id].geometry().contains(page.acts.geometry())
