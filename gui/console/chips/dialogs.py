"""The dialogs of the Chips page: the set of chips, an entry in the ledger, chips of a gone colour."""

from collections.abc import Mapping
from typing import Any

from PySide6.QtWidgets import QComboBox, QWidget

from core.chips.rules import LEDGER, suggested
from core.say.acts import Act, AdjustChips, ExchangeGone, SetChips
from gui.console.ask.fields import choice
from gui.console.ask.form import Form
from gui.program.session import Session
from gui.words import chips as say
from gui.words.numbers import amount
from gui.words.tr import Context

tr = Context("chips")


def set_chips(parent: QWidget, session: Session) -> Form:
    """Enter takes what stands there: the set as it is, or what the blinds and the stack propose."""
    chips = session.state.chips.values
    proposed = say.values(chips or suggested(session.state))
    form = Form(parent, session, SetChips, begins={"values": proposed})
    if not chips and proposed:
        form.note(
            tr(
                "These chips are suggested from the blinds and the starting stack. Change those that your "
                "chip set does not have."
            )
        )
    return form


def ledger(parent: QWidget, session: Session) -> Form:
    """Return the dialog about chips that came or went, by value: why, how many, whose or at which table."""
    tables = [(None, tr("no table")), *((x.id, say.table_name(x.label)) for x in session.state.open_tables)]
    way = choice([(-1, tr("removed from play")), (1, tr("added to play"))])

    def meant(form: Form, values: Mapping[str, Any]) -> Act:
        entry = values["entry"]
        form.fields["table"].edit.setEnabled(entry is None)
        return AdjustChips(
            amount=values["amount"] * values["way"],
            why=values["why"],
            entry=entry,
            table=values["table"] if entry is None else None,
        )

    form = Form(
        parent,
        session,
        AdjustChips,
        choices={"why": [(key, say.ledger(key)) for key in LEDGER], "table": tables},
        extras={"way": way},
        meant=meant,
        first="amount",
    )

    def reason() -> None:
        """Set the way by the reason: with some reasons chips can only go, or only come."""
        known = LEDGER[form.combo("why").currentData()]
        assert isinstance(way.edit, QComboBox)
        way.edit.setCurrentIndex(1 if known == "in" else 0)
        way.edit.setEnabled(known not in ("in", "out"))
        form.refresh()

    form.combo("why").currentIndexChanged.connect(reason)
    reason()
    return form


def exchange(parent: QWidget, session: Session) -> Form:
    """Return the dialog about chips of a colour that has left play and turned up in a stack."""
    chips = [(value, amount(value)) for value in sorted(session.state.chips.coloured_up)]
    return Form(parent, session, ExchangeGone, choices={"chip": chips})
