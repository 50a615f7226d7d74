"""Seats as plain rows, a player each: move slips, seat cards, and the list after a redraw.

A slip describes its action, not the present: a player moved again since has a later slip.
"""

from dataclasses import dataclass

from core.conduct.penalty_time import of_player
from core.floor.seating import seat_name
from core.formats.fold import take
from core.paper.lists import SeatingRow
from core.people.listing import listed, listing
from core.people.people import told_by
from core.say import records as r
from core.say.becauses import Balanced, Because, FoundInWrongSeat, MovedByBreak, SeatGiven, SeatsDrawn
from core.say.records import Action
from core.tournament.director import Director
from core.tournament.room import Draw
from core.tournament.state import Tournament


@dataclass(frozen=True, slots=True)
class SlipRow:
    """One moved player. ``came_from`` is empty for players without a seat; ``number`` (club number) is only
    set to tell namesakes apart. ``staff``: the player is absent and staff carry the chips. ``why``: this
    player's reason; ``group``: those of everybody the action moved. ``ruling`` is the reason for an
    override; ``commitment`` that of the draw, if the seat was drawn. ``hands_left`` or ``ms_left``: of a
    penalty that continues at the new table. ``team`` is whose stack it is."""

    entry: int
    name: str
    number: str
    came_from: str
    table: str
    seat: int
    absent: bool
    staff: bool
    why: Because | None
    group: tuple[Because, ...]
    ruling: str
    action: int
    at: int
    commitment: str = ""
    hands_left: int = 0
    ms_left: int = 0
    team: str = ""

    @property
    def waits(self) -> str:
        """Return ``yes``, ``no`` or ``unknown`` as the rule decided; empty if it decided nothing."""
        return self.why.waits if isinstance(self.why, SeatGiven) else ""


def slip_rows(director: Director, action: int) -> list[SlipRow]:
    """Return a slip for each player the action moved, by new table and seat. Empty for an action that is
    undone or missing. The night is folded only where it has gone on since, or no reason says from where."""
    moved = _moved(director, action)
    if moved is None:
        return []
    t, people = director.state, _people(moved)
    reasons = {x.entry: x for x in moved.records if isinstance(x, Because) and x.entry}
    old_seats = {
        x.entry: seat_name(t, (x.from_table, x.from_seat))
        for x in moved.records
        if isinstance(x, Balanced | MovedByBreak)
    }
    if moved is not director.night[-1] or not old_seats.keys() >= {*people}:
        t = director.before(action)
        people = [e for e in people if e in t.people.entries or _enters(moved, e)]
        old_seats = {e: t.seat_text(e) if e in t.people.entries else "" for e in people}
        take(t, moved)
    rows = [
        _row(t, moved, e, old_seats[e], reasons.get(e))
        for e in people
        if t.people.entries[e].seat is not None
    ]
    order = {table: i for i, table in enumerate(t.room.by_label)}
    return sorted(rows, key=lambda x: (order[x.table], x.seat))


def last_move(director: Director) -> int | None:
    """Return the last action that slips can be printed of; None: nobody has been moved."""
    return next(
        (a.id for a in reversed(director.live) if _people(a) and a.id in director.state.room.moved_by), None
    )


def owed(director: Director, action: int) -> bool:
    """Return whether the action's players should get slips at once: not after the first draw, when everybody
    reads the list on the wall."""
    moved = _moved(director, action)
    return moved is not None and SeatsDrawn not in map(type, moved.records)


def _moved(director: Director, action: int) -> Action | None:
    """Return the action, if it stands and has moved somebody."""
    if action in director.undone:
        return None
    return next((a for a in reversed(director.night) if a.id == action and _people(a)), None)


