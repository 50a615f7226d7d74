"""Stacks as they were last counted: for a seeded draw and for whoever asks."""

from __future__ import annotations

from collections.abc import Iterator

from core.floor.seating import in_reasons
from core.say import acts, records
from core.say.reasons import BadAmount, MoreThanInPlay, Reason
from core.tournament.rule import Context, Rule
from core.tournament.state import Tournament


def check_count(t: Tournament, act: acts.Count, now: int) -> Iterator[Reason]:
    """A stack cannot be larger than all chips in play; that nobody has none is for a bust to say."""
    yield from in_reasons(t, act.entry)
    if act.chips > t.chips_in_play:
        yield MoreThanInPlay(amount=act.chips, chips=t.chips_in_play)
    elif act.chips <= 0:
        yield BadAmount(what="chips", amount=act.chips)


def do_count(t: Tournament, act: acts.Count, context: Context) -> Iterator[records.Record]:
    yield records.StackCounted(act.entry, act.chips)


RULES = {acts.Count: Rule(check_count, do_count)}
