"""Time goes wrong while a night is played: the PC sleeps, is set, moved, and the clocks go back."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest
from PySide6.QtWidgets import QApplication

import core.store
from core.clock.clock import Gap
from core.clock.timebase import Timebase, last_alive
from core.clock.times import structure_rows
from core.say.records import ClockScheduled, GapAnswered, Noted, Record, encoded, hashed
from core.say.times import LATEST
from core.store import open_
from core.store.repairing import salvage
from core.text import export
from core.text.script_words import full_text
from gui.console.frame.pages import PAGES
from gui.console.history.page import HistoryPage
from gui.console.tonight.hall_closes import closing_moment, late
from gui.desk import repair, verify
from gui.desk.app import Program
from gui.desk.headless import Night, run
from gui.program.session import Session
from gui.program.timebase import LocalZone, wall, whole_zone
from gui.program.wiring import Wiring
from gui.words import console as console_words
from gui.words import text
from tests.doing import answer_gap, do_line
from tests.windows.conftest import EVENING, HALL, LogInMemory, entropy
from tests.windows.console.conftest import SETUP, Frame

MINUTE, HOUR, DAY = 60_000, 3_600_000, 86_400_000
ROOT = Path(__file__).resolve().parents[2]


class Pc:
    """A PC whose two clocks are the test's."""

    def __init__(self, at: int = EVENING) -> None:
        self.wall, self.steady = at, 7_000

    def run(self, ms: int) -> None:
        self.wall += ms
        self.steady += ms

    def shows(self) -> str:
        """The clock in the corner of its screen."""
        return f"{datetime.fromtimestamp(self.wall / 1000, HALL):%H:%M}"

    def open(self, log: LogInMemory) -> Session:
        last = last_alive(log.last_beat, log.actions[-1].written if log.actions else 0, self.wall)
        base = Timebase(lambda: self.wall, lambda: self.steady, last)
        return Session(log, base, entropy(), HALL)

    def play(self, session: Session, minutes: float, step: int = 1) -> None:
        """``step``: seconds between two ticks."""
        for _ in range(round(minutes * 60 / step)):
            self.run(1000 * step)
            session.tick()
            session.settle()


class Evening:
    """A night in the window, its clock running at 17:30 with levels of 20 minutes."""

    def __init__(self, open_frame: Callable[..., Frame], lines: str = "start") -> None:
        self.pc, self.log = Pc(), LogInMemory()
        self.session = self.pc.open(self.log)
        for line in (SETUP + lines).strip().splitlines():
            do_line(self.session, line)
        self.frame = open_frame(other=self.session)
        self.pc.play(self.session, 0.1)

    @property
    def gap(self) -> Gap:
        """Return the time away that is asked about."""
        (said,) = self.frame.night.question.sentence.said
        found = said.fields()["gap"]
        assert isinstance(found, Gap)
        return found

    @property
    def banner(self) -> str:
        question = self.frame.night.question
        return question.sentence.text() if question.isVisible() else ""

    def elapsed(self) -> int:
        return self.session.reading().elapsed

    def shows(self) -> str:
        return text.time_of_day(self.session.now(), self.session.zone)


# -- sleep ----------------------------------------------------------------------------------------------


def test_after_a_sleep_the_banner_asks_and_one_click_goes_back(open_frame: Callable[..., Frame]) -> None:
    """The steady clock runs on through sleep here, as on Linux and Windows."""
    night = Evening(open_frame)
    before = night.elapsed()
    night.pc.run(15 * MINUTE)
    night.session.tick()
    assert night.gap == Gap(night.pc.wall - 15 * MINUTE, night.pc.wall)
    assert night.elapsed() == before + 15 * MINUTE
    night.frame.click(night.frame.night.question.back)
    assert night.elapsed() == before
    assert night.banner == ""
    night.pc.play(night.session, 1)
    assert night.elapsed() == before + MINUTE


def test_where_the_steady_clock_sleeps_too_the_clock_stood_and_the_banner_says_so(
    open_frame: Callable[..., Frame],
) -> None:
    night = Evening(open_frame)
    before = night.elapsed()
    night.pc.wall += 15 * MINUTE
    night.session.tick()
    assert night.banner == console_words.time_changed(900000)
    assert night.elapsed() == before
    assert night.shows() == "17:45"
    night.frame.click(night.frame.night.question.understood)
    assert night.banner == ""


