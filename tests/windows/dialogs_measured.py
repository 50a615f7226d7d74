"""Run by ``test_dialogs_have_room`` in a process of its own, since Qt asks for its screen and scale once:
every dialog of the gallery on a screen as large as the platform says, and whatever has no room on it."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QLoggingCategory, QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDialog,
    QLineEdit,
    QStyle,
    QStyleOptionFrame,
)

import core.store
from tests.gallery import dialogs
from tests.gallery.check_widgets import named, problems
from tests.gallery.nights import NIGHTS
from tests.gallery.world import World

LONGEST = "99,999,999"
"""The longest text for a field that is no wider than it has to be: chips, money, a time, a seat."""
SLACK = 2


def main(night: str) -> int:
    app = QApplication([])
    QLoggingCategory.setFilterRules("qt.qpa.*=false\ndefault.warning=false")
    room = QGuiApplication.primaryScreen().availableSize()
    found, seen = list[str](), 0
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        world = World(app, core.store, Path(folder), 1)
        session = NIGHTS[night](world, None)
        view = world.direct(session)
        world.window.resize(room)
        world.settle()
        for kind, opener in dialogs.DIALOGS.items():
            if dialogs.format_of(kind.__module__) != session.state.format:
                continue
            dialog = dialogs.opened(world, view, session, opener)
            if dialog is None:
                continue
            seen += 1
            for state in ("", " wrong"):
                found += [f"{kind.__name__}{state}: {each}" for each in _without_room(world, dialog, room)]
                if not dialogs.type_nonsense(dialog):
                    break
                world.settle()
            dialog.reject()
            world.settle()
        del view
        world.close()
    print(f"{room.width()}x{room.height()}", seen, *found, sep="\n")
    return 0


def _without_room(world: World, dialog: QDialog, room: QSize) -> Iterator[str]:
    """Yield what is larger than the screen or cut, and each field that cannot be seen whole or is narrower
    than what may stand in it."""
    if dialog.width() > room.width() or dialog.height() > room.height():
        yield f"{dialog.width()}x{dialog.height()} is larger than the screen"
    # a page of paper is measured on its own
    yield from (str(x) for x in problems(dialog) if x.kind != "shortened" and "PagesView" not in x.where)
    had = dialog.focusWidget()
    for field in dialog.findChildren(QLineEdit):
        if not field.isVisibleTo(dialog) or isinstance(field.parent(), QComboBox | QAbstractSpinBox):
            continue
        for words in (field.placeholderText(), LONGEST * (field.maximumWidth() == field.minimumWidth())):
            over = field.fontMetrics().horizontalAdvance(words) - _inside(field)
            if over > SLACK:
                yield f"{named(field)} is {over} px too narrow for {words}"
        if field.isEnabled():
            field.setFocus()
            world.settle()
            if field.visibleRegion().boundingRect().size() != field.size():
                yield f"{named(field)} is not seen whole where it has the keyboard"
    if had is not None:
        had.setFocus()
        world.settle()


def _inside(field: QLineEdit) -> int:
    """Return the width that words have in a field."""
    option = QStyleOptionFrame()
    field.initStyleOption(option)
    box = field.style().subElementRect(QStyle.SubElement.SE_LineEditContents, option, field)
    margins = field.textMargins()
    return box.width() - margins.left() - margins.right() - 2 * SLACK


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
