"""The Chips page: the set, the plan, the ledger, the audit; and how one comes to it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QMenu, QWidget
from pytestqt.qtbot import QtBot

from core.chips.audit import audit
from core.chips.now import announcement
from core.clock.chip_plan import chip_warnings
from core.clock.levels import ante_shares
from core.say import acts
from core.say.duties import RaceDuty
from core.say.reasons import MoreThanInPlay
from gui.console.chips.colours import colours
from gui.console.chips.page import AUDIT, PLAN, RACE, ChipsPage
from gui.console.chips.plan import next_planned, plan_rows, when
from gui.program.session import Session
from gui.widgets.labels import ElidedLabel
from gui.words import chips as chips_words
from gui.words import text
from tests.windows.conftest import HandClock
from tests.windows.console.conftest import SETUP, Frame, number_of, type_lines
from tests.windows.console.keyboard import CTRL, dialog, focused, form, press, write
from tests.windows.console.nights import names, thursday
from tests.windows.console.test_race_desk import due
from tests.windows.said import says

Key = Qt.Key
Open = Callable[..., Frame]


def opened(frame: Frame) -> ChipsPage:
    frame.key(number_of("chips"), CTRL)
    found = frame.night.page("chips")
    assert isinstance(found, ChipsPage)
    return found


@pytest.fixture
def page(session: Session, open_frame: Open) -> ChipsPage:
    """24 players at three tables, the clock running, the chips set."""
    thursday(session, names(24), 3)
    session.do(acts.SetChips(values=(25, 100, 500, 1000, 5000)))
    session.do(acts.Start())
    return opened(open_frame())


def lines(page: ChipsPage) -> list[list[str]]:
    """Return the lines of the audit, cell by cell."""
    return [said for said, _, _ in page.audit.sums.rows]


def entries(page: ChipsPage) -> list[str]:
    """Return the lines of the ledger, the newest first."""
    return [" ".join(row).strip() for row in page.audit.ledger.rows]


def click(widget: QWidget) -> None:
    assert widget.isVisible()
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def asked(page: ChipsPage, kind: type[QWidget], qtbot: QtBot) -> QWidget:
    return dialog(page, kind, qtbot)


# -- the set -------------------------------------------------------------------------------------------


def test_an_empty_page_says_what_to_do_and_the_set_is_proposed(
    session: Session, open_frame: Open, qtbot: QtBot
) -> None:
    thursday(session, names(9), 1)
    page = opened(open_frame())
    assert page.tabs.currentIndex() == PLAN
    assert page.plan.empty.isVisible()
    assert page.plan.empty.text == "\n".join(chips_words.no_set())
    assert page.home() is page
    press(Key.Key_S)
    shown = form(page, acts.SetChips, qtbot)
    assert shown.line("values").text() == chips_words.values(
        (
            25,
            100,
            500,
            1000,
            5000,
        )
    )
    press(Key.Key_Return)
    assert session.state.chips.values == (25, 100, 500, 1000, 5000)
    assert not page.plan.empty.isVisible()


def test_without_levels_nothing_is_proposed(session: Session, open_frame: Open, qtbot: QtBot) -> None:
    page = opened(open_frame())
    press(Key.Key_S)
    shown = form(page, acts.SetChips, qtbot)
    assert shown.line("values").text() == ""
    assert not shown.do_button.isEnabled()


@pytest.mark.parametrize(
    "typed", ["25/100/500/1000", "25 / 100 / 500 / 1000", "1000/500/100/25/", "25;100 500 1k"]
)
def test_a_set_is_read_with_strokes_too(page: ChipsPage, qtbot: QtBot, typed: str) -> None:
    press(Key.Key_S)
    shown = form(page, acts.SetChips, qtbot)
    shown.line("values").clear()
    write(typed)
    press(Key.Key_Return)
    assert page.session.state.chips.values == (25, 100, 500, 1000)


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("25 x", "“x” is not a denomination. Type 25, 1000 or 25k."),
        ("25,100,500", "Separate denominations with spaces: 25 100 500."),
        ("", "Type the denominations, separated by spaces."),
        ("25 25", "Type each denomination once, twenty at most."),
    ],
)
def test_a_set_that_cannot_be_is_refused_in_words(
    page: ChipsPage, qtbot: QtBot, typed: str, sentence: str
) -> None:
    press(Key.Key_S)
    shown = form(page, acts.SetChips, qtbot)
    shown.line("values").clear()
    write(typed)
    shown.refresh()
    assert shown.problem.text() == sentence
    press(Key.Key_Return)
    assert page.session.state.chips.values == (25, 100, 500, 1000, 5000)
    assert shown.line("values").text() == typed


# -- the plan ------------------------------------------------------------------------------------------


def test_the_plan_says_when_each_chip_goes_and_could_go(page: ChipsPage) -> None:
    """The structure takes the 25s at level 3, though 150 and 300 still need them until the next break."""
    first, *others, last = plan_rows(page.session)
    assert (first.chip, first.goes, first.idle, first.state) == (25, 3, 7, "in_use")
    assert first.too_early
    assert last.state == "stays"
    said = Counter(x.text() for x in page.plan.findChildren(QLabel))
    needed = sum(x.idle is None for x in others)
    assert needed > 1
    assert (said["stays to the end"], said["needed to the end"]) == (1, needed)
    t = page.session.state
    found = chip_warnings(t.clock.levels, t.chips.values, ante_shares(t))
    assert [(x.code, x.index) for x in found] == [("chip_needed", 3), ("chip_unknown", 7)]
    assert page.plan.odd.text().splitlines() == [chips_words.oddity(x, t.clock.levels) for x in found]


def test_the_time_of_a_break_with_a_long_name_is_read_where_its_name_is_cut(
    session: Session, open_frame: Open
) -> None:
    thursday(session, names(18), 2)
    row = next(i for i, x in enumerate(session.state.clock.levels, 1) if x.pause)
    type_lines(session, f'chips 25 100 500\nedit row {row} called "Dinner for everybody" remove 25\nstart')
    page, time = opened(open_frame(1366, 768)), when(session, row - 1)
    (planned,) = (x for x in page.plan.findChildren(ElidedLabel) if "Dinner" in x.text())
    assert planned.toolTip(), "it is cut"
    shown = planned.fontMetrics().elidedText(planned.text(), Qt.TextElideMode.ElideRight, planned.width())
    assert time
    assert time in shown


def test_chips_have_the_usual_colours_until_the_club_has_told_its_own(page: ChipsPage) -> None:
    t = page.session.state
    assert [*colours(t).values()] == ["green", "black", "purple", "yellow", "orange"]
    page.go(PLAN)
    press(Key.Key_Tab)
    page.plan.colours.setFocus()
    press(Key.Key_Return)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    for key in (Key.Key_Down, Key.Key_Right, Key.Key_Down, Key.Key_Return):  # the 25s are red
        shown = QApplication.activePopupWidget()
        assert shown is not None
        QTest.keyClick(shown, key)
    assert t.setting("chip-colours") == "25=red"
    assert colours(t)[25] == "red"
    page.session.do(acts.Set(key="chip-colours", value="25=red 100=green 500=mauve"))
    assert [*colours(t).values()] == ["red", "green", "purple", "yellow", "orange"]
    assert chips_words.chip_name(25, colours(t)) == "red 25"


def test_an_unscheduled_colour_up_is_announced_and_then_raced(session: Session, open_frame: Open) -> None:
    session.do(acts.ChooseRulebook(book="cpc-2023"))
    thursday(session, names(18), 2)
    session.do(acts.SetChips(values=(25, 100, 500)))
    session.do(acts.Start())
    page = opened(open_frame())
    assert page.plan.buttons[100].text() == "Announce"
    click(page.plan.buttons[100])
    assert announcement(100) in session.state.word.announced
    assert page.plan.buttons[100].text() == "Race…"
    click(page.plan.buttons[100])
    assert page.tabs.currentIndex() == RACE
    assert page.desk.at is not None
    assert page.desk.at[0] == 100


def test_a_button_of_the_plan_keeps_the_keyboard_while_time_goes_on(
    session: Session, hand_clock: HandClock, open_frame: Open
) -> None:
    """The clock is paused: when everything begins moves with every minute."""
    due(session, hand_clock)
    frame = open_frame()
    page = opened(frame)
    page.go(PLAN)
    session.do(acts.Pause())
    page.plan.buttons[500].setFocus()
    before = page.plan.buttons[500]
    frame.pass_time(seconds=4)
    assert page.plan.buttons[500] is before
    for _ in range(20):
        frame.pass_time(seconds=4)
    assert page.plan.buttons[500].hasFocus()


def test_nothing_to_race_says_what_comes_next(page: ChipsPage) -> None:
    press(Key.Key_R)
    assert page.tabs.currentIndex() == RACE
    assert next_planned(page.session) == ((25,), 3)
    more = page.desk.empty.text.splitlines()[1]
    assert all(x in more for x in ("25", chips_words.row_name(page.session.state.clock.levels, 3), "18:30"))


def test_a_break_that_begins_brings_the_race_to_the_desk(page: ChipsPage, hand_clock: HandClock) -> None:
    press(Key.Key_R)
    for _ in range(16 * 61):
        hand_clock.advance(seconds=4)
        page.session.timebase.look()
    page.session.tick()
    assert page.desk.at is not None
    assert page.desk.at[0] == 25


# -- ways to the page ----------------------------------------------------------------------------------


def test_the_duty_of_a_table_opens_the_desk_at_that_table(
    session: Session, hand_clock: HandClock, open_frame: Open
) -> None:
    due(session, hand_clock)
    frame = open_frame()
    races = ((c, c.duty) for c in frame.night.duties.cards)
    tables = session.state.room.tables
    card = next(c for c, d in races if isinstance(d, RaceDuty) and tables[d.table].label == "3")
    assert card.button is not None
    frame.click(card.button)
    found = frame.night.page("chips")
    assert isinstance(found, ChipsPage)
    assert found.isVisible()
    table = next(x.id for x in session.state.open_tables if x.label == "3")
    assert found.desk.at == (25, table)
    assert focused() is found.desk.rows[0]


def test_letters_and_ctrl_page_down_turn_to_the_parts(page: ChipsPage) -> None:
    for key, part in ((Key.Key_A, AUDIT), (Key.Key_P, PLAN), (Key.Key_R, RACE)):
        press(key)
        assert page.tabs.currentIndex() == part
    press(Key.Key_PageDown, CTRL)
    assert page.tabs.currentIndex() == PLAN


def test_a_digit_is_the_command_bars_where_nothing_is_asked(page: ChipsPage) -> None:
    press(Key.Key_7)
    typed = focused()
    assert isinstance(typed, QLineEdit)
    assert not page.isAncestorOf(typed)
    assert typed.text() == "7"


# -- the ledger and the audit --------------------------------------------------------------------------


def test_forfeited_chips_leave_play_by_the_dialog(page: ChipsPage, qtbot: QtBot) -> None:
    press(Key.Key_E)
    shown = form(page, acts.AdjustChips, qtbot)
    shown.combo("why").setCurrentIndex(shown.combo("why").findData("forfeited"))
    assert not shown.combo("way").isEnabled()
    write("500")
    press(Key.Key_Return)
    assert page.session.state.chips.in_play == 239_500
    page.go(AUDIT)
    assert entries(page) == ["−500 Forfeited chips"]
    assert lines(page)[-1][1:6] == [
        "240,000",
        "0",
        "0",
        chips_words.other(
            (
                (
                    "forfeited",
                    -500,
                ),
            )
        ),
        "239,500",
    ]


def test_what_is_no_amount_is_refused_in_words_and_stays(page: ChipsPage, qtbot: QtBot) -> None:
    press(Key.Key_E)
    shown = form(page, acts.AdjustChips, qtbot)
    write("5x")
    assert shown.problem.text() == text.not_a_number("5x")
    press(Key.Key_Return)
    assert shown.isVisible()
    assert shown.line("amount").text() == "5x"
    shown.line("amount").clear()
    write("900000")
    assert says(shown.problem.said, MoreThanInPlay, amount=900_000, chips=240_000)
    press(Key.Key_Return)
    assert not page.session.state.chips.adjustments


def test_exchange_is_off_until_a_colour_is_gone(page: ChipsPage, qtbot: QtBot) -> None:
    deed = page.deeds["exchange"]
    assert not deed.isEnabled()
    assert page._gone_first() in deed.toolTip().splitlines()
    session = page.session
    for table in session.state.open_tables:
        session.do(acts.Race(table=table.id, chip=25), override="now")
    session.do(acts.ColourUp(chip=25))
    assert deed.isEnabled()
    press(Key.Key_X)
    form(page, acts.ExchangeGone, qtbot)
    write("bo sund")
    press(Key.Key_Return)
    # who is named, and the keyboard is where it is asked how many
    write("6")
    press(Key.Key_Return)
    assert [(x.amount, x.why) for x in session.state.chips.adjustments] == [(-50, "gone")]


def test_the_audit_closes_for_each_table_and_the_room(
    session: Session, hand_clock: HandClock, open_frame: Open
) -> None:
    """Race and rescue apart, before + rounding + rescue + otherwise = after in every line."""
    due(session, hand_clock)
    label = {x.label: x for x in session.state.open_tables}
    session.do(acts.Race(table=label["1"].id, chip=25, odd=((1, 3), (2, 2), (3, 1), (4, 1)), last=(3, 4)))
    session.do(acts.Race(table=label["2"].id, chip=25, odd=((1, 1),), last=(1,)))
    type_lines(session, "adjust -500 why forfeited of 1.1")
    page = opened(open_frame(1280, 720))
    page.go(AUDIT)
    sums = page.audit._tables
    assert all(sums.columnWidth(i) >= sums.title_width(i) for i in range(sums.model().columnCount()))
    found = audit(session.state)
    assert (found.closes, page.audit.verdict.text()) == (True, chips_words.verdict(found))
    assert [line[0] for line in lines(page)] == ["Table 1", "Table 2", "Room"]
    races = session.state.chips.races
    for line in lines(page):
        before, rounding, rescue, after = (_number(line[i]) for i in (1, 2, 3, 5))
        assert before + rounding + rescue + (-500 if "500" in line[4] else 0) == after
        assert line[6] == lines(page)[-1][6]
    assert _number(lines(page)[0][1]) == 7 * 25
    assert _number(lines(page)[-1][5]) == session.state.chips.in_play
    assert _number(lines(page)[-1][3]) == sum(x.rescue * len(x.rescued) for x in races)


def test_a_disqualified_player_s_stack_stands_in_audit_and_ledger(session: Session, open_frame: Open) -> None:
    """A director who counts the chips sold looks for it (procedures F5 and F6)."""
    type_lines(session, SETUP + 'start\ndisqualify "Anna Ek" for "taking chips" chips 7350')
    page = opened(open_frame())
    page.go(AUDIT)
    room = lines(page)[-1]
    assert _number(room[1]) == session.state.chips.bought
    assert room[4] == chips_words.other(
        (
            (
                "disqualified",
                -7350,
            ),
        )
    )
    (entry,) = entries(page)
    assert all(x in entry for x in ("−7,350", "Anna Ek"))


def _number(text: str) -> int:
    return int(text.replace(",", "").replace("−", "-").replace("+", ""))
