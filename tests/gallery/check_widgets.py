"""Find widgets' words that are cut, shortened without a tooltip, or on each other; and widgets out of
place."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QEvent, QPoint, QRectF, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QMenu,
    QScrollBar,
    QToolTip,
    QWidget,
)

from gui.paper.preview import PagesView
from gui.widgets.panel import Card, Panel
from tests.gallery.finding import Finding, beyond, touching
from tests.gallery.language import misread
from tests.gallery.recorder import Said, said

# Pixels: Qt's boxes are whole pixels round each glyph, up to one too large on each side, and a line's ink may
# hang a little into the leading.
ACROSS, DOWN, DEEP = 2.0, 2.0, 2.5
ELLIPSIS = "…"
_BEFORE = "a tooltip of before"


def problems(root: QWidget) -> list[Finding]:
    """Return all findings in a visible widget, in its present state."""
    words, seen = said(root), _visible(root)
    findings = [*_cut(root, words), *_shortened(root, words), *_on_each_other(root, words)]
    findings += [*_out_of_place(seen), *_no_room(seen), *_sideways(root, seen)]
    findings += misread(each.text for each in words)
    return list(dict.fromkeys(findings))


def named(widget: QWidget) -> str:
    """Return the widget's class and accessible name."""
    called = widget.accessibleName() or widget.objectName()
    return f"{type(widget).__name__} {called[:30]!r}" if called else type(widget).__name__


# -- words out of their room --------------------------------------------------------------------------


def _cut(root: QWidget, words: list[Said]) -> Iterator[Finding]:
    whole = QRectF(root.rect())
    for each in words:
        room = each.room.intersected(whole)
        across, down = beyond(each.box, room)
        if room.isEmpty():  # scrolled out of view, up or down
            across = beyond(each.box, whole)[0]
        if across <= ACROSS and down <= DOWN:
            continue
        if not _scrolls(root, each, across > ACROSS, down > DOWN):
            yield Finding("cut", each.text, max(across, down), named(each.widget))


def _scrolls(root: QWidget, each: Said, across: bool, down: bool) -> bool:
    """Return whether the rest comes into view by scrolling, or by moving in a field."""
    widget: QWidget | None = each.widget
    while widget is not None and widget is not root:
        if isinstance(widget, QLineEdit) and each.text != widget.placeholderText():
            across = False
        if isinstance(widget, QMenu):
            return not across and widget.sizeHint().height() > widget.height()
        if isinstance(widget, QAbstractScrollArea):
            across &= not _moves(widget.horizontalScrollBar(), widget.horizontalScrollBarPolicy())
            down &= not _moves(widget.verticalScrollBar(), widget.verticalScrollBarPolicy())
        if not across and not down:
            return True
        widget = widget.parentWidget()
    return False


def _moves(bar: QScrollBar, policy: Qt.ScrollBarPolicy) -> bool:
    return bar.maximum() > bar.minimum() and policy is not Qt.ScrollBarPolicy.ScrollBarAlwaysOff


# -- words that end in an ellipsis ----------------------------------------------------------------------


def _shortened(root: QWidget, words: list[Said]) -> Iterator[Finding]:
    """Yield words that end in an ellipsis without a tooltip for the whole."""
    for each in words:
        seen = ELLIPSIS in each.text and not each.seen.isEmpty()
        if seen and not _meant(each) and not _told(root, each):
            yield Finding("shortened", each.text, where=named(each.widget))


def _meant(each: Said) -> bool:
    """Return whether the ellipsis is the widget's own: Open…, Search…"""
    widget, words = each.widget, each.text.strip()
    if isinstance(widget, QLineEdit):
        return words in widget.text() or words == widget.placeholderText()
    if isinstance(widget, QMenu | PagesView):
        return True  # a menu is as wide as its widest entry; paper is measured on its own
    text = getattr(widget, "text", None)
    whole = text() if callable(text) else ""
    return isinstance(whole, str) and words in whole


def _told(root: QWidget, each: Said) -> bool:
    """Return whether hovering shows the whole. A tooltip disappears only after a moment: one visible before
    belongs to another widget."""
    middle = each.seen.center()
    at = each.widget.mapFrom(root, QPoint(int(middle.x()), int(middle.y())))
    where = each.widget.mapToGlobal(at)
    QToolTip.showText(where, _BEFORE)
    QApplication.sendEvent(each.widget, QHelpEvent(QEvent.Type.ToolTip, at, where))
    return QToolTip.isVisible() and QToolTip.text() not in ("", _BEFORE)


