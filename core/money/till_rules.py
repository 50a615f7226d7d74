"""Taking payments, giving back, paying prizes; float, movements and counts of the till."""

from collections.abc import Iterator, Sequence

from core.money import till
from core.money.payouts import shared
from core.money.till import Account
from core.say import acts
from core.say.becauses import ChangeDue
from core.say.facts.till import TillKind
from core.say.names import LONGEST_NAME, clean, same
from core.say.reasons import (
    BadAmount,
    IsDueLess,
    NameEmpty,
    NameTooLong,
    NoSuchPayment,
    NoSuchTillWay,
    OwesLess,
    Reason,
    TillOff,
)
from core.say.records import TillMoved
from core.tournament.deciding import Deciding, because, rule
from core.tournament.settings import LARGEST
from core.tournament.state import Tournament

WAYS: dict[str, TillKind] = {"float": "float", "in": "in", "out": "out"}


@rule
def collect(t: Tournament, act: acts.Collect, now: int) -> Deciding:
    """Take a payment: what is given too much in cash goes back as change."""
    yield from _against(t, act.amount)
    mine = till.account(t, act.player, now)
    if same(act.method) == till.PRIZE:
        most, wanted = min(mine.owes, mine.to_pay), act.amount
        if not most or (wanted or 0) > most:
            yield OwesLess(
                player=act.player, owes=mine.owes, amount=wanted or 0, due=mine.to_pay, set_off=True
            )
        return lambda _: _set_off(t, mine, act.player, most if wanted is None else wanted)
    yield from _against_method(till.methods(t), act.method)
    given = mine.to_collect if act.amount is None else act.amount
    method, cash = _method(till.methods(t), act.method), till.methods(t)[0]
    if not mine.to_collect or (given > mine.to_collect and method != cash):
        yield OwesLess(player=act.player, owes=mine.to_collect, amount=given)
    change = max(0, given - mine.to_collect)
    why = because(t, ChangeDue(player=act.player, given=given, change=change))
    return lambda _: [*_collected(t, mine, act.player, given - change, method), *([why] if change else [])]


@rule
def refund(t: Tournament, act: acts.Refund, now: int) -> Deciding:
    yield from _against(t, act.amount)
    yield from _against_method(till.methods(t), act.method)
    mine = till.account(t, act.player, now)
    wanted = mine.to_refund if act.amount is None else act.amount
    most = mine.collected - mine.set_off
    if not 0 < wanted <= most:
        yield IsDueLess(player=act.player, due=most if wanted else 0, amount=wanted, refund=True)
    return lambda _: _refunded(t, mine, act.player, wanted, _method(till.methods(t), act.method))


@rule
def pay_out(t: Tournament, act: acts.PayOut, now: int) -> Deciding:
    """Pay what is due. Without an amount a debt is set off first, and money for purchases taken back goes
    out with the prize."""
    yield from _against(t, act.amount)
    yield from _against_method(till.methods(t), act.method)
    mine = till.account(t, act.player, now)
    due = mine.to_pay + mine.to_refund
    if act.amount is None and not due:
        yield IsDueLess(player=act.player, due=0, amount=0)
    elif act.amount is not None and act.amount > due:
        yield IsDueLess(player=act.player, due=due, amount=act.amount, overridable=bool(mine.entry))
    off = min(mine.owes, mine.to_pay) if act.amount is None else 0
    amount = due - off if act.amount is None else act.amount
    back = min(mine.to_refund, max(0, amount - (mine.to_pay - off)))
    return lambda _: [
        *_set_off(t, mine, act.player, off),
        *_paid(t, mine, act, amount - back),
        *_refunded(t, mine, act.player, back, _method(till.methods(t), act.method)),
    ]


