"""The words of the headless commands: ``script`` and ``verify``."""

from enum import StrEnum

from core.formats.verify_draws import DrawCheck
from core.formats.verify_races import RaceCheck
from gui.words.tr import Context, mark

tr = Context("report")


class Unreadable(StrEnum):
    """The reasons why a script cannot be read."""

    NOT_FOUND = "not_found"
    FOLDER = "folder"
    NO_FILE = "no_file"
    NO_PERMISSION = "no_permission"
    TOO_LARGE = "too_large"
    FAILED = "failed"


_UNREADABLE = {
    Unreadable.NOT_FOUND: mark("File {file} not found."),
    Unreadable.FOLDER: mark("{file} is a folder. Name a text file."),
    Unreadable.NO_FILE: mark("{file} is a pipe or a device. Name a text file."),
    Unreadable.NO_PERMISSION: mark("No permission to read {file}."),
    Unreadable.TOO_LARGE: mark("{file} is larger than the limit of {limit} MB."),
    Unreadable.FAILED: mark("{file} cannot be read: {detail}."),
}

nothing_saved = tr.phrase("Nothing was saved.")


def unreadable(why: Unreadable, file: str, limit: int, detail: str = "") -> str:
    return tr(_UNREADABLE[why], file=file, limit=limit, detail=detail)


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
