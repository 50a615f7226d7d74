"""Every fact that can be written down.

A record holds a *result* (this player, this seat, this order), never an instruction to decide
again: folding an old log with better rules must not change last week's night. Times are
milliseconds since the epoch (UTC), durations milliseconds, money whole units of the club's
currency, chips whole chips' value.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import Any, Literal

from core.shapes import checks, has_tuples
from core.structure import Level

PurchaseKind = Literal["entry", "reentry", "rebuy", "addon"]


@dataclass(frozen=True, slots=True)
class SettingChanged:
    """One of the tournament's settings (see ``core.settings``) has a new value."""

    key: str
    value: str | int | None


@dataclass(frozen=True, slots=True)
class PriceSet:
    """What one kind of purchase costs from now on; ``until`` is the last level it is sold in."""

    kind: PurchaseKind
    paid: int
    fee: int
    chips: int
    until: int | None = None
    most: int | None = None


@dataclass(frozen=True, slots=True)
class PrizesSet:
    """Shares in order of place: ``["percent", hundredths of a per cent]`` or ``["amount", units]``."""

    shares: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class LevelsSet:
    """The whole structure sheet; an edit while the clock runs comes with a ``ClockSet``."""

    levels: tuple[Level, ...]


@dataclass(frozen=True, slots=True)
class ClockScheduled:
    """The first level begins by itself at ``at``; None takes the schedule away."""

    at: int | None


@dataclass(frozen=True, slots=True)
class ClockSet:
    """Where the clock stood, and whether it ran, at the moment the action happened."""

    level: int
    elapsed: int
    running: bool


@dataclass(frozen=True, slots=True)
class GapAnswered:
    """The director's one answer to a stretch of time in which Riffle did not run or the PC slept."""

    start: int
    end: int
    counted: bool


@dataclass(frozen=True, slots=True)
class TableOpened:
    table: int
    label: str
    size: int


@dataclass(frozen=True, slots=True)
class TableClosed:
    table: int


@dataclass(frozen=True, slots=True)
class SeatClosed:
    """A seat nobody may be drawn or moved to: a broken chair."""

    table: int
    seat: int


@dataclass(frozen=True, slots=True)
class SeatOpened:
    table: int
    seat: int


@dataclass(frozen=True, slots=True)
class PlayerNoted:
    """A person of this tournament, copied from the directory so that later edits change no past night."""

    player: int
    name: str
    nickname: str = ""
    number: str = ""
    note: str = ""
    accessible: bool = False


@dataclass(frozen=True, slots=True)
class Entered:
    """A buy-in: the ``nth`` of this player tonight."""

    entry: int
    player: int
    nth: int


@dataclass(frozen=True, slots=True)
class Bought:
    """Chips bought for an entry. ``paid`` is all the player paid; ``fee`` the house's part of it."""

    entry: int
    kind: PurchaseKind
    paid: int
    fee: int
    chips: int


@dataclass(frozen=True, slots=True)
class Unregistered:
    """An entry taken back before it played: its money is returned, its chips leave."""

    entry: int


@dataclass(frozen=True, slots=True)
class Seated:
    """The entry sits here from now on, wherever it sat before."""

    entry: int
    table: int
    seat: int


@dataclass(frozen=True, slots=True)
class Unseated:
    """In, but without a seat: between two draws."""

    entry: int


@dataclass(frozen=True, slots=True)
class Swapped:
    """Two seated entries change seats."""

    entry: int
    other: int


@dataclass(frozen=True, slots=True)
class Eliminated:
    """Out. Entries of one ``group`` share a place; ``hand`` names the hand they went out in."""

    entry: int
    by: tuple[int, ...] = ()
    hand: int = 0
    group: int = 0


@dataclass(frozen=True, slots=True)
class Reinstated:
    """An elimination taken back: in again, in this seat."""

    entry: int
    table: int | None
    seat: int | None


@dataclass(frozen=True, slots=True)
class BustCorrected:
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


@dataclass(frozen=True, slots=True)
class EntryCorrected:
    """This entry belongs to another person; seat, chips and history stay."""

    entry: int
    player: int


@dataclass(frozen=True, slots=True)
class DrawPrepared:
    """The PC's secret and the commitment shown before a number is called in the room (hex), for a draw of
    this ``purpose`` ("start": who has no seat, "redraw": everybody, "break": a table's players)."""

    draw: int
    secret: str
    commitment: str
    purpose: str = "start"


