"""Button and blinds of tables: entered when needed, tracked hand by hand (procedure A5), or dodged
(procedure D6)."""

from collections.abc import Iterable, Iterator
from functools import partial

from core.clock.clock import read
from core.clock.played import between
from core.floor.balance.facts import WAITS
from core.floor.positions import EmptyButton, HeadsUp, Ring, Role, check_blinds, next_hand, role_of
from core.floor.seating import in_reasons
from core.say import acts, reasons, records
from core.say.becauses import HandDealt, HandReplayed
from core.say.decision import Context
from core.say.levels import MINUTE
from core.say.reasons import Reason
from core.tournament.deciding import Deciding, because, rule
from core.tournament.state import Tournament
from core.tournament.table import Blinds, Table


def dodged(t: Tournament, *, broken: bool = False) -> str:
    """Return the price of a blind dodged on purpose (procedure D6); empty where the rulebook ignores such a
    move. ``broken``: the player's table is broken."""
    choice = t.rulebook.choice("moving.dodged_blind")
    covers = "on" not in choice.fields or choice.word("on") == "any_move" or broken
    return choice.rule if covers else ""


# An answer is good for its hand: so long, or until somebody busts at the table (see
# ``core.formats.fold``).
GOOD_FOR = 3 * MINUTE


def known(t: Tournament, table: Table, now: int) -> Blinds | None:
    """Return the blinds of the table's last hand; None if they must be asked for. A stopped table deals
    nothing, so its blinds stay; no more does one in a break, until the break ends."""
    at, blinds = table.blinds_at, table.blinds
    if blinds is None or table.tracked or table.halted or now - at <= GOOD_FOR:
        return blinds
    level = read(t.clock.levels, t.clock.position, now).level
    in_break = level is not None and level.pause
    return blinds if in_break and between(t, at, now) <= GOOD_FOR else None


def place(
    t: Tournament, table: Table, seat: int, key: str, now: int, others: Iterable[int] = ()
) -> tuple[str, Role | None]:
    """Return ``yes`` if a player who sits down there now waits for cards by the rulebook's ``key``, otherwise
    ``no``, or ``unknown`` without the blinds; and the player's role in the next hand. ``others`` sit down
    there too."""
    last = known(t, table, now)
    role = None
    if last is not None:
        other_seats = {*table.seats, *others} - {seat}
        around = Ring(table.size, tuple(sorted(other_seats)), tuple(sorted(table.closed)))
        role = role_of(around, last, seat, empty_button(t), heads_up(t))
        if len(other_seats) < 2 and not table.replaying:
            return "no", role
    if table.replaying:
        return "yes", role  # a misdealt hand is dealt again to those it was dealt to (procedure G7)
    waiting_roles = WAITS[t.rulebook.word(key)]
    if not waiting_roles:
        return "no", role
    if role is None:
        return "unknown", role
    return ("yes" if role in waiting_roles else "no"), role


def empty_button(t: Tournament) -> EmptyButton:
    return "stays" if t.rulebook.word("positions.empty_button") == "stays" else "dead"


def heads_up(t: Tournament) -> HeadsUp:
    moves = t.rulebook.word("positions.heads_up") == "button_moves_on"
    return "button_moves_on" if moves else "big_blind_moves_on"


def inferred(table: Table, act: acts.NoteBlinds) -> Blinds:
    """Return the blinds as entered; what was not entered is the players before the big blind. If the button
    was entered and nobody sits between it and the big blind, the small blind was dead between them."""
    size, big = table.size, act.big

    def back(seat: int) -> int:
        """Return the number of seats anticlockwise from the big blind."""
        return (big - seat) % size

    people = sorted((s for s in table.seats if s != big), key=back)
    small = act.small
    if small is None and act.button is not None and len(people) > 1:
        between = [s for s in people if back(s) < back(act.button)]
        dead = [s for s in range(1, size + 1) if 0 < back(s) < back(act.button) and s not in table.closed]
        small = next(iter(between), min(dead, key=back, default=act.button))
    if small is None:
        small = next(iter(people), big)
    behind = [s for s in people if back(s) > back(small)]
    button = act.button if act.button is not None else next(iter(behind), small)
    return Blinds(button, small, big)


@rule
def decide_note(t: Tournament, act: acts.NoteBlinds, now: int) -> Deciding:
    yield from _note_reasons(t, act)
    return partial(_noted, t, (act,))


@rule
def decide_big(t: Tournament, act: acts.NoteBigBlinds, now: int) -> Deciding:
    """Set the big blinds of several tables at once, and nothing else of their blinds."""
    each = tuple(acts.NoteBlinds(table=table, big=big) for table, big in act.seats)
    if not each:
        yield reasons.NameEmpty()
    for one in each:
        yield from _note_reasons(t, one)
    if len({x.table for x in each}) < len(each):
        yield reasons.SameTwice()
    return partial(_noted, t, each)


