"""The console's keys. Whatever has the keyboard keeps the keys it needs; the rest are the console's.

A text field keeps all that it can type; Space and Enter press the button that has the keyboard (Qt alone
would let Enter press it only in a dialog); any widget keeps the keys of its own actions. A widget that
does something else on Enter sets the property ``ownsEnter``; a field in which a space means nothing sets
``leavesSpace``, and the clock goes on being paused with it. A page that is read sets ``pages``: PgUp and PgDn
scroll it.

Letters where no page has a key of its own for them are the command bar's, as digits are. On a page of letters
an unused one is nothing; the Space after it belongs to a name somebody began to type there, and does not
pause the clock. Nor does one after a digit that nothing took. After a bust by name the next letter begins the
next name there too, until Esc, an arrow or the mouse says that the page is meant.
"""

from collections.abc import Callable, Iterable
from contextlib import suppress
from itertools import chain

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QTextEdit,
    QWidget,
)

from gui.console.frame.pages import place_of
from gui.console.tables.table_oval import TableOval

TYPING = (QLineEdit, QTextEdit, QPlainTextEdit, QAbstractSpinBox, QComboBox)
ENTER = ("Return", "Enter")
_PAGED = (QAbstractItemView, QTextEdit, QPlainTextEdit, QAbstractSpinBox, QComboBox)
CLICKER_GO, CLICKER_DO = ("PgDown", "F5"), "PgUp"
"""The keys that the common presenter's clickers send: forward, the start of a show; back. The dark screen is
B or the point on them: a letter of the pages and the beginning of many a name, or a part of every seat. These
work in a line of text too: it may be where the keyboard was left."""


class Keys(QObject):
    """Shortcuts of ``home``, live while its window is the active one and nothing nearer wants the key."""

    def __init__(self, home: QWidget) -> None:
        super().__init__(home)
        self._home = home
        self._plain: dict[str, QShortcut] = {}
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._focus_moved)

    def plain(self, key: str, act: Callable[[], object]) -> None:
        """A key one could type: live only outside text fields."""
        self._plain[key] = self.chord(key, _press_or(act) if key in ENTER else act)

    def chord(self, keys: str, act: Callable[[], object]) -> QShortcut:
        """Live everywhere in the window, in text fields too unless these use it themselves."""
        made = QShortcut(QKeySequence(keys), self._home)
        # A held key would pause and resume, or bust, ten times a second.
        made.setAutoRepeat(False)
        made.activated.connect(act)
        return made

    def _focus_moved(self, _: QWidget | None, now: QWidget | None) -> None:
        own = kept(now, self._plain) if now is not None else set()
        for key, shortcut in self._plain.items():
            shortcut.setEnabled(key not in own)


def _press_or(act: Callable[[], object]) -> Callable[[], object]:
    """Enter: the button or the seat that has the keyboard, else what the console does on Enter."""

    def enter() -> None:
        widget = QApplication.focusWidget()
        if isinstance(widget, QAbstractButton):
            widget.click()
        elif isinstance(widget, TableOval) and widget.selected:
            widget.seat_activated.emit(widget.selected)
        else:
            act()

    return enter


def leaves_enter(widget: QWidget | None) -> bool:
    """Return whether the console gets an Enter pressed while this widget has the keyboard."""
    if widget is None:
        return True
    own = isinstance(widget, QAbstractButton) or (isinstance(widget, TableOval) and bool(widget.selected))
    return not own and not kept(widget, ENTER)


def kept(widget: QWidget, keys: Iterable[str]) -> set[str]:
    """Return which of these keys the widget needs itself while it has the keyboard."""
    typing, paged = isinstance(widget, TYPING), isinstance(widget, _PAGED)
    own = [*chain.from_iterable(map(QAction.shortcuts, widget.actions()))]
    if isinstance(widget, QAbstractButton):
        own.append(QKeySequence("Space"))
    if widget.property("ownsEnter"):
        own += map(QKeySequence, ENTER)

    needed = set()
    for key in keys:
        if key in (*CLICKER_GO, CLICKER_DO):
            needs = key != "F5" and (paged or _goes_on(widget, key))
        elif typing:
            needs = not (key == "Space" and widget.property("leavesSpace"))
        else:
            needs = QKeySequence(key) in own
        if needs:
            needed.add(key)
    return needed


