"""Backups: where they are made and when the last one was; what is in one, and one of them restored into a new
file that is opened beside what is open. Looking is done on a worker's thread."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta, tzinfo
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QListWidget, QListWidgetItem, QWidget

from core.clock.clock import read
from core.clock.timebase import last_alive
from core.keeping.backups import FOLDER, RECENT, Shelf, actions_in, folder_of, moment_in, name_in, rank
from core.keeping.free_name import ending, free
from core.keeping.salvage import Damage
from core.log.order import MemoryLog, is_quiet
from core.say.reasons import StoreFailed, Trouble
from core.text.opening import open_door
from gui.console.history.as_it_was import snapshot
from gui.program.backups import where_it_was
from gui.program.there import is_there
from gui.program.worker import Worker
from gui.safely import safely
from gui.theme import ROW_LIST
from gui.widgets.boxes import across, cells, down, tab_bar
from gui.widgets.file_dialog import ask_path
from gui.widgets.key_button import KeyButton
from gui.widgets.labels import ElidedLabel, label
from gui.widgets.lined_table import LinedTable
from gui.widgets.on_screen import Dialog, TallBody
from gui.widgets.panel import Card
from gui.widgets.rows import Cell, Rows
from gui.words import backups as say
from gui.words import console, nights, text
from gui.words.numbers import listed
from gui.words.tr import Context, common
from gui.words.voices import together

if TYPE_CHECKING:
    from core.keeping.storage import Backups, Store
    from gui.console.riffle import Riffle

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
        return self.trouble is None and self.actions > 0


def look(store: Store, path: Path, zone: tzinfo) -> Looked:
    """Read all of the backup; never raises for what is wrong with it."""
    try:
        log = store.open_(path, read_only=True)
    except StoreFailed as failed:
        return Looked(path, cells=("", "", "", say.unreadable()), trouble=failed)
    actions, damage, beat = list(log.actions), log.damage, log.last_beat
    log.close()
    written = actions[-1].written if actions else 0
    # When it was made, by its name: the clock may have run on since the last sign of life in it. A name from
    # a PC in another time zone is not believed.
    last, made = last_alive(beat, written, written), _named_at(path, zone) or 0
    at = made if last <= made <= last + RECENT // timedelta(milliseconds=1) else last
    director = open_door(MemoryLog(actions), lambda: at, bytes)
    t = director.state
    reading = read(t.clock.levels, t.clock.position, at)
    level = say.not_started() if reading.phase == "before" else text.level_name(t.clock.levels, reading.index)
    names = text.Names(t, director.history, zone)
    counts = reversed([a for a in director.live if not is_quiet(a)][-SHOWN:])
    latest = [(text.time_of_day(a.happened, zone), text.action_title(a, names)) for a in counts]
    told = latest[0][1] if latest else tr("No actions yet.")
    lines = snapshot(t, at)
    # the title if the folder is named after another one: it was given later, or a copy of the file lies here
    title, home = str(t.setting("title") or ""), path.parent.name
    if title and (key := name_in(home)[1]) and folder_of(title, key) != home:
        lines.insert(0, title)
    if t.open_tables:
        lines.append(text.tables_text(len(t.open_tables)) + ".")
    cells_ = text.date_and_time(at, zone), level, say.left(len(t.people.live), len(t.people.entries)), told
    return Looked(path, at, len(actions), cells_, tuple(lines), tuple(latest), damage)


@dataclass(frozen=True, slots=True)
class Home:
    """The place that a tournament's backups are restored to. ``was`` is its own file, if known."""

    was: Path | None
    title: str
    documents: Path
    zone: tzinfo

    def place(self, at: int, *, spare: bool = False) -> tuple[Path, Path | None]:
        """Return the path a backup is restored to, and the tournament's own file beside it, which is never
        written over; ``spare``: among the documents, where nothing can be written beside that."""
        was = None if spare or self.was is None or not is_there(self.was.parent) else self.was
        device = self.title.upper() in _DEVICES
        name = f"{self.title} {console.copy_word()}".strip() if device else self.title
        wanted = say.unmarked(was) if was is not None else self.documents / f"{name}.riffle"
        if not is_there(wanted):
            return wanted, None
        marked = say.mark_of(wanted, f"{datetime.fromtimestamp(at // 1000, self.zone):%Y-%m-%d %H.%M}")
        return free(wanted.with_name(f"{ending(marked)}.riffle")), wanted


