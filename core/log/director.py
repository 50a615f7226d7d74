"""The one door: check, do, undo, redo, correct, and the state at any time.

Everything a director does comes through ``Director.do``. An action is first taken into a second state that
nobody reads, and the invariants are asked of it there: only what folds is written. Then it is written, and
only then the state takes it, so a disk that refuses leaves the night as it was. Undo only appends a record
that the fold skips; something entered late is folded where it belongs. Both are tried on a fold of the whole
night (4 ms at 400 entries, 0.1 s at 10,000), which is then the state; a redo takes back the state that its
undo left. What is played is a ``Game`` that is handed in.
"""

from bisect import bisect_left, bisect_right
from collections import deque
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from datetime import tzinfo
from typing import Generic

from core.log.bulk import no_collection
from core.log.change import Change
from core.log.game import Game, S
from core.log.order import (
    Book,
    Log,
    highest_id,
    is_clock,
    is_meta,
    is_quiet,
    is_sheet,
    leaves_later,
    misplaced,
    too_late,
)
from core.say import records as r
from core.say.acts import Act, Redo, Undo
from core.say.conflict import Conflict
from core.say.decision import Context, Decision, impossible
from core.say.reasons import (
    AlreadyUndone,
    BadText,
    ClockSetSince,
    DoesNotFit,
    InTheFuture,
    NoSuchAction,
    NothingToRedo,
    NothingToUndo,
    NotUndone,
    NumberTooLarge,
    OthersDepend,
    OurError,
    ReadOnly,
    Reason,
    Refused,
)
from core.say.reasons.stored import stored

# So many actions of the second state are folded at a time: a few milliseconds.
PART = 500
# Of so many undos the states that they left are kept for a redo: 12 MB each at 10,000 entries.
LEFT = 5
LARGEST = 10**15
"""No number of an act is larger: every sum of them can still be shown and divided."""


def _happened(action: r.Action) -> int:
    return action.happened


def is_text(act: Act) -> bool:
    """Return whether all text typed into the act can be stored: a window may hand over half a surrogate
    pair."""
    for name in act.field_names:
        value = getattr(act, name)
        if isinstance(value, tuple) and not all(is_text(x) for x in value if isinstance(x, Act)):
            return False
        if isinstance(value, str):
            try:
                value.encode()
            except UnicodeEncodeError:
                return False
    return True


def is_within(value: object) -> bool:
    """Return whether no number of the act, or of what is in it, is beyond ``LARGEST``."""
    if isinstance(value, int):
        return -LARGEST <= value <= LARGEST
    if isinstance(value, Act):
        value = tuple([getattr(value, name) for name in value.field_names])
    return not isinstance(value, tuple) or all(map(is_within, value))


