"""Decide by counting: exposed cards, players in the pot, hands to sit out, seconds, corrections."""

from __future__ import annotations

from collections.abc import Callable

from core.rulebook.kinds import step
from core.rulings.found import Amount, Book, Facts, Found, ImpossibleError

NONE_ONE_MORE = {"none": "none", "one": "exactly one", "two_or_more": "two or more"}
POT_PLAYERS = {"two": "exactly two players in the pot", "three_or_more": "three or more players in the pot"}
FLOP_CARDS = {"four": "four cards", "other": "another number of cards"}
CORRECTED = {"corrected": "the amount is corrected", "stands": "the wrong amount stands"}
STEPS = {"found": "worked out"}
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
    """Return what a caller owes who has accepted a bet without knowing it."""
    owed = f["faced"] - f["put"]
    if owed < 0:
        raise ImpossibleError("put is more than faced")
    amounts = (Amount("player", "total", f["faced"]), Amount("player", "owed", owed))
    return Found("found", (), (*amounts, Amount("others", "faced", f["faced"])))


def pot_players(f: Facts, b: Book) -> Found:
    if f["in_pot"] < 2:
        raise ImpossibleError("in_pot counts the players still in the hand: two or more")
    return Found("two" if f["in_pot"] == 2 else "three_or_more")


def flop_cards(f: Facts, b: Book) -> Found:
    return Found("four" if f["board_cards"] == 4 else "other")


def corrected(f: Facts, b: Book) -> Found:
    """Return what becomes of a bet or raise of a wrong size that is noticed later in the hand."""
    key = "betting.corrected"
    rule = b.word(key)
    low, noticed = f["wrong_by"] == "too_low", f["noticed"]
    if f["limit"] == "pot_limit" and low:
        stands = noticed in ("after_substantial", "next_card")
    else:
        stands = noticed == "next_card"
    if stands:
        return Found("stands", (key,))
    if f["limit"] == "pot_limit":
        total = f["right_total"]
    else:
        total = f["faced"] + f["raise_size"] if f["faced"] else f["big_blind"]
        if not low:
            raise ImpossibleError("wrong_by=too_high needs limit=pot_limit: nothing else has a largest bet")
        blind = f["big_blind"] if rule == "within_round_to_whole_blinds" else 0
        if blind and f["put"] % blind:
            total = -(-f["put"] // blind) * blind
    other = "owed" if low else "back"
    change = abs(total - f["put"])
    if low and f["put"] >= f["faced"] + f["raise_size"] and f["limit"] != "pot_limit" and f["faced"]:
        raise ImpossibleError("put is a full raise: nothing is wrong with it")
    amounts = (Amount("player", "total", total), Amount("others", "faced", total))
    return Found("corrected", (key,), (*amounts, Amount("player", other, change)))


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
