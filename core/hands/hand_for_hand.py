"""Counted hands: hand-for-hand before the money, where the level clock stops and each hand takes a set time
off it (procedure G4), and levels of a set number of hands (procedure G3)."""

from collections.abc import Iterator
from functools import partial

from core.clock.clock import Reading, in_hands, read
from core.money.payouts import from_money, places_paid
from core.say import acts, reasons, records
from core.say.becauses import AllInHands, HandForHandBegun, HandTakenOff
from core.say.decision import Context
from core.say.levels import MINUTE, index_of, number
from core.tournament.deciding import Deciding, against, because, rule
from core.tournament.state import Tournament


def over(t: Tournament) -> bool:
    """Return whether hand-for-hand is over: the money is reached and its hand played, or one table left."""
    state = t.game.hand_for_hand
    if state is None:
        return False
    return not being_decided(t) and (from_money(t) == 0 or not several_tables(t))


def being_decided(t: Tournament) -> bool:
    """Return whether somebody went out in the hand other tables still play: shared places and the players to
    move are known once it is played."""
    hand = t.game.hand
    return bool(hand) and any(b.hand == hand for b in t.game.busts)


def several_tables(t: Tournament) -> bool:
    """Return whether there is another table to wait for."""
    return sum(1 for x in t.open_tables if x.seats) > 1


@rule
def switch(t: Tournament, act: acts.HandForHand, now: int) -> Deciding:
    """Begin hand-for-hand, or end it. The hand in progress is the first; the rulebook says whether its busts
    share places."""
    reading = read(t.clock.levels, t.clock.position, now)
    if (t.game.hand_for_hand is None) == act.off:
        yield reasons.HandForHandAlready(on=not act.off)
        return None
    if act.off:
        return partial(_off, t, reading)
    if reading.phase == "before":
        yield reasons.NotStarted()
    if len(tables := [x.id for x in t.open_tables if x.seats]) < 2:
        yield reasons.OneTableLeft(table=next(iter(tables), None))
    to_the_money, most = from_money(t), t.rulebook.number("hand_for_hand.from_money")
    if to_the_money is not None and to_the_money > most:
        far = reasons.FarFromMoney(
            players=t.game.left(t.people), places=places_paid(t), from_money=to_the_money, most=most
        )
        yield against(t, "hand_for_hand.from_money", far)
    return partial(_on, t, reading)


def _off(t: Tournament, reading: Reading, context: Context) -> Iterator[records.Record]:
    yield records.HandForHandSet(False)
    if reading.level is not None and not reading.running:
        yield records.ClockSet(reading.level.id, reading.elapsed, True, reading.hands)
        if t.clock.position.at < context.now:
            yield records.GapAnswered(t.clock.position.at, context.now, True)


def _on(t: Tournament, reading: Reading, context: Context) -> Iterator[records.Record]:
    level = reading.level
    counts = t.rulebook.word("hand_for_hand.current_hand") == "counts"
    yield records.HandForHandSet(True, 1, context.new_id() if counts else 0)
    yield records.Announced("hand-for-hand")
    if level is not None and reading.running and not level.pause:
        yield records.ClockSet(level.id, reading.elapsed, False, reading.hands)
    begun = HandForHandBegun(
        minutes=t.rulebook.number("hand_for_hand.minutes"),
        counts=counts,
        players=t.game.left(t.people),
        places=places_paid(t),
    )
    yield because(t, begun, "hand_for_hand.minutes", "hand_for_hand.current_hand")
    yield because(t, AllInHands(shown=t.rulebook.word("hand_for_hand.all_in")), "hand_for_hand.all_in")


@rule
def played(t: Tournament, act: acts.HandPlayed, now: int) -> Deciding:
    """Count a hand that every table has finished."""
    reading = read(t.clock.levels, t.clock.position, now)
    if in_hands(reading):
        if t.game.hand_for_hand is None and _last_played(t, reading):
            yield reasons.NoNextRow()
    elif t.game.hand_for_hand is None:
        yield reasons.NoHandCounted()
    return partial(_played, t, reading)


def _last_played(t: Tournament, reading: Reading) -> bool:
    """Return whether all hands of the last row are played, so that none is counted any more."""
    assert reading.level is not None
    return reading.hands >= reading.level.hands and reading.index + 1 >= len(t.clock.levels)


def _played(t: Tournament, reading: Reading, context: Context) -> Iterator[records.Record]:
    minutes = t.rulebook.number("hand_for_hand.minutes")
    if t.game.hand_for_hand is not None:
        yield records.HandForHandSet(True, t.game.number + 1, context.new_id())
        if not reading.running and reading.level is not None and not reading.level.pause:
            # play ran though the clock did not: what is served in minutes of play goes on (procedure J2)
            yield records.HandRan(minutes * MINUTE)
    if in_hands(reading):
        yield from _counted(t, reading, context.now)
        return
    off = _taken_off(t, reading, minutes * MINUTE)
    if off is not None:
        yield off
    if t.game.hand_for_hand is not None:
        level, pause = _begun(t, reading, off)
        taken_off = HandTakenOff(hand=t.game.number, minutes=minutes, level=level, pause=pause)
        yield because(t, taken_off, "hand_for_hand.minutes")


def _begun(t: Tournament, before: Reading, off: records.ClockSet | None) -> tuple[int, bool]:
    """Return the level that began because of the time taken off, 0 for none; or that a break has begun."""
    index = None if off is None else index_of(t.clock.levels, off.level)
    if index is None or index == before.index:
        return 0, False
    return (0, True) if t.clock.levels[index].pause else (number(t.clock.levels, index), False)


def _counted(t: Tournament, reading: Reading, now: int) -> Iterator[records.Record]:
    """Count one more hand; after the last the next row begins, a break even if the clock was stopped."""
    level, hands = reading.level, reading.hands + 1
    assert level is not None
    if _last_played(t, reading):
        return
    if hands < level.hands or reading.index + 1 >= len(t.clock.levels):
        yield records.ClockSet(level.id, reading.elapsed, reading.running, hands)
        return
    after = t.clock.levels[reading.index + 1]
    breaks = after.pause and t.game.hand_for_hand is not None
    yield records.ClockSet(after.id, 0, reading.running or breaks)
    yield records.GapAnswered(0, now, True)


def _taken_off(t: Tournament, reading: Reading, off: int) -> records.ClockSet | None:
    """Take the time off, into the next level if this one is used up. A break it reaches begins and runs; the
    level after it begins with its first hand."""
    level = reading.level
    if level is None or level.pause:
        return None
    elapsed = (0 if _came_from_break(t, reading) else reading.elapsed) + off
    index = reading.index
    while level.length is not None and elapsed >= level.length and index + 1 < len(t.clock.levels):
        elapsed -= level.length
        index += 1
        level = t.clock.levels[index]
        if level.pause:
            return records.ClockSet(level.id, 0, True)
    return records.ClockSet(level.id, elapsed, False)


def _came_from_break(t: Tournament, reading: Reading) -> bool:
    """Return whether a break has run out by itself: the clock's time since then is no time of play."""
    stood = next((x for x in t.clock.levels if x.id == t.clock.position.level), None)
    return reading.running and stood is not None and stood.pause
