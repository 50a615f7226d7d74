"""The dialog for a file or a folder: the desktop's own, or Qt's where there is none (most of Linux)."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QToolButton, QWidget

from gui.theme import icon
from gui.widgets.themed import theme_of

# Qt's own icons on these buttons are black, on a dark ground too.
_ICONS = {
    "backButton": "arrow-left", "forwardButton": "arrow-right", "toParentButton": "arrow-up",
    "newFolderButton": "folder-plus", "listModeButton": "squares-four", "detailModeButton": "list",
}  # fmt: skip


def file_dialog(parent: QWidget | None, title: str, folder: str, kinds: str = "") -> QFileDialog:
    """Return a dialog whose buttons are visible in every theme; ``kinds`` as ``QFileDialog`` takes them."""
    dialog = QFileDialog(parent, title, folder, kinds)
    theme = theme_of(dialog)
    for name, picture in _ICONS.items():
        button = dialog.findChild(QToolButton, name)
        if isinstance(button, QToolButton):  # the desktop's own dialog has none
            button.setIcon(icon(picture, theme))
    return dialog


def ask_path(
    parent: QWidget,
    title: str,
    start: Path,
    then: Callable[[Path], object],
    *,
    kinds: str = "",
    folder: bool = False,
    name: str = "",
) -> None:
    """Ask for a file that is there, for a ``folder``, or where to save a new file called ``name``."""
    asking = file_dialog(parent, title, str(start), kinds)
    if name:
        asking.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        asking.setDefaultSuffix(Path(name).suffix[1:])
        asking.selectFile(name)
    else:
        mode = QFileDialog.FileMode
        asking.setFileMode(mode.Directory if folder else mode.ExistingFile)
        asking.setOption(QFileDialog.Option.ShowDirsOnly, folder)
    asking.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    asking.fileSelected.connect(lambda path: then(Path(path)))
    asking.open()
