"""Words about what went wrong with a file or a typed line, and how a file is repaired: what was kept, what to
do."""

import re
from collections.abc import Sequence
from datetime import tzinfo
from operator import attrgetter
from pathlib import Path

from core.keeping.salvage import Damage, Leftover, Salvage
from core.keeping.storage import Holder
from core.say.command_line import start
from core.say.names import LONGEST_NAME
from core.say.reasons import StoreFailed, Trouble
from core.text.script_words import BadLine
from gui.words import commands, tables
from gui.words.numbers import amount, canonical, finest, not_a_number, time_of_day
from gui.words.tr import Context, mark, sentences
from gui.words.voices import Notice, Told, notice, told

tr = Context("files")


_TROUBLES = {
    Trouble.NOT_RIFFLE: mark(
        "{file} is not a Riffle tournament. It was not changed. Choose another file, or restore a backup."
    ),
    Trouble.NEWER_VERSION: mark(
        "{file} was saved by a newer version of Riffle. It was not changed. Install that version to open it."
    ),
    Trouble.TRIAL_VERSION: mark(
        "{file} was made by a trial version of Riffle, which this one does not read. It was not changed."
    ),
    Trouble.DAMAGED: mark(
        "{file} is damaged and nothing in it can be read. It was not changed. Restore a backup."
    ),
    Trouble.TRUNCATED: mark(
        "{file} is cut short and nothing in it can be read. It was not changed. Restore a backup, or "
        "copy the file here again."
    ),
    Trouble.NOT_FOUND: mark(
        "{file} was not found. Nothing was changed. Was it moved, or a USB stick removed?"
    ),
    Trouble.EXISTS: mark("{file} already exists. It was not changed. Choose another name."),
    Trouble.IN_USE: mark(
        "{file} is open in another Riffle, or another program changed it. Nothing was changed here. "
        "Close it there, then open it again."
    ),
    Trouble.READ_ONLY_PLACE: mark(
        "{file} cannot be saved: the folder or disk is read-only. Nothing was changed. Choose another "
        "folder, or save a copy there."
    ),
    Trouble.DISK_FULL: mark(
        "The disk of {file} is full, so this was not saved. Everything before it is safe. Free some "
        "space and do it again."
    ),
    Trouble.DISK_GONE: mark(
        "The disk of {file} does not respond, so this was not saved. Everything before it is safe. "
        "Plug the disk in and do it again."
    ),
    Trouble.LOCKED: mark(
        "Another program has locked {file}, so this was not saved. Everything before it is safe. Do it "
        "again in a moment."
    ),
    # Windows says the same of both.
    Trouble.NO_PERMISSION: mark(
        "{file} cannot be read: you have no permission to, or another program has locked it. Nothing was "
        "changed. Ask its owner for permission, or close it there."
    ),
    Trouble.NO_FOLDER: mark(
        "The folder for {file} does not exist. Nothing was changed. Choose another folder, or make it first."
    ),
    Trouble.NO_FILE: mark(
        "{file} is a pipe, a device or a folder, not a file. Nothing was changed. Remove it, then do "
        "it again."
    ),
}
# Said where a file was only to be read.
_UNREAD = {
    Trouble.DISK_GONE: mark(
        "The disk of {file} does not respond. Nothing was changed. Plug the disk in and try again."
    ),
    Trouble.LOCKED: mark(
        "Another program has locked {file}. Nothing was changed. Close it there, or try again in a moment."
    ),
}
_DAMAGES = {
    "changed": mark("the stored content does not match its seal"),
    "time": mark("it has an impossible time"),
    "unreadable": mark("the file is cut or overwritten there"),
    "record": mark("it has content unknown to this version"),
    "orphan": mark("it has records that belong to no action"),
    "fold": mark("it contradicts the actions before it"),
    "schema": mark("its database tables are wrong"),
    "newer": mark("it has content unknown to this version"),
}
# Nothing is wrong with these: a later Riffle knows what comes next.
_NEWER = ("newer", "record")


def file_name(path: str) -> str:
    """Return the last part of a path, whatever system it is from."""
    return re.split(r"[/\\]", path.rstrip("/\\"))[-1] or path


class FileTrouble(Notice):
    """A file could not be made, read or written."""

    trouble: Trouble
    file: str


