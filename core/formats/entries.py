"""Entering: registration, taking it back, handing a seat over, and putting a person right."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import asdict, replace
from functools import partial
from itertools import chain
from typing import NamedTuple

from core.clock.clock import started
from core.floor.newcomers import Kind, drawn_reasons, late_reasons, newcomer, sit_down, stack_reasons
from core.floor.seating import in_reasons, seat_reasons
from core.money.payouts import won_reasons
from core.people.buying import amounts, besides, bought, sale
from core.people.buying import level_now as level_now
from core.people.people import LONGEST_NAME, clean, numbered
from core.say import acts, reasons, records
from core.say.acts import Seat
from core.say.becauses import HandedOver, Prepaid
from core.say.decision import Context, Decision
from core.say.names import same
from core.say.reasons import Reason
from core.tournament.deciding import Deciding, against, because, rule
from core.tournament.names import named
from core.tournament.people import Player
from core.tournament.state import Tournament


def check_name(name: str) -> Iterator[Reason]:
    name = clean(name)
    if not name:
        yield reasons.NameEmpty()
    elif len(name) > LONGEST_NAME:
        yield reasons.NameTooLong(most=LONGEST_NAME)


def person(t: Tournament, name: str, number: str) -> Player | None:
    """Return the player meant at registration: the club number decides, else the name alone if only one bears
    it; a number that nobody in the tournament has makes somebody new, unless that name came with it before. A
    nickname is nobody's name: a player called by one may be registered beside its bearer."""
    found, number = named(t, name), clean(number)
    if number:
        before = (p for p in found if same(p.number) == same(number))
        return numbered(t, number) or next(before, None)
    return found[0] if len(found) == 1 else None


# -- registration -------------------------------------------------------------------------------------


class _Entering(NamedTuple):
    """A registration: whose it is (None: somebody new), and as what that player enters."""

    act: acts.Register
    who: Player | None
    kind: Kind


def _entering(t: Tournament, act: acts.Register, now: int) -> _Entering:
    return _Entering(act, person(t, act.name, act.number), newcomer(t, now, alternate=act.alternate))


@rule
def register(t: Tournament, act: acts.Register, now: int) -> Decision:
    plan = _entering(t, act, now)
    return Decision(tuple(_against(t, plan, now)), partial(_entered, t, plan, ()))


def _against(t: Tournament, plan: _Entering, now: int) -> Iterator[Reason]:
    act, who, kind = plan
    yield from check_name(act.name)
    yield from amounts(t, "entry", act)
    for text in (act.nickname, act.number, act.note):
        if len(text) > LONGEST_NAME:
            yield reasons.NameTooLong(most=LONGEST_NAME)
    name, number = clean(act.name), clean(act.number)
    yield from late_reasons(t, now, name, prepaid=act.prepaid)
    yield from sale(t, "entry", now, act.at)
    if not number and len(named(t, name)) > 1:
        yield reasons.SeveralPlayers(name=name)
    if who is not None:
        if number and same(who.name) != same(name):
            yield reasons.NumberTaken(number=act.number, player=who.id)
        elif who.id in t.people.live:
            yield reasons.AlreadyRegistered(entry=t.people.live[who.id])
        elif who.id in t.people.entries_of:
            yield reasons.AlreadyOut(entry=t.people.entries_of[who.id][-1], reenter=True)
    yield from stack_reasons(t, kind, act, name=name)
    if act.seat is not None:
        yield from seat_reasons(t, act.seat)
        yield from drawn_reasons(t, kind, name=name)


