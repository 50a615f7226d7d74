"""The acts on conduct: penalties and disqualification (procedures I5 and J)."""

from __future__ import annotations

from core.say.acts.base import Act, arg


class Disqualify(Act, verb="disqualify"):
    """Disqualify a player. ``shares``: chips dealt out, by seat of the same table, if the rulebook deals
    them out; ``table``: where those of a stack without a seat are dealt out; ``chips``: the stack, if it
    was not counted; ``clause``: of the offence; ``claimed``: when it was reported. ``offence_id``: one that
    rulebooks name, as of a penalty."""

    entry: int = arg("entry", required=True)
    offence: str = arg("text", "for", "")
    chips: int | None = arg("int", "chips")
    shares: tuple[tuple[int, int], ...] = arg("counts", "shares", ())
    table: int | None = arg("table", "at")
    refund: int = arg("money", "refund", 0)
    clause: str = arg("text", "clause", "")
    claimed: int | None = arg("time", "claimed")
    offence_id: str = arg("word", "offence", "")


class Penalise(Act, verb="penalty"):
    """A penalty: ``penalty 7.4 minutes 10 for "phone"``; without a step the next one of the record. With
    ``offence splashing``, one that rulebooks name, the step and the clause are the book's, and its name is
    the offence where no words are given."""

    entry: int = arg("entry", required=True)
    offence: str = arg("text", "for", "")
    warning: bool = arg("flag", "warning", False)
    minutes: int | None = arg("int", "minutes")
    hands: int | None = arg("int", "hands")
    rounds: int | None = arg("int", "rounds")
    # the hand is ruled dead besides; it was for exposed cards
    dead_hand: bool = arg("flag", "dead-hand", False)
    exposed: bool = arg("flag", "exposed", False)
    clause: str = arg("text", "clause", "")
    claimed: int | None = arg("time", "claimed")
    offence_id: str = arg("word", "offence", "")


class GiveRuling(Act, verb="ruling"):
    """Log a ruling at a table: the sentence, and of a situation its answers (``faced=200``) and the outcome;
    left out, that of the rulebook. Without a situation it is ruled in free words. ``dead``: whose hands are
    dead. ``penalty``: a step, or ``next``, for ``offence`` to ``penalised``, left out the first of the
    ``players``. ``claimed``: when it was claimed."""

    text: str = arg("text", required=True)
    table: int | None = arg("table", "table")
    players: tuple[int, ...] = arg("entries", "on", ())
    situation: str = arg("word", "situation", "")
    answers: tuple[str, ...] = arg("names", "answers", ())
    outcome: str = arg("word", "outcome", "")
    clause: str = arg("text", "clause", "")
    dead: tuple[int, ...] = arg("entries", "dead", ())
    penalty: str = arg("text", "penalty", "")
    penalised: int | None = arg("entry", "of")
    offence: str = arg("text", "for", "")
    claimed: int | None = arg("time", "claimed")


class CallFloor(Act, verb="call floor"):
    """Note that the floor was called to a table, which waits for a ruling. ``about``: what was shouted."""

    table: int = arg("table", required=True)
    about: str = arg("text", "about", "")


class PlayOn(Act, verb="play on"):
    """Let a table that called the floor play on without a ruling."""

    table: int = arg("table", required=True)


class TallyHands(Act, verb="hands out"):
    """Set how many hands were dealt without the player; ``misdeals`` of them were misdealt."""

    entry: int = arg("entry", required=True)
    hands: int = arg("int", required=True)
    misdeals: int = arg("int", "misdeals", 0)


class EndPenalty(Act, verb="end penalty"):
    """``served`` or ``lifted``."""

    entry: int = arg("entry", required=True)
    how: str = arg("word", required=True)
