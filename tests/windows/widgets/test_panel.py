"""A card painted in pieces is the card painted in one."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from gui.widgets import panel
from gui.widgets.panel import Card, Tone

SIZES = [(300, 90), (1300, 860), (27, 400), (29, 29), (41, 28)]


def painted(card: Card, ratio: float) -> QImage:
    size = card.size() * ratio
    picture = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    picture.setDevicePixelRatio(ratio)
    picture.fill(QColor("#EEF0FF"))
    card.render(picture)
    return picture


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("ratio", [1.0, 2.0])
@pytest.mark.parametrize(("tone", "ring"), [("", False), ("amber", False), ("green", True)])
def test_pieces_and_whole_are_one_picture(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], ratio: float, tone: Tone, ring: bool
) -> None:
    card = Card(tone=tone, ring=ring)
    qtbot.addWidget(card)
    card.resize(*size)
    in_pieces = painted(card, ratio)
    monkeypatch.setattr(panel, "_whole_pixels", lambda _: False)
    assert in_pieces == painted(card, ratio)
