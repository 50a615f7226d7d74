"""Disqualification: out for conduct, and where the chips and the entry's money go (RULES I5).

Who is disqualified goes out at that moment and is placed by it like anybody else (no source takes the place
away; SvePoF §1.4, CPC and TDA-NL 33 speak of the chips and the room only). It is taken back like a bust:
chips that left play are in again, a refund is owed again, shares are to be collected.
"""

from __future__ import annotations

from collections.abc import Iterator

from core.conduct.penalties import ladder_reasons, offence_reasons
from core.conduct.penalty_ladder import DISQUALIFIED, compared, proposed
from core.conduct.reported import owes_report
from core.floor.seating import in_reasons, seat_name
from core.people.player_row import clean
from core.say import acts, records
from core.say.acts.base import Act
from core.say.reasons import BadAmount, Coded, LastPlayer, MoreThanInPlay, Reason, SameTwice, Why
from core.tournament.rule import Context, Rule
from core.tournament.ruling import coded_against, coded_because
from core.tournament.state import Tournament


def barred(t: Tournament, player: int) -> bool:
    """Whether the player was disqualified tonight."""
    return any(e in t.disqualified for e in t.entered.get(player, ()))


def check_disqualify(t: Tournament, act: acts.Disqualify, now: int) -> Iterator[Reason]:
    gone = list(in_reasons(t, act.entry))
    yield from gone
    yield from offence_reasons(t, act, now)
    if gone:
        return
    if len(t.live) < 2:
        yield LastPlayer()
    yield from ladder_reasons(t, act.entry, DISQUALIFIED)
    if act.chips is not None and act.chips > t.chips_in_play:
        yield MoreThanInPlay(amount=act.chips, chips=t.chips_in_play)
    elif act.chips is not None and act.chips < 0:
        yield BadAmount(what="chips", amount=act.chips)
    yield from _shares(t, act)
    entry = t.entries[act.entry]
    if not 0 <= act.refund <= entry.paid:
        yield BadAmount(what="refund", amount=act.refund)
    elif act.refund and t.rulebook.word("elimination.disqualified_refund") == "none":
        yield coded_against(
            t, Why.NOT_REFUNDED, "elimination.disqualified_refund", name=t.name(act.entry), paid=act.refund
        )  # fmt: skip


def _shares(t: Tournament, act: acts.Disqualify) -> Iterator[Reason]:
    """Dealt out to those left at the table, every chip of it, where the book deals them out."""
    key, name = "elimination.disqualified_chips", t.name(act.entry)
    dealt_out = t.rulebook.word(key) == "dealt_out"
    table = t.entries[act.entry].table
    if not act.shares:
        others = table is not None and len(t.tables[table].seats) > 1
        if dealt_out and others and _chips(t, act) != 0:
            yield coded_against(t, Why.CHIPS_DEALT_OUT, key, name=name)
        return
    if not dealt_out:
        yield coded_against(t, Why.CHIPS_LEAVE_PLAY, key, name=name)
    if table is None:
        yield Coded(Why.NOT_SEATED, {"name": name})
        return
    seats, given = t.tables[table].seats, [seat for seat, _ in act.shares]
    for seat in dict.fromkeys(given):
        if seats.get(seat, act.entry) == act.entry:
            yield Coded(Why.NO_SHARE_THERE, {"seat": seat_name(t, (table, seat)), "name": name})
    if len(set(given)) < len(given):
        yield SameTwice()
    total = sum(chips for _, chips in act.shares)
    least = min(chips for _, chips in act.shares)
    if least <= 0:
        yield BadAmount(what="shares", amount=least)
    elif total > t.chips_in_play:
        yield MoreThanInPlay(amount=total, chips=t.chips_in_play)
    elif _chips(t, act) not in (None, total):
        yield Coded(Why.SHARES_DIFFER, {"chips": _chips(t, act), "sum": total})


def _chips(t: Tournament, act: acts.Disqualify) -> int | None:
    """The stack as it was said now, else as it was counted last; None: nobody knows. A count is told apart
    from chips only by who deals them out: what is on the table then is what counts."""
    return act.chips if act.chips is not None or act.shares else t.entries[act.entry].stack


def do_disqualify(t: Tournament, act: acts.Disqualify, context: Context) -> Iterator[records.Record]:
    book, name, seat = t.rulebook, t.name(act.entry), t.seat_text(act.entry)
    table = t.entries[act.entry].table
    shares = tuple((t.tables[table].seats[s], n) for s, n in act.shares) if table is not None else ()
    chips = sum(n for _, n in shares) if shares else _chips(t, act) or 0
    chips = min(chips, t.chips_in_play)
    than = compared(t, DISQUALIFIED, proposed(t, t.entries[act.entry].player))
    yield records.Eliminated(act.entry)
    if chips and not shares:
        yield records.ChipsRemoved(act.entry, chips, "disqualified")
    yield records.Disqualified(
        act.entry, clean(act.offence), clean(act.clause) or book.cite("penalty.ladder"), chips, shares,
        act.refund, context.now if act.claimed is None else act.claimed,
    )  # fmt: skip
    keys = ["penalty.ladder", "elimination.disqualified_chips", "elimination.disqualified_refund"]
    facts: dict[str, str | int] = {
        "name": name, "seat": seat, "chips": chips, "where": "dealt_out" if shares else "leave_play",
        "counted": int(bool(shares) or _chips(t, act) is not None),
        "refund": act.refund, "by": book.word("elimination.disqualified_refund"), "than": than,
    }  # fmt: skip
    if shares:
        facts["shares"] = ", ".join(f"{seat_name(t, (table or 0, s))} {n}" for s, n in act.shares)
    if than == "harder":
        keys.append("penalty.harder")
    keys.append("penalty.report")
    facts["report"] = int(owes_report(t, DISQUALIFIED))
    yield coded_because(t, "disqualified", *keys, entry=act.entry, **facts)


RULES: dict[type[Act], Rule] = {acts.Disqualify: Rule(check_disqualify, do_disqualify)}
