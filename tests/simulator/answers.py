"""A director's answer to a duty: its act, or the answer to its question."""

from __future__ import annotations

from collections.abc import Sequence

from core.chips.cards import PACK
from core.chips.now import above, racers
from core.chips.race import stack_limit
from core.chips.racing import fitted
from core.money.payouts import from_money
from core.say import acts
from core.say.acts import Act
from core.say.duties import (
    AboutOneHand,
    AccessibleDuty,
    ClockCallDuty,
    DrawNumberDuty,
    Duty,
    FloorCallDuty,
    HandPlayedDuty,
    RaceDuty,
    SameHandDuty,
    SameTimeDuty,
    SeatsDuty,
    UncountedDuty,
)
from core.tournament.chance import Chance
from core.tournament.state import Tournament
from core.tournament.table import Table

# This close to the money the tables may deal hand for hand.
NEAR = 3


def answer(t: Tournament, duty: Duty, chance: Chance) -> Act | None:
    """Return the act; None if nothing can be done about the duty now."""
    if duty.asks and duty.act is None:
        return blinds([t.room.tables[i] for i in duty.asks], chance)
    match duty:
        case AccessibleDuty():
            return reached(t, chance, [e for e in duty.entries if t.people.entries[e].table is None])
        case SeatsDuty() if duty.cards and t.spare:
            return card(t, duty, chance)
        case RaceDuty():
            return race(t, t.room.tables[duty.table], duty.chip, chance)
        case DrawNumberDuty():
            return acts.MakeDraw(number=number(chance), everybody=duty.everybody)
        case FloorCallDuty():
            return acts.PlayOn(table=duty.table)
        case UncountedDuty():
            return acts.Count(entry=duty.entry, chips=100 * (1 + chance.below(50)))
        case SameHandDuty() if chance.below(2):
            return acts.TwoHands(who=duty.pair)
        case SameHandDuty() | SameTimeDuty() if duty.act is None or chance.below(2):
            return hand(duty, chance)
        case ClockCallDuty():
            return acts.EndClockCall(outcome=chance.pick(duty.outcomes), on=duty.entry)
        case HandPlayedDuty() if (from_money(t) or 0) > NEAR:
            return acts.HandForHand(off=True)  # it was begun by mistake
    return duty.act


def hand(duty: AboutOneHand, chance: Chance) -> Act:
    """Return the busts of one hand as the table reports them; now and then nobody knows the stacks, or only
    which was larger."""
    people = duty.entries
    knowledge = chance.below(4)
    if not knowledge:
        return acts.OneHand(who=people, shared=True)
    if knowledge == 1 or duty.act is not None:
        return acts.OneHand(who=people, order=tuple(1 + chance.below(len(people)) for _ in people))
    return acts.OneHand(who=people, stacks=tuple(100 * (1 + chance.below(20)) for _ in people))


def number(chance: Chance) -> str:
    """Return a number called by a player."""
    return str(chance.below(10_000))


def blinds(tables: Sequence[Table], chance: Chance) -> Act | None:
    """Return the big blind's seat, as reported at each table."""
    if not all(x.seats for x in tables):
        return None
    return acts.NoteBigBlinds(seats=tuple((x.id, chance.pick(sorted(x.seats))) for x in tables))


def reached(t: Tournament, chance: Chance, waiting: Sequence[int]) -> Act:
    """Return a seat as accessible, now and then for one of those ``waiting`` for a seat; or that no further
    one is known."""
    table = chance.pick(t.open_tables)
    seats = [s for s in range(1, table.size + 1) if s not in table.accessible]
    if not seats or chance.below(4) == 0:
        return acts.Set(key="accessible-seats", value="none")
    free = [s for s in seats if s in table.free]
    if waiting and free and chance.below(2):
        seat, entry = (table.id, chance.pick(free)), chance.pick(waiting)
        return acts.MarkSeat(seat=seat, kind="accessible", entry=entry)
    return acts.MarkSeat(seat=(table.id, chance.pick(seats)), kind="accessible")


def card(t: Tournament, duty: Duty, chance: Chance) -> Act:
    """Return the seat card that one of them drew."""
    table = chance.pick([x for x in t.open_tables if x.spare])
    entry = chance.pick([e for e in duty.cause if isinstance(e, int)])
    return acts.Move(entry=entry, seat=(table.id, chance.pick(table.free)))


def race(t: Tournament, table: Table, chip: int, chance: Chance) -> Act | None:
    """Return the odd chips of a table; sometimes real cards, sometimes somebody's last chips."""
    new = above(t, chip)
    if new is None:
        return None
    most = stack_limit(chip, new)
    found = (
        {s: 1 + chance.below(most) for s in sorted(racers(t, table, chip)) if chance.below(3)} if most else {}
    )
    odd = fitted(t, table, chip, found)
    last = tuple(s for s, _ in odd if chance.below(12) == 0)
    places = [s for s, count in odd for _ in range(count)]
    real = places and len(places) <= len(PACK) and chance.below(4) == 0
    cards = tuple(zip(places, chance.shuffled(PACK), strict=False)) if real else ()
    return acts.Race(table=table.id, chip=chip, odd=odd, last=last, cards=cards)
