"""The left rail: a page per job, and Print at its foot."""

from collections.abc import Iterable
from functools import partial

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QButtonGroup

from gui.looks.place import Place
from gui.safely import safely
from gui.theme import (
    BODY,
    ICON,
    RADIUS_BUTTON,
    RAIL,
    RAIL_NARROW,
    ROW_RAIL,
    ROW_RAIL_LEAST,
    SMALL,
    font,
    icon,
)
from gui.widgets.boxes import down, drop
from gui.widgets.panel import Panel
from gui.widgets.themed import draw_box, draw_words, painting
from gui.words.tr import Context

tr = Context("console")


class RailItem(QAbstractButton):
    """An icon, a title and its key."""

    def __init__(self, title: str, sign: str, key: str) -> None:
        super().__init__()
        self._sign, self.key = sign, key
        self._title = font(BODY + 1, 600)
        self.setText(title)
        self.setAccessibleName(title)
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        # Closer together in a low window.
        self.setMinimumHeight(ROW_RAIL_LEAST)
        self.setMaximumHeight(ROW_RAIL)

    def sizeHint(self) -> QSize:
        return QSize(RAIL - 20, ROW_RAIL)

    @safely
    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = painting(self)
        on, over, middle = self.isChecked(), self.underMouse(), Qt.AlignmentFlag.AlignVCenter
        if on or over:
            draw_box(painter, self.rect(), RADIUS_BUTTON, theme.green_ground if on else theme.raised)
        if self.hasFocus():
            draw_box(painter, self.rect().adjusted(1, 1, -2, -2), RADIUS_BUTTON, "", theme.green)
        ink = theme.text if over else theme.quiet
        if on:
            ink = theme.green
        top = (self.height() - ICON) // 2
        wide = self.width() > RAIL_NARROW
        left = 10 if wide else (self.width() - ICON) // 2
        icon(self._sign, theme, ink).paint(painter, QRect(left, top, ICON, ICON))
        if wide:
            draw_words(painter, self.rect().adjusted(39, 0, -34, 0), self.text(), ink, self._title, middle)
            right, ink = middle | Qt.AlignmentFlag.AlignRight, theme.green if on else theme.quiet
            draw_words(painter, self.rect().adjusted(0, 0, -11, 0), self.key, ink, font(SMALL), right)
        painter.end()


class Rail(Panel):
    """``chosen`` carries the page's id."""

    chosen = Signal(str)

    def __init__(self) -> None:
        super().__init__("right")
        self.setFixedWidth(RAIL)
        self._group = QButtonGroup(self)
        self.items: dict[str, RailItem] = {}
        self.print = RailItem(tr("Print"), "printer", "^P")
        self.print.setCheckable(False)
        self.menu = RailItem(tr("Menu"), "list", "F10")
        self.menu.setCheckable(False)
        self._column = down(None, self.print, self.menu, gap=2, margins=(10, 13, 11, 12), of=self)

    def set_pages(self, pages: Iterable[Place]) -> None:
        """Show these pages instead of those before."""
        for item in self.items.values():
            self._group.removeButton(item)
            self._column.removeWidget(item)
            drop(item)
        self.items.clear()
        for at, page in enumerate(pages):
            item = self.items[page.id] = RailItem(page.name, page.icon, f"^{page.digit}")
            item.setToolTip(f"{page.name} · Ctrl+{page.digit}")
            item.clicked.connect(partial(self.chosen.emit, page.id))
            self._group.addButton(item)
            self._column.insertWidget(at, item)

    def show_page(self, page: str) -> None:
        """Mark this page as the one shown. Mark none if the page is not on the rail."""
        self._group.setExclusive(False)
        for name, item in self.items.items():
            item.setChecked(name == page)
        self._group.setExclusive(True)

    def set_narrow(self, narrow: bool) -> None:
        """Show icons only, where the window is narrow."""
        self.setFixedWidth(RAIL_NARROW if narrow else RAIL)
        side = 8 if narrow else 10
        self._column.setContentsMargins(side, 13, side + 1, 12)
