"""Taking in the records of conduct (see ``fold``)."""

from dataclasses import replace

from core.rulebook.kinds import step
from core.say import records as r
from core.say.conflict import Conflict
from core.tournament.conduct import Disqualification, FloorCall, Penalty, Ruling
from core.tournament.fold import Folds, FoldsByAction
from core.tournament.state import Tournament


def _given(t: Tournament, x: r.PenaltyGiven, action: r.Action) -> None:
    entry = t.need_in(x.entry)
    if x.penalty in t.conduct.penalties or step(x.step) is None or x.hands < 0:
        raise Conflict(f"penalty {x.penalty}")
    t.conduct.penalties[x.penalty] = Penalty(
        x.penalty,
        x.entry,
        entry.player,
        t.seat_text(x.entry),
        x.step,
        x.offence,
        x.clause,
        x.hands,
        x.fixed,
        x.always,
        x.dead_hand,
        x.exposed,
        x.claimed,
        action.happened,
        action.id,
        of_team=x.of_team,
        offence_id=x.offence_id,
    )


def _ruled(t: Tournament, x: r.RulingGiven, action: r.Action) -> None:
    named = (*x.players, *x.dead)
    known = all(entry in t.people.entries for entry in named)
    if x.ruling in t.conduct.rulings or not known or (x.table is not None and x.table not in t.room.tables):
        raise Conflict(f"ruling {x.ruling}")
    if x.penalty and x.penalty not in t.conduct.penalties:
        raise Conflict(f"penalty {x.penalty} of ruling {x.ruling}")
    t.conduct.rulings[x.ruling] = Ruling(
        x.ruling,
        x.text,
        x.table,
        x.players,
        tuple(map(t.seat_text, x.players)),
        x.title,
        x.clause,
        x.book,
        x.otherwise,
        x.dead,
        x.penalty,
        x.claimed,
        action.happened,
        action.id,
        x.outcome,
    )


def _floor_called(t: Tournament, x: r.FloorCalled, happened: int) -> None:
    if x.table not in t.room.tables or x.table in t.conduct.floor_calls:
        raise Conflict(f"floor called to table {x.table}")
    t.conduct.floor_calls[x.table] = FloorCall(x.about, happened)


def _floor_call_ended(t: Tournament, x: r.FloorCallEnded, _: int) -> None:
    if t.conduct.floor_calls.pop(x.table, None) is None:
        raise Conflict(f"no call to table {x.table}")


def _need(t: Tournament, penalty: int) -> Penalty:
    row = t.conduct.penalties.get(penalty)
    if row is None or row.ended:
        raise Conflict(f"no penalty {penalty}")
    return row


def _tallied(t: Tournament, x: r.HandsServed, happened: int) -> None:
    row = _need(t, x.penalty)
    if not row.hands or x.hands < row.served:
        raise Conflict(f"{x.hands} hands of penalty {x.penalty}")
    t.conduct.penalties[x.penalty] = replace(row, served=x.hands, tallied=happened)


def _ended(t: Tournament, x: r.PenaltyEnded, happened: int) -> None:
    t.conduct.penalties[x.penalty] = replace(_need(t, x.penalty), ended=x.how, ended_at=happened)


def _disqualified(t: Tournament, x: r.Disqualified, action: r.Action) -> None:
    entry = t.need_entry(x.entry)
    given = sum(chips for _, chips in x.shares)
    if not entry.out or x.entry in t.conduct.disqualified or not 0 <= x.refund <= entry.paid - entry.bounty:
        raise Conflict(f"disqualification of entry {x.entry}")
    if any(chips <= 0 for _, chips in x.shares) or (x.shares and given != x.chips):
        raise Conflict(f"shares of entry {x.entry}")
    bust = next(b for b in t.game.busts if b.entry == x.entry)
    seat = f"{t.room.tables[bust.table].label}.{bust.seat}" if bust.table is not None else ""
    t.conduct.disqualified[x.entry] = Disqualification(
        x.entry,
        seat,
        x.offence,
        x.clause,
        x.chips,
        x.shares,
        x.refund,
        x.claimed,
        action.happened,
        action.id,
        entry.paid,
        entry.fee,
        x.of_team,
        x.counted,
        x.offence_id,
    )
    for other, chips in x.shares:
        t.need_entry(other).gets(chips)
    paid = entry.paid - x.refund
    t.pays(entry, paid, min(entry.fee, paid - entry.bounty))


CONDUCT: Folds = {
    r.HandsServed: _tallied, r.PenaltyEnded: _ended,
    r.FloorCalled: _floor_called, r.FloorCallEnded: _floor_call_ended,
}  # fmt: skip
CONDUCT_BY_ACTION: FoldsByAction = {
    r.PenaltyGiven: _given, r.Disqualified: _disqualified, r.RulingGiven: _ruled,
}  # fmt: skip
