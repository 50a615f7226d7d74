"""Checking chip races after the night, as ``core.formats.verify_draws`` checks draws (procedure F2).

Each is worked out again: the software's cards from the secret kept, who won from the cards and the book it
was played by, what the ledger says of it from the chips handed out. Cards that were entered are what the
director saw; nobody can recompute them.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum

from core.chips.audit import RESCUE, ROUNDING
from core.chips.race import chips_to_win, collected, dealing, dealt_right, given, rescued, winners
from core.chips.racing import ways
from core.formats.verify_draws import before_each
from core.log.order import Book
from core.say.facts.chips import ChipsAdjusted, RaceHeld
from core.say.records import Action
from core.tournament.state import Tournament


class RaceFlaw(Enum):
    """A flaw in a race."""

    CARDS = "cards"
    """The cards are not those its secret comes to, or not dealt to whom the rulebook has it."""
    USED_SECRET = "used_secret"
    """Cards had been dealt from its secret before: whoever undid that knew what would come."""
    WINNERS = "winners"
    """The new chips did not go to the highest cards."""
    LEDGER = "ledger"
    """The ledger shows other chips than the race made or took."""
    LOG = "log"
    """The log does not fold up to here, so nothing can be said."""


@dataclass(frozen=True, slots=True)
class RaceCheck:
    """A race in the log: ``dealt`` by the software, ``undone`` later, and what is wrong with it. ``cards``:
    how many lay there; nobody has odd chips at some tables, or too few for a new one."""

    action: int
    table: str
    chip: int
    dealt: bool
    cards: int = 0
    undone: bool = False
    flaws: tuple[RaceFlaw, ...] = ()

    @property
    def ok(self) -> bool:
        return not self.flaws


def verify_races(actions: Sequence[Action]) -> list[RaceCheck]:
    """Return every race of a log, those that were undone too."""
    book, secrets, found = Book(), set[str](), list[RaceCheck]()
    for action, before in before_each(actions, book, _races):
        for race in (x for x in action.records if isinstance(x, RaceHeld)):
            flaws = tuple(dict.fromkeys(_flaws(action, race, before, secrets)))
            table = before.room.tables.get(race.table) if before is not None else None
            label = str(race.table) if table is None else table.label
            dealt = bool(race.secret)
            found.append(RaceCheck(action.id, label, race.chip, dealt, len(race.cards), flaws=flaws))
            secrets |= {race.secret} - {""}
    return [replace(c, undone=c.action in book.undone) for c in found]


def _races(action: Action) -> bool:
    return any(isinstance(x, RaceHeld) for x in action.records)


def _flaws(
    action: Action, race: RaceHeld, before: Tournament | None, secrets: set[str]
) -> Iterator[RaceFlaw]:
    if not dealt_right(race):
        yield RaceFlaw.CARDS
    if race.secret in secrets:
        yield RaceFlaw.USED_SECRET
    if before is None:
        yield RaceFlaw.LOG
        return
    book, odd = ways(before), dict(race.odd)
    places = dealing(odd, [seat for seat, _ in race.odd], book.cards)
    if race.cards and tuple(seat for seat, _ in race.cards) != places:
        yield RaceFlaw.CARDS
    chips = chips_to_win(odd, race.chip, race.new, book)
    won = winners(race.cards, chips, book.most, book.suits)
    if race.winners != tuple(seat for seat, _ in won):
        yield RaceFlaw.WINNERS
    said = dict.fromkeys((ROUNDING, RESCUE), 0)
    for x in action.records:
        if isinstance(x, ChipsAdjusted) and x.why in said:
            said[x.why] += x.amount
    if said != {ROUNDING: given(race) - collected(race), RESCUE: rescued(race)}:
        yield RaceFlaw.LEDGER
