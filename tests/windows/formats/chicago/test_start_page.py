"""The start page tells of a night of Chicago, in which nobody busts and no levels are played."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from core.formats.chicago.duties import PlayOffDuty
from core.formats.duties import duties
from core.keeping.directory import NightFacts
from gui.console.start.page import StartPage, outcome, progress, setup
from gui.desk.app import Program
from gui.program.night_facts import facts_of
from gui.program.session import Session
from gui.program.wiring import Wiring
from gui.words.tr import plain
from tests.windows.conftest import HALL, HandClock
from tests.windows.console.conftest import type_file, type_lines

PEOPLE = "\n".join(f'register "P{i}"' for i in range(1, 5))
DRAWN = f'set title "Chicago Cup"\nformat chicago\nprice entry 200\n{PEOPLE}\ndraw heat number 7\n'
TIED = "\ndraw round 1\n".join(f"protocol 1 round {n} points 20 20 20 20 time" for n in (1, 2, 3))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "Night.riffle"


@pytest.fixture
def opened(start_program: Callable[[], Program], wiring: Wiring, path: Path) -> Program:
    type_file(wiring, path, DRAWN)
    program = start_program()
    assert program.open_path(path)
    return program


def told(program: Program) -> tuple[StartPage, NightFacts]:
    """Return the start page and the facts of its first night."""
    program.show_start()
    page = program.window.view
    assert isinstance(page, StartPage)
    facts = page._recent[0].facts
    assert facts is not None
    return page, facts


def test_a_night_whose_heat_is_drawn_has_started(opened: Program) -> None:
    opened.close_night()
    page, facts = told(opened)
    assert (facts.begun, facts.level, facts.left, facts.stopped) == (True, 0, 4, True)
    assert page.rows[0].cells[2].words == plain(outcome(facts)) != plain(outcome(NightFacts()))
    assert page.resumed is not None
    assert [x for _, x in progress(page.resumed)] == ["4 / 4"]


def test_a_round_with_a_time_is_no_level(session: Session) -> None:
    type_lines(session, DRAWN + "round time 40")
    facts = facts_of(session.director, session.now(), HALL)
    assert (facts.begun, facts.level) == (True, 0)


def test_a_night_ended_when_the_last_was_written_at_a_table(session: Session, hand_clock: HandClock) -> None:
    type_lines(session, DRAWN + TIED)
    assert not session.state.won
    hand_clock.advance(minutes=3)
    for duty in duties(session.state, session.now()):
        if isinstance(duty, PlayOffDuty):
            names = " ".join(f'"{session.state.name(e)}"' for e in duty.entries)
            points = " ".join(str(9 - i) for i in range(len(duty.entries)))
            type_lines(session, f"play-off {names} points {points}")
    assert session.state.won
    written = session.now()
    hand_clock.advance(minutes=20)
    type_lines(session, 'set club "Norra"')
    assert facts_of(session.director, session.now(), HALL).ended == written


def test_a_night_that_was_killed_has_the_title_of_its_file(
    opened: Program, hand_clock: HandClock, path: Path
) -> None:
    assert opened.session is not None
    type_lines(opened.session, 'set title "Chicago Masters"')
    hand_clock.advance(seconds=1)
    opened.nights.drop_all()  # nothing is noted of how it stands
    hand_clock.advance(minutes=5)
    page, _ = told(opened)
    assert page.rows[0].cells[1].words == "Chicago Masters"


def test_an_entry_without_chips_has_no_stack(session: Session) -> None:
    type_lines(session, DRAWN)
    assert session.state.money.price("entry") is not None
    assert not {amount for _, amount in setup(session.state)} & {"0"}
