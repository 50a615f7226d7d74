"""Button and blinds of the tables: told when they are needed, or hand by hand (RULES A5)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from core.floor.balance.facts import WAITS
from core.floor.positions import Blinds, EmptyButton, HeadsUp, Ring, Role, check_blinds, next_hand, role_of
from core.floor.seating import in_reasons
from core.say import acts, records
from core.say.becauses import CodedBecause
from core.say.levels import MINUTE
from core.say.reasons import Coded, NameEmpty, Reason, SameTwice, Why
from core.tournament.rule import Context, Rule
from core.tournament.ruling import coded_because
from core.tournament.state import Table, Tournament

# An answer is good for its hand: so long, or until somebody busts at the table (see
# ``core.formats.holdem.fold``).
GOOD_FOR = 3 * MINUTE


def ring(table: Table) -> Ring:
    return Ring(table.size, tuple(sorted(table.seats)), tuple(sorted(table.closed)))


def known(table: Table, now: int) -> Blinds | None:
    """The blinds of the table's last hand; None where they must be asked for. Nothing is dealt at a table
    that was stopped: there they stay."""
    good = table.tracked or table.halted or now - table.blinds_at <= GOOD_FOR
    if table.blinds is None or not good:
        return None
    return table.blinds


def waits(t: Tournament, table: Table, seat: int, key: str, now: int) -> str:
    """Whether somebody who sits down there now gets no cards yet, by the rulebook's ``key``: ``yes``,
    ``no``, or ``unknown`` where nobody told the blinds."""
    return place(t, table, seat, key, now)[0]


def place(
    t: Tournament, table: Table, seat: int, key: str, now: int, others: Iterable[int] = ()
) -> tuple[str, Role | None]:
    """The same, and what he is in the next hand there, when ``others`` sit down on these seats too."""
    last = known(table, now)
    role = None
    if last is not None:
        taken = {*table.seats, *others} - {seat}
        around = Ring(table.size, tuple(sorted(taken)), tuple(sorted(table.closed)))
        role = role_of(around, last, seat, empty_button(t), heads_up(t))
        if len(taken) < 2:
            return "no", role
    held = WAITS[t.rulebook.word(key)]
    if not held:
        return "no", role
    return ("unknown" if role is None else "yes" if role in held else "no"), role


def empty_button(t: Tournament) -> EmptyButton:
    return "stays" if t.rulebook.word("positions.empty_button") == "stays" else "dead"


def heads_up(t: Tournament) -> HeadsUp:
    moves = t.rulebook.word("positions.heads_up") == "button_moves_on"
    return "button_moves_on" if moves else "big_blind_moves_on"


def inferred(table: Table, act: acts.NoteBlinds) -> Blinds:
    """What was told, and where nothing was the players before the big blind.

    With the button told and nobody between it and the big blind, the small blind was dead between them.
    """
    size, big = table.size, act.big

    def back(seat: int) -> int:
        """Seats anticlockwise from the big blind."""
        return (big - seat) % size

    people = sorted((s for s in table.seats if s != big), key=back)
    small = act.small
    if small is None and act.button is not None and len(people) > 1:
        between = [s for s in people if back(s) < back(act.button)]
        dead = [s for s in range(1, size + 1) if 0 < back(s) < back(act.button) and s not in table.closed]
        small = next(iter(between), min(dead, key=back, default=act.button))
    if small is None:
        small = next(iter(people), big)
    behind = [s for s in people if back(s) > back(small)]
    button = act.button if act.button is not None else next(iter(behind), small)
    return Blinds(button, small, big)


def check_note(t: Tournament, act: acts.NoteBlinds, now: int) -> Iterator[Reason]:
    table = t.open_table(act.table)
    if table is None:
        yield Coded(Why.NO_SUCH_TABLE, {"table": act.table})
        return
    for seat in (act.big, act.small, act.button):
        if seat is not None and not 1 <= seat <= table.size:
            yield Coded(Why.NO_SUCH_SEAT, {"seat": f"{table.label}.{seat}", "size": table.size})
            return
    try:
        check_blinds(inferred(table, act), table.size)
    except ValueError:
        yield Coded(Why.BLINDS_CLASH, {"seat": f"{table.label}.{act.big}"})


def do_note(t: Tournament, act: acts.NoteBlinds, context: Context) -> Iterator[records.Record]:
    found = inferred(t.tables[act.table], act)
    assert found.small is not None
    yield records.BlindsNoted(act.table, found.button, found.small, found.big)


def check_big(t: Tournament, act: acts.NoteBigBlinds, now: int) -> Iterator[Reason]:
    if not act.seats:
        yield NameEmpty()
    for table, big in act.seats:
        yield from check_note(t, acts.NoteBlinds(table=table, big=big), now)
    if len({table for table, _ in act.seats}) < len(act.seats):
        yield SameTwice()


def do_big(t: Tournament, act: acts.NoteBigBlinds, context: Context) -> Iterator[records.Record]:
    for table, big in act.seats:
        yield from do_note(t, acts.NoteBlinds(table=table, big=big), context)


def _open_table(t: Tournament, table: int) -> Iterator[Reason]:
    if t.open_table(table) is None:
        yield Coded(Why.NO_SUCH_TABLE, {"table": table})


def check_track(t: Tournament, act: acts.Track, now: int) -> Iterator[Reason]:
    yield from _open_table(t, act.table)
    table = t.tables.get(act.table)
    if table is not None and table.open:
        if table.tracked != act.off:
            yield Coded(Why.TRACKED_SO, {"table": table.label, "on": int(table.tracked)})
        elif not act.off and known(table, now) is None:
            yield Coded(Why.BLINDS_UNKNOWN, {"table": table.label})


def do_track(t: Tournament, act: acts.Track, context: Context) -> Iterator[records.Record]:
    yield records.BlindsTracked(act.table, not act.off)


def check_hand(t: Tournament, act: acts.NextHand, now: int) -> Iterator[Reason]:
    yield from _open_table(t, act.table)
    table = t.tables.get(act.table)
    if table is not None and table.open:
        if len(table.seats) < 2:
            yield Coded(Why.TOO_FEW_AT_TABLE, {"table": table.label, "players": len(table.seats)})
        elif known(table, now) is None:
            yield Coded(Why.BLINDS_UNKNOWN, {"table": table.label})
        if table.halted:
            yield Coded(Why.TABLE_HALTED, {"table": table.label})


def do_hand(t: Tournament, act: acts.NextHand, context: Context) -> Iterator[records.Record]:
    """The blinds go on, and who waited only for the button to pass is dealt in (RULES A2, A4)."""
    table = t.tables[act.table]
    last = known(table, context.now)
    assert last is not None
    if table.replays:
        # a misdealt hand is dealt again: same button, nobody new (RULES G7)
        again = last.button if last.small_seat is None else last.small_seat
        yield records.BlindsNoted(table.id, last.button, again, last.big)
        yield coded_because(t, "replay", "level.replay", table=table.label, button=last.button, big=last.big)
        return
    around = ring(table)
    hand = next_hand(around, last, empty_button(t), heads_up(t))
    small = hand.small_seat
    yield records.BlindsNoted(
        table.id, hand.button, hand.button if small is None else small, hand.big,
        seats=around.occupied, after=(last.button, last.small_seat or last.button, last.big),
    )  # fmt: skip
    held = WAITS[t.rulebook.word("balance.wait")] | {Role.WAITS}
    dealt_in = [
        entry for seat, entry in sorted(table.seats.items())
        if t.entries[entry].waits
        and (len(table.seats) == 2 or role_of(around, last, seat, empty_button(t)) not in held)
    ]  # fmt: skip
    for entry in dealt_in:
        yield records.Waits(entry, False)
    yield _because_hand(t, table, last, hand, dealt_in)


def _because_hand(
    t: Tournament, table: Table, last: Blinds, hand: Blinds, dealt_in: list[int]
) -> CodedBecause:
    """Where button and blinds are; the clauses only where an empty seat or heads-up decided it."""
    facts: dict[str, str | int] = {
        "table": table.label, "button": hand.button, "small": hand.small_seat or hand.button, "big": hand.big
    }  # fmt: skip
    keys = []
    if len(table.seats) == 2:
        keys.append("positions.heads_up")
        facts["heads_up"] = heads_up(t)
    elif last.small_seat not in table.seats:
        keys.append("positions.empty_button")
        facts["empty_button"] = empty_button(t)
    if hand.small is None:
        facts["dead_small"] = 1
    if dealt_in:
        facts["dealt_in"] = "; ".join(map(t.name, dealt_in))
    return coded_because(t, "hand", *keys, entry=0, **facts)


def check_deal_in(t: Tournament, act: acts.DealIn, now: int) -> Iterator[Reason]:
    yield from in_reasons(t, act.entry)
    found = t.entries.get(act.entry)
    if found is not None and not found.out and not found.waits:
        yield Coded(Why.NOT_WAITING, {"name": t.name(act.entry)})


def do_deal_in(t: Tournament, act: acts.DealIn, context: Context) -> Iterator[records.Record]:
    yield records.Waits(act.entry, False)


RULES = {
    acts.NoteBlinds: Rule(check_note, do_note),
    acts.NoteBigBlinds: Rule(check_big, do_big),
    acts.Track: Rule(check_track, do_track),
    acts.NextHand: Rule(check_hand, do_hand),
    acts.DealIn: Rule(check_deal_in, do_deal_in),
}
