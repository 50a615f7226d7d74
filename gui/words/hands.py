"""Hands in words: hand-for-hand, shared places, the clock called. What was done (see ``gui.words.actions``),
why, and what stands against it (see ``gui.words.voices``)."""

from typing import Any

from core.say import becauses as b
from core.say import duties, reasons
from core.say import records as r
from core.say.records import Action
from gui.words.floor import people
from gui.words.names import Kind, Names, Sentence, Teller, all_of
from gui.words.numbers import clock_text, listed
from gui.words.tr import Context, dotted, mark, sentences
from gui.words.voices import DutyWords, refused, to_do, why
from gui.words.wording import By, Card, If, Line, Lines, Wordings, tellers, wordings

tr = Context("hands")


# -- what was done ------------------------------------------------------------------------------------

_ENDED = {
    "acted": mark("{who} acted in time"),
    "dead": mark("{who}'s hand is dead: the time is up"),
    "checked": mark("{who} checks: the time is up"),
    "withdrawn": mark("Clock call on {who} withdrawn"),
}


def _hand_for_hand(action: Action, xs: list[r.HandForHandSet], names: Names) -> Sentence:
    if not xs[0].on:
        runs = any(x.running for x in all_of(action, r.ClockSet))
        return Sentence((), tr("Hand-for-hand is over"), tr("level clock runs") if runs else "")
    if xs[0].number < 2:
        return Sentence((), tr("Hand-for-hand"), tr("level clock stopped"))
    return Sentence((), tr("Hand {n} played", n=xs[0].number - 1), tr("hand-for-hand"))


def _called(action: Action, xs: list[r.ClockCalled], names: Names) -> Sentence:
    x = xs[0]
    who, by = names.entry(x.entry), names.entry(x.by) if x.by else ""
    text = tr("Clock called on {who}", who=who)
    if by:
        text = tr("{by} called the clock on {who}", by=by, who=who)
    return Sentence((by, who) if by else (who,), text, tr("%n seconds", x.seconds))


def _ended(action: Action, xs: list[r.ClockCallEnded], names: Names) -> Sentence:
    call = names.state.conduct.clock_calls.get(xs[0].call)
    who = names.entry(call.entry) if call is not None else tr("The player")
    said = tr(_ENDED.get(xs[0].outcome, _ENDED["withdrawn"]), who=who)
    return Sentence((who,), said, tr("clock called"))


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


_LINES: Lines = {
    r.HandRan: Line("clock", "Hand played", "hand-for-hand"),
    r.HandsApart: Line("out", "{who} went out in different hands", bold="{who}"),
    r.Misdealt: Line(
        "table",
        "Table {table}: misdeal",
        If("replayed", "dealt again with the same button"),
        bold="Table {table}",
    ),
}
TELLERS: dict[type[Any], tuple[Kind, Teller]] = {
    **tellers(tr, _LINES, {"who": lambda x, names: people(x.entries, names)}),
    r.HandForHandSet: ("clock", _hand_for_hand),
    r.ClockCalled: ("clock", _called),
    r.ClockCallEnded: ("clock", _ended),
    r.PlayedTogether: ("out", _together),
    r.HandPlaced: ("out", _hand_placed),
}


# -- why ----------------------------------------------------------------------------------------------

_ZERO = {
    "hand_dead": mark("At zero the hand is dead."),
    "dead_if_facing_bet_else_checked": mark(
        "At zero the hand is dead if it faces a bet, otherwise it is checked."
    ),
}


def _all(entries: tuple[int, ...], names: Names) -> str:
    return listed(map(names.entry, entries))


@why.register(b.OutAtOneTable)
def _(said: b.OutAtOneTable, names: Names) -> str:
    who, different = _all(said.entries, names), len({*said.stacks})
    if said.ranked == "shared":
        return tr("{who} went out in one hand: they share their places.", who=who)
    if not said.stacks:
        return tr(
            "The stacks of {who} at the start of the hand are unknown: they share their places.", who=who
        )
    if different == 1:
        return tr("{who} began the hand with equal stacks: they share their places.", who=who)
    if different < len(said.stacks):
        return tr(
            "The larger stack at the start of the hand finishes higher; equal stacks share. From "
            "lowest to highest: {who}.",
            who=who,
        )
    return tr(
        "The larger stack at the start of the hand finishes higher. From lowest to highest: {who}.", who=who
    )


