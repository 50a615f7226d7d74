"""What stands against a penalty or a disqualification, in one sentence each (see ``gui.words.reasons``)."""

from __future__ import annotations

from core.say.reasons import Why
from gui.words.tr import mark

WORDS: dict[Why, tuple[str, ...]] = {
    Why.SEVERAL_STEPS: (mark("A penalty is one step: name a warning, minutes, hands or rounds."),),
    Why.OFF_LADDER: (
        mark("The ladder has no {step}. Its steps are: {ladder}."),
        mark("That is no step of the ladder."),
    ),
    Why.HARDER_THAN_NEXT: (
        mark("{name}'s next step is {next}; {step} would be harder."),
        mark("That is harder than the next step of the ladder."),
    ),
    Why.NEXT_DISQUALIFIES: (
        mark("The next step for {name} is disqualification. Disqualify, or name a milder step."),
        mark("The next step is disqualification. Disqualify, or name a milder step."),
    ),
    Why.DEAD_HAND_ALONE: (mark("A dead hand is not combined with a penalty."),),
    Why.NO_PENALTY: (
        mark("{name} has no penalty to serve."),
        mark("There is no penalty to serve."),
    ),
    Why.PENALTY_RUNS: (
        mark("{name} still has {left} to sit out. To end it sooner, lift the penalty."),
        mark("The penalty has not run out. To end it sooner, lift it."),
    ),
    Why.CHIPS_DEALT_OUT: (
        mark("{name}'s chips are dealt out to the players left at the table. Say who gets how many."),
        mark("The chips are dealt out to the players left at the table. Say who gets how many."),
    ),
    Why.CHIPS_LEAVE_PLAY: (
        mark("{name}'s chips leave play. Leave the shares out."),
        mark("The chips leave play. Leave the shares out."),
    ),
    Why.NO_SHARE_THERE: (
        mark("Nobody in seat {seat} can get {name}'s chips. Name seats of the others at that table."),
        mark("Nobody can get the chips there. Name seats of the others at that table."),
    ),
    Why.SHARES_DIFFER: (
        mark("The shares come to {sum}, the stack is {chips}. Every chip is dealt out."),
        mark("The shares do not come to the stack. Every chip is dealt out."),
    ),
    Why.NOT_REFUNDED: (
        mark("{name} gets nothing back."),
        mark("A disqualified player gets nothing back."),
    ),
    Why.DISQUALIFIED: (
        mark("{name} was disqualified tonight."),
        mark("That player was disqualified tonight."),
    ),
}
