"""Taking records in: the state is the fold of the log.

Applying decides nothing; it only refuses what cannot be (``Conflict``): a seat with two people, a
bust of somebody who is out. That is what makes a trial fold an honest test of undo.
"""

from collections.abc import Iterable

from core.chips.fold import CHIPS
from core.clock.fold import CLOCK
from core.conduct.fold import CONDUCT, CONDUCT_BY_ACTION
from core.floor.fold import FLOOR
from core.formats.choosing import chosen
from core.formats.format import of
from core.hands.fold import HANDS
from core.log.bulk import no_collection
from core.money.fold import MONEY
from core.people.fold import PEOPLE
from core.say import records as r
from core.say.conflict import Conflict
from core.tournament.decimals import counted_in, restated
from core.tournament.fold import NIGHT, NIGHT_BY_ACTION, Folds, FoldsByAction
from core.tournament.kept import still_true
from core.tournament.state import Tournament

__all__ = ["Conflict", "fold", "take"]


def fold(actions: Iterable[r.Action]) -> Tournament:
    """Return the state after these actions. Raise ``Conflict`` with ``.args[1]`` the action id."""
    state = Tournament()
    with no_collection():
        for action in actions:
            take(state, action)
    return state


def take(state: Tournament, action: r.Action) -> None:
    """Apply one action's records; a ``Conflict`` names the action and leaves the state unusable."""
    happened = action.happened
    state.touched.clear()
    kept, state.kept = state.kept or {}, None
    try:
        records, counted, decimals = action.records, counted_in(action), state.decimals
        if counted != decimals:
            records = tuple(restated(x, counted, decimals) for x in records)
        for record in records:
            apply = _APPLY.get(type(record))
            if apply is not None:
                apply(state, record, happened)
            elif isinstance(record, r.FormatFact):
                _own(state, record, happened)
            else:
                _BY_ACTION[r.family(type(record))](state, record, action)
    except Conflict as conflict:
        raise Conflict(str(conflict), action.id) from conflict
    state.kept = still_true(kept, records)


def _own(state: Tournament, record: r.FormatFact, happened: int) -> None:
    apply = of(state).fold.get(type(record))
    if apply is None:
        raise Conflict(f"format {of(state).id} has no {type(record).__name__}")
    apply(state, record, happened)


_APPLY: Folds = {
    r.FormatChosen: chosen, **NIGHT, **CLOCK, **PEOPLE, **MONEY, **FLOOR, **CONDUCT, **CHIPS,
    **HANDS,
}  # fmt: skip
_BY_ACTION: FoldsByAction = {**NIGHT_BY_ACTION, **CONDUCT_BY_ACTION}
