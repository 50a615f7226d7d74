"""A seat with its table that is typed where none is asked: a bust is never lost, and never anything else.

Dealers shout seats at any time, also while a dialog is open or a field has the keyboard. A lone seat in a
field that takes no seats stays there as text, and the characters that a dialog has no use for are shown at
its foot. Enter then says so, and does nothing. Esc leaves the dialog or the field, and the seat stands in the
command bar, with the action that Enter does there. A list that has the seat among its choices chooses it, and
a field of a dialog names the player. That is said. One more Enter goes on with it, unless it comes within a
second: that may be a bust with the Enter after it. Esc takes the seat to the command bar, if nothing else is
typed before; it may have cancelled just this, so that the seat is two Enters away there.

A field whose answer may be a seat, or looks like one, sets the property ``takesSeats``.

The same watch leaves Ctrl+Z and Ctrl+Y to Riffle where the field has no typing that they take back; a dialog
says that they undo nothing in it, and so does a field with the property ``answers``: an undo would take the
question from under it.
"""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QComboBox,
    QDialog,
    QLineEdit,
    QPlainTextEdit,
    QRadioButton,
    QWidget,
)
from shiboken6 import isValid

from gui.console.frame.acting import YOUNG
from gui.console.frame.command_bar import CommandBar
from gui.console.frame.keys import ENTER
from gui.console.frame.notice import ANSWERS
from gui.console.frame.seat_words import TAKES_SEATS, lone_seat, typed_seat
from gui.program.session import Session
from gui.safely import safely
from gui.widgets.elided_combo import ElidedCombo
from gui.widgets.fields import CommitField
from gui.widgets.hinted import HintedEdit
from gui.widgets.people_field import PeopleField
from gui.widgets.said_below import said_below, say_below
from gui.widgets.suggest import SuggestField
from gui.widgets.typed import BARE, CHORD
from gui.words import console
from gui.words.voices import together

_PARTS = "0123456789.,/"
_ENDS = (*ENTER, Qt.Key.Key_Escape)
_CHOICES = QComboBox, QAbstractItemView


