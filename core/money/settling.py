"""A deal of the night: all who are left share the open prizes, and play on for what is kept, or stop."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from core.money import deals
from core.money.payouts import Placing, of_deal, open_prizes, tonight
from core.money.refusing import RefusedMoney
from core.money.till_rules import paid_of_deal
from core.say import acts, records
from core.say.becauses import PrizesShared
from core.say.decision import Decision
from core.say.reasons import DealPaid, DealPlayers, DealSumDiffers, NoDeal, Reason, StacksDiffer
from core.say.said import ByFields
from core.tournament.deciding import rule
from core.tournament.state import Tournament


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Contestant(ByFields):
    """A player or a team that is left: one of the entries, and all the chips (None: not counted)."""

    entry: int
    holder: int
    stack: int | None


@dataclass(frozen=True, eq=False, repr=False)
class Plan(ByFields):
    """A deal as it would be; without ``terms`` there is none. ``ranked``: the places, if play ends, and
    ``how`` they are given."""

    reasons: tuple[Reason, ...]
    players: tuple[Contestant, ...]
    prizes: tuple[int, ...]
    stacks: tuple[int, ...]
    terms: deals.Terms | None
    ranked: tuple[tuple[int, ...], ...] = ()
    how: str = ""

    @property
    def found(self) -> deals.Deal | None:
        """Return its amounts, worked out when they are asked for: no reason against a deal needs ICM."""
        return None if self.terms is None else deals.deal(self.terms)


def contestants(t: Tournament) -> list[Contestant]:
    """Return those who are left, in the order of their seats."""
    seated = sorted(t.playing, key=lambda e: (e.table or 0, e.seat or 0, e.id))
    stacks: dict[int, list[int | None]] = {}
    first: dict[int, int] = {}
    for e in seated:
        holder = t.game.holder(t.people, e.id)
        first.setdefault(holder, e.id)
        stacks.setdefault(holder, []).append(e.stack)
    return [
        Contestant(first[x], x, None if None in all_ else sum(filter(None, all_)))
        for x, all_ in stacks.items()
    ]


def planned(t: Tournament, act: acts.Settle) -> Plan:
    """Return the deal that this act asks for, with every reason against it."""
    left = contestants(t)
    entries = {x.holder: x.entry for x in left}
    prizes = open_prizes(t)
    named = [t.game.holder(t.people, e) if e in t.people.entries else 0 for e, _ in act.parts]
    order = [t.game.holder(t.people, e) if e in t.people.entries else 0 for e in act.order]
    ends = act.ends or act.shared or bool(act.order)
    counted = any(x.stack is not None for x in left)
    how = _how(act, counted) if ends else ""
    by_stack = act.by in ("icm", "chips") or how == "stack"
    stacks = _stacks(t, left) if by_stack else [x.stack or 0 for x in left]
    paid = paid_of_deal(t)
    reasons = [
        *([DealPaid(entries=paid)] if paid else ()),
        *_unknown(act, len(left)),
        *(_not_all(left, [e for e, _ in act.parts], named) if act.by == "custom" else ()),
        *(_not_all(left, act.order, order) if act.order else ()),
        *(_miscounted(t, left) if by_stack else ()),
    ]
    amounts = dict(zip(named, (x for _, x in act.parts), strict=True))
    terms = None
    try:
        if not any(not x.overridable for x in reasons):
            terms = _terms(act, prizes, stacks, [amounts.get(x.holder, 0) for x in left])
    except RefusedMoney as refused:
        reasons.append(_refusal(refused, len(left)))
    places = _ranked(left, stacks, how, order or named)
    return Plan(
        tuple(reasons),
        tuple(left),
        tuple(prizes),
        tuple(stacks),
        terms,
        tuple(tuple(entries[h] for h in group if h in entries) for group in places),
        how,
    )


@rule
def settle(t: Tournament, act: acts.Settle, now: int) -> Decision:
    plan = planned(t, act)
    return Decision(plan.reasons, lambda _: _settled(act, plan))


def _settled(act: acts.Settle, plan: Plan) -> Iterator[records.Record]:
    found = plan.found
    if found is None:
        return
    entries = tuple(x.entry for x in plan.players)
    yield records.Settled(
        by=act.by,
        unit=act.unit,
        kept=found.kept,
        entries=entries,
        stacks=plan.stacks,
        prizes=plan.prizes,
        amounts=found.amounts,
        ranked=plan.ranked,
    )
    told: dict[str, tuple[int, ...]] = {
        code: tuple(entries[x.player - 1] for x in found.warnings if x.code == code)
        for code in ("more_than_first", "less_than_next")
    }
    yield PrizesShared(
        by=act.by,
        to_share=found.to_share,
        kept=found.kept,
        first=plan.prizes[0],
        least=plan.prizes[-1],
        above=told["more_than_first"],
        below=told["less_than_next"],
        ends=plan.how,
    )


def _terms(
    act: acts.Settle, prizes: Sequence[int], stacks: Sequence[int], custom: Sequence[int]
) -> deals.Terms:
    """Return the terms of the act. Raises ``RefusedMoney`` where there can be no such deal."""
    kind, value = act.keep or ("amount", 0)
    kept = deals.kept_of(prizes, value) if kind == "percent" else value
    by = next(x for x in deals.WAYS if x == act.by)
    terms = deals.Terms(
        by,
        prizes,
        stacks if all(stacks) else (),
        of=len(prizes),
        kept=kept,
        unit=act.unit,
        custom=custom if by == "custom" else (),
    )
    deals.check(terms)
    return terms


def _refusal(refused: RefusedMoney, players: int) -> Reason:
    amounts = refused.amounts
    if refused.code == "sum_differs":
        off = amounts["total"] - amounts["to_share"]
        return DealSumDiffers(
            total=amounts["total"], to_share=amounts["to_share"], over=max(off, 0), under=max(-off, 0)
        )
    kept, total, first = (amounts.get(x, 0) for x in ("kept", "total", "first"))
    return NoDeal(code=refused.code, players=players, kept=kept, total=total, first=first)


def _how(act: acts.Settle, counted: bool) -> str:
    """Return how the places are given: as the line says, else by the stacks; where none was counted as a
    custom deal names the players, or shared."""
    if act.order:
        return "order"
    if act.shared:
        return "shared"
    if counted or act.by in ("icm", "chips"):
        return "stack"
    return "order" if act.by == "custom" else "shared"


def _ranked(
    left: Sequence[Contestant], stacks: Sequence[int], how: str, order: Sequence[int]
) -> list[list[int]]:
    """Return the holders of each place, the first first; equal stacks share one."""
    if how == "order":
        return [[holder] for holder in order]
    if how == "shared":
        return [[x.holder for x in left]]
    if not how:
        return []
    pairs = sorted(zip(stacks, (x.holder for x in left), strict=True), reverse=True)
    return [[holder for _, holder in mates] for _, mates in groupby(pairs, key=lambda x: x[0])]


def _stacks(t: Tournament, left: Sequence[Contestant]) -> list[int]:
    """Return the stacks; who is not counted has an equal part of the other chips in play, for a director who
    overrules the count."""
    missing = sum(x.stack is None for x in left)
    others = t.chips.in_play - sum(x.stack or 0 for x in left)
    each = max(1, others // missing) if missing else 0
    return [each if x.stack is None else x.stack for x in left]


def _unknown(act: acts.Settle, players: int) -> Iterator[Reason]:
    if act.by not in deals.WAYS:
        yield NoDeal(code="no_way", players=players)
    elif bool(act.parts) != (act.by == "custom"):
        yield NoDeal(code="no_parts" if act.parts else "amounts_missing", players=players)
    if act.shared and act.order:
        yield NoDeal(code="order_shared", players=players)


def _not_all(left: Sequence[Contestant], entries: Sequence[int], holders: Sequence[int]) -> Iterator[Reason]:
    """Yield the reasons against a player named who is not left, or named twice, and one left who is not
    named."""
    of = {x.holder for x in left}
    pairs = [*zip(entries, holders, strict=True)]
    wrong = [e for i, (e, holder) in enumerate(pairs) if holder not in of or holder in holders[:i]]
    missing = [x.entry for x in left if x.holder not in holders]
    if wrong or missing:
        yield DealPlayers(entries=tuple(wrong), missing=tuple(missing))


def _miscounted(t: Tournament, left: Sequence[Contestant]) -> Iterator[Reason]:
    missing = tuple(x.entry for x in left if x.stack is None)
    counted, chips = sum(x.stack or 0 for x in left), t.chips.in_play
    if missing or counted != chips:
        yield StacksDiffer(
            entries=missing,
            counted=counted,
            chips=chips,
            more=max(0, counted - chips),
            fewer=max(0, chips - counted),
        )


# -- the deal that stands ----------------------------------------------------------------------------------


@dataclass(frozen=True, eq=False, repr=False)
class Dealt(ByFields):
    """One of a deal: the stack it was shared by (0: not asked), the unrounded amount, and the amount."""

    entry: int
    stack: int
    exact: float
    amount: int


@dataclass(frozen=True, eq=False, repr=False)
class DealStanding(ByFields):
    """The last deal as it stands now: ``kept`` is what the winner gets besides; ``ended``: play did. Of
    earlier deals ``players`` has those who had gone out before the last."""

    by: str
    kept: int
    unit: int
    ended: bool
    players: tuple[Dealt, ...]


def standing(t: Tournament) -> DealStanding | None:
    """Return the last deal; None without one, or where it no longer stands (``Game.dealt``)."""
    amounts, kept = of_deal(t, tonight(t))
    deal = t.game.deal
    if deal is None or not amounts:
        return None
    by = next(x for x in deals.WAYS if x == deal.by)
    terms = deals.Terms(
        by,
        deal.prizes,
        deal.stacks if all(deal.stacks) else (),
        of=len(deal.prizes),
        kept=deal.kept,
        unit=deal.unit,
        custom=deal.amounts if by == "custom" else (),
    )
    as_signed = deals.deal(terms)
    shared_by = dict(zip(deal.entries, zip(deal.stacks, as_signed.exact, strict=True), strict=True))
    of = {t.game.holder(t.people, e): e for e in t.game.deal_amounts if e in t.people.entries}
    players = [
        Dealt(of[x], *shared_by.get(of[x], (0, float(amount))), amount) for x, amount in amounts.items()
    ]
    return DealStanding(deal.by, kept, deal.unit, bool(deal.ranked), tuple(players))


def playing_on(t: Tournament) -> tuple[list[Placing], int]:
    """Return the parts by the deal of those who play on, each for all the places that are left, and the
    winner's besides; none where no deal stands or nobody plays on."""
    amounts, kept = of_deal(t, tonight(t))
    if not amounts or t.won:
        return [], 0
    left = contestants(t)
    return [Placing(x.entry, 1, len(left), amounts[x.holder]) for x in left], kept
