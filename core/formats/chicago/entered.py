"""The entries of a protocol, each with the action of the log that wrote it."""

from core.formats.chicago.deal import Mark
from core.formats.chicago.facts import RoundTold, Written
from core.formats.chicago.fold import mark_of
from core.tournament.director import Director


def actions(director: Director, heat: int, table: int, round_: int) -> list[tuple[int, Mark | None]]:
    """Return the actions that wrote this protocol as it stands, with what each wrote; a whole round as one
    line has no mark."""
    found: list[tuple[int, Mark | None]] = []
    for action in director.night:
        if action.id in director.undone:
            continue
        for x in action.records:
            if isinstance(x, Written | RoundTold) and (x.heat, x.table, x.round) == (heat, table, round_):
                if isinstance(x, RoundTold):
                    found.clear()
                found.append((action.id, mark_of(x) if isinstance(x, Written) else None))
    return found
