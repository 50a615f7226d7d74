"""The state of an elimination: who went out, when, and who shares a place."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from core.say.conflict import Conflict
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

    def over(self, people: People) -> bool:
        """Return whether one player is left, with all the chips. A bust that was bought back is no one's
        place: the others may have been taken off the list."""
        return self.left(people) == 1 and next(self._finals(people), None) is not None

    def holders(self, people: People) -> set[int]:
        """Return the entries that are still in."""
        return set(people.live)

    def standings(self, people: People) -> Iterator[Standing]:
        """Yield the winner once alone, then all who are finally out; who re-entered, by the last bust."""
        finals = self._finals(people)
        last, left = next(finals, None), self.left(people)
        if left == 1 and last is not None:
            yield Standing(1, (min(people.live.values()),))
        place = 1 + left
        while last is not None:
            mates, group = [last.entry], last.group
            while (last := next(finals, None)) is not None and group and last.group == group:
                mates.append(last.entry)
            yield Standing(place, tuple(sorted(mates)))
            place += len(mates)

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