def _entered(
    t: Tournament, plan: _Entering, given: Collection[str], context: Context
) -> Iterator[records.Record]:
    """Make the records of one entry. ``given``: the club numbers that others get in the same action."""
    act, who, kind = plan
    player = who.id if who is not None else context.new_id()
    known = who or Player(player, clean(act.name))
    # un-registered, the number was free for somebody else
    free = numbered(t, known.number) in (None, who) and same(known.number) not in given
    kept = known.number if free else ""
    told = replace(
        known,
        nickname=clean(act.nickname) or known.nickname,
        number=clean(act.number) or kept,
        note=clean(act.note) or known.note,
        accessible=act.accessible or known.accessible,
    )
    if told != who:
        yield records.PlayerNoted(player, told.name, told.nickname, told.number, told.note, told.accessible)
    entry = context.new_id()
    yield records.Entered(entry, player, 1)
    sold = bought(t, entry, "entry", act)
    yield sold
    yield from besides(t, sold, act)
    late = started(t, context.now)
    if late and act.prepaid and t.rulebook.word("entering.late") == "forbidden":
        yield because(t, Prepaid(entry=entry), "entering.late")
    if act.seat is not None:
        yield from sit_down(t, entry, act.seat, kind, context.now)
    elif act.alternate:
        yield records.AlternateSet(entry, True)


# -- a list of people ---------------------------------------------------------------------------------


@rule
def register_list(t: Tournament, act: acts.RegisterList, now: int) -> Decision:
    """Register several. A reason that holds for all of them, as being too late, is given once."""
    plans = [_entering(t, one, now) for one in act.people]
    given = {same(clean(x.number)) for x in act.people} - {""}
    wrong = (
        dict.fromkeys(chain.from_iterable(_against_each(t, plans, now))) if plans else (reasons.NameEmpty(),)
    )
    return Decision(
        tuple(wrong), lambda context: chain.from_iterable(_entered(t, plan, given, context) for plan in plans)
    )


def against_each(t: Tournament, people: Sequence[acts.Register], now: int) -> Iterator[list[Reason]]:
    """Yield the reasons against registering each of these together: those against each alone, and that
    somebody stands in the list before already."""
    return _against_each(t, [_entering(t, act, now) for act in people], now)


def _against_each(t: Tournament, plans: Sequence[_Entering], now: int) -> Iterator[list[Reason]]:
    names: set[str] = set()
    known: set[int] = set()
    # whose club number and whose seat it is in the list
    numbers: dict[str, str] = {}
    seats: dict[Seat, str] = {}
    for plan in plans:
        act, who, _ = plan
        wrong = [_naming(x, act) for x in _against(t, plan, now)]
        name, number = clean(act.name), same(clean(act.number))
        if number in numbers and same(numbers[number]) != same(name):
            wrong.append(reasons.NumberTaken(number=act.number, name=numbers[number]))
        elif number in numbers or (not number and same(name) in names) or (who and who.id in known):
            wrong.append(reasons.SameTwice(name=name))
        if act.seat in seats:
            wrong.append(reasons.SeatTaken(table=act.seat[0], seat=act.seat[1], name=seats[act.seat]))
        if all(x.overridable for x in wrong):
            names.add(same(name))
            if who is not None:
                known.add(who.id)
            if number:
                numbers[number] = name
            if act.seat is not None:
                seats[act.seat] = name
        yield wrong


def _naming(reason: Reason, act: acts.Register) -> Reason:
    """Return the same reason, naming the person if it is about one entry's text or amount."""
    of_one = isinstance(reason, reasons.NameTooLong | reasons.BadAmount)
    return reason.but(name=clean(act.name)) if of_one else reason


# -- taking an entry back, and whose it is --------------------------------------------------------------


@rule
def unregister(t: Tournament, act: acts.Unregister, now: int) -> Deciding:
    entry = t.people.entries.get(act.entry)
    if entry is None:
        yield reasons.NoSuchEntry(entry=act.entry)
    elif entry.out:
        yield reasons.AlreadyOut(entry=act.entry)
    elif beaten := t.beaten_by(act.entry):
        yield reasons.HasPlayed(entry=act.entry, beaten=beaten)
    elif any(head.entry == act.entry and not head.amount for head in t.money.heads):
        # somebody has won its bounty before it bought in again
        yield reasons.HasPlayed(entry=act.entry)
    elif entry.chips > t.chips.in_play:
        # others gave up or left with what is not theirs alone: these chips are gone already
        yield reasons.HasPlayed(entry=act.entry)
    elif started(t, now):
        if entry.table is not None:
            yield reasons.HasPlayed(entry=act.entry, paid=entry.paid, overridable=True)
        # who goes home because it is cancelled does not leave it
        if t.rulebook.word("entering.refund") == "none_after_start" and not t.word.cancelled:
            yield against(t, "entering.refund", reasons.NoRefund(entry=act.entry, paid=entry.paid))
        yield from won_reasons(t, act, now)
    return lambda _: [records.Unregistered(act.entry)]


