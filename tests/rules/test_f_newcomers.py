"""F, E: while some tables have raced a chip and others not, nobody is moved from one to the other; whoever
is all the same is raced at the table he comes to. Every player's odd chips are raced (SvePoF §2.16)."""

from __future__ import annotations

import pytest

from core.chips.audit import audit
from core.chips.now import raced, racers, to_race
from core.formats.duties import duties
from core.paper.race_sheets import race_sheets
from core.say.duties import BalanceDuty, BreakTableDuty, ColourUpRacedDuty, Duty, RaceDuty
from core.say.reasons import NotRaced, RacedAlready
from tests.rules.conftest import NightOf
from tests.unit.night import Night
from tests.unit.rooms import room

FIVE = (1, 2, 3, 4, 5)
BOOKS = ("svepof-2006", "cpc-2023", "tda-nl", "tda-2024")


def at_break(night: Night, *tables: tuple[int, ...]) -> Night:
    """A break in which the 25s are raced; the last table fits into the free seats of the others."""
    night.run("price entry 100 chips 10000\nadd level blinds 25/50 length 20\nadd break length 10 remove 25")
    night.run("add level blinds 100/200\nchips 25 100 500 1000")
    night = room(*(tables or (FIVE, FIVE, (1, 3))), night=night)
    night.run("announce break-order\nstart\nnext")
    for table in night.state.open_tables:
        first, second, *_ = [*sorted(table.seats), *sorted(table.seats)]
        night.do(f"blinds {table.label} big {second} button {first}")
    return night


def due(night: Night) -> list[Duty]:
    wanted = (BreakTableDuty, RaceDuty, BalanceDuty, ColourUpRacedDuty)
    return [d for d in duties(night.state, night.ms) if isinstance(d, wanted)]


def labels(night: Night, found: list[Duty]) -> list[str]:
    tables = night.state.room.tables
    told = (f" {tables[d.table].label}" if isinstance(d, BreakTableDuty | RaceDuty) else "" for d in found)
    return [f"{d.kind}{where}" for d, where in zip(found, told, strict=True)]


@pytest.mark.rule_id("E2", *BOOKS)
@pytest.mark.parametrize("book", BOOKS)
def test_before_any_race_the_table_breaks_and_all_race_where_they_sit(night_of: NightOf, book: str) -> None:
    night = at_break(night_of(book))
    assert labels(night, due(night)) == ["break_table 3", "race 1", "race 2", "race 3"]
    night.do("break 3")
    assert labels(night, due(night)) == ["race 1", "race 2"]
    table = night.table("1")
    assert racers(night.state, table, 25) == table.seats


@pytest.mark.rule_id("F4", *BOOKS)
@pytest.mark.parametrize("book", BOOKS)
def test_once_a_table_has_raced_the_races_go_before_the_break(night_of: NightOf, book: str) -> None:
    night = at_break(night_of(book)).run("race 1 chip 25 odd 1:3 2:1")
    assert labels(night, due(night)) == ["race 2", "race 3", "break_table 3"]
    night.run("race 2 chip 25 odd 1:2 2:2\nrace 3 chip 25 odd 1:3 3:1")
    assert labels(night, due(night)) == ["break_table 3", "colour_up"]
    night.do("break 3")
    assert labels(night, due(night)) == ["colour_up"], "all have raced: nobody races again"
    night.do("undo")
    night.run("undo\nundo")
    assert labels(night, due(night)) == ["race 2", "race 3", "break_table 3"]


@pytest.mark.rule_id("F4", *BOOKS)
@pytest.mark.parametrize("book", BOOKS)
def test_who_comes_to_a_table_that_has_raced_is_raced_there(night_of: NightOf, book: str) -> None:
    night = at_break(night_of(book)).run("race 1 chip 25 odd 1:3 2:1\nrace 2 chip 25\nbreak 3")
    t = night.state
    late = {x.label: racers(t, x, 25) for x in t.open_tables if racers(t, x, 25)}
    assert sum(map(len, late.values())) == 2
    assert [x.label for x in to_race(t, 25)] == [*late]
    found = [d for d in due(night) if isinstance(d, RaceDuty)]
    said = {t.room.tables[d.table].label: {*d.late} for d in found}
    assert said == {label: {*seats.values()} for label, seats in late.items()}
    assert night.whys("colour up 25") >= {NotRaced}
    blank = [x for x in race_sheets(night.director, night.ms) if x.at is None]
    assert {x.table: [row.seat for row in x.rows] for x in blank} == {k: sorted(v) for k, v in late.items()}
    for label, seats in late.items():
        other = next(s for s in night.table(label).seats if s not in seats)
        assert RacedAlready in night.whys(f"race {label} chip 25 odd {other}:1")
        night.do(f"race {label} chip 25 odd {' '.join(f'{s}:2' for s in seats)} {_cards(seats)}")
    assert raced(night.state, 25) == {x.id for x in night.state.open_tables}
    assert labels(night, due(night)) == ["colour_up"]
    night.do("colour up 25")
    assert audit(night.state).room.off == 0


def _cards(seats: dict[int, int]) -> str:
    dealt = iter(("As", "Kd", "3c", "4h"))
    return "cards " + " ".join(f"{s}:{next(dealt)}" for s in seats for _ in range(2))


@pytest.mark.rule_id("F4")
@pytest.mark.parametrize("how", ["done", "otherwise"])
def test_races_told_by_the_duty_alone_count_too(night_of: NightOf, how: str) -> None:
    night = at_break(night_of("tda-2024"))
    ids = {x.label: x.id for x in night.state.open_tables}
    for label in ("1", "2"):
        night.do(f'duty "race {ids[label]} / 25" {how}')
    assert labels(night, due(night)) == ["race 3", "break_table 3"]
    night.do("break 3")
    late = [d for d in due(night) if isinstance(d, RaceDuty)]
    assert sum(len(d.late) for d in late) == 2
    for duty in late:
        night.do(f'duty "{duty.id}" {how}')
    assert labels(night, due(night)) == ["colour_up"]


@pytest.mark.rule_id("F4")
def test_who_enters_or_moves_between_raced_tables_races_no_second_time(night_of: NightOf) -> None:
    night = at_break(night_of("tda-2024"), FIVE, FIVE, FIVE).run("race 1 chip 25 odd 1:3 2:1")
    night.do("race 2 chip 25")
    night.run('move 1.1 to 2.6\nregister "Late Larry" seat 1.6 override "late"')
    assert [x.label for x in to_race(night.state, 25)] == ["3"]
    night.do('move 3.1 to 1.7 override "by hand"')
    assert racers(night.state, night.table("1"), 25).keys() == {7}
    night.do('move 1.7 to 3.1 override "back"')
    assert [x.label for x in to_race(night.state, 25)] == ["3"]


@pytest.mark.rule_id("F4")
def test_a_balance_waits_for_the_races_that_have_begun(night_of: NightOf) -> None:
    night = at_break(night_of("svepof-2006"), (1, 2, 3, 4, 5, 6, 7, 8), FIVE)
    assert labels(night, due(night)) == ["balance", "race 1", "race 2"]
    night.do("race 1 chip 25 odd 1:3 2:1")
    assert labels(night, due(night)) == ["race 2", "balance"]
