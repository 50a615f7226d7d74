"""Derives a night of team poker again from its exported lines alone, by the source's rules.

It shares no code with the program: what it knows stands in the paragraphs of the source."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations, product
from math import comb
from types import MappingProxyType
from typing import Any, NamedTuple

from tests.checker.check import prizes_of, row_at
from tests.checker.lines import Line, in_order, read
from tests.checker.night import Night as House

PERCENT, CARDS, EXTRA = 10, 2, 2
# The penalty for the first call without a card, the second and so on.
LADDER = ("warning", "minutes 10", "minutes 20", "disqualified")


class Asked(NamedTuple):
    """The duties after a line: partings, each a table and a team, the stacks whose rest was over, and
    whether hand-for-hand was to begin."""

    parts: Collection[tuple[int, int]] = ()
    rested: Collection[int] = ()
    bubble: bool = False


class Out(NamedTuple):
    entry: int
    hand: int
    stack: int
    table: int | None


def wrong(
    texts: Sequence[str],
    asked: Mapping[int, Asked] = MappingProxyType({}),
    places: Mapping[int, tuple[int, int, int]] = MappingProxyType({}),
) -> list[str]:
    """Return everything in these exported lines that cannot be, in what was due after them, and in the
    places of the teams with the last place of a tie and the prize, each by one of its stacks."""
    night = Night()
    for line in in_order(read(texts)):
        night.take(line)
        if line.id in asked:
            night.to_part({*asked[line.id].parts})
            night.to_divide({*asked[line.id].rested})
            night.to_begin(asked[line.id].bubble)
    return [*night.wrong, *night.end(), *night.placed(places)]


@dataclass
class Team:
    members: set[int]
    stacks: list[int]
    cards: int = CARDS
    gone: set[int] = field(default_factory=set)
    used: int = 0
    handed: int = 0
    without: int = 0


@dataclass
class Night:
    wrong: list[str] = field(default_factory=list)
    teams: dict[int, Team] = field(default_factory=dict)
    of: dict[int, int] = field(default_factory=dict)
    behind: dict[int, int] = field(default_factory=dict)
    seat: dict[int, tuple[int, int]] = field(default_factory=dict)
    dead: set[int] = field(default_factory=set)
    resting: set[int] = field(default_factory=set)
    unmanned: set[int] = field(default_factory=set)
    outs: list[Out] = field(default_factory=list)
    # the row of the structure in which a stack began to rest
    rests: dict[int, int] = field(default_factory=dict)
    breaking: set[int] = field(default_factory=set)
    by_hand: bool = False
    # clock, payments and prizes are those of any night
    house: House = field(default_factory=House)
    chips: tuple[int, ...] = ()
    raced: set[int] = field(default_factory=set)
    told: dict[int, Mapping[str, Any]] = field(default_factory=dict)
    # seats of the open tables; the seat of the last big blind there, as it was told
    chairs: dict[int, int] = field(default_factory=dict)
    big: dict[int, int] = field(default_factory=dict)
    calls: dict[int, tuple[int, bool]] = field(default_factory=dict)
    line: Line | None = None
    extra: bool = False
    most_tables: int = 0
    # steps of the ladder that are due for calls without a card
    owed: dict[int, str] = field(default_factory=dict)
    # warnings for calls without a card, by the call
    warned: dict[int, int] = field(default_factory=dict)

    def bad(self, what: str) -> None:
        self.wrong.append(f"line {self.line.id if self.line else 0}: {what}")

    def take(self, line: Line) -> None:
        self.line = line
        self.house.take(line)
        self.most_tables = max(self.most_tables, self._tables())
        before = dict(self.seat)
        for kind, x in line.results:
            taken = getattr(self, "_" + kind.removeprefix("team."), None)
            if taken is not None:
                taken(x)
        self._seats()
        self._calls(line)
        for kind, x in line.results:
            if kind == "draw_made" and not x["anywhere"]:
                self._apart(x, before)
            if kind == "because_balanced":
                self._balanced(x, before, "team.mates_parted" in dict(line.results))

    # -- facts -------------------------------------------------------------------------------------

    def _team_registered(self, x: Mapping[str, Any]) -> None:
        members, stacks = {*x["members"]}, list(x["stacks"])
        if not 3 <= len(members) <= 6 or x["captain"] not in members or len(stacks) != 3:
            self.bad("a team of another size")
        if any(members & other.members for other in self.teams.values()):
            self.bad("a member in two teams")
        self.teams[x["team"]] = Team(members, stacks)
        self.of.update(dict.fromkeys(stacks, x["team"]))

    def _entered(self, x: Mapping[str, Any]) -> None:
        self.behind[x["entry"]] = x["player"]

    def _member_gone(self, x: Mapping[str, Any]) -> None:
        team = self.teams[x["team"]]
        team.gone.add(x["player"])
        plays = [e for e in team.stacks if e not in self.dead and self.behind[e] == x["player"]]
        if x["how"] == "disqualified" and {*plays} - self.unmanned:
            self.bad("a disqualified member's chips are not dealt out")
        self.unmanned.update(plays)

    def _sat_behind(self, x: Mapping[str, Any]) -> None:
        team = self.teams[x["team"]]
        for entry, player in zip(x["stacks"], x["players"], strict=True):
            if player not in team.members or (player in team.gone and entry not in x["unmanned"]):
                self.bad("somebody else behind a stack")
            if entry in self.dead:
                self.bad("somebody behind a dead stack")
            self.behind[entry] = player
        self.unmanned = (self.unmanned - {*team.stacks}) | {*x["unmanned"]}
        live = [self.behind[e] for e in team.stacks if e not in self.dead]
        if len({*live}) < len(live):
            self.bad("a member behind two stacks")

    def _seated(self, x: Mapping[str, Any]) -> None:
        if x["entry"] in self.dead:
            self.bad("a dead stack is seated")
        if x["entry"] in self.resting:
            self.bad("a resting stack is seated")
        self.seat[x["entry"]] = (x["table"], x["seat"])

    def _unseated(self, x: Mapping[str, Any]) -> None:
        self.seat.pop(x["entry"], None)

    def _swapped(self, x: Mapping[str, Any]) -> None:
        one, two = x["entry"], x["other"]
        self.seat[one], self.seat[two] = self.seat[two], self.seat[one]

    def _eliminated(self, x: Mapping[str, Any]) -> None:
        table, _ = self.seat.get(x["entry"], (None, 0))
        self.outs.append(Out(x["entry"], x["hand"], x["stack"], table))
        self._leaves(x["entry"])

    def _leaves(self, entry: int) -> None:
        if entry in self.dead:
            self.bad("out twice")
        self.dead.add(entry)
        self.seat.pop(entry, None)
        self.resting.discard(entry)

    def _hand_for_hand_set(self, x: Mapping[str, Any]) -> None:
        self.by_hand = x["on"]

    def _disqualified(self, x: Mapping[str, Any]) -> None:
        """Check that one table's stacks get equal shares, to the chip, and a team out with it none."""
        shares = dict(x["shares"])
        lowest = min((v for v in self.chips if v not in self.raced), default=1)
        if shares and max(shares.values()) - min(shares.values()) >= 2 * lowest:
            self.bad("shares are not equal")
        if len({self.seat.get(e, (0, 0))[0] for e in shares}) > 1:
            self.bad("a stack is dealt out at several tables")
        whole = self.line is not None and self.line.said.startswith("disqualify team")
        if whole and any(self.of[e] == self.of[x["entry"]] for e in shares):
            self.bad("a team gets what is dealt out of it")

    def _table_opened(self, x: Mapping[str, Any]) -> None:
        self.chairs[x["table"]] = x["size"]

    _table_resized = _table_opened

    def _table_closed(self, x: Mapping[str, Any]) -> None:
        del self.chairs[x["table"]]

    def _blinds_noted(self, x: Mapping[str, Any]) -> None:
        self.big[x["table"]] = x["big"]

    def _chip_set_made(self, x: Mapping[str, Any]) -> None:
        self.chips = tuple(x["values"])

    def _coloured_up(self, x: Mapping[str, Any]) -> None:
        self.raced.add(x["chip"])

    def _transfer_told(self, x: Mapping[str, Any]) -> None:
        for entry in (x["giver"], x["taker"]):
            if entry in self.dead or entry in self.resting or self.of[entry] != x["team"]:
                self.bad("a transfer of a stack that has none")
        if x["row"] == 0:
            self.bad("a transfer outside a talk break")
        made = [y for y in self.told.values() if y["row"] == x["row"] and y["team"] == x["team"]]
        if made:
            self.bad("a second transfer in one break")
        self.told[x["transfer"]] = x

    def _transfer_dropped(self, x: Mapping[str, Any]) -> None:
        del self.told[x["transfer"]]

    def _transfer_counted(self, x: Mapping[str, Any]) -> None:
        due = x["stack"] * PERCENT // 100
        lowest = min((v for v in self.chips if v not in self.raced), default=1)
        if x["chips"] != due - due % lowest or x["chips"] <= 0:
            self.bad(f"{x['chips']} of {x['stack']}")

    def _time_out_called(self, x: Mapping[str, Any]) -> None:
        team = self.teams[x["team"]]
        if x["card"] != (team.cards > 0) or (x["seconds"] != (60 if x["card"] else 0)):
            self.bad("a card that is not there, or is not used")
        team.cards -= x["card"]
        team.used += x["card"]
        team.without += not x["card"]
        step = "" if x["card"] else LADDER[min(team.without, len(LADDER)) - 1]
        if x["step"] != ("" if step == "warning" else step):
            self.bad(f"{x['step']} for call {team.without} without a card")
        self.calls[x["call"]] = (x["team"], x["card"])
        if x["step"]:
            self.owed[x["call"]] = x["step"]

    def _time_out_ended(self, x: Mapping[str, Any]) -> None:
        team, card = self.calls[x["call"]]
        if x["outcome"] == "withdrawn":
            self.owed.pop(x["call"], None)
            self.teams[team].cards += card
            self.teams[team].used -= card
            self.teams[team].without -= not card
            self.teams[team].handed = min(self.teams[team].handed, self.teams[team].used)

    def _step_taken(self, x: Mapping[str, Any]) -> None:
        """The step that is given is taken off, where it is due."""
        team = self.calls[x["call"]][0]
        given = dict(self.line.results) if self.line else {}
        step = given["penalty_given"]["step"] if "penalty_given" in given else LADDER[-1]
        due = {what for call, what in self.owed.items() if self.calls[call][0] == team}
        if self.owed.pop(x["call"], "") != step and step in due:
            self.bad(f"{step} is given and stays due")

    def _card_handed(self, x: Mapping[str, Any]) -> None:
        team = self.teams[x["team"]]
        team.handed += 1
        if team.handed > team.used:
            self.bad("a card nobody owes")

    def _calls(self, line: Line) -> None:
        """A call that is warned and then withdrawn leaves no warning."""
        found = {kind.removeprefix("team."): x for kind, x in line.results}
        called, given = found.get("time_out_called"), found.get("penalty_given")
        if called and given and given["step"] == "warning":
            self.warned[called["call"]] = given["penalty"]
        over = found.get("time_out_ended") or {"call": 0, "outcome": ""}
        was = self.warned.get(over["call"], 0) if over["outcome"] == "withdrawn" else 0
        ended = found.get("penalty_ended")
        off = ended["penalty"] if ended and ended["how"] == "withdrawn" else 0
        if was != off:
            self.bad("a warning goes off the record with its call, and only so")

    def _cards_given(self, x: Mapping[str, Any]) -> None:
        if {*x["teams"]} != self._alive() or x["cards"] != EXTRA or self.extra:
            self.bad("more cards for other teams, or twice")
        if self._tables() != 2 or self.most_tables < 3:
            self.bad("more cards at another number of tables")
        self.extra = True
        for team in x["teams"]:
            self.teams[team].cards += EXTRA

    def _stack_rested(self, x: Mapping[str, Any]) -> None:
        living = [e for e in self.teams[self.of[x["entry"]]].stacks if e not in self.dead]
        if len(living) != 3:
            self.bad("a stack rests that is no third one")
        if not self.dead:
            self.bad("a stack rests though everybody plays")
        self._breaks(x["entry"])
        self.seat.pop(x["entry"], None)
        self.resting.add(x["entry"])
        self.rests[x["entry"]] = x["row"]
        at = row_at(self.house, self.line.at if self.line else 0)
        if at is None or self.house.levels[at[0]]["id"] != x["row"]:
            self.bad("a rest begins in another level")

    def _breaks(self, entry: int) -> None:
        """Of three tables the one a third stack leaves is breaking: nobody is parted to it or from it."""
        if entry in self.seat and len(self.chairs) == 3:
            self.breaking.add(self.seat[entry][0])

    def _rest_ended(self, x: Mapping[str, Any]) -> None:
        self.resting.discard(x["entry"])
        if self._others(x["entry"]):
            self.bad("a rest ends though another stack lives")

    def _stack_divided(self, x: Mapping[str, Any]) -> None:
        others = self._others(x["entry"])
        if not {*x["takers"]} <= {*others} or min(x["chips"]) <= 0:
            self.bad("a third stack goes to others")
        if x["entry"] in self.resting and not self._rested(x["entry"]):
            self.bad("a stack has not rested its level")
        self._breaks(x["entry"])
        self._leaves(x["entry"])

    # -- the room ----------------------------------------------------------------------------------

    def _tables(self) -> int:
        return len({table for table, _ in self.seat.values()})

    def _seats(self) -> None:
        if len({*self.seat.values()}) < len(self.seat):
            self.bad("two in one seat")

    def _apart(self, made: Mapping[str, Any], before: Mapping[int, tuple[int, int]]) -> None:
        """The draw fills the tables evenly, and seats as few team-mates together as can be then."""
        now = [e for e in made["entries"] if e in self.seat]
        stay = {e: at for e, at in before.items() if e in self.seat and e not in now}
        sitting = Counter(table for table, _ in stay.values())
        least, more, may = filled(sitting, Counter(table for table, _ in made["seats"]), len(now))
        got = Counter(self.seat[e][0] for e in now)
        if any(got[t] not in (least[t], least[t] + (t in may)) for t in got | least):
            self.bad("tables are filled unevenly")
            return
        tables = sorted(least.keys() | {*may})
        there = {t: Counter(self.of[e] for e, (table, _) in stay.items() if table == t) for t in tables}
        clashes = sum(
            comb(there[t][team] + n, 2) - comb(there[t][team], 2)
            for t in tables
            for team, n in Counter(self.of[e] for e in now if self.seat[e][0] == t).items()
        )
        counts = Counter(self.of[e] for e in now)
        sat = {team: [there[t][team] for t in tables] for team in counts}
        room = [least[t] for t in tables]
        also = [i for i, t in enumerate(tables) if t in may]
        best = fewest(counts, sat, room, also, more)
        if len(counts) <= 5 and len(tables) <= 3 and by_force(counts, sat, room, also, more) != best:
            self.bad("trying everything finds another number of clashes")
        if clashes != best:
            self.bad(f"{clashes} clashes, {best} would do")

    def _balanced(self, x: Mapping[str, Any], before: Mapping[int, tuple[int, int]], part: bool) -> None:
        """Nobody else could go and leave fewer team-mates together; where they are parted, the tables allow
        it."""
        team = self.of[x["entry"]]
        here, there = (
            {e: at for e, at in before.items() if at[0] == x[table]} for table in ("from_table", "table")
        )
        at_each = [Counter(self.of[e] for e in some) for some in (here, there)]

        def more(e: int) -> int:
            return at_each[1][self.of[e]] - at_each[0][self.of[e]] + 1

        if part:
            if at_each[0][team] < 2 or at_each[1][team] or len(there) >= len(here):
                self.bad("mates are parted whom the tables leave together")
        elif len(here) > 2:
            # the next small blind stays: it was the big blind
            able = [e for e, (table, seat) in here.items() if seat != self.big.get(table)]
            best = min(map(more, able))
            if more(x["entry"]) > best:
                self.bad(f"{more(x['entry'])} clashes more by a balance, {best} would do")

    def to_part(self, due: set[tuple[int, int]]) -> None:
        """A parting is due where some table without the team has fewer players and a seat: the moment it may
        stand, and no longer. The seat of the last big blind may be none to move to."""
        players = Counter(table for table, _ in self.seat.values())
        sit = Counter((table, self.of[e]) for e, (table, _) in self.seat.items())
        for (table, team), n in sit.items():
            to = (
                [
                    t
                    for t in self.chairs.keys() - self.breaking
                    if 0 < players[t] < players[table] and players[t] < self.chairs[t] and not sit[t, team]
                ]
                if n > 1 and table not in self.breaking
                else []
            )
            sure = [t for t in to if players[t] + 1 < self.chairs[t]]
            if (table, team) in due and not to:
                self.bad("a parting is due that may not be")
            if sure and (table, team) not in due:
                self.bad("a parting may be and is not due")
        if not due <= sit.keys():
            self.bad("a parting is due of nobody")

    def to_divide(self, due: set[int]) -> None:
        """A split or merger is due in the break after a whole level of rest; at once where one of the
        others is out. Where both are, the stack sits again and rests no more."""
        if due != {e for e in self.resting if self._rested(e)}:
            self.bad("a rest is over too soon, or too late")
        if not all(map(self._others, self.resting)):
            self.bad("a stack rests alone")

    def _others(self, entry: int) -> list[int]:
        return [e for e in self.teams[self.of[entry]].stacks if e not in self.dead and e != entry]

    def _rested(self, entry: int) -> bool:
        """Return whether it rested the remainder of its level and the whole next one, to the break; with
        one other stack left it waits for nothing."""
        at = row_at(self.house, self.line.at if self.line else 0)
        if len(self._others(entry)) < 2 or at is None:
            return True
        rows, (row, ran) = self.house.levels, at
        levels = [i for i, x in enumerate(rows) if not x["pause"]]
        begun = next(i for i, x in enumerate(rows) if x["id"] == self.rests[entry])
        after = [i for i in levels if i > begun] or levels[-1:]
        left = rows[row]["length"] - ran
        if row == len(rows) - 1 and left <= 0:
            return True
        paused: bool = rows[row]["pause"]
        return any(after[0] < i <= row for i in levels) or (row > after[0] and paused)

    def _alive(self) -> set[int]:
        return {self.of[e] for e in self.of if e not in self.dead}

    def to_begin(self, due: bool) -> None:
        """Hand-for-hand is to begin where one team more than are paid is left, at several tables."""
        off = len(self._alive()) - len(prizes_of(self.house, len(self.teams), len(self.teams)))
        paid = off < len(self._alive())
        if due != (paid and off == 1 and self._tables() > 1 and not self.by_hand):
            self.bad("hand-for-hand is due too soon, too late or of stacks")

    def _standings(self) -> Iterator[tuple[int, list[int]]]:
        """Yield each place with the teams that share it. A team is placed when its last stack goes; of
        several in one hand the one that lost more chips is before, where they all sat at one table and all
        chips are known, otherwise they share."""
        alive = self._alive()
        if len(alive) == 1:
            yield 1, [*alive]
        hands: dict[int, dict[int, list[Out]]] = {}
        for i, out in reversed([*enumerate(self.outs)]):
            placed = any(self.of[out.entry] in teams for teams in hands.values())
            hand = out.hand or -1 - i
            if self.of[out.entry] not in alive and (not placed or self.of[out.entry] in hands.get(hand, ())):
                hands.setdefault(hand, {}).setdefault(self.of[out.entry], []).append(out)
        place = len(alive) + 1
        for teams in hands.values():
            lost = {team: [x.stack for x in outs] for team, outs in teams.items()}
            tables = {x.table for outs in teams.values() for x in outs}
            ranked = len(tables) == 1 and all(map(all, lost.values()))
            rank = {team: sum(stacks) if ranked else 0 for team, stacks in lost.items()}
            for chips in sorted({*rank.values()}, reverse=True):
                tied = [team for team in rank if rank[team] == chips]
                yield place, tied
                place += len(tied)

    def placed(self, places: Mapping[int, tuple[int, int, int]]) -> Iterator[str]:
        """Each team has its place and its part of the prizes of all the places a tie covers."""
        got = {self.of[e]: found for e, found in places.items()}
        prizes = prizes_of(self.house, len(self.teams), len(self.teams))
        for place, teams in self._standings() if places else ():
            last = place + len(teams) - 1
            each, odd = divmod(sum(prizes[place - 1 : last]), len(teams))
            due = sorted((place, last, each + (i < odd)) for i in range(len(teams)))
            if sorted(got.pop(team, (0, 0, 0)) for team in teams) != due:
                yield f"teams {teams} are placed other than {due}"
        if got:
            yield f"teams {[*got]} have a place too soon"

    # -- the end -----------------------------------------------------------------------------------

    def end(self) -> Iterator[str]:
        if len(self._alive()) > 1 and self.outs:
            yield f"{len(self._alive())} teams are left"


