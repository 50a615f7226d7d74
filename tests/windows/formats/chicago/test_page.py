"""The Chicago page by real keys and clicks: a round of four tables, an error corrected, rounds from paper."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise, product

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from core.clock.clock import read
from core.floor.draw.draw import open_draws
from core.formats.chicago.acts import Deduct, LeaveTable, NoShow, PlanHeat, PlayOff, SitLate, TimeRound
from core.formats.chicago.duties import (
    ChampionDuty,
    DrawRoundDuty,
    ProtocolMissingDuty,
    SaidWithLessDuty,
    TimeUpDuty,
)
from core.formats.chicago.heat import Match
from core.formats.chicago.reasons import FiveCannotSit
from core.formats.chicago.round import Step, places
from core.formats.chicago.state import by_label, chicago
from core.formats.duties import duties
from core.money.payouts import placings
from core.say.acts import Act
from core.say.duties import DrawNumberDuty, UncountedDuty
from core.tournament.settings import Currency
from gui.console.ask.form import Form
from gui.console.floor.dialogs import ask_leave
from gui.console.floor.lines import other_lines
from gui.console.floor.penalty_dialog import DisqualifyDialog
from gui.console.frame.header import header_facts
from gui.console.frame.keys_dialog import of_page
from gui.console.frame.printing import why_not
from gui.console.frame.screen_menu import screen_menu
from gui.console.history.as_it_was import AsItWas, snapshot
from gui.console.history.page import HistoryPage
from gui.console.players.lines import Night, lines_of, status
from gui.console.players.model import CHIPS, STATUS
from gui.console.tables.draw_dialog import DrawDialog
from gui.console.tonight.page import TonightPage
from gui.formats.chicago import paint, table_list
from gui.formats.chicago.entry import paper_lines
from gui.formats.chicago.page import ChicagoPage
from gui.formats.chicago.view import Person
from gui.formats.chicago.words import match_name
from gui.paper import documents
from gui.paper.ink import FontRuler
from gui.paper.paper import A4, Text, lay_out
from gui.program.session import Session
from gui.theme import BODY
from gui.words import actions, console
from gui.words import commands as commands_words
from gui.words import tables as tables_words
from gui.words.names import Names, player_of
from gui.words.voices import to_do
from tests.windows.console.conftest import Frame, type_lines
from tests.windows.console.test_menus_and_screen import item
from tests.windows.said import says

NAMES = ("Ek", "Sund", "Lind", "Åberg")
CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


def lines(players: int) -> str:
    people = "\n".join(f'register "P{i} {NAMES[i % 4]}{i}"' for i in range(1, players + 1))
    return f'set title "SM"\nformat chicago\n{people}\n'


@pytest.fixture
def frame(open_frame: Callable[..., Frame], session: Session) -> Frame:
    """Sixteen players at four tables of the first heat; the page is looked at, by its digit."""
    type_lines(session, lines(16) + "draw heat number 7")
    return looked_at(open_frame())


def looked_at(frame: Frame) -> Frame:
    frame.focus_page()
    frame.key(Qt.Key.Key_5, CTRL)
    return frame


def page(frame: Frame) -> ChicagoPage:
    found = frame.night.stack.currentWidget()
    assert isinstance(found, ChicagoPage)
    return found


def matches(frame: Frame) -> list[Match]:
    return drawn(frame.session)


def drawn(session: Session) -> list[Match]:
    """Return the matches of the heat that is played."""
    heat = chicago(session.state).heat
    assert heat is not None
    return by_label(session.state, heat.matches)


def press(frame: Frame, keys: str) -> int:
    """Press these keys, ⏎ for Enter, ⎋ for Esc; return how many."""
    for key in keys:
        match key:
            case "⏎":
                frame.key(Qt.Key.Key_Return)
            case "⎋":
                frame.key(Qt.Key.Key_Escape)
            case _:
                QTest.keyClicks(frame.focus(), key)
        frame.session.settle()
    return len(keys)


def points(frame: Frame, table: int) -> list[int]:
    return [x.points for x in matches(frame)[table].sheet.round.lines]


def test_a_deal_at_another_table_takes_at_most_twelve_keys(frame: Frame) -> None:
    """Esc leaves the one sheet, 3.1 Enter opens the other with chair 1 typed."""
    press(frame, "a1")
    keys = press(frame, "⎋3.1⏎" + "1" + "s2" + "d3" + "f5")
    assert keys <= 12
    assert page(frame).table == matches(frame)[2].table
    assert points(frame, 2) == [1, 2, 3, 5]
    assert (matches(frame)[2].sheet.round.deals, matches(frame)[0].sheet.round.deals) == (1, 0)
    assert not frame.session.state.game.busts
    assert len(frame.session.state.people.live) == 16


def test_the_next_table_is_one_key_and_a_whole_deal_is_eight(frame: Frame) -> None:
    first = page(frame).table
    assert press(frame, "a1s2d3f2") == 8
    frame.key(Qt.Key.Key_Down)
    assert page(frame).table != first
    press(frame, "0")
    assert matches(frame)[1].sheet.round.exchange == 2
    frame.key(Qt.Key.Key_Up)
    assert page(frame).table == first
    assert points(frame, 0) == [1, 2, 3, 10]


def test_each_entry_is_one_undo(frame: Frame) -> None:
    press(frame, "a6s4")
    assert points(frame, 0) == [6, 4, 0, 0]
    frame.key(Qt.Key.Key_Z, CTRL)
    frame.session.settle()
    assert points(frame, 0) == [6, 0, 0, 0]
    press(frame, "d5")
    assert points(frame, 0) == [6, 0, 5, 0]


def test_chicago_is_said_made_and_broken_by_keys(frame: Frame) -> None:
    press(frame, "a6a6a6s5")  # 18 and the last trick
    press(frame, "00ca")
    assert matches(frame)[0].sheet.round.step is Step.CHICAGO
    press(frame, "m")
    assert points(frame, 0)[0] == 33
    press(frame, "00cad")
    assert points(frame, 0)[0] == 18
    assert points(frame, 0)[2] == 10
    line = matches(frame)[0].sheet.round.line(1)
    assert (line.ring, line.stars, line.taken) == (True, 1, 15)
    told = [[note.text for note in x.notes] for x in page(frame).lines.lines]
    assert ["15" in "".join(x) for x in told] == [True, False, False, False]
    assert told[1:] == [[], [], []], "nobody else has lost anything"


def test_four_of_a_kind_is_eight_points_or_against_somebody(frame: Frame) -> None:
    press(frame, "a88s8a0")
    assert points(frame, 0) == [0, 0, 0, 0]
    press(frame, "d88")
    assert points(frame, 0) == [0, 0, 8, 0]


def test_a_mistake_of_the_dealer_and_a_digit_that_is_no_points(frame: Frame) -> None:
    press(frame, "a6-1")
    assert points(frame, 0) == [3, 0, 0, 0]
    press(frame, "7")
    assert not frame.night.footer.command.text()
    assert page(frame).refused == "7"
    assert points(frame, 0) == [3, 0, 0, 0]


def test_after_esc_digits_are_the_command_bars(frame: Frame) -> None:
    press(frame, "⎋")
    press(frame, "2")
    assert page(frame).table == matches(frame)[0].table
    press(frame, "⏎")
    assert page(frame).table == matches(frame)[1].table


def test_caps_and_lines_are_clicked(frame: Frame) -> None:
    def cap(key: str) -> None:
        box = next(box for box, x in page(frame).prompt._places if x == key)
        page(frame).prompt.repaint()
        QTest.mouseClick(page(frame).prompt, Qt.MouseButton.LeftButton, pos=box.center().toPoint())
        frame.session.settle()
        page(frame).prompt.grab()

    page(frame).prompt.grab()
    cap("S")
    cap("4")
    assert points(frame, 0) == [0, 4, 0, 0]
    tables = page(frame).tables
    QTest.mouseClick(tables, Qt.MouseButton.LeftButton, pos=tables.box_of(3).center().toPoint())
    assert page(frame).table == matches(frame)[3].table


def test_an_older_entry_is_clicked_and_another_takes_its_place(frame: Frame) -> None:
    press(frame, "a1s2d3f5s6")
    assert points(frame, 0) == [1, 8, 3, 5]
    shown = page(frame).deals
    QTest.mouseClick(shown, Qt.MouseButton.LeftButton, pos=shown.cell_box(1, 1).center().toPoint())
    assert page(frame).mends == (1, 1)
    press(frame, "d6")
    assert points(frame, 0) == [1, 6, 9, 5]
    assert page(frame).mends is None
    QTest.mouseClick(shown, Qt.MouseButton.LeftButton, pos=shown.cell_box(1, 4).center().toPoint())
    press(frame, "a2")
    assert points(frame, 0) == [11, 6, 9, 0]
    QTest.mouseClick(shown, Qt.MouseButton.LeftButton, pos=shown.cell_box(1, 0).center().toPoint())
    press(frame, "⎋s1")
    assert points(frame, 0) == [11, 7, 9, 0]


def test_an_older_entry_is_corrected_by_keys_alone(frame: Frame) -> None:
    """Left goes back entry by entry, Down to an older deal; what is typed then takes its place."""
    press(frame, "a1s2d3f5s6")
    first = page(frame).table
    frame.key(Qt.Key.Key_Left)
    assert page(frame).mends == (2, 0)
    frame.key(Qt.Key.Key_Left)
    assert page(frame).mends == (1, 4)
    frame.key(Qt.Key.Key_Right)
    frame.key(Qt.Key.Key_Down)
    assert page(frame).mends == (1, 0)
    assert page(frame).table == first
    press(frame, "s4")
    assert points(frame, 0) == [0, 12, 3, 5]
    assert page(frame).mends is None
    frame.key(Qt.Key.Key_Left)
    frame.key(Qt.Key.Key_Up)
    assert page(frame).mends is None
    frame.key(Qt.Key.Key_Down)
    assert page(frame).table != first


def test_a_round_that_a_player_left_is_entered_from_paper(frame: Frame) -> None:
    """Nothing else is written: the table keeps its score on paper. The player has 0 for the round."""
    press(frame, "p")
    press(frame, "53c* 27 14 6⏎")
    press(frame, "n")
    match = matches(frame)[0]
    gone = match.sheet.seats[1]
    type_lines(frame.session, f"leave e{gone}")
    assert page(frame).tables.lines[0].blank
    press(frame, "p")
    assert page(frame).paper.isVisible()
    caps = page(frame).prompt.shown.rows[0]
    assert [bool(x.tail) for x in caps] == [True, False, False, False]
    press(frame, "3 53c* 14 6⏎")
    sheet = matches(frame)[0].sheets[1]
    assert (sheet.told, sheet.over, sheet.round.winner) == (True, True, 2)
    lines = [(x.points, x.strokes, x.out) for x in sheet.round.lines]
    assert lines == [(0, 3, True), (53, 53, False), (14, 14, False), (6, 6, False)]
    assert {x.entry: x.points for x in match.standing}[gone] <= 20
    assert sorted(x.points for x in places(sheet.round)) == [0, 8, 12, 20]


def test_points_are_taken_off_at_a_table_that_writes_on_paper(frame: Frame) -> None:
    """The dialog is there with no deal entered; the floor's list and its report have the deduction."""
    match = matches(frame)[0]
    seat = f"{frame.session.state.room.tables[match.table].label}.2"
    press(frame, "ht")
    form = frame.window.findChild(Form, Deduct.VERB)
    assert form is not None
    QTest.keyClicks(form.people("seat").field, seat)
    QTest.keyClick(form.people("seat").field, Qt.Key.Key_Return)
    QTest.keyClicks(form.line("points"), "5")
    QTest.keyClicks(form.line("reason"), "fishing")
    QTest.keyClick(form.line("reason"), Qt.Key.Key_Return)
    frame.session.settle()
    assert not form.isVisible()
    session = frame.session
    (line,) = other_lines(session, [])
    entry = match.sheet.seats[2]
    assert (line.kind, line.entry, line.name) == ("ruling", entry, session.state.name(entry))
    assert (line.seat, line.why) == (seat, "−5")
    assert line.more.startswith("fishing")
    assert not why_not(session, "conduct")
    for make in (documents.rulings, documents.conduct):
        report = list(lay_out(make(session.director, session.now(), session.zone), A4, FontRuler()))
        said = " ".join(x.text for one in report for x in one.items if isinstance(x, Text))
        assert "fishing" in said
        assert session.state.name(entry) in said
    press(frame, "h")
    assert page(frame).tables.lines[0].blank
    press(frame, "p53c* 22/27 14 6⏎")
    assert [x.points for x in matches(frame)[0].sheet.round.lines] == [53, 22, 14, 6]