def test_a_sleep_of_days_is_told_with_its_days(open_frame: Callable[..., Frame]) -> None:
    """Without them "from 17:30 to 15:30" would be read as less than no time."""
    night = Evening(open_frame)
    before = night.elapsed()
    night.pc.run(70 * HOUR)
    night.session.tick()
    gap = Gap(night.pc.wall - 70 * HOUR, night.pc.wall)
    assert night.gap == gap
    back = night.frame.night.question.back
    assert back.text() == console_words.go_back_to(gap, HALL)
    night.frame.click(back)
    assert night.elapsed() == before


# -- the PC's time is set -------------------------------------------------------------------------------

STATES = ["start", "start\npause", "schedule 19:00"]


@pytest.mark.parametrize("lines", STATES)
@pytest.mark.parametrize("by", [DAY, -DAY, 400 * DAY, HOUR, -HOUR])
def test_the_pc_s_time_set_while_it_runs_stands_or_waits(
    open_frame: Callable[..., Frame], lines: str, by: int
) -> None:
    """The clock, the next action and the order of the night do not notice; the director is told once."""
    night = Evening(open_frame, lines)
    before, now = night.session.reading(), night.session.now()
    night.pc.wall += by
    night.pc.play(night.session, 1)
    after = night.session.reading()
    assert (after.phase, after.index) == (before.phase, before.index)
    assert night.session.now() == now + MINUTE
    assert after.elapsed - before.elapsed == (MINUTE if before.running else 0)
    if before.starts_in is not None and after.starts_in is not None:
        assert before.starts_in - after.starts_in == MINUTE
    word = "forward" if by > 0 else "back"
    assert f"set {word} by" in night.banner
    assert night.session.gap is None
    change = do_line(night.session, 'note "after"')
    assert change is not None
    assert change.action.happened == night.session.now()
    assert night.shows() == night.pc.shows()
    night.frame.click(night.frame.night.question.understood)
    night.pc.play(night.session, 0.2)
    assert night.banner == ""


def test_the_history_in_the_window_follows_at_once(open_frame: Callable[..., Frame]) -> None:
    night = Evening(open_frame)
    night.frame.night.show_page("history")
    page = night.frame.night.page("history")
    assert isinstance(page, HistoryPage)
    model = page.list.model()
    assert any("17:30" in line for line in lines_of(page)), lines_of(page)[:3]
    night.pc.wall -= HOUR
    night.session.tick()
    assert model is page.list.model()
    assert any("16:30" in line for line in lines_of(page))
    assert not any("17:30" in line for line in lines_of(page))


def lines_of(page: HistoryPage) -> list[str]:
    return [row.at for row in page.model.rows]


@pytest.mark.parametrize("by", [-DAY, -3 * HOUR, DAY, 3 * HOUR])
@pytest.mark.parametrize("running", [True, False])
def test_opened_after_the_pc_s_time_was_set(by: int, running: bool) -> None:
    """Back: the file's last action lies in the future; nobody knows how long Riffle was closed. On: it was
    closed for so long. Only a clock that ran is asked about, and nothing comes before what was."""
    pc, log = Pc(), LogInMemory()
    session = pc.open(log)
    for line in (SETUP + "start").strip().splitlines():
        do_line(session, line)
    pc.play(session, 10)
    if not running:
        do_line(session, "pause")
    last, before = session.director.history[-1].happened, session.reading().elapsed
    pc.wall += by
    pc.steady = 99  # started anew
    again = pc.open(log)
    assert (again.gap is not None) is running
    if again.gap is not None:
        assert again.gap.unknown is (by < 0)
    if by < 0:
        assert again.reading().elapsed == pytest.approx(before, abs=6_000)
    elif running:
        answer_gap(again, count=False)
        assert again.reading().elapsed == pytest.approx(before, abs=6_000)
    pc.play(again, 0.5)
    assert text.time_of_day(again.now(), again.zone) == pc.shows()
    change = do_line(again, 'note "after"')
    assert change is not None
    assert change.action.happened >= last
    assert round_trip(again) == [a.hash for a in again.director.history]


