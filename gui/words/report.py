"""The words of the headless commands: ``script`` and ``verify``."""

from core.formats.verify_draws import DrawCheck
from core.formats.verify_races import RaceCheck
from core.say.reasons import Trouble
from gui.words.files import shown
from gui.words.tr import Context, mark

tr = Context("report")

_UNREADABLE = {
    Trouble.NOT_FOUND: mark("File {file} not found."),
    Trouble.NOT_RIFFLE: mark("{file} is a folder. Name a text file."),
    Trouble.READ_ONLY_PLACE: mark("No permission to read {file}."),
    Trouble.DISK_GONE: mark("{file} cannot be read: {detail}."),
    Trouble.DISK_FULL: mark("{file} is larger than the limit of {limit} MB."),
}


def usage(command: str) -> str:
    return {
        "start": tr("Usage: main.py [FILE.riffle]"),
        "script": tr(
            "Usage: main.py script FILE [--save NAME.riffle] [--json] [--seed NUMBER] [--at TIME]\n"
            "What --json prints is documented in assets/script-json.md."
        ),
        "verify": tr("Usage: main.py verify FILE.riffle"),
        "repair": tr("Usage: main.py repair FILE.riffle [--to NEW.riffle]"),
    }[command]


no_such_option = tr.phrase("Unknown option {word}.", word=shown)
nothing_saved = tr.phrase("Nothing was saved.")


def one_file(count: int) -> str:
    return tr("Name one file.") if count < 2 else tr("Name one file only; {n} were named.", n=count)


def unreadable(trouble: Trouble, file: str, limit: int, detail: str = "") -> str:
    known = _UNREADABLE.get(trouble, _UNREADABLE[Trouble.DISK_GONE])
    return tr(known, file=file, limit=limit, detail=detail)


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
