"""Duties of the night, whatever is played: the number to be called, seats, late entries, the winner, hands of
the sheet; what the room and the federation are owed, and slips that are no longer true."""

from collections.abc import Iterator
from typing import TypeVar, get_args

from core.clock import levels
from core.clock.clock import Reading, in_hands
from core.clock.late_ends import until_closed
from core.floor.absent import alternates, seated_by_draw
from core.floor.accessible import accessible_first
from core.floor.breaking import order
from core.floor.cards import by_cards, laid_out
from core.floor.draw import ahead, to_draw
from core.floor.draw.draw import open_draw
from core.floor.newcomers import SEATS, closed, kind
from core.formats.entries import level_now
from core.money.payouts import best_first
from core.say import acts, duties
from core.say.acts import Act
from core.say.levels import MINUTE, day, index_of_number
from core.say.records import PurchaseKind
from core.tournament.deciding import cited
from core.tournament.settled import to_mark
from core.tournament.state import Tournament


def sheet_duties(t: Tournament, reading: Reading) -> Iterator[duties.Duty]:
    level = reading.level
    if level is None:
        return
    if in_hands(reading) and t.game.hand_for_hand is None and reading.hands < level.hands:
        # One for every hand: it stays where it is in the list, under what is pressing.
        yield duties.LevelHandPlayedDuty(
            level=level.id,
            played=reading.hands,
            hand=reading.hands + 1,
            hands=level.hands,
            urgency=duties.Urgency.LATER,
            act=acts.HandPlayed(),
        )
    if level.pause and level.kind == "talk":
        yield to_mark(duties.TalkDuty(level=level.id, left=reading.remaining, urgency=duties.Urgency.NOW))
    if level.pause and level.kind == "day-end":
        yield to_mark(
            duties.DayEndDuty(
                level=level.id,
                day=day(t.clock.levels, reading.index),
                players=len(t.people.live),
                chips=t.chips.in_play,
                tables=sum(1 for x in t.open_tables if x.seats),
                urgency=duties.Urgency.NOW,
            )
        )
    if level.cap and levels.heads_up(t) and levels.raise_cap(t, level) is None:
        clauses = cited(t, "level.cap_heads_up")
        yield to_mark(duties.RaiseCapDuty(cap=level.cap, urgency=duties.Urgency.NOW, clauses=clauses))


ThinT = TypeVar("ThinT", bound=duties.DrawnThinly)
# Product defaults: how long before it happens a duty is shown.
LATE_SHOWN = 10 * MINUTE
SEATS_PRESS = 15 * MINUTE


def clock_duties(t: Tournament, reading: Reading, now: int) -> Iterator[duties.Duty]:
    """Yield the duties that come with time."""
    asked = _accessible(t, reading)
    if asked is not None and asked.id not in t.word.marked:
        # who is drawn first is drawn a seat that is known: the draw waits for the answer
        yield asked
    else:
        yield from _seats(t, reading, now)
    if reading.phase != "before":
        yield from _late(t, reading, now)
    yield from _sales(t, now)


def winner(t: Tournament, reading: Reading) -> duties.Duty:
    first = next(best_first(t))
    return duties.WinnerDuty(
        entry=first.entry,
        busts=len(t.game.busts),
        prize=first.prize,
        by_deal=t.game.deal is not None and t.game.left(t.people) > 1,
        urgency=duties.Urgency.NOW if reading.running else duties.Urgency.LATER,
        act=acts.Pause() if reading.running else None,
    )


def draw_number(t: Tournament) -> Iterator[duties.Duty]:
    draw = open_draw(t, "start") or open_draw(t, "redraw")
    if draw is not None:
        everybody = draw.purpose == "redraw"
        players = len(t.people.live) if everybody else len(unseated(t))
        found = duties.DrawNumberDuty(
            draw=draw.id,
            commitment=draw.commitment,
            players=players,
            everybody=everybody,
            urgency=duties.Urgency.NOW,
        )
        if not everybody:
            met = [x.met for x in ahead.needs(t)] + [x.met for x in ahead.apart(t)]
            found = found.but(needs=len(met), unmet=met.count(False), kept=ahead.kept(t))
        yield _thinly(t, found, players) if not everybody and players == len(t.people.live) else found


