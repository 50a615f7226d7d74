"""Everything an elimination asks of the floor."""

from collections.abc import Iterator

from core.chips.duties import chip_duties
from core.clock.clock import read
from core.conduct.duties import conduct_duties, reports, stacks_to_count
from core.floor.duties import Kept, floor_duties, never
from core.formats.night_duties import clock_duties, draw_number, owed, sheet_duties, winner
from core.hands.duties import hand_duties, place_duties
from core.money.bounties import head_duties
from core.money.duties import deal_duties, prize_duties
from core.money.till_duties import till_duties
from core.say.duties import Duty
from core.tournament.state import Tournament


def every_duty(t: Tournament, now: int, kept: Kept = never) -> Iterator[Duty]:
    """Yield everything due, whatever the director said of it, in no order. A table that is ``kept`` does not
    break."""
    reading = read(t.clock.levels, t.clock.position, now)
    yield from owed(t, reading, now)
    yield from reports(t, reading)
    if t.word.cancelled:
        return
    yield from draw_number(t)
    yield from place_duties(t, now)
    yield from deal_duties(t)
    yield from head_duties(t)
    yield from till_duties(t, reading, now)
    if t.won:
        yield winner(t, reading)
        return
    yield from clock_duties(t, reading, now)
    yield from conduct_duties(t, now)
    yield from stacks_to_count(t)
    if reading.phase != "before":
        yield from prize_duties(t, now)
        yield from chip_duties(t, reading, now)
        yield from floor_duties(t, now, kept)
        yield from hand_duties(t, reading, now)
        yield from sheet_duties(t, reading)
