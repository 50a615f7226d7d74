"""The words of restoring a backup: what is in each, where the new file goes, what became of it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import datetime, tzinfo
from pathlib import Path

from core.keeping.damage import Damage
from core.say.reasons import StoreFailed, Trouble
from gui.words import backups
from gui.words.numbers import amount, date_and_time, date_of, listed
from gui.words.tr import counted, mark, tr

_WORDS = {
    "title": mark("Restore a backup"),
    "menu": mark("Restore a backup…"),
    "tournaments": mark("Tournaments"),
    "backups": mark("Its backups"),
    "in_it": mark("What is in it"),
    "last_actions": mark("Last actions"),
    "restore": mark("Restore"),
    "restoring": mark("Restoring…"),
    "looking": mark("Looking for backups…"),
    "cancel": mark("Cancel"),
    "elsewhere": mark("Look in another folder…"),
    "elsewhere_title": mark("A folder or a stick with backups"),
    "reading": mark("being read…"),
    "none_chosen": mark("Choose a backup, and what is in it shows here."),
    "not_started": mark("not started"),
    "no_actions": mark("Nothing has been done in it."),
    "when": mark("When"),
    "level": mark("Level"),
    "in": mark("In"),
    "last": mark("Last action"),
    "damaged": mark("Damaged"),
}
_TROUBLES = {
    Trouble.NEWER_VERSION: mark("It was written by a newer Riffle. Install that to restore it."),
    Trouble.NOT_FOUND: mark("It is not there any more."),
    Trouble.NOT_RIFFLE: mark("It is no Riffle tournament any more. Choose another backup."),
}
_MARKED_AT = r"\d{4}-\d\d-\d\d \d\d\.\d\d"
_ELSE = mark("It is damaged, and nothing in it can be read. Choose another backup.")


def word(key: str) -> str:
    return tr(_WORDS[key])


def untitled() -> str:
    return tr("Without a title")


def shelf(name: str, newest: datetime | None, count: int, zone: tzinfo) -> str:
    """``Thursday 200 · 19 Nov 2026 · 8 backups``."""
    said = counted(count, "{n} backup", "{n} backups")
    day = date_of(int(newest.replace(tzinfo=zone).timestamp() * 1000), zone) if newest is not None else ""
    return " · ".join(filter(None, (name or untitled(), day, said)))


def when_named(at: datetime, zone: tzinfo) -> str:
    """By a backup's name alone: what its own clock showed."""
    return date_and_time(int(at.replace(tzinfo=zone).timestamp() * 1000), zone)


def left(n: int, entries: int) -> str:
    return tr("{left} of {all}", left=amount(n), all=amount(entries)) if entries else ""


def as_it_was(at: int, zone: tzinfo) -> str:
    return tr("As it was on {when}", when=date_and_time(at, zone))


def damaged(damage: Damage) -> str:
    """In the list."""
    if damage.action <= 1:
        return tr("damaged: nothing in it is whole")
    return tr("damaged from action {n} on", n=amount(damage.action))


def damaged_whole(damage: Damage) -> str:
    """In the preview."""
    if damage.action <= 1:
        return tr("This backup is damaged, and nothing in it is proved good. Choose another one.")
    return tr("This backup is damaged from action {bad} on. What came before is whole and shown here; "
              "restoring takes that much.", bad=amount(damage.action))  # fmt: skip


def unreadable() -> str:
    """In the list."""
    return tr("cannot be read")


def trouble(failed: StoreFailed) -> str:
    """Why nothing of a backup can be shown."""
    return tr(_TROUBLES.get(failed.trouble, _ELSE))


def none(place: Path, *, chosen: bool) -> str:
    """The empty list."""
    said = tr("There are no backups yet. One is made when a tournament is opened, when its clock starts, at "
              "each new level and at its end.")  # fmt: skip
    where = tr("They will be in {place}.", place=backups.place_name(place)) if chosen else tr(
        "They will be in Riffle's own folder on this PC."
    )  # fmt: skip
    return f"{said} {where}"


def none_there(place: Path) -> str:
    return tr("There are no backups of Riffle's in {place}.", place=str(place))


def cannot_look(place: Path, failed: StoreFailed) -> str:
    return tr("The backups in {place} cannot be read: {why}.", place=backups.place_name(place),
              why=backups.why(failed))  # fmt: skip


def kept_in(places: Sequence[str], first: str, taken: str) -> str:
    """Of a backup that is at several places; ``taken``: the place whose copy is shown, where that is not the
    first."""
    said = tr("This backup is kept at {n} places: {places}.", n=len(places), places=listed(places))
    if not taken:
        return said
    return (
        f"{said} {tr('The one in {first} is damaged; shown is that in {taken}.', first=first, taken=taken)}"
    )


def goes_to(path: Path, beside: Path | None) -> str:
    """Before it is done."""
    if beside is not None:
        return tr("It becomes a new file, {file}. {other} stays as it is.", file=path.name, other=beside.name)
    return tr("It becomes a new file, {file}, in {folder}.", file=path.name, folder=str(path.parent))


def restored(path: Path, at: int, zone: tzinfo, beside: Path | None) -> str:
    """When it has been done."""
    said = tr("Restored as it was on {when}: this is {file}.", when=date_and_time(at, zone), file=path.name)
    kept = tr("{other} was left as it is.", other=beside.name) if beside is not None else ""
    return " ".join(filter(None, (said, kept)))


def not_there(path: Path) -> str:
    """Why it is not where was said before."""
    return tr("It is in {folder}: where the tournament was, nothing can be written.", folder=str(path.parent))


def mark_of(path: Path, at: str) -> str:
    """What a restored file is called beside the one that is there: by the moment it shows."""
    return tr("{name} (as of {when})", name=path.stem, when=at)


def _mark_before(path: Path, at: str) -> str:
    """What the first versions of Riffle called it."""
    return tr("{name} (restored {when})", name=path.stem, when=at)


def unmarked(path: Path) -> Path:
    """What was restored before goes by its first name: the mark says another moment."""
    name, when = "\ue000", "\ue001"
    for marked in (mark_of, _mark_before):
        pattern = re.escape(marked(Path(name), when)).replace(name, "(.+)").replace(when, _MARKED_AT)
        found = re.fullmatch(rf"{pattern}(?: \d+)?", path.stem)
        if found is not None:
            return path.with_name(f"{found[1]}{path.suffix}")
    return path
