"""The bubble: who was the last to go out short of a whole prize, and since when all who are left are paid."""

from dataclasses import dataclass

from core.hands.hand_for_hand import being_decided
from core.money.payouts import may_come_in, places_paid, tonight
from core.tournament.state import Tournament


@dataclass(frozen=True, slots=True)
class Burst:
    """The bust that brought everybody left into the money, at ``at`` (ms) in the row with the id ``row``: its
    ``entries`` have ``place``, a shared one reaches to ``last``. ``least`` and ``first`` are prizes of those
    left now."""

    entries: tuple[int, ...]
    place: int
    last: int
    at: int
    row: int
    by_hand: bool
    left: int
    paid: int
    least: int
    first: int


def burst(t: Tournament, now: int) -> Burst | None:
    """Return how the bubble burst. None: it has not, somebody may still come in, the places of the hand are
    not known yet, a deal has shared what is left, or the tournament is won."""
    left, paid = t.game.left(t.people), places_paid(t)
    if not 1 < left <= paid or may_come_in(t, now) or being_decided(t) or t.game.dealt(t.people):
        return None
    for place, entries in t.game.standings(t.people):
        last = place + len(entries) - 1
        if last <= paid:
            continue
        bust = next(x for x in reversed(t.game.busts) if x.entry in entries)
        prizes = tonight(t)
        known = _known_at(t, bust.at) if bust.hand else bust.at
        return Burst(
            entries, place, last, known, bust.row, bool(bust.hand), left, paid, prizes[left - 1], prizes[0]
        )
    return None


def _known_at(t: Tournament, bust: int) -> int:
    """Return when the hand of hand-for-hand that had this bust was over at all tables, and so its places
    known."""
    return next((at for at, _ in t.clock.hands_played if at >= bust), bust)
