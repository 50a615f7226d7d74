"""Checking in at the door, and what is done for several at once, by real keys and clicks."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from core.people.player_row import PlayerRow
from core.say import acts
from core.store.library import Library
from gui.console.players import check_in as columns
from gui.console.players import model as players_model
from gui.console.players.check_in import CheckInDialog
from gui.console.players.page import PlayersPage
from gui.program.session import Session
from gui.words import people
from gui.words.voices import said_by
from tests.windows.console.keyboard import CTRL, PLAIN, SHIFT, choose, dialog, press, write
from tests.windows.console.nights import names, thursday

if TYPE_CHECKING:
    from tests.windows.conftest import TestDesk

Key, LEFT = Qt.Key, Qt.MouseButton.LeftButton
CLUB = ("Anna Ek", "Bo Sund", "Cecilia Berg", "Ivar Öst", "Åke Ek", "Annika Lind")


@pytest.fixture
def library(session: Session, tmp_path: Path) -> Iterator[Library]:
    """The club's real directory with six members."""
    made = Library.open(tmp_path / "library.db")
    made.import_rows([PlayerRow(name, number=str(100 + i)) for i, name in enumerate(CLUB)])
    session.library = made
    yield made
    made.close()


@pytest.fixture
def page(session: Session, desk: TestDesk, qtbot: QtBot, library: Library) -> PlayersPage:
    """Anna Ek is in, Bo Sund has paid and is absent; four members are not in yet."""
    thursday(session, [], 2)
    session.do(acts.Register(name="Anna Ek", number="100"))
    session.do(acts.Register(name="Bo Sund", number="101"))
    bo = next(e.id for e in session.state.playing if session.state.name(e.id) == "Bo Sund")
    session.do(acts.Absent(entry=bo))
    return show(PlayersPage(session), desk, qtbot)


def show(page: PlayersPage, desk: TestDesk, qtbot: QtBot) -> PlayersPage:
    desk.hold(page)
    desk.activateWindow()
    page.shown()
    qtbot.waitUntil(page.table.hasFocus)
    return page


def open_it(page: PlayersPage, qtbot: QtBot) -> CheckInDialog:
    press(Key.Key_I)
    found = dialog(page, CheckInDialog, qtbot)
    assert isinstance(found, CheckInDialog)
    return found


def listed(asked: CheckInDialog) -> list[str]:
    """In the order of the list, as they are called."""
    shown = (str(asked.model.index(r, columns.NAME).data()) for r in range(asked.model.rowCount()))
    return [" ".join(reversed(name.split(", "))) for name in shown]


def inside(session: Session) -> set[str]:
    state = session.state
    return {state.name(e.id) for e in state.playing if not e.absent}


def test_several_are_checked_in_by_the_beginnings_of_their_names(
    page: PlayersPage, session: Session, desk: TestDesk, qtbot: QtBot
) -> None:
    asked = open_it(page, qtbot)
    assert listed(asked)[0] == "Bo Sund", "the absent first"
    assert set(listed(asked)) == set(CLUB) - {"Anna Ek"}
    for typed in ("sun", "cec", "oest iv"):
        write(typed)
        press(Key.Key_Return)
        assert asked.search.text() == ""
    assert asked.do_button.text() == people.check_in_do(2, 1)
    press(Key.Key_Return, CTRL)
    qtbot.waitUntil(lambda: not page.findChildren(CheckInDialog))
    assert inside(session) == {"Anna Ek", "Bo Sund", "Cecilia Berg", "Ivar Öst"}
    assert desk.said[-1] == people.checked_in(3)
    assert next(p.number for p in session.state.people.players.values() if p.name == "Ivar Öst") == "103"
    session.do(acts.Undo())
    assert inside(session) == {"Anna Ek", "Bo Sund"}, "those who are new are one step"


