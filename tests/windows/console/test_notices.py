"""The frame's notices: refusals with a way round, time that was missed, time that was set."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest
import shiboken6
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from core.clock.clock import Gap
from core.clock.timebase import Timebase
from core.say import acts
from core.say.reasons import LateRegistrationClosed, OthersDepend, StoreFailed, Trouble
from core.say.records import Action
from core.say.said import Said
from gui.console.frame.acting import perform
from gui.console.frame.night import NightView
from gui.program.session import Session
from gui.words import console as console_words
from gui.words import paper
from gui.words.files import FileTrouble
from tests.windows.conftest import EVENING, HALL, HandClock, LogInMemory, entropy
from tests.windows.console.conftest import SETUP, Frame, type_lines
from tests.windows.console.keyboard import form
from tests.windows.said import says

CTRL = Qt.KeyboardModifier.ControlModifier
LATE = "set late 1\nstart\nset clock row 4"


def gap(start: int, end: int) -> Gap:
    """The time away between these minutes of the night."""
    return Gap(EVENING + start * 60_000, EVENING + end * 60_000)


def away(start: int, end: int) -> tuple[Said, ...]:
    return console_words.gap_question(gap(start, end), HALL).said


def test_an_overridable_refusal_asks_for_a_reason(frame: Frame) -> None:
    type_lines(frame.session, LATE)
    frame.key(Qt.Key.Key_K, CTRL)
    frame.type('register "Greta Öst" seat 1.1')
    frame.key(Qt.Key.Key_Return)
    notice = frame.night.notice
    assert says(notice.said, LateRegistrationClosed, level=1)
    assert notice.reason.isVisible()
    frame.click(notice.anyway)
    assert QApplication.focusWidget() is notice.reason
    frame.type("drove all the way")
    frame.key(Qt.Key.Key_Return)
    assert len(frame.session.state.people.live) == 7
    ruled = frame.session.state.word.overrides[-1]
    assert (ruled.reason, [kind for kind, _ in ruled.against]) == (
        "drove all the way",
        ["late_registration_closed"],
    )
    assert notice.sentence.text() == paper.no_printer_chosen()
    assert not notice.reason.isVisible()
    assert frame.night.footer.command.text() == ""


def test_a_line_begun_before_the_reason_is_given_stays(frame: Frame) -> None:
    type_lines(frame.session, LATE)
    frame.key(Qt.Key.Key_K, CTRL)
    frame.type('register "Greta Öst" seat 1.1')
    frame.key(Qt.Key.Key_Return)
    notice, bar = frame.night.notice, frame.night.footer.command
    bar.selectAll()
    frame.type("2.3")
    assert (bar.text(), notice.anyway.isVisible()) == ("2.3", True)
    frame.click(notice.anyway)
    frame.type("drove all the way")
    frame.key(Qt.Key.Key_Return)
    assert len(frame.session.state.people.live) == 7
    assert bar.text() == "2.3"


def test_without_a_reason_nothing_is_overruled(frame: Frame) -> None:
    type_lines(frame.session, LATE)
    perform(frame.night, frame.session, acts.Register(name="Greta Öst"))
    frame.click(frame.night.notice.anyway)
    frame.key(Qt.Key.Key_Return)
    assert len(frame.session.state.people.live) == 6
    assert frame.night.notice.shown


@pytest.mark.parametrize("chord", [Qt.KeyboardModifier.NoModifier, CTRL])
def test_a_seat_typed_into_the_reason_overrules_nothing(frame: Frame, chord: Qt.KeyboardModifier) -> None:
    type_lines(frame.session, LATE)
    perform(frame.night, frame.session, acts.Register(name="Greta Öst"))
    notice = frame.night.notice
    frame.click(notice.anyway)
    frame.type("1.6")
    frame.key(Qt.Key.Key_Return, chord)
    assert len(frame.session.state.people.live) == 6
    assert (notice.missing.isVisible(), notice.missing.text()) == (True, console_words.stray_seat("1.6"))
    frame.type("the tram stood still")  # in place of the seat
    frame.key(Qt.Key.Key_Return, chord)
    assert frame.session.state.word.overrides[-1].reason == "the tram stood still"


def test_the_next_action_takes_the_notice_away(frame: Frame) -> None:
    perform(frame.night, frame.session, acts.Pause())
    assert frame.night.notice.shown
    frame.focus_page()
    frame.key(Qt.Key.Key_Space)
    assert not frame.night.notice.shown


def test_an_undo_that_others_rest_on_names_them_and_offers_all(frame: Frame) -> None:
    opened = next(a for a in frame.session.director.history if a.line == "open table 2")
    perform(frame.night, frame.session, acts.Undo(action=opened.id))
    said = frame.night.notice.sentence.text().splitlines()
    names = ("David Holm", "Erik Lind", "Farid Dahl")
    others = tuple(
        a.id for a in frame.session.director.history if a.line.split('"')[1:2] in [[x] for x in names]
    )
    assert says(frame.night.notice.said, OthersDepend, action=opened.id, actions=others)
    assert [name in line for name, line in zip(names, said[1:], strict=True)] == [True] * 3
    assert frame.night.notice.together.isVisible()
    frame.click(frame.night.notice.together)
    assert [t.label for t in frame.session.state.open_tables] == ["1"]
    assert len(frame.session.state.people.live) == 3


def test_a_full_disk_is_said_and_nothing_moves(frame: Frame, hand_clock: HandClock) -> None:
    def full(action: Action) -> Action:
        raise StoreFailed(Trouble.DISK_FULL, "/media/stick/Thursday 200.riffle")

    frame.session.log.append = full  # type: ignore[method-assign]
    frame.key(Qt.Key.Key_Space)
    assert frame.session.reading().phase == "before"
    trouble = FileTrouble(trouble=Trouble.DISK_FULL, file="Thursday 200.riffle")
    assert frame.night.notice.said == (trouble,)
    assert frame.night.header.toggle.objectName() == "start"


def test_time_away_is_asked_about_in_a_banner(frame: Frame) -> None:
    type_lines(frame.session, "start")
    frame.pass_time(minutes=5)
    question = frame.night.question
    assert question.isVisible()
    assert question.sentence.said == away(0, 5)
    assert frame.night.header.clock.text == "15:00"
    frame.click(question.back)
    assert not question.isVisible()
    assert frame.night.header.clock.text == "20:00"


def test_time_away_that_was_played(frame: Frame) -> None:
    type_lines(frame.session, "start")
    frame.pass_time(minutes=5)
    frame.click(frame.night.question.played)
    assert not frame.night.question.isVisible()
    assert frame.night.header.clock.text == "15:00"
    frame.pass_time(seconds=1)
    assert not frame.night.question.isVisible()


def test_a_pause_pressed_first_leaves_the_question(frame: Frame) -> None:
    type_lines(frame.session, "start")
    frame.pass_time(minutes=5)
    frame.focus_page()
    frame.key(Qt.Key.Key_Space)
    frame.pass_time(seconds=1)
    question = frame.night.question
    assert not frame.session.reading().running
    assert question.isVisible()
    frame.click(question.back)
    assert not question.isVisible()
    assert frame.night.header.clock.text == "20:00"


def test_two_times_away_are_asked_about_in_turn(frame: Frame) -> None:
    type_lines(frame.session, "start")
    frame.pass_time(minutes=5)
    for _ in range(60):
        frame.pass_time(seconds=1)
    frame.pass_time(minutes=3)
    question = frame.night.question
    assert question.sentence.said == away(0, 5)
    frame.click(question.back)
    assert question.isVisible()
    assert question.sentence.said == away(6, 9)
    assert question.back.text() == console_words.go_back_to(gap(6, 9), HALL)
    frame.click(question.played)
    assert not question.isVisible()
    assert frame.night.header.clock.text == "16:00"


def test_an_answer_undone_asks_again(frame: Frame) -> None:
    type_lines(frame.session, "start")
    frame.pass_time(minutes=5)
    question = frame.night.question
    frame.click(question.back)
    frame.focus_page()
    frame.key(Qt.Key.Key_Z, CTRL)
    assert question.isVisible()
    assert frame.night.header.clock.text == "15:00"


@pytest.fixture
def set_back(session: Session, open_frame: Callable[..., Frame], hand_clock: HandClock) -> Frame:
    """Riffle died after five minutes, and the PC lost an hour before it was opened again."""
    type_lines(session, SETUP + "start")
    hand_clock.advance(minutes=5)
    session.tick()
    log = LogInMemory(session.log.actions)
    log.last_beat = hand_clock.ms
    base = Timebase(lambda: hand_clock.ms - 3_600_000, hand_clock, log.last_beat)
    return open_frame(other=Session(log, base, entropy(), HALL))


def test_a_pc_set_back_while_riffle_was_closed_is_told(set_back: Frame) -> None:
    question = set_back.night.question
    assert question.isVisible()
    (said,) = question.sentence.said
    assert (said.kind, said.fields()["gap"].unknown) == ("gap_question", True)
    assert question.played.isVisible()
    assert question.back.isVisible()
    assert not question.understood.isVisible()
    set_back.click(question.played)
    assert not question.isVisible()
    assert set_back.night.header.clock.text == "15:00"


def test_a_pc_set_back_the_clock_is_set_from_the_question(set_back: Frame, qtbot: QtBot) -> None:
    question = set_back.night.question
    set_back.pass_time(seconds=2)
    set_back.click(question.back)
    dialog = form(question, acts.SetClock, qtbot)
    assert question.isVisible()
    dialog.line("elapsed").setText("12:00")
    set_back.click(dialog.do_button)
    assert not question.isVisible()
    assert set_back.night.header.clock.text == "12:00"


def test_after_a_crash_the_question_is_there_at_once(
    hand_clock: HandClock, open_frame: Callable[..., Frame], session: Session
) -> None:
    type_lines(session, SETUP)
    type_lines(session, "start")
    hand_clock.advance(minutes=12)
    log = LogInMemory(session.log.actions)
    again = Session(log, Timebase(hand_clock, hand_clock), entropy(), HALL)
    view = open_frame(other=again).night
    assert view.question.isVisible()
    assert view.question.back.text() == console_words.go_back_to(gap(0, 5), HALL)


def test_a_changed_pc_time_is_told(
    session: Session, open_frame: Callable[..., Frame], hand_clock: HandClock
) -> None:
    wall = [0]
    base = Timebase(lambda: hand_clock.ms + wall[0], hand_clock)
    other = Session(LogInMemory(), base, entropy(), HALL)
    frame = open_frame(other=other)
    view = frame.night
    wall[0] = 3_600_000
    hand_clock.advance(seconds=1)
    other.tick()
    said = "This PC's time was set forward by 1 h. The clock goes on as it was."
    assert view.question.sentence.text() == said
    frame.click(view.question.understood)
    assert not view.question.isVisible()


def test_a_heartbeat_that_fails_is_said(frame: Frame) -> None:
    frame.session.log.beat = lambda now_ms: False  # type: ignore[method-assign]
    frame.pass_time(seconds=6)
    assert not frame.night.notice.shown  # another program may keep the file for a moment
    frame.pass_time(seconds=6)
    assert frame.night.notice.said == console_words.beat_failed().said


def test_a_heartbeat_that_fails_when_its_night_is_gone_from_the_window_says_nothing(frame: Frame) -> None:
    shiboken6.delete(frame.night)
    frame.session.beat_failed.emit()  # an error in a slot would fail the test


def test_a_long_list_of_reasons_is_shown_whole(frame: Frame) -> None:
    """The notice grows with its words instead of cutting them."""
    frame.night.say("A sentence that goes on and on. " * 20)
    label = frame.night.notice.sentence
    assert label.height() >= label.heightForWidth(label.width())


# -- in the footer's line ------------------------------------------------------------------------


def test_what_is_only_said_leaves_the_page_as_it_is(frame: Frame) -> None:
    notice, line, page = frame.night.notice, frame.night.footer.saved, frame.night.stack
    before = page.geometry()
    frame.night.say("Anna Ek → 2.9")
    QApplication.processEvents()
    assert (line.told, notice.shown, notice.isVisible()) == ("Anna Ek → 2.9", True, False)
    assert page.geometry() == before
    assert line.close_button.isVisible()
    frame.click(line.close_button)
    assert (line.told, notice.shown) == ("", False)
    assert not line.close_button.isVisible()


def test_the_next_action_and_escape_end_it(frame: Frame) -> None:
    line = frame.night.footer.saved
    frame.night.say("Anna Ek → 2.9")
    type_lines(frame.session, "start")
    assert line.told == ""
    frame.night.say("Anna Ek → 2.9")
    frame.focus_page()
    frame.key(Qt.Key.Key_Escape)
    assert line.told == ""


def test_what_does_not_fit_there_or_goes_wrong_stands_over_it(frame: Frame) -> None:
    notice, line = frame.night.notice, frame.night.footer.saved
    frame.night.say("Anna Ek → 2.9")
    for said, tone in (("A sentence that goes on and on. " * 20, "strong"), ("The disk is full.", "red")):
        frame.night.say(said, tone)
        assert (line.told, notice.isVisible(), notice.sentence.text()) == ("", True, said)


def test_a_window_made_narrow_takes_it_out_of_the_line(frame: Frame) -> None:
    notice, line = frame.night.notice, frame.night.footer.saved
    said = "Anna Ek → 2.9 · Bo Sund → 1.4 · Farid Dahl → 1.3 · No printer is chosen: slips are not printed."
    frame.window.resize(1920, 1000)
    QApplication.processEvents()
    frame.night.say(said)
    assert (line.told, notice.isVisible()) == (said, False)
    frame.window.resize(1000, 700)
    QApplication.processEvents()
    assert (line.told, notice.isVisible()) == ("", True)
    assert notice.sentence.text() == said


def test_a_notice_ends_where_the_open_drawer_begins(
    session: Session, open_frame: Callable[..., Frame]
) -> None:
    type_lines(session, SETUP + "start")
    frame = open_frame(1024, 700)
    frame.pass_time(seconds=2)
    frame.key(Qt.Key.Key_Return)
    frame.pass_time(seconds=2)
    frame.key(Qt.Key.Key_Return)
    assert "→" in frame.night.notice.sentence.text()
    assert frame.night.duties.isVisible()
    QApplication.processEvents()
    ends = frame.night.notice._card.mapTo(frame.night, frame.night.notice._card.rect().topRight())
    assert ends.x() < frame.night.duties.x()
    frame.key(Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    QApplication.processEvents()
    wide = frame.night.notice._card.mapTo(frame.night, frame.night.notice._card.rect().topRight())
    assert wide.x() > ends.x()


def news_that_waits(frame: Frame, *told: tuple[str, object]) -> None:
    """Have these come while something is asked; nothing is asked any more."""
    night = frame.night
    night.confirm("Finish the night?", "Finish", lambda: None)
    for sentence, of in told:
        night.when_answered(partial(night.say, sentence), of)
    frame.key(Qt.Key.Key_Escape)
    QApplication.processEvents()


def test_news_that_waits_takes_no_sentence_away(frame: Frame) -> None:
    """The second of them came over whatever was said next: why a key did nothing was never read."""
    notice = frame.night.notice
    news_that_waits(frame, ("First", None), ("Second", None))
    assert notice.sentence.text() == "First"
    frame.night.say("Refused")
    QApplication.processEvents()
    assert notice.sentence.text() == "Refused"
    notice.dismiss()
    QApplication.processEvents()
    assert notice.sentence.text() == "Second"


def test_what_stands_there_goes_on_in_its_place(frame: Frame) -> None:
    """“Saving…” stood there until Esc, behind it that it was saved."""
    night, notice = frame.night, frame.night.notice
    news_that_waits(frame, ("Saving…", "a template"), ("Locked", "the library"))
    assert notice.sentence.text() == "Saving…"
    night.when_answered(partial(night.say, "Saved"), "a template")
    assert notice.sentence.text() == "Saved"
    frame.key(Qt.Key.Key_Escape)
    QApplication.processEvents()
    assert notice.sentence.text() == "Locked"
    frame.key(Qt.Key.Key_Escape)
    QApplication.processEvents()
    assert not notice.shown


def test_news_that_waits_in_another_night_is_not_told_when_it_is_no_longer_true(frame: Frame) -> None:
    """“Another program is using library.db” was told when it had long been free."""
    window, night = frame.window, frame.night
    night.confirm("Finish the night?", "Finish", lambda: None)
    window.tell("Locked", "the library")
    window.tell("A backup failed")
    window.keep(night)
    assert night.room is not None
    window.show_night(NightView(frame.session, night.room, window.views))
    window.tell("Free", "the library")
    assert window.night is not None
    assert window.night.notice.sentence.text() == "Free"
    window.show_night(night)
    night.notice.dismiss()
    QApplication.processEvents()
    assert night.notice.sentence.text() == "A backup failed"
    night.notice.dismiss()
    QApplication.processEvents()
    assert not night.notice.shown