class LineMisread(Notice):
    """A typed line or field that cannot be read: the kind of word that is ``expected``, by the facts about
    it, and what stands there."""

    expected: str
    got: str
    facts: tuple[tuple[str, str], ...]


def trouble(failed: StoreFailed, zone: tzinfo | None = None, reading: bool = False) -> Told:
    """Return the sentence about a file's trouble; ``reading``: it was only to be read, else to be saved."""
    if reading and failed.trouble in _UNREAD:
        said = tr(_UNREAD[failed.trouble], file=file_name(failed.path))
    else:
        said = _trouble(failed, zone)
    return told(said, FileTrouble(trouble=failed.trouble, file=file_name(failed.path)))


def _trouble(failed: StoreFailed, zone: tzinfo | None) -> str:
    facts: dict[str, object] = {"file": file_name(failed.path)}
    holder = Holder.parse(failed.detail) if failed.trouble is Trouble.IN_USE else None
    if holder is not None:
        facts |= {"user": holder.user, "host": holder.host}
        if zone is not None:
            facts["since"] = time_of_day(holder.since, zone)
            return tr(
                "{file} is open in another Riffle since {since}, by {user} on {host}. Nothing was "
                "changed. Close it there, or open a copy.",
                **facts,
            )
        return tr(
            "{file} is open in another Riffle, by {user} on {host}. Nothing was changed. Close it "
            "there, or open a copy.",
            **facts,
        )
    return tr(_TROUBLES[failed.trouble], **facts)


@notice
def damage(found: Damage, until: str = "") -> str:
    """Return the sentence for a file that is only shown up to where it is proved good; ``until`` is the time
    of the last that is shown, where anything is."""
    what = tr(_DAMAGES[found.what])
    if found.what in _NEWER and (until or found.action <= 1):
        if not until:
            return tr(
                "This file was saved by a newer version of Riffle and cannot be shown. It is not "
                "changed. Install that version to open it."
            )
        return tr(
            "This file was saved by a newer version of Riffle. It is shown up to {until} and not "
            "changed. Install that version to continue.",
            until=until,
        )
    if until:
        return tr(
            "This file is damaged: {what}. It is shown up to {until} and not changed. Repair a "
            "copy to continue from there, or restore a backup from the menu: it may have more.",
            what=what,
            until=until,
        )
    if found.action <= 1:
        return tr(
            "Nothing in this file can be verified: {what}. It is not changed. Restore a backup.", what=what
        )
    return tr(
        "This file is good up to action {good} and damaged from action {bad} on: {what}. The good part "
        "is shown and the file is not changed. Repair a copy to continue from there, or restore a "
        "backup from the menu: it may have more.",
        good=found.action - 1,
        bad=found.action,
        what=what,
    )


# -- the text form ------------------------------------------------------------------------------------

_KNOWN_WORD = mark("Type a known word.")
_EXPECTED = {
    "verb": mark("Type an action such as eliminate, register or pause."),
    "space": mark("Type a space before or after the quotes."),
    "closing quote": mark("Type a closing quote."),
    "fewer words": mark("Type a shorter line."),
    "end of line": mark("Type nothing more."),
    "number": mark("Type a number such as 1200 or 25k."),
    "int": mark("Type a number such as 1200 or 25k."),
    "money": mark("Type an amount such as 200."),
    "chips": mark("Type chip values such as 25 100."),
    "numbers": mark("Type numbers such as 25 100."),
    "counts": mark("Type a seat and a number such as 4:2."),
    "cards": mark("Type a seat and a card such as 4:As."),
    "length": mark("Type a length such as 20, 3:20 or open."),
    "duration": mark("Type a length such as 20, 3:20 or 90s."),
    "time": mark("Type a time such as 19:42."),
    "time tonight": mark("Type a time from {first} on, when the tournament begins, or a time with its date."),
    "row to add": mark('Type a quoted row such as "add level blinds 25/50 length 20".'),
    "rows": mark('Type quoted rows such as "add level blinds 25/50 length 20".'),
    "coming": mark("Type a time such as 19:42."),
    "row": mark("Type the number of a row, breaks included."),
    "until": mark("Type the number of a level, or a time such as 19:42."),
    "action": mark("Type the number of an action."),
    "blinds": mark("Type two numbers such as 400/800."),
    "setting": mark("Type the name of a setting."),
    "key": mark("Type the name of a setting."),
    "value": mark("Type the setting's value."),
    "table": mark("Type an open table."),
    "tables": mark("Type open tables."),
    "label": mark("Type a table's name."),
    "seat": mark("Type a seat such as 7.4."),
    "seats": mark("Type seats such as 7.4 7.5."),
    "entry": mark("Type a player, by name or seat."),
    "entries": mark("Type one or more players, by name or seat."),
    "player": mark("Type a player's name."),
    "one player": mark("Type one player."),
    "somebody in that seat": mark("Type an occupied seat."),
    "name": mark("Type a name in quotes."),
    "names": mark('Type one or more names in quotes: "Anna Ek" "Bo Sund".'),
    "people": mark('Type names in quotes, each with its details: "Anna Ek" number "113".'),
    "text": mark("Type a text in quotes."),
    "quoted": mark("Type a text in quotes."),
    "word": mark("Type a word."),
    "flag": mark("Type a word."),
    "point": mark("Type decimals after a point."),
    "smaller amount": mark("This amount is too large. Type a smaller one."),
    "share": mark("Type an amount or a per cent such as 10%."),
    "parts": mark("Type each player with an amount such as 3900."),
    "shares": mark("Type shares such as 50% 30% 20%, or amounts."),
    "words": mark("Type words such as 15% down."),
    "kept": mark("Type what is kept back: 5%, an amount, or 7x150."),
    "exported line": mark("Type a line of an exported night."),
    "record": mark("Type the exported result of the line."),
    "=>": mark("Type => and the result of the line."),
}


