"""The mouse as a director has it: presses, moves and releases at points of what is in front, never at a
widget that cannot be seen there. Each press is counted."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QApplication,
    QComboBox,
    QLineEdit,
    QMainWindow,
    QMenu,
    QTabBar,
    QWidget,
)

from core.people.listing import list_name
from gui.console.tables.table_oval import TableOval
from gui.widgets.number_pad import NumberPad

LEFT, PLAIN = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


def plain(words: str) -> str:
    return words.replace("&", "").replace("…", "").strip()


def in_front() -> QWidget:
    """The open menu or list, else the dialog, else the window: what has the director's hand now."""
    QApplication.processEvents()
    found = QApplication.activePopupWidget() or QApplication.activeModalWidget()
    found = found or QApplication.activeWindow()
    if found is None:  # nobody manages the windows here: one that is left alone is the active one again
        found = next(w for w in _windows() if isinstance(w, QMainWindow))
        found.activateWindow()
        QApplication.processEvents()
        assert QApplication.activeWindow() is found
    return found


def over(front: QWidget) -> list[QWidget]:
    """Return what floats over it without being a window of its own: suggestions, the pad of digits."""
    floats = [w for w in _windows() if w.windowType() == Qt.WindowType.ToolTip]
    return [w for w in floats if (on := w.parentWidget()) is not None and on.window() is front]


def _windows() -> list[QWidget]:
    return [w for w in QApplication.topLevelWidgets() if w.isVisible()]


def seen_at(at: QPoint) -> QWidget | None:
    """Return what the pointer is over at this place. ``QApplication.widgetAt`` asks the same, but knows
    nothing beyond the 800 x 800 px of a screen that is not there."""
    for window in [*over(in_front()), in_front()]:
        inside = window.mapFromGlobal(at)
        if window.rect().contains(inside):
            return window.childAt(inside) or window
    return None


