"""Taking in the records of the floor: seats, draws, blinds, halts, orders, announcements."""

from collections.abc import Iterable
from dataclasses import replace

from core.clock.clock import read, started
from core.floor import aside
from core.floor.positions import check_blinds
from core.rulebook import shelf
from core.say import records as r
from core.say.conflict import Conflict
from core.say.duties import RaceDuty, duty_id
from core.tournament import settled
from core.tournament.fold import Folds
from core.tournament.names import shown
from core.tournament.people import Away, Entry
from core.tournament.room import Came, Draw
from core.tournament.state import Tournament
from core.tournament.table import Blinds, Table

# More than any real table; a number beyond it comes from a file that is not ours.
MOST_SEATS = 23
MOST_PLACES = 99
"""Columns and rows of the floor."""


def _rulebook(t: Tournament, x: r.RulebookSet, _: int) -> None:
    try:
        if x.texts:
            shelf.played(x.texts, x.option)
    except (shelf.BadRulebook, KeyError) as error:
        raise Conflict(f"no rulebook: {error}") from error
    t.book = (x.texts, x.option) if x.texts else None
    t.ruled.clear()  # what was said against another book


def stands(t: Tournament, entry: Entry) -> None:
    """Forget the chips to carry once they are at the player's seat."""
    if t.room.to_carry.get(entry.id) == (entry.table, entry.seat):
        del t.room.to_carry[entry.id]


def _presence(t: Tournament, x: r.PresenceSet, happened: int) -> None:
    entry = t.need_in(x.entry)
    entry.absent = not x.present
    entry.away = None if x.present else _away(t, entry, happened)
    if x.present:
        t.room.to_carry.pop(x.entry, None)  # whoever is here carries his own


def _alternate(t: Tournament, x: r.AlternateSet, _: int) -> None:
    entry = t.need_in(x.entry)
    if x.waiting and entry.table is not None:
        raise Conflict(f"entry {x.entry} sits")
    entry.alternate = x.waiting


def _away(t: Tournament, entry: Entry, happened: int) -> Away:
    table = None if entry.table is None else t.room.tables[entry.table]
    return Away(happened, entry.table, 0 if table is None else table.dealt)


def _stack(t: Tournament, x: r.StackCounted, happened: int) -> None:
    entry = t.need_in(x.entry)
    entry.stack = x.chips
    if entry.absent:
        entry.away = _away(t, entry, happened)


def _removed(t: Tournament, x: r.ChipsRemoved, _: int) -> None:
    entry = t.need_entry(x.entry)
    if not 0 <= x.chips <= t.chips.in_play:
        raise Conflict(f"{x.chips} chips of entry {x.entry}")
    t.chips.removed += x.chips
    if entry.out:
        entry.removed += x.chips
    else:
        entry.gets(-x.chips)


def _announced(t: Tournament, x: r.Announced, happened: int) -> None:
    t.word.announced[x.what] = happened
    if read(t.clock.levels, t.clock.position, happened).phase == "before":
        t.word.before_play.add(x.what)


def _marked(t: Tournament, x: r.DutyMarked, _: int) -> None:
    t.word.marked[duty_id(x.kind, x.subject, x.cause)] = x.how
    if x.how == "dismissed":
        t.word.aside[duty_id(x.kind, x.subject)] = aside.matter(t)
    else:
        t.word.aside.pop(duty_id(x.kind, x.subject), None)
    if x.kind == RaceDuty.kind and x.how in settled.DONE and x.subject[0] in t.room.tables:
        settled.note_raced(t, int(x.cause[0]), x.subject[0])


def _carried(t: Tournament, x: r.ChipsCarried, _: int) -> None:
    """Take in that the chips are at the seat; if a late entry has moved the player since, they are carried on
    from there."""
    entry = t.need_in(x.entry)
    if x.entry not in t.room.to_carry:
        raise Conflict(f"chips of entry {x.entry} stood nowhere else")
    t.room.to_carry[x.entry] = (x.table, x.seat)
    stands(t, entry)