@dataclass(frozen=True, slots=True)
class Restored:
    """``path``: the new file, ``beside`` the tournament's own; ``moved``: it is not where it was to be."""

    path: Path
    beside: Path | None
    moved: bool


def look_home(store: Store, paths: Sequence[Path], home: Home) -> Looked:
    """Look at a backup that lies at these places, and say where it would go. The first whole one counts, else
    the longest."""
    looked = look(store, paths[0], home.zone)
    for path in paths[1:]:
        if looked.damage is None and looked.trouble is None:
            break
        other = look(store, path, home.zone)
        if other.actions > looked.actions:
            looked = other
    return replace(looked, goes_to=home.place(looked.at)) if looked.can else looked


def restore(store: Store, looked: Looked, home: Home, *, spare: bool = False) -> Restored | Exception:
    """Restore into a new file, or into a ``spare`` one. Return what went wrong, so that whoever waits hears
    of it."""
    path, beside = home.place(looked.at, spare=spare)
    try:
        if path.parent == home.documents:
            path.parent.mkdir(parents=True, exist_ok=True)
        store.repairs().restore(looked.path, path)
    except Exception as error:
        elsewhere = isinstance(error, StoreFailed) and error.trouble in _NOT_HERE
        again = elsewhere and path.parent != home.documents
        return restore(store, looked, home, spare=True) if again else error
    return Restored(path, beside, spare)


def _named_at(path: Path, zone: tzinfo) -> int | None:
    named = moment_in(path.name)
    return None if named is None else int(named.replace(tzinfo=zone).timestamp() * 1000)


@dataclass(frozen=True, slots=True)
class Found:
    """The tournaments with backups, the places that cannot be looked at, and of each backup that is at more
    than one place, under the path it is listed by, where it is besides."""

    shelves: list[Shelf]
    troubles: list[tuple[Path, StoreFailed]]
    twins: dict[Path, list[Path]]


def all_shelves(backups: Backups, places: Sequence[Path]) -> Found:
    """Find the backups at any of these places; a tournament found at several is listed as it is at the
    first."""
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
    count = actions_in(one.name)
    if not count or count != actions_in(other.name):
        return False
    last = backups.last_in(one)
    return last is not None and last == backups.last_in(other)


T = TypeVar("T")
# The tabs.
PLACE, RESTORE = range(2)
# How wide the dialog is where it shows no backups.
NARROW = 560
WHEN, LEVEL, IN, LAST = range(4)


