"""Entering late, again and with more chips; what the management may do (RULES C)."""

from __future__ import annotations

from core.rulebook.kinds import flag, word
from core.say.mark import mark

GROUPS = {
    "entering": mark("Entering"),
    "tournament": mark("The management"),
}

PARAMETERS = (
    word(
        "entering.late", "C.late", mark("Entering after the start"),
        forbidden=mark("Nobody enters after the start"),
        until_level=mark("Late registration is open until the level that is set"),
    ),
    # Drawn by the director's wish, it is at the shortest table first; so with re-entries and alternates.
    word(
        "entering.late_seat", "C.late", mark("Seat of a late entry"),
        random=mark("A late entry draws any free seat at any table"),
        shortest=mark("A late entry draws a free seat at the shortest table"),
        by_hand=mark("A late entry's seat is drawn or given out by the director"),
    ),
    word(
        "entering.stack", "C.late", mark("Stack of a late entry"),
        full=mark("Who enters after the start has a full stack"),
        by_director=mark("Who enters after the start has the stack that the director sells"),
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
        "entering.absent", "C.absent", mark("A stack without its player"),
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
        "entering.rebuy_declared", "C.rebuy", mark("Until when a re-buy is declared"),
        before_first_card=mark("It is declared before the first card of the next hand"),
        before_next_hand=mark("It is declared before the next hand begins, with its shuffle"),
    ),
    flag(
        "entering.rebuy_owes_bets", "C.rebuy", mark("Bets made while waiting for chips"),
        on=mark("Bets made before the chips arrive are owed too"),
        off=mark("Bets made before the chips arrive are not owed"),
    ),
    word(
        "entering.rebuy_undeclared", "C.rebuy", mark("A re-buy not declared in time"),
        out=mark("Who has not declared a re-buy in time is out"),
        by_director=mark("The director rules on a re-buy that was not declared in time"),
    ),
    flag(
        "entering.rebuy_announced", "C.rebuy", mark("What a player waiting for chips plays for"),
        on=mark("The table is told how much the player plays for"),
        off=mark("Nobody need be told how much the player plays for"),
    ),
    word(
        "entering.reentry_seat", "C.reentry", mark("Seat of a re-entry"),
        random=mark("Who enters again draws any free seat at any table"),
        shortest=mark("Who enters again draws a free seat at the shortest table"),
        kept=mark("Who enters again keeps the old seat"),
        by_hand=mark("A re-entry's seat is drawn or given out by the director"),
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
        "entering.refund", "C.handover", mark("Money back"),
        none_after_start=mark("Nothing is paid back after the start"),
        by_director=mark("The director decides about the entry of one who must leave"),
    ),
    word(
        "entering.alternate_seat", "C.alternate", mark("Seat of an alternate"),
        random=mark("An alternate draws any free seat at any table"),
        shortest=mark("An alternate draws a free seat at the shortest table"),
        by_hand=mark("An alternate's seat is drawn or given out by the director"),
    ),
    word(
        "tournament.altered", "C2", mark("Altering or cancelling"),
        management=mark("The management may alter or cancel the tournament, with a reason"),
        override=mark("Altering or cancelling the tournament is a departure from the rules"),
    ),
    flag(
        "tournament.rulings_reported", "C2", mark("Departures from the rules"),
        on=mark("Departures from the rules are reported with their reasons"),
        off=mark("Departures from the rules are logged; no report is owed"),
    ),
)  # fmt: skip
