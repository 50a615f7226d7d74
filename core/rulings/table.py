"""Decide what a procedure of the table answers: balancing, the next blinds, the cap on raises, the clock."""

from __future__ import annotations

from collections.abc import Callable

from core.rulebook.kinds import Choice
from core.rulings.counts import CLOCK, clock_seconds
from core.rulings.found import Amount, Book, Facts, Found, ImpossibleError, Road

UNEVEN = {"due": "a player is moved", "not_due": "the tables stay as they are"}
WHO_MOVES = {
    "next_big_blind": "the next big blind moves",
    "same_position_worst_first": "the player who can keep the position moves, the worst first",
}
SHORT_TABLE = {
    "stops": "the short table stops",
    "plays_on": "the short table plays on",
    "director": "the director decides whether it stops",
}
NEXT_BLINDS = {
    "small_blind": "the small blind has gone out",
    "big_blind": "the big blind has gone out",
    "both": "both have gone out",
    "neither": "neither blind has gone out",
    "heads_up": "two players are left",
}
RAISES = {"left": "another raise is allowed", "used_up": "the raises allowed are used up"}
MORE_CHIPS = {"one": "one had more chips", "equal": "they had as many", "not_told": "not told"}
CLOCK_LEFT = {"in_time": "before the time was over", "over": "the time was over", "not_told": "not told"}

# The player who will be the next big blind sits to the left of the big blind.
_NEXT_BIG_BLIND = "BB+1"


def uneven(f: Facts, b: Book) -> Found:
    """Return whether tables of these sizes have to be balanced."""
    key = "balance.due_difference"
    least = b.value(key)
    assert isinstance(least, int)
    return Found("due" if _difference(f) >= least else "not_due", (key,))


def _difference(f: Facts) -> int:
    difference: int = f["largest_table"] - f["smallest_table"]
    if difference < 0:
        raise ImpossibleError("smallest_table is more than largest_table")
    return difference


def who_moves(f: Facts, b: Book) -> Found:
    """Return which player moves to balance tables."""
    word = b.word("balance.who")
    who = (_NEXT_BIG_BLIND,) if word == "next_big_blind" else ()
    return Found(word, ("balance.who",), who=who)


def short_table(f: Facts, b: Book) -> Found:
    """Return whether a short table stops dealing until it is balanced."""
    key = "balance.halt"
    rule = b.value(key)
    assert isinstance(rule, Choice)
    if f["table_form"] != "full":
        return Found("director", (key,), discretion=True)
    return Found("stops" if _difference(f) >= rule.number("short") else "plays_on", (key,))


def next_blinds(f: Facts, b: Book) -> Found:
    """Return which blind has gone out, and who posts in the next hand where the players are told:
    ``last_hand`` from the button on, ``busted`` who went out in it."""
    key = "positions.empty_button"
    rule = b.word(key)
    seats, out = f["last_hand"], f["busted"]
    if seats is None or out is None:
        return Found(f["blind_out"], (key,))
    if len(seats) < 4 or not {*out} <= {*seats}:
        raise ImpossibleError("last_hand names four players or more, from the button on, and those of busted")
    if len(seats) - len(out) <= 2:
        return Found("heads_up", (key,))
    button, small, big = seats[:3]
    case = {(True, False): "small_blind", (False, True): "big_blind", (True, True): "both"}
    word = case.get((small in out, big in out), "neither")
    order = (*seats[3:], button, small)
    posts = next(player for player in order if player not in out)
    if small not in out:
        at = Road(small, "button")
    elif rule == "dead":
        at = Road(small, "empty_button")
    else:
        at = Road(button, "empty_button" if button in out else "button")
    small_blind = () if big in out else (Road(big, "small_blind"),)
    return Found(word, (key,), may=(at, *small_blind, Road(posts, "big_blind")))


def raises_left(f: Facts, b: Book) -> Found:
    """Return whether the house's cap on raises is reached."""
    made, allowed = f["raises_made"], f["raises_allowed"]
    if made > allowed:
        raise ImpossibleError("raises_made is more than raises_allowed")
    passive = (Road("player", "call"), Road("player", "fold"))
    if made < allowed:
        return Found("left", may=(*passive, Road("player", "raise")))
    return Found("used_up", may=passive)


def more_chips(f: Facts, b: Book) -> Found:
    """Return the player with the most chips of those who went out in one hand, where that is told."""
    stacks = f["stacks"]
    if stacks is None:
        return Found("not_told")
    most = max(stake.chips for stake in stacks)
    first = tuple(stake.player for stake in stacks if stake.chips == most)
    return Found("one", who=first) if len(first) == 1 else Found("equal", who=first)


def clock_left(f: Facts, b: Book) -> Found:
    """Return whether the player acted before the called clock was over, ``acted_after`` being the seconds."""
    seconds = f["acted_after"]
    found = clock_seconds(f, b)
    if seconds is None:
        return Found("not_told", CLOCK)
    time = next(x for x in found.amounts if x.what == "time")
    return Found("in_time" if seconds < time.amount else "over", CLOCK, found.amounts)


def chips_told(name: str, what: str) -> Callable[[Facts, Book], Found]:
    """Return the calculator that says how many chips leave play or are lost, where that is told."""

    def told(f: Facts, b: Book) -> Found:
        chips = f[name]
        return Found("found", amounts=(Amount("player", what, chips),) if chips else ())

    return told