@pytest.mark.parametrize("beat", [EVENING + 10 * DAY, EVENING | 1 << 45, 1 << 62])
def test_a_sign_of_life_that_no_night_has_given_moves_no_clock(
    program: Program, night_file: Path, beat: int
) -> None:
    """No seal covers it: with a bit flipped there it was the year 2036, or Riffle could not open the file."""
    with closing(sqlite3.connect(night_file)) as file, file:
        file.execute("UPDATE heartbeat SET at = ?", (beat,))
    assert program.open_path(night_file)
    session = program.session
    assert session is not None
    assert session.now() == EVENING
    assert session.gap is None
    assert session.reading().elapsed == 0


FAR = 10**17
"""Some three million years from now, in ms."""


def sealed(path: Path, happened: int, *facts: Record) -> None:
    """One more action in the file, as a program could write it that knows how seals are made."""
    with closing(sqlite3.connect(path)) as conn, conn:
        number, seal = conn.execute("SELECT id, hash FROM action ORDER BY id DESC LIMIT 1").fetchone()
        (last,) = conn.execute("SELECT max(id) FROM record").fetchone()
        rows = encoded(facts)
        head = (number + 1, happened, happened, None, "note")
        words = [word for row in rows for word in row]
        conn.execute("INSERT INTO action VALUES (?, ?, ?, ?, ?, ?)", (*head, hashed(seal, head, words)))
        for at, row in enumerate(rows, last + 1):
            conn.execute("INSERT INTO record VALUES (?, ?, ?, ?)", (at, number + 1, *row))


def look_at_everything(program: Program) -> None:
    """Every page, the projected clock, and a few seconds of it."""
    night, session = program.window.night, program.session
    assert night is not None
    assert session is not None
    for page, *_ in PAGES:
        night.show_page(page)
        QApplication.processEvents()
    program.screen.open(session)
    for _ in range(3):
        program.nights.ticker.tick()
        QApplication.processEvents()


@pytest.mark.parametrize("at", [FAR, LATEST, -1])
def test_a_time_that_no_clock_shows_is_damage_and_stops_no_window(
    program: Program, night_file: Path, wiring: Wiring, capsys: pytest.CaptureFixture[str], at: int
) -> None:
    with closing(open_(night_file, read_only=True)) as log:
        known = log.actions
    sealed(night_file, at, Noted("x"))
    assert verify.run([str(night_file)], core.store, wiring) == verify.NOT_RIGHT
    damage = salvage(night_file).damage
    assert damage is not None
    assert (damage.action, damage.what) == (len(known) + 1, "time")
    assert program.open_path(night_file)
    session = program.session
    assert session is not None
    assert (session.log.damage, session.director.read_only) == (damage, True)
    assert session.director.history == known
    look_at_everything(program)
    _, copy = repair.in_windows(wiring, night_file)
    assert copy is not None
    with closing(open_(copy)) as log:
        assert (log.actions, log.damage) == (known, None)


@pytest.mark.parametrize(
    "fact", [ClockScheduled(FAR), GapAnswered(0, FAR, True), GapAnswered(FAR, FAR, False)]
)
def test_a_fact_about_such_a_time_stops_no_window(program: Program, night_file: Path, fact: Record) -> None:
    sealed(night_file, EVENING, fact)
    assert program.open_path(night_file)
    look_at_everything(program)


def round_trip(session: Session, zone: object = HALL) -> list[str]:
    """The hashes of the night gone out as text in this session's zone and brought back in another."""
    lines = [line.encode() for line in export.export(session.director, session.zone)]
    again = Night(lambda n: bytes(n), zone, 0)  # type: ignore[arg-type]
    run(again, lines, "night.txt")
    return [a.hash for a in again.director.history]


# -- the clocks go on and back --------------------------------------------------------------------------

NIGHTS = {"on": "2026-03-28 23:00", "back": "2026-10-24 23:00"}
LEVELS = "\n".join(f"add level blinds {n * 25}/{n * 50} length 20" for n in range(1, 21))