def _decided(t: Tournament, what: str, happened: int) -> None:
    """Forget an announcement that no longer holds."""
    t.word.set_at[what] = happened
    t.word.announced.pop(what, None)


def _altered(t: Tournament, x: r.Altered, happened: int) -> None:
    _decided(t, "altered", happened)
    t.word.altered = x.reason
    if x.cancelled:
        t.word.cancelled = x.reason


def _printed(t: Tournament, x: r.SlipsPrinted, _: int) -> None:
    t.room.printed[x.action] = x.entries


def _seat_marked(t: Tournament, x: r.SeatMarked, _: int) -> None:
    table = t.need_table(x.table)
    if not 1 <= x.seat <= table.size:
        raise Conflict(f"no seat {x.table}.{x.seat}")
    (table.accessible.add if x.accessible else table.accessible.discard)(x.seat)


def _kept_apart(t: Tournament, x: r.KeptApart, _: int) -> None:
    if not x.players or any(p not in t.people.players for p in x.players):
        raise Conflict(f"no players {x.players}")
    others = [group for group in t.people.apart if set(group).isdisjoint(x.players)]
    if x.apart and len(others) < len(t.people.apart):
        raise Conflict(f"players {x.players} are kept apart already")
    t.people.apart = [*others, x.players] if x.apart else others


def _placed(t: Tournament, x: r.TablePlaced, _: int) -> None:
    if not (1 <= x.column <= MOST_PLACES and 1 <= x.row <= MOST_PLACES):
        raise Conflict(f"no place {x.column}, {x.row}")
    t.need_table(x.table).place = (x.column, x.row)


def _resized(t: Tournament, x: r.TableResized, _: int) -> None:
    table = t.need_table(x.table)
    if not max((1, *table.seats)) <= x.size <= MOST_SEATS:
        raise Conflict(f"a table of {x.size}")
    t.touched.add(table.id)
    t.room.seat_count -= table.room
    table.size = x.size
    table.closed = {s for s in table.closed if s <= x.size}
    t.room.seat_count += table.room
    table.accessible = {s for s in table.accessible if s <= x.size}
    table.blinds = None


def _blinds(t: Tournament, x: r.BlindsNoted, happened: int) -> None:
    table = t.need_table(x.table)
    blinds = Blinds(x.button, x.small, x.big)
    try:
        check_blinds(blinds, table.size)
    except ValueError as error:
        raise Conflict(str(error)) from error
    if x.seats and (x.seats != tuple(sorted(table.seats)) or x.after != _last(table)):
        # entered late, something before this hand has made it another: its blinds are asked for again
        table.blinds, table.tracked = None, False
        return
    table.dealt += bool(x.seats)
    if x.seats or (table.replaying and t.rulebook.word("penalty.misdeal") == "counts_each"):
        t.conduct.hand_dealt(table.seats.values(), happened)
    table.blinds, table.blinds_at = blinds, happened
    table.replays = False


def _last(table: Table) -> tuple[int, ...]:
    """Return the blinds of the table's last hand, as the record of the next one has them."""
    last = table.blinds
    return () if last is None else (last.button, last.small_seat or last.button, last.big)


def _open(t: Tournament, x: r.TableOpened, _: int) -> None:
    old = t.room.tables.get(x.table)
    if old is not None and old.open:
        raise Conflict(f"table {x.table} is open")
    if not 1 <= x.size <= MOST_SEATS:
        raise Conflict(f"a table of {x.size}")
    label = shown(x.label)
    if label in t.room.by_label:
        raise Conflict(f"two tables {label}")
    t.touched.add(x.table)
    t.room.tables[x.table] = Table(x.table, label, x.size)
    t.room.seat_count += x.size
    t.room.by_label[label] = x.table


