"""Duties of the sheet: hands counted, talk breaks, ends of days, the cap on raises lifted (RULES G3)."""

from __future__ import annotations

from collections.abc import Iterator

from core.clock import levels
from core.clock.clock import Reading
from core.hands.hand_for_hand import in_hands
from core.say import acts
from core.say.duty import Duty, DutyKind, Urgency, duty_id
from core.say.levels import day
from core.say.reasons import Fact
from core.tournament.ruling import cited
from core.tournament.state import Tournament


def sheet_duties(t: Tournament, reading: Reading) -> Iterator[Duty]:
    level = reading.level
    if level is None:
        return
    if in_hands(reading) and t.hand_for_hand is None and reading.hands < level.hands:
        # One for every hand: it stays where it is in the list, under what is pressing.
        facts: dict[str, Fact] = {"hand": reading.hands + 1, "of": level.hands}
        cause = (level.id, reading.hands)
        yield Duty(DutyKind.HAND_PLAYED, (), cause, Urgency.LATER, facts, act=acts.HandPlayed())
    if level.pause and level.kind == "talk":
        yield _said(DutyKind.TALK, (level.id,), {"left": reading.remaining})
    if level.pause and level.kind == "day-end":
        facts = {
            "day": day(t.levels, reading.index), "players": len(t.live), "chips": t.chips_in_play,
            "tables": sum(1 for x in t.open_tables if x.seats),
        }  # fmt: skip
        yield _said(DutyKind.DAY_END, (level.id,), facts)
    if level.cap and levels.heads_up(t) and levels.raise_cap(t, level) is None:
        yield _said(DutyKind.RAISE_CAP, (), {"cap": level.cap}, cited(t, "level.cap_heads_up"))


def _said(
    kind: DutyKind, cause: tuple[int, ...], facts: dict[str, Fact], clauses: tuple[str, ...] = ()
) -> Duty:
    done = acts.MarkDuty(duty=duty_id(kind, (), cause), how="done")
    return Duty(kind, (), cause, Urgency.NOW, facts, act=done, clauses=clauses)