def ms(words: str, fold: int = 0) -> int:
    return round(datetime.fromisoformat(words).replace(tzinfo=HALL, fold=fold).timestamp() * 1000)


@pytest.fixture(params=sorted(NIGHTS), scope="module")
def changing(request: pytest.FixtureRequest, qapp: QApplication) -> tuple[str, Pc, Session]:
    """From 23:00 to 03:30 by the wall, a note every 30 minutes typed with the time the wall shows. Played
    once: whoever is handed it only reads it."""
    pc, log = Pc(ms(NIGHTS[request.param])), LogInMemory()
    session = pc.open(log)
    asked: list[object] = []
    session.gap_noticed.connect(asked.append)
    session.time_changed.connect(asked.append)
    opened = ['set closes "03:00"', "open table 1", 'register "A A" seat 1.1', "start"]
    for line in [*LEVELS.splitlines(), *opened]:
        do_line(session, line)
    end = ms("2026-03-29 03:30" if request.param == "on" else "2026-10-25 03:30")
    while pc.wall < end:
        pc.run(1000)
        session.tick()
        if (pc.wall - ms(NIGHTS[request.param])) % (30 * MINUTE) == 0:
            shown = text.time_of_day(session.now(), session.zone)
            do_line(session, f'{shown} note "at {shown}"')
    assert asked == []
    return request.param, pc, session


def test_a_night_in_which_the_clocks_change(changing: tuple[str, Pc, Session]) -> None:
    """Levels last as long as they last, whatever the wall shows; every time typed is the moment it was."""
    which, pc, session = changing
    began = ms(NIGHTS[which])
    length = pc.wall - began
    assert length == (3.5 if which == "on" else 5.5) * HOUR
    reading = session.reading()
    assert (reading.index, reading.elapsed) == divmod(length, 20 * MINUTE)
    notes = [a for a in session.director.history if "note" in a.line]
    assert [a.happened for a in notes] == [began + n * 30 * MINUTE for n in range(1, len(notes) + 1)]
    shown = [text.time_of_day(a.happened, session.zone) for a in notes]
    doubled, left_out = shown.count("02:30"), "02:30" not in shown
    assert (doubled, left_out) == ((0, True) if which == "on" else (2, False))
    offsets = [full_text(a.happened, session.zone)[-6:] for a in notes]
    assert sorted(set(offsets), key=offsets.index) == (
        ["+01:00", "+02:00"] if which == "on" else ["+02:00", "+01:00"]
    )


@pytest.mark.parametrize("zone", ["Europe/Stockholm", "UTC", "Pacific/Kiritimati", "America/St_Johns"])
def test_such_a_night_goes_out_as_text_and_comes_back_anywhere(
    changing: tuple[str, Pc, Session], zone: str
) -> None:
    _, _, session = changing
    assert round_trip(session, ZoneInfo(zone)) == [a.hash for a in session.director.history]


def test_the_printed_structure_has_the_times_of_the_wall(changing: tuple[str, Pc, Session]) -> None:
    which, _, session = changing
    began = ms(NIGHTS[which])
    rows = structure_rows(session.director, session.now())
    assert [row.at for row in rows] == [began + n * 20 * MINUTE for n in range(20)]
    walls = [text.time_of_day(row.at or 0, session.zone) for row in rows]
    if which == "on":
        assert walls[8:11] == ["01:40", "03:00", "03:20"]
    else:
        assert walls[8:16] == ["01:40", "02:00", "02:20", "02:40", "02:00", "02:20", "02:40", "03:00"]


def test_the_hall_closes_by_the_wall(changing: tuple[str, Pc, Session]) -> None:
    """At three it is three: an hour sooner or later than a count of hours would say."""
    which, _, session = changing
    began, hours = ms(NIGHTS[which]), 3 if which == "on" else 5
    closes = closing_moment("03:00", began + HOUR, session.zone)
    assert closes == began + hours * HOUR
    assert late(session) >= 0


