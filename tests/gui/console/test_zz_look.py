from collections.abc import Callable

import pytest

from gui.session import Session
from tests.gui.console.conftest import Frame, type_lines
from tests.gui.console.test_duties_column import SIX, UNBALANCED


@pytest.mark.parametrize("dark", [False])
def test_look(session: Session, open_frame: Callable[..., Frame], dark: bool) -> None:
    type_lines(session, "rulebook svepof-2006\n"+SIX.replace('seat','seat') if False else SIX)
    frame = open_frame()
    type_lines(session, UNBALANCED)
    frame.night.window().resize(1440,900)
    frame.pass_time(seconds=2)
    frame.night.window().grab().save("/tmp/me/a.png")
    from PySide6.QtCore import Qt
    frame.key(Qt.Key.Key_Return)
    frame.night.window().grab().save("/tmp/me/b.png")
    type_lines(session, "blinds 2 big 4\nblinds 1 big 1")
    frame.night.show_page("tables")
    frame.pass_time(seconds=2)
    frame.night.window().grab().save("/tmp/me/c.png")
