"""The guide's Money and Tables are lines as on Structure: they act in a night that no file keeps until the
step is left, by real keys and the real store."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from core.say.levels import MINUTE
from core.tournament.state import Tournament
from gui.console.guide.guide import Guide
from gui.console.rulebook.rules import RulebookLook
from gui.desk.app import Program
from gui.looks.setting import ONE
from tests.windows.conftest import HandClock
from tests.windows.console.guide_lines import begin_guide, look, opened, typed
from tests.windows.console.keyboard import PLAIN, focused, press, write

Key = Qt.Key


@pytest.fixture
def guide(program: Program) -> Guide:
    """The guide's step of the money, with CPC 2023's rules."""
    begin_guide(program)
    found = program.window.view
    assert isinstance(found, Guide)
    box = found.name.books
    box.setCurrentIndex(next(i for i in range(box.count()) if "cpc-2023" in repr(box.itemData(i)[0].book.id)))
    found.name.title.setFocus()
    for _ in range(2):
        press(Key.Key_Return)
        look(program)
    return found


def state(program: Program) -> Tournament:
    assert program.session is not None
    return program.session.state


def keys(*pressed: Qt.Key | str) -> int:
    """Press these, and write the words; return how many keys that were."""
    for one in pressed:
        write(one) if isinstance(one, str) else press(one)
    return sum(len(one) if isinstance(one, str) else 1 for one in pressed)


ENTER, TAB, DOWN, UP = Key.Key_Return, Key.Key_Tab, Key.Key_Down, Key.Key_Up
# The number is that of the keys it took in fields and lists of choices of the guide's own.
FORMS = {
    "stack": (("300+50", TAB, TAB, "12000", DOWN, TAB, TAB, "2", DOWN, "2", ENTER), 22),
    "sheet": (("300+50", DOWN, TAB, TAB, TAB, TAB, "2", DOWN, "2", ENTER), 17),
    "currency": ((UP, "kr", DOWN, "300+50", TAB, TAB, "12000", DOWN, TAB, TAB, "2", DOWN, "2", ENTER), 24),
    "prizes": ((DOWN, DOWN, "5", ENTER), 9),
}


@pytest.mark.parametrize("form", FORMS)
def test_the_money_in_no_more_keys_than_in_fields(program: Program, guide: Guide, form: str) -> None:
    wanted, before = FORMS[form]
    assert keys(*wanted) <= before
    assert guide.steps[guide._at] is guide.tables
    t = state(program)
    entry, again = t.money.prices["entry"], t.money.prices.get("reentry")
    chips = 12_000 if "12000" in wanted else 10_000
    if form == "prizes":
        assert ([value for _, value in t.money.shares], again) == ([3800, 2400, 1600, 1200, 1000], None)
        return
    assert (entry.paid, entry.fee, entry.chips) == (350, 50, chips)
    assert again is not None
    assert (again.paid, again.fee, again.chips, again.until, again.most) == (350, 50, chips, 4, 2)
    assert ([value for _, value in t.money.shares], t.setting("late")) == ([6000, 4000], 4)
    assert t.currency.sign == ("kr" if "kr" in wanted else "")
    assert keys("5", DOWN, "8", DOWN, "19:00", ENTER) <= 10
    assert [x.size for x in t.open_tables] == [8] * 5
    assert t.clock.position.scheduled is not None


def test_one_click_opens_the_line_that_slides_as_another_closes(program: Program, guide: Guide) -> None:
    rows = guide.money.rows
    typed(guide.money, "reentry", "paid", "220")
    prizes, window = rows["shares"], guide.window()
    at = prizes.mapTo(window, prizes.rect().center())
    handle = window.windowHandle()
    QTest.mousePress(handle, Qt.MouseButton.LeftButton, PLAIN, at)
    QApplication.processEvents()
    assert not prizes.rect().contains(prizes.mapFrom(window, at)), "it has slid from under the mouse"
    QTest.mouseRelease(handle, Qt.MouseButton.LeftButton, PLAIN, at)
    assert prizes.opened
    assert focused() is prizes.fields[ONE]
    assert guide.night.state.money.prices["reentry"].paid == 220


def test_a_click_beside_the_fields_of_an_open_line_takes_the_keyboard_from_none(guide: Guide) -> None:
    row = guide.money.rows["entry"]
    opened(guide.money, "entry", "fee")
    write("1")
    QTest.mouseClick(row.name, Qt.MouseButton.LeftButton)
    write("5")
    assert focused() is row.fields["fee"]
    assert row.fields["fee"].text() == "15"


def test_a_click_on_a_line_that_stayed_open_goes_to_its_field(guide: Guide) -> None:
    rows = guide.money.rows
    typed(guide.money, "guarantee", ONE, "many")
    opened(guide.money, "late")
    assert rows["guarantee"].opened, "it was refused"
    QTest.mouseClick(rows["guarantee"].name, Qt.MouseButton.LeftButton)
    assert focused() is rows["guarantee"].fields[ONE]


def test_nothing_is_written_before_the_step_is_left(program: Program, guide: Guide) -> None:
    before = len(program.session.director.history) if program.session else 0
    typed(guide.money, "entry", "paid", "350")
    press(DOWN)
    assert guide.night.state.money.prices["entry"].paid == 350
    assert program.session is not None
    assert len(program.session.director.history) == before
    press(ENTER)
    lines = [action.line for action in program.session.director.history[before:]]
    assert [line for line in lines if line.startswith("price")] == ["price entry 350 chips 10000"]


def test_a_refused_value_stays_in_its_line_back_and_forth(program: Program, guide: Guide) -> None:
    press(ENTER)
    field, row = typed(guide.tables, "difference", ONE, "40"), guide.tables.rows["difference"]
    press(ENTER)
    assert (row.opened, row.problem.isVisible(), guide.isVisible()) == (True, True, True)
    assert not state(program).open_tables
    guide.go_back()
    assert focused() is guide.money.rows["entry"].fields["paid"]
    look(program)
    press(ENTER)
    assert (focused(), field.text(), row.problem.isVisible()) == (field, "40", True)
    write("3")
    press(ENTER)
    assert state(program).setting("difference") == 3


def test_k_gives_a_value_of_the_house_back_to_the_book(program: Program, guide: Guide) -> None:
    press(ENTER)
    typed(guide.tables, "difference", ONE, "3")
    press(UP)
    row = guide.tables.rows["difference"]
    assert (row.differs, row.house.isVisible(), row.back.isVisible()) == (True, True, True)
    assert "CPC" in row.departs.text()
    press(DOWN)
    assert focused() is row.fields[ONE]
    press(Key.Key_K)
    assert (row.differs, guide.night.state.setting("difference")) == (False, None)
    press(ENTER)
    assert state(program).setting("difference") is None


def test_a_re_entry_goes_with_the_entry_until_it_has_a_price_of_its_own(
    program: Program, guide: Guide
) -> None:
    typed(guide.money, "reentry", "most", "2")
    typed(guide.money, "entry", "paid", "400")
    typed(guide.money, "reentry", "fee", "20")
    typed(guide.money, "entry", "paid", "500")
    press(ENTER)
    prices = state(program).money.prices
    assert (prices["entry"].paid, prices["reentry"].paid, prices["reentry"].fee) == (500, 400, 20)


def test_the_decimals_go_with_the_currency(program: Program, guide: Guide) -> None:
    typed(guide.money, "currency", ONE, "EUR")
    press(ENTER)
    t = state(program)
    assert (t.currency, t.money.prices["entry"].paid) == (("EUR", 2), 20_000)


def test_tab_leaves_the_lines_by_their_ends_and_the_arrows_go_round(guide: Guide) -> None:
    opened(guide.money, "currency")
    press(TAB)
    assert focused() is guide.go_on
    opened(guide.money, "entry", "paid")
    press(Key.Key_Backtab)
    assert focused() is guide.trail[2]
    opened(guide.money, "entry", "paid")
    press(UP)
    assert focused() is guide.money.rows["currency"].fields[ONE]
    press(DOWN)
    assert focused() is guide.money.rows["entry"].fields["paid"]
    assert [key for key, row in guide.money.rows.items() if row.opened] == ["entry"]


def test_the_night_in_memory_goes_with_the_guide(program: Program, guide: Guide) -> None:
    night = guide.night
    ended: list[None] = []
    night.destroyed.connect(lambda: ended.append(None))
    press(ENTER)
    look(program)
    press(ENTER)
    assert program.window.night is not None
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)  # the guide
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)  # and its night
    assert (ended, guide._nights) == ([None], [])


def test_a_start_that_has_come_is_refused_aloud_and_can_be_changed(
    program: Program, guide: Guide, hand_clock: HandClock
) -> None:
    """A sentence that comes with the keyboard's return to the lines stays."""
    press(ENTER)
    typed(guide.tables, "schedule", ONE, "17:31")
    press(UP)
    hand_clock.ms += 5 * MINUTE
    press(ENTER)
    assert (guide.problem.isVisible(), guide.tables.rows["schedule"].isVisible()) == (True, True)
    assert not state(program).open_tables
    typed(guide.tables, "schedule", ONE, "19:00")
    assert not guide.problem.isVisible()
    press(ENTER)
    assert state(program).clock.position.scheduled is not None


