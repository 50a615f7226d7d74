"""Blunders about hands, called clocks, chips and conduct."""

from __future__ import annotations

from collections.abc import Iterator

from core.chips.now import in_play, to_race
from core.chips.racing import fitted
from core.clock.clock import read
from core.hands.call_clock import DOUBT, reading, running
from core.money.payouts import from_money
from core.say import acts
from core.say.reasons import (
    AnswersMissing,
    BadAnswer,
    BadChipSet,
    CallBeforeZero,
    CallDoubtful,
    CallerAway,
    CallOver,
    CallRunning,
    CallTime,
    CardsUnequal,
    CardTwice,
    ChipGone,
    ChipInPlay,
    ChipNeeded,
    ChipsDealtOut,
    ChipsLeavePlay,
    ChipsUnknown,
    ColourUpNotAnnounced,
    DeadHandAlone,
    ExposedHandLive,
    FarFromMoney,
    FloorCalledAlready,
    FoundLeavesPlay,
    HandForHandAlready,
    HandsRunTheClock,
    HarderThanNext,
    HighestChip,
    LowerChipFirst,
    NextDisqualifies,
    NoCall,
    NoFloorCall,
    NoHandCounted,
    NoPenalty,
    NoShareThere,
    NoSuchCard,
    NoSuchChip,
    NoSuchLedgerWord,
    NoSuchOffence,
    NoSuchSituation,
    NotInRace,
    NotRaced,
    NotRefunded,
    OddMiscounted,
    OffLadder,
    PackTooSmall,
    PenaltyRuns,
    PlacesByChips,
    PlacesByTime,
    RacedAlready,
    Reason,
    RescuedHigher,
    RuledOtherwise,
    SeveralSteps,
    SharedAlready,
    SharedOnlyHandForHand,
    SharesDiffer,
    TooManyOdd,
)
from core.tournament.table import Table
from tests.simulator.blunder import Blunder, always, of_one, of_table
from tests.simulator.scene import Deed, Pass, Scene

# -- hands ----------------------------------------------------------------------------------------------


def _off_when_off(s: Scene) -> Iterator[Deed]:
    yield acts.HandForHand(off=s.t.game.hand_for_hand is None)


def _far(s: Scene) -> Iterator[Deed]:
    left = from_money(s.t)
    most = s.t.rulebook.number("hand_for_hand.from_money")
    if s.t.game.hand_for_hand is None and left is not None and left > most:
        yield acts.HandForHand()


def _runs_in_hands(s: Scene) -> Iterator[Deed]:
    on = s.t.game.hand_for_hand is not None
    if not on:
        yield acts.HandForHand()
    if s.t.game.hand_for_hand is not None:
        yield acts.Resume()
        if not on:
            yield acts.HandForHand(off=True)


def _no_hand(s: Scene) -> Iterator[Deed]:
    if s.t.game.hand_for_hand is None:
        yield acts.HandPlayed()


def _shared(s: Scene) -> Iterator[Deed]:
    """Place two of the last busts together, at one table or at two, and once more."""
    last = [b.entry for b in s.t.game.busts[-6:]]
    if len(last) > 1:
        both = tuple(s.chance.shuffled(last)[:2])
        yield acts.SameTime(who=both)
        yield acts.SameTime(who=both)


def _two_tables(s: Scene) -> Iterator[Deed]:
    """Eliminate two players of two tables in one hand."""
    one, other = s.one(), s.one()
    if one is None or other is None or len(s.field.live) < 9:
        return
    if s.t.people.entries[one].table != s.t.people.entries[other].table:
        yield acts.Eliminate(who=(one, other))


# -- the clock called ------------------------------------------------------------------------------------


def _call(s: Scene) -> int | None:
    """Call the clock on somebody, or return a running call."""
    calls = running(s.t)
    return calls[0].entry if calls else s.one()


def _call_twice(s: Scene) -> Iterator[Deed]:
    if (entry := _call(s)) is not None:
        yield acts.CallClock(entry=entry)
        yield acts.CallClock(entry=entry)


def _no_call(s: Scene) -> Iterator[Deed]:
    if not running(s.t):
        yield acts.EndClockCall(outcome="acted")


def _caller(s: Scene) -> Iterator[Deed]:
    one, other = s.one(), s.one()
    if (
        one is not None
        and other is not None
        and s.t.people.entries[one].table != s.t.people.entries[other].table
    ):
        yield acts.CallClock(entry=one, by=other)


def _before_zero(s: Scene) -> Iterator[Deed]:
    if (entry := _call(s)) is not None:
        yield acts.CallClock(entry=entry)
        yield acts.EndClockCall(outcome="dead", on=entry)


def _after_zero(s: Scene, late: int) -> Iterator[Deed]:
    if (entry := s.one()) is None:
        return
    yield acts.CallClock(entry=entry)
    call = next((c for c in running(s.t) if c.entry == entry), None)
    if call is not None:
        yield Pass(reading(call, s.now).zero_ms + late)
        yield acts.EndClockCall(outcome="acted", on=entry)
        yield acts.EndClockCall(outcome="withdrawn", on=entry)