def test_they_are_checked_in_at_the_price_that_is_chosen(
    page: PlayersPage, session: Session, qtbot: QtBot
) -> None:
    session.do(acts.SetPrice(kind="entry", name="Guest", paid=400, chips=9_000))
    asked = open_it(page, qtbot)
    for typed in ("sun", "cec", "ost iv"):
        write(typed)
        press(Key.Key_Return)
    asked.price.setFocus()
    write("g")
    press(Key.Key_Return, CTRL)
    qtbot.waitUntil(lambda: not page.findChildren(CheckInDialog))
    at = {session.state.name(e.id): e.purchases[0][2] for e in session.state.playing if not e.absent}
    assert at == {"Anna Ek": "", "Bo Sund": "", "Cecilia Berg": "Guest", "Ivar Öst": "Guest"}


def test_by_mouse_a_click_ticks_and_unticks(page: PlayersPage, session: Session, qtbot: QtBot) -> None:
    QTest.mouseClick(page.check_in, LEFT)
    asked = dialog(page, CheckInDialog, qtbot)
    assert isinstance(asked, CheckInDialog)
    for name in ("Åke Ek", "Annika Lind", "Åke Ek"):
        row = listed(asked).index(name)
        box = asked.table.visualRect(asked.model.index(row, columns.NAME))
        QTest.mouseClick(asked.table.viewport(), LEFT, PLAIN, box.center())
    QTest.mouseClick(asked.do_button, LEFT)
    qtbot.waitUntil(lambda: not page.findChildren(CheckInDialog))
    assert inside(session) == {"Anna Ek", "Annika Lind"}


def test_all_that_are_found_at_once_and_space_in_the_list(
    page: PlayersPage, session: Session, qtbot: QtBot
) -> None:
    asked = open_it(page, qtbot)
    press(Key.Key_A, CTRL)
    assert len(asked.model.ticked) == 5
    asked.table.setFocus()
    press(Key.Key_Space)
    assert len(asked.model.ticked) == 4, "the first is ticked no more"
    assert session.reading().phase == "before", "Space was no Start"
    press(Key.Key_A, CTRL)
    press(Key.Key_A, CTRL)
    assert asked.model.ticked == []
    assert not asked.do_button.isEnabled()
    press(Key.Key_Escape)
    assert inside(session) == {"Anna Ek"}


def test_a_search_lists_who_begins_so_first(page: PlayersPage, qtbot: QtBot) -> None:
    asked = open_it(page, qtbot)
    write("ek")
    assert listed(asked) == ["Åke Ek"]
    asked.search.clear()
    write("nobody")
    assert (asked._empty.objectName(), asked._empty.isVisible()) == ("not_found", True)
    press(Key.Key_Escape)
    assert asked.isVisible(), "the first Esc shows everybody again"


def test_up_and_down_go_from_line_to_line_while_one_types(page: PlayersPage, qtbot: QtBot) -> None:
    asked = open_it(page, qtbot)
    last, rows = asked.model.rowCount() - 1, [asked.table.currentIndex().row()]
    for key in (Key.Key_Up, Key.Key_Down, Key.Key_Down, Key.Key_Up, *[Key.Key_Down] * (last + 1)):
        press(key)
        rows.append(asked.table.currentIndex().row())
    assert rows == [0, 0, 1, 2, 1, *range(2, last + 1), last, last]
    assert asked.search.hasFocus()


def test_nobody_to_check_in_says_so(session: Session, desk: TestDesk, qtbot: QtBot) -> None:
    thursday(session, names(3), 1)
    page = show(PlayersPage(session), desk, qtbot)
    asked = open_it(page, qtbot)
    assert (asked._empty.objectName(), asked._empty.isVisible()) == ("nobody", True)
    assert not asked.do_button.isEnabled()


# -- for several at once -----------------------------------------------------------------------------


