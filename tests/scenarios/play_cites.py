"""What the lines of the play nights must cite, by rulebook, literally; what is refused and overruled there.

A line carries every text named for its kind. An empty clause: the source has none, and none is invented.
"""

from __future__ import annotations

from core import acts
from core.acts import Act

# What every night has, and what only some books have.
ALWAYS: set[type[Act]] = {
    acts.SetChips, acts.Race, acts.ColourUp, acts.ExchangeGone, acts.AdjustChips, acts.HandForHand,
    acts.HandPlayed, acts.CallClock, acts.EndClockCall, acts.SameTime, acts.Misdeal, acts.Penalise,
    acts.EndPenalty, acts.Disqualify, acts.TakeBack, acts.Eliminate,
}  # fmt: skip
KINDS: dict[str, set[type[Act]]] = {
    "svepof-2006": {acts.MarkDuty}, "cpc-2023": {acts.TallyHands},
    "tda-nl": set(), "tda-2024": {acts.TallyHands},
}  # fmt: skip
# The books that round a race to the nearest new chip.
NEAREST = {"cpc-2023", "tda-nl", "tda-2024"}

CITED: dict[str, dict[type[Act], tuple[str, ...]]] = {
    "svepof-2006": {},
    "cpc-2023": {},
    "tda-nl": {},
    "tda-2024": {},
}
# What is refused in the nights, in their order, and the clause that is told with it.
REFUSED: dict[str, list[tuple[type[Act], str]]] = {
    "svepof-2006": [],
    "cpc-2023": [],
    "tda-nl": [],
    "tda-2024": [],
}
# The overrides, with the clauses they depart from.
OVERRIDES: dict[str, list[tuple[type[Act], tuple[str, ...]]]] = {
    "svepof-2006": [],
    "cpc-2023": [],
    "tda-nl": [],
    "tda-2024": [],
}
