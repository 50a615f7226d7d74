"""A plausible club night of hold'em elimination, made up step by step (``core.formats.plausible``)."""

from collections.abc import Iterator

from core.chips.now import above, button_wanted, due, in_play, to_race
from core.chips.race import stack_limit
from core.chips.racing import fitted
from core.clock.clock import Reading
from core.conduct.penalty_ladder import DISQUALIFIED, proposed
from core.conduct.penalty_time import sitting_out
from core.floor import breaking
from core.floor.balance.now import first
from core.formats.entries import level_now
from core.formats.plausible import Step, names
from core.hands.call_clock import running
from core.say import acts
from core.say.acts.base import Act
from core.say.levels import MINUTE
from core.tournament.chance import Chance
from core.tournament.people import Entry
from core.tournament.state import Tournament
from core.tournament.table import Table

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


BLINDS = (
    (25, 50), (50, 100), (75, 150), (100, 200), (200, 400), (300, 600), (400, 800), (600, 1200),
    (1000, 2000), (1500, 3000), (2000, 4000), (2500, 5000), (3000, 6000), (5000, 10_000), (8000, 16_000),
    (10_000, 20_000),
)  # fmt: skip
LEVEL = 20 * MINUTE
WALK = 15_000
# Re-entries, balancing and breaking all happen in it.
RULEBOOK = "cpc-2023"


def structure() -> Iterator[acts.AddLevel | acts.AddBreak]:
    """Yield levels with antes from the fifth on, and breaks in which chips are removed."""
    removed = {3: 25, 7: 100, 11: 500}
    for i, (small, big) in enumerate(BLINDS):
        yield acts.AddLevel(blinds=(small, big), ante=big if i >= 4 else 0, ante_kind="bb", length=LEVEL)
        if i in removed:
            yield acts.AddBreak(length=10 * MINUTE, remove=(removed[i],))


def setup(chance: Chance) -> Iterator[Step]:
    """Yield everything before the doors open: prices, structure, tables, players, the draw."""
    players = 22 + chance.below(24)
    seats = 9 if chance.below(3) else 8
    tables = -(-players // seats)
    yield Step(0, acts.ChooseRulebook(book=RULEBOOK))
    yield Step(0, acts.Set(key="title", value="Demo night"))
    yield Step(0, acts.Set(key="club", value="Norra Pokerklubben"))
    yield Step(0, acts.Set(key="currency", value="kr"))
    yield Step(0, acts.Set(key="seats", value=seats))
    yield Step(0, acts.Set(key="rounding", value=50))
    yield Step(0, acts.Set(key="late", value=4))
    yield Step(0, acts.SetPrice(kind="entry", paid=220, fee=20, chips=10_000))
    yield Step(0, acts.SetPrice(kind="reentry", paid=200, fee=0, chips=10_000, until=("level", 4), most=1))
    yield Step(0, acts.SetPrice(kind="addon", paid=100, fee=0, chips=5_000, until=("level", 4), most=1))
    yield Step(0, acts.SetChips(values=CHIPS))
    yield Step(0, acts.SetStructure(rows=tuple(structure())))
    yield Step(0, acts.SetPrizes(shares=tuple(("percent", x) for x in (4200, 2600, 1800, 1400))))
    for n in range(tables):
        yield Step(2000, acts.OpenTable(label=str(n + 1)))
    for n, name in enumerate(names(chance, players)):
        yield Step(5000 + chance.below(20_000), acts.Register(name=name, number=str(1001 + n)))
    yield Step(60_000, acts.PrepareDraw())
    yield Step(90_000, acts.MakeDraw(number=str(1 + chance.below(9999))))


def play(t: Tournament, reading: Reading, now: int, chance: Chance) -> Step | None:
    """Return the next step once people sit; None when somebody has won."""
    if reading.phase == "before" and reading.starts_in is None:
        return Step(30_000, acts.Schedule(at=now + 30_000 + 10 * MINUTE))
    if reading.starts_in is not None:
        return _bust(t, reading.starts_in + _wait(t, chance), chance)
    if len(t.people.live) <= 1 and t.game.busts:
        return None
    due = floor(t, now, chance)
    if due is not None:
        return due
    if reading.phase == "paused":
        return Step(90_000 + chance.below(120_000), acts.Resume())
    wait = _wait(t, chance)
    if reading.level is not None and reading.level.pause and reading.remaining is not None:
        buyer = _addon(t, now, chance)
        if buyer is not None and reading.remaining > 30_000:
            return Step(5000 + chance.below(20_000), acts.AddOn(entry=buyer))
        return _bust(t, reading.remaining + wait, chance)
    if level_now(t, now) <= 4 and chance.below(3) == 0:
        back = [
            e.player
            for e in t.people.entries.values()
            if e.player not in t.people.live and _bought(t, e.id) < 1
        ]
        if back and any(table.free for table in t.open_tables):
            return Step(wait // 3, acts.Reenter(player=chance.pick(back)))
    if chance.below(40) == 0:
        return Step(wait // 2, acts.Pause())
    act = incident(t, chance)
    if act is not None:
        return Step(wait // 3, act)
    return _bust(t, wait, chance)


def floor(t: Tournament, now: int, chance: Chance) -> Step | None:
    """Return the floor's duty before the next hand: seats, a break, a balance."""
    if t.room.unseated:
        return Step(8000, acts.MakeDraw(number=str(chance.below(1000))))
    table = breaking.due(t)
    if table is not None:
        return Step(20_000, acts.BreakTable(table=table.id, number=str(chance.below(1000))))
    seats = _balance(t, now, chance)
    if seats is not None:
        return seats
    due_act = owed(t, now, chance)
    return None if due_act is None else Step(*due_act)


def _balance(t: Tournament, now: int, chance: Chance) -> Step | None:
    """Return the next move of the plan; if its blinds are unknown, the floor looks them up first."""
    move = first(t, now + WALK)  # a known blind must still be valid when the move is done
    if move.move is not None:
        return Step(WALK, acts.Balance())
    if move.ask:
        seats = tuple((i, chance.pick(sorted(t.room.tables[i].seats))) for i in move.ask)
        return Step(20_000, acts.NoteBigBlinds(seats=seats))
    return None


def _bought(t: Tournament, entry: int) -> int:
    player = t.people.entries[entry].player
    return sum(e.bought.get("reentry", 0) for e in t.people.entries.values() if e.player == player)


def _addon(t: Tournament, now: int, chance: Chance) -> int | None:
    wants = [e.id for e in t.playing if "addon" not in e.bought]
    if level_now(t, now) > 4 or len(wants) < len(t.people.live) // 2:
        return None
    return chance.pick(wants)


def _wait(t: Tournament, chance: Chance) -> int:
    """Return the time to the next bust: every five minutes with 40 left, every 20 with three."""
    return int((2.5 + 40 / (4 + len(t.people.live))) * MINUTE * (0.25 + 1.5 * chance.share()))


def _bust(t: Tournament, wait: int, chance: Chance) -> Step:
    table: Table = chance.pick([x for x in t.open_tables if len(x.seats) > 1])
    sitting: list[Entry] = [t.people.entries[i] for i in sorted(table.seats.values())]
    order = chance.shuffled(sitting)
    if len(order) > 4 and len(t.people.live) > 6 and chance.below(14) == 0:
        stacks = (1000 + 100 * chance.below(20), 4000 + 100 * chance.below(20))
        return Step(wait, acts.Eliminate(who=(order[0].id, order[1].id), by=(order[2].id,), stacks=stacks))
    return Step(wait, acts.Eliminate(who=(order[0].id,), by=(order[1].id,)))
