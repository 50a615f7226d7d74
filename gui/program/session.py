"""One open tournament for the windows: its director, its file, its time, and its listeners."""

from __future__ import annotations

import sys
from collections import deque
from collections.abc import Callable
from datetime import tzinfo
from functools import partial
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

from core.clock.clock import Gap, Reading, goes_on, read
from core.clock.timebase import DRIFT, Timebase, TimeChanged, last_alive
from core.keeping.directory import ClubLibrary
from core.keeping.storage import TournamentLog
from core.log.change import Change
from core.log.order import is_paper
from core.rulebook.house_books import HouseBooks
from core.say.acts import Act, AnswerGap, Undo
from core.say.levels import MINUTE
from core.say.reasons import OurError, Refused, StoreFailed, Trouble
from core.text import typed
from core.text.opening import open_door
from core.text.script import Line
from core.tournament.state import Tournament
from gui.program.is_night import hold, is_held, let_go
from gui.program.timebase import Shown, whole_zone
from gui.program.worker import Worker

if TYPE_CHECKING:
    from pathlib import Path

    from core.say.records import Action
    from gui.program.earlier_nights import EarlierNights

T = TypeVar("T")

BEAT = 5_000
ASKED = MINUTE
"""Time away (ms) that the director is asked about: a clock that ran on for less was hardly missed, and from
02:48 to 02:48 would tell nothing."""
# After a slow sign of life the next one waits this many times as long: an action would have to wait for it.
REST = 10
# Failed signs of life in a row before the director hears of it: another program may lock the file briefly.
FAILING = 2
# How long (s) the windows wait for the disk to store what one key does, and how long (ms) until they say
# “Saving”.
MOMENT, SAYS = 0.05, 200
# So long (ms) nothing is done before the director gets ready for the next action: of several undos one after
# the other each would wait for it, and the fades that follow would stumble.
PAUSE = 250
# How long closing waits (s) for a disk that does not respond. Every action is stored already.
LEAVING = 5.0
NOTHING_LEFT = (None, 0)


