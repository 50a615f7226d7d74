"""The command bar: one line of the text form, with what could follow above it."""

from __future__ import annotations

import re

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QFontMetrics, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QLineEdit, QSizePolicy, QWidget

from core.acts import Act
from core.payouts import foretold
from core.refusal import Refused, StoreFailed
from core.text.script_words import BadLine
from gui import text, text_commands, text_console, text_prizes
from gui.console.acting import desk_of, tell
from gui.console.completion import Suggestion, suggest, whole_table
from gui.console.seat_words import with_points
from gui.session import Session
from gui.theme import BODY, RADIUS_BUTTON, SMALL, font, icon
from gui.widgets.themed import theme_of

ROW = 32
# Of the list: its edge, the room beside its words, and between what is offered and what that is.
_EDGE, _PAD, _APART = 6, 10, 18
REMEMBERED = 100
_WORD = re.compile(r'"(?:[^"\\]|\\.)*"?|[^\s"]+')


class Suggestions(QWidget):
    """The list above the bar. It never takes the keyboard: the bar steers it."""

    taken = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.found: list[Suggestion] = []
        self.at = -1
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setMouseTracking(True)
        self.hide()

    def show_found(self, found: list[Suggestion], at: int = -1) -> None:
        self.found, self.at = found, at
        self.setAccessibleName(", ".join(s.title for s in found))
        self.setVisible(bool(found))
        self.update()

    def move_by(self, step: int) -> None:
        """Up and down, past either end to none."""
        self.at = (self.at + 1 + step) % (len(self.found) + 1) - 1
        self.update()

    @property
    def chosen(self) -> Suggestion | None:
        return self.found[self.at] if 0 <= self.at < len(self.found) else None

    def sizeHint(self) -> QSize:
        """As wide as the longest of them, where the window has the room."""
        title, detail = QFontMetrics(font(BODY, 550)), QFontMetrics(font(SMALL))
        said = (title.horizontalAdvance(x.title) + detail.horizontalAdvance(x.detail) for x in self.found)
        return QSize(max(said, default=0) + 2 * (_EDGE + _PAD) + _APART, ROW * len(self.found) + 2 * _EDGE)

    def _row(self, y: float) -> int:
        row = int(y - _EDGE) // ROW
        return row if 0 <= row < len(self.found) else -1

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        row = self._row(event.position().y())
        if row != self.at:
            self.at = row
            self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.at = self._row(event.position().y())
        if self.chosen is not None:
            self.taken.emit(self.chosen.line)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = theme_of(self)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QColor(theme.strong))
        painter.setBrush(QColor(theme.surface))
        painter.drawRoundedRect(self.rect().adjusted(0, 0, -1, -1), RADIUS_BUTTON, RADIUS_BUTTON)
        for i, found in enumerate(self.found):
            row = QRect(_EDGE, _EDGE + i * ROW, self.width() - 2 * _EDGE, ROW)
            if i == self.at:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(theme.green_ground))
                painter.drawRoundedRect(row, 6, 6)
            words = row.adjusted(_PAD, 0, -_PAD, 0)
            painter.setFont(font(BODY, 550))
            painter.setPen(QColor(theme.text))
            ink = painter.fontMetrics()
            title = ink.elidedText(found.title, Qt.TextElideMode.ElideRight, words.width())
            painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, title)
            painter.setFont(font(SMALL))
            painter.setPen(QColor(theme.quiet))
            rest = words.adjusted(ink.horizontalAdvance(title) + _APART - 2, 0, 0, 0)
            said = painter.fontMetrics().elidedText(found.detail, Qt.TextElideMode.ElideRight, rest.width())
            painter.drawText(rest, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, said)
        painter.end()