def bad_line(bad: BadLine, line_number: int | None = None, file: str | None = None) -> Told:
    """Return ``Line 12, column 7: “7,4” does not fit here. Type a seat such as 7.4.``; with a file
    ``night.txt:12:7: “7,4” …``; alone, for the command bar, without a place."""
    words = _complaint(bad)
    if file is not None:
        words = f"{file}:{line_number}:{bad.column}: {words}"
    elif line_number is not None:
        words = tr("Line {line}, column {column}: {said}", line=line_number, column=bad.column, said=words)
    facts = tuple((k, str(v)) for k, v in bad.facts.items())
    return told(words, LineMisread(expected=bad.expected, got=bad.got, facts=facts))


def shown(text: str) -> str:
    """Return text of others as it can be shown: on one line, nothing invisible, not too long."""
    plain = "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in text)
    return plain if len(plain) <= 40 else f"{plain[:39]}…"


def pasted(text: str) -> str:
    """Return a text that is shorter as a rule: in full unless it is longer than any name."""
    return shown(text) if len(text) > LONGEST_NAME else text


def _complaint(bad: BadLine) -> str:
    got, facts = shown(bad.got), bad.facts
    if several := facts.get("several"):
        return tr("“{got}” could be several players. Type one of {several}.", got=got, several=several)
    if bad.expected == "somebody in that seat":
        return commands.vacant(facts.get("vacant", "empty"), got)
    if bad.expected == "table" and got:
        return tables.no_table(facts.get("table", "unknown"), got)
    if bad.expected == "end of line" and facts.get("word"):
        return tr("“{word}” is missing before “{got}”.", word=facts["word"], got=got)
    if whole := facts.get("whole"):
        return sentences(
            tr("“{got}” does not fit here.", got=got),
            tr("Type several words in quotes: {quoted}.", quoted=pasted(whole)),
        )
    if (
        bad.expected in ("number", "int", "money", "chips", "blinds", "share", "shares")
        and canonical(bad.got) is None
    ):
        return not_a_number(bad.got)
    near = facts.get("near")
    if bad.expected == "end of line" and near:  # another word stands there
        fits, meant = tr("“{got}” does not fit here.", got=got), tr("Did you mean “{near}”?", near=near)
        return sentences(fits, meant)
    return sentences(
        tr("“{got}” does not fit here.", got=got) if got else "",
        tr("“{word}” is missing.", word=facts["word"]) if facts.get("word") else "",
        _asked_for(bad),
        tr("Did you mean “{near}”?", near=near) if near else "",
    )


_FINEST = {"whole amount": (0, "10"), "one decimal": (1, "10.5"), "two decimals": (2, "10.50")}


def _asked_for(bad: BadLine) -> str:
    if bad.expected in _FINEST:
        return finest(*_FINEST[bad.expected])
    return tr(_EXPECTED.get(bad.expected, _KNOWN_WORD), **bad.facts)


