"""Open and make tournaments in Riffle's window, once it is there; the rest is the console's."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject, QPoint
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication

from core.clock.timebase import GAP, Timebase, last_alive
from core.formats.format import unknown
from core.keeping.directory import ClubLibrary, RecentNight
from core.keeping.salvage import NOT_OURS, Damage
from core.keeping.storage import TournamentLog
from core.say.reasons import StoreFailed, Trouble
from core.text.setup import began
from core.tournament.director import Director
from gui import theme
from gui.console.frame.screen import Screen
from gui.console.frame.window import ConsoleWindow
from gui.desk.nights import Night, Nights
from gui.program.backups import BackupKeeper
from gui.program.club_library import AWAY, KeptLibrary, RunningNoted, in_turn, running
from gui.program.earlier_nights import EarlierNights
from gui.program.keep_awake import KeepAwake
from gui.program.night_facts import Unclosed, facts_of
from gui.program.room_sounds import RoomSounds, read_choices
from gui.program.session import Session
from gui.program.sound import Player
from gui.program.there import is_there
from gui.program.wiring import Wiring
from gui.program.worker import Worker
from gui.words import backups as backups_words
from gui.words import console, files, nights, sounds, text
from gui.words.tr import Context, speak_language
from gui.words.voices import together

if TYPE_CHECKING:
    from gui.console.frame.night import NightView
    from gui.console.guide.beginnings import Beginning

tr = Context("program")
T = TypeVar("T")

# So many nights the start page lists.
MOST = 100


class Program(QObject):
    """The window with its screen, and the open tournaments."""

    def __init__(
        self,
        app: QApplication,
        wiring: Wiring,
        library: KeptLibrary | None = None,
        window: ConsoleWindow | None = None,
    ) -> None:
        """Use the visible window and its library, if there are any."""
        super().__init__()
        self.app, self.wiring = app, wiring
        self.library = library or KeptLibrary(partial(wiring.store.open_library, wiring.data / "library.db"))
        self.library.came.connect(self._library_came)
        # The writes of which one sentence at a time is told.
        self._writes = object()
        self.library.waits.connect(self._say_library_waits)
        self.library.failed.connect(self._say_library_failed)
        self.books = wiring.store.house_books(wiring.data / "rulebooks")
        self.sounds = RoomSounds(Player(wiring.data / "sounds"), read_choices(self.library), self)
        self.sounds.player.failed.connect(self._say_nothing_heard)
        app.setApplicationName("Riffle")
        app.setQuitOnLastWindowClosed(True)
        self.window = window or ConsoleWindow()
        self.window.may_leave = self._may_leave
        self.screen = Screen(self.window)
        self.screen.use(self.library)
        self.backups = BackupKeeper(wiring.store.backups, wiring.data / "backups", self.library, self)
        self.backups.changed.connect(self._note_won)
        self.repairs = Worker("repair", self)
        self._repairing: set[Path] = set()
        self.unclosed = Unclosed(wiring, self.library, self)
        self.earlier = EarlierNights(
            wiring.store, wiring.wall, self.library, self._open_nights, self.show_account, self
        )
        # The director knows of the library that was moved aside.
        self._library_told = False
        # The files whose facts in the library name a winner.
        self._won: set[Path] = set()
        self.nights = Nights(
            self.window,
            self.screen,
            KeepAwake(wiring.holds),
            self.sounds,
            self.backups,
            RunningNoted(self.library),
            self,
        )
        self.window.leaving.connect(self.leave)
        self._dress()
        theme.on_system_change(app, self._dress)
        for keys, act in (("Ctrl+N", self.new), ("Ctrl+O", self.ask_open), ("Ctrl+Q", self.window.close)):
            QShortcut(QKeySequence(keys), self.window, act)

    @property
    def session(self) -> Session | None:
        return self.nights.shown.session if self.nights.shown is not None else None

    def session_at(self, path: Path) -> Session | None:
        night = self.nights.at(path)
        return night.session if night is not None else None

    def beside(self, job: Callable[[], T]) -> T:
        return self.nights.disk.through(job)

    # -- look ----------------------------------------------------------------------------------------

    def _dress(self) -> None:
        self._apply(self.library.setting("theme"))

    def choose_theme(self, chosen: str) -> None:
        # a choice of look that cannot be kept still holds tonight
        in_turn(self.library, lambda library: library.set_setting("theme", chosen))
        self._apply(chosen)

    def choose_language(self, chosen: str) -> None:
        """Speak another language from the start page on: there nothing is open that was built in this one."""
        in_turn(self.library, lambda library: library.set_setting("language", chosen))
        speak_language(chosen)
        self.show_start()

    def _apply(self, setting: object) -> None:
        theme.apply(self.app, theme.chosen(setting) or theme.system_theme(self.app))

    # -- opening -------------------------------------------------------------------------------------

    def show_start(self, problem: str = "") -> None:
        self._drop_all()
        from gui.console.start.page import BackupPlace, StartPage
        from gui.console.structure.sheet_templates import built_in

        library, wiring = self.library, self.wiring
        places = [
            BackupPlace(backups_words.place_title(x, x == self.backups.own), x, at)
            for x, at in self.backups.made_at()
        ]
        players, sheets = library.counts()
        page = StartPage(
            self,
            self.unclosed.told(library.recent_nights(MOST)),
            running(library),
            wiring.wall(),
            wiring.zone,
            places=places,
            players=players,
            structures=sheets + len(built_in()),
        )
        self.window.show_view(page)
        self.window.name_after(None)
        page.say(problem or self._library_problem() or self._left_out())
        self._library_told |= not problem

    def _left_out(self) -> str:
        """Return the sentence about rows left out of the lists because another program has changed them."""
        people, penalties = self.library.odd_rows()
        return together(
            console.nights_left_out(self.library.odd_nights),
            console.people_left_out(people),
            console.penalties_left_out(penalties),
        )

    def _library_problem(self) -> str:
        if (aside := self.library.recovered_from) is not None:
            return console.library_recovered(str(aside), trial=".trial-" in aside.name)
        if self.library.trouble in AWAY:
            return console.library_waits()
        return console.library_in_memory() if self.library.trouble is not None else ""

    def open_path(self, path: Path) -> bool:
        """Open a tournament's file beside the others; its problems are shown."""
        night = self.nights.at(path)
        if night is not None and night.session is not None:
            self.nights.show(night)
            self.window.say(nights.open_already(night.session.name))
            return False
        try:
            log = self.beside(partial(self.wiring.store.open_, path))
        except StoreFailed as failed:
            problem = text.trouble(failed, self.wiring.zone, reading=True)
            self.say_of_file(problem)
            if failed.trouble in (Trouble.DAMAGED, Trouble.TRUNCATED):
                self._offer_repair(problem, path)
            return False
        if log.damage is not None and not log.actions:
            log.close()
            self.say_of_file(text.damage(log.damage))
            self._offer_repair(text.damage(log.damage), path, log.damage)
            return False
        self.open_log(log)
        return True

    def _open_nights(self) -> list[tuple[Path, Director]]:
        """Return the nights in these windows; a demo's money is nobody's."""
        return [(x.log.path, x.director) for x in self.nights.sessions() if x.pace == 1]

    def show_account(self, path: Path, player: int) -> None:
        """Open the night, and choose this player's account in its till."""
        from gui.console.money.page import TILL, MoneyPage

        if self.nights.at(path) is None:
            self.open_path(path)
        night = self.nights.at(path)
        if night is None or night.session is None:
            return
        self.nights.show(night)
        page = self.window.night.show_page("money") if self.window.night is not None else None
        if isinstance(page, MoneyPage):
            page.go(TILL)
            page.till.choose(player)

    def say_of_file(self, sentence: str) -> None:
        """Show a problem of opening a file, wherever the director is."""
        if self.nights.open:
            self.window.say(sentence)
        else:
            self.show_start(sentence)

    def open_log(self, log: TournamentLog, timebase: Timebase | None = None) -> Session:
        """Direct this tournament from now on; a demo brings its own time."""
        session = self._begin(log, timebase)
        try:
            self.direct(session)
        except Exception:  # an error of ours: the file must be free to be opened again
            self._give_up(session)
            raise
        return session

    def _give_up(self, session: Session) -> None:
        """Remove the half-opened night from the window as far as possible; its file is closed whatever
        happens."""
        with suppress(Exception):
            if (begun := self.nights.of(session)) is not None:
                self._close(begun)
        session.close()

    def create(self, path: Path) -> Session:
        """Create a new, empty tournament for the visible guide. Raises ``StoreFailed``."""
        session = self._begin(self.beside(partial(self.wiring.store.create, path)))
        guide = self.nights.shown
        assert guide is not None
        self.nights.found(guide, session)
        return session

    def _begin(self, log: TournamentLog, timebase: Timebase | None = None) -> Session:
        wiring = self.wiring
        writable = log.actions[-1].written if log.actions else 0
        last = last_alive(log.last_beat, writable, wiring.wall())
        base = timebase or Timebase(wiring.wall, wiring.steady, last, wiring.gap or GAP)
        session = Session(log, base, wiring.entropy, wiring.zone)
        session.library = self.library
        session.books = self.books
        session.earlier = self.earlier
        return session

    def direct(self, session: Session, page: str = "tonight", sentence: str = "") -> None:
        # Imported only now: the start page need not wait for the whole console.
        from gui.console.frame.night import NightView

        view = NightView(session, self.screen, self.window.views)
        view.menu_wanted.connect(self._menu)
        self.nights.direct(session, view)
        self._note(session, self.wiring.wall())
        in_turn(self.library, self._read_won)
        self.earlier.look()
        if page != "tonight":  # which it shows already
            view.show_page(page)
        if sentence:
            view.say(sentence)
        self._warn(view, session)

    def _note(self, session: Session, opened: int = 0, *, closed: bool = False) -> None:
        """Note title and date for the start page and the guide, and how it stands if it is ``closed`` or won;
        a demo is not a night."""
        path = session.log.path
        began_at = 0 if self.wiring.data / "demo" in path.parents else began(session.director)
        whole = closed and not session.director.problem
        facts = facts_of(session.director, session.now(), session.zone) if whole else None
        if facts is not None:
            (self._won.add if facts.winner else self._won.discard)(path.absolute())
        night = RecentNight(path, session.title, began_at, opened, facts)
        in_turn(self.library, lambda library: library.note_recent(night))

    def _note_won(self, session: Session) -> None:
        """Note the winner with the last backup, and that there is none any more: the PC may be turned off
        now."""
        if session.state.won or session.log.path.absolute() in self._won:
            self._note(session, closed=True)

    def _read_won(self, library: ClubLibrary) -> None:
        """Read which nights are won: the winner of a night that is opened again may be taken back too."""
        nights = library.recent_nights(MOST)
        self._won |= {x.path for x in nights if x.facts is not None and x.facts.winner}

    def _say_library_waits(self, waits: bool) -> None:
        said = console.library_waits() if waits else console.library_written()
        self.window.tell(said, of=self._writes)

    def _say_library_failed(self, failed: StoreFailed) -> None:
        """Say it instead of that the writes wait; news of later writes does not take its place."""
        self.window.tell(console.library_failed(text.trouble(failed)), of=self._writes)
        self._writes = object()

    def _may_leave(self) -> bool:
        """Wait for the library; return False if it is not written and the director has to read that first."""
        written = self.library.finish(lambda: self.window.say(console.library_leaving()))
        if not written and not self.library.through:
            self.window.say(console.library_unwritten())
        return written

    def _library_came(self) -> None:
        """Read the settings that could not be read at the start because another program had the library."""
        self._dress()
        self.sounds.choices = read_choices(self.library)
        self.backups.read_place()
        from gui.console.start.page import StartPage

        if isinstance(self.window.view, StartPage):
            speak_language(self.library.setting("language"))
            self.show_start()

    def _warn(self, view: NightView, session: Session) -> None:
        damage = session.log.damage
        if damage is not None:
            last = session.director.history[-1:]
            until = text.time_of_day(last[0].happened, session.zone) if last else ""
            self._offer_repair(text.damage(damage, until), session.log.path, damage, shown=True)
        elif session.director.problem:
            format = unknown(session.director.history)
            if format:
                view.say(console.unknown_format(format), tone="red")
            else:
                self._offer_repair(console.does_not_fold(), session.log.path, shown=True)
        elif session.director.read_only:
            view.say(console.only_shown(), tone="amber")
        elif self.library.recovered_from is not None and not self._library_told:
            self._library_told = True  # else the start page tells it: this night was opened without one
            view.say(self._library_problem(), tone="amber")
        else:  # the console does not wait for the disk
            job = partial(self.wiring.store.synchronised_folder, session.log.path)
            self.nights.disk.do(job, partial(self._say_synchronised, view, session))

    def _say_synchronised(self, view: NightView, session: Session, service: str | None) -> None:
        """Warn of a synchronised folder, unless the night is closed again."""
        if service is not None and self.nights.of(session) is not None:
            view.when_answered(partial(view.say, console.synchronised(service), tone="amber"))

    # -- the director's commands

    def new(self) -> None:
        """Open the guide, or return to the one already begun."""
        from gui.console.guide.guide import Guide

        begun = next((night for night in self.nights.open if isinstance(night.view, Guide)), None)
        if begun is not None:
            self.nights.show(begun)
        else:
            self.nights.add(Guide(self))

    def same_as(self, beginning: Beginning) -> None:
        """Open the guide to a night like this one."""
        from gui.console.guide.guide import Guide

        self.new()
        guide = self.window.view
        if isinstance(guide, Guide) and guide.session is None:  # a guide begun in another way goes on
            guide.begin_from(beginning)

    def set_up_same(self, beginning: Beginning) -> None:
        """Set up a night like this one and go on to its players; what stops it is said in the guide."""
        from gui.console.guide.guide import Guide
        from gui.console.players.page import PlayersPage

        self.same_as(beginning)
        guide = self.window.view
        if isinstance(guide, Guide) and guide.chosen == beginning:
            guide.forward()
        night = self.window.night
        players = night.page("players") if night is not None else None
        if isinstance(players, PlayersPage):
            players.paste_list("")

    def _close(self, night: Night) -> None:
        if night.session is not None and night.directed:
            self._note(night.session, closed=True)
        self.nights.drop(night)
        if not self.nights.open:
            self.show_start()

    def demo(self) -> None:
        from gui.desk.demo_night import HOLDEM, SEED, SPEED

        self.play_demo(SEED, SPEED, HOLDEM)

    def play_demo(self, seed: int, speed: float, format: str) -> None:
        """Open a demo night in these windows. A failing disk is shown there."""
        from gui.desk import demo_night

        try:
            log = self.beside(partial(demo_night.create, self.wiring))
        except OSError as error:
            self.say_of_file(str(error))
            return
        except StoreFailed as failed:
            self.say_of_file(text.trouble(failed, self.wiring.zone))
            return
        session = self.open_log(log, demo_night.flying(self.wiring, speed))
        session.pace = speed
        demo_night.Player(session, seed, format)

    def ask_open(self) -> None:
        from gui.widgets.file_dialog import ask_path

        folder = self.wiring.documents if is_there(self.wiring.documents) else Path.home()
        ask_path(self.window, tr("Open"), folder, self.open_path, kinds=tr("Riffle tournaments (*.riffle)"))

    def _offer_repair(
        self, sentence: str, path: Path, damage: Damage | None = None, *, shown: bool = False
    ) -> None:
        """Offer a repair, except for a file that a newer Riffle has written in, which is not damaged. If the
        file is not ``shown``, the result of a repair is unknown."""
        if damage is None or damage.what not in NOT_OURS:
            sentence = sentence if shown else files.may_find(sentence)
            self.window.offer(sentence, tr("Repair a copy"), partial(self.repair, path))
        elif self.window.night is not None:
            self.window.night.say(sentence, tone="red")

    def repair(self, path: Path) -> None:
        """Save what can be saved of a damaged file into a new one, and open it beside it."""
        from gui.desk.repair import in_windows

        if path not in self._repairing:
            self._repairing.add(path)
            self.window.say(files.repairing(path))

            def job() -> tuple[str, Path | None]:
                try:
                    return in_windows(self.wiring, path)
                finally:
                    self._repairing.discard(path)

            def repaired(result: tuple[str, Path | None]) -> None:
                said, new = result
                if new is not None:
                    self.open_path(new)
                self.window.say(said)

            self.repairs.do(job, repaired)

    def ask_restore(self) -> None:
        from gui.console.backups.dialog import RESTORE, BackupsDialog

        BackupsDialog(self, tab=RESTORE).open()

    def ask_backups(self) -> None:
        from gui.console.backups.dialog import BackupsDialog

        BackupsDialog(self).open()

    def _menu(self, at: QPoint) -> None:
        from gui.console.frame.menu import program_menu

        menu = program_menu(self)
        menu.popup(at - QPoint(0, menu.sizeHint().height()))

    def close_night(self) -> None:
        """Close the night in the window, or its guide, unless its last act is refused just now; another open
        one takes its place, else the start page."""
        night = self.nights.shown
        if night is not None and (night.session is None or night.session.finish()):
            self._close(night)

    def _drop_all(self) -> None:
        for session in self.nights.sessions():
            self._note(session, closed=True)
        self.nights.drop_all()

    def leave(self) -> None:
        self._drop_all()
        self.screen.close()
        self.sounds.player.stop()
        own = (self.screen.files, self.backups.worker, self.repairs, self.unclosed.worker, self.nights.disk)
        for worker in (*own, self.earlier.worker):
            worker.stop()
        self.library.close()

    def _say_nothing_heard(self) -> None:
        """Show once that no sound plays, unless a more important message stands there; the sound dialog shows
        it too."""
        night = self.window.night
        if night is not None and not night.notice.shown:
            night.say(sounds.nothing_heard(), tone="amber")

    def tell_error(self, report: str) -> None:
        """Show an error of ours in one sentence; the night goes on."""
        self.window.say(console.something_wrong(report))

    def report_nights(self) -> str:
        """Return the description of the open tournaments for an error report: no names."""
        from gui.program.reports import night_text

        return "".join(night_text(session) for session in self.nights.sessions())
