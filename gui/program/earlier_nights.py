"""The money of other nights, read from their files on a thread of its own: a disk may be slow, and a club
has hundreds of nights.

A file is read again only after it has changed: reading a night of 45 entries takes 30 ms, those of three
years some four seconds.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from core.keeping.directory import ClubLibrary, RecentNight
from core.keeping.other_nights import NightMoney, each_once, money_of, night_id
from core.say.reasons import StoreFailed
from core.say.said import ByFields
from core.text.opening import open_door
from core.text.setup import began
from core.tournament.director import Director
from gui.program.is_night import is_held
from gui.program.worker import Worker

if TYPE_CHECKING:
    from core.keeping.storage import Store

_MOST = 1_000
"""The nights that are looked at, the last ones opened."""
_Stamp = tuple[int, int]


@dataclass(frozen=True, eq=False, repr=False)
class Earlier(ByFields):
    """The other nights, the latest first, and the names of those that could not be read."""

    nights: tuple[NightMoney, ...] = ()
    unread: tuple[str, ...] = ()


@dataclass(frozen=True, eq=False, repr=False)
class _Read(ByFields):
    """A file as it was at its ``stamp``; without ``money`` it could not be read."""

    name: str
    stamp: _Stamp | None
    money: NightMoney | None


def of_director(director: Director, path: Path, now: int) -> NightMoney | None:
    """Return the money of the night; None while nothing was done."""
    at = began(director)
    return None if at is None else money_of(director.state, director.history, at, path, now)


def read_money(store: Store, path: Path, now: int) -> NightMoney | None:
    """Return the money of the night in this file; None if there is none, or the file is not whole."""
    try:
        with closing(store.open_(path, read_only=True)) as log:
            director = open_door(log, lambda: now, bytes)
            whole = log.damage is None and not director.problem
            return of_director(director, path, now) if whole else None
    except Exception:  # whatever is wrong with another night's file, tonight goes on without it
        return None


def _stamp(path: Path) -> _Stamp | None:
    try:
        found = os.stat(path)
    except OSError:
        return None
    return found.st_mtime_ns, found.st_size


class EarlierNights(QObject):
    """``changed``: what was read is other than before. ``open_nights`` are those of these windows, whose
    files must not be touched, and ``show`` shows a person's account in the till of a night."""

    changed = Signal()

    def __init__(
        self,
        store: Store,
        wall: Callable[[], int],
        library: ClubLibrary,
        open_nights: Callable[[], Iterable[tuple[Path, Director]]],
        show: Callable[[Path, int], object],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._store, self._wall, self._library = store, wall, library
        self._open_nights, self.show = open_nights, show
        self.worker = Worker("earlier", self)
        self._read: Mapping[Path, _Read] = {}
        # True while it reads, and once it is to look again after that.
        self._looking = self._again = False

    def look(self) -> None:
        """Read what has changed since the last look; returns at once."""
        if self._looking:
            self._again = True
            return
        try:
            nights = [x for x in self._library.recent_nights(_MOST) if x.night != 0]  # a demo is no night
        except StoreFailed:
            return
        self._looking = True
        self.worker.do(partial(_look, self._store, nights, self._read, self._wall()), self._took)

    def _took(self, found: Mapping[Path, _Read]) -> None:
        self._looking = False
        if found != self._read:
            self._read = found
            self.changed.emit()
        if self._again:
            self._again = False
            self.look()

    def beside(self, director: Director) -> Earlier:
        """Return what is known of the nights other than this one and its copies."""
        wall, open_ = self._wall(), [*self._open_nights()]
        here = {path.absolute() for path, _ in open_}
        read = [x for path, x in self._read.items() if path not in here]
        nights = [x.money for x in read if x.money is not None]
        nights += filter(None, (of_director(other, path, wall) for path, other in open_))
        own = night_id(director.history, began(director))
        unread = tuple(x.name for x in read if x.money is None)
        return Earlier(tuple(each_once(nights, {own})), unread)


def _look(
    store: Store, nights: Sequence[RecentNight], before: Mapping[Path, _Read], now: int
) -> dict[Path, _Read]:
    """Read the files, those that are as they were before not again, and no file that is open here: to close
    it would drop the director's locks (POSIX)."""
    found: dict[Path, _Read] = {}
    for night in nights:
        path = night.path
        there, held, stamp = before.get(path), is_held(path), _stamp(path)
        if there is not None and (held or (stamp is not None and there.stamp == stamp)):
            found[path] = there
        elif not held:
            money = None if stamp is None else read_money(store, path, now)
            found[path] = _Read(night.title or path.stem, stamp, money)
    return found
