"""Compare Riffle's state of a night with the state its lines give. Imports nothing of Riffle.

``python -m tests.checker.check NIGHT.txt STATE.json``: the export, and ``script NIGHT.txt --json``.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Collection, Iterator
from datetime import datetime
from fractions import Fraction
from itertools import takewhile
from pathlib import Path
from typing import Any

from tests.checker import asked as asked_for
from tests.checker import deals, entering, till
from tests.checker.lines import Line, in_order, marks_wrong, read
from tests.checker.night import Night, derive


def check(lines: list[str], state: dict[str, Any], *later: dict[str, Any]) -> list[str]:
    """Return every disagreement in words; none if all is well. ``later`` is Riffle's state of the same night
    after only the clock has gone on."""
    parsed = read(lines)
    night = derive(in_order(parsed))
    night.wrong += [f"line {i}: {what}" for i, what in night.doubtful if _wrong_then(parsed, i)]
    parts = (_seats, _places, _deals, _chips, _clock, _heads, _till)
    clocks = [wrong for x in later for wrong in _clock(night, x)]
    differing = [wrong for compare in parts for wrong in compare(night, state)]
    return [*marks_wrong(parsed), *night.wrong, *_signed(parsed), *differing, *clocks]


def _wrong_then(lines: list[Line], at: int) -> bool:
    """Return whether it was wrong also when it was written: actions undone later counted then."""
    return any(i == at for i, _ in derive(in_order([x for x in lines if x.id <= at])).doubtful)


def _seats(night: Night, state: dict[str, Any]) -> Iterator[str]:
    ours = {
        (night.tables[e.seat[0]].label, e.seat[1], i) for i, e in night.entries.items() if e.seat is not None
    }
    theirs = {(x["table"], x["seat"], x["entry"]) for x in state["seats"]}
    yield from (f"seats differ: {x}" for x in sorted(ours ^ theirs))


def _chips(night: Night, state: dict[str, Any]) -> Iterator[str]:
    ours = {
        "chips": sum(e.chips for e in night.entries.values()) - night.removed + night.adjusted,
        "left": sum(not e.out for e in night.entries.values()), "entries": len(night.entries),
        "people": len({e.player for e in night.entries.values()}),
    }  # fmt: skip
    for key, value in ours.items():
        if state["players"][key] != value:
            yield f"{key}: {state['players'][key]} said, {value} by the lines"


def _places(night: Night, state: dict[str, Any]) -> Iterator[str]:
    ours = list(_placed(night))
    theirs = [(x["place"], x["last"], x["name"], x["prize"]) for x in state["places"]]
    for a, b in zip(sorted(ours), sorted(theirs), strict=False):
        if a != b:
            yield f"places differ: {b} said, {a} by the lines"
    if len(ours) != len(theirs):
        yield f"{len(theirs)} places said, {len(ours)} by the lines"


def _heads(night: Night, state: dict[str, Any]) -> Iterator[str]:
    theirs = {x["entry"]: [x["head"], x["won"], x["open"]] for x in state["bounties"]}
    nothing, ours = [0, 0, 0], heads_of(night)
    for entry in sorted({*ours, *theirs}):
        if ours.get(entry, nothing) != theirs.get(entry, nothing):
            yield f"head of {entry}: {theirs.get(entry)} said, {ours.get(entry)} by the lines"


def heads_of(night: Night) -> dict[int, list[int]]:
    """Return of each entry what is on its head, what it won in cash, and what nobody is known to have won."""
    found: dict[int, list[int]] = {entry: [0, 0, 0] for entry in night.entries}
    living = sorted(i for i, e in night.entries.items() if not e.out)
    place, first = next(iter(_standing(night)), (0, []))
    over = place == 1
    fallen: set[int] = set()
    for entry, what, stands in night.heads:
        if isinstance(what, int):
            found[entry][0] += what
            fallen.discard(entry)
            continue
        takers = what or (living if len(living) == 1 and stands and night.out[-1][0] == entry else [])
        head, found[entry][0] = found[entry][0], 0
        fallen.add(entry)
        if not takers:
            found[entry][2] += head
        for nth, taker in enumerate(x for x in takers if x in found):
            part = head // len(takers) + (nth < head % len(takers))
            kept = 0 if taker in fallen else part * (10_000 - night.head_paid) // 10_000
            found[taker][0] += kept
            found[taker][1] += part - kept
    for nth, entry in enumerate(x for x in living if over and night.entries[x].player in first):
        given = own_bounty(night)
        found[entry][0] -= given // len(first) + (nth < given % len(first))
    for entry, purse in found.items():
        if night.entries[entry].out:
            purse[0], purse[2] = 0, purse[2] + purse[0]
        elif over:
            purse[0], purse[1] = 0, purse[1] + purse[0]
    return found


def _till(night: Night, state: dict[str, Any]) -> Iterator[str]:
    """Check the till, with the prize and the bounties of each player as the lines have them."""
    heads: Counter[int] = Counter()
    for entry, (_, won, _) in heads_of(night).items():
        heads[night.entries[entry].player] += won
    prizes, last = Counter[int](), dict[int, int]()
    for place, mates, shares in _shared_out(night):
        for player, share in zip(mates, shares, strict=True):
            prizes[player], last[player] = share, place + len(mates) - 1
    value, handed = asked_for.tickets(night, len({e.player for e in night.entries.values()}), pool_of(night))
    first = len(by_deal(night, prizes_of(night, len({e.player for e in night.entries.values()})))[0]) + 1
    for player, place in last.items():
        if first <= place <= handed:
            prizes[player] = max(0, prizes[player] - value)
    if not (night.shares or night.scheme):
        prizes.clear()
    over = next((place for place, _ in _standing(night)), 0) == 1
    final = over or not entering.may_come_in(night, _at(state), row_at(night, _at(state)))
    asked = {night.entries[e].player for e, _ in night.out if night.hand and night.hands[e] == night.hand}
    yield from till.differences(night, state, heads, prizes, prizes.keys() - asked if final else set())


def _at(state: dict[str, Any]) -> int:
    return round(datetime.fromisoformat(state["now"]).timestamp() * 1000)


def own_bounty(night: Night) -> int:
    """Return what of the winner's head is in the pool: the least that a stack was bought with."""
    return min((x for e in night.entries.values() for x in e.stacks), default=0) if night.own_to_pool else 0


