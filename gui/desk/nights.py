"""The open tournaments: the one in the window, their listeners, and the tabs if there are several."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from gui.console.frame.night_tabs import NightTab, NightTabs
from gui.console.frame.screen import Screen
from gui.console.frame.window import ConsoleWindow
from gui.program.backups import BackupKeeper
from gui.program.club_library import RunningNoted
from gui.program.garbage import collect_all, keep_all
from gui.program.keep_awake import KeepAwake
from gui.program.room_sounds import RoomSounds
from gui.program.session import Session
from gui.program.ticker import Ticker
from gui.program.worker import Worker, bell
from gui.words import backups as backups_words
from gui.words import console, nights

if TYPE_CHECKING:
    from gui.console.floor.earlier_penalties import PenaltyKeeper
    from gui.console.frame.night import NightView
    from gui.console.players.directory import ClubKeeper


def told_apart(titled: Sequence[tuple[str, Path]]) -> list[str]:
    """Return the names: the title, with the file's name or folder where another has the same title."""
    shared = Counter(title.casefold() for title, _ in titled)

    def name_of(title: str, path: Path) -> str:
        if shared[title.casefold()] == 1:
            return title
        return path.stem if path.stem.startswith(title) else nights.beside_file(title, path.stem)

    names = [name_of(title, path) for title, path in titled]
    same = Counter(names)
    return [
        nights.beside_file(name, path.parent.name) if same[name] > 1 else name
        for name, (_, path) in zip(names, titled, strict=True)
    ]


@dataclass(eq=False, slots=True)
class Night:
    """A tournament in the window: first its guide, without a file, and then its console."""

    view: QWidget
    tab: NightTab
    session: Session | None = None
    keeper: PenaltyKeeper | None = None
    club: ClubKeeper | None = None
    runs: bool = False
    """True if its clock ran at the last look."""

    @property
    def directed(self) -> bool:
        return self.keeper is not None


def _same(path: Path, others: Sequence[Path]) -> Path | None:
    """Return the one of the others that is this file."""
    return next((other for other in others if _is_same(path, other)), None)


def _is_same(one: Path, other: Path) -> bool:
    """Return whether both paths name one file, through any link."""
    try:  # not resolve(): a link to itself is an error to it
        return os.path.realpath(one) == os.path.realpath(other) or os.path.samefile(one, other)
    except OSError:
        return False


