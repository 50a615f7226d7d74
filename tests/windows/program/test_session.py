"""The session's time: what is asked after a sleep or a crash, and what time of day is shown."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from core.clock.clock import Gap
from core.clock.timebase import Timebase, last_alive
from core.say import acts
from core.say.levels import MINUTE
from gui.program.session import Session
from gui.words import text
from tests.doing import answer_gap, do_line
from tests.windows.conftest import EVENING, HALL, LogInMemory, entropy

HOUR = 60 * MINUTE
SHEET = "add level blinds 1/2 length 60\nadd level blinds 2/4 length 60"


@dataclass
class Pc:
    """A PC whose two clocks are ours, and Riffle on it: looked at every second, slept and crashed."""

    wall: int = EVENING
    steady: int = 7
    asked: list[Gap | None] = field(default_factory=list)

    def open(self, log: LogInMemory) -> Session:
        last = last_alive(log.last_beat, log.actions[-1].written if log.actions else 0, self.wall)
        base = Timebase(lambda: self.wall, lambda: self.steady, last)
        session = Session(log, base, entropy(), HALL)
        session.gap_noticed.connect(self.asked.append)
        return session

    def sleep(self, minutes: float) -> None:
        self.wall += round(minutes * MINUTE)
        self.steady += round(minutes * MINUTE)

    def play(self, session: Session, minutes: float) -> None:
        for _ in range(round(minutes * 60)):
            self.sleep(1 / 60)
            session.tick()
            session.settle()

    def nap(self, session: Session, minutes: float) -> None:
        self.sleep(minutes)
        session.tick()


@pytest.fixture
def pc() -> Pc:
    return Pc()


@pytest.fixture
def log() -> LogInMemory:
    return LogInMemory()


@pytest.fixture
def session(pc: Pc, log: LogInMemory) -> Session:
    """Running, levels of an hour."""
    session = pc.open(log)
    type_all(session, SHEET + "\nstart")
    return session


def type_all(session: Session, lines: str) -> None:
    for line in lines.splitlines():
        do_line(session, line)


def run(session: Session) -> float:
    """Minutes run in the present level."""
    return session.reading().elapsed / MINUTE


# -- sleep ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("line", ["pause", "time 1", "edit row 2 blinds 3/6", 'note "back"'])
def test_what_goes_by_the_clock_leaves_the_question_open(pc: Pc, session: Session, line: str) -> None:
    pc.play(session, 5)
    pc.nap(session, 10)
    do_line(session, line)
    pc.play(session, 0.1)
    assert session.gap == Gap(EVENING + 5 * MINUTE, EVENING + 15 * MINUTE)
    before = run(session)
    answer_gap(session, count=False)
    assert session.gap is None
    assert run(session) == before - 10
    assert pc.asked == [Gap(EVENING + 5 * MINUTE, EVENING + 15 * MINUTE), None]


@pytest.mark.parametrize("act", [acts.NextRow(), acts.SetClock(row=1, elapsed=6 * MINUTE)])
def test_what_sets_the_clock_answers_it_at_once_and_its_undo_asks_again(
    pc: Pc, session: Session, act: acts.Act
) -> None:
    pc.nap(session, 10)
    gap = session.gap
    session.do(act)
    assert (session.gap, pc.asked) == (None, [gap, None])
    session.undo()
    assert (session.gap, pc.asked) == (gap, [gap, None, gap])


def test_an_answer_undone_is_asked_for_again(pc: Pc, session: Session) -> None:
    pc.nap(session, 10)
    for count in (True, False):
        answer_gap(session, count=count)
        assert session.gap is None
        session.undo()
        assert session.gap is not None
        assert run(session) == 10


def test_two_sleeps_are_asked_about_one_after_the_other(pc: Pc, session: Session) -> None:
    """5 played, 10 asleep, 5 played, 10 asleep, 1 played."""
    pc.play(session, 5)
    pc.nap(session, 10)
    pc.play(session, 5)
    pc.nap(session, 10)
    pc.play(session, 1)
    answer_gap(session, count=False)
    assert session.gap == Gap(EVENING + 20 * MINUTE, EVENING + 30 * MINUTE)
    answer_gap(session, count=False)
    assert session.gap is None
    assert run(session) == 11


def test_a_sleep_right_after_an_action_is_asked_about(pc: Pc, session: Session) -> None:
    """The last look was before the action: what was done then has not been slept through."""
    pc.play(session, 1)
    pc.sleep(0.01)
    session.do(acts.SetClock(row=1, elapsed=0))
    pc.nap(session, 10)
    assert session.gap is not None
    answer_gap(session, count=False)
    assert run(session) == 0


def test_less_than_a_minute_is_not_asked_about(pc: Pc, session: Session) -> None:
    """The clock ran on: from 17:45 to 17:45 would tell nothing."""
    pc.play(session, 5)
    pc.nap(session, 59 / 60)
    assert (session.gap, pc.asked) == (None, [])
    assert run(session) == pytest.approx(5 + 59 / 60)
    pc.nap(session, 1)
    assert len(pc.asked) == 1


@pytest.mark.parametrize(("away", "asks"), [(0.8, False), (2, True)])
def test_a_file_opened_again_within_a_minute_asks_nothing(
    pc: Pc, log: LogInMemory, session: Session, away: float, asks: bool
) -> None:
    pc.play(session, 5)
    pc.sleep(away)
    assert (pc.open(log).gap is not None) is asks


def test_a_clock_that_stands_is_not_asked_about(pc: Pc, session: Session) -> None:
    do_line(session, "pause")
    pc.nap(session, 10)
    do_line(session, "resume")
    pc.play(session, 0.1)
    assert (session.gap, pc.asked) == (None, [])


def test_a_pause_undone_after_the_sleep_is_asked_about(pc: Pc, session: Session) -> None:
    """As if never pressed: then the clock ran while nobody looked."""
    do_line(session, "pause")
    pc.nap(session, 10)
    session.undo()
    assert session.gap == Gap(EVENING, EVENING + 10 * MINUTE)


def test_a_sleep_before_anything_was_done_is_nothing(pc: Pc, log: LogInMemory) -> None:
    session = pc.open(log)
    pc.nap(session, 10)
    assert session.gap is None


def test_a_question_there_when_the_disk_refuses_stays(pc: Pc, session: Session) -> None:
    pc.nap(session, 10)
    session.log.read_only = True
    assert session.gap is not None
    pc.play(session, 0.1)
    assert session.gap is not None


# -- away -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("asleep", [True, False])
def test_a_scheduled_start_that_passed_unseen_is_asked_about(pc: Pc, log: LogInMemory, asleep: bool) -> None:
    session = pc.open(log)
    type_all(session, SHEET + "\nschedule +5:00")
    pc.play(session, 1)
    pc.sleep(20)
    if asleep:
        session.tick()
    else:
        session = pc.open(log)
    assert session.gap is not None
    assert run(session) == 16
    answer_gap(session, count=False)
    assert run(session) == 0


def test_a_pc_set_back_while_riffle_was_down_is_asked_about(
    pc: Pc, log: LogInMemory, session: Session
) -> None:
    """The clock goes on from the last sign of life."""
    pc.play(session, 10)
    assert log.last_beat == EVENING + 10 * MINUTE  # the start was a sign of life too
    beaten = 10
    pc.sleep(3)
    pc.wall -= HOUR
    again = pc.open(log)
    assert again.gap is not None
    assert again.gap.unknown
    assert run(again) == pytest.approx(beaten)
    answer_gap(again, count=True)
    assert again.gap is None
    pc.play(again, 1)
    assert (again.gap, run(again)) == (None, pytest.approx(beaten + 1))
    assert again.state.clock.gaps[-1][2]


def test_setting_the_clock_answers_for_a_time_nobody_knows(
    pc: Pc, log: LogInMemory, session: Session
) -> None:
    pc.play(session, 10)
    pc.wall -= HOUR
    again = pc.open(log)
    pc.play(again, 1)
    do_line(again, "set clock row 1 elapsed 14")
    assert (again.gap, pc.asked) == (None, [None])


@pytest.mark.parametrize("line", ["pause", "undo"])
def test_a_pc_set_back_is_not_asked_about_when_no_clock_ran(
    pc: Pc, log: LogInMemory, session: Session, line: str
) -> None:
    do_line(session, line)
    pc.wall -= HOUR
    assert pc.open(log).gap is None


# -- the time of day -----------------------------------------------------------------------------------


def test_times_are_shown_and_typed_as_the_pcs_clock_says_now(pc: Pc, session: Session) -> None:
    pc.play(session, 5)
    pc.wall -= HOUR
    pc.play(session, 5)
    assert text.time_of_day(session.now(), session.zone) == "16:40"
    do_line(session, '16:38 note "x"')
    assert session.director.history[-1].happened == EVENING + 8 * MINUTE
    pc.wall += HOUR
    pc.play(session, 1)
    assert text.time_of_day(session.now(), session.zone) == "17:41"


def test_after_a_pc_was_set_back_the_reopened_night_shows_the_pcs_time(
    pc: Pc, log: LogInMemory, session: Session
) -> None:
    pc.play(session, 10)
    pc.wall -= HOUR
    again = pc.open(log)
    pc.play(again, 0.1)
    assert text.time_of_day(again.now(), again.zone) == "16:40"


def test_a_few_seconds_of_correction_do_not_move_the_minutes(pc: Pc, session: Session) -> None:
    pc.wall += 25_000
    pc.play(session, 1)
    assert session.now() == EVENING + MINUTE
    assert text.time_of_day(session.now(), session.zone, seconds=True) == "17:31:00"
