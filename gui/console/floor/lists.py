"""Rulings and calls of the clock, one list or the other: found as one types, printed for the federation."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QListView,
    QStackedWidget,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from gui.console.floor.rows import FloorRow, FloorRowsModel, call_rows, ruling_rows
from gui.console.frame.off_keys import leave_letters
from gui.program.session import Session
from gui.theme import BODY, SMALL, font
from gui.widgets.hinted import HintedEdit
from gui.widgets.key_button import KeyButton
from gui.widgets.labels import label
from gui.widgets.panel import RING, Card
from gui.widgets.roles import LINE
from gui.widgets.themed import theme_of
from gui.words import floor_page as say
from gui.words.tr import Context, common, mark

tr = Context("floor")

_TITLES = {
    "rulings": mark("Rulings"),
    "calls": mark("Clock calls"),
}
_NONE = {
    "rulings": mark("No departures from the rules. Overrides and their reasons appear here."),
    "calls": mark("No clock calls tonight. Press C to call the clock."),
}


_Index = QModelIndex | QPersistentModelIndex
_HIGH, _TIME = 46, 50


class TwoLines(QStyledItemDelegate):
    """The ground as the style paints it; the second line quiet, both cut where there is no room."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        row: FloorRow = index.data(LINE)
        self.initStyleOption(option, index)
        option.text = ""
        view: QWidget = option.widget
        view.style().drawControl(QStyle.ControlElement.CE_ItemViewItem, option, painter, view)
        theme, box = theme_of(view), QRect(option.rect).adjusted(8, 4, -8, -4)
        upper, lower = QRect(box), QRect(box)
        upper.setHeight(box.height() // 2)
        lower.setTop(upper.bottom() + 1)
        painter.save()
        painter.setFont(font(BODY))
        painter.setPen(QColor(theme.quiet))
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(upper, int(middle), row.at)
        painter.setFont(font(SMALL))
        metrics = painter.fontMetrics()
        right = metrics.elidedText(row.right, Qt.TextElideMode.ElideRight, box.width() * 2 // 5)
        painter.drawText(upper, int(middle | Qt.AlignmentFlag.AlignRight), right)
        lower.setLeft(box.left() + _TIME)
        painter.drawText(
            lower, int(middle), metrics.elidedText(row.more, Qt.TextElideMode.ElideRight, lower.width())
        )
        upper.setLeft(box.left() + _TIME)
        upper.setRight(upper.right() - metrics.horizontalAdvance(right) - 16)
        painter.setFont(font(BODY, 550))
        painter.setPen(QColor(theme.text))
        said = painter.fontMetrics().elidedText(row.title, Qt.TextElideMode.ElideRight, upper.width())
        painter.drawText(upper, int(middle), said)
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        return QSize(200, _HIGH)


class _List(QListView):
    """Letters are the page's deeds."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        leave_letters(super().keyPressEvent, event)


class _Find(HintedEdit):
    """``left`` by Enter and Esc; the first Esc clears what was typed."""

    left = Signal()

    def __init__(self) -> None:
        super().__init__(tr("Find…"), icon="magnifying-glass", key="F")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        elif event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.left.emit()
        else:
            super().keyPressEvent(event)
            return
        event.accept()


class Pages(QStackedWidget):
    """Of which a page may wrap: what scrolls would else hold the whole of it to be the least."""

    def hasHeightForWidth(self) -> bool:
        return False


class FloorLists(Card):
    """``list`` has the page's deeds as its keys. ``let_go``: what had the keyboard here is gone."""

    let_go = Signal()

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session, self.which = session, "rulings"
        self.model = FloorRowsModel()
        self.list = _List()
        self.list.setModel(self.model)
        self.list.setItemDelegate(TwoLines(self.list))
        self.list.setUniformItemSizes(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.finder = _Find()
        self.finder.setAccessibleName(tr("Find a ruling"))
        self.finder.textChanged.connect(self._found)
        self.finder.left.connect(self._back)
        self.print = KeyButton(common("Print…"), icon="printer")
        self.print.setAccessibleName(f"{tr('Rulings')}, {common('Print…')}")
        self.tabs: dict[str, KeyButton] = {}
        self._nothing = label("", "quiet", wrap=True)
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._nothing.setContentsMargins(8, 6, 8, 0)
        self._build()
        self.refresh()

    def _build(self) -> None:
        top = QHBoxLayout()
        top.setContentsMargins(0, 0, 3, 0)
        top.setSpacing(4)
        group = QButtonGroup(self)
        for which in ("rulings", "calls"):
            made = self.tabs[which] = KeyButton(tr(_TITLES[which]), kind="quiet")
            made.setCheckable(True)
            made.set_small()
            made.clicked.connect(lambda _=False, which=which: self.show_list(which))
            group.addButton(made)
            top.addWidget(made)
        self.tabs["rulings"].setChecked(True)
        top.addStretch(1)
        self.finder.setFixedWidth(220)
        self.finder.setProperty("small", True)
        top.addWidget(self.finder)
        top.addSpacing(4)
        top.addWidget(self.print)
        self.print.set_small()
        self._stack = Pages()
        self._stack.setMinimumHeight(2 * _HIGH)
        self._stack.addWidget(self.list)
        self._stack.addWidget(self._nothing)
        inner = QVBoxLayout(self)
        inner.setContentsMargins(RING + 8, RING + 8, RING + 8, RING + 8)
        inner.setSpacing(6)
        inner.addLayout(top)
        inner.addWidget(self._stack, 1)

    def show_list(self, which: str) -> None:
        """Rulings, or calls of the clock."""
        self.which = which
        self.tabs[which].setChecked(True)
        self.print.setAccessibleName(f"{tr(_TITLES[which])}, {common('Print…')}")
        self.refresh()

    @property
    def paper(self) -> str:
        """What is printed of the list that is shown: the report of conduct has the calls of the clock."""
        return "rulings" if self.which == "rulings" else "conduct"

    def refresh(self) -> None:
        """Both are read: each tab says how many it has."""
        rows = {"rulings": ruling_rows(self._session), "calls": call_rows(self._session)}
        for which, tab in self.tabs.items():
            tab.say(say.count_of(tr(_TITLES[which]), len(rows[which])))
        self.list.setAccessibleName(tr(_TITLES[self.which]))
        self.model.take(rows[self.which])
        self._show()

    def _found(self, typed: str) -> None:
        self.model.search(typed)
        self._show()

    def _back(self) -> None:
        """From the finder to what it found; to the page where that is nothing."""
        if self.model.rowCount():
            self.list.setFocus()
        else:
            self.let_go.emit()

    def _show(self) -> None:
        empty = not self.model.rowCount()
        searched = self.finder.text().strip()
        self._nothing.setText(
            tr("No matches. Clear the field to see everything.") if searched else tr(_NONE[self.which])
        )
        if empty and self.window().focusWidget() is self.list:
            self.let_go.emit()  # a list that is hidden would hand the keyboard to a button
        self._stack.setCurrentWidget(self._nothing if empty else self.list)
