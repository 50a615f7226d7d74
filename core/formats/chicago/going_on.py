"""The players who advance from a table, the undecided, and the final order (the days of the source,
procedure L9)."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import groupby, pairwise
from typing import NamedTuple

from core.formats.chicago.heat import Heat, Match, Plan
from core.formats.chicago.match import Total, ties, to_play_off
from core.formats.chicago.tables import Advance, Final, proposed
from core.tournament.people import People

NOBODY: frozenset[int] = frozenset()


@dataclass(slots=True)
class Parting:
    """The outcome of a heat: ``to`` has who goes to which final, in the order of the tables; ``out`` are out,
    the best first."""

    to: dict[Final, list[int]] = field(default_factory=dict)
    out: list[int] = field(default_factory=list)


def advance(plans: Mapping[int, Plan], heat: Heat, absent: Collection[int] = NOBODY) -> Advance:
    """Return where the best of each table of this heat go: as the director has set it, else as proposed."""
    sizes = [len(x.players) for x in heat.matches.values()]
    numbers = next(iter(heat.matches.values())).numbers
    waiting = sum(e not in absent for e in heat.waiting)
    suggested = proposed(sizes, numbers, finals=heat.finals, waiting=waiting)
    plan = plans.get(heat.number, Plan())
    match plan.to:
        case "next" | "final":
            return Advance((Final.NEXT if plan.to == "next" else Final.A,) * plan.best)
        case "finals":
            return Advance((Final.A, Final.B))
        case "end":
            return Advance()
    if plan.best and suggested.to and not suggested.rest:
        further = suggested.to[-1:] * numbers.most
        return Advance((*suggested.to, *further)[: plan.best])
    return suggested


def lines(plan: Advance, match: Match) -> list[int]:
    """Return the places of a table below which another fate begins: what ties there are played off. Nobody
    is parted at the B final, where only prizes can be."""
    if not plan.to:
        return [] if match.final == "b" else [1]
    return [len(plan.to), *(i for i, (a, b) in enumerate(pairwise(plan.to), 1) if a is not b)]


def eligible(match: Match, absent: Collection[int] = NOBODY) -> list[Total]:
    """Return the players who can go on from this table, the best first: they stayed and can come."""
    return [x for x in match.standing if x.entry not in match.gone and x.entry not in absent]


def undecided(plan: Advance, match: Match, absent: Collection[int] = NOBODY) -> list[tuple[int, ...]]:
    """Return the ties of this table that decide who goes on, or the title: they are played off (point 11).
    For a title nobody has to come to a next heat."""
    if match.chosen or not match.done:
        return []
    return to_play_off(eligible(match, absent if plan.to else NOBODY), lines(plan, match))


def parted(plan: Advance, match: Match, absent: Collection[int] = NOBODY) -> list[tuple[Total, Total]]:
    """Return the neighbours with equal round points who are parted all the same where another fate begins:
    by the points of all deals, the Chicagos, or a play-off (point 11). If none are there, those whom a
    play-off for a prize has parted."""
    can = eligible(match, absent if plan.to else NOBODY)
    pairs = [(can[line - 1], can[line]) for line in lines(plan, match) if line < len(can)]
    found = [(a, b) for a, b in pairs if a.points == b.points and a.rank != b.rank]
    return found or [(a, b) for a, b in pairwise(match.standing) if a.equal_before(b) and a.rank != b.rank]


def from_table(plan: Advance, match: Match, absent: Collection[int] = NOBODY) -> list[int]:
    """Return the players who go on from this table as it stands now, the first to the first place. A chosen
    player who cannot come is replaced too."""
    can = [x.entry for x in eligible(match, absent)]
    chosen = [e for e in match.chosen if e in can]
    following = [e for e in can if e not in chosen]
    many = min(len(match.chosen), len(plan.to)) if match.chosen else len(plan.to)
    return [*chosen, *following][:many]


def still_tied(
    plans: Mapping[int, Plan], heat: Heat, absent: Collection[int] = NOBODY
) -> list[tuple[int, tuple[int, ...]]]:
    """Return the ties of this heat that are to be played off, each with its table."""
    plan = advance(plans, heat, absent)
    return [(match.table, x) for match in heat.matches.values() for x in undecided(plan, match, absent)]


def parting(plans: Mapping[int, Plan], heat: Heat, absent: Collection[int] = NOBODY) -> Parting:
    """Return the outcome of this heat as it stands now."""
    plan, found = advance(plans, heat, absent), Parting()
    waiting = [e for e in heat.waiting if e not in absent]
    if plan.to and waiting:
        found.to[Final.A] = waiting
    for match in heat.matches.values():
        on = from_table(plan, match, absent)
        for entry, final in zip(on, plan.to, strict=False):
            found.to.setdefault(final, []).append(entry)
        rest = [x.entry for x in match.standing if x.entry not in on]
        if plan.rest:
            can = {x.entry for x in eligible(match, absent)}
            found.to.setdefault(Final.NEXT, []).extend(e for e in rest if e in can)
            rest = [e for e in rest if e not in can]
        found.out += rest
    on, rest = found.to.get(Final.A, []), found.to.get(Final.NEXT, [])
    if plan.rest and len(on) + len(rest) <= next(iter(heat.matches.values())).numbers.most:
        # No more are left than there are places: nobody has to play for one.
        found.to = {Final.A: [*on, *rest]}
    return found


def title_tied(heat: Heat) -> bool:
    """Return whether two share the first place of the final."""
    finals = [x for x in heat.matches.values() if x.final != "b"]
    return any(place == 1 for x in finals for place, _ in ties(eligible(x)))


class Rank(NamedTuple):
    """A final standing. It is compared by the heat, the later one first; by the final, A before B; by the
    place at the table (negative); and by the totals."""

    heat: int = 0
    final: int = 0
    place: int = 0
    points: Fraction = Fraction()
    side: int = 0
    won: int = 0


def final_order(
    heats: Sequence[Heat], people: People, going: Collection[int] = NOBODY
) -> Iterator[tuple[int, ...]]:
    """Yield the entries that share each place, the best first. Those that were at no table stand behind all
    others; those ``going`` on to a heat that is not drawn yet, before all others."""
    ranks: dict[int, Rank] = {}
    for heat in heats:
        ranks |= dict.fromkeys(heat.waiting, Rank(heat.number, 2))
        for match in heat.matches.values():
            final = {"a": 2, "b": 1}.get(match.final, 0)
            for place, tied in places_of(match):
                for x in tied:
                    ranks[x.entry] = Rank(heat.number, final, -place, x.points, x.side, x.won)

    ranks |= dict.fromkeys(going, Rank(len(heats) + 1))

    def rank(entry: int) -> Rank:
        return ranks.get(entry, Rank())

    for _, group in groupby(sorted(people.entries, key=rank, reverse=True), key=rank):
        yield tuple(group)


def places_of(match: Match) -> list[tuple[int, list[Total]]]:
    """Return the places of a table with those who have them; who left with a round to play stands below who
    stayed, and who left a final before its play-off has lost it."""
    missed = match.missed

    def rank(x: Total) -> tuple[bool, tuple[object, ...], bool]:
        return x.entry not in missed, x.rank, not match.final or x.entry not in match.gone

    found: list[tuple[int, list[Total]]] = []
    place = 1
    for _, group in groupby(sorted(match.standing, key=rank, reverse=True), key=rank):
        tied = list(group)
        found.append((place, tied))
        place += len(tied)
    return found
