"""Entering late, again and with more chips; what the management may do (procedures C)."""

from core.rulebook.kinds import flag, word
from core.say.mark import mark

GROUPS = {"entering": mark("Entering"), "tournament": mark("Tournament management")}

PARAMETERS = (
    word(
        "entering.late", "C.late", mark("Entering after the start"),
        forbidden=mark("Nobody enters after the start"),
        until_level=mark("Late registration is open until the level that is set"),
    ),
    # Drawn by the director's wish, it is at the shortest table first; so with re-entries and alternates.
    word(
        "entering.late_seat", "C.late", mark("Seat in late registration"),
        random=mark("A player who registers late draws any free seat at any table"),
        shortest=mark("A player who registers late draws a free seat at the shortest table"),
        by_hand=mark("The director gives out the seat or has it drawn"),
    ),
    word(
        "entering.stack", "C.late", mark("Stack in late registration"),
        full=mark("A player who enters after the start gets a full stack"),
        by_director=mark("A player who enters after the start gets the stack that the director sells"),
    ),
    # For everybody who enters during play: late, again, as an alternate.
    word(
        "entering.late_wait", "C.late", mark("Dealt in, or waiting"),
        between_small_blind_and_button=mark(
            "Between small blind and button a new player waits until the button has passed"
        ),
        none=mark("A new player is dealt in at once, wherever the seat is"),
    ),
    word(
        "entering.absent", "C.absent", mark("Stack of an absent player"),
        blinded=mark("An absent player's stack posts blinds and antes"),
        not_blinded=mark("An absent player's stack posts nothing"),
    ),
    word(
        "entering.absent_leaves", "C1", mark("When an absent stack leaves play"),
        when_blinded_off=mark("It stays until the blinds have taken it"),
        by_director=mark("The director decides when it leaves play"),
    ),
    word(
        "entering.rebuy_seat", "C.rebuy", mark("Seat after a re-buy"),
        kept=mark("A player who re-buys keeps the seat"),
        drawn=mark("A player who re-buys draws a new seat"),
    ),
    # From then on it is owed.
    word(
        "entering.rebuy_declared", "C.rebuy", mark("Deadline for declaring a re-buy"),
        before_first_card=mark("It is declared before the first card of the next hand"),
        before_next_hand=mark("It is declared before the shuffle of the next hand"),
    ),
    flag(
        "entering.rebuy_owes_bets", "C.rebuy", mark("Bets made while waiting for chips"),
        on=mark("Bets made before the chips arrive are owed"),
        off=mark("Bets made before the chips arrive are not owed"),
    ),
    word(
        "entering.rebuy_undeclared", "C.rebuy", mark("A re-buy not declared in time"),
        out=mark("A player who has not declared a re-buy in time is out"),
        by_director=mark("The director rules on it"),
    ),
    flag(
        "entering.rebuy_announced", "C.rebuy", mark("Stack of a player waiting for chips"),
        on=mark("The table is told how much the player plays for"),
        off=mark("Nobody need be told how much the player plays for"),
    ),
    word(
        "entering.reentry_seat", "C.reentry", mark("Seat of a re-entry"),
        random=mark("The player draws any free seat at any table"),
        shortest=mark("The player draws a free seat at the shortest table"),
        kept=mark("The player keeps the old seat"),
        by_hand=mark("The director gives out the seat or has it drawn"),
    ),
    word(
        "entering.surrendered", "C.reentry", mark("Chips given up for a re-entry"),
        leave_play=mark("Chips given up for a re-entry leave play"),
        not_allowed=mark("Chips may not be given up for a re-entry"),
    ),
    word(
        "entering.handover", "C.handover", mark("Handing over a seat"),
        forbidden_after_start=mark("Nobody hands over a seat once play has begun"),
        allowed=mark("A seat may be handed over to somebody else"),
    ),
    word(
        "entering.refund", "C.handover", mark("Refund after the start"),
        none_after_start=mark("No refund after the start"),
        by_director=mark("The director decides on a refund for a player who must leave"),
    ),
    word(
        "entering.alternate_seat", "C.alternate", mark("Seat of an alternate"),
        random=mark("An alternate draws any free seat at any table"),
        shortest=mark("An alternate draws a free seat at the shortest table"),
        by_hand=mark("The director gives out the seat or has it drawn"),
    ),
    word(
        "tournament.altered", "C2", mark("Altering or cancelling"),
        management=mark("The management may alter or cancel the tournament, with a reason"),
        override=mark("Altering or cancelling the tournament is a departure from the rules"),
    ),
    flag(
        "tournament.rulings_reported", "C2", mark("Departures from the rules"),
        on=mark("Departures from the rules are reported, with the reasons"),
        off=mark("Departures from the rules are logged, without a report"),
    ),
)  # fmt: skip