# -- chips -----------------------------------------------------------------------------------------------


def _chip(s: Scene, at: int) -> int:
    """Return the denomination in play at that place, the lowest is 0."""
    values = in_play(s.t)
    return values[at] if values else 25


def _gone(s: Scene) -> Iterator[Deed]:
    for chip in sorted(s.t.chips.coloured_up)[:1]:
        yield acts.ColourUp(chip=chip)


def _race(s: Scene, table: Table, *, chip: int | None = None, **more: object) -> acts.Race:
    return acts.Race(table=table.id, chip=_chip(s, 0) if chip is None else chip, **more)  # type: ignore[arg-type]


def _odd(s: Scene, table: Table, count: int, *cards: str) -> Iterator[Deed]:
    seat = s.chance.pick(sorted(table.seats))
    yield _race(s, table, odd=((seat, count),), cards=tuple((seat, card) for card in cards))


def _again(s: Scene, table: Table) -> Iterator[Deed]:
    race = s.t.chips.races[-1] if s.t.chips.races else None
    raced = None if race is None else s.t.open_table(race.table)
    if race is not None and raced is not None:
        yield _race(s, raced, chip=race.chip)


def _unraced(s: Scene) -> Iterator[Deed]:
    if len(in_play(s.t)) > 1 and to_race(s.t, _chip(s, 0)):
        yield acts.ColourUp(chip=_chip(s, 0))


def _miscounted(s: Scene) -> Iterator[Deed]:
    """Enter one odd chip too many at the last of several tables to race."""
    chip, tables = _chip(s, 0), [x for x in s.t.open_tables if x.seats]
    if len(in_play(s.t)) < 2 or len(tables) < 2:
        return
    yield acts.Announce(what=f"colour-up-{chip}")
    *others, last = to_race(s.t, chip) or tables[:1]
    for table in others:
        yield _race(s, table)
    odd = dict(fitted(s.t, last, chip, {}))
    odd[min(last.seats)] = odd.get(min(last.seats), 0) + 1
    yield _race(s, last, odd=tuple(odd.items()))


def _unannounced(s: Scene, table: Table) -> Iterator[Deed]:
    if len(in_play(s.t)) > 2:
        yield _race(s, table, chip=_chip(s, -2))


def _rescued(s: Scene, table: Table) -> Iterator[Deed]:
    """Race two chips off in one break: a player whose last lower chips are raced off gets one of the
    remaining kind, and has none of the other."""
    chips = in_play(s.t)
    was = read(s.t.clock.levels, s.t.clock.position, s.now)
    rest = next((i for i, x in enumerate(s.t.clock.levels) if i >= was.index and x.rest), None)
    if len(chips) < 4 or len(table.seats) < 2 or rest is None or was.phase == "before" or was.level is None:
        return
    low, high = chips[:2]
    one, other = sorted(table.seats)[:2]
    yield acts.Announce(what=f"colour-up-{low}")
    yield acts.Announce(what=f"colour-up-{high}")
    yield acts.SetClock(row=rest + 1)
    cards = ((one, "2c"), (other, "As"))
    yield _race(s, table, chip=low, odd=((one, 1), (other, 1)), last=(one,), cards=cards)
    yield _race(s, table, chip=high, odd=((one, 1),))
    length = was.level.length
    elapsed = was.elapsed if length is None else min(was.elapsed, length - 1)
    yield acts.SetClock(row=was.index + 1, elapsed=max(0, elapsed), hands=was.hands)


# -- conduct ---------------------------------------------------------------------------------------------


def _next_disqualifies(s: Scene, entry: int) -> Iterator[Deed]:
    for _ in range(len(s.t.rulebook.steps("penalty.ladder"))):
        yield acts.Penalise(entry=entry, offence="again and again")


def _no_penalty(s: Scene, entry: int) -> Iterator[Deed]:
    yield acts.EndPenalty(entry=entry, how="lifted")


def _runs(s: Scene, entry: int) -> Iterator[Deed]:
    yield acts.Penalise(entry=entry, offence="phone", minutes=10)
    yield acts.EndPenalty(entry=entry, how="served")


def _dealt_out(s: Scene, entry: int) -> Iterator[Deed]:
    if len(s.field.live) > 4:
        yield acts.Disqualify(entry=entry, offence="cheating", chips=700)


def _shares(s: Scene, entry: int, chips: int | None) -> Iterator[Deed]:
    other = s.beside(entry)
    if other is not None and (seat := s.t.people.entries[other].seat) is not None and len(s.field.live) > 4:
        yield acts.Disqualify(entry=entry, offence="cheating", chips=chips, shares=((seat, 500),))


def _own_share(s: Scene, entry: int) -> Iterator[Deed]:
    if (seat := s.t.people.entries[entry].seat) is not None:
        yield acts.Disqualify(entry=entry, offence="cheating", shares=((seat, 500),))


