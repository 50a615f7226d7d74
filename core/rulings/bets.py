"""Rule on the chips and words of a player in turn, by one function.

String bet, one chip, several chips, a raise too small, a short call and words against chips are only doors to
it: the same facts give the same ruling. All amounts are totals of a player in the round, except where a name
says otherwise.
"""

from __future__ import annotations

from dataclasses import replace

from core.rulings.found import BY_DIRECTOR, Amount, Book, Facts, Found, ImpossibleError, Road

PUT_IN = {
    "check": "the player checks",
    "fold": "the player folds",
    "call": "a call that needs no chip more or less",
    "call_back": "a call; chips go back to the player",
    "call_owed": "a call; the player adds chips",
    "call_one_chip": "a call by one chip that is less than it; the player adds chips",
    "call_all_in": "a call for less, all-in",
    "bet": "a bet of what was put in or said",
    "bet_back": "a bet; chips go back to the player",
    "bet_owed": "a bet that has to be completed to the smallest bet",
    "bet_open": "a bet whose amount the player still chooses",
    "raise": "a raise of what was put in or said",
    "raise_back": "a raise; chips go back to the player",
    "raise_owed": "a raise that has to be completed to the smallest raise",
    "raise_open": "a raise whose amount the player still chooses",
    "all_in": "an all-in of less than a full bet or raise, which stands",
    "fold_or_call": "the player folds and loses the chips, or completes the call",
    "fold_or_call_bet": "the same where it was no raise but the opening bet",
    "call_or_fold": "the player may call or fold",
    "call_or_raise": "the player may call or raise, no longer fold",
    "director": "the book leaves it to the director",
}


_POT = "betting.above_pot"


class _Round:
    """The round as it stood when the player acted."""

    def __init__(self, f: Facts) -> None:
        self.f = f
        self.faced: int = f["faced"]
        before_the_flop = f["street"] == "preflop"
        if before_the_flop and self.faced == 0:
            self.faced = f["big_blind"]
        self.had: int = f["had"]
        self.only_blinds = before_the_flop and self.opening
        if self.had > self.faced:
            raise ImpossibleError("had is more than faced: nobody bets more than there is to match")

    @property
    def lies(self) -> int:
        """Return all that the player has put in, whether it counts or not."""
        return int(self.had + sum(self.f["chips"]) + self.later)

    @property
    def later(self) -> int:
        """Return the motion after the first; a third one needs a second."""
        more = sum(self.f["more"])
        return more + sum(self.f["third"]) if more or "third" in self.f.answers else 0

    @property
    def pulled_back(self) -> bool:
        """Return whether chips of earlier were pulled back; who had none in is not asked."""
        asked = self.had > 0 or "pulled_back" in self.f.answers
        return asked and self.f["pulled_back"] == "yes"

    @property
    def to_call(self) -> int:
        """Return the chips that the player still has to put in to call."""
        return self.faced - self.had

    @property
    def opening(self) -> bool:
        """Return whether what has to be matched is the opening bet; before the flop that is the big blind."""
        return self.faced > 0 and self.raise_size >= self.faced

    @property
    def raise_size(self) -> int:
        """Return the size that the next raise must have at least."""
        size: int = self.faced if self.f["raise_size"] == 0 else self.f["raise_size"]
        if size > self.faced:
            raise ImpossibleError("raise_size is more than faced: no raise is larger than the bet it makes")
        return size


def put_in(f: Facts, b: Book) -> Found:
    """Return the action that counts when a player in turn puts in chips or speaks."""
    r = _Round(f)
    if r.pulled_back:
        if r.to_call <= 0:
            raise ImpossibleError("pulled_back needs a bet or raise that the player has not matched")
        b.word("betting.pulled_back")
        roads = (_call_road(r), Road("player", "raise", (Amount("player", "least", _least(r, b)[0]),)))
        return Found("call_or_raise", ("betting.pulled_back",), (Amount("others", "faced", r.faced),), roads)
    said = _counted(r, b)
    if said != "none":
        return _settled(r, _SAID[said](r, b))
    found = _silent(r, b)
    by_chips = r.f["said"] in _WITH_AMOUNT and b.stated("betting.words_and_chips")
    keys = ("betting.words_and_chips", *found.keys) if by_chips else found.keys
    return _settled(r, replace(found, keys=keys))