def test_a_start_stays_typed_while_another_structure_is_chosen(program: Program, guide: Guide) -> None:
    press(ENTER)
    typed(guide.tables, "schedule", ONE, "19:00")
    press(UP)
    guide.back_to(1)
    guide.structure.choices[-1].setChecked(True)
    for _ in range(3):
        look(program)
        press(ENTER)
    assert (guide.problem.isVisible(), guide.tables.rows["schedule"].value.text()) == (True, "19:00")
    guide.back_to(1)
    guide.structure.choices[0].setChecked(True)
    for _ in range(3):
        look(program)
        press(ENTER)
    assert state(program).clock.position.scheduled is not None


def test_a_held_enter_goes_through_no_step(program: Program, guide: Guide) -> None:
    for field in (focused(), guide.go_on):
        field.setFocus()
        for _ in range(3):
            held = QKeyEvent(QEvent.Type.KeyPress, ENTER, PLAIN, "\r", True)
            QApplication.sendEvent(focused(), held)
            QApplication.processEvents()
        assert guide.steps[guide._at] is guide.money


def test_a_stack_that_was_typed_stays_over_back_and_forth(program: Program, guide: Guide) -> None:
    typed(guide.money, "entry", "chips", "12000")
    press(DOWN)
    guide.go_back()
    guide.structure.choices[1].setChecked(True)
    press(ENTER)
    press(ENTER)
    assert state(program).money.prices["entry"].chips == 12_000


