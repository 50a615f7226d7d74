"""The pages' copies of the night between actions equal a fresh reading, whatever was done."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import Qt

from core.clock.timebase import Timebase
from core.clock.timeline import begun, of_clock
from core.floor.blinds import GOOD_FOR
from core.log.order import is_meta
from core.money.payouts import placings
from core.people.listing import name_key
from core.say import acts
from core.say.reasons import Refused
from gui.console.history.lines import folded
from gui.console.history.page import HistoryPage
from gui.console.players.lines import GROUPS
from gui.console.players.model import NAME, SEAT, STATUS, PlayersModel
from gui.console.tables.views import moment
from gui.console.tonight.night_rows import clock_actions
from gui.program.session import Session
from gui.room.build import seat_list, seating_now
from gui.widgets.lined_table import LinedTable
from gui.words.names import Names
from tests.doing import do_line
from tests.examples import examples
from tests.unit.night import small
from tests.unit.random_nights import random_act
from tests.windows.conftest import HALL, HandClock, LogInMemory, entropy
from tests.windows.console.nights import table_views

CLOCK_ACTS: list[acts.Act] = [acts.Start(), acts.Pause(), acts.Resume(), acts.SetClock(row=2)]


def night(clock: HandClock, started: bool) -> Session:
    log = LogInMemory(small(started=started).director.history)
    clock.ms = log.actions[-1].written
    return Session(log, Timebase(clock, clock), entropy(), HALL)


def do_something(data: st.DataObject, session: Session, clock: HandClock) -> None:
    what = data.draw(st.integers(0, 11))
    act = random_act(data, session.state, session.now())
    written = len(session.director.history)
    if what < 2:
        act = acts.Undo(together=True)
    elif what < 4:
        act = acts.Redo()
    elif what == 4:
        lately = data.draw(st.integers(max(1, written - 6), written))
        act = data.draw(st.sampled_from([acts.Undo(action=lately, together=True), acts.Redo(action=lately)]))
    if act is not None:
        with suppress(Refused):
            session.do(act, "said so")
    clock.advance(seconds=data.draw(st.integers(0, 300)))


@pytest.mark.usefixtures("qapp")
@settings(max_examples=examples(60), deadline=None)
@given(st.data())
def test_the_lines_of_the_players_are_those_of_the_state(data: st.DataObject) -> None:
    """And whoever was chosen stays chosen while there is a line."""
    clock = HandClock()
    session = night(clock, data.draw(st.booleans()))
    model, column = PlayersModel(), data.draw(st.sampled_from([NAME, SEAT, STATUS]))
    table = LinedTable(model, [60] * model.columnCount(), NAME)
    table.keep(lambda row: model.rows[row].player)
    chosen = table.selectionModel()
    model.sort(column, data.draw(st.sampled_from([*Qt.SortOrder])))
    model.search(data.draw(st.sampled_from(["", "", "a", "1."])))
    group = data.draw(st.sampled_from([*GROUPS]))
    model.show_group(group)
    for _ in range(data.draw(st.integers(1, 12))):
        for _ in range(data.draw(st.integers(1, 3))):  # not looked at in between
            do_something(data, session, clock)
        before = [model.at(i.row()) for i in chosen.selectedRows()]
        model.take(session.state)
        again = PlayersModel()
        again._column, again._falling, again._text = model._column, model._falling, model._text
        again.show_group(group)
        again.take(session.state)
        assert shown(model) == shown(again)
        assert [model.row_of(x.player) for x in model.rows] == [*range(model.rowCount())]
        now = {line.player for i in chosen.selectedRows() if (line := model.at(i.row())) is not None}
        assert now == {x.player for x in before if x is not None and model.row_of(x.player) >= 0}
        if model.rowCount():
            row = model.index(data.draw(st.integers(0, model.rowCount() - 1)), NAME)
            chosen.select(row, chosen.SelectionFlag.Toggle | chosen.SelectionFlag.Rows)


def shown(model: PlayersModel) -> list[list[str]]:
    rows, columns = range(model.rowCount()), range(model.columnCount())
    return [[model.index(row, column).data() for column in columns] for row in rows]


@pytest.mark.usefixtures("qapp")
@settings(max_examples=examples(60), deadline=None)
@given(st.data())
def test_the_seats_on_the_screen_are_those_of_the_state(data: st.DataObject) -> None:
    clock = HandClock()
    session = night(clock, data.draw(st.booleans()))
    for _ in range(data.draw(st.integers(1, 12))):
        for _ in range(data.draw(st.integers(1, 3))):
            do_something(data, session, clock)
        assert seating_now(session) == seat_list(session.state)
        assert seating_now(session) is seating_now(session)


def test_the_strip_knows_the_clock_after_a_late_entry_undo_and_redo() -> None:
    clock = HandClock()
    session = night(clock, True)
    clock.advance(seconds=120)
    session.do(acts.Pause())
    director, told = session.director, len(clock_actions(session.director))
    clock.advance(seconds=60)
    director.do(acts.Note(text="so it was"), happened=session.now() - 120_000)
    assert clock_actions(director) == of_clock(director.live)
    for step, fewer in ((acts.Undo(action=director.night[-1].id), 1), (acts.Redo(), 0)):
        session.do(step)
        assert clock_actions(director) == of_clock(director.live)
        assert len(clock_actions(director)) == told - fewer


@settings(max_examples=examples(60), deadline=None)
@given(st.data())
def test_the_rows_of_the_strip_begin_as_the_night_tells(data: st.DataObject) -> None:
    """Also after a start or a level that was undone, done again or entered late."""
    clock = HandClock()
    session = night(clock, data.draw(st.booleans()))
    for _ in range(data.draw(st.integers(1, 12))):
        for _ in range(data.draw(st.integers(1, 3))):
            do_something(data, session, clock)
            with suppress(Refused):
                session.do(data.draw(st.sampled_from(CLOCK_ACTS)), "said so")
            clock.advance(seconds=1)
            late = session.now() - data.draw(st.integers(0, 600)) * 1000
            with suppress(Refused):
                session.director.do(acts.Note(text="so it was"), happened=late)
        director, now = session.director, session.now()
        assert clock_actions(director) == of_clock(director.live)
        began = begun(director.live, session.state.clock.levels, now)
        assert begun(clock_actions(director), session.state.clock.levels, now) == began


@pytest.mark.usefixtures("qapp")
def test_seats_that_were_asked_for_while_an_action_was_stored_are_not_kept() -> None:
    """A slow disk has the action before the state has."""
    session = night(HandClock(), True)
    director = session.director
    was = seating_now(session)
    bust = session.understand("eliminate 1.1")
    assert bust is not None
    action = session.log.append(director.decide(bust.act))
    assert seating_now(session) == was
    director.take(action)
    assert len(seating_now(session)) == len(was) - 1


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    "line",
    [
        "move 1.1 to 2.5", "swap 1.1 with 2.1", "eliminate 1.1", 'register "Frans Ny" number "7" seat 2.5',
        'edit player 1.1 name "Örjan Ö"', 'correct entry 1.1 "Frida Ny"', "draw all",
    ],
)  # fmt: skip
def test_a_seat_on_the_screen_goes_and_comes_with_undo_and_redo(line: str) -> None:
    session = night(HandClock(), True)
    was = seating_now(session)
    assert do_line(session, f'{line} override "so"') is not None
    then = seating_now(session)
    assert then != was
    assert then == seat_list(session.state)
    session.undo()
    assert seating_now(session) == was
    session.do(acts.Redo())
    assert seating_now(session) == then


@pytest.mark.usefixtures("qapp")
@settings(max_examples=examples(60), deadline=None)
@given(st.data())
def test_the_lines_of_the_history_are_those_of_the_state(data: st.DataObject) -> None:
    clock = HandClock()
    session = night(clock, data.draw(st.booleans()))
    page = HistoryPage(session)
    for _ in range(data.draw(st.integers(1, 12))):
        for _ in range(data.draw(st.integers(1, 3))):
            do_something(data, session, clock)
        page.shown()
        names, t = Names(session.state), session.state
        places = {
            e: at for e in sorted(t.people.entries, reverse=True) if (at := names.placing(e)) is not None
        }
        assert places == {at.entry: at for at in placings(t)}
        listed = [a for a in session.director.history if not is_meta(a)]
        assert page.model.rowCount() == len(listed)
        again = HistoryPage(session)
        again.shown()
        assert page.model.rows == again.model.rows
        together = [len(x) for x in folded(session.director, 1000)]
        assert sum(together) == len(listed), "every action is in one line of Tonight"


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    "line",
    ['edit player 1.1 name "Frans Nyman"', 'register "Frans Ny" number "7"', 'correct entry 1.1 "Frida Ny"'],
)
def test_who_is_called_otherwise_is_so_in_every_line_after_undo_and_redo(line: str) -> None:
    session = night(HandClock(), True)
    frans = session.state.people.entries[session.state.open_tables[0].seats[1]].player
    session.do(acts.EditPlayer(player=frans, number="12"))
    do_line(session, "absent 1.1")
    page, players = HistoryPage(session), PlayersModel()
    for step in (line, "undo", "redo", "undo"):
        assert do_line(session, step) is not None
        page.shown()
        again = HistoryPage(session)
        again.shown()
        assert page.model.rows == again.model.rows
        players.take(session.state)
        named = sorted(session.state.people.players.values(), key=lambda x: (name_key(x.name), x.id))
        assert [x.who for x in players.everybody] == named


def test_blinds_are_forgotten_by_the_time_alone() -> None:
    clock = HandClock()
    session = night(clock, True)
    table = session.state.open_tables[0]
    session.do(acts.NoteBlinds(table=table.id, big=min(table.seats)))
    views = table_views(session.state, True, session.now())
    assert any(seat.big_blind for view in views for seat in view.seats)
    before = moment(session.state, session.now())
    clock.ms += GOOD_FOR + 1
    assert moment(session.state, session.now()) != before
    views = table_views(session.state, True, session.now())
    assert not any(seat.big_blind for view in views for seat in view.seats)


def test_in_a_break_the_blinds_entered_in_it_stay_for_no_button_moves() -> None:
    clock = HandClock()
    session = night(clock, True)
    for _ in session.state.clock.levels:
        level = session.reading().level
        if level is not None and level.pause:
            break
        do_line(session, "next")
    table = session.state.open_tables[0]
    session.do(acts.NoteBlinds(table=table.id, big=min(table.seats)))
    clock.ms += GOOD_FOR + 1
    assert session.reading().level == level, "the break goes on"
    views = table_views(session.state, True, session.now())
    assert any(seat.big_blind for view in views for seat in view.seats)
    do_line(session, "next")
    views = table_views(session.state, True, session.now())
    assert not any(seat.big_blind for view in views for seat in view.seats)


def test_how_long_a_table_stands_still_is_counted_in_seconds() -> None:
    clock = HandClock()
    session = night(clock, True)
    table = session.state.open_tables[0].id
    session.do(acts.Halt(table=table), override="one is away")
    clock.ms += 100_000
    before = moment(session.state, session.now())
    view = table_views(session.state, True, session.now())[0]
    assert (view.tone, view.note.endswith("1:40")) == ("amber", True)
    clock.ms += 1000
    assert moment(session.state, session.now()) != before
    session.do(acts.Deal(table=table), override="all are here")
    assert table_views(session.state, True, session.now())[0].tone != "amber"
