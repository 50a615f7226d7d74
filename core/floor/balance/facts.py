"""The parts of a balance plan: tables, a rulebook's method, moves and the facts they rest on
(procedures D)."""

from dataclasses import dataclass
from typing import Literal, NamedTuple, get_args

from core.floor.positions import EmptyButton, HeadsUp, Role
from core.say.said import ByFields
from core.tournament.table import Blinds

Who = Literal["next_big_blind", "same_position_worst_first"]
To = Literal["worst_position", "big_blind_else_next_clockwise", "nearest_big_blind", "same_position"]
Wait = Literal["on_button_or_small_blind", "between_small_blind_and_button", "none"]
Source = Literal["most_players_then_breaks_first", "most_players_then_breaks_last"]
Destination = Literal["shortest_then_breaks_last", "shortest_then_breaks_first"]
Halt = Literal["none", "short_of_largest", "short_when_big_blind_would_be_empty"]

# The roles that sit out, by the rulebook's word for the place. With two players nobody does: there would be
# no hand.
WAITS: dict[str, frozenset[Role]] = {
    "none": frozenset(),
    "between_small_blind_and_button": frozenset({Role.WAITS}),
    "on_button_or_small_blind": frozenset({Role.WAITS, Role.BUTTON, Role.SMALL}),
}

# The same to be looked through: quicker than a hash, of so few.
SITS_OUT: dict[str, tuple[Role, ...]] = {word: tuple(roles) for word, roles in WAITS.items()}


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class TableState(ByFields):
    """A table before the next hand. ``blinds`` are those of its last hand, None where nobody knows them.

    The table of the lowest ``break_rank`` breaks first; of equal ranks the highest id (procedure E1).
    ``pinned`` are seats whose players go only to ``accessible`` ones (procedure B2). ``eliminated``: how many
    went out there since it was opened or all seats were drawn again; ``groups``: seats and the groups, by the
    format, of which only one sits at a table; ``breaking``: its break has begun.
    """

    id: int
    size: int
    occupied: tuple[int, ...]
    closed: tuple[int, ...] = ()
    blinds: Blinds | None = None
    break_rank: int = 0
    pinned: tuple[int, ...] = ()
    accessible: tuple[int, ...] = ()
    eliminated: int = 0
    groups: tuple[tuple[int, int], ...] = ()
    breaking: bool = False


@dataclass(frozen=True, eq=False, repr=False)
class Method(ByFields):
    """The method by which a rulebook balances tables (procedures D.who, D.to and D.halt). Raises
    ``ValueError`` for an unknown value.

    ``who``: which player moves: the next hand's big blind, or a player who keeps the position, the worst
    position first.
    ``to``: which seat the player gets. ``worst_position``: the one that posts the big blind soonest, never
    the small blind's; ``big_blind_else_next_clockwise``: as near before the big blind as possible, so that
    the player posts it next, else the first free seat clockwise; ``nearest_big_blind``: the same, but button
    and small blind last; ``same_position``: the position the player had, else the closest, never the small
    blind's.
    ``wait``: where the player sits out until the button has passed.
    ``source``, ``destination``: of equally large, or equally short, tables the one that breaks first or last.
    ``halt``: which tables stop dealing: none; those ``halt_short`` or more players short of the largest; or
    only those of them where as many were eliminated and the big blind would fall on an empty seat.
    """

    due_difference: int = 2
    who: Who = "next_big_blind"
    to: To = "worst_position"
    wait: Wait = "between_small_blind_and_button"
    source: Source = "most_players_then_breaks_first"
    destination: Destination = "shortest_then_breaks_last"
    halt: Halt = "none"
    halt_short: int = 3
    empty_button: EmptyButton = "dead"
    heads_up: HeadsUp = "big_blind_moves_on"

    def __post_init__(self) -> None:
        # Tables of 5 and 4 can never be evened: below two, players would move for ever.
        if self.due_difference < 2:
            raise ValueError(f"due_difference {self.due_difference} is below 2")
        if self.halt_short < 1:
            raise ValueError(f"halt_short {self.halt_short} is below 1")
        for value, sort in (
            (self.who, Who),
            (self.to, To),
            (self.wait, Wait),
            (self.source, Source),
            (self.destination, Destination),
            (self.halt, Halt),
            (self.empty_button, EmptyButton),
            (self.heads_up, HeadsUp),
        ):
            if value not in get_args(sort):
                raise ValueError(f"{value!r} is none of {', '.join(get_args(sort))}")


# The rules that chose the table which gives (procedure D.from), the one which takes (procedure D.table), the
# player (procedure D.who), the seat (procedure D.to). "named": by the director; "closest_position": none
# matched (procedure D1); "apart": the first in order who comes to none of his group; "parts": one of a group
# that shares the table (procedure B7); "big_blind": a free seat before the big blind makes it his;
# "last_left": only button or small blind were left.
FromRule = Literal["most_players", "breaks_first", "breaks_last", "named"]
TableRule = Literal["shortest", "breaks_last", "breaks_first", "named"]
WhoRule = Literal["next_big_blind", "same_position", "closest_position", "apart", "parts", "named"]
SeatRule = Literal[
    "worst_free", "big_blind", "next_clockwise", "last_left", "same_position", "closest_position", "named"
]


class Why(NamedTuple):
    """The facts of one move, as they were when the moves before it had been made.

    ``from_offset`` is the player's position in seats from the next big blind, ``to_offset`` the one he
    has at the new table (0: he is the big blind). ``role`` is what he is in its next hand; ``single``: no
    small blind is posted beside his big blind; ``sits_out``: he gets no cards yet; ``passed``: the seats
    of those who would have moved before him, but not to a seat that is not accessible; ``mates`` of
    those who would have, were it not for the groups that sit apart.
    """

    from_players: int
    to_players: int
    from_rule: FromRule
    table_rule: TableRule
    who_rule: WhoRule
    seat_rule: SeatRule
    from_offset: int
    to_offset: int
    role: Role
    single: bool
    sits_out: bool
    passed: tuple[int, ...] = ()
    mates: tuple[int, ...] = ()

    @property
    def difference(self) -> int:
        """Return how many seats further from the big blind the player sits; 0 if the positions match."""
        return self.to_offset - self.from_offset


class Move(NamedTuple):
    """One player, from (table, seat) to (table, seat)."""

    who: tuple[int, int]
    to: tuple[int, int]
    why: Why


class Plan(NamedTuple):
    """The moves and answers that balancing asks for now.

    ``moves`` in order, up to the first that waits for an answer. ``ask`` are the tables whose blinds must
    be told (procedure A5), in the order they are needed: first for the moves, then for ``halt``, the tables
    that must stop dealing now. ``short`` are tables that stay short by ``due_difference`` as no seat of
    theirs may be taken; ``stuck`` those that stay full as all who might leave need an accessible seat.
    """

    moves: tuple[Move, ...]
    ask: tuple[int, ...]
    short: tuple[int, ...]
    halt: tuple[int, ...]
    stuck: tuple[int, ...] = ()


class Next(NamedTuple):
    """A plan's first move and how many there are; without a move the tables to ask for it, without these
    the tables that stay ``short`` and ``stuck``. ``due``: the indices of the first giver and the first taker;
    None while no table is short (procedure D.due)."""

    move: Move | None
    moves: int = 0
    ask: tuple[int, ...] = ()
    due: tuple[int, int] | None = None
    short: tuple[int, ...] = ()
    stuck: tuple[int, ...] = ()
