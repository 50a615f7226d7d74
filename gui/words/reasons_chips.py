"""What stands against a chip race or a change of chips, in one sentence each (see ``gui.words.reasons``)."""

from __future__ import annotations

from core.say.reasons import Why
from gui.words.tr import mark

WORDS: dict[Why, tuple[str, ...]] = {
    Why.CHIPS_UNKNOWN: (mark("Say first which chips are in use: chips 25 100 500."),),
    Why.BAD_CHIPS: (mark("A set of chips has each value once, and twenty values at most."),),
    Why.NO_SUCH_CHIP: (
        mark("There are no chips of {chip} here. In use are {chips}."),
        mark("There are no such chips here."),
    ),
    Why.CHIP_GONE: (
        mark("The chips of {chip} have left play. What is left of them is exchanged."),
        mark("Those chips have left play. What is left of them is exchanged."),
    ),
    Why.CHIP_IN_PLAY: (
        mark("The chips of {chip} are still in play. They are raced off first."),
        mark("Those chips are still in play. They are raced off first."),
    ),
    Why.HIGHEST_CHIP: (
        mark("There is nothing above the chips of {chip}: they stay."),
        mark("There is nothing above those chips: they stay."),
    ),
    Why.LOWER_CHIP_FIRST: (
        mark("The chips of {lower} go before those of {chip}."),
        mark("Lower chips go first."),
    ),
    Why.CHIP_NEEDED: (
        mark("The chips of {chip} are still needed: {amount} is to be paid in level {level}."),
        mark("Such chips are still needed."),
    ),
    Why.SEAT_EMPTY: (mark("Nobody sits at {seat}."), mark("Nobody sits there.")),
    Why.TOO_MANY_ODD: (
        mark("{seat} cannot have {odd} odd chips of {chip}: {most} at most, others are exchanged."),
        mark("That is more odd chips than a stack can have. The others are exchanged first."),
    ),
    Why.ODD_MISCOUNTED: (
        mark("The odd {chip}s of all tables come to {value}. Of the {total} in play that leaves {rest}, "
             "which chips of {unit} cannot make: somebody miscounted."),
        mark("The odd chips of all tables do not fit what is in play: somebody miscounted."),
    ),
    Why.NOT_IN_RACE: (
        mark("{seat} has no odd chips in the race, so they cannot be the last ones."),
        mark("Who has no odd chips in the race does not lose the last ones."),
    ),
    Why.RESCUED_HIGHER: (
        mark("{name} at {seat} lost the last chips in a race and got one of {rescue}: "
             "there are no odd {chip}s."),
        mark("Who lost the last chips in a race has one higher chip and no odd lower ones."),
    ),
    Why.MORE_THAN_IN_PLAY: (
        mark("{amount} is more than the {chips} in play. Check the number."),
        mark("That is more than all chips in play. Check the number."),
    ),
    Why.PACK_TOO_SMALL: (
        mark("{odd} odd chips need {odd} cards, and a pack has {cards}. Exchange in steps."),
        mark("One pack is not enough for so many odd chips."),
    ),
    Why.NO_SUCH_CARD: (
        mark("“{card}” is no card. Write As, Kh, 10d or 2c."),
        mark("That is no card. Write As, Kh, 10d or 2c."),
    ),
    Why.CARD_TWICE: (
        mark("{card} was dealt twice. Check the cards."),
        mark("A card was dealt twice. Check the cards."),
    ),
    Why.CARDS_UNEQUAL: (
        mark("Cards at {seat}: {cards}, odd chips: {odd}. It is one card for each chip."),
        mark("It is one card for each odd chip."),
    ),
    Why.RACED_ALREADY: (
        mark("Table {table} has raced the chips of {chip} already."),
        mark("That table has raced those chips already."),
    ),
    Why.NOT_RACED: (
        mark("The chips of {chip} have not been raced yet at: {tables}."),
        mark("Not every table has raced those chips yet."),
    ),
    Why.COLOUR_UP_NOT_ANNOUNCED: (
        mark("The structure does not plan to colour up the chips of {chip} now: announce it first."),
        mark("The structure does not plan that colour-up now: announce it first."),
    ),
    Why.BAD_LEDGER: (
        mark("“{why}” is none of the reasons chips come or go for: {words}."),
        mark("Chips come or go for another reason than that."),
    ),
    Why.FOUND_LEAVES_PLAY: (
        mark("Chips that are found leave play: write -{amount}."),
        mark("Chips that are found leave play."),
    ),
}  # fmt: skip