@dataclass(frozen=True, slots=True)
class DrawMade:
    """What a draw was made of: with the secret and the number anyone can recompute the seats."""

    draw: int
    number: str
    entries: tuple[int, ...]
    seats: tuple[tuple[int, int], ...]
    purpose: str = "start"


@dataclass(frozen=True, slots=True)
class DrawAbandoned:
    """Not to be made. ``used``: seats were drawn from its secret and that was undone; no action says so,
    it is what an undone ``DrawMade`` leaves in the fold."""

    draw: int
    used: bool = False


@dataclass(frozen=True, slots=True)
class Ruling:
    """The director overruled a refusal: the reasons' codes and the motivation."""

    motivation: str
    reasons: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Noted:
    text: str


@dataclass(frozen=True, slots=True)
class Undone:
    """The fold skips this action from now on."""

    action: int


@dataclass(frozen=True, slots=True)
class Redone:
    action: int


Record = (
    SettingChanged
    | PriceSet
    | PrizesSet
    | LevelsSet
    | ClockScheduled
    | ClockSet
    | GapAnswered
    | TableOpened
    | TableClosed
    | SeatClosed
    | SeatOpened
    | PlayerNoted
    | Entered
    | Bought
    | Unregistered
    | Seated
    | Unseated
    | Swapped
    | Eliminated
    | Reinstated
    | BustCorrected
    | EntryCorrected
    | DrawPrepared
    | DrawMade
    | DrawAbandoned
    | Ruling
    | Noted
    | Undone
    | Redone
)


@dataclass(frozen=True, slots=True)
class Action:
    """What the director did: one line of text and the records it came to.

    ``happened`` is when it was so on the floor, ``written`` when it was entered; ``after`` is set on
    an action entered late and names the action it follows in the order of the night (0: before all).
    ``hash`` covers the content and the hash of the action written before it.
    """

    id: int
    happened: int
    written: int
    line: str
    records: tuple[Record, ...]
    after: int | None = None
    hash: str = ""


class BadRecord(ValueError):
    """A stored or imported record that is not one: unknown kind, missing or wrong field."""


def _snake(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


KINDS: dict[str, type[Any]] = {_snake(c.__name__): c for c in Record.__args__}
NAMES: dict[type[Any], str] = {c: name for name, c in KINDS.items()}


def _tuples(value: Any) -> Any:
    if not isinstance(value, list):
        return value
    return tuple(map(_tuples, value)) if list in map(type, value) else tuple(value)


def to_json(record: Record) -> str:
    """The record's fields as compact JSON, in field order."""
    if isinstance(record, LevelsSet):
        data: dict[str, Any] = {"levels": [asdict(level) for level in record.levels]}
    else:
        data = {name: getattr(record, name) for name in checks(type(record))}
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def from_json(kind: str, text: str) -> Record:
    """The record of this kind and JSON text; raises ``BadRecord`` for anything else."""
    cls = KINDS.get(kind)
    if cls is None:
        raise BadRecord(f"unknown kind {kind!r}")
    try:
        data = json.loads(text)
        if cls is LevelsSet:
            rows = [Level(**{k: _tuples(v) for k, v in d.items()}) for d in data.pop("levels")]
            data["levels"] = tuple(rows)
        elif has_tuples(cls):
            data = {k: _tuples(v) for k, v in data.items()}
        record: Record = cls(**data)
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError) as error:
        raise BadRecord(f"{kind}: {error}") from error
    for name, fits in checks(cls).items():
        if not fits(getattr(record, name)):
            raise BadRecord(f"{kind}: wrong {name}")
    return record


def encoded(records: Iterable[Record]) -> list[tuple[str, str]]:
    """``(kind, JSON)`` per record: what the file, the text form and the hash all see."""
    return [(NAMES[type(r)], to_json(r)) for r in records]


def chain(previous: str, action: Action, rows: Iterable[tuple[str, str]]) -> str:
    """SHA-256 (hex) over the action's content and the previous action's hash."""
    numbers = (action.id, action.happened, action.written, action.after)
    parts = [previous, *map(str, numbers), action.line]
    for kind, data in rows:
        parts.append(kind)
        parts.append(data)
    return hashlib.sha256("\x1f".join(parts).encode()).hexdigest()
