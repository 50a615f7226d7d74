"""The floor of a made-up night besides seats: colour-ups, penalties, called clocks."""

from __future__ import annotations

from core.chips.now import above, button_wanted, due, in_play, to_race
from core.chips.race import stack_limit
from core.chips.racing import fitted
from core.conduct.penalty_ladder import DISQUALIFIED, proposed
from core.conduct.penalty_time import sitting_out
from core.hands.call_clock import running
from core.say import acts
from core.say.acts.base import Act
from core.say.levels import MINUTE
from core.tournament.chance import Chance
from core.tournament.state import Table, Tournament

CHIPS = (25, 100, 500, 1000, 5000)
OFFENCES = ("phone at the table", "acting out of turn", "showing a live hand", "keeping the table waiting")
# How long a demo table takes for the hands of a penalty.
HANDS_TAKE = 12 * MINUTE
RACE = 15_000
# One in so many busts is preceded by it.
PENALTY, CLOCK = 9, 7


def owed(t: Tournament, now: int, chance: Chance) -> tuple[int, Act] | None:
    """Return the act due next, and how long it takes (ms); None: nothing is due."""
    call = next(iter(running(t)), None)
    if call is not None:
        return 20_000, acts.EndClockCall(outcome="acted", on=call.entry)
    for penalised in sitting_out(t, now):
        serving = penalised.now
        if serving is None or (serving.penalty.hands and now - serving.penalty.given >= HANDS_TAKE):
            return 5000, acts.EndPenalty(entry=penalised.entry.id, how="served")
    return _colour_up(t, now, chance)


def _colour_up(t: Tournament, now: int, chance: Chance) -> tuple[int, Act] | None:
    """Return the lowest chip's race that is due, table after table; then its removal."""
    for chip in due(t, now):
        for table in to_race(t, chip):
            if button_wanted(t, table, now + RACE):
                return 5000, acts.NoteBlinds(table=table.id, big=chance.pick(sorted(table.seats)))
            return RACE, acts.Race(table=table.id, chip=chip, odd=_odd(t, table, chip, chance))
        if chip == in_play(t)[0]:
            return 10_000, acts.ColourUp(chip=chip)
    return None


def _odd(t: Tournament, table: Table, chip: int, chance: Chance) -> tuple[tuple[int, int], ...]:
    new = above(t, chip)
    most = stack_limit(chip, new) if new is not None else 0
    return fitted(t, table, chip, {seat: chance.below(most + 1) for seat in sorted(table.seats)})


def incident(t: Tournament, chance: Chance) -> Act | None:
    """Return a penalty or a called clock, or mostly nothing."""
    seated = [e for e in t.playing if e.table is not None]
    if not seated:
        return None
    entry = chance.pick(seated)
    if chance.below(PENALTY) == 0 and proposed(t, entry.player) != DISQUALIFIED:
        return acts.Penalise(entry=entry.id, offence=chance.pick(OFFENCES))
    return acts.CallClock(entry=entry.id) if chance.below(CLOCK) == 0 else None
