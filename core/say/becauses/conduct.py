"""Why a penalty or a disqualification is what it is."""

from __future__ import annotations

from core.say.becauses.base import Because


class StepGiven(Because):
    """The step of the ladder ``entry`` got. ``than`` compares it with the ``next_step`` of a player with
    ``earlier`` penalties (``next``, ``milder``, ``harder``, ``too_hard``, ``other``). It comes to so many
    ``hands``; a round does by the ``players`` at the table. ``report``: a board is told. ``force``: the book
    wants the offence punished (``must``), lets it be (``may``), or forbids it and names no penalty
    (``none``); empty where it is in free words or the book does not name it. ``again``: it is not the first
    of this kind. The others are the rulebook's words for what happens meanwhile, empty where they do not
    concern this step."""

    table: int | None
    seat: int | None
    step: str
    next_step: str
    than: str
    earlier: int
    runs: str = ""
    counted: str = ""
    players: int = 0
    hands: int = 0
    misdeal: str = ""
    cards: str = ""
    posts: str = ""
    begins: str = ""
    dead_hand: bool = False
    report: bool = False
    force: str = ""
    again: bool = False


class HandsSatOut(Because):
    """So many hands of the penalty of ``entry`` are ``served``. ``misdeal``: how the ``misdeals`` among them
    count; ``grows``: a round has as many hands as players are at the table as it goes on."""

    served: int
    hands: int
    misdeals: int = 0
    misdeal: str = ""
    grows: bool = False


class OutForConduct(Because):
    """The outcome for the chips and money of ``entry``. ``shares``: seats of the table and what each got,
    where the chips were dealt out; ``counted``: whether anybody knew the stack. ``refund`` was paid back,
    ``refunds``: the rulebook's word for that. ``than``: how this compares with the player's next step."""

    table: int | None
    seat: int | None
    than: str
    chips: int
    counted: bool
    shares: tuple[tuple[int, int], ...]
    refund: int
    refunds: str
    report: bool