class Nights(QObject):
    """Holds the open tournaments. One timer reads them all, the PC stays awake while any runs, and each is
    heard. The screen shows its chosen tournament; by default the first, and once that is over the one whose
    clock starts."""

    def __init__(
        self,
        window: ConsoleWindow,
        screen: Screen,
        awake: KeepAwake,
        sounds: RoomSounds,
        backups: BackupKeeper,
        noted: RunningNoted,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self.window, self.screen, self.awake, self.sounds = window, screen, awake, sounds
        self.backups, self._noted = backups, noted
        # Opens and creates files. Their disk may be slow, and another program may lock them for seconds: the
        # clocks of the open nights go on.
        self.disk = Worker("opening", self)
        backups.changed.connect(self._show_backup)
        backups.troubled.connect(self._say_no_backup)
        backups.well.connect(lambda session: self._say_of(session, backups_words.well(backups.place)))
        self.ticker = Ticker(self)
        self.open: list[Night] = []
        # The most recently shown is last.
        self._looked_at: list[Night] = []
        self.tabs = NightTabs()
        self.tabs.hide()
        self.tabs.chosen.connect(lambda at: self.show(self.open[at]))
        window.put_above(self.tabs)
        screen.others = self.sessions
        sounds.heard.connect(self._heard)
        bell().waiting.connect(self._go_on)
        for keys, by in (("Ctrl+Tab", 1), ("Ctrl+Shift+Tab", -1), ("Ctrl+Shift+Backtab", -1)):
            key = QShortcut(QKeySequence(keys), window)
            key.activated.connect(lambda by=by: self.step(by))

    @property
    def shown(self) -> Night | None:
        return next((night for night in self.open if night.view is self.window.view), None)

    def sessions(self) -> list[Session]:
        """Return the directed sessions, without those still in the guide."""
        return [night.session for night in self.open if night.session is not None and night.directed]

    def at(self, path: Path) -> Night | None:
        at = {night.session.log.path: night for night in self.open if night.session is not None}
        same = self.disk.through(partial(_same, path, [*at])) if at else None
        return None if same is None else at[same]

    def of(self, session: Session) -> Night | None:
        return next((night for night in self.open if night.session is session), None)

    # -- opening and closing

    def add(self, view: QWidget, session: Session | None = None) -> Night:
        night = Night(view, self.tabs.add())
        self.open.append(night)
        self.window.keep(view)
        if session is not None:
            self.found(night, session)
        self.show(night)
        return night

    def found(self, night: Night, session: Session) -> None:
        """Attach the session, which now has its file."""
        night.session = session
        night.tab.follow(session)
        session.changed.connect(self._tell_apart)
        night.runs = session.reading().running
        for moved in (session.changed, session.ticked):
            moved.connect(lambda: self._show_started(night, session))
        session.beat_failed.connect(lambda: self._say_beat_failed(night))
        session.unanswered.connect(lambda: self._say_unanswered(session))
        self._tell_apart()

    def direct(self, session: Session, view: NightView) -> None:
        """Show the night's console, in place of the guide that made it or beside the others."""
        # Imported only now: the start page need not wait for it.
        from gui.console.floor.earlier_penalties import PenaltyKeeper
        from gui.console.players.directory import ClubKeeper

        self.window.show_night(view)
        night = self.of(session)
        if night is None:
            night = self.add(view, session)
        else:
            guide, night.view = night.view, view
            self.window.keep(view)
            self.show(night)
            self.window.drop(guide)
        night.keeper = PenaltyKeeper(session)
        night.club = ClubKeeper(session)
        view.duties.counted.connect(night.tab.show_count)
        view.duties.refresh_count()
        if self.screen.session is None:
            self.screen.follow(session)
        self._follow()
        keep_all()

    def drop(self, night: Night) -> None:
        """Close the night once all its actions are stored. Another open one takes its place."""
        if night.session is not None:
            night.session.finish()
            self.backups.finish(night.session)
        at_it = night is self.shown
        self.open.remove(night)
        self._looked_at.remove(night)
        self.tabs.remove(night.tab)
        self._follow()
        if night.session is not None and night.session is self.screen.session:
            # Of two side by side the other one stays; else any open one.
            left = [x for x in (*self.screen.shown, *self.sessions()) if x is not night.session]
            self.screen.follow(left[0] if left else None)
        self.window.drop(night.view)
        if night.session is not None:
            self.screen.forget(night.session)
            night.session.close()
            night.session.deleteLater()  # else its signals hold their listeners, and these the whole night
        self._tell_apart()
        if at_it and self._looked_at:
            self.show(self._looked_at[-1])
        QTimer.singleShot(0, self, self._collect)  # once the view is gone too

    def _collect(self) -> None:
        """Collect what is left of a closed night; what is open stays."""
        collect_all()
        if self.open:
            keep_all()

    def drop_all(self) -> None:
        """Close all, the one in the window last, so that no other is shown meanwhile."""
        for night in sorted(self.open, key=lambda night: night is self.shown):
            self.drop(night)

    def _go_on(self) -> None:
        """Read and draw the clocks while the windows' thread waits for a disk."""
        self.ticker.tick()
        for kind in (QEvent.Type.LayoutRequest, QEvent.Type.UpdateRequest):
            QCoreApplication.sendPostedEvents(None, kind.value)

    def _follow(self) -> None:
        sessions = self.sessions()
        for each in (self.ticker, self.awake, self.sounds, self.backups, self._noted):
            each.follow(*sessions)

    # -- switching

    def show(self, night: Night) -> None:
        """Show this night in the window, as it was left."""
        self._looked_at = [each for each in self._looked_at if each is not night] + [night]
        self.window.show_view(night.view)
        self.tabs.mark(night.tab)
        self._name()

    def step(self, by: int) -> None:
        """Go to the next tab, round and round."""
        shown = self.shown
        if shown is not None:
            self.show(self.open[(self.open.index(shown) + by) % len(self.open)])

    def _show_started(self, night: Night, session: Session) -> None:
        """Show the tournament in the room if its clock has started and all those shown there are over."""
        if night.runs == session.reading().running:
            return
        night.runs = not night.runs
        shown = self.screen.shown
        over = bool(shown) and all(x.state.won or x.state.word.cancelled for x in shown)
        if night.runs and night.directed and over and session not in shown:
            self.screen.follow(session)

    def _tell_apart(self) -> None:
        """Give tabs with the same title different names: a night and its restored copy."""
        sessions = [night.session for night in self.open if night.session is not None]
        names = told_apart([(x.title, x.log.path.absolute()) for x in sessions])
        for session, name in zip(sessions, names, strict=True):
            session.tell_apart(name if name != session.title else "")
        self._name()

    def _name(self) -> None:
        self.window.name_after(self.shown.session if self.shown is not None else None)

    def _say_unanswered(self, session: Session) -> None:
        said = console.unanswered if session.storing else console.copy_unanswered
        self.window.say(said(session.name))

    def _say_beat_failed(self, night: Night) -> None:
        """Show the failed heartbeat of a night in the background; the one in the window shows it itself."""
        if night is not self.shown and night.session is not None:
            self.window.tell(nights.of(night.session.name, console.beat_failed()))

    def _heard(self, session: Session, cue: str) -> None:
        if (night := self.of(session)) is not None:
            night.tab.show_heard(cue)

    # -- backups: quietly in the footer, and once in words where something is new

    def _view_of(self, session: Session) -> NightView | None:
        night = self.of(session)
        return cast("NightView", night.view) if night is not None and night.directed else None

    def _show_backup(self, session: Session) -> None:
        view, standing = self._view_of(session), self.backups.standing(session)
        if view is not None and standing is not None:
            view.footer.show_backup(*backups_words.stands(standing, self.backups.place, session.zone))

    def _say_no_backup(self, session: Session) -> None:
        standing, keeper = self.backups.standing(session), self.backups
        if standing is not None:
            words = backups_words.trouble(
                standing, keeper.place, chosen=keeper.chosen, source=session.log.path, zone=session.zone
            )
            self._say_of(session, words, "amber")

    def _say_of(self, session: Session, sentence: str, tone: str = "strong") -> None:
        """Show a sentence, but not over a question that is being answered."""
        view, shown = self._view_of(session), self.window.night
        if shown is not None and view is not None:
            said = sentence if shown is view else nights.of(session.name, sentence)
            shown.when_answered(partial(shown.say, said, tone))
