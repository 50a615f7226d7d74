"""Decide by counting: exposed cards, players in the pot, hands to sit out, seconds, corrections."""

from __future__ import annotations

from collections.abc import Callable

from core.rulebook.kinds import step
from core.rulings.found import Amount, Book, Facts, Found, ImpossibleError, NotStatedError

NONE_ONE_MORE = {"none": "none", "one": "exactly one", "two_or_more": "two or more"}
POT_PLAYERS = {"two": "exactly two players in the pot", "three_or_more": "three or more players in the pot"}
FLOP_CARDS = {"four": "four cards", "other": "another number of cards"}
CORRECTED = {
    "corrected": "the amount is corrected",
    "call": "less than half of a full raise: it is corrected to a call",
    "stands": "the wrong amount stands",
    "stands_by_two": "it stands if the wrong bet counts as one of two actions in a row",
}
COMPLETED = {
    "completed": "the bet or raise is completed",
    "call": "it was less than half of a full raise: a call",
    "too_late": "the next card is dealt",
    "too_high": "it was too much",
}
STEPS = {"found": "worked out"}
YES_NO = {"yes": "it is", "no": "it is not"}
# SvePoF 1: a longer penalty is reported.
_REPORTED_ABOVE = 20
CLOCK = ("clock_call.seconds", "clock_call.countdown", "clock_call.countdown_in")


def none_one_more(name: str) -> Callable[[Facts, Book], Found]:
    """Return the calculator that counts this fact as none, one, or two or more."""

    def counted(f: Facts, b: Book) -> Found:
        return Found(("none", "one", "two_or_more")[min(f[name], 2)])

    return counted


def how_many_acted(f: Facts, b: Book) -> Found:
    """Return how many actions there were since the deal."""
    acted = [act for act in f["acted"] if act.what != "blind"]
    return Found(("none", "one", "two_or_more")[min(len(acted), 2)])


def accepted(f: Facts, b: Book) -> Found:
    """Return the chips owed by a caller who has accepted a bet without knowing it."""
    owed = f["faced"] - f["put"]
    if owed < 0:
        raise ImpossibleError("put is more than faced")
    amounts = (Amount("player", "total", f["faced"]), Amount("player", "owed", owed))
    return Found("found", (), (*amounts, Amount("others", "faced", f["faced"])))


def pot_players(f: Facts, b: Book) -> Found:
    """Return whether two players or more are still in the hand."""
    if f["in_pot"] < 2:
        raise ImpossibleError("in_pot counts the players still in the hand: two or more")
    return Found("two" if f["in_pot"] == 2 else "three_or_more")


def flop_cards(f: Facts, b: Book) -> Found:
    """Return whether the flop has four cards."""
    return Found("four" if f["board_cards"] == 4 else "other")


