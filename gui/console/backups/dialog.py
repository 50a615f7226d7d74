"""Backups: where they are made and when the last one was; what is in one, and one of them restored into a new
file that is opened beside what is open. Looking is done on a worker's thread."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime, timedelta, tzinfo
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QFileDialog,
    QGridLayout,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QTabBar,
    QVBoxLayout,
    QWidget,
)

from core.clock.clock import read
from core.clock.timebase import last_alive
from core.keeping.backups import FOLDER, RECENT, Shelf, actions_in, folder_of, moment_in, name_in, rank
from core.keeping.free_name import ending, free
from core.keeping.salvage import Damage
from core.log.order import MemoryLog, is_quiet
from core.say.reasons import StoreFailed, Trouble
from core.say.value import dataclass
from core.text.opening import open_door
from core.tournament.director import Director
from gui.console.history.as_it_was import snapshot
from gui.program.backups import where_it_was
from gui.program.worker import Worker
from gui.theme import ROW_LIST
from gui.widgets.file_dialog import file_dialog
from gui.widgets.key_button import KeyButton
from gui.widgets.labels import ElidedLabel, label
from gui.widgets.lined_table import LinedTable
from gui.widgets.on_screen import TallBody
from gui.widgets.panel import Card
from gui.widgets.roles import TONE
from gui.words import backups as say
from gui.words import console, nights, text
from gui.words.numbers import listed
from gui.words.tr import Context, common, mark
from gui.words.voices import together

if TYPE_CHECKING:
    from core.keeping.storage import Backups, Store
    from core.say.records import Action
    from core.tournament.state import Tournament
    from gui.program.app import Program

tr = Context("backups")


SHOWN = 5
# Another folder may take what this one does not.
_NOT_HERE = {Trouble.READ_ONLY_PLACE, Trouble.DISK_FULL}
# Names that Windows takes for a device, and the empty title.
_DEVICES = {"", "CON", "PRN", "AUX", "NUL", *(f"{x}{n}" for x in ("COM", "LPT") for n in range(10))}


@dataclass(frozen=True, slots=True)
class Looked:
    """A backup that has been read, in words. ``actions`` that are good; ``at`` is its moment (ms);
    ``goes_to``: the new file it would become, and the one that stands beside that."""

    path: Path
    at: int = 0
    actions: int = 0
    cells: tuple[str, str, str, str] = ("", "", "", "")
    lines: tuple[str, ...] = ()
    last: tuple[tuple[str, str], ...] = ()
    damage: Damage | None = None
    trouble: StoreFailed | None = None
    goes_to: tuple[Path, Path | None] | None = None

    @property
    def can(self) -> bool:
        """Return whether there is anything to restore."""
        return self.trouble is None and self.actions > 0


def look(store: Store, path: Path, zone: tzinfo) -> Looked:
    """Reads all of the backup; never raises for what is wrong with it."""
    try:
        log = store.open_(path, read_only=True)
    except StoreFailed as failed:
        return Looked(path, cells=("", "", "", say.unreadable()), trouble=failed)
    actions, damage, beat = list(log.actions), log.damage, log.last_beat
    log.close()
    written = actions[-1].written if actions else 0
    at = _moment(path, last_alive(beat, written, written), zone)
    director = open_door(MemoryLog(actions), lambda: at, bytes)
    t = director.state
    reading = read(t.clock.levels, t.clock.position, at)
    level = tr("not started") if reading.phase == "before" else text.level_name(t.clock.levels, reading.index)
    last = _last(director, t, zone)
    told = last[0][1] if last else tr("No actions yet.")
    return Looked(
        path,
        at,
        len(actions),
        (text.date_and_time(at, zone), level, say.left(len(t.people.live), len(t.people.entries)), told),
        (*_title(t, path), *snapshot(t, at), *_tables(t)),
        last,
        damage,
    )


@dataclass(frozen=True, slots=True)
class Home:
    """The place that a tournament's backups are restored to. ``was`` is its own file, if known."""

    was: Path | None
    title: str
    documents: Path
    zone: tzinfo

    def place(self, at: int) -> tuple[Path, Path | None]:
        return new_path(self.was, self.title, self.documents, at, self.zone)

    def spare(self, at: int) -> tuple[Path, Path | None]:
        """Among the director's documents, where nothing can be written beside the tournament's own file."""
        return new_path(None, self.title, self.documents, at, self.zone)


