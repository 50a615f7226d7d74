"""Duties as a floor person speaks: what, who, from, to; then why; then the button."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from core.duties import Duty, DutyKind, Urgency
from gui.text_actions import commitment_text
from gui.text_numbers import amount, chips_off, clock_text, money, players_text
from gui.text_tr import counted, tr


@dataclass(frozen=True, slots=True)
class DutyWords:
    """``title``, ``when`` at its right ("now", "32:48"), ``text`` what to do, ``why`` quiet below,
    ``button`` the main button; empty where there is nothing to press."""

    title: str
    when: str
    text: str
    why: str = ""
    button: str = ""


def duty(found: Duty, now: int, currency: str = "") -> DutyWords:
    """The duty in words at this moment."""
    title, text, why, button = _SAID[found.kind](found, currency)
    return DutyWords(title, _when(found, now), text, why, button)


def _when(found: Duty, now: int) -> str:
    if found.due_ms is not None:
        return clock_text(found.due_ms - now)
    left = found.facts.get("left")
    if isinstance(left, int):
        return clock_text(left)
    return tr("now") if found.urgency is Urgency.NOW else ""


Said = tuple[str, str, str, str]


def _winner(d: Duty, currency: str) -> Said:
    name, prize = d.facts["name"], d.facts["prize"]
    why = tr("Prize: {sum}", sum=money(prize, currency)) if isinstance(prize, int) and prize else ""
    return (
        tr("We have a winner"), tr("{name} has all the chips", name=name), why,
        tr("Stop the clock") if d.act else "",
    )  # fmt: skip


def _draw_number(d: Duty, currency: str) -> Said:
    return (
        tr("Call a number"),
        tr("Let somebody in the room call a number, then draw the seats"),
        tr("Commitment {hash}", hash=commitment_text(str(d.facts["commitment"]))),
        tr("Draw seats…"),
    )


def _seats(d: Duty, currency: str) -> Said:
    n, free = _int(d, "players"), _int(d, "free")
    who = str(d.facts["name"]) if n == 1 else players_text(n)
    title = tr("Draw a seat") if n == 1 else tr("Draw seats")
    if n > free:
        why = counted(free, "{n} seat is free: open another table first", "{n} seats are free: open another "
                      "table first")  # fmt: skip
        return title, tr("{who} without a seat", who=who), why, tr("Open a table…")
    why = counted(free, "{n} seat is free", "{n} seats are free")
    return title, tr("{who} without a seat", who=who), why, title


def _break(d: Duty, currency: str) -> Said:
    n, table = _int(d, "players"), d.facts["table"]
    title = tr("Break table {table}", table=table) if n else tr("Close table {table}", table=table)
    if not n:
        return title, tr("Nobody sits there any more"), "", tr("Close table")
    text = counted(n, "Its {n} player fits at the others", "Its {n} players fit at the others")
    why = counted(_int(d, "free"), "{n} seat is free there", "{n} seats are free there")
    return title, text, why, tr("Break table")


def _balance(d: Duty, currency: str) -> Said:
    f = d.facts
    text = tr("One player from table {table} to table {to}", table=f["table"], to=f["to"])
    why = tr("Table {to} has {few}, table {table} has {many}: the next big blind moves",
             to=f["to"], few=f["to_players"], table=f["table"], many=f["players"])  # fmt: skip
    return tr("Balance tables"), text, why, tr("Next big blind…")


def next_big_blind() -> str:
    """Over the seats to choose from: who is big blind in the hand being played does not help."""
    return tr("Who is big blind next hand?")


def _colour_up(d: Duty, currency: str) -> Said:
    chips = d.facts["chips"]
    values = [x for x in chips if isinstance(x, int)] if isinstance(chips, tuple) else []
    title = tr("Colour up the {chips}", chips=chips_off(values))
    held = d.urgency is Urgency.NOW
    text = tr("Now, while the players stay at their tables") if held else tr("At the next break")
    return title, text, counted(_int(d, "tables"), "{n} table", "{n} tables"), ""


def _late(d: Duty, currency: str) -> Said:
    text = tr("When level {level} begins", level=amount(_int(d, "level") + 1))
    return tr("Late registration closes"), text, "", ""


def _int(d: Duty, key: str) -> int:
    value: Any = d.facts[key]
    return value if isinstance(value, int) else 0


_SAID = {
    DutyKind.WINNER: _winner,
    DutyKind.DRAW_NUMBER: _draw_number,
    DutyKind.SEATS: _seats,
    DutyKind.BREAK_TABLE: _break,
    DutyKind.BALANCE: _balance,
    DutyKind.COLOUR_UP: _colour_up,
    DutyKind.LATE_CLOSES: _late,
}
