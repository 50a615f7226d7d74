"""Acts by chance: any kind that a format has, with arguments that mostly exist and sometimes do not."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, TypeVar

from core.chips.cards import PACK
from core.formats.chicago.numbers import Hand
from core.formats.chicago.state import Chicago
from core.formats.format import FORMATS
from core.formats.team.state import TeamGame
from core.money.payouts import open_prizes
from core.money.settling import contestants
from core.rulebook import shelf
from core.say import acts
from core.say.acts import Act, Form
from core.say.acts.base import Argument
from core.tournament.settings import DEFAULTS
from core.tournament.state import Tournament

T = TypeVar("T")

RULED: tuple[dict[str, Any], ...] = tuple(
    {"claimed": None, "offence": "", "situation": "", "answers": (), "outcome": "", "penalty": "", **x}
    for x in (
        {},
        {"penalty": "next"},
        {"penalty": "warning"},
        {"situation": "string-bet", "answers": ("faced=200", "big_blind=100", "chips=200", "more=400")},
        {"situation": "phone", "answers": ("phone_use=rang", "in_hand=yes"), "penalty": "next"},
    )
)
"""Rulings that are given, in free words and of a situation."""
FEW = 4
"""With no more entries in than these, entering comes often."""

NAMES = ("Anna Ek", "Bo Ros", "Carin Ål", "Ek", "x", "None", "1.1", "e1", 'He said "all in"', " ", "İstanbul")
# The words that some act knows; to all others they are nonsense.
WORDS = (
    "", "x", "none", "each", "bb", "button", "break", "talk", "day-end", "accessible", "ordinary", "served",
    "lifted", "acted", "dead", "checked", "withdrawn", "done", "dismissed", "otherwise", "entry", "reentry",
    "rebuy", "addon", "yes", "no", "found", "pocketed", "forfeited", "missing", "surplus", "break-order",
    "redraws", "next", "finals", "final", "end", "proposed", "fixed", "progressive", "float", "in", "out",
    *Hand,
)  # fmt: skip
NUMBERS = (0, 0, 1, 1, 1, 2, 2, 3, 4, 5, 8, 10, 25, 53, 100, 500, 4000, 10_000, 90_000, -1, 10**12)


class Chance:
    """An act for this state, by the numbers of ``random``."""

    def __init__(self, random: Random, t: Tournament, now: int, done: int) -> None:
        self.random, self.t, self.now, self.done = random, t, now, done

    def some(self, one_in: int) -> bool:
        return self.random.randrange(one_in) == 0

    def among(self, found: Sequence[T], other: T) -> T:
        """Return one of these; once in forty times, or where there are none, the other."""
        return self.random.choice(found) if found and not self.some(40) else other

    def several(self, one: Callable[[], T], most: int = 4) -> tuple[T, ...]:
        return tuple(one() for _ in range(self.random.randint(0, most)))

    def act(self) -> Act:
        cls = self.random.choice(kinds(self.t))
        values = {x.name: self.value(cls, x) for x in cls.ARGUMENTS if x.required or self.some(2)}
        return cls(**(values | self.likely(cls, values)))

    def value(self, cls: type[Act], x: Argument) -> Any:
        if cls is acts.ChooseRulebook:
            return self.book(x.name)
        if x.form == "entry":
            return self.entry(out=x.out and not self.some(4))
        return FORMS[x.form](self)

    # -- what there is -------------------------------------------------------------------------------

    def entry(self, *, out: bool = False) -> int:
        people = self.t.people
        found = [e.id for e in people.entries.values() if e.out] if out else [*people.live.values()]
        return self.among(found or [*people.entries], self.random.choice((0, 1, 10**6)))

    def table(self) -> int:
        return self.among([x.id for x in self.t.open_tables], self.among([*self.t.room.tables], 10**6))

    def seat(self) -> acts.Seat:
        table = self.table()
        size = self.t.room.tables[table].size if table in self.t.room.tables else 9
        return table, self.random.randint(1, size) if not self.some(30) else self.random.choice((0, 99))

    def name(self) -> str:
        if self.some(3):
            return self.random.choice(NAMES)
        if isinstance(self.t.game, TeamGame) and self.t.game.teams and not self.some(3):
            return self.random.choice([x.name for x in self.t.game.teams.values()])
        return f"{self.random.choice('ABCDEFGH')}{self.random.randrange(300)}"

    def book(self, name: str) -> str:
        if name == "book":
            return self.among([*shelf.shipped()], "nonsense")
        return self.random.choice(("", "", "", "x"))

    def row(self) -> int:
        return self.random.randint(1, len(self.t.clock.levels) + 1) if not self.some(20) else 0

    def time(self) -> int:
        return self.now + self.random.choice((-600_000, -60_000, -1, 0, 0, 1, 60_000, 3_600_000))

    def setting(self) -> Any:
        words = None, "", "x", "cards", "nearest", "21:30", "yes", "pool", "keep"
        return self.random.choice((*words, *range(1, 13)))

    def register(self) -> acts.Register:
        return acts.Register(name=self.name(), seat=self.seat() if self.some(2) else None)

    def level(self) -> Act:
        cls = self.random.choice((acts.AddLevel, acts.AddLevel, acts.AddBreak))
        return cls(length=self.random.choice((60_000, 1_200_000)), blinds=self.pair())

    def pair(self) -> tuple[int, int] | None:
        return self.random.choice((None, (25, 50), (50, 100), (100, 200), (0, -1)))

    def deal(self) -> dict[str, Any]:
        """Return a deal of all who are left; a custom one gives everything to one of them."""
        by = self.random.choice(("icm", "chips", "even", "custom"))
        live = [x.entry for x in contestants(self.t)]
        first = sum(open_prizes(self.t)) if live else 0
        parts = tuple((e, 0 if i else first) for i, e in enumerate(live)) if by == "custom" else ()
        keep = self.random.choice((None, ("percent", 1000))) if by != "custom" else None
        return {"by": by, "parts": parts, "keep": keep, "order": (), "unit": self.random.choice((1, 10))}

    # -- what goes together --------------------------------------------------------------------------

    def likely(self, cls: type[Act], values: dict[str, Any]) -> dict[str, Any]:
        """Return arguments that fit each other, for acts that would hardly ever be done otherwise."""
        if self.some(4):
            return {}
        if isinstance(self.t.game, TeamGame):
            return self.of_team(self.t.game, cls.VERB)
        if isinstance(self.t.game, Chicago):
            return self.of_chicago(self.t.game, cls.VERB)
        if cls is acts.GiveRuling:
            return self.random.choice(RULED)
        if cls is acts.Settle:
            return self.deal()
        if cls is acts.Eliminate:
            return {"who": self.several(self.entry, 2) or (self.entry(),), "stacks": ()}
        return {}

    def of_team(self, game: TeamGame, verb: str) -> dict[str, Any]:
        new = self.random.randrange(10**6)
        people = tuple(f"M{new + i}" for i in range(self.random.randint(3, 5)))
        if verb == "register team":
            seats = tuple(self.seat() for _ in range(3)) if self.some(4) else ()
            free = dict.fromkeys(("chips", "pay", "fee"))
            return {"name": f"T{new}", "members": people, "captain": "", "seats": seats, "at": "", **free}
        if verb == "register teams":
            return {"teams": (f"T{new}: {', '.join(people)}", f"U{new}: {'b, '.join(people)}b")}
        if not game.teams:
            return {}
        team = self.random.choice([*game.teams.values()])
        stacks = [e for e in team.stacks if e in self.t.people.live.values()] or [*team.stacks]
        one, other = self.random.choice(stacks), self.random.choice(stacks)
        chips = self.random.choice((100, 500, 4000))
        match verb:
            case "behind":
                return {"entry": one, "player": self.random.choice((None, *team.members))}
            case "leave team" | "captain":
                return {"player": self.random.choice(team.members)}
            case "transfer":
                return {
                    "entry": one,
                    "to": other,
                    **self.random.choice(({}, {"stack": chips * 3, "chips": None})),
                }
            case "split":
                return {"entry": one, "to": tuple(e for e in stacks if e != one), "chips": (chips, chips)}
            case "merge":
                return {"entry": one, "to": other, "chips": self.random.choice((None, chips))}
        return {}

    def of_chicago(self, game: Chicago, verb: str) -> dict[str, Any]:
        if game.heat is None:
            return {}
        match = self.random.choice([*game.heat.matches.values()])
        chairs = [*match.sheet.seats]
        seat = match.table, self.random.choice(chairs)
        none = {"round": None, "deal": None, "exchange": None, "heat": None}
        match verb:
            case "draw heat" if self.some(3):
                return {"again": False, "number": "1"}
            case "draw round":
                return {"tables": (match.table,)}
            case "points" | "trick" | "made" | "broken" | "chicago" if self.some(2):
                fields = {"seat": seat, "table": match.table, "hand": self.random.choice(("", *Hand)), **none}
                names = {x.name for x in acts.VERBS[verb].ARGUMENTS}
                return {k: v for k, v in fields.items() if k in names}
            case "protocol":
                points = [self.random.choice((53, 27, 14, 9, 3)) for _ in chairs]
                points[self.random.randrange(len(points))] = 52
                said = (seat[1],)
                return {"table": match.table, "points": tuple(points), "said": said, "strokes": (), "out": (),
                        "made": self.random.choice(((), said)), "won": self.random.choice((None, seat[1])),
                        "heat": None, "round": None}  # fmt: skip
            case "play-off":
                return {"entries": tuple(match.players[:2]), "points": (12, 8), "won": None}
            case "advance" | "auditor":
                entries = tuple(self.random.sample(match.players, min(2, len(match.players))))
                return (
                    {"table": match.table, "entries": entries}
                    if verb == "advance"
                    else {"table": match.table, "entry": entries[0]}
                )
        return {}


def kinds(t: Tournament) -> list[type[Act]]:
    """Return the acts of the format that is played, those that end or empty a night seldom."""
    key = t.format, len(t.people.live) > FEW
    if key not in _KINDS:
        rules = FORMATS[t.format or "holdem"].rules
        gone = {acts.Cancel, acts.ChooseFormat, acts.ChooseRulebook}
        often = [x for x in rules if x not in gone] * 12 + [*gone.intersection(rules)]
        entering = [x for x in rules if x in (acts.Register, acts.Reenter) or x.VERB == "register team"]
        played = [x for x in rules if x.VERB in PLAYED]
        _KINDS[key] = often + entering * (0 if key[1] else 150) + played * 30
    return _KINDS[key]


# Acts that a night is made of: they come more often.
PLAYED = {
    "eliminate", "correct bust", "take back", "same time", "one hand", "two hands", "break", "rest", "split",
    "merge", "transfer", "correct transfer", "disqualify", "disqualify team", "withdraw team", "behind",
    "time-out", "end time-out", "draw heat", "draw round", "protocol", "points", "trick", "chicago", "made",
    "broken", "leave", "late", "no-show", "play-off", "move", "draw", "start", "next",
}  # fmt: skip
_KINDS: dict[tuple[str, bool], list[type[Act]]] = {}

FORMS: dict[Form, Callable[[Chance], Any]] = {
    "entries": lambda c: c.several(lambda: c.entry(out=c.some(3))),
    "player": lambda c: c.among([*c.t.people.players], 10**6),
    "table": Chance.table,
    "tables": lambda c: c.several(c.table),
    "seat": Chance.seat,
    "seats": lambda c: c.several(c.seat, 3),
    "label": lambda c: c.random.choice(("1", "2", "3", "4", "A", "")),
    "name": Chance.name,
    "text": lambda c: c.random.choice(("", "1", "2", "x", "Cash", "prize", *NAMES)),
    "quoted": lambda c: c.random.choice(("", "x", *NAMES)),
    "word": lambda c: c.random.choice(WORDS),
    "int": lambda c: c.random.choice(NUMBERS),
    "numbers": lambda c: c.several(lambda: c.random.choice(NUMBERS)),
    "money": lambda c: c.random.choice((0, 50, 350, 350, -1)),
    "blinds": Chance.pair,
    "length": lambda c: c.random.choice((60_000, 1_200_000, 1_200_000, -1, 0)),
    "duration": lambda c: c.random.choice((-900_000, -1, 0, 60_000, 1_200_000)),
    "time": Chance.time,
    "coming": Chance.time,
    "shares": lambda c: c.several(lambda: c.random.choice((("percent", 2500), ("amount", 300)))),
    "share": lambda c: c.random.choice((None, ("percent", 1000), ("percent", 10_001), ("amount", 300))),
    "parts": lambda c: c.several(lambda: (c.entry(), c.random.choice(NUMBERS))),
    "words": lambda c: c.random.choice(("", "2", "15% down", "grid", "2-8:100% 9-90:60/40", "3-8:2", "x")),
    "kept": lambda c: c.random.choice((("percent", 500, 1), ("amount", 150, 7), ("amount", 0, 1))),
    "row": Chance.row,
    "until": lambda c: c.random.choice((None, ("level", 1), ("level", 0), ("time", c.time()), ("time", -1))),
    "action": lambda c: c.random.randint(1, max(1, c.done)),
    "flag": lambda c: c.some(2),
    "key": lambda c: c.random.choice((*DEFAULTS, "x")),
    "value": Chance.setting,
    "chips": lambda c: c.random.choice(((25, 100, 500), (25, 100, 500), (500, 25), ())),
    "rows": lambda c: c.several(c.level),
    "counts": lambda c: c.several(lambda: (c.seat()[1], c.random.choice(NUMBERS))),
    "cards": lambda c: c.several(lambda: (c.seat()[1], c.random.choice(PACK))),
    "people": lambda c: c.several(c.register),
    "names": lambda c: c.several(c.name),
}  # fmt: skip
