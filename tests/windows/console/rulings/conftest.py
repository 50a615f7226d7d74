"""The Floor page of a night by SvePoF, in the window of a small laptop."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from gui.console.floor.page import ConductPage
from gui.program.session import Session
from tests.windows.console.conftest import Frame
from tests.windows.console.floor_night import begun, floor_page


@pytest.fixture
def frame(open_frame: Callable[..., Frame], session: Session) -> Frame:
    begun(session)
    return open_frame(1366, 768)


@pytest.fixture
def page(frame: Frame) -> ConductPage:
    return floor_page(frame)
