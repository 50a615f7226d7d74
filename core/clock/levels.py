"""The announcement of a new level, a short-handed table's ante, the cap on raises, the bring-in
(procedures G1, G3, G5 and G8).
"""

from collections.abc import Iterator
from dataclasses import dataclass

from core.clock.chip_plan import shrunk
from core.clock.clock import Reading
from core.say.levels import MINUTE, Level, number
from core.say.said import ByFields
from core.tournament.deciding import cited
from core.tournament.state import Tournament

# Product defaults: how long a new level is told of, before zero where that may be, and after it.
TOLD = MINUTE
# How long after a level began the change of decks is a duty.
DECKS = 5 * MINUTE


@dataclass(frozen=True, eq=False, repr=False)
class Notice(ByFields):
    """A new level for the projected clock and the console. ``left_ms`` is the time until zero, 0 once it
    holds. ``begins``: what begins a hand (one that has begun goes on at the old level). ``push``: a dealer
    who comes to a table just then deals one hand at the old level.

    None where the level has no such thing: of a table's ante which is paid first by who is ``short`` of both,
    and what it ``shrinks`` to at so few players; how many raises there are at most (``cap``, 0: lifted);
    whether an ``absent`` player's bring-in is posted."""

    level: Level
    number: int
    left_ms: int
    begins: str
    push: bool
    shrinks: tuple[tuple[int, int], ...] | None
    short: str | None
    cap: int | None
    absent: str | None
    clauses: tuple[str, ...]


def notice(t: Tournament, reading: Reading) -> Notice | None:
    """Return the announcement of a new level that the room gets at this moment, if any. The rulebook says
    whether it comes before zero (procedure G1)."""
    if reading.phase == "before" or reading.level is None:
        return None
    if reading.elapsed < _told(t) and reading.index and reading.level.stakes:
        return _made(t, reading.index, 0)
    after = reading.index + 1
    early = t.rulebook.word("level.announced") == "before_zero"
    left = reading.remaining
    if early and left is not None and 0 < left <= TOLD and after < len(t.clock.levels):
        return _made(t, after, left) if t.clock.levels[after].stakes else None
    return None


def _told(t: Tournament) -> int:
    """Return how long before it begins a level is announced (ms). In hand-for-hand the clock goes by
    whole hands, so that it is announced in its first one."""
    return t.rulebook.number("hand_for_hand.minutes") * MINUTE if t.game.hand_for_hand else TOLD


def _made(t: Tournament, index: int, left: int) -> Notice:
    level, word = t.clock.levels[index], t.rulebook.word
    of_table = bool(level.ante) and level.ante_kind in ("bb", "button")
    of_big_blind = of_table and level.ante_kind == "bb"
    keys = {
        "level.begins": True, "level.announced": True, "level.dealer_push": True,
        "level.ante_shrinks": of_table, "level.short_ante": of_big_blind,
        "level.cap_heads_up": bool(level.cap), "level.absent_bring_in": bool(level.bring_in),
    }  # fmt: skip
    return Notice(
        level,
        number(t.clock.levels, index),
        left,
        begins=word("level.begins"),
        push=word("level.dealer_push") == "one_hand_at_old_level",
        shrinks=tuple(shrinks(t, level)) if of_table else None,
        short=word("level.short_ante") if of_big_blind else None,
        cap=raise_cap(t, level) or 0 if level.cap else None,
        absent=word("level.absent_bring_in") if level.bring_in else None,
        clauses=cited(t, *(key for key, holds in keys.items() if holds)),
    )


def heads_up(t: Tournament) -> bool:
    """Return whether two players are left in the tournament; rulebooks do not mean two in a hand by it."""
    return len(t.people.live) == 2 and bool(t.game.busts)


def raise_cap(t: Tournament, level: Level) -> int | None:
    """Return how many raises a round of betting has at most in this level; None: nothing is said, or the
    rulebook lifts the cap because the tournament is heads-up."""
    if not level.cap or (heads_up(t) and t.rulebook.word("level.cap_heads_up") == "lifted"):
        return None
    return level.cap


def shrinks(t: Tournament, level: Level) -> list[tuple[int, int]]:
    """Return the steps ``(players, ante)``: the table's ante at so many players or fewer, the most players
    first."""
    steps = sorted(_steps(t), reverse=True)
    antes = shrunk(level, [share for _, share in steps])
    return [(players, ante) for (players, _), ante in zip(steps, antes, strict=False)]


def ante_shares(t: Tournament) -> tuple[int, ...]:
    """Return the shares that a short-handed table's ante shrinks to (per cent), as the house set them."""
    return tuple(share for _, share in _steps(t))


def _steps(t: Tournament) -> Iterator[tuple[int, int]]:
    for part in str(t.setting("antes")).split():
        players, _, share = part.removesuffix("%").partition("=")
        yield int(players), int(share)


def ante(t: Tournament, level: Level, players: int) -> int:
    """Return the ante of this level at a table of so many (chips)."""
    at = [a for n, a in shrinks(t, level) if players <= n]
    return at[-1] if at else level.ante


def change_decks(t: Tournament, reading: Reading) -> bool:
    """Return whether the decks are to be changed now: with each level, or at every so many by the house."""
    level, word = reading.level, t.rulebook.word("level.decks")
    if word == "none" or level is None or level.pause or reading.phase == "before":
        return False
    if not 0 <= reading.elapsed < DECKS or reading.number < 2:
        return False
    every = t.setting("decks") or (1 if word == "at_dealer_or_limit_change" else 0)
    return bool(every) and (reading.number - 1) % every == 0