def test_an_emptied_price_is_sold_no_more(program: Program, guide: Guide) -> None:
    """Emptied, the whole re-entry goes; typed again it begins as the first time."""
    row = guide.money.rows["reentry"]
    typed(guide.money, "reentry", "most", "2")
    typed(guide.money, "entry", "paid", "300")
    typed(guide.money, "reentry", "paid", "")
    press(UP)
    assert (row.value.text(), row.under.isVisible()) == ("", False)
    press(DOWN)
    assert (row.fields["paid"].text(), row.fields["until"].text()) == ("", "4")
    press(ENTER)
    t = state(program)
    assert ([*t.money.prices], t.setting("late")) == (["entry"], None)
    guide.go_back()
    typed(guide.money, "reentry", "most", "3")
    press(ENTER)
    again = state(program).money.prices["reentry"]
    assert (again.paid, again.chips, again.until, again.most) == (300, 10_000, 4, 3)


def test_a_level_of_ones_own_for_late_entries_stays(program: Program, guide: Guide) -> None:
    typed(guide.money, "late", ONE, "6")
    typed(guide.money, "reentry", "until", "3")
    press(ENTER)
    t = state(program)
    assert (t.money.prices["reentry"].until, t.setting("late")) == (3, 6)


def test_a_guarantee_is_typed_under_the_prizes(program: Program, guide: Guide) -> None:
    """Enter keeps it and goes on; next week's guide offers it, and emptied it is none."""
    row = guide.money.rows["guarantee"]
    assert keys(DOWN, DOWN, DOWN, "20,000") == 9
    assert focused() is row.fields[ONE]
    assert not row.follows.isVisible(), "how many places share it is not known yet"
    press(ENTER)
    assert guide.steps[guide._at] is guide.tables
    assert state(program).money.pool == 20_000
    assert state(program).setting("decimals") == 0
    look(program)
    press(ENTER)
    program.close_night()
    program.new()
    again = program.window.view
    assert isinstance(again, Guide)
    again.name.title.setText("Next Friday")
    for _ in range(2):
        press(ENTER)
        look(program)
    assert again.money.rows["guarantee"].value.text() == "20,000"
    typed(again.money, "guarantee", ONE, "")
    press(ENTER)
    assert (state(program).money.pool, [*state(program).money.links]) == (0, [])


