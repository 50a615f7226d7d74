"""History: everything that was done, undone things too; undo any, do it again, see how it was then."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QComboBox, QListView, QMenu, QWidget

from core.hands.seats_back import bust_of
from core.log.order import is_meta
from core.say import acts
from core.say import records as r
from core.say.names import folded, searched
from core.say.records import Action
from core.text import export
from gui.console.frame.acting import Page, doing, go_to
from gui.console.frame.clock_menu import set_clock
from gui.console.frame.deeds import DeedButton, stands_against
from gui.console.frame.saving import save_and_say
from gui.console.history.as_it_was import AsItWas
from gui.console.history.lines import DoneList, Lines, with_times_folded
from gui.console.players.dialogs import CorrectBust, EditPlayer, correct_entry
from gui.program.session import PAUSE, Session
from gui.safely import safely
from gui.widgets.boxes import across, down, settle
from gui.widgets.elided_combo import ElidedCombo
from gui.widgets.file_dialog import ask_path
from gui.widgets.hinted import HintedEdit
from gui.widgets.key_button import KeyButton
from gui.widgets.labels import label
from gui.widgets.menu import Menu, key_of
from gui.widgets.panel import Card
from gui.words import console, history
from gui.words import history as say
from gui.words.names import Kind, player_of
from gui.words.tr import Context

tr = Context("history")

Correction = tuple[str, Callable[[], object]]
"""Its name, and what opens it."""
_MOST, _LOOKED_AT = 12, 100
_NOBODY = "\u2009?"  # a name nobody has: refused only for what is wrong with the entry


def corrections(page: QWidget, session: Session, action: Action) -> list[Correction]:
    """Return the corrections of an action that stands; none where only undoing it would put it right."""
    if session.director.read_only or action.id in session.director.undone:
        return []
    found: dict[str, Callable[[], object]] = {}
    for record in action.records[:_LOOKED_AT]:  # a draw may have thousands, and none of them can be corrected
        found.update(_of(page, session, action, record))
        if len(found) >= _MOST:
            break
    return list(found.items())


def _of(page: QWidget, session: Session, action: Action, record: r.Record) -> Iterator[Correction]:
    state = session.state
    match record:
        case r.Eliminated(entry=entry):
            bust = bust_of(state, entry)
            now = bust is not None and bust.at == action.happened
            if now and _may(session, acts.CorrectBust(entry=entry)):
                said = tr("Correct the bust of {name}…", name=player_of(state, entry))
                yield said, lambda: CorrectBust(page, session, entry).open()
        case r.Entered(entry=entry) if entry in state.people.entries and len(action.records) < _MOST:
            player = state.people.entries[entry].player
            name = player_of(state, entry)
            if _may(session, acts.CorrectEntry(entry=entry, name=_NOBODY)):
                yield say.correct_entry(name), lambda: correct_entry(page, session, entry).open()
            yield say.edit_player(name), lambda: EditPlayer(page, session, player).open()
        case r.Seated(entry=entry) if entry in state.people.live.values() and len(action.records) < _MOST:
            yield say.elsewhere(player_of(state, entry)), lambda: _move(page, session, entry)
        case r.ClockSet():
            yield tr("Set clock…"), lambda: set_clock(page, session).open()
        case r.LevelsSet():
            yield tr("Edit structure"), lambda: go_to(page, "structure")


def _may(session: Session, act: acts.Act) -> bool:
    return not stands_against(session.check(act))


def _move(page: QWidget, session: Session, entry: int) -> None:
    """Ask for the move on the Tables page, where the seats can be seen."""
    found = session.state.people.entries[entry]
    made = go_to(page, "tables", (found.table, found.seat) if found.table is not None else None)
    if made is not None:
        made.ask("move")


_OF: dict[str, frozenset[Kind]] = {
    "busts": frozenset(("out", "in")),
    "entries": frozenset(("enter", "money")),
    "seats": frozenset(("move", "draw", "table")),
    "clock": frozenset(("clock", "structure")),
    "rulings": frozenset(("ruling",)),
    "rest": frozenset(("setting", "note")),
}


def concerned(action: r.Action) -> set[int]:
    """Return the entries an action is about, also those its sentence has no room for."""
    found: set[int] = set()
    for x in action.records:
        for name in ("entry", "other", "who", "by", "entries", "players", "dead"):
            value = getattr(x, name, None)
            found.update(y for y in (value if isinstance(value, tuple) else (value,)) if isinstance(y, int))
    return found - {0}


class HistoryPage(Page):
    """The page of all actions, the newest first; one that was undone stays in the list."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._found: dict[int, str] = {}
        self.model = Lines(session)
        self.list = DoneList(self.model, inset=10)
        self.list.setAccessibleName(tr("History"))
        self.list.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.list.customContextMenuRequested.connect(self._menu)
        self.filter = HintedEdit(tr("Find in history…"), icon="magnifying-glass", key="F")
        self.filter.setClearButtonEnabled(True)
        self.filter.textChanged.connect(self._filter)
        self.kind = ElidedCombo()
        self.kind.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        for key, name in history.KINDS.items():
            self.kind.addItem(tr(name), key)
        self.kind.setAccessibleName(tr("Kind of action"))
        self.kind.currentIndexChanged.connect(lambda _: self._filter())
        self.count = label(role="quiet")
        undo, redo = partial(self._of_chosen, acts.Undo), partial(self._of_chosen, acts.Redo)
        # An undo goes together with what rests on it, if need be: the desk then asks, naming it.
        wish = partial(undo, together=True)
        add = self.deeds.add
        self.undo = add("undo", tr("Undo"), "Del", wish, doing(self, session, undo))
        self.redo = add("redo", tr("Redo"), "Ins", redo)
        self.correct = add("correct", tr("Correct…"), "G", self._wish_correct, self._correct)
        self.then = add("then", tr("Show this moment"), "T", self._wish_then, self._then)
        self.list.addActions([*self.deeds.values()])
        self.find_in(self.filter, self.list, self)
        key_of("Escape", self.filter, self._to_list, Qt.ShortcutContext.WidgetShortcut)
        self.filter.returnPressed.connect(self._to_list)
        self.list.doubleClicked.connect(lambda _: self.correct.trigger())
        self.nothing = label(tr("No actions yet."), "quiet", wrap=True)
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.snapshot = AsItWas(session)
        self.snapshot.left.connect(self.list.setFocus)
        # The undone action of which it was asked last whether it can be done again.
        self._again: int | None = None
        self._pause = QTimer(self, singleShot=True, interval=PAUSE)
        self._pause.timeout.connect(self.redo.refresh)
        self.list.selectionModel().currentChanged.connect(lambda *_: self._ask_deeds())
        session.paper_noted.connect(self._changed)
        session.time_changed.connect(self._changed)  # the same moments are other times of the day
        self.export = KeyButton(tr("Export log for programs…"), does=lambda: ask_export(self, session))
        top = across((self.filter, 1), self.kind, self.export, gap=8, margins=(3, 0, 3, 0))
        below = across(*map(DeedButton, self.deeds.values()), None, self.count, gap=8, margins=(3, 0, 3, 0))
        card = Card()
        down(self.nothing, (self.list, 1), margins=(12, 12, 12, 12), of=card)
        down(top, below, (self.snapshot, 3), (card, 2), gap=10, margins=(17, 20, 17, 17), of=self)

    # -- showing -----------------------------------------------------------------------------------

    def left(self) -> None:
        """Drop the filter: the whole night is listed when the page is shown again."""
        self.kind.setCurrentIndex(0)
        self.filter.setText("")

    def shown(self) -> None:
        """Choose the newest action, so that its keys act, when the page comes into view."""
        self.catch_up()
        if not self.list.selectionModel().hasSelection():  # the keyboard coming makes a row current, no more
            self._stand_at(0)
        self.list.setFocus()

    def home(self) -> QWidget:
        """Return the list, which has the keyboard first."""
        return self.list if self.list.isVisible() else self

    def _to_list(self) -> None:
        self.home().setFocus()

    def go_to(self, action: object) -> None:
        """Choose this action, whatever was looked for."""
        if not isinstance(action, int):
            return
        if self.model.row_of(action) < 0:
            self.left()
        if (row := self.model.row_of(action)) >= 0:
            self._stand_at(row)
            self.list.scrollTo(self.list.currentIndex(), QListView.ScrollHint.PositionAtCenter)

    def refresh(self) -> None:
        """Show the actions as they stand now."""
        at = self.list.currentIndex()
        kept, newest = self._chosen(), at.row() == 0
        self.model.read()
        self._found.clear()
        self._list()
        # whoever stands at the newest goes on standing there; what rests on an older one is found slowly
        row = -1 if kept is None or newest else self.model.row_of(kept)
        self._stand_at(0 if newest else row)

    def _filter(self) -> None:
        kept = self._chosen()
        self._list()
        self._stand_at(max(self.model.row_of(kept) if kept is not None else -1, 0))

    def _list(self) -> None:
        """List the actions that are looked for: of the kind, with every word in the line or in the name of
        somebody it is about."""
        whole = [a for a in reversed(self.session.director.history) if not is_meta(a)]
        wanted, kind = folded(self.filter.text()).split(), str(self.kind.currentData())
        found = whole if kind == "all" else [a for a in whole if self._is(a, kind)]
        if wanted:
            found = [a for a in found if all(w in self._searched(a) for w in wanted)]
        self.list.show_actions(with_times_folded(self.session.director, found))
        nothing = tr("No matches. Clear the field to see everything." if whole else "No actions yet.")
        self.nothing.setText(nothing)
        self.count.setText(history.shown(len(found), len(whole)))
        self.nothing.setVisible(not found)
        self.list.setVisible(bool(found))

    def _is(self, action: r.Action, kind: str) -> bool:
        row = self.model.row((action,))
        return row.undone if kind == "undone" else row.kind in _OF[kind]

    def _searched(self, action: r.Action) -> str:
        if action.id not in self._found:
            row, people = self.model.row((action,)), map(self.model.names.entry, concerned(action))
            self._found[action.id] = searched(" ".join((row.at, row.plain, row.quiet, *people)))
        return self._found[action.id]

    def _stand_at(self, row: int) -> None:
        """Stand in this row, or in none (-1)."""
        index, before = self.model.index(row, 0), self.list.currentIndex()
        self.list.setCurrentIndex(index)
        if index.isValid():
            self.list.scrollTo(index)
            if index == before:
                self._ask_deeds()  # the same row, of which the list tells nothing
        else:
            self.list.selectionModel().clear()
            self._ask_deeds()  # a new list has no row, and tells of none that went

    def _ask_deeds(self) -> None:
        """Ask what can be done with the chosen action. Of one that stays undone while others are, it is asked
        in a pause whether it can still be done again: the whole night is folded for that. If it could not it
        is asked at once: its key would be refused for a reason that holds no longer."""
        chosen = self._chosen()
        before, self._again = self._again, chosen if chosen in self.session.director.undone else None
        stays = self._again is not None and self._again == before and self.redo.isEnabled()
        for deed in self.deeds.values():
            if deed is not self.redo or not stays:
                deed.refresh()
        if stays:
            self._pause.start()

    # -- doing -------------------------------------------------------------------------------------

    def _chosen(self) -> int | None:
        return self.model.action_at(self.list.currentIndex())

    def _of_chosen(self, act: type[acts.Undo | acts.Redo], **how: bool) -> acts.Act | str:
        chosen = self._chosen()
        return console.choose_action() if chosen is None else act(action=chosen, **how)

    def _wish_then(self) -> str | None:
        return console.choose_action() if self._chosen() is None else None

    def _corrections(self) -> list[Correction]:
        chosen = self._chosen()
        if chosen is None:
            return []
        return corrections(self, self.session, self.session.director.history[chosen - 1])

    def _wish_correct(self) -> str | None:
        chosen = self._chosen()
        if chosen is None:
            return console.choose_action()
        if chosen in self.session.director.undone:
            return say.redo_first()
        return None if self._corrections() else say.not_corrected()

    def _correct(self) -> None:
        """Open the action's correction; where several things can be put right, ask which."""
        found = self._corrections()
        if len(found) == 1:
            found[0][1]()
            return
        rect = self.list.visualRect(self.list.currentIndex())
        menu = self._popup(Menu(self), found, rect.bottomLeft() + QPoint(80, 0))
        menu.setActiveAction(menu.actions()[0])

    def _popup(self, menu: QMenu, found: list[Correction], at: QPoint) -> QMenu:
        for words, open_ in found:
            menu.addAction(words.replace("&", "&&"), open_)
        menu.popup(self.list.viewport().mapToGlobal(at))
        return menu

    def _then(self) -> None:
        chosen = self._chosen()
        if chosen is None:
            return
        self.snapshot.show_moment(self.session.director.history[chosen - 1].happened)
        settle(self)  # the list is lower now: what was chosen in it stays in view
        self.list.scrollTo(self.list.currentIndex())

    @safely
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.snapshot.isVisible():
            self.snapshot.leave()
        else:
            super().keyPressEvent(event)

    def _menu(self, at: QPoint) -> None:
        chosen = self._chosen()
        if chosen is None:
            return
        menu = self._popup(self.deeds.menu(("undo", "redo", "")), self._corrections(), at)
        menu.addSeparator()
        menu.addAction(self.then)
        line = self.session.director.history[chosen - 1].line
        menu.addAction(tr("Copy line"), lambda: QGuiApplication.clipboard().setText(line))


def ask_export(parent: QWidget, session: Session) -> None:
    path, write = session.log.path.with_suffix(".txt"), partial(write_export, parent, session)
    ask_path(
        parent, tr("Export log for programs"), path.parent, write, kinds=tr("Text (*.txt)"), name=path.name
    )


def write_export(parent: QWidget, session: Session, path: Path) -> None:
    """Write a line for each action, with its result; the window says whether that worked."""
    lines = "\n".join(export.export(session.director, session.zone)) + "\n"
    save_and_say(parent, path, lines.encode())
