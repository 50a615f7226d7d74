"""The program's one timer. It sleeps until the shown time changes, so the clock turns on the second."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, QTimer

from gui.console.header_facts import to_next_change
from gui.session import Session


class Ticker(QObject):
    """Reads the time of the session it follows at least once a second; nothing else in Riffle polls."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session: Session | None = None
        # Of a demo, whose time flies: how many times as fast. Ten looks a second are enough then.
        self.pace = 1.0
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self.tick)

    def follow(self, session: Session | None) -> None:
        """This session from now on; None: rest."""
        if self._session is not None:
            self._session.changed.disconnect(self._arm)
        self._session, self.pace = session, 1.0
        if session is None:
            self._timer.stop()
        else:
            # A pause or +1 min moves the next full second.
            session.changed.connect(self._arm)
            self.tick()

    def tick(self) -> None:
        session = self._session
        if session is not None:
            try:
                session.tick()
            finally:  # one error in a view must not stop the clock
                self._arm()

    def _arm(self) -> None:
        session = self._session
        if session is not None:
            # A ms late rather than early: early, the old second would be shown for another whole one.
            wait = to_next_change(session.state, session.reading(), session.now()) + 1
            self._timer.start(wait if self.pace <= 1 else max(100, int(wait / self.pace)))
