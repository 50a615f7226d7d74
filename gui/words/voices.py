"""The voices of what is said: each dispatches on the type. A feature's module registers its wordings side by
side: ``@refused.register(SeatTaken)``, ``@why.register(Balanced)``. ``gui/words/text.py`` imports them all.

The voices give the sentence alone; ``text.reason`` and ``text.because`` put the clause after it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import singledispatch

from core.say.becauses import Because, SeatGiven
from core.say.duties import Duty
from core.say.reasons import Reason
from gui.words.clauses import with_clause
from gui.words.names import Names


@singledispatch
def refused(reason: Reason, names: Names) -> str:
    """Return what is so, and what to do instead, in one or two sentences."""
    raise NotImplementedError(reason.kind)


@singledispatch
def why(because: Because, names: Names) -> str:
    """Return why it was decided so, in whole sentences; empty where that goes without saying."""
    raise NotImplementedError(because.kind)


@singledispatch
def given(because: SeatGiven, names: Names) -> str:
    """Return how somebody came by the seat, in whole sentences. Whether cards are dealt there and what a
    dodged blind costs stand beside it: ``why`` of a seat says all three."""
    raise NotImplementedError(because.kind)


@dataclass(frozen=True, slots=True)
class DutyWords:
    """``title``, ``text`` what to do, ``why`` quiet below, ``button`` the main button; empty where there is
    nothing to press. ``when`` stands at the title's right ("now", "32:48"), ``clause`` is what it rests
    on."""

    title: str
    text: str
    why: str = ""
    button: str = ""
    when: str = ""
    clause: str = ""

    @property
    def reason(self) -> str:
        """Why and by which clause, in one line."""
        return with_clause(self.why, self.clause)


@singledispatch
def to_do(duty: Duty, names: Names) -> DutyWords:
    """Return the duty in words, without its time and clauses."""
    raise NotImplementedError(duty.kind)
