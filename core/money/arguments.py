"""The arguments of ``main.py payouts`` and ``main.py deal``, read with the standard library alone."""

import argparse

from core.say.command_line import Parser, number, one_of, parser, whole

_NOTE = (
    "Amounts are in the currency, with a point: 10.50. The words and the JSON are in assets/money-json.md."
)


def payouts(arguments: list[str]) -> argparse.Namespace:
    """Read the arguments of the command ``payouts``."""
    reader = parser(
        "payouts",
        "Compute the prize of each place of a pool.",
        'payouts --entries 30 --pool 9000 --prizes "50% 30% 20%"',
        "payouts --entries 46 --pool 17100 --places 10% --prizes grid",
        note=_NOTE,
    )
    reader.add_argument("--entries", type=whole, metavar="N", help="entries, re-entries included")
    reader.add_argument("--people", type=whole, metavar="N", help="people who entered (as many as entries)")
    reader.add_argument("--pool", metavar="A", help="the prize pool")
    reader.add_argument("--buy-in", metavar="A", default="0", help="what an entry pays into the pool")
    reader.add_argument("--places", metavar="WORDS", default="", help="places paid (one a share)")
    reader.add_argument("--prizes", metavar="WORDS", help="per cents, amounts, grid, smooth or tickets")
    reader.add_argument("--fix", metavar="WORDS", action="append", help='a place by hand: "7 900"')
    reader.add_argument(
        "--rounded",
        type=one_of(("nearest", "down")),
        default="nearest",
        metavar="HOW",
        help="nearest or down",
    )
    reader.add_argument(
        "--remainder", type=whole, default=1, metavar="PLACE", help="place that gets what rounding leaves (1)"
    )
    reader.add_argument(
        "--unshared",
        type=one_of(("place", "house", "refuse")),
        default="place",
        metavar="WHO",
        help="place, house or refuse, for money in no place's share (place)",
    )
    _common(reader)
    options = reader.read(arguments)
    if None in (options.entries, options.pool, options.prizes):
        reader.refuse("Name --entries, --pool and --prizes.")
    return options


def deal(arguments: list[str]) -> argparse.Namespace:
    """Read the arguments of the command ``deal``."""
    reader = parser(
        "deal",
        "Compute a deal: the prizes of all who are left, shared.",
        "deal --by icm --stacks 6120 3960 --prizes 4800 3600 --keep 10%",
        "deal --by custom --amounts 4200 4200 --prizes 4800 3600",
        note=_NOTE,
    )
    ways = ("icm", "chips", "even", "custom")
    reader.add_argument("--by", type=one_of(ways), metavar="WAY", help="icm, chips, even or custom")
    reader.add_argument("--stacks", nargs="+", metavar="N", default=[], help="stack of each player")
    reader.add_argument("--prizes", nargs="+", metavar="A", help="prizes of the places left, the first first")
    reader.add_argument(
        "--keep", metavar="A", default="0", help="kept for the winner: an amount or a per cent"
    )
    reader.add_argument(
        "--amounts", nargs="+", metavar="A", default=[], help="what each player gets (custom)"
    )
    _common(reader)
    options = reader.read(arguments)
    if None in (options.by, options.prizes):
        reader.refuse("Name --by and --prizes, and the stack of each player with --stacks.")
    if bool(options.amounts) != (options.by == "custom"):
        reader.refuse("--by custom needs the --amounts, and no other deal has any.")
    return options


def _common(reader: Parser) -> None:
    reader.add_argument("--unit", metavar="A", help="amounts are rounded to multiples of it (the smallest)")
    reader.add_argument(
        "--decimals", type=number(int, 0, 2), default=0, metavar="D", help="decimals of the currency (0)"
    )
    reader.add_argument("--json", action="store_true", help="print JSON")