def _settled(r: _Round, found: Found) -> Found:
    """Return the same with what the player still owes, or gets back of what lies there."""
    total = next((x.amount for x in found.amounts if x.what == "total"), None)
    if total is None:
        return found
    kind, _, how = found.word.partition("_")
    word = found.word
    if kind == "call" and how not in ("all_in", "one_chip"):
        if r.lies > total:
            word = "call_back"
        elif r.lies < total:
            word = "call_owed"
        else:
            word = "call"
    elif kind in ("bet", "raise"):
        completed = how == "owed" and r.lies < total
        if completed:
            word = f"{kind}_owed"
        elif r.lies > total:
            word = f"{kind}_back"
        else:
            word = kind
    change: tuple[Amount, ...] = ()
    if r.lies != total:
        change = (Amount("player", "back" if r.lies > total else "owed", abs(r.lies - total)),)
    return replace(found, word=word, amounts=(*found.amounts, *change))


_WITH_AMOUNT = ("call", "amount", "raise_to", "raise_by", "raise_amount")

# -- what was said -----------------------------------------------------------------------------------


def _chips(r: _Round) -> int:
    return sum(r.f["chips"])


def _counted(r: _Round, b: Book) -> str:
    """Return the words that were said, or ``none`` where the chips count and not the words."""
    said: str = r.f["said"]
    if said in ("none", "fold", "check", "all_in", "unclear", "pot"):
        return said
    in_hand = r.had + _chips(r)
    if not r.f["chips"] or said in ("raise", "bet"):
        # The word alone says no amount: the chips say it, unless they lay there before the word.
        if r.f["chips"] and r.f["order"] == "chips_first":
            return "none" if _by_what_came_first(b) else said
        return said
    spoken = r.faced if said == "call" else _spoken(r, b)
    if spoken == in_hand or (said == "call" and len(r.f["chips"]) == 1) or r.f["all_in"] == "yes":
        return said
    rule = b.word("betting.words_and_chips")
    if rule == "higher":
        return "none" if in_hand > spoken else said
    if rule == "first":
        return "none" if r.f["order"] == "chips_first" else said
    # Words bind; of more chips that lay there before them the book says nothing.
    return "late" if r.f["order"] == "chips_first" and in_hand > spoken else said


def _by_what_came_first(b: Book) -> bool:
    """Return whether chips that lie there before a word count without it."""
    key = "betting.word_after_chips"
    return b.word(key) == "too_late" if b.stated(key) else b.stated("betting.words_and_chips")


def _differ(r: _Round) -> tuple[str, ...]:
    """Return the parameter that decides between words and chips, if both were there and differ."""
    if not r.f["chips"] or r.f["all_in"] == "yes":
        return ()
    said = r.f["said"]
    if said == "call":
        spoken = r.faced
    elif said == "raise_by":
        spoken = r.faced + r.f["said_amount"]
    else:
        spoken = r.f["said_amount"]
    one_for_a_call = said == "call" and len(r.f["chips"]) == 1
    return () if one_for_a_call or spoken == r.had + _chips(r) else ("betting.words_and_chips",)


def _spoken(r: _Round, b: Book) -> int:
    """Return the total that was named."""
    said, amount = r.f["said"], r.f["said_amount"]
    if said == "raise_by":
        return int(r.faced + amount)
    if said == "raise_amount" and r.f["chips"] and r.had + _chips(r) == amount:
        # The chips that go with the words show that they named the total.
        return int(amount)
    if said == "raise_amount" and b.word("betting.raise_amount") != "total":
        return int(r.faced + amount)
    return int(amount)


def _said_check(r: _Round, b: Book) -> Found:
    if r.to_call <= 0:
        b.word("betting.said")
        return Found("check", ("betting.said",))
    b.word("betting.check_facing_bet")
    roads = (_call_road(r), Road("player", "fold", _lost(r.had)))
    return Found("call_or_fold", ("betting.check_facing_bet",), (Amount("others", "faced", r.faced),), roads)


def _said_fold(r: _Round, b: Book) -> Found:
    b.word("betting.said")
    return Found("fold", ("betting.said",), _lost(r.had))


def _said_call(r: _Round, b: Book) -> Found:
    if r.to_call <= 0:
        b.word("betting.call_without_bet")
        back = (Amount("player", "back", r.lies - r.had),) if r.lies > r.had else ()
        return Found("check", ("betting.call_without_bet",), back)
    b.word("betting.said")
    keys = (*_differ(r), "betting.said")
    if r.f["all_in"] == "yes" and r.lies < r.faced:
        return Found("call_all_in", keys, _amounts(r, r.lies))
    return _call(r, keys)


def _said_amount(r: _Round, b: Book) -> Found:
    """Rule the amount alone: as if the chips had been put in without a word."""
    b.word("betting.amount_said")
    return _total(r, b, r.f["said_amount"], (*_differ(r), "betting.amount_said"), said=True)


