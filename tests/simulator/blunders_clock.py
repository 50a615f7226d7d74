"""Blunders about the clock, the structure, prizes, settings and the rulebook."""

from __future__ import annotations

from collections.abc import Iterator

from core.clock.clock import Reading, read
from core.money import payouts
from core.money.prizes import HUNDRED_PER_CENT
from core.rulebook import shelf
from core.say import acts
from core.say.reasons import (
    AlreadyPaused,
    AlreadyRunning,
    AlreadyStarted,
    AlteringForbidden,
    AnteFixed,
    BadAnte,
    BadAntePayer,
    BadBlinds,
    BadBreakKind,
    BadBringIn,
    BadCap,
    BadHands,
    BadLength,
    BadSetting,
    BlindsOfSeveral,
    BlindsOnBreak,
    DayEndHasNoLength,
    DecimalsFixed,
    DifferenceFixed,
    HandsAndLength,
    HandsPlayed,
    InTheFuture,
    InThePast,
    KeepsMore,
    LevelHasNoKind,
    MoreHandsThanLevel,
    NoAnte,
    NoBlinds,
    NoGap,
    NoLevelAbove,
    NoNextRow,
    NoPayouts,
    NoPreviousRow,
    NoSetEnd,
    NoStructure,
    NoSuchFormat,
    NoSuchMethod,
    NoSuchPoolLink,
    NoSuchRow,
    NoSuchRulebook,
    NotStarted,
    OverHundred,
    PrizeWon,
    Reason,
    RowPast,
    RowShorterThanRun,
    RulebookFixed,
    TournamentCancelled,
    UnreadableRulebook,
)
from tests.simulator.blunder import DAY, Blunder, always
from tests.simulator.scene import Dated, Deed, Scene


def _reading(s: Scene) -> Reading:
    return read(s.t.clock.levels, s.t.clock.position, s.now)


def _elsewhere(s: Scene, row: int, act: acts.Act, hands: int = 0) -> Iterator[Deed]:
    """Set the clock to that row by mistake, do the act, and set it back."""
    was = _reading(s)
    if was.phase == "before" or was.level is None or not s.t.clock.levels:
        return
    yield acts.SetClock(row=row, hands=hands)
    yield act
    length = was.level.length
    elapsed = max(0, was.elapsed if length is None else min(was.elapsed, length - 1))
    yield acts.SetClock(row=was.index + 1, elapsed=elapsed, hands=was.hands)


def _behind(s: Scene, new: acts.Act, act: acts.Act, hands: int = 0) -> Iterator[Deed]:
    """Do the act while the clock stands in a new row behind all others, which is removed again."""
    reading = _reading(s)
    if not s.seldom() or reading.phase == "before" or reading.index + 1 == len(s.t.clock.levels):
        return
    before = s.history
    yield new
    if s.history > before:
        yield from _elsewhere(s, len(s.t.clock.levels), act, hands)
        yield acts.RemoveRow(row=len(s.t.clock.levels))


def _already_running(s: Scene) -> Iterator[Deed]:
    if _reading(s).running:
        yield acts.Resume()


def _already_paused(s: Scene) -> Iterator[Deed]:
    if _reading(s).running:
        yield acts.Pause()
        yield acts.Pause()
        yield acts.Resume()


def _shorter(s: Scene) -> Iterator[Deed]:
    reading = _reading(s)
    if reading.phase != "before":
        yield acts.EditRow(row=reading.index + 1, length=1000)


def _fewer_hands(s: Scene) -> Iterator[Deed]:
    """Set a level to fewer hands than are played, in a row added at the end for it."""
    yield from _behind(
        s, acts.AddLevel(blinds=(1, 2), hands=10), acts.EditRow(row=len(s.t.clock.levels) + 1, hands=3), 3
    )


def _nothing_above(s: Scene) -> Iterator[Deed]:
    """Lay a sheet over the rest that has no level above the present blinds."""
    if _reading(s).phase != "before":
        yield acts.SetStructure(rows=(acts.AddLevel(ante=1),), above=True)


def _endless(s: Scene) -> Iterator[Deed]:
    """Add time to an open break that is added at the end for it."""
    yield from _behind(s, acts.AddBreak(length=-1), acts.AddTime(by=60_000))


def _no_ante(s: Scene) -> Iterator[Deed]:
    row = next((i for i, x in enumerate(s.t.clock.levels) if not x.pause and not x.ante), None)
    if row is not None:
        yield acts.EditRow(row=row + 1, ante_kind="bb")


def _fixed(s: Scene) -> Iterator[Deed]:
    """Set the same book again after the start; a house's own by its text."""
    if s.t.book is not None:
        book = s.t.rulebook
        own = "" if book.id in shelf.shipped() else s.t.book[0][-1]
        yield acts.ChooseRulebook(book=book.id, option=s.t.book[1], text=own)