def test_a_straight_flush_on_paper_stands_on_the_card_and_ends_at_52(frame: Frame) -> None:
    press(frame, "p20w 27 14 6⏎")
    assert page(frame).paper.isVisible()
    caps = page(frame).prompt.shown.rows[0]
    assert [x.tail.endswith("W") for x in caps] == [True, False, False, False]
    page(frame).paper.selectAll()
    press(frame, "52w 27 14 6⏎")
    assert matches(frame)[0].sheet.round.winner == 1


def test_a_player_out_by_the_deals_is_no_round_from_paper(frame: Frame) -> None:
    press(frame, "a6")
    type_lines(frame.session, f"leave e{matches(frame)[0].sheet.seats[2]}")
    press(frame, "p")
    assert not page(frame).paper.isVisible()
    assert not page(frame).tables.lines[0].blank


def test_keys_that_were_not_entered_are_not_shown_in_the_next_round(frame: Frame) -> None:
    press(frame, "a6a6s3a5")
    press(frame, "a6a6s3a5")
    press(frame, "00cam00ca")
    press(frame, "n")
    assert page(frame).refused == "N"
    press(frame, "m")
    assert matches(frame)[0].sheet.over
    press(frame, "n")
    assert page(frame).sheet is matches(frame)[0].sheets[1]
    assert page(frame).refused == ""


@pytest.mark.parametrize("by_click", [False, True])
def test_exchange_three_is_corrected_to_a_chicago(frame: Frame, *, by_click: bool) -> None:
    """Nobody scores was typed by mistake: the first player had said Chicago."""
    press(frame, "a6a6s3a5" + "000")
    assert matches(frame)[0].sheet.round.step is Step.TRICKS
    frame.key(Qt.Key.Key_Left)
    assert page(frame).mends == (2, 2)
    press(frame, "c")
    if by_click:
        card = page(frame).prompt
        where = next(box for box, key in card._places if key == "A")
        QTest.mouseClick(card, Qt.MouseButton.LeftButton, pos=where.center().toPoint())
        frame.session.settle()
    else:
        press(frame, "a")
    assert page(frame).refused == ""
    assert page(frame).mends is None
    now = matches(frame)[0].sheet.round
    assert (now.step, now.said, points(frame, 0)) == (Step.CHICAGO, 1, [17, 3, 0, 0])
    press(frame, "m")
    assert points(frame, 0) == [32, 3, 0, 0]


