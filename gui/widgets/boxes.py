"""Layouts written as what stands in them."""

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import (
    QApplication,
    QBoxLayout,
    QGridLayout,
    QHBoxLayout,
    QLayout,
    QSpacerItem,
    QStackedWidget,
    QTabBar,
    QVBoxLayout,
    QWidget,
)

Part = QWidget | QLayout | QSpacerItem | int | None | tuple[QWidget | QLayout, int]
"""An int is space in px, None what room is left; a pair has its stretch."""
Margins = tuple[int, int, int, int]
NO_LIMIT = (1 << 24) - 1
"""The size (px) of a widget that has no most: Qt's ``QWIDGETSIZE_MAX``."""


def down(
    *parts: Part, gap: int = 0, margins: Margins = (0, 0, 0, 0), of: QWidget | None = None
) -> QVBoxLayout:
    """Return the parts below each other, as the layout ``of`` a widget if one is given."""
    box = QVBoxLayout() if of is None else QVBoxLayout(of)
    _fill(box, parts, gap, margins)
    return box


def across(
    *parts: Part, gap: int = 0, margins: Margins = (0, 0, 0, 0), of: QWidget | None = None
) -> QHBoxLayout:
    """Return the parts side by side, as the layout ``of`` a widget if one is given."""
    box = QHBoxLayout() if of is None else QHBoxLayout(of)
    _fill(box, parts, gap, margins)
    return box


def cells(
    gap: int,
    line: int,
    *,
    margins: Margins = (0, 0, 0, 0),
    of: QWidget | None = None,
    wide: int | None = None,
) -> QGridLayout:
    """Return a grid with these gaps between columns and lines; column ``wide`` takes the room left."""
    grid = QGridLayout() if of is None else QGridLayout(of)
    grid.setContentsMargins(*margins)
    grid.setHorizontalSpacing(gap)
    grid.setVerticalSpacing(line)
    if wide is not None:
        grid.setColumnStretch(wide, 1)
    return grid


def stacked(*widgets: QWidget) -> QStackedWidget:
    """Return the widgets on top of each other; the first is seen."""
    stack = QStackedWidget()
    for widget in widgets:
        put_on(stack, widget)
    return stack


def put_on(stack: QStackedWidget, widget: QWidget) -> None:
    """Put a widget on a stack. Qt would show the first at once, and so style all that it holds, anew for each
    box that the stack is put in after that; here it is styled with the stack."""
    if not stack.count() and not stack.isVisible():
        widget.setParent(stack)
        widget.setAttribute(Qt.WidgetAttribute.WA_WState_ExplicitShowHide)
    stack.addWidget(widget)


def set_seen(widget: QWidget, seen: bool) -> None:
    """Hide the widget, or show it if it is hidden: Qt styles at once what it is told to show, also where
    nothing of it is seen yet, and styles it anew when it is put somewhere."""
    if widget.isHidden() or not seen:
        widget.setVisible(seen)


def tab_to(part: QWidget, before: QWidget) -> None:
    """Let Tab go from ``before`` to what the part holds: built later than the rest of the window, it would
    come after all of it."""
    inside, widget = [before], part.nextInFocusChain()
    while widget is not None and widget is not part:
        if widget.focusPolicy() is not Qt.FocusPolicy.NoFocus and part.isAncestorOf(widget):
            inside.append(widget)
        widget = widget.nextInFocusChain()
    for one, other in pairwise(inside):
        QWidget.setTabOrder(one, other)


def hand_over(part: QWidget, to: QWidget) -> bool:
    """Give the keyboard to another widget if ``part``, which is going to be hidden, has it. Qt would hand it
    to the next button, and Space would press that. Return whether ``part`` had it."""
    focus = QApplication.focusWidget()
    had = focus is not None and (focus is part or part.isAncestorOf(focus))
    if had:
        to.setFocus()
    return had


def tab_bar(*titles: str, hints: Sequence[str] = ()) -> QTabBar:
    """Return tabs as wide as their titles, without a line under them; the ``hints`` are seen on hover."""
    tabs = QTabBar()
    tabs.setDrawBase(False)
    tabs.setExpanding(False)
    for title in titles:
        tabs.addTab(title)
    for at, hint in enumerate(hints):
        tabs.setTabToolTip(at, hint)
    return tabs


def settle(widget: QWidget) -> None:
    """Lay the widget out now: only then is it known how much of what it holds is seen."""
    layout = widget.layout()
    if layout is not None:
        layout.activate()


def settle_within(widget: QWidget) -> None:
    """Lay out now all that asks for it in the widget, from the inside out. Qt by itself comes one box further
    out with each round of events, and paints what is half laid out in between."""
    send, asked = QCoreApplication.sendPostedEvents, QEvent.Type.LayoutRequest.value
    for part in reversed([widget, *widget.findChildren(QWidget)]):
        send(part, asked)


def _fill(box: QBoxLayout, parts: tuple[Part, ...], gap: int, margins: Margins) -> None:
    box.setContentsMargins(*margins)
    box.setSpacing(gap)
    for part in parts:
        what, stretch = part if isinstance(part, tuple) else (part, 0)
        if what is None:
            box.addStretch(1)
        elif isinstance(what, int):
            box.addSpacing(what)
        elif isinstance(what, QWidget):
            box.addWidget(what, stretch)
        elif isinstance(what, QSpacerItem):
            box.addItem(what)
        else:
            box.addLayout(what, stretch)


def drop(widget: QWidget) -> None:
    """Hide the widget and delete it later: it may be handling a click or a key just now."""
    widget.hide()
    widget.deleteLater()


def empty(layout: QLayout) -> None:
    while (item := layout.takeAt(0)) is not None:
        if (old := item.widget()) is not None:
            drop(old)
        elif (inside := item.layout()) is not None:
            empty(inside)
