"""Penalties and disqualification in words: steps, what was done (see ``gui.words.actions``) and why."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from core.rulebook.kinds import step
from core.say import records as r
from core.say.records import Action
from gui.words.names import Kind, Names, Sentence
from gui.words.numbers import amount, money
from gui.words.tr import counted, mark, tr

R = TypeVar("R")
Facts = Mapping[str, str | int]

_CARDS = {
    "none_dealt": mark("No cards are dealt to the seat."),
    "dealt_and_pulled": mark("Cards are dealt to the seat and taken in after the deal."),
}
_POSTS = {
    "blinds_and_antes": mark("Blinds and antes are taken from the stack."),
    "blinds_only": mark("Blinds are taken from the stack, antes are not."),
    "none": mark("Neither blinds nor antes are taken from the stack."),
}
_RUNS = {
    "while_play_runs": mark("The minutes run only while play does."),
    "always": mark("The minutes run in breaks too."),
}
_MISDEAL = {
    "counts_once": mark("A misdeal and its replay are one hand of it."),
    "counts_each": mark("A misdeal and its replay are two hands of it."),
}
_BEGINS = {
    "after_the_hand": mark("For exposed cards it begins after the hand."),
    "at_once": mark("For exposed cards it begins at once."),
}


def step_text(text: str) -> str:
    """``a warning``, ``10 minutes``, ``1 round``, ``disqualification``."""
    found = step(text)
    if found is None:
        return text
    if found.what == "minutes":
        return counted(found.number, "{n} minute", "{n} minutes")
    if found.what == "hands":
        return counted(found.number, "{n} hand", "{n} hands")
    if found.what == "rounds":
        return counted(found.number, "{n} round", "{n} rounds")
    return tr("a warning") if found.what == "warning" else tr("disqualification")


def _said(words: Mapping[str, str], f: Facts, key: str) -> str:
    return tr(words[str(f[key])]) if f.get(key) in words else ""


def cards_text(word: str) -> str:
    """What becomes of the cards of who sits out, by the rulebook's word for it."""
    return _said(_CARDS, {"cards": word}, "cards")


def posts_text(word: str) -> str:
    """What is taken from the stack of who sits out, by the rulebook's word for it."""
    return _said(_POSTS, {"posts": word}, "posts")


def misdeal_text(word: str) -> str:
    return _said(_MISDEAL, {"misdeal": word}, "misdeal")


# -- why ----------------------------------------------------------------------------------------------


def _than(f: Facts) -> str:
    name, meant = f["name"], step_text(str(f["next"]))
    if f["than"] == "harder":
        return tr("Harder than the next step, {next}: the director may go further.", next=meant)
    if f["than"] == "milder":
        return tr("Milder than the next step, {next}: the director's judgement.", next=meant)
    if f["than"] == "too_hard":
        return tr("Harder than the next step, {next}.", next=meant)
    if f["than"] != "next":
        return tr("No step of the ladder; the next was {next}.", next=meant)
    if not f["earlier"]:
        return tr("{name} had no penalty tonight: the first step is {next}.", name=name, next=meant)
    had = counted(int(f["earlier"]), "{n} penalty", "{n} penalties")
    return tr("{name} had {had} tonight: the next step is {next}.", name=name, had=had, next=meant)


def _round(f: Facts) -> str:
    if f.get("round") == "players_now":
        return tr("A round has as many hands as players are at the table as it goes on.")
    if "round" not in f:
        return ""
    return tr("{players} were at the table when it was given, the offender too: {hands} hands.", **f)


def penalty(f: Facts) -> str:
    return _sentences(
        _than(f), _round(f), _said(_CARDS, f, "cards"), _said(_POSTS, f, "posts"), _said(_RUNS, f, "runs"),
        _said(_MISDEAL, f, "misdeal"), _said(_BEGINS, f, "begins"),
        tr("The hand is dead besides.") if f.get("dead_hand") else "", _report(f),
    )  # fmt: skip


def _report(f: Facts) -> str:
    return tr("It is reported to the board.") if f.get("report") else ""


