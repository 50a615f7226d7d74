"""Shared places: one hand at one table, one moment at several, hand-for-hand (procedures I1, I2 and G4).

Who went out in one hand is placed by what is known of all of them, never by the order in which they were
typed. At one table the larger stack at the start of the hand finishes higher; while a stack is not told they
share, and the director is asked (``asked``). At several tables they share; where two of them sat at one
table that is only proposed (procedure I2).
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import pairwise
from operator import attrgetter
from typing import NamedTuple

from core.say import acts, reasons, records
from core.say.becauses import OutAtOneTable, OutAtSameTime, OutAtSeveralTables, OutInOrder
from core.say.decision import Context, Decision
from core.say.levels import MINUTE, index_of
from core.tournament.deciding import Deciding, against, because, rule
from core.tournament.elimination import elimination
from core.tournament.game import Bust
from core.tournament.kept import FLOOR_WORK, once_over
from core.tournament.state import Tournament

Out = tuple[int, int]


class Gone(NamedTuple):
    """A player who goes out in a hand: the table, and the stack at its start (0: unknown)."""

    entry: int
    table: int | None
    stack: int


def gone(bust: Bust) -> Gone:
    return Gone(bust.entry, bust.table, bust.stack)


def mates(t: Tournament, hand: int) -> list[Bust]:
    """Return the entries that have gone out in this hand so far."""
    return [b for b in t.game.busts if b.hand == hand] if hand else []


def by_table(busts: Iterable[Gone]) -> dict[int | None, list[Gone]]:
    """Return these entries by the tables they leave, in order."""
    tables: dict[int | None, list[Gone]] = {}
    for one in busts:
        tables.setdefault(one.table, []).append(one)
    return tables


def ordered(t: Tournament, busts: Sequence[Gone], hand: int, new_id: Callable[[], int]) -> list[Out]:
    """Return everybody out in one hand, the lowest place first, each with the group of the place (0: none).
    First those the hand gives no place, as their team has another stack."""
    if len(busts) == 1:
        return _ranks(t, busts, hand, new_id)
    placing = _placing(t, busts)
    others = [(one.entry, 0) for one in busts if one not in placing]
    return [*others, *_ranks(t, _summed(t, placing), hand, new_id)]


def _placing(t: Tournament, busts: Sequence[Gone]) -> list[Gone]:
    """Return those of a hand who are placed by it: nothing their holder has is left, or went later."""
    out = {one.entry for one in busts}
    went = [*(b.entry for b in t.game.busts), *sorted(t.people.live.values(), key=lambda e: e not in out)]
    last = {t.game.holder(t.people, e): e for e in went}
    return [x for x in busts if last[t.game.holder(t.people, x.entry)] in out]


def _ranks(t: Tournament, busts: Sequence[Gone], hand: int, new_id: Callable[[], int]) -> list[Out]:
    if len(busts) == 1:
        shared = hand in elimination(t.game).shared_hands and shares(t)
        return [(busts[0].entry, hand if shared else 0)]
    tables, together = by_table(busts), shares(t)
    if len(tables) > 1 and together:
        return [(one.entry, hand) for one in busts]
    return [
        out
        for there in tables.values()
        for out in _at_one_table(t, there, hand if len(tables) == 1 else new_id(), new_id)
    ]


def _summed(t: Tournament, busts: Sequence[Gone]) -> list[Gone]:
    """Return these with what each holder lost in the hand in all: a team may lose several stacks."""
    own: dict[int, list[int]] = {}
    for one in busts:
        own.setdefault(t.game.holder(t.people, one.entry), []).append(one.stack)
    lost = {holder: sum(stacks) if all(stacks) else 0 for holder, stacks in own.items()}
    return [one._replace(stack=lost[t.game.holder(t.people, one.entry)]) for one in busts]


def shares(t: Tournament) -> bool:
    """Return whether players out at different tables share a place."""
    return t.rulebook.word("elimination.other_table") == "shared"


def _ranked(t: Tournament) -> bool:
    return t.rulebook.word("elimination.same_table") == "more_chips_higher"


def _at_one_table(t: Tournament, there: list[Gone], group: int, new_id: Callable[[], int]) -> list[Out]:
    """Return the shorter stack first, equal ones sharing; all share while one is unknown (procedure I1)."""
    if len(there) == 1:
        return [(there[0].entry, 0)]
    if not _ranked(t) or not all(one.stack for one in there):
        return [(one.entry, group) for one in there]
    return _by_rank({one.entry: one.stack for one in there}, new_id)


def _by_rank(ranks: dict[int, int], new_id: Callable[[], int]) -> list[Out]:
    """Return the lowest rank first, equal ones sharing."""
    many = [*ranks.values()]
    groups = {rank: new_id() if many.count(rank) > 1 else 0 for rank in sorted({*many})}
    return [(entry, groups[ranks[entry]]) for entry in sorted(ranks, key=ranks.__getitem__)]


def placed_anew(t: Tournament, before: Sequence[Bust], outs: Sequence[Out]) -> bool:
    """Return whether players already out in this hand change places because of the others."""
    groups = dict(outs)
    if any(b.group != groups[b.entry] for b in before):
        return True
    alike = len({*groups.values()}) == 1 and outs[0][1]
    return not alike and [e for e, _ in outs[: len(before)]] != [b.entry for b in before]


def why_placed(
    t: Tournament, busts: Sequence[Gone], outs: Sequence[Out], hand: int
) -> Iterator[OutAtOneTable | OutAtSeveralTables]:
    """Yield the reason of their places."""
    busts = _placing(t, busts)
    stacks = {one.entry: one.stack for one in busts}
    entries = tuple([entry for entry, _ in outs if entry in stacks])
    if len(by_table(busts)) > 1:
        order, together = t.rulebook.word("elimination.other_table"), hand in elimination(t.game).shared_hands
        several = OutAtSeveralTables(
            entries=entries, tables=_tables(busts), order=order, hand_for_hand=together
        )
        yield because(t, several, _shared_by(together or order != "shared"))
    elif len(busts) > 1:
        known = tuple([stacks[e] for e in entries]) if all(stacks.values()) else ()
        one = OutAtOneTable(entries=entries, ranked=t.rulebook.word("elimination.same_table"), stacks=known)
        yield because(t, one, "elimination.same_table")


def _shared_by(hand_for_hand: bool) -> str:
    """Return why players of different tables share: they went out in one hand of hand-for-hand, or at any
    other time the director says so (TDA RP-8A speaks of hand-for-hand only)."""
    return "elimination.other_table" if hand_for_hand else "elimination.shared_when"


def _tables(busts: Iterable[Gone | Bust]) -> tuple[int, ...]:
    return tuple(sorted({one.table for one in busts if one.table is not None}))


# -- what the director is asked -------------------------------------------------------------------


class Asked(NamedTuple):
    """Busts of one hand that are not placed for certain: the ``stacks`` of one table must be given, or that
    all ``share`` is proposed, as some of them sat at one table and some elsewhere (procedure I2)."""

    hand: int
    busts: tuple[Bust, ...]
    what: str


@once_over(FLOOR_WORK)
def asked(t: Tournament) -> list[Asked]:
    """Return the hands of the ``final`` busts the director is asked about, the earliest first."""
    hands: dict[int, list[Bust]] = {}
    for bust in final(t):
        if bust.hand:
            hands.setdefault(bust.hand, []).append(bust)
    return [
        Asked(hand, tuple(found), what)
        for hand, found in hands.items()
        if len(found) > 1 and (what := _open(t, hand, found))
    ]


def _open(t: Tournament, hand: int, busts: Sequence[Bust]) -> str:
    """Return the open question about the players out in this hand; "" if there is none."""
    tables, answered = by_table(map(gone, busts)), elimination(t.game).hand_players.get(hand, ())
    if len(tables) == len(busts) or not _ranked(t) or {b.entry for b in busts}.issubset(answered):
        return ""
    if len(tables) > 1 and shares(t):
        return "share"
    untold = any(len(there) > 1 and not all(one.stack for one in there) for there in tables.values())
    return "stacks" if untold else ""


@once_over(FLOOR_WORK)
def final(t: Tournament) -> list[Bust]:
    """Return the busts that decide places: a player's last, and none of one who is in."""
    game = elimination(t.game)
    still, holders = game.holders(t.people), [game.holder(t.people, b.entry) for b in game.busts]
    last = dict(zip(holders, game.busts, strict=True))
    return [b for b, who in zip(game.busts, holders, strict=True) if who not in still and last[who] is b]


