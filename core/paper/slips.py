"""Move slips as plain rows: who was moved by an action, from where to where, and why.

A slip tells of its action, not of now: whoever has been moved again since has a later slip.
"""

from __future__ import annotations

from dataclasses import dataclass

from core.conduct.penalty_time import of_player
from core.floor.seating import seat_name
from core.formats.holdem.fold import take
from core.say import records as r
from core.say.becauses import Because, FoundInWrongSeat, SeatGiven, SeatsDrawn
from core.say.records import Action
from core.tournament.director import Director
from core.tournament.names import named
from core.tournament.state import Tournament


@dataclass(frozen=True, slots=True)
class SlipRow:
    """One player moved. ``came_from`` is empty for who had no seat; ``number`` (club number) is there only to
    tell two of one name apart. ``staff``: who is absent and has his chips carried. ``why``: this player's
    reason; ``group``: those of everybody the action moved. ``ruling`` is the motivation of an override;
    ``commitment`` that of the draw the seat came from, if it was drawn. ``hands_left`` or ``ms_left``: of a
    penalty that is served on at the new table."""

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

    @property
    def waits(self) -> str:
        """``yes``, ``no`` or ``unknown``, as the rule said it; empty where it said nothing."""
        return self.why.waits if isinstance(self.why, SeatGiven) else ""


def slip_rows(director: Director, action: int) -> list[SlipRow]:
    """A slip for each player the action moved, in the order they sit down: by the tables they go to.
    Nobody for an action that is undone, or that is not there."""
    found = next((a for a in reversed(director.night) if a.id == action), None)
    if found is None or director.undone_by(action) is not None or not _moves(found):
        return []
    t = director.before(action)
    told = {x.entry: x for x in found.records if isinstance(x, Because) and x.entry}
    people = [e for e in _people(found) if e in t.entries or _enters(found, e)]
    left = {e: t.seat_text(e) if e in t.entries else "" for e in people}
    take(t, found)
    rows = [_row(t, found, e, left[e], told.get(e)) for e in people if t.entries[e].seat is not None]
    order = {table: i for i, table in enumerate(t.labels)}
    return sorted(rows, key=lambda x: (order[x.table], x.seat))


def last_move(director: Director) -> int | None:
    """The last action slips can be printed of; None: nobody has been moved."""
    live = (a for a in reversed(director.night) if director.undone_by(a.id) is None)
    return next((a.id for a in live if _moves(a) and a.id in director.state.moved), None)


def owed(director: Director, action: int) -> bool:
    """Whether the action's players are to be handed slips at once: not after the first draw, when everybody
    looks at the list on the wall."""
    found = next((a for a in reversed(director.night) if a.id == action), None)
    if found is None or director.undone_by(action) is not None or not _moves(found):
        return False
    return not any(isinstance(x, SeatsDrawn) for x in found.records)


def _moves(action: Action) -> bool:
    """Somebody goes to a seat, and a rule has said why."""
    sits = any(isinstance(x, r.Swapped | FoundInWrongSeat) or _sits(x) for x in action.records)
    return sits and any(isinstance(x, Because) for x in action.records)


def _sits(x: object) -> bool:
    """Who drew a physical card has it in his hand and needs no slip."""
    return isinstance(x, r.Seated) and not x.card


def _people(action: Action) -> list[int]:
    seated = [x.entry for x in action.records if isinstance(x, r.Seated) and not x.card]
    swapped = [e for x in action.records if isinstance(x, r.Swapped) for e in (x.entry, x.other)]
    found = [x.entry for x in action.records if isinstance(x, FoundInWrongSeat)]
    return list(dict.fromkeys((*seated, *swapped, *found)))


def _enters(action: Action, entry: int) -> bool:
    return any(isinstance(x, r.Entered) and x.entry == entry for x in action.records)


def _row(t: Tournament, action: Action, entry: int, left: str, why: Because | None) -> SlipRow:
    found, player = t.entries[entry], t.players[t.entries[entry].player]
    if isinstance(why, FoundInWrongSeat):
        left = seat_name(t, (why.found_table, why.found_seat))
    serves = of_player(t, player.id, action.happened)
    rest = serves.now if serves is not None else None
    drawn = next((x.draw for x in action.records if isinstance(x, r.DrawMade)), None)
    return SlipRow(
        entry=entry,
        name=player.name,
        number=player.number if len(named(t, player.name)) > 1 else "",
        came_from=left,
        table=t.tables[found.table].label if found.table is not None else "",
        seat=found.seat or 0,
        absent=found.absent,
        staff=found.absent and t.rulebook.flag("breaking.staff_moves_absent"),
        why=why,
        group=tuple(x for x in action.records if isinstance(x, Because) and not x.entry),
        ruling=next((x.motivation for x in action.records if isinstance(x, r.Ruling)), ""),
        action=action.id,
        at=action.happened,
        commitment=t.draws[drawn].commitment if drawn is not None else "",
        hands_left=rest.left if rest is not None and rest.penalty.hands else 0,
        ms_left=rest.left if rest is not None and not rest.penalty.hands else 0,
    )