def test_an_entry_of_an_earlier_round_is_reached_by_keys(frame: Frame) -> None:
    press(frame, "a6a6s3a5")
    press(frame, "a6a6s3a5")
    press(frame, "00cam00ca")
    press(frame, "m")
    first = matches(frame)[0].sheets[0]
    assert (first.over, first.round.deals) == (True, 4)
    press(frame, "n")
    frame.key(Qt.Key.Key_Left, SHIFT)
    assert page(frame).sheet is first
    frame.key(Qt.Key.Key_Left)
    assert page(frame).mends == (4, 3)
    press(frame, "s")
    assert not matches(frame)[0].sheets[0].over
    frame.key(Qt.Key.Key_Right, SHIFT)
    assert page(frame).sheet is matches(frame)[0].sheet


def test_strokes_stand_before_the_marks_or_after_them() -> None:
    assert paper_lines("52c*/60 27/30c") == paper_lines("52/60c* 27c/30")
    assert paper_lines("52/60c*") is not None


def test_commas_and_semicolons_part_the_players_of_a_round_from_paper(frame: Frame) -> None:
    press(frame, "p")
    press(frame, "53c*, 27c; 14,6⏎")
    assert points(frame, 0) == [53, 27, 14, 6]


def test_tab_goes_on_to_the_next_player_of_a_round_from_paper(frame: Frame) -> None:
    press(frame, "p")
    for line in ("53c*", "27c", "14"):
        press(frame, line)
        frame.key(Qt.Key.Key_Tab)
        assert page(frame).paper.hasFocus()
    press(frame, "6⏎")
    assert points(frame, 0) == [53, 27, 14, 6]


def test_tab_leaves_what_is_selected_of_a_round_from_paper(frame: Frame) -> None:
    press(frame, "p53c* 27c 14 6")
    page(frame).paper.selectAll()
    frame.key(Qt.Key.Key_Tab)
    assert page(frame).paper.text() == "53c* 27c 14 6"


def test_a_second_tab_leaves_the_line_of_a_round_from_paper(frame: Frame) -> None:
    press(frame, "p53")
    frame.key(Qt.Key.Key_Tab)
    frame.key(Qt.Key.Key_Tab)
    assert not page(frame).paper.hasFocus()
    assert page(frame).paper.isVisible()


def test_a_round_from_paper_is_typed_again_where_it_was_wrong(frame: Frame) -> None:
    press(frame, "p")
    press(frame, "53c* 0/55o 14 6⏎")
    press(frame, "p")
    assert paper_lines(page(frame).paper.text()) == paper_lines("53c* 0/55o 14 6")
    frame.key(Qt.Key.Key_End)
    frame.key(Qt.Key.Key_Backspace)
    press(frame, "9⏎")
    assert points(frame, 0) == [53, 0, 14, 9]


def test_a_round_from_paper_is_one_line(frame: Frame) -> None:
    press(frame, "p")
    press(frame, "53c* 27c 14 6⏎")
    sheet = matches(frame)[0].sheet
    assert sheet.told
    assert points(frame, 0) == [53, 27, 14, 6]
    assert [x.ring for x in sheet.round.lines] == [True, True, False, False]
    assert sheet.round.winner == 1
    assert page(frame).home() is page(frame)
    assert page(frame).deals.deals == []


def test_a_line_that_cannot_be_stays_to_be_mended(frame: Frame) -> None:
    press(frame, "p")
    press(frame, "53 27 14 6⏎")
    assert not matches(frame)[0].sheet.told
    assert page(frame).paper.isVisible()
    assert page(frame).paper.text() == "53 27 14 6"
    assert frame.night.notice.shown
    frame.key(Qt.Key.Key_Home)
    assert frame.night.notice.shown
    press(frame, "1")
    assert page(frame).paper.text() == "153 27 14 6"
    assert not frame.night.notice.shown, "it was about the line as it stood"
    press(frame, "⎋")
    assert not page(frame).paper.isVisible()


@pytest.mark.parametrize("typed", ["", "x"])
def test_enter_on_a_line_without_points_says_what_is_expected(frame: Frame, typed: str) -> None:
    press(frame, f"p{typed}⏎")
    assert not matches(frame)[0].sheet.told
    assert frame.focus() is page(frame).paper
    assert frame.night.notice.shown
    press(frame, "5")
    assert not frame.night.notice.shown


def test_keys_that_were_refused_are_not_named_once_the_round_is_in_from_paper(frame: Frame) -> None:
    press(frame, "zp53c* 27c 14 6⏎")
    assert points(frame, 0) == [53, 27, 14, 6]
    assert not page(frame).refused


def test_a_round_of_four_tables_with_an_error_corrected(frame: Frame) -> None:
    """By keys: three tables from paper, one deal by deal; a wrong entry is undone, a late sheet fetched."""
    for i in (1, 2, 3):
        press(frame, f"⎋{i + 1}⏎")
        press(frame, "p")
        press(frame, "55c* 30 20 10⏎")
    press(frame, "⎋1⏎")
    for _ in range(2):
        press(frame, "a6a6s3a5")
    assert points(frame, 0) == [34, 6, 0, 0]
    press(frame, "a4")  # wrong: it was Sund
    frame.key(Qt.Key.Key_Z, CTRL)
    frame.session.settle()
    press(frame, "s4")
    assert points(frame, 0) == [34, 10, 0, 0]
    press(frame, "0cam")
    assert points(frame, 0) == [49, 10, 0, 0]
    press(frame, "a5")
    sheet = matches(frame)[0].sheet
    assert (sheet.round.winner, points(frame, 0)[0]) == (1, 54)
    assert all(x.ready for x in matches(frame))
    press(frame, "n")
    assert len(matches(frame)[0].sheets) == 2
    frame.pass_time(seconds=2)
    frame.key(Qt.Key.Key_Return)  # the duty: the seats of the other three
    frame.session.settle()
    assert [len(x.sheets) for x in matches(frame)] == [2, 2, 2, 2]
    assert chicago(frame.session.state).heats[0].round == 2


def test_a_missing_sheet_is_a_red_line_and_a_duty_opens_it(frame: Frame) -> None:
    label = frame.session.state.room.tables[matches(frame)[0].table].label
    type_lines(frame.session, f'draw round {label} override "they did not wait"')
    found = [
        x for x in duties(frame.session.state, frame.session.now()) if isinstance(x, ProtocolMissingDuty)
    ]
    assert found
    page(frame).refresh()
    assert page(frame).tables.lines[0].alert is not None
    page(frame).about(found[0])
    press(frame, "p")
    press(frame, "53c* 27 14 6⏎")
    assert matches(frame)[0].sheets[0].over
    assert page(frame).tables.lines[0].alert is None


def test_a_chicago_that_an_undo_leaves_short_is_due_at_its_sheet(frame: Frame) -> None:
    first = matches(frame)[0].table
    label = frame.session.state.room.tables[first].label
    press(frame, "a6a6a1s5")
    type_lines(frame.session, f"points {label}.1 three deal 1 exchange 3")
    correction = frame.session.director.history[-1].id
    press(frame, "00ca")
    frame.key(Qt.Key.Key_Down)
    frame.key(Qt.Key.Key_5, CTRL)
    assert page(frame).table != first
    type_lines(frame.session, f"undo {correction}")
    frame.pass_time(seconds=2)
    frame.key(Qt.Key.Key_Return)
    assert page(frame).table == first
    for _ in range(5):
        frame.key(Qt.Key.Key_Left)
    assert page(frame).mends == (1, 2)
    press(frame, "a3")
    assert points(frame, 0)[0] == 15
    found = [*duties(frame.session.state, frame.session.now())]
    assert not [x for x in found if isinstance(x, SaidWithLessDuty)]