_BECAUSE: Wordings = {
    b.OutInOrder: (
        "These players went out in one hand. The director placed them; equals share. From "
        "lowest to highest: {who}."
    ),
    b.OutAtSameTime: "{who} went out at the same time: they share their places.",
    b.HandForHandBegun: [
        ("Each hand takes %n minutes off the level.", "minutes"),
        If(
            "counts",
            "Places are shared from the hand now in progress.",
            "Places are shared from the next hand.",
        ),
        If("places", [("%n players are left.", "players"), ("%n places are paid.", "places")]),
    ],
    b.AllInHands: By(
        "shown",
        {
            "face_down": "All-in hands stay face down until every table has played the hand.",
            "turned_up": "All-in hands are turned up as in any other hand.",
        },
    ),
    b.HandTakenOff: [
        ("%n minutes come off the level.", "minutes"),
        If("level", "Level {level} begins with the next hand."),
        If("pause", "The break begins now."),
    ],
    b.OutAtSeveralTables: By(
        "order",
        {"by_time": "{who} finish in the order they went out."},
        If(
            "hand_for_hand",
            "{who} went out in one hand at different tables: they share their places.",
            "{who} went out together at different tables: they share their places.",
        ),
    ),
    b.CallEnded: By(
        "outcome",
        {
            "dead": "{name} did not act in time: the hand is dead.",
            "checked": "{name} did not act in time and faces no bet: the hand is checked.",
            "acted": "{name} acted as the time ended: the action counts.",
        },
    ),
    b.MisdealRuled: If(
        "same",
        [
            If(
                "level",
                "The button and the players stay the same, and level {level} still holds.",
                "The button, the level and the players stay the same.",
            ),
            If("new", "Players not in this hand: {new_names}."),
            If(
                "dealt",
                ("Absent players dealt in, whose cards are taken in after the deal: {dealt_names}."),
            ),
        ],
        "How the hand is dealt again is the director's ruling.",
    ),
}
wordings(why, tr, _BECAUSE, players=str, places=str)


@why.register(b.TimeToAct)
def _(said: b.TimeToAct, names: Names) -> str:
    time = tr("%n seconds to act", said.seconds)
    if said.countdown:
        time = (
            tr("{time}, the last {n} counted down", time=time, n=said.countdown)
            if said.within
            else (tr("{time}, then {n} counted down", time=time, n=said.countdown))
        )
    fewer = (
        ""
        if said.book is None
        else (tr("The director gives fewer seconds than the rulebook's {n}.", n=said.book))
    )
    often = ""
    if said.nth > 1:
        name = names.entry(said.entry)
        often = tr("The clock was called on {name} %n times.", said.nth, name=name)
    return sentences(f"{time}.", fewer, tr(_ZERO.get(said.zero, "")), often)


# -- what stands against it ---------------------------------------------------------------------------


_REFUSED: Wordings = {
    reasons.FarFromMoney: (
        "It is too early for hand-for-hand: {players} are in, {places} are paid. It may begin when at most "
        "{most} are still to go out."
    ),
    reasons.NoHandCounted: (
        "No hands are counted now: hand-for-hand is off, and the level is timed in minutes."
    ),
    reasons.AnteFixed: "This rulebook does not reduce the ante at short tables.",
    reasons.SharedAlready: "{name} and the others already share their places.",
    reasons.CallRunning: "The clock is already running on {name}.",
    reasons.CallTime: ("This rulebook gives %n seconds to act, not {seconds}.", "book"),
    reasons.CallOver: "{name}'s time is up: the rulebook decides the hand.",
    reasons.CallDoubtful: "{name} acted as the time ended: the director rules on the hand.",
    reasons.HandsRunTheClock: (
        "The clock is stopped for hand-for-hand: each hand takes %n minutes off the level.",
        "minutes",
    ),
    reasons.PlacesByChips: (
        "{names} sat at one table: the larger stack at the start of the hand finishes higher."
    ),
    reasons.PlacesByTime: "{names} finish in the order they went out, even at different tables.",
    reasons.SharedOnlyHandForHand: "{names} share places only in hand-for-hand. Enter them one by one.",
    reasons.CallBeforeZero: "{name} still has {left} to act.",
    reasons.HandForHandAlready: If("on", "Hand-for-hand is already on.", "Hand-for-hand is not on."),
    reasons.NotBlindedOut: If(
        "seat",
        "{name} at {seat} is absent and cannot be blinded out.",
        "{name} is absent and cannot be blinded out.",
    ),
    reasons.NoCall: If(
        "entry",
        "No clock call is running on {name}.",
        If(
            "running",
            ("The clock is running on %n players. Name one of them.", "running"),
            "No clock call is running.",
        ),
    ),
    reasons.CallerAway: If(
        "seat",
        If(
            "away",
            "{name} is not in seat {seat} now, so cannot call the clock.",
            "{name} sits at {seat}, so cannot call the clock at another table.",
        ),
        "{name} is not in a seat at that table, so cannot call the clock there.",
    ),
}
wordings(refused, tr, _REFUSED, left=clock_text)


