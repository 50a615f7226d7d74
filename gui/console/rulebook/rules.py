"""The rules of a book, a row each: what it is about, what holds, where that stands."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from core.formats.format import Format
from gui.console.rulebook.books import Line, Offer, lines
from gui.safely import safely
from gui.theme import RADIUS_BUTTON
from gui.widgets.boxes import across, down, drop, empty
from gui.widgets.labels import WrappedLabel, label
from gui.widgets.on_screen import Dialog, open_at
from gui.widgets.panel import RING, Card
from gui.widgets.plain_scroll import PlainScroll
from gui.widgets.themed import draw_box, painting
from gui.words import rulebook as say
from gui.words.tr import Context

tr = Context("rulebook")

_NAME, _WHERE, _BAR = 184, 150, 3
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class RuleRow(QWidget):
    """Shows one rule. The row takes the keyboard only where it can be changed; Up and Down go on to the
    next."""

    def __init__(self, rules: Rules, line: Line, *, editable: bool) -> None:
        super().__init__()
        self._rules, self.line = rules, line
        about = WrappedLabel(line.name, "quiet")
        about.setFixedWidth(_NAME)
        self.holds = WrappedLabel(line.holds)
        # Few rows have it, and a label that is never seen takes as long to make.
        self.parents = WrappedLabel(line.parent, "label") if line.parent else None
        self.where = WrappedLabel(line.where, "label")
        self.where.setFixedWidth(_WHERE)
        self.where.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
        middle = down(*filter(None, (self.holds, self.parents)), None, gap=2)
        row = across(about, (middle, 1), self.where, gap=14, margins=(11, 7, 11, 7), of=self)
        for side in (about, self.where):
            row.setAlignment(side, Qt.AlignmentFlag.AlignTop)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.setAccessibleName(f"{line.name}: {line.holds} {line.where}. {line.parent}".strip())
        self.let(editable=editable)

    def let(self, *, editable: bool) -> None:
        """Let the rule be changed here if the book is ``editable`` and its method does not say the rule."""
        self.can_change = can = editable and not self.line.method
        self.setProperty("ownsEnter", can)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover, can)
        if can:
            self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
            self.setCursor(Qt.CursorShape.PointingHandCursor)
            self.setToolTip(tr("↵ edits the rule"))
        else:
            self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            self.unsetCursor()
            self.setToolTip(say.by_the_method(self.line.method) if self.line.method else "")

    @safely
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.can_change:  # its book gave way to another by an undo: it only keeps the keyboard
            super().keyPressEvent(event)
        elif event.key() in ENTER:
            self._rules.chosen.emit(self.line.key)
        elif event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            self._rules.step(self, 1 if event.key() == Qt.Key.Key_Down else -1)
        else:
            super().keyPressEvent(event)

    @safely
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        inside = self.rect().contains(event.position().toPoint())
        if self.can_change and inside and event.button() == Qt.MouseButton.LeftButton:
            self._rules.chosen.emit(self.line.key)

    @safely
    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._rules.to_tab(self)
        self._rules.seen.emit(self)

    @safely
    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = painting(self)
        if self.can_change and self.underMouse():
            draw_box(painter, self.rect(), RADIUS_BUTTON, theme.raised)
        if self.line.parent:
            painter.fillRect(0, 8, _BAR, self.height() - 16, QColor(theme.green))
        if self.can_change and self.hasFocus():
            draw_box(painter, self.rect().adjusted(1, 1, -2, -2), RADIUS_BUTTON, "", theme.green)
        painter.end()


class Rules(QWidget):
    """A card for each group. ``chosen`` carries the parameter's key; ``seen`` the row to be brought into
    view."""

    chosen = Signal(str)
    seen = Signal(QWidget)

    def __init__(self) -> None:
        super().__init__()
        self.setAutoFillBackground(False)
        self._column = down(gap=12 - 2 * RING, of=self)
        self.rows: dict[str, RuleRow] = {}
        self._shown: tuple[dict[str, list[Line]], bool, bool] | None = None
        self._keys: dict[str, list[str]] = {}

    def show_lines(
        self, groups: dict[str, list[Line]], *, editable: bool, only_differs: bool = False
    ) -> None:
        """Show these lines where they differ. The rule that had the keyboard has it again."""
        asked = (groups, editable, only_differs)
        if asked == self._shown:
            return
        self._shown = None  # after an error the next call shows all of it
        shown = {
            title: [line for line in group if line.parent or not only_differs]
            for title, group in groups.items()
        }
        held = next((key for key, row in self.rows.items() if row.hasFocus()), "")
        if not self._keep(shown, editable=editable):
            self._make(shown, editable=editable)
        self._shown = asked
        self.to_tab(next(iter(self._can()), None))
        self.take_keyboard(held)

    def _keep(self, shown: dict[str, list[Line]], *, editable: bool) -> bool:
        """Keep the rows where they are the same rules, and make those anew whose line differs: of a variant
        one rule is changed, and a copy differs in nothing but that it may be. Return whether they are."""
        keys = {title: [line.key for line in group] for title, group in shown.items()}
        if keys != self._keys:
            return False
        # Laid out once at the end: each row that is shown would else have all rows measured, and of another
        # book nearly all differ.
        columns = [self._column, *filter(None, (card.layout() for card in self.findChildren(Card)))]
        for column in columns:
            column.setEnabled(False)
        try:
            for line in (line for group in shown.values() for line in group):
                self._keep_row(line, editable=editable)
        finally:
            for column in columns:
                column.setEnabled(True)
                column.activate()
        return True

    def _keep_row(self, line: Line, *, editable: bool) -> None:
        row = self.rows[line.key]
        if row.line == line:
            row.let(editable=editable)
            return
        self.rows[line.key] = made = RuleRow(self, line, editable=editable)
        card = row.parentWidget()
        its = card.layout() if card is not None else None
        assert its is not None
        its.replaceWidget(row, made)
        made.show()  # at once: what is hidden is not given the keyboard
        drop(row)

    def _make(self, shown: dict[str, list[Line]], *, editable: bool) -> None:
        empty(self._column)
        self.rows, self._keys = {}, {}
        for title, group in shown.items():
            made = {line.key: RuleRow(self, line, editable=editable) for line in group}
            if made:
                self.rows |= made
                card, head = Card(), label(title, "strong")
                head.setContentsMargins(11, 0, 11, 5)
                down(head, *made.values(), margins=(RING + 5, RING + 13, RING + 5, RING + 9), of=card)
                self._column.addWidget(card)
        self._column.addStretch(1)
        self._keys = {title: [line.key for line in group] for title, group in shown.items()}

    def minimumSizeHint(self) -> QSize:
        """Let the height follow the width: the height of labels at their narrowest left an empty screen."""
        return QSize(super().minimumSizeHint().width(), 0)

    def _can(self) -> list[RuleRow]:
        return [row for row in self.rows.values() if row.can_change]

    @property
    def first(self) -> RuleRow | None:
        """Return the row where Tab comes in: the one that was there last, else the first; None where none is
        changed."""
        return next((r for r in self._can() if r.focusPolicy() == Qt.FocusPolicy.StrongFocus), None)

    def take_keyboard(self, key: str) -> None:
        if key in self.rows:
            self.rows[key].setFocus(Qt.FocusReason.OtherFocusReason)

    def to_tab(self, one: RuleRow | None) -> None:
        """Let Tab come to one of the rows, not to forty: the row that was there last."""
        for row in self._can():
            row.setFocusPolicy(Qt.FocusPolicy.StrongFocus if row is one else Qt.FocusPolicy.ClickFocus)

    def step(self, row: RuleRow, by: int) -> None:
        """Go to the next row that can be changed, or to the one before."""
        can = self._can()
        at = can.index(row) + by
        if 0 <= at < len(can):
            can[at].setFocus(Qt.FocusReason.TabFocusReason)


class RulebookLook(Dialog):
    """Shows every rule of a book, to read before the book is chosen: arrows scroll, Esc closes."""

    def __init__(self, parent: QWidget, offer: Offer, option: str, format: Format) -> None:
        super().__init__(parent, offer.book.title)
        self.rules = Rules()
        self.rules.show_lines(lines(offer, format, option), editable=False)
        self.area = PlainScroll()
        self.area.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.area.setProperty("reads", True)
        self.area.setAccessibleName(offer.book.title)
        self.area.setWidget(self.rules)
        title = label(say.with_method(offer.book.title, option), "heading", wrap=True)
        down(title, (self.area, 1), gap=10, margins=(20, 20, 12, 12), of=self)
        open_at(self, 820, 600)
        self.area.setFocus()
