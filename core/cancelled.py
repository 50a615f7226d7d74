"""What a cancelled tournament no longer takes: play, and money for it (RULES C2)."""

from __future__ import annotations

from core import acts
from core.acts import Act
from core.refusal import Reason, Why
from core.tournament import Tournament

# What is told of what was, money given back and words to the room go on; undo takes the cancelling back.
PLAY: frozenset[type[Act]] = frozenset({
    acts.Register, acts.Reenter, acts.Rebuy, acts.AddOn, acts.HandOver, acts.Absent, acts.Present,
    acts.RemoveStack, acts.Eliminate, acts.Disqualify, acts.Alter, acts.Cancel,
    acts.Schedule, acts.Start, acts.Resume, acts.AddTime, acts.NextRow, acts.BackRow, acts.SetClock,
    acts.OpenTable, acts.PrepareDraw, acts.MakeDraw, acts.Move, acts.Swap, acts.WrongSeat, acts.NoteBlinds,
    acts.Track, acts.NextHand, acts.DealIn, acts.Carried, acts.Balance, acts.Halt, acts.Deal, acts.BreakOrder,
    acts.BreakTable, acts.FinalTable, acts.SetRedraws, acts.HandForHand, acts.HandPlayed, acts.CallClock,
    acts.SameTime, acts.Misdeal, acts.Race, acts.ColourUp, acts.ExchangeGone,
})  # fmt: skip


def refused(t: Tournament, act: Act) -> tuple[Reason, ...]:
    """The one reason against an act of play once the tournament is cancelled; none otherwise."""
    if not t.cancelled or type(act) not in PLAY:
        return ()
    return (Reason(Why.CANCELLED, {"reason": t.cancelled}),)
