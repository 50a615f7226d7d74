"""The state of an elimination: who went out, when, and who shares a place."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from core.say.conflict import Conflict
from core.say.facts.deals import Settled
from core.tournament.game import Bust, Game, HandForHand, Standing
from core.tournament.people import People


@dataclass(slots=True)
class Elimination(Game):
    # hand-for-hand, None: each table deals for itself; and the hands in which places were shared so
    hand_for_hand: HandForHand | None = None
    shared_hands: set[int] = field(default_factory=set)
    # who was in which hand when the director placed them, and who went out one hand after another
    hand_players: dict[int, tuple[int, ...]] = field(default_factory=dict)
    separate_hands: set[tuple[int, int]] = field(default_factory=set)
    deal: Settled | None = None
    deal_amounts: dict[int, int] = field(default_factory=dict)

    @property
    def bounties(self) -> bool:
        return True

    def over(self, people: People) -> bool:
        """Return whether one player is left, with all the chips, or a deal ended play. A bust that was bought
        back is no one's place: the others may have been taken off the list."""
        if self._ranked(people):
            return True
        return self.left(people) == 1 and next(self._finals(people), None) is not None

    def holders(self, people: People) -> set[int]:
        """Return the entries that are still in."""
        return set(people.live)

    def standings(self, people: People) -> Iterator[Standing]:
        """Yield the winner once alone, then all who are finally out; who re-entered, by the last bust."""
        finals = self._finals(people)
        last, left = next(finals, None), self.left(people)
        if ranked := self._ranked(people):
            yield from ranked
        elif left == 1 and last is not None:
            yield Standing(1, (min(people.live.values()),))
        place = 1 + left
        while last is not None:
            mates, group = [last.entry], last.group
            while (last := next(finals, None)) is not None and group and last.group == group:
                mates.append(last.entry)
            yield Standing(place, tuple(sorted(mates)))
            place += len(mates)

    def _ranked(self, people: People) -> list[Standing]:
        """Return the places of those who are left where a deal ended play; none if somebody else is in."""
        found: list[Standing] = []
        if self.deal is None or not self.deal.ranked:
            return found
        live = {self.holder(people, e): e for e in sorted(people.live.values(), reverse=True)}
        place = 1
        for group in self.deal.ranked:
            holders = {self.holder(people, e) for e in group if e in people.entries}
            mates = sorted(live.pop(h) for h in holders if h in live)
            if mates:
                found.append(Standing(place, tuple(mates)))
            place += len(mates)
        return [] if self.holders(people) & live.keys() else found

    def dealt(self, people: People) -> Mapping[int, int]:
        """Return the amount of each holder by the deals; nothing unless all who are in are of them, and
        whoever went out since finished above everybody else. So a correction, or somebody who enters again,
        decides whether a deal stands."""
        amounts = {self.holder(people, e): x for e, x in self.deal_amounts.items() if e in people.entries}
        if not amounts:
            return amounts
        first = set(self.holders(people))
        for place, entries in self.standings(people):
            if place > len(amounts):
                break
            first.update(self.holder(people, e) for e in entries)
        return amounts if first == amounts.keys() else {}

    def _finals(self, people: People) -> Iterator[Bust]:
        """Yield the last bust of everybody who is out, the latest first."""
        seen = self.holders(people)
        for bust in reversed(self.busts):
            holder = self.holder(people, bust.entry)
            if holder not in seen:
                seen.add(holder)
                yield bust


def elimination(game: Game) -> Elimination:
    """Return the game as an elimination. Raises ``Conflict`` for another: what is written would be lost."""
    if not isinstance(game, Elimination):
        raise Conflict("no elimination")
    return game