@once_over(FLOOR_WORK)
def maybe_one_hand(t: Tournament) -> list[tuple[Bust, Bust]]:
    """Return the players of the ``final`` busts out at one table less than a minute apart, where nobody said
    whether it was one hand: two hands, unless the director says otherwise."""
    pairs: list[tuple[Bust, Bust]] = []
    last: dict[int, Bust] = {}
    for bust in sorted(final(t), key=attrgetter("at")):
        if bust.table is None:
            continue
        before = last.get(bust.table)
        if before is not None and bust.at - before.at < MINUTE and not _told_apart(t, before, bust):
            pairs.append((before, bust))
        last[bust.table] = bust
    return pairs


def all_apart(t: Tournament, pairs: Sequence[tuple[Bust, Bust]]) -> tuple[int, ...]:
    """Return the players of these pairs in the order in which they went out; a pair is left to its own
    question if one of the two went out in a hand with another player here."""
    apart: dict[int, Bust] = {}
    for pair in pairs:
        others = {b.hand for b in apart.values() if b not in pair}
        if not any(b.hand and b.hand in others for b in pair):
            apart |= {b.entry: b for b in pair}
    return tuple([b.entry for b in t.game.busts if b.entry in apart])


def _told_apart(t: Tournament, one: Bust, other: Bust) -> bool:
    """Return whether it is settled how these two are placed: the records show whether they went out in one
    hand, or the director has said so."""
    if (one.hand and one.hand == other.hand) or (one.group and one.group == other.group):
        return True
    if not t.conduct.disqualified.keys().isdisjoint((one.entry, other.entry)):
        return True
    if one.parted != other.parted or _row_between(t, one, other):
        return True
    hand_for_hand = {one.hand, other.hand} <= elimination(t.game).shared_hands
    apart = elimination(t.game).separate_hands
    return hand_for_hand or (one.entry, other.entry) in apart or (other.entry, one.entry) in apart


