"""A misdealt hand is dealt again (procedure G7)."""

from collections.abc import Iterator
from functools import partial

from core.clock.clock import read, started
from core.conduct.penalty_time import of_player
from core.say import acts, records
from core.say.becauses import MisdealRuled
from core.say.decision import Context, Decision, impossible
from core.say.reasons import NoSuchTable, NotStarted, TooFewAtTable
from core.tournament.deciding import because, rule
from core.tournament.state import Tournament
from core.tournament.table import Table


@rule
def misdeal(t: Tournament, act: acts.Misdeal, now: int) -> Decision:
    """Deal the hand of this table again. By the rulebook it has the same button and level, no new players,
    and cards for absent and penalised players if the book deals to them. The level is named where every hand
    is tracked."""
    early = () if started(t, now) else (NotStarted(),)
    table = t.open_table(act.table)
    if table is None:
        return impossible(NoSuchTable(table=act.table), *early)
    few = (TooFewAtTable(table=table.id, players=len(table.seats)),) if len(table.seats) < 2 else ()
    return Decision((*few, *early), partial(_again, t, table))


def _again(t: Tournament, table: Table, context: Context) -> Iterator[records.Record]:
    replayed = t.rulebook.word("level.replay") == "same_button_and_level"
    yield records.Misdealt(table.id, replayed)
    ruled = MisdealRuled(table=table.id, same=replayed)
    if replayed:
        began = context.now
        if table.blinds is not None and table.tracked:
            began = table.blinds_at
            level = read(t.clock.levels, t.clock.position, began).number
            ruled = ruled.but(level=level, button=table.blinds.button)
        seated = [entry for _, entry in sorted(table.seats.items())]
        ruled = ruled.but(
            new=tuple(e for e in seated if _came(t, e) > began),
            dealt=tuple(e for e in seated if _dealt_to(t, e, context.now)),
        )
    yield because(t, ruled, "level.replay")


def _came(t: Tournament, entry: int) -> int:
    """Return when the entry took its seat, as far as that was in play."""
    came = t.room.last_moves.get(entry)
    return max(t.people.entries[entry].entered, came.at if came else 0)


def _dealt_to(t: Tournament, entry: int, now: int) -> bool:
    """Return whether an absent or penalised player is dealt cards all the same (SvePoF §1.3 does not deal to
    one who sits out)."""
    penalised = of_player(t, t.people.entries[entry].player, now)
    if penalised is not None and penalised.now is not None:
        return t.rulebook.word("penalty.cards") == "dealt_and_pulled"
    return t.people.entries[entry].absent
