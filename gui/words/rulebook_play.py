"""What a rulebook's parameters of play are called: chip races, levels, calling the clock, elimination,
penalties. They join the others in ``gui.words.rulebook_words``."""

from __future__ import annotations

from gui.words.tr import mark

GROUPS = {
    "race": mark("Chip race"),
    "chips": mark("Chips"),
    "level": mark("Levels"),
    "hand_for_hand": mark("Hand-for-hand"),
    "clock_call": mark("Calling the clock"),
    "elimination": mark("Elimination"),
    "penalty": mark("Penalties"),
}

NAMES = {
    "race.count": mark("New chips for the odd ones"),
    "race.start": mark("First race cards"),
    "race.collected_from": mark("Collecting the odd chips"),
    "race.cards": mark("Race cards"),
    "race.suits": mark("Suits between equal ranks"),
    "race.most": mark("Most a player can win"),
    "race.rescue": mark("A player left with nothing"),
    "race.gone_colour": mark("Chips of a colour already gone"),
    "race.unscheduled": mark("A race that was not planned"),
    "chips.found": mark("Chips found or hidden"),
    "level.begins": mark("What begins a hand"),
    "level.announced": mark("Announcing a new level"),
    "level.dealer_push": mark("When dealers change"),
    "level.short_ante": mark("A big blind too short for both"),
    "level.ante_shrinks": mark("Reducing the ante"),
    "level.replay": mark("The hand after a misdeal"),
    "level.decks": mark("Changing decks"),
    "level.cap_heads_up": mark("The cap on raises, heads-up"),
    "level.absent_bring_in": mark("An absent player's bring-in"),
    "hand_for_hand.from_money": mark("When it may begin"),
    "hand_for_hand.minutes": mark("Time each hand takes"),
    "hand_for_hand.current_hand": mark("From which hand places are shared"),
    "hand_for_hand.all_in": mark("All-in hands"),
    "clock_call.seconds": mark("Time to act"),
    "clock_call.countdown": mark("Counting down"),
    "clock_call.countdown_in": mark("When it is counted down"),
    "clock_call.shortened": mark("Giving less time"),
    "clock_call.zero": mark("No action in time"),
    "clock_call.doubt": mark("Action and end together"),
    "clock_call.caller": mark("Who may call it"),
    "elimination.same_table": mark("Two out in one hand"),
    "elimination.other_table": mark("Out at different tables"),
    "elimination.shared_when": mark("When that can be shared"),
    "elimination.disqualified_chips": mark("A disqualified player's chips"),
    "elimination.disqualified_refund": mark("A disqualified player's entry"),
    "elimination.blinded_out": mark("Blinded out"),
    "penalty.ladder": mark("Steps, the mildest first"),
    "penalty.round": mark("Hands in a round"),
    "penalty.cards": mark("Cards of who sits out"),
    "penalty.posts": mark("Blinds of who sits out"),
    "penalty.harder": mark("A harder step"),
    "penalty.runs": mark("Minutes in a break"),
    "penalty.misdeal": mark("A misdeal and its replay"),
    "penalty.exposed_cards": mark("For exposed cards"),
    "penalty.report": mark("Reporting to a board"),
    "penalty.dead_hand": mark("A dead hand besides"),
}

