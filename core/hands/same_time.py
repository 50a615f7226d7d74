"""Who shares a place: one hand at one table, one moment at several, hand-for-hand (RULES I1, I2, G4)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from core import acts, records
from core.context import Context, Rule
from core.refusal import Reason, Why
from core.rulebook.ruling import against, because
from core.tournament import Bust, Tournament

Out = tuple[int, int]


def shared_hand(t: Tournament) -> int:
    """The id of the hand now played hand-for-hand; 0: no places are shared by the hand."""
    return t.hand_for_hand.hand if t.hand_for_hand else 0


def mates(t: Tournament, hand: int) -> list[Bust]:
    """Who has gone out in this hand so far."""
    return [b for b in t.busts if b.hand == hand] if hand else []


def by_table(t: Tournament, who: Sequence[int]) -> dict[int | None, list[int]]:
    """Who sits where, the tables as they are named."""
    found: dict[int | None, list[int]] = {}
    for entry in who:
        found.setdefault(t.entries[entry].table, []).append(entry)
    return found


def ordered(t: Tournament, who: Sequence[int], stacks: Sequence[int], new_id: Callable[[], int]) -> list[Out]:
    """Who goes out in which order, the lowest place first, each with the group of its place (0: none).

    Several tables in one line are one moment: they share, whatever their stacks; so does who goes out at
    another table in a hand played hand-for-hand.
    """
    hand, tables = shared_hand(t), by_table(t, who)
    shares = t.rulebook.word("elimination.other_table") == "shared"
    if shares and hand and (group := _joins(t, hand, tables)):
        return [(entry, group) for entry in who]
    if shares and len(tables) > 1:
        group = new_id()
        return [(entry, group) for entry in who]
    if len(who) == 1:
        return [(who[0], 0)]
    chips = dict(zip(who, stacks or [0] * len(who), strict=True))
    return [out for there in tables.values() for out in _at_one_table(t, there, chips, new_id)]


def _joins(t: Tournament, hand: int, tables: dict[int | None, list[int]]) -> int:
    """The group of everybody out in this hand, where each of them now comes from a table of his own; else 0:
    of three, two at one table and one elsewhere, the director says (``proposed``)."""
    before = mates(t, hand)
    groups = {b.group for b in before}
    alone = all(len(there) == 1 for there in tables.values()) and not {b.table for b in before} & set(tables)
    if not alone or len(groups) > 1:
        return 0
    return next(iter(groups), hand)


def _at_one_table(
    t: Tournament, who: list[int], chips: dict[int, int], new_id: Callable[[], int]
) -> list[Out]:
    """The shorter stack goes out first; equal or unknown stacks share (I1)."""
    ranked = t.rulebook.word("elimination.same_table") == "more_chips_higher"
    height = {entry: chips[entry] if ranked else 0 for entry in who}
    groups = {
        h: new_id() if sum(1 for x in height.values() if x == h) > 1 else 0
        for h in sorted(set(height.values()))
    }
    return [(entry, groups[height[entry]]) for entry in sorted(who, key=height.__getitem__)]


def said(t: Tournament, outs: Sequence[Out], stacks: dict[int, int]) -> Iterator[records.Because]:
    """Why they are placed so, asked before they are out."""
    hand = shared_hand(t)
    if not hand and len(outs) == 1:
        return
    with_them = [b for b in mates(t, hand) if b.group and b.group in {g for _, g in outs}]
    tables = {t.entries[e].table for e, _ in outs} | {b.table for b in with_them}
    names = "; ".join([*(t.name(b.entry) for b in with_them), *(t.name(e) for e, _ in outs)])
    if len(tables) > 1:
        order = t.rulebook.word("elimination.other_table")
        yield because(
            t, "several_tables", _shared_by(bool(hand) or order != "shared"), names=names, order=order,
            tables=labels(t, tables), hand_for_hand=int(bool(hand)),
        )  # fmt: skip
    elif len(outs) > 1:
        facts: dict[str, str | int] = {"names": names, "ranked": t.rulebook.word("elimination.same_table")}
        if stacks:
            facts["stacks"] = "; ".join(str(stacks[e]) for e, _ in outs)
        yield because(t, "one_table", "elimination.same_table", entry=0, **facts)


def _shared_by(one_hand: bool) -> str:
    """What lets players of different tables share: that they went out in one hand of hand-for-hand, or, at
    any other time, that the director says so (TDA RP-8A speaks of hand-for-hand only)."""
    return "elimination.other_table" if one_hand else "elimination.shared_when"


def labels(t: Tournament, tables: set[int | None]) -> str:
    return "; ".join(t.tables[i].label for i in sorted(i for i in tables if i is not None))


def proposed(t: Tournament) -> list[tuple[int, ...]]:
    """Of each hand played hand-for-hand in which several went out, at more than one table: everybody out in
    it, where they do not share their places yet. All tied is only proposed: the director confirms (I2)."""
    if not t.shared_hands or t.rulebook.word("elimination.other_table") != "shared":
        return []
    hands: dict[int, list[Bust]] = {}
    for bust in t.busts:
        if bust.hand in t.shared_hands:
            hands.setdefault(bust.hand, []).append(bust)
    return [
        tuple(b.entry for b in found) for found in hands.values()
        if len({b.table for b in found}) > 1 and (len({b.group for b in found}) > 1 or not found[0].group)
        and not any(_forbidden(t, _meant(t, [b.entry for b in found])))
    ]  # fmt: skip


def _meant(t: Tournament, who: Sequence[int]) -> list[Bust]:
    """The busts named, and those who share a place with them already."""
    groups = {b.group for b in t.busts if b.entry in who and b.group}
    return [b for b in t.busts if b.entry in who or b.group in groups]


def _one_hand(t: Tournament, found: list[Bust]) -> int:
    """The hand played hand-for-hand in which all of them went out, or 0."""
    hands = {b.hand for b in found}
    return next(iter(hands)) if len(hands) == 1 and hands <= t.shared_hands else 0


def check_same(t: Tournament, act: acts.SameTime, now: int) -> Iterator[Reason]:
    if len(act.who) < 2:
        yield Reason(Why.NAME_EMPTY)
    if len(set(act.who)) < len(act.who):
        yield Reason(Why.SAME_TWICE, {"name": ""})
    still_in = False
    for entry in act.who:
        if entry not in t.entries:
            yield Reason(Why.NOT_ENTERED, {"entry": entry})
        elif not t.entries[entry].out:
            still_in = True
            yield Reason(Why.STILL_IN, {"name": t.name(entry), "seat": t.seat_text(entry)})
    found = _meant(t, act.who)
    if still_in or len(found) < 2:
        return
    if len({b.group for b in found}) == 1 and found[0].group:
        yield Reason(Why.SHARED_SO, {"name": t.name(found[0].entry)})
    yield from _forbidden(t, found)


def _forbidden(t: Tournament, found: list[Bust]) -> Iterator[Reason]:
    names = tuple(t.name(b.entry) for b in found)
    if len({b.table for b in found}) == 1:
        if t.rulebook.word("elimination.same_table") == "more_chips_higher":
            yield against(t, Why.PLACES_BY_CHIPS, "elimination.same_table", names=names)
    elif t.rulebook.word("elimination.other_table") == "by_time":
        yield against(t, Why.PLACES_BY_TIME, "elimination.other_table", names=names)
    elif not _one_hand(t, found):
        yield from only_so(t, names)


def only_so(t: Tournament, names: tuple[str, ...]) -> Iterator[Reason]:
    """Outside hand-for-hand places are shared where the rulebook lets the director mark it."""
    if t.rulebook.word("elimination.shared_when") == "hand_for_hand_only":
        yield against(t, Why.ONLY_HAND_FOR_HAND, "elimination.shared_when", names=names)


def do_same(t: Tournament, act: acts.SameTime, context: Context) -> Iterator[records.Record]:
    found = _meant(t, act.who)
    hand = _one_hand(t, found)
    own = hand if all(b in found for b in t.busts if b.group == hand) else 0
    yield records.PlayedTogether(tuple(b.entry for b in found), own or context.new_id())
    tables = {b.table for b in found}
    key = _shared_by(bool(hand)) if len(tables) > 1 else "elimination.same_table"
    yield because(
        t, "same_time", key, names="; ".join(t.name(b.entry) for b in found), tables=labels(t, tables),
        hand_for_hand=int(bool(hand)),
    )  # fmt: skip


RULES = {acts.SameTime: Rule(check_same, do_same)}
