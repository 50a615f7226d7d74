"""The frame's keys: one place says who takes the next key, from what stands on the screen, never from time.

The widget that has the keyboard comes first. A field takes all that it can type, a button Space and Enter, a
chosen seat, a list that opens its rows and one that drops down Enter, a notice that asks something its Enter.
A widget that does something else on Enter sets the property ``ownsEnter``. Every key that is left comes up to
the frame (``Keys.take``). Enter says what an answer that is half typed on the page still wants, goes back to
a line that was left in the command bar, and only else does a duty. A digit answers the question that is open,
of a duty or of the page, and opens one that shows it beside an answer. A letter is the page's where it has
one. Everything else that can be typed begins a line in the command bar.

A word is typed letter by letter. Once the page has refused its first letter, no other letter of it does a
deed: the next one makes both the beginning of a line in the command bar, as on a card that asks. Any other
key and any click end that, and so does the refusal when it stands on the screen no longer.
"""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
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

from gui.console.frame.acting import Page
from gui.console.frame.command_bar import CommandBar
from gui.console.tables.table_oval import TableOval
from gui.safely import safely
from gui.widgets.typed import BARE, CHORD, character

TYPING = (QLineEdit, QTextEdit, QPlainTextEdit, QAbstractSpinBox, QComboBox)
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_PAGED = (QAbstractItemView, QTextEdit, QPlainTextEdit, QAbstractSpinBox, QComboBox)
CLICKER_GO, CLICKER_DO = ("PgDown", "F5"), "PgUp"
"""The keys that the common presenter's clickers send: forward, the start of a show; back. The dark screen is
B or the point on them: a letter of the pages and the beginning of many a name, or a part of every seat. These
work in a line of text too: it may be where the keyboard was left."""
_CLICKER: dict[int, str] = {Qt.Key.Key_PageDown: "PgDown", Qt.Key.Key_PageUp: "PgUp"}


