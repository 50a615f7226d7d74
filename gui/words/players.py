"""The Players page's words, and those of its dialogs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from core.people.player_list import MOST_PLAYERS, CsvProblem, Unfit
from core.say import records as r
from core.say.records import Action
from gui.words.files import shown
from gui.words.numbers import amount, listed, money, place_text, players_text
from gui.words.tr import Context, mark
from gui.words.voices import notice

if TYPE_CHECKING:
    from gui.console.players.lines import PlayerLine

tr = Context("players")

_NAMED = 3
"""So many are named who are passed over in a deed for several."""
_COLUMNS = (
    mark("Name"), mark("Number"), mark("Entries"), mark("Seat"), mark("Stack bought"), mark("Paid"),
    mark("Status"),
)  # fmt: skip
_DEEDS = {
    "bust": mark("Bust"),
    "bust_by": mark("Bust by…"),
    "reenter": mark("Re-entry"),
    "rebuy": mark("Re-buy"),
    "addon": mark("Add-on"),
    "other": mark("Other amounts…"),
    "take_back": mark("Undo bust"),
    "unregister": mark("Unregister"),
    "leave": mark("Player leaves…"),
    "absent": mark("Absent"),
    "edit": mark("Edit player…"),
    "correct_entry": mark("Correct entry…"),
    "correct_bust": mark("Correct bust…"),
    "clock_now": mark("Call the clock"),
    "penalty": mark("Penalty…"),
    "disqualify": mark("Disqualify…"),
}
_NO_LIST: dict[Unfit, str] = {
    "too_long": mark(
        "The list has more than {most} players, or a line that is too long. Nothing was added. Paste "
        "it in parts."
    ),
    "file": mark(
        "This is a file, not text. Nothing was added. Open it in its own program, copy the players "
        "there and paste them here."
    ),
    "no_text": mark(
        "This is the content of another program's file, not text. Nothing was added. Open it there, "
        "copy the players and paste them here."
    ),
}
_COMPLAINTS = {
    "name_empty": mark("no name; line skipped"),
    "too_long": mark("too long; line skipped"),
    "quote_open": mark("missing closing quote; line skipped"),
    "bad_accessible": mark("accessible seat must be yes or no; taken as yes"),
}


_GROUPS = {
    "all": mark("Everybody"),
    "in": mark("In"),
    "absent": mark("Absent"),
    "no_seat": mark("No seat yet"),
    "out": mark("Out"),
    "again": mark("Several entries"),
}


def group(key: str) -> str:
    """Of whom the list is."""
    return tr(_GROUPS[key])


_LISTED = {
    "surname": mark("Listed by surname"),
    "first": mark("Listed by first name"),
    "swedish": mark("Å, Ä, Ö after Z"),
    "latin": mark("Å, Ä, Ö as A, O"),
}


def list_order(value: str) -> str:
    """How names are listed."""
    return tr(_LISTED[value])


def check_in_do(new: int, here: int) -> str:
    """``Register 7``, ``Register 7 · 2 are here``, ``2 are here``."""
    parts = [tr("Register {n}", n=amount(new))] if new or not here else []
    if here:
        parts.append(tr("%n are here", here))
    return " · ".join(parts) if new + here else tr("Register")


@notice
def checked_in(n: int) -> str:
    return tr("%n players checked in.", n)


@notice
def each_done(done: int, of: int, without: Sequence[str] = ()) -> str:
    """How many of those chosen, and why not the others; of many only the first few."""
    said = tr("Done for {n} of {of}.", n=amount(done), of=amount(of))
    several = [*without[:_NAMED], *["…"] * (len(without) > _NAMED)]
    return " ".join([said, *several])


def deed(key: str) -> str:
    """What a button or a menu does."""
    return tr(_DEEDS[key])


def columns() -> list[str]:
    return [tr(title) for title in _COLUMNS]


def chips(line: PlayerLine) -> str:
    return amount(line.chips) if line.entry else ""


def paid(line: PlayerLine, currency: str) -> str:
    return money(line.paid, currency) if line.entry else ""


def status(line: PlayerLine, currency: str) -> str:
    """``In``, ``In, absent``, ``In, no seat`` or stack, ``24th``, ``2nd · 1,200``, ``Un-registered``."""
    if line.status == "gone":
        return tr("In, no stack") if line.spare else tr("Unregistered")
    at = line.placing
    if at is not None and at.last == 1:
        place = tr("Winner")
    elif line.status == "in":
        if line.absent:
            return tr("In, absent")
        return tr("In") if line.seat else tr("In, no seat")
    else:
        place = place_text(at.place, at.last) if at is not None else tr("Out")
    return f"{place} · {money(at.prize, currency)}" if at is not None and at.prize else place


def where(line: PlayerLine) -> str:
    """Beside a suggested name: the seat, or how the night stands for that person."""
    return line.seat if line.status == "in" and line.seat else status(line, "")


def summary(entries: int, playing: int, taken: str) -> str:
    """``41 entries · 23 in · 20,500 taken``."""
    parts = [tr("%n entries", entries), tr("{n} in", n=amount(playing))]
    return " · ".join([*parts, tr("{n} taken", n=taken)] if entries else parts[:1])


def chosen(names: list[str]) -> str:
    """Who the buttons mean: ``Anna Ek``, ``3 players``; what to do when nobody is chosen."""
    if not names:
        return tr("Select a player")
    return names[0] if len(names) == 1 else players_text(len(names))


def taken_in(name: str, action: Action, currency: str) -> str:
    """``Anna Ek is registered.``, ``Anna Ek re-entered, 200 kr.``"""
    bought = [x for x in action.records if isinstance(x, r.Bought)]
    if not any(x.kind == "reentry" for x in bought):
        return tr("{name} is registered.", name=name)
    paid = sum(x.paid for x in bought)
    if not paid:
        return tr("{name} re-entered.", name=name)
    return tr("{name} re-entered, {sum}.", name=name, sum=money(paid, currency))


# -- dialogs --------------------------------------------------------------------------------------


def bust_title(names: list[str]) -> str:
    """``Bust Anna Ek``, ``Bust 3 players in one hand``."""
    if len(names) == 1:
        return tr("Bust {name}", name=names[0])
    return tr("Bust {players} in one hand", players=players_text(len(names)))


def bust_places(first: int, last: int) -> str:
    """``Out in 24th``, ``Out in 23rd–24th``."""
    return tr("Out in {place}", place=place_text(first, last))


_PURCHASES = {
    "entry": mark("Entry for {name}"),
    "reentry": mark("Re-entry for {name}"),
    "rebuy": mark("Re-buy for {name}"),
    "addon": mark("Add-on for {name}"),
}


def purchase_title(kind: str, name: str) -> str:
    """``Re-entry for Anna Ek``."""
    return tr(_PURCHASES[kind], name=name)


@notice
def out_of_view(deed: str, names: list[str]) -> str:
    """``Bust: Anna Ek. This row is out of view.``"""
    if len(names) == 1:
        return tr("{deed}: {who}. Selected, but out of view.", deed=deed, who=chosen(names))
    return tr("{deed}: {who}. Some selected rows are out of view.", deed=deed, who=chosen(names))


@notice
def sale(kind: str, names: list[str], price: int, chips: int, currency: str) -> str:
    """``Re-buy for Anna Ek: 200 kr, 10,000 chips.``"""
    title = purchase_title(kind, chosen(names))
    if len(names) == 1:
        return tr(
            "{title}: {sum}, {chips} chips.", title=title, sum=money(price, currency), chips=amount(chips)
        )
    return tr(
        "{title}: {sum} and {chips} chips each, {all} together.", title=title, sum=money(price, currency),
        chips=amount(chips), all=money(price * len(names), currency),
    )  # fmt: skip


@notice
def taken_back(names: list[str], paid: int, currency: str) -> str:
    """``Un-register Anna Ek: the entry and its 200 kr are taken back.``"""
    return tr(
        "Unregister {name}: the entry and its {sum} are removed.", name=chosen(names),
        sum=money(paid, currency),
    )  # fmt: skip


def by_now(names: list[str]) -> str:
    """What is written down now: ``Now: by Erik Holm``."""
    return tr("Now: by {names}", names=listed(names)) if names else tr("Now: by nobody")


def time_wrong() -> str:
    return tr("Not a time. Type it like 20:14.")


def nobody_found(text: str) -> str:
    return tr("No suitable player is called “{text}”.", text=text)


def complaint(problem: CsvProblem) -> str:
    """``Line 12: no name, so the line is left out``."""
    if problem.heading:
        return tr("Line {line}: unknown column “{heading}” ignored", line=problem.line,
                  heading=shown(problem.heading))  # fmt: skip
    return tr("Line {line}: {what}", line=problem.line, what=tr(_COMPLAINTS[problem.what]))


def no_list(what: Unfit) -> str:
    """What was pasted or dropped is not even looked at: why, what is kept, what to do."""
    return tr(_NO_LIST[what], most=amount(MOST_PLAYERS))


def paste_count(new: int, already: int, refused: int) -> str:
    """``38 will be registered · 2 are in already · 1 is refused``."""
    parts = [tr("%n will be registered", new)]
    if already:
        parts.append(tr("%n are in already", already))
    if refused:
        parts.append(tr("%n are refused", refused))
    return " · ".join(parts)


@notice
def paste_done(new: int) -> str:
    return tr("{players} registered.", players=players_text(new))


@notice
def paste_stopped(done: int, of: int) -> str:
    return tr("Stopped: {done} of {of} registered. The rest were not added.", done=done, of=of)