# -- words on each other --------------------------------------------------------------------------------


def _on_each_other(root: QWidget, words: list[Said]) -> Iterator[Finding]:
    boxes = [each.seen for each in words]
    for i, j, by in touching(boxes, DEEP):
        one, two = words[i], words[j]
        twice = one.text == two.text and one.widget is two.widget  # selected text is painted over itself
        if not twice and not _covered(root, one.widget, two.widget, boxes[i].intersected(boxes[j])):
            yield Finding("overlap", f"{one.text} / {two.text}", by, named(one.widget))


def _covered(root: QWidget, one: QWidget, two: QWidget, place: QRectF) -> bool:
    """Return whether the first lies under a ground that the second stands on."""
    if one is two:
        return False
    lines = [_line(root, one), _line(root, two)]
    parted = [[w for w in line if w not in other] for line, other in (lines, reversed(lines))]
    at = place.center().toPoint()
    return any(_ground(w) and w.rect().contains(w.mapFrom(root, at)) for line in parted for w in line)


def _line(root: QWidget, widget: QWidget) -> list[QWidget]:
    parents = [widget]
    while widget is not root and (parent := widget.parentWidget()) is not None:
        widget = parent
        parents.append(widget)
    return parents


def _ground(widget: QWidget) -> bool:
    """Return whether it is opaque; of two that overlap only one can be above."""
    opaque = Qt.WidgetAttribute.WA_OpaquePaintEvent
    return widget.autoFillBackground() or widget.testAttribute(opaque) or isinstance(widget, Panel | Card)


# -- widgets --------------------------------------------------------------------------------------------


def _out_of_place(seen: list[QWidget]) -> Iterator[Finding]:
    """Yield widgets outside their parent, and fields and buttons that lie on each other."""
    for parent in seen:
        if _scrolled(parent):
            continue
        visible = [w for w in parent.children() if isinstance(w, QWidget) and _stands(w)]
        for child in visible:
            across, down = beyond(QRectF(child.geometry()), QRectF(parent.rect()))
            if max(across, down) > 1 and not isinstance(parent, QAbstractScrollArea):
                yield Finding("outside", _words(child), max(across, down), named(child))
        pressed = [w for w in visible if isinstance(w, QAbstractButton | QComboBox | QLineEdit | QLabel)]
        boxes = [QRectF(w.geometry()) for w in pressed]
        for i, j, by in touching(boxes, DEEP):
            if not isinstance(parent, QLineEdit | QComboBox):
                yield Finding("overlap", f"{_words(pressed[i])} / {_words(pressed[j])}", by, named(parent))


def _visible(root: QWidget) -> list[QWidget]:
    """Return the widget and all that is visible in it. A page that is not shown is passed over whole: most
    widgets of a window are on one."""
    found = [root] if root.isVisible() else []
    for widget in found:
        found += [w for w in widget.children() if isinstance(w, QWidget) and w.isVisible()]
    return found


def _scrolled(widget: QWidget) -> bool:
    """Return whether it is a viewport, whose content may be larger."""
    parent = widget.parentWidget()
    return isinstance(parent, QAbstractScrollArea) and parent.viewport() is widget


def _stands(widget: QWidget) -> bool:
    return widget.isVisible() and not widget.isWindow() and not widget.size().isEmpty()


def _no_room(seen: list[QWidget]) -> Iterator[Finding]:
    """Yield words whose widget has no room at all: they are never drawn."""
    for widget in seen:
        flat = widget.width() < 2 or widget.height() < 2
        if flat and isinstance(widget, QLabel | QAbstractButton) and _words(widget).strip():
            yield Finding("no room", _words(widget), where=named(widget))


def _sideways(root: QWidget, seen: list[QWidget]) -> Iterator[Finding]:
    """Yield bars by which something is scrolled sideways."""
    for bar in seen:
        if isinstance(bar, QScrollBar) and bar.orientation() is Qt.Orientation.Horizontal:
            across, frame = bar.maximum() - bar.minimum(), bar.parentWidget()
            if across:
                yield Finding("sideways", named(frame.parentWidget() or root if frame else root), across)


def _words(widget: QWidget) -> str:
    text = getattr(widget, "text", None)
    words = text() if callable(text) and not isinstance(widget, QAbstractItemView) else ""
    return words if isinstance(words, str) and words else named(widget)
