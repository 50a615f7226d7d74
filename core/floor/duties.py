"""Duties of the floor while play goes on: halts, final table, redraw, breaking, balancing, dealing in."""

from collections.abc import Callable, Iterable, Iterator, Sequence

from core.floor import final_table, halting, redraws
from core.floor.accessible import accessible_first
from core.floor.aside import is_settled
from core.floor.balance import plan
from core.floor.balance.facts import Method, Move, Next, TableState
from core.floor.balance.now import method, states, why_moved
from core.floor.breaking import ahead, due
from core.floor.cards import by_cards, drawing
from core.floor.draw.draw import decide_draw
from core.floor.newcomers import open_until, still_entering
from core.say import acts, duties
from core.tournament.deciding import cited
from core.tournament.kept import once
from core.tournament.state import Tournament
from core.tournament.table import Table

Kept = Callable[[Tournament, Table], bool]


def never(t: Tournament, table: Table) -> bool:
    """Keep no table: each that is due to break breaks."""
    return False


def floor_duties(t: Tournament, now: int, kept: Kept = never) -> Iterator[duties.Duty]:
    """Yield one duty of the seats at a time: a final table, a break or a redraw makes balancing pointless.
    While somebody may still come in these wait, and the tables are kept balanced. A table that by the format
    is ``kept`` does not break."""
    if drawing(t):
        # where everybody sits is known once all cards are typed
        yield from (duty for _, duty in carrying(t))
        yield from _deal_in(t)
        return
    tables, by = states(t, now), method(t)
    fewer = ((d, asked) for d, asked in _fewer_tables(t, now, kept) if not is_settled(t, d))
    found: duties.Duty | None
    found, asked = next(fewer, (None, None))
    yield from (duty for duty in _halts(t, tables, by) if not _needless(duty, found))
    if asked is not None and not is_settled(t, asked):
        found = asked
    if found is not None:
        yield found
    if found is None or found.urgency is duties.Urgency.LATER:
        yield from _balance(t, plan.first(tables, by))
    yield from (duty for _, duty in carrying(t))
    yield from _deal_in(t)


def _needless(stop: duties.Duty, fewer: duties.Duty | None) -> bool:
    """Return whether a table need not be stopped: it breaks now, or everybody comes to the final table."""
    if not isinstance(stop, duties.HaltDuty) or fewer is None or fewer.urgency is not duties.Urgency.NOW:
        return False
    if isinstance(fewer, duties.BreakTableDuty):
        return fewer.table == stop.table
    return isinstance(fewer, duties.FinalTableDuty)


def _fewer_tables(
    t: Tournament, now: int, kept: Kept
) -> Iterator[tuple[duties.ReseatingDuty, duties.AccessibleDuty | None]]:
    """Yield final table, break and redraw, each after its question for accessible seats. A break comes before
    the redraw that may be due after it, so that nobody draws twice."""
    table = due(t)
    if table is not None and kept(t, table):
        table = None
    entering = (open_until(t, now) or 0) if still_entering(t, now) else None
    urgency = duties.Urgency.NOW if entering is None else duties.Urgency.LATER
    if _is_final(t, table):
        yield _final(t, urgency, entering), _final_seats(t, urgency)
    if table is not None and (table.seats or entering is None or table.id in t.game.breaking):
        others = [x for x in t.open_tables if x is not table]
        asked = accessible_first(t, table.seats.values(), others, urgency, breaks=table)
        yield _break(t, table, urgency, entering), asked
    if which := redraws.due(t, now):
        asked = accessible_first(t, _sitting(t, t.people.live.values()), t.open_tables, urgency)
        yield _redraw(t, which, urgency, entering, now), asked


def _is_final(t: Tournament, breaks: Table | None) -> bool:
    """Return whether the last table is a final table. Without a redraw it simply is the last, unless the
    final table seats more than a full one."""
    redraw = t.rulebook.flag("final_table.redraw")
    return (final_table.due(t) and (redraw or breaks is None)) or final_table.owed(t)


