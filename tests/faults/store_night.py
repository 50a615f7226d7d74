"""A night that goes on from whatever a log holds: what the faults of the store are tried on."""

from __future__ import annotations

from collections.abc import Sequence

from core.keeping.storage import TournamentLog
from core.log.change import Change
from core.log.order import Log, MemoryLog
from core.say import acts
from core.say.acts import Act
from core.say.levels import MINUTE
from core.say.records import Action
from core.text.opening import open_door
from core.tournament.chance import Chance
from core.tournament.state import Tournament

START = 1_763_712_345_000
SECOND = 1_000
SEATS = 9
BEGINNING: tuple[Act, ...] = (
    acts.Set(key="seats", value=SEATS),
    acts.SetPrice(kind="entry", paid=350, fee=50, chips=30_000),
    acts.SetPrice(kind="reentry", paid=350, fee=50, chips=30_000),
    *(acts.AddLevel(blinds=(100 * n, 200 * n), ante=200 * n, length=40 * MINUTE) for n in (1, 2, 3, 4, 6)),
    *(acts.OpenTable(label=str(n)) for n in (1, 2, 3)),
    *(acts.Register(name=f"Åsa Öberg {n}", number=str(100 + n)) for n in range(1, 13)),
    acts.PrepareDraw(),
    acts.MakeDraw(number="4711"),
    acts.Start(),
)


class Night:
    """A director whose time is the number of the action, so that nothing depends on when it is run."""

    def __init__(self, log: Log, seed: str, longest: int = 12) -> None:
        """``longest``: notes are of up to 2 to the power of that many words."""
        self.chance, self.longest = Chance(seed), longest
        self.director = open_door(log, self._now, self.chance.bytes)

    def _now(self) -> int:
        return START + SECOND * len(self.director.history) if hasattr(self, "director") else START

    def go_on(self) -> Change:
        """One more action, whatever the night can take just now."""
        assert not self.director.read_only, self.director.problem
        while True:
            act = wish(self.director.state, len(self.director.history), self.chance, self.longest)
            if act is not None and not self.director.check(act):
                return self.do(act)

    def do(self, act: Act) -> Change:
        return self.director.do(act)


def wish(t: Tournament, done: int, chance: Chance, longest: int) -> Act | None:
    """Return an act a director might want next, after so many actions; None: nothing just now."""
    if done < len(BEGINNING) and chance.below(20):  # what came between may be in its way
        return BEGINNING[done]
    match chance.below(10):
        case 0 | 1 | 2 if len(t.people.live) < 60:
            return acts.Register(name=f"Örjan Næss {done}", number=str(1000 + done))
        case 3 | 4 | 5 if len(t.people.live) > 4:
            loser, winner, *_ = chance.shuffled(sorted(t.people.live.values()))
            return acts.Eliminate(who=(loser,), by=(winner,))
        case 6 if t.game.busts:
            return acts.Reenter(player=t.people.entries[t.game.busts[-1].entry].player)
        case 7:
            return chance.pick((acts.Undo(), acts.Redo()))
        case 8:
            return chance.pick((acts.Pause(), acts.Resume(), acts.OpenTable(label=f"T{done}")))
        case 9:  # from half a page to several, so that a commit has pages to spare and pages to add
            return acts.Note(text="räknat " * (1 << chance.below(longest)))
    return None


def direct(log: TournamentLog, actions: int, seed: str = "faults") -> list[Action]:
    """The night of this seed, until the log holds so many actions. Notes are short."""
    night = Night(log, seed, longest=6)
    while len(log.actions) < actions:
        night.go_on()
    return list(log.actions)


def folded(actions: Sequence[Action]) -> Tournament:
    """The state after these."""
    director = open_door(MemoryLog(actions), lambda: START, bytes)
    assert not director.problem, director.problem
    return director.state
