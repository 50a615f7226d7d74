"""Convert a recorded night to lines of the text form (``core/text/script.py``), as a director would have
entered them.

The nights know seats at busts only, so nobody is seated: there is no draw in them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import datetime, timedelta, timezone
from typing import Any, NamedTuple

from core.money.prizes import Share, Split, prizes
from core.text.script_words import quote
from tests.nights.clocks import clock_acts
from tests.nights.data import Night

ZONE = timezone(timedelta(hours=1))
SET_UP_BEFORE = timedelta(hours=1)
POT = "The club"


class _Timed(NamedTuple):
    """Events of one second are kept in this order: the clock, busts, entries."""

    second: int
    turn: int
    text: str


def began(night: Night) -> datetime:
    """Return when the clock was started: the date is in the file's name, the hour is unknown."""
    match = re.search(r"(20\d\d)(\d\d)(\d\d)", night["file"])
    year, month, day = (int(x) for x in match.groups()) if match else (2000, 1, 1)
    return datetime(year, month, day, 18, tzinfo=ZONE)


def lines(night: Night) -> list[str]:
    """Return the whole night, every line with its full time."""
    start = began(night)
    happened = [*_busts(night), *_entries(night), *_add_ons(night)]
    last = max((x.second for x in happened), default=0)
    timed = sorted([*_clock(night, last), *happened], key=lambda x: (x.second, x.turn))
    opened = start + timedelta(seconds=min(0, timed[0].second)) - SET_UP_BEFORE
    setup = [f"{opened.isoformat()} {text}" for text in _set_up(night)]
    return setup + [f"{(start + timedelta(seconds=x.second)).isoformat()} {x.text}" for x in timed]


def _set_up(night: Night) -> Iterator[str]:
    yield f"set title {quote(night['title'])}"
    first = night["players"][0]["entries"][0]
    yield f"price entry {first['amount']} fee {first['rake']} chips {first['chips']}"
    limits = f"until {night['rebuy_last_round']} most {night['rebuy_max_per_player']}"
    for kind in ("reentry", "rebuy"):
        yield f"price {kind} {first['amount']} fee 0 chips {first['chips']} {limits}"
    if night["add_ons"]:
        _, _, paid, fee, chips = night["add_ons"][0]
        yield f"price addon {paid} fee {fee} chips {chips}"
    if night["prizes"]:
        yield f"set rounding {night['prize_round_to']}"
        yield f"prizes {' '.join(map(_share, night['prizes']))}"
    moved = moved_pool(night) or 0
    if moved:
        yield f'pool add "{POT}" {moved}' if moved > 0 else f'pool keep "{POT}" {-moved}'
    for row in night["structure"]:
        yield _row(row)
    for number, size in enumerate(night["tables"], 1):
        yield f"open table {number} seats {size}"


def shares(night: Night) -> tuple[Share, ...]:
    """Return the shares as they were set in TD3."""
    unit = {"percent": 100, "amount": 1}
    entered = ((x["amount_type"], x["configured"]) for x in night["prizes"])
    return tuple((kind, round(value * unit[kind])) for kind, value in entered)


def in_pool(night: Night) -> int:
    """Return what was taken for the prizes."""
    bought = [(e["amount"], e["rake"]) for player in night["players"] for e in player["entries"]]
    bought += [(paid, fee) for _, _, paid, fee, _ in night["add_ons"]]
    return sum(max(0, paid - fee) for paid, fee in bought)


def moved_pool(night: Night) -> int | None:
    """Return what the club must have added to the pool (kept back: negative), which no file says: what was
    paid less what was taken, if a pool of what was paid gives the recorded prizes; None if it does not (TD3
    can pay more than the pool)."""
    recorded: list[int] = [x["paid"] for x in night["prizes"]]
    if not recorded:
        return 0
    paid = sum(recorded)
    split = Split(paid, shares(night), len(night["players"]), night["prize_round_to"])
    if prizes(split) != [x for x in recorded if x]:
        return None
    return paid - in_pool(night)


def _share(prize: dict[str, Any]) -> str:
    return f"{prize['configured']}%" if prize["amount_type"] == "percent" else str(prize["configured"])


def _row(row: dict[str, Any]) -> str:
    if "break" in row:
        return f"add break length {row['break']}"
    line = f"add level blinds {row['sb']}/{row['bb']} length {row['min']}"
    if row["ante"]:
        line += f" ante {row['ante']} paid-by {payer(row)}"
    return line


def payer(row: dict[str, Any]) -> str:
    """Return the payer of an ante: if it is as large as a blind, one player pays for all."""
    return "bb" if row["ante"] >= row["sb"] else "each"


def _clock(night: Night, last: int) -> Iterator[_Timed]:
    """Yield the changes of the clock up to the night's ``last`` second."""
    yield _Timed(0, 0, "start")
    yield from (_Timed(second, 0, text) for second, text in clock_acts(night) if second <= last)


def _busts(night: Night) -> Iterator[_Timed]:
    for player in night["players"]:
        for entry in player["entries"]:
            if "bust" in entry:
                by = "".join(f" {quote(winner)}" for winner in entry["bust"]["by"])
                text = f"eliminate {quote(player['p'])}" + (f" by{by}" if by else "")
                yield _Timed(entry["bust"]["t"], 1, text)


def _entries(night: Night) -> Iterator[_Timed]:
    for player in night["players"]:
        before: dict[str, Any] | None = None
        for entry in player["entries"]:
            verb = "register" if before is None else "reenter" if "bust" in before else "rebuy"
            text = (
                f"{verb} {quote(player['p'])}"
                f" chips {entry['chips']} pay {entry['amount']} fee {entry['rake']}"
            )
            if before is not None and entry["round"] > night["rebuy_last_round"]:
                text += ' override "sold all the same"'
            yield _Timed(entry["t"], 2, text)
            before = entry


def _add_ons(night: Night) -> Iterator[_Timed]:
    for second, name, paid, fee, chips in night["add_ons"]:
        yield _Timed(second, 3, f"addon {quote(name)} chips {chips} pay {paid} fee {fee}")
