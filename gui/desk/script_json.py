"""How a night stands as one JSON object, for other programs. ``assets/script-json.md`` documents it: what is
there stays as it is within a ``contract`` number."""

from collections.abc import Iterable, Sequence
from datetime import tzinfo
from typing import Any

from core.chips.audit import Row, audit
from core.clock.clock import Reading, read
from core.conduct.penalty_ladder import offender
from core.conduct.penalty_time import time_left
from core.floor.blinds import known
from core.formats.duties import duties
from core.formats.format import of
from core.money.bounties import for_bounties, purses
from core.money.payouts import fees, places_paid, split, ticket_places, tickets, tonight
from core.money.pool import chain
from core.money.settling import standing
from core.paper.lists import natural, results
from core.say import records as r
from core.say.acts import Act
from core.say.duties import Duty
from core.say.reasons import Reason
from core.say.reasons.stored import restored
from core.say.said import Said
from core.text import typed
from core.text.script_words import full_text
from core.tournament.director import Director
from core.tournament.people import Entry
from core.tournament.state import Tournament
from core.tournament.table import Table
from gui.desk import till_json
from gui.words import text
from gui.words.prizes import link_name

CONTRACT = 2
Json = dict[str, Any]
# Said beside a thing's own fields.
_COMMON = {*Reason.field_names, *r.Because.field_names, *Duty.field_names} - {"entry"}


def as_json(director: Director, now: int, zone: tzinfo) -> Json:
    """Return the night as it stands now (ms), and all that was done."""
    names = text.Names(director.state, director.history, zone)
    done = [_action(director, a, names, zone) for a in director.history]
    return {**as_it_stands(director, now, zone), "log": done}


def as_it_stands(director: Director, now: int, zone: tzinfo) -> Json:
    """Return the night as it stands now (ms): times are full with their offset, lengths in ms."""
    t = director.state
    reading, won = read(t.clock.levels, t.clock.position, now), tickets(t)
    return {
        "contract": CONTRACT,
        "club": t.setting("club"),
        "title": t.setting("title"),
        "currency": t.setting("currency"),
        "decimals": t.decimals,
        "now": full_text(now, zone),
        "clock": _clock(t, reading),
        "players": {
            "left": len(t.people.live),
            "entries": len(t.people.entries),
            "people": len({e.player for e in t.people.entries.values()}),
            "chips": t.chips.in_play,
        },
        "tables": [_table(t, table, now) for table in sorted(t.open_tables, key=lambda x: natural(x.label))],
        "seats": [
            {"table": t.room.tables[e.table].label, "seat": e.seat, "name": t.name(e.id), "entry": e.id}
            for e in sorted(t.playing, key=lambda e: _where(t, e))
            if e.table is not None
        ],
        "unseated": [{"name": t.name(e.id), "entry": e.id} for e in t.playing if e.id in t.room.unseated],
        "entries": [_entry(t, e) for e in t.people.entries.values()],
        "places": [
            {
                "place": x.place, "last": x.last, "name": x.name, "number": x.number, "prize": x.prize,
                "entries": x.entries, "paid": x.paid,
            }
            for x in results(t)
        ],
        "prizes": {
            "pool": t.money.pool, "taken": t.money.paid, "fees": fees(t), "bounties": for_bounties(t),
            "amounts": tonight(t), "paid_places": places_paid(t), "house": split(t).to_house,
            "tickets": won and {"value": won.value, "count": len(ticket_places(t)), "name": won.name},
            "chain": [{"name": link_name(x), "kind": x.kind, "amount": x.amount} for x in chain(t)],
        },
        "deal": _deal(t),
        "bounties": [
            {"entry": entry, "head": x.head, "won": x.won, "open": x.open} for entry, x in purses(t).items()
        ],
        "till": till_json.as_json(t, now, zone),
        "penalties": [
            {
                "id": p.id, "entry": p.entry, "name": offender(t, p), "step": p.step,
                "offence": p.offence, "offence_id": p.offence_id or None,
                "clause": p.clause, "given": full_text(p.given, zone),
                "left": time_left(t, p, now), "ended": p.ended or None,
            }
            for p in t.conduct.penalties.values()
        ],
        "rulings": [
            {
                "id": x.id, "table": x.table and t.room.tables[x.table].label, "players": list(x.players),
                "ruling": x.text, "situation": x.title, "clause": x.clause, "rulebook": x.book,
                "otherwise": x.otherwise, "dead": list(x.dead), "penalty": x.penalty or None,
                "given": full_text(x.at, zone), "claimed": full_text(x.claimed, zone),
            }
            for x in t.conduct.rulings.values()
        ],
        "clock_calls": [
            {
                "id": c.id, "entry": c.entry, "by": c.by or None, "seconds": c.seconds,
                "called": full_text(c.at, zone), "outcome": c.outcome or None,
            }
            for c in t.conduct.clock_calls.values()
        ],
        "races": [
            {"table": t.room.tables[x.table].label, "chip": x.chip, "odd": [list(seat) for seat in x.odd]}
            for x in t.chips.races
        ],
        "audit": _audit(t),
        "format": {"id": of(t).id, **of(t).told(t)},
        "duties": [_duty(director, d, now, zone) for d in duties(t, now)],
    }  # fmt: skip


