"""Save a file the director asked for, and say in the window what became of it."""

from pathlib import Path

from PySide6.QtWidgets import QWidget

from gui.console.frame.acting import desk_of
from gui.program.files import save
from gui.words import console, printing
from gui.words.printing import PrintProblem


def save_and_say(parent: QWidget, path: Path, data: bytes) -> None:
    """Save the file, and say where it is or why it could not be saved."""

    def said(outcome: Path | PrintProblem) -> None:
        if isinstance(outcome, PrintProblem):
            facts = outcome.facts
            desk_of(parent).say(printing.not_saved(outcome.reason.name, facts["path"], facts["error"]))
        else:
            desk_of(parent).say(console.written(str(outcome)))

    save(parent, path, data, said)
