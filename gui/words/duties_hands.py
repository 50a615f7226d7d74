"""Duties of hands in words (see ``gui.words.duties``)."""

from __future__ import annotations

from collections.abc import Callable

from core.say.duty import Duty, DutyKind
from gui.words.moves import texts
from gui.words.numbers import amount, clock_text, listed, players_text, tables_text
from gui.words.tr import counted, mark, tr

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
    if "of" in d.facts:
        text = tr("Hand {n} of {all} is being played", n=d.facts["hand"], all=d.facts["of"])
        return tr("Count the hands"), text, "", tr("Hand played")
    title = tr("Hand-for-hand, hand {n}", n=d.facts["hand"])
    money, minutes = _int(d, "from_money"), _int(d, "minutes")
    why = ". ".join(filter(None, (_from_money(d) if money else "", _minutes(d) if minutes else "")))
    return title, tr("Wait until every table has finished its hand"), why, tr("Hand played")


def _over(d: Duty, currency: str) -> Said:
    money = d.facts["from_money"] == 0
    text = tr("All who are left are paid") if money else tr("There is no other table to wait for")
    return tr("End hand-for-hand"), text, "", tr("Play on")


def _same_time(d: Duty, currency: str) -> Said:
    text = tr("{who} went out in one hand", who=listed(texts(d.facts, "names")))
    if d.act is None:
        why = tr("The larger stack at the start of the hand finishes higher; until it is told they share")
        return tr("Who had more chips?"), text, why, tr("Stacks…")
    why = tr("Some of them at one table: that all share is only proposed")
    return tr("Shared places?"), text, why, tr("All share")


def _same_hand(d: Duty, currency: str) -> Said:
    names, tables = texts(d.facts, "pair"), texts(d.facts, "tables")
    text = tr("{who} went out at table {table}, {time} apart", who=listed(names), table=tables[0],
              time=clock_text(_int(d, "apart")))  # fmt: skip
    why = tr("In two hands the later one finishes higher, in one hand the larger stack")
    return tr("One hand or two?"), text, why, tr("Answer…")


def _decks(d: Duty, currency: str) -> Said:
    text = tr("Level {level} has begun", level=d.facts["level"])
    return tr("Change the decks"), text, tables_text(_int(d, "tables")), tr("Changed")


def _talk(d: Duty, currency: str) -> Said:
    left = d.facts["left"]
    text = tr("{time} left", time=clock_text(left)) if isinstance(left, int) else tr("Until you go on")
    return tr("Announce the talk break"), text, tr("Players stay at their tables"), tr("Announced")


def _day_end(d: Duty, currency: str) -> Said:
    text = tr(
        "Bag and count: {players}, {chips} in all",
        players=players_text(_int(d, "players")), chips=amount(_int(d, "chips")),
    )  # fmt: skip
    why = tr("Play goes on when you start the next day")
    return tr("End of day {n}", n=d.facts["day"]), text, why, tr("Bagged")


def _raise_cap(d: Duty, currency: str) -> Said:
    text = tr("The tournament is heads-up: the cap of {n} raises is lifted", n=d.facts["cap"])
    return tr("Tell the table: no cap on raises"), text, "", tr("Told")


SAID: dict[DutyKind, Callable[[Duty, str], Said]] = {
    DutyKind.CLOCK_CALL: _call,
    DutyKind.HAND_FOR_HAND: _start,
    DutyKind.HAND_PLAYED: _played,
    DutyKind.HAND_FOR_HAND_OFF: _over,
    DutyKind.SAME_TIME: _same_time,
    DutyKind.SAME_HAND: _same_hand,
    DutyKind.DECKS: _decks,
    DutyKind.TALK: _talk,
    DutyKind.DAY_END: _day_end,
    DutyKind.RAISE_CAP: _raise_cap,
}
