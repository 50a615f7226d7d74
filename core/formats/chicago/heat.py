"""A heat of Chicago: its tables, and every round's protocol."""

from dataclasses import dataclass, field

from core.formats.chicago.deal import Deducted, Left, Mark, TimeUp
from core.formats.chicago.match import Played, Total, ties, totals, with_playoff
from core.formats.chicago.numbers import Numbers
from core.formats.chicago.round import Round


@dataclass(slots=True)
class Sheet:
    """The protocol of one round at a table: who sits where, its ``marks`` in order, and the round they come
    to; ``first`` is the round without any. ``told``: it came from paper as one line; the ``marks`` are then
    the points taken off since, and ``first`` is that line. ``begun``: when (ms).
    ``less`` are the Chicagos said with fewer points than they need, each as its deal, chair and points;
    ``ruled`` those that the director let stand, as their deal and chair."""

    number: int
    seats: dict[int, int]
    first: Round
    round: Round
    begun: int
    marks: list[Mark] = field(default_factory=list)
    told: bool = False
    less: list[tuple[int, int, int]] = field(default_factory=list)
    ruled: set[tuple[int, int]] = field(default_factory=set)

    @property
    def unruled(self) -> list[tuple[int, int, int]]:
        """The Chicagos said with too few points, of which the director has not said that they stand."""
        return [x for x in self.less if x[:2] not in self.ruled]

    @property
    def blank(self) -> bool:
        """Return whether nothing is written yet. Points taken off before the first deal are no play: there
        are none, and a chair may still be filled or the heat drawn again."""
        return not self.told and all(isinstance(x, Deducted) for x in self.marks)

    @property
    def takes_line(self) -> bool:
        """Return whether no deal is written, so that a whole round from paper can be entered."""
        return self.told or all(isinstance(x, TimeUp | Left | Deducted) for x in self.marks)

    @property
    def on_paper(self) -> bool:
        """Return whether the round is played and the table writes it on paper."""
        return self.takes_line and not self.over

    @property
    def over(self) -> bool:
        return self.round.over

    def chair(self, entry: int) -> int:
        """Return where the entry sits; 0: not at this table in this round."""
        return next((c for c, e in self.seats.items() if e == entry), 0)


@dataclass(slots=True)
class Match:
    """A table of a heat and its rounds. ``final`` is "a", "b" or empty; ``gone`` left or were disqualified,
    each with the first round it gets nothing for; ``playoffs`` have the points, who won at once, and all
    who were equal, also who could not come; ``chosen``: who goes on by the director's word."""

    table: int
    players: list[int]
    numbers: Numbers
    final: str = ""
    sheets: list[Sheet] = field(default_factory=list)
    gone: dict[int, int] = field(default_factory=dict)
    playoffs: list[tuple[dict[int, int], int, frozenset[int]]] = field(default_factory=list)
    chosen: tuple[int, ...] = ()
    auditor: int = 0

    @property
    def left(self) -> list[int]:
        """Return the players who still play here."""
        return [e for e in self.players if e not in self.gone]

    @property
    def missed(self) -> frozenset[int]:
        """Return the players who left with a round to play: they stand below those who stayed."""
        return frozenset(e for e, n in self.gone.items() if n <= self.numbers.rounds)

    def gone_in(self, sheet: Sheet) -> frozenset[int]:
        """Return the chairs of those who left in this round or before: they get nothing for it."""
        gone = self.gone
        return frozenset(c for c, e in sheet.seats.items() if gone.get(e, sheet.number + 1) <= sheet.number)

    @property
    def sheet(self) -> Sheet:
        """The protocol of the round the table is in."""
        return self.sheets[-1]

    @property
    def blank(self) -> bool:
        """Return whether nothing has been written at this table yet."""
        return all(x.blank for x in self.sheets) and len(self.sheets) < 2

    @property
    def done(self) -> bool:
        """Return whether all rounds are played and handed in."""
        rounds = len(self.sheets) >= self.numbers.rounds or len(self.left) < 2
        return rounds and not self.missing and (self.sheet.over or len(self.left) < 2)

    @property
    def ready(self) -> bool:
        """Return whether the next round can be drawn: the protocol is in, and it was not the last."""
        return self.sheet.over and len(self.sheets) < self.numbers.rounds and len(self.left) > 1

    @property
    def missing(self) -> list[Sheet]:
        """Protocols of rounds before the one the table is in that are not handed in."""
        return [x for x in self.sheets[:-1] if not x.over]

    @property
    def played(self) -> list[Played]:
        """The rounds that count: those that are over."""
        return [
            Played(x.round, x.seats, frozenset(e for e, n in self.gone.items() if n <= x.number))
            for x in self.sheets
            if x.over
        ]

    @property
    def standing(self) -> list[Total]:
        """Return everybody's total, the best first, play-offs included; who has played nothing yet stands
        last."""
        found = totals(self.played)
        known = {x.entry for x in found}
        found += [Total(e) for e in self.players if e not in known]
        for points, winner, tied in self.playoffs:
            # If a correction has separated them, or somebody else is equal too, it decides nothing.
            if tied in [{*x} for _, x in ties(found)]:
                found = with_playoff(found, points, winner)
        return found


@dataclass(frozen=True, slots=True)
class Plan:
    """The director's plan for a heat (``HeatPlanned``)."""

    at: int = 0
    best: int = 0
    to: str = ""


@dataclass(slots=True)
class Heat:
    """``drawn``: when (ms). ``waiting`` are in the final without playing this heat. ``clocks`` are the rows
    of the sheet that are the times of rounds, by the round's number."""

    number: int
    matches: dict[int, Match]
    drawn: int
    waiting: tuple[int, ...] = ()
    clocks: dict[int, int] = field(default_factory=dict)

    @property
    def finals(self) -> bool:
        return any(x.final for x in self.matches.values())

    @property
    def players(self) -> list[int]:
        return [e for x in self.matches.values() for e in x.players]

    @property
    def begun(self) -> bool:
        """Something has been written at one of its tables."""
        return any(not x.blank for x in self.matches.values())

    @property
    def done(self) -> bool:
        return all(x.done for x in self.matches.values())

    def over(self, number: int) -> bool:
        """Return whether every table has handed in this round, or plays no more."""
        return all(
            x.done or any(s.over for s in x.sheets[number - 1 : number]) for x in self.matches.values()
        )

    @property
    def round(self) -> int:
        """The earliest round any table is in."""
        return min((len(x.sheets) for x in self.matches.values() if not x.done), default=0) or max(
            (len(x.sheets) for x in self.matches.values()), default=0
        )