@dataclass(frozen=True, slots=True)
class Restored:
    """``path``: the new file, beside the tournament's own; ``moved``: it is not where it was to be;
    ``failed``: why there is none."""

    path: Path
    beside: Path | None = None
    moved: bool = False
    failed: Exception | None = None


def look_home(store: Store, paths: Sequence[Path], home: Home) -> Looked:
    """``look`` at a backup that is at these places, and where it would go: at the first where it is whole, or
    the most of it is."""
    looked = look(store, paths[0], home.zone)
    for path in paths[1:]:
        if looked.damage is None and looked.trouble is None:
            break
        other = look(store, path, home.zone)
        if other.actions > looked.actions:
            looked = other
    return replace(looked, goes_to=home.place(looked.at)) if looked.can else looked


def restore(store: Store, looked: Looked, home: Home) -> Restored:
    """Into a new file. Never raises, so that whoever waits for it hears of it."""
    path, beside = home.place(looked.at)
    spare, other = home.spare(looked.at)
    try:
        try:
            _write(store, looked, path, home)
        except StoreFailed as failed:
            if failed.trouble not in _NOT_HERE or spare.parent == path.parent:
                raise
            _write(store, looked, spare, home)
            return Restored(spare, other, moved=True)
    except Exception as error:
        return Restored(path, failed=error)
    return Restored(path, beside)


def _write(store: Store, looked: Looked, path: Path, home: Home) -> None:
    """Raises ``StoreFailed`` and ``OSError``."""
    if path.parent == home.documents:
        path.parent.mkdir(parents=True, exist_ok=True)
    store.repairs().restore(looked.path, path)


def look_in(backups: Backups, folder: Path) -> tuple[Path, Found]:
    """At the backups in this folder, or on this stick, and where they are."""
    place = folder / FOLDER if backups.is_there(folder / FOLDER) else folder
    return place, all_shelves(backups, [place])


def _moment(path: Path, last: int, zone: tzinfo) -> int:
    """When it was made (ms), by its name: the clock may have run on since the ``last`` sign of life in it. A
    name from a PC in another time zone is not believed."""
    named = moment_in(path.name)
    made = 0 if named is None else int(named.replace(tzinfo=zone).timestamp() * 1000)
    return made if last <= made <= last + RECENT // timedelta(milliseconds=1) else last


def _title(t: Tournament, path: Path) -> tuple[str, ...]:
    """Return the title if the folder is named after another one: it was given later, or a copy of the file
    lies here too."""
    title, home = str(t.setting("title") or ""), path.parent.name
    key = name_in(home)[1]
    return (title,) if title and key and folder_of(title, key) != home else ()


def _tables(t: Tournament) -> tuple[str, ...]:
    count = len(t.open_tables)
    return (text.tables_text(count) + ".",) if count else ()


def _last(director: Director, t: Tournament, zone: tzinfo) -> tuple[tuple[str, str], ...]:
    """The latest that counts, the newest first."""
    counts: list[Action] = [
        a for a in director.night if director.undone_by(a.id) is None and not is_quiet(a)
    ][-SHOWN:]
    names = text.Names(t, director.history, zone)
    return tuple((text.time_of_day(a.happened, zone), text.action_title(a, names)) for a in reversed(counts))


@dataclass(frozen=True, slots=True)
class Found:
    """The tournaments with backups, the places that cannot be looked at, and of each backup that is at more
    than one place, under the path it is listed by, where it is besides."""

    shelves: list[Shelf]
    troubles: list[tuple[Path, StoreFailed]]
    twins: dict[Path, list[Path]]


def all_shelves(backups: Backups, places: Sequence[Path]) -> Found:
    """At any of these places; what is at several of them is listed as it is at the first."""
    shelves: dict[str, Shelf] = {}
    done = Found([], [], {})
    for place in dict.fromkeys(places):
        try:
            here = backups.shelves(place)
        except StoreFailed as failed:
            done.troubles.append((place, failed))
            continue
        for shelf in here:
            known = shelves.get(shelf.key)
            before = known.files if known else ()
            new = []
            for path in shelf.files:
                twin = next((x for x in before if _same(backups, x, path)), None)
                if twin is None:
                    new.append(path)
                else:
                    done.twins.setdefault(twin, []).append(path)
            ordered = sorted((*before, *new), key=lambda x: rank(x.name), reverse=True)
            shelves[shelf.key] = Shelf(shelf.key, shelf.name, tuple(ordered))
    done.shelves.extend(sorted(shelves.values(), key=lambda x: rank(x.files[0].name), reverse=True))
    return done