def _said_raise_amount(r: _Round, b: Book) -> Found:
    named = ("betting.raise_amount",) if r.f["said"] == "raise_amount" else ()
    total = _spoken(r, b)
    b.word("betting.said")
    return _announced(r, b, total, (*_differ(r), *named, "betting.said"))


def _said_raise(r: _Round, b: Book) -> Found:
    """Rule the word without an amount: one chip, one motion, or the call and one motion more."""
    first, more = r.f["chips"], r.f["more"]
    put = r.had + sum(first)
    b.word("betting.said")
    if more:
        return _two_motions(r, b, put)
    if r.faced == 0:
        without = _if_stated(b, "betting.raise_without_bet")
        if first:
            return _size(r, b, put, without or ("betting.said",), r.f["all_in"] == "yes")
        found = _open(r, b, without or ("betting.said", "betting.minimum_bet"))
        # No word of the book makes a raise a bet where nobody has bet: the two clauses together do.
        return replace(found, derived=r.f["said"] == "raise" and not without)
    if not first or (sum(first) == r.to_call and r.to_call > 0):
        return _open(r, b, ("betting.after_raise",) if first and b.stated("betting.after_raise") else ())
    if len(first) == 1 and r.had == 0:
        b.word("betting.one_chip_raise")
        blinds = _if_stated(b, "betting.one_chip_blinds") if r.only_blinds else ()
        return _announced(r, b, put, (*blinds, "betting.one_chip_raise"))
    return _announced(r, b, put, ("betting.said",))


def _two_motions(r: _Round, b: Book, put: int) -> Found:
    """Rule “raise”, chips, and more chips: allowed once, after exactly the call."""
    later = r.had + sum(r.f["chips"]) + sum(r.f["more"])
    rule = b.word("betting.after_raise")
    if put == r.faced > 0:
        return _announced(r, b, later, ("betting.after_raise",))
    if rule == "call_then_once_else_call":
        return _call(r, ("betting.string",))
    found = _announced(r, b, put, ("betting.after_raise",))
    # The rule of two motions decides; how large a raise has to be is only its measure.
    return replace(
        found, keys=("betting.after_raise", *(x for x in found.keys if x != "betting.after_raise"))
    )


def _said_bet(r: _Round, b: Book) -> Found:
    return _said_raise(r, b)


def _said_all_in(r: _Round, b: Book) -> Found:
    b.word("betting.said")
    total = r.had + r.f["stack"]
    if total <= r.faced:
        return Found("call_all_in" if total < r.faced else "call", ("betting.said",), _amounts(r, total))
    return _size(r, b, total, ("betting.said",), all_in=True)


def _said_pot(r: _Round, b: Book) -> Found:
    if r.f["limit"] == "pot_limit":
        b.word("betting.said")
        return _size(r, b, pot_limit(r), ("betting.said",))
    b.word("betting.pot_said")
    return _open(r, b, ("betting.pot_said",))


def _said_late(r: _Round, b: Book) -> Found:
    """Rule a word that names less than the chips that lay there before it."""
    return Found("director", ("betting.words_and_chips",), discretion=True, derived=True)


def _said_unclear(r: _Round, b: Book) -> Found:
    b.word("betting.unclear_amount")
    possible = [amount for amount in r.f["meanings"] if amount <= r.f["pot"]]
    if not possible:
        return Found("director", ("betting.unclear_amount",), discretion=True)
    return _total(r, b, max(possible), ("betting.unclear_amount",), said=True)


_SAID = {
    "check": _said_check,
    "fold": _said_fold,
    "call": _said_call,
    "amount": _said_amount,
    "raise": _said_raise,
    "bet": _said_bet,
    "raise_to": _said_raise_amount,
    "raise_by": _said_raise_amount,
    "raise_amount": _said_raise_amount,
    "all_in": _said_all_in,
    "pot": _said_pot,
    "unclear": _said_unclear,
    "late": _said_late,
}


# -- what was put in without a word ------------------------------------------------------------------


def _silent(r: _Round, b: Book) -> Found:
    chips = r.f["chips"]
    if not chips:
        if r.to_call > 0:
            raise ImpossibleError("nothing was said and no chip was put in")
        b.word("betting.said")
        return Found("check", ("betting.said",))
    if not r.later:
        return _one_motion(r, b)
    rule = b.either("betting.string")
    if rule == BY_DIRECTOR:
        return Found("director", ("betting.string",), discretion=True)
    if rule == "call_or_first_amount" and r.faced > 0:
        return _call(r, ("betting.string",))
    found = _one_motion(r, b)
    derived = rule == "first_motion"
    return replace(found, keys=("betting.string", *found.keys), derived=derived or found.derived)


