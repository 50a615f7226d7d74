"""Disqualification: out for conduct, and where the chips and the entry's money go (procedure I5).

Who is disqualified goes out at that moment and is placed by it like anybody else (no source takes the place
away; SvePoF §1.4, CPC and TDA-NL 33 speak of the chips and the room only). It is taken back like a bust:
chips that left play are in again, a refund is owed again, shares are to be collected. A stack that nobody
counted is counted afterwards (``floor.stacks``).
"""

from collections.abc import Collection, Iterator
from functools import partial
from typing import NamedTuple

from core.conduct.penalties import called, clause_of, ladder_reasons, next_step, offence_reasons
from core.conduct.penalty_ladder import DISQUALIFIED, compared
from core.conduct.report import owes_report
from core.floor.absent_stacks import posted
from core.floor.seating import in_reasons
from core.say import acts, reasons, records
from core.say.becauses import OutForConduct
from core.say.decision import Context
from core.tournament.deciding import Deciding, against, because, rule
from core.tournament.state import Tournament
from core.tournament.table import Table


class Shares(NamedTuple):
    """The chips for each seat of a table; the ``odd`` ones of them go one each to the first seats."""

    shares: tuple[tuple[int, int], ...]
    odd: int


def dealt_at(t: Tournament, entry: int, table: int | None) -> Table | None:
    """Return the table where the chips of an entry are dealt out: its own, or without a seat this one."""
    return t.room.tables.get(t.people.entries[entry].table or table or 0)


def needs_table(t: Tournament, entry: int) -> bool:
    """Return whether the chips of an entry are dealt out only at a table that is named: it has no seat."""
    return dealt_at(t, entry, None) is None


