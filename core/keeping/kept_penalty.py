"""A penalty as the library keeps it, in a module the library can import alone."""

from __future__ import annotations

from core.say.value import dataclass


@dataclass(frozen=True, slots=True)
class KeptPenalty:
    """A penalty or disqualification (``step``), given at ``at`` (ms) by ``action`` of ``tournament``.
    ``seal`` is the action's: in copies of a file that diverged, the same number is another action."""

    tournament: str
    action: int
    seal: str
    at: int
    title: str
    name: str
    number: str
    step: str
    offence: str
    clause: str
