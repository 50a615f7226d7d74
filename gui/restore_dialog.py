"""A backup chosen by what is in it, and restored into a new file that is opened beside what is open."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

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

from core.backups import FOLDER, Shelf, moment_in
from core.refusal import StoreFailed, Trouble
from gui import text, text_nights
from gui import text_restore as say
from gui.backups import where_it_was
from gui.restore_parts import LAST, BackupRows, Preview
from gui.restoring import Looked, all_shelves, look, new_path
from gui.text_numbers import listed
from gui.theme import ROW_LIST
from gui.widgets.key_button import KeyButton
from gui.widgets.labels import label
from gui.widgets.lined_table import LinedTable
from gui.worker import Worker

if TYPE_CHECKING:
    from gui.app import Program


# Another folder may take what this one does not.
_NOT_HERE = {Trouble.READ_ONLY_PLACE, Trouble.DISK_FULL}
# How wide the dialog is where there is nothing to restore.
ALONE = 520


class RestoreDialog(QDialog):
    """The newest backup of the tournament backed up last is chosen already: Enter restores it."""

    def __init__(self, program: Program) -> None:
        super().__init__(program.window)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(say.word("title"))
        self._program = program
        self._places = [program.backups.place, program.backups.own]
        self._shelves: list[Shelf] = []
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

    def refresh(self) -> None:
        """Look at every place again."""
        self._shelves, troubles = all_shelves(self._program.wiring.store.backups(), self._places)
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
            self.tournaments.setCurrentRow(0)
            self.table.setFocus()
        else:
            self.elsewhere.setFocus()
        self._preview()

    def _fit(self) -> None:
        """As large as there is something to show, within the window."""
        room = self._program.window.size()
        if self._shelves:
            self.resize(min(1040, room.width() - 40), min(640, room.height() - 40))
        else:
            self.nothing.setFixedWidth(ALONE - 48)
            self.nothing.ensurePolished()
            self.nothing.setMinimumHeight(self.nothing.heightForWidth(ALONE - 48))
            self.setMinimumWidth(ALONE)
            self.resize(ALONE, 0)

    def _show_shelf(self, row: int) -> None:
        if not 0 <= row < len(self._shelves):
            return
        files = self._shelves[row].files
        self.rows.show_files(files)
        self.worker.forget()
        store, zone = self._program.wiring.store, self._program.wiring.zone
        for path in files:
            if path not in self.rows.looked:
                self.worker.do(partial(look, store, path, zone), self.rows.took)
        self.table.selectRow(0)
        self._preview()

    @property
    def chosen(self) -> Looked | None:
        """The backup that is chosen, once it has been read."""
        row = self.table.currentIndex().row()
        return self.rows.looked.get(self.rows.files[row]) if 0 <= row < len(self.rows.files) else None

    def _preview(self, *_: object) -> None:
        looked = self.chosen
        self.preview.show_looked(looked, self._program.wiring.zone)
        self.do_button.setEnabled(looked is not None and looked.can)
        self.where.setVisible(looked is not None and looked.can)
        if looked is not None and looked.can:
            self.where.setText(say.goes_to(*self._target(looked)))

    def _target(self, looked: Looked) -> tuple[Path, Path | None]:
        program, shelf = self._program, self._shelves[self.tournaments.currentRow()]
        was = where_it_was(program.library, shelf.key)
        return new_path(was, shelf.name, program.wiring.documents, looked.at, program.wiring.zone)

    def _spare(self, looked: Looked) -> tuple[Path, Path | None]:
        """Among the director's documents, where nothing can be written beside the tournament's own file."""
        wiring, shelf = self._program.wiring, self._shelves[self.tournaments.currentRow()]
        return new_path(None, shelf.name, wiring.documents, looked.at, wiring.zone)

    def _ask_elsewhere(self) -> None:
        asking = QFileDialog(self, say.word("elsewhere_title"), str(Path.home()))
        asking.setFileMode(QFileDialog.FileMode.Directory)
        asking.setOption(QFileDialog.Option.ShowDirsOnly)
        asking.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        asking.fileSelected.connect(lambda folder: self.look_in(Path(folder)))
        asking.open()

    def look_in(self, folder: Path) -> None:
        """Also at the backups in this folder, or on this stick."""
        backups = self._program.wiring.store.backups()
        place = folder / FOLDER if backups.is_there(folder / FOLDER) else folder
        found, troubles = all_shelves(backups, [place])
        if troubles:
            self._say(say.cannot_look(*troubles[0]))
        elif not found:
            self._say(say.none_there(folder))
        else:
            self._places.append(place)
            self.refresh()
            keys = [shelf.key for shelf in self._shelves]
            self.tournaments.setCurrentRow(keys.index(found[0].key))

    def _say(self, sentence: str) -> None:
        self.problem.setText(sentence)
        self.problem.setVisible(bool(sentence))

    # -- doing ---------------------------------------------------------------------------------------

    def restore(self) -> None:
        """Into a new file, which is opened beside whatever is open."""
        looked, program = self.chosen, self._program
        if looked is None or not looked.can:
            return
        wanted, beside = self._target(looked)
        path, (spare, other) = wanted, self._spare(looked)
        try:
            try:
                self._write(looked, path)
            except StoreFailed as failed:
                if failed.trouble not in _NOT_HERE or spare.parent == path.parent:
                    raise
                path, beside = spare, other
                self._write(looked, path)
        except StoreFailed as failed:
            self._say(text.trouble(failed, program.wiring.zone))
            return
        except OSError as error:
            self._say(str(error))
            return
        self.accept()
        if program.open_path(path):
            said = say.restored(path, looked.at, program.wiring.zone, beside)
            elsewhere = say.not_there(path) if path != wanted else ""
            program.window.say(" ".join(filter(None, (said, elsewhere, self._screen_shows()))))

    def _screen_shows(self) -> str:
        """Which night the room still sees, where it is not the one that was restored."""
        screen = self._program.screen
        shown = [x.name for x in screen.shown]
        other = screen.is_open and self._program.session not in screen.shown
        return text_nights.screen_still(listed(shown)) if other and shown else ""

    def _write(self, looked: Looked, path: Path) -> None:
        """Raises ``StoreFailed`` and ``OSError``."""
        if path.parent == self._program.wiring.documents:
            path.parent.mkdir(parents=True, exist_ok=True)
        self._program.wiring.store.repairs().restore(looked.path, path)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            focus = self.focusWidget()
            if isinstance(focus, KeyButton) and focus is not self.do_button:
                focus.click()
            else:
                self.restore()
        else:
            super().keyPressEvent(event)