def filled(
    sitting: Mapping[int, int], seats: Mapping[int, int], count: int
) -> tuple[Counter[int], int, list[int]]:
    """Return how many of the newcomers each table gets in any case, one after the other where fewest sit; how
    many are left for tables where equally few do, and these."""
    got: Counter[int] = Counter()
    while count:
        free = [t for t in seats if got[t] < seats[t]]
        low = min(sitting[t] + got[t] for t in free)
        level = [t for t in free if sitting[t] + got[t] == low]
        if len(level) > count:
            return got, count, level
        got.update(level)
        count -= len(level)
    return got, 0, []


# A seat that must be filled is worth more than any number of clashes.
MUST = 10_000


def fewest(
    counts: Mapping[int, int],
    there: Mapping[int, Sequence[int]],
    room: Sequence[int],
    may: Collection[int] = (),
    more: int = 0,
) -> int:
    """Return the fewest clashes there can be, as the cheapest flow from teams to tables: each further stack
    of a team at a table costs as many as sit there. ``more`` of the ``may`` tables get one stack above
    their ``room``."""
    teams, tables = list(counts), range(len(room))
    placed = {team: [0] * len(room) for team in teams}
    left = [n + (t in may) for t, n in enumerate(room)]
    cost = 0
    for team in teams:
        for _ in range(counts[team]):
            cost += _augment(team, teams, placed, there, left, tables, may)
    assert sum(left) == len(may) - more
    return cost


