"""What an undo has taken from people, where what it undid does not say so."""

from __future__ import annotations

from datetime import tzinfo

from core.say import records as r
from core.say.records import Action
from core.tournament.director import Director
from gui.words.actions import action_title
from gui.words.names import Names
from gui.words.tr import counted


def unseated(action: Action, director: Director, zone: tzinfo) -> str:
    """Whose seat an undo of something older has taken: ``Undone: Seats drawn for 4 players. 3 players still
    in have no seat now.`` Of the last action Undo said so itself."""
    history, state, last = director.history, director.state, director.next_undo()
    undone = [x.action for x in action.records if isinstance(x, r.Undone)]
    if not undone or last is None or last.id < min(undone):
        return ""
    seated = {x.entry for i in undone for x in history[i - 1].records if isinstance(x, r.Seated)}
    left = len([e for e in seated.intersection(state.live.values()) if state.entries[e].table is None])
    if not left:
        return ""
    what = action_title(action, Names(state, history, zone))
    lost = counted(left, "{n} player still in has no seat now.", "{n} players still in have no seat now.")
    return f"{what}. {lost}"
