"""A penalty as the library keeps it: nothing else is needed where only the library is."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class KeptPenalty:
    """One penalty or disqualification (``step``), given at ``at`` (ms) by ``action`` of ``tournament``."""

    tournament: str
    action: int
    at: int
    title: str
    name: str
    number: str
    step: str
    offence: str
    clause: str
