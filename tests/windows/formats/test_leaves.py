"""``Holm leaves`` in the command bar names the line that does it, in every format."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt

from gui.program.session import Session
from tests.formats.rounds.handed_in import handed_in
from tests.windows.console.conftest import SETUP, Frame, open_frame, type_lines  # noqa: F401
from tests.windows.console.keyboard import press
from tests.windows.formats.chicago.conftest import HANDED_IN as CHICAGO
from tests.windows.formats.team.conftest import HANDED_IN as TEAM

CHICAGO_NIGHT = """
format chicago
register "Anna Ek"
register "Bo Sund"
register "David Holm"
register "Erik Lind"
draw heat number 7
"""
TEAM_NIGHT = """
format team
rulebook sm-team
register teams "Fisk: Anna Ek, Bo Sund, David Holm" "Gös: Erik Lind, Per Dahl, Siv Frost"
"""


@pytest.mark.parametrize("typed", ["holm leaves", "leaves holm"])
@pytest.mark.parametrize(
    ("lines", "line"),
    [
        (SETUP, 'remove stack "David Holm" leaves'),
        (CHICAGO_NIGHT, 'leave "David Holm"'),
        (TEAM_NIGHT, 'leave team "David Holm"'),
    ],
)
def test_who_leaves_is_refused_with_the_line_that_does_it(
    session: Session,
    open_frame: Callable[..., Frame],  # noqa: F811
    lines: str,
    line: str,
    typed: str,
) -> None:
    with handed_in((*CHICAGO, *TEAM)):
        type_lines(session, lines)
        frame = open_frame()
        before = len(session.director.history)
        frame.type(f"/{typed}")
        press(Qt.Key.Key_Return)
        assert line in frame.night.notice.sentence.text()
        assert len(session.director.history) == before
