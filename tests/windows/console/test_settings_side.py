"""The settings beside the sheet, in a window that is made narrower and wider."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication

from gui.console.structure.page import StructurePage
from gui.program.session import Session
from tests.windows.console.conftest import Frame
from tests.windows.console.nights import names, thursday


@pytest.mark.parametrize(("before", "after"), [(1440, 1280), (960, 1280), (1280, 960), (1700, 1024)])
def test_the_cards_keep_their_height_when_resized_on_another_page(
    session: Session, open_frame: Callable[..., Frame], before: int, after: int
) -> None:
    """In one column they need more height than in two; without it their fields lie over each other."""
    thursday(session, names(24), 3)
    night = open_frame(before, 800).night
    night.show_page("structure")
    page = night.page("structure")
    assert isinstance(page, StructurePage)
    page.tabs.setCurrentIndex(1)
    settle()
    night.show_page("history")
    settle()
    night.window().resize(after, 800)
    settle()
    night.show_page("structure")
    settle()
    for card in page.side._cards:
        assert card.height() >= card.minimumSizeHint().height()


def settle() -> None:
    """Layouts ask for room one inside the other."""
    for _ in range(5):
        QApplication.processEvents()
