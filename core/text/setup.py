"""Write the setup of a night as lines of the text form: prices, structure, tables, rules; no people. A
template is such lines, and an earlier night gives them too."""

from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import replace
from datetime import tzinfo

from core.floor import accessible
from core.formats.format import can
from core.log.order import MemoryLog
from core.money.payouts import scheme_acts
from core.money.pool import act_of
from core.money.prizes import HUNDRED_PER_CENT
from core.rulebook import shelf
from core.say import acts
from core.say import records as r
from core.say.acts import Act
from core.say.reasons import Refused, StandsSo
from core.text import script
from core.text.opening import open_door
from core.text.script_words import BadLine, Word, clock_of, until
from core.tournament.decimals import recounted
from core.tournament.director import Director
from core.tournament.settings import DEFAULTS
from core.tournament.state import Tournament


def as_set_up(director: Director) -> Tournament:
    """Return the night as it stood when its clock began. Settings made later count as they stand now: many a
    club sets the prizes, or its chips, only during the night."""
    now = director.state
    first = _first_of_play(director)
    if first is None or director.problem:
        return now
    then = recounted(director.before(first), now.decimals)
    return replace(
        then,
        money=replace(
            then.money,
            prices={**now.money.prices, **then.money.prices},
            named={**now.money.named, **then.money.named},
            shares=then.money.shares or (() if then.money.scheme else now.money.shares),
            scheme=then.money.scheme or ("" if then.money.shares else now.money.scheme),
            places=then.money.places or now.money.places,
            by_hand=then.money.by_hand or now.money.by_hand,
            links=then.money.links or now.money.links,
            head_paid=now.money.head_paid,
        ),
        clock=replace(then.clock, levels=then.clock.levels or now.clock.levels),
        chips=replace(then.chips, values=then.chips.values or now.chips.values),
        book=then.book or now.book,
    )


def _first_of_play(director: Director) -> int | None:
    """Return the first action that started the clock or found it running."""
    scheduled: int | None = None
    for action in director.live:
        for x in action.records:
            if isinstance(x, r.ClockSet) or (scheduled is not None and action.happened >= scheduled):
                return action.id
            if isinstance(x, r.ClockScheduled):
                scheduled = x.at
    return None


def began(director: Director) -> int | None:
    """Return the time of this night in ms: when play began or is to begin, or else its first action."""
    state, first = director.state, _first_of_play(director)
    if state.clock.position.scheduled is not None:
        return state.clock.position.scheduled
    at = director.history[first - 1] if first is not None else next(iter(director.night), None)
    return None if at is None else at.happened


# -- written ------------------------------------------------------------------------------------------


def lines_of(t: Tournament, zone: tzinfo) -> tuple[str, ...]:
    """Return the lines that set up a night like this one."""
    lines = [_line_of(act, t, zone) for act in (*acts_of(t), *tables_of(t), *floor_of(t))]
    if t.clock.position.scheduled is not None:
        lines.append(f"{acts.Schedule.VERB} {clock_of(t.clock.position.scheduled, zone)}")
    return tuple(lines)


def _line_of(act: Act, t: Tournament, zone: tzinfo) -> str:
    """Return the line of an act; a time until which something is sold is that of any night."""
    if isinstance(act, acts.SetPrice) and act.until is not None and act.until[0] == "time":
        return f"{script.write(act.but(until=None), t, zone)} until {clock_of(act.until[1], zone)}"
    return script.write(act, t, zone)


