"""The words of ``verify`` and ``repair``: what is wrong with a file, where, what is whole, what was saved."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import tzinfo
from pathlib import Path

from core.keeping.salvage import Leftover, Salvage
from gui.words.files import file_name, shown
from gui.words.numbers import amount, time_of_day
from gui.words.tr import Context, mark
from gui.words.voices import notice

tr = Context("files")

_HERE = {
    "changed": mark("{action} does not match its seal"),
    "time": mark("{action} has an impossible time"),
    "unreadable": mark("the file is cut or overwritten from {action} on"),
    "record": mark("{action} has content unknown to this version"),
    "newer": mark("{action} has content unknown to this version"),
    "orphan": mark("records before {action} belong to no action"),
}


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
        return tr("{file} is damaged: its database tables are wrong.", file=file)
    if damage.action > found.highest:
        return tr("{file} is damaged: it cannot be read normally, or ends too early.", file=file)
    here = tr(_HERE[damage.what], action=action_of(found, damage.action, zone))
    return tr("{file} is damaged: {here}.", file=file, here=here)


def good(found: Salvage, zone: tzinfo) -> str:
    if not found.good:
        return tr("Nothing before that is intact.") if found.later else tr("Nothing in it is intact.")
    last = found.good[-1]
    at = time_of_day(last.happened, zone, seconds=True)
    return tr(
        "Good: actions 1 to %n, up to {time}. Their seals match.",
        last.id,
        time=at,
    )


def after(later: Sequence[Leftover]) -> str:
    """What can still be read behind the damage."""
    whole = [x for x in later if x.whole]
    parts = []
    if whole:
        parts.append(
            tr(
                "%n actions after that match their seals, but what came before them cannot be verified.",
                len(whole),
            )
        )
    if len(later) > len(whole):
        spoilt = len(later) - len(whole)
        parts.append(tr("%n can be read but not trusted.", spoilt))
    return " ".join(parts)


@notice
def lost(numbers: Sequence[int]) -> str:
    return tr("Lost: {actions}.", actions=ranges(numbers))


def pages(found: Salvage) -> str:
    return tr("%n of the file's {all} pages are empty.", found.blank, all=amount(found.pages))


def how_to_repair(file: str) -> str:
    return tr('To save the good part into a new file: main.py repair "{file}"', file=file)


@notice
def may_find(sentence: str) -> str:
    """Where nothing is shown of a file, beside the button that repairs."""
    return f"{sentence} {tr('“Repair a copy” recovers what is left.')}"


@notice
def repairing(path: Path) -> str:
    """While it takes."""
    return tr("Repairing a copy of {file}…", file=path.name)


@notice
def backup_may() -> str:
    """Where the file alone does not give back all of it."""
    return tr("A backup may have more: see Restore backup.")


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
    return tr("actions {which}", len(numbers), which=", ".join(parts))


# -- repair -------------------------------------------------------------------------------------------


def repaired_name(stem: str) -> str:
    return tr("{name} (repaired)", name=stem)


def lines_name(stem: str) -> str:
    return tr("{name}, to enter again", name=stem)


@notice
def nothing_wrong(file: str, actions: int) -> str:
    return tr("{file} is fine: its %n actions are intact. No new file was made.", actions, file=file)


@notice
def newer(file: str) -> str:
    return tr("{file} is not damaged: it was saved by a newer version of Riffle. No new file was made. "
              "Install that version to continue.", file=file)  # fmt: skip


@notice
def unknown_format(file: str, format: str) -> str:
    return tr("{file} is played in the format {format}, which this Riffle does not know and cannot repair.",
              file=file, format=format)  # fmt: skip


@notice
def saved(path: Path, count: int, highest: int) -> str:
    if count == highest:
        return tr("All its %n actions are saved in {file}.", count, file=path.name)
    return tr("{n} of {all} actions are saved in {file}.", n=amount(count), all=amount(highest),
              file=path.name)  # fmt: skip


@notice
def none_saved() -> str:
    return tr("Its beginning is lost, so no new file can be made.")


@notice
def listed(path: Path, count: int) -> str:
    return tr(
        "%n later actions could be read. They are in {file}: read them and enter them again.",
        count,
        file=path.name,
    )


@notice
def untouched(file: str) -> str:
    return tr("{file} was not changed.", file=file)


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
        tr("What came after is below. Enter it again in this order, one line at a time, in the command "
           "bar, with its time."),
        tr("A draw gives different seats if repeated. Skip it and seat the players as the line below "
           "it says, or as they sit."),
    ]  # fmt: skip


def not_trusted(number: int) -> str:
    return tr("{n}: damaged, check it", n=amount(number))


def gone(numbers: Sequence[int]) -> str:
    return tr("{actions}: lost", actions=ranges(numbers))


def seats(pairs: Sequence[tuple[str, str]]) -> str:
    return tr("seats: {who}", who=", ".join(f"{name} {seat}" for name, seat in pairs))
