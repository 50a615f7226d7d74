"""A window that has followed a night shows what one opened at this moment shows: words and pixels.

Acts by chance, plausible ones and any others, undone and redone, while time passes, pages are changed and
another tournament is looked at. Every few steps the night's actions are read anew, in a window of the same
size at the same page, and both windows and both pictures of the room are compared. Longer:
``RIFFLE_STALE=2000`` acts of each format, from ``RIFFLE_STALE_SEED``; what differs is kept as pictures in
``RIFFLE_STALE_SHOTS``.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import cast

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QItemSelectionModel, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication, QHeaderView, QScrollBar, QTabBar, QWidget
from pytestqt.qtbot import QtBot

from core.clock.timebase import Timebase
from core.formats.plausible import Step, night_of
from core.say import acts
from core.say.acts import Act
from core.say.reasons import Refused
from core.tournament import chance as plausible
from core.tournament.state import Tournament
from gui import theme
from gui.console.frame.night import NightView
from gui.console.frame.pages import ASIDE, on_rail
from gui.console.frame.screen import Screen
from gui.console.frame.window import ConsoleWindow
from gui.program.session import Session
from tests.anything.acts import Chance
from tests.examples import DEEP
from tests.formats.rounds.handed_in import handed_in
from tests.unit.tournament.test_kept import keeping_nothing
from tests.windows.conftest import HALL, HandClock, LogInMemory, entropy, unpainted
from tests.windows.console.conftest import Frame
from tests.windows.console.test_any_key import FORMATS, NIGHTS
from tests.windows.side_by_side import apart, named, settled, told_apart, words

ACTS = int(os.environ.get("RIFFLE_STALE", "60" if DEEP else "8"))
SEED = int(os.environ.get("RIFFLE_STALE_SEED", "1"))
SHOTS = os.environ.get("RIFFLE_STALE_SHOTS", "")
EVERY = 6
"""Steps between two comparisons."""
NIGHT, STEPS = 220, 900
"""No night has more acts, or steps to them: when it is over the next one begins."""
ENOUGH = 6
"""So many differences of one night tell what there is to tell."""
SMOOTHED = 12
"""The edges of the room's large arrow differ by fewer steps of a colour where it is painted by itself."""
SIZES = (1440, 900), (1440, 900), (1100, 700), (1920, 1080)
ROOM = 960, 540
TIMES = 1, 1, 7, 60, 61, 600, 1200
NEVER = 10**12


