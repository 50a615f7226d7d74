"""The clauses that the lines of the play nights must cite, by rulebook, literally; what is refused and
overruled there.

No clause: the source has none, and none may be invented.
"""

from __future__ import annotations

from core.say import acts
from core.say.acts import Act

# The acts of every night, and those of only some books.
ALWAYS: set[type[Act]] = {
    acts.SetChips, acts.Race, acts.ColourUp, acts.ExchangeGone, acts.AdjustChips, acts.HandForHand,
    acts.HandPlayed, acts.CallClock, acts.EndClockCall, acts.SameTime, acts.Misdeal, acts.Penalise,
    acts.EndPenalty, acts.Disqualify, acts.TakeBack, acts.Eliminate,
}  # fmt: skip
KINDS: dict[str, set[type[Act]]] = {
    "svepof-2006": {acts.MarkDuty}, "cpc-2023": {acts.TallyHands, acts.Halt},
    "tda-nl": {acts.Announce, acts.TallyHands}, "tda-2024": {acts.TallyHands, acts.NextHand},
}  # fmt: skip
# The books that round a race to the nearest new chip.
NEAREST = {"cpc-2023", "tda-nl", "tda-2024"}
# How a clause begins.
CALLED = {"svepof-2006": "SvePoF 2006", "cpc-2023": "CPC 2023", "tda-nl": "TDA-NL", "tda-2024": "TDA 2024"}

