"""The demo in the windows: a made-up night that directs itself in fast time. The user may step in."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QObject

from core.clock.timebase import Timebase
from core.say.reasons import Refused, StoreFailed
from core.tournament.chance import Chance
from gui.program import demo_night
from gui.program.app import Program
from gui.program.demo import Night, fresh
from gui.program.session import Session
from gui.program.start import run
from gui.program.wiring import Wiring
from gui.words import text

SEED, SPEED = 1, 60.0
NEVER = 10**12
# At most this many steps per tick, so that the windows stay alive at any speed.
AT_ONCE = 8


def play_in_windows(wiring: Wiring, seed: int, speed: float) -> int:
    """Open the windows on the demo. Return the exit code."""
    return run([], wiring, lambda program: demo_in_program(program, seed, speed))


def demo_in_program(program: Program, seed: int = SEED, speed: float = SPEED) -> None:
    """Open a demo night in these windows. A failing disk is shown there."""
    try:
        path = fresh(_place(program.wiring.data))
        log = program.wiring.store.create(path)
    except OSError as error:
        program.say_of_file(str(error))
        return
    except StoreFailed as failed:
        program.say_of_file(text.trouble(failed, program.wiring.zone))
        return
    flying = _flying(program.wiring, speed)
    session = program.open_log(log, Timebase(flying, flying, gap=NEVER))
    session.pace = speed
    _Player(session, seed)


def _place(data: Path) -> Path:
    folder = data / "demo"
    folder.mkdir(parents=True, exist_ok=True)
    return folder / "demo.riffle"


def _flying(wiring: Wiring, speed: float) -> Callable[[], int]:
    """Return the demo's clock: it begins now and passes ``speed`` times as fast."""
    wall, steady = wiring.wall(), wiring.steady()
    return lambda: wall + int((wiring.steady() - steady) * speed)


class _Player(QObject):
    """Do the night's next step at its time. Lives as long as its session."""

    def __init__(self, session: Session, seed: int) -> None:
        super().__init__(session)
        self._session = session
        chance = Chance(seed)
        self._night = Night(session.director, chance, session.now(), demo_night.setup(chance))
        self._step = self._night.next()
        session.ticked.connect(self._look)

    def _look(self) -> None:
        if self._session.storing:
            return
        now = self._session.now()
        for _ in range(AT_ONCE):
            if self._step is None or self._night.at + self._step.wait > now:
                return
            # The user's own actions may make a step impossible: another one follows.
            with suppress(Refused, StoreFailed):
                self._session.do(self._step.act, self._step.override, simulated=True)
            self._night.at += self._step.wait
            self._step = self._night.next()
