"""Carrying out a balance: the plan's first move, or what the director says instead (procedures D)."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import NamedTuple, cast

from core.floor import floor_plan
from core.floor.balance import plan as balance_plan
from core.floor.balance.facts import FromRule, Method, Move, TableRule, TableState, To, Wait, Who
from core.floor.balance.now import due_difference, method, states, why_moved
from core.floor.seating import in_reasons, place_reasons, seat_reasons
from core.say import acts, reasons, records
from core.say.decision import Context, Decision
from core.say.reasons import Reason
from core.tournament.deciding import against, rule
from core.tournament.state import Tournament


@rule
def decide(t: Tournament, act: acts.Balance, now: int) -> Decision:
    """Decide the plan's first move, or the one the director wants instead, with every reason against it."""
    wanted = judge(t, act, now)
    return Decision(wanted.reasons, partial(_records, t, wanted))


class Wanted(NamedTuple):
    """The reasons against the wanted move, and the move; None if there is none to make. ``near``: the player
    comes from a nearby table."""

    reasons: tuple[Reason, ...]
    move: Move | None = None
    near: bool = False


def _records(t: Tournament, wanted: Wanted, context: Context) -> Iterable[records.Record]:
    assert wanted.move is not None
    return moved(t, wanted.move, near=wanted.near)


def moved(t: Tournament, move: Move, *, near: bool = False) -> Iterator[records.Record]:
    """Yield the records of one player of the plan in the new seat, and why; ``near``: by the method for a
    player from a nearby table (procedure D2)."""
    yield records.Seated(entry := t.room.tables[move.who[0]].seats[move.who[1]], *move.to)
    if move.why.sits_out or t.room.tables[move.to[0]].replaying:
        yield records.Waits(entry, True)
    yield why_moved(t, move, near=near)


class _Pair(NamedTuple):
    """The two tables, the method, and the parameter it comes from: ``balance`` or ``balance.near``."""

    source: TableState
    target: TableState
    method: Method
    near: bool
    rules: tuple[FromRule, TableRule]


def judge(t: Tournament, act: acts.Balance, now: int) -> Wanted:
    """Return the wanted move and all reasons against it."""
    if physical := tuple(_physical(t, act)):
        return Wanted(physical)
    by_book, tables = replace(method(t), halt="none"), states(t, now)
    step = balance_plan.first(tables, by_book)
    pair = step.due
    if pair is None or (step.move is None and not step.ask):
        whole = balance_plan.plan(tables, by_book)
        unable = whole.short or (whole.stuck and pair and (tables[pair[1]].id,))
        # a table is short, but no player who could go there may take any of its free seats
        return Wanted((reasons.TableFull(table=unable[0]) if unable else _balanced(t),))
    giver, taker = tables[pair[0]], tables[pair[1]]
    if step.move:
        giver, taker = _of(tables, step.move.who[0]), _of(tables, step.move.to[0])
    wrong: list[Reason] = []
    chosen = _tables(t, act, tables, by_book, (giver, taker), wrong)
    if chosen.source is chosen.target:
        return Wanted((_balanced(t),))
    needs = {"giver": chosen.source, "taker": chosen.target}
    unknown = [reasons.BlindsUnknown(table=x.id, need=n) for n, x in needs.items() if x.blinds is None]
    if unknown:
        return Wanted((*wrong, *unknown))
    meant = step.move if step.move and (giver, taker) == chosen[:2] else _between(chosen)
    move = _people(t, act, chosen, meant, wrong)
    if move is None:
        return Wanted((*wrong, _nobody(t, chosen)))
    return Wanted(tuple(wrong), move, chosen.near)


def _of(tables: Sequence[TableState], table: int) -> TableState:
    return next(x for x in tables if x.id == table)


def _physical(t: Tournament, act: acts.Balance) -> Iterator[Reason]:
    """Yield the physical reasons against the move; no director can override them."""
    if act.source is not None:
        yield from place_reasons(t, (act.source, 1))
    if act.who is not None:
        missing = list(in_reasons(t, act.who))
        yield from missing
        table = None if missing else t.people.entries[act.who].table
        if not missing and (table is None or act.source not in (None, table)):
            yield reasons.NotSeated(entry=act.who)
    if act.to is not None:
        yield from seat_reasons(t, act.to)


