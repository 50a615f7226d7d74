"""A line typed after a refusal stands by itself: a bust never ends in the command that was refused."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from core.money.till import account
from gui.console.frame.command_bar import CommandBar
from gui.program.session import Session
from gui.words import commands
from tests.windows.console.conftest import SETUP, Frame, type_lines
from tests.windows.console.keyboard import CTRL, press

Key = Qt.Key
MORE = """
set till on
register "Vera Wall" number 31 seat 2.3
register "Zara Holm" number 32 seat 2.2
register "Conny Gren" seat 1.6
set late 1
price reentry 200
start
eliminate 1.6
"""


@pytest.fixture
def night(session: Session, open_frame: Callable[..., Frame]) -> Frame:
    """Eight players at two tables, Conny out; a till is kept, and nobody enters again after this level."""
    type_lines(session, f"{SETUP.strip()}\n{MORE.strip()}")
    frame = open_frame()
    frame.pass_time(minutes=25)
    press(Key.Key_K, CTRL)
    return frame


def bar(frame: Frame) -> CommandBar:
    return frame.night.footer.command


def entered(frame: Frame, *typed: str) -> None:
    for line in typed:
        frame.type(line)
        press(Key.Key_Return)


def out(frame: Frame) -> list[str]:
    return [frame.session.state.name(b.entry) for b in frame.session.state.game.busts][1:]


def collected(frame: Frame) -> int:
    t, now = frame.session.state, frame.session.now()
    return sum(account(t, p, now).collected for p in t.people.players)


REFUSED = [
    "take payment vera swish", "till float", "till float ", 'eliminate "Anna Ek" by "Bo Snud"',
    "move anna to ", "close seat 9.9", "stop dealing 77", "1.3 by", "reenter conny", "elimnate anna",
    "close table 1", "annna lindd", "conny",
]  # fmt: skip


@pytest.mark.parametrize("refused", REFUSED)
@pytest.mark.parametrize("typed", ["2.2", "zara holm", "zara holm out"])
def test_the_next_bust_after_a_refusal_is_typed_as_a_whole_line(
    night: Frame, refused: str, typed: str
) -> None:
    before = len(night.session.director.history)
    entered(night, refused)
    assert (len(night.session.director.history), bar(night).text() != "") == (before, True)
    night.type(typed)
    assert bar(night).text() == typed
    if any(x.mends for x in bar(night).suggestions.found):
        press(Key.Key_Up)
        while bar(night).suggestions.at > 0:
            press(Key.Key_Up)
    press(Key.Key_Return)
    assert out(night) == ["Zara Holm"]
    assert (len(night.session.director.history), collected(night)) == (before + 1, 0)


@pytest.mark.parametrize("typed", ["3.2", "2.2"])
def test_a_seat_after_a_refused_payment_needs_no_choice(night: Frame, typed: str) -> None:
    entered(night, "take payment vera swish", typed)
    assert (bar(night).text(), collected(night)) == ("" if typed == "2.2" else typed, 0)
    assert out(night) == ["Zara Holm"] * (typed == "2.2")


def test_a_number_that_is_a_player_and_the_missing_amount_is_asked_about(night: Frame) -> None:
    entered(night, "take payment vera swish", "32")
    assert (out(night), collected(night)) == ([], 0)
    assert [x.kind for x in night.night.notice.said] == ["which_one"]
    said = night.night.notice.sentence.text()
    assert [x in said for x in ("Zara Holm", "Vera Wall")] == [True, True]
    entered(night, "2.3")
    assert (out(night), collected(night)) == (["Vera Wall"], 0)


@pytest.mark.parametrize(
    ("refused", "typed", "does"),
    [
        ("take payment vera swish", "200", 'collect "Vera Wall" 200'),
        ("collect vera 20O swish", "200", 'collect "Vera Wall" 200 "swish"'),
        ("till float", "2000", "till float 2000"),
        ("move anna to ", "2.5", 'move "Anna Ek" to 2.5'),
        ('eliminate "Anna Ek" by "Bo Snud"', "bo sund", 'eliminate "Anna Ek" by "Bo Sund"'),
        ("eliminate anna by 9.9", "1.4", 'eliminate "Anna Ek" by "Bo Sund"'),
    ],
)
def test_what_mends_the_refused_line_is_offered_and_written_out(
    night: Frame, refused: str, typed: str, does: str
) -> None:
    entered(night, refused)
    night.type(typed)
    assert bar(night).text() == typed
    before, offered = len(night.session.director.history), bar(night).suggestions
    assert (offered.found[-1].mends, offered.found[-1].title) == (True, does)
    only = not any(x.line for x in offered.found[:-1])
    assert (offered.at == -1) is not only
    if not only:
        press(Key.Key_Return)
        assert (bar(night).text(), [x.kind for x in night.night.notice.said]) == (typed, ["which_one"])
        press(Key.Key_Up)
    press(Key.Key_Return)
    assert (len(night.session.director.history), bar(night).selectedText()) == (before, bar(night).text())
    press(Key.Key_Return)
    assert night.session.director.history[-1].line == does
    assert bar(night).text() == ""


def test_a_mended_line_that_waits_for_its_enter_is_typed_over(night: Frame) -> None:
    entered(night, "collect vera swish", "200")
    assert bar(night).text() == "collect vera 200"
    entered(night, "2.2")
    assert (out(night), collected(night)) == (["Zara Holm"], 0)
    assert "not_done" in [x.kind for x in night.night.notice.said]


def test_a_bust_that_is_asked_about_and_typed_over_is_said_not_to_be_done(night: Frame) -> None:
    entered(night, "eliminate anna by 9.9", "1.4", "2.2")
    assert out(night) == ["Zara Holm"]
    assert "not_done" in [x.kind for x in night.night.notice.said]
    assert "Bo Sund" in night.night.notice.sentence.text()


def test_an_arrow_goes_back_into_the_refused_line(night: Frame) -> None:
    entered(night, "close seat 9.9")
    press(Key.Key_Right)
    for _ in range(3):
        press(Key.Key_Backspace)
    entered(night, "1.9")
    assert night.session.director.history[-1].line == "close seat 1.9"


def test_a_refused_line_is_mended_no_more_once_the_bar_was_left(night: Frame) -> None:
    entered(night, "collect vera swish")
    night.focus_page()
    press(Key.Key_K, CTRL)
    night.type("32")
    assert [x.mends for x in bar(night).suggestions.found] == [False]


@pytest.mark.parametrize("left", ["prizes 60% 40%", "32 31", "2"])
def test_a_name_after_a_line_that_waits_for_its_enter_is_a_new_line(night: Frame, left: str) -> None:
    before = night.session.state.money.shares
    entered(night, left)
    night.type("zara holm")
    assert bar(night).text() == "zara holm"
    press(Key.Key_Return)
    assert (out(night), night.session.state.money.shares) == (["Zara Holm"], before)


def test_a_name_is_gone_on_with_where_more_of_it_is_asked_for(night: Frame) -> None:
    type_lines(night.session, 'set late 9\nregister "Zarah Lind" seat 1.1')
    entered(night, "zar")
    assert [x.kind for x in night.night.notice.said] == ["which_one"]
    night.type("ah")
    assert bar(night).text() == "zarah"


# -- the key that goes to the bar, typed into it -------------------------------------------------------


@pytest.mark.parametrize("typed", ["/2.2", "/zara holm", "/eliminate zara", "//2.2"])
def test_the_bars_own_key_is_no_part_of_the_line(night: Frame, typed: str) -> None:
    entered(night, typed)
    assert (bar(night).text(), out(night)) == ("", ["Zara Holm"])


def test_the_bars_own_key_is_no_part_of_an_offered_name(night: Frame) -> None:
    type_lines(night.session, "set late 9")
    night.type("/take payment lotta")
    assert not [x for x in bar(night).suggestions.found if "/" in x.title]
    assert bar(night).text() == "take payment lotta"


def test_the_bars_own_key_alone_is_seen_until_the_next_one(night: Frame) -> None:
    night.type("/")
    assert bar(night).text() == "/"
    press(Key.Key_Return)
    assert night.night.notice.sentence.text() == commands.not_understood("/")
    night.type("/")
    assert bar(night).text() == "/"
    night.type("z")
    assert bar(night).text() == "z"


def test_the_bars_own_key_is_seen_each_time_it_is_pressed(night: Frame) -> None:
    """They begin no line: all of them go with the first other key."""
    for stands in ("/", "//", "///"):
        night.type("/")
        assert bar(night).text() == stands
    night.type("z")
    assert bar(night).text() == "z"


def test_its_own_key_is_taken_away_as_any_other(night: Frame) -> None:
    night.type("/")
    night.type("/")
    night.key(Key.Key_Return)
    assert night.night.notice.shown
    night.key(Key.Key_Backspace)
    assert (bar(night).text(), night.night.notice.shown) == ("", False)


def test_the_bars_own_key_after_a_refusal_begins_anew(night: Frame) -> None:
    entered(night, "take payment vera swish", "/2.2")
    assert (out(night), collected(night)) == (["Zara Holm"], 0)


def test_the_bars_own_key_inside_a_line_is_text_and_can_be_taken_back(night: Frame) -> None:
    night.type("abc")
    press(Key.Key_Home)
    night.type("/")
    assert (bar(night).text(), bar(night).cursorPosition()) == ("/abc", 1)
    night.type("x")
    assert bar(night).text() == "/xabc"
    press(Key.Key_Z, CTRL)
    assert bar(night).text() == "abc"


def test_a_line_that_the_bars_own_key_replaced_comes_back(night: Frame) -> None:
    night.type("zara holm")
    bar(night).selectAll()
    night.type("/bo")
    assert bar(night).text() == "bo"
    while bar(night).isUndoAvailable() and bar(night).text() != "zara holm":
        press(Key.Key_Z, CTRL)
    assert bar(night).text() == "zara holm"


def test_the_bars_own_key_is_no_part_of_a_line_that_is_pasted(night: Frame) -> None:
    QApplication.clipboard().setText("/2.2")
    press(Key.Key_V, CTRL)
    assert (bar(night).text(), bar(night).cursorPosition()) == ("2.2", 3)
    press(Key.Key_Return)
    assert out(night) == ["Zara Holm"]
