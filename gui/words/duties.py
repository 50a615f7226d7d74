"""Duties as a floor person speaks: what, who, from, to; then why; then the button."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from core.say.duty import Duty, DutyKind, Urgency
from core.say.reasons import Fact
from gui.words import moves
from gui.words.because import balance_briefly, clauses, with_clause
from gui.words.chips import DUTIES as CHIPS
from gui.words.duties_conduct import WORDS as CONDUCT
from gui.words.duties_hands import SAID as HANDS
from gui.words.floor import commitment_text
from gui.words.numbers import amount, clock_text, listed, money, players_text, tables_text
from gui.words.prizes import duty as prizes_duty
from gui.words.tr import counted, tr
from gui.words.words import announcement

# Players who need such a seat told by name.
MOST_NAMED = 3
# Tables whose seat cards are told one by one.
MOST_LAID_OUT = 5


@dataclass(frozen=True, slots=True)
class DutyWords:
    """``title``, ``when`` at its right ("now", "32:48"), ``text`` what to do, ``why`` quiet below,
    ``button`` the main button; empty where there is nothing to press. ``clause`` is what it rests on."""

    title: str
    when: str
    text: str
    why: str = ""
    button: str = ""
    clause: str = ""

    @property
    def reason(self) -> str:
        """Why and by which clause, in one line."""
        return with_clause(self.why, self.clause)


def duty(found: Duty, now: int, currency: str = "") -> DutyWords:
    """The duty in words at this moment; a balance that no clause of the book rests on is our default."""
    title, text, why, button = _SAID[found.kind](found, currency)
    cited = clauses(found.clauses)
    if found.kind is DutyKind.BALANCE and not cited:
        cited = tr("our default")
    return DutyWords(title, _when(found, now), text, why, button, cited)


def _when(found: Duty, now: int) -> str:
    if found.due_ms is not None:
        until, counted = found.due_ms - now, found.facts.get("counted_ms")
        # a called clock shows the time to act, and then the countdown after it, as the room sees it
        return clock_text(until - counted if isinstance(counted, int) and until > counted else until)
    left = found.facts.get("left")
    if isinstance(left, int):
        return clock_text(left)
    return tr("now") if found.urgency is Urgency.NOW else ""


Said = tuple[str, str, str, str]


def _winner(d: Duty, currency: str) -> Said:
    name, prize = d.facts["name"], d.facts["prize"]
    why = tr("Prize: {sum}", sum=money(prize, currency)) if isinstance(prize, int) and prize else ""
    return (
        tr("We have a winner"), tr("{name} has all the chips", name=name), why,
        tr("Stop the clock") if d.act else "",
    )  # fmt: skip


def _draw_number(d: Duty, currency: str) -> Said:
    return (
        tr("Call a number"),
        " · ".join(
            filter(None, (tr("Let somebody in the room call a number, then draw the seats"), _thinly(d)))
        ),
        tr("Commitment {hash}", hash=commitment_text(str(d.facts["commitment"]))),
        tr("Draw seats…"),
    )


def _accessible(d: Duty, currency: str) -> Said:
    names = d.facts["names"]
    players = _int(d, "players")
    if isinstance(names, tuple) and len(names) <= MOST_NAMED:
        text = counted(players, "{who} needs a seat that a wheelchair reaches",
                       "{who} need seats that a wheelchair reaches", who=_seats_listed(names))  # fmt: skip
    else:
        text = counted(players, "{n} player needs a seat that a wheelchair reaches",
                       "{n} players need seats that a wheelchair reaches")  # fmt: skip
    known = _int(d, "known")
    why = _none_known(d.facts) if not known else (
        counted(known, "{n} is known, {needed} are needed", "{n} are known, {needed} are needed",
                needed=d.facts["needed"]))  # fmt: skip
    return tr("Accessible seats"), text, why, tr("Mark a seat…")


def _none_known(f: Mapping[str, Fact]) -> str:
    """At the tables the draw is for."""
    if "final" in f:
        return tr("No accessible seat is known at table {final}, the final table. Mark one before the draw.",
                  final=f["final"])  # fmt: skip
    if "breaks" in f:
        return tr("Table {breaks} breaks, and at the others no accessible seat is known. Mark one before the"
                  " draw.", breaks=f["breaks"])  # fmt: skip
    return tr("No accessible seat is known. Mark one before the draw.")


def _seats(d: Duty, currency: str) -> Said:
    n, free = _int(d, "players"), _int(d, "free")
    who = str(d.facts["name"]) if n == 1 else players_text(n)
    title = tr("Draw a seat") if n == 1 else tr("Draw seats")
    if d.facts.get("alternates"):
        why = tr("A seat has come free, and {who} waits for one", who=who)
        return tr("Seat an alternate"), who, why, title
    if n > free:
        why = counted(free, "{n} seat is free: open another table first", "{n} seats are free: open another "
                      "table first")  # fmt: skip
        return title, tr("{who} without a seat", who=who), why, tr("Open a table…")
    if d.facts.get("cards"):
        title = tr("Type the seat drawn") if n == 1 else tr("Type the seats drawn")
        why = " · ".join(filter(None, (_laid_out(d, free), _thinly(d))))
        return title, counted(n, "{who} draws a seat card", "{who} draw seat cards", who=who), why, (
            tr("Type seats…"))  # fmt: skip
    why = _thinly(d) or counted(free, "{n} seat is free", "{n} seats are free")
    return title, tr("{who} without a seat", who=who), why, title


def _laid_out(d: Duty, free: int) -> str:
    """Which cards lie on the desk: of a few tables how many of each, of many how few and how many."""
    of, each = d.facts["of"], d.facts["each"]
    if not isinstance(of, tuple) or not isinstance(each, tuple) or not of:
        return counted(free, "Lay out the card of the free seat", "Lay out the cards of all {n} free seats")
    if len(of) > MOST_LAID_OUT:
        counts = [n for n in each if isinstance(n, int)]
        least, most = min(counts), max(counts)
        cards = amount(least) if least == most else f"{amount(least)}–{amount(most)}"
        return counted(
            len(of), "Lay out {cards} cards of {n} table", "Lay out {cards} cards of each of {n} tables",
            cards=cards,
        )  # fmt: skip
    parts = [
        counted(n, "table {table}: {n} card", "table {table}: {n} cards", table=table)
        for table, n in zip(of, each, strict=True) if isinstance(n, int)
    ]  # fmt: skip
    return " · ".join([tr("Lay out seat cards"), *parts])


def _thinly(d: Duty) -> str:
    """``1–2 at each of 3 tables: one is enough``; empty where the tables open are not too many."""
    if "enough" not in d.facts:
        return ""
    least, most, tables, enough = (_int(d, key) for key in ("least", "most", "tables", "enough"))
    each = amount(least) if least == most else f"{amount(least)}–{amount(most)}"
    if enough == 1:
        return tr("{each} at each of {tables} tables: one is enough", each=each, tables=amount(tables))
    return tr("{each} at each of {tables} tables: {enough} are enough", each=each, tables=amount(tables),
              enough=amount(enough))  # fmt: skip


def _break(d: Duty, currency: str) -> Said:
    n, table = _int(d, "players"), d.facts["table"]
    title = tr("Break table {table}", table=table) if n else tr("Close table {table}", table=table)
    if not n:
        return title, tr("Nobody sits there any more"), "", tr("Close table")
    free = _int(d, "free")
    left = ""
    if "entering" in d.facts:
        left = counted(free - n, "{n} seat would be left", "{n} seats would be left")
        left = f"{left if free > n else tr('No seat would be left')} · {_entering(d)}"
    who, where = moves.ahead(d.facts)
    return title, who, " · ".join(filter(None, [where, left])), title


def _entering(d: Duty) -> str:
    """Why what takes a table away waits; empty where nobody may come in any more."""
    level = d.facts.get("entering")
    if level is None:
        return ""
    if level:
        return tr("late registration is open until level {level} begins", level=_int(d, "entering") + 1)
    return tr("alternates wait for a seat")


def _balance(d: Duty, currency: str) -> Said:
    f = d.facts
    if f.get("unable"):
        return _unable(d)
    if d.act is None:
        asked = f["ask"] if isinstance(f["ask"], tuple) else ()
        text = tr("Who had the big blind last at tables {tables}?", tables=listed(map(str, asked)))
        if len(asked) == 1:
            text = tr("Who had the big blind last at table {table}?", table=asked[0])
        why = tr("Table {from_table} has {from_players}, table {to_table} has {to_players}.", **f)
        return tr("Balance tables"), text, why, tr("Last big blind…")
    text = tr("{name}: {from_seat} to {seat}", name=f["name"], from_seat=f["from_seat"], seat=f["seat"])
    told = {k: v for k, v in f.items() if isinstance(v, str | int)}
    return tr("Balance tables"), text, balance_briefly(told), tr("Move")


def _unable(d: Duty) -> Said:
    """Why nobody can be sent to a short table, and what helps."""
    f = d.facts
    free, closed = (_seats_listed(f.get(key)) for key in ("free", "closed"))
    text = tr("Table {from_table} has {from_players}, table {to_table} has {to_players}: nobody can be sent",
              **f)  # fmt: skip
    if f["unable"] == "accessible":
        why = tr("All who could leave table {from_table} need an accessible seat: mark one at table"
                 " {to_table}, or ask again after the next hand.", **f)  # fmt: skip
    elif f["unable"] == "closed":
        why = tr("Closed at table {to_table}: {closed}. Open a seat there.", **{**f, "closed": closed})
    elif closed:
        why = tr("Free is only {free}, the next small blind's seat; nobody is moved there. Closed: {closed}."
                 " Open one, or ask again after the next hand.", free=free, closed=closed)  # fmt: skip
    else:
        why = tr("Free is only {free}, the next small blind's seat; nobody is moved there. Ask again after"
                 " the next hand.", free=free)  # fmt: skip
    return tr("Balance tables"), text, why, tr("Last big blind…") if d.asks else tr("To the tables")


def _seats_listed(found: Fact) -> str:
    return listed(map(str, found)) if isinstance(found, tuple) and found else ""


def _halt(d: Duty, currency: str) -> Said:
    f = d.facts
    title = tr("Stop table {table}", table=f["table"])
    why = tr("Table {table} has {players}, the largest {largest}", **f)
    text = tr("Your choice: it may stop dealing until it is balanced") if f.get("choice") else (
        tr("It stops dealing until it is balanced"))  # fmt: skip
    return title, text, why, title


def _deal(d: Duty, currency: str) -> Said:
    title = tr("Table {table} deals again", table=d.facts["table"])
    if d.facts.get("still"):
        full, filled = (
            tr("{players} of {largest}: no seat is free there", **d.facts),
            tr("{players} of {largest}: nothing stops it any longer", **d.facts),
        )
        text = full if d.facts.get("full") else filled
    elif d.facts.get("short"):
        text = tr("{players} of {largest}: no longer {short} short", **d.facts)
    else:
        text = tr("{players} of {largest}: no longer short", **d.facts)
    return title, text, "", tr("Deal again")


def _final(d: Duty, currency: str) -> Said:
    f = d.facts
    text = tr("{players} are left, the final table seats {size}", **f)
    why = tr("All seats are drawn again") if f["redraw"] else tr("The others draw its free seats")
    if f.get("cards"):
        why = tr("Everybody draws a seat card") if f["redraw"] else tr("The others draw seat cards")
    if f.get("default"):
        why = tr("{why}: our default", why=why)
    chairs = _int(d, "chairs")
    fetch = counted(chairs, "Fetch {n} chair to table {table}", "Fetch {n} chairs to table {table}",
                    table=f["table"]) if chairs else ""  # fmt: skip
    why = " · ".join(filter(None, (fetch, why, _entering(d))))
    draws = f["redraw"] and not f.get("cards")
    button = tr("Draw the final table") if draws else tr("To the final table")
    return tr("Final table"), text, why, button


def _redraw(d: Duty, currency: str) -> Said:
    text = tr("{players} at {tables}", players=players_text(_int(d, "players")),
              tables=tables_text(_int(d, "tables")))  # fmt: skip
    by_cards = tr("Everybody draws a seat card") if d.facts.get("cards") else ""
    why = " · ".join(filter(None, (tr("Set for this moment"), by_cards, _entering(d))))
    button = tr("Leave all seats") if by_cards else tr("Draw all seats")
    return tr("Draw all seats anew"), text, why, button


def _carry(d: Duty, currency: str) -> Said:
    f = d.facts
    text = tr("{name}'s chips: {from_seat} to {seat}", **f)
    return tr("Carry the chips"), text, tr("The player is absent: the staff carries them"), tr("Carried")


def _collect(d: Duty, currency: str) -> Said:
    names = d.facts["names"]
    who = listed([str(x) for x in names]) if isinstance(names, tuple) and names else ""
    text = tr("{who}: the move was undone after the slip was printed", who=who) if who else (
        tr("Its move was undone after the slip was printed"))  # fmt: skip
    return tr("Collect the slip"), text, tr("Action {n}", n=d.facts["action"]), tr("Collected")


def _announce(d: Duty, currency: str) -> Said:
    f = d.facts
    what = str(f["what"])
    if what == "break-order":
        tables = f["tables"] if isinstance(f["tables"], tuple) else ()
        title = tr("Announce the new break order") if f.get("changed") else tr("Announce the break order")
        return title, tr("Tables {tables}", tables=", ".join(map(str, tables))), "", tr("Announced")
    if what == "altered":
        text = str(f["reason"])
        title = tr("Announce: cancelled") if f.get("cancelled") else tr("Announce the alteration")
        return title, text, "", tr("Announced")
    return tr("Announce to the room"), announcement(what), "", tr("Announced")


def _deal_in(d: Duty, currency: str) -> Said:
    text = tr("{name} at {seat}, once the button has passed", **d.facts)
    return tr("Deal in"), text, "", tr("Dealt in")


def _report(d: Duty, currency: str) -> Said:
    text = counted(_int(d, "rulings"), "{n} ruling against the rules, with its motivation",
                   "{n} rulings against the rules, with their motivation")  # fmt: skip
    return tr("Report the rulings"), text, "", tr("Reported") if d.act else ""


def _late(d: Duty, currency: str) -> Said:
    text = tr("When level {level} begins", level=amount(_int(d, "level") + 1))
    return tr("Late registration closes"), text, "", ""


def _int(d: Duty, key: str) -> int:
    value: Any = d.facts[key]
    return value if isinstance(value, int) else 0


_SAID = {
    DutyKind.HALT: _halt,
    DutyKind.DEAL: _deal,
    DutyKind.FINAL_TABLE: _final,
    DutyKind.REDRAW: _redraw,
    DutyKind.CARRY_CHIPS: _carry,
    DutyKind.COLLECT_SLIPS: _collect,
    DutyKind.ANNOUNCE: _announce,
    DutyKind.DEAL_IN: _deal_in,
    DutyKind.REPORT: _report,
    DutyKind.WINNER: _winner,
    DutyKind.ACCESSIBLE: _accessible,
    DutyKind.DRAW_NUMBER: _draw_number,
    DutyKind.SEATS: _seats,
    DutyKind.BREAK_TABLE: _break,
    DutyKind.BALANCE: _balance,
    **CHIPS,
    DutyKind.LATE_CLOSES: _late,
    DutyKind.PRIZES: prizes_duty,
    **CONDUCT,
    **HANDS,
}
