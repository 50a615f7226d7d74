"""Words in one line or in two."""

from __future__ import annotations

from random import Random

from PySide6.QtGui import QFontMetrics
from pytestqt.qtbot import QtBot

from gui.theme import BODY, font
from gui.widgets.labels import in_two


class Counting(QFontMetrics):
    """Metrics that count the texts they measure."""

    measured = 0

    def horizontalAdvance(self, text: str) -> int:  # type: ignore[override]
        self.measured += 1
        return super().horizontalAdvance(text)


def test_two_lines_are_as_even_as_can_be(qtbot: QtBot) -> None:
    ink, chance = QFontMetrics(font(BODY)), Random(1)
    for _ in range(200):
        words = ["m" * chance.randint(1, 12) for _ in range(chance.randint(2, 9))]
        ways = [[" ".join(words[:at]), " ".join(words[at:])] for at in range(1, len(words))]
        longer = [max(map(ink.horizontalAdvance, way)) for way in ways]
        assert max(map(ink.horizontalAdvance, in_two(" ".join(words), ink))) == min(longer)


def test_of_ten_thousand_words_few_are_measured(qtbot: QtBot) -> None:
    ink = Counting(font(BODY))
    assert len(in_two(" ".join(["team"] * 10_000), ink)) == 2
    assert ink.measured < 100
