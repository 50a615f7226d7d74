"""The till as a part of the JSON object; ``assets/script-json.md`` documents it."""

from datetime import tzinfo
from typing import Any

from core.money.payouts import placings
from core.money.till import Account, Drawer, kept, till
from core.text.script_words import full_text
from core.tournament.state import Tournament

Json = dict[str, Any]


def as_json(t: Tournament, now: int, zone: tzinfo) -> Json | None:
    """Return the till in currency units; None where none is kept."""
    if not kept(t):
        return None
    found = till(t, now)
    out = placings(t) if t.money.prizes_set else ()
    places = {t.game.holder(t.people, x.entry): x.place for x in out}
    return {
        "in_till": found.in_till, "float": found.float, "collected": found.collected,
        "refunded": found.refunded, "paid_out": found.paid, "in": found.came_in, "out": found.went_out,
        "set_off": found.set_off, "owed": found.owed,
        "methods": [_drawer(x, zone) for x in found.drawers],
        "accounts": [_account(t, x, places.get(x.holder)) for x in found.accounts],
        "moves": [
            {
                "kind": x.fact.kind, "amount": x.fact.amount, "method": x.fact.method or None,
                "entry": x.fact.entry or None, "player": x.fact.player or None, "reason": x.fact.reason,
                "at": full_text(x.at, zone),
            }
            for x in t.money.till
        ],
    }  # fmt: skip


def _drawer(x: Drawer, zone: tzinfo) -> Json:
    counted = x.counted_at is not None
    return {
        "method": x.method, "float": x.float, "collected": x.collected, "refunded": x.refunded,
        "paid_out": x.paid, "in": x.came_in, "out": x.went_out, "in_till": x.in_till,
        "counted": x.counted, "difference": x.difference if counted else None,
        "counted_at": None if x.counted_at is None else full_text(x.counted_at, zone),
    }  # fmt: skip


def _account(t: Tournament, x: Account, place: int | None) -> Json:
    return {
        "entry": x.entry or None, "player": x.player,
        "name": (t.game.owner(x.entry) if x.entry else "") or t.people.players[x.player].name,
        "bought": x.bought, "collected": x.collected, "owes": x.owes,
        "open": [{"kind": o.kind, "amount": o.amount} for o in x.open],
        "place": place, "prize": x.prize, "bounties": x.bounties, "won": x.won,
        "paid_out": x.paid, "set_off": x.set_off, "to_pay": x.to_pay, "to_refund": x.to_refund,
        "to_return": x.to_return,
    }  # fmt: skip
