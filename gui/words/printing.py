"""The words of the preview and of printing, and the few that every sheet has."""

from __future__ import annotations

from gui.paper.problem import PrintProblem, Trouble
from gui.words.tr import counted, fill, mark, tr

_WORDS = {
    "preview": mark("Print preview"),
    "print": mark("&Print…"),
    "save": mark("&Save as PDF…"),
    "close": mark("Close"),
    "size": mark("Paper"),
    "A4": mark("A&4"),
    "Letter": mark("&Letter"),
    "smaller": mark("Smaller"),
    "larger": mark("Larger"),
    "no_printer": mark("No printer is set up on this PC. Save as PDF, and print it from another."),
    "choose_file": mark("Save as PDF"),
    "pdf_files": mark("PDF files (*.pdf)"),
}
_PROBLEMS = {
    Trouble.NO_FOLDER: mark("Nothing was saved: the folder {folder} is not there. Choose another."),
    Trouble.NOT_WRITABLE: mark(
        "Nothing was saved: the folder {folder} may not be written to. Choose another."
    ),
    Trouble.IN_USE: mark(
        "Nothing was saved: {path} is open in another program. Close it there, or choose another name."
    ),
    Trouble.IS_FOLDER: mark("Nothing was saved: {path} is a folder. Choose another name."),
    Trouble.IS_NIGHT: mark(
        "Nothing was saved: {path} is a tournament. It was left as it is. Choose another name."
    ),
    Trouble.BAD_NAME: mark("Nothing was saved: {path} cannot be the name of a file here. Choose another."),
    Trouble.DISK_FULL: mark(
        "Nothing was saved: the disk of {folder} is full. Make room, or choose another place."
    ),
    Trouble.WRITE_FAILED: mark("Nothing was saved in {folder}: {error}. Choose another place."),
    Trouble.NO_PRINTER: _WORDS["no_printer"],
    Trouble.PRINTER_FAILED: mark(
        "The printer {printer} did not take the print. Is it on? Save as PDF instead."
    ),
}


def word(key: str) -> str:
    return tr(_WORDS[key])


def problem(found: PrintProblem) -> str:
    """Return what happened, what was kept and what to do."""
    unknown = dict.fromkeys(("folder", "path", "error", "printer"), "")
    return fill(tr(_PROBLEMS[found.reason]), {**unknown, **found.facts})


def saved(path: str) -> str:
    return tr("Saved as {path}.", path=path)


def printed(printer: str) -> str:
    return tr("Sent to {printer}.", printer=printer)


def pages(n: int) -> str:
    return counted(n, "1 page", "{n} pages")
