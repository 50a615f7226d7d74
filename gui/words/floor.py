"""The floor in words: what was done with seats, tables, draws and blinds, its dialogs, and the Floor page."""

from collections.abc import Mapping, Sequence
from datetime import tzinfo
from typing import Any

from core.hands.hand_for_hand import several_tables
from core.keeping.directory import KeptPenalty
from core.money.payouts import from_money, places_paid
from core.say import records as r
from core.say.becauses import (
    Balanced,
    FinalSeatsDrawn,
    FinalTableSet,
    FoundInWrongSeat,
    NewcomerSeated,
    SeatGiven,
    TableBroken,
)
from core.say.records import Action
from core.tournament.state import Tournament
from gui.words.conduct import step_text
from gui.words.moves import moves
from gui.words.names import Kind, Names, Sentence, Teller, all_of
from gui.words.numbers import amount, date_of, listed, ordinal, time_of_day
from gui.words.tr import Context, dotted, mark
from gui.words.voices import clauses
from gui.words.wording import If, Line, Lines, SayOf, tellers
from gui.words.words import offence_text

tr = Context("floor")


no_offence = tr.phrase("“{text}” looks like a seat or a number. Type what happened in words.")


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
    quiet = _cited(action) or (tr("balance") if all_of(action, Balanced) else "")
    if any(x.accessible for x in all_of(action, r.SeatMarked)):
        quiet = tr("accessible seat")
    sat_before = [x for x in all_of(action, SeatGiven) if not isinstance(x, NewcomerSeated)]
    if sat_before:
        return Sentence((who,), tr("{who} moved to {seat}", who=who, seat=where), quiet)
    return Sentence((who,), tr("{who} seated at {seat}", who=who, seat=where), quiet)


def _unseated(action: Action, xs: list[r.Unseated], names: Names) -> Sentence:
    who, closed = people([x.entry for x in xs], names), all_of(action, r.TableClosed)
    if not xs[0].purpose and len(xs) == 1:
        return Sentence((who,), tr("{who} left the seat", who=who))
    players = len(xs)
    if xs[0].purpose == "break" and closed:
        what = tr("Table {table}", table=names.table(closed[0].table))
        label = names.table(closed[0].table)
        broken = tr("Table {table} broken, %n players draw seat cards", players, table=label)
        return Sentence((what,), broken)
    if xs[0].purpose == "final":
        return Sentence((), tr("Final table: %n players draw seat cards", players))
    return Sentence((), tr("Redraw: %n players draw seat cards", players))


def _swapped(action: Action, xs: list[r.Swapped], names: Names) -> Sentence:
    a, b = names.entry(xs[0].entry), names.entry(xs[0].other)
    return Sentence((a, b), tr("{a} and {b} changed seats", a=a, b=b))


def _opened(action: Action, xs: list[r.TableOpened], names: Names) -> Sentence:
    label = listed([x.label for x in xs])
    seats = tr("%n seats", xs[0].size)
    if len(xs) > 1:
        said = tr("Tables {tables} opened", tables=label)
        return Sentence((tr("Tables {tables}", tables=label),), said, seats)
    return Sentence((tr("Table {table}", table=label),), tr("Table {table} opened", table=label), seats)


def _closed(action: Action, xs: list[r.TableClosed], names: Names) -> Sentence:
    label = listed([names.table(x.table) for x in xs])
    if len(xs) > 1:
        return Sentence((tr("Tables {tables}", tables=label),), tr("Tables {tables} closed", tables=label))
    return Sentence((tr("Table {table}", table=label),), tr("Table {table} closed", table=label))


def number_called(action: Action) -> str:
    """Return the number that was called in the room for a draw; empty: the PC alone decided."""
    called = next((x.number for x in all_of(action, r.DrawMade)), "")
    return tr("number {number}", number=called) if called else ""


def _made(action: Action, xs: list[r.DrawMade], names: Names) -> Sentence:
    x, closed = xs[0], all_of(action, r.TableClosed)
    players, quiet = len(x.entries), number_called(action)
    if x.purpose == "final":
        quiet = dotted(moves(action, names), quiet)
        return Sentence((), tr("Final table drawn, %n players", players), quiet)
    if closed:
        label = names.table(closed[0].table)
        what = tr("Table {table}", table=label)
        quiet = dotted(moves(action, names), quiet)
        text = tr("Table {table} broken, %n players moved", players, table=label)
        return Sentence((what,), text, quiet)
    if len(x.entries) == 1:
        who = names.entry(x.entries[0])
        sat = all_of(action, r.Seated)
        where = names.seat(sat[0].table, sat[0].seat) if sat else ""
        return Sentence((who,), tr("{who} drew {seat}", who=who, seat=where or tr("a seat")), quiet)
    if x.purpose == "redraw":
        return Sentence((), tr("Redraw of all seats, %n players", players), quiet)
    return Sentence((), tr("Seats drawn for %n players", players), quiet)


