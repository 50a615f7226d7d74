"""The live entries and their estimated stacks: a simulated night needs stacks that the state does not
keep."""

from __future__ import annotations

from core.say import records as r
from core.tournament.chance import Chance
from core.tournament.state import Tournament


class Field:
    """Stacks are guesses that add up: whoever knocks a player out gets the chips. ``live`` is in no order."""

    def __init__(self) -> None:
        self.live: list[int] = []
        self.stacks: dict[int, int] = {}
        self._at: dict[int, int] = {}

    def follow(self, t: Tournament, action: r.Action) -> None:
        """Apply the action to the field; ``t`` is the state after it."""
        if action.after is not None:
            self._anew(t)
            return
        for x in action.records:
            match x:
                case r.Entered():
                    self._in(x.entry)
                case r.Bought():
                    self.stacks[x.entry] = self.stacks.get(x.entry, 0) + x.chips
                case r.Eliminated():
                    self._to(t, self._out(x.entry), x.by)
                case r.Disqualified() | r.Unregistered():
                    self._out(x.entry)
                case r.Reinstated():
                    self._in(x.entry)
                    self.stacks.setdefault(x.entry, 1)
                case r.BustCorrected() if x.who != x.entry:
                    self._in(x.entry)
                    self.stacks.setdefault(x.entry, 1)
                    self._out(x.who)
                case r.StackCounted():
                    self.stacks[x.entry] = x.chips
                case r.Undone() | r.Redone():
                    self._anew(t)
                    return

    def loser(self, chance: Chance, among: list[int]) -> int:
        """Return one of these, preferring short stacks."""
        weights = [1 / (1 + self.stacks.get(e, 1)) for e in among]
        at = chance.share() * sum(weights)
        for entry, weight in zip(among, weights, strict=True):
            at -= weight
            if at <= 0:
                return entry
        return among[-1]

    def _in(self, entry: int) -> None:
        if entry not in self._at:
            self._at[entry] = len(self.live)
            self.live.append(entry)

    def _out(self, entry: int) -> int:
        """Remove the entry and return its stack."""
        at = self._at.pop(entry, None)
        if at is not None:
            last = self.live.pop()
            if last != entry:
                self.live[at], self._at[last] = last, at
        return self.stacks.pop(entry, 0)

    def _to(self, t: Tournament, chips: int, by: tuple[int, ...]) -> None:
        winners = [e for e in by if e in self._at] or self.live[:1]
        for i, entry in enumerate(winners):
            part = chips // len(winners) + (chips % len(winners) if i == 0 else 0)
            self.stacks[entry] = self.stacks.get(entry, 0) + part

    def _anew(self, t: Tournament) -> None:
        """Read the live entries anew after an undo, and keep their guessed stacks."""
        self.live = sorted(t.people.live.values())
        self._at = {entry: i for i, entry in enumerate(self.live)}
        for entry in self.live:
            self.stacks.setdefault(entry, t.people.entries[entry].chips)
