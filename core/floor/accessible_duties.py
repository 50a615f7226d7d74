"""The question which seats a wheelchair reaches, asked before a draw that needs them (RULES B2)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from core.floor import accessible
from core.say.duties import AccessibleDuty, Urgency
from core.tournament.ruling import cited
from core.tournament.state import Tournament
from core.tournament.table import Table


def accessible_first(
    t: Tournament,
    entries: Iterable[int],
    tables: Sequence[Table],
    urgency: Urgency,
    *,
    final: Table | None = None,
    breaks: Table | None = None,
) -> AccessibleDuty | None:
    """Return the duty to mark accessible seats if too few are known for a draw of these entries to the tables
    that will be in play: the ``final`` one, or all but the one that ``breaks``."""
    people = accessible.to_ask(t, entries, tables)
    if not people:
        return None
    final_or_broken = final or breaks
    return AccessibleDuty(
        entries=tuple(people), known=accessible.known(tables), urgency=urgency,
        needed=len(accessible.needy(t, t.people.live.values())),
        where="final" if final else "breaks" if breaks else None,
        table=final_or_broken.id if final_or_broken else None,
        clauses=cited(t, "draw.accessible"),
    )  # fmt: skip
