"""A pasted list, before anything is done with it: what would become of every line."""

from typing import Literal

from core.formats.entries import against_each
from core.people.player_list import CsvProblem, parse_csv
from core.people.player_row import PlayerRow
from core.say.acts import Register, RegisterList
from core.say.reasons import AlreadyRegistered, Reason, SameTwice
from core.say.value import dataclass
from gui.program.session import Session

Fate = Literal["new", "already", "twice", "refused"]


@dataclass(frozen=True, slots=True)
class Pasted:
    """A player of the list, and the ``line`` he begins on."""

    row: PlayerRow
    line: int
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


def preview(text: str, session: Session) -> Preview:
    """Return what would happen to each line of ``text`` now."""
    rows, problems, lines = parse_csv(text)
    people = [register_act(row) for row in rows]
    each = against_each(session.state, people, session.now())
    new = tuple(one for one, reasons in zip(people, each, strict=True) if not reasons)
    # a night that is only shown, or cancelled, takes none of them
    closed = session.check(RegisterList(people=new)) if new else ()
    found = [
        _pasted(row, line, (*reasons, *closed)) for row, line, reasons in zip(rows, lines, each, strict=True)
    ]
    return Preview(tuple(found), tuple(problems))


def _pasted(row: PlayerRow, line: int, reasons: tuple[Reason, ...]) -> Pasted:
    whys = {type(x) for x in reasons}
    if AlreadyRegistered in whys:
        return Pasted(row, line, "already", reasons)
    if SameTwice in whys:
        return Pasted(row, line, "twice", reasons)
    return Pasted(row, line, "refused" if reasons else "new", reasons)
