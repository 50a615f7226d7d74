"""Penalties on the Floor page by real keys and clicks: given, tallied, ended, lifted, taken back."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from core.conduct.penalty_ladder import DISQUALIFIED
from core.formats.duties import duties
from core.keeping.directory import KeptPenalty
from core.say import acts
from core.say.becauses import StepGiven
from core.say.duties import ComeBackDuty
from core.say.reasons import AlreadyOut, HarderThanNext, StoreFailed, Trouble
from core.store import Library
from gui.console.floor.lines import WHAT
from gui.console.floor.page import ConductPage
from gui.console.floor.penalty_dialog import DisqualifyDialog, PenaltyDialog
from gui.program.session import Session
from gui.theme import BODY, font
from gui.widgets.suggest import SuggestField
from gui.words import floor as floor_words
from gui.words import people
from gui.words.names import Names
from gui.words.reasons import with_clauses
from tests.windows.conftest import EVENING
from tests.windows.console.conftest import Frame
from tests.windows.console.floor_night import (
    Counted,
    back,
    begun,
    entry,
    floor_page,
    house,
    opened,
    penalties,
)
from tests.windows.console.keyboard import CTRL, form, press, write
from tests.windows.said import says

Key = Qt.Key


@pytest.fixture
def frame(open_frame: Callable[..., Frame], session: Session) -> Frame:
    begun(session)
    return open_frame()


@pytest.fixture
def page(frame: Frame) -> ConductPage:
    return floor_page(frame)


def ask(page: ConductPage, qtbot: QtBot) -> PenaltyDialog:
    press(Key.Key_P)
    found = opened(page, PenaltyDialog, qtbot.waitUntil)
    assert isinstance(found, PenaltyDialog)
    return found


def because(session: Session) -> StepGiven:
    """Return why the penalty that was given last has its step."""
    (found,) = (x for x in session.director.history[-1].records if isinstance(x, StepGiven))
    return found


def test_empty_says_what_to_do(page: ConductPage) -> None:
    assert page.list.empty.isVisible()
    assert not page.list.foot.isVisible()
    assert page.home().hasFocus()


def test_the_next_step_is_proposed_given_and_counted(
    page: ConductPage, session: Session, qtbot: QtBot, capsys: pytest.CaptureFixture[str]
) -> None:
    session.do(acts.Penalise(entry=entry(session, "Bo"), offence="late"))
    hand = Counted()
    hand.press(Key.Key_P)
    asked = opened(page, PenaltyDialog, qtbot.waitUntil)
    assert isinstance(asked, PenaltyDialog)
    hand.write("1.3")
    hand.press(Key.Key_Return)
    assert asked.step.combo.currentText() == floor_words.step_choice("minutes 10", "next")
    why = asked.why.text()
    assert "SvePoF 2006 §1.2" in why
    assert "a warning · late" in asked.record.text()
    hand.write("ph")
    hand.press(Key.Key_Return, Key.Key_Return)
    given = penalties(session)[-1]
    assert (given.step, given.offence) == ("minutes 10", "Phone at the table")
    found = because(session)
    assert found.force == "may"
    assert (found.earlier, found.next_step, found.than) == (1, "minutes 10", "next")
    with capsys.disabled():
        print(f"\na penalty, the step proposed: {hand.keys} keys, {hand.clicks} clicks")
    assert hand.keys <= 9
    line = page.list.chosen()
    assert line is not None
    assert (line.name, line.left) == ("Bo Sund", "10:00 · until 17:40")
    assert page.sit_out.text() == floor_words.sit_out(1, "Bo Sund", "17:40")


def test_ctrl_z_takes_it_back(page: ConductPage, session: Session, qtbot: QtBot) -> None:
    ask(page, qtbot)
    write("anna")
    press(Key.Key_Return)
    write("shouting")
    press(Key.Key_Return)
    assert penalties(session)[-1].step == "warning"
    back(page, qtbot.waitUntil)
    press(Key.Key_Z, CTRL)
    assert penalties(session) == []
    assert page.list.empty.isVisible()
    press(Key.Key_P)  # the page has the keyboard though its list is gone
    assert opened(page, PenaltyDialog, qtbot.waitUntil)


def test_a_step_off_the_ladder_asks_why_and_loses_nothing(
    page: ConductPage, session: Session, qtbot: QtBot
) -> None:
    asked = ask(page, qtbot)
    write("anna")
    press(Key.Key_Return)
    write("spat")
    asked.step.combo.setCurrentIndex(asked.step.combo.findData("hands"))
    asked.step.number.setFocus()
    write("12")
    assert asked.reason.isVisible()
    press(Key.Key_Return)
    assert penalties(session) == []
    assert asked.reason.hasFocus()
    assert asked.line("offence").text() == "spat"
    press(Key.Key_Return)
    assert asked.missing.isVisible()
    write("twice warned")
    press(Key.Key_Return)
    assert penalties(session)[-1].step == "hands 12"
    assert session.state.word.overrides[-1].reason == "twice warned"


def test_harder_is_the_directors_where_the_book_says_so(
    page: ConductPage, session: Session, qtbot: QtBot
) -> None:
    asked = ask(page, qtbot)
    write("anna")
    press(Key.Key_Return)
    asked.step.combo.setFocus()
    press(Key.Key_Down)
    press(Key.Key_Down)
    assert asked.step.combo.currentText() == floor_words.step_choice("minutes 20", "harder")
    asked.line("offence").setFocus()
    write("spat at Bo")
    assert not asked.reason.isVisible()
    why = asked.why.text()
    press(Key.Key_Return)
    assert because(session).than == "harder"
    assert with_clauses(because(session), Names(session.state)) == why
    assert penalties(session)[-1].step == "minutes 20"


def test_harder_needs_a_reason_where_the_book_refuses(
    open_frame: Callable[..., Frame], session: Session, qtbot: QtBot
) -> None:
    begun(session, "house", house({"penalty.harder": "false"}))
    page = floor_page(open_frame())
    asked = ask(page, qtbot)
    write("anna")
    press(Key.Key_Return)
    asked.step.combo.setCurrentIndex(asked.step.combo.findData("rounds 1"))
    asked.line("offence").setFocus()
    write("spat at Bo")
    assert asked.reason.isVisible()
    assert says(asked.problem.said, HarderThanNext, step="rounds 1", next_step="warning")
    press(Key.Key_Return)
    write("the whole table heard it")
    press(Key.Key_Return)
    given = penalties(session)[-1]
    assert (given.step, given.hands) == ("rounds 1", 4)


def test_nobody_and_somebody_out_are_refused_in_words(
    page: ConductPage, session: Session, qtbot: QtBot
) -> None:
    session.do(acts.Eliminate(who=(entry(session, "Hans"),)))
    asked = ask(page, qtbot)
    write("hans")
    assert asked.problem.text() == people.nobody_found("hans")
    assert not asked.do_button.isEnabled()


def test_tab_takes_the_one_that_is_lit(page: ConductPage, session: Session, qtbot: QtBot) -> None:
    asked = ask(page, qtbot)
    write("hans")
    lit = asked.people("entry").field.lit
    assert lit is not None
    press(Key.Key_Tab)
    assert asked.people("entry").values == [lit.value]
    assert asked.people("entry").unknown == ""
    assert QApplication.focusWidget() is asked.line("offence"), "where Enter goes on too"
    assert asked.problem.text() == ""


def test_enter_goes_to_the_field_that_is_missing_and_names_it(
    page: ConductPage, session: Session, qtbot: QtBot
) -> None:
    asked = ask(page, qtbot)
    write("hans")
    press(Key.Key_Return)
    press(Key.Key_Tab)
    write("phone at table")
    assert QApplication.focusWidget() is asked.line("clause"), "one Tab too many"
    press(Key.Key_Return)
    assert not session.state.conduct.penalties
    assert QApplication.focusWidget() is asked.line("offence")
    assert asked.label("offence") in asked.problem.text()
    write("talked of a live hand")
    assert not asked.problem.text()
    press(Key.Key_Return)
    session.settle()
    (given,) = session.state.conduct.penalties.values()
    assert (given.offence, given.clause) == ("talked of a live hand", "phone at table")


def test_who_goes_out_meanwhile_is_refused_in_the_dialog(
    page: ConductPage, session: Session, qtbot: QtBot
) -> None:
    asked = ask(page, qtbot)
    write("hans")
    press(Key.Key_Return)
    write("late")
    session.do(acts.Eliminate(who=(entry(session, "Hans"),)))
    assert not asked.do_button.isEnabled()
    assert says(asked.problem.said, AlreadyOut, entry=entry(session, "Hans"))
    assert asked.line("offence").text() == "late"


def test_nothing_typed_is_lost_when_the_disk_refuses(
    page: ConductPage, frame: Frame, session: Session, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*args: object, **kwargs: object) -> None:
        raise StoreFailed(Trouble.DISK_FULL, "/media/stick/Thursday 200.riffle")

    asked = ask(page, qtbot)
    write("anna")
    press(Key.Key_Return)
    write("shouting")
    with monkeypatch.context() as patch:
        patch.setattr(session.log, "append", full)
        press(Key.Key_Return)
    assert penalties(session) == []
    assert frame.night.notice.shown
    assert asked.isVisible()
    assert asked.line("offence").text() == "shouting"
    press(Key.Key_Return)
    assert penalties(session)[-1].offence == "shouting"


def test_earlier_nights_are_seen_before_it_is_given(
    open_frame: Callable[..., Frame], session: Session, qtbot: QtBot, tmp_path: Path
) -> None:
    with closing(Library.open(tmp_path / "library.db")) as library:
        library.keep_penalties(
            [
                KeptPenalty(
                    "another night",
                    9,
                    "seal",
                    EVENING - 7 * 86_400_000,
                    "Thursday 200",
                    "Anna Ek",
                    "",
                    "minutes 10",
                    "abuse",
                    "SvePoF 2006 §1.2",
                )
            ]
        )
        session.library = library
        begun(session)
        asked = ask(floor_page(open_frame()), qtbot)
        write("anna")
        press(Key.Key_Return)
        assert asked.record.text() == "12 Nov 2026 · 10 minutes · abuse · Thursday 200"
        assert asked.step.combo.currentText() == floor_words.step_choice("warning", "next")
        press(Key.Key_Escape)
        session.library = None


def test_tab_goes_through_the_dialog_as_it_is_read(page: ConductPage, session: Session, qtbot: QtBot) -> None:
    session.do(acts.Penalise(entry=entry(session, "Anna"), offence="late"))
    asked = ask(page, qtbot)
    write("anna")
    press(Key.Key_Return)
    asked.people("entry").field.setFocus()
    asked.step.combo.setCurrentIndex(asked.step.combo.findData("hands"))
    asked.step.number.setFocus()
    write("3")
    asked.line("offence").setFocus()
    write("shouting")
    wanted = [
        asked.line("clause"), asked.line("claimed"), asked.box("dead_hand"), asked.box("exposed"),
        asked.reason, asked.do_button, asked.cancel_button, asked.people("entry").field,
    ]  # fmt: skip
    reached: list[QWidget] = []
    while len(reached) < len(wanted):
        press(Key.Key_Tab)
        found = QApplication.focusWidget()
        assert found is not None
        if found.accessibleName() != "Anna Ek":  # the name taken, to let it go
            reached.append(found)
    assert reached == wanted
    assert all(isinstance(w, QAbstractButton) or w.accessibleName() for w in reached)


def test_a_number_that_cannot_be(page: ConductPage, qtbot: QtBot) -> None:
    asked = ask(page, qtbot)
    write("anna")
    press(Key.Key_Return)
    write("late")
    asked.step.combo.setCurrentIndex(asked.step.combo.findData("hands"))
    assert (asked.problem.isVisible(), asked.do_button.isEnabled()) == (True, False)
    asked.step.number.setFocus()
    write("900")
    assert "900" in asked.problem.text()
    assert not asked.do_button.isEnabled()


def test_claimed_dead_and_exposed(page: ConductPage, session: Session, qtbot: QtBot) -> None:
    session.do(acts.Pause())
    asked = ask(page, qtbot)
    write("anna")
    press(Key.Key_Return)
    write("cards")
    asked.line("claimed").setFocus()
    write("25:00")
    assert asked.problem.text() == people.time_wrong()
    asked.line("claimed").clear()
    asked.line("clause").setFocus()
    write("§5")
    asked.box("dead_hand").click()
    asked.box("exposed").click()
    why = asked.why.text()
    asked.line("offence").setFocus()
    press(Key.Key_Return)
    assert because(session).dead_hand
    assert with_clauses(because(session), Names(session.state)) == why
    given = penalties(session)[-1]
    assert (given.clause, given.dead_hand, given.exposed) == ("§5", True, True)


def test_minutes_stand_while_play_does(page: ConductPage, frame: Frame, session: Session) -> None:
    """The list follows the time without anything ticking down."""
    session.do(acts.Penalise(entry=entry(session, "Anna"), offence="late"))
    session.do(acts.Penalise(entry=entry(session, "Anna"), offence="late again"))
    frame.pass_time(seconds=4)
    line = page.list.chosen()
    assert line is not None
    assert line.left.startswith("09:56 · ")
    session.do(acts.Pause())
    frame.pass_time(seconds=4)
    line = page.list.chosen()
    assert line is not None
    assert line.left == "09:56 · stopped"


def test_served_and_lifted_by_key(page: ConductPage, frame: Frame, session: Session) -> None:
    who = entry(session, "Anna")
    for offence in ("late", "late again"):
        session.do(acts.Penalise(entry=who, offence=offence))
    page.list.table.setFocus()
    press(Key.Key_E)  # ten minutes have not run
    assert frame.night.notice.shown
    assert "lift" in frame.night.notice.sentence.text()
    assert penalties(session)[-1].ended == ""
    press(Key.Key_Escape)  # else both letters are the beginning of a name
    press(Key.Key_L)
    assert penalties(session)[-1].ended == ""
    line = page.list.chosen()
    assert line is not None
    asked = frame.night.notice.sentence.text()
    assert all(part in asked for part in (line.name, line.what, line.why))
    press(Key.Key_Return)
    assert penalties(session)[-1].ended == "lifted"
    assert page.list.chosen() is not None
    press(Key.Key_Z, CTRL)
    assert penalties(session)[-1].ended == ""


def test_hands_are_tallied_until_served(open_frame: Callable[..., Frame], session: Session) -> None:
    begun(session, "cpc-2023")
    who = entry(session, "Anna")
    session.do(acts.Penalise(entry=who, offence="late", hands=3))
    page = floor_page(open_frame())
    hand = Counted()
    hand.press(Key.Key_T, Key.Key_Return)
    line = page.list.chosen()
    assert line is not None
    assert line.left == f"2 hands · {floor_words.of_hands(1, 3)}"
    hand.press(Key.Key_T, Key.Key_Return, Key.Key_T, Key.Key_Return)
    line = page.list.chosen()
    assert line is not None
    assert line.status == "over"
    assert line.left.endswith(floor_words.come_back_tail())
    assert any(isinstance(d, ComeBackDuty) for d in duties(session.state, session.now()))
    hand.press(Key.Key_E, Key.Key_Return)
    assert penalties(session)[-1].ended == "served"


def test_all_hands_at_once_with_a_misdeal(
    open_frame: Callable[..., Frame], session: Session, qtbot: QtBot
) -> None:
    begun(session, "cpc-2023")
    session.do(acts.Penalise(entry=entry(session, "Anna"), offence="late", rounds=1), override="why not")
    page = floor_page(open_frame())
    press(Key.Key_N)
    form(page, acts.TallyHands, qtbot)
    write("3")
    press(Key.Key_Tab)
    write("9")
    found = form(page, acts.TallyHands, qtbot)
    assert "misdeals" in found.problem.text()
    press(Key.Key_Backspace)
    write("1")
    press(Key.Key_Return)
    assert penalties(session)[-1].served in (2, 3)


def test_no_step_of_the_ladder_is_cut_in_its_column(page: ConductPage, session: Session) -> None:
    session.do(acts.Disqualify(entry=entry(session, "Anna"), offence="abuse", chips=7350))
    table = page.list.table
    said = str(table.model().index(0, WHAT).data())
    assert said == "disqualification"
    room = table.columnWidth(WHAT) - 2 * 8
    assert QFontMetrics(font(BODY, 600)).horizontalAdvance(said) <= room


@pytest.mark.parametrize(("step", "number"), [(DISQUALIFIED, ""), ("hands", "12")])
def test_a_chosen_step_stays_while_the_player_is_mended(
    page: ConductPage, qtbot: QtBot, step: str, number: str
) -> None:
    """A name that nobody has is typed over the player, and deleted again."""
    asked = ask(page, qtbot)
    write("anna")
    press(Key.Key_Return)
    asked.step.combo.setFocus()
    for _ in range(asked.step.combo.findData(step) - asked.step.combo.currentIndex()):
        press(Key.Key_Down)
    assert asked.step.combo.currentData() == step
    if number:
        asked.step.number.setFocus()
        write(number)
    asked.people("entry").field.setFocus()
    write("xyz")
    press(Key.Key_Return)
    assert not asked.entry
    for _ in "xyz":
        press(Key.Key_Backspace)
    assert asked.entry
    assert asked.step.combo.currentData() == step
    assert asked.step.number.text() == number


def test_disqualification_is_the_next_step(page: ConductPage, session: Session, qtbot: QtBot) -> None:
    """The fields written for a penalty go along to the dialog that asks more."""
    who = entry(session, "Anna")
    session.do(acts.Penalise(entry=who, offence="abuse", minutes=40))
    asked = ask(page, qtbot)
    write("anna")
    press(Key.Key_Return)
    assert asked.step.combo.currentText() == "disqualification…"
    assert asked.do_button.text() == "Disqualify…"
    write("abuse again")
    press(Key.Key_Return)
    QApplication.processEvents()
    found = opened(page, DisqualifyDialog, qtbot.waitUntil)
    assert isinstance(found, DisqualifyDialog)
    assert found.line("offence").text() == "abuse again"
    assert found.line("offence").hasFocus()
    press(Key.Key_Return)
    assert session.state.people.entries[who].out
    assert session.state.conduct.disqualified[who].offence == "abuse again"
    back(page, qtbot.waitUntil)
    press(Key.Key_Z, CTRL)
    assert not session.state.people.entries[who].out


def test_on_a_small_screen_no_field_is_cut(frame: Frame, session: Session, qtbot: QtBot) -> None:
    """Qt opens a window no higher than two thirds of the screen: the last two fields were cut off."""
    who = entry(session, "Bo")
    name = "Bartholomew Featherstonehaugh-Cholmondeley of Marjoribanks and elsewhere"
    session.do(acts.ChooseRulebook(book="tda-2024"), override="the house's")
    session.do(acts.CorrectEntry(entry=who, name=name))
    offence = "phone at the table, and a lot of other things said to the dealer and to everybody there"
    for _ in range(9):
        session.do(acts.Penalise(entry=who, offence=offence, warning=True), override="he is new here")
    dialog = PenaltyDialog(frame.night, session, who)
    dialog.open()
    qtbot.waitUntil(dialog.isVisible)
    QApplication.processEvents()
    layout = dialog.layout()
    assert layout is not None
    needed = layout.totalHeightForWidth(dialog.width())
    assert needed > dialog.screen().geometry().height() * 2 // 3, "or it shows nothing"
    for field in dialog.findChildren(QLineEdit):
        if field.isVisible():
            assert field.visibleRegion().boundingRect().size() == field.size(), field.accessibleName()
    dialog.reject()


# -- an offence that the rulebooks name -------------------------------------------------------------


def test_a_few_letters_pick_an_offence_with_its_clause_and_step(
    page: ConductPage, frame: Frame, session: Session, qtbot: QtBot
) -> None:
    """A slip of the pen is forgiven; Enter takes it, a second one gives the penalty."""
    asked = ask(page, qtbot)
    write("anna")
    press(Key.Key_Return)
    write("spalsh")
    press(Key.Key_Return)
    assert penalties(session) == []
    offence = asked.line("offence")
    assert (offence.text(), asked.offence_id) == ("Splashing the pot", "splashing")
    assert asked.line("clause").placeholderText() == "SvePoF 2006 §1, offences f)"
    assert asked.step.combo.currentData() == "warning"
    why = asked.why.text()
    press(Key.Key_Return)
    (given,) = penalties(session)
    assert (given.offence_id, given.offence, given.step) == ("splashing", "Splashing the pot", "warning")
    assert given.clause == "SvePoF 2006 §1, offences f)"
    assert (because(session).force, because(session).again) == ("must", False)
    assert with_clauses(because(session), Names(session.state)) == why
    line = page.list.chosen()
    assert line is not None
    assert (line.why, line.more) == ("Splashing the pot", "SvePoF 2006 §1, offences f)")


def test_a_second_of_a_kind_goes_on_from_the_next_step(
    page: ConductPage, session: Session, qtbot: QtBot
) -> None:
    session.do(acts.Penalise(entry=entry(session, "Anna"), offence_id="splashing"))
    asked = ask(page, qtbot)
    write("anna")
    press(Key.Key_Return)
    write("splash")
    press(Key.Key_Return)
    assert asked.step.combo.currentData() == "minutes 10"
    press(Key.Key_Return)
    assert penalties(session)[-1].step == "minutes 10"
    assert because(session).again


def test_words_of_its_own_take_the_offence_s_clause_and_ticks_away(
    page: ConductPage, session: Session, qtbot: QtBot
) -> None:
    asked = ask(page, qtbot)
    write("anna")
    press(Key.Key_Return)
    write("phone")
    press(Key.Key_Return)
    assert asked.offence_id == "phone_call"
    assert asked.box("dead_hand").isChecked()
    write(" and loud")
    assert asked.offence_id == ""
    assert not asked.box("dead_hand").isChecked()
    assert asked.line("clause").placeholderText() == asked.hint("clause")
    press(Key.Key_Return)
    (given,) = penalties(session)
    assert (given.offence, given.offence_id, given.clause) == (
        "Phone at the table and loud",
        "",
        "SvePoF 2006 §1.2",
    )


def test_a_tick_that_the_director_set_stays(page: ConductPage, session: Session, qtbot: QtBot) -> None:
    asked = ask(page, qtbot)
    write("anna")
    press(Key.Key_Return)
    asked.box("dead_hand").click()
    asked.box("dead_hand").click()
    asked.line("offence").setFocus()
    write("phone")
    press(Key.Key_Return)
    press(Key.Key_Return)
    assert not penalties(session)[-1].dead_hand


def test_an_offence_that_disqualifies_goes_on_to_that_with_its_clause(
    page: ConductPage, session: Session, qtbot: QtBot
) -> None:
    asked = ask(page, qtbot)
    write("anna")
    press(Key.Key_Return)
    write("behaving esp")
    press(Key.Key_Return)
    assert asked.step.combo.currentData() == DISQUALIFIED
    press(Key.Key_Return)
    out = opened(page, DisqualifyDialog, qtbot.waitUntil)
    assert isinstance(out, DisqualifyDialog)
    out.line("chips").setText("900")
    out.line("chips").setFocus()
    press(Key.Key_Return)
    session.settle()
    (gone,) = session.state.conduct.disqualified.values()
    assert (gone.offence_id, gone.clause) == ("very_bad", "SvePoF 2006 §1, refusing play")


def test_what_the_list_says_of_an_offence_is_the_rulebook_s(
    page: ConductPage, session: Session, qtbot: QtBot
) -> None:
    asked = ask(page, qtbot)
    write("anna")
    press(Key.Key_Return)
    write("touching")
    offence = asked.line("offence")
    assert isinstance(offence, SuggestField)
    (found,) = offence.suggestions
    assert found.quiet == floor_words.offence_by_book("", "", "")  # SvePoF does not name it
    offence.clear()
    write("rabbit")
    assert "§1, offences d)" in offence.suggestions[0].quiet


def test_a_missing_number_is_said_under_its_field(page: ConductPage, qtbot: QtBot) -> None:
    asked = ask(page, qtbot)
    write("anna")
    press(Key.Key_Return)
    write("late")
    asked.step.combo.setCurrentIndex(asked.step.combo.findData("hands"))
    assert asked.step.number.isVisible()
    asked.step.number.clear()
    asked.step.number.setFocus()
    press(Key.Key_Return)
    assert asked.problem.isVisible()
    below = asked.problem.mapTo(asked, QPoint()).y() - asked.step.mapTo(asked, QPoint()).y()
    assert 0 < below <= asked.step.height() + 12
    assert asked.step.number.property("wrong") == "true"