def test_as_it_was_at_half_past_two_of_a_night_that_has_two(
    open_frame: Callable[..., Frame],
) -> None:
    """The last one is meant; the one before is a step away."""
    pc, log = Pc(ms("2026-10-25 01:50")), LogInMemory()
    session = pc.open(log)
    for line in (SETUP + "start").strip().splitlines():
        do_line(session, line)
    for words in ("first", "second"):
        pc.play(session, 40 if words == "first" else 60, step=4)
        do_line(session, f'note "{words}"')
    pc.play(session, 40, step=4)
    frame = open_frame(other=session)
    frame.night.show_page("history")
    page = frame.night.page("history")
    assert isinstance(page, HistoryPage)
    shot = page.snapshot
    shot.show_moment(session.now())
    shot.at.setText("02:30")
    shot._typed()
    assert shot._shown == ms("2026-10-25 02:30", fold=1)
    assert shot.at.text() == "02:30"
    frame.click(shot.earlier)
    assert shot._shown == ms("2026-10-25 02:30", fold=0)


# -- another zone ---------------------------------------------------------------------------------------


@pytest.fixture
def stockholm() -> Iterator[None]:
    if not hasattr(time, "tzset"):
        pytest.skip("the zone cannot be set here")
    before = os.environ.get("TZ")
    os.environ["TZ"] = "Europe/Stockholm"
    time.tzset()
    yield
    os.environ.pop("TZ")
    if before is not None:
        os.environ["TZ"] = before
    time.tzset()


@pytest.mark.usefixtures("stockholm")
def test_a_pc_carried_into_another_zone(open_frame: Callable[..., Frame]) -> None:
    """Told at the next tick; every time is shown in the new zone, none in the old; the clock stays."""
    pc, log = Pc(), LogInMemory()

    def seen() -> int:
        wall()  # as the real one does: looks the zone up
        return pc.wall

    session = Session(log, Timebase(seen, lambda: pc.steady), entropy(), LocalZone())
    for line in (SETUP + "start").strip().splitlines():
        do_line(session, line)
    pc.play(session, 5)
    frame = open_frame(other=session)
    frame.night.show_page("history")
    page = frame.night.page("history")
    assert isinstance(page, HistoryPage)
    assert "17:30" in lines_of(page)
    hashes = [a.hash for a in session.director.history]
    before = session.reading().elapsed
    os.environ["TZ"] = "America/New_York"
    pc.play(session, 1)
    question = frame.night.question
    assert question.isVisible()
    assert question.sentence.said == console_words.zone_changed().said
    assert session.reading().elapsed == before + MINUTE
    assert text.time_of_day(session.now(), session.zone) == "11:36"
    assert set(lines_of(page)) == {"11:30"}
    change = do_line(session, '11:35 note "x"')
    assert change is not None
    assert change.action.happened == EVENING + 5 * MINUTE
    assert round_trip(session) == [*hashes, change.action.hash]
    frame.click(question.understood)
    pc.play(session, 0.1)
    assert not question.isVisible()


def test_summer_time_is_no_other_zone() -> None:
    for zone in (HALL, ZoneInfo("America/New_York"), UTC):
        year = [whole_zone(zone, ms("2026-01-02 00:00") + day * DAY) for day in range(360)]
        assert len(set(year)) == 1


def test_without_a_zone_database_times_are_still_told(tmp_path: Path) -> None:
    """Riffle asks the system, never a database of zones: Windows has none."""
    script = tmp_path / "night.txt"
    script.write_text('2026-11-20T17:00:00+01:00 note "x"\n', "utf-8")
    environment = {**os.environ, "TZ": ":/nowhere", "PYTHONTZPATH": "", "QT_QPA_PLATFORM": "offscreen"}
    run_it = (
        "import sys; sys.path.insert(0, sys.argv[1])\n"
        "sys.modules['zoneinfo'] = None; sys.modules['tzdata'] = None\n"
        "import core.store; from gui.desk.headless import run_script\n"
        "sys.exit(run_script([sys.argv[2]], core.store))"
    )
    ran = subprocess.run(
        [sys.executable, "-c", run_it, str(ROOT), str(script)],
        capture_output=True,
        text=True,
        timeout=60,
        env=environment,
    )
    assert ran.returncode == 0, ran.stderr
    assert "16:00" in ran.stdout
