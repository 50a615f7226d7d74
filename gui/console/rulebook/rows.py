"""The rules of a book, a row each: what it is about, what holds, where that stands."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from gui.console.rulebook.books import Line
from gui.theme import RADIUS_BUTTON
from gui.widgets.labels import label
from gui.widgets.panel import RING, Card
from gui.widgets.themed import theme_of
from gui.words import rulebook as say
from gui.words.tr import Context

tr = Context("rulebook")


_NAME, _WHERE, _BAR = 184, 150, 3
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class RuleRow(QWidget):
    """One rule. It takes the keyboard only where it can be changed; Up and Down go on to the next."""

    chosen = Signal(str)
    stepped = Signal(int)
    focused = Signal()

    def __init__(self, line: Line, *, editable: bool) -> None:
        super().__init__()
        self.line, self._editable = line, editable and not line.method
        about = label(line.name, "quiet", wrap=True)
        about.setFixedWidth(_NAME)
        self.holds = label(wrap=True)
        self.parents = label(role="label", wrap=True)
        self.where = label(role="label", wrap=True)
        self.where.setFixedWidth(_WHERE)
        self.where.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
        middle = QVBoxLayout()
        middle.setSpacing(2)
        middle.addWidget(self.holds)
        middle.addWidget(self.parents)
        row = QHBoxLayout(self)
        row.setContentsMargins(11, 7, 11, 7)
        row.setSpacing(14)
        row.addWidget(about, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(middle, 1)
        row.addWidget(self.where, 0, Qt.AlignmentFlag.AlignTop)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        if self._editable:
            self.setProperty("ownsEnter", True)
            self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
            self.setCursor(Qt.CursorShape.PointingHandCursor)
            self.setToolTip(tr("↵ edits the rule"))
        elif line.method:
            self.setToolTip(say.by_the_method(line.method))
        self.show_line(line)

    def show_line(self, line: Line) -> None:
        """The same rule as it stands now."""
        self.line = line
        self.setAccessibleName(f"{line.name}: {line.holds} {line.where}. {line.parent}".strip())
        self.holds.setText(line.holds)
        self.where.setText(line.where)
        self.parents.setText(line.parent)
        self.parents.setVisible(bool(line.parent))
        self.update()

    @property
    def can_change(self) -> bool:
        return self._editable

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._editable and event.key() in ENTER:
            self.chosen.emit(self.line.key)
        elif event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            self.stepped.emit(1 if event.key() == Qt.Key.Key_Down else -1)
        else:
            super().keyPressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._editable and event.button() == Qt.MouseButton.LeftButton:
            if self.rect().contains(event.position().toPoint()):
                self.chosen.emit(self.line.key)
        else:
            super().mouseReleaseEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focused.emit()
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Enter, QEvent.Type.Leave):
            self.update()
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = theme_of(self)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._editable and self.underMouse():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.raised))
            painter.drawRoundedRect(self.rect(), RADIUS_BUTTON, RADIUS_BUTTON)
        if self.line.parent:
            painter.fillRect(0, 8, _BAR, self.height() - 16, QColor(theme.green))
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QColor(theme.green))
            painter.drawRoundedRect(self.rect().adjusted(1, 1, -2, -2), RADIUS_BUTTON, RADIUS_BUTTON)
        painter.end()


class Rules(QWidget):
    """A card for each group. ``chosen`` carries the parameter's key; ``seen`` the row to be brought into
    view."""

    chosen = Signal(str)
    seen = Signal(QWidget)

    def __init__(self) -> None:
        super().__init__()
        self.setAutoFillBackground(False)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(12 - 2 * RING)
        self.rows: dict[str, RuleRow] = {}

    def show_lines(self, groups: dict[str, list[Line]], *, editable: bool, only_differs: bool) -> None:
        """These instead of what was shown. The same rules keep their rows, the keyboard and their place on
        the screen; of others the row of the rule that had the keyboard has it again."""
        shown = {
            title: [line for line in lines if line.parent or not only_differs]
            for title, lines in groups.items()
        }
        every = [line for lines in shown.values() for line in lines]
        as_it_was = [(key, row.can_change) for key, row in self.rows.items()]
        if [(line.key, editable and not line.method) for line in every] == as_it_was:
            for line in every:
                self.rows[line.key].show_line(line)
            return
        held = next((key for key, row in self.rows.items() if row.hasFocus()), "")
        self._clear()
        for title, lines in shown.items():
            if lines:
                self._column.addWidget(self._card(title, lines, editable))
        self._column.addStretch(1)
        self._to_tab(next((row for row in self.rows.values() if row.can_change), None))
        if held in self.rows:
            self.rows[held].setFocus()

    def _clear(self) -> None:
        self.rows = {}
        while item := self._column.takeAt(0):
            if widget := item.widget():
                widget.hide()
                widget.deleteLater()

    def _card(self, title: str, lines: list[Line], editable: bool) -> Card:
        card = Card()
        column = QVBoxLayout(card)
        column.setContentsMargins(RING + 5, RING + 13, RING + 5, RING + 9)
        column.setSpacing(0)
        head = label(title, "strong")
        head.setContentsMargins(11, 0, 11, 5)
        column.addWidget(head)
        for line in lines:
            row = RuleRow(line, editable=editable)
            row.chosen.connect(self.chosen)
            row.stepped.connect(partial(self._step, row))
            row.focused.connect(partial(self._focused, row))
            self.rows[line.key] = row
            column.addWidget(row)
        return card

    @property
    def first(self) -> RuleRow | None:
        """Where Tab comes in: the row that was there last, else the first; None where none is changed."""
        strong = (r for r in self.rows.values() if r.focusPolicy() == Qt.FocusPolicy.StrongFocus)
        return next(strong, None)

    def take_keyboard(self, key: str) -> None:
        if key in self.rows:
            self.rows[key].setFocus(Qt.FocusReason.OtherFocusReason)

    def _focused(self, row: RuleRow) -> None:
        self._to_tab(row)
        self.seen.emit(row)

    def _to_tab(self, one: RuleRow | None) -> None:
        """Tab comes to one of the rows, not to forty: the one that was there last."""
        for row in self.rows.values():
            if row.can_change:
                on = Qt.FocusPolicy.StrongFocus if row is one else Qt.FocusPolicy.ClickFocus
                row.setFocusPolicy(on)

    def _step(self, row: RuleRow, by: int) -> None:
        can = [one for one in self.rows.values() if one.can_change]
        at = can.index(row) + by
        if 0 <= at < len(can):
            can[at].setFocus(Qt.FocusReason.TabFocusReason)