def _same(backups: Backups, one: Path, other: Path) -> bool:
    """Return whether two backups at different places hold the same actions."""
    count = actions_in(one.name)
    if not count or count != actions_in(other.name):
        return False
    last = backups.last_in(one)
    return last is not None and last == backups.last_in(other)


def new_path(
    was: Path | None, title: str, documents: Path, at: int, zone: tzinfo
) -> tuple[Path, Path | None]:
    """Return the path a backup is restored to, and the tournament's own file beside it, which is never
    written over. ``was`` is the path of that file, if known."""
    beside = was is not None and was.parent.is_dir()
    name = f"{title} {console.copy_word()}".strip() if title.upper() in _DEVICES else title
    wanted = say.unmarked(was) if was is not None and beside else documents / f"{name}.riffle"
    if not wanted.exists():
        return wanted, None
    marked = say.mark_of(wanted, f"{datetime.fromtimestamp(at // 1000, zone):%Y-%m-%d %H.%M}")
    return free(wanted.with_name(f"{ending(marked)}.riffle")), wanted


T = TypeVar("T")
Index = QModelIndex | QPersistentModelIndex
# The tabs.
PLACE, RESTORE = range(2)
# How wide the dialog is where it shows no backups.
NARROW = 560
WHEN, LEVEL, IN, LAST = range(4)
_HEADS = (mark("When"), mark("Level"), mark("In"), mark("Last action"))


