"""Templates of the structure sheet: those that come with Riffle and the club's own, in the text form."""

from collections.abc import Sequence
from functools import cache

from core.clock import templates
from core.clock.templates import row_of
from core.say.acts import AddBreak, AddLevel
from core.say.levels import Level
from core.say.reasons import StoreFailed
from core.text import script
from core.text.script_words import BadLine
from core.tournament.state import Tournament
from gui.program.session import Session
from gui.theme import ASSETS
from gui.words import structure

Row = AddLevel | AddBreak


def sheets(session: Session) -> dict[str, tuple[Row, ...]]:
    """Return the rows of every template by its name, the club's own first; one that cannot be read is left
    out."""
    found: dict[str, tuple[Row, ...]] = {}
    library = session.library
    try:
        for name in library.structures() if library is not None else ():
            text = library.structure(name) if library is not None else None
            if text and (rows := read_rows(text, session)):
                found[name] = rows
    except StoreFailed:
        pass  # the library is told of where it is opened; the built-in ones remain
    for sheet in built_in():
        found.setdefault(structure.tr(sheet.name), sheet.rows)
    return found


def built_in() -> list[templates.Template]:
    """Return the sheets that come with Riffle, the slower first."""
    order = ("club-20", "turbo-10", "deep-30", "championship-30")
    return [_built_in(name) for name in order]


@cache
def _built_in(name: str) -> templates.Template:
    """Return a sheet that comes with Riffle, read once: the page lists them after every act."""
    return templates.parse((ASSETS / "structures" / f"{name}.toml").read_text("utf-8"))


def write_rows(levels: Sequence[Level], session: Session) -> str:
    acts = [row_of(level) for level in levels]
    return "\n".join(script.write(act, Tournament(), session.zone) for act in acts) + "\n"


def read_rows(text: str, session: Session) -> tuple[Row, ...]:
    """Read the rows back from the lines; none where one of the lines is no row."""
    rows: list[Row] = []
    for line in text.splitlines():
        try:
            found = script.parse(line, Tournament(), 0, session.zone)
        except BadLine:
            return ()
        if found is not None and isinstance(found.act, AddLevel | AddBreak):
            rows.append(found.act)
    return tuple(rows)
