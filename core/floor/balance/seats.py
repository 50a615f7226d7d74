"""The choice of who moves and to which seat, between two tables of known blinds
(procedures D.who, D.to and D1)."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from typing import NamedTuple

from core.floor.balance.facts import Method, SeatRule, To, WhoRule
from core.floor.positions import (
    NOWHERE,
    Role,
    button_and_big,
    check_blinds,
    highest,
    index_of,
    lowest,
    next_of_two,
    role_at,
    seat_at,
    small_index,
    turned,
)
from core.tournament.table import Blinds


class Sitting:
    """A table as a plan goes on: who sits where, as bits in the order of ``core.floor.positions``."""

    def __init__(
        self,
        size: int,
        blinds: Blinds,
        occupied: Iterable[int],
        closed: Collection[int] = (),
        pinned: Collection[int] = (),
        accessible: Collection[int] = (),
        groups: Iterable[tuple[int, int]] = (),
    ) -> None:
        """ValueError if the blinds are no seats of a table of that size."""
        check_blinds(blinds, size)
        self.size = size
        self.blinds = blinds
        self.after = after = blinds.big
        self.own = 1 << (size - 1)
        self.full = self.usable = 2 * self.own - 1
        self.taken = turned(occupied, after, size)
        if closed:
            self.usable &= ~turned(closed, after, size)
        self.pinned = turned(pinned, after, size) if pinned else 0
        self.accessible = turned(accessible, after, size) if accessible else 0
        self.groups = {self.index(seat): group for seat, group in groups}

    @property
    def button_was(self) -> int:
        return index_of(self.blinds.button, self.after, self.size)

    def seat(self, index: int) -> int:
        return seat_at(index, self.after, self.size)

    @property
    def free(self) -> int:
        return self.usable & ~self.taken

    def index(self, seat: int) -> int:
        return index_of(seat, self.after, self.size)

    def leave(self, index: int) -> None:
        self.taken &= ~(1 << index)

    def sit(self, index: int) -> None:
        self.taken |= 1 << index

    def movable(self, passes: bool) -> int:
        """Return all but the next hand's small blind. ``passes``: of two, the button moves on."""
        if self.taken.bit_count() == 2:
            return 1 << next_of_two(self.taken, self.button_was)[1] if passes else self.taken & -self.taken
        return self.taken & ~self.own

    def by_offset(self, bits: int, first: int = NOWHERE) -> int:
        """Return seats as bits by their offset from the big blind: closed seats are no positions. Seats
        before the big blind are left out; counted from ``first``, all round, none is."""
        big = lowest(self.taken) if self.taken else 0
        if first != NOWHERE:
            around = [*range(first, self.size), *range(first)]
            usable = [i for i in around if self.usable >> i & 1]
            return sum([1 << offset for offset, i in enumerate(usable) if bits >> i & 1])
        if self.usable == self.full:
            return bits >> big
        found = offset = 0
        for index in range(big, self.size):
            if self.usable >> index & 1:
                found |= (bits >> index & 1) << offset
                offset += 1
        return found

    def at_offset(self, offset: int) -> int:
        """Return the index of the seat that many positions clockwise of the big blind."""
        index = lowest(self.taken) if self.taken else 0
        if self.usable == self.full:
            return index + offset
        rest = self.usable >> index
        for _ in range(offset):
            rest &= rest - 1
        return index + lowest(rest)

    def role(self, index: int, method: Method) -> Role:
        """Return the role of a player in that seat in the next hand."""
        occupied = self.taken | 1 << index
        button, big = button_and_big(
            occupied,
            self.usable,
            self.size,
            small_index(self.blinds, self.size),
            self.button_was,
            method.empty_button == "stays",
            method.heads_up == "button_moves_on",
        )
        return role_at(index, occupied.bit_count(), button, big, self.size)


class Choice(NamedTuple):
    """Indices of the seat left and the seat taken, the offsets of both, and what decided. ``passed`` are the
    seats of those passed over for an accessible seat, ``mates`` for their groups."""

    leaves: int
    takes: int
    from_offset: int
    to_offset: int
    who_rule: WhoRule
    seat_rule: SeatRule
    passed: tuple[int, ...] = ()
    mates: tuple[int, ...] = ()


