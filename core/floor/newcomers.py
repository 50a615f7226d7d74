"""Players who come in after the start: is it too late, how are they seated (procedures B1 and C)."""

from collections.abc import Iterable, Iterator
from typing import Literal, cast

from core.clock.clock import started
from core.floor.absent import alternates
from core.floor.blinds import dodged, place
from core.floor.cards import by_cards
from core.people.buying import level_now, priced_as
from core.say import records
from core.say.acts import Seat
from core.say.acts.people import PurchaseAct
from core.say.becauses import NewcomerSeated
from core.say.reasons import LateEntryForbidden, LateRegistrationClosed, Reason, SeatsAreDrawn, StackNotFull
from core.tournament.deciding import against, because
from core.tournament.people import Entry
from core.tournament.state import Tournament

Kind = Literal["start", "late", "reentry", "alternate", "break", "redraw", "final"]

# The parameter that says where each kind of newcomer sits, or a player who has left the seat to draw a card.
SEATS: dict[Kind, str] = {
    "start": "draw.seats",
    "late": "entering.late_seat",
    "reentry": "entering.reentry_seat",
    "alternate": "entering.alternate_seat",
    "break": "breaking.seats",
    "redraw": "draw.seats",
    "final": "final_table.redraw",
}
NEW: tuple[Kind, ...] = ("late", "reentry", "alternate")
# The parameter that says at which positions they get no cards yet.
_WAITS: dict[Kind, str] = {
    "late": "entering.late_wait",
    "reentry": "entering.late_wait",
    "alternate": "entering.late_wait",
    "break": "breaking.wait",
}


def kind(entry: Entry) -> Kind:
    """Return the kind of an entry that sits down after the start: late, re-entry or alternate."""
    if entry.drawing:
        return cast(Kind, entry.drawing)
    if entry.alternate:
        return "alternate"
    return "reentry" if entry.nth > 1 else "late"


def newcomer(t: Tournament, now: int, *, alternate: bool) -> Kind:
    """Return the kind of a player who registers now."""
    if alternate:
        return "alternate"
    return "late" if started(t, now) else "start"


def still_entering(t: Tournament, now: int) -> bool:
    """Return whether somebody may still come in: late registration is open, or alternates wait. Without a
    last level nobody knows, and nothing waits for it."""
    return open_until(t, now) is not None or (bool(t.room.unseated) and bool(alternates(t)))


def open_until(t: Tournament, now: int) -> int | None:
    """Return the last level of late registration, while it is open and a level is set."""
    late = t.setting("late") if t.rulebook.word("entering.late") == "until_level" else None
    return late if late is not None and level_now(t, now) <= late else None


def late_reasons(t: Tournament, now: int, name: str, *, prepaid: bool) -> Iterator[Reason]:
    """Yield the reasons against a first entry after the start. Where it is forbidden, a player who paid or
    qualified before, or was paid for, is not late (procedure C.late)."""
    if t.rulebook.word("entering.late") == "until_level":
        yield from closed(t, now)
    elif started(t, now) and not prepaid:
        yield against(t, "entering.late", LateEntryForbidden(name=name, level=level_now(t, now)))


def closed(t: Tournament, now: int) -> Iterator[Reason]:
    """Yield the reason that late registration is over. Re-entries end with it; a book without late
    registration says nothing about re-entries and is not cited against one."""
    late = t.setting("late")
    if late is not None and level_now(t, now) > late:
        clause = t.rulebook.cite("entering.late") if t.rulebook.word("entering.late") == "until_level" else ""
        yield LateRegistrationClosed(level=late, clause=clause)


def drawn_reasons(t: Tournament, kind: Kind, player: int | None = None, name: str = "") -> Iterator[Reason]:
    """Yield the reason against a seat that is named for a player who is to draw one, a ``player`` or as yet a
    ``name``; a seat typed from a card was drawn."""
    if not by_cards(t) and _are_drawn(t, kind):
        yield against(t, SEATS[kind], SeatsAreDrawn(comes=kind, player=player, name=name))


def _are_drawn(t: Tournament, kind: Kind) -> bool:
    if kind == "final":
        return t.rulebook.flag(SEATS[kind])
    return kind == "break" or t.rulebook.word(SEATS[kind]) in ("random", "shortest")


def stack_reasons(
    t: Tournament, kind: Kind, act: PurchaseAct, player: int | None = None, name: str = ""
) -> Iterator[Reason]:
    """Yield the reason against fewer chips than a full stack for a player who enters after the start."""
    price, chips = priced_as(t, "reentry" if kind == "reentry" else "entry", act.at), act.chips
    if kind == "start" or chips is None or price is None or chips >= price.chips:
        return
    if t.rulebook.word("entering.stack") == "full":
        yield against(
            t, "entering.stack", StackNotFull(chips=chips, full=price.chips, player=player, name=name)
        )


def sit_down(
    t: Tournament, entry: int, seat: Seat, kind: Kind, now: int, *, kept: bool = False
) -> Iterator[records.Record]:
    """Yield the records that a new player sits in this seat, and whether he waits for cards; ``kept``: it was
    his seat before, so it was not drawn."""
    card = by_cards(t) and not kept
    yield records.Seated(entry, *seat, card)
    if kind == "start" and not card:
        return
    yield from seated_so(t, entry, seat, kind, now, "card" if card else "")


def seated_so(
    t: Tournament, entry: int, seat: Seat, kind: Kind, now: int, how: str, others: Iterable[int] = ()
) -> Iterator[records.Record]:
    """Yield how the player got the seat and whether he waits for cards: ``how`` it was drawn (``card``, by
    the PC of all free seats or at the shortest table; empty: named), with ``others`` who sit down at the same
    table."""
    table, word = t.room.tables[seat[0]], dodged(t, broken=True) if kind == "break" else ""
    why = NewcomerSeated(entry=entry, table=table.id, seat=seat[1], comes=kind, how=how, dodged=word)
    if kind in _WAITS:
        waits, _ = place(t, table, seat[1], _WAITS[kind], now, others)
        why = why.but(waits=waits)
        if waits == "yes":
            yield records.Waits(entry, True)
    replay = "level.replay" if table.replaying and kind in _WAITS else ""
    wait = _WAITS.get(kind, "") if not replay else ""
    yield because(t, why, SEATS[kind], wait, replay, "moving.dodged_blind" if word else "")
