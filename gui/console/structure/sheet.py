"""The structure sheet on the page: typed into like a spreadsheet, cell after cell."""

from __future__ import annotations

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)
from PySide6.QtGui import QAction, QFontMetrics, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QLineEdit,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from gui.console.structure.row_edit import KINDS
from gui.console.structure.sheet_model import (
    ANTE,
    BEGINS,
    BIG,
    BIG_BET,
    BRING_IN,
    CAP,
    CLOSES,
    LENGTH,
    NUMBER,
    PAID_BY,
    REMOVE,
    SMALL,
    SMALL_BET,
    SheetModel,
)
from gui.theme import BODY, ROW_LIST, font
from gui.widgets.lined_table import PAD, LinedTable, ToneDelegate
from gui.widgets.number_pad import with_pad
from gui.words import structure as say

Index = QModelIndex | QPersistentModelIndex
# What a sheet can do without, by the deed that shows it.
OPTIONAL = {"blinds": (SMALL, BIG), "limit": (SMALL_BET, BIG_BET), "cap": (CAP,), "bring_in": (BRING_IN,)}
_WIDTHS = [52, 90, 84, 70, 92, 82, 72, 52, 72, 76, 76, 142, 92]
_NUMBERS = {SMALL, BIG, SMALL_BET, BIG_BET, ANTE, BRING_IN}
# The same where limit bets, which have columns of their own, leave less room.
_TIGHT = [46, 88, 78, 58, 92, 74, 64, 46, 66, 84, 70, 92, 84]
# With one of these a key is no letter.
_MODS = Qt.KeyboardModifier
_WITH = _MODS.ControlModifier | _MODS.AltModifier | _MODS.MetaModifier


class Sheet(LinedTable):
    """Digits begin to type in the cell, Enter and F2 open it, Tab goes to the next one. The row that is
    played is opened on purpose only, never by a digit. ``digit``: one was typed; ``shut`` carries the row
    (from 0) that a key did not open."""

    digit = Signal(str)
    shut = Signal(int)

    def __init__(self, model: SheetModel) -> None:
        super().__init__(model, _WIDTHS, stretch=-1)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.sheet = model
        self.setItemDelegate(_Cell(self))
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(
            QAbstractItemView.EditTrigger.DoubleClicked
            | QAbstractItemView.EditTrigger.EditKeyPressed
            | QAbstractItemView.EditTrigger.AnyKeyPressed
        )
        self.setTabKeyNavigation(True)
        self.setProperty("ownsEnter", True)
        self._wanted: set[int] = set()
        self._shown: set[int] | None = None
        # what the columns were made as wide as last
        self._measured: tuple[object, ...] = ()
        model.modelReset.connect(self._laid_out)
        model.dataChanged.connect(self._laid_out)
        # The console's own keys leave those alone that a widget has as actions.
        for digit in "0123456789":
            action = QAction(self)
            action.setShortcut(QKeySequence(digit))
            action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
            action.triggered.connect(lambda _=False, digit=digit: self.digit.emit(digit))
            self.addAction(action)
        self.doubleClicked.connect(lambda at: self.shut.emit(at.row()) if model.past(at.row()) else None)
        self._laid_out()

    def moveCursor(self, to: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier) -> QModelIndex:
        """Home and End stay in the row, as in a spreadsheet."""
        return QTableView.moveCursor(self, to, modifiers)

    def show_columns(self, what: str, shown: bool) -> None:
        """With these columns, or without where the sheet does not need them."""
        columns = set(OPTIONAL[what])
        self._wanted = self._wanted | columns if shown else self._wanted - columns
        self._laid_out()

    def type_into(self, text: str) -> None:
        """Open the cell with this in it, instead of what it held."""
        index = self.currentIndex()
        if self.state() == QAbstractItemView.State.EditingState:
            return
        if not index.isValid() or self._shuts(typed=True) or not index.flags() & Qt.ItemFlag.ItemIsEditable:
            return
        self.edit(index)
        editor = self.indexWidget(index) or self.viewport().focusWidget() or self.focusWidget()
        if isinstance(editor, QLineEdit):
            editor.setText(text)
            editor.setModified(True)
            editor.deselect()
            editor.end(False)

    def _shuts(self, *, typed: bool) -> bool:
        """Whether the row is over, or is being played and would be opened by something ``typed``."""
        row = self.currentIndex().row()
        shut = row >= 0 and (self.sheet.past(row) or (typed and self.sheet.current(row)))
        if shut:
            self.shut.emit(row)
        return shut

    def _laid_out(self) -> None:
        """A break's name goes over the cells it does not have."""
        shown = self._wanted | self.sheet.used
        if shown != self._shown:
            self._shown = shown
            self._columns(shown)
        self._widen()
        begins, broad = self.sheet.name_at, max({PAID_BY, *shown} - {CLOSES})
        for row, level in enumerate(self.sheet.levels):
            wanted = broad - begins + 1 if level.pause else 1
            if self.columnSpan(row, begins) != wanted:
                self.setSpan(row, begins, 1, wanted)

    def _columns(self, shown: set[int]) -> None:
        """Those the sheet can do without, and how wide all are."""
        for column in (SMALL, BIG, SMALL_BET, BIG_BET, CAP, BRING_IN, CLOSES):
            self.setColumnHidden(column, column not in shown)
        self.clearSpans()
        self.sheet.name_at = SMALL if SMALL in shown else ANTE

    def _widen(self) -> None:
        """Columns as wide as told, and as their largest number: none is read with its end cut off."""
        told = _TIGHT if SMALL_BET in (self._shown or ()) else _WIDTHS
        measured = (self.sheet.levels, told, font(BODY, 600).key())
        if measured == self._measured:
            self._fill()
            return
        self._measured = measured
        for column in range(BEGINS):
            wide = max(told[column], self._numbers(column))
            if self.columnWidth(column) != wide:
                self.setColumnWidth(column, wide)
        self._fill()

    def _numbers(self, column: int) -> int:
        """How wide the column's numbers are with the room round them; 0 where it has none."""
        if column not in _NUMBERS:
            return 0
        ink = QFontMetrics(font(BODY, 600))
        rows = (row for row, level in enumerate(self.sheet.levels) if not level.pause)
        said = (self.sheet.index(row, column).data() for row in rows)
        return max((ink.horizontalAdvance(str(x or "")) + 2 * PAD + 2 for x in said), default=0)

    def _fill(self) -> None:
        """The last column takes what is left; where nothing is, the sheet is moved from side to side."""
        taken = sum(self.columnWidth(c) for c in range(BEGINS) if not self.isColumnHidden(c))
        self.setColumnWidth(BEGINS, max(_TIGHT[BEGINS], self.viewport().width() - taken))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fill()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.state() == QAbstractItemView.State.EditingState:
            return  # the Enter that ends an edit comes by here too
        index = self.currentIndex()
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        typed = event.text().isprintable() and bool(event.text()) and not event.modifiers() & _WITH
        if (typed or enter or event.key() == Qt.Key.Key_F2) and self._shuts(typed=typed):
            return
        if enter and index.isValid() and index.flags() & Qt.ItemFlag.ItemIsEditable:
            self.edit(index)
        else:
            super().keyPressEvent(event)


