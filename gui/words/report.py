"""The words of the headless commands: ``script`` and ``verify``."""

from enum import StrEnum

from core.formats.verify_draws import DrawCheck
from core.formats.verify_races import RaceCheck
from core.say.command_line import start
from gui.words.tr import Context, mark

tr = Context("report")


class Unreadable(StrEnum):
    """The reasons why a script cannot be read."""

    NOT_FOUND = "not_found"
    FOLDER = "folder"
    NO_FILE = "no_file"
    NO_PERMISSION = "no_permission"
    TOO_LARGE = "too_large"
    TOURNAMENT = "tournament"
    FAILED = "failed"


_UNREADABLE = {
    Unreadable.NOT_FOUND: mark("File {file} not found."),
    Unreadable.FOLDER: mark("{file} is a folder. Name a text file in it."),
    Unreadable.NO_FILE: mark("{file} is a pipe or a device. Name a text file."),
    Unreadable.NO_PERMISSION: mark("No permission to read {file}."),
    Unreadable.TOO_LARGE: mark("{file} is larger than the limit of {limit} MB."),
    Unreadable.TOURNAMENT: mark(
        '{file} is a tournament, not a text. It was not changed. To open it: {call} "{file}"'
    ),
    Unreadable.FAILED: mark("{file} cannot be read: {detail}."),
}


def saved_as(file: str, stopped: int = 0) -> str:
    """Return the sentence that the tournament is saved; ``stopped``: the line where it ended before its
    time."""
    if stopped:
        return tr("Saved as {file}, with the lines before line {line} alone.", file=file, line=stopped)
    return tr("Saved as {file}.", file=file)


nothing_saved = tr.phrase("Nothing was saved.")


def unreadable(why: Unreadable, file: str, limit: int, detail: str = "") -> str:
    return tr(_UNREADABLE[why], file=file, limit=limit, detail=detail, call=start())


# -- verify ----------------------------------------------------------------------------------------


log_whole = tr.phrase("%n actions, seals and content verified.")


def draws_total(checks: list[DrawCheck]) -> str:
    bad = sum(1 for c in checks if not c.ok)
    if bad:
        return tr("{bad} of %n draws cannot be trusted.", len(checks), bad=bad)
    return tr("%n draws, all match their commitments.", len(checks))


def races_total(checks: list[RaceCheck]) -> str:
    bad = sum(1 for c in checks if not c.ok)
    if bad:
        return tr("{bad} of %n chip races cannot be trusted.", len(checks), bad=bad)
    return tr("%n chip races, all match their cards.", len(checks))