def _prepared(action: Action, xs: list[r.DrawPrepared], names: Names) -> Sentence:
    everybody = xs[0].purpose == "redraw"
    text = (
        tr("Redraw prepared, waiting for a number")
        if everybody
        else (tr("Draw prepared, waiting for a number"))
    )
    return Sentence((), text, " · ".join(commitment_text(x.commitment) for x in xs))


def commitment_text(commitment: str, groups: int = 5) -> str:
    """Return a commitment as it is read out, 80 bits of it: ``7F3A 91C0 2B5E 88D4 02C7``."""
    shown = commitment[: 4 * groups].upper()
    return " ".join([shown[i : i + 4] for i in range(0, len(shown), 4)])


def _cited(action: Action) -> str:
    return clauses([c for x in all_of(action, r.Because) for c in x.clauses])


_RESTED_ON = frozenset({TableBroken, Balanced, FinalTableSet, FinalSeatsDrawn})


def floor_clauses(action: Action) -> str:
    """Say in short what a break, a final table or a balance rests on: who went where is the sentence's, or
    too much for one line."""
    return "" if _RESTED_ON.isdisjoint(map(type, action.records)) else _cited(action)


def _blinds(action: Action, xs: list[r.BlindsNoted], names: Names) -> Sentence:
    if len(xs) > 1:
        seats = " · ".join([f"{names.table(x.table)}.{x.big}" for x in xs])
        return Sentence((), tr("Big blinds: {seats}", seats=seats))
    x = xs[0]
    text = tr("Table {table}: big blind seat {seat}", table=names.table(x.table), seat=x.big)
    quiet = tr("small blind seat {small}, button seat {button}", small=x.small, button=x.button)
    return Sentence((), text, quiet)


def _halted(action: Action, xs: list[r.TableHalted], names: Names) -> Sentence:
    label = names.table(xs[0].table)
    text = tr("Table {table} deals again", table=label)
    if xs[0].halted:
        text = tr("Table {table} stops dealing", table=label)
    return Sentence((tr("Table {table}", table=label),), text, _cited(action))


def _redraws(action: Action, xs: list[r.RedrawsSet], names: Names) -> Sentence:
    x = xs[0]
    parts = [tr("%n tables", n) for n in x.tables] + [tr("%n players", n) for n in x.players]
    parts += [tr("first days merge")] if x.first_days else []
    return Sentence((), " · ".join((tr("Redraws"), *parts)) if parts else tr("No redraws"))


def _because(action: Action, xs: list[r.Because], names: Names) -> Sentence:
    x = xs[0]
    if isinstance(x, FoundInWrongSeat):
        who, found = names.entry(x.entry), names.short_seat(x.found_table, x.found_seat)
        text = tr(
            "{who} sat in the wrong seat {found} and moves to {seat}",
            who=who,
            found=found,
            seat=names.short_seat(x.table, x.seat),
        )
        return Sentence((who,), text, _cited(action))
    return Sentence((), action.line or tr("Decided by the rulebook"), _cited(action))


def _kept_apart(action: Action, xs: list[r.KeptApart], names: Names) -> Sentence:
    # before a new group the old ones end of which nobody else is in
    told = xs[-1]
    who = [names.player(p) for p in told.players]
    apart = tr("{who} are kept apart", who=listed(who))
    return Sentence(tuple(who), apart if told.apart else tr("{who} may sit together", who=listed(who)))


