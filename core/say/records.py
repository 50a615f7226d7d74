"""Every fact that can be written down.

A record holds a *result* (this player, this seat, this order), never an instruction to decide
again: folding an old log with better rules must not change last week's night. Times are
milliseconds since the epoch (UTC), durations milliseconds, money the smallest
unit of the club's currency (``Decimals``), chips whole chips' value.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from hashlib import sha256
from itertools import chain as flat
from typing import Any

from core.say import formats
from core.say.becauses import Because as Because
from core.say.facts import Fact
from core.say.facts.chips import *
from core.say.facts.conduct import *
from core.say.facts.deals import *
from core.say.facts.floor import *
from core.say.facts.hands import *
from core.say.facts.night import *
from core.say.facts.night import LevelsSet
from core.say.facts.night import PurchaseKind as PurchaseKind
from core.say.facts.night import Until as Until
from core.say.facts.shapes import checks, has_tuples, per_class
from core.say.facts.till import *
from core.say.levels import Level
from core.say.said import ByFields, kinds_of, snake, tuples

Record = Fact | Because


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Action(ByFields):
    """An action of the director: one line of text and the records it came to.

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


_STORED_AS = {"overridden": "ruling"}
"""The kinds whose type was renamed since: files keep the first name."""
_LATER: dict[type[Any], str] = {PriceSet: "until_time", NamedPriceSet: "until_time"}
"""The field that a type has had since there were files of it. Where it is None it is not written, so a line
that was exported before comes to the hash it came to then."""
_FACTS = (c for c in Fact.__subclasses__() if c is not FormatFact)

KINDS: dict[str, type[Any]] = {
    **{_STORED_AS.get(kind := snake(c.__name__), kind): c for c in _FACTS},
    **{f"because_{kind}": cls for kind, cls in kinds_of(Because).items()},
}
NAMES: dict[type[Any], str] = {c: name for name, c in KINDS.items()}


def know(fact: type[FormatFact | Because], format: str) -> None:
    """Let a fact or a because of this format be stored: as ``rounds.scored``."""
    NAMES[fact] = f"{format}.{snake(fact.__name__)}"
    KINDS[NAMES[fact]] = fact


def of_kind(kind: str) -> type[Any] | None:
    """Return the type of a kind; the format whose fact it is (``rounds.scored``) is loaded for it."""
    if kind not in KINDS and "." in kind:
        formats.load(kind.partition(".")[0])
    return KINDS.get(kind)


@per_class
def family(cls: type[Any]) -> type[Any]:
    """Return the kind under which a record is looked up: every because is one."""
    return Because if issubclass(cls, Because) else cls


_compact = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


def kind_of(record: Record) -> str:
    """Return the kind under which the record is stored."""
    return record.kind if isinstance(record, ForeignFact) else NAMES[type(record)]


def to_json(record: Record) -> str:
    """Return the record's fields as compact JSON, in field order."""
    if isinstance(record, ForeignFact):
        return record.text
    if isinstance(record, LevelsSet):
        data: dict[str, Any] = {"levels": list(map(asdict, record.levels))}
    else:
        data = {name: getattr(record, name) for name in checks(type(record))}
    if (later := _LATER.get(type(record))) and data[later] is None:
        del data[later]
    return _compact(data)


def from_json(kind: str, text: str) -> Record:
    """Return the record of this kind and JSON text; raises ``BadRecord`` for anything else."""
    cls = of_kind(kind)
    if cls is None and "." in kind:
        return ForeignFact(kind, text)
    if cls is None:
        raise BadRecord(f"unknown kind {kind!r}")
    try:
        data = json.loads(text)
        if cls is LevelsSet:
            rows = [Level(**{k: tuples(v) for k, v in d.items()}) for d in data.pop("levels")]
            data["levels"] = tuple(rows)
        elif has_tuples(cls):
            data = {k: tuples(v) for k, v in data.items()}
        record: Record = cls(**data)
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError) as error:
        raise BadRecord(f"{kind}: {error}") from error
    for name, fits in checks(cls).items():
        if not fits(getattr(record, name)):
            raise BadRecord(f"{kind}: wrong {name}")
    return record


def encoded(records: Iterable[Record]) -> list[tuple[str, str]]:
    """Return ``(kind, JSON)`` per record: the form that file, text form and hash all see."""
    return [(kind_of(r), to_json(r)) for r in records]


def chain(previous: str, action: Action, rows: Iterable[tuple[str, str]]) -> str:
    """Return SHA-256 (hex) over the action's content and the previous action's hash."""
    head = (action.id, action.happened, action.written, action.after, action.line)
    return hashed(previous, head, flat.from_iterable(rows))


def hashed(previous: str, head: tuple[int, int, int, int | None, str], words: Iterable[str]) -> str:
    """Return ``chain`` of an action's columns as they are stored, and of kind and JSON of each of its
    records."""
    number, happened, written, after, line = head
    start = f"{previous}\x1f{number}\x1f{happened}\x1f{written}\x1f{after}"
    return sha256("\x1f".join((start, line, *words)).encode()).hexdigest()
