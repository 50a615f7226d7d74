"""The one timer of all clocks. It sleeps until the shown time changes, so the clock turns on the second."""

from contextlib import ExitStack
from math import ceil

from PySide6.QtCore import QObject, Qt, QTimer

from core.clock.clock import Reading
from core.hands import call_clock
from core.tournament.state import Tournament
from gui.program.following import follow
from gui.program.session import Session

# In fast time, as in a demo, ten ticks a second are enough.
SHORTEST_FLYING = 100


class Ticker(QObject):
    """Reads the time of every followed session at least once a second; nothing else reads it by itself."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        # The next reading of each, in its own time.
        self._due: dict[Session, int] = {}
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self.tick)

    def follow(self, *sessions: Session) -> None:
        """Follow these from now on; without one: rest."""
        # A pause or +1 min moves the next full second.
        follow(self._due, sessions, changed=self._changed)
        self._due = {session: self._due.get(session, 0) for session in sessions}
        self.tick()

    def tick(self) -> None:
        """Tick the sessions whose time has come. One error in a view must not stop any clock."""
        with ExitStack() as all_of_them:
            all_of_them.callback(self._arm)
            for session in self._due:
                if self._due[session] <= session.now():
                    all_of_them.callback(self._tick, session)

    def _tick(self, session: Session) -> None:
        try:
            session.tick()
        finally:
            self._set(session)

    def _changed(self) -> None:
        for session in self._due:
            self._set(session)
        self._arm()

    def _set(self, session: Session) -> None:
        """Set its next reading. Its own tick may have closed it."""
        if session not in self._due:
            return
        # A ms late rather than early: early, the old second would be shown for another whole one.
        wait = to_next_change(session.state, session.reading(), session.now()) + 1
        if session.pace > 1:
            wait = max(wait, round(SHORTEST_FLYING * session.pace))
        self._due[session] = session.now() + wait

    def _arm(self) -> None:
        if not self._due:
            self._timer.stop()
            return
        waits = [(due - session.now()) / session.pace for session, due in self._due.items()]
        self._timer.start(max(0, ceil(min(waits))))


def to_next_second(reading: Reading) -> int:
    """Return the milliseconds until the shown time changes: at most a second, at least one ms."""
    if not reading.running and reading.starts_in is None:
        return 1000
    if reading.phase == "before":
        left = reading.starts_in or 0
    elif reading.remaining is None:
        left = 1000 - reading.elapsed % 1000
    else:
        left = reading.remaining
    return left % 1000 or 1000


def to_next_change(t: Tournament, reading: Reading, now: int) -> int:
    """Return the milliseconds until the level's clock or a called clock changes: their seconds differ."""
    calls = (call_clock.reading(call, now) for call in call_clock.running(t))
    return min([to_next_second(reading), *(at.zero_ms % 1000 or 1000 for at in calls)])
