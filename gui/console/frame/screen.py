"""The venue's screen: opened, closed, placed and fed from here."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSize, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QPixmap
from PySide6.QtWidgets import QWidget

from core.formats.format import can
from core.say.acts import FinalTable
from core.say.reasons import StoreFailed
from gui.console.frame.room_keys import RoomKeys
from gui.program.club_library import in_turn
from gui.program.following import follow
from gui.program.session import Session
from gui.program.worker import Worker
from gui.room.look import look_of
from gui.room.look import tr as of_look
from gui.theme import projected
from gui.words import screen as words
from gui.words.tr import Context, mark

# The scenes the director chooses from.
SCENES: dict[SceneName, str] = {
    "clock": mark("Clock"),
    "call": mark("Clock call"),
    "seating": mark("Seating list"),
    "moves": mark("Last moves"),
    "final": mark("Final table"),
    "prizes": mark("Prizes"),
    "welcome": mark("Welcome"),
    "winner": mark("Winner"),
    "message": mark("Message"),
}


if TYPE_CHECKING:
    from core.keeping.directory import ClubLibrary
    from core.tournament.state import Tournament
    from gui.room.board import Board, SceneName
    from gui.room.build import Moment, Said
    from gui.room.club import ClubLook
    from gui.room.window import DisplayWindow
    from gui.widgets.panel import Tone

tr = Context("room")


def scenes(t: Tournament) -> dict[SceneName, str]:
    """Return the scenes the director chooses from in this tournament, each with its name."""
    found = {x: tr(name) for x, name in SCENES.items() if x != "final" or can(t, FinalTable)}
    title = look_of(t).picture_title
    own: dict[SceneName, str] = {"format": of_look(title)} if title else {}
    return {**own, **found}


PAGE_STANDS = 10_000
"""How long a page of the seating list stays, in ms."""
_CHOICES, _WINDOW = "screen", "room_window"
LONGEST_MESSAGE, LONGEST_TICKER = 240, 180
"""In characters: what can be read while one looks up from the cards."""


class Screen(QObject):
    """``changed``: how it is, or what it shows, is another now; ``state`` says it. It shows ``session``, of
    two tournaments the one at the left, in the ``scene`` that was chosen by hand if one was."""

    changed = Signal()

    def __init__(self, console: QWidget) -> None:
        super().__init__(console)
        self._console = console
        self._keys = RoomKeys(console)
        self.session: Session | None = None
        self._library: ClubLibrary | None = None
        self.scene: SceneName | None = None
        self.calls = True  # called clocks come on the screen by themselves
        self.dark = True
        # what was typed for the room, by tournament: it outlives the window, and a look at another tournament
        self._typed: dict[Path, Said] = {}
        self._look: ClubLook | None = None  # None: as usual
        # the tournaments that are open besides, and the one that has the other half
        self.others: Callable[[], Sequence[Session]] = tuple
        self._beside: Session | None = None
        # whether its window is on while a night is open, and where: with the next night it comes back
        self._on, self._place = False, ("", 0, 0, 0, 0)
        # the start found no tournament to show on the second screen: the first one is
        self._awaited = False
        # reads images beside the windows
        self.files = Worker("logo", self)

    @cached_property
    def window(self) -> DisplayWindow:
        """Return the room's window, made when first asked for: the console comes first."""
        from gui.room.window import DisplayWindow

        made = DisplayWindow(projected(self.dark), self._console)
        made.place = self._place
        made.moved.connect(lambda _: self._placed())
        made.pass_on = lambda event: self._keys.take(event, covers=made.isFullScreen())
        return made

    def follow(self, session: Session | None) -> None:
        """Show this tournament from now on; without one the screen goes dark."""
        if session is self.session and session is not None:
            return
        self._listen((self.session, self._beside), (session,))
        self._remember()
        self.session, self.scene, self._beside = session, None, None
        if session is None:
            self.close()
            return
        if (self._on or self._awaited) and not self.is_open:
            QTimer.singleShot(0, self, self._come_back)  # the console stands before
        self._read_look(session)
        self.show_now()
        self.changed.emit()

    def _listen(self, before: Iterable[Session | None], now: Iterable[Session | None]) -> None:
        """Show each moment of these tournaments, no longer of those."""
        follow(before, now, changed=self.show_now, ticked=self.show_now)

    # -- what it shows -----------------------------------------------------------------------------

    def show_now(self) -> None:
        """Show the picture of this moment; make nothing while nobody sees it."""
        if self.session is None or not self.is_open:
            return
        if self.scene is not None and not self.can_show(self.scene):
            self.scene = None
            self.changed.emit()
        self.window.set_board(self.board(self.scene))

    def board(self, scene: SceneName | None, said: Said | None = None) -> Board:
        """Return the picture of this moment in this scene, as it would be with these words for the room."""
        from gui.room import build

        if scene == "pattern":
            screen = self.window.screen()
            size = screen.geometry().size() * screen.devicePixelRatio()
            return build.pattern(screen.name(), size.width(), size.height(), screen.refreshRate())
        assert self.session is not None
        own = self._moment(self.session, said)
        if scene == "pair" and self._beside is not None:
            return build.pair(build.board(own), build.board(self._moment(self._beside)))
        return build.board(own, scene)

    def preview(self, on: QWidget, size: QSize, scene: SceneName | None, said: Said | None = None) -> QPixmap:
        """Return the ``board`` as a picture of this size (px) ``on`` a widget."""
        from gui.room import paint

        ratio = on.devicePixelRatioF()
        board = self.board(scene, said)
        picture = QPixmap.fromImage(paint.picture(size * ratio, board, projected(self.dark)))
        picture.setDevicePixelRatio(ratio)
        return picture

    def _moment(self, session: Session, said: Said | None = None) -> Moment:
        from gui.room import build

        now = session.now()
        return build.Moment(
            session.state,
            session.reading(),
            now,
            session.zone,
            said or self._said_of(session),
            page=now // PAGE_STANDS,
            with_calls=self.calls,
            seating=lambda: build.seating_now(session),
        )

    def can_show(self, scene: SceneName) -> bool:
        """Return whether this scene has something to show."""
        if self.session is None:
            return False
        if scene == "pair":
            return self._beside is not None and self._beside in self.others()
        if scene == "moves":
            return bool(self.session.state.room.last_moves)
        if scene == "prizes":
            return self.session.state.money.prizes_set
        from gui.room import build

        return build.shows(scene, self._moment(self.session))

    def show_scene(self, scene: SceneName | None) -> None:
        """Show this scene until another one is chosen; None: the scene that the state of play asks for."""
        self.scene = scene
        self.show_now()
        self.changed.emit()

    def follow_play(self) -> None:
        """End the director's choice of a scene."""
        self.show_scene(None)

    @property
    def shown(self) -> tuple[Session, ...]:
        """Return the tournaments the room sees, or would see: one, or two side by side."""
        both = (self.session, self._beside if self.scene == "pair" else None)
        return tuple(each for each in both if each is not None)

    def show_beside(self, other: Session) -> None:
        """Show this tournament at the left, the other at the right."""
        self._listen((self._beside,), (other,))
        self._beside = other
        self.show_scene("pair")

    def forget(self, session: Session) -> None:
        """Show this tournament no longer at the right: it is being closed."""
        if session is self._beside:
            self._listen((session,), ())
            self._beside = None
            self.show_now()

    def set_calls(self, shown: bool) -> None:
        """Set whether the room sees a called clock by itself. One can be shown by hand all the same."""
        self.calls = shown
        self.show_now()
        self._keep()
        self.changed.emit()

    # -- words for the room, how the club's screen looks --------------------------------------------

    @property
    def said(self) -> Said:
        return self._said_of(self.session)

    def _said_of(self, session: Session | None) -> Said:
        from gui.room import build

        typed = build.Said() if session is None else self._typed.get(session.log.path, build.Said())
        return typed if self._look is None else typed._replace(look=self._look)

    def say(self, message: str, ticker: str) -> None:
        """Show the message at once on the whole screen, and the announcement in the band; empty takes each
        off."""
        if self.session is None:
            return
        now = self.said._replace(message=message.strip(), ticker=ticker.strip())
        self._typed[self.session.log.path] = now
        if now.message:
            self.show_scene("message")
        else:
            self.show_now()

    @property
    def look(self) -> ClubLook:
        return self.said.look

    @property
    def sponsors(self) -> int:
        """Return how many sponsors the room sees."""
        return 0 if self._look is None else len(self._look.sponsors)

    def set_look(self, look: ClubLook, then: Callable[[bool], object]) -> None:
        """Show this look from now on; ``then`` gets whether it could be kept for other nights."""
        from gui.room.club import keep

        self._look = look
        self.show_now()
        self.changed.emit()
        library = None if self.session is None else self.session.library
        if library is None:
            then(False)
        else:
            in_turn(library, lambda there: keep(there, look), lambda why: then(why is None))

    def _read_look(self, session: Session) -> None:
        """Read the club's look; where nothing is kept the start needs no image reader."""
        library = session.library
        if library is not None and (library.setting("logo") or library.setting("screen_look")):
            from gui.room.club import kept

            self._look = kept(library)

    # -- where it is -------------------------------------------------------------------------------

    @property
    def is_open(self) -> bool:
        return self._made and self.window.isVisible()

    @property
    def _made(self) -> bool:
        return "window" in self.__dict__

    def open_if_second(self) -> None:
        """Open the room's window at the start, or with the first tournament, if there is a second screen.
        Until then the room sees no window rather than a black one."""
        self._awaited = self.session is None
        if self._awaited or self.is_open:
            return
        if len(QGuiApplication.screens()) > 1 and self.window.second_screen() is not None:
            self.open()

    def _come_back(self) -> None:
        """Show it again as it was, unless the screen it covered is gone."""
        if self.session is None or self.is_open:
            return
        if self._awaited:
            self.open_if_second()
        if (self._on and not self._place[0]) or self.window.second_screen() is not None:
            self.open()

    def open(self, session: Session | None = None) -> None:
        """Open the screen with this tournament on it, if it does not show it already."""
        if session is not None and session not in self.shown:
            self.follow(session)
        self.window.open()
        self._placed()
        self._console.activateWindow()

    def close(self) -> None:
        """Close the room's window."""
        if self._made:  # also where it is hidden, waiting for its screen to come back
            self.window.close()
        self._remember()
        self.changed.emit()

    def _placed(self) -> None:
        """Show what stands now, on another screen or on one that came back."""
        self.show_now()
        self._remember()
        self.changed.emit()

    def _remember(self) -> None:
        """Keep whether the room's window is on, and where: a night it shows is open."""
        if self.session is None or not self._made:
            return
        now = self.window.wanted, self.window.place
        if now != (self._on, self._place):
            self._on, self._place = now
            if self._library is not None:
                kept = [self._on, *self._place]
                in_turn(self._library, lambda library: library.set_setting(_WINDOW, kept))

    def state(self, session: Session | None = None) -> tuple[str, Tone]:
        """Return in a word how the screen is, as seen from ``session`` where several are open. Green: the
        room sees the play; amber: a choice made by hand stays until somebody looks."""
        if not self.is_open:
            return tr("Screen off"), ""
        if session is not None and self.shown and session not in self.shown:
            return words.other([each.name for each in self.shown]), ""
        if self.scene == "pair":
            return tr("Side by side"), "green"
        if self.scene is not None:
            known = {} if self.session is None else scenes(self.session.state)
            name = tr("Test pattern") if self.scene == "pattern" else known.get(self.scene, "")
            return tr("{scene}, fixed", scene=name), "amber"
        return tr("On screen" if self.window.isFullScreen() else "In a window"), "green"

    def set_dark(self, dark: bool) -> None:
        """Show the room's screen dark, or light."""
        self.dark = dark
        if self._made:
            self.window.set_theme(projected(dark))
        self._keep()
        self.changed.emit()

    # -- for other nights --------------------------------------------------------------------------

    @property
    def choices(self) -> dict[str, bool]:
        """Return the choices that hold for other nights too."""
        return {"dark": self.dark, "calls": self.calls}

    def choose(self, choices: object) -> None:
        """Take the choices that were kept; a value that cannot be read changes nothing."""
        kept = choices if isinstance(choices, dict) else {}
        for key, set_ in (("dark", self.set_dark), ("calls", self.set_calls)):
            if isinstance(kept.get(key), bool) and kept[key] != self.choices[key]:
                set_(kept[key])

    def use(self, library: ClubLibrary) -> None:
        """Look as in the last night, on or off as it was, and keep from now on how it is."""
        with suppress(StoreFailed):
            self.choose(library.setting(_CHOICES))
            match library.setting(_WINDOW):
                case [bool(on), str(screen), int(x), int(y), int(wide), int(high)]:
                    self._on, self._place = on, (screen, x, y, wide, high)
        self._library = library

    def _keep(self) -> None:
        if self._library is not None:
            choices = self.choices  # they hold tonight all the same
            in_turn(self._library, lambda library: library.set_setting(_CHOICES, choices))
