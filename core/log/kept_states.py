"""States of the night at a few places of its order behind the present.

What changes the recent past (an undo, a redo, an action entered late) is folded from the last of them
before it: that takes as long as what came after it, not as long as the night.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Generic

from core.log.bulk import no_collection
from core.log.game import Game, S
from core.log.order import Book
from core.say import records as r

# The places that are kept are multiples of these, the two newest of each.
STEPS = (16, 64, 256, 1024)
# What is folded anew is kept this near: at the opening, too, which is not to take longer for what is undone
# hardly ever. Further back they come as the night goes on.
NEAR = STEPS[:2]
# So many undos one after another leave what they undid for a redo.
MOST_LEFT = 8


def places(last: int, steps: Collection[int]) -> list[int]:
    """The places that are kept while the night is ``last`` actions long, in order."""
    return sorted({n * step for step in steps for n in (last // step - 1, last // step) if n > 0})


class KeptStates(Generic[S]):
    """Of the night in ``book``. What is handed out is a fork, for its receiver to do with as he likes."""

    def __init__(self, book: Book, game: Game[S]) -> None:
        self._book, self._game = book, game
        # each with how many actions of the order it has taken in, the fewest first
        self._kept: list[tuple[int, S]] = [(0, game.begin())]
        # what the last undos took away, and the state they left, as long as nothing else has been done
        self._left: list[tuple[list[int], S]] = []

    def before(self, place: int) -> S:
        """The night before this place of its order. Raises ``Conflict``, as all of them do."""
        return self.tried(self._book, place, stop=place)

    def tried(self, book: Book, first: int, without: Collection[int] = (), stop: int | None = None) -> S:
        """What the night would come to by a book that is another from ``first`` on, without these actions."""
        at, state = self._last(first)
        return self._taken(state, book, at, stop, without)

    def anew(self, first: int) -> S:
        """The night now that its book is another from ``first`` on."""
        self._kept = [x for x in self._kept if x[0] <= first]
        at, state = self._last(first)
        last = len(self._book.order)
        for stop in places(last, NEAR) if last - at > NEAR[-1] else ():
            if stop > at:
                state, at = self._taken(state, self._book, at, stop), stop
                self._keep(state, stop, last)
        return self._taken(state, self._book, at, last)

    def grown(self, state: S) -> None:
        """The last action of the book has been taken into the present state."""
        self._left.clear()
        last = len(self._book.order)
        self._keep(state, last, last)

    def turned(self, action: r.Action, first: int, present: S) -> S:
        """The night now that an undo, a redo or what was entered late is in its book, another from ``first``
        on; ``present`` was the state until then, and is not touched any more."""
        undone = [x.action for x in action.records if isinstance(x, r.Undone)]
        redone = [x.action for x in action.records if isinstance(x, r.Redone)]
        if redone and not undone and self.leads_back(redone):
            self._kept = [x for x in self._kept if x[0] <= first]
            return self._left.pop()[1]
        self._left = [*self._left, (undone, present)][-MOST_LEFT:] if undone and not redone else []
        return self.anew(first)

    def leads_back(self, redone: list[int]) -> bool:
        """Whether to do these again is to be where the last undo was made."""
        return bool(self._left) and self._left[-1][0] == redone

    def _keep(self, state: S, place: int, last: int) -> None:
        if place % STEPS[0]:  # of which all of them are multiples
            return
        wanted = places(last, STEPS)
        if place in wanted and self._kept[-1][0] < place:
            self._kept = [x for x in self._kept if x[0] == 0 or x[0] in wanted]
            self._kept.append((place, self._game.fork(state)))

    def _last(self, first: int) -> tuple[int, S]:
        at, state = next(x for x in reversed(self._kept) if x[0] <= first)
        return at, self._game.fork(state)

    def _taken(self, state: S, book: Book, at: int, stop: int | None, without: Collection[int] = ()) -> S:
        with no_collection():
            for action in book.live(without, at, stop):
                self._game.take(state, action)
        return state
