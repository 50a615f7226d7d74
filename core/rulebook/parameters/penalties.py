"""Penalties: their steps, and how they are served (procedures J)."""

from core.rulebook.kinds import Number, Part, alternative, flag, one_of, steps, word
from core.say.mark import mark

GROUPS = {"penalty": mark("Penalties")}

PARAMETERS = (
    steps("penalty.ladder", "J.ladder", mark("Penalty steps, the mildest first"), most=12),
    # The offender is included.
    word(
        "penalty.round", "J.unit", mark("Hands in a round"),
        players_when_given=mark("One per player at the table when the penalty is given"),
        players_now=mark("One per player at the table at the time of each hand"),
    ),
    word(
        "penalty.cards", "J.meanwhile", mark("Cards of a player sitting out"),
        none_dealt=mark("No cards are dealt"),
        dealt_and_pulled=mark("Cards are dealt and taken in"),
    ),
    word(
        "penalty.posts", "J.meanwhile", mark("Blinds of a player sitting out"),
        blinds_and_antes=mark("Blinds and antes are posted"),
        blinds_only=mark("Blinds are posted, antes are not"),
        none=mark("Nothing is posted"),
    ),
    flag(
        "penalty.harder", "J1", mark("Harsher step than the next"),
        on=mark("The director may give a harsher step than the next"),
        off=mark("Steps are given in their order; a harsher one is a departure from the rules"),
    ),
    word(
        "penalty.runs", "J2", mark("Minutes in a break"),
        while_play_runs=mark("A penalty runs only while play runs"),
        always=mark("A penalty runs in breaks too"),
    ),
    word(
        "penalty.misdeal", "J2", mark("A misdeal and its replay"),
        counts_once=mark("They count as one hand"),
        counts_each=mark("They count as two hands"),
    ),
    word(
        "penalty.exposed_cards", "J2", mark("For exposed cards"),
        after_the_hand=mark("It begins after the hand"),
        at_once=mark("It begins at once"),
    ),
    # The minutes are those of a single penalty.
    one_of(
        "penalty.report", "J3", mark("Reporting to a board"),
        none=alternative(mark("No report"), mark("No report is required")),
        above_minutes=alternative(
            mark("After a long penalty or a disqualification"),
            mark("A penalty of more than {minutes} minutes, or a disqualification, is reported"),
            minutes=Part(mark("More minutes than"), Number(10, 40)),
        ),
    ),
    flag(
        "penalty.dead_hand", "J4", mark("Penalty with a dead hand"),
        on=mark("A dead hand can be added to a penalty step"),
        off=mark("A dead hand is a penalty by itself"),
    ),
    flag(
        "penalty.exposed_hand", "J4", mark("Hand of a player who exposed cards"),
        on=mark("It stays live, whatever the penalty"),
        off=mark("It can be ruled dead"),
    ),
)  # fmt: skip