class StraySeats(QObject):
    """Watches the keys of the widget that has the keyboard, in the console and its dialogs. ``say`` is the
    console's, for a field on a page; a dialog says it at its foot."""

    def __init__(
        self, console: QWidget, bar: CommandBar, session: Session, say: Callable[[str], object]
    ) -> None:
        super().__init__(console)
        self._console, self._bar, self._session, self._say = console, bar, session, say
        self._at: QWidget | None = None
        self._passing = False
        # The characters typed one after another in this dialog, and whether it had no use for one of them.
        self._typed, self._unused = "", False
        # Enter has refused them: the next character begins another seat.
        self._refused = False
        self._in: QWidget | None = None
        # The characters typed one after another into this field.
        self._run = ""
        self._field: QWidget | None = None
        # The seat that named a player in a field of this dialog, and whom; nothing else was typed since.
        self._named = self._chosen = ""
        # When it was said who is named or chosen (ms): Enter goes on with that.
        self._said_at = 0
        # The radio buttons that were ticked before.
        self._ticked: list[QRadioButton] = []
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._follow)

    def _follow(self) -> None:
        """Watch the widget that has the keyboard now. The signal names widgets that are going, too."""
        now = QApplication.focusWidget()
        if self._at is not None and isValid(self._at):
            self._at.removeEventFilter(self)
        self._at = now if now is not None and now is not self._bar and self._is_mine(now) else None
        if self._at is not None:
            self._at.installEventFilter(self)

    def _is_mine(self, widget: QWidget) -> bool:
        """Return whether the widget is in the console or in a dialog over it."""
        if not isValid(self._console):
            return False
        window, mine = widget.window(), self._console.window()
        while window is not mine and (above := window.parentWidget()) is not None:
            window = above.window()
        return window is mine

    @safely
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self._passing or watched is not self._at or self._at is None:
            return False
        if not isValid(self._console) or not self._console.isVisible():
            return False
        match event.type():
            case QEvent.Type.MouseButtonPress:
                self._forget()
            case QEvent.Type.ShortcutOverride if isinstance(event, QKeyEvent) and _is_free(self._at, event):
                # no shortcut has what comes as a key; else the field leaves it to those of its window
                event.setAccepted(bool(self._at.property(ANSWERS)))
                return True
            case QEvent.Type.ShortcutOverride if isinstance(event, QKeyEvent) and event.key() in _ENDS:
                if self._standing(self._at) or (self._named and event.key() == Qt.Key.Key_Escape):
                    event.accept()  # no shortcut has it: it comes as a key
                    return True
            case QEvent.Type.KeyPress if isinstance(event, QKeyEvent) and event.key() not in BARE:
                return self._take(self._at, event)
        return False

    def _take(self, widget: QWidget, event: QKeyEvent) -> bool:
        if _is_free(widget, event) and isinstance(widget.window(), QDialog):
            say_below(widget.window(), console.undo_outside())
            return True
        if _is_free(widget, event) and widget.property(ANSWERS):
            self._say(console.undo_outside())
            return True
        if self._in is not None and (not isValid(self._in) or self._in is not widget.window()):
            self._in = None
            self._forget()
        standing = self._standing(widget)
        if standing and event.key() in ENTER:
            if self._refused and self._goes_on(event) and _has_chosen(widget, standing):
                self._forget()
                return False
            if not event.isAutoRepeat():
                self._refuse(widget, standing)
            return True
        if standing and event.key() == Qt.Key.Key_Escape:
            self._leave(widget, event, standing)
            return True
        if self._named and event.key() == Qt.Key.Key_Escape:
            self._leave(widget, event, self._named)
            return True
        self._follow_text(widget, event)
        if widget.window() is self._console.window():
            return False
        return self._name(widget, event) if _is_text(widget) else self._gather(widget, event)

    def _follow_text(self, field: QWidget, event: QKeyEvent) -> None:
        """Note the characters typed into a field one after another, whatever stands there already."""
        text = event.text()
        if field is not self._field or not _is_text(field):
            self._field, self._run = field, ""
        if event.key() == Qt.Key.Key_Backspace:
            self._run = self._run[:-1]
        elif text and text.isprintable() and not event.modifiers() & CHORD:
            self._run += text
        else:
            self._run = ""

    def _name(self, field: QWidget, event: QKeyEvent) -> bool:
        """Note the seat that Enter takes as a player's name; any other key means that it was no bust, and so
        does an Enter after it. Return whether the key has done all it does."""
        named, chosen = self._named, self._chosen
        self._forget()
        if event.key() not in ENTER or (chosen and self._goes_on(event)):
            return False
        window, people = field.window(), field.parentWidget()
        seat = lone_seat(_text_of(field), self._session.state)
        self._in, self._named, self._chosen = window, seat or named, "" if seat else chosen
        if isinstance(people, PeopleField) and seat:
            self._pass(field, event)
            if isValid(people) and people.names and not people.unknown:
                self._chosen, self._said_at = people.names[-1], self._session.now()
                said = together(said_below(window), console.chosen_by_seat(self._chosen, seat))
                say_below(window, said)
            return True
        if self._chosen:
            say_below(window, together(console.chosen_by_seat(self._chosen, named), console.too_soon()))
        return bool(self._chosen)

    def _goes_on(self, event: QKeyEvent) -> bool:
        """Return whether an Enter is meant for what was said to be named or chosen."""
        return not event.isAutoRepeat() and self._session.now() - self._said_at >= YOUNG

    def _standing(self, widget: QWidget) -> str:
        """Return the seat that was typed where none is asked, alone or after a text that stood there, or the
        characters a dialog had no use for."""
        t = self._session.state
        if _is_text(widget):
            takes = widget.property(TAKES_SEATS) or (isinstance(widget, SuggestField) and widget.offered)
            if takes or not _is_typed(widget):
                return ""
            run = self._run if widget is self._field else ""
            return lone_seat(_text_of(widget), t) or lone_seat(run, t)
        if widget.window() is not self._in:
            return ""
        return self._typed if self._unused or typed_seat(self._typed)[0] else ""

    # -- what a dialog has no use for ----------------------------------------------------------------

    def _gather(self, widget: QWidget, event: QKeyEvent) -> bool:
        """Pass a character on, and keep it where it is a part of a seat or means nothing here."""
        text, window = event.text(), widget.window()
        if self._refused and text in _PARTS:
            self._typed = ""
        self._refused = False
        if event.key() == Qt.Key.Key_Backspace and self._typed:
            self._typed = self._typed[:-1]
            self._show(window)
            return False
        if not text.strip() or not text.isprintable() or event.modifiers() & CHORD:
            self._forget()
            return False
        if not self._typed:
            self._ticked = [x for x in window.findChildren(QRadioButton) if x.isChecked()]
        begun, used = bool(typed_seat(self._typed + text)[0]), True
        if not begun or isinstance(widget, _CHOICES):
            used = self._pass(widget, event)
        for button in self._ticked if begun else ():
            button.setChecked(True)  # the digits before the point chose nothing
        now = QApplication.focusWidget()
        if now is None or now.window() is not window or _is_text(now):
            self._forget()  # the character has opened or closed something, or stands in a field
            if now is not None and now.window() is window:
                self._field, self._run = now, text
        elif used and text not in _PARTS:
            self._forget()
        else:
            self._typed += text
            self._unused = self._unused or not used
            self._in = window
            self._show(window)
        return True

    def _pass(self, widget: QWidget, event: QKeyEvent) -> bool:
        """Let the key reach its widget; return whether anything there used it."""
        self._passing = True
        try:
            QApplication.sendEvent(widget, event)
        finally:
            self._passing = False
        return event.isAccepted()

    def _show(self, window: QWidget) -> None:
        self._unused = self._unused and bool(self._typed)
        shown = self._unused or bool(typed_seat(self._typed)[0])
        say_below(window, self._words(self._typed) if shown else "")

    def _words(self, typed: str) -> str:
        seat = lone_seat(typed, self._session.state)
        return console.stray_seat(seat) if seat else console.stray_text(typed)

    def _forget(self) -> None:
        if self._in is not None and isValid(self._in):
            say_below(self._in, "")
        self._typed, self._unused, self._refused, self._in = "", False, False, None
        self._named = self._chosen = ""
        self._ticked.clear()

    # -- Enter and Esc -------------------------------------------------------------------------------

    def _refuse(self, widget: QWidget, standing: str) -> None:
        window = widget.window()
        if _has_chosen(widget, standing):
            seat = lone_seat(standing, self._session.state) or standing
            said = console.chosen_by_seat(_choice_of(widget), seat)
            if self._refused:
                said = together(said, console.too_soon())
            else:
                self._said_at = self._session.now()
            self._refused = True  # what is typed next is another seat
            say_below(window, said)
        elif window is self._console.window():
            self._say(self._words(standing))
        else:
            self._in, self._refused = window, True
            say_below(window, self._words(standing))
        if isinstance(widget, ElidedCombo):
            widget.begin_anew()
        if isinstance(widget, QLineEdit) and lone_seat(widget.text(), self._session.state):
            widget.selectAll()  # what is typed next takes its place

    def _leave(self, widget: QWidget, event: QKeyEvent, standing: str) -> None:
        """Close the dialog, or leave the field as it was, and go on in the command bar."""
        window, meant = widget.window(), bool(self._chosen) or _has_chosen(widget, standing)
        self._forget()
        if window is self._console.window():
            self._pass(widget, event)
            shown = isValid(widget) and widget.isVisible()  # Esc hides a cell's editor, which goes later
            if isinstance(widget, QLineEdit) and shown and self._standing(widget):
                widget.clear()
                widget.textEdited.emit("")
        elif isinstance(window, QDialog):
            window.reject()
            if isValid(window) and window.isVisible():
                return  # it has something to finish first
        under = QApplication.activeModalWidget()
        if isinstance(under, QDialog) and under is not window and under.isVisible():
            self._typed, self._unused, self._in = standing, True, under
            self._show(under)
        elif meant:
            self._bar.hand_over(standing)
        else:
            self._bar.begin(standing)


