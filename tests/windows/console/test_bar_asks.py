"""The command bar asks where a name or two seats may mean something else: who is out, and big blinds."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

import core.store
from core.money.payouts import placings
from core.people.player_row import PlayerRow
from core.say.acts import ChooseRulebook
from core.say.duties import BalanceDuty
from core.text.script_words import BadLine
from gui.console.frame.completion import suggest
from gui.program.session import Session
from gui.words import commands
from gui.words.numbers import amount, place_text
from gui.words.voices import said_by
from tests.windows.console.conftest import SETUP, Frame, type_lines
from tests.windows.console.test_duties_column import SIX, UNBALANCED

CTRL = Qt.KeyboardModifier.ControlModifier
MORE = """
register "Hakan Bergstrom" seat 1.1
register "Linda Strom" seat 2.2
register "Per Ekstrom" seat 2.3
"""


@pytest.fixture
def night(session: Session, open_frame: Callable[..., Frame]) -> Frame:
    """Nine players at two tables, the clock running; Hakan Bergstrom is out."""
    type_lines(session, f"{SETUP.strip()}\n{MORE.strip()}\nannounce break-order\nstart\neliminate 1.1")
    frame = open_frame()
    frame.pass_time(minutes=2)
    return frame


def bar(frame: Frame, typed: str) -> None:
    frame.key(Qt.Key.Key_K, CTRL)
    frame.type(typed)


def out(frame: Frame) -> list[str]:
    return [frame.session.state.name(b.entry) for b in frame.session.state.game.busts]


def lines(frame: Frame) -> list[str]:
    return [s.line for s in frame.night.footer.command.suggestions.found]


def last(frame: Frame) -> str:
    return frame.session.director.history[-1].line


# -- a name of somebody who is out --------------------------------------------------------------------


@pytest.mark.parametrize("typed", ["bergstrom", "Hakan Bergstrom", "bergst", "bergstrom out", "hakan berg"])
def test_who_is_out_is_said_to_be_out_and_nobody_alike_is_offered(night: Frame, typed: str) -> None:
    bar(night, typed)
    assert lines(night) == ["", 'reenter "Hakan Bergstrom"']
    title = night.night.footer.command.suggestions.found[0].title
    assert "9th" in title
    assert [x.kind for x in said_by(title)] == ["is_out_at"]
    before = len(night.session.director.history)
    for _ in range(2):
        night.key(Qt.Key.Key_Return)
    assert len(night.session.director.history) == before
    assert night.night.notice.shown


def test_a_reentry_is_offered_where_it_is_sold_and_has_to_be_chosen(night: Frame) -> None:
    bar(night, "bergstrom")
    for _ in range(2):
        night.key(Qt.Key.Key_Return)
    assert len(night.session.state.people.entries) == 9
    night.key(Qt.Key.Key_Down)
    night.key(Qt.Key.Key_Return)
    assert last(night).startswith("reenter")
    assert len(night.session.state.people.entries) == 10


def test_no_reentry_is_offered_when_none_is_sold(night: Frame) -> None:
    type_lines(night.session, "set late 1")
    night.pass_time(minutes=25)
    bar(night, "bergstrom")
    assert lines(night) == [""]


@pytest.mark.parametrize("typed", ["hakon bergstrm", "bergstrm", "Hakan Bergstrum"])
def test_who_is_out_is_proposed_for_a_name_with_a_typing_error_before_anybody_new(
    night: Frame, typed: str
) -> None:
    bar(night, typed)
    assert lines(night)[:2] == ["", 'reenter "Hakan Bergstrom"']
    assert not [x for x in lines(night)[:2] if x.startswith("register ")]
    assert night.night.footer.command.suggestions.at == -1


def test_a_verb_does_not_offer_somebody_alike_either(night: Frame) -> None:
    assert [s.line for s in suggest("eliminate bergstrom", night.session.state)] == [""]


def test_who_is_in_comes_first_and_is_enters(night: Frame) -> None:
    type_lines(night.session, 'register "Lena Bergstrom" seat 1.1')
    bar(night, "bergstrom")
    assert lines(night)[:2] == ['eliminate "Lena Bergstrom"', ""]
    assert night.night.footer.command.suggestions.at == 0


def test_no_line_asks_whether_somebody_out_was_meant(night: Frame) -> None:
    with pytest.raises(BadLine) as bad:
        night.session.understand("bergstrom")
    assert "near" not in bad.value.facts or not bad.value.facts["near"]


# -- what is no line ----------------------------------------------------------------------------------


@pytest.mark.parametrize("typed", ["qqqq", "88", "help me?"])
def test_what_is_not_understood_is_said_until_the_line_goes(night: Frame, typed: str) -> None:
    bar(night, typed)
    night.key(Qt.Key.Key_Return)
    assert night.night.notice.shown
    assert typed in night.night.notice.sentence.text()
    night.key(Qt.Key.Key_Escape)
    assert night.night.footer.command.text() == ""
    assert not night.night.notice.shown


# -- seats of several tables in one line --------------------------------------------------------------


def test_two_seats_while_their_big_blinds_are_asked_put_nobody_out(
    session: Session, open_frame: Callable[..., Frame]
) -> None:
    type_lines(session, SIX)
    night = open_frame()
    type_lines(session, UNBALANCED)
    night.pass_time(seconds=2)
    (asked,) = [c.duty for c in night.night.duties.cards if isinstance(c.duty, BalanceDuty)]
    assert len(asked.asks) == 2
    before = out(night)
    bar(night, "1.5 2.4")
    night.key(Qt.Key.Key_Return)
    assert out(night) == before
    assert night.night.notice.confirms
    night.key(Qt.Key.Key_Return)
    assert out(night) == before
    told = [t.blinds.big for t in night.session.state.open_tables if t.blinds is not None]
    assert told == [5, 4]
    assert night.night.footer.command.text() == ""
    bar(night, "2.6")
    night.key(Qt.Key.Key_Return)
    assert len(out(night)) == len(before) + 1
    assert "not_done" not in [x.kind for x in night.night.notice.said]


def test_two_seats_of_two_tables_are_asked_about_once(night: Frame) -> None:
    before = out(night)
    bar(night, "1.5 2.7")
    night.key(Qt.Key.Key_Return)
    assert out(night) == before
    assert night.night.notice.confirms
    night.key(Qt.Key.Key_Return)
    assert sorted(out(night)) == sorted([*before, "Cecilia Berg", "Erik Lind"])
    assert night.night.footer.command.text() == ""


PRIZES = "prizes 30% 20% 15% 13% 8% 6% 4% 4%"


def told(frame: Frame) -> tuple[tuple[tuple[str, ...], str, tuple[int, ...]], ...]:
    """The places and prizes that the notice tells of who is about to go out."""
    (said,) = frame.night.notice.said
    return tuple((tuple(sorted(x.names)), x.place, x.prizes) for x in said.fields()["places"])


def placed(frame: Frame, told_of: tuple[str, ...]) -> set[tuple[str, int]]:
    t = frame.session.state
    return {(place_text(x.place, x.last), x.prize) for x in placings(t) if t.name(x.entry) in told_of}


@pytest.mark.parametrize("book", ["tda-2024", "svepof-2006", "plain"])
@pytest.mark.parametrize("prizes", [PRIZES, "prizes 60% 40%"])
def test_the_places_and_prizes_that_are_told_are_those_they_get(night: Frame, book: str, prizes: str) -> None:
    type_lines(night.session, f"rulebook {book}\n{prizes}")
    for seats in ("1.5 2.7", "2.7 1.5", "2.1 1.5 2.7", "1.5 2.7 2.1 1.4"):
        bar(night, seats)
        night.key(Qt.Key.Key_Return)
        assert night.night.notice.confirms, seats
        found = told(night)
        assert sum(len(names) for names, _, _ in found) == len(seats.split()), seats
        before = len(out(night))
        night.key(Qt.Key.Key_Return)
        assert len(out(night)) == before + len(seats.split()), seats
        for names, place, money in found:
            assert placed(night, names) == {(place, x) for x in money}, seats
        night.session.undo()


def test_two_who_share_a_prize_are_told_so(night: Frame) -> None:
    type_lines(night.session, PRIZES)
    bar(night, "1.5 2.7")
    night.key(Qt.Key.Key_Return)
    ((names, place, money),) = told(night)
    assert (names, place) == (("Cecilia Berg", "Erik Lind"), place_text(7, 8))
    assert all(money)
    words = night.night.notice.sentence.text()
    assert [x in words for x in (place, amount(money[0]))] == [True, True]


def test_hand_for_hand_who_went_out_before_shares_with_them(night: Frame) -> None:
    type_lines(night.session, f"{PRIZES}\nhand-for-hand\neliminate 1.4")
    bar(night, "1.5 2.7")
    night.key(Qt.Key.Key_Return)
    ((names, place, money),) = told(night)
    assert (names, place) == (("Cecilia Berg", "Erik Lind"), place_text(6, 8))
    night.key(Qt.Key.Key_Return)
    assert placed(night, names) == {(place, x) for x in money}


def test_where_nobody_shares_each_place_is_told(night: Frame) -> None:
    book = [
        "format = 1", 'id = "house"', 'title = "House"', 'short = "House"', 'language = "en"',
        'parent = "plain"', "[elimination.other_table]", 'value = "by_time"', 'clause = ""', 'en = "House."',
    ]  # fmt: skip
    night.session.do(ChooseRulebook(book="house", text="\n".join(book)))
    type_lines(night.session, PRIZES)
    bar(night, "1.5 2.7")
    night.key(Qt.Key.Key_Return)
    found = told(night)
    assert [(names, place) for names, place, _ in found] == [
        (("Erik Lind",), place_text(7, 7)),
        (("Cecilia Berg",), place_text(8, 8)),
    ]
    night.key(Qt.Key.Key_Return)
    for names, place, money in found:
        assert placed(night, names) == {(place, x) for x in money}


def test_escape_puts_nobody_out_and_a_new_seat_begins_anew(night: Frame) -> None:
    before = out(night)
    bar(night, "1.5 2.7")
    night.key(Qt.Key.Key_Return)
    night.key(Qt.Key.Key_Escape)
    night.key(Qt.Key.Key_Return)
    assert out(night) == before
    bar(night, "2.7")
    assert night.night.footer.command.text() == "2.7"


@pytest.mark.parametrize("typed", ["1.5 1.4", "eliminate 1.5 2.7"])
def test_seats_of_one_table_and_a_verb_ask_nothing(night: Frame, typed: str) -> None:
    before = len(out(night))
    bar(night, typed)
    night.key(Qt.Key.Key_Return)
    assert len(out(night)) == before + 2


# -- what was begun and typed over --------------------------------------------------------------------


@pytest.mark.parametrize("then", ["2.7", "eri"])
def test_a_bust_that_was_begun_and_typed_over_is_said_not_to_be_done(night: Frame, then: str) -> None:
    before = out(night)
    bar(night, "dav")
    night.key(Qt.Key.Key_Return)
    night.focus_page()
    bar(night, then)
    night.key(Qt.Key.Key_Return)
    if then == "eri":
        assert "David Holm" in night.night.notice.sentence.text()
        assert out(night) == before
        night.key(Qt.Key.Key_Return)
    else:
        assert night.night.notice.shown
        assert "David Holm" in night.night.notice.sentence.text()
    assert sorted(out(night)) == sorted([*before, "Erik Lind"])
    bar(night, "1.5")
    night.key(Qt.Key.Key_Return)
    assert "not_done" in [x.kind for x in night.night.notice.said], "said until Esc"
    night.key(Qt.Key.Key_K, CTRL)
    night.key(Qt.Key.Key_Escape)
    bar(night, "2.2")
    night.key(Qt.Key.Key_Return)
    assert "not_done" not in [x.kind for x in night.night.notice.said]


def test_of_several_that_were_begun_and_typed_over_the_last_is_said(night: Frame) -> None:
    bar(night, "dav")
    night.key(Qt.Key.Key_Return)
    night.focus_page()
    bar(night, "cec")
    night.key(Qt.Key.Key_Return)
    assert [x.kind for x in night.night.notice.said] == ["enter_again", "not_done"]
    _, _, then = night.night.notice.sentence.text().partition("Cecilia Berg")
    assert ("David Holm" in then, ". " in then) == (True, True)
    night.focus_page()
    bar(night, "2.7")
    night.key(Qt.Key.Key_Return)
    assert [x.kind for x in night.night.notice.said].count("not_done") == 1
    said = night.night.notice.sentence.text()
    assert ("David Holm" in said, "Cecilia Berg" in said) == (False, True)


def test_a_seat_that_somebody_else_got_a_moment_ago_wants_one_more_enter(night: Frame) -> None:
    before = out(night)
    type_lines(night.session, "move 2.7 to 1.1")
    bar(night, "1.1")
    night.key(Qt.Key.Key_Return)
    assert out(night) == before
    assert "enter_again" in [x.kind for x in night.night.notice.said]
    night.key(Qt.Key.Key_Return)
    assert out(night) == [*before, "Erik Lind"]


def test_a_seat_that_somebody_got_a_while_ago_is_out_by_one_enter(night: Frame) -> None:
    before = out(night)
    type_lines(night.session, "move 2.7 to 1.1")
    night.pass_time(seconds=1)
    bar(night, "1.1")
    night.key(Qt.Key.Key_Return)
    assert out(night) == [*before, "Erik Lind"]


def test_two_busts_that_are_asked_about_and_typed_over_are_said_not_to_be_done(night: Frame) -> None:
    before = out(night)
    bar(night, "1.5 2.1")
    night.key(Qt.Key.Key_Return)
    assert night.night.notice.confirms
    night.type("2.7")
    night.key(Qt.Key.Key_Return)
    assert sorted(out(night)) == sorted([*before, "Erik Lind"])
    said = night.night.notice.sentence.text()
    assert "not_done" in [x.kind for x in night.night.notice.said]
    assert ("Cecilia Berg" in said, "David Holm" in said) == (True, True)


def test_two_busts_that_are_done_or_typed_again_are_not_said_to_be_forgotten(night: Frame) -> None:
    bar(night, "1.5 2.1")
    night.key(Qt.Key.Key_Return)
    bar(night, "1.5 2.1")
    night.key(Qt.Key.Key_Return)
    night.key(Qt.Key.Key_Return)
    assert {"Cecilia Berg", "David Holm"} <= set(out(night))
    bar(night, "2.7")
    night.key(Qt.Key.Key_Return)
    assert "not_done" not in [x.kind for x in night.night.notice.said]


@pytest.mark.parametrize("wrong", ["1.99", "1.9", "99.1"])
def test_a_seat_that_was_refused_and_typed_over_is_said_not_to_be_done(night: Frame, wrong: str) -> None:
    before = out(night)
    bar(night, wrong)
    night.key(Qt.Key.Key_Return)
    night.type("2.7")
    night.key(Qt.Key.Key_Return)
    assert sorted(out(night)) == sorted([*before, "Erik Lind"])
    assert wrong in night.night.notice.sentence.text()


@pytest.mark.parametrize("then", ["2.1", "david"])
def test_the_same_player_named_again_is_not_said_to_be_forgotten(night: Frame, then: str) -> None:
    bar(night, "dav")
    night.key(Qt.Key.Key_Return)
    bar(night, then)
    for _ in range(1 if then == "2.1" else 2):
        night.key(Qt.Key.Key_Return)
    assert "David Holm" in out(night)
    assert not night.night.notice.shown or "David" not in night.night.notice.sentence.text()


def test_escape_forgets_what_was_begun(night: Frame) -> None:
    bar(night, "dav")
    night.key(Qt.Key.Key_Return)
    for _ in range(3):
        night.key(Qt.Key.Key_Escape)
    bar(night, "2.7")
    night.key(Qt.Key.Key_Return)
    assert not night.night.notice.shown


# -- a name that nobody has --------------------------------------------------------------------------------


@pytest.mark.parametrize("started", [False, True])
def test_a_name_that_nobody_has_is_offered_as_a_registration(
    session: Session, open_frame: Callable[..., Frame], started: bool
) -> None:
    type_lines(session, f"{SETUP.strip()}\nset late 4" + "\nstart" * started)
    frame, before = open_frame(), len(session.state.people.players)
    bar(frame, "annna  lind")
    frame.key(Qt.Key.Key_Return)
    assert frame.night.notice.sentence.text() == commands.nobody_called("annna  lind")
    assert len(session.state.people.players) == before  # it may be a slip of the name of somebody in play
    for _ in range(lines(frame).index('register "Annna Lind"') + 1):
        frame.key(Qt.Key.Key_Down)
    frame.key(Qt.Key.Key_Return)
    assert last(frame) == 'register "Annna Lind"'


@pytest.mark.parametrize("typed", ["hakon bergstrm", "hakan bergs", "Hakan Bergstrom"])
def test_somebody_known_is_proposed_before_anybody_new(
    session: Session, open_frame: Callable[..., Frame], tmp_path: Path, typed: str
) -> None:
    type_lines(session, SETUP)
    with closing(core.store.open_library(tmp_path / "library.db")) as library:
        library.import_rows([PlayerRow("Håkan Bergström", number="117"), PlayerRow("Anna Ek")])
        session.library = library
        frame = open_frame()
        bar(frame, typed)
        known, *new = [x for x in lines(frame) if x.startswith("register ")]
        assert known == 'register "Håkan Bergström" number "117"'
        assert [x for x in new if "117" in x] == []
        for _ in range(2):
            frame.key(Qt.Key.Key_Return)
        assert len(session.state.people.players) == 6
        frame.key(Qt.Key.Key_Down)
        frame.key(Qt.Key.Key_Return)
        assert last(frame) == known
        bar(frame, "anna ek")
        assert not [x for x in lines(frame) if x.startswith("register ")]
        frame.key(Qt.Key.Key_Escape)
        session.library = None


def test_a_club_number_is_none_of_the_name(session: Session, open_frame: Callable[..., Frame]) -> None:
    type_lines(session, SETUP)
    frame = open_frame()
    bar(frame, "Vera Wall; 117")
    for _ in range(lines(frame).index('register "Vera Wall" number "117"') + 1):
        frame.key(Qt.Key.Key_Down)
    frame.key(Qt.Key.Key_Return)
    made = next(x for x in session.state.people.players.values() if x.name == "Vera Wall")
    assert made.number == "117"


@pytest.mark.parametrize("typed", ["pauze now", "paus noww"])
def test_a_misspelt_verb_is_named_also_where_a_name_could_be_meant(
    session: Session, open_frame: Callable[..., Frame], typed: str
) -> None:
    type_lines(session, SETUP)
    frame = open_frame()
    bar(frame, typed)
    frame.key(Qt.Key.Key_Return)
    assert frame.night.notice.sentence.text() == commands.nobody_called(typed, "pause")


def test_no_name_is_registered_once_registration_has_ended(night: Frame) -> None:
    night.session.do(ChooseRulebook(book="svepof-2006"))
    bar(night, "annna lind")
    assert not [x for x in lines(night) if x.startswith("register")]


NO_NAMES = "anna ek 1.3", "Bo Sund 7", "brake table 2", "annna lind out", "sven berg OUT"


def test_a_shout_is_no_name(night: Frame) -> None:
    type_lines(night.session, "set late 4")
    for shout in ("string bet", "Bergstrom", "pausse", *NO_NAMES):
        bar(night, shout)
        assert not [x for x in lines(night) if x.startswith("register")]
        night.key(Qt.Key.Key_Escape)
        night.key(Qt.Key.Key_Escape)


def test_the_suggestions_leave_the_question_about_them_in_view(night: Frame, qtbot: QtBot) -> None:
    """At 1366 px the list stood over the beginning of its own question."""
    night.window.resize(1366, 768)
    bar(night, "strom")
    night.type("")
    bar(night, "s")
    night.key(Qt.Key.Key_Return)
    notice, found = night.night.notice, night.night.footer.command.suggestions
    night.night.notice.say("Which one? " * 40)
    assert found.isVisible()
    assert notice.isVisible()

    def apart() -> bool:
        top = notice.mapTo(night.window, QPoint(0, 0)).y()
        return found.mapTo(night.window, QPoint(0, found.height())).y() <= top

    qtbot.waitUntil(apart)
