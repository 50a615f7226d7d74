"""The base of every duty: one thing to do, with players, tables and reason."""

from __future__ import annotations

from enum import IntEnum
from typing import ClassVar

from core.say.acts import Act
from core.say.duties.rank import KINDS, ORDER, Rank
from core.say.said import Said

# A number of more digits is none of ours.
LONGEST = 18


class Urgency(IntEnum):
    NOW = 0
    SOON = 1
    LATER = 2


class Duty(Said):
    """One thing to do. ``due_ms`` is the moment (ms) it falls due, None: now, or not by the clock; ``left``
    how long (ms) until then, or until it is over, if the clock says so. ``act`` carries it out; None if the
    director must enter something first (a number, a seat). ``asks`` are the tables whose last big blind (at a
    chip race: button) is entered in it: must be, or beside an ``act`` may be changed. ``clauses`` are the
    rulebook's for it. A type that states its ``rank`` is a duty of its own in the log. Types derived from it
    are forms of the same duty: they share its kind."""

    rank: ClassVar[Rank]
    stands_before: ClassVar[tuple[type[Duty], ...]] = ()
    """The duties that wait for this one (``goes_before``)."""
    grows: ClassVar[str] = ""
    """Busts alone change its cause: put aside for later it comes back when one table more could go
    (``tables``), or the tables differ by one player more (``spread``)."""
    SUBJECT: ClassVar[tuple[str, ...]] = ()
    CAUSE: ClassVar[tuple[str, ...]] = ()
    """The fields whose values are its ``subject`` and its ``cause``."""

    urgency: Urgency
    due_ms: int | None = None
    left: int | None = None
    act: Act | None = None
    asks: tuple[int, ...] = ()
    clauses: tuple[str, ...] = ()

    def __init_subclass__(
        cls,
        rank: Rank | None = None,
        subject: str = "",
        cause: str = "",
        before: tuple[type[Duty], ...] = (),
        grows: str = "",
    ) -> None:
        """Make the duty's type. ``subject`` and ``cause`` name fields, with blanks between."""
        super().__init_subclass__()
        if rank is None:
            del cls.kind
        else:
            cls.rank, cls.kind = rank, cls.kind.removesuffix("_duty")
        cls.SUBJECT = tuple(subject.split()) or cls.SUBJECT
        cls.CAUSE = tuple(cause.split()) or cls.CAUSE
        cls.stands_before = before or cls.stands_before
        cls.grows = grows or cls.grows

    def goes_before(self, other: Duty) -> bool:
        """Return whether the other is done only after this one, although it would stand above it."""
        return isinstance(other, self.stands_before)

    @property
    def subject(self) -> tuple[int, ...]:
        """Return the entries, tables or actions of the duty."""
        return tuple([x for x in self._values(self.SUBJECT) if isinstance(x, int)])

    @property
    def cause(self) -> tuple[int | str, ...]:
        """Return the values that made it due: with another cause it is another duty."""
        return tuple(self._values(self.CAUSE))

    def _values(self, names: tuple[str, ...]) -> list[int | str]:
        found: list[int | str] = []
        for name in names:
            value: int | str | tuple[int | str, ...] | None = getattr(self, name)
            if isinstance(value, tuple):
                found += value
            elif value is not None:
                found.append(value)
        return found

    @property
    def key(self) -> tuple[str, tuple[int, ...], tuple[int | str, ...]]:
        """Return the identity of the duty: the same duty tomorrow has the same kind, subject and cause."""
        return self.kind, self.subject, self.cause

    @property
    def id(self) -> str:
        """Return the identity as text, for the log: ``balance 3 5 / 9 7``."""
        return duty_id(*self.key)

    @property
    def order(self) -> tuple[Rank, int]:
        """Return its place among equally urgent duties."""
        return self.rank, ORDER[self.rank].index(self.kind)


def duty_id(kind: str, subject: tuple[int, ...], cause: tuple[int | str, ...] = ()) -> str:
    """Return the identity of a duty as text."""
    parts = [" ".join(map(str, part)) for part in (subject, cause)]
    return " / ".join([f"{kind} {parts[0]}".rstrip(), *parts[1:]]).removesuffix(" / ")


def read_id(text: str) -> tuple[str, tuple[int, ...], tuple[int | str, ...]] | None:
    """Return kind, subject and cause of an identity; None if the text is none."""
    head, _, tail = text.partition(" / ")
    kind, *whom = head.split(" ")
    subject = tuple(map(_number, whom))
    cause = tuple(map(_number, tail.split(" "))) if tail else ()
    numbers = tuple(x for x in subject if isinstance(x, int))
    return (kind, numbers, cause) if kind in KINDS and duty_id(kind, numbers, cause) == text else None


def _number(word: str) -> int | str:
    return int(word) if word.isdecimal() and len(word) < LONGEST and str(int(word)) == word else word
