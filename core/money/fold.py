"""Taking in the records of prices and prizes (see ``core.formats.fold``)."""

from core.say import records as r
from core.say.conflict import Conflict
from core.say.names import same
from core.tournament.elimination import elimination
from core.tournament.fold import Folds
from core.tournament.state import Price, Tournament


def _price(t: Tournament, x: r.PriceSet, _: int) -> None:
    t.money.prices[x.kind] = Price(x.paid, x.fee, x.chips, x.until, x.most)


def _prizes(t: Tournament, x: r.PrizesSet, _: int) -> None:
    if any(kind not in ("percent", "amount") or value < 0 for kind, value in x.shares):
        raise Conflict("shares that are none")
    t.money.shares = x.shares


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
    game.deal = x
    game.deal_amounts |= zip(x.entries, x.amounts, strict=True)


def _link(t: Tournament, x: r.PoolLinkSet, _: int) -> None:
    if x.value < 0 or x.times < 0:
        raise Conflict("a sum that is none")
    key = (x.kind, same(x.name))
    if x.value and x.times:
        t.money.links[key] = x
    else:
        t.money.links.pop(key, None)


MONEY: Folds = {r.PriceSet: _price, r.PrizesSet: _prizes, r.PoolLinkSet: _link, r.Settled: _settled}
