"""The director's word on a duty settles it: a duty that is done is done for every list, page and picture.

``done`` and ``otherwise`` say that it is done; ``dismissed`` puts the duty aside and settles nothing.
"""

from __future__ import annotations

from collections.abc import Iterator

from core.say import acts
from core.say.acts import Act
from core.say.duty import Duty, DutyKind, duty_id
from core.tournament.state import Tournament

DONE = ("done", "otherwise")
# These acts only note what happened in the room: a duty done otherwise happened too.
_NOTES = (acts.Announce, acts.Carried, acts.Halt, acts.Deal, acts.DealIn, acts.EndPenalty)


def is_done(t: Tournament, kind: DutyKind, subject: tuple[int, ...], cause: tuple[int | str, ...]) -> bool:
    """Return whether the director said that this duty is done."""
    return bool(t.marked) and t.marked.get(duty_id(kind, subject, cause)) in DONE


def raced(t: Tournament, chip: int) -> Iterator[int]:
    """Yield the tables of which the director said that they raced this chip."""
    if t.marked:
        yield from (table for table in t.tables if is_done(t, DutyKind.RACE, (table,), (chip,)))


def noted(duty: Duty) -> tuple[Act, ...]:
    """Return the acts that tell Riffle what was done, where this duty is done otherwise."""
    match duty.kind:
        case DutyKind.COLOUR_UP if "unset" not in duty.facts:
            chips = duty.facts["chips"]
            assert isinstance(chips, tuple)
            return tuple(acts.ColourUp(chip=int(chip)) for chip in chips)
        case DutyKind.SERVED:
            return (acts.EndPenalty(entry=duty.subject[0], how="served"),)
        case DutyKind.HAND_FOR_HAND_OFF:
            return (acts.HandForHand(off=True),)
    return (duty.act,) if isinstance(duty.act, _NOTES) else ()
