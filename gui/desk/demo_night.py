"""A made-up night that plays itself in the windows, in fast time; the director may step in."""

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QObject

from core.clock.clock import read
from core.clock.timebase import Timebase
from core.formats.plausible import Step, night_of
from core.keeping.storage import TournamentLog
from core.say.reasons import Refused, StoreFailed
from core.tournament.chance import Chance
from core.tournament.director import Director
from gui.program.session import Session
from gui.program.wiring import Wiring

HOLDEM = "holdem"
SEED, SPEED = 1, 60.0
NEVER = 10**12
# At most this many steps per tick, so that the windows stay alive at any speed.
AT_ONCE = 8


def steps(
    director: Director, chance: Chance, at: int, setup: Iterator[Step], format: str = HOLDEM
) -> Iterator[tuple[int, Step]]:
    """Yield each step of a night that is made up from this time (ms) on, with its own time. It is done before
    the next one is asked for."""
    step = next(setup, None)
    while step is not None:
        at += step.wait
        yield at, step
        t = director.state
        reading = read(t.clock.levels, t.clock.position, at)
        step = next(setup, None) or night_of(format).play(t, reading, at, chance)


def fresh(path: Path) -> Path:
    """Remove the last demo's file: both came from a seed and can be made again."""
    for old in (path, path.with_suffix(".riffle-journal")):
        old.unlink(missing_ok=True)
    return path


def create(wiring: Wiring) -> TournamentLog:
    """Create the demo's file in the place of the last one. Raises ``OSError`` and ``StoreFailed``."""
    folder = wiring.data / "demo"
    folder.mkdir(parents=True, exist_ok=True)
    return wiring.store.create(fresh(folder / "demo.riffle"))


def flying(wiring: Wiring, speed: float) -> Timebase:
    """Return the demo's time: it begins now and passes ``speed`` times as fast."""
    wall, steady = wiring.wall(), wiring.steady()

    def now() -> int:
        return wall + int((wiring.steady() - steady) * speed)

    return Timebase(now, now, gap=NEVER)


class Player(QObject):
    """Do the night's next step at its time. Lives as long as its session."""

    def __init__(self, session: Session, seed: int, format: str) -> None:
        super().__init__(session)
        self._session = session
        chance = Chance(seed)
        setup = night_of(format).setup(chance)
        self._steps = steps(session.director, chance, session.now(), setup, format)
        self._next = next(self._steps, None)
        session.ticked.connect(self._look)

    def _look(self) -> None:
        if self._session.storing:
            return
        now = self._session.now()
        for _ in range(AT_ONCE):
            if self._next is None or self._next[0] > now:
                return
            step = self._next[1]
            # The user's own actions may make a step impossible: another one follows.
            with suppress(Refused, StoreFailed):
                self._session.do(step.act, step.override, simulated=True)
            self._next = next(self._steps, None)