@pytest.mark.parametrize("none", ["", "0"])
def test_no_guarantee_typed_is_none(program: Program, guide: Guide, none: str) -> None:
    typed(guide.money, "guarantee", ONE, none)
    press(ENTER)
    assert guide.steps[guide._at] is guide.tables
    assert not state(program).money.links


def test_a_guarantee_that_is_no_sum_stays_in_its_line(program: Program, guide: Guide) -> None:
    typed(guide.money, "guarantee", ONE, "twenty")
    press(ENTER)
    row = guide.money.rows["guarantee"]
    assert guide.steps[guide._at] is guide.money
    assert (row.opened, row.fields[ONE].text(), row.problem.isVisible()) == (True, "twenty", True)


@pytest.mark.parametrize(
    ("shares", "total"),
    [("34 21 15 12 10 8", ""), ("34 21 15 12 10 7", "99 %"), ("50 30 19", "99 %"), ("50 30 20", "")],
)
def test_shares_that_do_not_come_to_the_pool_say_their_sum(guide: Guide, shares: str, total: str) -> None:
    row = guide.money.rows["shares"]
    typed(guide.money, "shares", ONE, shares)
    following = row.follows.text()
    press(ENTER)
    for said in (following, row.value.text()):
        assert said.splitlines()[0].partition(" = ")[2] == total


def test_a_second_enter_passes_over_no_step_that_nobody_has_seen(program: Program) -> None:
    begin_guide(program)
    found = program.window.view
    assert isinstance(found, Guide)
    press(ENTER)
    passed: list[str] = []
    for step in found.steps[1:-1]:
        press(ENTER)
        assert found.steps[found._at] is step, "the second of two"
        assert found.problem.text()
        press(ENTER)
        passed.append(step.KEY)
    assert passed == ["structure", "money"]


def test_a_value_typed_makes_enter_the_directors_at_once(program: Program, guide: Guide) -> None:
    guide.go_back()
    press(ENTER)
    press(ENTER)
    assert guide.steps[guide._at] is guide.money
    typed(guide.money, "entry", "paid", "350")
    press(ENTER)
    assert guide.steps[guide._at] is guide.tables


@pytest.mark.parametrize("price", ["", "350"])
def test_back_and_escape_leaves_the_night_as_it_was(program: Program, guide: Guide, price: str) -> None:
    if price:
        typed(guide.money, "entry", "paid", price)
    else:
        look(program)
    press(ENTER)
    paid = state(program).money.prices["entry"].paid
    guide.back.click()
    assert "entry" not in state(program).money.prices or state(program).money.prices["entry"].paid != paid
    press(Key.Key_Escape)
    assert not isinstance(program.window.view, Guide)
    assert state(program).money.prices["entry"].paid == paid


def test_the_rules_of_the_book_are_shown_at_every_step(program: Program, guide: Guide) -> None:
    press(Key.Key_R, Qt.KeyboardModifier.ControlModifier)
    book = guide.findChild(RulebookLook)
    assert book is not None
    assert book.isVisible()
    QTest.keyClick(book, Key.Key_Escape)
    assert program.window.view is guide
    assert not book.isVisible()
