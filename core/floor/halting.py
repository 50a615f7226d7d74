"""Tables that stop dealing because they are short, and those that deal again (procedure D.halt)."""

from collections.abc import Iterator, Sequence

from core.floor.balance import plan as balance_plan
from core.floor.balance.facts import Method, TableState
from core.floor.balance.now import eliminated, method, states
from core.floor.seating import usual_size
from core.say import acts, reasons, records
from core.say.becauses import DealsAgain, TableStopped
from core.say.decision import Context
from core.tournament.deciding import Deciding, against, because, rule
from core.tournament.state import Tournament
from core.tournament.table import Table

SIX_MAX = 6


def halts(t: Tournament, now: int) -> tuple[tuple[int, ...], tuple[int, ...], bool]:
    """Return the tables short enough to stop dealing, those whose blinds must be known first, and whether the
    director decides. Where no other table can play, none stops."""
    return *stopping(t, states(t, now), method(t)), by_director(t)


def stopping(
    t: Tournament, tables: Sequence[TableState], by: Method
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the first two of ``halts``, of these tables by this method."""
    stop, ask = balance_plan.halts(tables, by)
    return tuple([i for i in stop if _concerned(t, i)]), tuple([i for i in ask if _concerned(t, i)])


def _concerned(t: Tournament, table: int) -> bool:
    """Return whether two play there and a player could still be sent: a full table is not short."""
    row = t.room.tables[table]
    return len(row.seats) > 1 and row.spare > 0


def by_director(t: Tournament) -> bool:
    """Return whether the rulebook leaves stopping to the director in an event like this one."""
    fields = t.rulebook.choice("balance.halt").fields
    special = usual_size(t) <= SIX_MAX or t.setting("turbo") == "yes"
    return fields.get("by_director_in") == "six_max_and_turbo" and special


def short(t: Tournament) -> int:
    """Return how many players a table lacks when it stops; 0 if the rulebook does not count."""
    choice = t.rulebook.choice("balance.halt")
    return choice.number("short") if "short" in choice.fields else 0


def still_short(t: Tournament, table: Table) -> bool:
    """Return whether the table still has as few players as stopped it, under a book that counts them."""
    lacks = max([len(x.seats) for x in t.open_tables]) - len(table.seats)
    return 0 < short(t) <= lacks


@rule
def decide_halt(t: Tournament, act: acts.Halt, now: int) -> Deciding:
    """Stop a table, by the rulebook or by the director's decision."""
    table = t.open_table(act.table)
    if table is None:
        yield reasons.NoSuchTable(table=act.table)
        return None
    stop_now, unsure, _ = halts(t, now)
    if table.halted:
        yield reasons.TableHasStopped(table=table.id)
    if table.id in unsure:
        yield reasons.BlindsUnknown(table=table.id, need="halt")
    elif table.id not in stop_now:
        yield against(t, "balance.halt", _not_short(t, table))

    def stop(context: Context) -> Iterator[records.Record]:
        yield records.TableHalted(table.id, True, table.id not in stop_now)
        yield because(t, _stopped(t, table), "balance.halt")

    return stop


@rule
def decide_deal(t: Tournament, act: acts.Deal, now: int) -> Deciding:
    """Let a stopped table deal again."""
    table = t.open_table(act.table)
    if table is None:
        yield reasons.NoSuchTable(table=act.table)
        return None
    if not table.halted:
        yield reasons.TableIsDealing(table=table.id)
        return None
    stop_now, unsure, choice = halts(t, now)
    stays = table.id in (*stop_now, *unsure)
    if stays and not choice and not table.by_hand:
        x = _stopped(t, table)
        found = reasons.TableStillShort(table=table.id, players=x.players, largest=x.largest, short=x.short)
        yield against(t, "balance.halt", found)

    def deal(context: Context) -> Iterator[records.Record]:
        yield records.TableHalted(table.id, False)
        facts = {**_stopped(t, table).fields(), "still": still_short(t, table)}
        yield because(t, DealsAgain(**facts, anyway=table.by_hand or stays), "balance.halt")

    return deal


def _not_short(t: Tournament, table: Table) -> reasons.TableNotShort:
    """Return the reason that the table is not short, with the eliminations there if they are too few."""
    x, out = _stopped(t, table), eliminated(t)[table.id]
    counts = x.rule == "short_when_big_blind_would_be_empty"
    return reasons.TableNotShort(
        table=table.id,
        players=x.players,
        largest=x.largest,
        short=x.short,
        rule=x.rule,
        eliminated=out if counts and out < x.short else None,
    )


def _stopped(t: Tournament, table: Table) -> TableStopped:
    return TableStopped(
        table=table.id,
        players=len(table.seats),
        largest=max([len(x.seats) for x in t.open_tables]),
        short=short(t),
        rule=t.rulebook.choice("balance.halt").rule,
        choice=by_director(t),
    )
