"""The ladder of penalties and who stands where on it (procedures J.ladder and J1).

A ladder names its minutes; of hands and rounds it names the fewest, and how many more is the director's
choice ("eine oder mehrere"). Who has been punished gets the step after the hardest one of tonight; one who
stands on the last step stays there. A book that gives an offence a step has at least that one.
"""

from collections.abc import Sequence

from core.rulebook.kinds import HARDER, step
from core.tournament.conduct import Penalty
from core.tournament.state import Tournament

DISQUALIFIED = "disqualified"


def record(t: Tournament, player: int) -> list[Penalty]:
    """Return the player's penalties tonight in the order they were given, in all entries. Undone and
    withdrawn penalties do not count, nor those of the team; lifted ones do."""
    own = (p for p in t.conduct.penalties.values() if not p.of_team and p.ended != "withdrawn")
    return [p for p in own if whose(t, p) == player]


def whose(t: Tournament, penalty: Penalty) -> int:
    """Return the player: an entry corrected to another player's takes its penalties along, unless several
    play one stack by turns, who each keep their own."""
    entry = t.people.entries.get(penalty.entry)
    if entry is None or t.game.holder(t.people, entry.id) != entry.player:
        return penalty.player
    return entry.player


def offender(t: Tournament, penalty: Penalty) -> str:
    """Return the name of the player or the team that was penalised."""
    return t.game.owner(penalty.entry) if penalty.of_team else t.people.players[whose(t, penalty)].name


def place(ladder: Sequence[str], text: str) -> int | None:
    """Return the index of this step, the mildest 0; None if it is not one of the steps."""
    if text in ladder:
        return ladder.index(text)
    parts = step(text)
    if parts is None or parts.what not in ("hands", "rounds"):
        return None
    steps = [(i, x) for i, s in enumerate(ladder) if (x := step(s)) is not None and x.what == parts.what]
    return max((i for i, x in steps if x.number <= parts.number), default=None)


def proposed(t: Tournament, player: int, given: str = "") -> str:
    """Return the next step of the book for this player. ``given`` is the step that the book gives what was
    done, ``harder`` for more than a warning: it is at least that one."""
    ladder = t.rulebook.steps("penalty.ladder")
    reached = [_reached(ladder, p.step) for p in record(t, player)]
    following = max(reached, default=-1) + 1
    if given == HARDER:
        following = max(following, (place(ladder, "warning") or 0) + 1)
    elif given:
        following = max(following, place(ladder, given) or 0)
    return ladder[min(following, len(ladder) - 1)]


def _reached(ladder: Sequence[str], text: str) -> int:
    """Return the index a penalty brings its player to; off the ladder, the highest it is harder than."""
    at = place(ladder, text)
    if at is not None:
        return at
    parts = step(text)
    number = 0 if parts is None else parts.number
    counted = [(i, x) for i, s in enumerate(ladder) if (x := step(s)) is not None and x.number]
    same = [i for i, x in counted if parts is not None and x.what == parts.what and x.number <= number]
    # sitting out is more than a warning, however it is counted
    if same:
        return max(same)
    if counted:
        return counted[0][0] - 1
    return -1


def compared(t: Tournament, text: str, to: str) -> str:
    """Return ``next``, ``milder`` or ``harder``; ``too_hard`` where the book does not let the director go
    further; ``other`` for a penalty that is no step."""
    ladder = t.rulebook.steps("penalty.ladder")
    at, meant = place(ladder, text), place(ladder, to)
    if at is None or meant is None:
        return "other"
    if at <= meant:
        return "next" if at == meant else "milder"
    return "harder" if t.rulebook.flag("penalty.harder") else "too_hard"
