"""The dialog for a file or a folder: the desktop's own, or Qt's where there is none (most of Linux)."""

from __future__ import annotations

from PySide6.QtWidgets import QFileDialog, QToolButton, QWidget

from gui.theme import icon
from gui.widgets.themed import theme_of

# Qt's own pictures on these buttons are black, on a dark ground too.
_ICONS = {
    "backButton": "arrow-left", "forwardButton": "arrow-right", "toParentButton": "arrow-up",
    "newFolderButton": "folder-plus", "listModeButton": "squares-four", "detailModeButton": "list",
}  # fmt: skip


class FileDialog(QFileDialog):
    """A ``QFileDialog`` whose buttons are seen in every theme."""

    def __init__(self, parent: QWidget | None, title: str, folder: str, kinds: str = "") -> None:
        super().__init__(parent, title, folder, kinds)
        theme = theme_of(self)
        for name, picture in _ICONS.items():
            button = self.findChild(QToolButton, name)
            if isinstance(button, QToolButton):  # there is none in the desktop's own
                button.setIcon(icon(picture, theme))