class CommandBar(QLineEdit):
    """Enter does the line. What is wrong with it is said right above (``said``), and the line is kept.

    ``left``: the keyboard goes back to the page.
    """

    left = Signal()

    def __init__(self, session: Session, window: QWidget) -> None:
        super().__init__()
        self._session = session
        self._lines: list[str] = []
        self._line_at = 0
        self._browsing = False
        # The line that was told in figures and is done by the next Enter.
        self._told = ""
        self.setObjectName("command")
        self.setAccessibleName(text_console.word("command"))
        self.setPlaceholderText(text_console.word("command"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setTextMargins(24, 0, 24, 0)
        self.suggestions = Suggestions(window)
        self.suggestions.taken.connect(self.take)
        self.textEdited.connect(self._offer)

    # -- suggestions -------------------------------------------------------------------------------

    def _offer(self) -> None:
        self._browsing = False
        self.setProperty("wrong", False)
        found = suggest(with_points(self.text()), self._session.state) if self.hasFocus() else []
        self.suggestions.show_found(found, self._preselected(found))
        self._place()

    def _preselected(self, found: list[Suggestion]) -> int:
        """A half name or verb is no line: Enter takes the first offer instead of complaining. A table alone
        is nobody: the first of its seats would be one Enter from being out."""
        if whole_table(with_points(self.text()), self._session.state):
            return -1
        try:
            self._session.understand(with_points(self.text()))
        except BadLine:
            return 0 if found else -1
        return -1

    def _place(self) -> None:
        if not self.suggestions.isVisible():
            return
        size = self.suggestions.sizeHint()
        window = self.suggestions.parentWidget()
        assert window is not None
        corner = self.mapTo(window, QPoint(0, 0))
        self.suggestions.setGeometry(
            corner.x(), corner.y() - size.height() - 10,
            min(max(self.width(), 380, size.width()), window.width() - 2 * corner.x()), size.height(),
        )
        self.suggestions.raise_()

    def take(self, line: str) -> None:
        """Put a suggestion into the bar; a whole seat or name is then one Enter away."""
        self.setText(line)
        self.setFocus()
        self._offer()

    # -- keys ----------------------------------------------------------------------------------------

    def begin(self, text_: str = "") -> None:
        """Take the keyboard, with a digit already typed; a line left from before is replaced by the next."""
        self.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.selectAll()
        if text_:
            self.insert(text_)
            self._offer()

    def event(self, event: QEvent) -> bool:
        """Tab completes while something is offered; else it goes on to the next widget."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            offered = self.suggestions.found if self.suggestions.isVisible() else []
            if event.key() == Qt.Key.Key_Tab and offered:
                self.take((self.suggestions.chosen or offered[0]).line)
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_Up | Qt.Key.Key_Down:
                self._up_or_down(-1 if event.key() == Qt.Key.Key_Up else 1)
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self._enter()
            case Qt.Key.Key_Escape:
                self._escape()
            case _:
                super().keyPressEvent(event)

    def _up_or_down(self, step: int) -> None:
        if self.suggestions.isVisible() and not self._browsing:
            self.suggestions.move_by(step)
        elif self._lines:
            self._browsing = True
            self._line_at = min(max(self._line_at + step, 0), len(self._lines))
            self.setText(self._lines[self._line_at] if self._line_at < len(self._lines) else "")
            self.suggestions.show_found([])

    def _enter(self) -> None:
        chosen = self.suggestions.chosen if self.suggestions.isVisible() else None
        if chosen is not None and chosen.line.rstrip() != self.text().rstrip():
            self.take(chosen.line)
        elif label := whole_table(with_points(self.text()), self._session.state):
            desk = desk_of(self)
            if desk is not None:
                desk.say(text_commands.which_seat(label))
        elif self.text().strip():
            self.carry_out(self.text())
        else:
            self.left.emit()

    def _escape(self) -> None:
        if self.suggestions.isVisible():
            self.suggestions.show_found([])
        elif self.text():
            self.clear()
        else:
            self.left.emit()

    def carry_out(self, typed: str, override: str = "") -> None:
        """Do the line; on success it is cleared and remembered."""
        session, desk = self._session, desk_of(self)
        try:
            line = session.understand(with_points(typed))
        except BadLine as bad:
            self._wrong(bad)
            return
        self.suggestions.show_found([])
        if line is not None and self._tell_first(typed, line.act, override or line.override):
            return
        if line is not None:
            try:
                change = session.do(line.act, override or line.override, line.happened)
            except Refused as refused:
                if desk is not None:
                    desk.say_refused(line.act, refused, lambda why: self.carry_out(typed, why))
                return
            except StoreFailed as failed:
                if desk is not None:
                    desk.say_failed(failed)
                return
            if desk is not None:
                tell(desk, session, change)
        if not self._lines or self._lines[-1] != typed:
            self._lines = [*self._lines, typed][-REMEMBERED:]
        self._line_at, self._browsing = len(self._lines), False
        self.clear()
        self.left.emit()

    def _tell_first(self, typed: str, act: Act, override: str) -> bool:
        """Whether Enter only said what the line would do to the prizes; the same line once more does it."""
        state, desk = self._session.state, desk_of(self)
        found = foretold(state, act)
        told, self._told = self._told, ""
        if found is None or override or desk is None or typed == told or self._session.check(act):
            return False
        if not (found.odd or (found.moved and state.shares)):
            return False
        self._told = typed
        desk.say(text_prizes.enter_again(found, state.setting("currency")))
        return True

    def _wrong(self, bad: BadLine) -> None:
        """What was expected; the wrong word is chosen, so that typing puts another in its place."""
        self.suggestions.show_found([])
        start = min(bad.column - 1, len(self.text()))
        wrong = _WORD.match(self.text(), start)
        if wrong is None:
            self.setCursorPosition(start)
        else:  # a name of several words without quotes is one
            whole = self.text().startswith(bad.got, start)
            self.setSelection(start, max(len(wrong[0]), len(bad.got) if whole else 0))
        desk = desk_of(self)
        if desk is not None:
            desk.say(text.bad_line(bad))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.suggestions.show_found([])
        super().focusOutEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        theme = theme_of(self)
        painter = QPainter(self)
        middle = self.height() // 2
        icon("terminal", theme, theme.faint).paint(painter, QRect(12, middle - 8, 16, 16))
        if not self.text() and not self.hasFocus():
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            box = QRect(self.width() - 29, middle - 9, 18, 18)
            painter.setPen(QColor(theme.strong))
            painter.drawRoundedRect(box, 4, 4)
            painter.setFont(font(SMALL - 1))
            painter.setPen(QColor(theme.quiet))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, "/")
        painter.end()