class BackupsDialog(QDialog):
    """The place that is chosen holds at once and is kept in the library. Of the backups the newest of the
    tournament backed up last is chosen already: Enter restores it. Disks are read and written on threads of
    their own: a stick may be slow, and the nights go on meanwhile."""

    def __init__(self, program: Program, *, tab: int = PLACE) -> None:
        super().__init__(program.window)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Backups"))
        self._program, self._keeper, self._session = program, program.backups, program.session
        self._places = [program.backups.place, program.backups.own]
        self._shelves: list[Shelf] = []
        self._twins: dict[Path, list[Path]] = {}
        self._busy = False
        # A stick that hangs while it is looked at must not hold up the choice of another place.
        self.worker, self.trying = Worker("restore", self), Worker("place of backups", self)
        self.finished.connect(self.worker.stop)
        self.finished.connect(self.trying.stop)
        self.tabs = QTabBar()
        self.tabs.setDrawBase(False)
        self.tabs.setExpanding(False)
        self.tabs.setAccessibleName(tr("Backups"))
        for title in (tr("Location"), tr("Restore backup")):
            self.tabs.addTab(title)
        self.problem = label("", "strong", wrap=True)
        self.problem.setProperty("tone", "amber")
        self._place, self._restore = self._place_part(), self._restore_part()
        whole = QVBoxLayout(self)
        whole.setContentsMargins(24, 20, 24, 20)
        whole.setSpacing(10)
        whole.addWidget(label(tr("Backups"), "heading"))
        whole.addWidget(self.tabs)
        whole.addWidget(self.problem)
        whole.addWidget(self._place, 1)
        whole.addWidget(self._restore, 1)
        self.setMinimumWidth(NARROW)
        self.tabs.setCurrentIndex(tab)
        self.tabs.currentChanged.connect(self._turn)
        self._keeper.changed.connect(self.show_place)
        self._turn()

    def _turn(self) -> None:
        """To the tab that is chosen."""
        self._place.setVisible(not self._restoring)
        self._restore.setVisible(self._restoring)
        self._say("")
        if self._restoring:
            self._preview()
            self._spread()
            self.refresh()
        else:
            self.show_place()
            self.choose.setFocus()

    @property
    def _restoring(self) -> bool:
        return self.tabs.currentIndex() == RESTORE

    def _say(self, sentence: str) -> None:
        self.problem.setText(sentence)
        self.problem.setVisible(bool(sentence))

    def _ask_folder(self, title: str, start: Path, then: Callable[[Path], None]) -> None:
        asking = file_dialog(self, title, str(start))
        asking.setFileMode(QFileDialog.FileMode.Directory)
        asking.setOption(QFileDialog.Option.ShowDirsOnly)
        asking.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        asking.fileSelected.connect(lambda folder: then(Path(folder)))
        asking.open()

    def reject(self) -> None:
        if not self._busy:
            super().reject()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the button that has the keyboard, else the tab's own."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            focus = self.focusWidget()
            own = self.do_button if self._restoring else self.done_button
            (focus if isinstance(focus, KeyButton) else own).click()
        else:
            super().keyPressEvent(event)

    # -- where they are made -------------------------------------------------------------------------

    def _place_part(self) -> QWidget:
        self.place = ElidedLabel(role="strong")
        self.note = label("", "quiet", wrap=True)
        self.last = label("", "", wrap=True)
        self.choose = KeyButton(tr("Choose folder or USB stick…"), icon="folder-open")
        self.choose.clicked.connect(self._ask_place)
        self.only_here = KeyButton(tr("Only on this PC"))
        self.only_here.clicked.connect(lambda: self.take(None))
        self.now = KeyButton(tr("Back up now"))
        self.now.clicked.connect(self._now)
        self.done_button = KeyButton(tr("Done"), key="↵", kind="primary")
        self.done_button.clicked.connect(self.accept)
        for button in (self.choose, self.only_here, self.now, self.done_button):
            button.setAutoDefault(False)
        places = QHBoxLayout()
        places.setSpacing(8)
        places.addWidget(self.choose)
        places.addWidget(self.only_here)
        places.addStretch(1)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(self.done_button)
        part = QWidget()
        column = QVBoxLayout(part)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addWidget(
            label(
                tr(
                    "Riffle copies each tournament when it is opened, when its clock starts, at each new "
                    "level and "
                    "at its end."
                ),
                "quiet",
                wrap=True,
            )
        )
        column.addSpacing(4)
        column.addWidget(label(tr("Where"), "label"))
        column.addWidget(self.place)
        column.addWidget(self.note)
        column.addLayout(places)
        if self._session is not None:
            night = QHBoxLayout()
            night.setSpacing(12)
            night.addWidget(self.last, 1)
            night.addWidget(self.now, 0, Qt.AlignmentFlag.AlignTop)
            column.addSpacing(4)
            column.addWidget(label(tr("This tournament"), "label"))
            column.addLayout(night)
        column.addSpacing(4)
        column.addWidget(
            label(
                tr(
                    "Riffle keeps all of the last three hours, then one per hour, then one per day; at "
                    "most 40 per "
                    "tournament."
                ),
                "label",
                wrap=True,
            )
        )
        column.addStretch(1)
        column.addSpacing(4)
        column.addLayout(foot)
        return part

    def show_place(self) -> None:
        """As it stands now."""
        if self._restoring:
            return
        keeper, session = self._keeper, self._session
        self.place.setText(
            say.place_name(keeper.place) if keeper.chosen else tr("Riffle's own folder on this PC")
        )
        self.place.setToolTip(str(keeper.place))
        self.note.setText(
            tr(
                "When it is not available, backups go to Riffle's own folder on this PC."
                if keeper.chosen
                else "It helps when a file is damaged or deleted. A USB stick, or a folder on another "
                "disk, also "
                "helps when this PC's disk fails."
            )
        )
        self.only_here.setVisible(keeper.chosen)
        standing = keeper.standing(session) if session is not None else None
        problem = ""
        if standing is not None and session is not None:
            zone = session.zone
            own = standing.place == keeper.own
            self.last.setText(say.last_own(standing, zone) if own else say.last(standing, zone))
            if standing.failed is not None or standing.late:
                problem = say.trouble(
                    standing, keeper.place, chosen=keeper.chosen, source=session.log.path, zone=zone
                )
        if session is not None:
            self.now.setEnabled(keeper.backs_up(session))
            if session.pace != 1 or session.director.read_only:
                self.last.setText(
                    tr(
                        "Demo nights are not backed up."
                        if session.pace != 1
                        else "This tournament is read-only, so it is not backed up."
                    )
                )
        self._place_problem(problem)

    def _place_problem(self, sentence: str) -> None:
        """Shown in a dialog as high as that takes."""
        self._say(sentence)
        whole = self.layout()
        if whole is not None and self.isVisible():
            whole.activate()
            self.resize(NARROW, whole.totalHeightForWidth(NARROW))

    def _ask_place(self) -> None:
        start = self._keeper.place.parent if self._keeper.chosen else Path.home()
        self._ask_folder(tr("Backup location"), start, self.take)

    def take(self, folder: Path | None) -> None:
        """There from now on; what stands against it is said, and it stays as it was. A stick may be slow to
        answer: it is tried on a thread of its own."""
        keeper = self._keeper

        def ready() -> Path | StoreFailed | None:
            try:
                return keeper.ready(folder)
            except StoreFailed as failed:
                return failed

        self._try(True)
        self.note.setText(tr("Trying {place}…", place=str(folder or keeper.own)))
        self.trying.do(ready, lambda came: self._taken(folder or keeper.own, came))

    def _taken(self, folder: Path, came: Path | StoreFailed | None) -> None:
        self._try(False)
        if isinstance(came, StoreFailed):
            self.show_place()
            self._place_problem(say.cannot_choose(came, folder))
            return
        self._keeper.take_to(came)
        self.show_place()
        self.done_button.setFocus()

    def _try(self, tried: bool) -> None:
        """Done is said once it is known; Esc leaves it as it was."""
        for button in (self.tabs, self.choose, self.only_here, self.done_button):
            button.setEnabled(not tried)

    def _now(self) -> None:
        if self._session is not None:
            self.last.setText(tr("Backing up…"))
            self._keeper.make(self._session)

    # -- restoring: what there is --------------------------------------------------------------------

    def _restore_part(self) -> QWidget:
        self.tournaments = QListWidget()
        self.tournaments.setAccessibleName(tr("Tournaments"))
        self.tournaments.currentRowChanged.connect(self._show_shelf)
        self.rows = BackupRows(self._program.wiring.zone)
        self.rows.dataChanged.connect(self._preview)
        self.table = LinedTable(self.rows, [162, 92, 76, 100], stretch=LAST)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.setAccessibleName(tr("Backups"))
        self.table.selectionModel().currentRowChanged.connect(self._preview)
        self.table.doubleClicked.connect(self.restore)
        self.preview = Preview()
        self.where = label("", "quiet", wrap=True)
        self.nothing = label("", "quiet", wrap=True)
        self.elsewhere = KeyButton(tr("Look in another folder…"), icon="folder-open")
        self.elsewhere.clicked.connect(self._ask_elsewhere)
        self.cancel = KeyButton(common("Cancel"), key="Esc")
        self.cancel.clicked.connect(self.reject)
        self.do_button = KeyButton(tr("Restore"), key="↵", kind="primary")
        self.do_button.clicked.connect(self.restore)
        for button in (self.elsewhere, self.cancel, self.do_button):
            button.setAutoDefault(False)
        self._lists = QWidget()
        grid = QGridLayout(self._lists)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(4)
        grid.addWidget(label(tr("Tournaments"), "label"), 0, 0)
        grid.addWidget(self.tournaments, 1, 0)
        grid.addWidget(label(tr("Backups"), "label"), 2, 0)
        grid.addWidget(self.table, 3, 0)
        grid.addWidget(label(tr("Contents"), "label"), 0, 1)
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
        part = QWidget()
        column = QVBoxLayout(part)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addWidget(self._lists, 1)
        column.addWidget(self.nothing, 0, Qt.AlignmentFlag.AlignTop)
        column.addWidget(self.where)
        column.addLayout(foot)
        return part

    def refresh(self, then: str = "") -> None:
        """Look at every place again; ``then`` choose this tournament, by its key."""
        places, backups = list(self._places), self._program.wiring.store.backups()
        self._look_for(lambda: all_shelves(backups, places), lambda found: self._found(found, then))

    def _look_for(self, job: Callable[[], T], then: Callable[[T], None]) -> None:
        self.where.setText(tr("Looking for backups…"))
        self.where.show()
        self.nothing.hide()
        self.worker.do(job, then)

    def _found(self, found: Found, then: str) -> None:
        if not self._restoring:
            return
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
            self.nothing.setFixedWidth(NARROW - 48)
            self.nothing.ensurePolished()
            self.nothing.setMinimumHeight(self.nothing.heightForWidth(NARROW - 48))
            self.resize(NARROW, 0)

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
        """Show what a backup holds, the other places that keep it, if any, and which copy was read."""
        if len(paths) > 1:
            places = [self._place_name(path) for path in paths]
            taken = "" if looked.path == paths[0] else self._place_name(looked.path)
            looked = replace(looked, lines=(*looked.lines, say.kept_in(places, places[0], taken)))
        self.rows.took(paths[0], looked)

    def _place_name(self, path: Path) -> str:
        place = path.parent.parent
        own = place == self._program.backups.own
        return tr("Riffle's own folder on this PC") if own else say.place_name(place)

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
        self._ask_folder(tr("Folder or USB stick with backups"), Path.home(), self.look_in)

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

    # -- restoring: doing it ----------------------------------------------------------------------------

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
        for part in (self.tabs, self._lists, self.elsewhere, self.cancel, self.do_button):
            part.setEnabled(not busy)
        self.do_button.say(tr("Restoring…" if busy else "Restore"))
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
            program.window.say(together(said, elsewhere, self._screen_shows()))

    def _show_shelf_again(self) -> None:
        """Those that had not been read when the restoring began."""
        row = self.table.currentIndex().row()
        self._show_shelf(self.tournaments.currentRow())
        self.table.selectRow(row)
        self.table.setFocus()

    def _screen_shows(self) -> str:
        """Which night the room still sees, where it is not the one that was restored."""
        screen = self._program.screen
        shown = [x.name for x in screen.shown]
        other = screen.is_open and self._program.session not in screen.shown
        return nights.screen_still(listed(shown)) if other and shown else ""


