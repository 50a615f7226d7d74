"""Penalties of earlier nights: what the library keeps of a night's, so that a director knows of them.

The tournament is the truth. The library's rows are keyed by the action that gave them and written anew after
each action and when the night is opened, so that what is undone is gone there too. What a copy of the file
has given is the copy's: one prepared file is the main and the side event. They count for nobody's ladder: the
record that proposes a step is tonight's alone.
"""

from __future__ import annotations

from collections.abc import Sequence

from core.conduct.report import conduct_rows
from core.keeping.kept_penalty import KeptPenalty
from core.say.records import Action
from core.tournament.state import Tournament


def tournament_id(history: Sequence[Action]) -> str:
    """What a night goes by outside its file: the hash of its first action, the same in every copy of the
    file; empty where nothing has happened yet."""
    return history[0].hash if history else ""


def kept(t: Tournament, history: Sequence[Action]) -> list[KeptPenalty]:
    """What the library is to have of this night, all of it."""
    title, night = str(t.setting("title") or ""), tournament_id(history)
    return [
        KeptPenalty(
            night, x.action, history[x.action - 1].hash, x.at, title, x.name, x.number, x.step, x.offence,
            x.clause,
        )
        for x in conduct_rows(t)
    ]  # fmt: skip


def is_of(history: Sequence[Action], row: KeptPenalty) -> bool:
    """Whether this night gave it, even if it is undone since. A row from before seals were kept goes by the
    night alone."""
    if row.tournament != tournament_id(history):
        return False
    return not row.seal or (row.action <= len(history) and history[row.action - 1].hash == row.seal)
