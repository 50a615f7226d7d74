"""The sheet of keys of a night of Chicago has what can be done in it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt

from gui.console.frame.keys_dialog import KeysDialog
from gui.console.money.deal_tab import _WAYS
from gui.program.session import Session
from gui.words import keys as keys_words
from gui.words import structure as structure_words
from gui.words import tables as tables_words
from tests.windows.console.conftest import Frame, type_lines
from tests.windows.formats.chicago.test_page import lines


def words(frame: Frame) -> set[str]:
    frame.focus_page()
    frame.key(Qt.Key.Key_F1)
    sheet = frame.window.findChild(KeysDialog)
    assert sheet is not None
    return {row.words.rpartition(" · ")[2] for _, rows in sheet.sections for row in rows}


HOLDEM = {
    *(tables_words.deed(x) for x in ("bust", "bust_by", "big_blind", "next_hand", "misdeal")),
    *(structure_words.deed(x) for x in ("insert", "insert_break", "remove", "up", "down")),
    *_WAYS.values(),
    keys_words.everywhere("0"),
    keys_words.everywhere("Ctrl+Shift+D"),
    keys_words.on_page("tonight", "Ctrl+E"),
}
"""The deeds, by their words, of which Chicago has no rule."""


def test_no_deed_without_a_rule_is_on_the_sheet_of_keys(
    open_frame: Callable[..., Frame], session: Session
) -> None:
    type_lines(session, lines(8) + "draw heat number 7")
    assert words(open_frame()) & HOLDEM == set()


def test_holdem_has_them_all(open_frame: Callable[..., Frame], session: Session) -> None:
    type_lines(session, "open table 1")
    assert words(open_frame()) >= HOLDEM