def own_fields(kind: type[Said]) -> list[str]:
    """Return the names of what is under ``fields``; ``entry`` stands there only where there is one."""
    return [name for name in kind.field_names if name not in _COMMON]


def thing(said: Said) -> Json:
    """Return a thing that is said as its type, its own fields and the clauses it rests on."""
    values = said.fields()
    fields = {k: _plain(values[k]) for k in own_fields(type(said)) if k != "entry" or values[k]}
    clauses = [said.clause] if isinstance(said, Reason) else said.fields().get("clauses", ())
    return {"type": said.kind, "fields": fields, "clauses": list(filter(None, clauses))}


def refusal(reasons: Sequence[Reason], t: Tournament, zone: tzinfo) -> list[Json]:
    """Return every reason against a line, with its words and whether a director may overrule it."""
    return [{**thing(x), "overridable": x.overridable, "words": text.reason(x, t, zone)} for x in reasons]


def _plain(value: object) -> object:
    if isinstance(value, Said):
        return thing(value)
    if isinstance(value, Act):
        return type(value).VERB
    return [_plain(x) for x in value] if isinstance(value, tuple) else value


def _clock(t: Tournament, reading: Reading) -> Json:
    level = reading.level
    return {
        "phase": reading.phase,
        "row": reading.index + 1 if level else None,
        "level": reading.number,
        "name": text.level_name(t.clock.levels, reading.index),
        "break": bool(level and level.pause),
        "blinds": text.level_line(level) if level else "",
        "ante": text.ante_text(level) if level else "",
        "elapsed_ms": reading.elapsed,
        "remaining_ms": reading.remaining,
        "over_ms": reading.over,
        "starts_in_ms": reading.starts_in,
        **({"hands": level.hands, "hands_played": reading.hands} if level and level.hands else {}),
    }


def _where(t: Tournament, e: Entry) -> tuple[Any, ...]:
    return (natural(t.room.tables[e.table].label) if e.table is not None else (), e.seat or 0)


def _table(t: Tournament, table: Table, now: int) -> Json:
    blinds = known(t, table, now)
    return {
        "id": table.id,
        "table": table.label,
        "size": table.size,
        "closed": sorted(table.closed),
        "seats": [{"seat": seat, "entry": table.seats[seat]} for seat in sorted(table.seats)],
        "button": blinds.button if blinds else None,
        "small_blind": blinds.small if blinds else None,
        "big_blind": blinds.big if blinds else None,
        "halted": table.halted,
    }


def _entry(t: Tournament, e: Entry) -> Json:
    player = t.people.players[e.player]
    return {
        "entry": e.id,
        "name": player.name,
        "number": player.number,
        "nth": e.nth,
        "table": t.room.tables[e.table].label if e.table is not None else None,
        "seat": e.seat,
        "stack": e.stack,
        "chips": e.chips,
        "paid": e.paid,
        "fee": e.fee,
        "bounty": e.bounty,
        "bought": dict(e.bought),
        "prices": [at for _, _, at in e.purchases if at],
        "out": e.out,
        "absent": e.absent,
        "alternate": e.alternate,
        "waits": e.waits,
        "late": e.late,
        "disqualified": e.id in t.conduct.disqualified,
    }


def _deal(t: Tournament) -> Json | None:
    deal = standing(t)
    if deal is None:
        return None
    return {
        "by": deal.by,
        "kept": deal.kept,
        "unit": deal.unit,
        "ended": deal.ended,
        "entries": [
            {
                "entry": x.entry, "name": t.game.owner(x.entry) or t.name(x.entry), "stack": x.stack or None,
                "exact": x.exact, "amount": x.amount,
            }
            for x in deal.players
        ],
    }  # fmt: skip


def _audit(t: Tournament) -> Json:
    found = audit(t)

    def row(x: Row) -> Json:
        return {
            "table": x.label or None, "chip": x.chip or None, "before": x.before, "rounding": x.rounding,
            "rescue": x.rescue, "ledger": dict(x.ledger), "after": x.after, "off": x.off,
        }  # fmt: skip

    rows: Iterable[Row] = found.tables
    return {"closes": found.closes, "tables": [row(x) for x in rows], "room": row(found.room)}


def _duty(director: Director, d: Duty, now: int, zone: tzinfo) -> Json:
    said = text.duty(d, now, text.Names(director.state, director.history, zone))
    return {
        "id": d.id,
        "kind": d.kind,
        "urgency": d.urgency.name.lower(),
        "due": None if d.due_ms is None else full_text(d.due_ms, zone),
        "words": ". ".join(filter(None, (said.title, said.text, said.reason))),
        "said": thing(d),
        "line": None if d.act is None else typed.written(director, d.act, zone),
    }


def _action(director: Director, a: r.Action, names: text.Names, zone: tzinfo) -> Json:
    because = [thing(x) for x in a.records if isinstance(x, r.Because)]
    overridden = next((x for x in a.records if isinstance(x, r.Overridden)), None)
    return {
        "id": a.id,
        "happened": full_text(a.happened, zone),
        "written": full_text(a.written, zone),
        "after": a.after,
        "undone_by": director.undone.get(a.id),
        "line": a.line,
        "words": text.action_title(a, names),
        "because": because,
        "overruled": None if overridden is None else {
            "reason": overridden.reason,
            "against": [thing(x) for x in (restored(*pair) for pair in overridden.against) if x is not None],
        },
        "hash": a.hash,
    }  # fmt: skip
