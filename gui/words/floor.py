"""The sentences of what was done on the floor: seats, tables, draws, blinds (see ``gui.words.actions``)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from core.say import records as r
from core.say.becauses import Balanced, FinalSeatsDrawn, FinalTableSet, FoundInWrongSeat, TableBroken
from core.say.records import Action
from gui.words.because import clauses
from gui.words.moves import moves
from gui.words.names import Kind, Names, Sentence
from gui.words.numbers import listed
from gui.words.tr import Context

tr = Context("floor")

R = TypeVar("R")
Teller = Callable[[Action, Any, Names], Sentence]


def _all(action: Action, kind: type[R]) -> list[R]:
    return [x for x in action.records if isinstance(x, kind)]


def people(entries: Sequence[int], names: Names) -> str:
    """Three names at most, then how many more."""
    known = [names.entry(e) for e in entries]
    if len(known) <= 3:
        return listed(known)
    return tr("{some} and {n} more", some=", ".join(known[:2]), n=len(known) - 2)


def _seated(action: Action, xs: list[r.Seated], names: Names) -> Sentence:
    if len(xs) > 1:
        return Sentence((), tr("%n players moved", len(xs)), moves(action, names))
    who, where = names.entry(xs[0].entry), names.seat(xs[0].table, xs[0].seat)
    if xs[0].card:
        return Sentence((who,), tr("{who} drew the card of {seat}", who=who, seat=where), _cited(action))
    quiet = _cited(action) or (tr("balance") if _all(action, Balanced) else "")
    return Sentence((who,), tr("{who} moved to {seat}", who=who, seat=where), quiet)


def _unseated(action: Action, xs: list[r.Unseated], names: Names) -> Sentence:
    who, closed = people([x.entry for x in xs], names), _all(action, r.TableClosed)
    if not xs[0].purpose and len(xs) == 1:
        return Sentence((who,), tr("{who} left the seat", who=who))
    players = len(xs)
    if xs[0].purpose == "break" and closed:
        what = tr("Table {label}", label=names.table(closed[0].table))
        label = names.table(closed[0].table)
        broken = tr("Table {label} broken, %n players draw seat cards", players, label=label)
        return Sentence((what,), broken)
    if xs[0].purpose == "final":
        return Sentence((), tr("Final table: %n players draw seat cards", players))
    return Sentence((), tr("Redraw: %n players draw seat cards", players))


def _swapped(action: Action, xs: list[r.Swapped], names: Names) -> Sentence:
    a, b = names.entry(xs[0].entry), names.entry(xs[0].other)
    return Sentence((a, b), tr("{a} and {b} changed seats", a=a, b=b))


def _opened(action: Action, xs: list[r.TableOpened], names: Names) -> Sentence:
    label = listed([x.label for x in xs])
    text = tr("Table {label} opened", label=label)
    return Sentence((tr("Table {label}", label=label),), text, tr("%n seats", xs[0].size))


def _closed(action: Action, xs: list[r.TableClosed], names: Names) -> Sentence:
    label = listed([names.table(x.table) for x in xs])
    return Sentence((tr("Table {label}", label=label),), tr("Table {label} closed", label=label))


def _seat_closed(action: Action, xs: list[r.SeatClosed], names: Names) -> Sentence:
    label, seat = names.table(xs[0].table), xs[0].seat
    what = tr("Table {label} seat {seat}", label=label, seat=seat)
    return Sentence((what,), tr("Table {label} seat {seat} closed", label=label, seat=seat))


def _seat_opened(action: Action, xs: list[r.SeatOpened], names: Names) -> Sentence:
    label, seat = names.table(xs[0].table), xs[0].seat
    what = tr("Table {label} seat {seat}", label=label, seat=seat)
    return Sentence((what,), tr("Table {label} seat {seat} reopened", label=label, seat=seat))


def _made(action: Action, xs: list[r.DrawMade], names: Names) -> Sentence:
    x, closed = xs[0], _all(action, r.TableClosed)
    players = len(x.entries)
    quiet = tr("number {number}", number=x.number) if x.number else ""
    if x.purpose == "final":
        quiet = " · ".join(filter(None, (moves(action, names), quiet)))
        return Sentence((), tr("Final table drawn, %n players", players), quiet)
    if closed:
        label = names.table(closed[0].table)
        what = tr("Table {label}", label=label)
        quiet = " · ".join(filter(None, (moves(action, names), quiet)))
        text = tr("Table {label} broken, %n players moved", players, label=label)
        return Sentence((what,), text, quiet)
    if len(x.entries) == 1:
        who = names.entry(x.entries[0])
        sat = _all(action, r.Seated)
        where = names.seat(sat[0].table, sat[0].seat) if sat else ""
        return Sentence((who,), tr("{who} drew {seat}", who=who, seat=where or tr("a seat")), quiet)
    if x.purpose == "redraw":
        return Sentence((), tr("Redraw of all seats, %n players", players), quiet)
    return Sentence((), tr("Seats drawn for %n players", players), quiet)


def _prepared(action: Action, xs: list[r.DrawPrepared], names: Names) -> Sentence:
    everybody = xs[0].purpose == "redraw"
    text = tr("Redraw prepared, waiting for a number") if everybody else (
        tr("Draw prepared, waiting for a number"))  # fmt: skip
    return Sentence((), text, commitment_text(xs[0].commitment))


def _abandoned(action: Action, xs: list[r.DrawAbandoned], names: Names) -> Sentence:
    return Sentence((), tr("Draw abandoned"))


def commitment_text(commitment: str, groups: int = 5) -> str:
    """A commitment as it is read out, 80 bits of it: ``7F3A 91C0 2B5E 88D4 02C7``."""
    shown = commitment[: 4 * groups].upper()
    return " ".join([shown[i : i + 4] for i in range(0, len(shown), 4)])


def _cited(action: Action) -> str:
    """The clauses a decision rests on."""
    return clauses([c for x in _all(action, r.Because) for c in x.clauses])


_RESTED_ON = frozenset({TableBroken, Balanced, FinalTableSet, FinalSeatsDrawn})


def floor_clauses(action: Action) -> str:
    """What a break, a final table or a balance rests on, in short: who went where is the sentence's, or too
    much for one line."""
    return "" if _RESTED_ON.isdisjoint(map(type, action.records)) else _cited(action)


def _seat_marked(action: Action, xs: list[r.SeatMarked], names: Names) -> Sentence:
    label, seat = names.table(xs[0].table), xs[0].seat
    text = tr("Table {label} seat {seat} is an ordinary seat", label=label, seat=seat)
    if xs[0].accessible:
        text = tr("Table {label} seat {seat} is an accessible seat", label=label, seat=seat)
    return Sentence((tr("Table {label} seat {seat}", label=label, seat=seat),), text)


def _placed(action: Action, xs: list[r.TablePlaced], names: Names) -> Sentence:
    """The one that was meant is the first; the rest are told where they stood anyway."""
    x = xs[0]
    text = tr("Table {table} placed on the plan", table=names.table(x.table))
    return Sentence((), text, tr("column {column}, row {row}", column=x.column, row=x.row))


def _blinds(action: Action, xs: list[r.BlindsNoted], names: Names) -> Sentence:
    if len(xs) > 1:
        seats = " · ".join([f"{names.table(x.table)}.{x.big}" for x in xs])
        return Sentence((), tr("Big blinds: {seats}", seats=seats))
    x = xs[0]
    text = tr("Table {table}: big blind seat {seat}", table=names.table(x.table), seat=x.big)
    quiet = tr("small blind seat {small}, button seat {button}", small=x.small, button=x.button)
    return Sentence((), text, quiet)


def _tracked(action: Action, xs: list[r.BlindsTracked], names: Names) -> Sentence:
    table = names.table(xs[0].table)
    text = tr("Hands of table {table} tracked", table=table) if xs[0].on else (
        tr("Hands of table {table} no longer tracked", table=table))  # fmt: skip
    return Sentence((), text)


def _halted(action: Action, xs: list[r.TableHalted], names: Names) -> Sentence:
    label = names.table(xs[0].table)
    text = tr("Table {label} deals again", label=label)
    if xs[0].halted:
        text = tr("Table {label} stops dealing", label=label)
    return Sentence((tr("Table {label}", label=label),), text, _cited(action))


def _carried(action: Action, xs: list[r.ChipsCarried], names: Names) -> Sentence:
    who, seat = names.entry(xs[0].entry), names.seat(xs[0].table, xs[0].seat)
    return Sentence((who,), tr("{who}'s chips carried to {seat}", who=who, seat=seat))


def _waits(action: Action, xs: list[r.Waits], names: Names) -> Sentence:
    who = names.entry(xs[0].entry)
    if xs[0].waits:
        return Sentence((who,), tr("{who} waits for the button to pass", who=who))
    return Sentence((who,), tr("{who} is dealt in", who=who))


def _order(action: Action, xs: list[r.BreakOrderSet], names: Names) -> Sentence:
    labels = ", ".join([names.table(x) for x in xs[0].tables])
    if not labels:
        return Sentence((), tr("Break order by the rulebook"))
    return Sentence((), tr("Break order: {tables}", tables=labels))


def _redraws(action: Action, xs: list[r.RedrawsSet], names: Names) -> Sentence:
    x = xs[0]
    parts = [tr("%n tables", n) for n in x.tables] + [tr("%n players", n) for n in x.players]
    parts += [tr("first days merge")] if x.first_days else []
    return Sentence((), " · ".join((tr("Redraws"), *parts)) if parts else tr("No redraws"))


def _resized(action: Action, xs: list[r.TableResized], names: Names) -> Sentence:
    label = names.table(xs[0].table)
    text = tr("Table {label} has %n seats", xs[0].size, label=label)
    return Sentence((tr("Table {label}", label=label),), text)


def _redrawn(action: Action, xs: list[r.Redrawn], names: Names) -> Sentence:
    return Sentence((), tr("Redraw of all seats: {which}", which=xs[0].which))


def _because(action: Action, xs: list[r.Because], names: Names) -> Sentence:
    x = xs[0]
    if isinstance(x, FoundInWrongSeat):
        who, found = names.entry(x.entry), names.short_seat(x.found_table, x.found_seat)
        text = tr("{who} in the wrong seat {found}, moves to {seat}", who=who, found=found,
                  seat=names.short_seat(x.table, x.seat))  # fmt: skip
        return Sentence((who,), text, _cited(action))
    return Sentence((), action.line or tr("Decided by the rulebook"), _cited(action))


TELLERS: dict[type[Any], tuple[Kind, Teller]] = {
    r.DrawMade: ("draw", _made),
    r.Swapped: ("move", _swapped),
    r.TableOpened: ("table", _opened),
    r.TableClosed: ("table", _closed),
    r.Seated: ("move", _seated),
    r.Unseated: ("move", _unseated),
    r.SeatClosed: ("table", _seat_closed),
    r.SeatOpened: ("table", _seat_opened),
    r.DrawAbandoned: ("draw", _abandoned),
    r.DrawPrepared: ("draw", _prepared),
    r.SeatMarked: ("table", _seat_marked),
    r.TablePlaced: ("table", _placed),
    r.TableHalted: ("table", _halted),
    r.BlindsNoted: ("table", _blinds),
    r.BlindsTracked: ("table", _tracked),
    r.ChipsCarried: ("move", _carried),
    r.Waits: ("move", _waits),
    r.BreakOrderSet: ("table", _order),
    r.RedrawsSet: ("draw", _redraws),
    r.TableResized: ("table", _resized),
    r.Redrawn: ("draw", _redrawn),
    r.Because: ("note", _because),
}
