"""A move on its card: a long name has two lines before it is cut, the new seat is said in full."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from gui.widgets.from_to import FromTo, laid_out

SEAT = ("Table 5 seat 9", "four behind the big blind")
CARD = 296
"""The width that a duty's card leaves (px)."""


@pytest.mark.parametrize(
    "name", ["Anna Ek", "Mohammed Abdullahi", "Linnea Wikström", "Alexander von Schantz 128"]
)
def test_a_name_is_never_cut_where_two_lines_hold_it(qtbot: QtBot, name: str) -> None:
    move = FromTo((name, "Table 4 seat 4"), SEAT)
    qtbot.addWidget(move)
    high, who, to = laid_out(*move.pairs, CARD)
    assert (" ".join(who.name), " ".join(to.name), " ".join(to.below)) == (name, *SEAT)
    lines = [20 * len(side.name) + 18 * len(side.below) for side in (who, to)]
    assert move.heightForWidth(CARD) == high == 16 + max(lines)


def test_a_short_name_needs_no_second_line(qtbot: QtBot) -> None:
    move = FromTo(("Anna Ek", "Table 4 seat 4"), SEAT)
    qtbot.addWidget(move)
    assert move.heightForWidth(CARD) == 54


def test_one_long_word_is_cut_before_the_new_seat(qtbot: QtBot) -> None:
    move = FromTo(("Wolfeschlegelsteinhausenbergerdorff", "Table 4 seat 4"), SEAT)
    qtbot.addWidget(move)
    _, who, to = laid_out(*move.pairs, CARD)
    assert who.name[-1].endswith("…")
    assert (" ".join(to.name), " ".join(to.below)) == SEAT


def test_a_wide_card_is_no_higher_than_its_move(qtbot: QtBot) -> None:
    held = QWidget()
    qtbot.addWidget(held)
    move = FromTo(("Olga Marianne Vinter", "Table 3 seat 1"), SEAT)
    QVBoxLayout(held).addWidget(move)
    assert held.minimumSizeHint().height() <= held.heightForWidth(500)
