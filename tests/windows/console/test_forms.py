"""The dialogs made from an act's fields: an error stands at its field, and each field has a name."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from core.say import acts
from gui.console.ask.fields import Wrong, make
from gui.console.ask.form import Form
from gui.console.chips.dialogs import exchange
from gui.words import tables
from gui.words.numbers import not_a_number, not_an_amount
from tests.windows.console.conftest import Frame
from tests.windows.console.keyboard import form, press, write


def opened(frame: Frame, act: type[acts.Act], qtbot: QtBot) -> Form:
    Form(frame.night, frame.session, act).open()
    return form(frame.night, act, qtbot)


def test_what_is_wrong_with_a_field_stands_under_it_and_goes_with_it(frame: Frame, qtbot: QtBot) -> None:
    asked = opened(frame, acts.SetRedraws, qtbot)
    first, second = asked.line("tables"), asked.line("players")
    write("x")
    assert asked.problem.text() == tables.no_number("x")
    assert first.property("wrong") == "true"
    assert first.geometry().bottom() < asked.problem.y() < second.y()
    assert first.hasFocus()
    press(Qt.Key.Key_Backspace)
    assert not asked.problem.isVisible()
    assert first.property("wrong") == "false"


def test_what_is_wrong_goes_on_to_the_next_field_that_is(frame: Frame, qtbot: QtBot) -> None:
    asked = opened(frame, acts.SetRedraws, qtbot)
    first, second = asked.line("tables"), asked.line("players")
    write("x")
    second.setFocus()
    write("y")
    first.setFocus()
    press(Qt.Key.Key_Backspace)
    assert (first.property("wrong"), second.property("wrong")) == ("false", "true")
    at = asked.body.indexOf(second)
    assert asked.body.indexOf(asked.problem) == at + 1


def test_who_is_named_leads_to_what_is_still_missing(frame: Frame, qtbot: QtBot) -> None:
    exchange(frame.night, frame.session).open()
    asked = form(frame.night, acts.ExchangeGone, qtbot)
    press(Qt.Key.Key_Return)
    assert asked.line("count").hasFocus()
    write("x")
    assert asked.problem.text() == not_a_number("x")
    assert not asked.do_button.isEnabled()


@pytest.mark.parametrize("typed", ["10.000", "10,000", "10 000", "10'000"])
def test_chips_in_groups_are_taken_and_money_is_asked(frame: Frame, qtbot: QtBot, typed: str) -> None:
    exchange(frame.night, frame.session).open()
    asked = form(frame.night, acts.ExchangeGone, qtbot)
    asked.line("count").setFocus()
    write(typed)
    assert asked.fields["count"].read() == 10_000
    press(Qt.Key.Key_Escape)
    (amount,) = (x for x in acts.AddToPool.ARGUMENTS if x.form == "money")
    money = make(amount, frame.session)
    money.line.setText(typed)
    if typed[2] == ".":
        with pytest.raises(Wrong) as wrong:
            money.read()
        assert str(wrong.value) == not_an_amount(typed, 0)
    else:
        assert money.read() == 10_000
    money.widget.deleteLater()


def test_every_field_is_named_by_its_label(frame: Frame, qtbot: QtBot) -> None:
    for act in (acts.CallClock, acts.SetRedraws, acts.ExchangeGone, acts.Misdeal, acts.Schedule):
        asked = opened(frame, act, qtbot)
        assert asked.fields
        assert all(
            x.edit.accessibleName() == asked.label(name)
            for name, x in asked.fields.items()
            if name != "first_days"
        ), act
        QTest.keyClick(asked, Qt.Key.Key_Escape)
