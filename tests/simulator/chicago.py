"""Whole nights of Chicago through the log, with real cards: tables interleave, entries are undone and
corrected, rounds come late as one line, people are missing, leave and come back.

``night(seed, players).play()``; the exported lines and ``cards``, the transcript of what lay on the tables,
are what ``tests.checker.chicago_night`` reads.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from datetime import UTC
from fractions import Fraction
from functools import cache
from itertools import permutations
from random import Random
from typing import Any

from core.formats import format as formats
from core.formats.chicago import CHICAGO
from core.formats.chicago import acts as a
from core.formats.chicago.deal import (
    Also,
    Bought,
    Broken,
    Chicago,
    Declined,
    Left,
    Made,
    Mark,
    Mistake,
    Revoked,
    Scored,
    TimeUp,
    Trick,
)
from core.formats.chicago.facts import Written
from core.formats.chicago.going_on import (
    advance,
    from_table,
    parting,
    places_of,
    still_tied,
    undecided,
)
from core.formats.chicago.heat import Heat, Match
from core.formats.chicago.heats import away, prize_ties
from core.formats.chicago.numbers import EXITS, Numbers
from core.formats.chicago.reasons import ChangesWhoGoesOn, SaidWithLess
from core.formats.chicago.round import Round, Step, places, take
from core.formats.chicago.state import chicago
from core.log.order import MemoryLog
from core.money.payouts import placings
from core.say import acts
from core.say.acts import Act
from core.say.reasons import Refused
from core.say.records import NAMES, Action
from core.text.export import export
from core.text.opening import GAME, open_door
from core.tournament.chance import Chance
from core.tournament.state import Tournament
from tests.checker.chicago_night import check
from tests.simulator.chicago_cards import Table, play_off
from tests.simulator.run import Counts

BEGAN = 1_771_000_000_000
FIVE = 5
CONTRIVED, CONTRIVED_FINAL = 160, 400
"""In a thousand matches, those whose last round is one of ``POOL`` that leaves two equal."""
POOL = 250
QUITS = 20
"""In a thousand rounds, those in which somebody goes home; at a table of three twice as often."""
LATE, LATE_LAST = 50, 120
"""In a thousand rounds, those that come late as one line; of last rounds, that decide who goes on."""
UNDONE, MISREAD = 20, 28
"""In a thousand entries, those undone and entered again; of those, if a hand that ends nothing, those misread
and corrected: together three of a hundred."""
TRIES = 400
FIELDS = (*range(3, 21), 64)
MUST = (
    "flush", "royal", "four", "four resets", "ringed reset", "reset without a ring",
    "made", "broken", "break declined", "Chicago refused at 14",
    "52 in exchange 1", "52 in exchange 2", "52 in exchange 3", "52 at the trick", "52 at the deuce",
    "out 1", "out 2", "last one left", "stop broken", "mistake", "mistake under the stop", "the floor",
    "revoke", "wrong card opened", "wrong cards dealt", "muck reshuffled",
    "equal hands score", "equal hands in exchange 3", "parted by Chicagos", "shared by 2", "shared by 3",
    "tie-break by deals", "tie-break by Chicagos", "tie-break by play-off", "play-off", "play-off tied again",
    "play-off for a prize", "no-show", "no-show replaced", "late", "a fifth player", "two left",
    "disqualified", "left", "five refused", "five players", "drawn again", "cannot come",
    "correction takes the seat", "correction stands", "late round", "begun without a protocol",
    "round with a time", "time up", "entry undone", "entry corrected",
    "correction leaves Chicago below 15", "points that cannot be", "draw announced", "draw abandoned",
)  # fmt: skip
"""Events that must come at least once in enough nights of every field (``tests.simulator.nights``)."""


class Night:
    """A night of so many players. ``cards`` is the transcript, ``seen`` counts what happened in it."""

    def __init__(self, seed: int, players: int) -> None:
        if CHICAGO.id not in formats.FORMATS:
            formats.hand_in(CHICAGO)
        # of each size a night of its own: the first throws of one seed are the same for all
        self.random, self.players, self.now = Random(f"{seed} {players}"), players, BEGAN
        self.director = open_door(MemoryLog(), lambda: self.now, Chance(str(seed)).bytes)
        self.cards: list[str] = []
        self.seen: Counter[str] = Counter()
        # the true protocols of rounds that were told wrongly, to be put right in the next heat
        self.wrong: list[a.Protocol] = []

    @property
    def state(self) -> Tournament:
        return self.director.state

    @property
    def heat(self) -> Heat:
        found = chicago(self.state).heat
        assert found is not None
        return found

    def match(self, table: int) -> Match:
        return self.heat.matches[table]

    def chance(self, thousandths: float) -> bool:
        return self.random.random() * 1000 < thousandths

    def do(self, act: Act, override: str = "") -> int:
        """Do it; return the number of the action."""
        self.now += self.random.randrange(500, 20_000)
        self.director.do(act, override=override, simulated=True)
        return self.director.history[-1].id

    def refused(self, act: Act, what: str) -> None:
        """An act that must not be: counted."""
        try:
            self.do(act)
        except Refused:
            self.seen[what] += 1
        else:
            raise AssertionError(f"{act} was done")

    def invariants(self) -> list[str]:
        """Return what is untrue of the state, or not as it folds anew."""
        wrong = list(GAME.broken(self.state))
        anew = open_door(MemoryLog(self.director.history), lambda: self.now, Chance("x").bytes)
        if anew.problem or anew.state != self.state:
            wrong.append("the state is not as it folds anew")
        return wrong

    # -- the night ---------------------------------------------------------------------------------

    def play(self) -> Night:
        self.do(acts.ChooseFormat(format="chicago"))
        self.do(acts.SetPrice(kind="entry", paid=250, fee=50, chips=0))
        self.do(acts.SetPrizes(shares=(("percent", 5000), ("percent", 3000), ("percent", 2000))))
        self.do(
            acts.RegisterList(
                people=tuple(acts.Register(name=f"Player {i}") for i in range(1, self.players + 1))
            )
        )
        self.do(a.PlanHeat(heat=2, at=self.now + 4 * 3_600_000))
        while True:
            self.draw()
            self.begin()
            if self.chance(200):
                self.do(a.TimeRound(length=40 * 60_000))
                self.seen["round with a time"] += 1
            self.run([self.at_table(x) for x in list(self.heat.matches)])
            self.decide_ties()
            if not advance(chicago(self.state).plans, self.heat).to:
                break
        assert self.state.won, "nobody has won"
        return self

    def draw(self) -> None:
        """Draw the next heat; somebody who goes on may not come."""
        game = chicago(self.state)
        if game.heats:
            on = [
                e for x in parting(game.plans, self.heat).to.values() for e in x if e not in self.heat.waiting
            ]
            if self.chance(120) and len(on) > FIVE:
                self.do(acts.Absent(entry=self.random.choice(on)))
                self.seen["cannot come"] += 1
                self.decide_ties()
        five = self.players == FIVE and not game.heats
        if five:
            self.refused(a.DrawHeat(), "five refused")
            self.seen["five players"] += 1
        number = str(self.random.randrange(100))
        why = "no more came" if self.director.check(a.DrawHeat(number=number)) else ""
        if not five and self.chance(500):
            self.do(acts.PrepareDraw())
            if self.chance(100):
                self.do(acts.AbandonDraw())
                self.seen["draw abandoned"] += 1
            else:
                self.seen["draw announced"] += 1
        self.do(a.DrawHeat(number=number), why)
        if self.chance(80) and not self.wrong:
            self.do(a.DrawHeat(number="7", again=True), why)
            self.seen["drawn again"] += 1

    def begin(self) -> None:
        """Play what happens between the draw and the first deal."""
        for true in self.wrong[:1]:
            if self.chance(500):
                self.correct(true)
        if len(chicago(self.state).heats) == 1:
            self.missing()

    def missing(self) -> None:
        """Some are not there: a table of four plays on as three, a table of three gets somebody."""
        matches = list(self.heat.matches.values())
        if not self.chance(300):
            return
        match = self.random.choice(matches)
        entry = self.random.choice(match.left)
        others = [x for x in matches if x is not match and len(x.left) > 3]
        self.do(acts.Absent(entry=entry))
        if len(match.left) > 3:
            self.do(a.NoShow(entry=entry))
        elif len(match.left) == 3 and others:
            self.do(a.NoShow(entry=entry, replaced=self.random.choice(self.random.choice(others).left)))
            self.seen["no-show replaced"] += 1
        else:
            self.do(acts.Present(entry=entry))
            return
        self.seen["no-show"] += 1
        free = [x for x in self.heat.matches.values() if len(x.left) == 3]
        full = [x for x in self.heat.matches.values() if len(x.left) > 3]
        if full:
            self.refused(a.SitLate(entry=entry, table=full[0].table), "a fifth player")
        if free and self.chance(500):
            self.refused(a.SitLate(entry=entry, table=free[0].table), "late refused")
            self.do(a.SitLate(entry=entry, table=free[0].table), "there was a chair")
            self.seen["late"] += 1

    def correct(self, true: a.Protocol) -> None:
        """Put a wrong protocol of the heat before right: who goes on takes the seat, or all stays."""
        self.wrong.remove(true)
        if self.heat.begun:
            against = self.director.check(true)
            self.do(true, "the heat has begun" if against else "")
            stands = any(isinstance(x, ChangesWhoGoesOn) for x in against)
            self.seen["correction stands" if stands else "correction of nothing"] += 1
        else:
            self.hand_in(true)
            self.seen["correction takes the seat"] += 1

    def run(self, tables: list[Iterator[None]]) -> None:
        """Let the tables play, an entry here, an entry there."""
        while tables:
            table = self.random.choice(tables)
            for _ in range(self.random.choice((1, 1, 2, 8))):
                if next(table, True):
                    tables.remove(table)
                    break
            if self.wrong and self.heat.begun and (self.wrong[0].heat or 0) < self.heat.number:
                self.correct(self.wrong[0])

    def decide_ties(self) -> None:
        """Play off what must be, as often as it takes."""
        again = False
        while ties := self.ties():
            table, entries = ties[0]
            chairs = tuple(range(1, len(entries) + 1))
            for _ in range(TRIES):
                cards = play_off(self.random, chairs)
                points = [x.points for x in cards.round.lines]
                # the first play-off of a night is tied once more where it can be
                if again or len(set(points)) < len(points) or self.seen["play-off"]:
                    break
            self.seen["play-off tied again" if again else "play-off"] += 1
            again = True
            seats = " ".join(f"{c}={e}" for c, e in zip(chairs, entries, strict=True))
            self.cards += [f"playoff {self.heat.number} {table} {seats}", *cards.cards]
            winner = cards.round.winner
            if winner:
                points[winner - 1] = 52
            won = entries[winner - 1] if winner else None
            self.do(a.PlayOff(entries=entries, points=tuple(points), won=won))

    def ties(self) -> list[tuple[int, tuple[int, ...]]]:
        """Return who have to play off, with their tables: for the next heat or the title, then for prizes."""
        ties = still_tied(chicago(self.state).plans, self.heat, away(self.state))
        if ties:
            return ties
        ties = prize_ties(self.state)
        self.seen["play-off for a prize"] += bool(ties)
        return ties

    # -- a table -----------------------------------------------------------------------------------

    def at_table(self, table: int) -> Iterator[None]:
        """Play a match; each step is an entry."""
        contrived = self.chance(CONTRIVED_FINAL if self.heat.finals else CONTRIVED)
        late: a.Protocol | None = None
        for number in range(1, self.match(table).numbers.rounds + 1):
            match = self.match(table)
            if number > 1 and len(match.left) > 1:
                few = len(match.left) < min(3, len(match.sheet.seats))
                self.seen["two left"] += few
                self.do(a.DrawRound(tables=(table,)), "two play on" if few else "")
                if late is not None:
                    # It went on without handing in, and brings the protocol later.
                    self.seen["begun without a protocol"] += 1
                    yield
                    self.hand_in(late)
                yield
            match = self.match(table)
            if len(match.left) < 2:
                return
            sheet = match.sheet
            cards = self.played(match, contrived=contrived and number == match.numbers.rounds)
            seats = " ".join(f"{c}={e}" for c, e in sheet.seats.items())
            self.cards += [f"round {self.heat.number} {table} {number} {seats}", *cards.cards]
            late = None
            # A player who leaves a table with nothing written has not come: that is no round of four any
            # more.
            parted = match.blank and any(isinstance(x, Left) for x in cards.marks)
            last = number == match.numbers.rounds and bool(advance(chicago(self.state).plans, self.heat).to)
            if self.chance(LATE_LAST if last else LATE) and not parted:
                self.seen["late round"] += 1
                yield from self.goes_home(cards, match)
                yield
                line = told(table, number, cards.round, [*sheet.seats])
                if number == match.numbers.rounds and (wrong := self.wrongly(match, line)) is not None:
                    self.wrong.append(line.but(heat=self.heat.number))
                    self.hand_in(wrong)
                    if self.changes_nothing(match, line):
                        self.wrong.pop()
                        self.hand_in(line)
                elif (
                    number < match.numbers.rounds and self.match(table).sheet.takes_line and self.chance(400)
                ):
                    late = line
                else:
                    self.hand_in(line)
                yield
            else:
                yield from self.entered(table, cards)

    def played(self, match: Match, *, contrived: bool) -> Table:
        """Return a round with real cards; a contrived one leaves two of the table equal."""
        chairs, quits, ends = tuple(match.sheet.seats), (0, 0), 0
        seed = self.tying(match) if contrived else None
        if seed is None:
            seed = self.random.getrandbits(32)
            if len(match.left) > 2 and self.chance(QUITS * (2 if len(match.left) == 3 else 1)):
                quits = (self.random.randrange(2, 9), self.random.choice(chairs))
            if self.chance(15):
                ends = self.random.randrange(2, 9)
        found = Table(Random(seed), chairs, match.numbers, quits=quits, ends=ends)
        found.play()
        return found

    def tying(self, match: Match) -> int | None:
        """Return the seed of a last round that leaves two equal where it matters: for a play-off or, if there
        is none or it comes so, parted by their Chicagos."""
        seats, plan = match.sheet.seats, advance(chicago(self.state).plans, self.heat)
        before = {x.entry: x for x in match.standing}
        cuts = {1, len(plan.to)} if plan.to else {1, 2, 3}
        wanted = bool(plan.to) and self.chance(400)
        found: dict[bool, int] = {}
        for seed in self.random.sample(range(POOL), POOL if len(match.left) == len(seats) > 2 else 0):
            if wanted in found:
                break
            brought = pooled(seed, tuple(seats), match.numbers)
            ends = sorted(
                (before[e].points + points, before[e].side + side, before[e].won + won)
                for (points, side, won), e in zip(brought, seats.values(), strict=True)
            )[::-1]
            for cut in cuts:
                pair = ends[cut - 1 : cut + 1]
                if len(pair) == 2 and pair[0][:2] == pair[1][:2]:
                    found.setdefault(pair[0] != pair[1], seed)
        return found.get(wanted, found.get(not wanted))

    def hand_in(self, line: a.Protocol) -> None:
        """Hand in a round from paper, in which two may have won by equal hands."""
        self.do(line, "equal hands" if line.won and sum(x >= 52 for x in line.points) > 1 else "")

    def goes_home(self, cards: Table, match: Match) -> Iterator[None]:
        """Tell that somebody left in this round, where it comes from paper."""
        for mark in cards.marks:
            if isinstance(mark, Left):
                self.leave(match.sheet.seats[mark.chair])
                yield

    def leave(self, entry: int) -> None:
        if self.chance(500):
            self.do(acts.Disqualify(entry=entry, offence="fished for a pair"))
            self.seen["disqualified"] += 1
        else:
            self.do(a.LeaveTable(entry=entry))
            self.seen["left"] += 1

    def wrongly(self, match: Match, true: a.Protocol) -> a.Protocol | None:
        """Return a protocol with the players in the wrong order, so that somebody else goes on; not where
        somebody left."""
        plan = advance(chicago(self.state).plans, self.heat)
        if not plan.to or self.wrong or match.gone or plan.rest or not self.chance(800):
            return None
        chairs = [*match.sheet.seats]
        order = self.random.choice([*permutations(range(len(chairs)))][1:])
        turn = {c: chairs[i] for c, i in zip(chairs, order, strict=True)}
        by_chair = {turn[c]: i for i, c in enumerate(chairs)}
        return true.but(
            points=tuple(true.points[by_chair[c]] for c in chairs),
            strokes=tuple(true.strokes[by_chair[c]] for c in chairs),
            said=tuple(turn[c] for c in true.said),
            made=tuple(turn[c] for c in true.made),
            out=tuple(turn[c] for c in true.out),
            won=turn[true.won] if true.won else None,
        )

    def changes_nothing(self, match: Match, true: a.Protocol) -> bool:
        """Return whether the wrong protocol that stands sends the same on as the true one, or leaves ties."""
        plan = advance(chicago(self.state).plans, self.heat)
        wrong = self.match(match.table)
        before, ties = from_table(plan, wrong), undecided(plan, wrong)
        self.hand_in(true)
        right = self.match(match.table)
        after = from_table(plan, right)
        reaches = before != after if len({*plan.to}) > 1 else {*before} != {*after}
        same = not reaches or ties or undecided(plan, right)
        self.do(acts.Undo())
        return bool(same)

    def entered(self, table: int, cards: Table) -> Iterator[None]:
        """Write a round entry by entry, three of a hundred wrongly first."""
        match = self.match(table)
        now = match.sheet.first
        for act, marks in written(table, now, cards.marks):
            if marks == [] and isinstance(act, a.LeaveTable):
                self.leave(match.sheet.seats[act.entry])
                yield
                continue
            if isinstance(act, a.SayChicago):
                self.fourteen(table)
            if isinstance(act, a.MakeChicago | a.BreakChicago) and self.chance(15):
                self.less(table)
            self.impossible(table, match)
            if self.chance(UNDONE) and not (isinstance(act, a.Points) and act.also):
                self.do(act)
                yield
                self.undo(act)
                self.do(act)
            elif self.chance(MISREAD) and (wrong := self.misread(act, cards)) is not None:
                deal = self.match(table).sheet.round.deals + 1
                self.do(wrong)
                yield
                assert isinstance(act, a.Points)
                self.do(act.but(deal=deal, exchange=self.match(table).sheet.round.exchange - 1))
                self.seen["entry corrected"] += 1
            else:
                self.do(act, "equal hands" if isinstance(act, a.Points) and act.also else "")
            yield

    def undo(self, act: Act) -> None:
        """Take back the last entry of this table, whatever others wrote since."""
        table = getattr(act, "table", 0) or getattr(act, "seat", (0, 0))[0]
        done, undone = self.director.history, self.director.undone
        mine = next(x for x in reversed(done) if x.id not in undone and _writes(x, table))
        self.do(acts.Undo(action=mine.id))
        self.seen["entry undone"] += 1

    def misread(self, act: Act, cards: Table) -> Act | None:
        """Return a hand that was heard wrongly in the first or second exchange and ends nothing."""
        if not isinstance(act, a.Points) or act.against is not None or act.also:
            return None
        now = self.match(act.seat[0]).sheet.round
        line = now.line(act.seat[1]) if act.seat[1] else None
        if now.exchange > 2 or line is None or line.points > 30 or act.hand in {x.value for x in EXITS}:
            return None
        return act.but(hand="pair" if act.hand != "pair" else "two-pair")

    def fourteen(self, table: int) -> None:
        """Chicago said with one point too few is refused."""
        now = self.match(table).sheet.round
        for line in now.lines:
            if 0 < now.numbers.ask_from - line.points <= 2 and not line.out and now.exchange >= 3:
                what = f"Chicago refused at {line.points}"
                self.refused(a.SayChicago(seat=(table, line.chair)), what)

    def less(self, table: int) -> None:
        """A correction that would leave Chicago said with fewer than 15 points is refused."""
        now = self.match(table).sheet.first
        for mark in self.match(table).sheet.marks:
            if isinstance(mark, Scored) and mark.hand:
                nobody = a.Points(seat=(table, 0), deal=now.deals + 1, exchange=now.exchange)
                if any(isinstance(x, SaidWithLess) for x in self.director.check(nobody)):
                    self.refused(nobody, "correction leaves Chicago below 15")
                    return
            now = take(now, mark)

    def impossible(self, table: int, match: Match) -> None:
        """Now and then something is typed that cannot be."""
        if not self.chance(2):
            return
        points = tuple(200 for _ in match.sheet.seats)
        self.refused(a.Protocol(table=table, points=points), "points that cannot be")
        self.refused(a.WinTrick(seat=(table, 9)), "no such chair")


@cache
def pooled(seed: int, chairs: tuple[int, ...], numbers: Numbers) -> list[tuple[Fraction, int, int]]:
    """Return what the round of this seed brings to each chair: round points, points and Chicagos."""
    found = Table(Random(seed), chairs, numbers).play()
    points = {x.chair: x.points for x in places(found)}
    return [(points[x.chair], x.points, x.stars) for x in found.lines]


def _writes(action: Action, table: int) -> bool:
    return any(isinstance(x, Written) and x.table == table for x in action.records)


def written(table: int, now: Round, marks: Sequence[Mark]) -> Iterator[tuple[Act, list[Mark]]]:
    """Yield the acts that write these marks: one may imply another."""
    rest = list(marks)
    while rest:
        mark = rest.pop(0)
        taken = [mark]
        last = now.step is Step.EXCHANGE and now.exchange == now.numbers.exchanges
        now = take(now, mark)
        if isinstance(mark, Scored) and last and rest and isinstance(rest[0], Chicago | Declined):
            taken.append(rest[0])
            if isinstance(rest[0], Chicago):
                mark = rest[0]
            now = take(now, rest.pop(0))
        yield act_of(table, mark), ([] if isinstance(mark, Left) else taken)


def act_of(table: int, mark: Mark) -> Act:
    match mark:
        case Scored(chair, hand, reset):
            return a.Points(
                seat=(table, chair),
                hand=(hand or "").replace("_", "-"),
                against=(table, reset) if reset else None,
            )
        case Also(chair, hand):
            return a.Points(seat=(table, chair), hand=hand.replace("_", "-"), also=True)
        case Chicago(chair):
            return a.SayChicago(seat=(table, chair))
        case Declined():
            return a.DeclineChicago(table=table)
        case Made():
            return a.MakeChicago(table=table)
        case Broken(by):
            return a.BreakChicago(table=table, by=(table, by) if by else None)
        case Trick(chair, deuce):
            return a.WinTrick(seat=(table, chair), deuce=deuce)
        case Mistake(_, cards):
            return a.DealWrong(table=table, cards=cards)
        case Bought(chair):
            return a.BuyUnderStop(seat=(table, chair))
        case Revoked(chair):
            return a.Revoke(seat=(table, chair))
        case Left(chair):
            return a.LeaveTable(entry=chair)
        case TimeUp():
            return a.EndByTime(table=table)
    raise TypeError(mark)


def told(table: int, number: int, round_: Round, chairs: Sequence[int]) -> a.Protocol:
    """Return a round as one line from paper."""
    lines = [round_.line(c) for c in chairs]
    high = [x for x in lines if x.points >= round_.numbers.exit]
    named = [x for x in high if x.chair == round_.winner and (not x.ring or len(high) > 1)]
    return a.Protocol(
        table=table,
        round=number,
        points=tuple(x.points for x in lines),
        strokes=tuple(x.strokes for x in lines),
        said=tuple(x.chair for x in lines if x.ring),
        made=tuple(x.chair for x in lines for _ in range(x.stars)),
        out=tuple(x.chair for x in lines if x.out),
        won=named[0].chair if named else None,
        timed=round_.timed,
    )


def dump(t: Tournament) -> dict[str, Any]:
    """Return what Riffle makes of the night, for the checker to compare."""
    game = chicago(t)
    return {
        "heats": [
            {
                "number": heat.number,
                "waiting": list(heat.waiting),
                "tables": {str(x.table): _table(x) for x in heat.matches.values()},
            }
            for heat in game.heats
        ],
        "final": [[x.place, x.last, x.entry] for x in placings(t)],
    }


def _table(match: Match) -> dict[str, Any]:
    return {
        "players": sorted(match.players),
        "final": match.final,
        "rounds": [
            {
                "seats": {str(c): e for c, e in x.seats.items()},
                "lines": {str(y.chair): [y.points, y.strokes, y.ring, y.stars, y.out] for y in x.round.lines},
                "points": {str(y.chair): str(y.points) for y in places(x.round)},
                "winner": x.round.winner,
            }
            for x in match.sheets
        ],
        "totals": {str(x.entry): [str(x.points), x.side, x.won] for x in match.standing},
        "places": [[place, sorted(x.entry for x in tied)] for place, tied in places_of(match)],
    }


def night(seed: int, players: int) -> Night:
    return Night(seed, players)


class Simulation:
    """The night as ``simulate`` plays it (``tests.simulator.of_format``)."""

    def __init__(self, seed: int, entries: int) -> None:
        self.night = Night(seed, entries)
        self.director = self.night.director
        self.seen: Counter[str] = Counter()

    def run(self) -> Counts:
        counts = Counts()
        self.night.play()
        for action in self.director.history:
            counts.acts[action.line.split()[0]] += 1
            counts.records.update(NAMES[type(x)] for x in action.records)
        counts.broken = [(len(self.director.history), x) for x in self.night.invariants()]
        return counts

    def wrong(self) -> list[str]:
        """Return what the independent checker makes of the lines and the cards otherwise than Riffle."""
        lines = [*export(self.director, UTC)]
        found, seen = check(lines, self.night.cards, dump(self.director.state))
        self.seen = self.night.seen + seen
        return found