# -- what is to do ------------------------------------------------------------------------------------


_OUTCOMES = {
    "acted": mark("Acted"),
    "dead": mark("Hand dead"),
    "checked": mark("Checked"),
    "withdrawn": mark("Withdraw"),
}


outcome = tr.known(_OUTCOMES)


@to_do.register(duties.ClockCallDuty)
def _(duty: duties.ClockCallDuty, names: Names) -> DutyWords:
    name, zero = names.entry(duty.entry), duty.phase == "zero"
    if not zero:
        text = tr("{name} at {seat} has to act", name=name, seat=names.short_seat(duty.table, duty.seat))
    elif duty.act is not None:
        text = tr("Time is up: the hand is dead")
    else:
        text = tr("Time is up: the hand is dead if it faces a bet, otherwise it is checked")
    why = "" if duty.by is None else tr("Called by {by}", by=names.entry(duty.by))
    if duty.nth > 1:
        why = dotted(why, tr("Call {n} on this player tonight", n=duty.nth))
    happened = outcome("dead" if zero else "acted")
    button = "" if duty.act is None else happened
    return DutyWords(tr("Clock on {name}", name=name), text, why, button)


def _from_money(n: int | None) -> str:
    return tr("%n from the money", n or 0)


@to_do.register(duties.HandForHandPlayedDuty)
def _(duty: duties.HandForHandPlayedDuty, names: Names) -> DutyWords:
    money = _from_money(duty.from_money) if duty.from_money else ""
    minutes = tr("%n minutes come off the level", duty.minutes) if duty.minutes else ""
    return DutyWords(
        tr("Hand-for-hand, hand {n}", n=duty.hand),
        tr("Wait until every table has finished its hand"),
        ". ".join(filter(None, (money, minutes))),
        tr("Hand played"),
    )


@to_do.register(duties.SameHandDuty)
def _(duty: duties.SameHandDuty, names: Names) -> DutyWords:
    text = tr(
        "{who} went out at table {table}, %n seconds apart",
        max(1, duty.apart // 1000),
        who=listed(map(names.entry, duty.pair)),
        table=names.table(duty.tables[0]),
    )
    why = tr("In two hands the player out later finishes higher, in one hand the one with the larger stack")
    return DutyWords(tr("One hand or two?"), text, why, tr("Answer…"))


_CARDS: Wordings = {
    duties.HandForHandDuty: Card(
        "Go hand-for-hand",
        "<b>{players}</b> are left, <b>{places}</b> are paid",
        ("%n from the money", "from_money"),
        "Hand-for-hand",
    ),
    duties.LevelHandPlayedDuty: Card(
        "Count the hands", "Hand {hand} of {hands} is being played", button="Hand played"
    ),
    duties.SameTimeDuty: Card(
        If("act", "Shared places?", "Who had more chips?"),
        "{who} went out in one hand",
        If(
            "act",
            "Some of these players sat at one table: sharing is only proposed",
            (
                "The larger stack at the start of the hand finishes higher. The players share until the "
                "stacks are entered"
            ),
        ),
        If("act", "All share", "Stacks…"),
    ),
    duties.DecksDuty: Card(
        "Change the decks", "Level {number} has begun", ("%n tables", "tables"), "Changed"
    ),
    duties.HandForHandOffDuty: Card(
        "End hand-for-hand",
        By("from_money", {0: "All players left are paid"}, "There is no other table to wait for"),
        button="Play on",
    ),
}
wordings(to_do, tr, _CARDS, players=str, places=str)


no_choice = tr.phrase("“{text}” is not one of the numbers shown.")
