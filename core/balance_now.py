"""Balancing by the rulebook: the tables and the method as the plan wants them, the plan, and its reasons."""

from __future__ import annotations

from typing import cast

from core import balance_plan, records
from core.balance_facts import (
    Destination,
    FromRule,
    Halt,
    Method,
    Move,
    Plan,
    Source,
    TableRule,
    TableState,
    To,
    Wait,
    Who,
)
from core.blinds import empty_button, heads_up, known
from core.breaking import order
from core.dodging import dodged
from core.positions import Blinds, position_name
from core.ruling import because
from core.seating import seat_name
from core.tournament import Table, Tournament


def unbalanced(t: Tournament) -> tuple[Table, Table] | None:
    """The table that gives and the one that takes, from their sizes; None while none is short."""
    found = balance_plan.due(states(t, 0), method(t))
    return found and (t.tables[found[0].id], t.tables[found[1].id])


def method(t: Tournament) -> Method:
    """How the rulebook balances; how many fewer players are too few may be set tighter (RULES D.due)."""
    book = t.rulebook
    halt = book.choice("balance.halt")
    return Method(
        due_difference=t.setting("difference") or book.number("balance.due_difference"),
        who=cast(Who, book.word("balance.who")),
        to=cast(To, book.word("balance.to")),
        wait=cast(Wait, book.word("balance.wait")),
        source=cast(Source, book.word("balance.from")),
        destination=cast(Destination, book.word("balance.destination")),
        halt=cast(Halt, halt.rule),
        halt_short=halt.number("short") if "short" in halt.fields else 3,
        empty_button=empty_button(t),
        heads_up=heads_up(t),
    )


def states(t: Tournament, now: int) -> list[TableState]:
    """The open tables as they stand. Who needs an accessible seat and has one keeps to such (RULES B2)."""
    ranks = {x.id: rank for rank, x in enumerate(order(t))}
    return [_state(t, x, ranks[x.id], now) for x in t.open_tables]


def _state(t: Tournament, table: Table, rank: int, now: int) -> TableState:
    pinned = [s for s in table.accessible if s in table.seats and _needs(t, table.seats[s])]
    blinds = known(table, now)
    if blinds is None and len(table.seats) < 2:
        # No hand can have been dealt: the first one there begins at seat 1.
        blinds = Blinds(max(1, table.size - 2), table.size - 1, table.size)
    return TableState(
        table.id, table.size, tuple(sorted(table.seats)), tuple(sorted(table.closed)), blinds, rank,
        tuple(sorted(pinned)), tuple(sorted(table.accessible)),
    )  # fmt: skip


def _needs(t: Tournament, entry: int) -> bool:
    return t.players[t.entries[entry].player].accessible


def plan(t: Tournament, now: int) -> Plan:
    """Everything balancing asks for now."""
    return balance_plan.plan(states(t, now), method(t))


def said(t: Tournament, move: Move) -> records.Because:
    """Why this move: what decided each part of it, with the clauses of these parts."""
    why = move.why
    source, target = t.tables[move.who[0]], t.tables[move.to[0]]
    entry = source.seats[move.who[1]]
    keys = ["balance.due_difference", "balance.from", "balance.who", "balance.to", "balance.destination"]
    facts: dict[str, str | int] = {
        "name": t.name(entry), "from_seat": seat_name(t, move.who), "seat": seat_name(t, move.to),
        "from_table": source.label, "to_table": target.label,
        "from_players": why.from_players, "to_players": why.to_players,
        "due_difference": method(t).due_difference,
        "from_rule": why.from_rule.value, "table_rule": why.table_rule.value,
        "who_rule": why.who_rule.value, "seat_rule": why.seat_rule.value,
        "from_position": position_name(why.from_offset), "to_position": position_name(why.to_offset),
        "difference": why.difference, "role": why.role.value, "single": int(why.single),
        "waits": "yes" if why.sits_out else "no",
    }  # fmt: skip
    if why.sits_out:
        keys.append("balance.wait")
    if why.from_rule is FromRule.NAMED:
        keys.append("balance.near")
    if why.table_rule is TableRule.NAMED:
        keys.append("balance.destination_fixed")
    if why.passed:
        facts["passed"] = "; ".join(t.name(source.seats[s]) for s in why.passed)
        keys.append("draw.accessible")
    if word := dodged(t):
        facts["dodged"] = word
        keys.append("moving.dodged_blind")
    return because(t, "balance", *keys, entry=entry, **facts)
