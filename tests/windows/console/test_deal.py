"""The Deal tab: the way to it, the stacks seat by seat, the ways beside each other, Enter."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import get_args

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from core.money import deals as deals_module
from core.money.deals import WAYS
from core.money.icm import icm
from core.money.settling import standing
from core.say import acts
from core.say.duties import SignDealDuty
from core.say.reasons import NoDeal
from gui.console.money import deal_row as dealing
from gui.console.money.deal_plot import Band, DealPlot, Landing, Shape, Way, draw_mark
from gui.console.money.deal_tab import DealTab
from gui.console.money.page import DEAL, PAYOUTS, MoneyPage
from gui.program.session import Session
from gui.widgets.key_button import KeyButton
from gui.widgets.labels import ElidedLabel, Label
from gui.widgets.sums_list import SumsList
from gui.words import deals
from tests.gallery.check_widgets import problems
from tests.windows.console.conftest import Frame, type_lines
from tests.windows.console.nights import names, thursday

Key = Qt.Key
CONTROL = Qt.KeyboardModifier.ControlModifier
CHORD = CONTROL | Qt.KeyboardModifier.ShiftModifier
THREE = """
prizes 4800 3600 2700
price entry 1850 chips 100000
open table 1 seats 9
register "Anna Ek" seat 1.3
register "Erik Holm" seat 1.7
register "Bo Sund" seat 1.1
register "Sara Ny" seat 1.2
register "Tom Åker" seat 1.4
register "Ulla Berg" seat 1.5
add level blinds 100/200 length 20
start
eliminate "Ulla Berg"
eliminate "Tom Åker"
eliminate "Sara Ny"
"""


@pytest.fixture
def three(session: Session, open_frame: Callable[..., Frame]) -> Frame:
    type_lines(session, THREE)
    return open_frame()


def tab(frame: Frame) -> DealTab:
    page = frame.night.page("money")
    assert isinstance(page, MoneyPage)
    assert page.isVisible()
    assert page.tabs.currentIndex() == DEAL
    return page.deal


def keys(typed: str) -> None:
    """Type into whatever has the keyboard; ↵ is Enter."""
    for letter in typed:
        focus: QWidget | None = QApplication.focusWidget()
        assert focus is not None
        if letter == "↵":
            QTest.keyClick(focus, Key.Key_Return)
        else:
            QTest.keyClicks(focus, letter)


def test_three_make_a_deal_in_a_few_keys(three: Frame) -> None:
    three.key(Key.Key_D, CHORD)
    typed = "96000↵306000↵198000↵600↵10↵↵"
    assert sum(not x.isdigit() for x in typed) + len("60010") + 1 <= 20
    keys(typed)
    three.session.settle()
    found = standing(three.session.state)
    assert found is not None
    assert {three.session.state.name(x.entry): x.amount for x in found.players} == {
        "Anna Ek": 3780,
        "Erik Holm": 3560,
        "Bo Sund": 3160,
    }
    assert found.kept == 600
    assert tab(three).stands.text() == deals.stands(three.session.state) != ""


def test_the_ways_stand_beside_each_other_with_the_gain_on_playing_on(three: Frame) -> None:
    three.type("/")
    three.type("deal")
    three.key(Key.Key_Return)
    shown = tab(three)
    keys("96000↵306000↵198000↵600↵10↵")
    three.session.settle()
    bo, anna, _ = shown.rows
    assert [anna.amounts[by].text() for by in WAYS if by != "custom"] == ["3,780", "5,360", "3,500"]
    assert anna.gains["even"].text() == "−279"
    assert bo.amounts["chips"].property("tone") == "amber"
    ways = {way.shape: way for way in shown.plot.ways}
    assert [x.odd for x in ways["diamond"].landings] == [True, True, False]
    assert ways["circle"].chosen
    keys("b")
    assert shown.by == "chips"
    assert {way.shape for way in shown.plot.ways if way.chosen} == {"diamond"}
    assert "Anna Ek" in shown.problem.text()
    keys("u")
    assert [x.custom.text() for x in shown.rows] == ["1,680", "5,360", "3,460"]


def test_a_deal_of_missing_stacks_asks_for_a_reason(three: Frame) -> None:
    three.key(Key.Key_D, CHORD)
    shown = tab(three)
    session = three.session
    assert "Anna Ek" in shown.problem.text()
    three.key(Key.Key_Return, CONTROL)
    session.settle()
    assert standing(session.state) is None
    assert three.night.notice.waits_for_why()
    three.key(Key.Key_Return)
    three.type("agreed")
    three.key(Key.Key_Return, CONTROL)
    session.settle()
    found = standing(session.state)
    assert found is not None
    assert found.by == "icm"
    three.type("e")
    assert (shown.by, shown.problem.text()) == ("even", "")
    shown.unit.setFocus()
    shown.unit.selectAll()
    keys("0")
    assert not shown.record.isEnabled()
    assert shown.problem.isVisible()


def test_nothing_typed_is_lost_at_a_bust_a_new_level_and_on_another_page(three: Frame) -> None:
    three.key(Key.Key_D, CHORD)
    shown = tab(three)
    keys("96000↵")
    three.session.settle()
    keys("3060")
    shown.keep.setText("600")
    anna = shown.rows[1]
    type_lines(three.session, 'eliminate "Bo Sund" by "Erik Holm"\nadd level blinds 200/400\nnext')
    assert [x.name for x in shown.rows] == ["Anna Ek", "Erik Holm"]
    assert shown.rows[0] is anna
    (field,) = anna.stacks.values()
    assert field.hasFocus()
    assert field.text() == "3060"
    three.key(Key.Key_2, CONTROL)
    three.key(Key.Key_D, CHORD)
    assert three.session.state.people.entries[anna.player.entry].stack == 3060
    assert (field.text(), shown.keep.text()) == ("3,060", "600")


def test_a_stack_that_is_refused_stays_in_its_field(three: Frame) -> None:
    three.key(Key.Key_D, CHORD)
    keys("9x↵")
    (field,) = tab(three).rows[0].stacks.values()
    assert (field.text(), field.property("wrong")) == ("9x", "true")
    assert "9x" in tab(three).problem.text()


def test_the_number_after_a_mistyped_stack_is_the_same_player_s(three: Frame) -> None:
    three.key(Key.Key_D, CHORD)
    keys("96ooo↵96000↵306000↵")
    three.session.settle()
    first, second, third = (x for row in tab(three).rows for x in row.stacks.values())
    assert [x.text() for x in (first, second, third)] == ["96,000", "306,000", ""]
    assert third.hasFocus()


def test_a_deal_is_not_recorded_beside_a_stack_that_was_refused(three: Frame) -> None:
    three.key(Key.Key_D, CHORD)
    keys("96000↵306000↵198000↵")
    shown = tab(three)
    (field,) = shown.rows[0].stacks.values()
    for refused in ("-3", "700000"):
        field.setFocus()
        field.selectAll()
        keys(f"{refused}↵")
        three.session.settle()
        assert field.text() == refused
        assert refused in shown.problem.text()
        assert not shown.record.isEnabled()
    three.key(Key.Key_Return, CONTROL)
    three.session.settle()
    assert standing(three.session.state) is None


def test_who_moves_has_the_new_seat_and_who_is_out_no_keyboard(three: Frame) -> None:
    three.key(Key.Key_D, CHORD)
    shown = tab(three)
    keys("960")
    type_lines(three.session, 'move "Bo Sund" to 1.9')
    assert [(x.name, x.seats.text()) for x in shown.rows][-1] == ("Bo Sund", "1.9")
    (field,) = shown.rows[-1].stacks.values()
    assert (field.text(), field.hasFocus()) == ("960", True)
    type_lines(three.session, 'eliminate "Bo Sund" by "Erik Holm"')
    assert not three.night.notice.isVisible()
    three.type("7")
    assert [x.text() for row in shown.rows for x in row.stacks.values()] == ["", ""]
    assert three.night.footer.command.text() == "7"


def test_who_is_called_otherwise_is_so_in_the_line_and_keeps_what_was_typed(three: Frame) -> None:
    three.key(Key.Key_D, CHORD)
    keys("96000↵3060")
    type_lines(three.session, 'edit player 1.3 name "Anna Berg"\nedit player 1.1 name "Bo Ny"')
    shown = tab(three)
    named = [x.text() for x in shown.findChildren(ElidedLabel) if x.isVisible()]
    assert [x for x in named if "Anna" in x] == ["Anna Berg"]
    told = {field.accessibleName(): field.text() for row in shown.rows for field in row.fields()}
    assert {said: typed for said, typed in told.items() if typed} == {
        dealing.tr("Stack of {name}", name="Bo Ny"): "96,000",
        dealing.tr("Stack of {name}", name="Anna Berg"): "3060",
    }


def test_undo_in_a_field_with_nothing_typed_is_the_nights(three: Frame) -> None:
    three.key(Key.Key_D, CHORD)
    keys("96000↵306000↵198000↵")
    shown = tab(three)
    assert shown.keep.hasFocus()
    keys("600")
    three.key(Key.Key_Z, CONTROL)
    assert shown.keep.text() == ""
    assert [x.player.stack for x in shown.rows] == [96_000, 306_000, 198_000]
    three.key(Key.Key_Z, CONTROL)
    three.session.settle()
    assert [x.player.stack for x in shown.rows] == [96_000, 306_000, None]


def test_the_table_is_whole_however_large_the_numbers_become(
    session: Session, open_frame: Callable[..., Frame]
) -> None:
    type_lines(session, THREE.replace("1850", "2775000").replace("4800 3600 2700", "7200000 5400000 4050000"))
    frame = open_frame(1366, 768)
    frame.key(Key.Key_D, CHORD)
    keys("96000↵306000↵198000↵10%")
    for letter in "ebiu":
        keys(letter)
        for _ in range(3):
            QApplication.processEvents()
        assert [x.line() for x in problems(frame.window) if x.kind == "cut"] == []


def test_a_stack_is_counted_as_it_is_left(three: Frame) -> None:
    three.key(Key.Key_D, CHORD)
    keys("96000↵")
    three.session.settle()
    assert three.session.state.people.entries[_entry(three, "Bo Sund")].stack == 96_000
    three.key(Key.Key_Escape)
    assert standing(three.session.state) is None
    three.key(Key.Key_Z, CONTROL)
    three.session.settle()
    assert tab(three).rows[0].stacks[_entry(three, "Bo Sund")].text() == ""


def test_where_nothing_can_be_shared_the_tab_says_why(
    session: Session, open_frame: Callable[..., Frame]
) -> None:
    type_lines(session, 'open table 1\nregister "Anna Ek" seat 1.1\nregister "Bo Sund" seat 1.2')
    frame = open_frame()
    frame.key(Key.Key_D, CHORD)
    shown = tab(frame)
    assert not shown.open
    assert NoDeal in [type(x) for x in shown.none.said]
    frame.key(Key.Key_Return, CONTROL)
    assert standing(session.state) is None


def test_a_table_that_was_halted_deals_as_before(session: Session, open_frame: Callable[..., Frame]) -> None:
    thursday(session, names(12), 2)
    session.do(acts.Start())
    night = open_frame()
    table = session.state.open_tables[0].id
    session.do(acts.Halt(table=table), override="the dealer is away")
    night.type("/")
    night.type("deal 1")
    night.key(Key.Key_Return)
    assert not session.state.room.tables[table].halted


def _entry(frame: Frame, name: str) -> int:
    return next(e.id for e in frame.session.state.playing if frame.session.state.name(e.id) == name)


def test_the_duty_to_sign_lists_the_amounts_and_prints_the_sheet(three: Frame) -> None:
    type_lines(three.session, "settle even keep 600 unit 10")
    (card,) = (x for x in three.night.duties.cards if isinstance(x.duty, SignDealDuty))
    (shown,) = card.findChildren(SumsList)
    each = ("Bo Sund", "Anna Ek", "Erik Holm")
    rows = [*((name, "3,500") for name in each), ("To the winner", "600")]
    assert [x.text() for x in shown.findChildren(Label)] == [word for row in rows for word in row]
    asked: list[str] = []
    card.printing.connect(lambda document, _: asked.append(document))
    prints = card.findChild(KeyButton, "print")
    assert prints is not None
    prints.click()
    assert asked == ["deal"]
    assert card.button is not None
    three.click(card.button)
    three.session.settle()
    assert not [x for x in three.night.duties.cards if isinstance(x.duty, SignDealDuty)]


def test_a_deal_that_stands_is_told_once_nobody_is_left_to_make_another(three: Frame) -> None:
    type_lines(three.session, "settle even keep 600 unit 10")
    type_lines(three.session, 'eliminate "Bo Sund"\neliminate "Erik Holm"')
    three.key(Key.Key_D, CHORD)
    shown = tab(three)
    assert not shown.open
    for told in ("Anna Ek", "Bo Sund", "Erik Holm", "3,500", "600"):
        assert told in shown.none.text
    assert shown.none.said == ()


NINE = "\n".join(
    [
        "prizes 24% 18% 14% 12% 10% 8% 6% 5% 3%",
        "price entry 1000 chips 100000",
        "open table 1 seats 9",
        *(f'register "Player {seat}" seat 1.{seat}' for seat in range(1, 10)),
        "add level blinds 100/200 length 20",
        "start",
        *(f"stack 1.{seat} {95000 + 1000 * seat}" for seat in range(1, 9)),
    ]
)


def test_record_stands_below_the_lines_however_many_there_are(
    session: Session, open_frame: Callable[..., Frame]
) -> None:
    type_lines(session, NINE)
    frame = open_frame(1366, 768)
    frame.key(Key.Key_D, CHORD)
    shown = tab(frame)
    QApplication.processEvents()
    assert len(shown.rows) == 9
    assert not shown.plot.visibleRegion().contains(shown.plot.rect().center())
    assert shown.record.visibleRegion().boundingRect() == shown.record.rect()


@pytest.mark.parametrize(("size", "letters"), [((1366, 768), False), ((1920, 1080), True)])
def test_seven_digits_make_nobody_scroll_sideways(
    session: Session, open_frame: Callable[..., Frame], size: tuple[int, int], *, letters: bool
) -> None:
    type_lines(session, NINE.replace("price entry 1000", "price entry 3500000"))
    type_lines(session, "stack 1.9 64000")
    frame = open_frame(*size)
    frame.key(Key.Key_D, CHORD)
    shown = tab(frame)
    QApplication.processEvents()
    assert len(shown.rows[0].amounts["icm"].text()) == len("1,234,567")
    assert shown._scroll.horizontalScrollBar().maximum() == 0
    assert shown.ways["icm"].shows_key == letters


def test_icm_is_worked_out_once_and_only_when_every_stack_is_counted(
    session: Session, open_frame: Callable[..., Frame], monkeypatch: pytest.MonkeyPatch
) -> None:
    type_lines(session, NINE)
    asked: list[tuple[int, ...]] = []
    deals_module._by_icm.cache_clear()

    def noted(stacks: tuple[int, ...], prizes: tuple[int, ...]) -> list[float]:
        asked.append(stacks)
        return icm(stacks, prizes)

    monkeypatch.setattr(deals_module, "icm", noted)
    frame = open_frame(1366, 768)
    frame.key(Key.Key_D, CHORD)
    shown = tab(frame)
    assert shown.rows[0].amounts["icm"].text() == shown.rows[0].amounts["chips"].text() == "–"
    assert asked == []
    keys("64000↵")
    session.settle()
    assert asked == [(96000, 97000, 98000, 99000, 100000, 101000, 102000, 103000, 64000)]
    keys("600↵10↵")
    assert shown.to_share.text() == "8,400"
    assert len(asked) == 1
    assert sum(int(x.amounts["icm"].text().replace(",", "")) for x in shown.rows) == 8400


def test_the_letter_of_the_way_that_is_chosen_says_so(three: Frame) -> None:
    three.key(Key.Key_6, CONTROL)
    page = three.night.page("money")
    assert isinstance(page, MoneyPage)
    page.tabs.setCurrentIndex(DEAL)
    tab(three).setFocus()
    assert tab(three).by == "icm"
    three.type("i")
    said = three.night.notice.sentence.text()
    assert said == deals.chosen_way(tab(three).ways["icm"].text())
    three.type("e")
    assert tab(three).by == "even"
    three.night.notice.dismiss()
    stack = next(iter(tab(three).rows[0].stacks.values()))
    stack.setFocus()
    three.type("e")
    assert three.night.notice.sentence.text() == deals.chosen_way(tab(three).ways["even"].text())
    assert three.night.notice.shown


def test_where_there_is_no_deal_its_letters_begin_a_name(
    session: Session, open_frame: Callable[..., Frame]
) -> None:
    type_lines(session, 'register "Anna Ek"')
    frame = open_frame()
    frame.key(Key.Key_6, CONTROL)
    page = frame.night.page("money")
    assert isinstance(page, MoneyPage)
    page.tabs.setCurrentIndex(DEAL)
    tab(frame).setFocus()
    assert not tab(frame).open
    frame.type("i")
    assert frame.night.footer.command.text() == "i"


@pytest.mark.parametrize(("filled", "corner"), [(True, 4), (False, 5)])
def test_each_way_has_a_mark_of_its_own(qapp: QApplication, filled: bool, corner: int) -> None:
    marks: dict[str, QImage] = {}
    for shape in get_args(Shape):
        marks[shape] = QImage(20, 20, QImage.Format.Format_RGB32)
        marks[shape].fill(QColor("white"))
        painter = QPainter(marks[shape])
        draw_mark(painter, shape, QPointF(10, 10), "black", "white", filled=filled)
        painter.end()
    inked = {shape for shape, mark in marks.items() if mark.pixelColor(corner, corner).value() < 128}
    assert inked == {"square"}
    assert all(one != other for one, other in combinations(marks.values(), 2))


def test_what_stands_beside_other_payouts_is_the_deal(three: Frame) -> None:
    three.key(Key.Key_D, CHORD)
    keys("96000↵306000↵198000↵600↵10↵↵")
    three.session.settle()
    page = three.night.page("money")
    assert isinstance(page, MoneyPage)
    page.go(PAYOUTS)
    rows = page.payouts.rows
    said = [(rows.cell(row, 2).text, rows.cell(row, 3).text) for row in range(rows.rowCount())]
    by_name = {name: amount for amount, who in said for name in ("Anna", "Erik", "Bo") if name in who}
    assert by_name == {"Anna": "3,780", "Erik": "3,560", "Bo": "3,160"}
    places = [rows.cell(row, 0).text for row in range(rows.rowCount())]
    assert places == ["1st", "2nd", "3rd", ""], "the winner's is no place's and nobody's yet"
    assert [amount for amount, _ in said] == ["3,160", "3,780", "3,560", "600"]
    assert not any(name in said[-1][1] for name in by_name)
    assert rows.cell(3, 1).text == ""
    type_lines(three.session, 'eliminate "Bo Sund"')
    assert [rows.cell(row, 2).text for row in range(4)] == ["3,780", "3,560", "600", "3,160"]
    type_lines(three.session, 'eliminate "Erik Holm"')
    assert [rows.cell(row, 2).text for row in range(rows.rowCount())] == ["4,380", "3,560", "3,160"]


def test_who_was_out_before_the_deal_gets_the_prize_of_the_place(
    session: Session, open_frame: Callable[..., Frame]
) -> None:
    type_lines(session, THREE.replace("prizes 4800 3600 2700", "prizes 4800 3600 2200 500"))
    frame = open_frame()
    frame.key(Key.Key_D, CHORD)
    keys("96000↵306000↵198000↵600↵10↵↵")
    session.settle()
    page = frame.night.page("money")
    assert isinstance(page, MoneyPage)
    page.go(PAYOUTS)
    rows = page.payouts.rows
    assert [rows.cell(4, column).text for column in (0, 2, 3)] == ["4th", "500", ""]
    type_lines(session, 'eliminate "Bo Sund"')
    assert ["Bo" in rows.cell(row, 3).text for row in range(5)] == [False, False, False, True, False]


def test_no_mark_stands_on_the_amount_of_the_way_that_is_chosen(qtbot: QtBot) -> None:
    """Between a mark on its right and one that stands aside on its left, the amount is above them."""
    plot = DealPlot("Where each deal lands")
    qtbot.addWidget(plot)
    plot.resize(722, 160)
    amounts: dict[Shape, tuple[int, ...]] = {
        "square": (1667, 1667, 1666),
        "diamond": (1974, 1710, 1316),
        "circle": (1723, 1680, 1597),
    }
    ways = [
        Way(shape, shape, shape == "circle", tuple(Landing(x, f"{x:,}") for x in each))
        for shape, each in amounts.items()
    ]
    plot.show_deals(["Zlatan", "Per-Olof", "Jonas"], ways, Band(1235, 2375, "", ""))
    for row in range(3):
        box = plot.amount_box(row, plot.ways[2])
        marks = [(x, up) for way, x, up in plot._places(row) if not way.chosen]
        assert len(marks) == 2
        assert not any(box.contains(x, up) for x, up in marks)
