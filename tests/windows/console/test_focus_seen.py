"""Wherever the keyboard is, it is seen: every control of every page and dialog that takes it looks different
with it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from operator import ne
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QDialog, QMessageBox, QScrollArea, QWidget

from core import store
from gui.console.frame.night import NightView
from gui.console.frame.pages import PLACES
from gui.console.guide.guide import Guide
from tests.gallery import dialogs, nights
from tests.gallery.check_widgets import named
from tests.gallery.world import World

AROUND = 4
"""Pixels: a ring may be painted outside of what has it."""
LEAST = 12
"""Pixels that differ at least: a caret alone has more, a changed dot less."""


@pytest.fixture
def world(qapp: QApplication, tmp_path: Path) -> Iterator[World]:
    made = World(qapp, store, tmp_path, seed=1)
    yield made
    made.close()


def unseen(root: QWidget) -> list[str]:
    """Return what takes the keyboard by Tab, and looks the same with it and without."""
    found = []
    tab = Qt.FocusPolicy.TabFocus
    for widget in root.findChildren(QWidget):
        if not widget.isVisible() or not widget.isEnabled() or widget.focusPolicy() & tab != tab:
            continue
        if widget.focusProxy() is not None:
            continue
        _into_view(widget)
        widget.setFocus(Qt.FocusReason.TabFocusReason)
        if QApplication.focusWidget() is not widget:
            continue
        with_it = _grabbed(root, widget)
        widget.clearFocus()
        if _differ(with_it, _grabbed(root, widget)) < LEAST:
            found.append(f"{named(widget)} {getattr(widget, 'text', str)()}")
    return found


def _into_view(widget: QWidget) -> None:
    parent = widget.parentWidget()
    while parent is not None:
        if isinstance(parent, QScrollArea):
            parent.ensureWidgetVisible(widget)
        parent = parent.parentWidget()


def _grabbed(root: QWidget, widget: QWidget) -> QImage:
    QApplication.processEvents()
    box = QRect(widget.mapTo(root, QPoint()), widget.size()).adjusted(-AROUND, -AROUND, AROUND, AROUND)
    return root.grab(box & root.rect()).toImage()


def _differ(one: QImage, two: QImage) -> int:
    """Return how many pixels differ; of more than the least that many."""
    if one.size() != two.size():
        return LEAST
    # Of 32 bits a pixel, so that a row of whole pixels has no bytes beside them.
    first, second = (x.convertToFormat(QImage.Format.Format_ARGB32) for x in (one, two))
    differ = map(ne, memoryview(first.constBits()).cast("I"), memoryview(second.constBits()).cast("I"))
    return sum(islice(filter(None, differ), LEAST))


def test_on_every_page(world: World) -> None:
    session = nights.normal(world)
    view = world.direct(session)
    found = set()
    first = next(iter(PLACES))
    for page in PLACES:
        made = view.show_page(page)
        world.settle()
        # the frame around the pages is the same: it is looked at with the first of them
        shown = world.window if page == first else made
        found |= {f"{page}: {each}" for each in unseen(shown)}
    assert found == set()
    world.leave()
    session.close()


def test_on_the_start_page_and_in_the_guide(world: World) -> None:
    assert unseen(world.window) == []
    world.program.new()
    guide = world.window.view
    assert isinstance(guide, Guide)
    guide.name.title.setText("Thursday 200")
    found = set()
    for step in guide.steps:
        world.settle()
        found |= {f"{step.KEY}: {each}" for each in unseen(world.window)}
        guide.carry_on()
    assert found == set()


def test_in_every_dialog(world: World) -> None:
    session = nights.normal(world)
    view: NightView = world.direct(session)
    opened: Callable[..., QDialog | None] = dialogs.opened
    found = set()
    here = [x for x in dialogs.DIALOGS.items() if dialogs.format_of(x[0].__module__) == session.state.format]
    for kind, opener in here:
        dialog = opened(world, view, session, opener)
        if dialog is not None:
            if kind is not QMessageBox:  # the system's own
                found |= {f"{kind.__name__}: {each}" for each in unseen(dialog)}
            dialog.reject()
            world.settle()
    assert found == set()
    world.leave()
    session.close()