def _halts(t: Tournament, floor: Sequence[TableState], by: Method) -> Iterator[duties.Duty]:
    """Yield the tables that stop, and those that may deal again; as a proposal where the director decides."""
    stop_now, unsure = halting.stopping(t, floor, by)
    ids, tables = frozenset(stop_now), t.open_tables
    concerned = [x for x in tables if x.halted or x.id in ids]
    if not concerned:
        return
    choice = halting.by_director(t)
    largest, clauses = max([len(x.seats) for x in tables]), cited(t, "balance.halt")
    for table in concerned:
        short, players = table.id in ids, len(table.seats)
        if short and not table.halted and players:
            yield duties.HaltDuty(
                table=table.id,
                players=players,
                largest=largest,
                choice=choice,
                urgency=duties.Urgency.SOON if choice else duties.Urgency.NOW,
                act=acts.Halt(table=table.id),
                clauses=clauses,
            )
        elif table.halted and table.by_hand:
            yield duties.StandsStillDuty(table=table.id, since=table.halted_at, urgency=duties.Urgency.SOON)
        elif table.halted and not short and table.id not in unsure:
            yield duties.DealDuty(
                table=table.id,
                players=players,
                largest=largest,
                short=halting.short(t),
                still=halting.still_short(t, table),
                full=table.spare == 0,
                urgency=duties.Urgency.NOW,
                act=acts.Deal(table=table.id),
                clauses=clauses,
            )


def _final(t: Tournament, urgency: duties.Urgency, entering: int | None) -> duties.FinalTableDuty:
    redraw, table = t.rulebook.flag("final_table.redraw"), final_table.table_for(t, acts.FinalTable())
    return duties.FinalTableDuty(
        live=len(t.people.live),
        players=len(final_table.players_left(t)),
        size=final_table.size(t),
        redraw=redraw,
        default=not cited(t, "final_table.redraw"),
        table=table.id if table else None,
        chairs=final_table.enlarged(t, table).size - table.size if table else 0,
        cards=by_cards(t),
        entering=entering,
        urgency=urgency,
        act=acts.FinalTable(),
        clauses=cited(t, *final_table.size_keys(t), "final_table.redraw"),
    )


def _final_seats(t: Tournament, urgency: duties.Urgency) -> duties.AccessibleDuty | None:
    table = final_table.table_for(t, acts.FinalTable())
    if table is None:
        return None
    people = _sitting(t, final_table.people(t, table))
    return accessible_first(t, people, [table], urgency, final=table)


def _sitting(t: Tournament, entries: Iterable[int]) -> list[int]:
    """Return the entries that have a seat; ``core.formats.night_duties`` asks about the others."""
    return [e for e in entries if e not in t.room.unseated]


def _redraw(
    t: Tournament, which: str, urgency: duties.Urgency, entering: int | None, now: int
) -> duties.RedrawDuty:
    """Return the redraw, without a button if seats are short or the redraw was never announced."""
    keys = ("draw.first_days",) if which == "first days" else ()
    act = acts.MakeDraw(everybody=True)
    possible = not decide_draw(t, act, now).reasons
    return duties.RedrawDuty(
        which=which,
        players=len(t.people.live),
        tables=len(t.open_tables),
        cards=by_cards(t),
        entering=entering,
        urgency=urgency,
        act=act if possible else None,
        clauses=cited(t, *keys),
    )


def _break(
    t: Tournament, table: Table, urgency: duties.Urgency, entering: int | None
) -> duties.BreakTableDuty:
    """Return the duty to break this table, which is the one that is due."""
    if table.id in t.game.breaking:
        urgency, entering = duties.Urgency.NOW, None
    found = _due_break(t)
    assert found is not None
    return found.but(
        urgency=urgency,
        entering=entering,
        act=acts.BreakTable(table=table.id),
        clauses=cited(t, "breaking.due", "breaking.seats"),
    )


@once
def _due_break(t: Tournament) -> duties.BreakTableDuty | None:
    table = due(t)
    return None if table is None else breaking(t, table)


def breaking(t: Tournament, table: Table) -> duties.BreakTableDuty:
    """Return the duty to break the table, with the facts known of the players' new tables
    (``core.floor.breaking.ahead``)."""
    where = ahead(t, table)
    return duties.BreakTableDuty(
        table=table.id,
        players=len(table.seats),
        free=t.spare - table.spare,
        drawn=tuple(where.drawn),
        by_hand=tuple(where.by_hand),
        to=tuple([x.id for x, _, _ in where.tables]),
        least=tuple([n for _, n, _ in where.tables]),
        most=tuple([n for _, _, n in where.tables]),
        cards=by_cards(t),
        urgency=duties.Urgency.NOW,
    )