@dataclass
class SecondHeat:
    """The second heat of sixteen players; who won the first table of the first, and who came last there."""

    frame: Frame
    first: int
    last: int


@pytest.fixture
def second_heat(open_frame: Callable[..., Frame], session: Session) -> SecondHeat:
    """The first heat is played, its first table deal by deal, and the second is drawn."""
    type_lines(session, lines(16) + "draw heat number 7")
    match = drawn(session)[0]
    label = session.state.room.tables[match.table].label
    first, second, _, last = sorted(match.players)
    for number in (1, 2, 3):
        if number > 1:
            type_lines(session, f"draw round {label}")
        seats = {e: c for c, e in drawn(session)[0].sheet.seats.items()}
        type_lines(session, f"points {label}.{seats[second]} house")
        type_lines(session, f"points {label}.{seats[first]} straight-flush")
    for other in drawn(session)[1:]:
        name = session.state.room.tables[other.table].label
        for number in (1, 2, 3):
            if number > 1:
                type_lines(session, f"draw round {name}")
            type_lines(session, f"protocol {name} points 53 27 14 6 said 1 made 1")
    type_lines(session, "draw heat")
    return SecondHeat(looked_at(open_frame()), first, last)


def test_a_deal_of_an_earlier_heat_is_corrected_by_its_keys(second_heat: SecondHeat) -> None:
    frame, first, last = second_heat.frame, second_heat.first, second_heat.last
    before, now = chicago(frame.session.state).heats
    assert first in now.players
    frame.key(Qt.Key.Key_Up, SHIFT)
    assert page(frame).heat is before
    assert (page(frame).later.isVisible(), page(frame).earlier.isVisible()) == (True, False)
    page(frame).open_table(next(x.table for x in before.matches.values() if first in x.players))
    assert page(frame).earlier_heat == 1
    for number in (3, 2):
        sheet = page(frame).sheet
        while sheet is not None and sheet.number != number:
            frame.key(Qt.Key.Key_Left, SHIFT)
            sheet = page(frame).sheet
        assert sheet is not None
        frame.key(Qt.Key.Key_Left)
        assert page(frame).mends == (1, 1)
        press(frame, "asdf"[sheet.chair(last) - 1] + "99")
    after = chicago(frame.session.state).heats[1]
    assert last in after.players
    assert first not in after.players
    assert page(frame).earlier_heat == 1
    frame.key(Qt.Key.Key_Escape)
    assert page(frame).heat is after


def test_a_round_of_an_earlier_heat_is_corrected_from_paper(second_heat: SecondHeat) -> None:
    frame = second_heat.frame
    frame.key(Qt.Key.Key_Up, SHIFT)
    frame.key(Qt.Key.Key_Down)
    press(frame, "p")
    page(frame).paper.clear()
    press(frame, "20 53c* 14 6⏎")
    sheet = page(frame).sheet
    assert sheet is not None
    assert [x.points for x in sheet.round.lines] == [20, 53, 14, 6]
    assert page(frame).earlier_heat == 1
    QTest.mouseClick(page(frame).later, Qt.MouseButton.LeftButton)
    assert page(frame).earlier_heat is None
    assert page(frame).earlier.isVisible()
    assert page(frame).sheet is not sheet


