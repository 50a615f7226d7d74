"""Duties of hands in words (see ``gui.text_duties``)."""

from __future__ import annotations

from collections.abc import Callable

from core.duty import Duty, DutyKind
from gui.text_numbers import listed, tables_text
from gui.text_tr import counted, mark, tr

Said = tuple[str, str, str, str]

_OUTCOMES = {
    "acted": mark("Acted"),
    "dead": mark("Hand dead"),
    "checked": mark("Checked"),
    "withdrawn": mark("Take back"),
}


def _int(d: Duty, key: str) -> int:
    value = d.facts.get(key)
    return value if isinstance(value, int) else 0


def outcome(word: str) -> str:
    """What a call of the clock came to, on a button."""
    return tr(_OUTCOMES[word]) if word in _OUTCOMES else word


def _call(d: Duty, currency: str) -> Said:
    f = d.facts
    title = tr("Clock on {name}", name=f["name"])
    if f["phase"] != "zero":
        text = tr("{name} at {seat} has to act", name=f["name"], seat=f["seat"])
    elif d.act is not None:
        text = tr("Time is up: the hand is dead")
    else:
        text = tr("Time is up: dead if it faces a bet, else checked")
    why = tr("Called by {by}", by=f["by"]) if f["by"] else ""
    if _int(d, "nth") > 1:
        times = tr("call {n} on this player tonight", n=f["nth"])
        why = f"{why}, {times}" if why else times[:1].upper() + times[1:]
    button = "" if d.act is None else outcome("dead" if f["phase"] == "zero" else "acted")
    return title, text, why, button


def _from_money(d: Duty) -> str:
    return counted(_int(d, "from_money"), "{n} from the money", "{n} from the money")


def _minutes(d: Duty) -> str:
    return counted(_int(d, "minutes"), "{n} minute comes off the level", "{n} minutes come off the level")


def _start(d: Duty, currency: str) -> Said:
    text = tr("{players} are left, {places} are paid", players=d.facts["players"], places=d.facts["places"])
    return tr("Go hand-for-hand"), text, _from_money(d), tr("Hand-for-hand")


def _played(d: Duty, currency: str) -> Said:
    title = tr("Hand-for-hand, hand {n}", n=d.facts["hand"])
    why = f"{_from_money(d)}. {_minutes(d)}" if _int(d, "from_money") else _minutes(d)
    return title, tr("Wait until every table has finished its hand"), why, tr("Hand played")


def _over(d: Duty, currency: str) -> Said:
    money = d.facts["from_money"] == 0
    text = tr("All who are left are paid") if money else tr("There is no other table to wait for")
    return tr("End hand-for-hand"), text, "", tr("Play on")


def _same_time(d: Duty, currency: str) -> Said:
    names = d.facts["names"] if isinstance(d.facts["names"], tuple) else ()
    who = listed([str(x) for x in names])
    return (
        tr("Shared places?"), tr("{who} went out in one hand", who=who),
        tr("Some of them at one table: that all share is only proposed"), tr("All share"),
    )  # fmt: skip


def _decks(d: Duty, currency: str) -> Said:
    text = tr("Level {level} has begun", level=d.facts["level"])
    return tr("Change the decks"), text, tables_text(_int(d, "tables")), tr("Changed")


SAID: dict[DutyKind, Callable[[Duty, str], Said]] = {
    DutyKind.CLOCK_CALL: _call,
    DutyKind.HAND_FOR_HAND: _start,
    DutyKind.HAND_PLAYED: _played,
    DutyKind.HAND_FOR_HAND_OFF: _over,
    DutyKind.SAME_TIME: _same_time,
    DutyKind.DECKS: _decks,
}