WORDS: dict[str, dict[str, str]] = {
    "race.count": {
        "round_up": mark("The odd chips' total in new chips, rounded up"),
        "nearest_half_up": mark("The odd chips' total in new chips, to the nearest, a half upward"),
    },
    "race.start": {
        "left_of_button": mark("The first racer left of the button gets the first card"),
        "seat_1": mark("Seat 1 gets the first card"),
    },
    "race.collected_from": {
        "seat_1": mark("Odd chips are collected from seat 1 on"),
        "left_of_button": mark("Odd chips are collected from the left of the button on"),
    },
    "race.cards": {
        "all_before_next": mark("A card for each odd chip, all of a player's before the next player's"),
        "one_each_round": mark("A card for each odd chip, one to each player a round"),
    },
    "race.suits": {
        "spades_hearts_diamonds_clubs": mark("Spades, hearts, diamonds, clubs"),
        "hearts_spades_diamonds_clubs": mark("Hearts, spades, diamonds, clubs"),
        "clubs_diamonds_hearts_spades": mark("Clubs, diamonds, hearts, spades"),
    },
    "race.rescue": {
        "next_denomination": mark("Gets a chip of the denomination above the one raced off"),
        "lowest_in_play": mark("Gets a chip of the lowest denomination that stays in play"),
        "none": mark("Gets no chip"),
    },
    "race.gone_colour": {
        "exchanged_at_par": mark("They are exchanged at par; what is left over is removed"),
        "removed": mark("They are removed"),
    },
    "race.unscheduled": {
        "announced": mark("It is announced beforehand"),
        "not_announced": mark("It need not be announced"),
    },
    "chips.found": {
        "leave_play": mark("They leave play"),
        "by_director": mark("The director rules on them"),
    },
    "level.begins": {
        "shuffle": mark("A hand begins with the shuffle"),
        "first_riffle": mark("A hand begins with the first riffle"),
    },
    "level.announced": {
        "at_zero": mark("A new level is announced once the clock is at zero"),
        "before_zero": mark("A new level may be announced before the clock is at zero"),
    },
    "level.dealer_push": {
        "one_hand_at_old_level": mark("The incoming dealer deals one hand at the old level"),
        "none": mark("The next hand is at the new level, whoever deals"),
    },
    "level.short_ante": {
        "blind_first": mark("The blind is paid before the ante"),
        "ante_first": mark("The ante is paid before the blind"),
    },
    "level.ante_shrinks": {
        "never": mark("The ante for the table is never reduced"),
        "at_players": mark("The ante for the table is reduced at the numbers of players that are set"),
    },
    "level.replay": {
        "same_button_and_level": mark("Same button, same level, nobody new; absent players are dealt in"),
        "by_director": mark("The director decides how it is replayed"),
    },
    "level.decks": {
        "at_dealer_or_limit_change": mark("Decks are changed with the dealer or the limit"),
        "house": mark("Decks are changed as the house sets"),
        "none": mark("Nobody is reminded to change decks"),
    },
    "level.cap_heads_up": {
        "lifted": mark("It is lifted once two players are left in the tournament"),
        "kept": mark("It is kept when two players are left"),
    },
    "level.absent_bring_in": {
        "posted": mark("It is posted and the hand is dead"),
        "by_director": mark("The director rules on it"),
    },
    "hand_for_hand.current_hand": {
        "counts": mark("The hand in which it is announced counts already"),
        "next_hand_counts": mark("The hand after the announcement is the first that counts"),
    },
    "hand_for_hand.all_in": {
        "face_down": mark("They stay face down until every table has played the hand"),
        "turned_up": mark("They are turned up as in any other hand"),
        "by_director": mark("The director says whether they stay face down"),
    },
    "clock_call.countdown_in": {
        "after": mark("The countdown comes after the time to act"),
        "within": mark("The countdown is the last part of the time to act"),
    },
    "clock_call.zero": {
        "hand_dead": mark("The hand is dead"),
        "dead_if_facing_bet_else_checked": mark("The hand is dead if it faces a bet, else it is checked"),
    },
    "clock_call.doubt": {
        "favours_player": mark("Doubt favours the player"),
        "by_director": mark("The director rules"),
    },
    "clock_call.caller": {
        "at_his_seat": mark("A player in a seat at that table"),
        "anybody_at_the_table": mark("Anybody at that table"),
    },
    "elimination.same_table": {
        "more_chips_higher": mark("Who began the hand with more chips finishes higher"),
        "shared": mark("They share the place"),
    },
    "elimination.other_table": {
        "shared": mark("Who goes out at the same time shares the place"),
        "by_time": mark("Who goes out first finishes lower"),
    },
    "elimination.shared_when": {
        "simultaneous": mark("Whenever the director marks them as simultaneous"),
        "hand_for_hand_only": mark("Only in hand-for-hand"),
    },
    "elimination.disqualified_chips": {
        "leave_play": mark("They leave play"),
        "dealt_out": mark("They are dealt out to the others at that table"),
    },
    "elimination.disqualified_refund": {
        "none": mark("It is not paid back"),
        "by_director": mark("The director decides"),
    },
    "penalty.round": {
        "players_when_given": mark("As many as players at the table when the penalty is given"),
        "players_now": mark("As many as players at the table as it goes on"),
    },
    "penalty.cards": {
        "none_dealt": mark("No cards are dealt"),
        "dealt_and_pulled": mark("Cards are dealt and taken in"),
    },
    "penalty.posts": {
        "blinds_and_antes": mark("Blinds and antes are posted"),
        "blinds_only": mark("Blinds are posted, antes are not"),
        "none": mark("Nothing is posted"),
    },
    "penalty.runs": {
        "while_play_runs": mark("A penalty runs only while play runs"),
        "always": mark("A penalty runs in breaks too"),
    },
    "penalty.misdeal": {
        "counts_once": mark("They count as one hand"),
        "counts_each": mark("They count as two hands"),
    },
    "penalty.exposed_cards": {
        "after_the_hand": mark("It begins after the hand"),
        "at_once": mark("It begins at once"),
    },
}

FLAGS: dict[str, tuple[str, str]] = {
    "clock_call.shortened": (
        mark("The director may give less time"),
        mark("Everybody gets the same time"),
    ),
    "elimination.blinded_out": (
        mark("Absent and penalised players can be blinded out"),
        mark("Nobody is blinded out while absent or penalised"),
    ),
    "penalty.harder": (
        mark("The director may give a harder step than the next"),
        mark("Steps are given in their order; a harder one is a departure from the rules"),
    ),
    "penalty.dead_hand": (
        mark("A dead hand can come with a step of the ladder"),
        mark("A dead hand is a penalty by itself"),
    ),
}

NUMBERS = {
    "race.most": mark("Most new chips for one player in a race: {n}"),
    "hand_for_hand.from_money": mark("Players who have yet to go out, at most: {n}"),
    "hand_for_hand.minutes": mark("Minutes each hand takes off the level: {n}"),
    "clock_call.seconds": mark("Seconds to act: {n}"),
    "clock_call.countdown": mark("Seconds counted down: {n}"),
}

RULES: dict[str, dict[str, tuple[str, str]]] = {
    "penalty.report": {
        "none": (mark("No report"), mark("No report is owed")),
        "above_minutes": (
            mark("After a long penalty or a disqualification"),
            mark("A penalty of more than {minutes} minutes, or a disqualification, is reported"),
        ),
    },
}

FIELDS = {"penalty.report": {"minutes": mark("More minutes than")}}

# A step of the penalties as it is said in the room: of one, and of more.
STEPS = {
    "warning": (mark("a warning"), mark("a warning")),
    "minutes": (mark("one minute"), mark("{n} minutes")),
    "hands": (mark("one hand"), mark("{n} hands")),
    "rounds": (mark("one round"), mark("{n} rounds")),
    "disqualified": (mark("disqualification"), mark("disqualification")),
}
