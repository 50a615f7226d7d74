"""The state of a night of Chicago."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field

from core.formats.chicago import going_on
from core.formats.chicago.heat import Heat, Match, Plan, Sheet
from core.say.conflict import Conflict
from core.tournament.game import Game, Standing
from core.tournament.people import People
from core.tournament.state import Tournament


@dataclass(slots=True)
class Chicago(Game):
    """The heats in order, the last one played now, and what was set for each, by its number. ``departed``
    play no more: they went home, were disqualified, or were not there."""

    heats: list[Heat] = field(default_factory=list)
    plans: dict[int, Plan] = field(default_factory=dict)
    departed: set[int] = field(default_factory=set)
    # when something was last written at a table (ms)
    written: int = 0

    @property
    def decided(self) -> int | None:
        return self.written or None

    @property
    def begun(self) -> bool:
        return bool(self.heats)

    @property
    def stops_at_zero(self) -> bool:
        return True

    @property
    def heat(self) -> Heat | None:
        """The heat that is played now."""
        return self.heats[-1] if self.heats else None

    def over(self, people: People) -> bool:
        """Return whether the finals are played and the title is decided."""
        heat = self.heat
        if heat is None or not heat.done or going_on.advance(self.plans, heat).to:
            return False
        return not going_on.title_tied(heat)

    def keeps(self, entry: int) -> bool:
        return any(entry in x.players or entry in x.waiting for x in self.heats)

    def left(self, people: People) -> int:
        return 1 if self.over(people) else len(people.live)

    def standings(self, people: People) -> Iterator[Standing]:
        """Yield the entries that can lose or win no place any more: all once it is over, else those that are
        out, of the heat that is played once it is done. Who goes on from it stands before them; where it may
        depend on who is absent, a place is not won."""
        over, heat = self.over(people), self.heat
        goings, playing = [frozenset[int]()], frozenset[int]()
        if heat is not None and not over:
            if heat.done:
                absent = {e.id for e in people.entries.values() if e.absent}
                goings = [self._going(heat, x) for x in (self.departed, self.departed | absent)]
            else:
                playing = frozenset((*heat.players, *heat.waiting))
        either = {*self._order(people, goings[-1])}
        for standing in self._order(people, goings[0]):
            out = all(people.entries[e].out and e not in playing for e in standing.entries)
            if (over or out) and standing in either:
                yield standing

    def _going(self, heat: Heat, cannot: Collection[int]) -> frozenset[int]:
        """Return the players who go on from the heat that is done, if these cannot."""
        parted = going_on.parting(self.plans, heat, cannot)
        return frozenset(e for on in parted.to.values() for e in on)

    def _order(self, people: People, going: frozenset[int]) -> Iterator[Standing]:
        place = 1
        for entries in going_on.final_order(self.heats, people, going):
            yield Standing(place, tuple(sorted(entries)))
            place += len(entries)


def chicago(t: Tournament) -> Chicago:
    """Return the night as the Chicago it is. Raises ``Conflict`` for another game."""
    if not isinstance(t.game, Chicago):
        raise Conflict("no Chicago")
    return t.game


def match_at(t: Tournament, table: int, heat: int = 0) -> Match | None:
    """Return the match at this table, of the heat played now or of another by its number."""
    game = chicago(t)
    heats = {x.number: x for x in game.heats}
    found = heats.get(heat or len(game.heats))
    return found.matches.get(table) if found else None


def sheet_of(match: Match, number: int = 0) -> Sheet | None:
    """Return the protocol of this round; 0: the one the table is in."""
    return match.sheets[(number or len(match.sheets)) - 1] if 0 <= number <= len(match.sheets) else None


def by_label(t: Tournament, matches: Mapping[int, Match]) -> list[Match]:
    """Return the matches in the order of their tables."""
    return sorted(matches.values(), key=lambda x: (t.room.tables[x.table].number, x.table))
