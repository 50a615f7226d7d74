"""Which rule carries out which act: the table the director's door looks in."""

from __future__ import annotations

from typing import Any

from core import (
    absent,
    accessible,
    balancing,
    blinds,
    breaking,
    call_clock,
    chip_rules,
    clock_rules,
    disqualifying,
    draw,
    eliminations,
    entries,
    final_table,
    floor_plan,
    halting,
    hand_for_hand,
    misdeal,
    moving,
    payouts,
    penalties,
    racing,
    redraws,
    reentering,
    rulebook_rules,
    same_time,
    seating,
    settings_rules,
    stacks,
    structure_rules,
)
from core.acts import Act
from core.context import Context, Rule

__all__ = ["Context", "rule_for"]

RULES: dict[type[Act], Rule] = {
    act: rule
    for module in (
        settings_rules, rulebook_rules, structure_rules, clock_rules, entries, reentering, absent,
        eliminations, seating, floor_plan, moving, accessible, stacks, draw, redraws, blinds, balancing,
        halting, breaking, final_table, payouts, penalties, disqualifying, hand_for_hand,
        call_clock, same_time, misdeal, racing, chip_rules,
    )
    for act, rule in module.RULES.items()
}  # fmt: skip


def rule_for(act: Any) -> Rule:
    """The rule that carries out this act."""
    return RULES[type(act)]
