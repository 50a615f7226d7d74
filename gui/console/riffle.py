"""The protocol of what the console asks of the program around it (``gui.desk.app``)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, TypeVar

from gui.program.session import Session

if TYPE_CHECKING:
    from core.rulebook.house_books import HouseBooks
    from gui.console.frame.screen import Screen
    from gui.console.frame.window import ConsoleWindow
    from gui.console.guide.beginnings import Beginning
    from gui.program.backups import BackupKeeper
    from gui.program.club_library import KeptLibrary
    from gui.program.room_sounds import RoomSounds
    from gui.program.wiring import Wiring

T = TypeVar("T")


class Riffle(Protocol):
    """The window, what every night shares, and what opens, makes and closes a night. The ``ask_`` methods ask
    the director first."""

    wiring: Wiring
    library: KeptLibrary
    books: HouseBooks
    sounds: RoomSounds
    window: ConsoleWindow
    screen: Screen
    backups: BackupKeeper

    @property
    def session(self) -> Session | None:
        """Return the tournament in the window."""

    def session_at(self, path: Path) -> Session | None:
        """Return the open tournament of this file."""

    def beside(self, job: Callable[[], T]) -> T:
        """Do what asks a disk beside the windows, and return its result: they take no key meanwhile, but the
        clocks go on."""

    def new(self) -> None:
        """Open the guide, or return to the one already begun."""

    def same_as(self, beginning: Beginning) -> None:
        """Open the guide to a night like this one."""

    def set_up_same(self, beginning: Beginning) -> None:
        """Set up a night like this one and go on to its players."""

    def create(self, path: Path) -> Session:
        """Create a new, empty tournament. Raises ``StoreFailed``."""

    def direct(self, session: Session, page: str = "tonight", sentence: str = "") -> None:
        """Show the tournament's console, in the place of the guide that made it."""

    def ask_open(self) -> None: ...

    def open_path(self, path: Path) -> bool:
        """Open a tournament's file beside the others; its problems are shown."""

    def repair(self, path: Path) -> None:
        """Save what can be saved of a damaged file into a new one, and open it beside it."""

    def ask_restore(self) -> None: ...

    def ask_backups(self) -> None: ...

    def demo(self) -> None:
        """Play a demo night in these windows."""

    def close_night(self) -> None:
        """Close the night in the window, or its guide."""

    def choose_theme(self, chosen: str) -> None: ...

    def choose_language(self, chosen: str) -> None: ...
