"""The command bar: what it offers, what it does, what it says when it cannot."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

import main
from core.formats.holdem import HOLDEM
from core.people import people
from core.say import acts, formats
from core.say.decision import Decision
from core.say.reasons import AlreadyRegistered, InTheFuture, SeatTaken
from core.text.script_words import BadLine
from core.tournament.people import Player
from core.tournament.state import Tournament
from gui.console.frame.completion import suggest
from gui.words import commands
from gui.words import commands as commands_words
from gui.words import tables as tables_words
from gui.words.files import LineMisread
from gui.words.voices import together
from tests.doing import do_line
from tests.formats.rounds.handed_in import handed_in
from tests.windows.conftest import EVENING
from tests.windows.console.conftest import Frame, type_lines
from tests.windows.said import says

CTRL = Qt.KeyboardModifier.ControlModifier


def titles(frame: Frame) -> list[str]:
    return [s.title for s in frame.night.footer.command.suggestions.found]


def lit(frame: Frame) -> str:
    """The line of the row that Enter takes."""
    row = frame.night.footer.command.suggestions.chosen
    return row.line if row is not None else ""


def out(frame: Frame) -> list[str]:
    return [frame.session.state.name(b.entry) for b in frame.session.state.game.busts]


def bar(frame: Frame) -> None:
    frame.key(Qt.Key.Key_K, CTRL)


def test_verbs_are_offered_by_their_beginning(frame: Frame) -> None:
    bar(frame)
    frame.type("pa")
    assert titles(frame)[0] == "pause"
    assert frame.night.footer.command.suggestions.isVisible()


def test_names_are_offered_without_a_verb(frame: Frame) -> None:
    bar(frame)
    frame.type("dav")
    assert titles(frame) == [commands_words.out("David Holm")]


@pytest.mark.parametrize("typed", ["jonas berg jr", "Jonas Berg jr out", "eliminate Jonas Berg jr"])
def test_a_longer_name_is_not_that_of_somebody_in_play(frame: Frame, typed: str) -> None:
    type_lines(frame.session, 'register "Jonas Berg" seat 1.1\nstart')
    bar(frame)
    frame.type(typed)
    assert lit(frame) == ""
    frame.key(Qt.Key.Key_Return)
    frame.key(Qt.Key.Key_Return)
    assert out(frame) == []


def test_a_name_and_two_enters_is_a_bust(frame: Frame) -> None:
    frame.key(Qt.Key.Key_Space)
    bar(frame)
    frame.type("dav")
    frame.key(Qt.Key.Key_Return)
    bar_ = frame.night.footer.command
    assert (bar_.text(), bar_.line) == (commands.out("David Holm"), 'eliminate "David Holm"')
    assert not frame.session.state.game.busts
    frame.key(Qt.Key.Key_Return)
    assert [frame.session.state.name(b.entry) for b in frame.session.state.game.busts] == ["David Holm"]


def test_after_eliminate_those_in_play_are_offered_then_by(frame: Frame) -> None:
    found = suggest("eliminate ", frame.session.state)
    assert [s.title for s in found][:3] == ["Cecilia Berg", "Farid Dahl", "Anna Ek"]
    found = suggest('eliminate "Anna Ek" ', frame.session.state)
    assert found[0].title == "by"
    assert "Anna Ek" not in [s.title for s in found]


def test_those_out_are_offered_to_be_taken_back(frame: Frame) -> None:
    type_lines(frame.session, 'start\neliminate "Bo Sund"')
    assert [s.title for s in suggest("take back ", frame.session.state)] == ["Bo Sund"]
    assert "Bo Sund" not in [s.title for s in suggest("eliminate ", frame.session.state)]


def test_free_seats_are_offered_to_move_to(frame: Frame) -> None:
    found = [s.title for s in suggest('move "Anna Ek" to 2.', frame.session.state)]
    assert found[:2] == ["2.2", "2.3"]
    assert "2.1" not in found


def test_a_seat_shows_whom_it_would_bust(frame: Frame) -> None:
    bar(frame)
    frame.type("2.7")
    assert titles(frame) == [commands_words.out("Erik Lind")]


def test_a_bust_by_enter_is_decided_once(frame: Frame, monkeypatch: pytest.MonkeyPatch) -> None:
    decided: list[acts.Act] = []
    eliminate = HOLDEM.rules[acts.Eliminate]

    def counted(t: Tournament, act: acts.Eliminate, now: int) -> Decision:
        decided.append(act)
        return eliminate(t, act, now)

    bar(frame)
    frame.type("2.7")
    monkeypatch.setitem(HOLDEM.rules, acts.Eliminate, counted)
    frame.key(Qt.Key.Key_Return)
    assert len(frame.session.state.game.busts) == 1
    assert len(decided) == 1


def test_a_comma_of_the_number_pad_is_the_point_of_a_seat(frame: Frame) -> None:
    frame.key(Qt.Key.Key_Space)
    frame.focus_page()
    frame.type("2,7")
    assert titles(frame) == [commands_words.out("Erik Lind")]
    frame.key(Qt.Key.Key_Return)
    assert [frame.session.state.name(b.entry) for b in frame.session.state.game.busts] == ["Erik Lind"]
    bar(frame)
    frame.type("17:30 eliminate 1,3 by 2,1")
    frame.key(Qt.Key.Key_Return)
    assert frame.session.director.history[-1].line == 'eliminate "Anna Ek" by "David Holm"'


def test_tab_completes(frame: Frame) -> None:
    bar(frame)
    frame.type("elim")
    frame.key(Qt.Key.Key_Tab)
    assert frame.night.footer.command.text() == "eliminate "


def test_down_and_enter_take_another_offer(frame: Frame) -> None:
    bar(frame)
    frame.type("eliminate ")
    frame.key(Qt.Key.Key_Down)
    frame.key(Qt.Key.Key_Down)
    frame.key(Qt.Key.Key_Return)
    assert frame.night.footer.command.text() == 'eliminate "Farid Dahl" '


def test_an_offer_is_taken_by_a_click(frame: Frame) -> None:
    bar(frame)
    frame.type("eliminate ")
    popup = frame.night.footer.command.suggestions
    QTest.mouseClick(popup, Qt.MouseButton.LeftButton, pos=QPoint(40, 6 + 32 + 10))
    assert frame.night.footer.command.text() == 'eliminate "Farid Dahl" '


def test_a_bad_line_is_said_and_kept_with_the_cursor_at_the_fault(frame: Frame) -> None:
    bar(frame)
    frame.type("9.9")
    frame.key(Qt.Key.Key_Return)
    notice = frame.night.notice
    assert notice.shown
    assert says(notice.said, LineMisread, expected="table", got="9")
    assert frame.night.footer.command.text() == "9.9"
    assert frame.night.footer.command.hasFocus()
    frame.key(Qt.Key.Key_Escape)
    frame.key(Qt.Key.Key_Escape)


@pytest.mark.parametrize(
    ("line", "got", "fact"),
    [
        ("register Konstantin Papadopoulos", "Papadopoulos", ("whole", '"Konstantin Papadopoulos"')),
        ("add player Ebba Rosengren", "Rosengren", ("whole", '"Ebba Rosengren"')),
        ("add Folke Nord 134", "Nord", ("whole", '"Folke Nord" number 134')),
        ("move 1.3 2.5", "2.5", ("word", "to")),
    ],
)
def test_a_word_too_many_says_what_to_type(frame: Frame, line: str, got: str, fact: tuple[str, str]) -> None:
    before = len(frame.session.director.history)
    bar(frame)
    frame.type(line)
    frame.key(Qt.Key.Key_Return)
    assert says(frame.night.notice.said, LineMisread, expected="end of line", got=got, facts=(fact,))
    assert len(frame.session.director.history) == before
    frame.key(Qt.Key.Key_Escape)
    frame.key(Qt.Key.Key_Escape)


def test_shares_that_come_to_a_hundred_are_no_amounts(frame: Frame) -> None:
    """The first place would get all of the pool but 50."""
    bar(frame)
    before = frame.session.state.money.shares
    frame.type("prizes 60 30 10")
    frame.key(Qt.Key.Key_Return)
    assert frame.session.state.money.shares == before
    near = (("near", "60% 30% 10%"),)
    assert says(frame.night.notice.said, LineMisread, expected="shares", got="60", facts=near)
    frame.key(Qt.Key.Key_Escape)
    frame.key(Qt.Key.Key_Escape)


def test_a_name_in_the_place_of_the_wrong_one_is_chosen_and_done(frame: Frame) -> None:
    """Bo may be out, too: Enter alone does neither."""
    frame.key(Qt.Key.Key_Space)
    command = frame.night.footer.command
    bar(frame)
    frame.type('eliminate "Anna Ek" by "Bo Snud"')
    frame.key(Qt.Key.Key_Return)
    assert command.selectedText() == command.text()
    frame.type('"Bo Sund"')
    frame.key(Qt.Key.Key_Return)
    assert not frame.session.state.game.busts
    frame.key(Qt.Key.Key_Up)
    for _ in range(2):
        frame.key(Qt.Key.Key_Return)
    assert frame.session.director.history[-1].line == 'eliminate "Anna Ek" by "Bo Sund"'


def test_an_empty_seat_is_said_to_be_empty(frame: Frame) -> None:
    bar(frame)
    frame.type("2,5")
    frame.key(Qt.Key.Key_Return)
    assert frame.night.notice.sentence.text() == commands_words.vacant("empty", "2.5")
    assert frame.night.footer.command.selectedText() == "2,5"


@pytest.mark.parametrize("typed", ["9.9", "9.4", "9,9", "eliminate 9.9", "close table 9"])
def test_a_table_that_is_not_there_is_said_not_to_be(frame: Frame, typed: str) -> None:
    bar(frame)
    frame.type(typed)
    frame.key(Qt.Key.Key_Return)
    assert frame.night.notice.sentence.text() == tables_words.no_table("unknown", "9")
    assert frame.night.footer.command.text() == typed


@pytest.mark.parametrize("typed", ["9.4", "close table 9"])
def test_a_table_that_is_closed_is_said_to_be(frame: Frame, typed: str) -> None:
    type_lines(frame.session, "open table 9\nclose table 9")
    bar(frame)
    frame.type(typed)
    frame.key(Qt.Key.Key_Return)
    assert frame.night.notice.sentence.text() == tables_words.no_table("closed", "9")


def test_a_line_with_a_word_missing_is_gone_on_with_after_an_arrow(frame: Frame) -> None:
    bar(frame)
    frame.type('move "Anna Ek" to ')
    frame.night.footer.command.suggestions.show_found([])
    frame.key(Qt.Key.Key_Return)
    command = frame.night.footer.command
    assert command.selectedText() == command.text()
    frame.key(Qt.Key.Key_Right)
    frame.type("1.9")
    assert command.text() == 'move "Anna Ek" to 1.9'


def test_a_refusal_is_said_with_every_reason_and_the_line_kept(frame: Frame) -> None:
    bar(frame)
    frame.type('register "Anna Ek" seat 1.4')
    frame.key(Qt.Key.Key_Return)
    state = frame.session.state
    anna, bo = (e.id for e in state.playing if state.seat_text(e.id) in ("1.3", "1.4"))
    already, taken = frame.night.notice.said
    assert says([already], AlreadyRegistered, entry=anna)
    assert says([taken], SeatTaken, table=state.people.entries[bo].table, seat=4, entry=bo)
    assert frame.night.footer.command.text() == 'register "Anna Ek" seat 1.4'
    assert not frame.night.notice.reason.isVisible()


def test_up_brings_back_what_was_typed(frame: Frame) -> None:
    for line in ("note one", "note two"):
        bar(frame)
        frame.type(line)
        frame.key(Qt.Key.Key_Return)
    bar(frame)
    frame.key(Qt.Key.Key_Up)
    assert frame.night.footer.command.text() == "note two"
    frame.key(Qt.Key.Key_Up)
    assert frame.night.footer.command.text() == "note one"
    frame.key(Qt.Key.Key_Down)
    frame.key(Qt.Key.Key_Down)
    assert frame.night.footer.command.text() == ""


def test_a_late_line_is_entered_for_then(frame: Frame) -> None:
    type_lines(frame.session, "start")
    frame.pass_time(minutes=6)
    type_lines(frame.session, 'eliminate "Bo Sund"')
    bar(frame)
    frame.type('17:33 eliminate "Anna Ek"')
    frame.key(Qt.Key.Key_Return)
    names = [frame.session.state.name(b.entry) for b in frame.session.state.game.busts]
    assert names == ["Anna Ek", "Bo Sund"]


def test_a_late_line_means_who_sat_there_then(frame: Frame) -> None:
    type_lines(frame.session, "price rebuy 100 chips 5000\nstart")
    frame.pass_time(minutes=6)
    type_lines(frame.session, "swap 1.3 with 1.4")
    bar(frame)
    frame.type("17:33 rebuy 1.3")
    frame.key(Qt.Key.Key_Return)
    bought = [frame.session.state.name(e.id) for e in frame.session.state.playing if e.bought.get("rebuy")]
    assert bought == ["Anna Ek"]
    assert frame.session.director.history[-1].line == 'rebuy "Anna Ek"'


def test_a_time_still_to_come_is_refused_by_its_name(frame: Frame) -> None:
    before = len(frame.session.director.history)
    bar(frame)
    frame.type('18:55 register "Late"')
    frame.key(Qt.Key.Key_Return)
    assert says(frame.night.notice.said, InTheFuture, at=EVENING + 85 * 60_000)
    assert len(frame.session.director.history) == before


def test_a_time_before_the_night_is_said_to_be(frame: Frame) -> None:
    before = len(frame.session.director.history)
    bar(frame)
    frame.type('16:55 register "Early"')
    frame.key(Qt.Key.Key_Return)
    begins = (("first", "17:30"),)
    assert says(frame.night.notice.said, LineMisread, expected="time tonight", got="16:55", facts=begins)
    assert len(frame.session.director.history) == before


def test_a_club_number_with_a_blank_is_completed(frame: Frame) -> None:
    type_lines(frame.session, 'edit player "Bo Sund" number "a b"')
    assert [s.line for s in suggest('eliminate no:"a b', frame.session.state)] == ['eliminate "Bo Sund" ']
    do_line(frame.session, 'eliminate no:"a b"')
    assert [frame.session.state.name(b.entry) for b in frame.session.state.game.busts] == ["Bo Sund"]


def test_every_verb_is_explained() -> None:
    from core.say.acts import VERBS
    from gui.words import commands

    assert [verb for verb in VERBS if not commands.explained(verb)] == []


def meanings() -> dict[tuple[str, str], str]:
    """Return what each word of each verb of each format is said to mean."""
    from core.say.acts import VERBS
    from gui.words import commands

    with handed_in(main.FORMATS):
        for format in [*formats.COMING]:
            formats.load(format)
        every = [(v, a.word) for v, x in VERBS.items() for a in x.ARGUMENTS if a.word]
        return {pair: commands.keyword(*pair) for pair in every}


def test_every_keyword_is_explained() -> None:
    assert [pair for pair, said in meanings().items() if not said] == []


def test_words_for_different_kinds_of_values_are_explained_differently() -> None:
    """``from`` is a table for one verb and a time for another: one sentence cannot fit both."""
    from core.say.acts import VERBS

    # A person may be one of several, or a seat where they sit; an accessible seat is a yes in either form.
    alike = {"entry": "people", "entries": "people", "flag": "text", "word": "text", "row": "int"}
    said = meanings()
    kinds: dict[tuple[str, str], set[str]] = {}
    for verb, act in VERBS.items():
        for a in act.ARGUMENTS:
            if a.word:
                kinds.setdefault((a.word, said[verb, a.word]), set()).add(alike.get(a.form, a.form))
    assert {pair: forms for pair, forms in kinds.items() if len(forms) > 1} == {}


@pytest.mark.parametrize(
    ("word", "meant", "other"),
    [
        ("from", "balance", ["gap"]),
        ("to", "move", ["gap", "stage", "rename team", "hand over", "transfer", "split"]),
        ("by", "eliminate", ["call clock", "broken"]),
        ("at", "add level", ["late", "final table", "disqualify", "adjust", "wrong seat", "correct bust"]),
        ("at", "correct bust", ["late", "final table", "disqualify", "adjust", "wrong seat", "stage"]),
        ("cards", "race", ["mistake"]),
        ("hands", "penalty", ["add level", "add break", "edit row", "set clock"]),
        ("number", "draw", ["register", "edit player", "correct entry", "hand over"]),
        ("of", "adjust", ["ruling"]),
        ("on", "clock call", ["ruling"]),
        ("row", "place", ["set clock"]),
        ("for", "penalty", ["deduct"]),
        ("points", "protocol", ["deduct", "play-off"]),
        ("stacks", "eliminate", ["disqualify team"]),
        ("with", "swap", ["correct bust"]),
    ],
)
def test_a_word_is_explained_as_its_verb_means_it(word: str, meant: str, other: list[str]) -> None:
    said = meanings()
    assert [verb for verb in other if said[verb, word] == said[meant, word]] == []


def test_every_verb_leads_on_to_its_keywords(frame: Frame) -> None:
    """Typed word by word, each verb's own keywords are offered, whatever act brought it last."""
    from core.say.acts import VERBS
    from gui.console.frame.completion import suggest

    for verb, act in VERBS.items():
        needed = [a.form for a in act.ARGUMENTS if a.required and not a.word]
        before = f"{verb} " + "".join(
            {"table": "1 ", "tables": "1 ", "seat": "1.3 "}.get(f, '"Anna Ek" ') for f in needed
        )
        for word in (a.word for a in act.ARGUMENTS):
            if word:
                found = [s.line for s in suggest(before + word[:-1], frame.session.state)]
                assert f"{before}{word} " in found, (before, word, found)


