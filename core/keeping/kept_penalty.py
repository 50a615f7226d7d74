"""A penalty as the library keeps it: nothing else is needed where only the library is."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class KeptPenalty:
    """One penalty or disqualification (``step``), given at ``at`` (ms) by ``action`` of ``tournament``, whose
    seal is ``seal``: in copies of one file that went their own ways the same number is another action."""

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
