"""Read how a night stands, for the start page: as it is closed, or from its file if it never was."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import closing
from dataclasses import replace
from datetime import tzinfo
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from core.clock.clock import read, started
from core.clock.timebase import GAP, last_alive
from core.formats.format import can
from core.keeping.directory import ClubLibrary, NightFacts, RecentNight
from core.money.payouts import best_first
from core.say.acts import SetStructure
from core.say.levels import number
from core.text.opening import open_door
from core.text.setup import as_set_up, lines_of
from core.tournament.director import Director
from gui.program.club_library import in_turn
from gui.program.there import whether_there
from gui.program.worker import Worker

if TYPE_CHECKING:
    from gui.program.wiring import Wiring

# The page waits for the files so long (s), and for so many.
MOMENT, MOST = 0.3, 5


def _ended(director: Director) -> int | None:
    """Return when the last place was decided or, where that is not known, when the last action was done (ms);
    None while the night is not won."""
    t = director.state
    if not t.won:
        return None
    return director.history[-1].happened if t.game.decided is None else t.game.decided


def facts_of(director: Director, now: int, zone: tzinfo) -> NightFacts:
    """Return how the night stands, and how one like it is set up."""
    t = director.state
    reading = read(t.clock.levels, t.clock.position, now)
    leveled = reading.phase != "before" and can(t, SetStructure)
    first = next(best_first(t), None) if t.won else None
    player = None if first is None else t.people.players[t.people.entries[first.entry].player]
    team = "" if first is None else t.game.owner(first.entry)
    return NightFacts(
        entries=len(t.people.entries),
        left=len(t.people.live),
        level=number(t.clock.levels, reading.index) if leveled else 0,
        winner=team or ("" if player is None else player.name),
        number="" if team or player is None else player.number,
        prize=0 if first is None else first.prize,
        currency=t.currency.sign,
        decimals=t.decimals,
        ended=_ended(director),
        noted=now,
        cancelled=bool(t.word.cancelled),
        begun=started(t, now),
        setup=lines_of(as_set_up(director), zone),
    )


def _as_left(wiring: Wiring, night: RecentNight) -> RecentNight | None:
    """Return the night with what its file tells; None if that is not whole."""
    try:
        with closing(wiring.store.open_(night.path, read_only=True)) as log:
            written = log.actions[-1].written if log.actions else 0
            at = max(last_alive(log.last_beat, written, wiring.wall()), night.opened)
            director = open_door(log, lambda: at, bytes)
            whole = log.damage is None and not director.problem
            if not whole:
                return None
            title = str(director.state.setting("title") or "")
            return replace(night, title=title, facts=facts_of(director, at, wiring.zone))
    except Exception:  # no file may keep the start page away; to open it says what is wrong
        return None


def opened_since(night: RecentNight) -> bool:
    """Return whether the file was opened after its facts were noted, and not closed: they are old then."""
    return night.facts is not None and night.facts.noted < night.opened


class Unclosed(QObject):
    """Nights that a crash or a power cut ended: their files tell what nobody noted."""

    def __init__(self, wiring: Wiring, library: ClubLibrary, parent: QObject) -> None:
        super().__init__(parent)
        self._wiring, self._library = wiring, library
        self.worker = Worker("nights", self)
        self._reading: set[Path] = set()

    def told(self, nights: Iterable[RecentNight]) -> list[RecentNight]:
        """Return the nights, with what the files tell of those not closed. A file that takes too long is
        told the next time."""
        told = [*nights]
        wanted = [x for x in told[:MOST] if x.night and (x.facts is None or opened_since(x))]
        there = whether_there(x.path for x in wanted)
        wanted = [x for x in wanted if x.path not in self._reading and there[x.path]]
        found: dict[Path, RecentNight] = {}
        for night in wanted:
            self._reading.add(night.path)
            self.worker.do(partial(_as_left, self._wiring, night), partial(self._read, night.path, found))
        if wanted:
            self.worker.wait(MOMENT)
        return [found.get(x.path, x) for x in told]

    def _read(self, path: Path, found: dict[Path, RecentNight], night: RecentNight | None) -> None:
        """Note it, unless another Riffle may have it open and is changing it."""
        self._reading.discard(path)
        if night is None or night.facts is None:
            return
        found[path] = night
        if night.facts.noted + GAP < self._wiring.wall():
            in_turn(self._library, lambda library: library.note_recent(night))
