"""Why a print or a PDF did not come about: a reason and its facts, and the sentence that says it."""

import errno
from enum import Enum, auto
from pathlib import Path

from gui.words.tr import Context, fill, mark
from gui.words.voices import notice

tr = Context("paper")


class Trouble(Enum):
    """A reason why it could not be written. Nothing is ever left half written."""

    NO_FOLDER = auto()
    NOT_WRITABLE = auto()
    IN_USE = auto()
    IS_FOLDER = auto()
    NO_FILE = auto()
    IS_NIGHT = auto()
    BAD_NAME = auto()
    DISK_FULL = auto()
    WRITE_FAILED = auto()
    NO_PRINTER = auto()
    PRINTER_FAILED = auto()


class PrintProblem(Exception):
    """Nothing was printed or saved. Facts: `path` and `folder`, `printer`, `error` as the system says it."""

    def __init__(self, reason: Trouble, **facts: str) -> None:
        super().__init__(reason, facts)
        self.reason = reason
        self.facts = facts


# By name, because not every system has every number.
_NAMES = {
    Trouble.NO_FOLDER: ("ENOENT", "ENOTDIR"),
    Trouble.NOT_WRITABLE: ("EACCES", "EPERM", "EROFS"),
    Trouble.IN_USE: ("EBUSY", "ETXTBSY"),
    Trouble.IS_FOLDER: ("EISDIR",),
    Trouble.BAD_NAME: ("ENAMETOOLONG", "EINVAL"),
    Trouble.DISK_FULL: ("ENOSPC", "EDQUOT", "EFBIG"),
}
_BY_ERRNO = {
    getattr(errno, name): reason for reason, names in _NAMES.items() for name in names if hasattr(errno, name)
}


def file_problem(error: OSError, path: Path, *, replacing: bool = False) -> PrintProblem:
    """Return the problem behind an error of the system.

    `replacing`: the folder took the new file, but would not let it take the old one's place. On Windows that
    is how a PDF that is open in a reader shows.
    """
    reason = _BY_ERRNO.get(error.errno or 0, Trouble.WRITE_FAILED)
    if replacing and reason is Trouble.NOT_WRITABLE:
        reason = Trouble.IN_USE
    return PrintProblem(
        reason, path=str(path), folder=str(path.parent), error=error.strerror or type(error).__name__
    )


_PROBLEMS = {
    Trouble.NO_FOLDER: mark("Not saved: folder {folder} not found. Choose another."),
    Trouble.NOT_WRITABLE: mark("Not saved: the folder {folder} is read-only. Choose another."),
    Trouble.IN_USE: mark(
        "Not saved: {path} is open in another program. Close it there, or choose another name."
    ),
    Trouble.IS_FOLDER: mark("Not saved: {path} is a folder. Choose another name."),
    Trouble.NO_FILE: mark("Not saved: {path} is a pipe or a device, not a file. Choose another name."),
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


@notice
def not_saved(reason: str, path: str, error: str) -> str:
    """Return the sentence about a file that was not saved, for the reason of that name."""
    return problem(PrintProblem(Trouble[reason], path=path, folder=str(Path(path).parent), error=error))
