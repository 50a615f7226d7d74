"""The effects of a correction in a heat that is played: who advances, and who sits in the next heat."""

from collections.abc import Sequence
from typing import NamedTuple

from core.formats.chicago import facts as f
from core.formats.chicago.becauses import AdvancesInstead, SeatPassedOn
from core.formats.chicago.going_on import advance, eligible, from_table, undecided
from core.formats.chicago.heat import Match
from core.formats.chicago.heats import away
from core.formats.chicago.reasons import ChangesWhoGoesOn
from core.formats.chicago.state import chicago
from core.formats.chicago.tables import Final
from core.say import records as r
from core.say.reasons import Reason
from core.say.records import Record
from core.tournament.deciding import because
from core.tournament.state import Tournament


class Reach(NamedTuple):
    """The players who would advance from the table before and after a correction, place by place."""

    before: Sequence[int]
    after: Sequence[int]
    to: Sequence[Final]

    @property
    def nothing(self) -> bool:
        """The same go to the same."""
        return {*zip(self.before, self.to, strict=False)} == {*zip(self.after, self.to, strict=False)}

    @property
    def out(self) -> tuple[int, ...]:
        return tuple(e for e in self.before if e not in self.after)

    @property
    def into(self) -> tuple[int, ...]:
        return tuple(e for e in self.after if e not in self.before)


def changed(t: Tournament, heat: int, after: Match) -> Reach:
    """Return the players who went on from a table, and those who would with this match in its place."""
    game = chicago(t)
    found = game.heats[heat - 1]
    plan, old = advance(game.plans, found), found.matches[after.table]
    gone = away(t)
    if heat < len(game.heats):
        # As it came to be: who plays the next heat could come, and who was passed over could not.
        on = {*game.heats[heat].players, *game.heats[heat].waiting}
        ranked = [*old.chosen, *(x.entry for x in eligible(old) if x.entry not in old.chosen)]
        last = max((i for i, e in enumerate(ranked) if e in on), default=0)
        gone = (gone | {*ranked[:last]}) - on
    return Reach(from_table(plan, old, gone), from_table(plan, after, gone), plan.to)


def reach(t: Tournament, heat: int, after: Match) -> tuple[list[Reason], list[Record]]:
    """Return the reasons against a correction, and its effects: as long as the next heat has not begun, the
    player who goes on takes the seat; else all stay, and the director must say so. Where no heat is drawn,
    the change is said."""
    game = chicago(t)
    current = heat == len(game.heats)
    if current and not after.done:
        return [], []
    found = changed(t, heat, after)
    if found.nothing:
        return [], []
    out, into = found.out or tuple(found.before), found.into or tuple(found.after)
    if current:
        # A tie is played off: the duty of that says who it is between.
        tied = undecided(advance(game.plans, game.heats[heat - 1]), after, away(t))
        said = AdvancesInstead(heat=heat, table=after.table, out=out, into=into)
        return [], [] if tied else [because(t, said, "chicago_stages.advance")]
    following = game.heats[heat]
    why = SeatPassedOn(heat=heat, table=after.table, out=out, into=into)
    # A player whose place is in the final already does not sit at a table of the next heat.
    waits = not {*found.out}.isdisjoint(following.waiting)
    if following.begun or waits or heat + 1 < len(game.heats):
        reason = ChangesWhoGoesOn(heat=heat, table=after.table, out=why.out, into=why.into, overridable=True)
        return [reason], [because(t, why.but(stands=True), "chicago_stages.advance")]
    return [], [*_seats(t, heat + 1, found), because(t, why, "chicago_stages.advance")]


def _seats(t: Tournament, heat: int, found: Reach) -> list[Record]:
    """Return the records by which those of after sit where those of before do."""
    tables = {e: x.table for x in chicago(t).heats[heat - 1].matches.values() for e in x.players}
    at = {e: (t.people.entries[e].table, t.people.entries[e].seat) for e in found.before}
    records: list[Record] = []
    now = list(found.before)
    for old, new in zip(found.out, found.into, strict=False):
        if old not in tables:
            continue
        table, seat = at.pop(old)
        records += [r.Eliminated(old), r.Reinstated(new, table, seat)]
        records.append(f.CameToTable(heat, tables[old], new, old))
        tables[new] = tables.pop(old)
        at[new] = (table, seat)
        now[now.index(old)] = new
    for place, entry in enumerate(found.after):
        other = now[place]
        if other != entry and entry in tables and other in tables and tables[entry] != tables[other]:
            # The winner and the second change finals.
            records += [
                r.Swapped(entry, other),
                f.CameToTable(heat, tables[entry], other, entry),
                f.CameToTable(heat, tables[other], entry, other),
            ]
            now[now.index(entry)], now[place] = other, entry
            tables[entry], tables[other] = tables[other], tables[entry]
    return records
