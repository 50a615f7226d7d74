"""A clock or sheet action entered late is undone like any other: nothing is ever stuck."""

from __future__ import annotations

import pytest

from core.say.reasons import ClockSetSince
from tests.unit.night import Night


@pytest.mark.parametrize("late", ["19:05 start", "19:05 schedule +1"])
def test_a_start_entered_late_under_an_edit_of_the_sheet(late: str) -> None:
    night = Night().run("add level blinds 1/2 length 20\nadd level blinds 2/4 length 20")
    night.wait(10).do("edit row 2 length 25")
    before = night.wait(10).copy()
    night.late(late)
    after = night.copy()
    assert night.reading.phase == "running"
    night.do("undo")
    assert night.state == before
    night.do("redo")
    assert night.state == after


def test_a_sheet_under_a_start_entered_late_is_still_held() -> None:
    night = Night().run("add level blinds 1/2 length 20\nadd level blinds 2/4 length 20")
    night.wait(10).late("19:05 start")
    assert night.whys("undo 2") == {ClockSetSince}
