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
from gui.words import screen_menu as words

if TYPE_CHECKING:
    from gui.console.frame.screen import Screen


class Speaker(Protocol):
    """Where the director reads what became of it: the console."""

    def say(self, sentence: str) -> None: ...


def ask_logo(screen: Screen, parent: QWidget) -> None:
    """A file dialog over the console; never over the room's screen."""
    kinds = " ".join(f"*.{suffix}" for suffix in SUFFIXES)
    asking = file_dialog(parent, words.word("logo_title"), "", f"{words.word('logo_files')} ({kinds})")
    asking.setFileMode(QFileDialog.FileMode.ExistingFile)
    asking.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    asking.fileSelected.connect(lambda path: take_logo(screen, cast("Speaker", parent), Path(path)))
    asking.open()


def take_logo(screen: Screen, speaker: Speaker, path: Path) -> None:
    """Show it and keep it, or say what is wrong with it: soon, for a stick may hang, and a file may be made
    to take minutes."""
    screen.files.do(partial(read, path), partial(_take, screen, speaker))


def _take(screen: Screen, speaker: Speaker, found: Logo | Wrong) -> None:
    said = f"logo_{found}"
    if isinstance(found, Logo):
        said = "logo_kept" if screen.set_logo(found) else "logo_tonight"
    with suppress(RuntimeError):  # the night it was asked in was closed meanwhile
        speaker.say(words.word(said))
