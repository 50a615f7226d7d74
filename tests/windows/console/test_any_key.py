"""A director who types anything anywhere: no key is swallowed, and no pause between two keys changes what a
line of keys means.

Each key leaves a trace: text in a field that is seen, a choice, a page, an action, or a sentence about it.
Qt's own menus and dialogs are closed and not typed into. A seat and Enter is that bust, or is refused in
words and handed to the command bar by Esc; it does nothing else. Longer: ``RIFFLE_KEYS=5000`` keys of each
format.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDialog,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QToolTip,
    QWidget,
)
from pytestqt.qtbot import QtBot

from core.clock.timebase import Timebase
from core.formats.format import can
from core.say.acts import Eliminate
from core.tournament.people import Entry
from gui.console.frame.keys import leaves_enter
from gui.console.frame.pages import on_rail
from gui.program.session import Session
from gui.widgets.fields import CommitField
from gui.widgets.key_button import KeyButton
from gui.widgets.labels import Label
from gui.widgets.on_screen import Dialog
from gui.widgets.people_field import PeopleField
from gui.widgets.said_below import said_below
from gui.words import console
from tests.examples import DEEP
from tests.formats.rounds.handed_in import handed_in
from tests.windows.conftest import EVENING, HALL, HandClock, LogInMemory, entropy
from tests.windows.console.conftest import Frame, type_lines
from tests.windows.console.nights import names, thursday
from tests.windows.formats.chicago import conftest as chicago
from tests.windows.formats.team import conftest as team

Key, Mods = Qt.Key, Qt.KeyboardModifier
KEYS = int(os.environ.get("RIFFLE_KEYS", "90" if DEEP else "60"))
SEED = int(os.environ.get("RIFFLE_KEYS_SEED", "1"))
FORMATS = ("holdem", "team", "chicago")

TYPED = "abcdefghijklmnopqrstuvwxyz0123456789.,/+-*"
ENTER = "\n"
MOVES = {
    "tab": (Key.Key_Tab, Mods.NoModifier), "back": (Key.Key_Backtab, Mods.ShiftModifier),
    "up": (Key.Key_Up, Mods.NoModifier), "down": (Key.Key_Down, Mods.NoModifier),
    "left": (Key.Key_Left, Mods.NoModifier), "right": (Key.Key_Right, Mods.NoModifier),
    "esc": (Key.Key_Escape, Mods.NoModifier), "undo": (Key.Key_Z, Mods.ControlModifier),
}  # fmt: skip


def holdem_night(session: Session) -> None:
    thursday(session, names(24), 3)
    type_lines(session, "set late 4\nstart\neliminate 3.1\neliminate 3.2")


def team_night(session: Session) -> None:
    teams = " ".join(f'"{line}"' for line in team.TEAMS.splitlines())
    type_lines(session, f"{team.SETUP.strip()}\nregister teams {teams}\n{team.SEATED.strip()}")


def chicago_night(session: Session) -> None:
    people = "\n".join(f'register "P{i} Ek{i}" number {i}' for i in range(1, 17))
    type_lines(session, f'set title "SM"\nformat chicago\n{people}\ndraw heat number 7')


NIGHTS: dict[str, tuple[Callable[[Session], None], tuple[tuple[str, str, str], ...]]] = {
    "holdem": (holdem_night, ()), "team": (team_night, team.HANDED_IN),
    "chicago": (chicago_night, chicago.HANDED_IN),
}  # fmt: skip
PAUSES = (0.1, 1, 3, 10)


@pytest.fixture(params=FORMATS)
def played(request: pytest.FixtureRequest) -> Iterator[str]:
    """The format is known for as long as its window lives."""
    with handed_in(NIGHTS[request.param][1]):
        yield request.param


@pytest.fixture
def night(played: str, session: Session, open_frame: Callable[..., Frame]) -> Iterator[Frame]:
    flash = QApplication.cursorFlashTime()
    QApplication.setCursorFlashTime(0)  # a picture is the same until a key changes it
    NIGHTS[played][0](session)
    frame = open_frame(1440, 900)
    frame.pass_time(seconds=2)
    yield frame
    close_dialogs()
    QApplication.setCursorFlashTime(flash)


def close_dialogs() -> None:
    while (popup := QApplication.activePopupWidget()) is not None:
        popup.close()
    for widget in QApplication.topLevelWidgets():
        if isinstance(widget, QDialog) and widget.isVisible():
            widget.reject()


def take_tip_away() -> None:
    """Hide what was said at a widget: a later key has a trace of its own."""
    for tip in QApplication.topLevelWidgets():
        if tip.inherits("QTipLabel"):
            tip.hide()


class Typist:
    """Types at whatever has the keyboard. One who ``looks`` pictures the window before and after each key:
    ``lost`` then has the keys that left no trace, and where."""

    def __init__(self, frame: Frame, chance: Random, qtbot: QtBot, *, looks: bool = False) -> None:
        self.frame, self.chance, self._qtbot, self._looks = frame, chance, qtbot, looks
        self.lost: list[str] = []
        self.pressed = 0
        self.where: set[str] = set()
        self._said = 0
        self._shown: QImage | None = None
        self._typed: list[str] = []
        frame.night.notice.turned.connect(self._heard)
        frame.night.menu_wanted.connect(self._heard)  # the program's menu

    def _heard(self, _: object = None) -> None:
        self._said += 1

    @property
    def _window(self) -> QWidget:
        return QApplication.activeModalWidget() or self.frame.window

    def _target(self) -> QWidget:
        """Return the widget that has the keyboard, once the window under a closed dialog has it back."""
        while (popup := QApplication.activePopupWidget()) is not None:
            popup.close()
        dialog = QApplication.activeModalWidget()
        if dialog is not None and not isinstance(dialog, Dialog):
            dialog.close()  # Qt's own
            QApplication.processEvents()
        window = self._window
        if not window.isActiveWindow():
            window.activateWindow()
            self._qtbot.waitUntil(window.isActiveWindow)
        return QApplication.focusWidget() or window

    def _facts(self) -> tuple[object, ...]:
        focus = QApplication.focusWidget()
        t = self.frame.session
        return (
            id(focus),
            len(t.director.history),
            self._said,
            t.reading().phase,
            self._window is self.frame.window,
        )

    def _refused(self) -> bool:
        """Return whether a sentence stands in a question or a dialog that says what is wrong, or was said at
        a list of choices."""
        labels = self._window.findChildren(Label)
        red = [x for x in labels if x.isVisible() and x.text() and x.property("tone") == "red"]
        return bool(red) or QToolTip.isVisible()

    def _picture(self) -> QImage:
        """Return the window as it is on the screen: to draw all of it anew takes longer than the key."""
        QApplication.processEvents()
        window = self._window
        return window.screen().grabWindow(window.winId()).toImage()

    def key(self, key: str) -> None:
        target = self._target()
        facts, place = self._facts(), self._place(target)
        idle = key == ENTER and isinstance(target, CommitField)  # there was nothing to hand in
        looks = self._looks and not idle and key not in MOVES
        picture = self._shown or self._picture() if looks else None
        self.where.add(place)
        take_tip_away()
        self.press(key)
        self.pressed += 1
        self._typed.append(key)
        if picture is None or QApplication.activePopupWidget() is not None or self._refused():
            return
        if facts != self._facts():
            return
        self._shown = self._picture()  # and before the next key, unless something happens between
        if picture == self._shown:
            self.lost.append(f"{key!r} at {place}, the last of {self.trail}")

    @property
    def trail(self) -> str:
        return " ".join(map(repr, self._typed[-14:]))

    def press(self, key: str) -> None:
        self._shown = None
        target = self._target()
        if key in MOVES:
            QTest.keyClick(target, *MOVES[key])
        elif key == ENTER:
            QTest.keyClick(target, Key.Key_Return)
        else:
            QTest.keyClicks(target, key)
        QApplication.processEvents()

    def _place(self, target: QWidget) -> str:
        window = self._window
        at = window.windowTitle() if window is not self.frame.window else self.frame.night._shown
        return f"{at}: {type(target).__name__} {target.objectName() or target.accessibleName()}"

    def any_key(self) -> None:
        match self.chance.randrange(20):
            case 0 | 1 | 2:
                self.key(ENTER)
            case 3:
                self.key(" ")
            case 4 | 5 | 6 | 7:
                self.key(self.chance.choice([*MOVES]))
            case 8:
                self.another_page()
            case 9:
                self._shown = None
                self.frame.pass_time(seconds=self.chance.choice((0.3, 1.2, 4)))
            case _:
                self.key(self.chance.choice(TYPED))

    def another_page(self) -> None:
        self.show_page(self.chance.choice(on_rail(self.frame.session.state)).digit)

    def show_page(self, digit: int) -> None:
        self._shown = None
        close_dialogs()
        QApplication.processEvents()
        QTest.keyClick(self._target(), Qt.Key(Key.Key_0 + digit), Mods.ControlModifier)


def test_no_key_is_swallowed(night: Frame, qtbot: QtBot) -> None:
    typist = Typist(night, Random(SEED), qtbot, looks=True)
    while typist.pressed < KEYS:
        typist.any_key()
    print(f"{typist.pressed} keys at {len(typist.where)} places")
    assert not typist.lost, "\n".join(typist.lost)


def leave_everything(typist: Typist) -> None:
    """Esc until no dialog, no field and no question is open."""
    close_dialogs()
    for _ in range(8):
        typist.key("esc")


def test_a_seat_and_enter_is_that_bust_after_anything(night: Frame, qtbot: QtBot) -> None:
    """On whichever page the keys before have led to."""
    session = night.session
    if not can(session.state, Eliminate):
        pytest.skip("nobody is put out in this format")
    typist, chance = Typist(night, Random(SEED), qtbot), Random(SEED)
    for _ in range(max(3, KEYS // 30)):
        for _ in range(12):
            typist.any_key()
        leave_everything(typist)
        if len(session.state.playing) == 1:
            break  # the last player has won, and is refused as one who is out
        seated = [e for e in session.state.playing if e.table is not None]
        who = chance.choice(seated)
        assert who.table is not None
        seat = f"{session.state.room.tables[who.table].label}.{who.seat}"
        for key in (*seat, ENTER):
            typist.key(key)
        assert who.id in {x.entry for x in session.state.game.busts}, typist.trail


def words_in(window: QWidget) -> str:
    """Return all that can be read in the labels, fields and lists of choices of the window."""
    said = [x.text() for x in window.findChildren(QLabel) if x.isVisible()]
    typed = [x.text() for x in window.findChildren(QLineEdit) if x.isVisible()]
    lists = [x.toPlainText() for x in window.findChildren(QPlainTextEdit) if x.isVisible()]
    chosen = [x.currentText() for x in window.findChildren(QComboBox) if x.isVisible()]
    named = [x.text() for field in window.findChildren(PeopleField) for x in field.findChildren(KeyButton)]
    return "\n".join([*said, *typed, *lists, *chosen, *named])


def open_something(typist: Typist) -> None:
    """Click a button of some page: most of them open a dialog."""
    typist.another_page()
    if typist.chance.randrange(2):
        typist.key("down")
    deeds = getattr(typist.frame.night.page(typist.frame.night._shown), "deeds", {})
    able = [x for x in deeds.values() if x.isEnabled() and x.isVisible()]
    if able:
        typist.chance.choice(able).trigger()
        QApplication.processEvents()


def is_half_typed(frame: Frame) -> bool:
    """Return whether a seat typed now would go on with a text, or with an answer on the page."""
    focus = QApplication.focusWidget()
    text = isinstance(focus, QLineEdit) and focus.isModified() and bool(focus.text())
    return text or bool(frame.night._wanted())


def check_seat(typist: Typist, seat: str, who: Entry) -> str:
    """Type the seat of this player and Enter at whatever has the keyboard. Return what became of it."""
    frame, session = typist.frame, typist.frame.session
    bar, before = frame.night.footer.command, len(session.director.history)
    focus = QApplication.focusWidget()
    asks = focus is not None and bool(focus.property("takesSeats"))
    for key in (*seat, ENTER):
        typist.press(key)
    acted, window = session.director.history[before:], QApplication.activeModalWidget() or frame.window
    place = typist._place(QApplication.focusWidget() or window), typist.trail
    if acted:
        done = who.id in {x.entry for x in session.state.game.busts}
        assert done or asks, (place, acted[-1].line)
        return "done"
    if asks:
        return "answered"
    told = frame.night.notice.sentence.text() if frame.night.notice.shown else ""
    words = words_in(window) + told * (window is frame.window)
    opened = not can(session.state, Eliminate) and f"Table {seat.split('.')[0]}" in words
    assert seat in words or session.state.name(who.id) in words or opened, (place, seat)
    if console.stray_seat(seat) not in words:
        return "read"
    for _ in range(3):
        if typist._target() is not bar:
            typist.press("esc")
    assert (bar.text(), len(session.director.history)) == (seat, before), place
    return "handed on"


def test_a_seat_and_enter_is_never_lost_nor_another_deed(night: Frame, qtbot: QtBot) -> None:
    """The bust is done, or its seat or player can be read where it was typed; Esc does not lose it."""
    session, chance = night.session, Random(SEED)
    typist, outcomes = Typist(night, chance, qtbot), Counter[str]()
    least = max(4, KEYS // 20)
    while sum(outcomes.values()) < least or (not outcomes["handed on"] and outcomes.total() < 10 * least):
        open_something(typist)
        for _ in range(chance.randrange(4)):
            typist.any_key()
        seated = [e for e in session.state.playing if e.table is not None]
        if seated and not is_half_typed(night):
            who = chance.choice(seated)
            outcomes[check_seat(typist, session.state.seat_text(who.id), who)] += 1
        close_dialogs()
        for _ in range(4):
            typist.press("esc")
        night.night.footer.command.clear()
    print(f"{sum(outcomes.values())} seats: {dict(outcomes)}")
    assert outcomes["handed on"]


def told(frame: Frame) -> tuple[object, ...]:
    """Return where the keyboard is and what has been done."""
    focus, window = QApplication.focusWidget(), QApplication.activeModalWidget()
    at = type(focus).__name__, window.windowTitle() if window is not None else frame.night._shown
    lines = [action.line for action in frame.session.director.history[-3:]]
    return *at, frame.night.footer.command.text(), len(frame.session.director.history), lines


def test_a_pause_changes_nothing(
    played: str, hand_clock: HandClock, open_frame: Callable[..., Frame], qtbot: QtBot
) -> None:
    """The clock stands. An Enter that is the console's, or goes on in a dialog with a player whom a seat has
    named, comes a second after the key before: one that comes sooner does nothing, and says so."""
    chance, weights = Random(SEED), [*TYPED, *(ENTER * 9), *(" " * 2), *([*MOVES] * 2), *(["page"] * 2)]
    for _ in range(max(1, KEYS // 90)):
        line, pages = chance.choices(weights, k=24), [chance.randrange(1, 10) for _ in range(24)]
        meant: list[list[tuple[object, ...]]] = []
        for pause in PAUSES:
            hand_clock.ms = EVENING
            session = Session(LogInMemory(), Timebase(hand_clock, hand_clock), entropy(), HALL)
            NIGHTS[played][0](session)
            if session.reading().phase == "running":
                type_lines(session, "pause")
            frame = open_frame(1440, 900, session)
            typist = Typist(frame, chance, qtbot)
            meant.append([])
            for key, page in zip(line, pages, strict=True):
                focus = QApplication.focusWidget()
                named = focus is not None and bool(said_below(focus.window()))
                free = key == ENTER and (named or leaves_enter(focus))
                frame.pass_time(seconds=max(pause, 1.1) if free else pause)
                if key == "page":
                    typist.show_page(page)
                else:
                    typist.press(key)
                meant[-1].append(told(frame))
            close_dialogs()
            frame.window.hide()
            session.disk.stop()
        for other in meant[1:]:
            assert other == meant[0], line