def hands_out(f: Facts) -> str:
    several = counted(int(f["hands"]), "{n} hand", "{n} hands")
    said = tr("{name} has sat out {served} of {hands}.", name=f["name"], served=f["served"], hands=several)
    return _sentences(said, _said(_MISDEAL, f, "misdeal"), _round(f) if f.get("round") else "")


def disqualified(f: Facts) -> str:
    harder = ""
    if f.get("than") == "harder":
        harder = tr("Further than the next step of the ladder: the director may.")
    chips = tr("{chips} chips leave play.", chips=amount(int(f["chips"]))) if f.get("counted", 1) else (
        tr("Nobody counted the stack, so its chips are still reckoned to be in play."))  # fmt: skip
    if f.get("where") == "dealt_out":
        chips = tr("The chips are dealt out to the table: {shares}.", shares=f["shares"])
    refund = tr("Nothing is paid back.")
    if f.get("refund"):
        refund = tr("{sum} are paid back.", sum=amount(int(f["refund"])))
    elif f.get("by") == "by_director":
        refund = tr("Nothing is paid back, which is the director's choice.")
    return _sentences(harder, chips, refund, _report(f))


def _sentences(*parts: str) -> str:
    return " ".join(filter(None, parts))


BECAUSE = {"penalty": penalty, "hands_out": hands_out, "disqualified": disqualified}


# -- what was done ------------------------------------------------------------------------------------


def _given(action: Action, xs: list[r.PenaltyGiven], names: Names) -> Sentence:
    x, who = xs[0], names.entry(xs[0].entry)
    what = step_text(x.step)
    if x.hands and x.step.startswith("rounds") and x.fixed:
        what = tr("{step} ({hands} hands)", step=what, hands=x.hands)
    text = tr("{who}: {step} for {offence}", who=who, step=what, offence=x.offence)
    return Sentence((who,), text, ", ".join([*_clause(action, x), *[tr("hand dead")] * x.dead_hand]))


def _clause(action: Action, x: r.PenaltyGiven | r.Disqualified) -> list[str]:
    """The clause of the offence, where the director named one: the rulebook's stand with the reasons."""
    cited = {c for b in action.records if isinstance(b, r.Because) for c in b.clauses}
    return [tr("clause {clause}", clause=x.clause)] if x.clause and x.clause not in cited else []


def _tallied(action: Action, xs: list[r.HandsServed], names: Names) -> Sentence:
    who = names.entry(xs[0].entry)
    sat = counted(xs[0].hands, "{n} hand", "{n} hands")
    return Sentence((who,), tr("{who} has sat out {hands}", who=who, hands=sat))


def _ended(action: Action, xs: list[r.PenaltyEnded], names: Names) -> Sentence:
    who = names.entry(xs[-1].entry)
    if xs[-1].how == "lifted":
        return Sentence((who,), tr("{who}'s penalty lifted", who=who))
    return Sentence((who,), tr("{who}'s penalty served", who=who))


def _disqualified(action: Action, xs: list[r.Disqualified], names: Names) -> Sentence:
    x, who = xs[0], names.entry(xs[0].entry)
    quiet = _clause(action, x)
    if x.chips:
        words = mark("{chips} chips dealt out") if x.shares else mark("{chips} chips out of play")
        quiet.append(tr(words, chips=amount(x.chips)))
    if x.refund:
        paid = money(x.refund, str(names.state.setting("currency") or ""))
        quiet.append(tr("{sum} paid back", sum=paid))
    text = tr("{who} disqualified for {offence}", who=who, offence=x.offence)
    return Sentence((who,), text, ", ".join(quiet))


TELLERS: dict[type[Any], tuple[Kind, Callable[[Action, Any, Names], Sentence]]] = {
    r.Disqualified: ("ruling", _disqualified),
    r.PenaltyGiven: ("ruling", _given),
    r.HandsServed: ("ruling", _tallied),
    r.PenaltyEnded: ("ruling", _ended),
}


def steps_text(steps: Sequence[str]) -> str:
    """A ladder, from the mildest up."""
    return ", ".join(map(step_text, steps))
