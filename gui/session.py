"""One open tournament as the windows see it: its director, its file, its time, and who is told."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from datetime import tzinfo
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from core.acts import Act, AnswerGap, Redo, Undo
from core.clock.clock import Gap, Reading, read
from core.clock.timebase import DRIFT, Timebase, TimeChanged, last_alive
from core.director import Change, Director
from core.players.directory import ClubLibrary
from core.refusal import Reason, StoreFailed
from core.rulebook.house_books import HouseBooks
from core.storage import TournamentLog
from core.text import typed
from core.text.script import Line
from core.tournament import Tournament
from gui.timebase import Shown, whole_zone

if TYPE_CHECKING:
    from gui.printing.paper import Document

BEAT = 5_000
# So many of the latest changes are kept for a page that is looked at again.
REMEMBERED = 64


class Session(QObject):
    """``changed`` carries the ``Change`` of every action; ``ticked`` comes when time is read;
    ``gap_noticed`` when Riffle or the PC was away and the director is to be asked, and with None when
    there is nothing to ask any more; ``time_changed`` with None when the PC is in another time zone.
    ``renamed``: another of the same title was opened, or closed.
    ``zone`` shows and reads times as this PC's clock stands now."""

    changed = Signal(object)
    ticked = Signal()
    gap_noticed = Signal(object)
    time_changed = Signal(object)
    beat_failed = Signal()
    renamed = Signal()

    def __init__(
        self, log: TournamentLog, timebase: Timebase, entropy: Callable[[int], bytes], zone: tzinfo
    ) -> None:
        super().__init__()
        self.log, self.timebase = log, timebase
        self.zone: tzinfo = Shown(zone, lambda: timebase.offset)
        # What tells the PC's zone from another: it is looked at with every tick.
        self._plain_zone, self.zone_now = zone, whole_zone(zone, timebase.now())
        self.director = Director(log, timebase.now, entropy)
        self.director.listen(self._told)
        # The club's directory and templates, where whoever opened the tournament has them.
        self.library: ClubLibrary | None = None
        # The house's own rulebooks, likewise.
        self.books: HouseBooks | None = None
        # How many times as fast its time flies: that of a demo does.
        self.pace = 1.0
        # What went to the printer last, to be had once more.
        self.last_printed: Document | None = None
        # What is said only once in a night, by key.
        self.said_once: set[str] = set()
        self._told_last: deque[Change] = deque(maxlen=REMEMBERED)
        self._told_apart = ""
        self._beaten = 0
        # Whether the file answered last; that it does not is said once.
        self._answers = True
        # All that were noticed, in order, and the first that waits for an answer.
        self._gaps = self._gap_at_open()
        self.gap: Gap | None = self._to_ask()

    # -- reading -----------------------------------------------------------------------------------

    @property
    def state(self) -> Tournament:
        return self.director.state

    @property
    def title(self) -> str:
        """What the tournament is called: its title, else its file's name."""
        return str(self.state.setting("title") or self.log.path.stem)

    @property
    def name(self) -> str:
        """What it is called where it stands beside others; that is more than its title where another that
        is open has the same."""
        return self._told_apart or self.title

    def tell_apart(self, name: str) -> None:
        """By this name from now on; "" where its title says enough."""
        if name != self._told_apart:
            self._told_apart = name
            self.renamed.emit()

    def now(self) -> int:
        return self.director.now()

    def reading(self) -> Reading:
        """The clock as it stands."""
        return read(self.state.levels, self.state.clock, self.now())

    @property
    def directing_a_clock(self) -> bool:
        """Whether the clock runs and is ours to pause: not in a night that is only shown."""
        return self.reading().running and not self.director.read_only

    @property
    def in_play(self) -> bool:
        """Whether hands are dealt by our word: hand for hand the clock stands while they are."""
        by_hand = self.state.hand_for_hand is not None and not self.state.cancelled
        return (self.reading().running or by_hand) and not self.director.read_only

    def since(self, actions: int) -> list[Change] | None:
        """What each action has touched since there were so many; None where that is no longer known, or
        everything is to be read again."""
        changes = [x for x in self._told_last if x.action.id > actions]
        all_there = len(changes) == len(self.director.history) - actions
        return changes if all_there and not any(x.everything for x in changes) else None

    def _gap_at_open(self) -> list[Gap]:
        """The time since the file's last sign of life; how long, nobody knows if the PC was set back."""
        history = self.director.history
        written = history[-1].written if history else 0
        last = last_alive(self.log.last_beat, written, self.now())
        if self.timebase.offset < -DRIFT:
            return [Gap(self.now(), self.now())]
        return [Gap(last, self.now())] if self.now() - last > BEAT else []

    def _asks(self, gap: Gap) -> bool:
        return not self.director.check(AnswerGap(count=True, start=gap.start, end=gap.end))

    def _to_ask(self) -> Gap | None:
        return next((gap for gap in self._gaps if self._asks(gap)), None)

    def _ask(self) -> None:
        """Tells when there is something else to ask than before, or nothing more."""
        before, self.gap = self.gap, self._to_ask()
        if self.gap != before:
            self.gap_noticed.emit(self.gap)

    def _told(self, change: Change) -> None:
        """An action may answer a question, and an undo open it again."""
        self._told_last.append(change)
        self.changed.emit(change)
        self._ask()

    # -- doing -------------------------------------------------------------------------------------

    def check(self, act: Act) -> tuple[Reason, ...]:
        """Every reason against the act: disables its button and fills its tooltip."""
        return self.director.check(act)

    def do(self, act: Act, override: str = "", happened: int | None = None) -> Change:
        """Carry it out. Raises ``Refused`` or ``StoreFailed``; the state is then as before."""
        line = typed.written(self.director, act, self.zone, override, happened)
        try:
            return self.director.do(act, line=line, override=override, happened=happened)
        except StoreFailed:
            self._answers = False  # he is told just now, and why
            raise

    def type(self, text: str) -> Change | None:
        """A line from the command bar. Raises ``BadLine`` besides what ``do`` raises."""
        line = self.understand(text)
        return None if line is None else self.do(line.act, line.override, line.happened)

    def understand(self, text: str) -> Line | None:
        """What a line of the command bar means. Raises ``BadLine``."""
        return typed.meant(self.director, text, self.zone)

    def written(self, act: Act) -> str:
        """The act as a line."""
        return typed.written(self.director, act, self.zone)

    def undo(self) -> Change:
        return self.do(Undo())

    def redo(self) -> Change:
        return self.do(Redo())

    def answer_gap(self, *, count: bool) -> None:
        """The director's answer to the question of the banner: asked once, unless it is undone."""
        gap = self.gap
        if gap is not None:
            self.do(AnswerGap(count=count, start=gap.start, end=gap.end))

    # -- time --------------------------------------------------------------------------------------

    def tick(self) -> None:
        """Called by the program's one timer: notices sleep, keeps the heartbeat, has time shown."""
        found = self.timebase.look()
        if isinstance(found, Gap):
            self._notice(found)
        elif isinstance(found, TimeChanged):
            self.time_changed.emit(found)
        now = self.timebase.now()
        zone = whole_zone(self._plain_zone, now)
        if zone != self.zone_now:
            self.zone_now = zone
            self.time_changed.emit(None)
        if now - self._beaten >= BEAT:
            self._beaten = now
            if not self.director.read_only:
                answered, self._answers = self._answers, self.log.beat(now)
                if answered and not self._answers:
                    self.beat_failed.emit()
        self.ticked.emit()

    def _notice(self, gap: Gap) -> None:
        """What was done since the last look was not slept through. A clock that stood is not asked about,
        but where the pause is undone it ran after all."""
        start = max([gap.start, *(a.written for a in self.director.history[-1:])])
        if gap.end - start > BEAT:
            self._gaps.append(Gap(start, gap.end))
            self._ask()

    def close(self) -> None:
        self.log.close()