def _is_text(widget: QWidget) -> bool:
    return isinstance(widget, QLineEdit | QPlainTextEdit)


def _is_free(field: QWidget, event: QKeyEvent) -> bool:
    """Return whether the key is Ctrl+Z or its opposite, and the field has no typing that it takes back. What
    was erased comes back, but for a name or a search in the console: an empty field is their beginning."""
    undo, redo = (event.matches(x) for x in (QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo))
    if not (undo or redo) or not isinstance(field, QLineEdit | QPlainTextEdit):
        return False
    if isinstance(field, CommitField) and field.text().strip() == field.shown:
        return True  # its value was handed in
    kept = field if isinstance(field, QLineEdit) else field.document()
    if redo:
        return not kept.isRedoAvailable()
    searches = isinstance(field, HintedEdit) and not isinstance(field.window(), QDialog)
    return (searches and not _text_of(field)) or not kept.isUndoAvailable()


def _text_of(widget: QWidget) -> str:
    if isinstance(widget, QPlainTextEdit):
        return widget.toPlainText()
    return widget.text() if isinstance(widget, QLineEdit) else ""


def _is_typed(widget: QWidget) -> bool:
    """Return whether somebody typed the text: a field may begin with a seat, or show one."""
    if isinstance(widget, QPlainTextEdit):
        return widget.document().isModified()
    return isinstance(widget, QLineEdit) and widget.isModified()


def _choice_of(widget: QWidget) -> str:
    if isinstance(widget, QComboBox):
        return widget.currentText()
    assert isinstance(widget, QAbstractItemView)
    at = widget.currentIndex()
    columns = range(at.model().columnCount()) if at.isValid() else ()
    return " ".join([str(at.siblingAtColumn(x).data() or "") for x in columns])


def _has_chosen(widget: QWidget, seat: str) -> bool:
    """Return whether the widget is a list in which this seat is chosen."""
    return isinstance(widget, _CHOICES) and seat.lstrip("/").replace(",", ".") in _choice_of(widget).split()
