"""The lines of RULES about team poker."""

from __future__ import annotations

from collections.abc import Mapping

LINES: Mapping[str, str] = {
    "B7": "one stack of a team per table",
    "K1": "a team, its captain and its stacks",
    "K2": "talk breaks, swaps, transfers",
    "K3": "time-outs, with a card and without",
    "K4": "the third stack when two tables are left",
    "K5": "a team with fewer players than stacks",
    "K6": "the last table",
    "K7": "a team's place, and conduct",
    "K8": "what the source does not say of transfers and time-outs",
}
