"""Riffle's own windows for the gallery: the real program, with a clock that stands until it is moved, chance
from a seed, and files in its own folder."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QSize
from PySide6.QtWidgets import QApplication

from core.clock.timebase import Timebase
from core.keeping.storage import Store, TournamentLog
from core.say.acts import Act
from core.text import script
from core.tournament.chance import Chance
from gui.console.frame.acting import YOUNG
from gui.console.frame.night import NightView
from gui.console.frame.window import ConsoleWindow
from gui.desk.app import Program
from gui.program.room_sounds import Choices
from gui.program.session import Session
from gui.program.wiring import Wiring
from tests.gallery.shot import CONSOLE, THEMES

HALL = timezone(timedelta(hours=1), "CET")
EVENING = int(datetime(2026, 11, 19, 16, 30, tzinfo=UTC).timestamp()) * 1000
"""17:30 in the venue."""
NEVER = 10**12


class World:
    """``at`` is the time (ms): nothing else moves it. ``themes`` and ``sizes`` are those of the console's
    pictures."""

    def __init__(
        self, app: QApplication, store: Store, folder: Path, seed: int, size: QSize | None = None
    ) -> None:
        self.at = EVENING
        self.seed = seed
        self.themes: tuple[str, ...] = THEMES if size is None else THEMES[:1]
        self.sizes: tuple[QSize, ...] = CONSOLE if size is None else (size,)
        self.begun: list[Session] = []
        self._store, self._folder, self._made = store, folder / "nights", 0
        self._folder.mkdir(parents=True, exist_ok=True)
        wiring = Wiring(
            store, self.now, self.now, self._entropy(), HALL, folder / "data", self._folder, gap=NEVER
        )
        self.app, self.program = app, Program(app, wiring)
        self.program.sounds.choices = Choices(silent=True)
        self.program.show_start()
        self.window.show()
        self.window.activateWindow()

    def _entropy(self) -> Callable[[int], bytes]:
        """Return the same chance for every night, whatever was played before it."""
        return Chance(f"entropy {self.seed}").bytes

    @property
    def window(self) -> ConsoleWindow:
        return self.program.window

    def now(self) -> int:
        return self.at

    # -- nights --------------------------------------------------------------------------------------

    def begin(self, name: str) -> Session:
        """Make a new tournament, not in the window."""
        self._made += 1
        self.at = EVENING
        folder = self._folder / str(self._made)
        folder.mkdir()
        return self._session(self._store.create(folder / f"{name}.riffle"))

    def opened(self, path: Path) -> Session:
        """Open a tournament's file a second after its last action, not in the window."""
        session = self._session(self._store.open_(path))
        self.at = session.director.history[-1].happened + 1_000
        return session

    def _session(self, log: TournamentLog) -> Session:
        session = Session(log, Timebase(self.now, self.now, gap=NEVER), self._entropy(), HALL)
        session.library, session.books = self.program.library, self.program.books
        self.begun.append(session)
        return session

    def do(self, session: Session, act: Act, after: int = 0, override: str = "") -> None:
        """Do the act ``after`` ms. Raises ``Refused``."""
        self.at += after
        session.do(act, override)

    def type(self, session: Session, lines: str) -> Iterator[str]:
        """Enter a director's lines and yield each after it is done. ``+12:30`` lets that many minutes and
        seconds pass."""
        for line in filter(None, map(str.strip, lines.splitlines())):
            if line.startswith("+"):
                minutes, _, seconds = line[1:].partition(":")
                self.at += (int(minutes) * 60 + int(seconds or 0)) * 1000
            else:
                parsed = script.parse(line, session.state, session.now(), session.zone)
                if parsed is not None:
                    session.do(parsed.act, parsed.override, parsed.happened)
            yield line

    # -- the window ----------------------------------------------------------------------------------

    def direct(self, session: Session) -> NightView:
        """Show the session's night in the window, long enough for Enter to act on the first duty."""
        self.program.direct(session)
        self.at += YOUNG
        session.tick()
        self.settle()
        night = self.window.night
        assert night is not None
        return night

    def leave(self) -> None:
        """Remove the night from the window."""
        self.program.show_start()
        self.settle()

    def look(self, theme: str, size: QSize) -> None:
        """Set the window's theme and size."""
        self.program.choose_theme(theme)
        self.window.resize(size)
        self.settle()

    def settle(self) -> None:
        """Lay out and paint everything, and delete what was closed."""
        for _ in range(2):
            self.app.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        self.app.processEvents()

    def close(self) -> None:
        """Close every night's file: Windows removes no folder with an open one in it. The window goes too:
        one that is only hidden is styled anew with every theme of the program. So does the program: else its
        threads' ends are told of every act of later tests."""
        self.window.hide()
        self.program.leave()
        for session in self.begun:
            session.close()
        for part in (self.window, self.program, self.program.library, self.program.sounds.player):
            part.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