class Mouse:
    """``clicks`` by what they were for, of those made in ``doing``."""

    def __init__(self) -> None:
        self.clicks: dict[str, list[int]] = {}
        self.all = self.wheel = 0

    @contextmanager
    def doing(self, what: str) -> Iterator[None]:
        before = self.all
        yield
        self.clicks.setdefault(what, []).append(self.all - before)

    def table(self) -> str:
        """Return how many clicks everything took, to be printed."""
        lines = [f"{'clicks':<34}{'times':>6}   each"]
        for what, counts in self.clicks.items():
            low, high = min(counts), max(counts)
            lines.append(f"{what:<34}{len(counts):>6}   {low if low == high else f'{low} to {high}'}")
        lines.append(f"{'the whole night':<40}   {self.all}, and {self.wheel} turns of the wheel")
        return "\n".join(lines)

    # -- the hand ------------------------------------------------------------------------------------

    def _point(self, widget: QWidget, at: QPoint) -> QPoint:
        """On the screen, where this point of the widget can really be seen."""
        assert widget.isVisible(), f"not to be seen: {widget} {widget.accessibleName()}"
        assert widget.isEnabled(), f"is off: {widget.accessibleName()}: {widget.toolTip()}"
        place = widget.mapToGlobal(at)
        hit = seen_at(place)
        assert hit is not None, f"on no window: {widget}"
        assert QApplication.screenAt(place) is None or QApplication.widgetAt(place) is hit
        free = hit is widget or widget.isAncestorOf(hit)
        assert free, f"{widget} {widget.accessibleName()!r} is covered by {hit} {hit.accessibleName()!r}"
        return place

    def click(self, widget: QWidget, at: QPoint | None = None, button: Qt.MouseButton = LEFT) -> None:
        self.reach(widget, at)
        place = self._point(widget, at or self._free(widget))
        self.all += 1
        window = widget.window().windowHandle()
        inside = window.mapFromGlobal(place)
        QTest.mouseMove(window, inside)
        QTest.mousePress(window, button, PLAIN, inside)
        QTest.mouseRelease(window, button, PLAIN, inside)
        QApplication.processEvents()

    def double_click(self, widget: QWidget) -> None:
        """Press twice at the same place: the second press goes to whatever stands there by then."""
        place = self._point(widget, widget.rect().center())
        self.all += 2
        window = widget.window().windowHandle()
        QTest.mouseDClick(window, LEFT, PLAIN, window.mapFromGlobal(place))
        QApplication.processEvents()

    def _free(self, widget: QWidget) -> QPoint:
        """Its middle, or nearer to an edge where the pad lies over that."""
        middle = widget.rect().center()
        for x in (middle.x(), 12, widget.width() - 12):
            at = QPoint(x, middle.y())
            hit = seen_at(widget.mapToGlobal(at))
            if hit is not None and (hit is widget or widget.isAncestorOf(hit)):
                return at
        return middle

    def drag(self, widget: QWidget, at: QPoint, to: QWidget, there: QPoint) -> None:
        """Press, carry over in steps, let go: one click."""
        place, goal = self._point(widget, at), self._point(to, there)
        window = widget.window().windowHandle()
        self.all += 1
        QTest.mouseMove(window, window.mapFromGlobal(place))
        QTest.mousePress(window, LEFT, PLAIN, window.mapFromGlobal(place))
        for step in range(1, 6):
            way = place + (goal - place) * step / 5
            QTest.mouseMove(window, window.mapFromGlobal(way))
        QTest.mouseRelease(window, LEFT, PLAIN, window.mapFromGlobal(goal))
        QApplication.processEvents()

    def reach(self, widget: QWidget, at: QPoint | None = None) -> None:
        """Turn the wheel over the scrolled part until the point can be seen."""
        area = next((a for a in _above(widget) if isinstance(a, QAbstractScrollArea)), None)
        if area is None:
            return
        for _ in range(200):
            point = area.viewport().mapFromGlobal(widget.mapToGlobal(at or widget.rect().center()))
            if area.viewport().rect().adjusted(0, 4, 0, -4).contains(point):
                return
            self._turn(area, up=point.y() < area.viewport().height() // 2)
        raise AssertionError(f"cannot be scrolled to: {widget.accessibleName()}")

    def _turn(self, area: QAbstractScrollArea, *, up: bool) -> None:
        port = area.viewport()
        place = self._point(port, port.rect().center())
        self.wheel += 1
        # what nobody takes goes up to the area; Qt does that only for what the window system sends
        for widget in _from_inside(port, place):
            inside = QPointF(widget.mapFromGlobal(place))
            event = QWheelEvent(
                inside,
                QPointF(place),
                QPoint(),
                QPoint(0, 120 if up else -120),
                Qt.MouseButton.NoButton,
                PLAIN,
                Qt.ScrollPhase.NoScrollPhase,
                False,
            )
            QApplication.sendEvent(widget, event)
            if event.isAccepted():
                break
        QApplication.processEvents()

    # -- what is written there -----------------------------------------------------------------------

    def button(self, words: str, within: QWidget | None = None) -> QAbstractButton:
        """The one button that says so, of what is in front."""
        found = [
            b
            for b in (within or in_front()).findChildren(QAbstractButton)
            if b.isVisible() and words in (plain(b.text()), b.accessibleName())
        ]
        assert len(found) == 1, (words, [b.accessibleName() for b in found] or _buttons())
        return found[0]

    def press(self, words: str, within: QWidget | None = None) -> None:
        self.click(self.button(words, within))

    def tab(self, words: str) -> None:
        """The tab that says so."""
        tabs, at = next(
            (t, i)
            for t in in_front().findChildren(QTabBar)
            if t.isVisible()
            for i in range(t.count())
            if plain(t.tabText(i)) == words
        )
        self.click(tabs, tabs.tabRect(at).center())

    def choose(self, words: str) -> None:
        """This entry of the open menu: what says so, else what begins so."""
        menu = in_front()
        assert isinstance(menu, QMenu)
        found = [a for a in menu.actions() if plain(a.text()) == words]
        found = found or [a for a in menu.actions() if plain(a.text()).startswith(words)]
        assert len(found) == 1, (words, [a.text() for a in menu.actions()])
        assert found[0].isEnabled(), found[0].toolTip()
        self.click(menu, menu.actionGeometry(found[0]).center())

    def cell(self, view: QAbstractItemView, row: int, column: int, button: Qt.MouseButton = LEFT) -> None:
        """This cell of a list, the wheel turned until it can be seen."""
        index = view.model().index(row, column)
        port = view.viewport()
        for _ in range(200):
            at = view.visualRect(index).center()
            if port.rect().adjusted(0, 10, 0, -10).contains(QPoint(port.rect().center().x(), at.y())):
                break
            self._turn(view, up=at.y() < 0)
        self.click(port, QPoint(max(12, view.visualRect(index).left() + 20), at.y()), button)

    def row(self, view: QAbstractItemView, words: str, column: int, button: Qt.MouseButton = LEFT) -> None:
        """The row with these words in this column."""
        model = view.model()
        shown = (words, list_name(words))  # people are listed by surname
        said = [str(model.index(r, column).data()) for r in range(model.rowCount())]
        rows = [r for r, text in enumerate(said) if any(x in text for x in shown)]
        assert len(rows) == 1, (words, rows)
        self.cell(view, rows[0], column, button)

    def pick(self, combo: QComboBox, words: str) -> None:
        """Pick from a choice that drops down."""
        self.click(combo)
        row = next(i for i in range(combo.count()) if words in combo.itemText(i))
        dropped, view = in_front(), combo.view()
        place = view.viewport().mapToGlobal(view.visualRect(combo.model().index(row, 0)).center())
        self.click(dropped, dropped.mapFromGlobal(place))

    def suggestion(self, field: QLineEdit, words: str) -> None:
        """Click into the field, and on what it offers."""
        self.click(field)
        view = next(v for w in over(in_front()) for v in w.findChildren(QAbstractItemView))
        self.row(view, words, 0)

    def type(self, field: QLineEdit, digits: str) -> None:
        """A number and Enter, with the pad that comes when its field is clicked."""
        self.click(field)
        self.go_on_typing(digits)

    def go_on_typing(self, digits: str) -> None:
        """With the pad that stands there."""
        for digit in (*digits, "↵"):
            pad = next(w for w in over(in_front()) if isinstance(w, NumberPad))
            painted = "Space" if digit == " " else digit
            self.click(next(b for b in pad.buttons.values() if b.text() == painted))

    def seat(self, oval: TableOval, seat: int) -> None:
        self.click(oval, oval.seat_centre(seat))


def _from_inside(port: QWidget, place: QPoint) -> Iterator[QWidget]:
    """Yield what lies there within ``port``, the innermost first, and itself."""
    found: QWidget | None = port.childAt(port.mapFromGlobal(place))
    while found is not None and found is not port:
        yield found
        found = found.parentWidget()
    yield port


def _above(widget: QWidget) -> Iterator[QWidget]:
    found = widget.parentWidget()
    while found is not None:
        yield found
        found = found.parentWidget()


def _buttons() -> list[str]:
    return [b.accessibleName() or b.text() for b in in_front().findChildren(QAbstractButton) if b.isVisible()]
