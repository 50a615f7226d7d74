"""May a player raise again after an all-in for less than a full raise? The round is played through."""

from __future__ import annotations

from dataclasses import dataclass

from core.rulings.found import Amount, Book, Facts, Found, ImpossibleError, Road
from core.rulings.values import Act

REOPENS = {
    "may_raise": "the player may raise",
    "not_acted": "the player has not acted in this round yet and may raise",
    "no_raise": "the player may call or fold, not raise",
    "nothing_to_call": "the player faces nothing",
}


@dataclass(slots=True)
class Played:
    """A round as it stands: ``size`` is the last full bet or raise, ``faced`` what has to be matched."""

    faced: int
    size: int
    put: dict[str, int]
    # what each player had to match when the player last acted
    met: dict[str, int]
    # each bet or raise: who made it, the total before and after, and the size of a full one then
    steps: list[tuple[str, int, int, int]]
    folded: set[str]


def played(acts: tuple[Act, ...], smallest: int) -> Played:
    """Play the round through. Raises ``ImpossibleError`` for what cannot have been done."""
    now = Played(0, smallest, {}, {}, [], set())
    for act in acts:
        if act.player in now.folded:
            raise ImpossibleError(f"{act.player} acts again after folding")
        before = now.put.get(act.player, 0)
        to = act.to
        if act.what == "check":
            if before < now.faced:
                raise ImpossibleError(f"{act.player} checks and faces a bet")
            to = before
        elif act.what == "fold":
            now.folded.add(act.player)
            to = before
        elif act.what == "call" and to is None:
            to = now.faced
        assert to is not None
        if to < before:
            raise ImpossibleError(f"{act.player} has {before} in already; write all that the player has in")
        if act.what in ("bet", "raise") and to <= now.faced:
            raise ImpossibleError(f"{act.player} has to make it more than {now.faced}")
        if act.what == "call" and to > now.faced:
            raise ImpossibleError(f"{act.player} calls {to} of {now.faced}")
        if to > now.faced:
            if act.what != "blind":
                now.steps.append((act.player, now.faced, to, max(now.size, 1)))
            full = to - now.faced >= now.size
            now.size = to - now.faced if full else now.size
            now.faced = to
        now.put[act.player] = to
        if act.what != "blind":
            now.met[act.player] = now.faced
    return now


def may_raise(f: Facts, b: Book) -> Found:
    """Return whether ``who`` may raise, ``betting`` being the round so far."""
    who, limit = f["who"], f["limit"] == "limit"
    round = played(f["betting"], f["big_blind"])
    key = "betting.reopens_limit" if limit else "betting.reopens"
    rule = b.word(key)
    put = round.put.get(who, 0)
    if who in round.folded:
        raise ImpossibleError(f"{who} has folded")
    owed = round.faced - put
    call = Road("player", "call", (Amount("player", "total", round.faced), Amount("player", "owed", owed)))
    keys: tuple[str, ...] = (key,)
    if who not in round.met:
        return _may(round, "not_acted", keys, call, limit, rule)
    if owed <= 0:
        return Found("nothing_to_call", keys)
    since = [step for step in round.steps if step[1] >= round.met[who]]
    if not since:
        return _may(round, "not_acted", keys, call, limit, rule)
    whole = rule == "half" and b.default("betting.half_of") == "whole_bet"
    if any(
        _enough(after - before, size, before if whole else size, rule) for _, before, after, size in since
    ):
        return _may(round, "may_raise", keys, call, limit, rule)
    if len(since) > 1:
        together = b.word("betting.reopens_together") if b.stated("betting.reopens_together") else "no"
        keys = (*keys, "betting.reopens_together") if together == "yes" else keys
        more = round.faced - round.met[who]
        if together == "yes" and _enough(more, since[0][3], round.met[who] if whole else since[0][3], rule):
            return _may(round, "may_raise", keys, call, limit, rule)
    return Found("no_raise", keys, may=(Road("player", "fold"), call))


def _may(round: Played, word: str, keys: tuple[str, ...], call: Road, limit: bool, rule: str) -> Found:
    """Return the permission to raise, and to how much at least. Where an all-in for less counts as a raise no
    book says what the next raise has to add, but in limit, where it counts as the full bet."""
    _, before, after, size = round.steps[-1] if round.steps else ("", 0, round.faced, 0)
    short = 0 < after - before < size
    counted = short and rule == "half" and 2 * (after - before) >= size
    amounts: tuple[Amount, ...] = ()
    least: tuple[Amount, ...] = (Amount("player", "least", round.faced + round.size),)
    if counted and limit:
        amounts = (Amount("others", "counts_as", before + size),)
        least = (Amount("player", "least", before + 2 * size),)
        call = Road("player", "call")
    elif counted:
        least = ()
    roads = (Road("player", "fold"), call, Road("player", "raise", least))
    return Found(word, keys, amounts, roads)


def _enough(more: int, size: int, half_of: int, rule: str) -> bool:
    """Return whether so much more opens the betting again: a full raise of ``size``, or where half is enough
    half of ``half_of``."""
    return more >= size or (rule == "half" and 2 * more >= half_of)
