"""A backup chosen by what is in it, and restored into a new file that is opened beside what is open."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QFileDialog,
    QGridLayout,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from core.keeping.backups import Shelf, moment_in
from core.say.reasons import StoreFailed
from gui.console.backups.restore_parts import LAST, BackupRows, Preview
from gui.console.backups.restoring import (
    Found,
    Home,
    Looked,
    Restored,
    all_shelves,
    look_home,
    look_in,
    restore,
)
from gui.program.backups import where_it_was
from gui.program.worker import Worker
from gui.theme import ROW_LIST
from gui.widgets.file_dialog import file_dialog
from gui.widgets.key_button import KeyButton
from gui.widgets.labels import label
from gui.widgets.lined_table import LinedTable
from gui.words import backups as backups_words
from gui.words import nights, text
from gui.words import restore as say
from gui.words.numbers import listed

if TYPE_CHECKING:
    from collections.abc import Callable

    from gui.program.app import Program

T = TypeVar("T")


# How wide the dialog is where there is nothing to restore.
ALONE = 520


class RestoreDialog(QDialog):
    """The newest backup of the tournament backed up last is chosen already: Enter restores it. Disks are
    read and written on the worker's thread: a stick may be slow, and other nights go on meanwhile."""

    def __init__(self, program: Program) -> None:
        super().__init__(program.window)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(say.word("title"))
        self._program = program
        self._places = [program.backups.place, program.backups.own]
        self._shelves: list[Shelf] = []
        self._twins: dict[Path, list[Path]] = {}
        self._busy = False
        self.worker = Worker("restore", self)
        self.finished.connect(self.worker.stop)
        self.tournaments = QListWidget()
        self.tournaments.setAccessibleName(say.word("tournaments"))
        self.tournaments.currentRowChanged.connect(self._show_shelf)
        self.rows = BackupRows(program.wiring.zone)
        self.rows.dataChanged.connect(self._preview)
        self.table = LinedTable(self.rows, [162, 92, 76, 100], stretch=LAST)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.setAccessibleName(say.word("backups"))
        self.table.selectionModel().currentRowChanged.connect(self._preview)
        self.table.doubleClicked.connect(self.restore)
        self.preview = Preview()
        self.where = label("", "quiet", wrap=True)
        self.problem = label("", "strong", wrap=True)
        self.problem.setProperty("tone", "amber")
        self.problem.hide()
        self.nothing = label("", "quiet", wrap=True)
        self._build()
        self._preview()
        self._spread()
        self.refresh()

    def _build(self) -> None:
        self.elsewhere = KeyButton(say.word("elsewhere"), icon="folder-open")
        self.elsewhere.clicked.connect(self._ask_elsewhere)
        self.cancel = KeyButton(say.word("cancel"), key="Esc")
        self.cancel.clicked.connect(self.reject)
        self.do_button = KeyButton(say.word("restore"), key="↵", kind="primary")
        self.do_button.clicked.connect(self.restore)
        for button in (self.elsewhere, self.cancel, self.do_button):
            button.setAutoDefault(False)
        self._lists = QWidget()
        grid = QGridLayout(self._lists)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(4)
        grid.addWidget(label(say.word("tournaments"), "label"), 0, 0)
        grid.addWidget(self.tournaments, 1, 0)
        grid.addWidget(label(say.word("backups"), "label"), 2, 0)
        grid.addWidget(self.table, 3, 0)
        grid.addWidget(label(say.word("in_it"), "label"), 0, 1)
        grid.addWidget(self.preview, 1, 1, 3, 1)
        grid.setRowStretch(3, 1)
        grid.setColumnStretch(0, 1)
        self.table.setMinimumHeight(100)
        foot = QHBoxLayout()
        foot.setSpacing(8)
        foot.addWidget(self.elsewhere)
        foot.addStretch(1)
        foot.addWidget(self.cancel)
        foot.addWidget(self.do_button)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(24, 20, 24, 20)
        whole.setSpacing(10)
        whole.addWidget(label(say.word("title"), "heading"))
        whole.addWidget(self.problem)
        whole.addWidget(self._lists, 1)
        whole.addWidget(self.nothing, 0, Qt.AlignmentFlag.AlignTop)
        whole.addWidget(self.where)
        whole.addLayout(foot)

    # -- what there is -------------------------------------------------------------------------------

    def refresh(self, then: str = "") -> None:
        """Look at every place again; ``then`` choose this tournament, by its key."""
        places, backups = list(self._places), self._program.wiring.store.backups()
        self._look_for(lambda: all_shelves(backups, places), lambda found: self._found(found, then))

    def _look_for(self, job: Callable[[], T], then: Callable[[T], None]) -> None:
        self.where.setText(say.word("looking"))
        self.where.show()
        self.nothing.hide()
        self.worker.do(job, then)

    def _found(self, found: Found, then: str) -> None:
        self._shelves, self._twins, troubles = found.shelves, found.twins, found.troubles
        # our own folder is made with the first backup: that it is not there is nothing to tell
        told = [say.cannot_look(place, why) for place, why in troubles if place != self._program.backups.own]
        self._say("\n".join(told))
        self.tournaments.clear()
        for shelf in self._shelves:
            at = moment_in(shelf.files[0].name)
            said = say.shelf(shelf.name, at, len(shelf.files), self._program.wiring.zone)
            item = QListWidgetItem(said)
            item.setToolTip(str(shelf.files[0].parent))
            self.tournaments.addItem(item)
        self._lists.setVisible(bool(self._shelves))
        self.nothing.setVisible(not self._shelves)
        keeper = self._program.backups
        self.nothing.setText(say.none(keeper.place, chosen=keeper.chosen))
        self.tournaments.setFixedHeight(min(5, max(2, len(self._shelves))) * ROW_LIST + 4)
        self._fit()
        if self._shelves:
            keys = [shelf.key for shelf in self._shelves]
            self.tournaments.setCurrentRow(keys.index(then) if then in keys else 0)
            self.table.setFocus()
        else:
            self.elsewhere.setFocus()
        self._preview()

    def _fit(self) -> None:
        """As large as there is something to show, within the window."""
        if self._shelves:
            self._spread()
        else:
            self.nothing.setFixedWidth(ALONE - 48)
            self.nothing.ensurePolished()
            self.nothing.setMinimumHeight(self.nothing.heightForWidth(ALONE - 48))
            self.setMinimumWidth(ALONE)
            self.resize(ALONE, 0)

    def _spread(self) -> None:
        room = self._program.window.size()
        self.resize(min(1040, room.width() - 40), min(640, room.height() - 40))

    def _show_shelf(self, row: int) -> None:
        if not 0 <= row < len(self._shelves):
            return
        files = self._shelves[row].files
        self.rows.show_files(files)
        self.worker.forget()
        store, home = self._program.wiring.store, self._home()
        for path in files:
            if path not in self.rows.looked:
                paths = [path, *self._twins.get(path, ())]
                self.worker.do(partial(look_home, store, paths, home), partial(self._looked, paths))
        self.table.selectRow(0)
        self._preview()

    def _looked(self, paths: list[Path], looked: Looked) -> None:
        """Where else it is, if it is, and which of them was taken."""
        if len(paths) > 1:
            places = [self._place_name(path) for path in paths]
            taken = "" if looked.path == paths[0] else self._place_name(looked.path)
            looked = replace(looked, lines=(*looked.lines, say.kept_in(places, places[0], taken)))
        self.rows.took(paths[0], looked)

    def _place_name(self, path: Path) -> str:
        place = path.parent.parent
        own = place == self._program.backups.own
        return backups_words.word("own") if own else backups_words.place_name(place)

    @property
    def chosen(self) -> Looked | None:
        """The backup that is chosen, once it has been read."""
        row = self.table.currentIndex().row()
        return self.rows.looked.get(self.rows.files[row]) if 0 <= row < len(self.rows.files) else None

    def _preview(self, *_: object) -> None:
        looked = self.chosen
        self.preview.show_looked(looked, self._program.wiring.zone)
        self.do_button.setEnabled(looked is not None and looked.can)
        goes_to = looked.goes_to if looked is not None else None
        self.where.setVisible(goes_to is not None)
        if goes_to is not None:
            self.where.setText(say.goes_to(*goes_to))

    def _home(self) -> Home:
        """Of the tournament that is chosen."""
        program, shelf = self._program, self._shelves[self.tournaments.currentRow()]
        wiring, was = program.wiring, where_it_was(program.library, shelf.key)
        return Home(was, shelf.name, wiring.documents, wiring.zone)

    def _ask_elsewhere(self) -> None:
        asking = file_dialog(self, say.word("elsewhere_title"), str(Path.home()))
        asking.setFileMode(QFileDialog.FileMode.Directory)
        asking.setOption(QFileDialog.Option.ShowDirsOnly)
        asking.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        asking.fileSelected.connect(lambda folder: self.look_in(Path(folder)))
        asking.open()

    def look_in(self, folder: Path) -> None:
        """Also at the backups in this folder, or on this stick."""
        backups = self._program.wiring.store.backups()
        self._look_for(lambda: look_in(backups, folder), lambda found: self._found_elsewhere(folder, *found))

    def _found_elsewhere(self, folder: Path, place: Path, found: Found) -> None:
        if found.shelves:
            self._places.append(place)
            self.refresh(then=found.shelves[0].key)
            return
        self._say(say.cannot_look(*found.troubles[0]) if found.troubles else say.none_there(folder))
        self.nothing.setVisible(not self._shelves)
        self._preview()

    def _say(self, sentence: str) -> None:
        self.problem.setText(sentence)
        self.problem.setVisible(bool(sentence))

    # -- doing ---------------------------------------------------------------------------------------

    def restore(self) -> None:
        """Into a new file, which is opened beside whatever is open."""
        looked = self.chosen
        if looked is None or not looked.can or self._busy:
            return
        self._work(True)
        self.worker.forget()
        store, home = self._program.wiring.store, self._home()
        self.worker.do(partial(restore, store, looked, home), partial(self._restored, looked))

    def _work(self, busy: bool) -> None:
        """Nothing else can be chosen meanwhile, nor is it left: the new file is half written."""
        self._busy = busy
        for part in (self._lists, self.elsewhere, self.cancel, self.do_button):
            part.setEnabled(not busy)
        self.do_button.say(say.word("restoring" if busy else "restore"))
        self.do_button.set_key("" if busy else "↵")

    def _restored(self, looked: Looked, done: Restored) -> None:
        program, zone = self._program, self._program.wiring.zone
        self._work(False)
        if done.failed is not None:
            failed = done.failed
            if not isinstance(failed, StoreFailed | OSError):
                raise failed
            self._say(text.trouble(failed, zone) if isinstance(failed, StoreFailed) else str(failed))
            self._show_shelf_again()
            return
        self.accept()
        if program.open_path(done.path):
            said = say.restored(done.path, looked.at, zone, done.beside)
            elsewhere = say.not_there(done.path) if done.moved else ""
            program.window.say(" ".join(filter(None, (said, elsewhere, self._screen_shows()))))

    def _show_shelf_again(self) -> None:
        """Those that had not been read when the restoring began."""
        row = self.table.currentIndex().row()
        self._show_shelf(self.tournaments.currentRow())
        self.table.selectRow(row)
        self.table.setFocus()

    def reject(self) -> None:
        if not self._busy:
            super().reject()

    def _screen_shows(self) -> str:
        """Which night the room still sees, where it is not the one that was restored."""
        screen = self._program.screen
        shown = [x.name for x in screen.shown]
        other = screen.is_open and self._program.session not in screen.shown
        return nights.screen_still(listed(shown)) if other and shown else ""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            focus = self.focusWidget()
            if isinstance(focus, KeyButton) and focus is not self.do_button:
                focus.click()
            else:
                self.restore()
        else:
            super().keyPressEvent(event)
