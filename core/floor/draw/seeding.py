"""The seeded draw: the biggest stacks kept apart (RULES B3)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from core.clock.clock import started
from core.say.reasons import NotAnnounced, Reason, StacksUnknown
from core.tournament.ruling import against
from core.tournament.state import Tournament

SEEDED = "seeded"


def stacks(t: Tournament, people: Iterable[int]) -> dict[int, int]:
    """What each of them is taken to have: as counted last, else the chips bought."""
    entries = (t.people.entries[e] for e in people)
    return {e.id: e.chips if e.stack is None else e.stack for e in entries}


def reasons(t: Tournament, people: Sequence[int], now: int) -> Iterator[Reason]:
    """Where nothing tells the stacks apart there is nothing to keep apart; and after the start the room must
    have been told before it, by some rulebooks. (Before the start it can still be told.)"""
    if people and len({*stacks(t, people).values()}) < 2:
        yield StacksUnknown(players=len(people))
    told = SEEDED in t.word.before_play
    if t.rulebook.word("draw.seeded") == "if_announced" and started(t, now) and not told:
        yield against(t, "draw.seeded", NotAnnounced(what=SEEDED))