def _balanced(t: Tournament) -> Reason:
    return reasons.TablesBalanced(
        difference=due_difference(t), clause=t.rulebook.cite("balance.due_difference")
    )


def _nobody(t: Tournament, pair: _Pair) -> Reason:
    players = len(pair.source.occupied)
    if players < 2:
        return reasons.TooFewAtTable(table=pair.source.id, players=players)
    return reasons.TableFull(table=pair.target.id)


def _tables(
    t: Tournament,
    act: acts.Balance,
    tables: Sequence[TableState],
    by: Method,
    pair: tuple[TableState, TableState],
    wrong: list[Reason],
) -> _Pair:
    """Return the tables the director wants, or the plan's; a nearby table has a method of its own
    (procedure D2)."""
    giver, taker = source, target = pair
    if act.source is not None:
        source = _of(tables, act.source)
    elif act.who is not None and (table := t.people.entries[act.who].table) is not None:
        source = _of(tables, table)
    if act.to is not None:
        target = _of(tables, act.to[0])
    near = source is not giver and act.source is not None
    if near:
        wrong.extend(_not_near(t, source, giver, target, len(tables)))
        choice = t.rulebook.choice("balance.near")
        if choice.fields:
            who, to, wait = (choice.word(key) for key in ("who", "to", "wait"))
            by = replace(by, who=cast(Who, who), to=cast(To, to), wait=cast(Wait, wait))
    elif source is not giver:
        wrong.append(_differs(t, "balance.from", act.who, source, giver))
    least = by.due_difference
    if target is not taker:
        far = len(source.occupied) - len(target.occupied) < least
        fixed = t.rulebook.flag("balance.destination_fixed")
        if fixed or far:
            key = "balance.destination_fixed" if fixed else "balance.destination"
            wrong.append(_differs(t, key, act.who, target, taker))
    elif source is not giver and len(source.occupied) - len(target.occupied) < least:
        wrong.append(against(t, "balance.due_difference", reasons.TablesBalanced(difference=least)))
    rules: tuple[FromRule, TableRule] = (
        "most_players" if source is giver else "named",
        "shortest" if target is taker else "named",
    )
    return _Pair(source, target, by, near, rules)


def _not_near(
    t: Tournament, source: TableState, giver: TableState, target: TableState, tables: int
) -> Iterator[Reason]:
    """Yield the reason that only the table that has to give may give, or that this one is not near the short
    table (procedure D2)."""
    choice = t.rulebook.choice("balance.near")
    above = choice.number("above") if "above" in choice.fields else 0
    reason = reasons.NotNearby(table=source.id, giver=giver.id, tables=tables, above=above)
    if not above or tables <= above:
        yield against(t, "balance.near", reason)
    elif not floor_plan.near(t, source.id, target.id):
        yield against(t, "balance.near", reason.but(far_from=target.id))


def _differs(t: Tournament, key: str, who: int | None, table: TableState, meant: TableState) -> Reason:
    return against(t, key, reasons.AnotherTableMeant(table=table.id, meant=meant.id, entry=who or 0))


def _between(pair: _Pair, who: int | None = None, to: int | None = None) -> Move | None:
    return balance_plan.move_between(pair.source, pair.target, pair.method, who, to, pair.rules)


def _people(
    t: Tournament, act: acts.Balance, pair: _Pair, meant: Move | None, wrong: list[Reason]
) -> Move | None:
    move = meant
    rules = (meant.why.from_rule, meant.why.table_rule) if meant else pair.rules
    pair = pair._replace(rules=rules)
    people = t.room.tables[pair.source.id].seats
    seat = None if act.who is None else t.people.entries[act.who].seat
    if seat is not None and (meant is None or meant.who[1] != seat):
        player = reasons.AnotherPlayerMeant(entry=people[seat], table=pair.source.id, seat=seat)
        if meant is not None:
            player = player.but(meant=people[meant.who[1]], meant_seat=meant.who[1])
        wrong.append(against(t, "balance.near" if pair.near else "balance.who", player))
        move = _between(pair, seat)
    if act.to is not None and (move is None or move.to != act.to):
        where = reasons.AnotherSeatMeant(table=act.to[0], seat=act.to[1])
        if move is not None:
            where = where.but(entry=people[move.who[1]], meant_seat=move.to[1])
        wrong.append(against(t, "balance.near" if pair.near else "balance.to", where))
        move = _between(pair, seat, act.to[1])
    return move
