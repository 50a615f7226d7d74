"""The parameters of RULES F–J: chip races, clock and levels, calling the clock, elimination, penalties.

What they are for is said in ``core/rulebook/parameters.py``, where they join the others.
"""

from __future__ import annotations

from core.rulebook.kinds import Number, OneOf, Parameter, Steps, flag, number, word

PLAY = (
    # F. Chip race
    word(
        "race.count", "F.count", "round_up nearest_half_up",
        "the new chips for the odd chips' total value: rounded up, or to the nearest, a half upward",
    ),
    word(
        "race.start", "F.start", "left_of_button seat_1",
        "the first seat that is dealt race cards, the others clockwise from it",
    ),
    word("race.collected_from", "F.start", "seat_1 left_of_button", "whose odd chips are taken first"),
    word(
        "race.cards", "F.cards", "all_before_next one_each_round",
        "a card for each odd chip: all of a player's before the next player's, or one a round",
    ),
    word(
        "race.suits", "F.winners",
        "spades_hearts_diamonds_clubs hearts_spades_diamonds_clubs clubs_diamonds_hearts_spades",
        "between cards of one rank, the highest suit first",
    ),
    number("race.most", "F.max", 1, 3, "the new chips one player can win in a race"),
    word(
        "race.rescue", "F.rescue", "next_denomination lowest_in_play none",
        "who has no chip left after the race gets one: of the denomination above the one raced off, of the"
        " lowest that stays in play, or none",
    ),
    word(
        "race.gone_colour", "F4", "exchanged_at_par removed",
        "chips of a colour already gone: exchanged at par and what is left over removed, or all removed",
    ),
    word("race.unscheduled", "F7", "announced not_announced", "a race that the structure does not plan"),
    word(
        "chips.found", "F5", "leave_play by_director",
        "chips that were found, hidden or pocketed: out of play, or as the director rules",
    ),
    # G. Clock and levels
    word(
        "level.begins", "G1", "shuffle first_riffle",
        "what begins a hand: one that has begun is played at the old level",
    ),
    word(
        "level.announced", "G1", "at_zero before_zero",
        "a new level: announced once the clock is at zero, or before",
    ),
    word(
        "level.dealer_push", "G1", "one_hand_at_old_level none",
        "the level ends as dealers change: the incoming one deals a hand at the old level, or no exception",
    ),
    word(
        "level.short_ante", "G5", "blind_first ante_first",
        "a big blind that cannot pay both, where the ante is one for the table",
    ),
    word(
        "level.ante_shrinks", "G5", "never at_players",
        "the table's ante: never reduced, or reduced at the numbers of players that are set",
    ),
    word(
        "level.replay", "G7", "same_button_and_level by_director",
        "the hand after a misdeal: same button and level, nobody new, absent and penalised players dealt in",
    ),
    word(
        "level.decks", "G8", "at_dealer_or_limit_change house none",
        "a reminder to change decks: with dealer or limit, as the house sets, or none",
    ),
    word(
        "level.cap_heads_up", "G3", "lifted kept",
        "the cap on raises of a limit game, once two players are left in the tournament",
    ),
    word(
        "level.absent_bring_in", "G3", "posted by_director",
        "a bring-in that falls on a player who is absent: posted, his hand dead, or as the director rules",
    ),
    number("hand_for_hand.from_money", "G4", 1, 20, "so many at most have yet to go out when it begins"),
    number("hand_for_hand.minutes", "G4", 1, 3, "minutes each hand takes off the level"),
    word(
        "hand_for_hand.current_hand", "G4", "counts next_hand_counts",
        "places are shared from the hand in which it is announced, or from the next one",
    ),
    word(
        "hand_for_hand.all_in", "G4", "face_down turned_up by_director",
        "all-in hands while other tables still play the hand",
    ),
    # H. Calling the clock
    number("clock_call.seconds", "H.time", 5, 180, "seconds to act, a countdown within included"),
    number("clock_call.countdown", "H.time", 0, 30, "seconds counted down aloud"),
    word("clock_call.countdown_in", "H.time", "after within", "after the seconds, or the last of them"),
    flag("clock_call.shortened", "H.time", "the director may give less time"),
    word(
        "clock_call.zero", "H.zero", "hand_dead dead_if_facing_bet_else_checked",
        "no action by the end: the hand is dead, or that only if it faces a bet, else it is checked",
    ),
    word("clock_call.doubt", "H.zero", "favours_player by_director", "action and end of time together"),
    word("clock_call.caller", "H1", "at_his_seat anybody_at_the_table", "who may call the clock"),
    # I. Elimination
    word(
        "elimination.same_table", "I1", "more_chips_higher shared",
        "two out in one hand at one table: by the chips they began the hand with, or places are shared",
    ),
    word("elimination.other_table", "I2", "shared by_time", "out at the same time at different tables"),
    word(
        "elimination.shared_when", "I2", "simultaneous hand_for_hand_only",
        "when that can be: whenever the director marks it, or only in hand-for-hand",
    ),
    word("elimination.disqualified_chips", "I5", "leave_play dealt_out", "a disqualified player's chips"),
    word("elimination.disqualified_refund", "I5", "none by_director", "a disqualified player's entry"),
    flag("elimination.blinded_out", "I6", "absent and penalised players can be blinded out"),
    # J. Penalties
    Parameter("penalty.ladder", "J.ladder", Steps(12), "from the mildest step up"),
    word(
        "penalty.round", "J.unit", "players_when_given players_now",
        "hands in a round: players at the table, the offender included, when it was given, or as it goes on",
    ),
    word(
        "penalty.cards", "J.meanwhile", "none_dealt dealt_and_pulled",
        "who sits out: no cards, or cards that are taken in after the deal",
    ),
    word(
        "penalty.posts", "J.meanwhile", "blinds_and_antes blinds_only none",
        "what is taken from the stack of who sits out",
    ),
    flag("penalty.harder", "J1", "the director may give a harder step than the next"),
    word("penalty.runs", "J2", "while_play_runs always", "minutes of a penalty: also in breaks, or not"),
    word("penalty.misdeal", "J2", "counts_once counts_each", "a misdeal and its replay: one hand, or two"),
    word(
        "penalty.exposed_cards", "J2", "after_the_hand at_once",
        "when a penalty for exposed cards begins",
    ),
    Parameter(
        "penalty.report", "J3", OneOf({"none": {}, "above_minutes": {"minutes": Number(10, 40)}}),
        "a single penalty of more minutes than that, or a disqualification, is reported to a board",
    ),
    flag("penalty.dead_hand", "J4", "a dead hand can be combined with a step of the ladder"),
)  # fmt: skip
