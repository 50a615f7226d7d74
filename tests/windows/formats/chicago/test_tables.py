"""Tables and Tonight in a night of Chicago: no table breaks, is short, or is filled by the house's draw."""

from __future__ import annotations

from collections.abc import Callable

from gui.console.tables.page import TablesPage
from gui.console.tables.views import makers
from gui.console.tonight.page import TonightPage
from gui.program.session import Session
from gui.words import console
from gui.words import tables as say
from tests.windows.console.conftest import Frame, type_lines

PEOPLE = "\n".join(f'register "P{i}"' for i in range(1, 25))
TABLES = "\n".join(f"open table {i} seats 4" for i in range(1, 7))
PLAYED = "\n".join(
    f"protocol {table} round {number} points 53 30 20 10 said 1 made 1"
    + (f"\ndraw round {table}" if number < 3 else "")
    for number in (1, 2, 3)
    for table in range(1, 7)
)


def notes(session: Session) -> set[str]:
    """Return what stands at the tables beside the number of their players."""
    reading, now = session.reading(), session.now()
    return {x().note for x in makers(session.state, reading.phase != "before", now)}


def test_an_unused_table_is_neither_short_nor_does_it_break(
    open_frame: Callable[..., Frame], session: Session
) -> None:
    type_lines(session, f"format chicago\n{PEOPLE}\ndraw heat number 7\n{PLAYED}")
    type_lines(session, "draw heat number 8\nround time 40")
    assert (len(session.state.open_tables), session.reading().running) == (6, True)
    assert notes(session) == {""}
    night = open_frame().night
    night.show_page("tonight")
    tonight = night.page("tonight")
    assert isinstance(tonight, TonightPage)
    night.show_page("tables")
    tables = night.page("tables")
    assert isinstance(tables, TablesPage)
    assert tonight.tables.aside.text() == console.tables_line(12, 0, 3, [])
    assert tables.summary.text() == say.floor_line(3, 0, [])


def test_no_table_foretells_a_draw_that_leaves_some_unused(session: Session) -> None:
    type_lines(session, f"format chicago\n{TABLES}\n" + "\n".join(PEOPLE.splitlines()[:5]))
    views = [x() for x in makers(session.state, False, session.now())]
    assert [(x.undrawn, x.line) for x in views] == [(True, "")] * 6
