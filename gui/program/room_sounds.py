"""The sounds of a tournament in the room: the cues of ``core.clock`` at their moments, by the director's
choices."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from core.formats.cues import Cue, by_calls, by_clock, by_records, by_step
from core.log.order import is_clock
from core.say.said import ByFields
from gui.program.sound import FULL, Player

if TYPE_CHECKING:
    from core.keeping.directory import ClubLibrary, WritableLibrary
    from core.log.change import Change
    from gui.program.session import Session

# The cues, in the order they are listed.
CUES: tuple[Cue, ...] = (
    "level", "minute", "countdown", "break", "break_over", "draw", "bubble", "final_table", "time_up",
)  # fmt: skip
# A cue later than this (ms) is not played.
FRESH = 1500
# The settings that keep the choices.
_KEPT = {"volume": "sound_volume", "off": "sounds_off", "silent": "sounds_silent"}


@dataclass(frozen=True, eq=False, repr=False)
class Choices(ByFields):
    """``volume`` in percent; ``off``: unwanted cues; ``silent``: none at all."""

    volume: int = 70
    off: frozenset[str] = field(default_factory=frozenset)
    silent: bool = False


def read_choices(library: ClubLibrary) -> Choices:
    """Return the saved choices, with defaults for unreadable ones."""
    return read_kept(lambda name: library.setting(_KEPT[name]))


def read_kept(value: Callable[[str], object]) -> Choices:
    """Return the saved choices of each field, with defaults for unreadable ones."""
    volume, off, silent = map(value, _KEPT)
    return Choices(
        volume if isinstance(volume, int) and 0 <= volume <= FULL else Choices().volume,
        frozenset(x for x in off if x in CUES) if isinstance(off, list) else frozenset(),
        silent is True,
    )


def keep_choices(library: WritableLibrary, choices: Choices) -> None:
    """Save the choices. Raises ``StoreFailed``."""
    for name, value in ("volume", choices.volume), ("off", sorted(choices.off)), ("silent", choices.silent):
        library.set_setting(_KEPT[name], value)


class RoomSounds(QObject):
    """Follows the open tournaments. ``heard``: a cue of one of them was played."""

    heard = Signal(object, str)

    def __init__(self, player: Player, choices: Choices, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.player, self.choices = player, choices
        self._ears: list[_Ear] = []
        self._warm = False

    def follow(self, *sessions: Session) -> None:
        """Follow these from now on; without one: silence."""
        for ear in [each for each in self._ears if each.session not in sessions]:
            ear.leave()
            self._ears.remove(ear)
        known = [ear.session for ear in self._ears]
        self._ears += [_Ear(session, self) for session in sessions if session not in known]

    def play(self, cue: Cue, session: Session | None = None) -> None:
        """Play the cue at the chosen volume, also as a test."""
        choices = self.choices
        volume = 0 if choices.silent or cue in choices.off else choices.volume
        self.player.play(cue, volume)
        if session is not None and volume:
            self.heard.emit(session, cue)

    def warm(self) -> None:
        """Load the player with the first second of a night: the window comes first."""
        if not self._warm:
            self._warm = True
            self.player.warm()


class _Ear:
    def __init__(self, session: Session, room: RoomSounds) -> None:
        self.session, self._room = session, room
        self._look()
        session.ticked.connect(self._tick)
        session.changed.connect(self._done)

    def leave(self) -> None:
        self.session.ticked.disconnect(self._tick)
        self.session.changed.disconnect(self._done)

    def _look(self) -> None:
        self._looked, self._stood = self.session.now(), self.session.reading()

    def _tick(self) -> None:
        session = self.session
        since, now, t = self._looked, session.now(), session.state
        self._look()
        self._room.warm()
        if t.word.cancelled or session.director.read_only:
            return
        for at, cue in sorted(
            [*by_clock(t.clock.levels, t.clock.position, since, now), *by_calls(t, since, now)]
        ):
            if now - at <= FRESH:
                self._room.play(cue, session)

    def _done(self, change: Change) -> None:
        """Play the cues of an action done just now: an undo is silent."""
        before = self._stood
        self._look()
        if not change.just_now:
            return
        cue = by_records(change.action.records)
        if cue is None and is_clock(change.action):
            cue = by_step(before, self._stood)
        if cue is not None:
            self._room.play(cue, self.session)