def unseated(t: Tournament) -> list[int]:
    """Return the entries that need a seat now; alternates wait for one to come free."""
    return sorted(seated_by_draw(t, t.without_seat))


def _accessible(t: Tournament, reading: Reading) -> duties.AccessibleDuty | None:
    """Ask for seats that a wheelchair reaches: a player without a seat needs one, and too few are known
    (procedure B2)."""
    if not t.room.unseated:
        return None
    now = open_draw(t) is not None or _pressing(reading)
    return accessible_first(
        t, t.room.unseated, t.open_tables, duties.Urgency.NOW if now else duties.Urgency.LATER
    )


def _pressing(reading: Reading) -> bool:
    """Return whether play runs or is about to."""
    return reading.phase != "before" or (reading.starts_in is not None and reading.starts_in <= SEATS_PRESS)


def _seats(t: Tournament, reading: Reading, now: int) -> Iterator[duties.Duty]:
    """Yield the players without a seat. A draw is announced before the start, later made at once."""
    if not t.room.unseated or open_draw(t, "start") is not None:
        return
    free = t.spare
    before = reading.phase == "before"
    people = unseated(t)
    waiting = [] if people or before else alternates(t)[:free]
    people = people or waiting
    if not people:
        return
    act: Act | None = None
    cards = by_cards(t)
    if len(people) <= free and not cards:
        first = len(people) == len(t.people.live) or ahead.undrawn(t, now)
        announced = before and first and open_draw(t) is None
        act = acts.PrepareDraw() if announced else acts.MakeDraw()
    pressing = _pressing(reading)
    dealt = cards and len(people) <= free
    tables, counts = _cards(t, people, now) if dealt else ((), ())
    keys = (SEATS["start"],) if before else dict.fromkeys(SEATS[kind(t.people.entries[e])] for e in people)
    found = duties.SeatsDuty(
        entries=tuple(people),
        free=free,
        alternates=bool(waiting),
        cards=dealt,
        card_tables=tables,
        card_counts=counts,
        urgency=duties.Urgency.NOW if pressing else duties.Urgency.LATER,
        due_ms=None if reading.starts_in is None else now + reading.starts_in,
        act=act,
        clauses=cited(t, *keys),
    )
    yield (
        _thinly(t, found, len(people)) if before and pressing and len(people) == len(t.people.live) else found
    )