# The methods that may give the small blind's seat when nothing else is left: nothing forbids it (tda-nl 25,
# SvePoF §8.2 b). The others never do.
_SMALL_ALLOWED: frozenset[To] = frozenset({"big_blind_else_next_clockwise", "nearest_big_blind"})


def room(table: Sitting, method: Method) -> int:
    """Return how many more players the table may take."""
    return _seats(table, method).bit_count()


def choose(source: Sitting, target: Sitting, method: Method, to: int | None = None) -> Choice | None:
    """Return the player who leaves ``source``, where at least two sit, and the seat at ``target``, which has
    room; or the player who leaves for the seat ``to`` there, if the director names it.

    A player who needs an accessible seat is passed over where the new one would not be one; None where nobody
    is left. The first player goes whose move leaves the fewest of a group together, at both tables;
    of several one who does not come to his own group (procedure B7).
    """
    in_order = _in_order(source, target, method, to)
    if not source.groups:
        return next(in_order, None)
    able = [*in_order]
    if not able:
        return None
    together, there = Counter(source.groups.values()), Counter(target.groups.values())

    def more(choice: Choice) -> tuple[int, int]:
        group = source.groups.get(choice.leaves, 0)
        return there[group] - max(0, together[group] - 1), there[group]

    chosen = min(able, key=more)
    if chosen is able[0]:
        return chosen
    rule: WhoRule = "parts" if together[source.groups.get(chosen.leaves, 0)] > 1 else "apart"
    return chosen._replace(who_rule=rule, mates=tuple(x.leaves for x in able[: able.index(chosen)]))


def _in_order(source: Sitting, target: Sitting, method: Method, to: int | None) -> Iterator[Choice]:
    """Yield the players who could leave, the first by the method first."""
    people = source.movable(method.heads_up == "button_moves_on")
    passed: tuple[int, ...] = ()
    while people:
        choice = _choice(source, target, method, people, to)
        if not source.pinned >> choice.leaves & 1 or target.accessible >> choice.takes & 1:
            yield choice._replace(passed=passed) if passed else choice
        else:
            passed += (choice.leaves,)
        people &= ~(1 << choice.leaves)


def named(source: Sitting, target: Sitting, method: Method, who: int | None, to: int | None) -> Choice | None:
    """Return the choice where the director names player, seat or both, by index; the method does the rest."""
    if to is not None:
        to_offset = _offset(target, method, to)
        # where the method has no seat left for anybody, who leaves is chosen for the one that is named
        only = None if room(target, method) else to
        choice = choose(source, target, method, only) if who is None else None
        if who is None and choice is None:
            return None
        leaves = choice.leaves if choice else who
        assert leaves is not None
        from_offset = lowest(source.by_offset(1 << leaves, _first(source, method, giving=True)))
        who_rule = choice.who_rule if choice else "named"
        return Choice(leaves, to, from_offset, to_offset, who_rule, "named")
    if who is None:
        return choose(source, target, method)
    return _choice(source, target, method, 1 << who)._replace(who_rule="named")


def _choice(source: Sitting, target: Sitting, method: Method, people: int, to: int | None = None) -> Choice:
    if method.who == "next_big_blind":
        people &= -people
    who_rule: WhoRule
    seat_rule: SeatRule
    leaving = source.by_offset(people, _first(source, method, giving=True))
    if to is not None:
        takes, to_offset, seat_rule = to, _offset(target, method, to), "named"
        from_offset, _ = _closest(leaving, 1 << to_offset)
    elif method.to == "same_position":
        from_offset, to_offset = _closest(leaving, _offsets(target, method))
        takes = _seat_of(target, method, to_offset)
        seat_rule = "same_position" if from_offset == to_offset else "closest_position"
    else:
        takes, to_offset, seat_rule = _seat(target, method)
        from_offset, _ = _closest(leaving, 1 << to_offset)
    if method.who == "next_big_blind":
        who_rule = "next_big_blind"
    else:
        who_rule = "same_position" if from_offset == to_offset else "closest_position"
    leaves = source.at_offset(from_offset)
    if people & (people - 1) == 0:
        leaves = lowest(people)
    return Choice(leaves, takes, from_offset, to_offset, who_rule, seat_rule)


