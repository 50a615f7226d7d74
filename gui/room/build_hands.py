"""Hand-for-hand for the room: the hand, the distance to the money, and the level's stopped clock."""

from __future__ import annotations

from core.clock.clock import Reading, in_hands
from core.hands.hand_for_hand import over
from core.money.payouts import from_money, places_paid
from core.tournament.state import Tournament
from gui.room.board import Foot
from gui.words import screen as say
from gui.words import text
from gui.words.tr import Context

tr = Context("room")


def by_hands(t: Tournament, reading: Reading) -> bool:
    """Return whether play is hand for hand now; a break is shown as any other."""
    return t.game.hand_for_hand is not None and reading.level is not None and not reading.level.pause


def headline(t: Tournament) -> str:
    if t.game.hand_for_hand is None:
        return ""
    return say.hand_by_hand_over(from_money(t) == 0) if over(t) else say.hand_by_hand(t.game.number)


def note(t: Tournament, reading: Reading) -> str:
    """Return the note under the time; empty if the clock runs on (as after a break that ran out by itself),
    the level goes by hands, or no hand is waited for any more."""
    if reading.running or in_hands(reading) or over(t):
        return ""
    return say.off_the_level(t.rulebook.number("hand_for_hand.minutes"))


def money(t: Tournament) -> list[Foot]:
    """Return the distance to the money, if the prizes are known."""
    left, paid = from_money(t), places_paid(t)
    if left is None:
        return []
    return [
        (
            say.to_the_money(),
            (text.players_text(left) if left else tr("Reached")),
            "amber" if left else "green",
        ),
        (tr("Places paid"), text.amount(paid), "text"),
    ]


def players(t: Tournament) -> Foot:
    return say.players(), f"{text.amount(len(t.people.live))} / {text.amount(len(t.people.entries))}", "text"
