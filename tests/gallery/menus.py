"""Every menu, with its submenus."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu, QWidget

from core.formats.team.asks import ThirdStackDuty
from core.formats.team.state import live_stacks, live_teams
from core.say.duties.base import Urgency
from gui.console.chips.page import PLAN, ChipsPage
from gui.console.frame.clock_menu import clock_menu
from gui.console.frame.menu import program_menu
from gui.console.frame.night import NightView
from gui.console.frame.screen_menu import other_menu, screen_menu
from gui.console.history.page import HistoryPage, corrections
from gui.console.players.page import PlayersPage
from gui.console.players.prices import choose_price
from gui.console.tables.page import TablesPage
from gui.console.tonight.page import TonightPage
from gui.formats.team.page import TeamsPage
from gui.program.session import Session
from tests.gallery.dialogs import format_of
from tests.gallery.shot import THEMES, Shots, of_widget
from tests.gallery.world import World

Opener = Callable[[World, NightView, Session], QMenu | None]


def _clicked(where: QWidget, words: str) -> None:
    """Click the button with these words, if it is visible and enabled."""
    for button in where.findChildren(QAbstractButton):
        if button.isVisible() and button.isEnabled() and button.text().startswith(words):
            button.click()
            return


def _popup(page: str, press: Callable[[QWidget], object]) -> Opener:
    """Return the menu that this action opens on the page."""

    def open_(world: World, view: NightView, session: Session) -> QMenu | None:
        view.show_page(page)
        world.settle()
        made = view.page(page)
        assert made is not None
        press(made)
        return _up()

    return open_


def _button(page: str, name: str) -> Opener:
    """Return the menu of the page's button, if it is seen and enabled."""

    def press(made: QWidget) -> None:
        button = getattr(made, name)
        if button.isVisible():
            button.click()

    return _popup(page, press)


def _up() -> QMenu | None:
    menu = QApplication.activePopupWidget()
    return menu if isinstance(menu, QMenu) else None


def _correct(world: World, view: NightView, session: Session) -> QMenu | None:
    """Return the correction menu of the newest action that has several corrections."""
    view.show_page("history")
    page = view.page("history")
    assert isinstance(page, HistoryPage)
    world.settle()
    for row in range(page.model.rowCount()):
        index = page.model.index(row, 0)
        action = page.model.action_at(index)
        if action and len(corrections(page, session, session.director.history[action - 1])) > 1:
            page.list.setCurrentIndex(index)
            page.correct.trigger()
            return _up()
    return None


def _context(page: QWidget) -> None:
    """Open the first context menu on the page."""
    for widget in page.findChildren(QWidget):
        if widget.contextMenuPolicy() is Qt.ContextMenuPolicy.CustomContextMenu and widget.isVisible():
            widget.customContextMenuRequested.emit(QPoint(40, 60))
            return


def _chosen(page: QWidget) -> None:
    assert isinstance(page, PlayersPage)
    page.choose_row(0)
    page.more.click()


def _seat(page: QWidget) -> None:
    assert isinstance(page, TablesPage)
    table = next(iter(page.session.state.open_tables), None)
    if table is not None:
        page.floor.menu_requested.emit((table.id, 1), page.mapToGlobal(QPoint(200, 200)))


def _needs(page: QWidget) -> None:
    assert isinstance(page, TablesPage)
    page.deeds["needs"].trigger()


def _colours(page: QWidget) -> None:
    assert isinstance(page, ChipsPage)
    page.go(PLAN)
    page.plan.colours.click()


def _row(page: QWidget) -> None:
    assert isinstance(page, TonightPage)
    page.strip.chosen.emit(1, page.mapToGlobal(QPoint(200, 200)))


def _of_team(page: QWidget) -> None:
    assert isinstance(page, TeamsPage)
    page.table.setCurrentIndex(page.model.index(0, 0))
    page.more.click()