@pytest.fixture
def field(session: Session, desk: TestDesk, qtbot: QtBot) -> PlayersPage:
    thursday(session, names(6), 1)
    session.do(acts.Start())
    return show(PlayersPage(session), desk, qtbot)


def choose_three(page: PlayersPage) -> None:
    page.choose_row(0)
    page.table.setFocus()
    for _ in range(2):
        press(Key.Key_Down, SHIFT)


def test_several_are_absent_and_here_again(field: PlayersPage, session: Session, desk: TestDesk) -> None:
    choose_three(field)
    press(Key.Key_W)
    assert not any(e.absent for e in session.state.playing)
    desk.confirms.pop()[1]()
    assert [e.absent for e in session.state.playing].count(True) == 3
    assert desk.said[-1] == people.each_done(3, 3, [])
    assert field.deeds["absent"].text() == "Present"
    press(Key.Key_W)
    desk.confirms.pop()[1]()
    assert not any(e.absent for e in session.state.playing)


def test_several_buy_again(field: PlayersPage, session: Session, desk: TestDesk) -> None:
    choose_three(field)
    press(Key.Key_Y)
    assert sum(e.chips == 20_000 for e in session.state.people.entries.values()) == 0
    desk.confirms.pop()[1]()
    assert sum(e.chips == 20_000 for e in session.state.people.entries.values()) == 3
    session.do(acts.Undo())
    assert sum(e.chips == 20_000 for e in session.state.people.entries.values()) == 2, (
        "each an action of its own"
    )


def test_who_it_cannot_be_done_for_is_passed_over_and_said(
    field: PlayersPage, session: Session, desk: TestDesk
) -> None:
    field.choose_row(1)
    (passed_over,) = field.chosen()
    session.do(acts.Absent(entry=passed_over.entry))
    choose_three(field)
    press(Key.Key_W)
    desk.confirms.pop()[1]()
    assert [e.absent for e in session.state.playing].count(True) == 3
    (said,) = said_by(desk.said[-1])
    assert (said.kind, said.fields()["done"], said.fields()["of"]) == ("each_done", 2, 3)
    assert [x.name for x in field.chosen() if x.name in desk.said[-1]] == [passed_over.name]


# -- whom the list shows -----------------------------------------------------------------------------


def shown(page: PlayersPage) -> list[str]:
    model = page.model
    return [str(model.index(r, players_model.NAME).data()) for r in range(model.rowCount())]


def test_the_absent_are_listed_by_key_and_leave_the_list_when_they_come(
    field: PlayersPage, session: Session, desk: TestDesk
) -> None:
    everybody = shown(field)
    choose_three(field)
    press(Key.Key_W)
    desk.confirms.pop()[1]()
    press(Key.Key_V)
    choose("Absent · 3")
    assert shown(field) == everybody[:3]
    assert field.summary.text() == "3 found"
    field.choose_row(0)
    press(Key.Key_W)
    desk.confirms.pop()[1]()
    assert shown(field) == everybody[1:3]
    press(Key.Key_F)
    write(everybody[2].split()[0])
    assert shown(field) == [everybody[2]]
    press(Key.Key_Escape)
    field.show_group("all")
    assert shown(field) == everybody


@pytest.mark.parametrize("typed", ["", "Nobody Here"])
def test_enter_where_nobody_can_be_ticked_says_so(
    session: Session, desk: TestDesk, qtbot: QtBot, typed: str
) -> None:
    """It emptied the field, or did nothing, and said neither."""
    thursday(session, [], 2)
    session.do(acts.Register(name="Anna Ek"))
    asked = open_it(show(PlayersPage(session), desk, qtbot), qtbot)
    write(typed)
    press(Key.Key_Return)
    assert (asked.search.text(), asked.count.property("tone")) == (typed, "red")
    assert (asked.count.text() == people.nobody_found(typed)) == bool(typed)
    assert asked.search.hasFocus()
    write("x")
    assert (asked.search.text(), asked.count.property("tone")) == ("x", "")