class Director(Generic[S]):
    """One tournament, its log and its state. ``now``, ``entropy``, the ``zone`` in which lines tell times and
    the ``game`` are handed in.

    ``problem`` is set when the log does not fold, or folds into a state that cannot be: the state is then
    that of the last good action and nothing more is written.
    """

    def __init__(
        self, log: Log, now: Callable[[], int], entropy: Callable[[int], bytes], zone: tzinfo, game: Game[S]
    ) -> None:
        self._log, self._clock, self._entropy, self._zone, self._game = log, now, entropy, zone, game
        self._book = Book()
        # the night by the book that was tried last, until something is done, and what it was tried with
        self._trial: tuple[tuple[frozenset[int], object], S] | None = None
        # what each of the last undos took away, and the state that it left, while nothing else has been done:
        # a redo leads back to that
        self._left: deque[tuple[set[int], S]] = deque(maxlen=LEFT)
        self._listeners: list[Callable[[Change], None]] = []
        self._ids = 0
        # So many of the night fold, where not all of it does.
        self._sound: int | None = None
        self.problem: str = ""
        # The state with what was decided last, before that is written; None: to be folded when it is needed.
        self._ahead: S | None = None
        # It, while it is folded in parts.
        self._coming: Iterator[S | None] | None = None
        # True once the invariants were asked of the state; else the next action asks them of all of it.
        self._asked = True
        # The action that only the second state has: it is being written, or the disk refused it.
        self._unwritten: r.Action | None = None
        with no_collection():
            for action in log.actions:
                if misplaced(action, self._book, log.actions) is not None:
                    self.problem = f"{action.id}: not in its order"
                    break
                self._book.add(action)
                self._ids = max(self._ids, highest_id(action))
        self.state = self._fold_what_folds()

    def _fold_what_folds(self) -> S:
        """Return the state of the whole night, or of its last good action, which ``problem`` then tells."""
        book = self._book
        try:
            state = self._folded(book)
        except Conflict as conflict:
            self.problem = self.problem or f"{conflict.args[1]}: {conflict.args[0]}"
            self._sound = book.place(conflict.args[1])
            state = self._folded(book, self._sound)
        if not self._untrue(state):
            return state

        def untrue_after(place: int) -> str:
            return self._untrue(self._folded(book, place + 1))

        places = range(len(book.order) if self._sound is None else self._sound)
        self._sound = bisect_left(places, True, key=lambda place: bool(untrue_after(place)))
        self.problem = f"{book.order[self._sound].id}: {untrue_after(self._sound)}"
        return self._folded(book, self._sound)

    def _untrue(self, state: S) -> str:
        """Return the first thing that is untrue of the state; empty: nothing is."""
        try:
            return next(iter(self._game.broken(state)), "")
        except Exception as error:  # a state of which it cannot even be asked
            return f"{type(error).__name__}: {error}"

    def _folded(self, book: Book, stop: int | None = None) -> S:
        """Return the night by this book, before this place of its order. Raises ``Conflict``."""
        state = self._game.begin()
        with no_collection():
            for action in book.live(stop=stop):
                try:
                    self._game.take(state, action)
                except Conflict:
                    raise
                except Exception as error:
                    raise Conflict(f"{type(error).__name__}: {error}", action.id) from error
        return state

    def _tried(self, book: Book, new: r.Action | None = None) -> S:
        """Return the night by a book that differs from ours in what is undone, or by a ``new`` action that
        is late: folded once for asking and doing. What was never stored is not taken for another."""
        late = new is not None and new.after is not None and (new.happened, new.after, new.records)
        key = frozenset(book.undone), late
        if self._trial is None or self._trial[0] != key:
            self._trial = key, self._folded(book)
        return self._trial[1]

    def _without(self, actions: Collection[int]) -> S:
        return self._tried(Book(self._book.order, {**self._book.undone, **dict.fromkeys(actions, 0)}))

    # -- reading -------------------------------------------------------------------------------

    @property
    def read_only(self) -> bool:
        return bool(self.problem) or self._log.read_only

    @property
    def contradicts(self) -> r.Action | None:
        """Return the first action of the night that does not fold, or after which the state cannot be; None:
        there is none, or one before it could not be written in its place."""
        return None if self._sound is None else self._book.order[self._sound]

    @property
    def history(self) -> Sequence[r.Action]:
        """Return all actions in the order they were written."""
        return self._log.actions

    @property
    def night(self) -> Sequence[r.Action]:
        """Return all actions in the order of the night, undone ones too, as far as they fold."""
        return self._book.order if self._sound is None else self._book.order[: self._sound]

    @property
    def undone(self) -> Mapping[int, int]:
        """Return the actions that are undone now, each with its undo."""
        return self._book.undone

    @property
    def live(self) -> list[r.Action]:
        """Return the actions of the night that are not undone."""
        return [a for a in self.night if a.id not in self._book.undone]

    def now(self) -> int:
        """Return the present moment, never before the last thing that happened."""
        order = self._book.order
        return max(self._clock(), order[-1].happened) if order else self._clock()

    def at(self, moment: int) -> S:
        """Return the state at this moment of the night."""
        place = bisect_right(self._book.order, moment, key=_happened)
        return self._folded(self._book, self._sounds(place))

    def _sounds(self, place: int) -> int:
        """Return this place of the order, or the first that does not fold, if that comes before it."""
        return place if self._sound is None else min(place, self._sound)

    def before(self, action: int) -> S:
        """Return the state without this action and all that comes after it in the night; of a night that does
        not fold whole, at most that of its last sound action."""
        return self._folded(self._book, self._sounds(self._book.place(action)))

    def then(self, happened: int | None) -> S:
        """Return the state on which an act of that time is decided; None: now."""
        return self._moment(happened, self.now())[0]

    def next_undo(self) -> r.Action | None:
        """Return the action Ctrl+Z would undo: the last effective one."""
        for action in reversed(self._log.actions):
            if action.id not in self._book.undone and not is_quiet(action):
                return action
        return None

    def next_redo(self) -> tuple[r.Action, ...]:
        """Return the action redo would redo: the one undone last, unless something else came after."""
        brought: set[int] = set()
        for action in reversed(self._log.actions):
            if not is_quiet(action):
                break
            brought.update(x.action for x in action.records if isinstance(x, r.Redone))
            undone = [x.action for x in action.records if isinstance(x, r.Undone)]
            back = [t for t in undone if t not in brought and self._book.undone.get(t) == action.id]
            if back:
                return tuple(self.history[t - 1] for t in back)
        return ()

    def listen(self, listener: Callable[[Change], None]) -> Callable[[], None]:
        """Tell the listener of every change; return the function that stops this."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    # -- doing -----------------------------------------------------------------------------------

    def check(self, act: Act, happened: int | None = None) -> tuple[Reason, ...]:
        """Return every reason against the act now, none if it can be done. Uses no chance, changes
        nothing."""
        return self._decide(act, happened)[0].reasons

    def do(
        self, act: Act, *, override: str = "", happened: int | None = None, simulated: bool = False
    ) -> Change:
        """Carry the act out: decide, write, apply. ``override`` is why the director overrules the reasons
        against it; ``happened`` is set (ms) where it was so at an earlier time; ``simulated``: the demo acts.

        Raises ``Refused`` (with all reasons) or ``StoreFailed`` (nothing was changed).
        """
        decided = self.decide(act, override=override, happened=happened)
        return self.take(self._log.append(decided), simulated=simulated)

    def decide(self, act: Act, *, override: str = "", happened: int | None = None) -> r.Action:
        """Return the action that carries the act out, not written yet but proved: it folds, and the state
        after it can be.

        Raises ``Refused``: with ``OurError``, and the error as its cause, where rule, records, fold or
        invariants go wrong. Nothing is changed then.
        """
        try:
            action = self._action_for(act, override, happened)
            self._prove(action)
        except Refused:
            raise
        except Exception as error:
            raise Refused(OurError()) from error
        return action

    def _action_for(self, act: Act, override: str, happened: int | None) -> r.Action:
        override = override.encode("utf-8", "replace").decode().strip()
        decision, state, moment, after = self._decide(act, happened)
        reasons = decision.reasons
        if any(not (override and x.overridable) for x in reasons):
            raise Refused(*reasons)
        decided = tuple(decision.records(Context(moment, self._entropy, self._next_id)))
        if reasons:
            clauses = tuple(dict.fromkeys(x.clause for x in reasons if x.clause))
            decided += (r.Overridden(override, tuple(map(stored, reasons)), clauses),)
        now = self.now()
        when = now if happened is None else moment
        line = self._game.line(act, self.state, state, self._zone, override)
        action = r.Action(len(self.history) + 1, when, now, line, decided, after)
        if after is not None and self._before_clock(action):
            raise Refused(ClockSetSince())
        return action

    def take(self, stored: r.Action, *, simulated: bool = False) -> Change:
        """Apply what was decided last and is written now, and tell whoever listens."""
        just_now = not simulated and stored.after is None and not is_meta(stored)
        return self._take(stored, just_now=just_now)

    def _decide(self, act: Act, happened: int | None) -> tuple[Decision, S, int, int | None]:
        """Return the decision on the act, the state and the moment it is decided on, and the action it
        follows when it is entered late."""
        state, moment, after = self.state, self.now(), None
        if self.read_only:
            decision = impossible(ReadOnly())
        elif not is_text(act):
            decision = impossible(BadText())
        elif not is_within(act):
            decision = impossible(NumberTooLarge(most=LARGEST))
        elif isinstance(act, Undo):
            decision = self._undo(act)
        elif isinstance(act, Redo):
            decision = self._redo(act)
        elif happened is not None and happened > moment:
            decision = impossible(InTheFuture(at=happened))
        else:
            if happened is not None:
                state, moment, after = self._moment(happened, moment)
            decision = self._game.decide(state, act, moment)
        return decision, state, moment, after

    def bring(self, action: r.Action, *, asking: bool = True) -> Change:
        """Take in an exported action as it is: its results stand, nothing is decided again. Without
        ``asking`` it only has to fold: who brings a whole night asks for the invariants once, at its end.
        Raises ``Refused`` or ``StoreFailed`` (nothing was changed)."""
        if self.read_only:
            raise Refused(ReadOnly())
        wrong = misplaced(action, self._book, self.history)
        if wrong is not None:
            raise Refused(wrong)
        try:
            self._prove(action, asking=asking)
        except Refused:
            raise
        except Exception as error:
            raise Refused(DoesNotFit()) from error
        return self._take(self._log.append(action))

    @staticmethod
    def _folds_whole(action: r.Action) -> bool:
        """Return whether the log folds whole: undo, redo and late entries change the middle of the fold, not
        only its end."""
        return action.after is not None or is_meta(action)

    def _moment(self, happened: int | None, now: int) -> tuple[S, int, int | None]:
        """Return the state to decide on, the moment, and the action it follows if entered late."""
        order = self._book.order
        if happened is None or not order or happened >= order[-1].happened:
            return self.state, now if happened is None else happened, None
        at = bisect_right(order, happened, key=_happened)
        return self.at(happened), happened, order[at - 1].id if at else 0

    def _before_clock(self, late: r.Action) -> bool:
        """Return whether the late entry would change where the clock stood before it was set."""
        started = self._started(self.state)
        return too_late(late, self._book.having(late), started=started) or (is_sheet(late) and started)

    # -- one step ahead --------------------------------------------------------------------------

    def ready(self) -> bool:
        """Fold a part of a second state that is missing, so that the next action need not wait for it. Return
        whether it stands; if not, call again when there is time."""
        if self._unwritten is not None or self._ahead is not None or self.read_only:
            return True
        coming, self._coming = self._coming or self._in_parts(), None  # where the fold fails it begins anew
        with no_collection():
            self._ahead = next(coming)
        if self._ahead is None:
            self._coming = coming
        return self._ahead is not None

    def _in_parts(self) -> Iterator[S | None]:
        """Fold the night a part at a time; yield the state at the end, None before that."""
        state = self._game.begin()
        for number, action in enumerate(self._book.live(), 1):
            self._game.take(state, action)
            if not number % PART:
                yield None
        yield state

    def _next_state(self) -> S:
        """Return the second state, for an action to be taken into it: it has to be kept or folded anew."""
        while not self.ready():
            pass
        after, self._ahead, self._coming = self._ahead, None, None
        assert after is not None
        return after

    def _prove(self, action: r.Action, *, asking: bool = True) -> None:
        """Take in the action where nobody reads the state, and ask the invariants there. Raises ``Refused``
        where a later action no longer fits, otherwise what goes wrong; the second state is then folded
        anew."""
        if self._folds_whole(action):
            after = self._try(self._book.having(action), action)
        else:
            if self._unwritten is not None:  # the disk refused what was decided before
                self._ahead = self._coming = self._unwritten = None
            after = self._next_state()
            self._game.take(after, action)
        before = self.state if self._asked and not self._folds_whole(action) else None
        wrong = self._game.broken(after, before) if asking else ()
        self._asked = asking
        if wrong and is_meta(action):
            raise Refused(DoesNotFit())  # what was done since was decided on another night
        if wrong:
            raise Conflict(wrong[0], action.id)
        if not self._folds_whole(action):
            self._ahead, self._unwritten = after, action

    def _try(self, trial: Book, new: r.Action) -> S:
        """Return the night by this book. Raises ``Refused`` where a later action does not fit, ``Conflict``
        where the ``new`` one does not fit by itself."""
        try:
            return self._tried(trial, new)
        except Conflict as conflict:
            at = conflict.args[1]
            if at == new.id:
                raise
            raise Refused(DoesNotFit(later=at)) from conflict

    def _started(self, without: S) -> bool:
        """Return whether the clock has started in the state without the actions in question. Inserting an
        action and taking it back ask the same question, so that whatever was done can be undone."""
        return self._game.started(without, self.now())

    # -- undo ------------------------------------------------------------------------------------

    def _action(self, wanted: int) -> r.Action | None:
        history = self.history
        if 1 <= wanted <= len(history) and history[wanted - 1].id == wanted:
            return history[wanted - 1]
        return None

    def _undo(self, act: Undo) -> Decision:
        target = self.next_undo() if act.action is None else self._action(act.action)
        if target is None:
            return impossible(NothingToUndo() if act.action is None else NoSuchAction(action=act.action))
        if is_meta(target):
            return impossible(NoSuchAction(action=target.id))
        if target.id in self._book.undone:
            return impossible(AlreadyUndone(action=target.id))
        dependants = self._dependants(target.id)
        together = [target.id, *dependants]
        if self._leaves_later_clock(together):
            return impossible(ClockSetSince())
        if dependants and not act.together:
            return impossible(OthersDepend(action=target.id, actions=tuple(dependants)))
        return Decision((), lambda _: map(r.Undone, together))

    def _leaves_later_clock(self, together: Collection[int]) -> bool:
        taken = [self.history[i - 1] for i in together]
        if not any(map(is_clock, taken)) and not any(map(is_sheet, taken)):
            return False
        # what does not stand in the way once the clock has started does not before that either
        return leaves_later(together, self._book, started=True) and leaves_later(
            together, self._book, started=self._started(self._without(together))
        )

    def _dependants(self, target: int) -> list[int]:
        """Return the later actions that no longer fit without this one, found by folding without it. A
        structure sheet is written down whole, so later edits of it rest on the earlier ones."""
        if self._book.last() in (None, target):
            return []
        at = self._book.place(target)
        sheet = is_sheet(self._book.order[at])
        out = [a.id for a in self._book.live(start=at + 1) if is_sheet(a)] if sheet else []
        while True:
            try:
                self._without({target, *out})
            except Conflict as conflict:
                out.append(conflict.args[1])
            else:
                return sorted(out)

    def _redo(self, act: Redo) -> Decision:
        targets = [a.id for a in self.next_redo()] if act.action is None else [act.action]
        if not targets:
            return impossible(NothingToRedo())
        if self._action(targets[0]) is None:
            return impossible(NoSuchAction(action=targets[0]))
        if targets[0] not in self._book.undone:
            return impossible(NotUndone(action=targets[0]))
        trial = Book(self._book.order, {k: v for k, v in self._book.undone.items() if k not in targets})
        started = self._started(self.state)
        if any(too_late(self.history[i - 1], trial, targets, started=started) for i in targets):
            return impossible(ClockSetSince())
        if self._left and self._left[-1][0] == {*targets}:
            self._trial = (frozenset(trial.undone), False), self._left[-1][1]
        else:
            try:
                self._tried(trial)
            except Conflict as conflict:
                at = conflict.args[1]
                return impossible(DoesNotFit(later=None if at == targets[0] else at))
        return Decision((), lambda _: map(r.Redone, targets))

    # -- writing ---------------------------------------------------------------------------------

    def _next_id(self) -> int:
        self._ids += 1
        return self._ids

    def _take(self, stored: r.Action, *, just_now: bool = False) -> Change:
        """Apply the action, which was proved, and tell the listeners."""
        self._ids = max(self._ids, highest_id(stored))
        self._book.add(stored)
        self._remember(stored)
        if self._folds_whole(stored):
            self.state, self._ahead, self._coming = self._tried(self._book, stored), None, None
        else:
            self._game.take(self.state, stored)
        self._trial = self._unwritten = None
        change = Change(stored, just_now)
        for listener in list(self._listeners):
            listener(change)
        return change

    def _remember(self, action: r.Action) -> None:
        """Remember to which state a redo would lead back, so that nothing folds for it: an undo leaves it for
        good."""
        undone = {x.action for x in action.records if isinstance(x, r.Undone)}
        redone = {x.action for x in action.records if isinstance(x, r.Redone)}
        if undone and not redone:
            self._left.append((undone, self.state))
        elif redone and not undone and self._left and self._left[-1][0] == redone:
            self._left.pop()
        else:
            self._left.clear()  # they do not know of it