@rule
def correct(t: Tournament, act: acts.CorrectEntry, now: int) -> Decision:
    who = person(t, act.name, act.number)
    return Decision(tuple(_against_other(t, act, who)), partial(_corrected, t, act, who))


@rule
def hand_over(t: Tournament, act: acts.HandOver, now: int) -> Decision:
    """Given away or sold: once play has begun a book can forbid it, in illness too (procedure C.handover)."""
    who = person(t, act.name, act.number)
    wrong = [*_against_other(t, act, who)]
    if act.entry in t.people.entries:
        wrong += in_reasons(t, act.entry)
        if started(t, now) and t.rulebook.word("entering.handover") == "forbidden_after_start":
            forbidden = reasons.HandoverForbidden(entry=act.entry, to=clean(act.name))
            wrong.append(against(t, "entering.handover", forbidden))
    return Decision(tuple(wrong), partial(_corrected, t, act, who))


def _against_other(
    t: Tournament, act: acts.CorrectEntry | acts.HandOver, who: Player | None
) -> Iterator[Reason]:
    yield from check_name(act.name)
    entry = t.people.entries.get(act.entry)
    if entry is None:
        yield reasons.NoSuchEntry(entry=act.entry)
        return
    if len(act.number) > LONGEST_NAME:
        yield reasons.NameTooLong(most=LONGEST_NAME)
    if not clean(act.number) and len(named(t, act.name)) > 1:
        yield reasons.SeveralPlayers(name=clean(act.name))
    if who is None:
        return
    if clean(act.number) and same(who.name) != same(clean(act.name)):
        yield reasons.NumberTaken(number=act.number, player=who.id)
    if who.id == entry.player:
        yield reasons.SameTwice(entry=act.entry)
    elif not entry.out and who.id in t.people.live:
        yield reasons.AlreadyRegistered(entry=t.people.live[who.id])


def _corrected(
    t: Tournament, act: acts.CorrectEntry | acts.HandOver, who: Player | None, context: Context
) -> Iterator[records.Record]:
    player = who.id if who is not None else context.new_id()
    if who is None:
        yield records.PlayerNoted(player, clean(act.name), number=clean(act.number))
    yield records.EntryCorrected(act.entry, player)
    if isinstance(act, acts.HandOver):
        giver = t.people.entries[act.entry].player
        yield because(t, HandedOver(entry=act.entry, giver=giver, taker=player), "entering.handover")


@rule
def edit(t: Tournament, act: acts.EditPlayer, now: int) -> Deciding:
    if act.player not in t.people.players:
        yield reasons.NoSuchPlayer(player=act.player)
    if act.name is not None:
        yield from check_name(act.name)
    if act.accessible not in (None, "yes", "no"):
        yield reasons.BadSetting(setting="accessible", value=act.accessible)
    for text in (act.nickname, act.number, act.note):
        if text is not None and len(text) > LONGEST_NAME:
            yield reasons.NameTooLong(most=LONGEST_NAME)
    if act.number:
        holder = numbered(t, act.number)
        if holder is not None and holder.id != act.player:
            yield reasons.NumberTaken(number=act.number, player=holder.id)
    return lambda _: [_edited(t, act)]


def _edited(t: Tournament, act: acts.EditPlayer) -> records.PlayerNoted:
    known = asdict(t.people.players[act.player])
    for name in ("name", "nickname", "number", "note"):
        value = getattr(act, name)
        if value is not None:
            known[name] = clean(value)
    if act.accessible is not None:
        known["accessible"] = act.accessible == "yes"
    return records.PlayerNoted(known.pop("id"), **known)
