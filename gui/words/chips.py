"""Chips, races and cards in words: for the history (see ``gui.words.actions``) and whoever else says them."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from core.chips.cards import RANKS
from core.say import records as r
from core.say.becauses import Because, CodedBecause
from core.say.records import Action
from gui.words.because import clauses
from gui.words.cards import card_words
from gui.words.names import Kind, Names, Sentence
from gui.words.numbers import amount, chips_off, listed
from gui.words.tr import mark, tr

Teller = Callable[[Action, Any, Names], Sentence]

_LEDGER = {
    "rounding": mark("rounding of a chip race"),
    "rescue": mark("rescue after a chip race"),
    "gone": mark("chips of a colour that is gone"),
    "found": mark("found chips"),
    "hidden": mark("hidden chips"),
    "pocketed": mark("chips from a pocket"),
    "forfeited": mark("forfeited chips"),
    "missing": mark("missing chips"),
    "surplus": mark("chips too many"),
    "disqualified": mark("stack of a disqualified player"),
    "surrendered": mark("stack given up for a re-entry"),
    "absent": mark("stack of an absent player"),
}


def ledger(why: str) -> str:
    """A line of the ledger of chips, within a sentence."""
    return tr(_LEDGER[why]) if why in _LEDGER else why


def _set(action: Action, xs: list[r.ChipSetMade], names: Names) -> Sentence:
    values = xs[0].values
    if not values:
        return Sentence((), tr("Chips in use: not said"))
    return Sentence((), tr("Chips in use: {chips}", chips=", ".join(map(amount, values))))


def _race(action: Action, xs: list[r.RaceHeld], names: Names) -> Sentence:
    x = xs[0]
    what = tr("Table {label}", label=names.table(x.table))
    if not x.odd:
        return Sentence((what,), tr("{what} had no odd {chips}", what=what, chips=chips_off([x.chip])))
    odd, chips = sum(n for _, n in x.odd), len(x.winners)
    said = tr(
        "{what} raced {odd} for {chips}", what=what, odd=_count(odd, x.chip), chips=_count(chips, x.new)
    )
    if not chips:
        said = tr("{what} gave up {odd}, too few for one of {new}", what=what, odd=_count(odd, x.chip),
                  new=amount(x.new))  # fmt: skip
    cards = _by_reason(action, x) or _by_card(x)
    by = [tr("seat {seat} by {card}", seat=seat, card=card_words(cards[seat]))
          for seat in dict.fromkeys(x.winners) if seat in cards]  # fmt: skip
    won = listed(by) if by else ""
    saved = ""
    if x.rescued:
        seats = listed(str(seat) for seat in x.rescued)
        saved = tr("rescued with {chip}: seat {seats}", chip=amount(x.rescue), seats=seats)
    return Sentence((what,), said, " · ".join(filter(None, (won, saved))))


def _by_reason(action: Action, race: r.RaceHeld) -> dict[int, str]:
    """The cards as the reason kept with the race names them, by the book's order of suits."""
    won = next((str(dict(x.facts)["won"]) for x in action.records
                if isinstance(x, CodedBecause) and x.rule == "race_won"), "")  # fmt: skip
    cards = re.findall(r"\((\w\w)\)(?=;|$)", won)
    # of several chips of one seat the first
    return dict(zip(race.winners[::-1], cards[::-1], strict=True)) if len(cards) == len(race.winners) else {}


def _by_card(race: r.RaceHeld) -> dict[int, str]:
    """The card each winner's first chip was won by: the highest before that seat, as it was entered or dealt.
    Which suit is higher the race does not say: without its reason, of two of one rank the first is named."""
    best: dict[int, str] = {}
    for seat, card in race.cards:
        if seat not in best or RANKS.find(card[:1]) > RANKS.find(best[seat][:1]):
            best[seat] = card
    return best


def _count(n: int, chip: int) -> str:
    return tr("{n} × {chip}", n=amount(n), chip=amount(chip))


def _adjusted(action: Action, xs: list[r.ChipsAdjusted], names: Names) -> Sentence:
    x = xs[0]
    who = (
        names.entry(x.entry)
        if x.entry
        else tr("Table {label}", label=names.table(x.table))
        if x.table
        else ""
    )
    quiet = clauses([c for b in action.records if isinstance(b, Because) for c in b.clauses])
    if x.why == "gone" and not x.amount:
        return Sentence((who,), tr("{who}: chips of a colour that is gone exchanged", who=who), quiet)
    if x.amount < 0:
        said = tr("{chips} left play: {why}", chips=amount(-x.amount), why=ledger(x.why))
    else:
        said = tr("{chips} came into play: {why}", chips=amount(x.amount), why=ledger(x.why))
    if not who:
        return Sentence((), said, quiet)
    return Sentence((who,), tr("{who}: {said}", who=who, said=said), quiet)


def _coloured_up(action: Action, xs: list[r.ColouredUp], names: Names) -> Sentence:
    return Sentence((), tr("The {chips} have left play", chips=chips_off([xs[0].chip])))


TELLERS: dict[type[Any], tuple[Kind, Teller]] = {
    r.RaceHeld: ("table", _race),
    r.ColouredUp: ("structure", _coloured_up),
    r.ChipSetMade: ("setting", _set),
    r.ChipsAdjusted: ("note", _adjusted),
}
