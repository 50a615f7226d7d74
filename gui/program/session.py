"""One open tournament as the windows see it: its director, its file, its time, and who is told."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from datetime import tzinfo
from functools import partial
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

from core.clock.clock import Gap, Reading, read
from core.clock.timebase import DRIFT, Timebase, TimeChanged, last_alive
from core.keeping.directory import ClubLibrary
from core.keeping.storage import TournamentLog
from core.log.change import Change
from core.log.order import is_paper
from core.rulebook.house_books import HouseBooks
from core.say.acts import Act, AnswerGap, Redo, Undo
from core.say.reasons import Reason, Refused, StoreFailed
from core.text import typed
from core.text.opening import open_door
from core.text.script import Line
from core.tournament.state import Tournament
from gui.program.timebase import Shown, whole_zone
from gui.program.worker import Worker

if TYPE_CHECKING:
    from pathlib import Path

    from core.say.records import Action
    from gui.paper.paper import Document

T = TypeVar("T")

BEAT = 5_000
# A disk that takes its time for a sign of life is asked so many times as long for none: an action would wait
# for it.
REST = 10
# Signs of life that fail one after the other until it is said: another program may keep the file for a
# moment.
FAILING = 2
# How long (s) an action waits for the disk before the windows go on without it, and how long (ms) until it is
# said that it is being saved.
MOMENT, SAYS = 0.05, 200
# How long closing waits (s) for a disk that does not answer. All that was done is stored already.
LEAVING = 5.0
# So many of the latest changes are kept for a page that is looked at again.
REMEMBERED = 64


class Session(QObject):
    """``changed`` carries the ``Change`` of every action but those that note what was printed, which change
    no other view than the history: ``paper_noted`` carries theirs; ``ticked`` comes when time is read;
    ``gap_noticed`` when Riffle or the PC was away and the director is to be asked, and with None when
    there is nothing to ask any more; ``time_changed`` with None when the PC is in another time zone.
    ``renamed``: another of the same title was opened, or closed. ``saving``: an action takes so long to be
    stored that it is said, and then that it is over. ``unanswered``: it is to be closed, and the disk does
    not answer.
    ``zone`` shows and reads times as this PC's clock stands now."""

    changed = Signal(object)
    paper_noted = Signal(object)
    ticked = Signal()
    gap_noticed = Signal(object)
    time_changed = Signal(object)
    beat_failed = Signal()
    unanswered = Signal()
    renamed = Signal()
    saving = Signal(bool)

    def __init__(
        self, log: TournamentLog, timebase: Timebase, entropy: Callable[[int], bytes], zone: tzinfo
    ) -> None:
        super().__init__()
        self.log, self.timebase = log, timebase
        # The file is reached on a thread of its own, from now on.
        self.disk = Worker("disk", self)
        self.zone: tzinfo = Shown(zone, lambda: timebase.offset)
        # What tells the PC's zone from another: it is looked at with every tick.
        self._plain_zone, self.zone_now = zone, whole_zone(zone, timebase.now())
        self._beside = _Beside(log, self._through)
        self.director = open_door(self._beside, timebase.now, entropy, self.zone)
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
        # When the next sign of life is due; whether one is on its way.
        self._beat_due, self._beating = 0, False
        # How often the file has not answered one after the other; that it does not is said once.
        self._failed = 0
        self._said_saving = self._closed = self._blocking = self._gives_up = False
        # The act that is being stored, what follows from it, the answers to it, and what was done meanwhile.
        self._pending: _Pending | None = None
        self._follows: deque[Callable[[], object]] = deque()
        self._answers: deque[Callable[[], object]] = deque()
        self._meanwhile: deque[Callable[[], object]] = deque()
        # The flag is True while these are gone through; the number counts acts refused or not stored.
        self._going, self._failures = False, 0
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
        return read(self.state.clock.levels, self.state.clock.position, self.now())

    @property
    def directing_a_clock(self) -> bool:
        """Whether the clock runs and is ours to pause: not in a night that is only shown."""
        return self.reading().running and not self.director.read_only

    @property
    def in_play(self) -> bool:
        """Whether hands are dealt by our word: hand for hand the clock stands while they are."""
        by_hand = self.state.game.hand_for_hand is not None and not self.state.word.cancelled
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
        """An action may answer a question, and an undo open it again. It is a sign of life too."""
        self._told_last.append(change)
        self._beat_due = max(self._beat_due, self.timebase.now() + BEAT)
        (self.paper_noted if is_paper(change.action) else self.changed).emit(change)
        self._ask()

    # -- doing -------------------------------------------------------------------------------------

    def check(self, act: Act) -> tuple[Reason, ...]:
        """Every reason against the act: disables its button and fills its tooltip."""
        return self.director.check(act)

    def do(
        self, act: Act, override: str = "", happened: int | None = None, *, simulated: bool = False
    ) -> Change:
        """Carry it out and wait for the disk. Raises ``Refused`` or ``StoreFailed``; the state is then as
        before."""
        # what was done meanwhile comes before it
        while (pending := self._pending) is not None and not pending.taken:
            self.disk.through(_nothing, self._say_saving)
            self._finish(pending)
        try:
            return self.director.do(act, override=override, happened=happened, simulated=simulated)
        except StoreFailed:
            self._failed = FAILING  # the director is told just now, and why
            raise
        finally:
            self._go_on()

    def begin(
        self,
        act: Act,
        override: str = "",
        happened: int | None = None,
        *,
        then: Callable[[Change], object] | None = None,
        failed: Callable[[Refused | StoreFailed], object],
    ) -> None:
        """Carry it out without waiting for a slow disk: ``then`` or ``failed`` is called at once where the
        disk is quick, else when it has answered. While another act is being stored this one waits
        undecided. An act begun by a ``then`` is answered when that one is through."""
        if self._pending is not None:
            self._meanwhile.append(partial(self.begin, act, override, happened, then=then, failed=failed))
            return
        try:
            action = self.director.decide(act, override=override, happened=happened)
        except Refused as refused:
            self._failures += 1
            failed(refused)
            return
        pending = self._pending = _Pending(action, then, failed)
        self.disk.do(partial(pending.store, self.log.append), lambda _: self._finish(pending))
        if self.disk.until(lambda: pending.over, MOMENT):
            self._finish(pending)
        else:
            QTimer.singleShot(SAYS, self, partial(self._say_if_still, pending))

    def later(self, follows: Callable[[], object]) -> None:
        """Do what follows from a change when everybody has been told of it."""
        self._follows.append(follows)

    def when_stored(self, what: Callable[[], object]) -> bool:
        """Do it when the act that is being stored just now is stored; False where none is."""
        if self._pending is None:
            return False
        self._meanwhile.append(what)
        return True

    def _finish(self, pending: _Pending) -> None:
        if self._pending is not pending or pending.taken:
            return
        pending.taken = True
        error, change = pending.error, None
        try:
            if pending.stored is not None:
                self._beside.actions.append(pending.stored)
                change = self.director.take(pending.stored)
        except (Refused, StoreFailed) as refused:
            error = refused
        finally:
            self._pending = None
            self._say_saved()
        if change is not None and pending.then is not None:
            self._answers.append(partial(pending.then, change))
        elif isinstance(error, Refused | StoreFailed):
            self._failures += 1
            self._failed = FAILING if isinstance(error, StoreFailed) else self._failed
            self._answers.append(partial(pending.failed, error))
        self._go_on()
        if error is not None and not isinstance(error, Refused | StoreFailed):
            raise error

    def _go_on(self) -> None:
        """Do what follows from what was done, then the answer to it, then what was done meanwhile."""
        if self._going:
            return
        self._going = True
        try:
            while queue := self._follows or self._answers or (self._pending is None and self._meanwhile):
                queue.popleft()()
        except BaseException:
            QTimer.singleShot(0, self, self._go_on)  # an error in one keeps no other waiting
            raise
        finally:
            self._going = False

    def _say_if_still(self, pending: _Pending) -> None:
        if self._pending is pending:
            self._say_saving()

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
        self._beat(now)
        self.ticked.emit()

    def _notice(self, gap: Gap) -> None:
        """What was done since the last look was not slept through. A clock that stood is not asked about,
        but where the pause is undone it ran after all."""
        start = max([gap.start, *(a.written for a in self.director.history[-1:])])
        if gap.end - start > BEAT:
            self._gaps.append(Gap(start, gap.end))
            self._ask()

    # -- the file ----------------------------------------------------------------------------------

    @property
    def storing(self) -> bool:
        """Whether an action is being stored just now: nothing else can be done."""
        return self._pending is not None or self._blocking

    def save_copy(self, path: Path) -> None:
        """All of it in another file too. Raises ``StoreFailed``."""
        self._through(partial(self.log.export_copy, path))

    def _through(self, job: Callable[[], T]) -> T:
        """On the file's own thread, waited for here: the clocks go on, and after a moment it is said."""
        self._blocking = True
        try:
            return self.disk.through(job, self._say_saving)
        finally:
            self._blocking = False
            self._say_saved()

    def _say_saving(self) -> None:
        self._said_saving = True
        self.saving.emit(True)

    def _say_saved(self) -> None:
        if self._said_saving:
            self._said_saving = False
            self.saving.emit(False)

    def _beat(self, now: int) -> None:
        """The sign of life, where one is due."""
        self.disk.deliver()
        if now >= self._beat_due and not self._beating and not self.director.read_only:
            self._beating = True
            self.disk.do(partial(self._beat_there, now), self._beaten)

    def _beat_there(self, now: int) -> tuple[bool, int, int]:
        """On the file's thread: whether it was noted, from when until when."""
        began = self.timebase.now()
        return self.log.beat(now), began, self.timebase.now()

    def _beaten(self, done: tuple[bool, int, int]) -> None:
        answered, began, over = done
        self._beating = False
        self._beat_due = max(self._beat_due, began + BEAT, over + REST * (over - began))
        self._failed = 0 if answered else self._failed + 1
        if self._failed == FAILING:
            self.beat_failed.emit()

    def finish(self) -> bool:
        """Wait until every action is stored. Return False where one was refused, which is said then, or
        where the disk does not answer: the second time the action is given up."""
        failures = self._failures
        while self._pending is not None and not self._pending.taken and self.settle():
            pass  # what was done meanwhile is stored too
        if self._pending is not None and not self._pending.taken and not self._gives_up:
            self._gives_up = True
            self.unanswered.emit()
            return False
        return self._failures == failures

    def settle(self) -> bool:
        """Wait until the file's thread has nothing to do; False where that takes too long."""
        return self.disk.wait(LEAVING)

    def close(self) -> None:
        """Let the file go. Where its disk does not answer that is left to the system, when Riffle ends."""
        if not self._closed:
            self.finish()
            self._closed = True
            self.disk.do(self.log.close, lambda _: None)
            self.settle()
            self.disk.stop()


class _Pending:
    """An action on its way to the disk."""

    def __init__(
        self,
        action: Action,
        then: Callable[[Change], object] | None,
        failed: Callable[[Refused | StoreFailed], object],
    ) -> None:
        self.action, self.then, self.failed = action, then, failed
        self.stored: Action | None = None
        self.error: BaseException | None = None
        self.over = self.taken = False

    def store(self, append: Callable[[Action], Action]) -> None:
        """On the file's thread."""
        try:
            self.stored = append(self.action)
        except BaseException as error:
            self.error = error
        self.over = True


def _nothing() -> None:
    """Do nothing: whoever waits for this waits for all before it."""


class _Beside:
    """The log as the director writes it: stored ``through`` the file's own thread. Its actions are those the
    director knows, while the next one is being stored."""

    def __init__(self, log: TournamentLog, through: Callable[[Callable[[], Action]], Action]) -> None:
        self._log, self._through = log, through
        self.actions = [*log.actions]

    @property
    def read_only(self) -> bool:
        return self._log.read_only

    def append(self, action: Action) -> Action:
        stored = self._through(partial(self._log.append, action))
        self.actions.append(stored)
        return stored