class BackupsDialog(Dialog):
    """The place that is chosen holds at once and is kept in the library. Of the backups the newest of the
    tournament backed up last is chosen already: Enter restores it. Disks are read and written on threads of
    their own: a stick may be slow, and the nights go on meanwhile."""

    def __init__(self, program: Riffle, *, tab: int = PLACE) -> None:
        super().__init__(program.window, tr("Backups"))
        self._program, self._keeper, self._session = program, program.backups, program.session
        self._places = [program.backups.place, program.backups.own]
        self._shelves: list[Shelf] = []
        self._twins: dict[Path, list[Path]] = {}
        self.looked: dict[Path, Looked] = {}
        self._busy = False
        # A stick that hangs while it is looked at must not hold up the choice of another place.
        self.worker, self.trying = Worker("restore", self), Worker("place of backups", self)
        self.finished.connect(self.worker.stop)
        self.finished.connect(self.trying.stop)
        self.tabs = tab_bar(tr("Location"), tr("Restore backup"))
        self.tabs.setAccessibleName(tr("Backups"))
        self.problem = label("", "strong", wrap=True, tone="amber")
        self._place, self._restore = QWidget(), QWidget()
        self._fill_place(self._place)
        self._fill_restore(self._restore)
        down(
            label(tr("Backups"), "heading"),
            self.tabs,
            self.problem,
            (self._place, 1),
            (self._restore, 1),
            gap=10,
            margins=(24, 20, 24, 20),
            of=self,
        )
        self.setMinimumWidth(NARROW)
        self.tabs.setCurrentIndex(tab)
        self.tabs.currentChanged.connect(self._turn)
        self._keeper.changed.connect(self.show_place)
        self._turn()

    def _turn(self) -> None:
        self._place.setVisible(not self._restoring)
        self._restore.setVisible(self._restoring)
        self.problem.show_text("")
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

    def reject(self) -> None:
        if not self._busy:
            super().reject()

    @safely
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the button that has the keyboard, else the tab's own."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            focus = self.focusWidget()
            own = self.do_button if self._restoring else self.done_button
            (focus if isinstance(focus, KeyButton) else own).click()
        else:
            super().keyPressEvent(event)

    # -- where they are made -------------------------------------------------------------------------

    def _fill_place(self, part: QWidget) -> None:
        self.place = ElidedLabel(role="strong")
        self.note = label("", "quiet", wrap=True)
        self.last = label("", "", wrap=True)
        self.choose = KeyButton(tr("Choose folder or USB stick…"), icon="folder-open", does=self._ask_place)
        self.only_here = KeyButton(tr("Only on this PC"), does=lambda: self.take(None))
        self.now = KeyButton(tr("Back up now"), does=self._now)
        self.done_button = KeyButton(tr("Done"), key="↵", kind="primary", does=self.accept)
        for button in (self.choose, self.only_here, self.now, self.done_button):
            button.setAutoDefault(False)
        about = tr(
            "Riffle copies each tournament when it is opened, when its clock starts, at each new "
            "level and at its end."
        )
        kept = tr(
            "Riffle keeps all backups of the last three hours, then one per hour, then one per day; "
            "at most 40 per tournament."
        )
        beside = across((self.last, 1), self.now, gap=12)
        night = (label(tr("This tournament"), "label"), beside) if self._session is not None else ()
        down(
            label(about, "quiet", wrap=True),
            4,
            label(tr("Where"), "label"),
            self.place,
            self.note,
            across(self.choose, self.only_here, None, gap=8),
            4,
            *night,
            4,
            label(kept, "label", wrap=True),
            None,
            4,
            across(None, self.done_button),
            gap=10,
            of=part,
        )

    def show_place(self) -> None:
        """Show where backups go, and what is known of that place."""
        if self._restoring:
            return
        keeper, session = self._keeper, self._session
        self.place.setText(self._name_of(keeper.place))
        self.place.setToolTip(str(keeper.place))
        there = tr("When this location is not available, backups go to Riffle's own folder on this PC.")
        here = tr(
            "A backup helps when a file is damaged or deleted. A USB stick, or a folder on another "
            "disk, also helps when this PC's disk fails."
        )
        self.note.setText(there if keeper.chosen else here)
        self.only_here.setVisible(keeper.chosen)
        problem = ""
        if session is not None:
            standing, zone = keeper.standing(session), session.zone
            if standing is not None:
                own = standing.place == keeper.own
                self.last.setText((say.last_own if own else say.last)(standing, zone))
            if standing is not None and (standing.failed is not None or standing.late):
                chosen, source = keeper.chosen, session.log.path
                problem = say.trouble(standing, keeper.place, chosen=chosen, source=source, zone=zone)
            self.now.setEnabled(keeper.backs_up(session))
            if session.pace != 1:
                self.last.setText(say.none_of_demo())
            elif session.director.read_only:
                self.last.setText(say.none_of_read_only())
        self._place_problem(problem)

    def _place_problem(self, sentence: str) -> None:
        """Show the problem, and make the dialog as high as that takes."""
        self.problem.show_text(sentence)
        whole = self.layout()
        if whole is not None and self.isVisible():
            whole.activate()
            self.resize(NARROW, whole.totalHeightForWidth(NARROW))

    def _ask_place(self) -> None:
        start = self._keeper.place.parent if self._keeper.chosen else Path.home()
        ask_path(self, tr("Backup location"), start, self.take, folder=True)

    def take(self, folder: Path | None) -> None:
        """Keep the backups there from now on; if the place cannot be used, say why and keep the old one. A
        stick may be slow to answer, so a thread of its own tries it."""
        keeper = self._keeper

        def ready() -> Path | StoreFailed | None:
            try:
                return keeper.ready(folder)
            except StoreFailed as failed:
                return failed

        def taken(came: Path | StoreFailed | None) -> None:
            self._try(False)
            if isinstance(came, StoreFailed):
                self.show_place()
                self._place_problem(say.cannot_choose(came, folder or keeper.own))
                return
            keeper.take_to(came)
            self.show_place()
            self.done_button.setFocus()

        self._try(True)
        self.note.setText(tr("Trying {place}…", place=str(folder or keeper.own)))
        self.trying.do(ready, taken)

    def _try(self, tried: bool) -> None:
        """Take no click while a place is tried, Done included; Esc still closes the dialog."""
        for button in (self.tabs, self.choose, self.only_here, self.done_button):
            button.setEnabled(not tried)

    def _now(self) -> None:
        if self._session is not None:
            self.last.setText(tr("Backing up…"))
            self._keeper.make(self._session)

    # -- restoring: what there is --------------------------------------------------------------------

    def _fill_restore(self, part: QWidget) -> None:
        self.tournaments = QListWidget()
        self.tournaments.setAccessibleName(tr("Tournaments"))
        self.tournaments.currentRowChanged.connect(self._show_shelf)
        heads = [tr("When"), tr("Level"), tr("In"), tr("Last action")]
        self.rows: Rows[Path] = Rows(heads, self._cell)
        self.rows.dataChanged.connect(self._preview)
        self.table = LinedTable(self.rows, [162, 92, 76, 100], stretch=LAST)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.setAccessibleName(tr("Backups"))
        self.table.selectionModel().currentRowChanged.connect(self._preview)
        self.table.doubleClicked.connect(self.restore)
        self.preview = Preview()
        self.where = label("", "quiet", wrap=True)
        self.nothing = label("", "quiet", wrap=True)
        title = tr("Folder or USB stick with backups")
        ask = partial(ask_path, self, title, Path.home(), self.look_in, folder=True)
        self.elsewhere = KeyButton(tr("Look in another folder…"), icon="folder-open", does=ask)
        self.cancel = KeyButton(common("Cancel"), key="Esc", does=self.reject)
        self.do_button = KeyButton(tr("Restore"), key="↵", kind="primary", does=self.restore)
        for button in (self.elsewhere, self.cancel, self.do_button):
            button.setAutoDefault(False)
        self._lists = QWidget()
        grid = cells(16, 4, of=self._lists, wide=0)
        grid.addWidget(label(tr("Tournaments"), "label"), 0, 0)
        grid.addWidget(self.tournaments, 1, 0)
        grid.addWidget(label(tr("Backups"), "label"), 2, 0)
        grid.addWidget(self.table, 3, 0)
        grid.addWidget(label(tr("Contents"), "label"), 0, 1)
        grid.addWidget(self.preview, 1, 1, 3, 1)
        grid.setRowStretch(3, 1)
        self.table.setMinimumHeight(100)
        foot = across(self.elsewhere, None, self.cancel, self.do_button, gap=8)
        column = down((self._lists, 1), self.nothing, self.where, foot, gap=10, of=part)
        column.setAlignment(self.nothing, Qt.AlignmentFlag.AlignTop)

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
        told = [say.cannot_look(place, why) for place, why in troubles if place != self._keeper.own]
        self.problem.show_text("\n".join(told))
        self.tournaments.clear()
        for shelf in self._shelves:
            at = moment_in(shelf.files[0].name)
            item = QListWidgetItem(say.shelf(shelf.name, at, len(shelf.files), self._program.wiring.zone))
            item.setToolTip(str(shelf.files[0].parent))
            self.tournaments.addItem(item)
        self._lists.setVisible(bool(self._shelves))
        self.nothing.setVisible(not self._shelves)
        self.nothing.setText(say.none(self._keeper.place, chosen=self._keeper.chosen))
        self.tournaments.setFixedHeight(min(5, max(2, len(self._shelves))) * ROW_LIST + 4)
        if self._shelves:
            self._spread()
            keys = [shelf.key for shelf in self._shelves]
            self.tournaments.setCurrentRow(keys.index(then) if then in keys else 0)
            self.table.setFocus()
        else:
            self.nothing.setFixedWidth(NARROW - 48)
            self.nothing.ensurePolished()
            self.nothing.setMinimumHeight(self.nothing.heightForWidth(NARROW - 48))
            self.resize(NARROW, 0)
            self.elsewhere.setFocus()
        self._preview()

    def _spread(self) -> None:
        """Make the dialog as large as its contents ask for, within the window."""
        room = self._program.window.size()
        self.resize(min(1040, room.width() - 40), min(640, room.height() - 40))
        self.preview.setFixedWidth(356 if self.width() >= 960 else 332)

    def _show_shelf(self, row: int) -> None:
        if not 0 <= row < len(self._shelves):
            return
        files = self._shelves[row].files
        self.rows.show(files)
        self.worker.forget()
        store, home = self._program.wiring.store, self._home()
        for path in files:
            if path not in self.looked:
                paths = [path, *self._twins.get(path, ())]
                self.worker.do(partial(look_home, store, paths, home), partial(self._looked, paths))
        self.table.selectRow(0)
        self._preview()

    def _looked(self, paths: list[Path], looked: Looked) -> None:
        """Show what a backup holds, the other places that keep it, if any, and which copy was read."""
        if len(paths) > 1:
            places = [self._name_of(path.parent.parent) for path in paths]
            taken = "" if looked.path == paths[0] else self._name_of(looked.path.parent.parent)
            looked = replace(looked, lines=(*looked.lines, say.kept_in(places, places[0], taken)))
        self.looked[paths[0]] = looked
        self.rows.renew(self.rows.rows)

    def _name_of(self, place: Path) -> str:
        own = place == self._keeper.own
        return tr("Riffle's own folder on this PC") if own else say.place_name(place)

    @property
    def chosen(self) -> Looked | None:
        """Return the backup that is chosen, once it has been read."""
        path = self.rows.at(self.table.currentIndex().row())
        return None if path is None else self.looked.get(path)

    def _cell(self, path: Path, column: int) -> Cell:
        """Return when a backup was made, and its contents as far as they have been read."""
        looked = self.looked.get(path)
        when = looked.cells[WHEN] if looked is not None else ""
        if column == WHEN and not when:
            zone = self._program.wiring.zone
            at = _named_at(path, zone)
            when = path.stem if at is None else text.date_and_time(at, zone)
        if looked is None:
            return Cell({WHEN: when, LAST: tr("reading…")}.get(column, ""), "quiet")
        tone = "amber" if looked.damage is not None or looked.trouble is not None else ""
        if column == LAST and looked.damage is not None:
            return Cell(say.damaged(looked.damage), tone)
        return Cell(when if column == WHEN else looked.cells[column], tone)

    def _preview(self, *_: object) -> None:
        looked = self.chosen
        self.preview.show_looked(looked, self._program.wiring.zone)
        self.do_button.setEnabled(looked is not None and looked.can)
        goes_to = looked.goes_to if looked is not None else None
        self.where.setVisible(goes_to is not None)
        if goes_to is not None:
            self.where.setText(say.goes_to(*goes_to))

    def _home(self) -> Home:
        program, shelf = self._program, self._shelves[self.tournaments.currentRow()]
        wiring, was = program.wiring, where_it_was(program.library, shelf.key)
        return Home(was, shelf.name, wiring.documents, wiring.zone)

    def look_in(self, folder: Path) -> None:
        """Look for backups in this folder, or on this stick, too."""
        backups = self._program.wiring.store.backups()

        def look() -> tuple[Path, Found]:
            place = folder / FOLDER if backups.is_there(folder / FOLDER) else folder
            return place, all_shelves(backups, [place])

        def looked(came: tuple[Path, Found]) -> None:
            place, found = came
            if found.shelves:
                self._places.append(place)
                self.refresh(then=found.shelves[0].key)
                return
            trouble = found.troubles[0] if found.troubles else None
            self.problem.show_text(say.cannot_look(*trouble) if trouble else say.none_there(folder))
            self.nothing.setVisible(not self._shelves)
            self._preview()

        self._look_for(look, looked)

    # -- restoring: doing it ----------------------------------------------------------------------------

    def restore(self) -> None:
        """Restore into a new file, which is opened beside whatever is open."""
        looked = self.chosen
        if looked is None or not looked.can or self._busy:
            return
        self._work(True)
        self.worker.forget()
        store, home = self._program.wiring.store, self._home()
        self.worker.do(partial(restore, store, looked, home), partial(self._restored, looked))

    def _work(self, busy: bool) -> None:
        """Let nothing else be chosen and the dialog not be left while the new file is half written."""
        self._busy = busy
        for part in (self.tabs, self._lists, self.elsewhere, self.cancel, self.do_button):
            part.setEnabled(not busy)
        self.do_button.say(tr("Restoring…" if busy else "Restore"))
        self.do_button.set_key("" if busy else "↵")

    def _restored(self, looked: Looked, done: Restored | Exception) -> None:
        program, zone = self._program, self._program.wiring.zone
        self._work(False)
        if isinstance(done, StoreFailed | OSError):
            self.problem.show_text(text.trouble(done, zone) if isinstance(done, StoreFailed) else str(done))
            # the backups again, also those that had not been read when the restoring began
            row = self.table.currentIndex().row()
            self._show_shelf(self.tournaments.currentRow())
            self.table.selectRow(row)
            self.table.setFocus()
            return
        if isinstance(done, Exception):
            raise done
        self.accept()
        if program.open_path(done.path):
            said = say.restored(done.path, looked.at, zone, done.beside)
            elsewhere = say.not_there(done.path) if done.moved else ""
            shown = [x.name for x in program.screen.shown]
            other = program.screen.is_open and program.session not in program.screen.shown
            still = nights.screen_still(listed(shown)) if other and shown else ""
            program.window.say(together(said, elsewhere, still))