def _seats(table: Sitting, method: Method) -> int:
    """Return the free seats a player may take at all."""
    return table.free if method.to in _SMALL_ALLOWED else table.free & ~table.own


def _alone(table: Sitting, method: Method) -> bool:
    """Return whether the new player makes two, so that the button passes on and the big blind follows."""
    return method.heads_up == "button_moves_on" and table.taken.bit_count() == 1


def _first(table: Sitting, method: Method, giving: bool = False) -> int:
    """Return where positions are counted from, all round, if two are left or the new player makes two, and
    the button passes on."""
    if _alone(table, method) and not giving:
        return lowest(table.taken)
    if giving and method.heads_up == "button_moves_on" and table.taken.bit_count() == 2:
        return next_of_two(table.taken, table.button_was)[1]
    return NOWHERE


def _before_big(table: Sitting, method: Method) -> int:
    """Return the free seats between the next small and big blind (procedure A4): a player there is the big
    blind."""
    if _alone(table, method):
        seats = _seats(table, method)
        free = (i for i in range(table.size) if seats >> i & 1)
        return sum([1 << i for i in free if table.role(i, method) is Role.BIG])
    return table.free & ((table.taken & -table.taken) - 1) if table.taken else 0


def _offset(table: Sitting, method: Method, index: int) -> int:
    """Return the position of a new player in that seat; before the big blind it is 0."""
    if _before_big(table, method) >> index & 1:
        return 0
    return lowest(table.by_offset(1 << index, _first(table, method)))


def _offsets(table: Sitting, method: Method) -> int:
    """Return the positions a new player can have; a seat before the big blind counts as 0."""
    before = _before_big(table, method)
    return table.by_offset(_seats(table, method) & ~before, _first(table, method)) | (before != 0)


def _seat_of(table: Sitting, method: Method, offset: int) -> int:
    """Return the seat of that position; of several before the big blind the first it reaches."""
    before = _before_big(table, method)
    if before and not offset:
        return lowest(before)
    if _alone(table, method):
        first = _first(table, method)
        return next(i for i in range(table.size) if table.by_offset(1 << i, first) == 1 << offset)
    return table.at_offset(offset)


def _closest(who: int, to: int) -> tuple[int, int]:
    """Return the two offsets that differ least: of equal pairs the worst old position, then new one."""
    if who & to:
        offset = lowest(who & to)
        return offset, offset
    step = 1
    while True:
        later, earlier = who & to >> step, who & to << step
        if later or earlier:
            offset = lowest(later | earlier)
            return offset, offset - step if earlier >> offset & 1 else offset + step
        step += 1


def _seat(table: Sitting, method: Method) -> tuple[int, int, SeatRule]:
    """Return the seat of the methods that ignore who comes, its position and what decided it."""
    before = _before_big(table, method)
    worst = method.to == "worst_position"
    if before:
        return (lowest(before), 0, "worst_free") if worst else (highest(before), 0, "big_blind")
    seats = _seats(table, method)
    index = lowest(seats)
    rule: SeatRule = "worst_free" if worst else "next_clockwise"
    if method.to == "nearest_big_blind":
        index, rule = _waiting_last(table, seats, method)
    elif seats == table.own:
        rule = "last_left"
    return index, _offset(table, method, index), rule


def _waiting_last(table: Sitting, seats: int, method: Method) -> tuple[int, SeatRule]:
    """Return the first of the seats clockwise that is neither button nor small blind, otherwise the first."""
    rest = seats
    while rest:
        index = lowest(rest)
        if table.role(index, method) not in (Role.BUTTON, Role.SMALL):
            return index, "next_clockwise"
        rest &= rest - 1
    return lowest(seats), "last_left"
