"""A bust that is called while a dialog is open: a seat and two Enters, typed at whatever has the keyboard."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QPlainTextEdit
from pytestqt.qtbot import QtBot

import core.store
import main
from core.say.records import Eliminated
from gui.console.frame.night import NightView
from gui.console.players.dialogs import Bust
from gui.program.session import Session
from gui.widgets.labels import Label
from tests.formats.rounds.handed_in import handed_in
from tests.gallery import nights
from tests.gallery.dialogs import DIALOGS, format_of, opened
from tests.gallery.world import World
from tests.windows.console.keyboard import focused, press

Key = Qt.Key


@pytest.fixture(autouse=True)
def formats() -> Iterator[None]:
    """The formats are known for as long as their nights are open."""
    with handed_in(main.FORMATS):
        yield


@pytest.fixture
def world(formats: None, qapp: QApplication, tmp_path: Path) -> Iterator[World]:
    made = World(qapp, core.store, tmp_path, 1)
    yield made
    made.close()


def type_seat(seat: str) -> None:
    for key in seat:
        QTest.keyClicks(focused(), key)
        QApplication.processEvents()
    press(Key.Key_Return)
    QApplication.processEvents()
    press(Key.Key_Return)
    QApplication.processEvents()


def said_in(dialog: QDialog) -> str:
    return "\n".join(
        [
            *(x.text() for x in dialog.findChildren(Label) if x.isVisible()),
            *(x.text() for x in dialog.findChildren(QLineEdit) if x.isVisible()),
            *(x.toPlainText() for x in dialog.findChildren(QPlainTextEdit) if x.isVisible()),
        ]
    )


def check(world: World, view: NightView, session: Session, name: str, dialog: QDialog, qtbot: QtBot) -> str:
    bar, before = view.footer.command, len(session.director.history)
    qtbot.waitUntil(dialog.isActiveWindow)
    seated = [e for e in session.state.playing if e.table is not None]
    seat = session.state.seat_text(seated[-1].id)
    type_seat(seat)
    world.settle()
    if len(session.director.history) != before:
        return f"{name}: {seat} did {session.director.history[-1].line}"
    if QApplication.activeModalWidget() is not dialog:
        return f"{name}: {seat} closed it"
    if seat not in said_in(dialog):
        return f"{name}: {seat} is not said"
    for _ in range(3):
        if QApplication.activeModalWidget() is not None:
            press(Key.Key_Escape)
            world.settle()
    if bar.text() != seat or len(session.director.history) != before:
        return f"{name}: {seat} is not in the bar: {bar.text()!r}"
    bar.clear()
    return ""


@pytest.mark.parametrize("format", ["holdem", "team", "chicago"])
def test_a_seat_and_two_enters_over_any_dialog_stay_a_bust(world: World, format: str, qtbot: QtBot) -> None:
    session = nights.normal(world) if format == "holdem" else nights.of_format(world, format=format)
    view = world.direct(session)
    wrong, seen = [], 0
    for kind, opener in DIALOGS.items():
        if format_of(kind.__module__) != session.state.format:
            continue
        dialog = opened(world, view, session, opener)
        if dialog is None:
            continue
        seen += 1
        wrong.append(check(world, view, session, kind.__name__, dialog, qtbot))
        while (left := QApplication.activeModalWidget()) is not None:
            left.close() if not isinstance(left, QDialog) else left.reject()
            world.settle()
    print(seen)
    assert not any(wrong), "\n".join(filter(None, wrong))


def test_a_seat_that_names_a_player_does_the_deed_after_tab(world: World, qtbot: QtBot) -> None:
    session = nights.normal(world)
    view = world.direct(session)
    seats = session.state.open_tables[0].seats.values()
    first, second, third = [session.state.people.entries[x] for x in [*seats][:3]]
    dialog = opened(world, view, session, lambda *_: Bust(view, session, [first.id]))
    assert isinstance(dialog, Bust)
    qtbot.waitUntil(dialog.isActiveWindow)
    type_seat(session.state.seat_text(second.id))
    assert dialog.people("by").values == [second.id]
    press(Key.Key_Backspace)
    assert dialog.people("by").values == []
    type_seat(session.state.seat_text(third.id))
    press(Key.Key_Tab)
    assert focused() is dialog.do_button
    press(Key.Key_Return)
    out = session.director.history[-1].records[0]
    assert isinstance(out, Eliminated)
    assert (out.entry, out.by) == (first.id, (third.id,))
