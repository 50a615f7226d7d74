"""The log as rules see it, and the order of the night that its actions make.

The log is in the order of writing. The night's order differs where something was entered late, and
leaves out what is undone."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Protocol

from core.say import records as r
from core.say.reasons import InTheFuture, InThePast, NoSuchAction, Reason
from core.say.times import happens

# Records that say where the clock stood: only the newest of these is undone as if never pressed.
_CLOCK: frozenset[type[Any]] = frozenset({r.ClockSet, r.ClockScheduled})

_META: frozenset[type[Any]] = frozenset({r.Undone, r.Redone})

# The records that use up ids, and the highest of them; the facts of a format tell theirs (``new_id``).
_IDS: dict[type[Any], Callable[[Any], int]] = {
    r.Entered: lambda x: max(x.entry, x.player),
    r.PlayerNoted: lambda x: x.player,
    r.TableOpened: lambda x: x.table,
    r.DrawPrepared: lambda x: x.draw,
    r.Eliminated: lambda x: max(x.hand, x.group),
    r.BustCorrected: lambda x: max(x.hand, x.group),
    r.PlayedTogether: lambda x: x.group,
    r.HandPlaced: lambda x: max((x.hand, *x.groups)),
    r.HandForHandSet: lambda x: x.hand,
    r.ClockCalled: lambda x: x.call,
    r.PenaltyGiven: lambda x: x.penalty,
    r.RulingGiven: lambda x: x.ruling,
    r.LevelsSet: lambda x: max((level.id for level in x.levels), default=0),
}


class Log(Protocol):
    """A store of actions. ``append`` returns the action as stored, or raises ``StoreFailed``."""

    @property
    def actions(self) -> Sequence[r.Action]: ...

    @property
    def read_only(self) -> bool: ...

    def append(self, action: r.Action) -> r.Action: ...


class MemoryLog:
    """A log for headless runs and tests: the same chain, no disk."""

    read_only = False

    def __init__(self, actions: Iterable[r.Action] = ()) -> None:
        self.actions: list[r.Action] = list(actions)

    def append(self, action: r.Action) -> r.Action:
        previous = self.actions[-1].hash if self.actions else ""
        stored = r.Action(
            action.id,
            action.happened,
            action.written,
            action.line,
            action.records,
            action.after,
            r.chain(previous, action, r.encoded(action.records)),
        )
        self.actions.append(stored)
        return stored


@dataclass(slots=True)
class Book:
    """The log's order of the night: which actions count, and in which order they are folded."""

    order: list[r.Action] = field(default_factory=list)
    undone: dict[int, int] = field(default_factory=dict)

    def add(self, action: r.Action) -> None:
        for record in action.records if is_meta(action) else ():
            if isinstance(record, r.Undone):
                self.undone[record.action] = action.id
            elif isinstance(record, r.Redone):
                self.undone.pop(record.action, None)
        if action.after is None:
            self.order.append(action)
        else:
            self.order.insert(self.place(action.after) + 1 if action.after else 0, action)

    def place(self, action: int) -> int:
        """Return the action's place in the order; the end, if it is not there."""
        order = self.order
        if 1 <= action <= len(order) and order[action - 1].id == action:
            return action - 1  # nothing was entered late before it
        return next((i for i in range(len(order) - 1, -1, -1) if order[i].id == action), len(order))

    def having(self, action: r.Action) -> Book:
        """Return another with this action added, to try it on."""
        trial = Book(self.order.copy(), self.undone.copy())
        trial.add(action)
        return trial

    def live(self, without: Collection[int] = (), start: int = 0, stop: int | None = None) -> list[r.Action]:
        """Return the records of these places that count, in the order of the night; of a draw that was made
        and undone only that its secret is known now."""
        gone = self.undone if not without else {*self.undone, *without}
        counts = [_left(a) if a.id in gone else a for a in self.order[start:stop]]
        return [a for a in counts if a is not None]

    def last(self) -> int | None:
        """Return the id of the last action that counts and is about the night; a large one is not gone
        through."""
        for action in reversed(self.order):
            effective = action if action.id not in self.undone else _left(action)
            if effective is not None and not is_meta(effective):
                return action.id
        return None