def _row_between(t: Tournament, one: Bust, other: Bust) -> bool:
    """Return whether a whole row, such as a break, lies between them. One hand goes on over zero."""
    at = [index_of(t.clock.levels, b.row) for b in (one, other)]
    return at[0] is not None and at[1] is not None and abs(at[0] - at[1]) > 1


# -- the director's word --------------------------------------------------------------------------


def _meant(t: Tournament, who: Sequence[int]) -> list[Bust]:
    """Return the named busts, and those that already share a place with them."""
    groups = {b.group for b in t.game.busts if b.entry in who and b.group}
    return [b for b in t.game.busts if b.entry in who or b.group in groups]


def _one_hand(t: Tournament, busts: list[Bust]) -> int:
    """Return the hand of hand-for-hand in which all of them went out, or 0."""
    hands = {b.hand for b in busts}
    return next(iter(hands)) if len(hands) == 1 and hands <= elimination(t.game).shared_hands else 0


def _out_reasons(t: Tournament, who: Sequence[int]) -> Iterator[reasons.Reason]:
    if len(who) < 2:
        yield reasons.NameEmpty()
    if len(set(who)) < len(who):
        yield reasons.SameTwice()
    for entry in who:
        if entry not in t.people.entries:
            yield reasons.NoSuchEntry(entry=entry)
        elif all(b.entry != entry for b in t.game.busts):
            yield reasons.StillIn(entry=entry)