_TABLE, _SEAT = mark("Table {table}"), mark("Table {table} seat {seat}")
_LINES: Lines = {
    r.SeatClosed: Line("table", "Table {table} seat {seat} closed", bold=_SEAT),
    r.SeatOpened: Line("table", "Table {table} seat {seat} reopened", bold=_SEAT),
    r.DrawAbandoned: Line("draw", "Draw abandoned"),
    r.SeatMarked: Line(
        "table",
        If(
            "accessible",
            "Table {table} seat {seat} is an accessible seat",
            "Table {table} seat {seat} is an ordinary seat",
        ),
        bold=_SEAT,
    ),
    # The one that was meant is the first; the rest are told where they stood anyway.
    r.TablePlaced: Line("table", "Table {table} placed on the plan", "column {column}, row {row}"),
    r.BlindsTracked: Line(
        "table", If("on", "Hands of table {table} tracked", "Hands of table {table} no longer tracked")
    ),
    r.ChipsCarried: Line("move", "{who}'s chips carried to {place}"),
    r.Waits: Line("move", If("waits", "{who} waits for the button to pass", "{who} is dealt in")),
    r.BreakOrderSet: Line("table", If("tables", "Break order: {tables}", "Break order by the rulebook")),
    r.TableResized: Line("table", ("Table {table} has %n seats", "size"), bold=_TABLE),
    r.Redrawn: Line("draw", "Redraw of all seats: {which}"),
}
_SAID: Mapping[str, SayOf] = {
    "seat": lambda x, _: str(x.seat),
    "place": lambda x, names: names.seat(x.table, x.seat),
}
TELLERS: dict[type[Any], tuple[Kind, Teller]] = {
    **tellers(tr, _LINES, _SAID),
    r.DrawMade: ("draw", _made),
    r.Swapped: ("move", _swapped),
    r.TableOpened: ("table", _opened),
    r.TableClosed: ("table", _closed),
    r.Seated: ("move", _seated),
    r.KeptApart: ("table", _kept_apart),
    r.Unseated: ("move", _unseated),
    r.DrawPrepared: ("draw", _prepared),
    r.TableHalted: ("table", _halted),
    r.BlindsNoted: ("table", _blinds),
    r.RedrawsSet: ("draw", _redraws),
    r.Because: ("note", _because),
}


_OFFENCES = (
    mark("acting out of turn"),
    mark("showing cards to another player"),
    mark("late to the table"),
)


def offences() -> list[str]:
    """Return offences that are punished often and that no rulebook names."""
    return [tr(x) for x in _OFFENCES]


_FORCES = {
    "must": mark("must"),
    "may": mark("may"),
    "none": mark("forbidden"),
}
_force = tr.one_of(_FORCES, unknown="")


def offence_by_book(force: str, step: str, clause: str) -> str:
    """Return the rulebook's sentence on an offence that it names."""
    return dotted(_force(force), step_text(step), clause) if force else tr("not in this rulebook")


def step_choice(step: str, than: str) -> str:
    said = step_text(step)
    said = said[:1].upper() + said[1:]  # it begins a line of the choices
    if than == "next":
        return tr("{step} (next step)", step=said)
    if than in ("harder", "too_hard"):
        return tr("{step} (harsher)", step=said)
    return said


def tonight_line(at: int, step: str, offence: str, zone: tzinfo, *, ended: str) -> str:
    how = {"withdrawn": tr("withdrawn"), "lifted": tr("lifted")}.get(ended, "")
    return dotted(time_of_day(at, zone), step_text(step), offence_text(offence), how)


def earlier_line(x: KeptPenalty, zone: tzinfo) -> str:
    return dotted(date_of(x.at, zone), step_text(x.step), offence_text(x.offence), x.title)


def equal_shares(odd: int) -> str:
    if odd:
        return tr("Proposed: equal shares, %n odd chips to the next seats clockwise.", odd)
    return tr("Proposed: equal shares.")


def dealt_so_far(total: int, stack: int | None) -> str:
    if stack is None:
        return tr("{sum} dealt out", sum=amount(total))
    if total == stack:
        return tr("{sum} dealt out: all", sum=amount(total))
    return tr("{sum} of {stack} dealt out", sum=amount(total), stack=amount(stack))


leaves_play = tr.phrase("The chips are removed from play.")
nothing_back = tr.phrase("No refund.")


def about_chips(left: int) -> str:
    return tr("about {chips}", chips=amount(left))


def count_absent(left: int) -> str:
    """Say that the stack of an absent player has to be counted, and what is left of it by estimate."""
    return tr(
        "About {chips} are left by estimate after the blinds posted. Count the stack.", chips=amount(left)
    )


def bust_line(name: str, at: int, table: str, zone: tzinfo) -> str:
    where = tr("table {table}", table=table) if table else ""
    return dotted(name, time_of_day(at, zone), where)


