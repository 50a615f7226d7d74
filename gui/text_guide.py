"""The words of the guide to a new tournament."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, tzinfo

from gui.text_numbers import amount, duration_words
from gui.text_tr import counted, mark, tr

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_WORDS = {
    "step_name": mark("Name"),
    "step_structure": mark("Structure"),
    "step_money": mark("Money"),
    "step_tables": mark("Tables"),
    "title_name": mark("What is it called, what is it played by?"),
    "title_structure": mark("How fast is it?"),
    "title_money": mark("What does it cost, what can be won?"),
    "title_tables": mark("Where and when?"),
    "about_name": mark("Everything of the night is kept in one file, saved after every action."),
    "about_structure": mark("A sheet to begin from. Every row can be changed, also while the clock runs."),
    "about_money": mark("Whole units of your currency. All of it can be changed later."),
    "about_tables": mark("Tables can be opened and closed at any time."),
    "title": mark("Tournament"),
    "club": mark("Club"),
    "rulebook": mark("Played by"),
    "folder": mark("Kept in"),
    "change": mark("Change…"),
    "own_sheet": mark("An empty sheet"),
    "own_sheet_about": mark("Build it yourself under Structure"),
    "entry": mark("Entry"),
    "fee": mark("of it the house's"),
    "chips": mark("Starting stack"),
    "currency": mark("Currency"),
    "reentry": mark("Re-entry"),
    "reentry_none": mark("none"),
    "until": mark("until the end of level"),
    "prizes": mark("Prizes"),
    "tables": mark("Tables"),
    "seats": mark("Seats at each"),
    "starts": mark("Starts"),
    "starts_hint": mark("18:00, or empty: by hand"),
    "back": mark("Back"),
    "continue": mark("Continue"),
    "finish": mark("To the players"),
    "leave": mark("Leave the guide"),
    "none": mark("None for now"),
}  # fmt: skip

# From Monday on.
_TITLES = (
    mark("Monday tournament"), mark("Tuesday tournament"), mark("Wednesday tournament"),
    mark("Thursday tournament"), mark("Friday tournament"), mark("Saturday tournament"),
    mark("Sunday tournament"),
)  # fmt: skip


def word(key: str) -> str:
    return tr(_WORDS[key])


def usual_title(ms: int, zone: tzinfo) -> str:
    """``Thursday tournament``: a name there is until the director thinks of another."""
    return tr(_TITLES[(_EPOCH + timedelta(milliseconds=ms)).astimezone(zone).weekday()])


def sheet_facts(levels: int, length: int, chips: int) -> str:
    """``16 levels · 5 h 35 min · made for 10,000 chips``."""
    parts = [counted(levels, "{n} level", "{n} levels"), duration_words(length)]
    if chips:
        parts.append(tr("made for {n} chips", n=amount(chips)))
    return " · ".join(parts)


def percentages(shares: tuple[int, ...]) -> str:
    """``50 / 30 / 20 %``, or the winner takes all."""
    if len(shares) == 1:
        return tr("The winner takes all")
    said = tr("{shares} %", shares=" / ".join(str(s) for s in shares))
    return tr("{n} places: {shares}", n=len(shares), shares=said)


def not_a_number(text: str, what: str) -> str:
    return tr("“{text}” cannot be right for {what}. Write a whole number.", text=text, what=what.lower())


def needs_name() -> str:
    return tr("Give the tournament a name first.")


def not_entered() -> str:
    return tr("Not entered yet: press Enter to go on, or Escape again to leave.")


def what_now() -> str:
    return tr("Register the players here. When they are in, do the duty “{duty}”.", duty=tr("Draw seats"))


def kept(path: str) -> str:
    return tr("The tournament is kept under {path}.", path=path)


def exists(file: str) -> str:
    return tr("{file} exists already. It was left as it is. Choose another name or folder.", file=file)


def cannot_make(folder: str, why: str) -> str:
    return tr("The folder {folder} cannot be made: {why}. Choose another.", folder=folder, why=why)


def iso_date(ms: int, zone: tzinfo) -> str:
    """``2026-11-19``: sorts by itself in a folder."""
    return (_EPOCH + timedelta(milliseconds=ms)).astimezone(zone).date().isoformat()
