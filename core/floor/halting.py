"""Tables that stop dealing because they are short, and those that deal again (RULES D.halt)."""

from __future__ import annotations

from collections.abc import Iterator

from core.floor.balance import balancing
from core.floor.balance import plan as balance_plan
from core.floor.balance.now import Standing
from core.floor.seating import usual_size
from core.say import acts, records
from core.say.reasons import Coded, Fact, Reason, Why
from core.tournament.rule import Context, Rule
from core.tournament.ruling import coded_against, coded_because
from core.tournament.state import Table, Tournament

SIX_MAX = 6


def halts(t: Tournament, now: int) -> tuple[tuple[int, ...], tuple[int, ...], bool]:
    """The tables that are so short that they stop dealing, those of which that cannot be said before their
    blinds are told, and whether it is the director's choice here. Where nobody could play nothing stops."""
    ids, unsure = balance_plan.halts(Standing(t, now), balancing.method(t))
    stop, ask = (tuple(filter(lambda i: _concerned(t, i), found)) for found in (ids, unsure))
    return stop, ask, by_director(t)


def _concerned(t: Tournament, table: int) -> bool:
    """Two play there, and somebody could still be sent: a small table that is full is as full as it gets."""
    found = t.tables[table]
    return len(found.seats) > 1 and found.spare > 0


def by_director(t: Tournament) -> bool:
    """Whether the rulebook leaves a halt to the director in an event like this one."""
    fields = t.rulebook.choice("balance.halt").fields
    special = usual_size(t) <= SIX_MAX or t.setting("turbo") == "yes"
    return fields.get("by_director_in") == "six_max_and_turbo" and special


def short(t: Tournament) -> int:
    """How many a table lacks when it stops; 0 where the rulebook does not count."""
    choice = t.rulebook.choice("balance.halt")
    return choice.number("short") if "short" in choice.fields else 0


def still_short(t: Tournament, table: Table) -> bool:
    """Return whether it still has as few players as stopped it, under a book that counts them."""
    lacks = max(len(x.seats) for x in t.open_tables) - len(table.seats)
    return 0 < short(t) <= lacks


def check_halt(t: Tournament, act: acts.Halt, now: int) -> Iterator[Reason]:
    table = t.open_table(act.table)
    if table is None:
        yield Coded(Why.NO_SUCH_TABLE, {"table": act.table})
        return
    if table.halted:
        yield Coded(Why.TABLE_HALTED, {"table": table.label})
    ids, unsure, _ = halts(t, now)
    if table.id in unsure:
        yield Coded(Why.BLINDS_UNKNOWN, {"table": table.label, "need": "halt"})
    elif table.id not in ids:
        yield coded_against(t, Why.NOT_SHORT, "balance.halt", **_facts(t, table), **_too_few_out(t, table))


def do_halt(t: Tournament, act: acts.Halt, context: Context) -> Iterator[records.Record]:
    yield records.TableHalted(act.table, True, act.table not in halts(t, context.now)[0])
    yield coded_because(t, "halt", "balance.halt", entry=0, **_said(t, t.tables[act.table]))


def check_deal(t: Tournament, act: acts.Deal, now: int) -> Iterator[Reason]:
    table = t.open_table(act.table)
    if table is None:
        yield Coded(Why.NO_SUCH_TABLE, {"table": act.table})
        return
    if not table.halted:
        yield Coded(Why.NOT_HALTED, {"table": table.label})
        return
    ids, unsure, choice = halts(t, now)
    if table.id in (*ids, *unsure) and not choice and not table.by_hand:
        yield coded_against(t, Why.STILL_SHORT, "balance.halt", **_facts(t, table))


def do_deal(t: Tournament, act: acts.Deal, context: Context) -> Iterator[records.Record]:
    table = t.tables[act.table]
    ids, unsure, _ = halts(t, context.now)
    anyway = table.by_hand or table.id in (*ids, *unsure)
    why = {"still": int(still_short(t, table)), "anyway": int(anyway)}
    yield records.TableHalted(act.table, False)
    yield coded_because(t, "deal", "balance.halt", entry=0, **_said(t, table), **why)


def _facts(t: Tournament, table: Table) -> dict[str, Fact]:
    return {**_said(t, table)}


def _too_few_out(t: Tournament, table: Table) -> dict[str, Fact]:
    """How many went out there, where too few have to make a table short by eliminations."""
    out = balancing.eliminated(t)[table.id]
    counts = t.rulebook.choice("balance.halt").rule == "short_when_big_blind_would_be_empty"
    return {"eliminated": out} if counts and out < short(t) else {}


def _said(t: Tournament, table: Table) -> dict[str, str | int]:
    return {
        "table": table.label, "players": len(table.seats),
        "largest": max(len(x.seats) for x in t.open_tables), "short": short(t),
        "halt_rule": t.rulebook.choice("balance.halt").rule,
        "choice": int(by_director(t)),
    }  # fmt: skip


RULES = {
    acts.Halt: Rule(check_halt, do_halt),
    acts.Deal: Rule(check_deal, do_deal),
}
