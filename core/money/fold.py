"""Taking in the records of prices, prizes, bounties (see ``core.formats.fold``)."""

from dataclasses import replace

from core.money.prizes import HUNDRED_PER_CENT
from core.money.refusing import RefusedMoney
from core.money.scheme import read
from core.say import records as r
from core.say.conflict import Conflict
from core.say.names import same
from core.tournament.elimination import elimination
from core.tournament.fold import Folds
from core.tournament.state import Head, Price, TillMove, Tournament


def _price(t: Tournament, x: r.PriceSet, _: int) -> None:
    t.money.prices[x.kind] = Price(x.paid, x.fee, x.chips, x.until, x.most, until_time=x.until_time)


def _bounty_priced(t: Tournament, x: r.BountyPriced, _: int) -> None:
    price = t.money.prices.get(x.kind)
    if price is None or not 0 <= x.bounty <= price.paid - price.fee:
        raise Conflict(f"a bounty of {x.bounty}")
    t.money.prices[x.kind] = replace(price, bounty=x.bounty)


def _named_price(t: Tournament, x: r.NamedPriceSet, _: int) -> None:
    if not 0 <= x.bounty <= max(0, x.paid - x.fee):
        raise Conflict(f"a bounty of {x.bounty}")
    if not x.name:
        raise Conflict("a price without its name")
    price = Price(x.paid, x.fee, x.chips, x.until, x.most, x.bounty, x.name, x.until_time)
    key = (x.kind, same(x.name))
    if price.sells:
        t.money.named[key] = price
    else:
        t.money.named.pop(key, None)


def _bounties(t: Tournament, x: r.BountiesSet, _: int) -> None:
    if not 0 <= x.paid <= HUNDRED_PER_CENT:
        raise Conflict("a share of the heads that is none")
    t.money.head_paid = x.paid


def _prizes(t: Tournament, x: r.PrizesSet, _: int) -> None:
    if any(kind not in ("percent", "amount") or value < 0 for kind, value in x.shares):
        raise Conflict("shares that are none")
    t.money.shares, t.money.scheme = x.shares, ""


def _read(places: str, scheme: str, decimals: int) -> None:
    try:
        read(places, scheme, decimals)
    except RefusedMoney as refused:
        raise Conflict("words that are none") from refused


def _scheme(t: Tournament, x: r.SchemeSet, _: int) -> None:
    _read("", x.words, t.decimals)
    t.money.shares, t.money.scheme = (), x.words


def _places(t: Tournament, x: r.PlacesSet, _: int) -> None:
    _read(x.words, "", t.decimals)
    t.money.places = x.words


def _fixed(t: Tournament, x: r.PlaceFixed, _: int) -> None:
    if x.place < 1 or x.amount < 0:
        raise Conflict("a prize that is none")
    if x.amount:
        t.money.by_hand[x.place] = x.amount
    else:
        t.money.by_hand.pop(x.place, None)


def _settled(t: Tournament, x: r.Settled, _: int) -> None:
    game = elimination(t.game)
    holders = {game.holder(t.people, t.need_in(e).id) for e in x.entries}
    ranked = [e for group in x.ranked for e in group]
    if not len(holders) == len(x.entries) == len(x.stacks) == len(x.amounts) or holders != game.holders(
        t.people
    ):
        raise Conflict("a deal without all who are left")
    if min((x.kept, *x.amounts)) < 0 or sum(x.amounts) + x.kept != sum(x.prizes):
        raise Conflict("a deal of more than there is")
    if ranked and sorted(ranked) != sorted(x.entries):
        raise Conflict("places that are not of the deal")
    game.deal, t.money.before_deal = x, len(t.money.till)
    t.game.hands_ended += 1
    game.deal_amounts |= zip(x.entries, x.amounts, strict=True)


def _link(t: Tournament, x: r.PoolLinkSet, _: int) -> None:
    if x.value < 0 or x.times < 0:
        raise Conflict("a sum that is none")
    key = (x.kind, same(x.name))
    if x.value and x.times:
        t.money.links[key] = x
    else:
        t.money.links.pop(key, None)


def _bounty_bought(t: Tournament, x: r.BountyBought, _: int) -> None:
    entry = t.need_in(x.entry)
    if not 0 < x.amount <= entry.for_prizes:
        raise Conflict(f"a bounty of {x.amount}")
    entry.beyond_fees[x.kind] = entry.beyond_fees.get(x.kind, 0) - x.amount
    t.puts_on_head(entry, x.amount)


def _head_taken(t: Tournament, x: r.HeadTaken, _: int) -> None:
    """Keep who took a head although the bust is no more: the entry buys in again."""
    entry = t.need_entry(x.entry)
    for winner in x.by:
        t.need_entry(winner)
    t.begins_stack(entry)
    taken = Head(x.entry, by=x.by)
    if entry.out:
        t.money.heads[_index_of(t, x.entry)] = taken
    else:
        t.money.heads.append(taken)


def _index_of(t: Tournament, entry: int) -> int:
    """Return where it stands that the head of an entry that is out was taken."""
    for i in range(len(t.money.heads) - 1, -1, -1):
        if t.money.heads[i] == Head(entry):
            return i
    raise Conflict(f"entry {entry} has lost no head")


def _till(t: Tournament, x: r.TillMoved, happened: int) -> None:
    if x.amount < 0 or (x.player and x.player not in t.people.players):
        raise Conflict("money that is none")
    if x.entry:
        t.need_entry(x.entry)
    t.money.till.append(TillMove(happened, x))


MONEY: Folds = {
    r.PriceSet: _price,
    r.BountyPriced: _bounty_priced,
    r.NamedPriceSet: _named_price,
    r.BountiesSet: _bounties,
    r.PrizesSet: _prizes,
    r.BountyBought: _bounty_bought,
    r.HeadTaken: _head_taken,
    r.SchemeSet: _scheme,
    r.PlacesSet: _places,
    r.PlaceFixed: _fixed,
    r.PoolLinkSet: _link,
    r.Settled: _settled,
    r.TillMoved: _till,
}