# The clauses that every line of a kind cites among its reasons.
CITED: dict[str, dict[type[Act], tuple[str, ...]]] = {
    "svepof-2006": {
        acts.Race: ("§2.16",), acts.CallClock: ("§2.12",), acts.SameTime: ("§2.15",),
        acts.Penalise: ("§1.2",), acts.Disqualify: ("§1.2", "§1.4", "§1"), acts.AdjustChips: (),
        acts.ExchangeGone: (), acts.HandPlayed: (), acts.Misdeal: (),
        acts.TakeBack: (), acts.ColourUp: (), acts.EndPenalty: (),
    },
    "cpc-2023": {
        acts.CallClock: ("Ruf nach der Uhr",), acts.SameTime: (), acts.Penalise: ("Strafmassnahmen",),
        acts.Disqualify: ("Strafmassnahmen", "Disqualifikation"), acts.ExchangeGone: ("Entfernte Nennwerte",),
        acts.ColourUp: ("Entfernte Nennwerte",), acts.Misdeal: ("Misdeal",),
        acts.HandPlayed: (), acts.TakeBack: (), acts.EndPenalty: (), acts.FinalTable: ("Final Table",),
    },
    "tda-nl": {
        acts.Race: ("2",), acts.CallClock: ("5",), acts.SameTime: (), acts.Penalise: ("33",),
        acts.Disqualify: ("33",), acts.AdjustChips: ("24",), acts.ExchangeGone: (),
        acts.HandPlayed: (), acts.Misdeal: (), acts.TakeBack: (), acts.ColourUp: (), acts.EndPenalty: (),
        acts.TallyHands: (),
    },
    "tda-2024": {
        acts.CallClock: ("29",), acts.Penalise: ("71",), acts.Disqualify: ("71",),
        acts.ExchangeGone: ("24C",),
        acts.ColourUp: ("24C",), acts.AdjustChips: (), acts.HandPlayed: ("RP-8",), acts.Misdeal: (),
        acts.TakeBack: (), acts.EndPenalty: (), acts.TallyHands: (), acts.FinalTable: ("RP-9",),
    },
}  # fmt: skip
# The clause told with a reason, wherever part of it is said.
SAID: dict[str, dict[str, str]] = {
    "svepof-2006": {
        "rounded up": "§2.16",
        "Chips are collected from seat 1": "",
        "Cards go out from the left of the button": "§2.16",
        "Each player gets all cards before the next": "§2.16",
        "Nobody wins more than 1 chip": "§2.16",
        "Nobody goes out in a race": "§2.16.1",
        "Chips that were found": "",
        "60 seconds to act, then 10 counted down": "§2.12",
        "did not act in time: the hand is dead": "§2.12",
        "acted as the time ended": "",
        "The larger stack at the start of the hand finishes higher": "§2.15",
        "in one hand at different tables: they share": "§2.15",
        "at the same time: they share": "§2.15",
        "was blinded out": "§2.6",
        "Each hand takes 2 minutes off the level": "",
        "All-in hands are turned up": "§3.2",
        "No cards are dealt to the seat": "§1.3",
        "Blinds and antes are taken from the stack": "§1.3",
        "The hand is dead too": "§1.1",
        "chips leave play. No refund": "§1.4",
        "The penalty is reported to the disciplinary board": "§1",
    },
    "cpc-2023": {
        "Odd chips total 1,200: 2 × 500, rounded to the nearest": "",
        "Chips are collected from seat 1": "Colour Up",
        "Cards go out from the left of the button": "Chip Race",
        "Each player gets all cards before the next": "Chip Race",
        "Nobody wins more than 1 chip": "Colour Up",
        "Nobody goes out in a race": "Colour Up",
        "The structure does not plan this colour-up": "Beliebige Color-Ups",
        "Any found later are exchanged": "Entfernte Nennwerte",
        "Removed: ": "Entfernte Nennwerte",
        "Chips that were found": "Gefundene/verdeckte Chips",
        "60 seconds to act, the last 10 counted down": "Ruf nach der Uhr",
        "fewer seconds than the rulebook's 60": "Ruf nach der Uhr",
        "did not act in time: the hand is dead": "Ruf nach der Uhr",
        "did not act in time and faces no bet: the hand is checked": "Ruf nach der Uhr",
        "acted as the time ended: the action counts": "Ruf nach der Uhr",
        "Absent players dealt in": "Misdeal",
        "A misdeal and its replay count as one hand": "Misdeal",
        "Players at the table when the penalty was given, offender included": "Auszusetzende Runden",
        "Cards are dealt to the seat and taken in after the deal": "Strafe",
        "Blinds and antes are taken from the stack": "Strafe",
        "A penalty for exposed cards begins after the hand": "Aufgedeckte Karten",
        "chips leave play. The director gives no refund": "Disqualifikation",
        "was blinded out": "Abwesenheit",
        "The larger stack at the start of the hand finishes higher": "",
        "began the hand with equal stacks": "",
        "at the same time: they share": "",
        "in one hand at different tables: they share": "",
        "come off the level": "",
    },
    "tda-nl": {
        "rounded to the nearest, half up": "2",
        "Cards go out from seat 1": "2",
        "Each player gets all cards before the next": "",
        "Nobody wins more than 1 chip": "2",
        "Equal ranks: spades are highest": "3",
        "Nobody goes out in a race": "2",
        "Chips that were found": "24",
        "60 seconds to act, then 10 counted down": "5",
        "did not act in time: the hand is dead": "5",
        "acted as the time ended": "",
        "The larger stack at the start of the hand finishes higher": "",
        "at the same time: they share": "",
        "was blinded out": "",
        "Each hand takes 2 minutes off the level": "",
        "All-in hands are turned up": "9",
        "harsher than the next one": "33",
        "Blinds and antes are taken from the stack": "33",
        "chips leave play. The director gives no refund": "33",
        "A blind dodged on purpose": "23",
    },
    "tda-2024": {
        "rounded to the nearest, half up": "",
        "Chips are collected from seat 1": "",
        "Cards go out from seat 1": "24",
        "Each player gets all cards before the next": "24",
        "Nobody wins more than 1 chip": "24",
        "Nobody goes out in a race": "24",
        "Any found later are exchanged": "24C",
        "Removed: ": "24C",
        "Chips that were found": "",
        "25 seconds to act, then 5 counted down": "29",
        "did not act in time: the hand is dead": "29",
        "did not act in time and faces no bet: the hand is checked": "29",
        "acted as the time ended: the action counts": "29",
        "Players at the table when the penalty was given, offender included": "71",
        "Cards are dealt to the seat and taken in after the deal": "71",
        "Blinds and antes are taken from the stack": "71",
        "was blinded out": "",
        "Each hand takes 2 minutes off the level": "RP-8",
        "Level 14 begins with the next hand": "RP-8",
        "Alice Adams and Frank Foster went out at the same time": "",
        "Henry Hughes, Will Ward and Peter Price went out at the same time": "RP-8A",
        "The larger stack at the start of the hand finishes higher": "",
        "began the hand with equal stacks": "",
    },
}
# The refusals of the nights, in their order, each with its clause.
REFUSED: dict[str, list[tuple[type[Act], str]]] = {
    "svepof-2006": [
        (acts.EndClockCall, "SvePoF 2006 §2.12"), (acts.CallClock, ""), (acts.CallClock, ""),
        (acts.EndClockCall, "SvePoF 2006 §2.12"), (acts.Penalise, "SvePoF 2006 §1.2"),
        (acts.EndPenalty, ""), (acts.CallClock, ""), (acts.Penalise, ""), (acts.Count, ""),
        (acts.Race, "SvePoF 2006 §2.16"), (acts.Disqualify, "SvePoF 2006 §1.4"),
        (acts.Race, "SvePoF 2006 §2.16"), (acts.Race, ""), (acts.Race, ""), (acts.Race, ""),
        (acts.Race, ""), (acts.ColourUp, ""), (acts.Race, ""), (acts.EndPenalty, ""),
        (acts.ExchangeGone, ""), (acts.Eliminate, ""), (acts.SameTime, "SvePoF 2006 §2.15"),
        (acts.Penalise, "SvePoF 2006 §1.2"), (acts.Race, ""), (acts.Race, ""), (acts.Race, ""),
        (acts.ColourUp, ""), (acts.HandPlayed, ""), (acts.HandForHand, ""), (acts.EndPenalty, ""),
        (acts.HandForHand, ""), (acts.Race, ""), (acts.Disqualify, ""),
    ],
    "cpc-2023": [
        (acts.CallClock, " · CPC 2023 Time"), (acts.Penalise, " · CPC 2023 Strafmassnahmen"),
        (acts.Penalise, ""), (acts.CallClock, " · CPC 2023 Time"),
        (acts.EndClockCall, " · CPC 2023 Ruf nach der Uhr"),
        (acts.EndClockCall, " · CPC 2023 Ruf nach der Uhr"), (acts.Race, " · CPC 2023 Chip Race"),
        (acts.Race, " · CPC 2023 Chip Race"), (acts.Race, ""), (acts.ColourUp, ""),
        (acts.ExchangeGone, ""), (acts.AdjustChips, " · CPC 2023 Gefundene/verdeckte Chips"),
        (acts.Penalise, ""), (acts.Count, ""), (acts.Race, ""), (acts.Race, ""), (acts.ColourUp, ""),
        (acts.HandPlayed, ""), (acts.Race, " · CPC 2023 Beliebige Color-Ups"),
    ],
    "tda-nl": [
        (acts.EndClockCall, "TDA-NL 5"), (acts.EndClockCall, ""), (acts.CallClock, "TDA-NL 8"),
        (acts.CallClock, "TDA-NL 8"), (acts.EndClockCall, "TDA-NL 5"), (acts.Penalise, "TDA-NL 33"),
        (acts.EndPenalty, ""), (acts.TallyHands, ""), (acts.AdjustChips, "TDA-NL 24"), (acts.Penalise, ""),
        (acts.Count, ""), (acts.Disqualify, "TDA-NL 33"), (acts.Disqualify, ""), (acts.Race, ""),
        (acts.Race, ""), (acts.Race, ""), (acts.ColourUp, ""), (acts.EndPenalty, ""),
        (acts.ExchangeGone, ""), (acts.Eliminate, ""), (acts.SameTime, ""), (acts.Penalise, "TDA-NL 33"),
        (acts.Race, ""), (acts.Race, ""), (acts.Race, ""), (acts.ColourUp, ""), (acts.HandForHand, ""),
        (acts.HandForHand, ""), (acts.HandForHand, ""), (acts.Race, ""),
    ],
    "tda-2024": [
        (acts.Penalise, " · TDA 2024 71"), (acts.CallClock, ""), (acts.TallyHands, ""),
        (acts.EndPenalty, ""), (acts.EndClockCall, " · TDA 2024 29"), (acts.CallClock, " · TDA 2024 29"),
        (acts.EndClockCall, ""), (acts.CallClock, ""), (acts.Penalise, ""), (acts.Eliminate, ""),
        (acts.Race, ""), (acts.Race, ""), (acts.Race, ""), (acts.ColourUp, ""), (acts.Race, ""),
        (acts.ExchangeGone, ""), (acts.AdjustChips, ""), (acts.Penalise, ""), (acts.Race, ""),
        (acts.Race, ""), (acts.ColourUp, ""), (acts.HandForHand, ""),
    ],
}  # fmt: skip
# The overrides, with the clauses they depart from.
OVERRIDES: dict[str, list[tuple[type[Act], tuple[str, ...]]]] = {
    "svepof-2006": [(acts.Race, ()), (acts.Penalise, ("SvePoF 2006 §1.2",)), (acts.Race, ())],
    "cpc-2023": [(acts.Race, ()), (acts.AdjustChips, ("CPC 2023 Gefundene/verdeckte Chips",))],
    "tda-nl": [(acts.Race, ()), (acts.Penalise, ("TDA-NL 33",))],
    "tda-2024": [(acts.CallClock, ("TDA 2024 29",)), (acts.Race, ())],
}
