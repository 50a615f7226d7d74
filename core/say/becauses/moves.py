"""Why somebody was moved, a table broken or stopped, or a hand dealt from there."""

from __future__ import annotations

from core.say.becauses.base import Because, SeatGiven


class Balanced(SeatGiven):
    """The move of a balance (procedures D). The rules are the words of ``core.floor.balance.facts``: what
    decided each part of it.

    ``from_offset`` and ``to_offset``: seats from the next big blind, before and after. ``role``: what the
    player is in the next hand there; ``single``: no small blind is posted beside that big blind. ``passed``:
    those who would have moved before, but only to an accessible seat; ``mates``: those who would have, but
    for team-mates.
    """

    from_table: int
    from_seat: int
    from_players: int
    to_players: int
    due_difference: int
    from_rule: str
    table_rule: str
    who_rule: str
    seat_rule: str
    from_offset: int
    to_offset: int
    role: str
    single: bool = False
    passed: tuple[int, ...] = ()
    mates: tuple[int, ...] = ()


class MovedByHand(SeatGiven):
    """The director moved a player; no rule chose."""

    from_table: int
    from_seat: int


class SwappedByHand(SeatGiven):
    """The director had two players change seats: the one of ``entry``."""

    from_table: int
    from_seat: int


class FoundInWrongSeat(SeatGiven):
    """A player in the wrong seat moves to the one that was drawn, with the current stack (procedure B5)."""

    found_table: int
    found_seat: int


class TableBroken(Because):
    """A table breaks (procedures E). ``first`` was next in the break order, which ``order_rule`` made:
    ``set`` by the director, else the rulebook's word.

    ``order``: its players as they drew, or as they sat where one step gives each a seat; ``seats``: the seat
    of each of them. ``by_cards``: they draw physical cards instead.
    """

    table: int
    first: int
    players: int
    order_rule: str
    steps: int
    order: tuple[int, ...] = ()
    seats: tuple[tuple[int, int], ...] = ()
    by_cards: bool = False


class MovedByBreak(SeatGiven):
    """A player of a broken table drew a seat. ``role``: the player's role in the next hand there, empty
    without the blinds. ``staff``: absent, so the staff carries the chips."""

    from_table: int
    from_seat: int
    role: str = ""
    staff: bool = False


class BreakOrderChosen(Because):
    """The director set which tables break first; ``announced``: the rulebook has the order announced."""

    tables: tuple[int, ...]
    announced: bool = False


class HandDealt(Because):
    """The seats of button and blinds next hand, and who is dealt in. ``heads_up`` and ``empty_button``:
    the rulebook's word, where that decided it; ``dead_small``: nobody posts the small blind."""

    table: int
    button: int
    small: int
    big: int
    heads_up: str = ""
    empty_button: str = ""
    dead_small: bool = False
    dealt_in: tuple[int, ...] = ()


class HandReplayed(Because):
    """A misdealt hand is dealt again with the same button (procedure G7)."""

    table: int
    button: int
    big: int


class ShortTable(Because):
    """The state of a table that stops, or deals again. ``short``: how many players a table lacks that is
    stopped, 0 where the rulebook does not count; ``choice``: the rulebook leaves it to the director here."""

    table: int
    players: int
    largest: int
    short: int
    rule: str
    choice: bool


class TableStopped(ShortTable):
    """A short table stops dealing."""


class DealsAgain(ShortTable):
    """A stopped table deals again. ``still``: it has as few players as stopped it; ``anyway``: by the
    director's decision."""

    still: bool
    anyway: bool
