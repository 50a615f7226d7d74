"""``main.py pots FOLDER``: what is left of the money that the nights in a folder kept back, by its name."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from core.keeping.other_nights import NightMoney, balances, each_once, pot_of_night
from core.say.names import same
from core.tournament.settings import Currency
from gui.desk import arguments
from gui.desk.headless_report import err, out
from gui.program.earlier_nights import read_money
from gui.program.wiring import real
from gui.words import prizes as say
from gui.words.tr import COMMANDS

if TYPE_CHECKING:
    from core.keeping.storage import Store
    from gui.program.wiring import Wiring

CONTRACT = 1
OK, NOT_ALL = 0, 1


@COMMANDS.speaking()
def run(args: list[str], store: Store, wiring: Wiring | None = None) -> int:
    """Print the balances. Return 1 if a night could not be read: what it kept or added is missing."""
    asked, wiring = arguments.pots(args), wiring or real(store)
    read = {
        path: read_money(store, path, wiring.wall())
        for path in sorted(Path(asked.folder).glob(f"*{arguments.ENDING}"))
    }
    nights = each_once(x for x in read.values() if x is not None)
    unread = [path.name for path, x in read.items() if x is None]
    found = [(currency, balances(nights, currency)) for currency in _currencies(nights)]
    if asked.json:
        told = {
            "contract": CONTRACT,
            "pots": [
                {
                    "name": x.name, "currency": currency.sign, "decimals": currency.decimals,
                    "amount": x.amount, "nights": _nights(nights, x.name, currency),
                }
                for currency, pots in found
                for x in pots
            ],
            "unread": unread,
        }  # fmt: skip
        out(json.dumps(told, ensure_ascii=False, indent=1))
    else:
        for currency, pots in found:
            for x in pots:
                out(say.balance(x, currency))
        if not any(pots for _, pots in found):
            out(say.nothing_kept())
        if unread:
            err(say.unread(unread))
    return NOT_ALL if unread else OK


def _currencies(nights: list[NightMoney]) -> list[Currency]:
    """Return each currency once, with the most decimals that a night has in it."""
    found: dict[str, Currency] = {}
    for sign, decimals in (night.currency for night in nights):
        before = found.get(same(sign), Currency(sign, 0))
        found[same(sign)] = Currency(before.sign, max(before.decimals, decimals))
    return [found[sign] for sign in sorted(found)]


def _nights(nights: list[NightMoney], name: str, currency: Currency) -> list[dict[str, Any]]:
    """Return what each night kept for the pot and added from it, the first first; in the smallest unit of the
    pot."""
    found = []
    for night in reversed(nights):
        pot = pot_of_night(night, name, currency)
        if pot is not None:
            found.append(
                {"file": night.path.name, "title": night.title, "kept": pot.kept, "added": pot.added}
            )
    return found
