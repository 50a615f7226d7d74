"""The guide's lines of settings, opened and typed in as a director does."""

from gui.console.frame.acting import YOUNG
from gui.console.guide.lines import LinesStep
from gui.console.riffle import Riffle
from gui.desk.app import Program
from gui.looks.setting import ONE
from gui.widgets.fields import CommitField
from tests.windows.conftest import HandClock
from tests.windows.console.keyboard import write


def look(program: Riffle) -> None:
    """Look at the guide until an Enter can no longer be the one that brought it."""
    clock = program.wiring.steady
    assert isinstance(clock, HandClock)
    clock.ms += YOUNG


def begin_guide(program: Program) -> None:
    program.new()
    look(program)


def opened(step: LinesStep, key: str, field: str = ONE) -> CommitField:
    """Open the line, and return the field of it that has the keyboard then, with its value chosen."""
    step.rows[key].open(field)
    found = step.rows[key].fields[field]
    found.selectAll()
    return found


def typed(step: LinesStep, key: str, field: str, text: str) -> CommitField:
    """Type in a field of a line, in place of what stands there."""
    found = opened(step, key, field)
    if text:
        write(text)
    else:
        found.backspace()
        found.textEdited.emit("")
    return found
