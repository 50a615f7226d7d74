"""The question which seats a wheelchair reaches, asked before a draw that needs them (RULES B2)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from core.floor import accessible
from core.say.duty import Duty, DutyKind, Urgency
from core.tournament.ruling import cited
from core.tournament.state import Table, Tournament


def accessible_first(
    t: Tournament, entries: Iterable[int], tables: Sequence[Table], urgency: Urgency, **where: str
) -> Duty | None:
    """Too few such seats are known for a draw of these entries to the tables at which all will sit then.
    ``where`` tells these tables: ``final``, the final one; ``breaks``, all but the one that breaks."""
    people = accessible.to_ask(t, entries, tables)
    if not people:
        return None
    known = accessible.known(tables)
    return Duty(
        DutyKind.ACCESSIBLE, tuple(people), (known, *where), urgency,
        {
            "needed": len(accessible.needy(t, t.live.values())), "known": known,
            "names": tuple(t.name(e) for e in people), "players": len(people), **where,
        },
        clauses=cited(t, "draw.accessible"),
    )  # fmt: skip
