"""Rulings at a table in words: what was ruled, what stands against it (see ``gui.words.voices``), how it is
told in the history and on paper."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from core.say import reasons
from core.say import records as r
from core.say.duties import FloorCallDuty
from core.say.records import Action
from core.tournament.conduct import Ruling
from core.tournament.state import Tournament
from gui.words.conduct import step_text
from gui.words.names import Kind, Names, Sentence, Teller, all_of
from gui.words.numbers import amount, listed
from gui.words.tr import Context, dotted, mark
from gui.words.voices import refused, to_do
from gui.words.wording import Card, If, Line, Lines, Wordings, tellers, wordings

if TYPE_CHECKING:
    from core.rulings.found import Amount, Road
    from core.rulings.situations import Penalty

tr = Context("rulings")


def cited(book: str, clause: str) -> str:
    """Return book and clause as a director names them; nothing where the book says nothing."""
    return " ".join((book, clause)).strip() if clause else ""


def where(ruling: Ruling, t: Tournament) -> str:
    """Return ``2.7``, the seats of the players as they were; of none the table."""
    seats = [seat for seat in ruling.seats if seat]
    if seats or ruling.table is None:
        return ", ".join(seats)
    return tr("table {table}", table=t.room.tables[ruling.table].label)


def dead_hands(names: Names, dead: tuple[int, ...]) -> str:
    return tr("dead hand: {who}", who=listed(map(names.entry, dead))) if dead else ""


# -- what was done ------------------------------------------------------------------------------------


def _ruled(action: Action, xs: list[r.RulingGiven], names: Names) -> Sentence:
    x = xs[0]
    who = listed(map(names.entry, x.players))
    bold = (who,)
    if x.table is not None and not who:
        who = tr("Table {table}", table=names.table(x.table))
        bold = (who,)
    text = tr("{who}: {ruling}", who=who, ruling=x.text) if who else tr("Ruling: {text}", text=x.text)
    steps = [step_text(y.step) for y in all_of(action, r.PenaltyGiven)]
    return Sentence(bold, text, dotted(x.title, cited(x.book, x.clause), dead_hands(names, x.dead), *steps))


def ruling_short(x: r.RulingGiven, names: Names) -> str:
    """Return ``ruling for Anna Ek``: the sentence itself is too long for a button."""
    who = listed(map(names.entry, x.players))
    if who:
        return tr("ruling for {who}", who=who)
    return tr("ruling at table {table}", table=names.table(x.table)) if x.table is not None else tr("ruling")


_LINES: Lines = {
    r.FloorCalled: Line("table", "Table {table}: floor called", If("about", "{about}"), bold="Table {table}"),
    r.FloorCallEnded: Line("table", "Table {table} plays on", bold="Table {table}"),
}
TELLERS: dict[type[Any], tuple[Kind, Teller]] = {r.RulingGiven: ("ruling", _ruled), **tellers(tr, _LINES)}


# -- what stands against it ---------------------------------------------------------------------------


_REFUSED: Wordings = {
    reasons.NoSuchSituation: "There is no situation {situation}. The command “ruling --list” lists all.",
    reasons.BadAnswer: "{answer} answers no question of {situation}.",
    reasons.AnswersMissing: If(
        "facts",
        "The ruling of {situation} depends on more. Answer {facts}.",
        "These answers of {situation} cannot be true together.",
    ),
    reasons.FloorCalledAlready: "Table {table} already waits for a ruling.",
    reasons.NoFloorCall: "Table {table} does not wait for a ruling.",
    reasons.RuledOtherwise: If(
        "penalty",
        "The rulebook wants this punished. It rules: {text}",
        "The rulebook rules otherwise: {text}",
    ),
}
wordings(refused, tr, _REFUSED)


# -- what is to do ------------------------------------------------------------------------------------


_DUTIES: Wordings = {
    FloorCallDuty: Card(
        "Table {table} stands still",
        If("about", "Floor called: <b>{about}</b>", "Floor called, ruling open"),
        button="Rule…",
    ),
}
wordings(to_do, tr, _DUTIES)


# -- while it is ruled --------------------------------------------------------------------------------


_ROLES = {
    "player": mark("The player"),
    "in_turn": mark("The player in turn"),
    "others": mark("The other players"),
    "hider": mark("The player who hid the cards"),
    "announcer": mark("The player who announced the hand"),
    "misled": mark("The player who threw the hand away"),
    "talkers": mark("All who talked"),
    "pot": mark("The pot"),
}
_ROADS = {
    "check": mark("may check"),
    "fold": mark("may fold"),
    "call": mark("may call"),
    "bet": mark("may bet"),
    "raise": mark("may raise"),
}
_AMOUNTS = {
    "total": mark("{n} in all"),
    "faced": mark("the bet to match is {n}"),
    "owed": mark("{n} to add"),
    "back": mark("{n} back"),
    "lost": mark("{n} lost"),
    "least": mark("at least {n}"),
    "most": mark("at most {n}"),
    "share": mark("gets {n}"),
    "size": mark("{n} in the pot"),
    "counts_as": mark("counts as {n}"),
    "time": mark("{n} s in all"),
    "countdown": mark("{n} s counted down"),
}
_AFTER = {
    "check": mark("if the player in turn checks"),
    "bet": mark("if somebody bets"),
    "raise": mark("if somebody raises"),
    "call_or_fold": mark("if nobody raises"),
    "bet_up_to_it": mark("if the player in turn bets no more than that"),
    "bet_above_it": mark("if the player in turn makes it more"),
    "no_more_than_it": mark("if the player in turn makes it no more"),
}
_COMPARED = {
    "same": mark("the same"),
    "differs": mark("differs"),
    "silent": mark("not stated"),
    "depends": mark("depends on more"),
}
compared = tr.one_of(_COMPARED)


def amount_said(x: Amount) -> str:
    """Return ``200 in all``; of time and hands with what they are."""
    n = amount(x.amount)
    if x.unit == "hands":
        return tr("%n hands", x.amount)
    if x.unit == "minutes":
        return tr("%n minutes", x.amount)
    return tr(_AMOUNTS.get(x.what, "{n}"), n=n)


def role(who: str) -> str:
    """Return ``The player in turn``; a player of the question as it was typed."""
    return tr(_ROLES[who]) if who in _ROLES else who


def road(x: Road) -> str:
    """Return ``The player · may call · 5,001 in all · 1 to add``."""
    does = tr(_ROADS[x.do]) if x.do in _ROADS else x.do
    after = tr(_AFTER[x.after]) if x.after in _AFTER else ""
    return dotted(role(x.who), does, *map(amount_said, x.amounts), after)


def amounts(found: Sequence[Amount]) -> list[str]:
    """Return a line for each player: ``The player · 200 in all · 400 back``. Shares stand in the ruling."""
    lines: dict[str, list[str]] = {}
    for x in found:
        if x.what not in ("share", "size"):
            lines.setdefault(x.whose, []).append(amount_said(x))
    return [dotted(role(who), *x) for who, x in lines.items()]


def penalty(found: Penalty) -> str:
    """Return ``The player · has to be penalised · a warning``, or that it may be, with when it begins."""
    step = tr("harsher than a warning") if found.step == "harder" else step_text(found.step)
    does = tr("has to be penalised") if found.force == "must" else tr("may be penalised")
    when = {"at_once": tr("at once"), "after_hand": tr("after the hand")}.get(found.when, "")
    return dotted(role(found.whom), does, step, when)


by_book = tr.phrase("By tonight’s rulebook, {book}")
if_usual = tr.phrase("If the rest is as usual: {ruling}")
or_else = tr.phrase("Or: {ruling}")
