"""The closing-time guard as the windows show it: when the hall closes, and the ways to end before."""

from dataclasses import dataclass
from datetime import datetime, time, timedelta, tzinfo

from core.clock.finish import ends_about
from core.clock.hall_closes import Remedy, late_by, remedies
from core.clock.timeline import to_come
from core.say.acts import SetStructure
from core.say.levels import index_of
from core.say.said import ByFields
from gui.program.session import Session

HOUR = 3_600_000
# A closing time that is past by less than this is tonight's and was missed; by more, it is tomorrow's.
MISSED = 6 * HOUR


@dataclass(frozen=True, eq=False, repr=False)
class Guard(ByFields):
    """``ends`` and ``closes`` are moments (ms), ``begins`` when the first change would hold: the next break,
    or the next level where none is to come."""

    ends: int
    closes: int
    begins: int | None
    at_break: bool
    ways: tuple[Remedy, ...]


def closing_moment(closes: str, now: int, zone: tzinfo) -> int | None:
    """Return the moment the wall clock shows ``HH:MM`` tonight; None: nobody said when."""
    if not closes:
        return None
    hour, minute = map(int, closes.split(":"))
    today = datetime.fromtimestamp(now / 1000, zone).date()
    nights = (datetime.combine(today + timedelta(n), time(hour, minute), zone) for n in (-1, 0, 1, 2))
    moments = (round(night.timestamp() * 1000) for night in nights)
    return next(moment for moment in moments if moment > now - MISSED)


def late(session: Session) -> int:
    """Return how long (ms) after the hall closes the night would end; 0: in time, or not known."""
    t, now = session.state, session.now()
    moment = closing_moment(str(t.setting("closes")), now, session.zone)
    if moment is None or t.word.cancelled or session.director.read_only or t.won:
        return 0
    return late_by(t, session.reading(), now, moment)


def guard(session: Session) -> Guard | None:
    """Return everything to choose by; None where the night ends in time."""
    t, now, reading = session.state, session.now(), session.reading()
    closes = closing_moment(str(t.setting("closes")), now, session.zone)
    ends = ends_about(t, reading, now)
    if closes is None or ends is None or not late(session):
        return None
    after = 0 if reading.phase == "before" else reading.index + 1
    rest = t.clock.levels[after:]
    first = next((x for x in rest if x.pause and x.kind == "break"), rest[0] if rest else None)
    begins = None if first is None else to_come(t.clock.levels, reading, now).get(first.id)
    ways = tuple(remedies(t, reading, now, closes))
    return Guard(ends, closes, begins, first is not None and first.pause, ways)


def act_of(session: Session, way: Remedy) -> SetStructure:
    """Return the one action that takes it: every row that has not begun, as it is to be."""
    from core.clock.templates import row_of

    reading = session.reading()
    begun = reading.level if reading.phase != "before" else None
    at = index_of(way.levels, begun.id) if begun is not None else None
    rows = way.levels[0 if at is None else at + 1 :]
    return SetStructure(rows=tuple(row_of(x) for x in rows))