def equal_shares(
    t: Tournament, entry: int, chips: int, but: Collection[int] = (), table: int | None = None
) -> Shares:
    """Return equal shares of these chips for the others at the table, clockwise from the seat, as the
    lowest chip in play can pay them; none for the entries of ``but``. ``table``: where one without a seat is
    dealt out."""
    at = dealt_at(t, entry, table)
    if at is None:
        return Shares((), 0)
    there, begin = at.seats, t.people.entries[entry].seat or 0
    seats = sorted((s for s, e in there.items() if e != entry and e not in but), key=lambda s: (s < begin, s))
    if not seats or chips < 1:
        return Shares((), 0)
    lowest = t.chips.lowest
    each, odd = divmod(chips // lowest, len(seats))
    shares = [lowest * (each + (i < odd)) for i in range(len(seats))]
    shares[0] += chips % lowest  # no chip in play pays it
    return Shares(tuple((seat, n) for seat, n in zip(seats, shares, strict=True) if n), odd)


@rule
def disqualify(t: Tournament, act: acts.Disqualify, now: int) -> Deciding:
    """Put a player out for conduct."""
    gone = tuple(in_reasons(t, act.entry))
    yield from gone
    yield from offence_reasons(t, act, now)
    if not gone:
        yield from _against(t, act, now)
    return partial(_disqualified, t, act)


def _against(t: Tournament, act: acts.Disqualify, now: int) -> Iterator[reasons.Reason]:
    if len(t.people.live) < 2:
        yield reasons.LastPlayer()
    yield from ladder_reasons(t, act.entry, DISQUALIFIED, act.offence_id)
    if act.chips is not None and act.chips > t.chips.in_play:
        yield reasons.MoreThanInPlay(amount=act.chips, chips=t.chips.in_play)
    elif act.chips is not None and act.chips < 0:
        yield reasons.BadAmount(what="chips", amount=act.chips)
    if act.table is not None and t.open_table(act.table) is None:
        yield reasons.NoSuchTable(table=act.table)
    yield from _shares(t, act, now)
    # the bounty is not given back: it belongs to whoever takes the head
    entry = t.people.entries[act.entry]
    if not 0 <= act.refund <= entry.paid - entry.bounty:
        yield reasons.BadAmount(what="refund", amount=act.refund)
    elif act.refund and t.rulebook.word("elimination.disqualified_refund") == "none":
        reason = reasons.NotRefunded(entry=act.entry, paid=act.refund)
        yield against(t, "elimination.disqualified_refund", reason)


def _shares(t: Tournament, act: acts.Disqualify, now: int) -> Iterator[reasons.Reason]:
    """Yield the reasons against these shares: if the book deals chips out, every chip is dealt there."""
    key, table = "elimination.disqualified_chips", dealt_at(t, act.entry, act.table)
    dealt_out = t.rulebook.word(key) == "dealt_out"
    if not act.shares:
        others = table is not None and any(e != act.entry for e in table.seats.values())
        if dealt_out and others and _chips(t, act, now) != 0:
            yield against(t, key, reasons.ChipsDealtOut(entry=act.entry))
        return
    if not dealt_out:
        yield against(t, key, reasons.ChipsLeavePlay(entry=act.entry))
    if table is None:
        yield reasons.NotSeated(entry=act.entry)
        return
    seats, given = table.seats, [seat for seat, _ in act.shares]
    for seat in dict.fromkeys(given):
        if seats.get(seat, act.entry) == act.entry:
            yield reasons.NoShareThere(entry=act.entry, table=table.id, seat=seat)
    if len(set(given)) < len(given):
        yield reasons.SameTwice()
    total, least = sum(n for _, n in act.shares), min(n for _, n in act.shares)
    chips = _chips(t, act, now)
    if least <= 0:
        yield reasons.BadAmount(what="shares", amount=least)
    elif total > t.chips.in_play:
        yield reasons.MoreThanInPlay(amount=total, chips=t.chips.in_play)
    elif chips is not None and chips != total:
        yield reasons.SharesDiffer(chips=chips, shared=total)


def _chips(t: Tournament, act: acts.Disqualify, now: int) -> int | None:
    """Return the stack as entered now, otherwise as counted last; None if unknown, as that of an absent
    player that has posted blinds since. The chips dealt out are the stack on the table, whatever was
    counted."""
    if act.chips is not None or act.shares:
        return act.chips
    entry = t.people.entries[act.entry]
    return None if posted(t, entry, now) else entry.stack


def _disqualified(t: Tournament, act: acts.Disqualify, context: Context) -> Iterator[records.Record]:
    book, entry, known = t.rulebook, t.people.entries[act.entry], _chips(t, act, context.now)
    table = dealt_at(t, act.entry, act.table)
    seats = {} if table is None else table.seats
    given = act.shares if seats else ()
    shares = tuple((seats[seat], n) for seat, n in given)
    chips = sum(n for _, n in shares) if shares else known or 0
    chips, counted = min(chips, t.chips.in_play), bool(shares) or known is not None
    than = compared(t, DISQUALIFIED, next_step(t, entry.player, act.offence_id))
    yield records.Eliminated(act.entry)
    if chips and not shares:
        yield records.ChipsRemoved(act.entry, chips, "disqualified")
    yield records.Disqualified(
        act.entry,
        called(act),
        clause_of(t, act),
        chips,
        shares,
        act.refund,
        context.now if act.claimed is None else act.claimed,
        counted=counted,
        offence_id=act.offence_id,
    )
    out = OutForConduct(
        entry=act.entry,
        table=entry.table if table is None else table.id,
        seat=entry.seat,
        than=than,
        chips=chips,
        counted=counted,
        shares=given,
        refund=act.refund,
        refunds=book.word("elimination.disqualified_refund"),
        report=owes_report(t, DISQUALIFIED),
    )
    yield because(
        t,
        out,
        "penalty.ladder",
        "elimination.disqualified_chips",
        "elimination.disqualified_refund",
        "penalty.harder" if than == "harder" else "",
        "penalty.report",
    )
