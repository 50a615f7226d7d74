"""Read what is typed for the seats of a table as one race, and say what is wrong at which seat."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from core.chips.cards import card
from core.chips.racing import Ahead, ahead
from core.say import acts, reasons
from core.tournament.table import Table
from gui.program.session import Session
from gui.words import chips as say
from gui.words import text

_CARD = r"(?:10|[2-9tjqka])[shdc]"
_RUN = re.compile(f"(?:{_CARD})+", re.IGNORECASE)


@dataclass
class TypedSeat:
    """One seat: its odd chips (None: nothing typed yet), whether these are its last, its cards."""

    odd: int | None = None
    cards: str = ""
    last: bool = False


@dataclass
class Seen:
    """A table's typed lines, read. ``wrong``: a sentence by seat; ``missing``: cards still to be typed, which
    is no mistake before one races; ``whole``: what stands against the race altogether."""

    act: acts.Race
    ahead: Ahead | None
    wrong: dict[int, str] = field(default_factory=dict)
    missing: dict[int, str] = field(default_factory=dict)
    whole: str = ""


def cards_in(typed: str) -> tuple[str, ...]:
    """``As Kd``, ``as,kd`` and ``AsKd`` are two cards; what is no card stays as it was typed."""
    found: list[str] = []
    for piece in filter(None, re.split(r"[\s,;]+", typed)):
        found += re.findall(_CARD, piece, re.IGNORECASE) if _RUN.fullmatch(piece) else [piece]
    return tuple(found)


def read_race(session: Session, table: Table, chip: int, typed: Mapping[int, TypedSeat], real: bool) -> Seen:
    """Read the race as typed; with ``real`` the cards are those typed, else Riffle deals."""
    t = session.state
    odd = {seat: one.odd for seat, one in typed.items() if one.odd}
    cards = [(s, c) for s, one in typed.items() for c in cards_in(one.cards)] if real else []
    act = acts.Race(
        table=table.id,
        chip=chip,
        odd=tuple(odd.items()),
        last=tuple(s for s, one in typed.items() if one.last),
        cards=tuple(cards),
    )
    seen = Seen(act, ahead(t, table, chip, odd, session.now()))
    for reason in session.check(act):
        # what may be overruled is the notice's; how many cards are missing and the button are asked here
        if reason.overridable or isinstance(reason, reasons.CardsUnequal | reasons.BlindsUnknown):
            continue
        said, seat = text.reasons((reason,), t, session.zone), _seat_of(reason, act)
        if seat is None:
            seen.whole = f"{seen.whole} {said}".strip()
        else:
            seen.wrong.setdefault(seat, said)
    if real and seen.ahead is not None and (seen.ahead.chips or cards):
        for seat in typed:
            n, wanted = sum(s == seat for s, _ in cards), odd.get(seat, 0)
            if n != wanted:
                into = seen.wrong if n > wanted else seen.missing
                into.setdefault(seat, say.cards_so_far(n, wanted))
    return seen


def _seat_of(reason: reasons.Reason, act: acts.Race) -> int | None:
    """Return the seat a reason names; of a card, the last seat it was typed for."""
    match reason:
        case reasons.SeatEmpty() | reasons.TooManyOdd() | reasons.NotInRace() | reasons.RescuedHigher():
            return reason.seat
        case reasons.NoSuchCard() | reasons.CardTwice():
            return next((s for s, c in reversed(act.cards) if reason.card in (c, card(c))), None)
    return None