def _people(action: Action) -> list[int]:
    """Return the people who get a seat other than by a physical card: a drawn card is as good as a slip."""
    if Because not in map(r.family, map(type, action.records)):
        return []
    seated = [x.entry for x in action.records if isinstance(x, r.Seated) and not x.card]
    swapped = [e for x in action.records if isinstance(x, r.Swapped) for e in (x.entry, x.other)]
    corrected = [x.entry for x in action.records if isinstance(x, FoundInWrongSeat)]
    return list(dict.fromkeys((*seated, *swapped, *corrected)))


def _enters(action: Action, entry: int) -> bool:
    return any(isinstance(x, r.Entered) and x.entry == entry for x in action.records)


def _row(t: Tournament, action: Action, entry: int, old_seat: str, why: Because | None) -> SlipRow:
    row, player = t.people.entries[entry], t.people.players[t.people.entries[entry].player]
    if isinstance(why, FoundInWrongSeat):
        old_seat = seat_name(t, (why.found_table, why.found_seat))
    serves = of_player(t, player.id, action.happened)
    serving = serves.now if serves is not None else None
    draw = next((x.draw for x in action.records if isinstance(x, r.DrawMade)), None)
    return SlipRow(
        entry=entry,
        name=player.name,
        number=told_by(t, player),
        came_from=old_seat,
        table=t.room.tables[row.table].label if row.table is not None else "",
        seat=row.seat or 0,
        absent=row.absent,
        staff=row.absent and t.rulebook.flag("breaking.staff_moves_absent"),
        why=why,
        group=tuple([x for x in action.records if isinstance(x, Because) and not x.entry]),
        ruling=next((x.reason for x in action.records if isinstance(x, r.Overridden)), ""),
        action=action.id,
        at=action.happened,
        commitment=t.room.draws[draw].commitment if draw is not None else "",
        hands_left=serving.left if serving is not None and serving.penalty.hands else 0,
        ms_left=serving.left if serving is not None and not serving.penalty.hands else 0,
        team=t.game.owner(entry),
    )


DRAWN_ANEW = ("redraw", "final")


@dataclass(frozen=True, slots=True)
class RedrawList:
    """``action`` drew; ``commitment`` is its draw's. ``final``: it drew the final table. ``rows`` are the new
    seats, each with the old one (``7.4``, empty for players without a seat)."""

    action: int
    at: int
    final: bool
    commitment: str
    rows: tuple[tuple[SeatingRow, str], ...]


def last_redraw(director: Director) -> Action | None:
    """Return the last redraw or draw of the final table, if any."""
    if not any(x.purpose in DRAWN_ANEW for x in director.state.room.draws.values()):
        return None
    return next((a for a in reversed(director.live) if _draw_made(a) is not None), None)


def redraw_list(director: Director) -> RedrawList | None:
    """Return everybody who drew a seat, as of then; None if there was no redraw."""
    action = last_redraw(director)
    draw = None if action is None else _draw_made(action)
    if action is None or draw is None:
        return None
    how, rows = listing(director.state), list[tuple[SeatingRow, str]]()
    for x in sorted(
        slip_rows(director, action.id), key=lambda x: (listed(x.name, how).key, x.number, x.entry)
    ):
        name = listed(x.name, how)
        row = SeatingRow(name.name, name.letter, x.table, x.seat, x.number, x.entry, x.team)
        rows.append((row, x.came_from))
    commitment = director.state.room.draws[draw.draw].commitment
    return RedrawList(action.id, action.happened, draw.purpose == "final", commitment, tuple(rows))


def _draw_made(action: Action) -> r.DrawMade | None:
    return next((x for x in action.records if isinstance(x, r.DrawMade) and x.purpose in DRAWN_ANEW), None)


def seat_draws(t: Tournament) -> dict[int, Draw]:
    """Return the last draw that gave each entry a seat; none for who drew a physical card."""
    made = [draw for draw in t.room.draws.values() if draw.state == "made"]
    by_card = {e.id for e in t.people.entries.values() if e.card}
    return {entry: draw for draw in made for entry in draw.entries if entry not in by_card}