class BackupRows(QAbstractTableModel):
    """The backups of one tournament, each as far as it has been read."""

    def __init__(self, zone: tzinfo) -> None:
        super().__init__()
        self._zone = zone
        self.files: tuple[Path, ...] = ()
        self.looked: dict[Path, Looked] = {}

    def show_files(self, files: tuple[Path, ...]) -> None:
        self.beginResetModel()
        self.files = files
        self.endResetModel()

    def took(self, path: Path, looked: Looked) -> None:
        """Show what the file listed under this path holds."""
        self.looked[path] = looked
        if path in self.files:
            row = self.files.index(path)
            self.dataChanged.emit(self.index(row, 0), self.index(row, LAST))

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.files)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(_HEADS)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = 0) -> Any:
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return tr(_HEADS[section])
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        looked = self.looked.get(self.files[index.row()])
        if role == Qt.ItemDataRole.DisplayRole:
            return self._cell(self.files[index.row()], looked, index.column())
        if role == TONE and looked is not None and (looked.damage is not None or looked.trouble is not None):
            return "amber"
        if role == TONE and looked is None:
            return "quiet"
        return None

    def _cell(self, path: Path, looked: Looked | None, column: int) -> str:
        if column == WHEN and (looked is None or not looked.cells[WHEN]):
            at = moment_in(path.name)
            return (
                text.date_and_time(int(at.replace(tzinfo=self._zone).timestamp() * 1000), self._zone)
                if at is not None
                else path.stem
            )
        if looked is None:
            return tr("reading…") if column == LAST else ""
        if column == LAST and looked.damage is not None:
            return say.damaged(looked.damage)
        return looked.cells[column]


