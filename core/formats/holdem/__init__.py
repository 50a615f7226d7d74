"""Elimination: a player without chips is out, and the last one in wins."""

from core.chips import racing
from core.chips import rules as chip_rules
from core.clock import rules as clock_rules
from core.clock import structure_rules
from core.conduct import disqualifying, penalties, ruling
from core.floor import (
    absent,
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
from core.floor.draw import draw, keeping
from core.formats import book_rules, choosing, entries, setting_rules
from core.formats.format import Format, rules_of, with_more
from core.formats.holdem import eliminations, reentering
from core.formats.holdem.duties import every_duty
from core.hands import call_clock, hand_for_hand, misdeal, same_time
from core.money import bounties, payouts, pool_rules, settling, till_rules
from core.say import acts
from core.tournament.elimination import Elimination

HOLDEM = Format(
    id="holdem",
    game=Elimination,
    rules=rules_of(
        choosing,
        setting_rules,
        book_rules,
        structure_rules,
        clock_rules,
        entries,
        reentering,
        absent,
        eliminations,
        seating,
        floor_plan,
        moving,
        stacks,
        draw,
        keeping,
        redraws,
        blinds,
        balancing,
        halting,
        breaking,
        final_table,
        payouts,
        settling,
        pool_rules,
        till_rules,
        bounties,
        penalties,
        ruling,
        hand_for_hand,
        call_clock,
        same_time,
        misdeal,
        racing,
        chip_rules,
    )
    | {acts.Disqualify: with_more(disqualifying.disqualify, reasons=payouts.won_reasons)},
    duties=every_duty,
    night="core.formats.holdem.night",
)
