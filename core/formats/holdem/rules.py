"""Which rule carries out which act: the table the director's door looks in."""

from __future__ import annotations

from typing import Any

from core.chips import racing
from core.chips import rules as chip_rules
from core.clock import rules as clock_rules
from core.clock import structure_rules
from core.conduct import disqualifying, penalties
from core.floor import (
    absent,
    accessible,
    blinds,
    breaking,
    final_table,
    floor_plan,
    halting,
    moving,
    redraws,
    seating,
    stacks,
)
from core.floor.balance import balancing
from core.floor.draw import draw
from core.formats.holdem import book_rules, eliminations, entries, reentering
from core.formats.holdem import setting_rules as settings_rules
from core.hands import call_clock, hand_for_hand, misdeal, same_time
from core.money import payouts
from core.say.acts import Act
from core.say.decision import Context, Decision, impossible
from core.tournament.cancelled import refused
from core.tournament.rule import Decide
from core.tournament.state import Tournament

__all__ = ["Context", "decide", "rule_for"]

RULES: dict[type[Act], Decide] = {
    act: rule
    for module in (
        settings_rules, book_rules, structure_rules, clock_rules, entries, reentering, absent,
        eliminations, seating, floor_plan, moving, accessible, stacks, draw, redraws, blinds, balancing,
        halting, breaking, final_table, payouts, penalties, disqualifying, hand_for_hand,
        call_clock, same_time, misdeal, racing, chip_rules,
    )
    for act, rule in module.RULES.items()
}  # fmt: skip


def rule_for(act: Any) -> Decide:
    """The rule that carries out this act."""
    return RULES[type(act)]


def decide(t: Tournament, act: Act, now: int) -> Decision:
    """Decide an act of the director's at this moment (ms)."""
    cancelled = refused(t, act)
    return impossible(*cancelled) if cancelled else RULES[type(act)](t, act, now)
