"""Penalties of earlier nights: the rows that the library keeps for the director.

The tournament is the truth. The library's rows are keyed by the action that gave them and rewritten after
each action and when the night is opened, so that undone penalties disappear there too. Penalties given in a
copy of the file belong to the copy: one prepared file may serve the main and the side event. They do not
count for the ladder: the next step depends on tonight's record alone.
"""

from collections.abc import Sequence

from core.conduct.report import conduct_rows
from core.keeping.directory import KeptPenalty
from core.say.records import Action
from core.tournament.state import Tournament


def tournament_id(history: Sequence[Action]) -> str:
    """Return a night's identity: the hash of its first action, the same in every copy of the file; empty for
    a night without actions."""
    return history[0].hash if history else ""


def kept(t: Tournament, history: Sequence[Action]) -> list[KeptPenalty]:
    """Return all rows that the library should have of this night: those of players, whom it knows. Of a team
    each who held a stack has one, however many stacks that were."""
    title, night = str(t.setting("title") or ""), tournament_id(history)
    rows = (
        KeptPenalty(
            night,
            x.action,
            history[x.action - 1].hash,
            x.at,
            title,
            x.name,
            x.number,
            x.step,
            x.offence,
            x.clause,
        )
        for x in conduct_rows(t)
        if not x.of_team
    )
    return [*dict.fromkeys(rows)]


def is_of(history: Sequence[Action], row: KeptPenalty) -> bool:
    """Return whether this night gave the penalty, even if it has been undone since. A row without a seal is
    matched by the night alone."""
    if row.tournament != tournament_id(history):
        return False
    return not row.seal or (row.action <= len(history) and history[row.action - 1].hash == row.seal)
