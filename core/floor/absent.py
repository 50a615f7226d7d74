"""Absent players: the list, the stack blinded, carried or taken from play; and alternates, who wait for a
seat (procedures C.absent, C.alternate, C1 and E5)."""

from collections.abc import Iterable, Iterator

from core.floor.seating import in_reasons
from core.say import acts, reasons, records
from core.say.becauses import AbsentStackRemoved, MarkedAbsent
from core.say.decision import Context, Decision, impossible
from core.say.reasons import Reason
from core.tournament.deciding import Deciding, against, because, rule
from core.tournament.people import Entry
from core.tournament.state import Tournament


def blinded(t: Tournament) -> bool:
    """Return whether an absent player's paid stack posts blinds and antes (procedure C.absent)."""
    return t.rulebook.word("entering.absent") == "blinded"


def to_be_seated(t: Tournament, entry: int) -> bool:
    """Return whether a draw seats this entry, as far as absence matters: a stack that is not blinded is not
    set out before its player arrives. (Alternates also wait.)"""
    return blinded(t) or not t.people.entries[entry].absent


def seated_by_draw(t: Tournament, playing: Iterable[Entry]) -> list[int]:
    """Return the entries that sit or are to be drawn a seat: no alternate, nor a stack that rests or is not
    set out."""
    return [
        e.id
        for e in playing
        if e.table is not None or (not e.alternate and e.id not in t.room.resting and to_be_seated(t, e.id))
    ]


def absentees(t: Tournament) -> list[int]:
    """Return the absent players by table and seat, those without a seat last."""
    absent = [e for e in t.playing if e.absent]
    return [e.id for e in sorted(absent, key=lambda e: (e.table is None, e.table or 0, e.seat or 0, e.id))]


@rule
def decide_absent(t: Tournament, act: acts.Absent, now: int) -> Deciding:
    """Mark a player as absent. The rulebook says whether the chips, which stay, post blinds and antes."""
    yield from _presence_reasons(t, act.entry, present=False)

    def leaves(context: Context) -> Iterator[records.Record]:
        entry = t.people.entries[act.entry]
        yield records.PresenceSet(entry.id, False)
        why = MarkedAbsent(entry=entry.id, table=entry.table, seat=entry.seat, blinded=blinded(t))
        yield because(t, why, "entering.absent")

    return leaves


@rule
def decide_present(t: Tournament, act: acts.Present, now: int) -> Deciding:
    yield from _presence_reasons(t, act.entry, present=True)
    return lambda context: (records.PresenceSet(act.entry, True),)


def _presence_reasons(t: Tournament, entry: int, *, present: bool) -> Iterator[Reason]:
    missing = list(in_reasons(t, entry))
    yield from missing
    if not missing and t.people.entries[entry].absent != present:
        yield reasons.PresentSo(entry=entry, present=present)


@rule
def decide_carried(t: Tournament, act: acts.Carried, now: int) -> Decision:
    if missing := tuple(in_reasons(t, act.entry)):
        return impossible(*missing)
    entry = t.people.entries[act.entry]
    if entry.table is None or entry.seat is None or entry.id not in t.room.to_carry:
        return impossible(reasons.NothingToCarry(entry=entry.id))
    carried = records.ChipsCarried(entry.id, entry.table, entry.seat)
    return Decision((), lambda context: (carried,))


@rule
def decide_remove(t: Tournament, act: acts.RemoveStack, now: int) -> Deciding:
    """Remove an absent stack from play. A stack that is blinded off is eliminated like any other; only some
    rulebooks let the director remove it earlier (procedure C1)."""
    if missing := tuple(in_reasons(t, act.entry)):
        yield from missing
        return None
    entry = t.people.entries[act.entry]
    if not entry.absent and not act.leaves:
        yield reasons.NotAbsent(entry=entry.id)
    if len(t.people.live) < 2:
        yield reasons.LastPlayer()
    if act.chips > t.chips.in_play:
        yield reasons.MoreThanInPlay(amount=act.chips, chips=t.chips.in_play)
    elif act.chips < 0:
        yield reasons.BadAmount(what="chips", amount=act.chips)
    if t.rulebook.word("entering.absent_leaves") == "when_blinded_off":
        stays = reasons.StackStays(entry=entry.id, table=entry.table, seat=entry.seat)
        yield against(t, "entering.absent_leaves", stays)

    def remove(context: Context) -> Iterator[records.Record]:
        yield records.Eliminated(entry.id)
        yield records.ChipsRemoved(entry.id, act.chips, "absent")
        why = AbsentStackRemoved(entry=entry.id, table=entry.table, seat=entry.seat, chips=act.chips)
        yield because(t, why, "entering.absent_leaves")

    return remove


def alternates(t: Tournament) -> list[int]:
    """Return the alternates in order of registration: the first gets the next seat. An absent alternate whose
    stack would not be blinded is passed over."""
    return sorted([e.id for e in t.without_seat if e.alternate and to_be_seated(t, e.id)])
