"""The guide asks what is played where there is more than one format, and has the steps and the rulebooks that
fit; a night like the last one is played as that was."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QComboBox

import main
from core.formats.format import Format
from core.rulebook import shelf
from core.text.setup import lines_of
from gui.console.guide.beginnings import Beginning
from gui.console.guide.guide import Guide
from gui.desk.app import Program
from gui.program.wiring import Wiring
from gui.widgets.key_button import KeyButton
from gui.words import console
from tests.formats.rounds.core import ROUNDS_FORMAT
from tests.formats.rounds.handed_in import handed_in
from tests.windows.conftest import written
from tests.windows.console.guide_lines import look
from tests.windows.console.keyboard import focused, press, write

Key = Qt.Key


@pytest.fixture
def start(qapp: QApplication, wiring: Wiring, on_screen: Callable[[Program], Program]) -> Callable[[], Guide]:
    """Riffle's windows on the guide."""

    def start_() -> Guide:
        program = Program(qapp, wiring)
        program.new()
        view = on_screen(program).window.view
        assert isinstance(view, Guide)
        look(program)
        return view

    return start_


@pytest.fixture
def rounds() -> Iterator[None]:
    with handed_in():
        yield


def choose_rounds(guide: Guide) -> None:
    """By the keys alone, from the tournament's name."""
    guide.name.title.setFocus()
    press(Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    assert focused() is guide.name.formats
    press(Key.Key_Down)
    press(Key.Key_Tab)
    assert focused() is guide.name.title


def test_with_one_format_there_is_no_question(start: Callable[[], Guide]) -> None:
    with handed_in(()):
        guide = start()
        assert guide.name.formats not in guide.findChildren(QComboBox)
        for _ in range(4):
            press(Key.Key_Return)
        assert guide.session is not None
        assert guide.session.state.format == ""


def test_holdem_is_first_and_nothing_is_said_of_it(start: Callable[[], Guide], rounds: None) -> None:
    guide = start()
    assert guide.name.formats.isVisible()
    assert [guide.name.formats.itemData(i) for i in range(guide.name.formats.count())] == ["holdem", "rounds"]
    assert guide.name.formats.accessibleName()
    for _ in range(4):
        press(Key.Key_Return)
    assert guide.session is not None
    assert guide.session.state.format == ""


def test_the_steps_of_another_format_stand_alone_at_once(start: Callable[[], Guide], rounds: None) -> None:
    """The guide is painted while it reads the night one begins from, before Qt has deleted the others."""
    guide = start()
    choose_rounds(guide)
    head = guide.trail[0].parentWidget()
    assert head is not None
    assert [x for x in head.findChildren(KeyButton) if x.isVisible()] == guide.trail


def test_a_format_has_its_own_steps_and_asks_for_what_it_has(
    start: Callable[[], Guide], rounds: None
) -> None:
    guide = start()
    assert [step.KEY for step in guide.steps] == ["name", "structure", "money", "tables"]
    choose_rounds(guide)
    assert [step.KEY for step in guide.steps] == ["name", "money", "tables"]
    assert [button.isVisible() for button in guide.trail] == [True] * 3
    write("Rounds of Thursday")
    look(guide._program)
    press(Key.Key_Return)
    fields = guide.money.rows["entry"].fields
    assert focused() is fields["paid"]
    assert not fields["chips"].isVisible()
    assert not guide.money.rows["reentry"].isVisible()
    look(guide._program)
    press(Key.Key_Return)
    assert not guide.tables.rows["schedule"].isVisible()
    look(guide._program)
    press(Key.Key_Return)
    assert guide.session is not None
    t = guide.session.state
    assert (t.format, t.money.prices["entry"].paid, t.money.prices["entry"].chips) == ("rounds", 200, 0)
    assert len(t.open_tables) == 3
    assert t.clock.levels == ()


def test_another_choice_brings_the_other_steps_back(start: Callable[[], Guide], rounds: None) -> None:
    guide = start()
    choose_rounds(guide)
    look(guide._program)
    press(Key.Key_Return)
    assert guide.session is not None
    assert guide.session.state.format == "rounds"
    guide.go_back()
    press(Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    press(Key.Key_Up)
    assert [step.KEY for step in guide.steps] == ["name", "structure", "money", "tables"]
    press(Key.Key_Tab)
    for _ in range(4):
        look(guide._program)
        press(Key.Key_Return)
    assert guide.session.state.format == ""
    assert guide.session.state.clock.levels
    assert guide.session.state.money.prices["entry"].chips


def test_the_rulebooks_are_those_that_fit(
    start: Callable[[], Guide], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    book = shelf.texts()["tda-2024"].replace('id = "tda-2024"', 'id = "points"')
    (tmp_path / "points.toml").write_text(book, "utf-8")
    monkeypatch.setattr("tests.formats.rounds.core.ROUNDS_FORMAT", brought(tmp_path))
    with handed_in():
        guide = start()
        assert "points" not in books(guide)
        choose_rounds(guide)
        assert books(guide) == ["points", "plain"]
        press(Key.Key_Return)
        assert guide.session is not None
        assert guide.session.state.rulebook.id == "points"


def brought(folder: Path) -> Format:
    return replace(ROUNDS_FORMAT, books=folder)


def books(guide: Guide) -> list[str]:
    offers = (guide.name.books.itemData(i)[0] for i in range(guide.name.books.count()))
    return list(dict.fromkeys(offer.book.id for offer in offers))


def test_a_night_like_the_last_is_played_as_that_was(start: Callable[[], Guide], rounds: None) -> None:
    guide = start()
    choose_rounds(guide)
    write("Rounds")
    for _ in range(3):
        look(guide._program)
        press(Key.Key_Return)
    assert guide.session is not None
    path, lines = guide.session.log.path, lines_of(guide.session.state, guide.session.zone)
    again = start()
    assert again.name.format == "rounds", "what was told last is offered"
    again.begin_from(Beginning("Rounds", path))
    assert [step.KEY for step in again.steps] == ["name", "money", "tables"]
    again.name.title.setText("Rounds again")
    look(guide._program)
    press(Key.Key_Return)
    assert again.session is not None
    assert again.session.state.format == "rounds"
    assert {*lines} - {*lines_of(again.session.state, again.session.zone)} == {'set title "Rounds"'}


def test_a_format_that_is_here_no_longer_is_said(start: Callable[[], Guide]) -> None:
    with handed_in():
        guide = start()
        choose_rounds(guide)
        write("Rounds")
        for _ in range(3):
            press(Key.Key_Return)
        assert guide.session is not None
        path = guide.session.log.path
        guide.session.close()
    with handed_in(()):
        again = start()
        again.begin_from(Beginning("Rounds", path))
        assert again.name.format == "holdem"
        assert again.chosen is None
        assert again.problem.text() == console.unknown_format("rounds")


@pytest.fixture
def every() -> Iterator[None]:
    with handed_in(main.FORMATS):
        yield


def test_a_table_has_as_many_seats_as_the_format_begins_with(every: None, start: Callable[[], Guide]) -> None:
    guide = start()
    guide.name.choose_format("chicago")
    for _ in guide.steps:
        guide.forward()
    assert guide.session is not None
    assert guide.session.state.setting("seats") == 4
    assert {table.size for table in guide.session.state.open_tables} == {4}


def test_a_stack_and_a_bounty_wait_for_a_format_that_has_them(
    every: None, start: Callable[[], Guide]
) -> None:
    guide = start()
    look(guide._program)
    press(Key.Key_Return)
    look(guide._program)
    press(Key.Key_Return)
    write("200+50+100")
    for key in (Key.Key_Tab, Key.Key_Tab):
        press(key)
    write("12000")
    press(Key.Key_Down)
    guide.back_to(0)
    for format, expected in (("chicago", (0, 0)), ("team", (12_000, 0)), ("holdem", (12_000, 100))):
        guide.name.choose_format(format)
        entry = guide.night.state.money.prices["entry"]
        assert (entry.paid, entry.fee, entry.chips, entry.bounty) == (350, 50, *expected)


def test_what_another_format_does_not_have_is_named_and_stops_nothing(
    every: None, qapp: QApplication, wiring: Wiring, on_screen: Callable[[Program], Program]
) -> None:
    program = Program(qapp, wiring)
    told = ["price entry 300 fee 50 chips 12000 bounty 100", "bounties progressive 50%", "open table 1"]
    written(program.library, lambda it: it.save_template("Knockout", json.dumps({"lines": told})))
    program.new()
    guide = on_screen(program).window.view
    assert isinstance(guide, Guide)
    guide.name.begin.setFocus()
    press(Key.Key_Down)
    guide.name.choose_format("team")
    guide.name.title.setFocus()
    press(Key.Key_Return)
    night, session = program.window.night, program.session
    assert night is not None
    assert session is not None
    assert told[1] in night.notice.sentence.text()
    entry = session.state.money.prices["entry"]
    assert (session.state.format, entry.paid, entry.chips, entry.bounty) == ("team", 300, 12_000, 0)