@rule
def same_time(t: Tournament, act: acts.SameTime, now: int) -> Deciding:
    """Let these players, and those who already share a place with them, share their places."""
    busts = _meant(t, act.who)
    whole, hand = _whole(t, busts), _one_hand(t, busts)
    share = partial(_share, t, busts, whole, hand)
    yield from _out_reasons(t, act.who)
    if len(busts) < 2 or any(e in t.people.entries and not t.people.entries[e].out for e in act.who):
        return share
    if len({b.group for b in busts}) == 1 and busts[0].group and not whole:
        yield reasons.SharedAlready(entry=busts[0].entry)
    entries = tuple([b.entry for b in busts])
    if len({b.table for b in busts}) == 1:
        if _ranked(t):
            yield against(t, "elimination.same_table", reasons.PlacesByChips(entries=entries))
    elif not shares(t):
        yield against(t, "elimination.other_table", reasons.PlacesByTime(entries=entries))
    elif not hand:
        yield from only_hand_for_hand(t, entries)
    return share


def _whole(t: Tournament, busts: Sequence[Bust]) -> Asked | None:
    """Return the hand in question if all its players are among these; players who share with one of them may
    be too."""
    entries = {b.entry for b in busts}
    return next((x for x in asked(t) if entries.issuperset(b.entry for b in x.busts)), None)


def only_hand_for_hand(t: Tournament, entries: tuple[int, ...]) -> Iterator[reasons.Reason]:
    """Yield the reason that the rulebook shares places only in hand-for-hand."""
    if t.rulebook.word("elimination.shared_when") == "hand_for_hand_only":
        yield against(t, "elimination.shared_when", reasons.SharedOnlyHandForHand(entries=entries))


def _share(
    t: Tournament, busts: list[Bust], whole: Asked | None, hand: int, context: Context
) -> Iterator[records.Record]:
    entries = tuple([b.entry for b in busts])
    if whole is None or len(whole.busts) < len(busts):
        own = hand if all(b in busts for b in t.game.busts if b.group == hand) else 0
        group = own or context.new_id()
        yield records.PlayedTogether(entries, group)
    else:
        group = whole.hand
    if whole is not None:
        # a team's other stacks lost in the hand stay before the one that places it
        before = [b for b in mates(t, whole.hand) if b not in whole.busts]
        outs = [*((b.entry, 0) for b in before), *((b.entry, group) for b in whole.busts)]
        yield placed(whole.hand, [*before, *whole.busts], outs, told=True)
    key = _shared_by(bool(hand)) if len({b.table for b in busts}) > 1 else "elimination.same_table"
    yield because(t, OutAtSameTime(entries=entries, tables=_tables(busts), hand_for_hand=bool(hand)), key)


def placed(
    hand: int, busts: Iterable[Gone | Bust], outs: Sequence[Out], *, told: bool = False
) -> records.HandPlaced:
    """Return the players of a hand in their order; their stacks are kept with them."""
    stacks = {one.entry: one.stack for one in busts}
    entries, groups = tuple([e for e, _ in outs]), tuple([g for _, g in outs])
    return records.HandPlaced(hand, entries, groups, tuple([stacks[e] for e in entries]), told)


def by_stacks(
    who: tuple[int, ...],
    tables: Sequence[int | None],
    stacks: tuple[int, ...],
    shares: Sequence[int],
    *,
    shared: bool,
) -> acts.OneHand:
    """Return the act that places a hand by its stacks. The last ``len(shares)`` players sat alone at their
    tables and share the place of the one named, by index; ``shared``: players of different tables share.
    Where
    several went out at each of several tables the lowest of every table share, and so on up."""
    ranked = len(who) - len(shares)
    if not shared or (not shares and len({*tables}) == 1):
        return acts.OneHand(who=who, stacks=stacks)
    known = [*zip(tables, stacks, strict=True)][:ranked]
    heights = {table: sorted({stack for at, stack in known if at == table}) for table, _ in known}
    ranks = [1 + heights[table].index(stack) for table, stack in known]
    return acts.OneHand(who=who, stacks=stacks, order=(*ranks, *(ranks[i] for i in shares)))


