"""Why a rulebook or a setting cannot be chosen, and what its parameters say of the whole event."""

from __future__ import annotations

from core.say.refused import Reason


class BadSetting(Reason):
    """``setting`` cannot have this value; a number is from ``least`` to ``most``."""

    setting: str
    value: str | int | None
    least: int | None = None
    most: int | None = None


class NoSuchFormat(Reason):
    format: str
    formats: tuple[str, ...]


class FormatFixed(Reason):
    """Somebody is registered: what is played can no longer be chosen."""


class NotInFormat(Reason):
    format: str
    verb: str


class NoSuchRulebook(Reason):
    book: str
    books: tuple[str, ...]


class UnreadableRulebook(Reason):
    """The text is no rulebook: its line, the dotted path there, and what is expected."""

    file: str
    line: int
    what: str
    expected: str
    allowed: tuple[str, ...]


class NoSuchMethod(Reason):
    book: str
    method: str
    methods: tuple[str, ...]


class RulebookFixed(Reason):
    """The rules are chosen before the start; the book of this title is played."""

    book: str


class AlteringForbidden(Reason):
    """The rulebook does not let a tournament be altered or cancelled."""


class TournamentCancelled(Reason):
    cause: str


class BalancingForced(Reason):
    """The tables must be balanced, so the duty cannot be dismissed."""


class DutyMarkedSo(Reason):
    duty: str
    how: str


class StillUnbalanced(Reason):
    """Balancing is marked as already done, but the tables are as before."""

    from_table: int
    from_players: int
    to_table: int
    to_players: int


class FinalTableStillDue(Reason):
    """The final table is marked as already made: ``players`` are left, and it seats ``size``."""

    players: int
    size: int


class TableStillOpen(Reason):
    """The table is marked as already broken, but so many players sit at it."""

    table: int
    players: int


class NoSlips(Reason):
    action: int
