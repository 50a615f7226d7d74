"""A change of the sheet that is not done yet, decided anew as time goes on and whenever anything is done."""

from itertools import count

from core.clock.structure_rules import Laid, RowsAct
from core.formats.rules import lay
from core.say.acts import RemoveRow
from core.say.reasons import Reason
from gui.program.session import Session

_PLACES = ("row", "to", "at")


class Draft:
    """An act that waits for Enter. Its rows are known by their ids: a row that comes before them meanwhile
    makes it no other act. ``cell`` is the level's id and the column where ``text`` was typed, for the rows
    ``chosen`` (from 0); if that cannot be read, there is no act, and ``wrong`` says so."""

    def __init__(
        self,
        session: Session,
        act: RowsAct | None,
        cell: tuple[int, int] | None = None,
        text: str = "",
        wrong: str = "",
        chosen: range = range(0),
    ) -> None:
        self._session, self._act = session, act
        self.cell, self.text, self.wrong = cell, text, wrong
        levels = session.state.clock.levels
        places = {name: n for name in _PLACES if (n := getattr(act, name, None)) is not None}
        self._ids = {name: levels[n - 1].id if n <= len(levels) else None for name, n in places.items()}
        self._chosen = {x.id for i, x in enumerate(levels) if i in chosen}

    @property
    def act(self) -> RowsAct | None:
        """Return the act by the rows' present numbers; None where it cannot be read, or a row is gone."""
        if self._act is None or self.lost:
            return None
        rows: dict[int | None, int] = {x.id: n for n, x in enumerate(self._session.state.clock.levels, 1)}
        rows[None] = len(rows) + 1
        return self._act.but(**{name: rows[x] for name, x in self._ids.items()})

    @property
    def lost(self) -> bool:
        """Return whether a row that it is about is gone."""
        about = {*self._ids.values()} if self.cell is None else {self.cell[0], *self._ids.values()}
        return not about <= {None, *(x.id for x in self._session.state.clock.levels)}

    @property
    def removes(self) -> bool:
        """Return whether it takes rows away: they are seen, struck, until it is done."""
        return isinstance(self._act, RemoveRow)

    @property
    def row(self) -> int | None:
        """Return the first row (from 0) that it names; None where it names none."""
        levels, first = self._session.state.clock.levels, next(iter(self._ids.values()), None)
        known = self.cell[0] if self.cell is not None else first
        return next((i for i, x in enumerate(levels) if x.id == known), None)

    @property
    def chosen(self) -> range:
        """Return the rows (from 0) that it was typed for."""
        rows = [i for i, x in enumerate(self._session.state.clock.levels) if x.id in self._chosen]
        return range(rows[0], rows[-1] + 1) if rows else range(0)

    def reasons(self) -> tuple[Reason, ...]:
        act = self.act
        return () if act is None else self._session.check(act)

    def laid(self) -> Laid | None:
        """Return what it would lay; None where anything stands against it. New rows have ids below zero."""
        act = self.act
        if act is None or self.reasons():
            return None
        return lay(self._session.state, act, self._session.now(), count(-1, -1).__next__)