_DEEDS = {
    "rule": mark("Ruling…"),
    "called": mark("Floor called…"),
    "penalty": mark("Penalty…"),
    "clock": mark("Call the clock…"),
    "clock_now": mark("Call the clock"),
    "disqualify": mark("Disqualify…"),
    "misdeal": mark("Misdeal"),
    "misdeal_ask": mark("Misdeal…"),
    "same": mark("Out at the same time…"),
    "hand_for_hand": mark("Hand-for-hand"),
    "hand_for_hand_back": mark("End hand-for-hand"),
    "hand": mark("Hand played"),
    "tally": mark("Hand sat out"),
    "hands": mark("Hands…"),
    "served": mark("Served"),
    "lift": mark("Lift"),
}
deed = tr.one_of(_DEEDS)
_RESULTS = {
    "": mark("running"),
    "acted": mark("acted in time"),
    "dead": mark("hand dead"),
    "checked": mark("checked"),
    "withdrawn": mark("withdrawn"),
    "out": mark("went out"),
}


# -- the lists ----------------------------------------------------------------------------------------


def sit_out(n: int, name: str, back: str) -> str:
    """Return how many sit out, and who may be back first and when; "" if nobody sits out."""
    if not n:
        return ""
    said = tr("%n sit out", n)
    return tr("{said} · next back {time}, {name}", said=said, time=back, name=name) if back else said


of_hands = tr.phrase("{served} of {hands} sat out")
come_back_tail = tr.phrase("may return")


def ended(how: str, at: int, zone: tzinfo) -> str:
    time = time_of_day(at, zone)
    if how == "withdrawn":
        return tr("withdrawn {time}", time=time)
    return tr("lifted {time}", time=time) if how == "lifted" else tr("served {time}", time=time)


def chips_gone(chips: int, *, dealt: bool) -> str:
    if not chips:
        return ""
    return (
        tr("{chips} dealt out", chips=amount(chips))
        if dealt
        else tr("{chips} out of play", chips=amount(chips))
    )


def result(outcome: str) -> str:
    return tr(_RESULTS.get(outcome, outcome))


def nth_call(n: int) -> str:
    return tr("{nth} call on this player tonight", nth=ordinal(n)) if n > 1 else ""


def call_line(by: str, seconds: int, then: int, nth: int) -> str:
    """Return the line under a call's name: by whom, how long, the countdown after that, and its number
    tonight. ``seconds`` and ``then`` are 0 once they are over."""
    time = tr("{n} s to act", n=seconds) if seconds else ""
    if then:
        down = tr("{time}, then {n} counted down", time=time, n=then)
        time = down if seconds else tr("{n} counted down", n=then)
    if not time:
        time = tr("time is up")
    return dotted(tr("called by {name}", name=by) if by else "", time, nth_call(nth))


def count_of(title: str, n: int) -> str:
    return tr("{title} {n}", title=title, n=amount(n)) if n else title


# -- hand-for-hand ------------------------------------------------------------------------------------


hand_title = tr.phrase("Hand-for-hand · hand {n}")


def money_short(t: Tournament) -> str:
    """Say, beside the button that begins hand-for-hand, how far the money is; nothing where the prizes are
    not known."""
    left = from_money(t)
    if left is None:
        return ""
    return tr("{n} from the money", n=amount(left)) if left else tr("all are paid")


def hand_for_hand_ask(t: Tournament) -> str:
    if t.game.hand_for_hand is not None:
        return tr("Hand-for-hand ends and the clock resumes.")
    return f"{tr('Hand-for-hand begins, and the clock stops.')} {to_the_money(t)}"


def hand_played_ask(minutes: int) -> str:
    if not minutes:
        return tr("All tables have played this hand: it counts as one hand of the level.")
    return tr("All tables have played this hand: the level is %n minutes shorter.", minutes)


def to_the_money(t: Tournament) -> str:
    """Return ``10 players, 9 paid: 1 from the money``; what is missing where the prizes are not known."""
    left = from_money(t)
    if left is None:
        return tr("No prizes are set: the distance to the money is unknown.")
    players = tr("%n players", len(t.people.live))
    if not left:
        return tr("{players}, all of them paid", players=players)
    if not several_tables(t):
        return tr(
            "{players}, {paid} paid: {n} from the money, at one table",
            players=players,
            paid=amount(places_paid(t)),
            n=amount(left),
        )
    return tr(
        "{players}, {paid} paid: {n} from the money",
        players=players,
        paid=amount(places_paid(t)),
        n=amount(left),
    )
