"""What the room hears of a tournament: the cues of ``core.cues`` at their moments, as the director chose."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from core.clock import Reading
from core.cues import Cue, by_calls, by_clock, by_records, by_step
from core.records import Redone, Undone
from gui.sound import FULL, Player

if TYPE_CHECKING:
    from core.change import Change
    from core.directory import ClubLibrary
    from gui.session import Session

# The cues, in the order they are listed.
CUES: tuple[Cue, ...] = (
    "level", "minute", "countdown", "break", "break_over", "draw", "bubble", "final_table", "time_up",
)  # fmt: skip
# What came to its moment longer ago than this (ms) is not played late.
FRESH = 1500
VOLUME, OFF, SILENT = "sound_volume", "sounds_off", "sounds_silent"


@dataclass(frozen=True, slots=True)
class Choices:
    """``volume`` in percent; ``off``: cues nobody wants; ``silent``: none at all."""

    volume: int = 70
    off: frozenset[str] = field(default_factory=frozenset)
    silent: bool = False

    def volume_of(self, cue: str) -> int:
        return 0 if self.silent or cue in self.off else self.volume


def read_choices(library: ClubLibrary | None) -> Choices:
    """As kept; whatever is not readable is the default."""
    if library is None:
        return Choices()
    volume, off, silent = (library.setting(key) for key in (VOLUME, OFF, SILENT))
    return Choices(
        volume if isinstance(volume, int) and 0 <= volume <= FULL else Choices().volume,
        frozenset(x for x in off if x in CUES) if isinstance(off, list) else frozenset(),
        silent is True,
    )


def keep_choices(library: ClubLibrary, choices: Choices) -> None:
    """Raises ``StoreFailed``."""
    library.set_setting(VOLUME, choices.volume)
    library.set_setting(OFF, sorted(choices.off))
    library.set_setting(SILENT, choices.silent)


class RoomSounds(QObject):
    """Follows one tournament."""

    def __init__(self, player: Player, choices: Choices, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.player, self.choices = player, choices
        self._session: Session | None = None
        self._looked, self._warm = 0, False
        self._stood: Reading | None = None

    def follow(self, session: Session | None) -> None:
        """This one from now on; None: silence."""
        if self._session is not None:
            self._session.ticked.disconnect(self._tick)
            self._session.changed.disconnect(self._done)
        self._session = session
        if session is not None:
            self._look(session)
            session.ticked.connect(self._tick)
            session.changed.connect(self._done)

    def play(self, cue: Cue) -> None:
        """As loud as it was chosen, also to try it."""
        self.player.play(cue, self.choices.volume_of(cue))

    def _look(self, session: Session) -> None:
        self._looked, self._stood = session.now(), session.reading()

    def _tick(self) -> None:
        session = self._session
        if session is None:
            return
        since, now, t = self._looked, session.now(), session.state
        self._look(session)
        if not self._warm:
            # with the first second of the night: the window comes first
            self._warm = True
            self.player.warm()
        if t.cancelled or session.director.read_only:
            return
        for at, cue in sorted([*by_clock(t.levels, t.clock, since, now), *by_calls(t, since, now)]):
            if now - at <= FRESH:
                self.play(cue)

    def _done(self, change: Change) -> None:
        """By what was done: an undo takes back in silence."""
        session, before = self._session, self._stood
        if session is None:
            return
        self._look(session)
        if any(isinstance(x, Undone | Redone) for x in change.action.records):
            return
        cue = by_records(change.action.records)
        if cue is None and change.clock and before is not None and self._stood is not None:
            cue = by_step(before, self._stood)
        if cue is not None:
            self.play(cue)