class _Cell(ToneDelegate):
    """A field, or the four ways to pay an ante.

    What is typed is kept once, by an editor that is still the sheet's. Qt keeps it a moment after Enter, when
    another key that came as quickly, or an action, has closed the cell already."""

    def __init__(self, sheet: Sheet) -> None:
        super().__init__(sheet)
        self._open: set[QWidget] = set()

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        if index.column() == PAID_BY:
            combo = QComboBox(parent)
            for kind in KINDS:
                combo.addItem(say.paid_by(kind), kind)
            combo.activated.connect(lambda _: self._keep(combo))
            self._open.add(combo)
            return combo
        field = QLineEdit(parent)
        self._open.add(field)
        field.setFrame(False)
        if index.column() in (*_NUMBERS, LENGTH, REMOVE):
            with_pad(field, " " if index.column() == REMOVE else "")
        right = index.column() not in (NUMBER, LENGTH, REMOVE) and not _is_break(index)
        field.setAlignment(Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft)
        return field

    def destroyEditor(self, editor: QWidget, index: Index) -> None:
        self._open.discard(editor)
        super().destroyEditor(editor, index)

    def eventFilter(self, editor: QObject, event: QEvent) -> bool:
        if not isinstance(editor, QWidget) or editor not in self._open:
            return False
        enter = isinstance(event, QKeyEvent) and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and event.type() == QEvent.Type.KeyPress:
            self._keep(editor)
            return True
        return super().eventFilter(editor, event)

    def _keep(self, editor: QWidget) -> None:
        """Take what stands in it, and close it."""
        if editor in self._open:
            self.commitData.emit(editor)
        if editor in self._open:
            self.closeEditor.emit(editor)

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        typed = str(index.data(Qt.ItemDataRole.EditRole))
        if isinstance(editor, QComboBox):
            editor.setCurrentIndex(max(0, editor.findData(typed)))
        elif isinstance(editor, QLineEdit) and not editor.isModified():  # what is being typed stays
            editor.setText(typed)
            editor.selectAll()

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:
        if isinstance(editor, QComboBox):
            model.setData(index, editor.currentData())
        elif isinstance(editor, QLineEdit):
            model.setData(index, editor.text())

    def updateEditorGeometry(self, editor: QWidget, option: QStyleOptionViewItem, index: Index) -> None:
        box = option.rect
        editor.setGeometry(box.x(), box.y() + (box.height() - ROW_LIST) // 2, box.width(), ROW_LIST)


def _is_break(index: Index) -> bool:
    model = index.model()
    return isinstance(model, SheetModel) and model.levels[index.row()].pause
