"""Facts of a night: settings, structure, clock, people, and what the director rules."""

from __future__ import annotations

from typing import Literal

from core.say.facts import Fact, fact
from core.say.levels import Level

PurchaseKind = Literal["entry", "reentry", "rebuy", "addon"]
Until = tuple[Literal["level", "time"], int]
"""The last level in which something is sold, or the time (ms) until which it is."""
PoolLinkKind = Literal["added", "kept", "guarantee"]


@fact
class SettingChanged(Fact):
    """One of the tournament's settings (see ``core.tournament.settings``) has a new value; ``ruled``: by the
    director's decision against the rulebook."""

    key: str
    value: str | int | None
    ruled: bool = False


@fact
class Decimals(Fact):
    """The amounts of this action have so many decimals; those of an action without it have none. It stands
    first."""

    decimals: int


@fact
class PriceSet(Fact):
    """The price of one kind of purchase from now on; ``until`` is the last level it is sold in, or
    ``until_time`` (ms) when its sale ends."""

    kind: PurchaseKind
    paid: int
    fee: int
    chips: int
    until: int | None = None
    most: int | None = None
    until_time: int | None = None


@fact
class BountyPriced(Fact):
    """Of the price of one kind of purchase, so much goes on the player's head."""

    kind: PurchaseKind
    bounty: int


@fact
class NamedPriceSet(Fact):
    """A price of its own name beside the usual one of this kind of purchase, as ``PriceSet``; one without
    money and chips is sold no longer."""

    kind: PurchaseKind
    name: str
    paid: int
    fee: int
    chips: int
    until: int | None = None
    most: int | None = None
    bounty: int = 0
    until_time: int | None = None


@fact
class BountiesSet(Fact):
    """So much of a head is paid to who takes it, in hundredths of a per cent; the rest goes on his own."""

    paid: int


@fact
class PrizesSet(Fact):
    """Shares in order of place: ``["percent", hundredths of a per cent]`` or ``["amount", units]``."""

    shares: tuple[tuple[str, int], ...]


@fact
class SchemeSet(Fact):
    """The shares are computed by these words from now on, by a grid, in smooth steps or in tickets
    (``money/scheme``)."""

    words: str


@fact
class PlacesSet(Fact):
    """How many places are paid, in the words of ``money/scheme``; empty: one a share."""

    words: str


@fact
class PlaceFixed(Fact):
    """The prize of this place is this amount, whatever its share; 0: no longer."""

    place: int
    amount: int


@fact
class PoolLinkSet(Fact):
    """The sum that is added to the pool or kept back under this name from now on, or guaranteed: ``value``
    currency units, so many ``times``; or, ``percent``, hundredths of a per cent. 0 takes it away."""

    kind: PoolLinkKind
    name: str
    value: int
    times: int = 1
    percent: bool = False


@fact
class LevelsSet(Fact):
    """The whole structure sheet; an edit while the clock runs comes with a ``ClockSet``."""

    levels: tuple[Level, ...]


@fact
class ClockScheduled(Fact):
    """The first level begins by itself at ``at``; None takes the schedule away."""

    at: int | None


@fact
class ClockSet(Fact):
    """The clock's position, running or not, at the moment of the action; ``hands``: how many of a level of so
    many hands were played; ``why`` it stands, if that was said now."""

    level: int
    elapsed: int
    running: bool
    hands: int = 0
    why: str = ""


@fact
class GapAnswered(Fact):
    """The director's one answer to a stretch of time in which Riffle did not run or the PC slept."""

    start: int
    end: int
    counted: bool


@fact
class PlayerNoted(Fact):
    """A person of this tournament, copied from the directory so that later edits change no past night."""

    player: int
    name: str
    nickname: str = ""
    number: str = ""
    note: str = ""
    accessible: bool = False


@fact
class Entered(Fact):
    """A buy-in: the ``nth`` of this player tonight."""

    entry: int
    player: int
    nth: int


@fact
class Bought(Fact):
    """Chips bought for an entry. ``paid`` is all the player paid; ``fee`` the house's part of it."""

    entry: int
    kind: PurchaseKind
    paid: int
    fee: int
    chips: int


