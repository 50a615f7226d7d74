"""What is typed at the race desk, and what is wrong with it: no window here."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from core.chips.cards import card
from core.chips.racing import Ahead, ahead
from core.say import acts
from core.say.reasons import (
    BlindsUnknown,
    CardsUnequal,
    CardTwice,
    NoSuchCard,
    NotInRace,
    Reason,
    RescuedHigher,
    SeatEmpty,
    TooManyOdd,
)
from core.tournament.state import Table
from gui.program.session import Session
from gui.words import chips_page as say
from gui.words import text

_CARD = r"(?:10|[2-9tjqka])[shdc]"
# The desk says so itself: how many cards are missing, and where the button is.
_SAID_ELSEWHERE = (CardsUnequal, BlindsUnknown)
_RUN = re.compile(f"(?:{_CARD})+", re.IGNORECASE)


@dataclass
class Typed:
    """One seat: as it stands in its fields."""

    odd: str = ""
    cards: str = ""
    last: bool = False


@dataclass
class Seen:
    """What the fields come to. ``wrong``: a sentence by seat; ``missing``: cards still to be typed, which is
    no mistake before one races; ``whole``: what stands against the race altogether."""

    act: acts.Race
    ahead: Ahead | None
    wrong: dict[int, str] = field(default_factory=dict)
    missing: dict[int, str] = field(default_factory=dict)
    whole: str = ""

    @property
    def ready(self) -> bool:
        return not self.wrong and not self.missing and not self.whole


def count_in(typed: str) -> int | None:
    """Chips of one seat; nothing typed is none, None what is no number."""
    typed = typed.strip()
    if not typed:
        return 0
    return int(typed) if typed.isascii() and typed.isdecimal() and len(typed) < 7 else None


def cards_in(typed: str) -> tuple[str, ...]:
    """``As Kd``, ``as,kd`` and ``AsKd`` are two cards; what is no card stays as it was typed."""
    found: list[str] = []
    for piece in filter(None, re.split(r"[\s,;]+", typed)):
        found += re.findall(_CARD, piece, re.IGNORECASE) if _RUN.fullmatch(piece) else [piece]
    return tuple(found)


def look(
    session: Session, table: Table, chip: int, seats: Sequence[int], typed: Mapping[int, Typed], real: bool
) -> Seen:
    """The race as typed; with ``real`` the cards are those typed, else Riffle deals."""
    t, now = session.state, session.now()
    wrong: dict[int, str] = {}
    odd: dict[int, int] = {}
    for seat in seats:
        count = count_in(typed[seat].odd)
        if count is None:
            wrong[seat] = say.word("wrong_number")
        elif count:
            odd[seat] = count
    cards = [(s, c) for s in seats for c in cards_in(typed[s].cards)] if real else []
    act = acts.Race(
        table=table.id, chip=chip, odd=tuple(odd.items()),
        last=tuple(s for s in seats if typed[s].last), cards=tuple(cards),
    )  # fmt: skip
    seen = Seen(act, ahead(t, table, chip, odd, now), wrong)
    for reason in session.check(act):
        _put(seen, reason, session)
    wanted = real and seen.ahead is not None and bool(seen.ahead.chips or cards)
    for seat in seats if wanted else ():
        n, of = sum(s == seat for s, _ in cards), odd.get(seat, 0)
        if n != of:
            into = seen.wrong if n > of else seen.missing
            into.setdefault(seat, say.cards_so_far(n, of))
    return seen


def _put(seen: Seen, reason: Reason, session: Session) -> None:
    """A reason beside the field it is about; what may be overruled is the notice's."""
    if reason.overridable or isinstance(reason, _SAID_ELSEWHERE):
        return
    said = text.reasons((reason,), session.state, session.zone)
    seat = _seat_of(reason, seen.act)
    if seat is None:
        seen.whole = f"{seen.whole} {said}".strip()
    else:
        seen.wrong.setdefault(seat, said)


def _seat_of(reason: Reason, act: acts.Race) -> int | None:
    """The seat a reason names; of a card, the last seat it was typed for."""
    match reason:
        case SeatEmpty() | TooManyOdd() | NotInRace() | RescuedHigher() | CardsUnequal():
            return reason.seat
        case NoSuchCard() | CardTwice():
            return next((s for s, c in reversed(act.cards) if reason.card in (c, card(c))), None)
    return None
