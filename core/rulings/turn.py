"""Acting out of turn, being passed over, and when play of a hand has begun for good."""

from __future__ import annotations

from collections.abc import Iterable

from core.rulebook.kinds import Choice
from core.rulings.found import BY_DIRECTOR, Amount, Book, Facts, Found, ImpossibleError, Road
from core.rulings.values import Act

AGGRESSIVE = ("bet", "raise", "all-in")

OUT_OF_TURN = {
    "turn_back": "the action goes back; what stands then depends on what is done in turn",
    "bound": "the action stands as it was made",
    "bound_passive": "the player may not bet or raise: check, or call or fold if somebody bets",
    "call_or_fold": "the player may complete the call, or fold and lose the chips",
    "call_or_fold_free": "the player may call, or fold and take the chips back",
    "any_but_free": "the player may fold and lose the chips, call or raise",
    "released": "the action does not stand; the chips go back and every choice is open",
    "fold_stands": "a fold out of turn stands",
    "fold_facing_bet": "a fold out of turn, facing a bet",
    "may_bind": "the director decides whether the action stands",
    "won": "nobody is left to act against",
}

SKIPPED = {
    "acts_now": "the action goes back to the player who was passed over",
    "acts_on_bet": "the player acts as usual on the bet made behind",
    "lost": "the player has lost the action of this round",
    "call_or_fold": "the player may only call or fold",
    "floor": "the director kills the hand or leaves it passive actions",
}

SUBSTANTIAL = {"yes": "there was substantial action", "no": "there was no substantial action yet"}
BEGUN = {"yes": "play has begun: no misdeal any more", "no": "play has not begun"}


def out_of_turn(f: Facts, b: Book) -> Found:
    """Return the ruling on an action out of turn as things stand."""
    rule, key = b.either("turn.out_of_turn"), "turn.out_of_turn"
    act = f["oot_act"]
    if rule == BY_DIRECTOR:
        return Found("may_bind", (key,), discretion=True)
    if act == "fold":
        if rule == "binding_unless_changed":
            return Found("fold_stands", (key,))
        return Found("fold_facing_bet" if f["faced"] else "fold_stands", (key,))
    since = f["since"]
    if rule == "binding_unless_changed":
        return _unless_changed(f, key, act, since)
    if act == "check":
        return _after_check(f, key, since)
    if act == "call":
        return _after_call(f, key, since)
    two = f["players_left"] == 2
    return _two_left(f, key, since) if two else _more_left(f, key, since)


def _put(f: Facts) -> int:
    """Return all that the player has in for the round with the chips out of turn."""
    put: int = f["faced"] if f["oot_act"] == "call" else f["oot_total"]
    if put <= f["faced"] and f["oot_act"] in ("bet", "raise"):
        raise ImpossibleError("oot_total is all the player has in for the round: more than faced")
    return put


def _raised_to(f: Facts) -> int:
    to: int = f["since_total"]
    if to <= f["faced"]:
        raise ImpossibleError(
            "since_total is what has to be matched after that bet or raise: more than faced"
        )
    return to


def _total(chips: int) -> Amount:
    return Amount("player", "total", chips)


def _bound(f: Facts, key: str) -> Found:
    if f["oot_act"] == "check":
        return Found("bound", (key,))
    put = _put(f)
    return Found("bound", (key,), (_total(put), Amount("others", "faced", put)))


def _unless_changed(f: Facts, key: str, act: str, since: str) -> Found:
    if since == "not_yet":
        return Found("turn_back", (key,), may=_until_changed(f, act))
    if since != "bet":
        return _bound(f, key)
    faced = Amount("others", "faced", _raised_to(f))
    back = () if act == "check" else (Amount("player", "back", _put(f) - f["had"]),)
    roads = (Road("player", "fold"), _call(f, f["had"]), _raise(f))
    return Found("released", (key,), (*back, faced), roads)


