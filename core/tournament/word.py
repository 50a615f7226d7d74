"""The director's word: what he announced, ruled and noted."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Ruled:
    """The director's override: when, in which action, why, against which reasons and clauses."""

    at: int
    action: int
    reason: str
    against: tuple[tuple[str, str], ...]
    clauses: tuple[str, ...]


@dataclass(slots=True)
class Word:
    # what the room was told, and when last (ms)
    announced: dict[str, int] = field(default_factory=dict)
    # what it was told before play began
    before_play: set[str] = field(default_factory=set)
    # when what is to be announced was last set (ms)
    set_at: dict[str, int] = field(default_factory=dict)
    # the director's word on a duty, by the duty's identity
    marked: dict[str, str] = field(default_factory=dict)
    rulings: list[Ruled] = field(default_factory=list)
    notes: list[tuple[int, str]] = field(default_factory=list)
    # why the tournament was altered last, and why it was cancelled; empty: it was not
    altered: str = ""
    cancelled: str = ""
