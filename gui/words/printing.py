"""The words on what was not printed or saved."""

from gui.paper.problem import PrintProblem, Trouble
from gui.words.tr import Context, fill, mark

tr = Context("paper")

_PROBLEMS = {
    Trouble.NO_FOLDER: mark("Not saved: folder {folder} not found. Choose another."),
    Trouble.NOT_WRITABLE: mark("Not saved: the folder {folder} is read-only. Choose another."),
    Trouble.IN_USE: mark(
        "Not saved: {path} is open in another program. Close it there, or choose another name."
    ),
    Trouble.IS_FOLDER: mark("Not saved: {path} is a folder. Choose another name."),
    Trouble.IS_NIGHT: mark("Not saved: {path} is a tournament and was not changed. Choose another name."),
    Trouble.BAD_NAME: mark("Not saved: {path} is not a valid file name here. Choose another."),
    Trouble.DISK_FULL: mark(
        "Not saved: the disk of {folder} is full. Free some space, or choose another folder."
    ),
    Trouble.WRITE_FAILED: mark("Not saved in {folder}: {error}. Choose another folder."),
    Trouble.NO_PRINTER: mark("No printer on this PC. Save as PDF and print it elsewhere."),
    Trouble.PRINTER_FAILED: mark(
        "No response from the printer {printer}. Is it on? You can save as PDF instead."
    ),
}


def problem(found: PrintProblem) -> str:
    unknown = dict.fromkeys(("folder", "path", "error", "printer"), "")
    return fill(tr(_PROBLEMS[found.reason]), {**unknown, **found.facts})
