"""Every page of the console in each of its tabs, and the frame's messages over a page."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QLineEdit, QTabBar, QWidget

from core.clock.clock import Gap
from core.clock.timebase import TimeChanged
from core.keeping.directory import NightFacts, RecentNight
from core.say import acts
from core.say.levels import MINUTE
from core.say.reasons import Refused
from gui.console.frame.night import NightView
from gui.console.frame.pages import ASIDE
from gui.console.guide.guide import Guide
from gui.console.history.page import HistoryPage
from gui.console.players.page import PlayersPage
from gui.console.start.page import BackupPlace, StartPage
from gui.desk.start import Waiting
from gui.program.session import Session
from gui.theme import CONSOLE as THEMES_OF_ALL
from gui.theme import DRAWER_BELOW, Theme, chosen
from gui.words import console
from gui.words.backups import place_title
from tests.gallery.dialogs import WRONG
from tests.gallery.finding import Finding
from tests.gallery.shot import THEMES, Shot, Shots, of_widget, sized
from tests.gallery.world import World

HOUR, DAY = 60 * MINUTE, 1440 * MINUTE
CONTRASTED = "normal"
"""The night that is pictured in the high-contrast themes too."""
SENTENCE = "The disk that this tournament is stored on has no room left for another action."
LONG_SENTENCE = " ".join([SENTENCE] * 3)
TEXTS = (LONG_SENTENCE, WRONG)
"""The texts that the gallery itself writes."""


Part = Callable[[World, NightView, Session, str], Shots]


def with_night(world: World, session: Session, night: str, parts: Sequence[Part]) -> Shots:
    """Yield these parts of the gallery with the night in the window, and close it afterwards."""
    if parts:
        view = world.direct(session)
        for part in parts:
            yield from part(world, view, session, night)
        world.leave()
    session.close()


def of_night(world: World, view: NightView, session: Session, night: str) -> Shots:
    """Yield the window with this night, in both themes, at both sizes."""
    looks = [(theme, size) for theme in world.themes for size in world.sizes]
    if night == CONTRASTED and world.themes == THEMES:
        looks += [(theme, world.sizes[0]) for theme in THEMES_OF_ALL if theme not in THEMES]
    for theme, size in looks:
        world.look(theme, size)
        for name in _stand(world, view, size):
            yield _in_window(world, f"{night} {name}", theme, size)


def _stand(world: World, view: NightView, size: QSize) -> Iterator[str]:
    """Go from one to the next; each time the window shows the one named."""
    for page in (place.id for place in (*view.places, *ASIDE)):
        view.show_page(page)
        world.settle()
        made = view.page(page)
        assert made is not None
        yield page
        for tabs in made.findChildren(QTabBar):
            at = tabs.currentIndex()
            for tab in (x for x in range(tabs.count()) if x != at and tabs.isVisible()):
                tabs.setCurrentIndex(tab)
                world.settle()
                yield f"{page} {tabs.tabText(tab)}"
            tabs.setCurrentIndex(at)
    view.show_page("tonight")
    for name, state in STATES.items():
        with state(world, view):
            world.settle()
            yield name
        world.settle()
    if size.width() < DRAWER_BELOW:
        view.toggle_drawer()
        world.settle()
        yield "duties"
        view.toggle_drawer()


# -- messages of the frame

State = Callable[[World, NightView], AbstractContextManager[None]]
P = TypeVar("P", bound=QWidget)


@contextmanager
def _suggested(world: World, view: NightView, typed: str) -> Iterator[None]:
    """Show the command bar's list for typed text."""
    bar = view.footer.command
    bar.begin(typed)
    yield
    bar.clear()
    bar.left.emit()


@contextmanager
def _said(world: World, view: NightView) -> Iterator[None]:
    view.say(LONG_SENTENCE, tone="red")
    yield
    view.notice.dismiss()


@contextmanager
def _refused(world: World, view: NightView) -> Iterator[None]:
    """Show everything against opening a table twice, with the way round if there is one."""
    act = acts.Balance()
    reasons = view.session.check(act)
    if reasons:
        view.say_refused(act, Refused(*reasons))
    yield
    view.notice.dismiss()


@contextmanager
def _asked(world: World, view: NightView) -> Iterator[None]:
    """Show the question about a time gap."""
    now = world.now()
    view.question.ask(Gap(now - 12 * MINUTE, now))
    yield
    view.question.ask(None)


@contextmanager
def _time_set(world: World, view: NightView) -> Iterator[None]:
    view.question.tell(TimeChanged(by=-62 * MINUTE))
    yield
    view.question.hide()


@contextmanager
def _player_chosen(world: World, view: NightView) -> Iterator[None]:
    """Choose a line of the list, with all its deeds."""
    page = _page(view, "players", PlayersPage)
    page.choose_row(0)
    yield
    page.table.clearSelection()
    view.show_page("tonight")


@contextmanager
def _player_sought(world: World, view: NightView) -> Iterator[None]:
    page = _page(view, "players", PlayersPage)
    _type(page.search, "an")
    yield
    _type(page.search, "")
    view.show_page("tonight")


@contextmanager
def _nobody_found(world: World, view: NightView) -> Iterator[None]:
    page = _page(view, "players", PlayersPage)
    _type(page.search, "qxz")
    yield
    _type(page.search, "")
    view.show_page("tonight")