def _cancelled(s: Scene) -> Iterator[Deed]:
    """Cancel by mistake, and undo it."""
    if not s.seldom():
        return
    before = s.history
    yield acts.Cancel(reason="the wrong button")
    if s.history > before:
        yield acts.Start()
        yield acts.Undo()


def _won(s: Scene) -> Iterator[Deed]:
    """Give everything to the winner when others are paid already."""
    everything = acts.SetPrizes(shares=(("percent", HUNDRED_PER_CENT),))
    if payouts.rewritten(s.t, everything, s.now):
        yield everything


def _looser(s: Scene) -> Iterator[Deed]:
    yield acts.Set(key="difference", value=9)


BLUNDERS: dict[type[Reason], Blunder] = {
    NoStructure: lambda s: () if s.t.clock.levels else (acts.Start(),),
    NotStarted: lambda s: (acts.Pause(),) if s.t.clock.levels and s.t.clock.position.level is None else (),
    AlreadyStarted: lambda s: () if s.t.clock.position.level is None else (acts.Start(),),
    AlreadyRunning: _already_running,
    AlreadyPaused: _already_paused,
    NoSuchRow: always(acts.RemoveRow(row=999)),
    NoNextRow: lambda s: _elsewhere(s, len(s.t.clock.levels), acts.NextRow()),
    NoPreviousRow: lambda s: _elsewhere(s, 1, acts.BackRow()),
    RowPast: always(acts.RemoveRow(row=1)),
    BlindsOfSeveral: always(acts.EditRow(row=1, to=2, blinds=(1, 2))),
    NoLevelAbove: _nothing_above,
    RowShorterThanRun: _shorter,
    BadLength: always(acts.AddBreak(length=1)),
    BadBlinds: always(acts.AddLevel(blinds=(-1, 2))),
    NoBlinds: always(acts.AddLevel(length=600_000)),
    BadAnte: always(acts.AddLevel(blinds=(1, 2), ante=-1)),
    BadAntePayer: always(acts.AddLevel(blinds=(1, 2), ante_kind="dog")),  # type: ignore[arg-type]
    BadCap: always(acts.AddLevel(bets=(1, 2), cap=100)),
    BadBringIn: always(acts.AddLevel(bets=(1, 2), bring_in=-1)),
    BlindsOnBreak: always(acts.AddBreak(blinds=(1, 2))),
    NoAnte: _no_ante,
    BadHands: always(acts.AddLevel(blinds=(1, 2), hands=0)),
    HandsAndLength: always(acts.AddLevel(blinds=(1, 2), hands=5, length=600_000)),
    HandsPlayed: _fewer_hands,
    MoreHandsThanLevel: always(acts.SetClock(row=1, hands=1001)),
    LevelHasNoKind: always(acts.AddLevel(blinds=(1, 2), kind="talk")),
    DayEndHasNoLength: always(acts.AddBreak(kind="day-end", length=600_000)),
    NoSetEnd: _endless,
    BadBreakKind: always(acts.AddBreak(kind="tea")),  # type: ignore[arg-type]
    InThePast: lambda s: (acts.Schedule(at=s.now - 1),),
    InTheFuture: lambda s: (Dated(acts.Note(text="tomorrow"), s.now + DAY),),
    NoGap: always(acts.AnswerGap(start=0, end=0, count=True)),
    OverHundred: always(acts.SetPrizes(shares=(("percent", 9000), ("percent", 1001)))),
    PrizeWon: _won,
    NoPayouts: always(acts.SetPlaces(places="15% sideways")),
    NoSuchPoolLink: always(acts.RemoveFromPool(name="Nobody")),
    KeepsMore: lambda s: (
        (acts.KeepFromPool(name="All", kept=("amount", 10**9, 1)),) if s.t.people.entries else ()
    ),
    DecimalsFixed: lambda s: (acts.Set(key="decimals", value=0 if s.t.decimals else 2),),
    BadSetting: always(acts.Set(key="late", value="never")),
    NoSuchFormat: always(acts.ChooseFormat(format="bridge")),
    NoSuchRulebook: always(acts.ChooseRulebook(book="hoyle")),
    UnreadableRulebook: always(acts.ChooseRulebook(book="house", text="= nonsense")),
    NoSuchMethod: always(acts.ChooseRulebook(book=shelf.NO_BOOK, option="quick")),
    RulebookFixed: _fixed,
    AlteringForbidden: lambda s: (acts.Alter(reason=f"the hall closes early {s.history}"),),
    TournamentCancelled: _cancelled,
    DifferenceFixed: _looser,
    AnteFixed: always(acts.Set(key="antes", value="5=50%")),
}
