"""A pasted list, before anything is done with it: what would become of every line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal

from core.acts import Register
from core.players.directory import CsvProblem, parse_csv
from core.players.player_row import PlayerRow
from core.refusal import Reason, Why
from gui.models.player_lines import folded

Fate = Literal["new", "already", "twice", "refused"]


@dataclass(frozen=True, slots=True)
class Pasted:
    row: PlayerRow
    fate: Fate
    reasons: tuple[Reason, ...] = ()


@dataclass(frozen=True, slots=True)
class Preview:
    """``problems`` are of lines that could not be read, or only partly; by line."""

    rows: tuple[Pasted, ...]
    problems: tuple[CsvProblem, ...]

    def count(self, *fates: Fate) -> int:
        return sum(1 for p in self.rows if p.fate in fates)


def register_act(row: PlayerRow) -> Register:
    return Register(
        name=row.name, nickname=row.nickname, number=row.number, note=row.note, accessible=row.accessible
    )


def preview(text: str, check: Callable[[Register], Sequence[Reason]]) -> Preview:
    """What would happen to each line of ``text`` now; ``check`` is the session's."""
    rows, problems = parse_csv(text)
    seen: set[tuple[str, str]] = set()
    found: list[Pasted] = []
    for row in rows:
        key = (folded(row.name), row.number)
        found.append(_fate(row, key in seen, tuple(check(register_act(row)))))
        seen.add(key)
    return Preview(tuple(found), tuple(problems))


def _fate(row: PlayerRow, again: bool, reasons: tuple[Reason, ...]) -> Pasted:
    if any(r.why is Why.ALREADY_REGISTERED for r in reasons):
        return Pasted(row, "already", reasons)
    if reasons:
        return Pasted(row, "refused", reasons)
    return Pasted(row, "twice" if again else "new")
