"""Many acts, one after another: how far they have come, and a way to stop."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QProgressBar

from core.say.acts import Act
from gui.console.frame.acting import perform_each
from gui.program.session import Session

AT_ONCE = 10


class OneByOne(QProgressBar):
    """A few at a time, so that the window goes on living. Each is an action of its own: any can be undone.

    ``ended`` carries how many were done, the first of those given; a refused one ends it there.
    """

    ended = Signal(int)

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._acts: Sequence[Act] = ()
        self._done = 0
        self.busy = False
        self.hide()

    def begin(self, acts: Sequence[Act]) -> None:
        """All of these; seen only where there are more than a few."""
        self._acts, self._done, self.busy = acts, 0, True
        self.setRange(0, len(acts))
        self.setVisible(len(acts) > AT_ONCE)
        self._some()

    def stop(self) -> None:
        """Do no more of them; what was done stays done."""
        if self.busy:
            self.busy = False
            self.ended.emit(self._done)

    def _some(self) -> None:
        if not self.busy:
            return
        some = self._acts[self._done : self._done + AT_ONCE]
        perform_each(self, self._session, some, lambda done: self._did(done, len(some)))

    def _did(self, done: int, some: int) -> None:
        self._done += done
        self.setValue(self._done)
        if done == some and self._done < len(self._acts):
            QTimer.singleShot(0, self, self._some)
        else:
            self.stop()