def _until_changed(f: Facts, act: str) -> tuple[Road, ...]:
    """Return the roads of an action that binds unless somebody bets or raises before it."""
    put = 0 if act == "check" else _put(f)
    total = (_total(put),) if put else ()
    back = (Amount("player", "back", put - f["had"]),) if put else ()
    freely = (Road("player", do, back, "change") for do in ("fold", "call", "raise"))
    return (Road("player", act, total, "no_change"), *freely)


def _call(f: Facts, lies: int) -> Road:
    to = _raised_to(f)
    owed = (Amount("player", "owed", to - lies),) if to > lies else ()
    back = (Amount("player", "back", lies - to),) if to < lies else ()
    return Road("player", "call", (_total(to), *owed, *back))


def _raise(f: Facts) -> Road:
    """Return the road of a raise: it adds at least what the bet or raise in turn added."""
    to = _raised_to(f)
    return Road("player", "raise", (Amount("player", "least", 2 * to - f["faced"]),))


def _after_check(f: Facts, key: str, since: str) -> Found:
    if since in ("not_yet", "check", "fold") and not f["faced"]:
        roads = [Road("player", "check")]
        if since == "not_yet":
            roads += [Road("player", "call", after="bet"), Road("player", "fold", after="bet")]
        return Found("bound_passive", (key,), may=tuple(roads))
    call = (
        _call(f, f["had"])
        if since == "bet"
        else Road("player", "call", (_total(f["faced"]), Amount("player", "owed", f["faced"] - f["had"])))
    )
    return Found("bound_passive", (key,), may=(Road("player", "fold"), call))


def _after_call(f: Facts, key: str, since: str) -> Found:
    put = _put(f)
    if since == "not_yet":
        roads = (
            Road("player", "call", (_total(put),), after="call_or_fold"),
            Road("player", "call", after="raise"),
            Road("player", "fold", (Amount("player", "lost", put),), after="raise"),
        )
        return Found("turn_back", (key,), may=roads)
    if since != "bet":
        return _bound(f, key)
    return _fold_or_call(f, key, put)


def _fold_or_call(f: Facts, key: str, put: int) -> Found:
    fold = Road("player", "fold", (Amount("player", "lost", put),))
    return Found("call_or_fold", (key,), may=(fold, _call(f, put)))


def _two_left(f: Facts, key: str, since: str) -> Found:
    put = _put(f)
    back, lost = Amount("player", "back", put), Amount("player", "lost", put)
    if since == "not_yet":
        roads: tuple[Road, ...] = (
            Road("in_turn", "check"),
            Road("in_turn", "bet", (Amount("in_turn", "most", put),)),
            Road("in_turn", "bet", (Amount("in_turn", "least", put + 1),)),
            Road("player", "bet", (_total(put),), after="check"),
            Road("player", "call", after="bet_up_to_it"),
            Road("player", "fold", (back,), after="bet_up_to_it"),
            Road("player", "fold", (lost,), after="bet_above_it"),
            Road("player", "call", after="bet_above_it"),
            Road("player", "raise", after="bet_above_it"),
        )
        return Found("turn_back", (key,), may=roads)
    if since == "fold":
        return Found("won", (key,))
    if since != "bet":
        return _bound(f, key)
    if _raised_to(f) <= put:
        return Found("call_or_fold_free", (key,), may=(_call(f, put), Road("player", "fold", (back,))))
    roads = (Road("player", "fold", (lost,)), _call(f, put), _raise(f))
    return Found("any_but_free", (key,), may=roads)


def _more_left(f: Facts, key: str, since: str) -> Found:
    put = _put(f)
    if since == "not_yet":
        lost = Amount("player", "lost", put)
        roads = (
            Road("player", f["oot_act"], (_total(put),), after="no_more_than_it"),
            Road("player", "call", after="bet_above_it"),
            Road("player", "fold", (lost,), after="bet_above_it"),
        )
        return Found("turn_back", (key,), may=roads)
    if since != "bet" or _raised_to(f) <= put:
        return _bound(f, key)
    return _fold_or_call(f, key, put)