class Keys(QObject):
    """``page`` is the page on screen; ``question`` the field of the duty's question that is open; ``enter``
    is the console's Enter."""

    def __init__(
        self,
        home: QWidget,
        bar: CommandBar,
        page: Callable[[], Page],
        question: Callable[[], QWidget | None],
        enter: Callable[[], object],
    ) -> None:
        super().__init__(home)
        self._home, self._bar, self._page, self._question, self._enter = home, bar, page, question, enter
        self._pressed_at: QWidget | None = None
        # The letter that the page has just refused, as often as it was typed.
        self._refused = ""
        self._why = ""  # what was said then
        self._clicker: dict[str, QShortcut] = {}
        self.plain: dict[str, Callable[[], object]] = {}
        """Characters that are keys of every page, and what they do."""
        self.choose: Callable[[str], QWidget | None] = lambda _: None
        """Opens the question that shows a digit beside an answer, and returns its field."""
        self.told: Callable[[], str] = lambda: ""
        """Returns the sentence that the console says now."""
        self.overrides_nothing: Callable[[], object] = lambda: None
        """Says that Ctrl+Enter has nothing to override."""

    def chord(self, keys: str, act: Callable[[], object]) -> QShortcut:
        """Add a key that works everywhere in the window, in text fields too where these do not use it."""
        made = QShortcut(QKeySequence(keys), self._home)
        # A held key would pause and resume, or bust, ten times a second.
        made.setAutoRepeat(False)
        made.activated.connect(act)
        return made

    def clicker(self, key: str, act: Callable[[], object]) -> None:
        """Add a key of the presenter's clicker."""
        self._clicker[key] = self.chord(key, act)

    def override(self, event: QKeyEvent) -> None:
        """Before any key acts, note which widget has the keyboard; leave the clicker's keys to one that goes
        on or scrolls by them."""
        self._pressed_at = focus = QApplication.focusWidget()
        key = _CLICKER.get(event.key(), "")
        if key:
            self._clicker[key].setEnabled(not (isinstance(focus, _PAGED) or _goes_on(focus, key)))

    def refuse_letter(self, letter: str) -> None:
        """Note that the page has refused this letter: the next key may be the second of a word."""
        self._refused += letter
        self._why = self.told()
        _app().installEventFilter(self)

    @safely
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take a letter after a refused one, before any deed has it. Only between these two is it asked."""
        if not isinstance(watched, QWidget):
            return False
        match event.type():
            case QEvent.Type.MouseButtonPress:
                self._end_word()
            case QEvent.Type.ShortcutOverride | QEvent.Type.KeyPress if isinstance(event, QKeyEvent):
                return self._spell(watched, event)
        return False

    def _spell(self, widget: QWidget, event: QKeyEvent) -> bool:
        """Begin the word in the command bar; return whether the key has done all it does."""
        if event.key() in BARE:
            return False
        letter = character(event)
        elsewhere = isinstance(widget, TYPING) or widget.window() is not self._home.window()
        if not letter.isalpha() or elsewhere or self.told() != self._why:
            self._end_word()
            return False
        if letter == self._refused[-1] and not event.isAutoRepeat():
            return False  # it is refused once more
        event.accept()  # no shortcut has it: it comes as a key
        if event.type() == QEvent.Type.KeyPress and not event.isAutoRepeat():
            typed = self._refused + letter
            self._end_word()
            self._bar.begin(typed)
        return True

    def _end_word(self) -> None:
        self._refused = ""
        _app().removeEventFilter(self)

    def asked(self) -> QWidget | None:
        """Return the widget that answers the open question, of a duty before one of the page."""
        return self._question() or self._page().asked()

    def take(self, event: QKeyEvent) -> bool:
        """Take a key that nothing nearer wanted; return whether it is the console's."""
        focus, text = QApplication.focusWidget(), character(event)
        if focus is not self._pressed_at:
            return True  # the key has acted already, and moved the keyboard
        chord = event.modifiers() & CHORD
        if event.key() in ENTER and chord == Qt.KeyboardModifier.ControlModifier:
            if self._bar.text() or not self._page().confirm():
                self.overrides_nothing()
            return True
        if event.key() in ENTER:
            return not chord and self._take_enter(focus, event)
        if not text:
            return False
        if text in self.plain:
            if not event.isAutoRepeat():
                self.plain[text]()
        elif text.isdigit() and (asked := self._for_digit(text, focus)) is not None:
            asked.setFocus()
            self._pressed_at = asked
            QApplication.sendEvent(asked, event)
        elif not (text.isalpha() and self._take_letter(event, focus)):
            self._bar.begin(text)
        return True

    def _take_letter(self, event: QKeyEvent, focus: QWidget | None) -> bool:
        """Let the page take the letter. Typed in the question's field it brings the keyboard there: the next
        Enter is about what it says."""
        page = self._page()
        if focus is not None and focus is self._question():
            page.home().setFocus()
        return page.take(event)

    def _for_digit(self, digit: str, focus: QWidget | None) -> QWidget | None:
        """Return the widget that a digit answers; None where nothing asks for it, or where it has the
        keyboard itself."""
        asked = self.asked() or self.choose(digit)
        return None if asked is focus else asked

    def _take_enter(self, focus: QWidget | None, event: QKeyEvent) -> bool:
        if event.isAutoRepeat():
            return True
        if isinstance(focus, QAbstractButton):
            focus.click()
        elif isinstance(focus, QComboBox):
            focus.showPopup()
        elif leaves_enter(focus):
            self._enter()
        else:
            return False
        return True


def _app() -> QApplication:
    found = QApplication.instance()
    assert isinstance(found, QApplication)
    return found


def leaves_enter(widget: QWidget | None) -> bool:
    """Return whether the console gets an Enter pressed while this widget has the keyboard."""
    match widget:
        case None:
            return True
        case CommandBar():
            return widget.waits
        case TableOval():
            return not widget.opens
        case _:
            return not (isinstance(widget, (QAbstractButton, *TYPING)) or widget.property("ownsEnter"))


def _goes_on(widget: QWidget | None, key: str) -> bool:
    """Return whether the widget or one around it goes on with this key: a chip race, a page that is read."""
    within, wanted = Qt.ShortcutContext.WidgetWithChildrenShortcut, QKeySequence(key)
    while widget is not None:
        own = widget.findChildren(QShortcut, options=Qt.FindChildOption.FindDirectChildrenOnly)
        if widget.property("pages") or any(x.key() == wanted and x.context() == within for x in own):
            return True
        widget = widget.parentWidget()
    return False
