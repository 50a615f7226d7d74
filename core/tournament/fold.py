"""Taking in what belongs to every night: settings, notes, overrides, why it was decided so."""

from collections.abc import Callable
from typing import Any

from core.say import records as r
from core.say.conflict import Conflict
from core.tournament.decimals import recounted
from core.tournament.names import shown
from core.tournament.settings import DEFAULTS, NUMBERS
from core.tournament.state import Override, Tournament

Folds = dict[type[Any], Callable[[Tournament, Any, int], None]]
"""How each kind of record is taken into the state, at the moment it happened (ms)."""
FoldsByAction = dict[type[Any], Callable[[Tournament, Any, r.Action], None]]


def _setting(t: Tournament, x: r.SettingChanged, _: int) -> None:
    if x.key not in DEFAULTS or (x.value is None and DEFAULTS[x.key] is not None):
        raise Conflict(f"no setting {x.key}")
    number = isinstance(x.value, int)
    if x.value is not None and (
        number != (x.key in NUMBERS) or (number and int(x.value) < min(1, NUMBERS[x.key][0]))
    ):
        raise Conflict(f"no value of {x.key}")
    if x.key == "decimals" and isinstance(x.value, int):
        now = recounted(t, x.value)
        t.money, t.settings = now.money, now.settings
    if x.key == "own-bounty":
        t.money.own_to_pool = x.value == "pool"
    t.settings[x.key] = shown(x.value) if isinstance(x.value, str) else x.value
    (t.ruled.add if x.ruled else t.ruled.discard)(x.key)


def _noted(t: Tournament, x: r.Noted, happened: int) -> None:
    t.word.notes.append((happened, x.text))


def _overridden(t: Tournament, x: r.Overridden, action: r.Action) -> None:
    t.word.overrides.append(Override(action.happened, action.id, x.reason, x.against, x.clauses))


def _because(t: Tournament, x: r.Because, action: r.Action) -> None:
    """Note who was moved: the one it is about, or everybody the action seated where it is about them all."""
    about = (x.entry,) if x.entry else tuple(y.entry for y in action.records if isinstance(y, r.Seated))
    if about:
        t.room.moved_by[action.id] = tuple(dict.fromkeys((*t.room.moved_by.get(action.id, ()), *about)))


def _skip(t: Tournament, x: r.Undone | r.Redone | r.Cited | r.Decimals, _: int) -> None:
    """Undo and redo choose what is folded, a clause is read where its note is, and the decimals where the
    amounts of their action are taken in."""


NIGHT: Folds = {
    r.SettingChanged: _setting, r.Noted: _noted, r.Cited: _skip, r.Undone: _skip, r.Redone: _skip,
    r.Decimals: _skip,
}  # fmt: skip
# The state keeps which action these records stand in.
NIGHT_BY_ACTION: FoldsByAction = {r.Overridden: _overridden, r.Because: _because}
