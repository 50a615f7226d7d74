"""The director's actions, in a sentence each: for the history, the last actions, and the Undo button.

The words are made from an action's records, not from its line: a night that was imported or typed in
another language says the same.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from core.money.prizes import HUNDRED_PER_CENT
from core.money.till import kept
from core.rulebook import shelf
from core.say import records as r
from core.say.facts.shapes import per_class
from core.say.records import Action
from core.tournament.decimals import with_decimals
from core.tournament.game import Bust
from core.tournament.names import shown
from core.tournament.settings import AMOUNTS
from gui.words.chips import TELLERS as CHIPS
from gui.words.conduct import TELLERS as CONDUCT
from gui.words.deals import TELLERS as DEALS
from gui.words.floor import TELLERS as FLOOR
from gui.words.floor import people
from gui.words.hands import TELLERS as HANDS
from gui.words.names import Kind, Names, Sentence, Teller, all_of
from gui.words.numbers import (
    clock_text,
    duration_words,
    level_line,
    level_name,
    listed,
    ordinal,
    percent,
    time_of_day,
)
from gui.words.prizes import asked_for
from gui.words.rulebook import with_method
from gui.words.rulings import TELLERS as RULINGS
from gui.words.rulings import ruling_short
from gui.words.till import TELLERS as TILL
from gui.words.tr import Context, dotted, mark
from gui.words.wording import By, If, Line, Lines, SayOf, tellers
from gui.words.words import (
    DUTIES_AT_TABLE,
    announcement,
    duty_name,
    format_title,
    setting_said,
    setting_title,
)

tr = Context("history")

# So many shares are told with the prizes; the rest are on the page.
SHARES = 5


def with_kind(action: Action, names: Names) -> tuple[Kind, Sentence]:
    """Return the action's kind, for an icon, and ``Maja Lind out in 24th, by Erik Holm`` with ``Maja Lind``
    bold and ``table 3 seat 4`` quiet."""
    sort, said = _said(action, names)
    if _leading(action) is r.Announced:  # what the director wrote himself stays as it is
        said = said._replace(text=_capital(said.text))
    return sort, said


def _said(action: Action, names: Names) -> tuple[Kind, Sentence]:
    """Return the same as it stands within a sentence: ``break order announced``."""
    found = _leading(action)
    if found is None:
        return "note", Sentence((), action.line or tr("Nothing"))
    names.extra = action
    action = with_decimals(action, names.state.decimals)
    sort, teller = TELLERS[found]
    said = teller(action, all_of(action, found), names)
    if found is not r.BoughtAt and (prices := dict.fromkeys(x.price for x in all_of(action, r.BoughtAt))):
        said = said._replace(quiet=dotted(said.quiet, *map(shown, prices)))
    if found is not r.Overridden and r.Overridden in map(type, action.records):
        quiet = tr("Override: {why}", why=shown(all_of(action, r.Overridden)[0].reason))
        said = said._replace(quiet=dotted(said.quiet, quiet))
    return sort, said._replace(quiet=_capital(said.quiet))


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def sentence(action: Action, names: Names) -> Sentence:
    return with_kind(action, names)[1]


def short(action: Action, names: Names) -> str:
    """Return the action without place and circumstance, for the Undo button: ``Maja Lind out``."""
    names.extra = action
    outs = all_of(action, r.Eliminated)
    if outs and _leading(action) is r.Eliminated:
        said = tr("{who} out", who=people([x.entry for x in outs], names))
        teams, _ = _teams_out(action, outs, names)
        return " · ".join((said, tr("{team} out", team=listed(teams)))) if teams else said
    if _leading(action) is r.RulingGiven:
        return ruling_short(all_of(action, r.RulingGiven)[0], names)
    return _said(action, names)[1].text


def action_title(action: Action, names: Names) -> str:
    return sentence(action, names).text


def undo_title(action: Action | None, names: Names) -> str:
    return tr("Undo") if action is None else tr("Undo: {what}", what=short(action, names))


def redo_title(actions: Sequence[Action], names: Names) -> str:
    """Return ``Redo: Maja Lind out``; of several together the first."""
    return tr("Redo: {what}", what=short(actions[0], names))


# -- people -------------------------------------------------------------------------------------------


def _out(action: Action, xs: list[r.Eliminated], names: Names) -> Sentence:
    who = people([x.entry for x in xs], names)
    by = listed(dict.fromkeys(names.entry(w) for x in xs for w in x.by)) if any(x.by for x in xs) else ""
    busts = _busts(action, xs, names)
    teams, teams_places = _teams_out(action, xs, names)
    places = [place for x in xs if x.entry in busts and (place := names.place(x.entry))]
    place = listed(dict.fromkeys(places)) if len(places) == len(xs) <= 3 and not teams else ""
    text = tr("{who} out in {place}", who=who, place=place) if place else tr("{who} out", who=who)
    if by:
        text = (
            tr("{who} out in {place}, by {by}", who=who, place=place, by=by)
            if place
            else (tr("{who} out, by {by}", who=who, by=by))
        )
    if teams:
        place = listed(dict.fromkeys(teams_places))
        text = " · ".join((text, tr("{team} out in {place}", team=listed(teams), place=place)))
    bust = busts.get(xs[0].entry)
    quiet = ""
    if bust and len(xs) == 1:
        at = names.placing(xs[0].entry)
        prize = names.money(at.prize) if at is not None and at.prize else ""
        quiet = dotted(names.seat(bust.table, bust.seat), prize)
    return Sentence((*[names.entry(x.entry) for x in xs], *teams), text, quiet)


def _busts(action: Action, xs: list[r.Eliminated], names: Names) -> dict[int, Bust]:
    """Return the busts that still stand: one who came back, or whose bust was undone, may have gone out
    again, and that has a place of its own."""
    return {x.entry: b for x in xs if (b := names.busts.get(x.entry)) and b.at == action.happened}


def _teams_out(action: Action, xs: list[r.Eliminated], names: Names) -> tuple[list[str], list[str]]:
    """Return the teams that lost their last stack here, and their places."""
    out = [
        (team, place)
        for e in _busts(action, xs, names)
        if (team := names.state.game.owner(e)) and (place := names.place(e))
    ]
    return [team for team, _ in out], [place for _, place in out]


def _bust_corrected(action: Action, xs: list[r.BustCorrected], names: Names) -> Sentence:
    x = xs[-1]
    who, by = names.entry(x.who), listed([names.entry(w) for w in x.by]) if x.by else ""
    if x.who != x.entry:
        text = tr("{who} went out, not {other}", who=who, other=names.entry(x.entry))
        return Sentence((who,), text, tr("correction"))
    text = tr("{who} out, corrected: by {by}", who=who, by=by) if by else tr("{who} out, corrected", who=who)
    return Sentence((who,), text, time_of_day(x.at, names.zone) if names.zone else "")


def _entered(action: Action, xs: list[r.Entered], names: Names) -> Sentence:
    if len(xs) > 1:
        return registered([action], names)
    who = names.player(xs[0].player)
    bought, seated = all_of(action, r.Bought), all_of(action, r.Seated)
    again = any(b.kind == "reentry" for b in bought) or xs[0].nth > 1
    text = tr("{who} re-entered", who=who) if again else tr("{who} registered", who=who)
    if all_of(action, r.AlternateSet):
        text = tr("{who} registered as an alternate", who=who)
    paid = sum([b.paid for b in bought])
    quiet = [names.seat(seated[0].table, seated[0].seat)] if seated else []
    if seated and seated[0].card:
        quiet.append(tr("drawn with a card"))
    quiet += filter(None, [_paid(paid, names)])
    return Sentence((who,), text, ", ".join(quiet))


def _paid(paid: int, names: Names) -> str:
    """Return ``paid 350 kr``; where a till is kept the price alone, for it is owed until it is collected."""
    if not paid or kept(names.state):
        return names.money(paid) if paid else ""
    return tr("paid {sum}", sum=names.money(paid))


def registered(actions: Sequence[Action], names: Names) -> Sentence:
    """Name players who came in together, or one after the other."""
    paid = sum([b.paid for action in actions for b in all_of(action, r.Bought)])
    entered = [x for action in actions for x in all_of(action, r.Entered)]
    quiet = _paid(paid, names)
    if quiet and not kept(names.state):
        quiet = tr("Paid {sum}", sum=names.money(paid))
    again = sum(x.nth > 1 for x in entered)
    if again == len(entered):
        return Sentence((), tr("%n players re-entered", again), quiet)
    if again:
        return Sentence((), tr("%n players registered or re-entered", len(entered)), quiet)
    return Sentence((), tr("%n players registered", len(entered)), quiet)


def _noted_player(action: Action, xs: list[r.PlayerNoted], names: Names) -> Sentence:
    who = xs[0].name
    return Sentence((who,), tr("{who}'s details changed", who=who))


def _noted(action: Action, xs: list[r.Noted], names: Names) -> Sentence:
    cited = [shown(x.clause) for x in all_of(action, r.Cited)]
    return Sentence((), shown(xs[0].text), dotted(tr("note"), *cited))


# -- the clock and the sheet ------------------------------------------------------------------------


def _clock(action: Action, xs: list[r.ClockSet], names: Names) -> Sentence:
    x, levels = xs[-1], names.state.clock.levels
    index = next((i for i, level in enumerate(levels) if level.id == x.level), -1)
    row = level_name(levels, index)
    length = levels[index].length if index >= 0 else None
    left = tr("{row}, {time} left", row=row, time=clock_text(length - x.elapsed)) if length else row
    of = levels[index].hands if index >= 0 else 0
    verb = action.line.split(" ", 1)[0]
    if verb == "gap":
        return _gap(action, all_of(action, r.GapAnswered), names)
    if verb == "hand" and x.hands:
        return Sentence((), tr("Hand {n} of {all} played", n=x.hands, all=of or x.hands), row)
    if verb in ("next", "back", "hand"):
        level = levels[index] if index >= 0 else None
        line = tr("{row}, {blinds}", row=row, blinds=level_line(level)) if level and not level.pause else row
        how = tr("all hands played") if verb == "hand" else tr("by hand")
        return Sentence((), line or tr("Clock set"), how)
    if of and x.hands:
        left = tr("{row}, {n} of %n hands played", of, row=row, n=x.hands)
    said = {
        "start": tr("Clock started"),
        "pause": tr("Paused"),
        "resume": tr("Clock resumed"),
        "time": tr("Time changed"),
    }.get(verb, tr("Clock set"))
    return Sentence((), said, dotted(left, x.why))


def _scheduled(action: Action, xs: list[r.ClockScheduled], names: Names) -> Sentence:
    at = xs[0].at
    if at is None:
        return Sentence((), tr("Start no longer scheduled"))
    if names.zone is None:
        return Sentence((), tr("Start scheduled"))
    return Sentence((), tr("Start scheduled for {time}", time=time_of_day(at, names.zone)))


def _gap(action: Action, xs: list[r.GapAnswered], names: Names) -> Sentence:
    away = duration_words(xs[0].end - xs[0].start)
    if xs[0].start == xs[0].end:
        return Sentence((), tr("Riffle was away for an unknown time; the clock is unchanged"))
    if xs[0].counted:
        return Sentence((), tr("{time} away counted as played", time=away))
    return Sentence((), tr("{time} away not counted", time=away), tr("clock set back"))


def _sheet(action: Action, xs: list[r.LevelsSet], names: Names) -> Sentence:
    line = action.line.split(" ")
    row = line[2] if len(line) > 2 and line[2].isdecimal() else ""
    unquoted = re.sub(r'"(?:\\.|[^"\\])*"', "", action.line)
    to = re.search(r" to (\d+)(?: |$)", unquoted)
    last = to[1] if to else ""
    verb = " ".join(line[:2])
    several = {
        "edit row": tr("Rows {row} to {last} changed", row=row, last=last),
        "remove row": tr("Rows {row} to {last} removed", row=row, last=last),
        "move row": tr("Rows {row} to {last} moved", row=row, last=last),
    }
    one = {
        "structure": tr("Structure set"),
        "add level": tr("Level added"),
        "add break": tr("Break added"),
        "edit row": tr("Row {row} changed", row=row) if row else "",
        "remove row": tr("Row {row} removed", row=row) if row else "",
        "move row": tr("Row {row} moved", row=row) if row else "",
    }
    words = several if last and verb in several else one
    said = words.get("structure" if line[0] == "structure" else verb) or tr("Structure changed")
    count = sum([1 for level in xs[-1].levels if not level.pause])
    return Sentence((), said, tr("%n levels", count))


_MARKS = {
    "done": mark("Duty “{duty}” done"),
    "dismissed": mark("Duty “{duty}” dismissed"),
    "otherwise": mark("Duty “{duty}” already done"),
}


# -- the rest -----------------------------------------------------------------------------------------


def _setting(action: Action, xs: list[r.SettingChanged], names: Names) -> Sentence:
    if said := setting_said(xs[0].key, xs[0].value):
        return Sentence((), said)
    key = setting_title(xs[0].key)
    if xs[0].value in (None, ""):
        return Sentence((), tr("{key}: not set", key=key))
    number = xs[0].value
    value = names.plain(int(number)) if number is not None and xs[0].key in AMOUNTS else str(number)
    return Sentence((value,), tr("{key}: {value}", key=key, value=value))


def _prizes(action: Action, xs: list[r.PrizesSet], names: Names) -> Sentence:
    shares = [percent(v) if kind == "percent" else names.money(v) for kind, v in xs[0].shares]
    told = [*shares[:SHARES], *("…" for _ in shares[SHARES : SHARES + 1])]
    return Sentence((), tr("Prizes set, %n places paid", len(xs[0].shares)), " · ".join(told))


def _bounties(action: Action, xs: list[r.BountiesSet], names: Names) -> Sentence:
    if xs[0].paid == HUNDRED_PER_CENT:
        return Sentence((), tr("Fixed bounties"))
    said = tr("{share} is paid at once, the rest is added to the winner's own", share=percent(xs[0].paid))
    return Sentence((), tr("Progressive bounties"), said)


def _rulebook(action: Action, xs: list[r.RulebookSet], names: Names) -> Sentence:
    if not xs[0].texts:
        return Sentence((), tr("Rulebook: none"))
    try:
        book = shelf.played(xs[0].texts, xs[0].option)
    except (shelf.BadRulebook, KeyError):
        return Sentence((), tr("Rulebook: unreadable"))
    return Sentence((book.title,), tr("Rulebook: {book}", book=with_method(book.title, xs[0].option)))


def _marked(action: Action, xs: list[r.DutyMarked], names: Names) -> Sentence:
    x = xs[0]
    quiet = tr("Deal again from the menu of the table") if (x.how, x.kind) == ("dismissed", "deal") else ""
    table = names.table(x.subject[0]) if x.kind in DUTIES_AT_TABLE and x.subject else ""
    chip = x.cause[0] if x.cause and isinstance(x.cause[0], int) else None
    said = tr(_MARKS.get(x.how, _MARKS["done"]), duty=duty_name(x.kind, table, chip))
    if x.kind == "conduct_report" and x.subject:
        quiet = names.entry(x.subject[0])
    return Sentence((), said, quiet)


def _undone(action: Action, xs: list[r.Undone], names: Names) -> Sentence:
    return Sentence((), tr("Undone: {what}", what=_what([x.action for x in xs], names)))


def _redone(action: Action, xs: list[r.Redone], names: Names) -> Sentence:
    return Sentence((), tr("Redone: {what}", what=_what([x.action for x in xs], names)))


def _what(targets: Sequence[int], names: Names) -> str:
    """Name the action undone in its own words, else its number; of several the first and how many more."""
    target = names.action(targets[0])
    about = [target] if target and not any(isinstance(x, r.Undone | r.Redone) for x in target.records) else []
    first = short(about[0], names) if about else tr("action {n}", n=targets[0])
    return first if len(targets) == 1 else tr("{first} and {n} more", first=first, n=len(targets) - 1)


_LINES: Lines = {
    r.EntryCorrected: Line("enter", "Entry corrected: {player}", "correction", bold="{player}"),
    r.Unregistered: Line("enter", "{who} unregistered"),
    r.Bought: Line(
        "money",
        By(
            "kind",
            {
                "entry": "{who}: entry, {chips} chips",
                "reentry": "{who}: re-entry, {chips} chips",
                "rebuy": "{who}: re-buy, {chips} chips",
                "addon": "{who}: add-on, {chips} chips",
            },
        ),
        lambda x, names: _paid(x.paid, names),
    ),
    r.Reinstated: Line("in", "{who} is back in", lambda x, names: names.seat(x.table, x.seat)),
    r.PriceSet: Line(
        "setting",
        By(
            "kind",
            {
                "entry": "Entry set: {sum}, {chips} chips",
                "reentry": "Re-entry set: {sum}, {chips} chips",
                "rebuy": "Re-buy set: {sum}, {chips} chips",
                "addon": "Add-on set: {sum}, {chips} chips",
            },
        ),
        If("fee", "fee {fee_sum}"),
    ),
    r.NamedPriceSet: Line(
        "setting",
        By(
            "kind",
            {
                "entry": "Entry “{name}” set: {sum}, {chips} chips",
                "reentry": "Re-entry “{name}” set: {sum}, {chips} chips",
                "rebuy": "Re-buy “{name}” set: {sum}, {chips} chips",
                "addon": "Add-on “{name}” set: {sum}, {chips} chips",
            },
        ),
        If("fee", "fee {fee_sum}"),
    ),
    r.BoughtAt: Line("money", "{who}: at the price “{at}”"),
    r.SchemeSet: Line("setting", "Prizes: {words}"),
    r.PlacesSet: Line("setting", If("words", "Places paid: {words}", "Places paid: one a share")),
    r.PlaceFixed: Line("setting", If("amount", "{nth} prize fixed: {fixed}", "{nth} prize no longer fixed")),
    r.PoolLinkSet: Line(
        "money",
        By(
            "kind",
            {
                "added": If(
                    "value",
                    "{link}: {asked} added to the prize pool",
                    "{link}: nothing added to the prize pool",
                ),
                "kept": If(
                    "value",
                    "{link}: {asked} kept from the prize pool",
                    "{link}: nothing kept from the prize pool",
                ),
                "guarantee": If("value", "Guarantee set: {asked}", "No guarantee"),
            },
        ),
    ),
    r.BountyPriced: Line("setting", "Bounty: {bounty_sum} of it"),
    r.BountyBought: Line("money", "{who}: bounty of {amount_sum}"),
    r.HeadTaken: Line(
        "money", If("by", "{by_names}: the bounty on {who}", "The bounty on {who}: nobody is named")
    ),
    r.FormatChosen: Line("setting", "Format: {format}"),
    r.PresenceSet: Line("enter", If("present", "{who} is here", "{who} is absent")),
    r.AlternateSet: Line("enter", "{who} is an alternate"),
    r.StackCounted: Line("note", "{who} has {chips}", "counted"),
    r.ChipsRemoved: Line("out", "{who}'s stack removed from play", "{chips} chips"),
    r.Announced: Line("note", "{what} announced"),
    r.Altered: Line(
        "ruling", If("cancelled", "Tournament cancelled: {reason}", "Tournament altered: {reason}")
    ),
    r.SlipsPrinted: Line("note", "Slips printed for action {action}"),
    r.Overridden: Line("ruling", "Override: {why}"),
}
_SAID: Mapping[str, SayOf] = {
    "sum": lambda x, names: names.money(x.paid),
    "format": lambda x, _: shown(format_title(x.format)),
    "why": lambda x, _: shown(x.reason),
    "link": lambda x, _: shown(x.name),
    "name": lambda x, _: shown(x.name),
    "at": lambda x, _: shown(x.price),
    "words": lambda x, _: shown(x.words),
    "nth": lambda x, _: ordinal(x.place),
    "fixed": lambda x, names: names.money(x.amount),
    "asked": lambda x, names: asked_for(x, names.state.currency),
}


TELLERS: dict[type[Any], tuple[Kind, Teller]] = {
    **tellers(tr, _LINES, _SAID, what=announcement, action=str),
    r.Undone: ("undo", _undone),
    r.Redone: ("undo", _redone),
    r.Entered: ("enter", _entered),
    r.BustCorrected: ("out", _bust_corrected),
    r.Eliminated: ("out", _out),
    r.LevelsSet: ("structure", _sheet),
    r.ClockSet: ("clock", _clock),
    r.GapAnswered: ("clock", _gap),
    r.ClockScheduled: ("clock", _scheduled),
    r.PrizesSet: ("setting", _prizes),
    r.BountiesSet: ("setting", _bounties),
    r.RulebookSet: ("setting", _rulebook),
    r.SettingChanged: ("setting", _setting),
    r.PlayerNoted: ("enter", _noted_player),
    r.DutyMarked: ("note", _marked),
    r.Noted: ("note", _noted),
    **FLOOR,
    **CHIPS,
    **RULINGS,
    **CONDUCT,
    **DEALS,
    **HANDS,
    **TILL,
}
# Which record of several says what an action was: the weightiest first.
_WEIGHT = (
    r.Disqualified, r.Undone, r.Redone, r.Altered, r.FormatChosen, r.HandForHandSet, r.PlayedTogether,
    r.TableHalted, r.DrawMade, r.Entered, r.EntryCorrected, r.Unregistered, r.Bought, r.BustCorrected,
    r.Eliminated, r.ChipsRemoved, r.Reinstated, r.Swapped, r.TableOpened, r.TableClosed,
    r.Seated, r.Unseated, *(x for x in TELLERS if x not in (r.Because, r.Overridden)), r.Because,
    r.Overridden,
)  # fmt: skip


# A fact of a format's own says more than what it rests on: who drew which seat, left one,
# stopped the clock.
_OWN = _WEIGHT.index(r.DrawMade) - 0.5
_NOBODY_WORDS = len(_WEIGHT)


@per_class
def _weight(kind: type[Any]) -> float:
    """Return how light a record is: the place of its family, after all others that of one nobody words."""
    family = r.family(kind)
    if family in _WEIGHT:
        return _WEIGHT.index(family)
    if family in TELLERS:
        return _OWN
    return _NOBODY_WORDS


def _leading(action: Action) -> type[Any] | None:
    kinds = [*map(type, action.records)]
    if r.TableClosed in kinds:  # third stacks rest because their table goes
        kinds = [x for x in kinds if _weight(x) != _OWN]
    first = min(kinds, key=_weight, default=None)
    return None if first is None or _weight(first) == _NOBODY_WORDS else r.family(first)