def _note_reasons(t: Tournament, act: acts.NoteBlinds) -> Iterator[Reason]:
    table = t.open_table(act.table)
    if table is None:
        yield reasons.NoSuchTable(table=act.table)
        return
    for seat in (act.big, act.small, act.button):
        if seat is not None and not 1 <= seat <= table.size:
            yield reasons.NoSuchSeat(table=table.id, seat=seat, size=table.size)
            return
    try:
        check_blinds(inferred(table, act), table.size)
    except ValueError:
        yield reasons.BlindsClash(table=table.id, seat=act.big)


def _noted(t: Tournament, each: Iterable[acts.NoteBlinds], context: Context) -> Iterator[records.Record]:
    for act in each:
        blinds = inferred(t.room.tables[act.table], act)
        assert blinds.small is not None
        yield records.BlindsNoted(act.table, blinds.button, blinds.small, blinds.big)


@rule
def decide_track(t: Tournament, act: acts.Track, now: int) -> Deciding:
    """Begin or stop tracking every hand of the table."""
    table = t.open_table(act.table)
    if table is None:
        yield reasons.NoSuchTable(table=act.table)
    elif table.tracked != act.off:
        yield reasons.TrackedAlready(table=table.id, on=table.tracked)
    elif not act.off and known(t, table, now) is None:
        yield reasons.BlindsUnknown(table=table.id, need="hand")
    return lambda context: (records.BlindsTracked(act.table, not act.off),)


@rule
def decide_hand(t: Tournament, act: acts.NextHand, now: int) -> Deciding:
    """Move the blinds on and deal in the players who waited only for the button (procedures A2 and A4)."""
    table = t.open_table(act.table)
    if table is None:
        yield reasons.NoSuchTable(table=act.table)
        return None
    last = known(t, table, now)
    if len(table.seats) < 2:
        yield reasons.TooFewAtTable(table=table.id, players=len(table.seats))
    elif last is None:
        yield reasons.BlindsUnknown(table=table.id, need="hand")
    if table.halted:
        yield reasons.TableHasStopped(table=table.id)
    if last is None:
        return None
    return partial(_replayed if table.replays else _next_hand, t, table, last)


def _replayed(t: Tournament, table: Table, last: Blinds, context: Context) -> Iterator[records.Record]:
    """Yield the records of a misdealt hand that is dealt again: same button, no new players
    (procedure G7)."""
    again = last.button if last.small_seat is None else last.small_seat
    yield records.BlindsNoted(table.id, last.button, again, last.big)
    yield because(t, HandReplayed(table=table.id, button=last.button, big=last.big), "level.replay")


def _next_hand(t: Tournament, table: Table, last: Blinds, context: Context) -> Iterator[records.Record]:
    around = Ring(table.size, tuple(sorted(table.seats)), tuple(sorted(table.closed)))
    hand = next_hand(around, last, empty_button(t), heads_up(t))
    small = hand.small_seat
    yield records.BlindsNoted(
        table.id,
        hand.button,
        hand.button if small is None else small,
        hand.big,
        seats=around.occupied,
        after=(last.button, last.small_seat or last.button, last.big),
    )
    waiting_roles = WAITS[t.rulebook.word("balance.wait")] | {Role.WAITS}
    dealt_in = tuple(
        entry
        for seat, entry in sorted(table.seats.items())
        if t.people.entries[entry].waits
        and (len(table.seats) == 2 or role_of(around, last, seat, empty_button(t)) not in waiting_roles)
    )
    for entry in dealt_in:
        yield records.Waits(entry, False)
    yield _why_dealt(t, table, last, hand, dealt_in)


def _why_dealt(
    t: Tournament, table: Table, last: Blinds, hand: Blinds, dealt_in: tuple[int, ...]
) -> HandDealt:
    """Return where button and blinds are; clauses only where an empty seat or heads-up decided it."""
    dealt = HandDealt(
        table=table.id,
        button=hand.button,
        small=hand.small_seat or hand.button,
        big=hand.big,
        dead_small=hand.small is None,
        dealt_in=dealt_in,
    )
    if len(table.seats) == 2:
        return because(t, dealt.but(heads_up=heads_up(t)), "positions.heads_up")
    if last.small_seat not in table.seats:
        return because(t, dealt.but(empty_button=empty_button(t)), "positions.empty_button")
    return dealt


@rule
def decide_deal_in(t: Tournament, act: acts.DealIn, now: int) -> Deciding:
    """Deal in a player who waited for the button."""
    yield from in_reasons(t, act.entry)
    entry = t.people.entries.get(act.entry)
    if entry is not None and not entry.out and not entry.waits:
        yield reasons.NotWaiting(entry=act.entry)
    return lambda context: (records.Waits(act.entry, False),)
