"""Words and pixels of a window, to be held against another window of the same night."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain

from PySide6.QtCore import (
    QAbstractItemModel,
    QAbstractListModel,
    QDeadlineTimer,
    QEvent,
    QEventLoop,
    QModelIndex,
    QObject,
    QPoint,
    Qt,
)
from PySide6.QtGui import QImage, QPainter, QPixmap, QRegion
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QTabBar,
    QWidget,
)

from gui.console.tables.table_oval import TableOval
from gui.safely import safely

ROLES = (
    Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.CheckStateRole,
    Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.EditRole,
)  # fmt: skip
SETTLES = 3000
"""Ms in which what changed is painted, on a busy machine too."""


def words(window: QWidget) -> list[str]:
    """Return a line for each part that is seen: where it stands, what it says, and whether it can be used."""
    return [*_lines(window, window)]


def _lines(window: QWidget, widget: QWidget) -> Iterator[str]:
    said = _said(widget)
    if said or widget.toolTip() or widget.accessibleName() or widget.accessibleDescription():
        at = widget.mapTo(window, QPoint())
        place = f"{at.x()},{at.y()} {widget.width()}x{widget.height()}"
        spoken = widget.accessibleName(), widget.accessibleDescription(), widget.toolTip()
        tone = widget.property("tone")
        yield f"{type(widget).__name__} {place} {widget.isEnabled()} {said} {spoken} {tone or ''}"
    for child in widget.children():
        # an oval is put into words when it is painted
        unpainted = isinstance(child, TableOval) and child.visibleRegion().isEmpty()
        if isinstance(child, QWidget) and child.isVisible() and not (child.isWindow() or unpainted):
            yield from _lines(window, child)


def _said(widget: QWidget) -> str:
    match widget:
        case QLabel():
            return f"{widget.text()!r}" if widget.text() else ""
        case QAbstractButton():
            return f"{widget.text()!r} {widget.isChecked()} {widget.isDown()}"
        case QLineEdit():
            return f"{widget.text()!r} {widget.placeholderText()!r} {widget.isReadOnly()}"
        case QPlainTextEdit():
            return f"{widget.toPlainText()!r}"
        case QComboBox():
            return f"{[widget.itemText(i) for i in range(widget.count())]} {widget.currentIndex()}"
        case QTabBar():
            tabs = range(widget.count())
            told = [(widget.tabText(i), widget.tabToolTip(i), widget.isTabEnabled(i)) for i in tabs]
            return f"{told} {widget.currentIndex()}"
        case QHeaderView():
            model, sections = widget.model(), range(widget.count())
            titles = [model.headerData(i, widget.orientation()) for i in sections]
            return f"{[(x, widget.sectionSize(i)) for i, x in enumerate(titles)]}"
        case QAbstractItemView() if widget.model() is not None:
            return "\n".join(cells(widget.model()))
    return ""


def cells(model: QAbstractItemModel) -> Iterator[str]:
    root = QModelIndex()
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(root)
    for row in range(model.rowCount(root)):
        found = (model.index(row, column, root) for column in range(columns))
        yield f"{[[x.data(role) for role in ROLES] + [int(x.flags().value)] for x in found]}"


def told_apart(old: list[str], new: list[str]) -> list[str]:
    """Return the lines that one of them has more often, old and new."""
    before = list(chain.from_iterable(x.split("\n") for x in old))
    anew = list(chain.from_iterable(x.split("\n") for x in new))
    stale, missing = Counter(before) - Counter(anew), Counter(anew) - Counter(before)
    return [*(f"- {x}" for x in before if stale[x]), *(f"+ {x}" for x in anew if missing[x])]


def settled(window: QWidget) -> tuple[QImage, QImage]:
    """Return what the screen has of the window once nothing is on its way there, and the window painted anew,
    all of it: they differ where it should have been painted again."""
    waits, last, layouts = QDeadlineTimer(SETTLES), QImage(), _Layouts(window)
    while True:
        layouts.asked = False
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 10)
        seen = _picture(window.screen().grabWindow(window.winId()))
        whole = _picture(window.grab())
        if (seen == whole == last and not layouts.asked) or waits.hasExpired():
            layouts.deleteLater()
            return seen, whole
        last = whole


class _Layouts(QObject):
    """Notices whether anything was laid out. What lies around it is laid out a round of events later, and
    may look until then as it did."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.asked = False
        app = QApplication.instance()
        assert app is not None
        app.installEventFilter(self)

    @safely
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.asked = self.asked or event.type() == QEvent.Type.LayoutRequest
        return False


def _picture(taken: QPixmap) -> QImage:
    return taken.toImage().convertToFormat(QImage.Format.Format_RGB32)


def apart(one: QImage, other: QImage, least: int = 1) -> QRegion:
    """Return the lines where two pictures differ by at least so many steps of red, green or blue."""
    if one.size() != other.size():
        return QRegion(one.rect())
    if one == other:
        return QRegion()
    differ = one.copy()
    with QPainter(differ) as painter:
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Difference)
        painter.drawImage(0, 0, other)
    differ = differ.convertToFormat(QImage.Format.Format_RGB888)
    found, wide, stride = QRegion(), 3 * one.width(), differ.bytesPerLine()
    steps = memoryview(differ.constBits())
    for y in range(one.height()):
        line = steps[y * stride : y * stride + wide]
        if max(line) >= least:
            off = [x // 3 for x, step in enumerate(line) if step >= least]
            found |= QRegion(off[0], y, off[-1] - off[0] + 1, 1)
    return found


def named(window: QWidget, region: QRegion) -> str:
    """Return the parts of the window where the pictures differ."""
    box = region.boundingRect()
    at = [box.topLeft(), box.center(), box.bottomRight()]
    parts = {type(x).__name__: None for p in at if (x := window.childAt(p)) is not None}
    return f"{box.x()},{box.y()} {box.width()}x{box.height()} of {', '.join(parts)}"