@fact
class BoughtAt(Fact):
    """The purchase beside it, the last one of the entry, was at the price of this name."""

    entry: int
    price: str


@fact
class BountyBought(Fact):
    """Of what a purchase of this kind cost, so much goes on the head of the entry."""

    entry: int
    kind: PurchaseKind
    amount: int


@fact
class HeadTaken(Fact):
    """An entry that buys in again lost all its chips, and these took its head (none: nobody knows who)."""

    entry: int
    by: tuple[int, ...]


@fact
class Unregistered(Fact):
    """An entry taken back before it played: its money is returned, its chips leave."""

    entry: int


@fact
class Eliminated(Fact):
    """Out. Entries of one ``group`` share a place; ``hand`` names the hand they went out in, ``stack`` is
    what it began with (0: not told)."""

    entry: int
    by: tuple[int, ...] = ()
    hand: int = 0
    group: int = 0
    stack: int = 0


@fact
class Reinstated(Fact):
    entry: int
    table: int | None
    seat: int | None


@fact
class BustCorrected(Fact):
    """The bust of ``entry`` was really that of ``who``. It moves in the elimination order to right after
    the bust of ``follows`` (0: the first); None leaves it where it is. ``entry`` comes back to ``table``
    and ``seat`` if it was another's.

    A neighbour, not a number: a bust entered late or undone before it must not shift it."""

    entry: int
    who: int
    by: tuple[int, ...]
    follows: int | None
    hand: int
    group: int
    at: int
    table: int | None = None
    seat: int | None = None


@fact
class EntryCorrected(Fact):
    """This entry belongs to another person; seat, chips and history stay."""

    entry: int
    player: int


@fact
class Overridden(Fact):
    """The director overruled a refusal: his reason, the reasons against as ``reasons.stored`` has them, and
    the clauses those rest on."""

    reason: str
    against: tuple[tuple[str, str], ...]
    clauses: tuple[str, ...] = ()


@fact
class Noted(Fact):
    text: str


@fact
class Cited(Fact):
    """The clause that the note beside it rests on."""

    clause: str


@fact
class Undone(Fact):
    """The fold skips this action from now on."""

    action: int


@fact
class Redone(Fact):
    action: int


class FormatFact(Fact):
    """The base of the facts that a format adds: dataclasses, frozen and with slots."""

    __slots__ = ()

    @property
    def new_id(self) -> int:
        """Return the id that the fact uses up; 0: none."""
        return 0


@fact
class ForeignFact(FormatFact):
    """A fact of a format that this Riffle does not know: its kind and JSON as they are stored."""

    kind: str
    text: str


@fact
class FormatChosen(Fact):
    format: str


@fact
class RulebookSet(Fact):
    """The rulebook from now on: its text after those of its parents, the root first, so that a book changed
    later changes no past night; ``option`` is the chosen method, or empty. No texts: none is chosen."""

    texts: tuple[str, ...]
    option: str = ""


@fact
class PresenceSet(Fact):
    """Return whether the person of a paid stack is here."""

    entry: int
    present: bool


@fact
class AlternateSet(Fact):
    """Return whether the entry waits for a seat to come free (procedure C.alternate)."""

    entry: int
    waiting: bool


@fact
class StackCounted(Fact):
    """The entry's chip count. The fold adds and removes what comes and goes later (``Entry.gets``)."""

    entry: int
    chips: int


@fact
class ChipsRemoved(Fact):
    """Chips of this entry that left play, and why: ``surrendered``, ``absent``."""

    entry: int
    chips: int
    why: str


@fact
class Announced(Fact):
    """Said to the room: ``break-order``, ``redraws``, ``seeded``, ``difference`` …"""

    what: str


@fact
class DutyMarked(Fact):
    """The director's word on a duty, by its identity: ``done``, ``dismissed``, ``otherwise``."""

    kind: str
    subject: tuple[int, ...]
    cause: tuple[int | str, ...]
    how: str


@fact
class Altered(Fact):
    """The management altered the tournament, or cancelled it, and why (procedure C2)."""

    reason: str
    cancelled: bool = False


@fact
class SlipsPrinted(Fact):
    """The move slips of this action are on paper, for these entries: undone, they must be collected again."""

    action: int
    entries: tuple[int, ...] = ()
