"""The money of other nights that matters tonight: what named pots hold, and what is still open with the till.

The tournament is the truth: all of this is derived from the nights' files whenever it is asked for, and no
copy of it is kept. It is settled in the night it belongs to.
"""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from operator import itemgetter
from pathlib import Path

from core.keeping.kept import tournament_id
from core.money.till import kept, till
from core.say.names import clean, same
from core.say.records import Action
from core.say.said import ByFields
from core.tournament.settings import Currency
from core.tournament.state import Tournament

# The most decimals that a currency has.
_FINE = 2


@dataclass(frozen=True, eq=False, repr=False)
class Pot(ByFields):
    """The sum that one night kept back under this name, and the sum it added to its prize pool from it."""

    name: str
    kept: int
    added: int


@dataclass(frozen=True, eq=False, repr=False)
class OpenAccount(ByFields):
    """A person who owes the till of a night, or whom it owes; ``player`` is the id in that night."""

    player: int
    name: str
    number: str
    owes: int
    due: int


@dataclass(frozen=True, eq=False, repr=False)
class NightMoney(ByFields):
    """The money of a night, in its smallest unit. ``at`` is when it began, ``night`` which night it is, the
    same in every copy made since then; ``written`` (ms) tells which of these goes on."""

    path: Path
    title: str
    at: int
    night: str
    written: int
    currency: Currency
    pots: tuple[Pot, ...]
    open: tuple[OpenAccount, ...]


OpenThere = tuple[NightMoney, OpenAccount]


@dataclass(frozen=True, eq=False, repr=False)
class Balance(ByFields):
    """The sum that is left of a pot, and how many nights took part."""

    name: str
    amount: int
    nights: int


def night_id(history: Sequence[Action], began: int | None) -> str:
    """Return which night it is: files prepared from one another are other nights once play has begun, and a
    copy made later, or a backup that was restored, is the same."""
    return f"{tournament_id(history)} {began}"


def money_of(t: Tournament, history: Sequence[Action], began: int, path: Path, now: int) -> NightMoney:
    """Return the money of a night as it stands. One that nobody has entered has none: it is only prepared."""
    played = bool(t.people.entries)
    return NightMoney(
        path,
        str(t.setting("title") or path.stem),
        began,
        night_id(history, began),
        history[-1].written,
        t.currency,
        tuple(_pots(t)) if played and not t.word.cancelled else (),
        tuple(_open(t, now)) if kept(t) else (),
    )


def _pots(t: Tournament) -> Iterable[Pot]:
    found: dict[str, Pot] = {}
    for link, by in t.money.steps():
        if link.kind == "guarantee":
            continue
        before = found.get(same(link.name), Pot(link.name, 0, 0))
        found[same(link.name)] = Pot(link.name, before.kept + max(0, -by), before.added + max(0, by))
    return found.values()


def _open(t: Tournament, now: int) -> Iterable[OpenAccount]:
    for x in till(t, now).accounts:
        player, due = t.people.players[x.player], x.to_pay + x.to_refund
        if x.to_collect or due:
            yield OpenAccount(x.player, player.name, player.number, x.to_collect, due)


def each_once(nights: Iterable[NightMoney], without: Collection[str] = ()) -> list[NightMoney]:
    """Return the nights, the latest first: of the copies of one the one that was written in last."""
    found: dict[str, NightMoney] = {}
    for night in nights:
        there = found.get(night.night)
        if night.night not in without and (there is None or there.written < night.written):
            found[night.night] = night
    return sorted(found.values(), key=lambda x: (x.at, x.written), reverse=True)


def balances(nights: Iterable[NightMoney], currency: Currency) -> list[Balance]:
    """Return the balance of every pot that a night has kept something for, by name. Pots in another currency
    are others; amounts are in the smallest unit of this one, and what is finer is let go."""
    found: dict[str, list[tuple[Pot, int]]] = {}
    for night in nights:
        if same(night.currency.sign) == same(currency.sign):
            for pot in night.pots:
                found.setdefault(same(pot.name), []).append((pot, 10 ** (_FINE - night.currency.decimals)))
    unit = 10 ** (_FINE - currency.decimals)
    return [
        Balance(pots[0][0].name, sum((x.kept - x.added) * each for x, each in pots) // unit, len(pots))
        for _, pots in sorted(found.items())
        if any(x.kept for x, _ in pots)
    ]


def pot_of_night(night: NightMoney, name: str, currency: Currency) -> Pot | None:
    """Return what the night kept for this pot and added from it, in the smallest unit of its own currency, or
    of this one where that has more decimals; None: nothing, or in another currency."""
    if same(night.currency.sign) != same(currency.sign):
        return None
    finer = 10 ** max(0, currency.decimals - night.currency.decimals)
    pots = (x for x in night.pots if same(x.name) == same(name))
    return next((Pot(x.name, x.kept * finer, x.added * finer) for x in pots), None)


def pot_of(found: Iterable[Balance], name: str) -> Balance | None:
    """Return the balance of the pot of this name; None: no night has kept anything for it."""
    return next((x for x in found if same(x.name) == same(clean(name))), None)


class StillOpen:
    """The open accounts of these nights, found by person: a till has hundreds of accounts, and a club as many
    nights."""

    def __init__(self, nights: Iterable[NightMoney] = ()) -> None:
        self._by: dict[tuple[str, str], list[OpenThere]] = {}
        for night in nights:
            for x in night.open:
                for key in filter(itemgetter(1), (("name", same(x.name)), ("number", same(x.number)))):
                    self._by.setdefault(key, []).append((night, x))

    def of(self, name: str, number: str) -> list[OpenThere]:
        """Return what is open for this person, the latest first: with the same club number, or of the same
        name where one of the two has no number."""
        named = [x for x in self._by.get(("name", same(name)), ()) if not (number and x[1].number)]
        numbered = self._by.get(("number", same(number)), []) if number else []
        return sorted([*named, *numbered], key=lambda x: x[0].at, reverse=True)
