"""Work out the till again from the lines: what each owes, and what each method holds. Imports nothing of
Riffle."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from tests.checker.night import Night

PURCHASES = {"collected": 1, "set_off": 1, "refunded": -1}
PRIZES = {"paid": 1, "set_off": 1, "returned": -1}
DRAWER = {"collected": 1, "returned": 1, "in": 1, "refunded": -1, "paid": -1, "out": -1}


def differences(night: Night, state: dict[str, Any]) -> Iterator[str]:
    """Yield where the till that is said is not the one by the lines."""
    theirs = state["till"]
    if (theirs is None) == night.till_kept:
        yield f"a till is kept: {night.till_kept}, and it says {theirs}"
    if theirs is None or not night.till_kept:
        return
    yield from _methods(night, theirs)
    yield from _accounts(night, theirs)


def _methods(night: Night, theirs: dict[str, Any]) -> Iterator[str]:
    ours: Counter[str] = Counter()
    floats: dict[str, int] = {}
    counts: dict[str, tuple[int, int]] = {}
    for x in night.till:
        method = x["method"].casefold()
        if x["kind"] == "float":
            floats = {method: x["amount"]}
        elif x["kind"] == "counted":
            counts[method] = x["amount"], x["amount"] - ours[method] - floats.get(method, 0)
        else:
            ours[method] += DRAWER.get(x["kind"], 0) * x["amount"]
    for row in theirs["methods"]:
        method = row["method"].casefold()
        there = ours.pop(method, 0) + floats.get(method, 0)
        if row["in_till"] != there:
            yield f"{row['method']}: {row['in_till']} said, {there} by the lines"
        if counts.get(method, (None, None)) != (row["counted"], row["difference"]):
            yield f"{row['method']}: counted {row['counted']} said, {counts.get(method)} by the lines"
    if any(ours.values()):
        yield f"methods are missing: {ours}"
    if theirs["in_till"] != sum(row["in_till"] for row in theirs["methods"]):
        yield "the till is not the sum of its methods"


def _accounts(night: Night, theirs: dict[str, Any]) -> Iterator[str]:
    bought: Counter[int] = Counter()
    collected: Counter[int] = Counter()
    paid: Counter[int] = Counter()
    off: Counter[int] = Counter()
    for entry in night.entries.values():
        bought[entry.player] += entry.paid
    for x in night.till:
        player = night.entries[x["entry"]].player if x["entry"] else x["player"]
        collected[player] += PURCHASES.get(x["kind"], 0) * x["amount"]
        paid[player] += PRIZES.get(x["kind"], 0) * x["amount"]
        off[player] += x["amount"] if x["kind"] == "set_off" else 0
    # a cancelled tournament gives back what came in, and asks for no more
    bought = off if night.cancelled else bought
    for row in theirs["accounts"]:
        player = row["player"]
        due = bought.pop(player, 0) - collected.pop(player, 0)
        had = paid.pop(player, 0)
        ours = (max(0, due), max(0, -due), had, max(0, row["won"] - had), max(0, had - row["won"]))
        said = tuple(row[x] for x in ("owes", "to_refund", "paid_out", "to_pay", "to_return"))
        if ours != said:
            yield f"account of {row['name']}: {said} said, {ours} by the lines"
        if sum(x["amount"] for x in row["open"]) != row["owes"]:
            yield f"{row['name']} owes {row['owes']}, and {row['open']} is open"
    left = [x for x in (*bought.values(), *collected.values(), *paid.values()) if x]
    if left:
        yield f"accounts are missing: {left}"