def _balance(t: Tournament, step: Next) -> Iterator[duties.Duty]:
    """Yield the first move of the plan; or the table whose blinds must be entered first (procedure A5); or
    why a short table gets nobody."""
    must = t.rulebook.word("balance.due_force") == "must"
    urgency = duties.Urgency.NOW if must else duties.Urgency.SOON
    if step.move is not None:
        yield _move(t, step.move, step.moves, urgency)
    elif step.ask:
        asked = [x for x in t.open_tables if x.id in step.ask]
        ids = tuple(x.id for x in asked)
        sizes = {x.id: len(x.seats) for x in t.open_tables}
        giver, taker = [t.open_tables[i] for i in step.due or ()] or [asked[0], asked[0]]
        yield duties.BalanceAskDuty(
            asks=ids,
            sizes=tuple(sizes.values()),
            from_table=giver.id,
            from_players=sizes[giver.id],
            to_table=taker.id,
            to_players=sizes[taker.id],
            urgency=urgency,
            clauses=cited(t, "balance.due_difference", "balance.due_force"),
        )
    else:
        yield from _unable(t, step, urgency)


def _unable(t: Tournament, step: Next, urgency: duties.Urgency) -> Iterator[duties.Duty]:
    """Yield a short table to which by the method no player can go. A full table is not short."""
    tables = t.open_tables
    most, fewest = max(tables, key=_players, default=None), min(tables, key=_players, default=None)
    short = next((x for i in step.short if (x := t.room.tables[i]).spare or x.closed), None)
    stuck = t.room.tables[step.stuck[0]] if step.stuck else None
    giver, taker = (most, short) if short is not None else (stuck, fewest)
    if giver is None or taker is None:
        return
    if short is None:
        unable = "accessible"
    elif short.spare:
        unable = "small_blind"
    else:
        unable = "closed"
    yield duties.BalanceUnableDuty(
        from_table=giver.id,
        from_players=len(giver.seats),
        to_table=taker.id,
        to_players=len(taker.seats),
        unable=unable,
        free=tuple(taker.free),
        closed=tuple(sorted(taker.closed)),
        urgency=urgency,
        asks=() if unable == "closed" else (taker.id,),
        clauses=cited(t, "balance.due_difference", "balance.due_force", "balance.who", "balance.to"),
    )


def _players(table: Table) -> int:
    return len(table.seats)


def _move(t: Tournament, move: Move, moves: int, urgency: duties.Urgency) -> duties.Duty:
    because, why = why_moved(t, move), move.why
    (from_table, from_seat), (to_table, to_seat) = move.who, move.to
    told_tables = tuple([x.id for x in t.open_tables if x.id in (from_table, to_table) and _told_once(x)])
    return duties.BalanceMoveDuty(
        entry=because.entry,
        from_table=from_table,
        from_seat=from_seat,
        from_players=why.from_players,
        to_table=to_table,
        to_seat=to_seat,
        to_players=why.to_players,
        moves=moves,
        because=because,
        urgency=urgency,
        act=acts.Balance(),
        asks=told_tables,
        clauses=because.clauses,
    )


def _told_once(table: Table) -> bool:
    """Return whether the table's blinds were entered for this hand alone, and can be entered again."""
    return table.blinds is not None and not table.tracked and len(table.seats) > 1


def carrying(t: Tournament) -> Iterator[tuple[int, duties.Duty]]:
    """Yield each entry whose chips the staff must carry to the new seat (procedure E5), with its duty."""
    if not t.rulebook.flag("breaking.staff_moves_absent"):
        return
    for entry, (table, seat) in sorted(t.room.to_carry.items()):
        row = t.people.entries.get(entry)
        if row is None or row.out or row.table is None or row.seat is None or not row.absent:
            continue
        yield (
            entry,
            duties.CarryChipsDuty(
                entry=entry,
                from_table=table,
                from_seat=seat,
                to_table=row.table,
                to_seat=row.seat,
                urgency=duties.Urgency.NOW,
                act=acts.Carried(entry=entry),
                clauses=cited(t, "breaking.staff_moves_absent"),
            ),
        )


def _deal_in(t: Tournament) -> Iterator[duties.Duty]:
    """Yield the players who wait for the button, where hands are not tracked."""
    for entry in [t.people.entries[e] for e in sorted(t.room.waiting) if e in t.people.entries]:
        if not entry.out and entry.table is not None and not t.room.tables[entry.table].tracked:
            yield duties.DealInDuty(
                entry=entry.id,
                table=entry.table,
                seat=entry.seat or 0,
                urgency=duties.Urgency.LATER,
                act=acts.DealIn(entry=entry.id),
            )