def _third(world: World, view: NightView, session: Session) -> QMenu | None:
    """Come from the duty to decide on a third stack."""
    people, teams = session.state.people, live_teams(session.state)
    for team, some in ((x, live_stacks(people, x)) for x in teams):
        if len(some) > 2:
            view.show_page("teams")
            page = view.page("teams")
            assert isinstance(page, TeamsPage)
            first, *others = some
            duty = ThirdStackDuty(
                team=team.id,
                entry=first,
                choices=tuple(some),
                others=tuple(others),
                table=None,
                breaks=True,
                stack=0,
                urgency=Urgency.NOW,
            )
            page.about(duty)
            return _up()
    return None


def _screen(world: World, view: NightView) -> QMenu:
    """Return the room's menu with everything enabled; nothing is left open."""
    screen = world.program.screen
    screen.open()
    menu = screen_menu(screen, view)
    screen.close()
    return menu


def _otherwise(world: World, view: NightView, session: Session) -> QMenu | None:
    _clicked(view.duties, "Otherwise…")
    return _up()


def _print(world: World, view: NightView, session: Session) -> QMenu | None:
    view.print_menu()
    return _up()


def _prices(page: QWidget) -> None:
    """Ask at which price an add-on is bought, where there are several."""
    assert isinstance(page, PlayersPage)
    choose_price(page, page.session, "addon", lambda _: None)


# The function that makes the menu, and how to open it.
MENUS: dict[str, Opener] = {
    "gui.console.frame.printing:print_menu": _print,
    "gui.console.frame.menu:program_menu": lambda world, view, session: program_menu(world.program),
    "gui.console.frame.screen_menu:screen_menu": lambda world, view, session: _screen(world, view),
    "gui.console.frame.screen_menu:other_menu": lambda world, view, session: other_menu(
        world.program.screen, view, session
    ),
    "gui.console.tonight.page:_row_menu": _popup("tonight", _row),
    "gui.console.frame.clock_menu:clock_menu": lambda world, view, session: clock_menu(view, session),
    "gui.console.duties.card:_otherwise": _otherwise,
    "gui.console.structure.page:_template_menu": _button("structure", "templates"),
    "gui.console.structure.page:_menu": _button("structure", "more"),
    "gui.console.rulebook.page:_file_menu": _button("rulebook", "file"),
    "gui.console.chips.plan:_colour_menu": _popup("chips", _colours),
    "gui.console.history.page:_menu": _popup("history", _context),
    "gui.console.history.page:_correct": _correct,
    "gui.console.players.page:_menu": _popup("players", _chosen),
    "gui.console.players.page:list_menu": _button("players", "group"),
    "gui.console.players.prices:choose_price": _popup("players", _prices),
    "gui.console.floor.page:_popup": _button("floor", "more"),
    "gui.console.tables.deeds:menu_at": _popup("tables", _seat),
    "gui.console.tables.page:_ahead": _popup("tables", lambda page: _clicked(page, "Ahead…")),
    "gui.console.tables.page:tell_needs": _popup("tables", _needs),
    "gui.formats.team.page:_popup": _popup("teams", _of_team),
    "gui.formats.team.page:_ask_third": _third,
}


def of_night(world: World, view: NightView, session: Session, night: str) -> Shots:
    own = [x for x in MENUS.items() if format_of(x[0]) == session.state.format]
    for theme in world.themes:
        world.look(theme, world.sizes[0])
        for name, opener in own:
            menu = opener(world, view, session)
            if menu is None:
                continue
            words = name.removeprefix("gui.").removeprefix("console.").replace(":", " ").replace("_", " ")
            every = [menu, *_in(menu)]
            for at, each in enumerate(every):
                each.popup(QPoint(100, 0))
                world.settle()
                shown = f"{night} {words}" + (f" {at}" if at else "")
                yield of_widget(f"menus {theme}", shown, each, check=theme == THEMES[0])
            for each in reversed(every):
                each.close()
            world.settle()


def _in(menu: QMenu) -> Iterator[QMenu]:
    for action in menu.actions():
        inner = action.menu()
        if isinstance(inner, QMenu):
            yield inner
