"""What was done about hands, in a sentence: hand-for-hand, calls of the clock (see ``gui.words.actions``)."""

from __future__ import annotations

from typing import Any

from core.say import records as r
from core.say.records import Action
from gui.words.floor import Teller, people
from gui.words.names import Kind, Names, Sentence
from gui.words.tr import counted, mark, tr

_ENDED = {
    "acted": mark("{who} acted in time"),
    "dead": mark("{who}'s hand is dead: the time is up"),
    "checked": mark("{who} checks: the time is up"),
    "withdrawn": mark("The clock on {who} is taken back"),
}


def _hand_for_hand(action: Action, xs: list[r.HandForHandSet], names: Names) -> Sentence:
    if not xs[0].on:
        runs = any(isinstance(x, r.ClockSet) and x.running for x in action.records)
        return Sentence((), tr("Hand-for-hand is over"), tr("the level clock runs on") if runs else "")
    if xs[0].number < 2:
        return Sentence((), tr("Hand-for-hand"), tr("the level clock stands"))
    return Sentence((), tr("Hand {n} played", n=xs[0].number - 1), tr("hand-for-hand"))


def _ran(action: Action, xs: list[r.HandRan], names: Names) -> Sentence:
    return Sentence((), tr("A hand played"), tr("hand-for-hand"))


def _called(action: Action, xs: list[r.ClockCalled], names: Names) -> Sentence:
    x = xs[0]
    who, by = names.entry(x.entry), names.entry(x.by) if x.by else ""
    text = tr("Clock called on {who}", who=who)
    if by:
        text = tr("{by} called the clock on {who}", by=by, who=who)
    return Sentence((by, who) if by else (who,), text, counted(x.seconds, "{n} second", "{n} seconds"))


def _ended(action: Action, xs: list[r.ClockCallEnded], names: Names) -> Sentence:
    call = names.state.calls.get(xs[0].call)
    who = names.entry(call.entry) if call is not None else tr("the player")
    said = tr(_ENDED.get(xs[0].outcome, _ENDED["withdrawn"]), who=who)
    return Sentence((who,), said[:1].upper() + said[1:], tr("clock called"))


def _together(action: Action, xs: list[r.PlayedTogether], names: Names) -> Sentence:
    return _share(xs[0].entries, names, tr("out at the same time"))


def _share(entries: tuple[int, ...], names: Names, why: str) -> Sentence:
    who = people(entries, names)
    places = {place for x in entries if (place := names.place(x))}
    text = tr("{who} share their places", who=who)
    if len(places) == 1:
        text = tr("{who} share {place}", who=who, place=places.pop())
    return Sentence((who,), text, why)


def _hand_placed(action: Action, xs: list[r.HandPlaced], names: Names) -> Sentence:
    x = xs[0]
    who = people(x.entries, names)
    if not x.hand:
        return Sentence((who,), tr("{who} went out in different hands", who=who))
    if len({*x.groups}) == 1 and x.groups[0]:
        return _share(x.entries, names, tr("out in one hand"))
    how = tr("placed by stack") if all(x.stacks) else tr("placed by the director")
    return Sentence((who,), tr("{who} went out in one hand", who=who), how)


def _apart(action: Action, xs: list[r.HandsApart], names: Names) -> Sentence:
    who = people(xs[0].entries, names)
    return Sentence((who,), tr("{who} went out in different hands", who=who))


def _misdealt(action: Action, xs: list[r.Misdealt], names: Names) -> Sentence:
    what = tr("Table {label}", label=names.table(xs[0].table))
    quiet = tr("dealt again with the same button") if xs[0].replayed else ""
    return Sentence((what,), tr("{what}: misdeal", what=what), quiet)


TELLERS: dict[type[Any], tuple[Kind, Teller]] = {
    r.HandForHandSet: ("clock", _hand_for_hand),
    r.HandRan: ("clock", _ran),
    r.ClockCalled: ("clock", _called),
    r.ClockCallEnded: ("clock", _ended),
    r.PlayedTogether: ("out", _together),
    r.HandPlaced: ("out", _hand_placed),
    r.HandsApart: ("out", _apart),
    r.Misdealt: ("table", _misdealt),
}
