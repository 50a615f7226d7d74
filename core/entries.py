"""Entering: registration, re-entry, re-buy, add-on, and putting a person right."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, astuple, replace

from core import acts, records
from core.clock import read
from core.context import Context, Rule
from core.people import LONGEST_NAME, clean, named, numbered
from core.records import PurchaseKind
from core.refusal import Reason, Why
from core.seating import seat_reasons
from core.settings import LARGEST
from core.structure import number
from core.tournament import Player, Price, Tournament

FREE = Price(0, 0, 0)


def level_now(t: Tournament, now: int) -> int:
    """The level number being played, 0 before the start. A break has the number of the level before
    it: what is sold until that level's end is sold through the break (a product default)."""
    reading = read(t.levels, t.clock, now)
    return 0 if reading.phase == "before" else number(t.levels, reading.index)


def _amounts(act: acts.PurchaseAct) -> Iterator[Reason]:
    for name in ("chips", "pay", "fee"):
        value = getattr(act, name)
        if value is not None and not 0 <= value <= LARGEST:
            yield Reason(Why.BAD_AMOUNT, {"what": name, "amount": value})


def _sale(t: Tournament, kind: PurchaseKind, had: int, now: int) -> Iterator[Reason]:
    """What is set about when and how often it is sold; a house setting, so it can be overruled."""
    price = t.prices.get(kind)
    if price is None:
        return
    if price.until is not None and level_now(t, now) > price.until:
        yield Reason(Why.SALE_CLOSED, {"kind": kind, "until": price.until}, overridable=True)
    if price.most is not None and had >= price.most:
        yield Reason(Why.LIMIT_REACHED, {"kind": kind, "most": price.most}, overridable=True)


def _late(t: Tournament, now: int) -> Iterator[Reason]:
    late = t.setting("late")
    if late is not None and level_now(t, now) > late:
        yield Reason(Why.LATE_CLOSED, {"level": late}, overridable=True)


def _bought(t: Tournament, entry: int, kind: PurchaseKind, act: acts.PurchaseAct) -> records.Bought:
    """At the price set for its kind, unless the act says otherwise; a re-entry without a price of
    its own costs what an entry costs."""
    price = t.prices.get(kind) or (t.prices.get("entry") if kind == "reentry" else None) or FREE
    paid = price.paid if act.pay is None else act.pay
    # a guest of the house, who pays less than the fee, takes nothing out of the pool
    fee = price.fee if act.pay is None else min(price.fee, act.pay)
    fee = fee if act.fee is None else act.fee
    return records.Bought(entry, kind, paid, fee, price.chips if act.chips is None else act.chips)


def check_name(name: str) -> Iterator[Reason]:
    if not clean(name):
        yield Reason(Why.NAME_EMPTY)
    elif len(clean(name)) > LONGEST_NAME:
        yield Reason(Why.NAME_TOO_LONG, {"most": LONGEST_NAME})


def person(t: Tournament, name: str, number: str) -> Player | None:
    """The player meant at registration: the club number decides, else the name alone if only one
    bears it; a number nobody in has makes somebody new, unless that name came with it before. A
    nickname is nobody's name: who is called by one may be registered beside its bearer."""
    found = named(t, name)
    if clean(number):
        before = (p for p in found if p.number.casefold() == clean(number).casefold())
        return numbered(t, number) or next(before, None)
    return found[0] if len(found) == 1 else None


