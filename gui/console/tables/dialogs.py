"""The dialogs of the Tables page: new tables, the break order, and when seats are redrawn."""

from collections.abc import Mapping
from typing import Any

from PySide6.QtWidgets import QWidget

from core.floor.breaking import order
from core.say import acts
from gui.console.ask.fields import number
from gui.console.ask.form import Form
from gui.console.frame.acting import perform_each
from gui.program.session import Session
from gui.words import tables as say
from gui.words.tr import Context

tr = Context("tables")

_MOST = 60


class AddTables(Form):
    """Enter takes what is proposed: the next number, the usual seats, one table."""

    def __init__(self, parent: QWidget, session: Session) -> None:
        self._all: list[acts.Act] = []
        # after the highest there has been tonight: a closed table's name may be on slips still
        numbers = [int(t.label) for t in session.state.room.tables.values() if t.label.isdecimal()]
        label, size = str(max(numbers, default=0) + 1), str(session.state.setting("seats"))
        begins = {"label": label, "size": size, "count": "1"}
        extras = {"count": number(session)}
        super().__init__(parent, session, acts.OpenTable, begins=begins, extras=extras, first="count")

    def made(self, values: Mapping[str, Any]) -> acts.Act | str:
        """Return one act a table, or what stands against it; names after the first count on from it."""
        first, size, count = values["label"] or "", values["size"] or 0, values["count"]
        if count is None or not 1 <= count <= _MOST:
            return tr("Type a number of tables from 1 to 60.")
        plain = first.isdecimal()
        names = [str(int(first) + i) if plain else f"{first}{i + 1}" for i in range(count)]
        self._all = [acts.OpenTable(label=x, size=size) for x in (names if count > 1 else [first])]
        return next((a for a in self._all if self.session.check(a)), self._all[0])

    def carry_out(self) -> None:
        """Add the tables, one act after another."""
        if not self.do_button.isEnabled() or self.doing:
            return
        self.begin_doing()
        perform_each(self, self.session, self._all, lambda _: self.accept())


def break_order(parent: QWidget, session: Session) -> Form:
    """Return the dialog of the break order: the tables by name, the next to break first; left empty, the
    rulebook's order."""
    begins = {"tables": " ".join(x.label for x in order(session.state))}

    def meant(form: Form, values: Mapping[str, Any]) -> acts.Act:
        return acts.BreakOrder(tables=values["tables"] or ())

    return Form(parent, session, acts.BreakOrder, begins=begins, meant=meant, needs=())


def keep_apart(parent: QWidget, session: Session) -> Form:
    """Ask who is to be kept apart by the draw."""
    return Form(parent, session, acts.KeepApart)


def redraws(parent: QWidget, session: Session) -> Form:
    """Ask when seats are redrawn: at how many tables, at how many players, and whether when first days
    merge."""
    is_set = session.state.room.redraws
    begins = {"tables": " ".join(map(str, is_set.tables)), "players": " ".join(map(str, is_set.players))}
    form = Form(parent, session, acts.SetRedraws, begins=begins)
    form.box("first_days").setChecked(is_set.first_days)
    return form


def keep_seat(parent: QWidget, session: Session, seat: acts.Seat) -> Form:
    """Ask for whom the seat is kept: a seat given before the draw, which leaves it as it is."""
    name = say.seat_at(session.state.room.tables[seat[0]].label, seat[1])
    return Form(parent, session, acts.Move, name=name, known={"seat": seat})
