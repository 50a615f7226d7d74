"""Procedure G3: several rows of the structure at once, and what an act lays before it is done."""

from __future__ import annotations

from itertools import count

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.clock.structure_rules import RowsAct
from core.formats.rules import decide, lay
from core.say.acts import AddBreak, AddLevel, SetStructure
from core.say.levels import MINUTE
from core.say.reasons import (
    BlindsOfSeveral,
    BlindsOnBreak,
    NoLevelAbove,
    NoSuchRow,
    RowPast,
    RowShorterThanRun,
)
from tests.unit.laid import ACTS, NEW, stands
from tests.unit.night import Night, seated

SHEET = """add level blinds 100/200 length 20
add level blinds 200/400 length 20
add break length 10
add level blinds 300/600 length 20
add level blinds 400/800 length 20"""


def night_of_five(*, started: bool = True) -> Night:
    night = seated().run(SHEET)
    return night.run("start") if started else night


def bigs(night: Night) -> list[int]:
    return [x.big_blind for x in night.state.clock.levels]


def minutes(night: Night) -> list[int]:
    return [(x.length or 0) // MINUTE for x in night.state.clock.levels]


@pytest.mark.rule_id("G3", "*")
def test_g3_levels_made_shorter_leave_the_break_among_them() -> None:
    night = night_of_five().run("edit row 2 to 5 length 15")
    assert minutes(night) == [20, 15, 10, 15, 15]
    night.do("undo")
    assert minutes(night) == [20, 20, 10, 20, 20]


@pytest.mark.rule_id("G3", "*")
def test_g3_breaks_made_longer_leave_the_levels_among_them() -> None:
    night = night_of_five().run("add break length 10\nedit row 3 to 6 length 12")
    assert minutes(night) == [20, 20, 12, 20, 20, 12]


def test_a_range_said_from_its_end_is_the_same_rows() -> None:
    night = night_of_five().run("edit row 5 to 4 length 15")
    assert minutes(night) == [20, 20, 10, 15, 15]


def test_the_last_row_may_be_said_behind_what_changes() -> None:
    night = night_of_five().run("edit row 4 length 30 to 5")
    assert minutes(night) == [20, 20, 10, 30, 30]


def test_blinds_are_changed_one_by_one() -> None:
    night = night_of_five()
    assert night.whys("edit row 4 to 5 blinds 500/1000") == {BlindsOfSeveral}
    assert night.whys("edit row 4 to 5 limit 500/1000") == {BlindsOfSeveral}
    night.do("edit row 4 to 4 blinds 500/1000")
    assert bigs(night)[3] == 1000


def test_what_is_said_of_several_rows_fits_each_that_it_changes() -> None:
    night = night_of_five().run("edit row 4 to 5 ante 50 paid-by bb")
    assert [x.ante for x in night.state.clock.levels] == [0, 0, 0, 50, 50]
    assert night.whys("edit row 3 to 4 ante 50") == {BlindsOnBreak}


def test_rows_that_are_over_are_neither_changed_nor_moved_nor_removed() -> None:
    night = night_of_five().wait(25)
    assert night.whys("edit row 1 to 4 length 30") == {RowPast}
    assert night.whys("edit row 2 to 4 length 4") == {RowShorterThanRun}
    night.do("edit row 2 to 4 length 6")
    assert minutes(night) == [20, 6, 10, 6, 20]
    assert night.reading.elapsed == 5 * MINUTE
    assert night.whys("remove row 2 to 4") == {RowPast}
    assert night.whys("move row 2 to 3 at 5") == {RowPast}
    assert night.whys("move row 4 to 5 at 2") == {RowPast}


@pytest.mark.parametrize(
    "line",
    [
        "edit row 4 to 6 length 5", "remove row 4 to 6", "move row 4 to 6 at 3", "move row 6 at 3",
        "move row 4 at 7", "move row 4 at 0", "edit row 4 to 0 length 5",
    ],
)  # fmt: skip
def test_rows_that_are_not_there(line: str) -> None:
    assert night_of_five().whys(line) == {NoSuchRow}


@pytest.mark.parametrize(
    ("line", "order"),
    [
        ("move row 4 to 5 at 3", [0, 1, 3, 4, 2]),
        ("move row 3 at 5", [0, 1, 3, 2, 4]),
        ("move row 2 to 3 at 6", [0, 3, 4, 1, 2]),
        ("move row 2 to 4 at 3", [0, 1, 2, 3, 4]),
        ("move row 2 to 4 at 5", [0, 1, 2, 3, 4]),
        ("move row 5 at 2", [0, 4, 1, 2, 3]),
    ],
)
def test_rows_move_before_the_row_that_is_said_and_keep_their_ids(line: str, order: list[int]) -> None:
    night = night_of_five()
    ids = [x.id for x in night.state.clock.levels]
    night.do(line)
    assert [x.id for x in night.state.clock.levels] == [ids[i] for i in order]
    night.do("undo")
    assert [x.id for x in night.state.clock.levels] == ids


def test_several_rows_are_removed_with_the_break_among_them() -> None:
    night = night_of_five().run("remove row 2 to 4")
    assert bigs(night) == [200, 800]


TEMPLATE = (
    '"add level blinds 25/50" "add level blinds 100/200" "add break" "add level blinds 150/300" '
    '"add break length 5" "add level blinds 300/600"'
)


@pytest.mark.rule_id("G3", "*")
def test_g3_a_structure_laid_above_goes_on_over_the_blinds_that_are_played() -> None:
    night = night_of_five().wait(5).run(f"structure {TEMPLATE} above")
    assert bigs(night) == [200, 0, 300, 0, 600]  # the break between 100/200 and 150/300 is still to come
    night = night_of_five().wait(25).run(f"structure {TEMPLATE} above")
    assert bigs(night) == [200, 400, 0, 600]
    night = night_of_five().wait(45).run(f"structure {TEMPLATE} above")  # in the break after 200/400
    assert bigs(night) == [200, 400, 0, 600]  # no second break after it


def test_a_structure_without_a_level_above_is_refused_and_not_as_it_was_typed() -> None:
    night = night_of_five().wait(55)
    assert night.whys(f"structure {TEMPLATE} above") == {NoLevelAbove}
    night.do(f"structure {TEMPLATE}")
    assert bigs(night)[4:] == [50, 200, 0, 300, 0, 600]


def test_before_the_first_card_the_whole_structure_is_laid() -> None:
    night = night_of_five(started=False).run(f"structure {TEMPLATE} above")
    assert bigs(night) == [50, 200, 0, 300, 0, 600]


# -- what an act lays, before it is done ---------------------------------------------------------------------

CLOCKS = st.sampled_from(["note x", "schedule 23:00", "start", "start\npause", "start\nnext"])


@given(st.lists(NEW, min_size=1, max_size=6), CLOCKS, st.integers(0, 150), ACTS)
def test_what_an_act_lays_is_what_stands_once_it_is_done(
    rows: list[AddLevel | AddBreak], clock: str, waited: int, act: RowsAct
) -> None:
    night = seated()
    night.act(SetStructure(rows=tuple(rows)))
    for line in clock.splitlines():
        if line != "next" or len(rows) > 1:
            night.do(line)
    night.wait(waited)
    if decide(night.state, act, night.ms).reasons:
        return
    stands(night, act, lay(night.state, act, night.ms, count(-99).__next__))