def _refund(s: Scene, entry: int) -> Iterator[Deed]:
    if len(s.field.live) > 4:
        yield acts.Disqualify(entry=entry, offence="cheating", chips=100, refund=10)


def _penalty(entry: int, **more: object) -> acts.Penalise:
    return acts.Penalise(entry=entry, offence="phone", **more)  # type: ignore[arg-type]


def _ruling(**more: object) -> acts.GiveRuling:
    return acts.GiveRuling(text="Play on.", **more)  # type: ignore[arg-type]


def _ruled_otherwise(s: Scene, entry: int) -> Iterator[Deed]:
    """Let the phone of a player in a hand ring: the hand is dead, the player punished, by several books."""
    rang = _ruling(players=(entry,), situation="phone", answers=("phone_use=rang", "in_hand=yes"))
    yield rang
    yield rang.but(outcome="hand_live")


BLUNDERS: dict[type[Reason], Blunder] = {
    FarFromMoney: _far,
    HandForHandAlready: _off_when_off,
    HandsRunTheClock: _runs_in_hands,
    NoHandCounted: _no_hand,
    PlacesByChips: _shared,
    PlacesByTime: _shared,
    SharedAlready: _shared,
    SharedOnlyHandForHand: _two_tables,
    CallRunning: _call_twice,
    NoCall: _no_call,
    CallerAway: _caller,
    CallTime: of_one(lambda s, e: (acts.CallClock(entry=e, seconds=599),)),
    CallBeforeZero: _before_zero,
    CallOver: lambda s: _after_zero(s, DOUBT + 1000),
    CallDoubtful: lambda s: _after_zero(s, 500),
    ChipsUnknown: lambda s: () if s.t.chips.values else (acts.ColourUp(chip=25),),
    BadChipSet: always(acts.SetChips(values=(25, 25))),
    NoSuchChip: always(acts.ColourUp(chip=7)),
    ChipGone: _gone,
    ChipInPlay: of_one(lambda s, e: (acts.ExchangeGone(entry=e, chip=_chip(s, 0), count=1),)),
    HighestChip: lambda s: (acts.ColourUp(chip=_chip(s, -1)),),
    LowerChipFirst: lambda s: (acts.ColourUp(chip=_chip(s, 1)),) if len(in_play(s.t)) > 2 else (),
    ChipNeeded: lambda s: (acts.ColourUp(chip=_chip(s, 0)),),
    TooManyOdd: of_table(lambda s, x: _odd(s, x, 40)),
    OddMiscounted: _miscounted,
    PackTooSmall: of_table(lambda s, x: _odd(s, x, 53)),
    NotInRace: of_table(lambda s, x: (_race(s, x, last=(1,)),)),
    RescuedHigher: of_table(_rescued),
    NoSuchCard: of_table(lambda s, x: _odd(s, x, 1, "Zz")),
    CardTwice: of_table(lambda s, x: _odd(s, x, 2, "As", "As")),
    CardsUnequal: of_table(lambda s, x: _odd(s, x, 1, "As", "Ks")),
    RacedAlready: of_table(_again),
    NotRaced: _unraced,
    ColourUpNotAnnounced: of_table(_unannounced),
    NoSuchLedgerWord: always(acts.AdjustChips(amount=100, why="gift")),
    FoundLeavesPlay: always(acts.AdjustChips(amount=500, why="found")),
    NoSuchOffence: of_one(lambda s, e: (_penalty(e, offence_id="brawl"),)),
    SeveralSteps: of_one(lambda s, e: (_penalty(e, minutes=10, hands=2),)),
    OffLadder: of_one(lambda s, e: (_penalty(e, minutes=7), _penalty(e, hands=2))),
    HarderThanNext: of_one(lambda s, e: (_penalty(e, minutes=20), _penalty(e, rounds=1))),
    NextDisqualifies: of_one(_next_disqualifies),
    DeadHandAlone: of_one(lambda s, e: (_penalty(e, dead_hand=True),)),
    ExposedHandLive: of_one(lambda s, e: (_penalty(e, dead_hand=True, exposed=True),)),
    FloorCalledAlready: of_table(lambda s, x: (acts.CallFloor(table=x.id), acts.CallFloor(table=x.id))),
    NoFloorCall: of_table(lambda s, x: () if x.id in s.t.conduct.floor_calls else (acts.PlayOn(table=x.id),)),
    NoSuchSituation: always(_ruling(situation="brawl")),
    BadAnswer: always(_ruling(situation="string-bet", answers=("faced=lots",))),
    AnswersMissing: always(_ruling(situation="string-bet")),
    RuledOtherwise: of_one(_ruled_otherwise),
    NoPenalty: of_one(_no_penalty),
    PenaltyRuns: of_one(_runs),
    ChipsDealtOut: of_one(_dealt_out),
    ChipsLeavePlay: of_one(lambda s, e: _shares(s, e, None)),
    SharesDiffer: of_one(lambda s, e: _shares(s, e, 700)),
    NoShareThere: of_one(_own_share),
    NotRefunded: of_one(_refund),
}
