"""The words of backups: how they stand, where they are made, what to do where one could not be; what is in
each, where it is restored to and what became of it."""

import re
from collections.abc import Sequence
from datetime import datetime, tzinfo
from operator import attrgetter
from pathlib import Path

from core.keeping.backups import FOLDER, Standing
from core.keeping.salvage import Damage
from core.say.reasons import StoreFailed, Trouble
from gui.words.numbers import amount, date_and_time, date_of, listed, time_of_day
from gui.words.tr import Context, dotted, mark, sentences
from gui.words.voices import notice

tr = Context("backups")

_WHY = {
    Trouble.NOT_FOUND: mark("it is not there"),
    Trouble.READ_ONLY_PLACE: mark("it is read-only"),
    Trouble.DISK_FULL: mark("it is full"),
    Trouble.LOCKED: mark("another program has locked it"),
}
_DO = {
    Trouble.NOT_FOUND: mark("Plug in the USB stick, or choose another folder under Menu, Backups."),
    Trouble.READ_ONLY_PLACE: mark(
        "Remove its write protection, or choose another folder under Menu, Backups."
    ),
    Trouble.DISK_FULL: mark("Free some space there, or choose another folder under Menu, Backups."),
}
_ELSE_WHY = mark("it does not respond")
_ELSE_DO = mark("Check that it is plugged in, or choose another folder under Menu, Backups.")

# Why nothing of a backup can be shown.
_UNREADABLE = {
    Trouble.NEWER_VERSION: mark(
        "This backup was made by a newer version of Riffle. Install that version to restore it."
    ),
    Trouble.TRIAL_VERSION: mark(
        "This backup was made by a trial version of Riffle, which this one does not read."
    ),
    Trouble.NOT_FOUND: mark("This backup no longer exists."),
    Trouble.NO_PERMISSION: mark(
        "This backup cannot be read: you have no permission to, or another program has locked it."
    ),
    Trouble.NOT_RIFFLE: mark("This backup is no longer a Riffle tournament. Choose another."),
}
_UNREADABLE_ELSE = mark("This backup is damaged and nothing in it can be verified. Choose another.")
_MARKED_AT = r"\d{4}-\d\d-\d\d \d\d\.\d\d"


def place_name(place: Path) -> str:
    """Return the folder or stick as the director chose it."""
    return str(place.parent) if place.name == FOLDER else str(place)


def place_title(place: Path, own: bool) -> str:
    """Return ``This computer``, or the name of the stick or folder."""
    chosen = place.parent if place.name == FOLDER else place
    return tr("This computer") if own else tr("“{name}”", name=chosen.name or str(chosen))


def why(failed: StoreFailed) -> str:
    return tr(_WHY.get(failed.trouble, _ELSE_WHY))


@notice
def trouble(standing: Standing, place: Path, *, chosen: bool, source: Path, zone: tzinfo) -> str:
    """Say that a backup could not be made, or two in a row failed at a second place; it is said once."""
    failed = standing.failed
    if failed is not None and failed.path == str(source):
        return _source(standing, failed, source, zone)
    shown = place_name(place)
    do = tr(_ELSE_DO) if failed is None else tr(_DO.get(failed.trouble, _ELSE_DO))
    because = tr(_ELSE_WHY) if failed is None else why(failed)
    if not chosen:
        said = tr(
            "No backup could be made in Riffle's own folder, {place}: {why}. The tournament "
            "itself is saved as usual.",
            place=shown,
            why=because,
        )
        full = failed is not None and failed.trouble is Trouble.DISK_FULL
        own = (
            tr("Free some space on this PC's disk, or choose a USB stick under Menu, Backups.")
            if full
            else tr("Choose another folder or a USB stick under Menu, Backups.")
        )
        return " ".join((said, own, tr("Riffle tries again by itself.")))
    if standing.late:
        last = tr("The last two backups in {place} failed: {why}.", place=shown, why=because)
        return " ".join((last, _instead(standing, place), do))
    said = tr("No backup could be made in {place}: {why}.", place=shown, why=because)
    return " ".join((said, _instead(standing, place), do, tr("Riffle tries again by itself.")))


def _instead(standing: Standing, place: Path) -> str:
    if standing.place is not None and standing.place != place:
        return tr("The backup was made in Riffle's own folder on this PC instead.")
    return tr("The tournament itself is saved as usual.")


def _source(standing: Standing, failed: StoreFailed, source: Path, zone: tzinfo) -> str:
    if failed.trouble is Trouble.NOT_FOUND:
        return tr(
            "{file} is no longer in {folder}: it was moved, renamed or deleted, or its disk was "
            "removed. Riffle still has everything up to now and the clock goes on, but nothing "
            "new is saved. Put the file back, or save a copy from the menu and open that.",
            file=source.name,
            folder=str(source.parent),
        )
    if failed.trouble is Trouble.DAMAGED:
        if standing.at is None:
            return tr(
                "The disk has damaged this tournament's file: it could not be backed up. Print "
                "the paper pack now (Ctrl+Shift+P), then close the tournament and open it again: "
                "Repair a copy saves what can be saved."
            )
        return tr(
            "The disk has damaged this tournament's file. Its last good backup is from {time}. "
            "Print the paper pack now (Ctrl+Shift+P), then restore that backup from the menu.",
            time=time_of_day(standing.at, zone),
        )
    return tr(
        "No backup could be made: the tournament's own file cannot be read right now. {again}",
        again=tr("Riffle tries again by itself."),
    )


well = notice(tr.phrase("Backups are made in {place} again.", place=place_name), "well")


