"""Blunders about the clock, the sheet, prizes, settings and the rulebook."""

from __future__ import annotations

from collections.abc import Iterator

from core.clock.clock import Reading, read
from core.money import payouts
from core.money.prizes import HUNDRED_PER_CENT
from core.rulebook import shelf
from core.say import acts
from core.say.reasons import Reason, Why
from tests.simulator.blunder import DAY, Blunder, always
from tests.simulator.scene import Dated, Deed, Scene


def _reading(s: Scene) -> Reading:
    return read(s.t.levels, s.t.clock, s.now)


def _elsewhere(s: Scene, row: int, act: acts.Act) -> Iterator[Deed]:
    """The clock set to that row by mistake, the act, and back to where it was."""
    was = _reading(s)
    if was.phase == "before" or was.level is None or not s.t.levels:
        return
    yield acts.SetClock(row=row)
    yield act
    length = was.level.length
    elapsed = max(0, was.elapsed if length is None else min(was.elapsed, length - 1))
    yield acts.SetClock(row=was.index + 1, elapsed=elapsed, hands=was.hands)


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


def _no_ante(s: Scene) -> Iterator[Deed]:
    row = next((i for i, x in enumerate(s.t.levels) if not x.pause and not x.ante), None)
    if row is not None:
        yield acts.EditRow(row=row + 1, ante_kind="bb")


def _fixed(s: Scene) -> Iterator[Deed]:
    """The same book once more, after the start; a house's own by its text."""
    if s.t.book is not None:
        book = s.t.rulebook
        own = "" if book.id in shelf.shipped() else s.t.book[0][-1]
        yield acts.ChooseRulebook(book=book.id, option=s.t.book[1], text=own)


def _cancelled(s: Scene) -> Iterator[Deed]:
    """By mistake, and taken back."""
    if not s.seldom():
        return
    before = s.history
    yield acts.Cancel(reason="the wrong button")
    if s.history > before:
        yield acts.Start()
        yield acts.Undo()


def _won(s: Scene) -> Iterator[Deed]:
    """All to the winner, when others are paid already."""
    everything = acts.SetPrizes(shares=(("percent", HUNDRED_PER_CENT),))
    new = payouts.wanted(s.t, everything)
    if new is not None and payouts.rewritten(s.t, new, s.now):
        yield everything


def _looser(s: Scene) -> Iterator[Deed]:
    yield acts.Set(key="difference", value=9)


BLUNDERS: dict[Why | type[Reason], Blunder] = {
    Why.NO_STRUCTURE: lambda s: () if s.t.levels else (acts.Start(),),
    Why.NOT_STARTED: lambda s: (acts.Pause(),) if s.t.levels and s.t.clock.level is None else (),
    Why.ALREADY_STARTED: lambda s: () if s.t.clock.level is None else (acts.Start(),),
    Why.ALREADY_RUNNING: _already_running,
    Why.ALREADY_PAUSED: _already_paused,
    Why.NO_SUCH_ROW: always(acts.RemoveRow(row=999)),
    Why.NO_NEXT_ROW: lambda s: _elsewhere(s, len(s.t.levels), acts.NextRow()),
    Why.NO_PREVIOUS_ROW: lambda s: _elsewhere(s, 1, acts.BackRow()),
    Why.ROW_PAST: always(acts.RemoveRow(row=1)),
    Why.ROW_SHORTER_THAN_RUN: _shorter,
    Why.BAD_LENGTH: always(acts.AddBreak(length=1)),
    Why.BAD_BLINDS: always(acts.AddLevel(blinds=(-1, 2))),
    Why.BLINDS_ON_BREAK: always(acts.AddBreak(blinds=(1, 2))),
    Why.NO_ANTE: _no_ante,
    Why.BAD_HANDS: always(acts.AddLevel(blinds=(1, 2), hands=0)),
    Why.BAD_KIND: always(acts.AddBreak(kind="tea")),  # type: ignore[arg-type]
    Why.IN_THE_PAST: lambda s: (acts.Schedule(at=s.now - 1),),
    Why.IN_THE_FUTURE: lambda s: (Dated(acts.Note(text="tomorrow"), s.now + DAY),),
    Why.NO_GAP: always(acts.AnswerGap(start=0, end=0, count=True)),
    Why.OVER_HUNDRED: always(acts.SetPrizes(shares=(("percent", 9000), ("percent", 1001)))),
    Why.PRIZE_WON: _won,
    Why.BAD_SETTING: always(acts.Set(key="late", value="never")),
    Why.NO_SUCH_RULEBOOK: always(acts.ChooseRulebook(book="hoyle")),
    Why.BAD_RULEBOOK: always(acts.ChooseRulebook(book="house", text="= nonsense")),
    Why.NO_SUCH_OPTION: always(acts.ChooseRulebook(book=shelf.NO_BOOK, option="quick")),
    Why.RULEBOOK_FIXED: _fixed,
    Why.NOT_MANAGEMENT: lambda s: (acts.Alter(reason=f"the hall closes early {s.history}"),),
    Why.CANCELLED: _cancelled,
    Why.DIFFERENCE_FIXED: _looser,
    Why.ANTE_FIXED: always(acts.Set(key="antes", value="5=50%")),
}
