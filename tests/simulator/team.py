"""A night of team poker through the director, every chip followed by stack, resting ones too.

It plays the plausible night's fields and duties, but with chips of its own: pots are won at the tables, a
transfer is counted from what lies there, and whoever goes out has nothing left. After every action the stacks
come to the chips in play."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC
from typing import cast

from core.chips.now import above, button_wanted, due, to_race
from core.chips.racing import fitted
from core.clock.clock import Reading, read
from core.conduct.disqualifying import equal_shares
from core.floor.balance.now import first
from core.formats.duties import duties
from core.formats.holdem import night as holdem
from core.formats.plausible import Plausible, Step
from core.formats.team import acts, asks, facts, night, parting, places, talks, thirds, transfers
from core.formats.team.state import calling, game, last_transfer, live_stacks, live_teams
from core.log.change import Change
from core.money.payouts import placings
from core.say import acts as house
from core.say import records as r
from core.say.acts import Act
from core.say.duties import HandForHandDuty, HandForHandOffDuty, HandForHandPlayedDuty, SameTimeDuty
from core.say.levels import MINUTE
from core.text.export import export
from core.tournament.chance import Chance
from core.tournament.room import Room
from core.tournament.state import Tournament
from core.tournament.table import Table
from tests.checker import team as checker
from tests.simulator import of_format

# All of these happen somewhere in many nights.
MUST = (
    "transfer exact", "transfer payable", "transfer of 0", "transfer corrected",
    "at once: merge", "at once: split", "third stack rests", "no answer: it rests",
    "rest -> merge", "rest -> split", "one other out in a rest", "both others out in a rest",
    "two third stacks in one break", "tables kept", "start at two tables",
    "a member leaves: two are left", "a member leaves: one is left",
    "a member disqualified", "a team disqualified", "a resting stack dealt out",
    "time-out with a card", "time-out without a card", "time-out without, once more",
    "time-out at a level's end", "time-out withdrawn",
    "two teams out in one hand", "hand-for-hand", "teams out at different tables in one hand",
    "teams of equal chips out in one hand", "the last two stacks of one team", "balance", "part",
)  # fmt: skip


# The stacks of two to twenty teams.
FIELDS = tuple(range(6, 61, 3))


class Simulation(of_format.Simulation):
    """One night; ``seen`` counts what must happen somewhere."""

    def __init__(self, seed: int, entries: int = 54) -> None:
        super().__init__("team", seed)
        self._night = cast(Plausible, self)
        self.teams = max(2, entries // 3)
        self.seats = 6 + seed % 4
        self.chips: dict[int, int] = {}
        self.seen.update(dict.fromkeys(MUST, 0))
        self._lines: list[str] = []
        self._places: dict[int, tuple[int, int, int]] = {}
        self._counted: dict[int, int] = {}
        # what was due after each action
        self.asked: dict[int, checker.Asked] = {}
        self.resting: set[int] = set()
        # the third stacks of each table that was to break
        self._thirds: dict[int, set[int]] = {}

    # -- as a plausible night ----------------------------------------------------------------------

    def setup(self, chance: Chance) -> Iterator[Step]:
        yield from night.evening(chance, self.teams, self.seats)
        paid = chance.below(self.teams + 3)
        whole = paid * (paid + 1) // 2
        if paid > 1:
            # of many paid places the first is before one table is left
            shares = tuple(("percent", 10_000 * n // whole) for n in range(paid, 0, -1))
            yield Step(MINUTE, house.SetPrizes(shares=shares))
        self.seen["start at two tables"] += len(self.director.state.open_tables) == 2

    def play(self, t: Tournament, reading: Reading, now: int, chance: Chance) -> Step | None:
        if reading.phase == "before" or t.won:
            return night.play(t, reading, now, chance)
        self._pots(t, chance)
        step = self._owed(t, now, chance) or self._by_hand(t, now, chance) or self._floor(t, now, chance)
        if step is not None:
            return step
        if reading.phase == "paused":
            return Step(MINUTE, house.Resume())
        if talks.talk(t, now) is not None:
            wait = reading.remaining or 0
            said = self._talk(t, now, chance) if wait > night.TELLING else None
            if said is not None:
                return Step(night.TELLING, said)
            return Step(wait + MINUTE, self._bust(t, chance))
        trouble = self._trouble(t, now, chance)
        if trouble is not None:
            return trouble
        wait = 30_000 + chance.below(6 * MINUTE)
        if reading.remaining is not None and reading.remaining < wait:
            if not chance.below(6):
                self.seen["time-out at a level's end"] += 1
                seated = [e.id for e in t.playing if e.table is not None]
                return Step(reading.remaining - 1, acts.CallTimeOut(entry=chance.pick(seated)))
            return Step(reading.remaining + 1000, house.Note(text="Level over"))
        return Step(wait, self._bust(t, chance))

    def wrong(self) -> list[str]:
        return checker.wrong(self._lines, self.asked, self._places)

    def _read_again(self) -> Iterator[str]:
        self._lines = [*export(self.director, UTC)]
        self._places = {p.entry: (p.place, p.last, p.prize) for p in placings(self.director.state)}
        yield from super()._read_again()

    # -- chips -------------------------------------------------------------------------------------

    def _take(self) -> None:
        change = self._told[-1]
        super()._take()
        if change.action.line in ("undo", "redo"):
            return  # both, so nothing has changed
        self._follow(change)
        t = self.director.state
        begun = read(t.clock.levels, t.clock.position, self.now).phase != "before"
        if begun and not t.won:
            parts = {(x.from_table, x.team) for x in self.due if isinstance(x, asks.PartDuty)}
            thirds_ = (x for x in self.due if isinstance(x, asks.ThirdStackDuty) and not x.breaks)
            bubble = any(isinstance(x, HandForHandDuty) for x in self.due)
            self.asked[change.action.id] = checker.Asked(parts, {x.entry for x in thirds_}, bubble)
        if sum(self.chips.values()) != t.chips.in_play:
            at = len(self.director.history)
            more = t.chips.in_play - sum(self.chips.values())
            self.counts.broken.append((at, f"{more} chips in play that no stack has: {change.action.line}"))
            self.chips[next(iter(self.chips))] += more

    def _follow(self, change: Change) -> None:
        t = self.director.state
        for x in change.action.records:
            match x:
                case r.Bought():
                    self.chips[x.entry] = self.chips.get(x.entry, 0) + x.chips
                case r.Disqualified():
                    self._disqualified(x)
                case facts.TransferCounted():
                    self._transfer(x)
                case facts.StackRested():
                    said = change.action.line.startswith("rest")
                    self.seen["third stack rests" if said else "no answer: it rests"] += 1
                    self.resting.add(x.entry)
                case facts.TimeOutCalled(card=False):
                    nth = game(t).teams[x.team].without
                    self.seen["time-out without a card" if nth < 2 else "time-out without, once more"] += 1
                case facts.TimeOutCalled():
                    self.seen["time-out with a card"] += 1
                case facts.MemberGone(how="left"):
                    left = len(game(t).teams[x.team].roster)
                    words = {1: "a member leaves: one is left", 2: "a member leaves: two are left"}
                    self.seen[words.get(left, "a member leaves")] += 1
                case r.TableClosed():
                    self.seen["two third stacks in one break"] += len(self._thirds.get(x.table, ())) > 1
                case facts.RestEnded():
                    self.seen["both others out in a rest"] += 1
                case r.Eliminated():
                    mates = (e for e in self.resting if t.game.holder(t.people, e) == self._team(x.entry))
                    self.seen["one other out in a rest"] += any(e in game(t).rests for e in mates)
                case facts.StackDivided():
                    how = "merge" if len(x.takers) == 1 else "split"
                    self.seen[("rest -> " if x.entry in self.resting else "at once: ") + how] += 1
                    self.chips[x.entry] -= sum(x.chips)
                    for taker, chips in zip(x.takers, x.chips, strict=True):
                        self.chips[taker] += chips
                case r.RaceHeld():
                    there = t.room.tables[x.table].seats
                    for seat, count in x.odd:
                        won = x.winners.count(seat) * x.new + x.rescued.count(seat) * x.rescue
                        self.chips[there[seat]] += won - count * x.chip

    def _team(self, entry: int) -> int:
        return game(self.director.state).of_stack[entry]

    def _disqualified(self, x: r.Disqualified) -> None:
        self.chips[x.entry] = 0
        for other, chips in x.shares:
            self.chips[other] += chips

    def _transfer(self, x: facts.TransferCounted) -> None:
        told = game(self.director.state).transfers[x.transfer]
        last = self._counted.get(x.transfer, 0)
        self._counted[x.transfer] = x.chips
        self.chips[told.giver] -= x.chips - last
        self.chips[told.taker] += x.chips - last
        exact = x.stack * 10 // 100
        first_time = "transfer exact" if x.chips == exact else "transfer payable"
        self.seen["transfer corrected" if last else first_time] += 1

    def _pots(self, t: Tournament, chance: Chance) -> None:
        """A pot at every table: nobody loses all by it."""
        chip = t.chips.lowest
        for table in t.open_tables:
            there = sorted(table.seats.values())
            if len(there) < 2:
                continue
            winner, loser = chance.shuffled(there)[:2]
            most = (self.chips[loser] - 1) // chip
            # now and then hardly anything is left
            lost = chip * (max(0, most) if not chance.below(60) else chance.below(1 + max(0, most) // 3))
            self.chips[loser] -= lost
            self.chips[winner] += lost

    # -- what happens ------------------------------------------------------------------------------

    def _owed(self, t: Tournament, now: int, chance: Chance) -> Step | None:
        for _, there in thirds.due(t):
            table = t.people.entries[there[0]].table or 0
            self._thirds.setdefault(table, set()).update(there)
        for duty in duties(t, now):
            act = duty.act
            match duty:
                case asks.TimeOutDuty():
                    lasts = calling(t)
                    ready = lasts is not None and not lasts.gathered and lasts.seconds
                    said = ("dead", "withdrawn", *["acted"] * 7)
                    outcome = acts.EndTimeOut(outcome=chance.pick(said))
                    act = acts.TeamGathered() if ready else outcome
                    self.seen["time-out withdrawn"] += act == acts.EndTimeOut(outcome="withdrawn")
                case asks.TransferDuty(announced=True):
                    act = self._count(t, duty)
                case asks.BreakDownDuty() if chance.below(3) == 0:
                    act = house.MarkDuty(duty=duty.id, how="dismissed")
                    self.seen["tables kept"] += 1
                case asks.ThirdStackDuty():
                    if chance.below(4) == 0 if duty.breaks else len(duty.others) == 1 and chance.below(6):
                        continue  # no answer: it rests when the table breaks, or on
                    counted, has = t.people.entries[duty.entry].stack, self.chips[duty.entry]
                    if counted not in (None, has):
                        return Step(night.DOING, house.Count(entry=duty.entry, chips=has))
                    act = night.third(t, duty, has, chance)
                    if getattr(act, "entry", 0) != duty.entry:
                        act = acts.RestStack(entry=duty.choices[-1])
                case asks.PartDuty():
                    act = self._part(t, duty, now, chance)
                case asks.UnmannedDuty(act=acts.Behind() as act):
                    act = None if places.sit(t, act, now + night.DOING).reasons else act
            if isinstance(duty, asks.DUTIES) and act is not None:
                return Step(night.DOING, act)
        return None

    def _by_hand(self, t: Tournament, now: int, chance: Chance) -> Step | None:
        """Hand for hand one team from the money; nobody is moved before the hand is played at all tables."""
        for duty in duties(t, now):
            match duty:
                case HandForHandDuty() | HandForHandOffDuty() | SameTimeDuty(act=house.SameTime()):
                    self.seen["hand-for-hand"] += isinstance(duty, HandForHandDuty)
                    assert duty.act is not None
                    return Step(night.DOING, duty.act)
                case HandForHandPlayedDuty():
                    gone = {b.table for b in t.game.busts if b.hand == t.game.hand}
                    still = {x.id for x in t.open_tables if len(x.seats) > 1} - gone
                    if still and not chance.below(3):
                        return Step(night.DOING, self._bust(t, chance, chance.pick(sorted(still))))
                    return Step(2 * MINUTE, house.HandPlayed())
        return None

    def _count(self, t: Tournament, duty: asks.TransferDuty) -> Act:
        stack = self.chips[duty.giver]
        if not transfers.amount(t, stack).due:
            self.seen["transfer of 0"] += 1
            return acts.DropTransfer(entry=duty.giver)
        return acts.TransferChips(entry=duty.giver, to=duty.taker, stack=stack)

    def _part(self, t: Tournament, duty: asks.PartDuty, now: int, chance: Chance) -> Act:
        self.seen["part"] += 1
        parts = acts.PartMates(entry=duty.entry)
        if duty.act is not None and not parting.part(t, parts, now + night.DOING).reasons:
            return parts
        both = duty.asks or (duty.from_table, duty.to_table)
        tables = [x for x in map(t.room.tables.__getitem__, both) if len(x.seats) > 1]
        return house.NoteBigBlinds(seats=tuple((x.id, chance.pick(sorted(x.seats))) for x in tables))

    def _floor(self, t: Tournament, now: int, chance: Chance) -> Step | None:
        for chip in due(t, now):
            for table in to_race(t, chip):
                if button_wanted(t, table, now + holdem.RACE):
                    return Step(5000, house.NoteBlinds(table=table.id, big=chance.pick(sorted(table.seats))))
                odd = self._odd(t, table, chip)
                last = tuple(seat for seat, n in odd if self.chips[table.seats[seat]] == n * chip)
                return Step(holdem.RACE, house.Race(table=table.id, chip=chip, odd=odd, last=last))
        before = first(t, now + holdem.WALK)
        step = holdem.floor(t, now, chance)
        self.seen["balance"] += step is not None and before.move is not None
        return step

    def _odd(self, t: Tournament, table: Table, chip: int) -> tuple[tuple[int, int], ...]:
        new = above(t, chip)
        assert new is not None
        counts = {seat: self.chips[e] % new // chip for seat, e in sorted(table.seats.items())}
        return fitted(t, table, chip, counts)

    def _talk(self, t: Tournament, now: int, chance: Chance) -> Act | None:
        said = (night.in_talk(t, now, chance) for _ in range(4))
        return next((act for act in said if act is not None and self._can_pay(t, act)), None)

    def _can_pay(self, t: Tournament, act: Act) -> bool:
        """Return whether the giving stack has what a correction takes out of it besides."""
        if not isinstance(act, acts.CorrectTransfer):
            return True
        last = last_transfer(t, act.entry)
        return last is not None and self.chips[act.entry] > transfers.amount(t, act.stack).due - last.chips

    def _trouble(self, t: Tournament, now: int, chance: Chance) -> Step | None:
        seated = [e.id for e in t.playing if e.table is not None]
        if chance.below(night.TIME_OUT) == 0:
            # who has called once calls again
            again = [e for e in seated if game(t).teams[self._team(e)].cards < 2]
            caller = chance.pick(again if again and chance.below(2) else seated)
            return Step(MINUTE, acts.CallTimeOut(entry=caller))
        if chance.below(40) == 0:
            teams = sorted((x for x in live_teams(t) if len(x.roster) > 1), key=lambda x: len(x.roster))
            if teams:
                team = chance.pick(teams) if chance.below(2) else teams[0]
                return Step(MINUTE, acts.LeaveTeam(player=chance.pick(team.roster)))
        if chance.below(25) == 0 and (step := self._together(t, chance)) is not None:
            return step
        if chance.below(60) == 0 and game(t).left(t.people) > 2:
            return self._out(t, chance)
        return None

    def _together(self, t: Tournament, chance: Chance) -> Step | None:
        """The director sits a stack with a team-mate: they are to be parted as soon as may be."""
        entry = chance.pick([e for e in t.playing if e.table is not None])
        mates = {*live_stacks(t.people, game(t).teams[self._team(entry.id)])}
        tables = [x for x in t.open_tables if x.free and x.id != entry.table and mates & {*x.seats.values()}]
        if not tables:
            return None
        to = chance.pick(tables)
        return Step(MINUTE, house.Move(entry=entry.id, seat=(to.id, chance.pick(to.free))), "a broken chair")

    def _out(self, t: Tournament, chance: Chance) -> Step | None:
        teams, rests = live_teams(t), game(t).rests
        # Few stacks rest at a time: their teams come first, or hardly any would ever be dealt out.
        team = chance.pick([x for x in teams if rests.keys() & {*live_stacks(t.people, x)}] or teams)
        living = live_stacks(t.people, team)
        if chance.below(3) == 0:
            if self._alone(t.room, living):
                return None
            self.seen["a team disqualified"] += 1
            resting = any(e in rests for e in living)
            self.seen["a resting stack dealt out"] += resting
            free = [x.id for x in t.open_tables if {*x.seats.values()} - {*living}]
            at = chance.pick(free) if resting else None
            stacks = tuple(self.chips[e] for e in living)
            return Step(
                MINUTE, acts.DisqualifyTeam(team=team.name, offence="collusion", stacks=stacks, table=at)
            )
        entry = chance.pick([e for e in living if e in rests] or living)
        at = chance.pick(t.open_tables).id if entry in rests else None
        plan = equal_shares(t, entry, self.chips[entry], table=at)
        if not plan.shares or entry in team.unmanned:
            return None
        self.seen["a member disqualified"] += 1
        self.seen["a resting stack dealt out"] += at is not None
        return Step(MINUTE, house.Disqualify(entry=entry, offence="cheating", shares=plan.shares, table=at))

    def _alone(self, room: Room, living: list[int]) -> bool:
        """Return whether one of these has nobody else at the table to deal the chips out to."""
        tables = [x for x in room.tables.values() if {*x.seats.values()} & {*living}]
        return any({*x.seats.values()} <= {*living} for x in tables)

    def _bust(self, t: Tournament, chance: Chance, table: int | None = None) -> Act:
        tables = [x for x in t.open_tables if len(x.seats) > 1 and table in (None, x.id)]
        if not tables:
            return house.Note(text="No hand can be dealt")
        order = chance.shuffled(sorted(chance.pick(tables).seats.values()))
        resting = {self._team(e) for e in game(t).rests}
        # their mates are out first, or, for a rest to last, last
        first = chance.below(9)
        if first != 1:
            order.sort(key=lambda e: (self._team(e) in resting) == (first > 1))
        many = 2 if len(order) > 2 and chance.below(6) == 0 else 1
        mates = [e for e in order if [self._team(x) for x in order].count(self._team(e)) == 2]
        if len(order) > 3 and mates and not chance.below(4):
            # both stacks of a team, and another's
            order.sort(key=lambda e: self._team(e) != self._team(mates[0]))
            many = 3
        winner = order[-1]
        who = tuple(order[:many])
        teams = {game(t).of_stack[e] for e in who}
        gone = [x for x in teams if {*live_stacks(t.people, game(t).teams[x])} <= {*who}]
        self.seen["two teams out in one hand"] += len(gone) == 2
        self.seen["the last two stacks of one team"] += len(gone) < many and len(gone) == len(teams)
        if t.game.hand_for_hand is not None:
            before = {game(t).of_stack[b.entry] for b in t.game.busts if b.hand == t.game.hand}
            out = before - game(t).holders(t.people)
            self.seen["teams out at different tables in one hand"] += bool(gone and out - {*gone})
        stacks = tuple(self.chips[e] for e in who) if many > 1 or t.game.hand_for_hand else ()
        if many == 2 and stacks[0] <= stacks[1] and not chance.below(2):
            stacks = stacks[:1] * 2
            self.seen["teams of equal chips out in one hand"] += len(gone) == 2
        for e in who:
            self.chips[winner] += self.chips[e]
            self.chips[e] = 0
        return house.Eliminate(who=who, by=(winner,), stacks=stacks)