def _close(t: Tournament, x: r.TableClosed, _: int) -> None:
    table = t.need_table(x.table)
    if table.seats:
        raise Conflict(f"table {x.table} is not empty")
    t.touched.add(table.id)
    table.open = False
    t.game.hands_ended += table.played
    t.room.seat_count -= table.room
    table.blinds, table.halted = None, False
    del t.room.by_label[table.label]


def _tracked(t: Tournament, x: r.BlindsTracked, _: int) -> None:
    t.need_table(x.table).tracked = x.on


def _halted(t: Tournament, x: r.TableHalted, happened: int) -> None:
    table = t.need_table(x.table)
    if x.halted and not table.halted:
        table.halted_at = happened
    table.halted, table.by_hand = x.halted, x.halted and x.by_hand


def _waits(t: Tournament, x: r.Waits, _: int) -> None:
    entry = t.need_in(x.entry)
    entry.waits = x.waits
    (t.room.waiting.add if x.waits else t.room.waiting.discard)(entry.id)


def _order(t: Tournament, x: r.BreakOrderSet, happened: int) -> None:
    if any(i not in t.room.tables for i in x.tables) or len(set(x.tables)) < len(x.tables):
        raise Conflict("a break order of no tables")
    t.room.break_order = x.tables
    _decided(t, "break-order", happened)


def _redraws(t: Tournament, x: r.RedrawsSet, happened: int) -> None:
    t.room.redraws = x
    _decided(t, "redraws", happened)


def _redrawn(t: Tournament, x: r.Redrawn, _: int) -> None:
    t.room.redrawn.add(x.which)


# Draws in which everybody leaves his seat.
EVERYBODY = ("redraw", "final")
# For what somebody leaves a seat to draw a card; empty: not for that.
CARDS = ("", "break", *EVERYBODY)


def _came(t: Tournament, entries: Iterable[Entry | None], happened: int) -> None:
    """Take in new seats. Before play begins a drawn seat is no move."""
    if not started(t, happened):
        return
    for entry in filter(None, entries):
        if entry.table is not None:
            t.room.tables[entry.table].played = True
        t.room.last_moves.pop(entry.id, None)
        t.room.last_moves[entry.id] = Came(happened, entry.table, entry.seat)


def _seated(t: Tournament, x: r.Seated, happened: int) -> None:
    entry = t.need_in(x.entry)
    if entry.table is not None:
        _came(t, (entry,), happened)
    elif entry.drawing and (old_seat := t.room.last_moves.pop(entry.id, None)) is not None:
        t.room.last_moves[entry.id] = old_seat._replace(at=happened)  # only now is it known where to
    _leaves_chips(t, entry)
    t.leave(entry)
    t.sit(entry, x.table, x.seat)
    stands(t, entry)
    entry.waits = entry.alternate = False
    entry.drawing, entry.card = "", x.card
    t.room.waiting.discard(entry.id)


def _unseated(t: Tournament, x: r.Unseated, happened: int) -> None:
    if x.purpose not in CARDS:
        raise Conflict(f"no draw of {x.purpose}")
    entry = t.need_in(x.entry)
    if x.purpose and entry.table is not None:
        _came(t, (entry,), happened)
    if x.purpose in EVERYBODY and len(t.room.out_at_redraw) < len(t.game.busts):
        _settle(t)
    _leaves_chips(t, entry)
    t.leave(entry)
    entry.drawing = x.purpose


def _settle(t: Tournament) -> None:
    """Take in a redraw of all seats: no table is short by the players who are out by now."""
    t.room.out_at_redraw = frozenset(b.entry for b in t.game.busts)


def _leaves_chips(t: Tournament, entry: Entry) -> None:
    """Leave an absent player's chips at the old seat until somebody carries them (procedure E5)."""
    if entry.absent and entry.table is not None and entry.seat is not None:
        t.room.to_carry.setdefault(entry.id, (entry.table, entry.seat))


