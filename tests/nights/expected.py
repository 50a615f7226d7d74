"""What a recorded night must come to, computed from its file alone: nothing of Riffle is used here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tests.nights.data import Night


@dataclass(frozen=True, slots=True)
class Out:
    """A bust and how it stood after it. ``check``: its level had no part in deriving the pauses;
    ``possible``: a clock that is only paused can have shown that level, going by what was used."""

    second: int
    player: str
    by: tuple[str, ...]
    level: int
    check: bool
    possible: bool
    entries: int
    left: int
    chips: int


@dataclass(frozen=True, slots=True)
class Stay:
    """From a buy-in to the bust, re-buys included."""

    player: str
    nth: int
    chips: int
    paid: int
    fee: int
    purchases: int


@dataclass(frozen=True, slots=True)
class Expected:
    busts: tuple[Out, ...]
    stays: tuple[Stay, ...]
    levels_at_entries: tuple[tuple[int, str, int], ...]
    ranks: dict[str, int]
    gross: int
    rake: int
    chips: int
    sheet: tuple[tuple[int, int, int, int], ...]


def expected(night: Night) -> Expected:
    bought = [(e["t"], p["p"], e) for p in night["players"] for e in p["entries"]]
    return Expected(
        tuple(_busts(night)),
        tuple(stay for player in night["players"] for stay in _stays(player)),
        tuple(sorted((t, name, e["round"]) for t, name, e in bought if t >= 0)),
        {p["p"]: p["rank"] for p in night["players"]},
        night["gross"],
        night["rake_total"],
        sum(e["chips"] for _, _, e in bought),
        tuple(
            (0, 0, 0, row["break"]) if "break" in row else (row["sb"], row["bb"], row["ante"], row["min"])
            for row in night["structure"]
        ),
    )


def _stays(player: dict[str, Any]) -> list[Stay]:
    groups: list[list[dict[str, Any]]] = [[]]
    for entry in player["entries"]:
        if groups[-1] and "bust" in groups[-1][-1]:
            groups.append([])
        groups[-1].append(entry)
    return [
        Stay(
            player["p"],
            nth,
            sum(e["chips"] for e in group),
            sum(e["amount"] for e in group),
            sum(e["rake"] for e in group),
            len(group),
        )
        for nth, group in enumerate(groups, 1)
    ]


def _busts(night: Night) -> list[Out]:
    bought = [(e["t"], p["p"], e["chips"]) for p in night["players"] for e in p["entries"]]
    went = [(e["bust"], p["p"]) for p in night["players"] for e in p["entries"] if "bust" in e]
    went.sort(key=lambda x: int(x[0]["t"]))  # stable: within one second as the file lists them
    starts = [
        (entry["t"], entry is player["entries"][0] or "bust" in player["entries"][i - 1])
        for player in night["players"]
        for i, entry in enumerate(player["entries"])
    ]
    used = [(e["t"], e["round"]) for p in night["players"] for e in p["entries"] if e["t"] >= 0]
    used += [(bust["t"], bust["round"]) for bust, _ in went[::2]]
    spans = _spans(night)
    found = []
    for i, (bust, name) in enumerate(went):
        second, level = bust["t"], bust["round"]
        entries = sum(1 for t, new in starts if new and t < second)
        found.append(
            Out(
                second,
                name,
                tuple(sorted(bust["by"])),
                level,
                i % 2 == 1,
                _possible(spans, used, second, level),
                entries,
                entries - (i + 1),
                sum(chips for t, _, chips in bought if t < second),
            )
        )
    return found


def _spans(night: Night) -> dict[int, tuple[int, int]]:
    """The seconds of play in which each level is shown, the break after it included."""
    spans: dict[int, tuple[int, int]] = {}
    at = level = 0
    for row in night["structure"]:
        length = round(row.get("min", row.get("break")) * 60)
        level += "break" not in row
        spans[level] = (spans.get(level, (at, 0))[0], at + length)
        at += length
    spans[level] = (spans[level][0], 10**9)
    return spans


def _possible(
    spans: dict[int, tuple[int, int]], used: list[tuple[int, int]], second: int, level: int
) -> bool:
    """The clock never runs back and never faster than the wall. Holding this between every two of the
    times is enough: a clock can then be drawn through all of them."""
    first, end = spans[level]
    if first > second:
        return False
    for then, other in used:
        begins, ends = spans[other]
        if then <= second and (other > level or first - (ends - 1) > second - then):
            return False
        if then >= second and (other < level or begins - (end - 1) > then - second):
            return False
    return True
