"""The guide's lines of settings, opened and typed in as a director does."""

from gui.console.guide.lines import LinesStep
from gui.looks.setting import ONE
from gui.widgets.fields import CommitField
from tests.windows.console.keyboard import write


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
