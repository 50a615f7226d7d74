"""Taking in the records of prices and prizes (see ``core.formats.fold``)."""

from core.say import records as r
from core.say.conflict import Conflict
from core.tournament.fold import Folds
from core.tournament.state import Price, Tournament


def _price(t: Tournament, x: r.PriceSet, _: int) -> None:
    t.money.prices[x.kind] = Price(x.paid, x.fee, x.chips, x.until, x.most)


def _prizes(t: Tournament, x: r.PrizesSet, _: int) -> None:
    if any(kind not in ("percent", "amount") or value < 0 for kind, value in x.shares):
        raise Conflict("shares that are none")
    t.money.shares = x.shares


MONEY: Folds = {r.PriceSet: _price, r.PrizesSet: _prizes}
