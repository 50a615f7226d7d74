"""The Players page's words, and those of its dialogs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from core.people.player_list import MOST_PLAYERS, CsvProblem, Unfit
from core.say import records as r
from core.say.records import Action
from gui.words.files import shown
from gui.words.numbers import amount, listed, money, place_text, players_text
from gui.words.tr import counted, mark, tr
from gui.words.words import purchase

if TYPE_CHECKING:
    from gui.console.players.lines import PlayerLine

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
    "take_back": mark("Take back the bust"),
    "unregister": mark("Un-register"),
    "leave": mark("Leaves, gives up the seat…"),
    "absent": mark("Absent"),
    "absent_back": mark("Here again"),
    "edit": mark("Edit player…"),
    "correct_entry": mark("Correct entry…"),
    "correct_bust": mark("Correct bust…"),
    "paste": mark("Paste list…"),
    "check_in": mark("Check in…"),
    "more": mark("More"),
}
_WORDS = {
    "players": mark("Players"),
    "search": mark("Find a name, number or seat 7.4"),
    "add": mark("Add a player"),
    "new": mark("new player"),
    "namesake": mark("another of that name: add the club number"),
    "first": mark("Choose a player first."),
    "one": mark("Choose one player only."),
    "empty": mark("Nobody is registered yet"),
    "empty_more": mark(
        "Type a name under “Add a player” and press Enter, or paste your list of members with Ctrl+V."
    ),
    "none": mark("Nobody is found"),
    "none_more": mark("No name, nickname, number or seat is like that. Esc shows everybody again."),
    "cancel": mark("Cancel"),
    "close": mark("Close"),
    "save": mark("Save"),
    "chips": mark("Chips"),
    "pay": mark("Paid"),
    "fee": mark("of which fee"),
    "by": mark("Knocked out by"),
    "by_hint": mark("Name or seat, or leave it empty"),
    "stacks_hint": mark("Stacks at the start of the hand order them; without stacks you are asked."),
    "name": mark("Name"),
    "nickname": mark("Nickname"),
    "number": mark("Club number"),
    "note": mark("Note"),
    "accessible": mark("Needs an accessible seat"),
    "directory": mark("Also in the club's directory"),
    "who": mark("Who it really was"),
    "who_hint": mark("Name or seat of somebody still in"),
    "person_hint": mark("Name, as in the directory or new"),
    "at": mark("When"),
    "at_hint": mark("As it was, or 20:14"),
    "hand": mark("In the same hand as"),
    "hand_hint": mark("Somebody who is out"),
    "paste_title": mark("Paste a list of players"),
    "paste_hint": mark(
        "One player a line, with or without headings: name, nickname, club number, note, accessible seat."
    ),
    "outcome": mark("What will happen"),
    "check_in_title": mark("Check in"),
    "check_in_find": mark("Name, nickname or number"),
    "check_in_hint": mark(
        "Type a name and press Enter: ticked, and the field waits for the next. Or click. Ctrl+Enter takes "
        "them all in."
    ),
    "tick_all": mark("Tick all shown"),
    "is_absent": mark("is absent"),
    "will_be_here": mark("will be here"),
    "nobody_to_check_in": mark("Nobody to check in"),
    "nobody_to_check_in_more": mark(
        "Nobody is absent, and everybody of the club's directory is in. Whoever you register is kept there."
    ),
    "group": mark("Whom the list shows, and in which order"),
    "line": mark("Line"),
    "add_all": mark("Register"),
    "will_add": mark("will be registered"),
    "already": mark("is in already"),
    "twice": mark("stands in the list twice"),
    "accessible_seat": mark("accessible seat"),
}
_NO_LIST: dict[Unfit, str] = {
    "too_long": mark(
        "This is more than a list of {most} players, or one of its lines is no player's. Nothing was taken "
        "in; paste it in parts."
    ),
    "file": mark(
        "This is a file, not what is in it. Nothing was taken in. Open it in its own program, mark the "
        "players there, copy them and paste them here."
    ),
    "no_text": mark(
        "This is no text but a file of another program. Nothing was taken in. Open it there, mark the "
        "players, copy them and paste them here."
    ),
}
_COMPLAINTS = {
    "name_empty": mark("no name, so the line is left out"),
    "too_long": mark("too long, so the line is left out"),
    "quote_open": mark("a quotation mark is never closed, so the line is left out"),
    "bad_accessible": mark("yes or no was expected for the accessible seat; the seat is kept"),
}


_GROUPS = {
    "all": mark("Everybody"),
    "in": mark("In"),
    "absent": mark("Absent"),
    "no_seat": mark("No seat yet"),
    "out": mark("Out"),
    "again": mark("More than one entry"),
}


def group(key: str) -> str:
    """Of whom the list is."""
    return tr(_GROUPS[key])


_LISTED = {
    "surname": mark("Listed by surname"),
    "first": mark("Listed by first name"),
    "swedish": mark("Å, Ä and Ö after Z"),
    "latin": mark("Å, Ä and Ö with A and O"),
}


def list_order(value: str) -> str:
    """How names are listed."""
    return tr(_LISTED[value])


def group_count(key: str, n: int) -> str:
    return tr("{group} · {n}", group=group(key), n=amount(n))


def check_in_do(new: int, here: int) -> str:
    """``Register 7``, ``Register 7 · 2 are here``, ``2 are here``."""
    parts = [tr("Register {n}", n=amount(new))] if new or not here else []
    if here:
        parts.append(counted(here, "{n} is here", "{n} are here"))
    return " · ".join(parts) if new + here else tr("Register")


def check_in_count(of: int, ticked: int) -> str:
    return tr("{n} of {of} ticked", n=amount(ticked), of=amount(of))


def checked_in(n: int) -> str:
    return counted(n, "{n} player checked in.", "{n} players checked in.")


def each_done(done: int, of: int, without: Sequence[str] = ()) -> str:
    """How many of those chosen, and why not the others; of many only the first few."""
    said = tr("Done for {n} of {of}.", n=amount(done), of=amount(of))
    several = [*without[:_NAMED], *["…"] * (len(without) > _NAMED)]
    return " ".join([said, *several])


def word(key: str) -> str:
    """A fixed word or sentence of the page."""
    return tr(_WORDS[key])


def deed(key: str) -> str:
    """What a button or a menu does."""
    return tr(_DEEDS[key])


def column(n: int) -> str:
    return tr(_COLUMNS[n])


def chips(line: PlayerLine) -> str:
    return amount(line.chips) if line.entry else ""


def paid(line: PlayerLine, currency: str) -> str:
    return money(line.paid, currency) if line.entry else ""


def status(line: PlayerLine, currency: str) -> str:
    """``In``, ``In, absent``, ``In, no seat``, ``24th``, ``2nd · 1,200``, ``Un-registered``."""
    if line.status == "gone":
        return tr("Un-registered")
    if line.place == 1 and line.last == 1:
        place = tr("Winner")
    elif line.status == "in":
        if line.absent:
            return tr("In, absent")
        return tr("In") if line.seat else tr("In, no seat")
    else:
        place = place_text(line.place, line.last) if line.place else tr("Out")
    return f"{place} · {money(line.prize, currency)}" if line.prize else place


def where(line: PlayerLine) -> str:
    """Beside a suggested name: the seat, or how the night stands for that person."""
    return line.seat if line.status == "in" and line.seat else status(line, "")


def summary(entries: int, playing: int, taken: str) -> str:
    """``41 entries · 23 in · 20,500 taken``."""
    parts = [counted(entries, "{n} entry", "{n} entries"), tr("{n} in", n=amount(playing))]
    return " · ".join([*parts, tr("{n} taken", n=taken)] if entries else parts[:1])


def found(shown: int) -> str:
    return counted(shown, "{n} found", "{n} found")


def chosen(names: list[str]) -> str:
    """Who the buttons mean: ``Anna Ek``, ``3 players``; what to do when nobody is chosen."""
    if not names:
        return tr("Choose a player")
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


def stack_of(name: str) -> str:
    return tr("Stack of {name}", name=name)


def purchase_title(kind: str, name: str) -> str:
    """``Re-entry for Anna Ek``."""
    title = purchase(kind)
    return tr("{purchase} for {name}", purchase=title[:1].upper() + title[1:], name=name)


def out_of_view(deed: str, names: list[str]) -> str:
    """``Bust: Anna Ek. This row is out of view.``"""
    if len(names) == 1:
        return tr("{deed}: {who}. This row is out of view.", deed=deed, who=chosen(names))
    return tr("{deed}: {who}. Some of these rows are out of view.", deed=deed, who=chosen(names))


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


def another_of_that_name(name: str) -> str:
    """Say how a namesake is entered, where the name typed is that of a player who is out."""
    return tr("Another player of that name is entered with a club number: {name}, 300.", name=name)


def namesake(name: str) -> str:
    """Beside the players of the name that was typed: what to type for another."""
    return tr("{name}, 300", name=name)


def taken_back(names: list[str], paid: int, currency: str) -> str:
    """``Un-register Anna Ek: the entry and its 200 kr are taken back.``"""
    return tr(
        "Un-register {name}: the entry and its {sum} are taken back.", name=chosen(names),
        sum=money(paid, currency),
    )  # fmt: skip


def edit_title(name: str) -> str:
    return tr("Edit {name}", name=name)


def entry_title(name: str) -> str:
    return tr("{name}'s entry is really another person's", name=name)


def entry_hint() -> str:
    return tr("Seat, chips and history stay as they are; only the person changes.")


def bust_of(name: str) -> str:
    return tr("Correct the bust of {name}", name=name)


def seat_back(name: str) -> str:
    """Over the field for the seat of who was wrongly out."""
    return tr("Seat of {name}, who is back in", name=name)


def by_now(names: list[str]) -> str:
    """What is written down now: ``Now: by Erik Holm``."""
    return tr("Written down: by {names}", names=listed(names)) if names else tr("Written down: by nobody")


def number_wrong() -> str:
    return tr("That is no number. Write 1200, 1,200 or 25k.")


def time_wrong() -> str:
    return tr("That is no time. Write it like 20:14.")


def nobody_found(text: str) -> str:
    return tr("Nobody who fits is called “{text}”.", text=text)


def complaint(problem: CsvProblem) -> str:
    """``Line 12: no name, so the line is left out``."""
    if problem.heading:
        return tr("Line {line}: the column “{heading}” is not known and is ignored", line=problem.line,
                  heading=shown(problem.heading))  # fmt: skip
    return tr("Line {line}: {what}", line=problem.line, what=tr(_COMPLAINTS[problem.what]))


def no_list(what: Unfit) -> str:
    """What was pasted or dropped is not even looked at: why, what is kept, what to do."""
    return tr(_NO_LIST[what], most=f"{MOST_PLAYERS:,}")


def paste_count(new: int, already: int, refused: int) -> str:
    """``38 will be registered · 2 are in already · 1 is refused``."""
    parts = [counted(new, "{n} will be registered", "{n} will be registered")]
    if already:
        parts.append(counted(already, "{n} is in already", "{n} are in already"))
    if refused:
        parts.append(counted(refused, "{n} is refused", "{n} are refused"))
    return " · ".join(parts)


def paste_done(new: int) -> str:
    return tr("{players} registered.", players=players_text(new))


def paste_stopped(done: int, of: int) -> str:
    return tr("Stopped: {done} of {of} registered. The rest is untouched.", done=done, of=of)