def _swapped(t: Tournament, x: r.Swapped, happened: int) -> None:
    a, b = t.need_in(x.entry), t.need_in(x.other)
    if a.table is None or b.table is None or a.seat is None or b.seat is None or a is b:
        raise Conflict("both must sit to swap")
    _came(t, (a, b), happened)
    _leaves_chips(t, a)
    _leaves_chips(t, b)
    t.touched |= {a.id, b.id, a.table, b.table}
    t.room.tables[a.table].seats[a.seat] = b.id
    t.room.tables[b.table].seats[b.seat] = a.id
    a.table, a.seat, b.table, b.seat = b.table, b.seat, a.table, a.seat
    a.waits = b.waits = False
    t.room.waiting -= {a.id, b.id}
    stands(t, a)
    stands(t, b)


def _prepared(t: Tournament, x: r.DrawPrepared, _: int) -> None:
    t.room.draws[x.draw] = Draw(x.draw, x.secret, x.commitment, purpose=x.purpose)


def _made(t: Tournament, x: r.DrawMade, happened: int) -> None:
    draw = t.room.draws.get(x.draw)
    # made of a used secret is for core.formats.verify_draws to say: the seats were given all the same
    if draw is None or draw.state not in ("prepared", "used"):
        raise Conflict(f"no draw {x.draw}")
    t.room.draws[x.draw] = replace(
        draw, state="made", number=x.number, entries=x.entries, seats=x.seats, purpose=x.purpose
    )
    if x.purpose in EVERYBODY:
        _settle(t)
    # now, while they still have the seats they are drawn away from
    _came(t, map(t.people.entries.get, x.entries), happened)


def _abandoned(t: Tournament, x: r.DrawAbandoned, _: int) -> None:
    draw = t.room.draws.get(x.draw)
    if draw is not None and draw.state == "prepared":
        t.room.draws[x.draw] = replace(draw, state="used" if x.used else "abandoned")
    elif not x.used:
        raise Conflict(f"no draw {x.draw}")


def _close_seat(t: Tournament, x: r.SeatClosed, _: int) -> None:
    table = t.need_table(x.table)
    if x.seat in table.seats or x.seat in table.closed or not 1 <= x.seat <= table.size:
        raise Conflict(f"seat {x.table}.{x.seat} cannot be closed")
    t.touched.add(table.id)
    table.closed.add(x.seat)
    t.room.seat_count -= 1


def _open_seat(t: Tournament, x: r.SeatOpened, _: int) -> None:
    table = t.need_table(x.table)
    if x.seat not in table.closed:
        raise Conflict(f"seat {x.table}.{x.seat} is not closed")
    t.touched.add(table.id)
    table.closed.discard(x.seat)
    t.room.seat_count += 1


FLOOR: Folds = {
    r.RulebookSet: _rulebook,
    r.PresenceSet: _presence,
    r.AlternateSet: _alternate,
    r.StackCounted: _stack,
    r.ChipsRemoved: _removed,
    r.Announced: _announced,
    r.DutyMarked: _marked,
    r.ChipsCarried: _carried,
    r.Altered: _altered,
    r.SlipsPrinted: _printed,
    r.SeatMarked: _seat_marked,
    r.KeptApart: _kept_apart,
    r.TablePlaced: _placed,
    r.TableResized: _resized,
    r.BlindsNoted: _blinds,
    r.TableOpened: _open,
    r.TableClosed: _close,
    r.BlindsTracked: _tracked,
    r.TableHalted: _halted,
    r.Waits: _waits,
    r.BreakOrderSet: _order,
    r.RedrawsSet: _redraws,
    r.Redrawn: _redrawn,
    r.SeatClosed: _close_seat,
    r.SeatOpened: _open_seat,
    r.Seated: _seated,
    r.Unseated: _unseated,
    r.Swapped: _swapped,
    r.DrawPrepared: _prepared,
    r.DrawMade: _made,
    r.DrawAbandoned: _abandoned,
}
