"""Levels, hand-for-hand and calling the clock (procedures G and H)."""

from core.rulebook.kinds import flag, number, word
from core.say.mark import mark

GROUPS = {
    "level": mark("Levels"),
    "hand_for_hand": mark("Hand-for-hand"),
    "clock_call": mark("Calling the clock"),
}

PARAMETERS = (
    # A hand that has begun is played at the old level.
    word(
        "level.begins", "G1", mark("Start of a hand"),
        shuffle=mark("A hand begins with the shuffle"),
        first_riffle=mark("A hand begins with the first riffle"),
    ),
    word(
        "level.announced", "G1", mark("Announcing a new level"),
        at_zero=mark("A new level is announced once the clock is at zero"),
        before_zero=mark("A new level may be announced before the clock is at zero"),
    ),
    word(
        "level.dealer_push", "G1", mark("When dealers change"),
        one_hand_at_old_level=mark("The incoming dealer deals one hand at the old level"),
        none=mark("The next hand is at the new level, even with a new dealer"),
    ),
    # These two apply where the ante is one for the table.
    word(
        "level.short_ante", "G5", mark("Big blind with a short stack"),
        blind_first=mark("The blind is paid before the ante"),
        ante_first=mark("The ante is paid before the blind"),
    ),
    word(
        "level.ante_shrinks", "G5", mark("Reducing the ante"),
        never=mark("The ante for the table is never reduced"),
        at_players=mark("The ante for the table is reduced at the numbers of players that are set"),
    ),
    word(
        "level.replay", "G7", mark("The hand after a misdeal"),
        same_button_and_level=mark("Same button, level and players; absent players are dealt in"),
        by_director=mark("The director decides how it is replayed"),
    ),
    word(
        "level.decks", "G8", mark("Changing decks"),
        at_dealer_or_limit_change=mark("Decks are changed with the dealer or the limit"),
        house=mark("Decks are changed as the organiser decides"),
        none=mark("Nobody is reminded to change decks"),
    ),
    word(
        "level.cap_heads_up", "G3", mark("Raise cap, heads-up"),
        lifted=mark("It is lifted once two players are left in the tournament"),
        kept=mark("It is kept when two players are left"),
    ),
    word(
        "level.absent_bring_in", "G3", mark("An absent player's bring-in"),
        posted=mark("It is posted and the hand is dead"),
        by_director=mark("The director rules on it"),
    ),
    number(
        "hand_for_hand.from_money", "G4", mark("Earliest hand-for-hand"),
        1, 20, mark("Most players still to go out before the money: %n"),
    ),
    number(
        "hand_for_hand.minutes", "G4", mark("Time each hand takes"),
        1, 3, mark("Minutes each hand takes off the level: %n"),
    ),
    word(
        "hand_for_hand.current_hand", "G4", mark("First hand in which places are shared"),
        counts=mark("The hand in which hand-for-hand is announced"),
        next_hand_counts=mark("The hand after the announcement"),
    ),
    word(
        "hand_for_hand.all_in", "G4", mark("All-in hands"),
        face_down=mark("They stay face down until every table has played the hand"),
        turned_up=mark("They are turned up as in any other hand"),
        by_director=mark("The director decides whether they stay face down"),
    ),
    # A countdown within the time is included.
    number(
        "clock_call.seconds", "H.time", mark("Time to act"),
        5, 180, mark("Seconds to act: %n"),
    ),
    number(
        "clock_call.countdown", "H.time", mark("Counting down"),
        0, 30, mark("Seconds counted down: %n"),
    ),
    word(
        "clock_call.countdown_in", "H.time", mark("When the countdown runs"),
        after=mark("The countdown comes after the time to act"),
        within=mark("The countdown is the last part of the time to act"),
    ),
    flag(
        "clock_call.shortened", "H.time", mark("Giving less time"),
        on=mark("The director may give less time"),
        off=mark("Everybody gets the same time"),
    ),
    word(
        "clock_call.zero", "H.zero", mark("No action in time"),
        hand_dead=mark("The hand is dead"),
        dead_if_facing_bet_else_checked=mark("The hand is dead if it faces a bet, else it is checked"),
    ),
    word(
        "clock_call.doubt", "H.zero", mark("Action as the time ends"),
        favours_player=mark("The player has acted in time"),
        by_director=mark("The director rules"),
    ),
    word(
        "clock_call.caller", "H1", mark("Who may call the clock"),
        at_his_seat=mark("A player in a seat at that table"),
        anybody_at_the_table=mark("Anybody at that table"),
    ),
)  # fmt: skip