def _goes_on(widget: QWidget, key: str) -> bool:
    """Return whether the widget or one around it goes on with this key: a chip race, a page that is read."""
    found: QWidget | None = widget
    within, wanted = Qt.ShortcutContext.WidgetWithChildrenShortcut, QKeySequence(key)
    while found is not None:
        if found.property("pages"):
            return True
        for mine in found.findChildren(QShortcut, options=Qt.FindChildOption.FindDirectChildrenOnly):
            if mine.key() == wanted and mine.context() == within:
                return True
        found = found.parentWidget()
    return False


NAME_TYPED = 1000
"""A Space so soon (ms) after an unused letter or digit is part of a name or a seat."""
_SHIFT = Qt.KeyboardModifier.ShiftModifier
_BETWEEN_NAMES = (
    Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Shift, Qt.Key.Key_Alt, Qt.Key.Key_AltGr,
    Qt.Key.Key_Control,
)  # fmt: skip


class Letters(QObject):
    """Watches what has the keyboard inside ``home``. ``begin`` takes a letter on a page that has none of
    its own, which ``page`` tells; ``now`` is the time (ms). ``expects``: whether letters are a name's on
    every page."""

    expects = Signal(bool)

    def __init__(
        self, home: QWidget, page: Callable[[], str], begin: Callable[[str], object], now: Callable[[], int]
    ) -> None:
        super().__init__(home)
        self._home, self._page, self._begin, self._now = home, page, begin, now
        self._unused_at: int | None = None
        self._name_next = False
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._focus_moved)

    def digit_typed(self) -> None:
        """A digit came that is perhaps nobody's."""
        self._unused_at = self._now()

    def being_typed(self) -> bool:
        """Return whether an unused letter or digit came just before."""
        return self._unused_at is not None and 0 <= self._now() - self._unused_at < NAME_TYPED

    def expect_name(self, expected: bool = True) -> None:
        """Let the next letter begin a name, on a page of letters too."""
        if expected != self._name_next:
            self._name_next = expected
            self.expects.emit(expected)

    def _focus_moved(self, before: QWidget | None, now: QWidget | None) -> None:
        self._unused_at = None  # a digit was a field's after all
        self.expect_name(False)
        if before is not None:
            with suppress(RuntimeError):  # what had the keyboard may be gone with its page
                before.removeEventFilter(self)
        inside = now is not None and (now is self._home or self._home.isAncestorOf(now))
        if now is not None and inside and not isinstance(now, TYPING):
            now.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A key that is pressed here is no key of the widget, the page or the console, unless a name is
        expected."""
        kinds = (QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride)
        if event.type() not in kinds or not isinstance(event, QKeyEvent):
            if event.type() == QEvent.Type.MouseButtonPress:
                self.expect_name(False)
            return False
        letter = event.text().isalpha() and event.modifiers() | _SHIFT == _SHIFT
        if self._name_next and letter:
            event.accept()
            if event.type() == QEvent.Type.KeyPress:
                self._begin(event.text())
            return True
        if event.type() == QEvent.Type.ShortcutOverride:
            self.expect_name(self._name_next and event.key() in _BETWEEN_NAMES)
            return False
        if not letter:
            return False
        if place_of(self._page()).letters:
            self._unused_at = self._now()
            return False
        key = QKeySequence(event.keyCombination())
        if isinstance(watched, QWidget) and any(key in x.shortcuts() for x in watched.actions()):
            return False  # of a deed that is off: its page says why
        self._begin(event.text())
        return True
