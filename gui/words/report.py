"""The words of the headless commands: ``script`` and ``verify``."""

from __future__ import annotations

from core.formats.verify_draws import DrawCheck, Flaw
from core.formats.verify_races import RaceCheck, RaceFlaw
from core.say.reasons import Trouble
from gui.words.files import shown
from gui.words.tr import Context, mark

tr = Context("report")

_FLAWS = {
    Flaw.COMMITMENT: mark("the commitment shown does not match the secret kept"),
    Flaw.PREPARED_TWICE: mark("the secret of the draw was replaced"),
    Flaw.USED_SECRET: mark("its secret had been used before: the draw was repeated"),
    Flaw.OTHER_PURPOSE: mark("it was prepared for another kind of draw"),
    Flaw.NOT_PREPARED: mark("it was not prepared"),
    Flaw.PEOPLE: mark("the wrong players were drawn"),
    Flaw.SEATS: mark("the seats drawn from were not the free ones"),
    Flaw.RESULT: mark("the seats do not follow from the secret and the number"),
    Flaw.PURPOSE: mark("this kind of draw is unknown to this version"),
    Flaw.LOG: mark("the log before it is inconsistent"),
}
_RACE_FLAWS = {
    RaceFlaw.CARDS: mark("the cards do not follow from its secret"),
    RaceFlaw.USED_SECRET: mark("its secret had been used before: the race was repeated"),
    RaceFlaw.WINNERS: mark("the chips did not go to the highest cards"),
    RaceFlaw.LEDGER: mark("the ledger does not match its result"),
    RaceFlaw.LOG: mark("the log before it is inconsistent"),
}
_PURPOSES = {
    "start": mark("draw"), "redraw": mark("redraw"), "break": mark("table broken"),
    "final": mark("final table"),
}  # fmt: skip
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


def no_such_option(word: str) -> str:
    return tr("Unknown option {word}.", word=shown(word))


def one_file(count: int) -> str:
    return tr("Name one file.") if count < 2 else tr("Name one file only; {n} were named.", n=count)


def unreadable(trouble: Trouble, file: str, limit: int, detail: str = "") -> str:
    """Why the lines of a file cannot be had at all."""
    known = _UNREADABLE.get(trouble, _UNREADABLE[Trouble.DISK_GONE])
    return tr(known, file=file, limit=limit, detail=detail)


def file_is_cut() -> str:
    return tr("the file is cut: its last line, beginning with “end”, is missing. What is there was kept.")


def nothing_saved() -> str:
    return tr("Nothing was saved.")


def without_seat() -> str:
    return tr("no seat")


def nothing_due() -> str:
    return tr("No duties.")


def standing() -> str:
    return tr("paused")


def pool_line(pool: str, taken: str, fees: str) -> str:
    return tr("Prize pool {pool}: {taken} taken, {fees} fees", pool=pool, taken=taken, fees=fees)


# -- verify ----------------------------------------------------------------------------------------


def log_whole(actions: int) -> str:
    return tr("%n actions, seals and content verified.", actions)


def draw_kind(check: DrawCheck) -> str:
    return tr(_PURPOSES[check.purpose]) if check.purpose in _PURPOSES else ""


def draw_says(check: DrawCheck) -> str:
    """What was found, in a few words."""
    if check.flaws:
        return tr("FAILED: {flaws}", flaws="; ".join(tr(_FLAWS[f]) for f in check.flaws))
    said = {"abandoned": tr("abandoned"), "prepared": tr("waiting for its number")}.get(check.state, tr("ok"))
    if check.state == "made" and not check.announced:
        said = tr("ok, drawn at once; commitment not shown before")
    elif check.state == "made" and not check.number:
        said = tr("ok, announced; no number called, the PC alone decided")
    return tr("{said} (undone later)", said=said) if check.undone else said


def draws_total(checks: list[DrawCheck]) -> str:
    bad = sum(1 for c in checks if not c.ok)
    if bad:
        return tr("{bad} of {n} draws cannot be trusted.", bad=bad, n=len(checks))
    return tr("%n draws, all match their commitments.", len(checks))


def race_says(check: RaceCheck) -> str:
    """What was found, in a few words."""
    if check.flaws:
        return tr("FAILED: {flaws}", flaws="; ".join(tr(_RACE_FLAWS[f]) for f in check.flaws))
    said = tr("ok")
    if not check.dealt:
        said = tr("ok, cards as entered") if check.cards else tr("ok, no cards dealt")
    return tr("{said} (undone later)", said=said) if check.undone else said


def races_total(checks: list[RaceCheck]) -> str:
    bad = sum(1 for c in checks if not c.ok)
    if bad:
        return tr("{bad} of {n} chip races cannot be trusted.", bad=bad, n=len(checks))
    return tr("%n chip races, all match their cards.", len(checks))
