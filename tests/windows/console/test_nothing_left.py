"""Dialogs opened and closed again leave nothing behind: a night is long."""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QApplication, QDialog

from core.say.acts import Misdeal, Redo
from core.say.duties import BalanceAskDuty
from core.tournament.state import Tournament
from gui.console.duties.card import DutyCard
from gui.console.floor.dialogs import ask_clock, ask_same_time, ask_table
from gui.console.floor.penalty_dialog import DisqualifyDialog, PenaltyDialog
from gui.console.players.dialogs import Bust, EditPlayer, correct_entry
from gui.console.structure.generate_dialog import GenerateDialog
from gui.console.tables.dialogs import AddTables, break_order, redraws
from gui.console.tables.draw_dialog import DrawDialog
from gui.program.session import Session
from tests.windows.console.conftest import Frame, type_lines
from tests.windows.console.test_duties_column import SIX, UNBALANCED

# The dialogs that ask about the first player of the list.
DIALOGS: dict[str, Callable[[Frame, int], QDialog]] = {
    "bust": lambda frame, entry: Bust(frame.night, frame.session, [entry]),
    "penalty": lambda frame, entry: PenaltyDialog(frame.night, frame.session, entry),
    "disqualify": lambda frame, entry: DisqualifyDialog(frame.night, frame.session, entry),
    "call": lambda frame, entry: ask_clock(frame.night, frame.session, entry),
    "correct": lambda frame, entry: correct_entry(frame.night, frame.session, entry),
    "player": lambda frame, entry: EditPlayer(
        frame.night, frame.session, frame.session.state.people.entries[entry].player
    ),
    "penalty of anybody": lambda frame, _: PenaltyDialog(frame.night, frame.session),
    "misdeal": lambda frame, _: ask_table(frame.night, frame.session, Misdeal),
    "same time": lambda frame, _: ask_same_time(frame.night, frame.session),
    "generate": lambda frame, _: GenerateDialog(frame.night, frame.session),
    "tables": lambda frame, _: AddTables(frame.night, frame.session),
    "break order": lambda frame, _: break_order(frame.night, frame.session),
    "redraws": lambda frame, _: redraws(frame.night, frame.session),
    "draw": lambda frame, _: DrawDialog(frame.night, frame.session),
}


def kept() -> Counter[str]:
    """All of Qt's objects by class; of gestures Qt itself keeps one now and then."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    found = (each for root in QApplication.topLevelWidgets() for each in (root, *root.findChildren(QObject)))
    return Counter(x.metaObject().className() for x in found if "Gesture" not in x.metaObject().className())


def test_a_dialog_leaves_nothing(frame: Frame) -> None:
    entry = min(frame.session.state.people.entries)

    def open_and_close(what: str) -> None:
        dialog = DIALOGS[what](frame, entry)
        dialog.open()
        QApplication.processEvents()
        dialog.reject()
        del dialog
        QApplication.processEvents()

    for what in DIALOGS:
        open_and_close(what)
    before = kept()
    for what in DIALOGS:
        for _ in range(3):
            open_and_close(what)
    assert kept() - before == Counter()


def test_a_duty_that_asked_leaves_nothing(session: Session, open_frame: Callable[..., Frame]) -> None:
    """Its card would keep the whole night as it stood then: 45 MB after eight hours of a night of 200."""
    type_lines(session, SIX)
    frame = open_frame()
    type_lines(session, UNBALANCED)
    for _ in range(2):
        assert any(isinstance(card.duty, BalanceAskDuty) for card in frame.night.duties.cards)
        night = id(session.state)
        while any(isinstance(card.duty, BalanceAskDuty) for card in frame.night.duties.cards):
            session.undo()
        undone = sorted(session.director.undone)
        type_lines(session, 'note "no redo leads back to it"')
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        gc.collect()
        assert night not in [id(x) for x in gc.get_objects() if type(x) is Tournament]
        asking = [x for x in frame.night.duties.findChildren(DutyCard) if x.question is not None]
        assert len(asking) == 1, "it is kept for the next question"
        for action in undone:
            session.do(Redo(action=action))
