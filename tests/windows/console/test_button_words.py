"""The command bar knows the words of every button that names an act, and completes them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from core.say import acts
from core.say.acts import Act
from core.say.reasons import NameEmpty
from core.text.script import verb_at
from core.text.script_words import words
from gui.console.floor.page import ConductPage
from gui.console.frame.deeds import Deed
from gui.console.frame.pages import PAGES
from gui.console.frame.seat_words import with_verb
from gui.words.button_words import GOES_ON, as_line, buttons
from gui.words.tr import CONSOLE
from tests.translations.pseudo import Pseudo
from tests.windows.console.conftest import Frame, type_lines
from tests.windows.said import says

Key, CTRL = Qt.Key, Qt.KeyboardModifier.ControlModifier
# They go somewhere or open what has no line of its own; cells of the structure are changed in their sheet.
NO_ACT = {
    "find table or player", "whole floor", "readable", "other amounts", "show this moment", "correct",
    "add talk break", "add end of day", "insert level above", "insert break above", "floor called",
    "needs", "generate structure", "templates", "change", "sharing", "print prizes", "in or out",
    "earlier night", "print sheet",
}  # fmt: skip


def verb_of(said: str) -> type[Act] | None:
    found = verb_at(words(with_verb(f"{said} x")))
    return None if found is None else found[0]


def deeds(frame: Frame) -> dict[str, set[type[Act]]]:
    """Return the words on every deed of every page, and the acts it stands for now, as far as one is
    chosen."""
    found: dict[str, set[type[Act]]] = {}
    for page, *_ in PAGES:
        frame.night.show_page(page)
        QApplication.processEvents()
        made = frame.night.page(page)
        assert made is not None
        for deed in made.findChildren(Deed):
            wish = deed._wish()
            of = found.setdefault(deed.said.rstrip("…").casefold(), set())
            if isinstance(wish, Act):
                of.add(type(wish))
    return found


def test_every_button_that_names_an_act_is_understood(frame: Frame) -> None:
    type_lines(frame.session, "start")
    found = deeds(frame)
    assert len(found) > 50
    assert [said for said in found if verb_of(said) is None and said not in NO_ACT] == []
    assert found.keys() | {"readable"} >= NO_ACT, "nothing is left out for nothing"
    same = {
        acts.PrepareDraw: acts.MakeDraw,
        acts.NoteBigBlinds: acts.Balance,
        acts.NoteBlinds: acts.NoteBigBlinds,
    }
    for said, wished in found.items():
        for act in wished if said not in NO_ACT else ():
            assert verb_of(said) in (act, same.get(act)), said
    for said, line in buttons().items():
        assert verb_at(words(line.replace(GOES_ON, ""))) is not None, said


def test_they_are_those_of_the_language_that_is_spoken() -> None:
    english = buttons()
    CONSOLE.speak("en", "GB", Pseudo())
    try:
        foreign = buttons()
        assert as_line(f"{next(iter(foreign))} x")[1]
    finally:
        CONSOLE.speak("en", "GB")
    assert {*foreign.values()} == {*english.values()}
    assert foreign.keys().isdisjoint(english)
    assert buttons() == english


def test_the_headers_buttons_are_understood(frame: Frame) -> None:
    type_lines(frame.session, "start")
    header = frame.night.header
    for widget in (header.toggle, header.less, header.more, header.skip):
        assert verb_of(widget.text().casefold()) is not None, widget.text()


@pytest.fixture
def playing(frame: Frame) -> Frame:
    type_lines(
        frame.session, "price reentry 220 fee 20 chips 10000 until 3\nset late 4\nstart\neliminate 1.3"
    )
    frame.pass_time(seconds=2)
    return frame


def typed(frame: Frame, line: str, enters: int = 1) -> None:
    frame.key(Key.Key_K, CTRL)
    frame.type(line)
    for _ in range(enters):
        frame.key(Key.Key_Return)


def done(frame: Frame) -> list[str]:
    """The lines of the last two actions."""
    return [x.line for x in frame.session.director.history[-2:]]


def test_re_entry_and_a_name_enter_again(playing: Frame) -> None:
    typed(playing, "Re-entry anna")
    assert done(playing)[-1].startswith("reenter")


@pytest.mark.parametrize(
    ("line", "verb"),
    [
        ('add "Late Larry"', "register"), ("break table 2", "break"), ("bust 1.4", "eliminate"),
        ("next level", "next"), ("player leaves 1.4", "remove stack"), ("accessible seat 2.1", "mark seat"),
        ("Call the clock 2.1", "call clock"), ("undo bust Anna", "take back"), ("+1 min", "time"),
    ],
)  # fmt: skip
def test_lines_that_begin_with_a_buttons_words_are_done(playing: Frame, line: str, verb: str) -> None:
    typed(playing, line, enters=2)
    lines = [x for x in done(playing) if x.startswith(verb)]
    assert lines, (done(playing), playing.night.notice.sentence.text())
    assert verb != "remove stack" or lines[-1].endswith("leaves")


@pytest.mark.parametrize(
    ("line", "verb"),
    [
        ("anna re-entry", "reenter"), ("anna reentry", "reenter"), ("reentry anna", "reenter"),
        ("Anna Ek reenter", "reenter"), ("bo add-on", "addon"), ("1.4 addon", "addon"),
        ("bo bust", "eliminate"), ("holm absent", "absent"), ("2.1 call the clock", "call clock"),
    ],
)  # fmt: skip
def test_the_words_may_follow_the_player(playing: Frame, line: str, verb: str) -> None:
    """As with "Holm out" the name comes first, since the name is called first."""
    type_lines(playing.session, "price addon 100 chips 8000")
    typed(playing, line)
    assert done(playing)[-1].startswith(verb), playing.night.notice.sentence.text()


@pytest.mark.parametrize("line", ["floor string", "floor 2 string bet", "floor table 2 string bet"])
def test_floor_and_what_happened_is_a_shout(playing: Frame, line: str) -> None:
    before = len(playing.session.director.history)
    typed(playing, line)
    page = playing.night.page("floor")
    assert isinstance(page, ConductPage)
    assert page.ruling.asking is not None
    assert page.ruling.asking.situation.id == "string-bet"
    assert len(playing.session.director.history) == before


@pytest.mark.parametrize(
    "line",
    ["floor 2", "floor table 2", 'floor 2 about "string bet"', "floor 2!", "floor 2 !", "floor table 2!!"],
)
def test_floor_and_a_table_alone_is_a_call(playing: Frame, line: str) -> None:
    typed(playing, line)
    assert done(playing)[-1] == line.replace("floor", "call floor").replace("table ", "").rstrip(" !")


def test_floor_is_gone_on_with_by_a_table(playing: Frame) -> None:
    """The blank that asks for the next word was taken for the end of a shout."""
    playing.key(Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    playing.type("floor ")
    found = [x.line for x in playing.night.footer.command.suggestions.found]
    assert found == [f"floor {x.label} " for x in playing.session.state.open_tables]


@pytest.mark.parametrize(
    ("line", "does"),
    [
        ("floor jansen", 'eliminate "Floor Jansen"'), ("Floor Jansen out", 'eliminate "Floor Jansen"'),
        ("floor jansen absent", 'absent "Floor Jansen"'), ("floor 2", "call floor 2"),
        ("bo penalty", 'eliminate "Bo Penalty"'),
    ],
)  # fmt: skip
def test_a_player_may_be_called_as_a_button_is(playing: Frame, line: str, does: str) -> None:
    type_lines(playing.session, 'register "Floor Jansen" seat 1.6\nregister "Bo Penalty" seat 1.7')
    typed(playing, line)
    assert done(playing)[-1] == does


def test_floor_and_a_table_is_a_call_and_alone_the_list_of_situations(playing: Frame) -> None:
    typed(playing, "floor 2")
    assert done(playing)[-1].startswith("call floor 2")
    assert [*playing.session.state.conduct.floor_calls] == [playing.session.state.open_tables[1].id]
    before = len(playing.session.director.history)
    typed(playing, "floor")
    page = playing.night.page("floor")
    assert isinstance(page, ConductPage)
    assert page.ruling.is_open
    assert len(playing.session.director.history) == before


def test_a_penalty_without_its_offence_is_told_that_it_is_missing(playing: Frame) -> None:
    typed(playing, "bo penalty")
    assert says(playing.night.notice.said, NameEmpty, offence=True)
    typed(playing, "penalty bo")
    assert says(playing.night.notice.said, NameEmpty, offence=True)
    playing.key(Key.Key_End)
    playing.type(' for "phone"')
    playing.key(Key.Key_Return)
    assert [x.offence for x in playing.session.state.conduct.penalties.values()] == ["phone"]


@pytest.mark.parametrize("line", ["player absent", "seat 3 bust", "1 clock"])
def test_words_that_follow_nobody_are_no_line(playing: Frame, line: str) -> None:
    before = len(playing.session.director.history)
    typed(playing, line)
    assert len(playing.session.director.history) == before


def test_the_words_are_completed_as_one_types(playing: Frame) -> None:
    bar = playing.night.footer.command
    playing.key(Key.Key_K, CTRL)
    playing.type("add")
    titles = [x.title for x in bar.suggestions.found]
    assert {"add", "add-on", "add player", "add tables"} & {*titles} >= {"add-on", "add player", "add tables"}
    playing.key(Key.Key_Escape)
    playing.key(Key.Key_Escape)
    playing.key(Key.Key_K, CTRL)
    playing.type("re-b")
    assert [x.title for x in bar.suggestions.found][:1] == ["re-buy"]
    playing.key(Key.Key_Tab)
    assert bar.text() == "re-buy "
    playing.type("bo")
    assert "Bo Sund" in [x.title for x in bar.suggestions.found]


def test_what_is_wrong_after_a_buttons_words_is_typed_anew(playing: Frame) -> None:
    """The line takes the text form's own word, whose columns the mistake has."""
    type_lines(playing.session, "set till on")
    typed(playing, "take payment bo swish")
    bar = playing.night.footer.command
    assert bar.text() == "collect bo swish"
    playing.type("250")
    assert [x.line for x in bar.suggestions.found if x.mends] == ["collect bo 250"]


@pytest.mark.parametrize("line", ["add on bo sund", "bo sund add on", "addon bo sund", "Add-on Bo Sund"])
def test_an_add_on_is_one_however_it_is_written(playing: Frame, line: str) -> None:
    """A button is called "Add" too, and a player was to be registered who was called "on Bo Sund"."""
    type_lines(playing.session, "price addon 100 chips 5000")
    typed(playing, line)
    assert done(playing)[-1] == 'addon "Bo Sund"'
