"""Work out again whether somebody may still come in, so that places can change. Imports nothing of Riffle."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from tests.checker.night import Night

_COMES_IN = ("entry", "reentry", "rebuy")


def may_come_in(night: Night, now: int, reading: tuple[int, int] | None) -> bool:
    """Return whether somebody may enter, re-enter or re-buy, or an alternate waits. Nobody waits for what has
    no last level and no time. ``reading``: the row of the clock, None before it begins."""
    level = 0 if reading is None else sum(not x["pause"] for x in night.levels[: reading[0] + 1])
    if night.late is not None and level <= night.late and _says(night, "late") == "until_level":
        return True
    blinded = _says(night, "absent") == "blinded"
    waiting = (e for e in night.entries.values() if e.alternate and e.seat is None and not e.out)
    if any(blinded or not e.absent for e in waiting):
        return True
    prices = [*night.usual.values(), *night.named.values()]
    return any(_open(x, now, level) for x in prices if x["kind"] in _COMES_IN)


def _open(price: dict[str, Any], now: int, level: int) -> bool:
    """Return whether the price is sold until a level or a time that is not over."""
    sells = price["kind"] == "entry" or price["paid"] or price["fee"] or price["chips"]
    ends = price.get("until_time")
    if ends is not None:
        return bool(sells) and now <= ends
    return bool(sells) and price["until"] is not None and level <= price["until"]


def _says(night: Night, name: str) -> str:
    """Return what the rulebook says of entering: its method, else the book, else its parents."""
    texts, option = night.book
    books = [_read(x) for x in texts] or [_plain()]
    own: dict[str, Any] = books[-1].get("option", {}).get(option, {})
    said = [x["entering"][name]["value"] for x in (*books, own) if name in x.get("entering", {})]
    return str(said[-1])


@cache
def _read(text: str) -> dict[str, Any]:
    return tomllib.loads(text)


@cache
def _plain() -> dict[str, Any]:
    path = Path(__file__).parents[2].joinpath("assets", "rulebooks", "plain.toml")
    return tomllib.loads(path.read_text("utf-8"))
