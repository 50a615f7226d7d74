"""A field that suggests while typing: Up and Down choose, Enter takes the lit suggestion."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFontMetrics, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import (
    QFrame,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from gui.safely import safely
from gui.theme import BODY, ROW_LIST, SMALL, font
from gui.widgets.boxes import down
from gui.widgets.hinted import HintedEdit
from gui.widgets.themed import draw_words, theme_of

Index = QModelIndex | QPersistentModelIndex
_SUGGESTION = Qt.ItemDataRole.UserRole
_MOST = 8
# Between name and remark, beside both, and around the list with its edge; the weight of a name.
_GAP, _EDGE, _AROUND, _WEIGHT = 8, 8, 16, 550


@dataclass(frozen=True, slots=True)
class Suggestion:
    """``value`` is for the page; ``lit``: Enter should take this one. ``quiet`` stands at the right; without
    ``takes`` it can be seen but not taken."""

    text: str
    quiet: str = ""
    value: Any = None
    lit: bool = False
    takes: bool = True


class _Delegate(QStyledItemDelegate):
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(100, ROW_LIST)

    @safely
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        self.initStyleOption(option, index)
        option.text = ""
        view: QWidget = option.widget
        view.style().drawControl(QStyle.ControlElement.CE_ItemViewItem, option, painter, view)
        suggestion: Suggestion = index.data(_SUGGESTION)
        theme = theme_of(view)
        room = QRect(option.rect).adjusted(_EDGE, 0, -_EDGE, 0)
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.save()
        free = room.width() - _GAP - QFontMetrics(font(BODY, _WEIGHT)).horizontalAdvance(suggestion.text)
        most = max(free, room.width() * 3 // 5)
        quiet = QFontMetrics(font(SMALL)).elidedText(suggestion.quiet, Qt.TextElideMode.ElideRight, most)
        draw_words(painter, room, quiet, theme.quiet, font(SMALL), middle | Qt.AlignmentFlag.AlignRight)
        room.setRight(room.right() - QFontMetrics(font(SMALL)).horizontalAdvance(quiet) - _GAP)
        face, ink = font(BODY, _WEIGHT), theme.text if suggestion.takes else theme.quiet
        text = QFontMetrics(face).elidedText(suggestion.text, Qt.TextElideMode.ElideRight, room.width())
        draw_words(painter, room, text, ink, face, middle)
        painter.restore()


class _Popup(QFrame):
    """Floats under the field and never takes the keyboard from it."""

    def __init__(self, field: QLineEdit) -> None:
        flags = Qt.WindowType.ToolTip | Qt.WindowType.FramelessWindowHint
        super().__init__(field, flags)
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setProperty("card", True)
        self.list = QListWidget()
        self.list.setItemDelegate(_Delegate(self.list))
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.setMouseTracking(True)
        self.list.setUniformItemSizes(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setMinimumHeight(ROW_LIST)  # a list asks for more than its one row
        down(self.list, margins=(5, 5, 5, 5), of=self)

    def fill(self, suggestions: Sequence[Suggestion], lit: int) -> None:
        self.list.clear()
        for suggestion in suggestions:
            item = QListWidgetItem(suggestion.text, self.list)
            item.setData(_SUGGESTION, suggestion)
            if not suggestion.takes:
                item.setFlags(Qt.ItemFlag.NoItemFlags)
        self.list.setCurrentRow(lit)

    def _needs(self) -> int:
        """Return the width in which no suggestion is cut."""
        face, small = QFontMetrics(font(BODY, _WEIGHT)), QFontMetrics(font(SMALL))
        found: list[Suggestion] = [self.list.item(row).data(_SUGGESTION) for row in range(self.list.count())]
        wide = [face.horizontalAdvance(x.text) + small.horizontalAdvance(x.quiet) for x in found]
        scroll = self.list.verticalScrollBar().sizeHint().width() if len(found) > _MOST else 0
        return max(wide, default=0) + _GAP + 2 * _EDGE + _AROUND + scroll

    def show_under(self, field: QLineEdit) -> None:
        screen = field.screen().availableGeometry()
        width = min(max(field.width(), 280, self._needs()), screen.width())
        high = min(self.list.count(), _MOST) * ROW_LIST + 12
        below = field.mapToGlobal(QPoint(0, field.height() + 2))
        if below.y() + high > screen.bottom():
            below.setY(field.mapToGlobal(QPoint(0, 0)).y() - high - 2)
        below.setX(max(screen.left(), min(below.x(), screen.right() - width)))
        self.setGeometry(below.x(), below.y(), width, high)
        self.show()


class SuggestField(HintedEdit):
    """``source`` returns the matches of the typed text. ``taken`` carries the suggestion Enter or a click
    took; ``entered`` the bare text if nothing was lit; ``erased``: Backspace in the empty field. ``shifted``
    says whether Shift was held. A field that ``offers`` shows all suggestions when it is clicked while empty:
    nothing is lit, a click takes."""

    taken = Signal(object)
    entered = Signal(str)
    erased = Signal()

    def __init__(
        self,
        source: Callable[[str], Sequence[Suggestion]],
        placeholder: str = "",
        *,
        icon: str = "",
        key: str = "",
        offers: bool = False,
    ) -> None:
        super().__init__(placeholder, icon=icon, key=key)
        self._source, self._offers = source, offers
        self._found: list[Suggestion] = []
        self._popup: _Popup | None = None
        self.shifted = self.tab_takes = False
        self.textEdited.connect(self.suggest)

    def suggest(self) -> None:
        """Update the suggestions; an empty field has none."""
        self._show(list(self._source(self.text())) if self.text().strip() else [])

    @safely
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        if self._offers and event.button() == Qt.MouseButton.LeftButton and not self.text().strip():
            self._show([replace(suggestions, lit=False) for suggestions in self._source("")])

    def _show(self, suggestions: list[Suggestion]) -> None:
        self._found = suggestions
        if not suggestions:
            self.hide_popup()
            return
        if self._popup is None:
            self._popup = _Popup(self)
            self._popup.list.itemClicked.connect(self._clicked)
        self._popup.fill(suggestions, next((i for i, s in enumerate(suggestions) if s.lit and s.takes), -1))
        self._popup.show_under(self)

    @property
    def suggestions(self) -> list[Suggestion]:
        return self._found if self._popup is not None and self._popup.isVisible() else []

    @property
    def offered(self) -> list[Suggestion]:
        """Return the suggestions that match and can be taken, visible or not."""
        return [s for s in self._found if s.takes] if self.text().strip() else []

    @property
    def lit(self) -> Suggestion | None:
        at = self._popup.list.currentRow() if self._popup is not None and self.suggestions else -1
        return self._found[at] if at >= 0 and self._found[at].takes else None

    def hide_popup(self) -> None:
        if self._popup is not None:
            self._popup.hide()

    def _step(self, by: int) -> None:
        assert self._popup is not None
        row = self._popup.list.currentRow()
        for _ in self._found:
            row = (row + by) % len(self._found) if row >= 0 or by > 0 else len(self._found) - 1
            if self._found[row].takes:
                self._popup.list.setCurrentRow(row)
                return

    def _clicked(self, item: QListWidgetItem) -> None:
        suggestion: Suggestion = item.data(_SUGGESTION)
        if suggestion.takes:
            self.shifted = False
            self.hide_popup()
            self.taken.emit(suggestion)

    @safely
    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.shifted = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            lit = self.lit
            self.hide_popup()
            if lit is not None:
                self.taken.emit(lit)
            else:
                self.entered.emit(self.text())
        elif key in (Qt.Key.Key_Down, Qt.Key.Key_Up) and self.suggestions:
            self._step(1 if key == Qt.Key.Key_Down else -1)
        elif key == Qt.Key.Key_Backspace and not self.text():
            self.erased.emit()
        elif key == Qt.Key.Key_Escape and self.suggestions:
            self.hide_popup()
        elif key == Qt.Key.Key_Escape and self.text():
            self.clear()
            self.textEdited.emit("")  # what was said of it goes too
        else:
            super().keyPressEvent(event)
            return
        event.accept()

    @safely
    def event(self, event: QEvent) -> bool:
        """Let Tab take the lit suggestion on its way to the next field."""
        pressed = self.tab_takes and event.type() == QEvent.Type.KeyPress
        tab = pressed and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Tab
        if tab and (lit := self.lit) is not None:
            self.hide_popup()
            self.taken.emit(lit)
            if not self.hasFocus():  # whoever took it went on
                return True
        return super().event(event)

    @safely
    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.hide_popup()
        super().focusOutEvent(event)