def skipped(f: Facts, b: Book) -> Found:
    """Return the actions left to a player who was passed over, by the players who have acted behind."""
    key = "turn.skipped"
    rule, behind = b.value(key), f["behind"]
    if b.word(key) == "players_behind":
        assert isinstance(rule, Choice)
        if len(behind) < rule.number("players"):
            return Found("acts_now", (key,), may=_roads_before(f), derived=True)
        if f["facing_bet"] == "yes":
            return Found("call_or_fold", (key,), may=_passive_roads(f))
        if any(act.what in AGGRESSIVE for act in behind):
            return Found("acts_on_bet", (key,), may=_any_road(f))
        return Found("lost", (key,))
    if f["spoke_up"] == "no" and substantial(behind):
        return Found("floor", (key,), may=_passive_roads(f), discretion=True)
    return Found("acts_now", (key,), may=_roads_before(f), derived=True)


def _roads_before(f: Facts) -> tuple[Road, ...]:
    """Return the roads of a player who acts in the place where the player was passed over: ``faced`` and
    ``raise_size`` are those of then, and what was done behind was out of turn."""
    if f["facing_bet"] == "no":
        return (Road("player", "check"), Road("player", "bet"))
    faced, had = f["faced"], f["had"] or 0
    fold = Road("player", "fold", (Amount("player", "lost", had),) if had else ())
    if not faced:
        return (Road("player", "call"), fold, Road("player", "raise"))
    call = (_total(faced), Amount("player", "owed", faced - had))
    least = Amount("player", "least", faced + (f["raise_size"] or faced))
    return (Road("player", "call", call), fold, Road("player", "raise", (least,)))


def _bets_behind(f: Facts) -> list[int]:
    """Return the totals that have to be matched, in order: the bet that was told, and those made behind."""
    totals = [f["faced"]] if f["faced"] else []
    for act in f["behind"]:
        if act.to and (not totals or act.to > totals[-1]):
            totals.append(act.to)
    return totals


def _passive_roads(f: Facts) -> tuple[Road, ...]:
    """Return a call and a fold, or a check, of a player who was passed over."""
    bets = _bets_behind(f)
    had = f["had"] or 0
    if f["facing_bet"] == "no" and not bets:
        return (Road("player", "check"),)
    total = (_total(bets[-1]), Amount("player", "owed", bets[-1] - had)) if bets else ()
    lost = (Amount("player", "lost", had),) if had else ()
    return (Road("player", "call", total), Road("player", "fold", lost))


def _any_road(f: Facts) -> tuple[Road, ...]:
    """Return every road of a player who was passed over: the passive ones, and a bet or raise."""
    bets = _bets_behind(f)
    passive = _passive_roads(f)
    if f["facing_bet"] == "no" and not bets:
        return (*passive, Road("player", "bet"))
    size = f["raise_size"] or f["faced"]
    if len(bets) > 1 and bets[0] == f["faced"]:
        size = bets[-1] - bets[-2]
    least = (Amount("player", "least", bets[-1] + size),) if bets and size else ()
    return (*passive, Road("player", "raise", least))


def substantial(acts: Iterable[Act], any_two: bool = False) -> bool:
    """Return whether these are two actions in a row with chips in at least one, or three of any kind.
    ``any_two``: two are enough unless both are checks or both are folds."""
    told = [act.what for act in acts if act.what != "blind"]
    if len(told) >= 3:
        return True
    if any_two and len(told) == 2:
        return told not in (["check", "check"], ["fold", "fold"])
    return len(told) == 2 and any(what not in ("check", "fold") for what in told)


def begun(f: Facts, b: Book) -> Found:
    """Return whether a misdeal can be called no more: ``acted`` are the actions since the deal."""
    rule = b.word("turn.begun")
    acted = f["acted"]
    if rule == "two_after_big_blind":
        found = len([act for act in acted if act.what != "blind"]) >= 2
    else:
        found = substantial(acted, rule == "substantial_any_two")
    return Found("yes" if found else "no", ("turn.begun",))


def substantial_next(f: Facts, b: Book) -> Found:
    """Return whether there was substantial action in the next hand."""
    any_two = b.word("turn.begun") == "substantial_any_two"
    return Found("yes" if substantial(f["next_action"], any_two) else "no")