@rule
def move(t: Tournament, act: acts.MoveTill, now: int) -> Deciding:
    yield from _against(t, act.amount, least=0 if act.way == "float" else 1)
    if act.way not in WAYS:
        yield NoSuchTillWay(way=act.way)
    if act.way != "float" and not clean(act.reason):
        yield NameEmpty()
    elif len(clean(act.reason)) > LONGEST_NAME:
        yield NameTooLong(most=LONGEST_NAME)
    cash = till.methods(t)[0]
    return lambda _: [TillMoved(WAYS[act.way], act.amount, cash, reason=clean(act.reason))]


@rule
def count(t: Tournament, act: acts.CountTill, now: int) -> Deciding:
    yield from _against(t, act.amount, least=0)
    known = till.to_count(t)
    yield from _against_method(known, act.method)
    return lambda _: [TillMoved("counted", act.amount, _method(known, act.method))]


def _against(t: Tournament, amount: int | None, least: int = 1) -> Iterator[Reason]:
    if not till.kept(t):
        yield TillOff()
    if amount is not None and not least <= amount <= LARGEST:
        yield BadAmount(what="till", amount=amount)


def _against_method(known: Sequence[str], method: str) -> Iterator[Reason]:
    if method and not any(same(x) == same(method) for x in known):
        yield NoSuchPayment(method=method, methods=tuple(known))


def _method(known: Sequence[str], method: str) -> str:
    """Return the method as the club writes it; cash where none is said."""
    return next((x for x in known if same(x) == same(method)), known[0])


def _collected(t: Tournament, mine: Account, player: int, amount: int, method: str) -> Iterator[TillMoved]:
    """Yield what is collected for each entry; on the last one also what no entry owes, such as a refund for
    an entry that was then in again."""
    had, owed = till.received(t), min(amount, mine.owes)
    debts = [(e, t.people.entries[e].paid - had.get(e, 0)) for e in till.entries_of(t, mine.holder)]
    for entry, part in till.parts(owed, [*debts, (mine.entry, owed)]):
        yield TillMoved("collected", part, method, entry, player)
    if back := max(0, amount - mine.owes):
        yield TillMoved("returned", back, method, mine.entry, player)


def _set_off(t: Tournament, mine: Account, player: int, amount: int) -> Iterator[TillMoved]:
    for x in _collected(t, mine, player, amount, "") if amount else ():
        yield TillMoved("set_off", x.amount, "", x.entry, player)


def _refunded(t: Tournament, mine: Account, player: int, amount: int, method: str) -> Iterator[TillMoved]:
    """Yield the refund: of entries taken back first, then of those paid too much for, then of the others."""
    had = till.received(t)
    entries = till.entries_of(t, mine.holder)
    over = {e: max(0, had.get(e, 0) - t.people.entries[e].paid) for e in entries}
    gone = mine.collected - sum(had.get(e, 0) for e in entries)
    rest = [(e, had.get(e, 0) - over[e]) for e in reversed(entries)]
    for entry, part in till.parts(amount, [(0, gone), *over.items(), *rest]):
        yield TillMoved("refunded", part, method, entry, player)


def _paid(t: Tournament, mine: Account, act: acts.PayOut, amount: int) -> Iterator[TillMoved]:
    """Yield what is paid: to the player, or a part to each of the team, the odd units to the captain."""
    payees = t.game.payees(t.people, mine.entry) if act.divided and mine.entry else (act.player,)
    for player, part in zip(payees, shared([amount], len(payees)), strict=True):
        if part:
            yield TillMoved("paid", part, _method(till.methods(t), act.method), mine.entry, player)


def paid_of_deal(t: Tournament) -> tuple[int, ...]:
    """Return the entries of the last deal that are still in and to which something of it was paid: since,
    and beyond the bounties. Another deal leaves the amounts of those who are out as they are."""
    ever, since, bounties = till.paid(t), till.paid(t, t.money.before_deal), till.bounties(t)
    left = {t.game.holder(t.people, e): e for e in t.people.live.values()}
    paid = {h for h in left if min(since[h], ever[h] - bounties[h]) > 0}
    entries = (e for e in t.game.deal_amounts if e in t.people.entries)
    return tuple(e for e in entries if t.game.holder(t.people, e) in paid)
