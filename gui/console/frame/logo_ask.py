"""The club's logo is chosen: an image file, refused in words where it is none."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, cast

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QWidget

from gui.room.logo import Logo
from gui.room.logo_file import SUFFIXES, Wrong, read
from gui.widgets.file_dialog import file_dialog
from gui.words.tr import Context, mark

if TYPE_CHECKING:
    from gui.console.frame.screen import Screen

tr = Context("room")

WRONG: dict[Wrong, str] = {
    "unreadable": mark("This file cannot be read. The logo was not changed."),
    "too_large": mark("This image is larger than 20 MB. The logo was not changed."),
    "no_image": mark("Riffle cannot read this image, or it is damaged. The logo was not changed."),
    "too_thin": mark("This image is too small, or too narrow for a logo. The logo was not changed."),
    "empty": mark("This image is blank. The logo was not changed."),
}


class Speaker(Protocol):
    """Where the director reads what became of it: the console."""

    def say(self, sentence: str) -> None: ...


def ask_logo(screen: Screen, parent: QWidget) -> None:
    """A file dialog over the console; never over the room's screen."""
    kinds = " ".join(f"*.{suffix}" for suffix in SUFFIXES)
    asking = file_dialog(parent, tr("Club logo"), "", f"{tr('Images')} ({kinds})")
    asking.setFileMode(QFileDialog.FileMode.ExistingFile)
    asking.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    asking.fileSelected.connect(lambda path: take_logo(screen, cast("Speaker", parent), Path(path)))
    asking.open()


def take_logo(screen: Screen, speaker: Speaker, path: Path) -> None:
    """Show it and keep it, or say what is wrong with it: soon, for a stick may hang, and a file may be made
    to take minutes."""
    screen.files.do(partial(read, path), partial(_take, screen, speaker))


def _take(screen: Screen, speaker: Speaker, found: Logo | Wrong) -> None:
    if not isinstance(found, Logo):
        said = tr(WRONG[found])
    elif screen.set_logo(found):
        said = tr("The room screen shows the logo from now on, at every tournament.")
    else:
        said = tr("The room screen shows the logo tonight. It could not be saved for other nights.")
    with suppress(RuntimeError):  # the night it was asked in was closed meanwhile
        speaker.say(said)