@rule
def one_hand(t: Tournament, act: acts.OneHand, now: int) -> Deciding:
    """Place players out in one hand: in the director's order, all sharing, or by the stacks; the director is
    asked for unknown stacks."""
    busts = _of_hand(t, act)
    missing = list(_out_reasons(t, act.who))
    yield from missing
    for told in (act.stacks, act.order):
        if told and len(told) != len(act.who):
            yield reasons.BadAmount(what="stack_count", amount=len(told))
    if act.stacks and min(act.stacks) < 0:
        yield reasons.BadAmount(what="stacks", amount=min(act.stacks))
    elif sum(act.stacks) > t.chips.in_play:
        yield reasons.MoreThanInPlay(amount=sum(act.stacks), chips=t.chips.in_play)
    if missing or (act.order and len(act.order) != len(act.who)):
        return None
    entries = tuple([one.entry for one in busts])
    if len(by_table(busts)) > 1 and not any(
        b.hand in elimination(t.game).shared_hands for b in t.game.busts if b.entry in act.who
    ):
        yield from only_hand_for_hand(t, entries)
    if act.order and _ranked(t) and _against_chips(busts, dict(zip(act.who, act.order, strict=True))):
        yield against(t, "elimination.same_table", reasons.PlacesByChips(entries=entries))
    return partial(_placed, t, act, busts)


def _of_hand(t: Tournament, act: acts.OneHand) -> list[Gone]:
    """Return the named players and all out in a hand with them, with the stacks entered now or before."""
    hands = {b.hand for b in t.game.busts if b.entry in act.who and b.hand}
    stacks = dict(zip(act.who, act.stacks, strict=False))
    busts = [b for b in t.game.busts if b.entry in act.who or b.hand in hands]
    return [Gone(b.entry, b.table, stacks.get(b.entry) or b.stack) for b in busts]


def _against_chips(busts: Sequence[Gone], order: dict[int, int]) -> bool:
    """Return whether of two players of one table the larger stack does not finish higher."""
    for there in by_table(x for x in busts if x.stack and x.entry in order).values():
        by_chips = sorted(there, key=lambda one: one.stack)
        if any((a.stack < b.stack) != (order[a.entry] < order[b.entry]) for a, b in pairwise(by_chips)):
            return True
    return False


def _placed(
    t: Tournament, act: acts.OneHand, busts: list[Gone], context: Context
) -> Iterator[records.Record]:
    hands = [b.hand for b in t.game.busts if b.entry in act.who and b.hand]
    shared = elimination(t.game).shared_hands
    hand = next((h for h in hands if h in shared), hands[0] if hands else 0) or context.new_id()
    order = dict(zip(act.who, act.order, strict=False))
    if whole := order.keys() >= {one.entry for one in busts}:
        outs = _by_rank({one.entry: order[one.entry] for one in busts}, context.new_id)
    elif act.shared:
        outs = [(one.entry, hand) for one in busts]
    else:
        outs = ordered(t, busts, hand, context.new_id)
    yield placed(hand, busts, outs, told=whole or act.shared)
    entries = tuple([entry for entry, _ in outs])
    if whole:
        ranks = tuple([order[entry] for entry in entries])
        yield because(t, OutInOrder(entries=entries, ranks=ranks), "elimination.same_table")
    elif act.shared:
        ranked = t.rulebook.word("elimination.same_table")
        yield because(t, OutAtOneTable(entries=entries, ranked=ranked), "elimination.same_table")
    else:
        yield from why_placed(t, busts, outs, hand)


@rule
def two_hands(t: Tournament, act: acts.TwoHands, now: int) -> Decision:
    """Place each in a hand of its own, in the order named."""
    return Decision(tuple(_out_reasons(t, act.who)), lambda _: _parted(t, act))


def _parted(t: Tournament, act: acts.TwoHands) -> Iterator[records.Record]:
    busts = {b.entry: b for b in t.game.busts if b.entry in act.who}
    hands = [b.hand for b in busts.values() if b.hand]
    together = len({*hands}) < len(hands)
    if together or (*busts,) != act.who:
        yield placed(0, busts.values(), [(entry, 0) for entry in act.who])
    yield records.HandsApart(act.who)
