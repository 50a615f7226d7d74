"""Work out the till again from the lines: what each owes, and what each method holds. Imports nothing of
Riffle."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from typing import Any

from tests.checker.night import Night

PURCHASES = {"collected": 1, "set_off": 1, "refunded": -1}
PRIZES = {"paid": 1, "set_off": 1, "returned": -1}
DRAWER = {"collected": 1, "returned": 1, "in": 1, "refunded": -1, "paid": -1, "out": -1}


def differences(
    night: Night,
    state: dict[str, Any],
    bounties: Mapping[int, int],
    prizes: Mapping[int, int],
    final: Collection[int],
) -> Iterator[str]:
    """Yield where the till that is said is not the one by the lines, with these bounties and prizes of the
    players; prizes that are not final can still change."""
    theirs = state["till"]
    if (theirs is None) == night.till_kept:
        yield f"a till is kept: {night.till_kept}, and it says {theirs}"
    if theirs is None or not night.till_kept:
        return
    yield from _methods(night, theirs)
    yield from _accounts(night, theirs, bounties, prizes, final)


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


def _accounts(
    night: Night,
    theirs: dict[str, Any],
    bounties: Mapping[int, int],
    prizes: Mapping[int, int],
    final: Collection[int],
) -> Iterator[str]:
    """Yield the accounts that differ. What was paid of a prize before it was final is won all the same."""
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
        heads, prize = bounties.get(player, 0), prizes.get(player, 0)
        won = heads + (prize if player in final else min(prize, max(0, had - heads)))
        if night.cancelled:
            won = had
        ours = (max(0, due), max(0, -due), won, had, max(0, won - had), max(0, had - won))
        said = tuple(row[x] for x in ("owes", "to_refund", "won", "paid_out", "to_pay", "to_return"))
        if ours != said:
            yield f"account of {row['name']}: {said} said, {ours} by the lines"
        if sum(x["amount"] for x in row["open"]) != row["owes"]:
            yield f"{row['name']} owes {row['owes']}, and {row['open']} is open"
    left = [x for x in (*bought.values(), *collected.values(), *paid.values()) if x]
    if left:
        yield f"accounts are missing: {left}"
