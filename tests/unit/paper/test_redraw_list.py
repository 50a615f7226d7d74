"""The list of seats after a redraw or for the final table."""

from __future__ import annotations

from dataclasses import replace

from core.log.order import MemoryLog
from core.paper.slips import last_redraw, redraw_list, slip_rows
from core.people.listing import name_key
from core.say import records as r
from core.say.records import Action
from core.text.opening import open_door
from tests.unit.night import NAMES, Night, small


def drawn_anew() -> Night:
    night = small()
    night.wait(5).do('draw number "99" all override "the seats were wrong"')
    return night


def test_before_one_there_is_no_list() -> None:
    night = small()
    assert last_redraw(night.director) is None
    assert redraw_list(night.director) is None


def test_everybody_is_on_it_by_name_with_the_old_seat_and_the_new() -> None:
    night = small()
    before = {t_name: night.state.seat_text(night.entry(f'"{t_name}"').id) for t_name in NAMES}
    done = night.wait(5).do('draw number "99" all override "the seats were wrong"').action
    found = redraw_list(night.director)
    assert found is not None
    assert found.action == done.id
    assert found.at == night.ms
    assert not found.final
    assert found.commitment == list(night.state.room.draws.values())[-1].commitment
    names = sorted(NAMES, key=name_key)
    assert [x.name for x, _ in found.rows] == [f"{n.split()[1]}, {n.split()[0]}" for n in names]
    for name, (row, came_from) in zip(names, found.rows, strict=True):
        after = night.state.seat_text(night.entry(f'"{name}"').id)
        assert came_from == before[name]
        assert f"{row.table}.{row.seat}" == after


def test_it_tells_of_then_though_players_have_moved_on() -> None:
    night = drawn_anew()
    before = redraw_list(night.director)
    night.wait(5).do('eliminate "Anna Ek" by "Bo Ros"')
    assert redraw_list(night.director) == before


def test_undone_it_is_gone() -> None:
    night = drawn_anew()
    before = redraw_list(night.director)
    night.wait(1).do('draw number "7" all override "wrong again"')
    assert redraw_list(night.director) != before
    night.do("undo")
    assert redraw_list(night.director) == before
    night.do("undo")
    assert redraw_list(night.director) is None


def test_of_a_night_that_does_not_fold_it_tells_as_far_as_that_goes() -> None:
    night = drawn_anew()
    expected, last = redraw_list(night.director), night.director.history[-1]
    again = night.wait(1).do('draw number "7" all override "wrong again"').action
    bad = Action(last.id + 1, last.happened, last.written, "1.1", (r.Eliminated(9999),))
    log = MemoryLog([*night.director.history[: last.id], bad, replace(again, id=last.id + 2)])
    director = open_door(log, lambda: night.ms, bytes)
    assert director.problem
    assert redraw_list(director) == expected
    assert slip_rows(director, last.id + 2) == []
    assert director.before(last.id + 2) == director.state


def test_the_final_table_s_is_one_too() -> None:
    night = small()
    night.wait(1).run('eliminate "Anna Ek" by "Bo Ros"\neliminate "Eva Dal" by "Bo Ros"')
    night.do("final table")
    found = redraw_list(night.director)
    assert found is not None
    assert found.final
    assert {x.table for x, _ in found.rows} == {t.label for t in night.state.open_tables if t.seats}
