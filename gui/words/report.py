"""The words of the headless commands: ``script`` and ``verify``."""

from __future__ import annotations

from core.formats.verify_draws import DrawCheck, Flaw
from core.formats.verify_races import RaceCheck, RaceFlaw
from core.say.reasons import Trouble
from gui.words.files import shown
from gui.words.floor import commitment_text
from gui.words.numbers import amount, players_text
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


def option_lacks(word: str) -> str:
    return tr("{word} needs a value.", word=word)


def one_file(count: int) -> str:
    return tr("Name one file.") if count < 2 else tr("Name one file only; {n} were named.", n=count)


def bad_seed(word: str) -> str:
    return tr("--seed needs a whole number, not “{word}”.", word=shown(word))


def bad_time(word: str) -> str:
    return tr("--at needs a time such as 18:00 or 2026-11-20T18:00+01:00, not “{word}”.", word=shown(word))


def unreadable(trouble: Trouble, file: str, limit: int, detail: str = "") -> str:
    """Why the lines of a file cannot be had at all."""
    known = _UNREADABLE.get(trouble, _UNREADABLE[Trouble.DISK_GONE])
    return tr(known, file=file, limit=limit, detail=detail)


def not_utf8(byte: int) -> str:
    return tr("this is not UTF-8 text (byte {hex}). Save the file as UTF-8 and run it again.",
              hex=f"0x{byte:02X}")  # fmt: skip


def file_is_cut() -> str:
    return tr("the file is cut: its last line, beginning with “end”, is missing. What is there was kept.")


def seal_differs() -> str:
    return tr("the seal does not match: a line above was changed after the export.")


def after_the_end() -> str:
    return tr("text after the line that begins with “end”.")


def cannot_be_kept() -> str:
    return tr("this line has text that cannot be saved.")


def only_before_kept() -> str:
    return tr("Everything before that line was carried out.")


def saved(file: str) -> str:
    return tr("Saved as {file}.", file=file)


def nothing_saved() -> str:
    return tr("Nothing was saved.")


def without_seat() -> str:
    return tr("no seat")


def nothing_due() -> str:
    return tr("No duties.")


def not_started() -> str:
    return tr("not started")


def standing() -> str:
    return tr("paused")


def left_of(left: str, of: str) -> str:
    return tr("{left} of {of} left", left=left, of=of)


def hands_played(of: str) -> str:
    return tr("{of} hands played", of=of)


def open_length(run: str) -> str:
    return tr("{run} played, open end", run=run)


def in_play(left: int, entries: int, chips: int, average: int) -> str:
    return tr("{left} players of {entries} entries, {chips} chips, {average} on average",
              left=amount(left), entries=amount(entries), chips=amount(chips),
              average=amount(average))  # fmt: skip


def pool_line(pool: str, taken: str, fees: str) -> str:
    return tr("Prize pool {pool}: {taken} taken, {fees} fees", pool=pool, taken=taken, fees=fees)


def undone_by(action: int) -> str:
    return tr("undone by {n}", n=action)


# -- verify ----------------------------------------------------------------------------------------


def log_whole(actions: int) -> str:
    return tr("%n actions, seals and content verified.", actions)


def does_not_fold(problem: str) -> str:
    return tr("The log is inconsistent: {problem}.", problem=problem)


def no_draws() -> str:
    return tr("No draws.")


def draw_kind(check: DrawCheck) -> str:
    return tr(_PURPOSES[check.purpose]) if check.purpose in _PURPOSES else ""


def draw_players(check: DrawCheck) -> str:
    return players_text(check.players) if check.state == "made" else ""


def draw_commitment(check: DrawCheck) -> str:
    return commitment_text(check.commitment)


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


def cards_total(seats: int) -> str:
    return tr("%n seats drawn with seat cards.", seats)


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