def _placed(night: Night) -> Iterator[tuple[int, int, str, int]]:
    """Yield everybody's place and prize."""
    for place, mates, shares in _shared_out(night):
        for player, share in zip(mates, shares, strict=True):
            yield place, place + len(mates) - 1, night.players[player], share


def _shared_out(night: Night) -> Iterator[tuple[int, list[int], list[int]]]:
    """Yield each place with its players and what each gets: by the deal where it stands, else as the places
    are paid."""
    places = list(_standing(night))
    prizes = prizes_of(night, len({e.player for e in night.entries.values()}))
    dealt, more = by_deal(night, prizes)
    for place, mates in places:
        pooled = more if place == 1 else 0
        if place > len(dealt):
            pooled = sum(prizes[place - 1 : place - 1 + len(mates)])
        shares = [pooled // len(mates) + (i < pooled % len(mates)) for i in range(len(mates))]
        if place <= len(dealt):
            shares = [x + dealt[player] for x, player in zip(shares, mates, strict=True)]
        yield place, mates, shares


def by_deal(night: Night, prizes: list[int]) -> tuple[dict[int, int], int]:
    """Return what each player has by the deal, and what the winner gets besides. It stands while all who are
    in are of it, and nobody else finished above one of them."""
    dealt = {night.entries[e].player: x for e, x in night.dealt.items() if e in night.entries}
    first = {e.player for e in night.entries.values() if not e.out}
    for place, mates in _standing(night):
        first |= set(mates) if place <= len(dealt) else set()
    if first != dealt.keys():
        return {}, 0
    open_, signed = sum(prizes[: len(dealt)]), sum(dealt.values())
    if open_ < signed:
        return dict(zip(dealt, deals.cut([*dealt.values()], open_), strict=True)), 0
    return dealt, open_ - signed


def _signed(lines: list[Line]) -> Iterator[str]:
    """Check every deal by the lines there were when it was written: it stays as signed, whatever is entered
    late or undone since."""
    for line in lines:
        for x in [fields for kind, fields in line.results if kind == "settled"]:
            yield from (f"line {line.id}: {what}" for what in _deal_wrong(_before(lines, line.id), x))


def _before(lines: list[Line], at: int) -> Night:
    """Return the night that this line was written into, up to it."""
    return derive(takewhile(lambda x: x.id != at, in_order([x for x in lines if x.id <= at])))


def _deal_wrong(before: Night, x: dict[str, Any]) -> Iterator[str]:
    """Check a deal by the night before it."""
    if {before.entries[e].player for e in x["entries"]} != before.living.keys():
        yield "a deal without all who are left"
    prizes = prizes_of(before, len({e.player for e in before.entries.values()}))
    left = len({e.player for e in before.entries.values() if not e.out})
    total = sum(prizes) - sum(prize for place, _, _, prize in _placed(before) if place > left)
    if deals.levelled(prizes, left, total) != list(x["prizes"]):
        yield f"a deal of {x['prizes']}, and {total} is open"
    expected = deals.amounts(x)
    if expected is not None and expected != list(x["amounts"]):
        yield f"a deal of {x['amounts']}, by the lines {expected}"


def _deals(night: Night, state: dict[str, Any]) -> Iterator[str]:
    """Check the deal that stands."""
    prizes = prizes_of(night, len({e.player for e in night.entries.values()}))
    dealt, more = by_deal(night, prizes)
    told = state["deal"] or {"entries": [], "kept": 0}
    theirs = {night.entries[x["entry"]].player: x["amount"] for x in told["entries"]}
    if (theirs, told["kept"]) != (dealt, more):
        yield f"the deal differs: {theirs} and {told['kept']} said, {dealt} and {more} by the lines"


def _standing(night: Night) -> Iterator[tuple[int, list[int]]]:
    """Yield each place with its players, in the order of their entries, the best first: those of a deal that
    ended play, or the winner once only one is left, then the last bust; each counts by the last bust."""
    entries = night.entries
    living = {e.player: i for i, e in entries.items() if not e.out}
    last_of: dict[int, int] = {}
    for at, (entry, _) in enumerate(night.out):
        if entries[entry].player not in living:
            last_of[entries[entry].player] = at
    order = [night.out[at] for at in sorted(last_of.values(), reverse=True)]
    groups = [{entries[e].player for e in x if e in entries} for x in (night.deal or {}).get("ranked", ())]
    place = 1
    if groups and living.keys() <= set.union(*groups):
        for shared in groups:
            mates = sorted(shared & living.keys(), key=living.__getitem__)
            if mates:
                yield place, mates
            place += len(mates)
    elif len(living) == 1 and order:
        yield 1, [*living]
    place = len(living) + 1
    while order:
        group = order[0][1]
        tie = 1
        while group and tie < len(order) and order[tie][1] == group:
            tie += 1
        yield place, [entries[e].player for e, _ in sorted(order[:tie])]
        place, order = place + tie, order[tie:]


def prizes_of(night: Night, holders: int, entries: int | None = None) -> list[int]:
    """Return the prizes where so many play for a place: those by hand first, amounts as written, the others
    of the rest, places in units, the remainder to one; if amounts cannot be paid, they are in proportion. A
    lower place never gets more."""
    pool = pool_of(night)
    all_ = asked_for.shares(night, len(night.entries) if entries is None else entries, holders, pool)
    asked = all_[: max(1, holders)]
    if not asked or pool <= 0:
        return []
    everybody = len(asked) == len(all_)
    by_hand = {i: night.by_hand[i + 1] for i in range(len(asked)) if night.by_hand.get(i + 1)}
    by_hand = {} if night.scheme.startswith("tickets") else by_hand
    hundred = 10_000 - sum(v for i, (kind, v) in enumerate(asked) if i in by_hand and kind == "percent")
    for i in sorted(by_hand):
        by_hand[i] = min(by_hand[i], pool - sum(v for j, v in by_hand.items() if j < i))
    beside = sum(v for i, (kind, v) in enumerate(asked) if i not in by_hand and kind == "amount")
    short = beside > pool - sum(by_hand.values())
    if by_hand and (short or all(kind == "amount" for kind, _ in asked)):
        asked = [("part", Fraction() if kind == "percent" else v) for kind, v in asked]
    written = [("amount", Fraction(by_hand[i])) if i in by_hand else x for i, x in enumerate(asked)]
    fixed = sum((v for kind, v in written if kind == "amount"), Fraction())
    parts = sum((v for kind, v in written if kind == "part"), Fraction())
    others = [v for _, v in written[1:]]
    alone = all(kind == "amount" for kind, _ in written)
    fits = fixed <= pool or (alone and pool - sum(others) >= max(others, default=0))
    rest = max(Fraction(), pool - fixed)
    per_cents = sum((v for kind, v in written if kind == "percent"), Fraction())
    left_out = int(rest * (hundred - per_cents) / hundred) if hundred > 0 else int(rest)
    house = left_out if night.unshared == "house" and fits and not parts and everybody else 0
    of = {"percent": rest / hundred if hundred else rest, "part": rest / parts if parts else rest}
    exact = [kind == "amount" and fits for kind, _ in written]
    shares = [
        v if keep else pool * v / fixed if kind == "amount" else of[kind] * v
        for (kind, v), keep in zip(written, exact, strict=True)
    ]
    units = [x if keep else _units(x, night.unit, night.down) for x, keep in zip(shares, exact, strict=True)]
    floors = [x if keep else _units(x, night.unit, down=True) for x, keep in zip(shares, exact, strict=True)]
    left = pool - house - sum(units, Fraction())
    units[_takes(night, units, left, by_hand)] += left
    top = next((i for i in range(len(units)) if i not in by_hand), 0)
    # small prizes keep their unit longest; of the others the last gives first
    for i in sorted(range(1, len(written)), key=lambda i: (units[i] <= night.unit, -i)):
        if i > top and units[top] < max(units[top + 1 :]):
            units[top] += units[i] - floors[i]
            units[i] = floors[i]
    found = sorted(map(int, units), reverse=True)
    return [x for i, x in enumerate(found) if x or not i]


def _takes(night: Night, units: list[Fraction], left: Fraction, by_hand: Collection[int]) -> int:
    """Return which place gets what rounding leaves: the one that was named, if it stays between those beside
    it, else the first that is not fixed."""
    first = next((i for i in range(len(units)) if i not in by_hand), 0)
    i = night.remainder - 1
    if i >= len(units) or i in by_hand:
        return first
    beside = (units[i - 1] if i else None, units[i + 1] if i + 1 < len(units) else 0)
    new = units[i] + left
    return i if new >= beside[1] and (beside[0] is None or new <= beside[0]) else first


def pool_of(night: Night) -> int:
    """Return what was paid without fees, with the winner's own bounty and what is added, less what is kept
    back, at least the guarantee."""
    taken = sum(max(0, e.paid - e.fee - e.bounty) for e in night.entries.values())
    sums = {"added": 0, "kept": 0, "guarantee": 0}
    for (kind, _), (value, times, percent) in night.links.items():
        sums[kind] += taken * value // 10_000 if percent else value * times
    return max(taken + own_bounty(night) + sums["added"] - sums["kept"], 0, sums["guarantee"])


def _units(share: Fraction, unit: int, down: bool) -> Fraction:
    """Return the nearest whole number of units; if that is none, the share without its fraction."""
    many = share / unit if down else share / unit + Fraction(1, 2)
    return Fraction(many // 1 * unit or share // 1)


def _clock(night: Night, state: dict[str, Any]) -> Iterator[str]:
    riffle = state["clock"]
    reading = row_at(night, _at(state))
    if reading is None:
        if riffle["phase"] != "before":
            yield f"the clock is {riffle['phase']}, and nobody started it"
        return
    row, ran = reading
    if (riffle["row"], riffle["elapsed_ms"]) != (row + 1, ran):
        has = f"row {riffle['row']}, {riffle['elapsed_ms']} ms"
        yield f"clock: {has} said; row {row + 1}, {ran} ms by the lines"


def row_at(night: Night, now: int) -> tuple[int, int] | None:
    """Return in which row the clock stands at this moment, and how long (ms) it has run; None: it has not
    begun."""
    level, elapsed, at, running = night.clock
    if level is None and night.scheduled is not None and night.scheduled <= now and night.levels:
        level, elapsed, at, running = night.levels[0]["id"], 0, night.scheduled, True
    if level is None:
        return None
    row = next(i for i, x in enumerate(night.levels) if x["id"] == level)
    ran = elapsed + (max(0, now - at) if running else 0)
    while running and row + 1 < len(night.levels):
        length = night.levels[row]["length"]
        if length is None or ran < length:
            break
        ran -= length
        row += 1
    return row, ran


if __name__ == "__main__":
    wrong = check(
        Path(sys.argv[1]).read_text("utf-8").splitlines(), json.loads(Path(sys.argv[2]).read_text("utf-8"))
    )
    print("\n".join(wrong) or "no disagreement")
    sys.exit(1 if wrong else 0)