def corrected(f: Facts, b: Book) -> Found:
    """Return the ruling on a bet or raise of a wrong size that is noticed later in the hand."""
    key = "betting.corrected"
    rule = b.word(key)
    low, noticed = f["wrong_by"] == "too_low", f["noticed"]
    if f["limit"] == "pot_limit" and low:
        stands = noticed in ("after_substantial", "next_card")
    else:
        stands = noticed == "next_card"
    put = (Amount("player", "total", f["put"]), Amount("others", "faced", f["put"]))
    if stands:
        return Found("stands", (key,), put)
    if f["limit"] == "pot_limit" and low and noticed == "one_acted":
        right = f["right_total"]
        if f["put"] >= right:
            raise ImpossibleError("put is a full bet or raise: nothing is wrong with it")
        owed = Amount("player", "owed", right - f["put"])
        pot = (Amount("player", "total", right), Amount("others", "faced", right), owed)
        return Found("stands_by_two", (key,), put, otherwise=Found("corrected", (key,), pot))
    if f["limit"] == "pot_limit":
        total = f["right_total"]
    else:
        total = f["faced"] + f["raise_size"] if f["faced"] else f["big_blind"]
        if not low:
            raise ImpossibleError("wrong_by=too_high needs limit=pot_limit: nothing else has a largest bet")
        if f["faced"] and 2 * (f["put"] - f["faced"]) < f["raise_size"]:
            return Found("call", (key,), _to_a_call(f))
        blind = f["big_blind"] if rule == "within_round_to_whole_blinds" else 0
        if blind and f["put"] % blind:
            total = -(-f["put"] // blind) * blind
    other = "owed" if low else "back"
    change = abs(total - f["put"])
    if low and f["put"] >= total:
        raise ImpossibleError("put is a full bet or raise: nothing is wrong with it")
    amounts = (Amount("player", "total", total), Amount("others", "faced", total))
    return Found("corrected", (key,), (*amounts, Amount("player", other, change)))


def _to_a_call(f: Facts) -> tuple[Amount, ...]:
    """Return the amounts of a raise that counts as a call."""
    faced, put = f["faced"], f["put"]
    if put <= faced:
        raise ImpossibleError("put is more than faced: fewer chips than the call are no raise")
    call = (Amount("player", "total", faced), Amount("others", "faced", faced))
    return (*call, Amount("player", "back", put - faced))


def completed_later(f: Facts, b: Book) -> Found:
    """Return the ruling by the rule of half on a bet or raise of a wrong size, noticed before the next
    card."""
    if f["noticed"] == "next_card":
        return Found("too_late")
    if f["wrong_by"] == "too_high" or f["limit"] == "pot_limit":
        return Found("too_high")
    faced, put = f["faced"], f["put"]
    if not faced:
        b.word("betting.minimum_bet")
        key, total = "betting.minimum_bet", f["big_blind"]
    else:
        b.word("betting.half")
        key, total = "betting.half", faced + f["raise_size"]
        of = faced if b.default("betting.half_of") == "whole_bet" else f["raise_size"]
        if put < total and 2 * (put - faced) < of:
            return Found("call", (key,), _to_a_call(f))
    if put >= total:
        raise ImpossibleError("put is a full bet or raise: nothing is wrong with it")
    amounts = (Amount("player", "total", total), Amount("others", "faced", total))
    return Found("completed", (key,), (*amounts, Amount("player", "owed", total - put)))


def long_penalty(f: Facts, b: Book) -> Found:
    """Return whether a penalty is so long that it is reported."""
    return Found("yes" if f["minutes"] > _REPORTED_ABOVE else "no")


def penalty_minutes(f: Facts, b: Book) -> Found:
    """Return the time of a penalty in minutes; the ladder has to have it."""
    steps = [step(text) for text in b.rulebook.steps("penalty.ladder")]
    b.value("penalty.ladder")
    if not any(found and found.what == "minutes" for found in steps):
        raise NotStatedError("penalty.ladder")
    minutes, known = f["minutes"], [found.number for found in steps if found and found.what == "minutes"]
    if minutes not in known:
        raise ImpossibleError(f"minutes is one of {', '.join(str(number) for number in known)}")
    return Found("found", ("penalty.ladder",), (Amount("player", "out_for", minutes, unit="minutes"),))


def pot_limit_most(f: Facts, b: Book) -> Found:
    """Return the largest total in pot-limit; a big blind posted short counts as the book has it."""
    key = "betting.short_blind"
    missing = f["blind_missing"]
    counts = 0
    if missing and f["street"] == "preflop":
        b.word(key)
        counts = missing
    pot, faced = f["pot"] + counts, f["faced"]
    most = faced + pot + max(faced - f["had"], 0)
    return Found("found", (key,) if missing and b.stated(key) else (), (Amount("player", "most", most),))


def penalty_hands(f: Facts, b: Book) -> Found:
    """Return how many hands these rounds are."""
    b.value("penalty.round")
    hands = f["rounds"] * f["table_size"]
    return Found("found", ("penalty.round",), (Amount("player", "out_for", hands, unit="hands"),))


def penalty_steps(f: Facts, b: Book) -> Found:
    """Return the time of the longest and shortest sitting out of the ladder."""
    b.value("penalty.ladder")
    minutes = [
        found.number for text in b.rulebook.steps("penalty.ladder") if (found := step(text)) and found.number
    ]
    units = {found.what for text in b.rulebook.steps("penalty.ladder") if (found := step(text))}
    amounts = (
        (
            Amount("player", "least", min(minutes), unit="minutes"),
            Amount("player", "most", max(minutes), unit="minutes"),
        )
        if "minutes" in units
        else ()
    )
    return Found("found", ("penalty.ladder",), amounts)


def clock_seconds(f: Facts, b: Book) -> Found:
    """Return how long a player has from the call of the clock to zero, and how much of it is counted down."""
    for key in CLOCK:
        b.value(key)
    seconds, countdown = (b.rulebook.number(key) for key in CLOCK[:2])
    after = countdown if b.rulebook.word(CLOCK[2]) == "after" else 0
    amounts = (
        Amount("player", "time", seconds + after, unit="seconds"),
        Amount("player", "countdown", countdown, unit="seconds"),
    )
    return Found("found", CLOCK, amounts)


def by_parameter(key: str) -> Callable[[Facts, Book], Found]:
    """Return the calculator that reads one parameter: its word is the case."""

    def read(f: Facts, b: Book) -> Found:
        return Found(b.either(key).lower(), (key,))

    return read