@contextmanager
def _as_it_was(world: World, view: NightView) -> Iterator[None]:
    page = _page(view, "history", HistoryPage)
    page.snapshot.show_moment(world.now() - 5 * MINUTE)
    yield
    page.snapshot.hide()
    view.show_page("tonight")


@contextmanager
def _asks(world: World, view: NightView) -> Iterator[None]:
    """Open the question of the first duty that has one."""
    card = next((card for card in view.duties.cards if card.field is not None), None)
    if card is not None:
        card.ask()
    yield
    view.duties.close_question()


STATES: dict[str, State] = {
    "command bar": lambda world, view: _suggested(world, view, "a"),
    "command bar verb": lambda world, view: _suggested(world, view, "penalty "),
    "said": _said, "refused": _refused, "asked": _asked, "time set": _time_set,
    "player chosen": _player_chosen, "player sought": _player_sought, "nobody found": _nobody_found,
    "as it was": _as_it_was, "duty asks": _asks,
}  # fmt: skip


def _page(view: NightView, page: str, kind: type[P]) -> P:
    view.show_page(page)
    made = view.page(page)
    assert isinstance(made, kind)
    return made


def _type(field: QLineEdit, words: str) -> None:
    field.setText(words)
    field.textEdited.emit(words)


# -- before a tournament is open ------------------------------------------------------------------------


def of_start(world: World) -> Shots:
    """Yield the window at the start, the start page, and the guide step by step."""
    now, zone = world.program.wiring.wall(), world.program.wiring.zone
    recent = _nights(world, now)
    ago = {place_title(Path("own"), True): 1, "“POKER”": 1, "“SPARE”": 9}
    places = [BackupPlace(name, Path(name), now - days * DAY) for name, days in ago.items()]

    def start(nights: Sequence[RecentNight], at: int = now) -> StartPage:
        return StartPage(world.program, nights, (), at, zone, places=places, players=214, structures=9)

    yield from _each_look(world, "window opening", lambda theme: Waiting(_look(theme), frame=True))
    yield from _each_look(world, "start with nothing", lambda _: StartPage(world.program, [], (), now, zone))
    yield from _each_look(world, "start", lambda _: start(recent))
    yield from _each_look(world, "start stopped", lambda _: start(recent[1:], now - 2 * DAY))
    yield from _each_look(world, "start with a problem", lambda _: _with_problem(start(recent)))
    world.program.show_start()
    world.program.new()
    guide = world.window.view
    assert isinstance(guide, Guide)
    guide.name.title.setText("Thursday 200")
    for step in guide.steps:
        yield from _each_look(world, f"guide {step.KEY}", lambda _: guide)
        guide.say(LONG_SENTENCE)
        yield from _each_look(world, f"guide {step.KEY} wrong", lambda _: guide)
        guide.carry_on()
    world.leave()


def _each_look(world: World, name: str, make: Callable[[str], QWidget]) -> Shots:
    for theme in world.themes:
        for size in world.sizes:
            world.look(theme, size)
            widget = make(theme)
            if widget is not world.window.view:
                world.window.show_view(widget)
            world.settle()
            yield _in_window(world, name, theme, size)


def _in_window(world: World, name: str, theme: str, size: QSize) -> Shot:
    """Picture the window, which may need more room than the screen has."""
    shot = of_widget(f"console {theme} {sized(size)}", name, world.window, check=theme == THEMES[0])
    least = world.window.size()
    over = max(least.width() - size.width(), least.height() - size.height())
    return replace(shot, found=(*shot.found, Finding("too large", name, over))) if over > 0 else shot


def _look(theme: str) -> Theme:
    look = chosen(theme)
    assert look is not None
    return look


def _nights(world: World, now: int) -> list[RecentNight]:
    """Return nights won and one that stopped, as the library has them."""
    rows = '"add level blinds 100/200 length 20" ' * 4 + '"add break length 10" '
    lines = (
        'rulebook "cpc-2023"', 'set currency "kr"', "set late 4", "price entry 350 fee 50 chips 10000",
        f"structure {rows * 4}", "open table 1", "open table 2", "schedule 18:00",
    )  # fmt: skip
    won = NightFacts(
        entries=48,
        left=1,
        level=3,
        winner="Erik Andersson",
        number="1001",
        prize=5000,
        currency="kr",
        ended=now - 7 * DAY + 5 * HOUR,
        noted=now - 6 * DAY,
        setup=lines,
    )
    noted = now - 2 * DAY - HOUR
    stopped = NightFacts(entries=30, left=4, level=2, currency="kr", noted=noted, setup=lines, begun=True)
    path, first = (world.program.wiring.documents / name for name in ("night.riffle", "won.riffle"))
    for file in (path, first):
        file.write_bytes(b"")
    long = replace(won, winner="Maj-Britt Hallström-Åkesson af Ugglas")
    return [
        RecentNight(first, "Söndag 300", now - 7 * DAY, now - 7 * DAY, won),
        RecentNight(path, "Torsdag turbo", now - 2 * DAY - 4 * HOUR, now - 2 * DAY - 4 * HOUR, stopped),
        *(
            RecentNight(path, f"Höstcupen, dag {n}", now - n * DAY, now - n * DAY, long)
            for n in range(14, 20)
        ),
    ]


def _with_problem(page: StartPage) -> StartPage:
    page.say(console.library_in_memory())
    return page