def _augment(
    team: int,
    teams: list[int],
    placed: dict[int, list[int]],
    there: Mapping[int, Sequence[int]],
    left: list[int],
    tables: range,
    may: Collection[int],
) -> int:
    """Seat one stack more at the least cost, others moving along (Bellman-Ford over the tables)."""
    price = {t: there[team][t] + placed[team][t] for t in tables}
    came: dict[int, tuple[int, int] | None] = dict.fromkeys(tables)
    for _ in tables:
        for a in tables:
            for other in teams:
                if not placed[other][a]:
                    continue
                gain = there[other][a] + placed[other][a] - 1
                for b in tables:
                    more = price[a] - gain + there[other][b] + placed[other][b]
                    if b != a and more < price[b]:
                        price[b], came[b] = more, (a, other)
    open_ = [t for t in tables if left[t]]
    goal = min(open_, key=lambda t: price[t] - MUST * (left[t] > (t in may)))
    left[goal] -= 1
    at = goal
    while (step := came[at]) is not None:
        a, other = step
        placed[other][a] -= 1
        placed[other][at] += 1
        at = a
    placed[team][at] += 1
    return price[goal]


def by_force(
    counts: Mapping[int, int],
    there: Mapping[int, Sequence[int]],
    room: Sequence[int],
    may: Collection[int] = (),
    more: int = 0,
) -> int:
    """Return the same by trying every seating: only of few."""
    return min(
        _tried([*counts], counts, there, tuple(n + (t in also) for t, n in enumerate(room)))
        for also in combinations(may, more)
    )


def _tried(
    teams: list[int], counts: Mapping[int, int], there: Mapping[int, Sequence[int]], room: tuple[int, ...]
) -> int:
    if not teams:
        return 0 if not any(room) else MUST
    team, *others = teams
    best = MUST
    for at in product(*(range(min(n, counts[team]) + 1) for n in room)):
        if sum(at) == counts[team]:
            own = sum(comb(there[team][t] + n, 2) - comb(there[team][t], 2) for t, n in enumerate(at))
            left = tuple(n - k for n, k in zip(room, at, strict=True))
            best = min(best, own + _tried(others, counts, there, left))
    return best
