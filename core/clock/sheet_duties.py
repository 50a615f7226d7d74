"""Duties of the sheet: hands counted, talk breaks, ends of days, the cap on raises lifted (RULES G3)."""

from __future__ import annotations

from collections.abc import Iterator

from core.clock import levels
from core.clock.clock import Reading, in_hands
from core.say import acts
from core.say.duties import DayEndDuty, Duty, LevelHandPlayedDuty, RaiseCapDuty, TalkDuty, Urgency
from core.say.levels import day
from core.tournament.ruling import cited
from core.tournament.settled import to_mark
from core.tournament.state import Tournament


def sheet_duties(t: Tournament, reading: Reading) -> Iterator[Duty]:
    level = reading.level
    if level is None:
        return
    if in_hands(reading) and t.game.hand_for_hand is None and reading.hands < level.hands:
        # One for every hand: it stays where it is in the list, under what is pressing.
        yield LevelHandPlayedDuty(
            level=level.id, played=reading.hands, hand=reading.hands + 1, hands=level.hands,
            urgency=Urgency.LATER, act=acts.HandPlayed(),
        )  # fmt: skip
    if level.pause and level.kind == "talk":
        yield to_mark(TalkDuty(level=level.id, left=reading.remaining, urgency=Urgency.NOW))
    if level.pause and level.kind == "day-end":
        yield to_mark(DayEndDuty(
            level=level.id, day=day(t.clock.levels, reading.index), players=len(t.people.live),
            chips=t.chips.in_play, tables=sum(1 for x in t.open_tables if x.seats), urgency=Urgency.NOW,
        ))  # fmt: skip
    if level.cap and levels.heads_up(t) and levels.raise_cap(t, level) is None:
        clauses = cited(t, "level.cap_heads_up")
        yield to_mark(RaiseCapDuty(cap=level.cap, urgency=Urgency.NOW, clauses=clauses))
