"""How long play has run: what minutes of a penalty are measured by (procedure J2).

Play runs while the clock does and no break is held. What ran is kept as stretches of the night, brought up
to date whenever the clock is written down, so that a gap that did not count can be taken out of them.
Hand-for-hand stops the clock and not play: there each hand counts, once it is over, for what it takes off the
level. One measure for the level and for a penalty, so that nobody sits out fewer blinds for having been sent
away before the bubble; no source says otherwise (our default). What of a hand the end of one penalty leaves
over does not begin the next.
All times are ms since the epoch, all lengths ms.
"""

from collections.abc import Iterator, Sequence

from core.say.levels import Level, index_of
from core.tournament.clock import ClockState, Stretch
from core.tournament.state import Tournament


def between(t: Tournament, start: int, now: int) -> int:
    """Return how long it ran from ``start`` to ``now``."""
    return sum(length for _, _, length in _pieces(t, start, now))


def moment(t: Tournament, start: int, length: int, now: int) -> int | None:
    """Return when play had run ``length`` since ``start``; None: not by ``now``."""
    left = length
    for a, b, ran in _pieces(t, start, now):
        if ran >= left:
            return min(a + left, b)
        left -= ran
    return None


def _pieces(t: Tournament, start: int, now: int) -> list[tuple[int, int, int]]:
    """Return the pieces of play in order: begin, end, length. A hand that was counted begins at its end."""
    hands = [(at, at, length) for at, length in t.clock.hands_played if start < at <= now]
    ran = ((max(a, start), min(b, now)) for a, b in stretches(t, now))
    return sorted([*((a, b, b - a) for a, b in ran if a < b), *hands])


def stretches(t: Tournament, now: int) -> tuple[Stretch, ...]:
    """Return the stretches in which play ran up to ``now``, none touching the next."""
    found = [*t.clock.stretches]
    for a, b in _runs(t.clock.levels, t.clock.position, now):
        start = max(a, t.clock.stretches_until)
        if start >= b:
            continue
        if found and found[-1][1] == start:
            start = found.pop()[0]
        found.append((start, b))
    return tuple(found)


def settle(t: Tournament, now: int) -> None:
    """Write down what has run by now: the clock or the sheet is about to be another."""
    t.clock.stretches, t.clock.stretches_until = stretches(t, now), max(now, t.clock.stretches_until)


def take_out(t: Tournament, start: int, end: int) -> None:
    """Take a gap out of the stretches that were played: nothing ran in it after all."""
    t.clock.stretches = tuple(
        s for a, b in t.clock.stretches for s in ((a, min(b, start)), (max(a, end), b)) if s[0] < s[1]
    )


def _runs(levels: Sequence[Level], clock: ClockState, until: int) -> Iterator[Stretch]:
    """Yield the stretches that ran since the clock was last written down, row after row, without the breaks.
    An open row and the last one stop the clock, as in ``core.clock.clock.read``."""
    if clock.level is None:
        if clock.scheduled is None or not levels:
            return
        index, elapsed, at = 0, 0, clock.scheduled
    elif not clock.running:
        return
    else:
        index, elapsed, at = index_of(levels, clock.level) or 0, clock.elapsed, clock.at
    while at < until:
        length, end = levels[index].length, until
        if length is not None and index + 1 < len(levels):
            end = min(until, at + max(0, length - elapsed))
            elapsed = max(0, elapsed - length)
        if at < end and not levels[index].pause:
            yield at, end
        at, index = end, index + 1