def _one_motion(r: _Round, b: Book) -> Found:
    chips = r.f["chips"]
    put = r.had + sum(chips)
    if len(chips) == 1 and sum(chips) != r.to_call:
        return _one_chip(r, b, put)
    return _total(r, b, put, ())


def _one_chip(r: _Round, b: Book, put: int) -> Found:
    if r.faced == 0:
        b.word("betting.one_chip_open")
        return _size(r, b, put, ("betting.one_chip_open",), r.f["all_in"] == "yes")
    key = "betting.one_chip_blinds" if r.only_blinds else "betting.one_chip"
    if put < r.faced:
        return _one_chip_short(r, b, put, key)
    if b.word(key) == "call":
        return _call(r, (key,))
    return _total(r, b, put, (key,))


def _one_chip_short(r: _Round, b: Book, put: int, key: str) -> Found:
    """Return the action of one chip that is less than the opening bet: a call, or a short call in a book that
    lets short callers fold."""
    short = _short(r, b, put)
    if short.word == "fold_or_call_bet" and b.stated(key):
        return replace(_call(r, (key,)), word="call_one_chip", otherwise=short)
    return short


def _total(r: _Round, b: Book, put: int, keys: tuple[str, ...], said: bool = False) -> Found:
    """Return the action that counts for an amount in one motion, or named without the word “raise”."""
    if r.faced == 0:
        return _size(r, b, put, keys, r.f["all_in"] == "yes")
    if put == r.faced:
        return Found("call", keys or _if_stated(b, "betting.call"), _amounts(r, put))
    if put < r.faced:
        return _short(r, b, put, keys)
    if not said:
        old = r.had and not r.opening and b.stated("betting.old_chips")
        if old and b.either("betting.old_chips") == BY_DIRECTOR:
            roads = (_call_road(r), Road("player", "raise"))
            return Found("director", ("betting.old_chips",), may=roads, discretion=True)
        if len(r.f["chips"]) > 1 and _all_needed(r, b):
            return _call(r, (*keys, "betting.several_chips"))
    spare = ("betting.several_chips",) if not said and len(r.f["chips"]) > 1 else ()
    return _size(r, b, put, keys, r.f["all_in"] == "yes", spare)


def _all_needed(r: _Round, b: Book) -> bool:
    """Return whether the call needs every chip, so that several chips are only a call."""
    rule = b.word("betting.several_chips")
    left = r.had + _chips(r) - min(r.f["chips"])
    if rule == "total":
        return False
    return bool(left < r.faced) or (rule == "call_unless_more_without_smallest" and left == r.faced)


def _size(
    r: _Round, b: Book, put: int, keys: tuple[str, ...], all_in: bool = False, after: tuple[str, ...] = ()
) -> Found:
    """Return a bet or raise of ``put``, completed, cut to the pot, or a call where it is too small."""
    kind = "raise" if r.faced > 0 else "bet"
    most = pot_limit(r) if _may_be_cut(r, put) and r.f["limit"] == "pot_limit" else put
    if put > most:
        # A book without a rule of the pot can say in that of a single chip how far it goes.
        chip = "betting.one_chip_open" in keys or "betting.one_chip_raise" in keys
        if chip:
            return Found(kind, (*keys, *_if_stated(b, _POT)), _amounts(r, most), derived=b.stated(_POT))
        b.word(_POT)
        return Found(kind, (_POT, *keys), _amounts(r, most))
    if kind == "bet":
        return _bet(r, b, put, keys, all_in)
    least, rules = _least(r, b)
    if put >= least:
        return Found("raise", keys or after or rules, _amounts(r, put))
    if all_in:
        return Found("all_in", (*_if_stated(b, "betting.short_all_in"), *keys), _amounts(r, put))
    b.word("betting.half")
    if 2 * (put - r.faced) >= _half_of(r, b, least):
        return Found("raise_owed", ("betting.half", *keys, *after, *rules), _amounts(r, least))
    return _call(r, ("betting.half", *keys, *after))


def _bet(r: _Round, b: Book, put: int, keys: tuple[str, ...], all_in: bool) -> Found:
    least = r.f["small_blind"] if r.f["dark_poker"] == "yes" else r.f["big_blind"]
    if put >= least:
        return Found("bet", keys or _if_stated(b, "betting.minimum_bet"), _amounts(r, put))
    if all_in:
        return Found("all_in", (*_if_stated(b, "betting.short_all_in"), *keys), _amounts(r, put))
    b.word("betting.minimum_bet")
    return Found("bet_owed", ("betting.minimum_bet", *keys), _amounts(r, least))


