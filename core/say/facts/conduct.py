"""Facts of conduct: penalties and disqualification (procedures I5 and J)."""

from __future__ import annotations

from core.say.facts import Fact, fact


@fact
class Disqualified(Fact):
    """Out, and not by play; ``chips`` left play, or were dealt to the entries in ``shares`` (entry, chips).
    ``refund`` was paid back. ``claimed`` is when the offence was claimed (ms). ``of_team``: with the whole
    team whose stack this is. ``counted``: somebody knew how many the chips were. ``offence_id`` as of a
    penalty."""

    entry: int
    offence: str
    clause: str
    chips: int
    shares: tuple[tuple[int, int], ...]
    refund: int
    claimed: int
    of_team: bool = False
    counted: bool = True
    offence_id: str = ""


@fact
class PenaltyGiven(Fact):
    """A step of the ladder (``minutes 10``, ``rounds 1``) for an offence, and the clause it rests on.

    ``hands`` are what it comes to; ``fixed`` when given, else a round has as many as then play at the table.
    Minutes run ``always``, or only while play does. ``exposed``: for exposed cards, so from the next hand on;
    ``dead_hand``: the hand was ruled dead besides. ``claimed`` is when the offence was claimed (ms).
    ``of_team``: it is the team's whose stack this is, and none of its player's. ``offence_id``: the offence
    is one that rulebooks name (``assets/rulings/offences.toml``); empty for free words."""

    penalty: int
    entry: int
    step: str
    offence: str
    clause: str
    hands: int
    fixed: bool
    always: bool
    dead_hand: bool
    exposed: bool
    claimed: int
    of_team: bool = False
    offence_id: str = ""


@fact
class RulingGiven(Fact):
    """A ruling at a table, as the director read it aloud: other data never rewords it.

    ``title`` and ``answers`` (``faced=200``) are those of the ``situation``, empty for free words;
    ``outcome`` names the result, ``clause`` is what it rests on in the ``book``. ``otherwise``: not as the
    book has it. The hands of ``dead`` are dead; ``penalty`` (0: none) was given with it. ``claimed`` (ms)."""

    ruling: int
    text: str
    table: int | None
    players: tuple[int, ...]
    situation: str
    title: str
    answers: tuple[str, ...]
    outcome: str
    clause: str
    book: str
    otherwise: bool
    dead: tuple[int, ...]
    penalty: int
    claimed: int


@fact
class FloorCalled(Fact):
    """The floor was called to this table, which waits for a ruling; ``about`` is what was shouted."""

    table: int
    about: str


@fact
class FloorCallEnded(Fact):
    """This table waits for no ruling any more: it was given, or not needed."""

    table: int


@fact
class HandsServed(Fact):
    """So many hands of a penalty are sat out, all told."""

    penalty: int
    entry: int
    hands: int


@fact
class PenaltyEnded(Fact):
    """``served``, ``lifted``, or ``withdrawn``: given by mistake, and off the record."""

    penalty: int
    entry: int
    how: str
