"""The words of ``verify`` and ``repair``: what is wrong with a file, where, what is whole, what was saved."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import tzinfo
from pathlib import Path

from core.keeping.salvage import Leftover, Salvage
from gui.words.files import file_name, shown
from gui.words.numbers import amount, time_of_day
from gui.words.tr import counted, mark, tr

_WORDS = {"repair": mark("Repair a copy")}
_HERE = {
    "changed": mark("{action} is not as it was sealed"),
    "time": mark("{action} says a time that no clock can show"),
    "unreadable": mark("from {action} on the file is cut or overwritten"),
    "record": mark("{action} holds something this version does not know"),
    "newer": mark("{action} holds something this version does not know"),
    "orphan": mark("before {action} there is something that belongs to no action"),
}


def word(key: str) -> str:
    return tr(_WORDS[key])


# -- verify -------------------------------------------------------------------------------------------


def action_of(found: Salvage, action: int, zone: tzinfo) -> str:
    """``action 120 of 200 (20:41:07, register "Bo")``; the time of the one before where its own is gone."""
    highest = max(found.highest, action)
    it = next((x for x in found.later if x.id == action), None)
    named = {"n": amount(action), "all": amount(highest)}
    if it is not None:
        at = time_of_day(it.happened, zone, seconds=True)
        return tr("action {n} of {all} ({time}, {line})", time=at, line=shown(it.line), **named)
    if found.good:
        at = time_of_day(found.good[-1].happened, zone, seconds=True)
        return tr("action {n} of {all} (after {time})", time=at, **named)
    return tr("action {n} of {all}", **named)


def wrong(found: Salvage, file: str, zone: tzinfo) -> str:
    """What is wrong, and where."""
    damage = found.damage
    assert damage is not None
    if damage.what == "schema":
        return tr("{file} is damaged: its tables are not as Riffle makes them.", file=file)
    if damage.action > found.highest:
        return tr("{file} is damaged: it cannot be read in the usual way, or ends too early.", file=file)
    here = tr(_HERE[damage.what], action=action_of(found, damage.action, zone))
    return tr("{file} is damaged: {here}.", file=file, here=here)


def good(found: Salvage, zone: tzinfo) -> str:
    if not found.good:
        return tr("Nothing before that is whole.") if found.later else tr("Nothing in it is whole.")
    last = found.good[-1]
    at = time_of_day(last.happened, zone, seconds=True)
    return counted(
        last.id, "Good: action 1, at {time}.",
        "Good: actions 1 to {n}, up to {time}. Their seals are whole.", time=at,
    )  # fmt: skip


def after(later: Sequence[Leftover]) -> str:
    """What can still be read behind the damage."""
    whole = [x for x in later if x.whole]
    parts = []
    if whole:
        parts.append(counted(
            len(whole),
            "{n} action after that is as it was sealed, but nothing proves what went before it.",
            "{n} actions after that are as they were sealed, but nothing proves what went before them.",
        ))  # fmt: skip
    if len(later) > len(whole):
        spoilt = len(later) - len(whole)
        parts.append(counted(spoilt, "{n} can be read, but not be trusted.",
                             "{n} can be read, but not be trusted."))  # fmt: skip
    return " ".join(parts)


def lost(numbers: Sequence[int]) -> str:
    return tr("Nothing is left of {actions}.", actions=ranges(numbers))


def pages(found: Salvage) -> str:
    return counted(found.blank, "{n} page of the file's {all} holds only zeros.",
                   "{n} pages of the file's {all} hold only zeros.", all=amount(found.pages))  # fmt: skip


def how_to_repair(file: str) -> str:
    return tr('What is good can be saved into a new file: main.py repair "{file}"', file=file)


def may_find(sentence: str) -> str:
    """Where nothing is shown of a file, beside the button that repairs."""
    return f"{sentence} {tr('“Repair a copy” looks for what is left in it.')}"


def repairing(path: Path) -> str:
    """While it takes."""
    return tr("{file} is being repaired into a copy…", file=path.name)


def backup_may() -> str:
    """Where the file alone does not give back all of it."""
    return tr("A backup may hold more of it: see Restore a backup.")


def ranges(numbers: Sequence[int]) -> str:
    """``actions 3, 7 to 9``."""
    parts: list[str] = []
    start = before = None
    for number in [*numbers, None]:
        if before is not None and number == before + 1:
            before = number
            continue
        if start is not None and before is not None:
            parts.append(
                amount(start) if start == before else tr("{a} to {b}", a=amount(start), b=amount(before))
            )
        start = before = number
    return counted(len(numbers), "action {which}", "actions {which}", which=", ".join(parts))


# -- repair -------------------------------------------------------------------------------------------


def repaired_name(stem: str) -> str:
    return tr("{name} (repaired)", name=stem)


def lines_name(stem: str) -> str:
    return tr("{name}, to enter again", name=stem)


def nothing_wrong(file: str, actions: int) -> str:
    return counted(actions, "Nothing is wrong with {file}: its {n} action is whole. No new file was made.",
                   "Nothing is wrong with {file}: its {n} actions are whole. No new file was made.",
                   file=file)  # fmt: skip


def newer(file: str) -> str:
    return tr("{file} is not damaged: a newer Riffle has written in it. No new file was made. Install the "
              "newer Riffle to go on with it.", file=file)  # fmt: skip


def saved(path: Path, count: int, highest: int) -> str:
    if count == highest:
        return counted(count, "Its {n} action is saved in {file}.",
                       "All its {n} actions are saved in {file}.", file=path.name)  # fmt: skip
    return tr("{n} of {all} actions are saved in {file}.", n=amount(count), all=amount(highest),
              file=path.name)  # fmt: skip


def none_saved() -> str:
    return tr("Its beginning is gone, so there is nothing that a new file could begin with.")


def listed(path: Path, count: int) -> str:
    return counted(
        count,
        "{n} that came after could be read. It is in {file}: read it, and enter it again.",
        "{n} that came after could be read. They are in {file}: read them, and enter them again.",
        file=path.name,
    )


def untouched(file: str) -> str:
    return tr("{file} was left as it is.", file=file)


# -- the lines to enter again ------------------------------------------------------------------------


def head(file: str, new: str, count: int, highest: int) -> list[str]:
    """The first lines of the list, each a comment of the text form."""
    first = tr("{file} was damaged.", file=file_name(file))
    if new:
        first += " " + tr(
            "Its first {n} actions of {all} are in {new}.", n=amount(count), all=amount(highest), new=new
        )
    return [
        first,
        tr("What came after stands here. Read it, and enter it again in this order: a line at a time into "
           "the command bar, with its time."),
        tr("A draw comes out anew: leave it out, and seat people as the line under it says, or as they sit."),
    ]  # fmt: skip


def not_trusted(number: int) -> str:
    return tr("{n}: damaged, so compare it with what you know", n=amount(number))


def gone(numbers: Sequence[int]) -> str:
    return tr("{actions}: nothing is left", actions=ranges(numbers))


def seats(pairs: Sequence[tuple[str, str]]) -> str:
    return tr("seats: {who}", who=", ".join(f"{name} {seat}" for name, seat in pairs))