def test_a_surname_first_and_a_nickname_are_names_too(frame: Frame) -> None:
    type_lines(frame.session, 'edit player "Bo Sund" nickname "Rocket"')
    for typed, name in (("ek an", "Anna Ek out"), ("rock", "Bo Sund out"), ("lind er", "Erik Lind out")):
        bar(frame)
        frame.night.footer.command.clear()
        frame.type(typed)
        assert titles(frame)[0] == name
        frame.key(Qt.Key.Key_Escape)


def test_nothing_typed_crashes_the_offers(frame: Frame) -> None:
    for typed in (
        '"',
        'eliminate "',
        "#",
        "   ",
        "set ",
        "7.",
        ".",
        "move x to",
        '\\"',
        "balance bb 1.",
        "é",
    ):
        suggest(typed, frame.session.state)


def test_a_table_alone_is_nobody_however_often_enter_is_pressed(frame: Frame) -> None:
    frame.key(Qt.Key.Key_Space)
    bar(frame)
    frame.type("2")
    asked = commands_words.which_seat("2", "")
    again = together(asked, commands_words.esc_clears())
    for said in (asked, again, again):
        frame.key(Qt.Key.Key_Return)
        assert frame.night.notice.sentence.text() == said
    assert frame.night.footer.command.text() == "2"
    frame.type(".7")
    frame.key(Qt.Key.Key_Return)
    assert [frame.session.state.name(b.entry) for b in frame.session.state.game.busts] == ["Erik Lind"]