_HERE = {
    "changed": mark("{action} does not match its seal"),
    "time": mark("{action} has an impossible time"),
    "unreadable": mark("the file is cut or overwritten from {action} on"),
    "record": mark("{action} has content unknown to this version"),
    "newer": mark("{action} has content unknown to this version"),
    "orphan": mark("records before {action} belong to no action"),
    "fold": mark("{action} contradicts the actions before it"),
}


# -- verify -------------------------------------------------------------------------------------------


def action_of(found: Salvage, action: int, zone: tzinfo) -> str:
    """Return ``action 120 of 200 (20:41:07, register "Bo")``; the time of the one before where its own is
    gone."""
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
        if found.later:
            return tr("The damage begins at the first action, and all others rest on it.")
        return tr("Nothing in the file is intact.")
    last = found.good[-1]
    at = time_of_day(last.happened, zone, seconds=True)
    return tr("Good: actions 1 to %n, up to {time}. Their seals match.", last.id, time=at)


def after(later: Sequence[Leftover]) -> str:
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
        parts.append(tr("%n actions can be read but not trusted.", spoilt))
    return " ".join(parts)


def pages(found: Salvage) -> str:
    return tr("%n of the file's {all} pages are empty.", found.blank, all=amount(found.pages))


@notice
def may_find(sentence: str) -> str:
    """Say it beside the button that repairs, where nothing is shown of a file."""
    return f"{sentence} {tr('“Repair a copy” recovers what is left.')}"


repairing = notice(tr.phrase("Repairing a copy of {file}…", file=attrgetter("name")), "repairing")


def ranges(numbers: Sequence[int]) -> str:
    """Return ``actions 3, 7 to 9``."""
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


lost = notice(tr.phrase("Lost: {actions}.", actions=ranges), "lost")


def how_to_repair(file: str) -> str:
    return tr('To save the good part into a new file: {call} repair "{file}"', call=start(), file=file)


# Said when the file alone does not give back all of it.
backup_may = notice(tr.phrase("A backup may have more: see Restore backup."), "backup_may")


# -- repair -------------------------------------------------------------------------------------------


repaired_name = tr.phrase("{name} (repaired)")
lines_name = tr.phrase("{name}, to enter again")
newer = notice(
    tr.phrase(
        "{file} is not damaged: it was saved by a newer version of Riffle. No new file was made. "
        "Install that version to continue."
    ),
    "newer",
)
unknown_format = notice(
    tr.phrase("{file} is played in the format {format}, which this Riffle does not know and cannot repair."),
    "unknown_format",
)
none_saved = notice(
    tr.phrase("The first action cannot be verified, and all others rest on it: no new file can be made."),
    "none_saved",
)
untouched = notice(tr.phrase("{file} was not changed."), "untouched")


@notice
def nothing_wrong(file: str, actions: int) -> str:
    return tr("{file} is fine: its %n actions are intact. No new file was made.", actions, file=file)


@notice
def saved(path: Path, count: int, highest: int) -> str:
    if count == highest:
        return tr("All its %n actions are saved in {file}.", count, file=path.name)
    return tr(
        "{n} of {all} actions are saved in {file}.", n=amount(count), all=amount(highest), file=path.name
    )


@notice
def listed(path: Path, count: int) -> str:
    return tr(
        "%n other actions could be read. They are in {file}: read them and enter them again.",
        count,
        file=path.name,
    )


# -- the lines to enter again ------------------------------------------------------------------------


def head(file: str, new: str, count: int, highest: int) -> list[str]:
    """Return the first lines of the list, each a comment of the text form."""
    first = tr("{file} was damaged.", file=file_name(file))
    if new:
        first += " " + tr(
            "{n} of the {all} actions are in {new}.", n=amount(count), all=amount(highest), new=new
        )
    return [
        first,
        tr("The others are below. Enter them again in this order, one line at a time, in the command "
           "bar, each with its time."),
        tr("A draw gives different seats if repeated. Skip it and seat the players as the line below "
           "it says, or as they sit."),
    ]  # fmt: skip


left_out = tr.phrase("Left out: {line}")
not_trusted = tr.phrase("{n}: damaged, check it")
gone = tr.phrase("{actions}: lost", actions=ranges)


def seats(pairs: Sequence[tuple[str, str]]) -> str:
    return tr("seats: {who}", who=", ".join(f"{name} {seat}" for name, seat in pairs))
