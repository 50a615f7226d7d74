"""Derive a night from its lines alone: seats, busts, payments. Imports nothing of Riffle; impossible lines
are noted, never raised."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from tests.checker.lines import Line

Seat = tuple[int, int]

# The fields of the results that are amounts of money.
AMOUNTS = {
    "price_set": ("paid", "fee"), "bounty_priced": ("bounty",), "bought": ("paid", "fee"),
    "named_price_set": ("paid", "fee", "bounty"),
    "bounty_bought": ("amount",), "prizes_set": ("shares",), "place_fixed": ("amount",),
    "pool_link_set": ("value",), "settled": ("unit", "kept", "prizes", "amounts"),
    "disqualified": ("refund",), "setting_changed": ("value",), "till_moved": ("amount",),
}  # fmt: skip


@dataclass
class Table:
    label: str
    size: int
    open: bool = True
    closed: set[int] = field(default_factory=set)
    seats: dict[int, int] = field(default_factory=dict)


@dataclass
class Entry:
    player: int
    chips: int = 0
    paid: int = 0
    fee: int = 0
    bounty: int = 0
    out: bool = False
    seat: Seat | None = None
    removed: int = 0
    # its last purchase, the bounty that each stack was bought with, and whether the last purchase bought one
    last: dict[str, Any] = field(default_factory=dict)
    stacks: list[int] = field(default_factory=list)
    fresh: bool = False
    broke: bool = True
    # it waits for a seat to come free; it is not here
    alternate: bool = False
    absent: bool = False


@dataclass
class Night:
    """``wrong`` holds every impossibility, with its line. ``out`` in the order of busts: entry and the group
    that shares a place (0: none)."""

    players: dict[int, str] = field(default_factory=dict)
    # the live entry of each player
    living: dict[int, int] = field(default_factory=dict)
    entries: dict[int, Entry] = field(default_factory=dict)
    tables: dict[int, Table] = field(default_factory=dict)
    # of open tables
    labels: set[str] = field(default_factory=set)
    out: list[tuple[int, int]] = field(default_factory=list)
    before: dict[int, tuple[int, int]] = field(default_factory=dict)
    # heads, in order: what went on one (entry and amount), who took one (entry and the takers) and whether
    # that bust still stands
    heads: list[tuple[int, int | list[int], bool]] = field(default_factory=list)
    head_paid: int = 10_000
    own_to_pool: bool = False
    removed: int = 0
    adjusted: int = 0
    shares: list[tuple[str, int]] = field(default_factory=list)
    # the last deal, and what each entry has by one
    deal: dict[str, Any] | None = None
    dealt: dict[int, int] = field(default_factory=dict)
    # the words of the prizes and of the places, the prizes by hand, who gets what is in no share or is left
    scheme: str = ""
    places: str = ""
    by_hand: dict[int, int] = field(default_factory=dict)
    unshared: str = "place"
    remainder: int = 1
    buy_in: int = 0
    # the kinds that have a price without a name, with it, and the prices of a name
    usual: dict[str, dict[str, Any]] = field(default_factory=dict)
    named: dict[tuple[str, str], dict[str, Any]] = field(default_factory=dict)
    # what is added to the pool, kept back and guaranteed: a value, how many times, whether it is in per cent
    links: dict[tuple[str, str], tuple[int, int, bool]] = field(default_factory=dict)
    # the last level of late registration, and the texts and the option of the rulebook
    late: int | None = None
    book: tuple[list[str], str] = ([], "")
    # the hand played hand-for-hand (0: none whose busts share a place), and in which one each went out
    hand: int = 0
    hands: dict[int, int] = field(default_factory=dict)
    # whether a till is kept, and what moved in it
    till_kept: bool = False
    cancelled: bool = False
    till: list[dict[str, Any]] = field(default_factory=list)
    # how many decimals the amounts have, and those of the line; the unit of the prizes, whether it was set
    decimals: int = 0
    counted: int = 0
    unit: int = 1
    unit_said: bool = False
    down: bool = False
    difference: int = 2
    levels: list[dict[str, Any]] = field(default_factory=list)
    clock: tuple[int | None, int, int, bool] = (None, 0, 0, False)
    scheduled: int | None = None
    wrong: list[str] = field(default_factory=list)
    # valid only because of an action undone since: line and words
    doubtful: list[tuple[int, str]] = field(default_factory=list)
    line: int = 0

    # -- acts of the director

    def take(self, line: Line) -> None:
        self.line = line.id
        overruled = any(kind == "ruling" for kind, _ in line.results)
        balances = line.said.startswith("balance") and not overruled
        sizes = {i: len(t.seats) for i, t in self.tables.items() if t.open} if balances else {}
        sat = {e: x.seat for e, x in self.entries.items()} if balances else {}
        self.counted = next((x["decimals"] for kind, x in line.results if kind == "decimals"), 0)
        for kind, fields in line.results:
            handle = getattr(self, f"_{kind}", None)
            if handle is not None:
                handle(self._restated(kind, fields), line)
        if balances:
            self._balanced(line, sizes, sat)
        self._nobody_twice(line)

    def _balanced(self, line: Line, sizes: dict[int, int], sat: dict[int, Seat | None]) -> None:
        """Check that every move of a balance goes from a larger table to one smaller by at least this
        much."""
        for kind, x in line.results:
            if kind != "seated":
                continue
            was = sat.get(x["entry"])
            if was is None:
                self.doubtful.append((line.id, f"balance moved entry {x['entry']}, who had no seat"))
                continue
            of, to = sizes[was[0]], sizes[x["table"]]
            if of - to < self.difference:
                self.doubtful.append((line.id, f"balance from {of} players to {to}"))
            sizes[was[0]] -= 1
            sizes[x["table"]] += 1

    def _nobody_twice(self, line: Line) -> None:
        """Check that every seat's entry sits there, at the tables of this line."""
        touched = {x["table"] for _, x in line.results if isinstance(x.get("table"), int)}
        for i in touched & self.tables.keys():
            for seat, entry in self.tables[i].seats.items():
                known = self.entries.get(entry)
                if known is None or known.seat != (i, seat) or known.out:
                    self.note(f"seat {i}.{seat} holds entry {entry}, who is not there")

    def note(self, what: str) -> None:
        self.wrong.append(f"line {self.line}: {what}")

    # -- people ----------------------------------------------------------------------------------------

    def _player_noted(self, x: dict[str, Any], line: Line) -> None:
        self.players[x["player"]] = x["name"]

    def _entered(self, x: dict[str, Any], line: Line) -> None:
        if x["player"] in self.living:
            self.note(f"player {x['player']} is in twice")
        self.entries[x["entry"]] = Entry(x["player"])
        self.living[x["player"]] = x["entry"]

    def _bought(self, x: dict[str, Any], line: Line) -> None:
        entry = self.entries[x["entry"]]
        if entry.out:
            self.note(f"entry {x['entry']} bought while out")
        entry.last = x
        entry.fresh, entry.broke = entry.broke, False
        entry.stacks += [0] if entry.fresh else []
        entry.chips += x["chips"]
        entry.paid += x["paid"]
        entry.fee += x["fee"]

    def _bounty_bought(self, x: dict[str, Any], line: Line) -> None:
        entry = self.entries[x["entry"]]
        entry.bounty += x["amount"]
        if entry.fresh:
            entry.stacks[-1] += x["amount"]
        self.heads.append((x["entry"], x["amount"], False))

    def _bounties_set(self, x: dict[str, Any], line: Line) -> None:
        self.head_paid = x["paid"]

    def _head_taken(self, x: dict[str, Any], line: Line) -> None:
        taken = (x["entry"], x["by"], False)
        self.entries[x["entry"]].broke = True
        if self.entries[x["entry"]].out:
            self.heads[self._fall(x["entry"])] = taken
        else:
            self.heads.append(taken)

    def _fall(self, entry: int) -> int:
        """Return where the bust stands by which the entry is out."""
        return max((i for i, (who, _, stands) in enumerate(self.heads) if stands and who == entry), default=0)

    def _unregistered(self, x: dict[str, Any], line: Line) -> None:
        self._leave(x["entry"])
        player = self.entries.pop(x["entry"]).player
        self.living.pop(player, None)
        self.heads = [head for head in self.heads if head[0] != x["entry"]]
        for move in self.till:
            if move["entry"] == x["entry"]:
                move.update(entry=0, player=player)

    def _entry_corrected(self, x: dict[str, Any], line: Line) -> None:
        entry = self.entries[x["entry"]]
        if not entry.out:
            self.living.pop(entry.player, None)
            if x["player"] in self.living:
                self.note(f"player {x['player']} is in twice")
            self.living[x["player"]] = x["entry"]
        entry.player = x["player"]

    # -- seats -----------------------------------------------------------------------------------------

    def _table_opened(self, x: dict[str, Any], line: Line) -> None:
        if x["label"] in self.labels:
            self.note(f"two tables {x['label']}")
        self.labels.add(x["label"])
        self.tables[x["table"]] = Table(x["label"], x["size"])

    def _table_closed(self, x: dict[str, Any], line: Line) -> None:
        if self.tables[x["table"]].seats:
            self.note(f"table {x['table']} closed with players at it")
        self.tables[x["table"]].open = False
        self.labels.discard(self.tables[x["table"]].label)

    def _table_resized(self, x: dict[str, Any], line: Line) -> None:
        self.tables[x["table"]].size = x["size"]

    def _seat_closed(self, x: dict[str, Any], line: Line) -> None:
        self.tables[x["table"]].closed.add(x["seat"])

    def _seat_opened(self, x: dict[str, Any], line: Line) -> None:
        self.tables[x["table"]].closed.discard(x["seat"])

    def _seated(self, x: dict[str, Any], line: Line) -> None:
        self._leave(x["entry"])
        self._sit(x["entry"], (x["table"], x["seat"]))

    def _unseated(self, x: dict[str, Any], line: Line) -> None:
        self._leave(x["entry"])

    def _swapped(self, x: dict[str, Any], line: Line) -> None:
        a, b = self.entries[x["entry"]].seat, self.entries[x["other"]].seat
        if a is None or b is None:
            self.note("swapped without a seat")
            return
        self._leave(x["entry"])
        self._leave(x["other"])
        self._sit(x["entry"], b)
        self._sit(x["other"], a)

    def _sit(self, entry: int, seat: Seat) -> None:
        table = self.tables[seat[0]]
        if not table.open or not 1 <= seat[1] <= table.size or seat[1] in table.closed:
            self.note(f"entry {entry} sits at {seat}, where nobody can")
        if seat[1] in table.seats:
            self.note(f"entry {entry} sits on entry {table.seats[seat[1]]} at {seat}")
        if self.entries[entry].out:
            self.note(f"entry {entry} sits and is out")
        table.seats[seat[1]] = entry
        self.entries[entry].alternate = False
        self.entries[entry].seat = seat

    def _leave(self, entry: int) -> None:
        seat = self.entries[entry].seat
        if seat is not None:
            if self.tables[seat[0]].seats.get(seat[1]) == entry:
                del self.tables[seat[0]].seats[seat[1]]
            self.entries[entry].seat = None

    # -- out and in again --------------------------------------------------------------------------------

    def _goes(self, entry: int) -> None:
        if self.entries[entry].out:
            self.note(f"entry {entry} goes out twice")
        self._leave(entry)
        self.entries[entry].out = True
        self.living.pop(self.entries[entry].player, None)

    def _eliminated(self, x: dict[str, Any], line: Line) -> None:
        self._goes(x["entry"])
        mates = [i for i, (_, group) in enumerate(self.out) if x["group"] and group == x["group"]]
        self.out.insert(mates[-1] + 1 if mates else len(self.out), (x["entry"], x["group"]))
        self.heads.append((x["entry"], x["by"], True))
        self.hands[x["entry"]] = x["hand"]

    def _reinstated(self, x: dict[str, Any], line: Line) -> None:
        self._back(x["entry"])
        self.heads = [head for head in self.heads if not head[2] or head[0] != x["entry"]]
        if x["table"] is not None:
            self._sit(x["entry"], (x["table"], x["seat"]))

    def _back(self, entry: int) -> None:
        known = self.entries[entry]
        if not known.out:
            self.note(f"entry {entry} comes back and was in")
        if known.player in self.living:
            self.note(f"player {known.player} comes back and is in")
        self.living[known.player] = entry
        self.out = [b for b in self.out if b[0] != entry]
        known.out = False
        self.removed -= known.removed
        known.removed = 0
        if entry in self.before:
            known.paid, known.fee = self.before.pop(entry)

    def _bust_corrected(self, x: dict[str, Any], line: Line) -> None:
        at = next(i for i, b in enumerate(self.out) if b[0] == x["entry"])
        self._head_corrected(x)
        if x["who"] == x["entry"]:
            del self.out[at]
        else:
            self._goes(x["who"])
            self._back(x["entry"])
            if x["table"] is not None:
                self._sit(x["entry"], (x["table"], x["seat"]))
        if x["follows"] is not None:
            at = self._after(x["follows"], x["group"])
        self.out.insert(at, (x["who"], x["group"]))
        self.hands[x["who"]] = x["hand"]

    def _head_corrected(self, x: dict[str, Any]) -> None:
        fell = self._fall(x["entry"])
        self.heads = [head for head in self.heads if not head[2] or head[0] != x["entry"]]
        if x["follows"] is not None:
            fell = self._fall(x["follows"]) + 1 if x["follows"] else 0
        bought = [
            i for i, (who, what, _) in enumerate(self.heads) if who == x["who"] and isinstance(what, int)
        ]
        self.heads.insert(max([fell, *(i + 1 for i in bought)]), (x["who"], x["by"], True))

    def _after(self, entry: int, group: int) -> int:
        if not entry:
            return 0
        index = next(i for i, b in enumerate(self.out) if b[0] == entry)
        mates, at = self.out[index][1], index + 1
        while mates and mates != group and at < len(self.out) and self.out[at][1] == mates:
            at += 1
        return at

    def _played_together(self, x: dict[str, Any], line: Line) -> None:
        busted = set(x["entries"])
        first = min(i for i, b in enumerate(self.out) if b[0] in busted)
        rest = [b for b in self.out if b[0] not in busted]
        while 0 < first < len(rest) and rest[first][1] and rest[first][1] == rest[first - 1][1]:
            first += 1
        mates = [(e, x["group"]) for e, _ in self.out if e in busted]
        self.out = [*rest[:first], *mates, *rest[first:]]

    def _hand_placed(self, x: dict[str, Any], line: Line) -> None:
        mates = [*zip(x["entries"], x["groups"], strict=True)]
        self.hands |= dict.fromkeys(x["entries"], x["hand"])
        if {e for e, _ in mates} - {e for e, _ in self.out}:
            self.note("somebody of a hand is not out")
        first = min(i for i, b in enumerate(self.out) if b[0] in x["entries"])
        rest = [b for b in self.out if b[0] not in x["entries"]]
        while 0 < first < len(rest) and rest[first][1] and rest[first][1] == rest[first - 1][1]:
            first += 1
        alike = [i for i, (_, group) in enumerate(rest) if group and group == mates[-1][1]]
        # who shares the place of the last of the hand keeps sharing it: the hand comes before
        first = alike[0] if alike else first
        self.out = [*rest[:first], *mates, *rest[first:]]

    def _disqualified(self, x: dict[str, Any], line: Line) -> None:
        entry = self.entries[x["entry"]]
        if not entry.out:
            self.note(f"entry {x['entry']} is disqualified and in")
        self.before[x["entry"]] = (entry.paid, entry.fee)
        entry.paid -= x["refund"]
        entry.fee = min(entry.fee, entry.paid - entry.bounty)

    # -- chips and money ---------------------------------------------------------------------------------

    def _chips_removed(self, x: dict[str, Any], line: Line) -> None:
        self.removed += x["chips"]
        if self.entries[x["entry"]].out:
            self.entries[x["entry"]].removed += x["chips"]

    def _chips_adjusted(self, x: dict[str, Any], line: Line) -> None:
        self.adjusted += x["amount"]

    def _race_held(self, x: dict[str, Any], line: Line) -> None:
        odd: dict[int, int] = dict(x["odd"])
        if len(set(x["winners"])) < len(x["winners"]) or not set(x["winners"]) <= odd.keys():
            self.note("a race whose winners cannot be")
        dealt = [card for _, card in x["cards"]]
        if len(set(dealt)) < len(dealt):
            self.note("a race with a card dealt twice")
        rounding = x["new"] * len(x["winners"]) - x["chip"] * sum(odd.values())
        written = sum(
            y["amount"] for kind, y in line.results if kind == "chips_adjusted" and y["why"] == "rounding"
        )
        if rounding != written or abs(rounding) >= x["new"] * max(1, len(odd)):
            self.note(f"a race rounds by {rounding}, and {written} was written")

    def _setting_changed(self, x: dict[str, Any], line: Line) -> None:
        if x["key"] == "rounding":
            self.unit, self.unit_said = x["value"], True
        elif x["key"] == "decimals":
            self._in_decimals(x["value"])
        elif x["key"] in ("unshared", "remainder"):
            setattr(self, x["key"], x["value"])
        elif x["key"] == "late":
            self.late = x["value"]
        elif x["key"] == "own-bounty":
            self.own_to_pool = x["value"] == "pool"
        elif x["key"] == "till":
            self.till_kept = x["value"] == "on"
        elif x["key"] == "rounded":
            self.down = x["value"] == "down"
        elif x["key"] == "difference" and x["value"] is not None:
            self.difference = x["value"]

    def _rulebook_set(self, x: dict[str, Any], line: Line) -> None:
        self.book = x["texts"], x["option"]

    def _hand_for_hand_set(self, x: dict[str, Any], line: Line) -> None:
        self.hand = x["hand"] if x["on"] else 0

    def _alternate_set(self, x: dict[str, Any], line: Line) -> None:
        self.entries[x["entry"]].alternate = x["waiting"]

    def _presence_set(self, x: dict[str, Any], line: Line) -> None:
        self.entries[x["entry"]].absent = not x["present"]

    def _in_decimals(self, decimals: int) -> None:
        """Take other decimals: amounts that are set keep their worth."""
        if decimals != self.decimals and any(e.paid for e in self.entries.values()):
            self.note("other decimals after somebody has paid")
        before, self.decimals = self.decimals, decimals

        def now(amount: int) -> int:
            found: int = _scaled(amount, before, decimals)
            return found

        self.unit = now(self.unit) if self.unit_said else 10**decimals
        self.shares = [(kind, now(x) if kind == "amount" else x) for kind, x in self.shares]
        self.by_hand = {place: now(x) for place, x in self.by_hand.items()}
        self.links = {
            key: (value if percent else now(value), times, percent)
            for key, (value, times, percent) in self.links.items()
        }
        self.buy_in = now(self.buy_in)
        amounts = AMOUNTS["named_price_set"]
        self.named = {key: x | {name: now(x[name]) for name in amounts} for key, x in self.named.items()}

    def _restated(self, kind: str, x: dict[str, Any]) -> dict[str, Any]:
        """Return the result with its amounts in the decimals of the night: those of the line may have been
        undone since, or done again."""
        a_share = kind == "pool_link_set" and x["percent"]
        another_setting = kind == "setting_changed" and x["key"] != "rounding"
        if self.counted == self.decimals or a_share or another_setting:
            return x
        return x | {key: _scaled(x[key], self.counted, self.decimals) for key in AMOUNTS.get(kind, ())}

    def _as_written(self, line: Line, word: int, amount: int) -> None:
        """Check an amount of a line against its record: it is in the currency, with so many decimals."""
        self._is(line, line.said.split()[word], amount)

    def _is(self, line: Line, said: str, amount: int) -> None:
        whole, _, part = said.partition(".")
        if len(part) != self.counted or _scaled(int(whole + part), self.counted, self.decimals) != amount:
            self.note(f"{line.said}: {amount} by its record")

    def _altered(self, x: dict[str, Any], line: Line) -> None:
        self.cancelled |= x.get("cancelled", False)

    def _till_moved(self, x: dict[str, Any], line: Line) -> None:
        if x["amount"] < 0 or (x["entry"] and x["entry"] not in self.entries):
            self.note("money of nobody in the till")
        self.till.append({**x, "line": line.id})

    def _pool_link_set(self, x: dict[str, Any], line: Line) -> None:
        self.links.pop((x["kind"], x["name"].casefold()), None)
        if x["value"] * x["times"]:
            self.links[x["kind"], x["name"].casefold()] = x["value"], x["times"], x["percent"]

    def _prizes_set(self, x: dict[str, Any], line: Line) -> None:
        self.shares, self.scheme = [(kind, value) for kind, value in x["shares"]], ""

    def _scheme_set(self, x: dict[str, Any], line: Line) -> None:
        self.shares, self.scheme = [], x["words"]

    def _places_set(self, x: dict[str, Any], line: Line) -> None:
        self.places = x["words"]

    def _place_fixed(self, x: dict[str, Any], line: Line) -> None:
        self.by_hand[x["place"]] = x["amount"]
        if x["amount"]:
            self._as_written(line, 2, x["amount"])

    def _price_set(self, x: dict[str, Any], line: Line) -> None:
        self._as_written(line, 2, x["paid"])
        self.usual[x["kind"]] = x
        if x["kind"] == "entry":
            self.buy_in = x["paid"] - x["fee"]

    def _named_price_set(self, x: dict[str, Any], line: Line) -> None:
        """Keep the price by what its line says after the name in quotes."""
        paid = line.said.rpartition('"')[2].split()[0]
        self._is(line, paid, x["paid"])
        key = (x["kind"], x["name"].casefold())
        self.named.pop(key, None)
        if x["paid"] or x["fee"] or x["chips"]:
            self.named[key] = x
        if x["kind"] == "entry":
            self._usual_entry()

    def _usual_entry(self) -> None:
        """Take the buy-in of the usual entry: the one without a name, else the first that costs something."""
        paid = (x for (kind, _), x in self.named.items() if kind == "entry" and (x["paid"] or x["fee"]))
        first = next(paid, None)
        if "entry" not in self.usual:
            self.buy_in = first["paid"] - first["fee"] - first["bounty"] if first else 0

    def _bought_at(self, x: dict[str, Any], line: Line) -> None:
        """Check the purchase beside it: as the price of that name, where its line says nothing else."""
        bought, words = self.entries[x["entry"]].last, line.said.split()
        kind = bought["kind"]
        if kind == "reentry" and kind not in {*self.usual, *(k for k, _ in self.named)}:
            kind = "entry"
        price = self.named[kind, x["price"].casefold()]
        if words[:2] == ["register", "list"]:
            return
        said = {"paid": "pay" in words, "fee": "pay" in words or "fee" in words, "chips": "chips" in words}
        for part in (x for x, otherwise in said.items() if not otherwise):
            if bought[part] != price[part]:
                self.note(f"{line.said}: {part} {bought[part]}, not {price[part]}")

    def _bounty_priced(self, x: dict[str, Any], line: Line) -> None:
        if x["kind"] == "entry":
            self.buy_in -= x["bounty"]

    def _settled(self, x: dict[str, Any], line: Line) -> None:
        self.deal = x
        self.dealt |= zip(x["entries"], x["amounts"], strict=True)

    # -- the clock ---------------------------------------------------------------------------------------

    def _levels_set(self, x: dict[str, Any], line: Line) -> None:
        self.levels = x["levels"]

    def _clock_set(self, x: dict[str, Any], line: Line) -> None:
        self.clock = (x["level"], x["elapsed"], line.at, x["running"])

    def _clock_scheduled(self, x: dict[str, Any], line: Line) -> None:
        self.scheduled = x["at"]


def _scaled(amount: Any, before: int, after: int) -> Any:
    """Return an amount, several, or what the places get, in other decimals."""
    if isinstance(amount, list):
        return amount if amount[:1] == ["percent"] else [_scaled(x, before, after) for x in amount]
    return int(amount * 10**after) // int(10**before) if isinstance(amount, int) else amount


def derive(lines: Iterable[Line]) -> Night:
    night = Night()
    for line in lines:
        try:
            night.take(line)
        except (KeyError, StopIteration, ValueError, TypeError) as error:
            night.line = line.id
            night.note(f"{type(error).__name__} {error} in {line.said[:60]}")
    return night
