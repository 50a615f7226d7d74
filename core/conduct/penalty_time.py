"""How penalties stand: what is left of them and when they were over (procedures J.unit and J2).

A player serves them one after the other in the order given. Minutes run while play does, or always; hands
are tallied at the table. A penalty whose time has run is over by itself: nobody writes it down. For exposed
cards it begins after the hand: when that ended nobody tells, so minutes are counted from the ruling and the
table is told to begin with the next hand. Hands that are noted as they are dealt count by themselves: each
that is dealt after the ruling, or after the last tally.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from core.clock.clock import read, until_pause
from core.clock.played import between, moment
from core.conduct.penalty_ladder import record, whose
from core.rulebook.kinds import Step, step
from core.say.levels import MINUTE
from core.say.said import ByFields
from core.tournament.conduct import Penalty
from core.tournament.people import Entry
from core.tournament.state import Tournament


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Standing(ByFields):
    """``begins`` None: waits for the one before. ``over`` (ms) None: not yet. ``left`` is ms of a penalty in
    minutes, hands of one in hands, of which so many are ``served``."""

    penalty: Penalty
    begins: int | None
    over: int | None
    left: int
    served: int = 0


@dataclass(frozen=True, eq=False, repr=False)
class SittingOut(ByFields):
    """A player still in the tournament with a penalty that nobody has marked as ended. ``now`` is the penalty
    being served; None if all have run out and the player may come back."""

    entry: Entry
    standings: tuple[Standing, ...]

    @property
    def now(self) -> Standing | None:
        return next((s for s in self.standings if s.over is None), None)


def kind(penalty: Penalty) -> Step:
    parts = step(penalty.step)
    assert parts is not None
    return parts


def sits_out(penalty: Penalty) -> bool:
    """Return whether the player sits out; not for a warning."""
    return bool(kind(penalty).number)


def minutes(penalty: Penalty) -> int:
    """Return the length in ms; 0 for a penalty in hands."""
    return kind(penalty).number * MINUTE if kind(penalty).what == "minutes" else 0


def hands(t: Tournament, penalty: Penalty) -> int:
    """Return the number of hands: fixed when given, or of a round the number of players at the table now."""
    parts, entry = kind(penalty), t.live_entry(whose(t, penalty))
    if penalty.fixed or parts.what != "rounds" or entry is None or entry.table is None:
        return penalty.hands
    return parts.number * len(t.room.tables[entry.table].seats)


def standings(t: Tournament, player: int, now: int) -> list[Standing]:
    """Return all that the player sits out tonight, in the order it is served."""
    in_order: list[Standing] = []
    free: int | None = 0
    for p in filter(sits_out, record(t, player)):
        begins = None if free is None else max(free, p.given)
        over = _over(t, p, begins, now)
        left = 0 if over is not None else _left(t, p, begins, now)
        in_order.append(Standing(p, begins, over, left, _served(t, p, begins)))
        free = over
    return in_order


def time_left(t: Tournament, penalty: Penalty, now: int) -> int:
    """Return the rest of the penalty: ms of minutes, hands of hands; 0 once over, and for a warning."""
    remaining = (s.left for s in standings(t, whose(t, penalty), now) if s.penalty.id == penalty.id)
    return next(remaining, 0)


def _over(t: Tournament, p: Penalty, begins: int | None, now: int) -> int | None:
    if p.ended:
        return p.ended_at
    return None if begins is None else _runs_out(t, p, begins, now)


def _runs_out(t: Tournament, p: Penalty, begins: int, now: int) -> int | None:
    length = minutes(p)
    if not length:
        missing, dealt = hands(t, p) - p.served, _dealt(p, begins)
        if missing <= 0:
            return max(begins, p.tallied)
        return dealt[missing - 1] if missing <= len(dealt) else None
    if p.always:
        return begins + length if begins + length <= now else None
    return moment(t, begins, length, now)


def _left(t: Tournament, p: Penalty, begins: int | None, now: int) -> int:
    length = minutes(p)
    if not length:
        return hands(t, p) - _served(t, p, begins)
    if begins is None:
        return length
    run = now - begins if p.always else between(t, begins, now)
    return length - max(0, run)


def _served(t: Tournament, p: Penalty, begins: int | None) -> int:
    """Return the hands sat out: those tallied, and those dealt since."""
    return min(hands(t, p), p.served + len(_dealt(p, begins)))


def _dealt(p: Penalty, begins: int | None) -> tuple[int, ...]:
    """Return when hands were dealt since the penalty began or was last tallied."""
    return () if begins is None else tuple(at for at in p.dealt if at > max(begins, p.tallied))


def sitting_out(t: Tournament, now: int) -> Iterator[SittingOut]:
    """Yield every player in whose penalties nobody has ended, the first penalised first."""
    players = dict.fromkeys(whose(t, p) for p in t.conduct.penalties.values() if not p.ended and sits_out(p))
    for player in players:
        found = of_player(t, player, now)
        if found is not None:
            yield found


def of_player(t: Tournament, player: int, now: int) -> SittingOut | None:
    entry = t.live_entry(player)
    open_ = tuple(s for s in standings(t, player, now) if not s.penalty.ended)
    return SittingOut(entry, open_) if entry is not None and open_ else None


def ends(t: Tournament, standing: Standing, now: int) -> int | None:
    """Return when the penalty will be over at this pace; None: the clock stands, or a break comes first."""
    if not minutes(standing.penalty) or standing.begins is None:
        return None
    if standing.penalty.always:
        return now + standing.left
    reading = read(t.clock.levels, t.clock.position, now)
    if not reading.running or reading.level is None or reading.level.pause:
        return None
    until = until_pause(t.clock.levels, reading)
    return now + standing.left if until is None or standing.left <= until else None
