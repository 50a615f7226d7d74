"""The duties of the till: what is unpaid when registration closes, and prizes to pay."""

from collections.abc import Iterator

from core.clock.clock import Reading
from core.clock.late_ends import until_closed
from core.floor.newcomers import open_until
from core.money.till import kept, till
from core.people.buying import level_now
from core.say.duties import Duty, ToPayDuty, UnpaidDuty, Urgency
from core.tournament.state import Tournament


def till_duties(t: Tournament, reading: Reading, now: int) -> Iterator[Duty]:
    """Yield who owes money, from the last level of late registration on, and who is to be paid."""
    if not kept(t):
        return
    found = till(t, now)
    late = open_until(t, now)
    last = late is None or level_now(t, now) >= late
    owing = found.owing if last and reading.phase != "before" else ()
    if owing:
        closed = t.won or (late is None and t.setting("late") is not None)
        left = None if late is None else until_closed(t.clock.levels, reading, late)
        yield UnpaidDuty(
            players=tuple([x.player for x in owing]),
            amounts=tuple([x.to_collect for x in owing]),
            left=left,
            urgency=Urgency.NOW if closed else Urgency.SOON,
            due_ms=now + left if left is not None and reading.running else None,
        )
    if to_pay := found.to_pay:
        yield ToPayDuty(
            players=tuple(x.player for x in to_pay),
            amounts=tuple(x.to_pay + x.to_refund for x in to_pay),
            urgency=Urgency.LATER,
        )