def _cards(t: Tournament, people: list[int], now: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the tables whose cards are laid out for them to draw, and the number of each; none where
    somebody draws any free seat at any table: then the cards of all are."""
    if to_draw.anywhere(t, people, now):
        return (), ()
    counts = {i: n for i, n in laid_out(t, t.open_tables, len(people)).items() if n}
    return tuple(counts), tuple(counts.values())


def _thinly(t: Tournament, found: ThinT, players: int) -> ThinT:
    """Fill in how many would come to each table if a draw left half the seats empty and fewer tables were
    enough. Said when the draw is due: while people still register nobody knows."""
    rooms = sorted([x.spare for x in t.open_tables], reverse=True)
    enough = next((n for n in range(1, len(rooms)) if sum(rooms[:n]) >= players), None)
    least, odd = divmod(players, len(rooms) or 1)
    most = least + (1 if odd else 0)
    if enough is None or players * 2 > sum(rooms) or most > rooms[-1]:
        return found
    return found.but(tables=len(rooms), least=least, most=most, enough=enough)


def _late(t: Tournament, reading: Reading, now: int) -> Iterator[duties.Duty]:
    """Announce that late registration closes: it does when the level after its last one begins."""
    late = t.setting("late") if t.rulebook.word("entering.late") == "until_level" else None
    if late is None or index_of_number(t.clock.levels, late + 1) is None or level_now(t, now) > late:
        return
    left = until_closed(t.clock.levels, reading, late)
    if level_now(t, now) < late and (left is None or left > LATE_SHOWN):
        return
    soon = left is not None and left <= LATE_SHOWN
    yield duties.LateClosesDuty(
        level=late,
        left=left,
        urgency=duties.Urgency.SOON if soon else duties.Urgency.LATER,
        due_ms=now + left if left is not None and reading.running else None,
        clauses=cited(t, "entering.late"),
    )


def _sales(t: Tournament, now: int) -> Iterator[duties.Duty]:
    """Announce what is sold until a time of the day that is near; nobody enters any more where late
    registration has closed before."""
    over = ("entry", "reentry") if any(closed(t, now)) else ()
    kinds = [kind for kind in get_args(PurchaseKind) if kind not in over]
    sold = [(x.until_time, kind, x.name) for kind in kinds for x in t.money.sold(kind)]
    near = [(time, kind, name) for time, kind, name in sold if time and now <= time <= now + LATE_SHOWN]
    for time in sorted({time for time, *_ in near}):
        ends = [(kind, name) for at, kind, name in near if at == time]
        yield duties.SaleEndsDuty(
            time=time,
            purchases=tuple(kind for kind, _ in ends),
            names=tuple(name for _, name in ends),
            urgency=duties.Urgency.SOON,
            due_ms=time,
            left=time - now,
        )


def owed(t: Tournament, reading: Reading, now: int) -> Iterator[duties.Duty]:
    """Yield the duties of what must be said or fetched, whatever is played."""
    yield from _slips(t)
    yield from _altered(t)
    if not t.word.cancelled:
        yield from _break_order(t, reading, now)
        yield from _redraws(t)
    yield from _report(t, reading)


def _slips(t: Tournament) -> Iterator[duties.Duty]:
    """Ask for the slips of moves that were undone after printing: a player may be on his way with one."""
    for action in sorted(t.room.printed.keys() - t.room.moved_by.keys()):
        entries = tuple(e for e in t.room.printed[action] if e in t.people.entries)
        yield to_mark(duties.CollectSlipsDuty(action=action, entries=entries, urgency=duties.Urgency.NOW))


def _unsaid(t: Tournament, what: str) -> bool:
    return what in t.word.set_at and what not in t.word.announced


def _break_order(t: Tournament, reading: Reading, now: int) -> Iterator[duties.Duty]:
    """Have the break order announced before the start, and a change of it at once (procedure E1). The draw
    comes first: until then nobody sits at the tables it names."""
    what = "break-order"
    if what in t.word.announced or not t.rulebook.flag("breaking.announced") or len(tables := order(t)) < 2:
        return
    before = reading.phase == "before"
    if before and not t.people.entries:
        return  # nobody is there yet to be told
    changed = not before and what in t.word.set_at
    urgency = duties.Urgency.NOW if changed else duties.Urgency.LATER
    waits = before and ahead.undrawn(t, now)
    if before and not waits:
        urgency = duties.Urgency.SOON
    yield duties.AnnounceBreakOrderDuty(
        what=what,
        decided=t.word.set_at.get(what, 0),
        tables=tuple(x.id for x in tables),
        changed=changed,
        urgency=urgency,
        due_ms=now + reading.starts_in if waits and reading.starts_in is not None else None,
        act=acts.Announce(what=what),
        clauses=cited(t, "breaking.announced", "breaking.order"),
    )


def _redraws(t: Tournament) -> Iterator[duties.Duty]:
    what = "redraws"
    if _unsaid(t, what):
        keys = ("draw.first_days",) if t.room.redraws.first_days else ()
        yield duties.AnnounceRedrawsDuty(
            what=what,
            decided=t.word.set_at[what],
            urgency=duties.Urgency.SOON,
            act=acts.Announce(what=what),
            clauses=cited(t, *keys),
        )


def _altered(t: Tournament) -> Iterator[duties.Duty]:
    what = "altered"
    if _unsaid(t, what):
        yield duties.AnnounceAlteredDuty(
            what=what,
            decided=t.word.set_at[what],
            reason=t.word.altered,
            cancelled=bool(t.word.cancelled),
            urgency=duties.Urgency.NOW,
            act=acts.Announce(what=what),
            clauses=cited(t, "tournament.altered"),
        )


def _report(t: Tournament, reading: Reading) -> Iterator[duties.Duty]:
    """Have departures from the rules reported to the federation, with their reasons, where the book asks for
    it."""
    if not t.word.overrides or not t.rulebook.flag("tournament.rulings_reported"):
        return
    over = bool(t.word.cancelled) or t.won
    found = duties.ReportDuty(
        rulings=len(t.word.overrides),
        urgency=duties.Urgency.NOW if over else duties.Urgency.LATER,
        clauses=cited(t, "tournament.rulings_reported"),
    )
    yield to_mark(found) if over else found
