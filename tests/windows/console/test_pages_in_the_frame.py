"""The pages in the console's frame: whose key is it?"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QApplication, QWidget

from core.say import acts
from gui.console.frame.night import NightView
from gui.console.players.page import PlayersPage
from gui.console.structure import sheet as columns
from gui.console.structure.page import StructurePage
from gui.console.tables.page import TablesPage
from gui.program.session import Session
from tests.windows.console.conftest import Frame
from tests.windows.console.keyboard import open_menu, press, write
from tests.windows.console.nights import names, thursday

Key = Qt.Key


@pytest.fixture
def night(session: Session, open_frame: Callable[..., Frame]) -> NightView:
    """24 players on three tables, the clock running, in the whole window."""
    thursday(session, names(24), 3)
    session.do(acts.Start())
    return open_frame().night


def test_a_player_is_found_and_busted_by_keys(night: NightView) -> None:
    night.show_page("players")
    press(Key.Key_F)
    write("bo sund")
    press(Key.Key_Return)
    press(Key.Key_Delete)
    assert [night.session.state.name(b.entry) for b in night.session.state.game.busts] == ["Bo Sund"]


def test_space_is_the_clocks_in_the_list_and_a_letter_in_a_field(night: NightView) -> None:
    night.show_page("players")
    press(Key.Key_Space)
    assert night.session.reading().phase == "paused"
    press(Key.Key_F)
    press(Key.Key_Space)
    assert night.session.reading().phase == "paused"


def test_a_digit_is_an_open_cells_in_the_sheet_and_the_command_bars_elsewhere(night: NightView) -> None:
    night.show_page("structure")
    page = night.page("structure")
    assert isinstance(page, StructurePage)
    page._go(9, columns.SMALL)
    press(Key.Key_F2)
    write("500")
    press(Key.Key_Return)
    assert night.session.state.clock.levels[9].small_blind == 500
    night.show_page("players")
    press(Key.Key_7)
    assert night.footer.command.text() == "7"
    press(Key.Key_Escape)


def test_enter_opens_the_chosen_seat_on_the_floor(night: NightView) -> None:
    night.show_page("tables")
    page = night.page("tables")
    assert isinstance(page, TablesPage)
    press(Key.Key_Right)
    press(Key.Key_Return)
    assert {page.deeds["bust"], page.deeds["close_seat"]} & set(open_menu().actions())
    open_menu().close()


def test_what_is_refused_is_said_by_the_window(night: NightView) -> None:
    night.show_page("players")
    page = night.page("players")
    assert isinstance(page, PlayersPage)
    press(Key.Key_N)
    write("Anna Ek")
    press(Key.Key_Return)
    assert night.notice.shown


class Windows(QObject):
    """The windows that were opened."""

    def __init__(self) -> None:
        super().__init__()
        self.opened: list[str] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
            self.opened.append(type(watched).__name__)
        return False


@pytest.mark.parametrize("page", ["players", "tables", "structure", "chips"])
def test_no_part_of_a_page_flashes_up_as_a_window(night: NightView, page: str, qapp: QApplication) -> None:
    """A widget shown before it has a parent is a window of its own for a moment, and takes the keyboard."""
    windows = Windows()
    qapp.installEventFilter(windows)
    night.show_page(page)
    qapp.processEvents()
    qapp.removeEventFilter(windows)
    assert windows.opened == []


def test_three_names_in_a_row_leave_the_clock_alone(night: NightView) -> None:
    """The notice of the one before goes with the next: the field keeps the keyboard."""
    night.show_page("players")
    press(Key.Key_N)
    for name in ("Gun Ahl", "Hans Bok", "Ivar Carp"):
        write(name.split()[0])
        press(Key.Key_Space)
        write(name.split()[1])
        press(Key.Key_Return)
    names_in = [night.session.state.name(e) for e in night.session.state.people.live.values()]
    assert names_in[-3:] == ["Gun Ahl", "Hans Bok", "Ivar Carp"]
    assert night.session.reading().running


@pytest.mark.parametrize(
    "page", ["tonight", "players", "tables", "structure", "chips", "money", "floor", "history"]
)
def test_enter_after_a_change_of_page_is_not_the_clocks(night: NightView, page: str) -> None:
    """From a field that is hidden with its page Qt would go to Pause."""
    night.show_page("players")
    press(Key.Key_F)
    write("bo")
    night.show_page(page)
    press(Key.Key_Return)
    assert night.session.reading().running