class Follower:
    """A night in a window, and what is done to both by the numbers of a seed."""

    def __init__(self, format: str, seed: int, qtbot: QtBot) -> None:
        self.random, self.format, self._qtbot = Random(seed), format, qtbot
        self.clock = HandClock()
        self._size = self.random.choice(SIZES)
        self._chance = plausible.Chance(seed)
        self.session = self._session(LogInMemory())
        NIGHTS[format][0](self.session)
        self.frame = self._open(self.session)
        self.done = self.steps = 0
        self.trail: list[str] = []
        self.compared = Counter[str]()
        self.found: list[str] = []

    def _session(self, log: LogInMemory) -> Session:
        log.last_beat = self.clock.ms  # nobody was away
        return Session(log, Timebase(self.clock, self.clock, gap=NEVER), entropy(), HALL)

    def _open(self, session: Session) -> Frame:
        window = ConsoleWindow()
        screen = Screen(window)
        night = NightView(session, screen, window.views)
        window.show_night(night)
        screen.follow(session)
        window.resize(*self._size)
        unpainted(self._qtbot, window)
        screen.open(session)
        screen.window.resize(*ROOM)
        QApplication.processEvents()
        return Frame(window, night, session, self.clock)

    @property
    def _page(self) -> QWidget:
        page = self.frame.night.stack.currentWidget()
        assert page is not None
        return page

    # -- what is done --------------------------------------------------------------------------------

    def step(self) -> None:
        self.steps += 1
        what = self.random.randrange(24)
        if what < 18:
            self._play()
        elif what < 21:
            page = self.random.choice((*on_rail(self.session.state), *ASIDE)).id
            self.frame.night.show_page(page)
            self.trail.append(f"page {page}")
        elif what < 23:
            self._choose()
        else:
            self._look_away()
        QApplication.processEvents()

    def _play(self) -> None:
        what = self.random.randrange(17)
        if what < 8:
            self._do_plausibly()
        elif what < 13:
            t, done = self.session.state, len(self.session.director.history)
            act = Chance(self.random, t, self.session.now(), done).act()
            if not isinstance(act, acts.ChooseFormat):
                self._do(act, self.random.choice(("", "so")))
        elif what < 15:
            done = len(self.session.director.history)
            lately = done - self.random.randint(0, min(12, done - 1))
            undo = acts.Undo(together=True), acts.Undo(action=lately, together=True)
            self._do(self.random.choice((*undo, acts.Redo(), acts.Redo(), acts.Redo(action=lately))))
        else:
            self._pass_time(self.random.choice(TIMES))

    def _do(self, act: Act, override: str = "") -> None:
        with suppress(Refused):
            self.session.do(act, override)
            self.done += 1
            self.trail.append(self.session.director.history[-1].line)

    def _do_plausibly(self) -> None:
        session, step = self.session, None
        with suppress(Exception):  # it may know no way on from what nobody would do
            step = night_of(self.format).play(session.state, session.reading(), session.now(), self._chance)
        if isinstance(step, Step) and not isinstance(step.act, acts.Note):
            self._pass_time(min(step.wait, 1_500_000) / 1000)
            self._do(step.act, step.override)

    def _pass_time(self, seconds: float) -> None:
        self.frame.pass_time(seconds=seconds)
        self.trail.append(f"+{seconds} s")

    def _choose(self) -> None:
        """Turn to another part of the page, and choose a row there."""
        tabs = [x for x in self._page.findChildren(QTabBar) if x.isVisible()]
        if tabs:
            bar = self.random.choice(tabs)
            bar.setCurrentIndex(self.random.randrange(bar.count()))
            self.trail.append(f"tab {bar.currentIndex()}")
            QApplication.processEvents()
        lists = [x for x in _lists(self._page) if x.model().rowCount()]
        if lists:
            view = self.random.choice(lists)
            index = view.model().index(self.random.randrange(view.model().rowCount()), 0)
            view.scrollTo(index, QAbstractItemView.ScrollHint.EnsureVisible)
            at = view.visualRect(index).center()
            QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)
            self.trail.append(f"row {index.row()} of {type(view).__name__}")

    def _look_away(self) -> None:
        """Look at another tournament meanwhile."""
        self.frame.night.hide()
        self.trail.append("away")
        for _ in range(self.random.randint(1, 4)):
            self._play()
        self.frame.night.show()
        self.trail.append("here")

    # -- what is compared ----------------------------------------------------------------------------

    def compare(self) -> None:
        """Compare the window and the room with those of a night that is read anew."""
        old, page = self.frame.night, self.frame.night._shown
        self._compare_kept()
        old.notice.dismiss()
        _rest(self.frame)
        seen, whole = settled(self.frame.window)
        board, room = old._screen.window.board, settled(old._screen.window)
        before = words(self.frame.window)
        fresh = self._open(self._session(LogInMemory(self.session.log.actions)))
        fresh.night.show_page(page)
        _choose_alike(old, fresh.night)
        _rest(fresh)
        other, anew = settled(fresh.window)[1], fresh.night._screen.window
        self.compared[page] += 1
        found = told_apart(before, words(fresh.window))
        if board != anew.board:
            found += [f"- room {board}", f"+ room {anew.board}"]
        for where, one, two, least in (
            ("not painted", seen, whole, 1),
            ("painted otherwise", whole, other, 1),
            ("room not painted", *room, SMOOTHED),
            ("room painted otherwise", room[1], settled(anew)[1], SMOOTHED),
        ):
            differ = apart(one, two, least)
            if not differ.isEmpty():
                found.append(f"{where}: {named(self.frame.window, differ)}")
        if found:
            self._tell(page, found, {"seen": seen, "old": whole, "new": other, "room": room[0]})
        shut(fresh)
        self.frame.window.activateWindow()
        self._qtbot.waitUntil(self.frame.window.isActiveWindow)
        old._to_page()

    def _compare_kept(self) -> None:
        """Compare what is asked once between two actions with what the state says now."""
        t = self.session.state
        for ask, answer in (t.kept or {}).copy().items():
            self.compared["kept"] += 1
            with keeping_nothing(t):
                if cast(Callable[[Tournament], object], ask)(t) != answer:
                    self._tell("kept", [f"{ask}"], {})

    def _tell(self, page: str, found: list[str], pictures: dict[str, QImage]) -> None:
        many = len(self.session.director.history)
        head = f"{self.format}, {page} {self._size}, {many} actions, after {' | '.join(self.trail[-12:])}"
        self.found.append("\n  ".join([head, *(x[:400] for x in found[:24])]))
        if SHOTS:
            for name, picture in pictures.items():
                picture.save(str(Path(SHOTS) / f"{self.format}-{page}-{many}-{name}.png"))