class Preview(Card):
    """The clock, the field, the tables, and what was done last."""

    def __init__(self) -> None:
        super().__init__()
        self.title = label("", "title", wrap=True)
        self.body = label("", "", wrap=True)
        self.warning = label("", "strong", wrap=True, tone="amber")
        self._head = label(tr("Last actions"), "label")
        self.doings = [ElidedLabel(role="quiet") for _ in range(SHOWN)]
        body = down(self.title, self.warning, self.body, 6, self._head, *self.doings, None, gap=6)
        down(TallBody(body), margins=(20, 16, 10, 16), of=self)

    def show_looked(self, looked: Looked | None, zone: tzinfo) -> None:
        """Show the contents of a backup, or what is wrong with it."""
        title = body = warning = ""
        last: tuple[tuple[str, str], ...] = ()
        if looked is not None and looked.trouble is not None:
            warning = say.nothing_in_it(looked.trouble)
        elif looked is not None and looked.damage is not None:
            warning = say.damaged_whole(looked.damage)
        if looked is not None and looked.can:
            title, body, last = say.as_it_was(looked.at, zone), "\n".join(looked.lines), looked.last
        elif not warning:
            body = tr("Select a backup to see its contents.")
        self.title.show_text(title)
        self.warning.show_text(warning)
        self.body.setText(body)
        self._head.setVisible(bool(last))
        for at, line in enumerate(self.doings):
            line.setVisible(at < len(last))
            line.setText("   ".join(last[at]) if at < len(last) else "")
