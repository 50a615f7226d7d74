"""``payouts`` and ``deal`` without a tournament, as text or as JSON (``assets/money-json.md``)."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from io import TextIOWrapper
from typing import Any

from core.money import arguments as read
from core.money import deals, scheme
from core.money.amounts import percent_of, scaled
from core.money.refusing import RefusedMoney
from core.money.writing import shown

CONTRACT = 1
OK, REFUSED = 0, 1
Json = dict[str, Any]
_WARNINGS = {
    "more_than_first": "Player {player} gets {amount}, more than first prize, {limit}.",
    "less_than_next": "Player {player} gets {amount}, less than the next place, {limit}.",
}


def run_payouts(arguments: list[str]) -> int:
    """Print the prizes. Return 1 if they are refused."""
    return _run(read.payouts(arguments), _payouts, _payout_lines)


def run_deal(arguments: list[str]) -> int:
    """Print the deal. Return 1 if it is refused."""
    return _run(read.deal(arguments), _deal, _deal_lines)


def _run(
    options: argparse.Namespace,
    told: Callable[[argparse.Namespace], Json],
    lines: Callable[[Json, int], Sequence[str]],
) -> int:
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8")
    try:
        found = {"contract": CONTRACT, "decimals": options.decimals, **told(options), "refused": None}
    except RefusedMoney as refused:
        words = refused.words(options.decimals)
        if options.json:
            bad = {"code": refused.code, "words": words, **refused.amounts}
            print(_dumped({"contract": CONTRACT, "decimals": options.decimals, "refused": bad}))
        else:
            print(f"{words} ({refused.code})", file=sys.stderr)
        return REFUSED
    print(_dumped(found) if options.json else "\n".join(lines(found, options.decimals)))
    return OK


def _dumped(told: Json) -> str:
    return json.dumps(told, ensure_ascii=False, indent=1)


def _unit(options: argparse.Namespace) -> int:
    return 1 if options.unit is None else scaled(options.unit, options.decimals, "--unit")


def _split(words: Sequence[str]) -> list[str]:
    """Return the items of a list with spaces or commas."""
    return " ".join(words).replace(",", " ").split()


def _payouts(options: argparse.Namespace) -> Json:
    entries = options.entries
    people = entries if options.people is None else options.people
    field = scheme.Field(
        entries,
        people,
        scaled(options.pool, options.decimals, "--pool"),
        scaled(options.buy_in, options.decimals, "--buy-in"),
        options.decimals,
    )
    rounded = scheme.Rounded(_unit(options), options.rounded == "down", options.remainder, options.unshared)
    by_hand = [_fixed(words, options.decimals) for words in options.fix or ()]
    found = scheme.payouts(field, options.places, options.prizes, rounded, by_hand)
    tickets = scheme.tickets_of(options.prizes, field)
    return {
        "entries": entries,
        "people": people,
        "pool": field.pool,
        "paid_places": len(found.prizes),
        "amounts": found.prizes,
        "house": found.house,
        "tickets": 0 if tickets is None else tickets.count,
    }


def _fixed(words: str, decimals: int) -> tuple[int, int]:
    place, *amount = words.split() or [""]
    if len(amount) != 1:
        raise RefusedMoney("not_fixed", 'A place by hand is written "7 900": the place, then its prize.')
    return scaled(place, 0, "a place"), scaled(amount[0], decimals, "a prize by hand")


def _deal(options: argparse.Namespace) -> Json:
    prizes = [scaled(x, options.decimals, "--prizes") for x in _split(options.prizes)]
    stacks = [scaled(x, 0, "--stacks") for x in _split(options.stacks)]
    custom = [scaled(x, options.decimals, "--amounts") for x in _split(options.amounts)]
    kept = _kept(options.keep, prizes, options.decimals)
    terms = deals.Terms(
        options.by, prizes, stacks, of=len(prizes), kept=kept, unit=_unit(options), custom=custom
    )
    found = deals.deal(terms)
    return {
        "by": options.by,
        "open": sum(prizes),
        "to_share": found.to_share,
        "kept": found.kept,
        "stacks": stacks,
        "exact": found.exact,
        "amounts": found.amounts,
        "warnings": [
            {
                "code": x.code,
                "player": x.player,
                "amount": x.amount,
                "limit": x.limit,
                "words": _WARNINGS[x.code].format(
                    player=x.player,
                    amount=shown(x.amount, options.decimals),
                    limit=shown(x.limit, options.decimals),
                ),
            }
            for x in found.warnings
        ],
    }


def _kept(words: str, prizes: Sequence[int], decimals: int) -> int:
    per_cent = percent_of(words, "--keep")
    if per_cent is not None:
        return deals.kept_of(prizes, per_cent)
    return scaled(words, decimals, "--keep")


def _payout_lines(told: Json, decimals: int) -> list[str]:
    lines = [f"{place:>5}  {shown(x, decimals):>12}" for place, x in enumerate(told["amounts"], 1)]
    house = [f"house  {shown(told['house'], decimals):>12}"] if told["house"] else []
    return [*lines, *house, f" pool  {shown(told['pool'], decimals):>12}"]


def _deal_lines(told: Json, decimals: int) -> list[str]:
    to_share, kept = shown(told["to_share"], decimals), shown(told["kept"], decimals)
    pairs = zip(told["amounts"], told["exact"], strict=True)
    rows = [
        f"player {i:<3} {shown(amount, decimals):>12}   exact {exact / 10**decimals:.{decimals + 2}f}"
        for i, (amount, exact) in enumerate(pairs, 1)
    ]
    return [
        f"to share {to_share}, kept for the winner {kept}",
        *rows,
        *(x["words"] for x in told["warnings"]),
    ]
