"""The list after a redraw or a final table, as plain rows: everybody's old and new seat, by name."""

from __future__ import annotations

from core.paper.slips import slip_rows
from core.people.listing import list_name, listing, name_key, running_letter
from core.say import records as r
from core.say.records import Action
from core.say.value import dataclass
from core.tournament.director import Director

DRAWN_ANEW = ("redraw", "final")


@dataclass(frozen=True, slots=True)
class RedrawRow:
    """``came_from`` (``7.4``) is empty for players without a seat; ``number`` is the club number of a
    namesake. ``stays``: the player drew the same seat."""

    name: str
    letter: str
    number: str
    came_from: str
    table: str
    seat: int
    stays: bool


@dataclass(frozen=True, slots=True)
class RedrawList:
    """``action`` drew; ``commitment`` is its draw's. ``final``: it drew the final table."""

    action: int
    at: int
    final: bool
    commitment: str
    rows: tuple[RedrawRow, ...]


def last_redraw(director: Director) -> Action | None:
    """Return the last redraw or draw of the final table, if any."""
    if not any(x.purpose in DRAWN_ANEW for x in director.state.room.draws.values()):
        return None
    live = (a for a in reversed(director.night) if director.undone_by(a.id) is None)
    return next((a for a in live if _draw_made(a) is not None), None)


def redraw_list(director: Director) -> RedrawList | None:
    """Return everybody who drew a seat, as of then; None if there was no redraw."""
    action = last_redraw(director)
    draw = None if action is None else _draw_made(action)
    if action is None or draw is None:
        return None
    rows_by_name, how = [], listing(director.state)
    for x in slip_rows(director, action.id):
        stays = x.came_from == f"{x.table}.{x.seat}"
        row = RedrawRow(
            list_name(x.name, how), running_letter(x.name, how), x.number, x.came_from, x.table, x.seat, stays
        )
        rows_by_name.append((name_key(x.name, how), x.number, x.entry, row))
    rows = tuple(row for *_, row in sorted(rows_by_name, key=lambda x: x[:3]))
    commitment = director.state.room.draws[draw.draw].commitment
    return RedrawList(action.id, action.happened, draw.purpose == "final", commitment, rows)


def _draw_made(action: Action) -> r.DrawMade | None:
    return next((x for x in action.records if isinstance(x, r.DrawMade) and x.purpose in DRAWN_ANEW), None)
