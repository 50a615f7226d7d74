"""The settings of the Structure page, opened as a director opens them."""

from PySide6.QtWidgets import QApplication

from gui.console.structure.page import StructurePage
from gui.looks.setting import ONE
from gui.widgets.fields import CommitField


def opened(page: StructurePage, key: str, field: str = ONE) -> CommitField:
    """Open the line, and return the field of it that has the keyboard then."""
    page.tabs.setCurrentIndex(1)
    row = page.side.open_row(key)
    QApplication.processEvents()
    row.fields[field].setFocus()
    row.fields[field].selectAll()
    return row.fields[field]