def _lists(page: QWidget) -> list[QAbstractItemView]:
    """Return the lists that are seen: the parts of a page that have been looked at hold others."""
    views = page.findChildren(QAbstractItemView)
    return [x for x in views if x.isVisible() and x.model() is not None and not isinstance(x, QHeaderView)]


def _rest(frame: Frame) -> None:
    """Give the keyboard to the page, and scroll to the top."""
    frame.night._to_page()
    for bar in frame.window.findChildren(QScrollBar):
        bar.setValue(bar.minimum())


def _choose_alike(old: NightView, new: NightView) -> None:
    """Choose in the new window what is chosen in the old one, and mark what time has marked there."""
    new.duties._marked_from, new.duties._ready_from = old.duties._marked_from, old.duties._ready_from
    new.duties.show_mark()
    page, other = old.stack.currentWidget(), new.stack.currentWidget()
    assert page is not None
    assert other is not None
    for tabs, same in zip(page.findChildren(QTabBar), other.findChildren(QTabBar), strict=False):
        same.setCurrentIndex(tabs.currentIndex())
    flag = QItemSelectionModel.SelectionFlag
    for view, alike in zip(_lists(page), _lists(other), strict=False):
        model, picks, at = alike.model(), alike.selectionModel(), view.currentIndex()
        picks.clear()
        picks.setCurrentIndex(model.index(at.row(), at.column()), flag.NoUpdate)
        for index in view.selectionModel().selectedIndexes():
            picks.select(model.index(index.row(), index.column()), flag.Select)


def shut(frame: Frame) -> None:
    frame.night._screen.window.close()
    frame.night._screen.window.deleteLater()
    frame.window._sure = True
    frame.window.close()
    frame.window.deleteLater()
    frame.session.disk.stop()
    frame.session.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture(params=FORMATS)
def played(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    if qapp.styleSheet() != theme.stylesheet(theme.LIGHT):
        theme.apply(qapp, theme.LIGHT)
    flash = QApplication.cursorFlashTime()
    QApplication.setCursorFlashTime(0)
    with handed_in(NIGHTS[request.param][1]):
        yield request.param
    QApplication.setCursorFlashTime(flash)


def test_a_window_shows_what_one_opened_now_shows(played: str, qtbot: QtBot) -> None:
    done, seed, compared, found = 0, SEED, Counter[str](), list[str]()
    while done < ACTS:
        one = Follower(played, seed, qtbot)
        while one.done < min(NIGHT, ACTS - done) and one.steps < STEPS and len(one.found) < ENOUGH:
            one.step()
            if one.steps % EVERY == 0:
                one.compare()
        one.compare()
        shut(one.frame)
        done, seed = done + max(one.done, 1), seed + 1
        compared += one.compared
        found += one.found
        print(f"{played} {seed - 1}: {one.done} acts, {dict(one.compared)}", *one.found, sep="\n", flush=True)
    print(f"{played}: {done} acts, compared {dict(compared)}")
    assert not found, "\n\n".join(found[:ENOUGH])
