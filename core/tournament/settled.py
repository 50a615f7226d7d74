"""The director's word on a duty settles it: a duty that is done is done for every list, page and picture.

``done`` and ``otherwise`` say that it is done; ``dismissed`` puts the duty aside and settles nothing.
"""

from typing import TypeVar

from core.say import acts, duties
from core.say.acts import Act
from core.tournament.state import Tournament

DutyT = TypeVar("DutyT", bound=duties.Duty)
DONE = ("done", "otherwise")
# These acts only note what happened in the room: a duty done otherwise happened too.
_NOTES = (acts.Announce, acts.Carried, acts.Halt, acts.Deal, acts.DealIn, acts.EndPenalty)


def is_done(
    t: Tournament, of: type[duties.Duty], subject: tuple[int, ...], cause: tuple[int | str, ...]
) -> bool:
    """Return whether the director said that this duty is done."""
    return bool(t.word.marked) and t.word.marked.get(duties.duty_id(of.kind, subject, cause)) in DONE


def note_raced(t: Tournament, chip: int, table: int) -> None:
    """Take in that a table has raced this chip. Who moves there later from one that had not still has odd
    chips, and is one of ``unraced``."""
    if chip not in t.chips.unraced:
        t.chips.unraced[chip] = {e for x in t.open_tables for e in x.seats.values()}
    t.chips.raced_at.setdefault(chip, set()).add(table)
    t.chips.unraced[chip].difference_update(t.room.tables[table].seats.values())


def noted(duty: duties.Duty) -> tuple[Act, ...]:
    """Return the acts that tell Riffle what was done, where this duty is done otherwise."""
    match duty:
        case duties.ColourUpAheadDuty(unset=True):
            return ()
        case duties.ColourUpDuty():
            return tuple(acts.ColourUp(chip=chip) for chip in duty.chips)
        case duties.ServedDuty():
            return (acts.EndPenalty(entry=duty.entry, how="served"),)
        case duties.FloorCallDuty():
            return (acts.PlayOn(table=duty.table),)
        case duties.HandForHandOffDuty():
            return (acts.HandForHand(off=True),)
    return (duty.act,) if isinstance(duty.act, _NOTES) else ()


def to_mark(duty: DutyT) -> DutyT:
    """Return the duty with the mark as its act: it is done by saying so."""
    return duty.but(act=acts.MarkDuty(duty=duty.id, how="done"))
