"""The Floor page's small questions: on whom the clock is called, hands sat out, a misdeal, shared places."""

from collections.abc import Mapping
from typing import Any

from PySide6.QtWidgets import QCheckBox, QWidget

from core.floor.absent_stacks import about
from core.formats.format import can
from core.hands import same_time
from core.say.acts import Act, CallClock, RemoveStack, SameTime, SetChips, TallyHands
from gui.console.ask.fields import editors
from gui.console.ask.form import Form
from gui.program.session import Session
from gui.words import floor as say
from gui.words.names import player_of
from gui.words.numbers import amount
from gui.words.tr import Context
from gui.words.voices import with_clause

tr = Context("floor")

_SHOWN = 12
"""Of those who are out: two of one moment are among the last."""


def ask_clock(parent: QWidget, session: Session, entry: int = 0) -> Form:
    """Call the clock by Enter on whom was named; by whom and fewer seconds may be left out."""
    state = session.state
    seconds = tr("{n} (rulebook)", n=state.rulebook.number("clock_call.seconds"))
    name, known = (player_of(state, entry), {"entry": entry}) if entry else ("", {})
    return Form(parent, session, CallClock, name=name, hints={"seconds": seconds}, known=known)


def ask_leave(parent: QWidget, session: Session, entry: int) -> Form:
    """Let a player go home: placed now, the chips leave play, the money stays."""
    state = session.state
    row = state.people.entries[entry]
    left, chips = about(state, row, session.now()), can(state, SetChips)
    known: dict[str, Any] = {"entry": entry, "leaves": True}
    begins: dict[str, Any] = {}
    if not chips:
        known["chips"] = 0
    elif row.stack is not None and left is None:
        begins["chips"] = amount(row.stack)
    form = Form(
        parent,
        session,
        RemoveStack,
        name=player_of(state, entry),
        wide=560,
        needs=["chips"] if chips else [],
        begins=begins,
        known=known,
    )
    if chips and left is not None:
        form.note(say.count_absent(left))
    if chips:
        form.note(say.leaves_play())
    form.note(with_clause(say.nothing_back(), state.rulebook.cite("entering.refund")))
    return form


def ask_hands(parent: QWidget, session: Session, entry: int, served: int) -> Form:
    """Ask for the strokes on the table sheet, all told."""
    name, begins = player_of(session.state, entry), {"hands": str(served + 1)}
    return Form(parent, session, TallyHands, name=name, begins=begins, known={"entry": entry})


def ask_table(parent: QWidget, session: Session, act: type[Act]) -> Form:
    """Ask for the name of a table."""
    found = session.state.open_tables
    return Form(parent, session, act, begins={"table": found[0].label} if len(found) == 1 else {})


def ask_same_time(parent: QWidget, session: Session) -> Form:
    """Ask which of those who went out last did so at the same time; those the rules propose are ticked."""
    t = session.state
    lines: list[tuple[object, str]] = []
    for bust in t.game.busts[: -_SHOWN - 1 : -1]:
        table = t.room.tables[bust.table].label if bust.table in t.room.tables else ""
        said = say.bust_line(player_of(t, bust.entry), bust.at, table, session.zone)
        lines.append((bust.entry, said))

    def meant(form: Form, values: Mapping[str, Any]) -> Act | str | None:
        who = values["who"]
        if len(who) > 1:
            return SameTime(who=who)
        if who:
            return tr("Tick two or more.")
        if lines:
            return None
        return tr("Nobody is out yet.")

    form = Form(parent, session, SameTime, choices={"who": lines}, meant=meant, wide=520)
    shared = [x for x in same_time.asked(t) if x.what == "share"]
    proposed = {b.entry for found in shared[-1:] for b in found.busts}
    for (entry, _), box in zip(lines, editors(form.fields["who"]), strict=True):
        assert isinstance(box, QCheckBox)
        box.setChecked(entry in proposed)
    return form