def _announced(r: _Round, b: Book, total: int, keys: tuple[str, ...]) -> Found:
    """Return a raise that was announced: too small a one is completed, or falls under the half rule."""
    if r.faced == 0:
        return _size(r, b, total, keys, r.f["all_in"] == "yes")
    least, _ = _least(r, b)
    most = pot_limit(r) if _may_be_cut(r, total) and r.f["limit"] == "pot_limit" else total
    if total >= least or total > most or r.f["all_in"] == "yes":
        return _size(r, b, total, keys, r.f["all_in"] == "yes")
    half_counts = b.word("betting.raise_said") == "half_counts"
    if half_counts and 2 * (total - r.faced) < _half_of(r, b, least):
        return _call(r, ("betting.raise_said", *keys))
    return Found("raise_owed", ("betting.raise_said", *keys), _amounts(r, least))


def _open(r: _Round, b: Book, keys: tuple[str, ...]) -> Found:
    """Return a bet or raise that is owed and whose amount is still open."""
    if r.faced > 0:
        least, rules = _least(r, b)
        word = "raise_open"
    else:
        b.word("betting.minimum_bet")
        least, rules, word = r.f["big_blind"], (), "bet_open"
    found = (Amount("player", "least", least), Amount("player", "owed", max(least - r.lies, 0)))
    return Found(word, keys or ("betting.said", *rules), found)


def _least(r: _Round, b: Book) -> tuple[int, tuple[str, ...]]:
    """Return the smallest total of a raise."""
    rule = b.word("betting.raise_at_least")
    size = r.faced if rule == "whole_bet" else r.raise_size
    return r.faced + size, ("betting.raise_at_least",)


def _half_of(r: _Round, b: Book, least: int) -> int:
    """Return the amount of which a raise has to be half."""
    return r.faced if b.default("betting.half_of") == "whole_bet" else least - r.faced


def _may_be_cut(r: _Round, put: int) -> bool:
    """Return whether a pot limit could cut this: the pot has at least the bet that is faced. What it cannot
    cut asks for no limit."""
    return "limit" in r.f.answers or r.faced == 0 or put > 2 * r.faced + max(r.to_call, 0)


def pot_limit(r: _Round) -> int:
    """Return the largest total in pot-limit: the call, and then as much as lies in the pot with it."""
    return int(r.faced + r.f["pot"] + max(r.to_call, 0))


def _short(r: _Round, b: Book, put: int, keys: tuple[str, ...] = ()) -> Found:
    """Return the action that fewer chips than the call come to."""
    if r.f["all_in"] == "yes":
        return Found("call_all_in", (*_if_stated(b, "betting.short_all_in"), *keys), _amounts(r, put))
    if r.f["tiny"] == "yes" and b.stated("betting.tiny"):
        if b.either("betting.tiny") == BY_DIRECTOR:
            return _director(r, put, "betting.tiny")
        return _call(r, ("betting.tiny",))
    rule = b.either("betting.short_call")
    roads = (Road("player", "fold", _lost(put)), _call_road(r))
    if rule == "fold_or_complete":
        faced = (Amount("others", "faced", r.faced),)
        word = "fold_or_call_bet" if r.opening else "fold_or_call"
        return Found(word, ("betting.short_call", *keys), faced, roads, derived=r.opening)
    if rule == "full_call_heads_up_or_opening" and (r.opening or r.f["players"] == 2):
        return _call(r, ("betting.short_call", *keys))
    return _director(r, put, "betting.short_call")


def _director(r: _Round, put: int, key: str) -> Found:
    roads = (Road("player", "fold", _lost(put)), _call_road(r))
    faced = (Amount("others", "faced", r.faced),)
    return Found("director", (key,), faced, roads, discretion=True)


# -- amounts -----------------------------------------------------------------------------------------


def _call(r: _Round, keys: tuple[str, ...]) -> Found:
    return Found("call", keys, _amounts(r, r.faced))


def _amounts(r: _Round, total: int) -> tuple[Amount, ...]:
    faced = max(total, r.faced)
    return (Amount("player", "total", total), Amount("others", "faced", faced))


def _call_road(r: _Round) -> Road:
    """Return the road of a call from what lies there now."""
    owed = (Amount("player", "owed", r.faced - r.lies),) if r.lies < r.faced else ()
    return Road("player", "call", (Amount("player", "total", r.faced), *owed))


def _lost(chips: int) -> tuple[Amount, ...]:
    return (Amount("player", "lost", chips),) if chips else ()


def _if_stated(b: Book, key: str) -> tuple[str, ...]:
    return (key,) if b.stated(key) else ()
