"""The part of the state about conduct: penalties, disqualifications, rulings, called clocks
(procedures I5 and J)."""

from collections.abc import Collection
from dataclasses import dataclass, field, replace

from core.say.said import ByFields


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Penalty(ByFields):
    """A step of the ladder, as it was given at ``given`` (ms) by ``action`` to who sat in ``seat``.

    ``hands`` to sit out: ``fixed`` when given, else of a round as many as now play at the table. Minutes run
    ``always``, or only while play does. ``exposed``: for exposed cards, so from the next hand on. ``served``
    hands were tallied at ``tallied`` (ms); ``ended`` is ``served``, ``lifted`` or ``withdrawn``, at
    ``ended_at``; ``offence_id``: one that rulebooks name.
    ``dealt``: when hands were noted at the player's table (ms). ``of_team``: it is the team's
    whose stack this is, and none of its player's."""

    id: int
    entry: int
    player: int
    seat: str
    step: str
    offence: str
    clause: str
    hands: int
    fixed: bool
    always: bool
    dead_hand: bool
    exposed: bool
    claimed: int
    given: int
    action: int
    served: int = 0
    tallied: int = 0
    ended: str = ""
    ended_at: int = 0
    of_team: bool = False
    offence_id: str = ""
    dealt: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Disqualification(ByFields):
    """Out for conduct at ``at`` (ms). ``shares`` (entry, chips) were dealt out; what was not left play.
    ``paid`` and ``fee`` are what the entry had paid before anything was paid back. ``of_team``: with the
    whole team whose stack this is. ``counted``: somebody knew how many the chips were."""

    entry: int
    seat: str
    offence: str
    clause: str
    chips: int
    shares: tuple[tuple[int, int], ...]
    refund: int
    claimed: int
    at: int
    action: int
    paid: int
    fee: int
    of_team: bool = False
    counted: bool = True
    offence_id: str = ""


# The outcome of a ruling that takes points off.
DEDUCTED = "deducted"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Ruling(ByFields):
    """A ruling given at ``at`` (ms) by ``action``, as ``facts.conduct.RulingGiven`` has it; ``seats`` are
    where its players sat."""

    id: int
    text: str
    table: int | None
    players: tuple[int, ...]
    seats: tuple[str, ...]
    title: str
    clause: str
    book: str
    otherwise: bool
    dead: tuple[int, ...]
    penalty: int
    claimed: int
    at: int
    action: int
    outcome: str = ""

    @property
    def deducts(self) -> bool:
        """Return whether it takes points off: a penalty that a format without sitting out has."""
        return self.outcome == DEDUCTED


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class FloorCall(ByFields):
    """A table that has waited for a ruling since ``at`` (ms); ``about`` is what was shouted."""

    about: str
    at: int


# The outcome of a call whose player went out while it ran: nobody tells it.
WENT_OUT = "out"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class ClockCall(ByFields):
    """The clock called on ``entry`` at ``at`` (ms): ``seconds`` to act, the last ``countdown`` of them
    counted down (``within``), or so many after them. ``outcome`` is empty while it runs; ``out``: the
    player went out meanwhile."""

    id: int
    entry: int
    by: int
    seconds: int
    countdown: int
    within: bool
    at: int
    outcome: str = ""


@dataclass(slots=True)
class Conduct:
    """Penalties and rulings in the order they were given; who is out for conduct, by entry; called clocks by
    id."""

    penalties: dict[int, Penalty] = field(default_factory=dict)
    rulings: dict[int, Ruling] = field(default_factory=dict)
    # by table
    floor_calls: dict[int, FloorCall] = field(default_factory=dict)
    disqualified: dict[int, Disqualification] = field(default_factory=dict)
    clock_calls: dict[int, ClockCall] = field(default_factory=dict)

    def hand_dealt(self, entries: Collection[int], happened: int) -> None:
        """Take in that these entries were dealt a hand: their penalties in hands count down."""
        for p in self.penalties.values():
            if p.hands and not p.ended and p.entry in entries:
                self.penalties[p.id] = replace(p, dealt=(*p.dealt, happened))
