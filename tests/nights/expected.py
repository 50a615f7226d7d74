"""The expected results of a recorded night, computed from its file alone: nothing of Riffle is used here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tests.nights.data import Night


@dataclass(frozen=True, slots=True)
class Out:
    """A bust and the standings after it."""

    second: int
    player: str
    by: tuple[str, ...]
    level: int
    entries: int
    left: int
    chips: int


@dataclass(frozen=True, slots=True)
class Stay:
    """From a buy-in to the bust, re-buys and add-ons included."""

    player: str
    nth: int
    chips: int
    paid: int
    fee: int
    purchases: int


@dataclass(frozen=True, slots=True)
class Expected:
    """``ranks`` of all placed players, ``prizes`` of all paid ones, of the ``pool``."""

    busts: tuple[Out, ...]
    stays: tuple[Stay, ...]
    levels_at_entries: tuple[tuple[int, str, int], ...]
    ranks: dict[str, int]
    gross: int
    rake: int
    chips: int
    sheet: tuple[tuple[int, int, int, int], ...]
    prizes: dict[str, int]
    pool: int

    @property
    def paid(self) -> int:
        return sum(self.prizes.values())


@dataclass(frozen=True, slots=True)
class _Purchase:
    """``starts``: the player came in with it."""

    second: int
    player: str
    paid: int
    fee: int
    chips: int
    starts: bool = False


def expected(night: Night) -> Expected:
    bought, entries = _purchases(night), [(p["p"], e) for p in night["players"] for e in p["entries"]]
    return Expected(
        tuple(_busts(night, bought)),
        tuple(stay for player in night["players"] for stay in _stays(night, player)),
        tuple(sorted((e["t"], name, e["round"]) for name, e in entries if e["t"] >= 0)),
        _ranks(night),
        night["gross"] + sum(x[2] for x in night["add_ons"]),
        night["rake_total"] + sum(x[3] for x in night["add_ons"]),
        sum(x.chips for x in bought),
        tuple(
            (0, 0, 0, row["break"]) if "break" in row else (row["sb"], row["bb"], row["ante"], row["min"])
            for row in night["structure"]
        ),
        {name: x["paid"] for x in night["prizes"] if x["paid"] for name in x["to"]},
        sum(max(0, x.paid - x.fee) for x in bought),
    )


def _purchases(night: Night) -> list[_Purchase]:
    purchases = [
        _Purchase(
            e["t"],
            p["p"],
            e["amount"],
            e["rake"],
            e["chips"],
            e is p["entries"][0] or "bust" in p["entries"][i - 1],
        )
        for p in night["players"]
        for i, e in enumerate(p["entries"])
    ]
    return [*purchases, *(_Purchase(*add_on) for add_on in night["add_ons"])]


def _ranks(night: Night) -> dict[str, int]:
    """Return the places of everybody out for good, and of the winner."""
    still_in = [p for p in night["players"] if "bust" not in p["entries"][-1]]
    unplaced = still_in if len(still_in) > 1 else []
    return {p["p"]: p["rank"] for p in night["players"] if p not in unplaced}


def _stays(night: Night, player: dict[str, Any]) -> list[Stay]:
    groups: list[list[dict[str, Any]]] = [[]]
    for entry in player["entries"]:
        if groups[-1] and "bust" in groups[-1][-1]:
            groups.append([])
        groups[-1].append(entry)
    stays = []
    for nth, group in enumerate(groups, 1):
        begins, ends = group[0]["t"], group[-1].get("bust", {}).get("t", float("inf"))
        more = [x for x in night["add_ons"] if x[1] == player["p"] and begins <= x[0] <= ends]
        stays.append(
            Stay(
                player["p"],
                nth,
                sum(e["chips"] for e in group) + sum(x[4] for x in more),
                sum(e["amount"] for e in group) + sum(x[2] for x in more),
                sum(e["rake"] for e in group) + sum(x[3] for x in more),
                len(group) + len(more),
            )
        )
    return stays


def _busts(night: Night, bought: list[_Purchase]) -> list[Out]:
    went = [(e["bust"], p["p"]) for p in night["players"] for e in p["entries"] if "bust" in e]
    went.sort(key=lambda x: int(x[0]["t"]))  # stable: within one second in the file's order
    busts = []
    for i, (bust, name) in enumerate(went):
        second = bust["t"]
        entries = sum(1 for x in bought if x.starts and x.second < second)
        busts.append(
            Out(
                second,
                name,
                tuple(sorted(bust["by"])),
                bust["round"],
                entries,
                entries - (i + 1),
                sum(x.chips for x in bought if x.second < second),
            )
        )
    return busts
