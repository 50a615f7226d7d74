"""The seeded draw: the biggest stacks kept apart (procedure B3)."""

from collections.abc import Iterable, Iterator, Sequence

from core.clock.clock import started
from core.say.reasons import NotAnnounced, Reason, StacksUnknown
from core.tournament.deciding import against
from core.tournament.state import Tournament

SEEDED = "seeded"


def stacks(t: Tournament, people: Iterable[int]) -> dict[int, int]:
    """Return the stack of each entry: as counted last, otherwise the chips bought."""
    entries = (t.people.entries[e] for e in people)
    return {e.id: e.chips if e.stack is None else e.stack for e in entries}


def reasons(t: Tournament, people: Sequence[int], now: int) -> Iterator[Reason]:
    """Yield the reasons against keeping the biggest stacks apart: no stack is known, or some rulebooks want
    it announced before the start. (Before the start it can still be announced.)"""
    if people and len({*stacks(t, people).values()}) < 2:
        yield StacksUnknown(players=len(people))
    announced = SEEDED in t.word.before_play
    if t.rulebook.word("draw.seeded") == "if_announced" and started(t, now) and not announced:
        yield against(t, "draw.seeded", NotAnnounced(what=SEEDED))