def _left(action: r.Action) -> r.Action | None:
    """Return the records that an undone action leaves behind: after an undone draw its seats are known, so
    that with another number it could be repeated until it pleases. Every fold asks it of all that is
    undone."""
    if r.DrawMade not in map(type, action.records):
        return None
    prepared = {x.draw for x in action.records if isinstance(x, r.DrawPrepared)}
    used = tuple(
        r.DrawAbandoned(x.draw, used=True)
        for x in action.records
        if isinstance(x, r.DrawMade) and x.draw not in prepared
    )
    return replace(action, records=used) if used else None


def is_meta(action: r.Action) -> bool:
    """Return whether the action is an undo or a redo: about other actions, not about the night."""
    return not _META.isdisjoint(map(type, action.records))


def is_quiet(action: r.Action) -> bool:
    """Return whether the action is none that a director would undo: an undo itself, or paper that came out of
    the printer."""
    return is_meta(action) or is_paper(action)


def is_paper(action: r.Action) -> bool:
    """Return whether the action says no more than that slips came out of the printer."""
    return {*map(type, action.records)} <= {r.SlipsPrinted}


def is_clock(action: r.Action) -> bool:
    return not _CLOCK.isdisjoint(map(type, action.records))


def is_sheet(action: r.Action) -> bool:
    return r.LevelsSet in map(type, action.records)


def highest_id(action: r.Action) -> int:
    """Return the highest id it used up. Ids are never used twice, not even those of undone actions: a redo
    must find them free."""
    highest = 0
    for record in action.records:
        id_of = _IDS.get(type(record))
        if id_of is not None:
            highest = max(highest, id_of(record))
        elif isinstance(record, r.FormatFact):
            highest = max(highest, record.new_id)
    return highest


def misplaced(action: r.Action, book: Book, history: Sequence[r.Action]) -> Reason | None:
    """Return why no director can have written this as the next action after those of ``book``: a wrong
    number, time running backwards, an undo of what is not there. Whether its records are possible is for the
    fold to say.

    ``history`` holds the actions of the book in the order of writing, and may go on after them."""
    order = book.order
    if action.id != len(order) + 1:
        return NoSuchAction(action=action.id)
    at = len(order)
    if action.after is not None:
        ids = [0, *(a.id for a in order)]
        if action.after not in ids:
            return NoSuchAction(action=action.after)
        at = ids.index(action.after)
    if not (happens(action.happened) and happens(action.written)):
        return InTheFuture(at=action.happened)
    if action.written < action.happened or (at and action.happened < order[at - 1].happened):
        return InThePast(at=action.happened)
    if at < len(order) and action.happened > order[at].happened:
        return InTheFuture(at=action.happened)
    about = [x for x in action.records if isinstance(x, r.Undone | r.Redone)] if is_meta(action) else []
    for x in about:
        known, alone = 1 <= x.action <= len(order), len(set(about)) == len(action.records)
        undone = x.action in book.undone
        if not known or is_meta(history[x.action - 1]) or not alone or undone != isinstance(x, r.Redone):
            return NoSuchAction(action=x.action)
    return None


def too_late(action: r.Action, book: Book, besides: Collection[int] = (), *, started: bool) -> bool:
    """Return whether a clock action or sheet would stand before a later one, not counting those ``besides``:
    once the clock has started the two kinds block each other, before that each blocks only its own."""
    clock, sheet = is_clock(action), is_sheet(action)
    if not clock and not sheet:
        return False
    later = book.live(besides, book.place(action.id) + 1)
    if started:
        return any(is_clock(a) or is_sheet(a) for a in later)
    return any((clock and is_clock(a)) or (sheet and is_sheet(a)) for a in later)


def leaves_later(together: Collection[int], book: Book, *, started: bool) -> bool:
    """Return whether a clock action would go and a later one stay, or, once started, a later sheet."""

    def tells(action: r.Action) -> bool:
        return is_clock(action) or (started and is_sheet(action))

    first = min(map(book.place, together))
    clock = [a.id for a in book.live(start=first) if tells(a)]
    going = [i for i in clock if i in together]
    return bool(going) and clock[-len(going) :] != going