def check_register(t: Tournament, act: acts.Register, now: int) -> Iterator[Reason]:
    yield from check_name(act.name)
    yield from _amounts(act)
    for text in (act.nickname, act.number, act.note):
        if len(text) > LONGEST_NAME:
            yield Reason(Why.NAME_TOO_LONG, {"most": LONGEST_NAME})
    yield from _late(t, now)
    yield from _sale(t, "entry", 0, now)
    if not clean(act.number) and len(named(t, act.name)) > 1:
        yield Reason(Why.SEVERAL_PLAYERS, {"name": clean(act.name)})
    who = person(t, act.name, act.number)
    if who is not None:
        if clean(act.number) and who.name.casefold() != clean(act.name).casefold():
            yield Reason(Why.NUMBER_TAKEN, {"number": act.number, "name": who.name})
        elif t.live_entry(who.id) is not None:
            yield Reason(Why.ALREADY_REGISTERED, {"name": who.name, "seat": t.seat_text(t.live[who.id])})
        elif who.id in t.entered:
            yield Reason(Why.ALREADY_OUT, {"name": who.name, "reenter": 1})
    if act.seat is not None:
        yield from seat_reasons(t, act.seat)


def do_register(t: Tournament, act: acts.Register, context: Context) -> Iterator[records.Record]:
    who = person(t, act.name, act.number)
    player = who.id if who is not None else context.new_id()
    known = who or Player(player, clean(act.name))
    # un-registered, the number was free for somebody else
    kept = known.number if numbered(t, known.number) in (None, who) else ""
    told = replace(
        known,
        nickname=clean(act.nickname) or known.nickname,
        number=clean(act.number) or kept,
        note=clean(act.note) or known.note,
        accessible=act.accessible or known.accessible,
    )
    if told != who:
        yield records.PlayerNoted(player, *astuple(told)[1:])
    entry = context.new_id()
    yield records.Entered(entry, player, 1)
    yield _bought(t, entry, "entry", act)
    if act.seat is not None:
        yield records.Seated(entry, *act.seat)


def check_unregister(t: Tournament, act: acts.Unregister, now: int) -> Iterator[Reason]:
    entry = t.entries.get(act.entry)
    if entry is None:
        yield Reason(Why.NOT_ENTERED, {"entry": act.entry})
    elif entry.out:
        yield Reason(Why.ALREADY_OUT, {"name": t.name(entry.id)})
    elif beaten := next((b.entry for b in t.busts if act.entry in b.by), None):
        yield Reason(Why.HAS_PLAYED, {"name": t.name(entry.id), "out": t.name(beaten)})
    elif read(t.levels, t.clock, now).phase != "before" and entry.table is not None:
        yield Reason(Why.HAS_PLAYED, {"name": t.name(entry.id)}, overridable=True)


def do_unregister(t: Tournament, act: acts.Unregister, context: Context) -> Iterator[records.Record]:
    yield records.Unregistered(act.entry)


def check_reenter(t: Tournament, act: acts.Reenter, now: int) -> Iterator[Reason]:
    yield from _amounts(act)
    yield from _late(t, now)
    if act.player not in t.players:
        yield Reason(Why.NO_SUCH_PLAYER, {"player": act.player})
        return
    name = t.players[act.player].name
    mine = [t.entries[e] for e in t.entered.get(act.player, ())]
    if not mine:
        yield Reason(Why.NOT_ENTERED, {"name": name})
    elif act.player in t.live:
        yield Reason(Why.STILL_IN, {"name": name, "seat": t.seat_text(t.live[act.player])})
    if "reentry" in t.prices:
        yield from _sale(t, "reentry", sum(e.bought.get("reentry", 0) for e in mine), now)
    else:
        yield from _sale(t, "entry", len(mine), now)
    if act.seat is not None:
        yield from seat_reasons(t, act.seat)


def do_reenter(t: Tournament, act: acts.Reenter, context: Context) -> Iterator[records.Record]:
    nth = 1 + max((t.entries[e].nth for e in t.entered.get(act.player, ())), default=0)
    entry = context.new_id()
    yield records.Entered(entry, act.player, nth)
    yield _bought(t, entry, "reentry", act)
    if act.seat is not None:
        yield records.Seated(entry, *act.seat)