def test_a_heat_is_opened_from_the_list_of_heats(second_heat: SecondHeat) -> None:
    frame = second_heat.frame
    press(frame, "h")
    heats = page(frame).heats.list
    at = heats.visualRect(heats.model().index(0, 0)).center()
    QTest.mouseClick(heats.viewport(), Qt.MouseButton.LeftButton, pos=at)
    QTest.mouseDClick(heats.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert page(frame).earlier_heat == 1
    assert page(frame).played.isVisible()
    # A seat that is typed is one of the heat that is played.
    label = frame.session.state.room.tables[matches(frame)[0].table].label
    press(frame, "⎋⎋")
    frame.key(Qt.Key.Key_Up, SHIFT)
    assert page(frame).earlier_heat == 1
    press(frame, f"⎋⎋{label}.1⏎")
    assert page(frame).earlier_heat is None
    assert label in page(frame).title.text()


def test_heats_are_seen_and_changed(frame: Frame) -> None:
    press(frame, "h")
    heats = page(frame).heats
    assert [x.number for x in heats.heats.rows] == [1, 2]
    press(frame, "e")
    form = frame.window.findChild(Form, PlanHeat.VERB)
    assert form is not None
    form.combo("to").setCurrentIndex(form.combo("to").findData("final"))
    form.line("heat").setText("1")
    form.line("best").setText("1")
    form.carry_out()
    frame.session.settle()
    assert chicago(frame.session.state).plans[1].to == "final"
    press(frame, "h")
    assert page(frame).stack.currentWidget() is page(frame).played


def test_the_time_of_a_round_is_asked_without_a_reproach(frame: Frame) -> None:
    press(frame, "h")
    press(frame, "r")
    form = frame.window.findChild(Form, TimeRound.VERB)
    assert form is not None
    assert not form.problem.text()
    assert not form.do_button.isEnabled()
    form.line("length").setText("40")
    form.line("length").textEdited.emit("40")
    assert form.do_button.isEnabled()
    form.reject()


@pytest.mark.parametrize(("key", "act"), [("n", NoShow), ("g", LeaveTable), ("p", PlayOff)])
def test_each_deed_has_its_dialog(frame: Frame, key: str, act: type[Act]) -> None:
    press(frame, "h")
    press(frame, key)
    form = frame.window.findChild(Form, act.VERB)
    assert form is not None
    form.reject()


def test_before_the_draw_the_page_says_what_to_do(open_frame: Callable[..., Frame], session: Session) -> None:
    type_lines(session, lines(8))
    frame = open_frame()
    frame.focus_page()
    frame.key(Qt.Key.Key_5, CTRL)
    assert page(frame).nothing.isVisible()
    press(frame, "d")
    (waiting,) = open_draws(session.state)
    asked = frame.window.findChild(DrawDialog)
    assert asked is not None
    assert [x.code.text for x in asked.shown] == [waiting.commitment]
    assert not asked.everybody.isVisible()
    QTest.keyClicks(asked.number, "4711")
    QTest.keyClick(asked.number, Qt.Key.Key_Return)
    frame.session.settle()
    assert open_draws(session.state) == []
    assert len(matches(frame)) == 2
    names = Names(frame.session.state, frame.session.director.history)
    assert "4711" in actions.sentence(frame.session.director.history[-1], names).quiet
    assert page(frame).played.isVisible()


def test_that_five_cannot_sit_is_said_before_a_number_is_called(
    open_frame: Callable[..., Frame], session: Session
) -> None:
    type_lines(session, lines(5))
    frame = open_frame()
    frame.focus_page()
    frame.key(Qt.Key.Key_5, CTRL)
    press(frame, "d")
    assert frame.window.findChild(DrawDialog) is None
    assert open_draws(session.state) == []
    notice = frame.night.notice
    assert says(notice.said, FiveCannotSit)
    frame.click(notice.anyway)
    frame.type("five came")
    frame.key(Qt.Key.Key_Return)
    frame.session.settle()
    asked = frame.window.findChild(DrawDialog)
    assert asked is not None
    QTest.keyClicks(asked.number, "4711")
    QTest.keyClick(asked.number, Qt.Key.Key_Return)
    frame.session.settle()
    assert sorted(len(x.players) for x in matches(frame)) == [2, 3]
    assert open_draws(session.state) == []


def test_enter_shows_the_commitments_of_both_finals_and_the_number_draws_them(
    open_frame: Callable[..., Frame], session: Session
) -> None:
    type_lines(session, lines(16) + "stage 1 to finals\ndraw heat number 7")
    rounds = [(53, 31, 17, 8), (52, 27, 11, 3), (54, 22, 13, 2)]
    for points, table in product(rounds, (1, 2, 3, 4)):
        type_lines(session, f"protocol {table} points {' '.join(map(str, points))} said 1 made 1")
        if points != rounds[-1]:
            type_lines(session, f"draw round {table}")
    frame = open_frame()
    frame.focus_page()
    frame.pass_time(seconds=2)
    frame.key(Qt.Key.Key_Return)
    frame.session.settle()
    a_final, b_final = open_draws(session.state)
    (card,) = frame.night.duties.cards
    assert isinstance(card.duty, DrawNumberDuty)
    assert (card.duty.commitment, *card.duty.others) == (a_final.commitment, b_final.commitment)
    assert card.question is not None
    assert card.question.open
    press(frame, "12⏎")
    frame.session.settle()
    made = [session.state.room.draws[x.id] for x in (a_final, b_final)]
    assert [(x.state, x.number, len(x.entries)) for x in made] == [("made", "12", 4)] * 2
    assert [x.final for x in matches(frame)] == ["a", "b"]


@pytest.mark.parametrize("high", [768, 734])
def test_players_and_prompt_stand_whole_beside_a_refusal(
    open_frame: Callable[..., Frame], session: Session, high: int
) -> None:
    """Nothing of the sheet lies over another part, whatever stands below the page."""
    long = lines(16).replace('"P2 Lind2"', '"Wilhelmina Lundqvist-Wetterström"')
    type_lines(session, long + "draw heat number 7")
    frame = open_frame(1366, high)
    frame.focus_page()
    frame.key(Qt.Key.Key_5, CTRL)
    shown = page(frame)
    for keys in ("a5a5cs", "⎋⎋p"):
        press(frame, keys)
        frame.night.say_moves("Who goes where. " * 20)
        QTest.qWait(1)
        shown.grab()
        parts = [shown.lines, shown.prompt, shown.paper, shown.written, shown.ended]
        boxes = [x.geometry() for x in parts if x.isVisible()]
        assert all(one.bottom() < other.top() for one, other in pairwise(boxes)), boxes
        card = shown.lines.parentWidget()
        assert card is not None
        assert boxes[-1].bottom() < card.height()
        assert shown.lines.height() >= shown.lines.minimumHeight()


def test_no_key_of_a_sheet_is_ignored_without_a_word(frame: Frame) -> None:
    press(frame, "a6a6a6")
    assert matches(frame)[0].sheet.round.step is Step.TRICKS
    before = matches(frame)[0].sheet.marks
    for key in "cx":
        frame.night.unsay()
        assert not frame.night.notice.shown
        press(frame, key)
        assert frame.night.notice.shown
    press(frame, "7")
    assert page(frame).refused == "CX7"
    assert not frame.night.footer.command.text()
    assert matches(frame)[0].sheet.marks == before


def test_esc_leaves_the_refusal_before_the_deal(frame: Frame) -> None:
    press(frame, "00cs")
    assert frame.night.notice.shown
    press(frame, "⎋")
    assert not frame.night.notice.shown
    assert page(frame).open
    press(frame, "⎋")
    assert not page(frame).open


def test_only_who_may_say_chicago_is_offered(frame: Frame) -> None:
    press(frame, "a6a6a6s500")
    press(frame, "c")
    assert [x.key for x in page(frame).prompt.shown.rows[0] if x.name] == ["A"]


def test_the_list_of_keys_knows_those_of_the_sheet(frame: Frame) -> None:
    known = {key for x in of_page("chicago", page(frame)) for key in x.keys}
    assert known >= {*"ASDFCMBRPNH", "-", "0–9"}


def test_tonight_counts_everybody_at_the_tables(frame: Frame) -> None:
    frame.night.show_page("tonight")
    tonight = frame.night.stack.currentWidget()
    assert isinstance(tonight, TonightPage)
    assert tonight.tables.aside.text() == console.tables_line(16, 0, 4, [])


def test_the_clock_of_a_round_stands_in_the_header_and_can_be_paused(frame: Frame) -> None:
    press(frame, "h")
    press(frame, "r")
    form = frame.window.findChild(Form, TimeRound.VERB)
    assert form is not None
    form.line("length").setText("40")
    form.carry_out()
    frame.pass_time(minutes=10)
    header = frame.night.header
    assert header.clock.text == "30:00"
    assert (header.toggle.isVisible(), header.skip.isVisible()) == (True, False)
    assert [x.value.text for x in header._stats[:1]] == ["0 / 4"]
    assert header_facts(frame.session.state, frame.session.reading(), frame.session.zone).notice == ("", "")
    frame.click(header.toggle)
    frame.pass_time(minutes=1)
    assert header.clock.text == "30:00"


def time_round(frame: Frame) -> None:
    type_lines(frame.session, "round time 40")
    frame.pass_time(minutes=41)


def test_a_round_from_paper_says_that_the_time_was_up(frame: Frame) -> None:
    press(frame, "p")
    press(frame, "16c 20 5 7⏎")
    assert page(frame).paper.isVisible()
    press(frame, " t⏎")
    assert points(frame, 0) == [16, 20, 5, 7]
    assert matches(frame)[0].sheet.round.timed
    press(frame, "p")
    assert page(frame).paper.text() == "16C 20 5 7 T"


def test_after_the_time_a_duty_opens_the_line_and_nobody_has_to_have_won(frame: Frame) -> None:
    time_round(frame)
    duty = next(x for x in duties(frame.session.state, frame.session.now()) if isinstance(x, TimeUpDuty))
    assert to_do(duty, Names(frame.session.state)).button
    page(frame).about(duty)
    press(frame, "10 20 5 7⏎")
    assert points(frame, 0) == [10, 20, 5, 7]
    assert matches(frame)[0].sheet.round.timed


def test_a_table_ended_by_time_before_its_sheet_came_takes_the_line(frame: Frame) -> None:
    label = frame.session.state.room.tables[matches(frame)[0].table].label
    type_lines(frame.session, f"time up {label}")
    press(frame, "p10 20 5 7 t⏎")
    assert points(frame, 0) == [10, 20, 5, 7]


@pytest.mark.parametrize("key", ["C", "↵"])
def test_a_click_on_the_card_leaves_the_keys_with_the_line(frame: Frame, key: str) -> None:
    press(frame, "p10")
    prompt = page(frame).prompt
    prompt.grab()
    (box,) = [box for box, cap in prompt._places if cap == key]
    QTest.mouseClick(prompt, Qt.MouseButton.LeftButton, pos=box.center().toPoint())
    assert page(frame).paper.hasFocus()
    frame.key(Qt.Key.Key_Backspace)
    assert page(frame).paper.text() == ("10" if key == "C" else "1")


def table_of_three(session: Session) -> None:
    """Seven play, one came late: a table of three has a chair."""
    type_lines(session, lines(7) + "draw heat number 7")
    type_lines(session, 'register "Late Ek" override "the train"')


@pytest.mark.parametrize("typed", ["Late Ek", "late"])
def test_a_player_who_came_after_the_draw_is_seated_by_override(
    open_frame: Callable[..., Frame], session: Session, typed: str
) -> None:
    table_of_three(session)
    frame = open_frame()
    frame.focus_page()
    frame.key(Qt.Key.Key_5, CTRL)
    press(frame, "hl")
    form = frame.window.findChild(Form, SitLate.VERB)
    assert form is not None
    three = next(x for x in matches(frame) if len(x.players) == 3)
    QTest.keyClicks(form.people("entry").field, typed)
    QTest.keyClick(form.people("entry").field, Qt.Key.Key_Return)
    form.combo("table").setCurrentIndex(form.combo("table").findData(three.table))
    assert form.reason.isVisible()
    form.reason.setText("a chair is free")
    form.carry_out()
    frame.session.settle()
    assert len(next(x for x in matches(frame) if x.table == three.table).left) == 4


def test_the_play_off_has_a_line_for_each_who_is_equal(
    open_frame: Callable[..., Frame], session: Session
) -> None:
    type_lines(session, lines(4) + "draw heat number 7")
    for number in (1, 2, 3):
        type_lines(session, "draw round 1" if number > 1 else "")
        type_lines(session, f"protocol 1 round {number} points 20 20 20 20 time")
    frame = open_frame()
    frame.focus_page()
    frame.key(Qt.Key.Key_5, CTRL)
    press(frame, "hp")
    form = frame.window.findChild(Form, PlayOff.VERB)
    assert form is not None
    who = form.known["entries"]
    assert [form.line(str(e)).accessibleName() for e in who] == [session.state.name(e) for e in who]
    for i, entry in enumerate(who):
        form.line(str(entry)).setText(str(i))
    form.carry_out()
    frame.session.settle()
    assert matches(frame)[0].standing[0].entry == who[-1]


def test_enter_in_an_empty_play_off_goes_to_the_first_player(
    open_frame: Callable[..., Frame], session: Session
) -> None:
    """Enter on the duty opens the dialog; one more Enter meets it empty."""
    type_lines(session, lines(3) + "draw heat number 7")
    for number in (1, 2, 3):
        type_lines(session, "draw round 1" if number > 1 else "")
        type_lines(session, f"protocol 1 round {number} points 20 20 20 time")
    frame = open_frame()
    frame.focus_page()
    frame.pass_time(seconds=5)
    press(frame, "⏎")
    frame.pass_time(seconds=5)
    press(frame, "⏎")
    form = frame.window.findChild(Form, PlayOff.VERB)
    assert form is not None
    first = form.line(str(form.known["entries"][0]))
    form.combo("won").setFocus()
    QTest.keyClick(form.combo("won"), Qt.Key.Key_Return)
    assert first.hasFocus()
    assert first.accessibleName() in form.problem.text()
    QTest.keyClicks(first, "12")
    assert form.problem.text() == ""
    QTest.keyClick(first, Qt.Key.Key_Return)
    assert form.line(str(form.known["entries"][1])).hasFocus()
    form.reject()


def test_a_play_off_that_is_to_come_is_not_shown_as_decided(
    open_frame: Callable[..., Frame], session: Session
) -> None:
    """The first of table 1 advances; the three others are equal."""
    type_lines(session, lines(8) + "draw heat number 7")
    first = min(by_label(session.state, chicago(session.state).heats[0].matches)[0].players)
    for number in (1, 2, 3):
        type_lines(session, "draw round 1" if number > 1 else "")
        sheet = by_label(session.state, chicago(session.state).heats[0].matches)[0].sheet
        chair = sheet.chair(first)
        made = " ".join("53" if c == chair else "20" for c in sheet.seats)
        type_lines(session, f"protocol 1 round {number} points {made} said {chair} made {chair}")
    frame = open_frame()
    frame.focus_page()
    frame.key(Qt.Key.Key_5, CTRL)
    ended = page(frame).ended
    assert [x.tied for x in ended.standings] == [False, True, True, True]
    assert ended.advance == 1
    assert not any(x.isdecimal() for x in ended.told), "no number advances yet"
    winner = max(matches(frame)[0].players)
    entries = [e for e in sorted(matches(frame)[0].players) if e != first]
    who, scored = " ".join(f"e{e}" for e in entries), " ".join("9" if e == winner else "1" for e in entries)
    type_lines(session, f"play-off {who} points {scored}")
    assert (ended.advance, [x.tied for x in ended.standings]) == (2, [False] * 4)
    assert ended.standings[1].name in session.state.name(winner)


def test_names_give_way_in_a_line_from_paper_and_points_do_not(
    open_frame: Callable[..., Frame], session: Session
) -> None:
    names = ("Österberg", "Nyström", "Larsson-Fägerskiöld", "Olofsson")
    people = "".join(f'register "Anna {x}"\n' for x in names)
    type_lines(session, f"format chicago\n{people}draw heat number 7")
    frame = open_frame()
    frame.window.resize(1366, 768)
    frame.focus_page()
    frame.key(Qt.Key.Key_5, CTRL)
    press(frame, "p53c** 33c* 38c 46c")
    prompt = page(frame).prompt
    drawn = [cap for line in prompt.flow.lines for _, cap in line if cap.name]
    tails = [cap.tail for cap in drawn]
    assert ["53" in tails[0], "33" in tails[1], "38" in tails[2], "46" in tails[3]] == [True] * 4
    assert all(not cap.words.endswith(cap.tail) for cap in drawn)
    assert any(cap.words.endswith(".") for cap in drawn)
    flow = prompt.flow
    assert all(at + flow.wide(cap) <= prompt._room + 1 for line in flow.lines for at, cap in line)


def test_keys_are_laid_anew_in_a_window_of_another_size(frame: Frame) -> None:
    press(frame, "a")
    prompt = page(frame).prompt
    before, room = prompt.flow.lines, prompt._room
    frame.window.resize(1000, 700)
    QApplication.processEvents()
    assert prompt._room != room
    assert prompt.flow.lines == prompt._flow().lines
    assert prompt.flow.lines != before


def final_played(open_frame: Callable[..., Frame], session: Session) -> Frame:
    """Four have played their final: the first registered has won, the others follow in order."""
    type_lines(session, "format chicago\nprice entry 100\nprizes 50% 30% 20%\n" + lines(4).split("\n", 2)[2])
    type_lines(session, "draw heat number 7")
    frame = open_frame()
    for number in (1, 2, 3):
        if number > 1:
            type_lines(session, "draw round 1")
        seats = matches(frame)[0].sheet.seats
        ranked = sorted(seats.values())
        given = [(53, 30, 20, 10)[ranked.index(e)] for e in seats.values()]
        best = [*seats][given.index(53)]
        type_lines(session, f"protocol 1 points {' '.join(map(str, given))} said {best} made {best}")
    return frame


def test_the_duty_of_the_champion_has_its_button(open_frame: Callable[..., Frame], session: Session) -> None:
    frame = final_played(open_frame, session)
    found = duties(frame.session.state, session.now())
    (duty,) = [x for x in found if isinstance(x, ChampionDuty)]
    assert to_do(duty, Names(session.state)).button
    frame.pass_time(seconds=2)
    frame.focus_page()
    frame.key(Qt.Key.Key_Return)
    session.settle()
    assert duty.id in session.state.word.marked


def test_after_the_final_everybody_has_a_place(open_frame: Callable[..., Frame], session: Session) -> None:
    final_played(open_frame, session)
    found = lines_of(Night(session.state))
    assert sorted(x.placing.place for x in found if x.placing) == [1, 2, 3, 4]
    told = [status(x, Currency("kr")) for x in found]
    assert len({*told}) == 4
    assert session.state.game.left(session.state.people) == 1


def test_the_page_names_who_has_won(open_frame: Callable[..., Frame], session: Session) -> None:
    frame = final_played(open_frame, session)
    frame.focus_page()
    frame.key(Qt.Key.Key_5, CTRL)
    winner = next(x for x in placings(session.state) if x.place == 1)
    assert player_of(session.state, winner.entry) in page(frame).prompt.shown.hint


def test_what_a_deal_tells_stays_within_its_cell(frame: Frame) -> None:
    parts = [("Gustafsson ", False), ("four", True), (" → ", False), ("Österberg 0", True)]
    for room in (60.0, 80.0, 110.0, 200.0):
        lines = paint.wrapped(parts, BODY, room)
        words = " ".join(word.strip() for line in lines for word, _ in line)
        assert words == "Gustafsson four → Österberg 0"
        assert all(paint._wide(line, paint.LEAST_NAME) <= room for line in lines)
    lines = paint.wrapped([("Ström-Lindqvist ", False), ("2", True)], BODY, 60.0)
    assert "".join(word for line in lines for word, _ in line) == "Ström-Lindqvist 2"
    assert all(paint._wide(line, paint.LEAST_NAME) <= 60.0 for line in lines)


def test_a_name_without_a_ring_has_the_room_of_one(frame: Frame) -> None:
    plain, ringed = (Person("Olofsson", 5, ring=ring) for ring in (False, True))
    assert table_list._pads(plain) < table_list._pads(ringed)


def test_a_correction_is_left_by_a_click(frame: Frame) -> None:
    press(frame, "a1")
    frame.key(Qt.Key.Key_Left)
    assert page(frame).mends is not None
    prompt = page(frame).prompt
    prompt.grab()
    (box,) = [box for box, cap in prompt._places if cap == "Esc"]
    QTest.mouseClick(prompt, Qt.MouseButton.LeftButton, pos=box.center().toPoint())
    assert page(frame).mends is None


def test_the_screen_menu_brings_the_standings_back(frame: Frame) -> None:
    screen = frame.night._screen
    screen.open()
    assert str(screen.window.board.scene) == "format"
    item(screen_menu(screen, frame.night), "seating")()
    assert str(screen.window.board.scene) == "seating"
    menu = screen_menu(screen, frame.night)
    names = {x.objectName() for x in menu.actions()}
    assert "final" not in names, "no tables break here"
    item(menu, "format")()
    assert (screen.scene, screen.window.board.scene) == ("format", "format")
    assert screen.state(frame.session)[1] == "amber"


@pytest.mark.parametrize(
    ("typed", "said"),
    [("9.1", tables_words.no_table("unknown", "9")), ("3.7", commands_words.vacant("missing", "3.7"))],
)
def test_a_seat_that_is_not_there_is_said_to_be_none(frame: Frame, typed: str, said: str) -> None:
    frame.key(Qt.Key.Key_K, CTRL)
    press(frame, f"{typed}⏎")
    assert frame.night.notice.sentence.text() == said


def test_an_empty_chair_opens_its_table_and_is_said_to_be_empty(frame: Frame) -> None:
    label = frame.session.state.room.tables[matches(frame)[2].table].label
    gone = matches(frame)[2].sheet.seats[1]
    type_lines(frame.session, f"leave e{gone}")
    frame.key(Qt.Key.Key_K, CTRL)
    press(frame, f"{label}.1⏎")
    assert page(frame).table == matches(frame)[2].table
    assert frame.night.notice.sentence.text() == commands_words.vacant("empty", f"{label}.1")


def test_a_table_alone_or_an_empty_chair_opens_the_table(frame: Frame) -> None:
    third = matches(frame)[2]
    empty = third.sheet.seats[1]
    other = frame.session.state.people.entries[matches(frame)[0].players[0]].player
    type_lines(frame.session, f"no-show e{empty}\nedit player p{other} number 3")
    for typed in ("/3", "/3.", "3", "/3.1", "3.1"):
        page(frame).open_table(matches(frame)[0].table)
        while page(frame).open:  # a notice is closed first
            press(frame, "⎋")
        press(frame, typed + "⏎")
        assert page(frame).table == third.table, typed
        assert page(frame).typed == "", "nobody sits in chair 1"
        assert not frame.night.footer.command.text()
    press(frame, "⎋/3.2⏎")
    assert page(frame).typed == "S"


def test_a_round_from_paper_begins_after_the_seat_was_typed(frame: Frame) -> None:
    press(frame, "⎋/2.1⏎")
    shown = page(frame)
    assert shown.typed == "A"
    assert "P" in [x.key for x in shown.prompt.shown.more]
    press(frame, "p")
    assert shown.paper.isVisible()
    assert shown.typed == ""
    press(frame, "⎋2.1⏎" if not shown.open else "⎋")
    assert not shown.paper.isVisible()


@pytest.mark.parametrize("both", [False, True])
def test_the_list_of_tables_has_the_letters_of_two_finals(
    session: Session, open_frame: Callable[..., Frame], both: bool
) -> None:
    type_lines(session, lines(16) + f"stage 1 to {'finals' if both else 'final'}\ndraw heat number 7")
    for label in ("1", "2", "3", "4"):
        for number in (1, 2, 3):
            if number > 1:
                type_lines(session, f"draw round {label}")
            type_lines(session, f"protocol {label} points 53 27 14 6 said 1 made 1")
    type_lines(session, "draw heat number 8")
    frame = open_frame()
    frame.night.show_page("chicago")
    finals = page(frame).heat
    assert finals is not None
    assert finals.finals
    lettered = {x.table: (x.final, x.title) for x in page(frame).tables.lines}
    assert {letter for letter, _ in lettered.values()} == ({"A", "B"} if both else {""})
    for match in finals.matches.values():
        letter, title = lettered[match.table]
        assert letter.casefold() == (match.final if both else "")
        assert title == match_name(session.state, finals, match)


def enter_waits_for_the_sheet(frame: Frame) -> tuple[int, ...]:
    """Finish round 1 at all tables but the second, whose sheet is open; return the tables that could draw."""
    for i in (1, 3, 4):
        type_lines(frame.session, f"protocol {i} points 53 27 14 6 said 1 made 1")
    press(frame, "⎋2⏎")
    frame.pass_time(seconds=5)
    (duty,) = [x for x in duties(frame.session.state, frame.session.now()) if isinstance(x, DrawRoundDuty)]
    return duty.tables


@pytest.mark.parametrize("elsewhere", [False, True])
@pytest.mark.parametrize("typed", ["d9", "d", "9a", "d8"])
def test_enter_is_the_sheets_while_an_entry_is_half_typed(frame: Frame, typed: str, elsewhere: bool) -> None:
    """The duty is neither carried out nor marked; a sentence says what is wanted, and the entry goes on."""
    assert len(enter_waits_for_the_sheet(frame)) == 3
    press(frame, f"0{typed}")
    frame.pass_time(seconds=5)
    half = page(frame).typed
    sheet = matches(frame)[1].sheet
    chosen = frame.session.state.name(sheet.seats["ASDF".index(half.strip("98")) + 1]).split()[-1]
    before = len(frame.session.director.history)
    assert not [x for x in frame.night.duties.cards if x.ring]
    if elsewhere:
        frame.night.setFocus()
    for _ in range(2):
        frame.night.unsay()
        press(frame, "⏎")
        frame.pass_time(seconds=5)
        assert len(frame.session.director.history) == before
        assert page(frame).typed == half
        assert frame.night.notice.shown
        assert chosen in frame.night.notice.sentence.text(), "the player is named"
    page(frame).setFocus()
    press(frame, "⎋⏎")
    frame.pass_time(seconds=5)
    press(frame, "⏎")
    assert [len(x.sheets) for x in matches(frame)] == [2, 1, 2, 2]


@pytest.mark.parametrize(
    ("done", "typed"), [("", "2.3"), ("a6a6a6", "2.3"), ("53 27 14 6", "2.3"), ("53 27 14 6", "2")]
)
def test_a_seat_is_typed_while_another_sheet_is_open(frame: Frame, done: str, typed: str) -> None:
    """A seat is known by its point, whatever step the sheet is at; a table alone where the round is over."""
    if " " in done:
        type_lines(frame.session, f"protocol 1 points {done} said 1 made 1")
        page(frame).open_table(matches(frame)[0].table)
    else:
        press(frame, done)
    before = len(frame.session.director.history)
    press(frame, typed)
    assert frame.night.footer.command.text() == typed
    press(frame, "⏎")
    assert (page(frame).table, page(frame).typed) == (matches(frame)[1].table, "D" if ".3" in typed else "")
    assert len(frame.session.director.history) == before


def test_a_table_of_two_digits_is_typed_while_a_sheet_is_open(
    open_frame: Callable[..., Frame], session: Session
) -> None:
    """Neither the 0 of table 10 nor the 9 of table 9 is written on the sheet that is open."""
    type_lines(session, lines(40) + "draw heat number 7")
    frame = open_frame()
    frame.focus_page()
    frame.key(Qt.Key.Key_5, CTRL)
    before = len(session.director.history)
    for typed in ("10.2", "9.2"):
        page(frame).open_table(matches(frame)[0].table)
        press(frame, typed)
        assert frame.night.footer.command.text() == typed
        press(frame, "⏎")
        label = session.state.room.tables[page(frame).table].label
        assert (label, page(frame).typed) == (typed[:-2], "S")
    assert len(session.director.history) == before


@pytest.mark.parametrize(
    ("done", "typed"),
    [("", x) for x in ("", "d", "d8", "d9", "9", "9d", "9d5", "-")]
    + [("a6a6a6", ""), ("a6a6a6", "a"), ("a6a6a6s500c", "a"), ("a6a6a6s500ca", "")],
)
def test_every_key_that_the_card_shows_works(frame: Frame, done: str, typed: str) -> None:
    """None is refused, and none stands there twice. Points are shown before a player is chosen, too."""
    press(frame, done + typed)
    shown, start = page(frame).prompt.shown, len(matches(frame)[0].sheet.marks)
    caps = [x for x in (*(x for row in shown.rows for x in row), *shown.more) if x.key]
    assert len(caps) == len({x.key for x in caps})
    later = "Esc P" if typed or done.endswith("c") else "Esc P 1 2 3 4 5 6 8"
    for key in [x.key.lower() for x in caps if not x.chosen and x.key not in later.split()]:
        frame.night.unsay()
        refused = page(frame).refused
        press(frame, key)
        assert page(frame).refused in ("", refused), key
        if typed != "-":  # an error of a dealer without points is said
            assert not frame.night.notice.shown, (key, frame.night.notice.sentence.text())
        assert not frame.night.footer.command.text()
        if page(frame).typed:
            press(frame, "⎋")
        if len(matches(frame)[0].sheet.marks) != start:
            frame.key(Qt.Key.Key_Z, CTRL)
            frame.session.settle()
        press(frame, typed)


def test_a_key_that_begins_an_entry_takes_the_place_of_a_chosen_chair(frame: Frame) -> None:
    press(frame, "a6")
    press(frame, "a-1")
    assert points(frame, 0) == [3, 0, 0, 0]
    press(frame, "ds5")
    assert points(frame, 0) == [3, 5, 0, 0]


def test_a_round_from_paper_is_typed_over(frame: Frame) -> None:
    """The old line is selected; a mark that is clicked is added to it."""
    press(frame, "p53c* 27 14 6⏎")
    press(frame, "p20 53c* 14 6⏎")
    assert points(frame, 0) == [20, 53, 14, 6]
    press(frame, "p")
    prompt = page(frame).prompt
    prompt.grab()
    (box,) = [box for box, cap in prompt._places if cap == "T"]
    QTest.mouseClick(prompt, Qt.MouseButton.LeftButton, pos=box.center().toPoint())
    assert page(frame).paper.text() == "20 53* 14 6T"


def test_a_format_without_chips_says_nothing_of_chips(frame: Frame) -> None:
    """A player who leaves is asked for none, and "as it was" has no average."""
    t = frame.session.state
    entry = next(iter(t.people.entries))
    form = ask_leave(frame.night, frame.session, entry)
    assert "chips" not in form.fields
    assert form.do_button.isEnabled()
    form.do_button.click()
    assert t.people.entries[entry].player not in frame.session.state.people.live
    assert snapshot(t, frame.session.now())[0] == console.field_then(len(t.people.live), 16, 0)
    assert "0." not in console.field_then(16, 16, 0)


def test_a_moment_shows_no_chips_and_no_clock_where_there_are_none(frame: Frame) -> None:
    page = frame.night.show_page("history")
    assert isinstance(page, HistoryPage)
    page.home().setFocus()
    frame.key(Qt.Key.Key_T)
    then = page.findChild(AsItWas)
    assert isinstance(then, AsItWas)
    assert then.isVisible()
    assert then.list.isColumnHidden(CHIPS)
    assert not then.list.isColumnHidden(STATUS)
    t = frame.session.state
    clock = console.clock_then(read(t.clock.levels, t.clock.position, frame.session.now()), t.clock.levels)
    assert clock not in then.body.text()


def test_a_format_without_chips_asks_for_none_of_a_disqualified_player(frame: Frame) -> None:
    t = frame.session.state
    entry = next(iter(t.people.entries))
    asked = DisqualifyDialog(frame.night, frame.session, entry)
    assert not {"chips", "table", "shares"} & {*asked.fields}
    assert not asked.dealt.isVisibleTo(asked)
    asked.line("offence").setText("Cheating")
    asked.refresh()
    asked.do_button.click()
    assert entry in frame.session.state.conduct.disqualified
    assert not [x for x in duties(t, frame.session.now()) if isinstance(x, UncountedDuty)]


def test_points_are_taken_off_only_where_somebody_has_some(frame: Frame) -> None:
    """A table without a deal entered may have some on its paper."""
    for match in matches(frame):
        type_lines(frame.session, f"points {frame.session.state.room.tables[match.table].label}.0")
    press(frame, "h")
    deed = next(x for x in page(frame).heats.deeds if x.key_text == "T")
    assert not deed.isEnabled()
    press(frame, "ha5h")
    assert points(frame, 0)[0] > 0
    assert deed.isEnabled()


def test_a_name_typed_on_the_structure_page_is_no_title(frame: Frame) -> None:
    frame.night.show_page("structure")
    press(frame, "camilla")
    assert frame.night.footer.command.text() == "camilla"
    press(frame, "⏎")
    assert frame.session.state.setting("title") == "SM"