class Preview(Card):
    """The clock, the field, the tables, and what was done last."""

    def __init__(self) -> None:
        super().__init__()
        self.title = label("", "title", wrap=True)
        self.body = label("", "", wrap=True)
        self.warning = label("", "strong", wrap=True)
        self.warning.setProperty("tone", "amber")
        self._head = label(tr("Last actions"), "label")
        self.doings = [ElidedLabel(role="quiet") for _ in range(SHOWN)]
        self.setFixedWidth(356)
        column = QVBoxLayout()
        column.setSpacing(6)
        column.addWidget(self.title)
        column.addWidget(self.warning)
        column.addWidget(self.body)
        column.addSpacing(6)
        column.addWidget(self._head)
        for line in self.doings:
            column.addWidget(line)
        column.addStretch(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(20, 16, 10, 16)
        whole.addWidget(TallBody(column))

    def show_looked(self, looked: Looked | None, zone: tzinfo) -> None:
        good = looked is not None and looked.can
        self.title.setText(say.as_it_was(looked.at, zone) if looked is not None and good else "")
        self.title.setVisible(good)
        warning = ""
        if looked is not None and looked.trouble is not None:
            warning = say.nothing_in_it(looked.trouble)
        elif looked is not None and looked.damage is not None:
            warning = say.damaged_whole(looked.damage)
        self.warning.setText(warning)
        self.warning.setVisible(bool(warning))
        lines = list(looked.lines) if looked is not None and good else []
        self.body.setText(
            "\n".join(lines) if lines else "" if warning else tr("Select a backup to see its contents.")
        )
        last = looked.last if looked is not None and good else ()
        self._head.setVisible(bool(last))
        for at, line in enumerate(self.doings):
            line.setVisible(at < len(last))
            line.setText("   ".join(last[at]) if at < len(last) else "")