def acts_of(t: Tournament) -> Iterator[Act]:
    """Yield everything but the tables: the rulebook, the settings, prices, prizes, the structure, the
    chips."""
    if t.format:
        yield acts.ChooseFormat(format=t.format)
    if t.book is not None:
        book, (texts, option) = t.rulebook, t.book
        # a built-in book in its present version; a house's own as it was played
        text = "" if book.id in shelf.shipped() else texts[-1]
        yield acts.ChooseRulebook(book=book.id, option=option, text=text)
    for key in DEFAULTS:
        value = t.setting(key)
        # the answer "no accessible seat known" belonged to that night: the next one asks again
        if value != t.usual(key) and key != accessible.SETTING:
            yield acts.Set(key=key, value=value)
    named = ((kind, price) for (kind, _), price in t.money.named.items())
    for kind, price in (*t.money.prices.items(), *named):
        yield acts.SetPrice(
            kind=kind,  # type: ignore[arg-type]
            name=price.name,
            paid=price.paid,
            fee=price.fee,
            chips=price.chips,
            until=price.limit,
            most=price.most,
            bounty=price.bounty,
        )
    if t.money.head_paid != HUNDRED_PER_CENT:
        yield acts.SetBounties(way="progressive", share=(("percent", t.money.head_paid),))
    if t.money.shares:
        yield acts.SetPrizes(shares=t.money.shares)
    yield from scheme_acts(t)
    yield from map(act_of, t.money.links.values())
    if t.clock.levels and can(t, acts.SetStructure):
        from core.clock.templates import row_of

        yield acts.SetStructure(rows=tuple(map(row_of, t.clock.levels)))
    if t.chips.values:
        yield acts.SetChips(values=t.chips.values)
    if t.room.redraws.tables or t.room.redraws.players or t.room.redraws.first_days:
        yield acts.SetRedraws(
            tables=t.room.redraws.tables, players=t.room.redraws.players, first_days=t.room.redraws.first_days
        )


def tables_of(t: Tournament) -> Iterator[acts.OpenTable]:
    for table in t.open_tables:
        yield acts.OpenTable(label=table.label, size=table.size)


def floor_of(t: Tournament, without: Collection[int] = ()) -> Iterator[Act]:
    """Yield closed seats, accessible seats, places of tables and the break order; of all tables but
    ``without``."""
    tables = [table for table in t.open_tables if table.id not in without]
    for table in tables:
        for seat in sorted(table.closed):
            yield acts.CloseSeat(seat=(table.id, seat))
        for seat in sorted(table.accessible):
            yield acts.MarkSeat(seat=(table.id, seat), kind="accessible")
    for table in tables:
        if table.place is not None:
            yield acts.PlaceTable(table=table.id, column=table.place[0], row=table.place[1])
    order = tuple(x for x in t.room.break_order if t.room.tables[x].open and x not in without)
    if order:
        yield acts.BreakOrder(tables=order)


# -- read ---------------------------------------------------------------------------------------------


def night_of(lines: Iterable[str], zone: tzinfo, now: int) -> tuple[Tournament, tuple[str, ...]]:
    """Return the night these lines set up, and the lines that cannot be done now: a rulebook may be gone."""
    director = open_door(MemoryLog(), lambda: now, bytes, zone)
    not_done: list[str] = []

    def do(act: Act) -> None:
        director.do(act)

    for line in lines:
        if not carried_out(line, director.state, now, zone, do):
            not_done.append(line)
    for act in tuple(_by_the_start(director.state, zone)):
        do(act)
    return director.state, tuple(not_done)


def _by_the_start(t: Tournament, zone: tzinfo) -> Iterator[acts.SetPrice]:
    """Yield each price whose sale ends at a time, with the moment that is meant by the start: a night may be
    set up the evening before, when that time has passed."""
    start = t.clock.position.scheduled
    if start is None:
        return
    for act in acts_of(t):
        if isinstance(act, acts.SetPrice) and act.until is not None and act.until[0] == "time":
            yield act.but(until=until(Word(clock_of(act.until[1], zone), 1), start, zone))


def carried_out(line: str, t: Tournament, now: int, zone: tzinfo, do: Callable[[Act], object]) -> bool:
    """Do the line, and return whether its result holds."""
    try:
        parsed = script.parse(line, t, now, zone)
        if parsed is not None:
            do(parsed.act)
    except BadLine:
        return False
    except Refused as refused:
        return all(isinstance(x, StandsSo) for x in refused.reasons)
    return True
