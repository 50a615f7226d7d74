"""The lines of what was done, made once: after an action only those again that may say something else."""

from __future__ import annotations

from core.say import records as r
from gui.console.tonight.night_rows import DoneRow, done_row
from gui.program.session import Session
from gui.words.names import Names

# What these records say in words goes by names and labels alone: only what touches everything changes it.
_LASTING = (
    r.PlayerNoted, r.Entered, r.Bought, r.Seated, r.Unseated, r.Swapped, r.Waits, r.PresenceSet,
    r.PenaltyGiven, r.Because, r.Ruling, r.Noted,
)  # fmt: skip


class DoneLines:
    """The lines of a session's actions as of the last ``read``. ``brief``: as in ``done_row``."""

    def __init__(self, session: Session, *, brief: bool = False) -> None:
        self._session, self._brief = session, brief
        self._rows: dict[int, tuple[object, DoneRow]] = {}
        self._stand = -1
        self._offset: tuple[int, object] = (0, session.zone_now)
        self.names = Names(session.state)

    def read(self) -> None:
        """As the night stands. Made anew is what was undone or done again, and what may say something else
        now (a place moves with everybody who comes in)."""
        session = self._session
        history, offset = session.director.history, (session.timebase.offset, session.zone_now)
        changes = session.since(self._stand) if offset == self._offset else None
        about = (x for change in changes or () for x in change.action.records)
        turned = {x.action for x in about if isinstance(x, r.Undone | r.Redone)}
        self._stand, self._offset = len(history), offset
        self.names = names = Names(session.state, history, session.zone)
        kept = {} if changes is None else self._rows
        self._rows = {
            i: (goes_by, row)
            for i, (goes_by, row) in kept.items()
            if i not in turned and _goes_by(history[i - 1], names) == goes_by
        }

    def row(self, action: int) -> DoneRow:
        made = self._rows.get(action)
        if made is None:
            director, names = self._session.director, self.names
            stored = director.history[action - 1]
            row = done_row(stored, names, director, self._session.zone, brief=self._brief)
            made = self._rows[action] = (_goes_by(stored, names), row)
        return made[1]

    def keep(self, actions: set[int]) -> None:
        """Forget the others: they are not looked at any more."""
        self._rows = {i: row for i, row in self._rows.items() if i in actions}


class _Anything:
    """Never the same as before."""


def _goes_by(action: r.Action, names: Names) -> object:
    """What its sentence goes by besides names and labels: how and in which place who went out is out. What
    other actions go by is not looked into: it may be another thing each time."""
    found: list[object] = []
    for x in action.records:
        if isinstance(x, r.Eliminated):
            found += (names.busts.get(x.entry), names.placing(x.entry))
        elif not isinstance(x, _LASTING):
            return _Anything()
    return found
