"""Duties of the floor: seats to be drawn, tables to be stopped, broken and balanced."""

from __future__ import annotations

from core.say.becauses import Balanced
from core.say.duties.base import Duty
from core.say.duties.rank import Rank


class AccessibleDuty(Duty, rank=Rank.SEATS, subject="entries", cause="known where"):
    """Too few accessible seats are known for the draw of these entries. ``needed`` is for all who are in.
    ``where`` names the tables: ``final``, the ``table`` that becomes the final one; ``breaks``, all but the
    ``table`` that breaks; empty, all."""

    entries: tuple[int, ...]
    needed: int
    known: int
    where: str | None = None
    table: int | None = None


class DrawnThinly(Duty):
    """A duty that would leave half the seats empty: ``least`` to ``most`` come to each of ``tables``, and
    ``enough`` tables would do (0: all of them are needed)."""

    tables: int = 0
    least: int = 0
    most: int = 0
    enough: int = 0


class DrawNumberDuty(DrawnThinly, rank=Rank.SEATS, subject="draw"):
    """A draw waits for a number called in the room; ``everybody`` is redrawn by it. ``others`` are the
    commitments of draws that the same number makes; ``purposes`` are those of all of them then. ``needs``:
    how many players need an accessible seat and how many groups sit apart, ``unmet`` of them in vain;
    ``kept`` seats were given before."""

    draw: int
    commitment: str
    players: int
    everybody: bool
    others: tuple[str, ...] = ()
    purposes: tuple[str, ...] = ()
    needs: int = 0
    unmet: int = 0
    kept: int = 0


class SeatsDuty(DrawnThinly, rank=Rank.SEATS, cause="entries"):
    """Entries without a seat, or ``alternates`` for whom one has come free. Where they draw physical
    ``cards``, those of ``card_tables`` are laid out, ``card_counts`` of each; of no table named, all."""

    entries: tuple[int, ...]
    free: int
    alternates: bool = False
    cards: bool = False
    card_tables: tuple[int, ...] = ()
    card_counts: tuple[int, ...] = ()


class HaltDuty(Duty, rank=Rank.TABLES, subject="table", cause="players largest", grows="spread"):
    """A table is to stop dealing; ``choice``: it is the director's choice."""

    table: int
    players: int
    largest: int
    choice: bool


class DealDuty(Duty, rank=Rank.TABLES, subject="table", cause="players largest"):
    """A halted table deals again: it is no longer ``short`` of the largest, or is ``still`` so and nothing
    stops it any longer, or it is ``full``."""

    table: int
    players: int
    largest: int
    short: int
    still: bool
    full: bool


class StandsStillDuty(Duty, rank=Rank.TABLES, subject="table", cause="since"):
    """A table halted by the director's ruling, ``since`` (ms), deals again only when he says so."""

    table: int
    since: int


class ReseatingDuty(Duty):
    """Players give up their seats and draw others, with physical ``cards`` or without. It waits while
    somebody may still come in: ``entering`` is the last level for that, 0 if only alternates wait, None:
    nobody."""

    cards: bool = False
    entering: int | None = None


class FinalTableDuty(ReseatingDuty, rank=Rank.TABLES, cause="live", grows="tables"):
    """The final table is due. ``live`` counts who is in, ``players`` who sits at it; ``chairs`` are to be
    fetched to ``table``. ``default``: the rulebook does not say whether all seats are drawn (``redraw``)."""

    live: int
    players: int
    size: int
    redraw: bool
    default: bool
    table: int | None
    chairs: int


class RedrawDuty(ReseatingDuty, rank=Rank.TABLES, cause="which"):
    """All seats are redrawn; ``which`` planned redraw is due."""

    which: str
    players: int
    tables: int


class BreakTableDuty(ReseatingDuty, rank=Rank.TABLES, subject="table", cause="players free", grows="tables"):
    """A table breaks. Some players are ``drawn`` a seat, the director places others (``by_hand``); of each
    table they go ``to`` the least and the most it gets. ``free`` are the seats of the other tables."""

    table: int
    players: int
    free: int
    drawn: tuple[int, ...] = ()
    by_hand: tuple[int, ...] = ()
    to: tuple[int, ...] = ()
    least: tuple[int, ...] = ()
    most: tuple[int, ...] = ()


class BalanceDuty(Duty, rank=Rank.TABLES):
    from_table: int
    from_players: int
    to_table: int
    to_players: int


class BalanceMoveDuty(BalanceDuty, subject="entry from_table from_seat to_table to_seat"):
    """The first of so many ``moves``: who goes from which seat to which, and why."""

    entry: int
    from_seat: int
    to_seat: int
    moves: int
    because: Balanced


class BalanceAskDuty(BalanceDuty, subject="asks", cause="sizes", grows="spread"):
    """The big blind of the tables it ``asks`` about is missing; ``sizes`` are those of all tables."""

    sizes: tuple[int, ...]


class BalanceUnableDuty(BalanceDuty, subject="to_table", cause="from_table from_players to_players unable"):
    """Nobody can be sent to the short table. ``unable``: ``small_blind``, the one seat that is ``free`` has
    the small blind next; ``closed``, the others are closed; ``accessible``, all who might leave need an
    accessible seat. ``free`` and ``closed`` are seats of the short table."""

    unable: str
    free: tuple[int, ...]
    closed: tuple[int, ...]


class CarryChipsDuty(Duty, rank=Rank.PEOPLE, subject="entry", cause="from_table from_seat to_table to_seat"):
    entry: int
    from_table: int
    from_seat: int
    to_table: int
    to_seat: int


class DealInDuty(Duty, rank=Rank.PEOPLE, subject="entry table seat"):
    entry: int
    table: int
    seat: int