def check_more(t: Tournament, act: acts.Rebuy | acts.AddOn, now: int) -> Iterator[Reason]:
    yield from _amounts(act)
    entry = t.entries.get(act.entry)
    if entry is None:
        yield Reason(Why.NOT_ENTERED, {"entry": act.entry})
        return
    if entry.out:
        yield Reason(Why.ALREADY_OUT, {"name": t.name(entry.id)})
    kind = _kind(act)
    had = sum(t.entries[e].bought.get(kind, 0) for e in t.entered[entry.player])
    yield from _sale(t, kind, had, now)
    price = t.prices.get(kind, FREE)
    if not (price.chips if act.chips is None else act.chips):
        yield Reason(Why.NOT_SOLD, {"kind": kind})


def _kind(act: acts.Rebuy | acts.AddOn) -> PurchaseKind:
    return "rebuy" if isinstance(act, acts.Rebuy) else "addon"


def do_more(t: Tournament, act: acts.Rebuy | acts.AddOn, context: Context) -> Iterator[records.Record]:
    yield _bought(t, act.entry, _kind(act), act)


def check_correct(t: Tournament, act: acts.CorrectEntry, now: int) -> Iterator[Reason]:
    yield from check_name(act.name)
    entry = t.entries.get(act.entry)
    if entry is None:
        yield Reason(Why.NOT_ENTERED, {"entry": act.entry})
        return
    if len(act.number) > LONGEST_NAME:
        yield Reason(Why.NAME_TOO_LONG, {"most": LONGEST_NAME})
    if not clean(act.number) and len(named(t, act.name)) > 1:
        yield Reason(Why.SEVERAL_PLAYERS, {"name": clean(act.name)})
    who = person(t, act.name, act.number)
    if who is not None and clean(act.number) and who.name.casefold() != clean(act.name).casefold():
        yield Reason(Why.NUMBER_TAKEN, {"number": act.number, "name": who.name})
    if who is not None and who.id == entry.player:
        yield Reason(Why.SAME_TWICE, {"name": who.name})
    elif who is not None and not entry.out and who.id in t.live:
        yield Reason(Why.ALREADY_REGISTERED, {"name": who.name, "seat": t.seat_text(t.live[who.id])})


def do_correct(t: Tournament, act: acts.CorrectEntry, context: Context) -> Iterator[records.Record]:
    who = person(t, act.name, act.number)
    player = who.id if who is not None else context.new_id()
    if who is None:
        yield records.PlayerNoted(player, clean(act.name), number=clean(act.number))
    yield records.EntryCorrected(act.entry, player)


def check_edit(t: Tournament, act: acts.EditPlayer, now: int) -> Iterator[Reason]:
    if act.player not in t.players:
        yield Reason(Why.NO_SUCH_PLAYER, {"player": act.player})
    if act.name is not None:
        yield from check_name(act.name)
    if act.accessible not in (None, "yes", "no"):
        yield Reason(Why.BAD_SETTING, {"key": "accessible", "value": act.accessible})
    for text in (act.nickname, act.number, act.note):
        if text is not None and len(text) > LONGEST_NAME:
            yield Reason(Why.NAME_TOO_LONG, {"most": LONGEST_NAME})
    if act.number:
        holder = numbered(t, act.number)
        if holder is not None and holder.id != act.player:
            yield Reason(Why.NUMBER_TAKEN, {"number": act.number, "name": holder.name})


def do_edit(t: Tournament, act: acts.EditPlayer, context: Context) -> Iterator[records.Record]:
    known = asdict(t.players[act.player])
    for name in ("name", "nickname", "number", "note"):
        value = getattr(act, name)
        if value is not None:
            known[name] = clean(value)
    if act.accessible is not None:
        known["accessible"] = act.accessible == "yes"
    yield records.PlayerNoted(known.pop("id"), **known)


RULES = {
    acts.Register: Rule(check_register, do_register),
    acts.Unregister: Rule(check_unregister, do_unregister),
    acts.Reenter: Rule(check_reenter, do_reenter),
    acts.Rebuy: Rule(check_more, do_more),
    acts.AddOn: Rule(check_more, do_more),
    acts.CorrectEntry: Rule(check_correct, do_correct),
    acts.EditPlayer: Rule(check_edit, do_edit),
}