def stands(standing: Standing, place: Path, zone: tzinfo) -> tuple[str, bool]:
    """Return the footer's words, ``backup 20:40`` or "" before the first, and whether it needs attention."""
    if standing.at is None:
        return (tr("no backup"), True) if standing.failed is not None else ("", False)
    time = time_of_day(standing.at, zone)
    if standing.failed is None and not standing.late:
        return tr("backup {time}", time=time), False
    if standing.place is not None and standing.place != place and standing.failed is not None:
        return tr("backup {time}, on this PC only", time=time), standing.late
    return tr("no backup since {time}", time=time), True


def last(standing: Standing, zone: tzinfo) -> str:
    if standing.at is None or standing.place is None:
        return tr("No backup yet.")
    return tr(
        "Last backup at {time}, in {place}.",
        time=time_of_day(standing.at, zone),
        place=place_name(standing.place),
    )


def last_own(standing: Standing, zone: tzinfo) -> str:
    if standing.at is None:
        return tr("No backup yet.")
    return tr("Last backup at {time}, in Riffle's own folder.", time=time_of_day(standing.at, zone))


def cannot_choose(failed: StoreFailed, place: Path) -> str:
    return tr(
        "Backups cannot be made in {place}: {why}. The location was not changed.",
        place=str(place),
        why=why(failed),
    )


# -- restoring --------------------------------------------------------------------------------------


def shelf(name: str, newest: datetime | None, count: int, zone: tzinfo) -> str:
    said = tr("%n backups", count)
    day = date_of(int(newest.replace(tzinfo=zone).timestamp() * 1000), zone) if newest is not None else ""
    return dotted(name or tr("Untitled"), day, said)


def left(n: int, entries: int) -> str:
    return tr("{left} of {all}", left=amount(n), all=amount(entries)) if entries else ""


def as_it_was(at: int, zone: tzinfo) -> str:
    return tr("As of {when}", when=date_and_time(at, zone))


def damaged(damage: Damage) -> str:
    """Return the words for a damaged backup in the list."""
    if damage.action <= 1:
        return tr("damaged: nothing can be restored")
    return tr("damaged from action {n} on", n=amount(damage.action))


def damaged_whole(damage: Damage) -> str:
    """Return the sentence about a damaged backup in its preview."""
    if damage.action <= 1:
        return tr("This backup is damaged and nothing in it can be verified. Choose another.")
    return tr(
        "This backup is damaged from action {bad} on. What came before is intact and shown here; "
        "restoring keeps that part.",
        bad=amount(damage.action),
    )


unreadable = tr.phrase("cannot be read")
none_there = tr.phrase("No Riffle backups in {place}.")
cannot_look = tr.phrase("The backups in {place} cannot be read: {why}.", place=place_name, why=why)
not_started = tr.phrase("not started")
none_of_demo = tr.phrase("Demo nights are not backed up.")
none_of_read_only = tr.phrase("This tournament is read-only, so it is not backed up.")


def nothing_in_it(failed: StoreFailed) -> str:
    return tr(_UNREADABLE.get(failed.trouble, _UNREADABLE_ELSE))


def none(place: Path, *, chosen: bool) -> str:
    said = tr(
        "No backups yet. Riffle makes one when a tournament is opened, when its clock starts, at "
        "each new level, every quarter of an hour while no level runs, and at its end."
    )
    where = (
        tr("Location: {place}.", place=place_name(place))
        if chosen
        else tr("Location: Riffle's own folder on this PC.")
    )
    return f"{said} {where}"


def kept_in(places: Sequence[str], first: str, taken: str) -> str:
    """Tell the places of a backup; ``taken``: the place whose copy is shown, where that is not the
    first."""
    said = tr("This backup is kept at %n places: {places}.", len(places), places=listed(places))
    if not taken:
        return said
    damaged = tr("The backup in {first} is damaged; this one is from {taken}.", first=first, taken=taken)
    return sentences(said, damaged)


def goes_to(path: Path, beside: Path | None) -> str:
    if beside is not None:
        return tr(
            "Restoring creates a new file, {file}. {other} is not changed.", file=path.name, other=beside.name
        )
    return tr("Restoring creates a new file, {file}, in {folder}.", file=path.name, folder=str(path.parent))


@notice
def restored(path: Path, at: int, zone: tzinfo, beside: Path | None) -> str:
    said = tr("This is {file}, restored as of {when}.", when=date_and_time(at, zone), file=path.name)
    kept = tr("{other} was not changed.", other=beside.name) if beside is not None else ""
    return " ".join(filter(None, (said, kept)))


not_there = notice(
    tr.phrase("It is in {folder}: the tournament's own folder is read-only.", folder=attrgetter("parent")),
    "not_there",
)


# The name of a restored file beside the one that is there: it tells the moment it shows.
mark_of = tr.phrase("{name} (as of {when})", name=attrgetter("stem"))


# The name that the first versions of Riffle gave it.
_mark_before = tr.phrase("{name} (restored {when})", name=attrgetter("stem"))


def unmarked(path: Path) -> Path:
    """Return the path under its first name, if it was restored before: the mark says another moment."""
    name, when = "\ue000", "\ue001"
    for marked in (mark_of, _mark_before):
        pattern = re.escape(marked(Path(name), when)).replace(name, "(.+)").replace(when, _MARKED_AT)
        found = re.fullmatch(rf"{pattern}(?: \d+)?", path.stem)
        if found is not None:
            return path.with_name(f"{found[1]}{path.suffix}")
    return path
