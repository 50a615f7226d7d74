"""The house's own pages in a night of Chicago."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt

from core.formats.format import FORMATS
from core.rulebook.parameters import PARAMETERS
from gui.console.rulebook.page import RulebookPage
from gui.program.session import Session
from tests.windows.console.conftest import Frame, type_lines


@pytest.fixture
def rows(open_frame: Callable[..., Frame], session: Session) -> list[str]:
    """The keys of the rules on the rulebook's page, from the top."""
    type_lines(session, "format chicago")
    frame = open_frame()
    frame.focus_page()
    frame.key(Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)
    page = frame.night.page("rulebook")
    assert isinstance(page, RulebookPage)
    return [*page.rules.rows]


def test_the_rulebook_begins_with_the_points_of_chicago(rows: list[str]) -> None:
    own = {x.key for x in FORMATS["chicago"].parameters}
    assert {*rows[: len(own)]} == own


def test_the_rulebook_has_no_rules_of_what_chicago_does_not_do(rows: list[str]) -> None:
    groups = {key.split(".")[0] for key in rows}
    missing = {key.split(".")[0] for key in PARAMETERS} - groups
    assert missing >= {"positions", "balance", "breaking", "race", "chips", "level", "hand_for_hand"}
    assert groups >= {"penalty", "clock_call", "elimination", "entering"}
