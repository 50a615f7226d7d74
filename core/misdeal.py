"""A misdealt hand is dealt again (RULES G7)."""

from __future__ import annotations

from collections.abc import Iterator

from core import acts, records
from core.call_clock import away
from core.clock import read
from core.context import Context, Rule
from core.refusal import Reason, Why
from core.ruling import because
from core.tournament import Table, Tournament


def check_misdeal(t: Tournament, act: acts.Misdeal, now: int) -> Iterator[Reason]:
    table = t.open_table(act.table)
    if table is None:
        yield Reason(Why.NO_SUCH_TABLE, {"table": act.table})
    elif len(table.seats) < 2:
        yield Reason(Why.TOO_FEW_AT_TABLE, {"table": table.label, "players": len(table.seats)})


def do_misdeal(t: Tournament, act: acts.Misdeal, context: Context) -> Iterator[records.Record]:
    """As the rulebook has it the next hand is this one again: the same button, the level it began at, nobody
    who came since, and cards for those who are absent or sent from the table too."""
    table = t.tables[act.table]
    replayed = t.rulebook.word("level.replay") == "same_button_and_level"
    yield records.Misdealt(table.id, replayed)
    facts: dict[str, str | int] = {"table": table.label, "same": int(replayed)}
    if replayed:
        began = table.blinds_at if table.blinds is not None and table.tracked else context.now
        facts["level"] = read(t.levels, t.clock, began).number
        if table.blinds is not None and table.tracked:
            facts["button"] = table.blinds.button
        if new := _names(t, [e for e in _seated(table) if _came(t, e) > began]):
            facts["new"] = new
        if dealt := _names(t, [e for e in _seated(table) if away(t, e, context.now)]):
            facts["dealt"] = dealt
    yield because(t, "misdeal", "level.replay", entry=0, **facts)


def _seated(table: Table) -> list[int]:
    return [entry for _, entry in sorted(table.seats.items())]


def _came(t: Tournament, entry: int) -> int:
    """When it took its seat, as far as that was in play."""
    came = t.came.get(entry)
    return max(t.entries[entry].entered, came.at if came else 0)


def _names(t: Tournament, entries: list[int]) -> str:
    return "; ".join(map(t.name, entries))


RULES = {acts.Misdeal: Rule(check_misdeal, do_misdeal)}
