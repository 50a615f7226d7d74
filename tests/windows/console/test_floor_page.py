"""The rest of the Floor page: disqualification, hand-for-hand, misdeals, shared places, rulings, ways in."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from core.hands.call_clock import running
from core.money.payouts import from_money, placings
from core.say import acts
from core.say.duties import ConductReportDuty, ServedDuty, SitsOutDuty, UncountedDuty
from gui.console.duties.card import DutyCard
from gui.console.floor.page import ConductPage
from gui.console.floor.penalty_dialog import DisqualifyDialog, PenaltyDialog
from gui.console.players.page import PlayersPage
from gui.console.tables.page import TablesPage
from gui.looks.asked import title_of
from gui.paper.preview import PreviewDialog
from gui.program.session import Session
from gui.widgets.key_button import KeyButton
from gui.widgets.labels import ElidedLabel, Label
from gui.widgets.plain_scroll import PlainScroll
from gui.words import floor as floor_words
from gui.words import tables as tables_words
from gui.words.console import stray_seat
from gui.words.numbers import not_a_number
from gui.words.voices import SelectFirst
from tests.gallery.recorder import said
from tests.windows.console.conftest import Frame, type_lines
from tests.windows.console.floor_night import (
    again,
    back,
    begun,
    entry,
    floor_page,
    house,
    opened,
    penalties,
)
from tests.windows.console.keyboard import CTRL, form, open_menu, press, write
from tests.windows.said import says

Key = Qt.Key


@pytest.fixture
def frame(open_frame: Callable[..., Frame], session: Session) -> Frame:
    begun(session)
    return open_frame()


@pytest.fixture
def page(frame: Frame) -> ConductPage:
    return floor_page(frame)


def ask_out(page: ConductPage, qtbot: QtBot, name: str) -> DisqualifyDialog:
    press(Key.Key_Q)
    found = opened(page, DisqualifyDialog, qtbot.waitUntil)
    assert isinstance(found, DisqualifyDialog)
    write(name)
    press(Key.Key_Return)
    write("chip dumping")
    return found


# -- rulings -----------------------------------------------------------------------------------------


def test_a_ruling_at_a_table_is_a_line_with_its_clause(page: ConductPage, session: Session) -> None:
    who = entry(session, "Anna")
    session.do(acts.GiveRuling(text="Play on.", players=(who,), clause="house 4", dead=(who,)))
    page.list.show_list("ruling")
    line = page.list.model.at(0)
    assert line is not None
    assert (line.kind, line.entry, line.why) == ("ruling", who, "Play on.")
    assert "house 4" in line.brief
    assert line.holds(["house", "play"])
    press(Key.Key_Z, CTRL)
    assert not page.list.model.rows


# -- disqualified ----------------------------------------------------------------------------------


def test_chips_counted_leave_play(page: ConductPage, session: Session, qtbot: QtBot) -> None:
    asked = ask_out(page, qtbot, "anna")
    assert "refund" not in asked.fields
    asked.line("chips").setFocus()
    write("99999999")
    assert not asked.do_button.isEnabled()
    assert "99999999" in asked.problem.text().replace(",", "")
    asked.line("chips").clear()
    write("many")
    assert asked.problem.text() == not_a_number("many")
    asked.line("chips").clear()
    write("8,500")
    press(Key.Key_Return)
    who = entry(session, "Anna")
    assert session.state.conduct.disqualified[who].chips == 8500
    assert session.state.chips.in_play == 71_500
    line = page.list.model.at(0)
    assert line is not None
    assert (line.what, line.left) == ("disqualification", floor_words.chips_gone(8500, dealt=False))
    back(page, qtbot.waitUntil)
    press(Key.Key_Z, CTRL)
    assert session.state.chips.in_play == 80_000


def test_a_stack_that_was_not_counted_is_counted_in_the_dutys_card(frame: Frame, session: Session) -> None:
    """Digits and Enter, and a comma among them is no seat for the command bar."""
    gone = entry(session, "Anna")
    session.do(acts.Disqualify(entry=gone, offence="chip dumping"))
    card = next(c for c in frame.night.duties.cards if isinstance(c.duty, UncountedDuty))
    assert card.button is not None
    frame.click(card.button)
    assert card.field is not None
    assert card.field is QApplication.focusWidget()
    press(Key.Key_Return)
    assert card.question is not None
    assert card.question.problem.text()
    write("99,999,999")
    assert card.field.text() == "99999999"
    press(Key.Key_Return)
    assert session.state.chips.in_play == 80_000
    card.field.clear()
    write("8,500")
    press(Key.Key_Return)
    session.settle()
    assert (session.state.chips.in_play, session.state.people.entries[gone].removed) == (71_500, 8500)
    assert not [c for c in frame.night.duties.cards if isinstance(c.duty, UncountedDuty)]


def count_asked(frame: Frame, session: Session) -> DutyCard:
    """The card in which the chips of a disqualified player are typed, with the keyboard in its field."""
    session.do(acts.Disqualify(entry=entry(session, "Anna"), offence="chip dumping"))
    card = next(c for c in frame.night.duties.cards if isinstance(c.duty, UncountedDuty))
    assert card.button is not None
    frame.click(card.button)
    return card


@pytest.mark.parametrize("typed", ["10.500", "10,500", "10500", "10.5"])
def test_a_point_before_thousands_begins_no_seat(frame: Frame, session: Session, typed: str) -> None:
    card = count_asked(frame, session)
    frame.type(typed)
    assert card.field is QApplication.focusWidget()
    assert frame.night.footer.command.text() == ""
    frame.key(Key.Key_Return)
    session.settle()
    removed = session.state.people.entries[entry(session, "Anna")].removed
    assert removed == (0 if typed == "10.5" else 10_500)


@pytest.mark.parametrize("typed", ["1.3", "1,3"])
def test_a_seat_typed_as_chips_is_refused_and_is_a_bust_after_esc(
    frame: Frame, session: Session, typed: str
) -> None:
    card = count_asked(frame, session)
    frame.type(typed)
    frame.key(Key.Key_Return)
    session.settle()
    assert session.state.people.entries[entry(session, "Anna")].removed == 0
    assert card.field is QApplication.focusWidget()
    assert frame.night.notice.sentence.text() == stray_seat("1.3")
    frame.key(Key.Key_Escape)
    assert frame.night.footer.command.text() == "1.3"
    frame.pass_time(seconds=2)
    frame.key(Key.Key_Return)
    session.settle()
    assert "Bo Sund" not in [session.state.name(x) for x in session.state.people.live.values()]


def test_equal_shares_are_proposed(open_frame: Callable[..., Frame], session: Session, qtbot: QtBot) -> None:
    begun(session, "house", house({"elimination.disqualified_chips": '"dealt_out"'}))
    page = floor_page(open_frame())
    asked = ask_out(page, qtbot, "anna")
    asked.line("chips").setFocus()
    write("9001")
    shown = {seat: field.line.placeholderText() for seat, field in asked.shares.items()}
    assert sorted(x.replace(",", "") for x in shown.values()) == ["3000", "3000", "3001"]
    assert asked.sum.text() == floor_words.equal_shares(1)
    said = {x.text().split()[1]: x for x in asked.findChildren(ElidedLabel) if x.text().startswith("Seat ")}
    middles = {seat: field.widget.geometry().center().y() for seat, field in asked.shares.items()}
    assert middles[3] == middles[5] < middles[7]
    assert all(abs(said[str(seat)].geometry().center().y() - y) <= 1 for seat, y in middles.items())
    asked.shares[3].line.setFocus()
    write("1")
    assert not any(field.line.placeholderText() for field in asked.shares.values())
    asked.shares[3].line.clear()
    press(Key.Key_Return)
    found = session.state.conduct.disqualified[entry(session, "Anna")]
    assert (found.chips, sorted(n for _, n in found.shares)) == (9001, [3000, 3000, 3001])


def test_shares_must_come_to_the_stack(
    open_frame: Callable[..., Frame], session: Session, qtbot: QtBot
) -> None:
    where, back = "elimination.disqualified_chips", "elimination.disqualified_refund"
    begun(session, "house", house({where: '"dealt_out"', back: '"by_director"'}))
    page = floor_page(open_frame())
    asked = ask_out(page, qtbot, "anna")
    assert sorted(asked.shares) == [3, 5, 7]
    asked.line("chips").setFocus()
    write("9000")
    for seat, typed in ((3, "3000"), (5, "3000"), (7, "2000")):
        asked.shares[seat].line.setFocus()
        write(typed)
    assert not asked.do_button.isEnabled()
    assert "8,000" in asked.problem.text().replace("8000", "8,000")
    assert asked.sum.text() == floor_words.dealt_so_far(8000, 9000)
    press(Key.Key_Return)
    assert not session.state.conduct.disqualified
    asked.shares[7].line.clear()
    write("3000")
    assert asked.sum.text() == floor_words.dealt_so_far(9000, 9000)
    asked.line("refund").setFocus()
    write("500")
    assert not asked.do_button.isEnabled()  # 220 were paid
    asked.line("refund").clear()
    write("100")
    press(Key.Key_Return)
    found = session.state.conduct.disqualified[entry(session, "Anna")]
    assert (found.chips, len(found.shares), found.refund) == (9000, 3, 100)
    assert session.state.chips.in_play == 80_000


def test_dealt_out_against_the_book_asks_why(page: ConductPage, session: Session, qtbot: QtBot) -> None:
    asked = ask_out(page, qtbot, "anna")
    assert not asked.shares
    asked.dealt.click()
    QApplication.processEvents()
    asked.shares[3].line.setFocus()
    write("10000")
    assert asked.reason.isVisible(), asked.problem.text()
    press(Key.Key_Return)
    write("1.6")  # a bust was meant
    press(Key.Key_Return)
    assert not session.state.conduct.disqualified
    said = asked.findChild(Label, "said_below")
    assert isinstance(said, Label)
    assert (said.isVisible(), said.text()) == (True, stray_seat("1.6"))
    write("agreed by the table")
    press(Key.Key_Return)
    assert session.state.conduct.disqualified[entry(session, "Anna")].shares
    assert session.state.word.overrides[-1].reason == "agreed by the table"


# -- hands -----------------------------------------------------------------------------------------


def test_hand_for_hand_by_key(page: ConductPage, session: Session) -> None:
    assert from_money(session.state) == 5
    assert page.money.text() == floor_words.money_short(session.state)
    press(Key.Key_H)
    assert session.state.game.hand_for_hand is None
    press(Key.Key_Return)
    assert session.state.game.hand_for_hand is not None
    assert page.hands.isVisible()
    assert page.hands.title.text() == floor_words.hand_title(1)
    assert page.hands.money.text() == floor_words.to_the_money(session.state)
    press(Key.Key_J)
    assert page.hands.title.text() == floor_words.hand_title(1)
    press(Key.Key_Return)
    assert page.hands.title.text() == floor_words.hand_title(2)
    press(Key.Key_H)
    press(Key.Key_Return)
    assert session.state.game.hand_for_hand is None
    assert not page.hands.isVisible()
    press(Key.Key_Z, CTRL)
    press(Key.Key_Z, CTRL)
    assert page.hands.title.text() == floor_words.hand_title(1)


def test_a_key_that_is_off_says_why(page: ConductPage, frame: Frame) -> None:
    press(Key.Key_J)
    assert frame.night.notice.shown
    press(Key.Key_Escape)  # else both letters are the beginning of a name
    press(Key.Key_A)
    assert says(frame.night.notice.said, SelectFirst, thing="clock call")
    assert frame.night.footer.command.text() == "a", "it begins a name"
    for _ in range(3):
        press(Key.Key_Escape)
    press(Key.Key_T)
    assert says(frame.night.notice.said, SelectFirst, thing="penalty")


def test_a_misdeal(page: ConductPage, session: Session, qtbot: QtBot) -> None:
    press(Key.Key_V)
    asked = form(page, acts.Misdeal, qtbot)
    write("9")
    assert asked.problem.text() == tables_words.no_table("unknown", "9")
    press(Key.Key_Backspace)
    write("2")
    press(Key.Key_Return)
    table = next(t for t in session.state.open_tables if t.label == "2")
    assert table.misdeals == 1


def test_out_at_the_same_time(open_frame: Callable[..., Frame], session: Session, qtbot: QtBot) -> None:
    begun(session, "tda-2024")
    session.do(acts.HandForHand())
    for name in ("Anna", "Erik"):
        session.do(acts.Eliminate(who=(entry(session, name),)))
        session.do(acts.HandPlayed())
    page = floor_page(open_frame())
    press(Key.Key_S)
    asked = form(page, acts.SameTime, qtbot)
    press(Key.Key_Space)
    assert (asked.problem.isVisible(), asked.do_button.isEnabled()) == (True, False)
    press(Key.Key_Tab)
    press(Key.Key_Space)
    assert asked.do_button.isEnabled()
    if asked.reason.isVisible():
        press(Key.Key_Return)
        write("both all in at once")
    press(Key.Key_Return)
    shared = {(p.place, p.last) for p in placings(session.state)}
    assert (7, 8) in shared


# -- rulings ---------------------------------------------------------------------------------------


def test_rulings_newest_first_and_found(page: ConductPage, session: Session) -> None:
    who = entry(session, "Anna")
    session.do(acts.Penalise(entry=who, offence="late", hands=3), override="by hands tonight")
    session.do(acts.Penalise(entry=entry(session, "Bo"), offence="late", rounds=1), override="a slow clock")
    page.list.show_list("ruling")
    rows = page.list.model.rows
    assert [r.name for r in rows] == ["Bo Sund", "Anna Ek"]
    assert rows[0].why == "“a slow clock”"
    assert rows[0].more.endswith("SvePoF 2006 §1.2")
    assert all(r.more.count("SvePoF 2006 §1.2") == 1 for r in rows)
    page.list.table.setFocus()
    press(Key.Key_F, CTRL)
    write("hands tonight")
    assert [r.name for r in page.list.model.rows] == ["Anna Ek"]
    write(" nobody")
    assert page.list.none.isVisible()
    press(Key.Key_Escape)
    assert len(page.list.model.rows) == 2
    press(Key.Key_Escape)
    press(Key.Key_P)
    assert page.findChild(PenaltyDialog) is not None


@pytest.mark.parametrize("width", [1024, 1366, 1920])
def test_a_clause_is_there_whole(
    page: ConductPage, frame: Frame, session: Session, qtbot: QtBot, width: int
) -> None:
    """A clause with no room beside its reason stands under it."""
    frame.window.resize(width, 768)
    for name, offence in (("Bo", "late"), ("Anna", "talking about the hand while it is played")):
        session.do(acts.Penalise(entry=entry(session, name), offence=offence, rounds=1), override="slow")
    page.list.show_list("penalty")
    QApplication.processEvents()
    drawn = {each.text for each in said(page.list.table)}
    for line in page.list.model.rows:
        assert line.more
        assert {line.why, line.more} <= drawn
    qtbot.waitUntil(lambda: page.list.table.verticalScrollBar().maximum() == 0)


def test_a_ruling_takes_two_lines_before_it_is_cut(page: ConductPage, frame: Frame, session: Session) -> None:
    """The ruling and its clause flow on in the second line when one has no room for them."""
    frame.window.resize(1366, 768)
    session.do(acts.Penalise(entry=entry(session, "Bo"), offence="late", rounds=1), override="a slow clock")
    page.list.show_list("ruling")
    QApplication.processEvents()
    (line,) = page.list.model.rows
    drawn = [each.text for each in said(page.list.table)]
    at = next(at for at, text in enumerate(drawn) if text.startswith(line.why))
    assert line.brief.endswith("SvePoF 2006 §1.2")
    assert f"{drawn[at]} {drawn[at + 1]}" == f"{line.why} {line.brief}"


def test_more_rulings_than_there_is_room_for_are_scrolled(
    page: ConductPage, frame: Frame, session: Session, qtbot: QtBot
) -> None:
    frame.window.resize(1366, 768)
    for _ in range(16):
        session.do(acts.Penalise(entry=entry(session, "Bo"), offence="late", rounds=1), override="slow")
    (scroll,) = page.findChildren(PlainScroll)
    qtbot.waitUntil(scroll.verticalScrollBar().isVisible)
    qtbot.waitUntil(lambda: page.list.table.height() == page.list.table.sizeHint().height())


def test_each_list_prints_its_paper(page: ConductPage, frame: Frame, session: Session) -> None:
    session.do(acts.Penalise(entry=entry(session, "Bo"), offence="late", hands=2), override="in hands")
    session.do(acts.CallClock(entry=entry(session, "Anna")))
    seen = []
    for which in ("ruling", "call", "all"):
        page.list.show_list(which)
        frame.click(page.list.print)
        preview = frame.window.findChild(PreviewDialog)
        assert isinstance(preview, PreviewDialog)
        seen.append(preview.windowTitle())
        preview.reject()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert seen[0] != seen[1] == seen[2]


def test_the_finder_lets_the_keyboard_go_where_nothing_is_found(page: ConductPage, session: Session) -> None:
    """Letters act again, and are not typed into the field; with no line at all there is nothing to find."""
    press(Key.Key_F, CTRL)
    assert page.hasFocus()
    session.do(acts.Penalise(entry=entry(session, "Bo"), offence="late"))
    press(Key.Key_F, CTRL)
    write("x")
    press(Key.Key_Return)
    assert page.home().hasFocus()
    press(Key.Key_H)
    press(Key.Key_Return)
    assert session.state.game.hand_for_hand is not None
    assert page.list.finder.text() == "x"


def test_undo_of_the_last_ruling_leaves_the_keyboard_to_the_page(page: ConductPage, session: Session) -> None:
    session.do(acts.Penalise(entry=entry(session, "Bo"), offence="late", hands=2), override="in hands")
    page.list.table.setFocus()
    press(Key.Key_Z, CTRL)
    assert page.home().hasFocus()


# -- the ways in -----------------------------------------------------------------------------------


def test_from_the_tables_page(frame: Frame, session: Session, qtbot: QtBot) -> None:
    frame.night.show_page("tables")
    tables = frame.night.page("tables")
    assert isinstance(tables, TablesPage)
    table = next(t for t in session.state.open_tables if t.label == "1")
    tables.floor.choose((table.id, 3))
    press(Key.Key_C)
    press(Key.Key_Return)
    assert [c.entry for c in running(session.state)] == [entry(session, "Bo")]
    press(Key.Key_V)
    assert session.state.room.tables[table.id].misdeals == 0
    press(Key.Key_Return)
    assert session.state.room.tables[table.id].misdeals == 1
    press(Key.Key_P)
    asked = opened(tables, PenaltyDialog, qtbot.waitUntil)
    assert asked.windowTitle() == title_of(acts.Penalise, "Bo Sund")
    write("shouting")
    press(Key.Key_Return)
    assert penalties(session)[-1].step == "warning"
    again(tables, qtbot.waitUntil)
    press(Key.Key_Q)
    assert opened(tables, DisqualifyDialog, qtbot.waitUntil).windowTitle() == title_of(
        acts.Disqualify, "Bo Sund"
    )


def test_a_dealers_shout_in_four_keys(frame: Frame, session: Session) -> None:
    """The seat is chosen: C and Enter call the clock, Esc leaves the seat, Enter on the duty says that he
    acted."""
    frame.night.show_page("tables")
    tables = frame.night.page("tables")
    assert isinstance(tables, TablesPage)
    table = next(t for t in session.state.open_tables if t.label == "1")
    tables.floor.choose((table.id, 3))
    press(Key.Key_C)
    press(Key.Key_Return)
    frame.pass_time(seconds=4)
    press(Key.Key_Escape)
    press(Key.Key_Return)
    assert next(iter(session.state.conduct.clock_calls.values())).outcome == "acted"


def test_the_seats_menu_names_them(frame: Frame, session: Session) -> None:
    frame.night.show_page("tables")
    tables = frame.night.page("tables")
    assert isinstance(tables, TablesPage)
    table = next(t for t in session.state.open_tables if t.label == "1")
    oval = tables.floor.ovals[table.id]
    QTest.mouseClick(oval, Qt.MouseButton.LeftButton, pos=oval.seat_centre(3))
    said = [a.text() for a in open_menu().actions()]
    open_menu().close()
    for wanted in (
        "Call the clock on Bo Sund",
        "Penalty for Bo Sund…",
        "Disqualify Bo Sund…",
        "Misdeal at table 1",
    ):
        assert wanted in said


def test_from_the_players_page(frame: Frame, session: Session, qtbot: QtBot) -> None:
    frame.night.show_page("players")
    players = frame.night.page("players")
    assert isinstance(players, PlayersPage)
    players.choose(session.state.people.entries[entry(session, "Bo")].player)
    press(Key.Key_C)
    press(Key.Key_Return)
    assert [c.entry for c in running(session.state)] == [entry(session, "Bo")]
    press(Key.Key_P)
    opened(players, PenaltyDialog, qtbot.waitUntil)
    press(Key.Key_Escape)
    again(players, qtbot.waitUntil)
    assert not penalties(session)
    press(Key.Key_Q)
    assert opened(players, DisqualifyDialog, qtbot.waitUntil).windowTitle() == title_of(
        acts.Disqualify, "Bo Sund"
    )


def test_a_duty_leads_to_its_penalty(frame: Frame, session: Session) -> None:
    """The minutes of who sits out by its one button; the hands of who does by "Tally…"."""
    session.do(acts.Penalise(entry=entry(session, "Anna"), offence="abuse", minutes=10))
    session.do(acts.Penalise(entry=entry(session, "Bo"), offence="abuse", hands=5), override="in hands")
    for kind, words, name in (
        (SitsOutDuty, "By hand, under Floor", "Anna Ek"),
        (ServedDuty, "Tally…", "Bo Sund"),
    ):
        frame.night.show_page("tonight")
        made = next(c for c in frame.night.duties.cards if isinstance(c.duty, kind))
        frame.click(next(b for b in made.findChildren(KeyButton) if b.text() == words))
        page = frame.night.stack.currentWidget()
        assert isinstance(page, ConductPage)
        line = page.list.chosen()
        assert line is not None
        assert line.name == name
    press(Key.Key_T)
    press(Key.Key_Return)
    assert penalties(session)[-1].served == 1


def test_the_reports_card_prints(frame: Frame, session: Session) -> None:
    session.do(acts.Penalise(entry=entry(session, "Anna"), offence="abuse", minutes=30))
    made = next(c for c in frame.night.duties.cards if isinstance(c.duty, ConductReportDuty))
    asked: list[str] = []
    made.printing.connect(lambda key, *_: asked.append(key))
    button = next(b for b in made.findChildren(KeyButton) if b.text() == "Print…")
    frame.click(button)
    assert asked == ["conduct"]


def test_tab_goes_through_what_acts(page: ConductPage, session: Session) -> None:
    """From the first button down; nothing that can be done is only for the mouse."""
    session.do(acts.Penalise(entry=entry(session, "Bo"), offence="late"))
    reached = set()
    for _ in range(60):
        press(Key.Key_Tab)
        focus = QApplication.focusWidget()
        if focus is not None and page.isAncestorOf(focus):
            reached.add(focus)
    assert {page.list.finder, page.more, page.list.tabs["all"]} <= reached
    assert all(w.accessibleName() for w in reached)
    page.list.tabs["all"].setFocus()
    press(Key.Key_Right)
    press(Key.Key_Space)
    assert page.list.which == "penalty"


def test_a_chosen_ruling_is_read_to_its_end(frame: Frame, page: ConductPage) -> None:
    type_lines(frame.session, 'register "Zoe Late" override "paid by phone before the start of the night"')
    page.list.show_list("ruling")
    page.list.choose(page.list.model.rows[0].key)
    QApplication.processEvents()
    rest = page.list.rest
    assert rest.height() >= rest.heightForWidth(rest.width())
    assert rest.heightForWidth(rest.width()) > rest.fontMetrics().lineSpacing() * 1.5, "it takes two lines"


def test_a_list_longer_than_the_page_is_painted_once_when_a_line_comes(
    page: ConductPage, session: Session
) -> None:
    """It grew after it was painted, with a bar that came and went: all of it was painted twice."""
    entries = sorted(session.state.people.live.values())
    for each in entries * (40 // len(entries) + 1):
        session.do(acts.Penalise(entry=each, offence="phone", warning=True), override="once more")
    for _ in range(8):
        QApplication.processEvents()
    assert page.list.height() > page.height()
    painted = Painted()
    page.list.table.viewport().installEventFilter(painted)
    session.do(acts.Penalise(entry=entries[0], offence="phone", warning=True), override="once more")
    for _ in range(8):
        QApplication.processEvents()
    assert painted.times == 1


class Painted(QObject):
    """Counts how often a widget is painted."""

    times = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.times += event.type() is QEvent.Type.Paint
        return False
