"""A misdealt hand is dealt again (RULES G7)."""

from __future__ import annotations

from collections.abc import Iterator

from core.clock.clock import read
from core.conduct.penalty_time import of_player
from core.say import acts, records
from core.say.reasons import Coded, NotStarted, Reason, TooFewAtTable, Why
from core.tournament.rule import Context, Rule
from core.tournament.ruling import coded_because, started
from core.tournament.state import Table, Tournament


def check_misdeal(t: Tournament, act: acts.Misdeal, now: int) -> Iterator[Reason]:
    table = t.open_table(act.table)
    if table is None:
        yield Coded(Why.NO_SUCH_TABLE, {"table": act.table})
    elif len(table.seats) < 2:
        yield TooFewAtTable(table=table.id, players=len(table.seats))
    if not started(t, now):
        yield NotStarted()


def do_misdeal(t: Tournament, act: acts.Misdeal, context: Context) -> Iterator[records.Record]:
    """As the rulebook has it the next hand is this one again: the same button, the level it began at, nobody
    who came since, and cards for those who are absent or sent from the table too, where it deals to them.
    The level it began at is said where every hand is told."""
    table = t.tables[act.table]
    replayed = t.rulebook.word("level.replay") == "same_button_and_level"
    yield records.Misdealt(table.id, replayed)
    facts: dict[str, str | int] = {"table": table.label, "same": int(replayed)}
    if replayed:
        began = context.now
        if table.blinds is not None and table.tracked:
            began = table.blinds_at
            facts |= {"level": read(t.levels, t.clock, began).number, "button": table.blinds.button}
        if new := _names(t, [e for e in _seated(table) if _came(t, e) > began]):
            facts["new"] = new
        if dealt := _names(t, [e for e in _seated(table) if _dealt_to(t, e, context.now)]):
            facts["dealt"] = dealt
    yield coded_because(t, "misdeal", "level.replay", entry=0, **facts)


def _seated(table: Table) -> list[int]:
    return [entry for _, entry in sorted(table.seats.items())]


def _came(t: Tournament, entry: int) -> int:
    """When it took its seat, as far as that was in play."""
    came = t.came.get(entry)
    return max(t.entries[entry].entered, came.at if came else 0)


def _dealt_to(t: Tournament, entry: int, now: int) -> bool:
    """Away, and dealt cards all the same: absent, or sent from the table where the book deals to such a seat
    (SvePoF §1.3 does not)."""
    penalised = of_player(t, t.entries[entry].player, now)
    if penalised is not None and penalised.now is not None:
        return t.rulebook.word("penalty.cards") == "dealt_and_pulled"
    return t.entries[entry].absent


def _names(t: Tournament, entries: list[int]) -> str:
    return "; ".join(map(t.name, entries))


RULES = {acts.Misdeal: Rule(check_misdeal, do_misdeal)}