@pytest.mark.parametrize(
    "typed",
    ["David Holm out", "holm out", "david out", "2.1 out", "2,1 OUT", '"David Holm" out', "17:30 Holm out"],
)
def test_out_is_said_as_the_room_says_it(frame: Frame, typed: str) -> None:
    frame.key(Qt.Key.Key_Space)
    bar(frame)
    frame.type(typed)
    frame.key(Qt.Key.Key_Return)
    assert [frame.session.state.name(b.entry) for b in frame.session.state.game.busts] == ["David Holm"]


@pytest.mark.parametrize("typed", ["holm out lind", "2.1 out 2.7", "2.1 out 2.1 out"])
def test_a_by_that_was_forgotten_puts_nobody_out(frame: Frame, typed: str) -> None:
    frame.key(Qt.Key.Key_Space)
    bar(frame)
    frame.type(typed)
    frame.key(Qt.Key.Key_Return)
    assert frame.session.state.game.busts == []
    assert frame.night.notice.shown


def test_nobody_is_looked_for_by_a_name_nearly_right_before_enter(
    frame: Frame, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Among thousands that takes longer than a key may."""
    asked: list[str] = []
    near = people.near

    def noted(t: Tournament, text: str, most: int = 1) -> list[Player]:
        asked.append(text)
        return near(t, text, most)

    monkeypatch.setattr(people, "near", noted)
    with pytest.raises(BadLine) as caught:
        frame.session.understand("hlom")
    assert asked == []
    assert caught.value.facts["near"] == commands_words.out("David Holm")
    assert asked == ["hlom"]


def test_out_by_whom(frame: Frame) -> None:
    frame.key(Qt.Key.Key_Space)
    bar(frame)
    frame.type("David Holm out by 1.3")
    frame.key(Qt.Key.Key_Return)
    assert frame.session.director.history[-1].line == 'eliminate "David Holm" by "Anna Ek"'


def test_what_is_said_out_is_offered_too(frame: Frame) -> None:
    assert [s.line for s in suggest("holm out", frame.session.state)] == ['eliminate "David Holm"']


def test_nearly_a_name_is_offered_and_never_a_verb_for_a_name(frame: Frame) -> None:
    type_lines(frame.session, 'register "Carl Nyberg" seat 2.4')
    bar(frame)
    frame.type("nybreg")
    assert titles(frame) == [commands_words.out("Carl Nyberg")]
    assert lit(frame) == ""
    frame.key(Qt.Key.Key_Return)
    assert frame.night.footer.command.text() == "nybreg", "nothing is written that was not begun"
    assert frame.night.notice.shown
    assert [s.title for s in suggest("eliminate nybreg", frame.session.state)] == ["Carl Nyberg"]


@pytest.mark.parametrize(
    ("typed", "chosen"),
    [(x, x) for x in ("Carl", "Karl", "Carl Nybreg out", "nybreg out")],
)
def test_a_name_alone_is_answered_with_the_name(frame: Frame, typed: str, chosen: str) -> None:
    type_lines(frame.session, 'register "Carl Nyberg" seat 2.4')
    bar(frame)
    frame.type(typed)
    frame.night.footer.command.suggestions.show_found([])
    frame.key(Qt.Key.Key_Return)
    (said,) = frame.night.notice.said
    near = dict(said.facts)["near"] if isinstance(said, LineMisread) else said.fields()["near"]
    assert near.startswith("Carl Nyberg")
    assert frame.night.footer.command.selectedText() == chosen


def test_a_slip_in_a_verb_is_answered_with_the_verb(frame: Frame) -> None:
    bar(frame)
    frame.type("elimnate Holm")
    frame.night.footer.command.suggestions.show_found([])
    frame.key(Qt.Key.Key_Return)
    said = commands_words.not_understood("elimnate Holm", "eliminate").said
    assert frame.night.notice.said == said


# -- prizes ------------------------------------------------------------------------------------------


def test_other_prizes_are_told_in_figures_and_done_by_the_next_enter(frame: Frame) -> None:
    session, before = frame.session, frame.session.state.money.shares
    bar(frame)
    frame.type("prizes 60% 40%")
    frame.key(Qt.Key.Key_Return)
    assert session.state.money.shares == before
    assert frame.night.notice.shown
    assert frame.night.footer.command.text() == "prizes 60% 40%"
    frame.key(Qt.Key.Key_Return)
    assert session.state.money.shares == (("percent", 6000), ("percent", 4000))
    assert not frame.night.notice.shown


def test_a_line_that_is_changed_after_it_was_told_is_told_anew(frame: Frame) -> None:
    bar(frame)
    frame.type("set rounding 500")
    frame.key(Qt.Key.Key_Return)
    frame.key(Qt.Key.Key_Right)
    frame.key(Qt.Key.Key_Backspace)
    frame.key(Qt.Key.Key_Return)
    assert frame.session.state.setting("rounding") == 1
    frame.key(Qt.Key.Key_Return)
    assert frame.session.state.setting("rounding") == 50


def test_figures_that_are_no_longer_shown_or_no_longer_right_are_told_anew(frame: Frame) -> None:
    session, before = frame.session, frame.session.state.money.shares
    bar(frame)
    frame.type("prizes 60% 40%")
    frame.key(Qt.Key.Key_Return)
    frame.key(Qt.Key.Key_Escape)
    assert (frame.night.footer.command.text(), frame.night.notice.shown) == ("", False)
    bar(frame)
    frame.type("prizes 60% 40%")
    frame.key(Qt.Key.Key_Return)
    assert (session.state.money.shares, frame.night.notice.shown) == (before, True)
    type_lines(session, 'register "Late Money"')
    frame.key(Qt.Key.Key_Return)
    assert (session.state.money.shares, frame.night.notice.shown) == (before, True), "of another pool"
    frame.key(Qt.Key.Key_Return)
    assert session.state.money.shares == (("percent", 6000), ("percent", 4000))


def test_prizes_that_change_nothing_and_look_right_are_set_at_once(frame: Frame) -> None:
    do_line(frame.session, "prizes none")
    bar(frame)
    frame.type("prizes 50% 30% 20%")
    frame.key(Qt.Key.Key_Return)
    assert len(frame.session.state.money.shares) == 3
    bar(frame)
    frame.type("prizes 600 360 240")
    frame.key(Qt.Key.Key_Return)
    assert frame.session.state.money.shares[0] == ("amount", 600)


def test_amounts_for_another_pool_are_told_first_also_where_none_were_set(frame: Frame) -> None:
    do_line(frame.session, "prizes none")
    bar(frame)
    frame.type("prizes 900 300 100")
    frame.key(Qt.Key.Key_Return)
    assert frame.session.state.money.shares == ()
    frame.key(Qt.Key.Key_Return)
    assert len(frame.session.state.money.shares) == 3


@pytest.mark.parametrize(
    ("amount", "chips"),
    [("1,500", 1500), ("1,5k", 1500), ("1.5k", 1500), ("2,5", 0), ("1,50", 0), ("1,500k", 0)],
)
def test_half_a_chip_is_refused_and_never_ten_times_as_much(frame: Frame, amount: str, chips: int) -> None:
    """0: refused, and nothing is bought."""
    type_lines(frame.session, "price rebuy 200 chips 10000\nstart")
    bar(frame)
    line = f'rebuy "Anna Ek" chips {amount}'
    frame.type(line)
    frame.key(Qt.Key.Key_Return)
    anna = next(e for e in frame.session.state.playing if frame.session.state.name(e.id) == "Anna Ek")
    assert anna.chips == 10_000 + chips
    assert frame.night.footer.command.text() == ("" if chips else line)


# -- nobody is out who was not named -----------------------------------------------------------------

NUMBERED = """
edit player "Anna Ek" number 1001
edit player "Bo Sund" number 1002
edit player "Cecilia Berg" number 2
edit player "David Holm" number 17
start
"""


@pytest.fixture
def numbered(frame: Frame) -> Frame:
    """Club numbers of which some begin with the digits of a seat, and one is a table's too."""
    type_lines(frame.session, NUMBERED + "close seat 2.8")
    return frame


@pytest.mark.parametrize("seat", ["1.1", "1,1", "2.8", "1.12", "9.1"])
def test_a_seat_nobody_sits_in_offers_nobody(numbered: Frame, seat: str) -> None:
    """Empty, closed, not there, at no table: it is said, and no Enter writes anything."""
    frame = numbered
    frame.focus_page()
    frame.type(seat)
    found = frame.night.footer.command.suggestions.found
    assert [s.line for s in found] == [""]
    for _ in range(3):
        frame.key(Qt.Key.Key_Return)
        assert frame.night.footer.command.text() == seat
        assert frame.night.notice.shown
    frame.type("2.7")
    frame.key(Qt.Key.Key_Return)
    assert out(frame) == ["Erik Lind"]


@pytest.mark.parametrize("why", ["empty", "closed", "missing"])
def test_the_text_form_says_why_nobody_sits_there(numbered: Frame, why: str) -> None:
    seat = {"empty": "1.1", "closed": "2.8", "missing": "1.12"}[why]
    with pytest.raises(BadLine) as caught:
        numbered.session.understand(seat)
    assert caught.value.facts["vacant"] == why


@pytest.mark.parametrize("typed", ["10", "100", "00", "1 1"])
def test_the_beginning_of_a_club_number_is_nobody(numbered: Frame, typed: str) -> None:
    bar(numbered)
    numbered.type(typed)
    assert titles(numbered) == []
    numbered.key(Qt.Key.Key_Return)
    numbered.key(Qt.Key.Key_Return)
    assert numbered.night.footer.command.text() == typed
    assert out(numbered) == []


@pytest.mark.parametrize("typed", ["erik.", "er.", "holm.", "x.", "9."])
def test_a_point_alone_makes_no_seat_of_a_name(numbered: Frame, typed: str) -> None:
    with pytest.raises(BadLine):
        numbered.session.understand(typed)
    bar(numbered)
    numbered.type(typed)
    numbered.key(Qt.Key.Key_Return)
    assert out(numbered) == []


@pytest.mark.parametrize("typed", ["1001", "Anna Ek", "anna ek", "1.3", "1,3"])
def test_one_who_was_named_whole_is_out_with_one_enter(numbered: Frame, typed: str) -> None:
    bar(numbered)
    numbered.type(typed)
    assert titles(numbered)[0] == commands_words.out("Anna Ek")
    assert numbered.night.footer.command.suggestions.at == 0
    assert numbered.night.footer.command.suggestions.key == "↵"
    numbered.key(Qt.Key.Key_Return)
    assert out(numbered) == ["Anna Ek"]
    assert numbered.night.footer.command.text() == ""


def test_a_number_of_a_table_and_of_a_player_is_asked_about(numbered: Frame) -> None:
    """2 is table 2 and Cecilia Berg, who sits at table 1."""
    bar(numbered)
    numbered.type("2")
    assert lit(numbered) == ""
    numbered.key(Qt.Key.Key_Return)
    numbered.key(Qt.Key.Key_Return)
    assert out(numbered) == []
    assert numbered.night.notice.shown
    assert numbered.night.footer.command.text() == "2"
    numbered.type(" out")
    numbered.key(Qt.Key.Key_Return)
    assert out(numbered) == ["Cecilia Berg"]


def test_a_digit_that_begins_over_a_line_is_not_lost_with_the_next(frame: Frame) -> None:
    """The line before was left by Enter, and its typing taken back."""
    frame.focus_page()
    frame.type("*")
    frame.key(Qt.Key.Key_Return)
    frame.type("u")
    frame.key(Qt.Key.Key_Return)
    frame.key(Qt.Key.Key_Z, CTRL)
    frame.focus_page()
    frame.type("44")
    assert frame.night.footer.command.text() == "44"


def test_a_seat_typed_without_its_point_is_proposed(numbered: Frame) -> None:
    """15 is seat 5 of table 1; the first Enter only says so. 17 is the club number of David Holm, who sits
    there or elsewhere, and 2 with a table 23 beside it is a table."""
    bar(numbered)
    numbered.type("15")
    assert (lit(numbered), numbered.night.footer.command.suggestions.key) == ("1.5", "↵ ↵")
    numbered.key(Qt.Key.Key_Return)
    assert out(numbered) == []
    assert commands_words.out("Cecilia Berg") == numbered.night.footer.command.text()
    numbered.key(Qt.Key.Key_Return)
    assert out(numbered) == ["Cecilia Berg"]
    numbered.type("17")
    assert titles(numbered) == [commands_words.out("David Holm")]
    assert numbered.night.footer.command.suggestions.key == "↵"
    numbered.key(Qt.Key.Key_Escape)
    numbered.key(Qt.Key.Key_Escape)
    type_lines(numbered.session, "open table 21")
    numbered.type("21")
    assert lit(numbered) == ""


def test_a_seat_without_its_point_at_a_table_of_two_digits(numbered: Frame) -> None:
    type_lines(numbered.session, 'open table 12 seats 10\nmove "Anna Ek" to 12.3')
    bar(numbered)
    numbered.type("123")
    assert lit(numbered) == "12.3"


def test_thousands_of_digits_are_no_seat(numbered: Frame) -> None:
    bar(numbered)
    QApplication.clipboard().setText("1" * 5000)
    numbered.key(Qt.Key.Key_V, CTRL)
    assert lit(numbered) == ""
    numbered.key(Qt.Key.Key_Return)
    assert "not_understood" in [x.kind for x in numbered.night.notice.said]


def test_who_is_out_already_is_refused_and_nobody_else_offered(numbered: Frame) -> None:
    type_lines(numbered.session, "eliminate no:1001")
    for typed in ("1001", "Anna Ek"):
        bar(numbered)
        numbered.type(typed)
        numbered.key(Qt.Key.Key_Return)
        assert out(numbered) == ["Anna Ek"]
        assert numbered.night.notice.shown
        assert "is_out_at" in [x.kind for x in numbered.night.notice.said]


def test_several_are_asked_about_and_one_is_chosen_by_the_arrows(frame: Frame) -> None:
    type_lines(frame.session, 'register "Erika Dahl" seat 2.4\nstart')
    bar(frame)
    frame.type("dahl")
    assert lit(frame) == ""
    for _ in range(2):
        frame.key(Qt.Key.Key_Return)
        assert frame.night.footer.command.text() == "dahl"
        assert frame.night.notice.shown
        assert out(frame) == []
    frame.key(Qt.Key.Key_Down)
    assert lit(frame) == 'eliminate "Erika Dahl"'
    assert frame.night.footer.command.suggestions.key == "↵"
    frame.key(Qt.Key.Key_Return)
    assert out(frame) == ["Erika Dahl"]


def test_a_name_that_was_completed_is_said_before_the_second_enter(frame: Frame) -> None:
    type_lines(frame.session, "start")
    bar(frame)
    frame.type("dav")
    assert frame.night.footer.command.suggestions.key == "↵ ↵"
    frame.key(Qt.Key.Key_Return)
    assert out(frame) == []
    assert frame.night.notice.sentence.text() == commands.enter_again(commands.out("David Holm"))
    assert (titles(frame), frame.night.footer.command.suggestions.key) == (
        [commands_words.out("David Holm")],
        "↵",
    )
    frame.key(Qt.Key.Key_Return)
    assert out(frame) == ["David Holm"]


@pytest.mark.parametrize("typed", ["2.7", "2,7"])
def test_a_seat_typed_after_a_completed_name_begins_anew(frame: Frame, typed: str) -> None:
    type_lines(frame.session, "start")
    bar(frame)
    frame.type("dav")
    frame.key(Qt.Key.Key_Return)
    frame.type(typed)
    assert frame.night.footer.command.text() == typed
    assert not frame.night.notice.shown, "what Enter does has changed"
    frame.key(Qt.Key.Key_Return)
    assert out(frame) == ["Erik Lind"]


@pytest.mark.parametrize("typed", ["2.7", "lind", "er"])
def test_what_is_typed_right_behind_a_name_names_nobody_else(frame: Frame, typed: str) -> None:
    """Tab writes the name out to be gone on with; without a blank the next would be out with it, tied."""
    type_lines(frame.session, "start")
    bar(frame)
    frame.type("anna")
    frame.key(Qt.Key.Key_Tab)
    frame.type(typed)
    frame.key(Qt.Key.Key_Return)
    frame.key(Qt.Key.Key_Return)
    assert out(frame) == []
    assert frame.night.notice.shown


@pytest.mark.parametrize("left", ["dahl", "9.9", "2", "David Holm", 'register "Anna Ek" seat 1.4', "pau"])
def test_a_seat_typed_after_a_line_that_was_left_begins_anew(frame: Frame, left: str) -> None:
    """The line was one that Enter asks about, refuses, or has only written."""
    type_lines(frame.session, 'register "Erika Dahl" seat 2.4')
    type_lines(frame.session, "start\neliminate 2.1" if left == "David Holm" else "start")
    before = out(frame)
    bar(frame)
    frame.type(left)
    frame.key(Qt.Key.Key_Return)
    assert out(frame) == before
    frame.type("2.7")
    assert frame.night.footer.command.text() == "2.7"
    frame.key(Qt.Key.Key_Return)
    assert out(frame) == [*before, "Erik Lind"]


def test_a_click_into_the_bar_types_over_what_was_left(frame: Frame) -> None:
    type_lines(frame.session, "start")
    bar(frame)
    frame.type("dav")
    frame.key(Qt.Key.Key_Return)
    frame.focus_page()
    assert not frame.night.notice.shown, "Enter is not the bar's any more"
    frame.click(frame.night.footer.command)
    frame.type("2.7")
    assert frame.night.footer.command.text() == "2.7"


def test_a_seat_after_a_line_that_wants_one_is_that_bust(frame: Frame) -> None:
    type_lines(frame.session, "start")
    bar(frame)
    frame.type("eliminate ")
    frame.key(Qt.Key.Key_Return)
    frame.type("2.7")
    assert frame.night.footer.command.text() == "2.7"
    frame.key(Qt.Key.Key_Return)
    assert out(frame) == ["Erik Lind"]


def test_a_held_enter_is_one(frame: Frame) -> None:
    type_lines(frame.session, "start")
    bar(frame)
    frame.type("dav")
    for held in (False, True, True):
        event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", held)
        QApplication.sendEvent(frame.focus(), event)
    assert out(frame) == []


def test_the_mouse_lies_over_a_row_and_enter_is_not_for_it(frame: Frame) -> None:
    type_lines(frame.session, 'register "Erika Dahl" seat 2.4\nstart')
    bar(frame)
    frame.type("dahl")
    popup = frame.night.footer.command.suggestions
    for y in (20, 22):
        QTest.mouseMove(popup, QPoint(40, y))
    frame.key(Qt.Key.Key_Return)
    assert out(frame) == []
    assert frame.night.footer.command.text() == "dahl"


def test_what_enter_does_with_a_whole_line_is_its_first_row(frame: Frame) -> None:
    type_lines(frame.session, "start")
    bar(frame)
    for typed, title in (("eliminate erik 2.1 ", ("Erik Lind", "David Holm")), ("rebuy erik ", ())):
        frame.night.footer.command.clear()
        frame.type(typed)
        assert frame.night.footer.command.suggestions.at == 0
        assert lit(frame) == typed
        assert all(name in titles(frame)[0] for name in title)


def test_a_line_that_failed_by_a_fault_of_ours_can_be_tried_again(
    frame: Frame, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[object] = []

    def broken(*done: object, **how: object) -> None:
        tried.append(done)
        raise ValueError("a fault of ours")

    monkeypatch.setattr(frame.session, "begin", broken)
    bar(frame)
    frame.type("pause")
    for _ in range(2):
        with qtbot.captureExceptions() as errors:
            frame.key(Qt.Key.Key_Return)
        assert [str(error) for _, error, _ in errors] == ["a fault of ours"]
    assert len(tried) == 2


@pytest.mark.parametrize("line", ["re-buy bo sund", "rebuy Bo Sund", "Re-buy bo sund chips 5000"])
def test_a_player_needs_no_quotes_after_a_verb(frame: Frame, line: str) -> None:
    """A whole name is one player, as it is without a verb."""
    type_lines(frame.session, "price rebuy 200 chips 10000\nstart")
    bar(frame)
    frame.type(line)
    frame.key(Qt.Key.Key_Return)
    assert frame.session.director.history[-1].line.startswith('rebuy "Bo Sund"')
