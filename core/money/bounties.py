"""Bounties: what lies on each head, who has won how much, and what nobody is known to have won. All of it is
derived from the purchases and the busts, so a corrected bust puts every later head right."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from core.money.payouts import shared
from core.money.prizes import HUNDRED_PER_CENT
from core.say import acts, records
from core.say.duties import HeadDuty, Urgency
from core.say.reasons import BadAmount, OverHundred, PrizeWon, Reason
from core.tournament.deciding import Deciding, rule
from core.tournament.game import Bust
from core.tournament.settled import to_mark
from core.tournament.state import Money, Tournament

HALF = HUNDRED_PER_CENT // 2


@dataclass(slots=True)
class Purse:
    """Of one entry, in currency units: what lies on its ``head``, what it has ``won`` in cash, and what lay
    there when nobody knows who took it (``open``)."""

    head: int = 0
    won: int = 0
    open: int = 0


def purses(t: Tournament) -> dict[int, Purse]:
    """Return the purse of every entry that bought a bounty or won one. Together they hold the sum that was
    paid for bounties, less what the winner gave to the pool in the end."""
    paid = t.money.head_paid
    busts = {bust.entry: bust for bust in t.game.busts}
    found = {head.entry: Purse() for head in t.money.heads if head.amount}
    gone = set[int]()
    for head in t.money.heads:
        if head.amount:
            gone.discard(head.entry)
            found[head.entry].head += head.amount
            continue
        purse = found.get(head.entry, Purse())
        by = _takers(t, busts[head.entry]) if head.by is None else head.by
        lost, purse.head = purse.head, 0
        gone.add(head.entry)
        if not by:
            purse.open += lost
        for winner, part in zip(by, shared([lost], len(by)) if by else (), strict=True):
            _wins(found.setdefault(winner, Purse()), part, paid, gone=winner in gone)
    _end(t, found)
    return found


def _takers(t: Tournament, bust: Bust) -> tuple[int, ...]:
    """Return the winners of this bust's chips: the last bust needs no name, for one player has all chips."""
    left = tuple(t.people.live.values())
    return bust.by or (left if len(left) == 1 and bust is t.game.busts[-1] else ())


def _wins(purse: Purse, part: int, paid: int, *, gone: bool) -> None:
    """Pay a part of a head: the share that is paid at once, with the odd unit of it, in cash, and the rest on
    the winner's own head. All of it is cash to who has lost his own head by then."""
    on_head = 0 if gone else part * (HUNDRED_PER_CENT - paid) // HUNDRED_PER_CENT
    purse.head += on_head
    purse.won += part - on_head


def _end(t: Tournament, found: dict[int, Purse]) -> None:
    """Give whoever is left at the end his own head, also where a deal ended play, less what it gives to the
    pool; the head of an entry that is out without a bust is open."""
    won = t.won
    if won:
        for entry, part in _to_pool(t):
            found[entry].head -= part
    for entry, purse in found.items():
        if t.people.entries[entry].out:
            purse.open += purse.head
            purse.head = 0
        elif won:
            purse.won += purse.head
            purse.head = 0


def _to_pool(t: Tournament) -> Iterator[tuple[int, int]]:
    """Yield what the winner gives of his head to the pool, which has had it from the start; those who share
    the first place give equal parts."""
    own = t.money.own_bounty
    first = next(t.game.standings(t.people)).entries if own else ()
    if first:
        yield from zip(first, shared([own], len(first)), strict=True)


def sells_bounties(t: Tournament) -> bool:
    """Return whether a bounty is sold, or was."""
    return bool(t.money.heads) or any(price.bounty for price in t.money.every_price)


def for_bounties(t: Tournament) -> int:
    """Return the sum paid for bounties, less what of it is in the prize pool."""
    return sum(head.amount for head in t.money.heads) - t.money.own_bounty


@rule
def set_bounties(t: Tournament, act: acts.SetBounties, now: int) -> Deciding:
    paid = HUNDRED_PER_CENT if act.way == "fixed" else _share(act.share)
    if paid is not None and paid > HUNDRED_PER_CENT:
        yield OverHundred(hundredths=paid)
    elif act.way not in ("fixed", "progressive") or paid is None or (act.way == "fixed" and act.share):
        yield BadAmount(what="bounties", amount=act.share[0][1] if act.share else 0)
        return None
    else:
        yield from bounties_won(t, replace(t.money, head_paid=paid))
    return lambda _: [records.BountiesSet(paid)]


def bounties_won(t: Tournament, money: Money) -> Iterator[Reason]:
    """Yield the reason that players would have won other sums with their bounties until now if this were the
    money of the night."""
    before, after = purses(t), purses(replace(t, money=money))
    moved = [e for e in before if before[e].won != after[e].won]
    if moved:
        yield PrizeWon(
            entries=tuple(moved),
            places=(0,) * len(moved),
            won=tuple(before[e].won for e in moved),
            would=tuple(after[e].won for e in moved),
        )


def _share(share: Sequence[tuple[str, int]]) -> int | None:
    """Return the share of a head that is paid at once; None for one that is no per cent."""
    if not share:
        return HALF
    (kind, value), *more = share
    return value if kind == "percent" and value >= 0 and not more else None


def head_duties(t: Tournament) -> Iterator[HeadDuty]:
    """Ask who won the head of everybody who is out by nobody's hand: the money stays open until then. Whoever
    was disqualified, or left with chips, was eliminated by nobody: his bounty is the house's."""
    if not t.money.heads:
        return
    for entry, purse in purses(t).items():
        if purse.open:
            forfeited = entry in t.conduct.disqualified or bool(t.people.entries[entry].removed)
            duty = HeadDuty(entry=entry, amount=purse.open, forfeited=forfeited, urgency=Urgency.LATER)
            # who won a head is said by correcting the bust
            yield to_mark(duty) if forfeited else duty
