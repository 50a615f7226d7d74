"""A pasted list, before anything is done with it: what would become of every line."""

from typing import Literal

from core.formats.entries import against_each
from core.people.player_list import CsvProblem, parse_csv
from core.people.player_row import PlayerRow
from core.say.acts import Register, RegisterList
from core.say.reasons import AlreadyRegistered, Reason, SameTwice
from core.say.value import dataclass
from gui.program.session import Session


@dataclass(frozen=True, slots=True)
class Pasted:
    """A player of the list, and the ``line`` he begins on."""

    row: PlayerRow
    line: int
    reasons: tuple[Reason, ...]

    @property
    def fate(self) -> Literal["new", "already", "twice", "refused"]:
        whys = {type(x) for x in self.reasons}
        if AlreadyRegistered in whys:
            return "already"
        if SameTwice in whys:
            return "twice"
        return "refused" if whys else "new"


def register_act(row: PlayerRow) -> Register:
    return Register(
        name=row.name, nickname=row.nickname, number=row.number, note=row.note, accessible=row.accessible
    )


def preview(text: str, session: Session) -> tuple[list[Pasted], list[CsvProblem]]:
    """Return what would happen to each line of ``text`` now, and the problems of lines that could not be
    read, or only partly."""
    rows, problems, lines = parse_csv(text)
    people = [register_act(row) for row in rows]
    each = against_each(session.state, people, session.now())
    new = tuple(one for one, reasons in zip(people, each, strict=True) if not reasons)
    # a night that is only shown, or cancelled, takes none of them
    closed = session.check(RegisterList(people=new)) if new else ()
    found = zip(rows, lines, each, strict=True)
    return [Pasted(row, line, (*reasons, *closed)) for row, line, reasons in found], [*problems]
