"""The corrections of an action that was done: its seat and its history kept, nothing undone."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtWidgets import QWidget

from core.say import acts
from core.say import records as r
from core.say.records import Action
from gui.console.frame.acting import go_to
from gui.console.frame.header import set_clock
from gui.console.players.dialogs import CorrectBust, EditPlayer, correct_entry
from gui.program.session import Session
from gui.widgets.deeds import stands_against
from gui.words import history as say
from gui.words.names import called
from gui.words.tr import Context

tr = Context("history")


Correction = tuple[str, Callable[[], object]]
"""Its name, and what opens it."""
_MOST, _LOOKED_AT = 12, 100
_NOBODY = "\u2009?"  # a name nobody has: refused only for what is wrong with the entry


def corrections(page: QWidget, session: Session, action: Action) -> list[Correction]:
    """Of an action that stands; none where there is nothing to put right but by undoing it."""
    if session.director.read_only or action.id in session.director.undone:
        return []
    found: dict[str, Callable[[], object]] = {}
    for record in action.records[:_LOOKED_AT]:  # a draw of thousands has nothing of the kind
        found.update(_of(page, session, action, record))
        if len(found) >= _MOST:
            break
    return list(found.items())


def _of(page: QWidget, session: Session, action: Action, record: r.Record) -> Iterator[Correction]:
    state = session.state
    match record:
        case r.Eliminated(entry=entry):
            bust = next((b for b in state.game.busts if b.entry == entry), None)
            if (
                bust is not None
                and bust.at == action.happened
                and _may(session, acts.CorrectBust(entry=entry))
            ):
                name = _name(session, entry)
                yield (
                    tr("Correct the bust of {name}…", name=name),
                    lambda: CorrectBust(page, session, entry).open(),
                )
        case r.Entered(entry=entry) if entry in state.people.entries and len(action.records) < _MOST:
            player = state.people.entries[entry].player
            name = _name(session, entry)
            if _may(session, acts.CorrectEntry(entry=entry, name=_NOBODY)):
                yield say.correct_entry(name), lambda: correct_entry(page, session, entry).open()
            yield say.edit_player(name), lambda: EditPlayer(page, session, player).open()
        case r.Seated(entry=entry) if entry in state.people.live.values() and len(action.records) < _MOST:
            yield say.elsewhere(_name(session, entry)), lambda: _move(page, session, entry)
        case r.ClockSet():
            yield tr("Set clock…"), lambda: set_clock(page, session).open()
        case r.LevelsSet():
            yield tr("Edit structure"), lambda: go_to(page, "structure")


def _may(session: Session, act: acts.Act) -> bool:
    return not stands_against(session.check(act))


def _name(session: Session, entry: int) -> str:
    state = session.state
    return called(state, state.people.players[state.people.entries[entry].player])


def _move(page: QWidget, session: Session, entry: int) -> None:
    """On the floor, where the seats can be seen."""
    found = session.state.people.entries[entry]
    made = go_to(page, "tables", (found.table, found.seat) if found.table is not None else None)
    if made is not None:
        made.ask("move")
