"""Reasons against a change of the prizes."""

from __future__ import annotations

from core.say.refused import Reason


class OverHundred(Reason):
    """The shares come to more than a hundred per cent: to so many ``hundredths`` of one."""

    hundredths: int


class DecimalsFixed(Reason):
    """The amounts keep their ``decimals``: money was ``taken``, or an amount that is set needs them."""

    decimals: int
    taken: bool


class NoSuchPoolLink(Reason):
    """Nothing is added to the prize pool or kept back under this ``name``; without one: no guarantee is
    set."""

    name: str = ""


class KeepsMore(Reason):
    """More would be kept back from the prize pool, ``kept``, than ``there`` is (currency units)."""

    kept: int
    there: int
    overridable: bool = True


class NoPayouts(Reason):
    """Places or prizes cannot be as they are asked for: the ``code`` of ``RefusedMoney``, with its amounts
    (currency units; ``places`` and ``shares`` are counts), or ``nothing_fixed`` where a place is not."""

    code: str
    amount: int = 0
    least: int = 0
    total: int = 0
    pool: int = 0
    unshared: int = 0
    places: int = 0
    shares: int = 0


class PrizeWon(Reason):
    """Entries have won other prizes than they would have now. For each of them: its place (0: it has none
    yet; the amount is by a deal, or of bounties), the prize it has won, the one it would win (currency
    units)."""

    entries: tuple[int, ...]
    places: tuple[int, ...]
    won: tuple[int, ...]
    would: tuple[int, ...]
    overridable: bool = True


# -- deals -------------------------------------------------------------------------------------------------


class NoDeal(Reason):
    """There is no such deal: ``code`` is that of ``core.money.deals``, or ``no_way`` of sharing, ``no_parts``
    where only a custom deal has any, ``order_shared`` where places are in an order and shared."""

    code: str
    players: int
    kept: int = 0
    total: int = 0
    first: int = 0


class DealSumDiffers(Reason):
    """The amounts come to ``total``: so much ``over`` what is to share, or ``under`` it."""

    total: int
    to_share: int
    over: int
    under: int


class DealPlayers(Reason):
    """A deal names all who are left, each once: ``missing`` are not named, ``entries`` are and are out, or
    are named twice."""

    entries: tuple[int, ...]
    missing: tuple[int, ...]


class StacksDiffer(Reason):
    """The stacks ``counted`` are not the ``chips`` in play, by so many ``more`` or ``fewer``; those of
    ``entries`` are not counted."""

    entries: tuple[int, ...]
    counted: int
    chips: int
    more: int
    fewer: int
    overridable: bool = True
