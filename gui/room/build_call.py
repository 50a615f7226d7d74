"""Called clocks for the room: the player, the time left, the outcome."""

from __future__ import annotations

from core.clock.clock import Reading
from core.hands import call_clock
from core.hands.call_clock import SECOND, CallReading
from core.tournament.conduct import ClockCall
from core.tournament.state import Tournament
from gui.room.board import Board, CallLine
from gui.room.build_moves import time_and_blinds
from gui.words import screen as say
from gui.words import text
from gui.words.names import called
from gui.words.tr import Context

tr = Context("room")


ZERO_SHOWN = 15_000
"""How long the end of the time stays on screen if nobody ends the call, in ms: a house rule."""

Running = list[tuple[ClockCall, CallReading]]


def running(t: Tournament, now: int) -> Running:
    """Return the calls the room is shown, the next to zero first."""
    calls = [(call, call_clock.reading(call, now)) for call in call_clock.running(t)]
    calls.sort(key=lambda x: call_clock.zero_at(x[0]))
    return [(call, at) for call, at in calls if at.over_ms < ZERO_SHOWN]


def pressing(calls: Running) -> bool:
    """Return whether a call is counted down or over: then it is the most urgent picture."""
    return any(at.phase != "time" for _, at in calls)


def called_clocks(t: Tournament, reading: Reading, calls: Running, page: int) -> Board:
    """Return the picture of the calls, with the level's time and blinds under them."""
    return Board(
        "call",
        club=str(t.setting("club") or ""),
        title=str(t.setting("title") or ""),
        corner=say.clocks_called(len(calls)),
        calls=tuple(_line(t, call, at) for call, at in calls),
        foot=tuple(time_and_blinds(t, reading)),
        page=page,
    )


def told(t: Tournament, calls: Running) -> tuple[str, str] | None:
    """Return the call as a band, on a picture of something else."""
    if not calls:
        return None
    line = _line(t, *calls[0])
    return say.call_told(line.name, line.left, line.place, len(calls) - 1)


def _line(t: Tournament, call: ClockCall, at: CallReading) -> CallLine:
    entry = t.people.entries[call.entry]
    name = called(t, t.people.players[entry.player], among=t.people.live)
    place = "" if entry.table is None else text.seat_text(t.room.tables[entry.table].label, entry.seat or 0)
    # rounded up, as the level's clock: 0 is shown only when the time is over
    left = str(-(-at.left_ms // SECOND))
    if at.phase == "time":
        return CallLine(name, place, left, say.to_act(call.countdown, within=call.within), "amber")
    if at.phase == "countdown":
        return CallLine(name, place, left, tr("Counting down"), "red")
    zero = say.at_zero_the_hand(t.rulebook.word("clock_call.zero"))
    return CallLine(name, place, say.time_is_up(), zero, "red")
