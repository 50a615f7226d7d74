"""Every act of a format done, undone and done again."""

from __future__ import annotations

from dataclasses import dataclass
from types import ModuleType

from core.clock.clock import read
from core.say.acts import Act
from tests.unit.night import MINUTE, Night


@dataclass(frozen=True)
class Case:
    """``line`` is done, with what it needs ``before`` it. Seats are given by name: ``{a}``."""

    line: str
    before: str = ""


def verbs(acts: ModuleType) -> set[str]:
    """Return the verbs of the acts that a format brings."""
    kinds = (x for x in vars(acts).values() if isinstance(x, type) and issubclass(x, Act))
    return {x.VERB for x in kinds if x.__module__ == acts.__name__}


def done_and_undone(night: Night, line: str) -> None:
    """Do the line, then undo it and do it again, twice: the state is as before, and as after, the clock
    too."""
    night.wait(seconds=13)
    before = night.copy()
    night.do(line)
    after = night.copy()
    assert after != before, "the act did nothing, so its undo proves nothing"
    for _ in range(2):
        for back, was in (("undo", before), ("redo", after)):
            night.wait(seconds=7)
            night.do(back)
            assert night.state == was, back
            for later in (0, 5 * MINUTE, 33 * MINUTE):
                moment = night.ms + later
                assert night.read(moment) == read(was.clock.levels, was.clock.position, moment), back