class Session(QObject):
    """``changed`` carries the ``Change`` of every action except those that only note a print, which
    ``paper_noted`` carries because no view but the history shows them; ``ticked`` follows each reading of the
    time, and carries the session; ``gap_noticed`` means that Riffle or the PC was away and the director must
    be asked, with None that there is no question any more; ``time_changed`` carries None if the PC is in
    another time zone. ``renamed``: another tournament of the same title was opened or closed. ``saving``:
    storing an action takes long enough to say so, and later that it is over. ``unanswered``: the tournament
    is to be closed, but the disk does not respond. ``zone`` shows and reads times as this PC's clock stands
    now."""

    changed = Signal(object)
    paper_noted = Signal(object)
    ticked = Signal(object)
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
        # From now on the file is used on a thread of its own.
        self.disk = Worker("disk", self)
        self.disk.through(partial(hold, log.path))
        self.zone: tzinfo = Shown(zone, partial(getattr, timebase, "offset"))
        # Identifies the PC's zone; read at every tick.
        self._plain_zone, self.zone_now = zone, whole_zone(zone, timebase.now())
        self._beside = _Beside(log, self._through)
        self.director = open_door(self._beside, timebase.now, entropy, self.zone)
        self.director.listen(self._told)
        # The present moment; every reason against an act, which disables its button and fills its tooltip.
        self.now, self.check = self.director.now, self.director.check
        # The club's directory and templates, if the opener of the tournament has them.
        self.library: ClubLibrary | None = None
        # What other nights tell of their money, likewise.
        self.earlier: EarlierNights | None = None
        # The house's own rulebooks, likewise.
        self.books: HouseBooks | None = None
        # How many times faster than real time it runs: only a demo does.
        self.pace = 1.0
        # The messages shown only once in a night, by key.
        self.said_once: set[str] = set()
        self._told_apart = ""
        # When the next sign of life is due; whether one is on its way.
        self._beat_due, self._beating = 0, False
        # How often in a row the file has not responded; the director hears of it once.
        self._failed = 0
        self._said_saving = self._closed = self._blocking = False
        # The number of copies being saved; what was left when closing last told that the disk is not
        # responding.
        self._copies = 0
        self._told_left: tuple[_Pending | None, int] = NOTHING_LEFT
        # The act being stored, the calls that follow from it, its answers, and the acts done meanwhile.
        self._pending: _Pending | None = None
        self._follows: deque[Callable[[], object]] = deque()
        self._answers: deque[Callable[[], object]] = deque()
        self._meanwhile: deque[Callable[[], object]] = deque()
        # True while these are worked through; the number counts acts refused or not stored.
        self._going, self._failures = False, 0
        # How long (s) the windows may still wait for the disk: a moment for all acts of one key.
        self._patience = MOMENT
        # All noticed gaps in order, and the first that waits for an answer.
        self._gaps = self._gap_at_open()
        self.gap: Gap | None = self._to_ask()
        self._pause = QTimer(self, singleShot=True, interval=PAUSE)
        self._pause.timeout.connect(self._get_ready)
        self._get_ready()

    # -- reading -----------------------------------------------------------------------------------

    @property
    def state(self) -> Tournament:
        return self.director.state

    @property
    def title(self) -> str:
        """Return the tournament's title, otherwise its file's name."""
        return str(self.state.setting("title") or self.log.path.stem)

    @property
    def name(self) -> str:
        """Return the name used beside other tournaments: the title, with more if another open one has the
        same title."""
        return self._told_apart or self.title

    def tell_apart(self, name: str) -> None:
        """Use this name from now on; "" if the title is enough."""
        if name != self._told_apart:
            self._told_apart = name
            self.renamed.emit()

    def reading(self) -> Reading:
        clock = self.director.state.clock
        return read(clock.levels, clock.position, self.director.now())

    @property
    def directing_a_clock(self) -> bool:
        """Return whether the clock runs and can be paused here: not in a read-only file."""
        return self.clock_goes_on and not self.director.read_only

    @property
    def clock_goes_on(self) -> bool:
        """Return whether the clock runs and time still counts on it."""
        return goes_on(self.state, self.director.now())

    @property
    def in_play(self) -> bool:
        """Return whether hands are dealt: also in hand-for-hand, while the clock is stopped."""
        by_hand = self.state.game.hand_for_hand is not None and not self.state.word.cancelled
        return (self.clock_goes_on or by_hand) and not self.director.read_only

    def _gap_at_open(self) -> list[Gap]:
        """Return the time since the file's last sign of life; of unknown length if the PC's time was set
        back."""
        history = self.director.history
        written = history[-1].written if history else 0
        last = last_alive(self.log.last_beat, written, self.now())
        if self.timebase.offset < -DRIFT:
            return [Gap(self.now(), self.now())]
        return [Gap(last, self.now())] if self.now() - last >= ASKED else []

    def _to_ask(self) -> Gap | None:
        answers = ((gap, AnswerGap(count=True, start=gap.start, end=gap.end)) for gap in self._gaps)
        return next((gap for gap, answer in answers if not self.director.check(answer)), None)

    def _ask(self) -> None:
        """Emit the question if it differs from the one before, or that there is none any more."""
        before, self.gap = self.gap, self._to_ask()
        if self.gap != before:
            self.gap_noticed.emit(self.gap)

    def _get_ready(self) -> None:
        """Get the director ready for the next action, whatever was undone: a part whenever there is time."""
        if not self._closed and not self.director.ready():
            QTimer.singleShot(0, self, self._get_ready)

    def _told(self, change: Change) -> None:
        """Follow a change: an action may answer a question, and an undo ask it again. It is a sign of life
        too."""
        self._pause.start()
        self._beat_due = max(self._beat_due, self.timebase.now() + BEAT)
        if is_paper(change.action):
            self.paper_noted.emit(change)
        else:
            self.changed.emit(change)
            self._ask()

    # -- doing -------------------------------------------------------------------------------------

    def do(
        self, act: Act, override: str = "", happened: int | None = None, *, simulated: bool = False
    ) -> Change:
        """Carry out the act and wait for the disk. Raises ``Refused`` or ``StoreFailed``; the state is then
        as before."""
        # the acts done meanwhile come first
        while (pending := self._pending) is not None and not pending.taken:
            self.disk.through(lambda: None, self._say_saving)  # after everything before it
            self._finish(pending)
        try:
            return self.director.do(act, override=override, happened=happened, simulated=simulated)
        except Refused as refused:
            _report(refused)
            raise
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
        """Carry out the act without waiting for a slow disk: ``then`` or ``failed`` is called at once if the
        disk is quick, otherwise when it has responded. While another act is being stored this one waits
        undecided. An act begun by a ``then`` is answered when that one is through."""
        if self._pending is not None:
            self._meanwhile.append(partial(self.begin, act, override, happened, then=then, failed=failed))
            return
        try:
            action = self.director.decide(act, override=override, happened=happened)
        except Refused as refused:
            self._failures += 1
            _report(refused)
            failed(refused)
            return
        pending = self._pending = _Pending(action, then, failed)
        if not self._going:
            self._patience = MOMENT
        began = self.timebase.now()
        self.disk.do(partial(pending.store, self.log.append), lambda _: self._finish(pending))
        quick = self.disk.until(lambda: pending.over, max(0.0, self._patience))
        self._patience -= (self.timebase.now() - began) / 1000
        if quick:
            self._finish(pending)
        else:
            QTimer.singleShot(SAYS, self, partial(self._say_if_still, pending))

    def later(self, follows: Callable[[], object]) -> None:
        """Call this after every listener has heard of the change."""
        self._follows.append(follows)

    def when_stored(self, what: Callable[[], object]) -> bool:
        """Call this once the act being stored is stored; return False if none is."""
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
        """Call what follows from the act, then its answer, then begin the acts done meanwhile."""
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

    def understand(self, text: str) -> Line | None:
        """Return the meaning of a line of the command bar. Raises ``BadLine``."""
        return typed.meant(self.director, text, self.zone)

    def written(self, act: Act) -> str:
        return typed.written(self.director, act, self.zone)

    def undo(self) -> Change:
        return self.do(Undo())

    # -- time --------------------------------------------------------------------------------------

    def tick(self) -> None:
        """Read the time for the ticker: notice sleep, keep the heartbeat, emit ``ticked``."""
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
        self.ticked.emit(self)

    def _notice(self, gap: Gap) -> None:
        """Note time away. Nobody slept through an action done since the last look. A stopped clock raises no
        question, but if the pause is undone the clock ran after all."""
        start = max([gap.start, *(a.written for a in self.director.history[-1:])])
        if gap.end - start >= ASKED:
            self._gaps.append(Gap(start, gap.end))
            self._ask()

    # -- the file ----------------------------------------------------------------------------------

    @property
    def storing(self) -> bool:
        """Return whether an action is being stored: until then no other can be done."""
        return self._pending is not None or self._blocking

    def save_copy(self, path: Path, then: Callable[[StoreFailed | None], object]) -> None:
        """Save a whole copy in another file, without waiting for a slow disk; ``then`` gets why it could not
        be saved, or None."""

        def answered(why: StoreFailed | None) -> None:
            self._copies -= 1
            self._failures += why is not None
            self._say_saved()
            then(why)

        self._copies += 1
        self.disk.do(partial(_copied, self.log, path), answered)
        if not self.disk.wait(MOMENT):
            self._say_saving()

    def _through(self, job: Callable[[], T]) -> T:
        """Run this on the file's own thread and wait: the clocks go on, and after a moment ``saving`` says
        so."""
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
        self.disk.deliver()
        if now >= self._beat_due and not self._beating and not self.director.read_only:
            self._beating = True
            self.disk.do(partial(self._beat_there, now), self._beaten)

    def _beat_there(self, now: int) -> tuple[bool, int, int]:
        """Give the sign of life on the file's thread: return whether it was stored, from when until when."""
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
        """Wait until every action and copy is stored. Return False if one was refused, which is then shown,
        or if the disk does not respond: the second time what is left is given up."""
        failures, told = self._failures, self._told_left
        while self._pending is not None and not self._pending.taken and self.settle():
            pass  # what was done meanwhile is stored too
        if self._copies and self._pending is None:
            self.settle()
        pending = self._pending
        if pending is not None and pending.taken:
            pending = None
        self._told_left = left = (pending, self._copies)
        if left in (NOTHING_LEFT, told):
            return self._failures == failures
        self.unanswered.emit()
        return False

    def settle(self) -> bool:
        """Wait until the file's thread is idle; return False if that takes too long."""
        return self.disk.wait(LEAVING)

    def close(self) -> None:
        """Close the file. If its disk does not respond, the system does so when Riffle ends."""
        if not self._closed:
            self.finish()
            self._closed = True
            self.disk.do(partial(let_go, self.log.path), lambda _: None)
            self.disk.do(self.log.close, lambda _: None)
            self.settle()
            self.disk.stop()


def _copied(log: TournamentLog, path: Path) -> StoreFailed | None:
    """Make the copy, but not over an open night or a backup."""
    try:
        if is_held(path):
            raise StoreFailed(Trouble.EXISTS, str(path))
        log.export_copy(path)
    except StoreFailed as failed:
        return failed
    return None


def _report(refused: Refused) -> None:
    """Have an error of ours reported, as if nobody had caught it."""
    error = refused.__cause__
    if OurError() in refused.reasons and error is not None:
        sys.excepthook(type(error), error, error.__traceback__)


class _Pending:
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
        try:
            self.stored = append(self.action)
        except BaseException as error:
            self.error = error
        self.over = True


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
