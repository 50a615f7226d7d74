"""Duties of the floor in words."""

from __future__ import annotations

from collections.abc import Iterable

from core.floor.positions import position_name
from core.say.duties import (
    AccessibleDuty,
    BalanceAskDuty,
    BalanceMoveDuty,
    BalanceUnableDuty,
    BreakTableDuty,
    CarryChipsDuty,
    DealDuty,
    DealInDuty,
    DrawnThinly,
    DrawNumberDuty,
    FinalTableDuty,
    HaltDuty,
    RedrawDuty,
    ReseatingDuty,
    SeatsDuty,
)
from gui.words import moves
from gui.words.floor import commitment_text
from gui.words.names import Names
from gui.words.numbers import amount, listed, players_text, tables_text
from gui.words.tr import counted, tr
from gui.words.voices import DutyWords, to_do

# Players who need such a seat told by name.
MOST_NAMED = 3
# Tables whose seat cards are told one by one.
MOST_LAID_OUT = 5


# -- seats to be drawn ----------------------------------------------------------------------------


@to_do.register(DrawNumberDuty)
def _(duty: DrawNumberDuty, names: Names) -> DutyWords:
    text = tr("Let somebody in the room call a number, then draw the seats")
    return DutyWords(
        tr("Call a number"), " · ".join(filter(None, (text, _thinly(duty)))),
        tr("Commitment {hash}", hash=commitment_text(duty.commitment)), tr("Draw seats…"),
    )  # fmt: skip


@to_do.register(AccessibleDuty)
def _(duty: AccessibleDuty, names: Names) -> DutyWords:
    players = len(duty.entries)
    if players <= MOST_NAMED:
        who = listed(map(names.state.name, duty.entries))
        text = counted(players, "{who} needs a seat that a wheelchair reaches",
                       "{who} need seats that a wheelchair reaches", who=who)  # fmt: skip
    else:
        text = counted(players, "{n} player needs a seat that a wheelchair reaches",
                       "{n} players need seats that a wheelchair reaches")  # fmt: skip
    why = _none_known(duty, names) if not duty.known else (
        counted(duty.known, "{n} is known, {needed} are needed", "{n} are known, {needed} are needed",
                needed=duty.needed))  # fmt: skip
    return DutyWords(tr("Accessible seats"), text, why, tr("Mark a seat…"))


def _none_known(duty: AccessibleDuty, names: Names) -> str:
    """At the tables the draw is for."""
    table = names.table(duty.table)
    if duty.where == "final":
        return tr("No accessible seat is known at table {final}, the final table. Mark one before the draw.",
                  final=table)  # fmt: skip
    if duty.where == "breaks":
        return tr("Table {breaks} breaks, and at the others no accessible seat is known. Mark one before the"
                  " draw.", breaks=table)  # fmt: skip
    return tr("No accessible seat is known. Mark one before the draw.")


@to_do.register(SeatsDuty)
def _(duty: SeatsDuty, names: Names) -> DutyWords:
    n, free = len(duty.entries), duty.free
    who = names.state.name(duty.entries[0]) if n == 1 else players_text(n)
    title = tr("Draw a seat") if n == 1 else tr("Draw seats")
    if duty.alternates:
        why = tr("A seat has come free, and {who} waits for one", who=who)
        return DutyWords(tr("Seat an alternate"), who, why, title)
    if n > free:
        why = counted(free, "{n} seat is free: open another table first", "{n} seats are free: open another "
                      "table first")  # fmt: skip
        return DutyWords(title, tr("{who} without a seat", who=who), why, tr("Open a table…"))
    if duty.cards:
        title = tr("Type the seat drawn") if n == 1 else tr("Type the seats drawn")
        text = counted(n, "{who} draws a seat card", "{who} draw seat cards", who=who)
        why = " · ".join(filter(None, (_laid_out(duty, names), _thinly(duty))))
        return DutyWords(title, text, why, tr("Type seats…"))
    why = _thinly(duty) or counted(free, "{n} seat is free", "{n} seats are free")
    return DutyWords(title, tr("{who} without a seat", who=who), why, title)


def _laid_out(duty: SeatsDuty, names: Names) -> str:
    """Which cards lie on the desk: of a few tables how many of each, of many how few and how many."""
    tables, counts = duty.card_tables, duty.card_counts
    if not tables:
        return counted(duty.free, "Lay out the card of the free seat",
                       "Lay out the cards of all {n} free seats")  # fmt: skip
    if len(tables) > MOST_LAID_OUT:
        return counted(
            len(tables), "Lay out {cards} cards of {n} table", "Lay out {cards} cards of each of {n} tables",
            cards=_between(min(counts), max(counts)),
        )  # fmt: skip
    parts = [
        counted(n, "table {table}: {n} card", "table {table}: {n} cards", table=names.table(table))
        for table, n in zip(tables, counts, strict=True)
    ]
    return " · ".join([tr("Lay out seat cards"), *parts])


def _between(least: int, most: int) -> str:
    return amount(least) if least == most else f"{amount(least)}–{amount(most)}"


def _thinly(duty: DrawnThinly) -> str:
    """``1–2 at each of 3 tables: one is enough``; empty where the tables open are not too many."""
    if not duty.enough:
        return ""
    each, tables = _between(duty.least, duty.most), amount(duty.tables)
    if duty.enough == 1:
        return tr("{each} at each of {tables} tables: one is enough", each=each, tables=tables)
    return tr("{each} at each of {tables} tables: {enough} are enough", each=each, tables=tables,
              enough=amount(duty.enough))  # fmt: skip


# -- tables ---------------------------------------------------------------------------------------


@to_do.register(HaltDuty)
def _(duty: HaltDuty, names: Names) -> DutyWords:
    table = names.table(duty.table)
    title = tr("Stop table {table}", table=table)
    why = tr("Table {table} has {players}, the largest {largest}", table=table, players=duty.players,
             largest=duty.largest)  # fmt: skip
    text = tr("Your choice: it may stop dealing until it is balanced") if duty.choice else (
        tr("It stops dealing until it is balanced"))  # fmt: skip
    return DutyWords(title, text, why, title)


@to_do.register(DealDuty)
def _(duty: DealDuty, names: Names) -> DutyWords:
    title = tr("Table {table} deals again", table=names.table(duty.table))
    of = {"players": duty.players, "largest": duty.largest}
    if duty.still and duty.full:
        text = tr("{players} of {largest}: no seat is free there", **of)
    elif duty.still:
        text = tr("{players} of {largest}: nothing stops it any longer", **of)
    elif duty.short:
        text = tr("{players} of {largest}: no longer {short} short", short=duty.short, **of)
    else:
        text = tr("{players} of {largest}: no longer short", **of)
    return DutyWords(title, text, "", tr("Deal again"))


@to_do.register(FinalTableDuty)
def _(duty: FinalTableDuty, names: Names) -> DutyWords:
    text = tr("{players} are left, the final table seats {size}", players=duty.players, size=duty.size)
    if duty.cards:
        why = tr("Everybody draws a seat card") if duty.redraw else tr("The others draw seat cards")
    else:
        why = tr("All seats are drawn again") if duty.redraw else tr("The others draw its free seats")
    if duty.default:
        why = tr("{why}: our default", why=why)
    fetch = counted(duty.chairs, "Fetch {n} chair to table {table}", "Fetch {n} chairs to table {table}",
                    table=names.table(duty.table)) if duty.chairs else ""  # fmt: skip
    why = " · ".join(filter(None, (fetch, why, _entering(duty))))
    draws = duty.redraw and not duty.cards
    button = tr("Draw the final table") if draws else tr("To the final table")
    return DutyWords(tr("Final table"), text, why, button)


@to_do.register(RedrawDuty)
def _(duty: RedrawDuty, names: Names) -> DutyWords:
    text = tr("{players} at {tables}", players=players_text(duty.players), tables=tables_text(duty.tables))
    by_cards = tr("Everybody draws a seat card") if duty.cards else ""
    why = " · ".join(filter(None, (tr("Set for this moment"), by_cards, _entering(duty))))
    button = tr("Leave all seats") if duty.cards else tr("Draw all seats")
    return DutyWords(tr("Draw all seats anew"), text, why, button)


@to_do.register(BreakTableDuty)
def _(duty: BreakTableDuty, names: Names) -> DutyWords:
    table, left = names.table(duty.table), ""
    if not duty.players:
        title = tr("Close table {table}", table=table)
        return DutyWords(title, tr("Nobody sits there any more"), "", tr("Close table"))
    if duty.entering is not None:
        spare = duty.free - duty.players
        left = counted(spare, "{n} seat would be left", "{n} seats would be left")
        left = f"{left if spare > 0 else tr('No seat would be left')} · {_entering(duty)}"
    title = tr("Break table {table}", table=table)
    who, where = moves.ahead(duty, names)
    return DutyWords(title, who, " · ".join(filter(None, [where, left])), title)


def _entering(duty: ReseatingDuty) -> str:
    """Why what takes a table away waits; empty where nobody may come in any more."""
    if duty.entering is None:
        return ""
    if duty.entering:
        return tr("late registration is open until level {level} begins", level=duty.entering + 1)
    return tr("alternates wait for a seat")


# -- balancing ------------------------------------------------------------------------------------


@to_do.register(BalanceMoveDuty)
def _(duty: BalanceMoveDuty, names: Names) -> DutyWords:
    text = tr("{name}: {from_seat} to {seat}", name=names.state.name(duty.entry),
              from_seat=names.short_seat(duty.from_table, duty.from_seat),
              seat=names.short_seat(duty.to_table, duty.to_seat))  # fmt: skip
    return DutyWords(tr("Balance tables"), text, moves.balance_briefly(duty.because, names), tr("Move"))


def to_position(duty: BalanceMoveDuty) -> str:
    """The position of the new seat: ``UTG+1``."""
    return position_name(duty.because.to_offset)


@to_do.register(BalanceAskDuty)
def _(duty: BalanceAskDuty, names: Names) -> DutyWords:
    asked = [names.table(table) for table in duty.asks]
    text = tr("Who had the big blind last at tables {tables}?", tables=listed(asked))
    if len(asked) == 1:
        text = tr("Who had the big blind last at table {table}?", table=asked[0])
    why = tr(
        "Table {from_table} has {from_players}, table {to_table} has {to_players}.",
        from_table=names.table(duty.from_table), from_players=duty.from_players,
        to_table=names.table(duty.to_table), to_players=duty.to_players,
    )  # fmt: skip
    return DutyWords(tr("Balance tables"), text, why, tr("Last big blind…"))


@to_do.register(BalanceUnableDuty)
def _(duty: BalanceUnableDuty, names: Names) -> DutyWords:
    """Why nobody can be sent to a short table, and what helps."""
    from_table, to_table = names.table(duty.from_table), names.table(duty.to_table)
    free, closed = (_seats(duty.to_table, seats, names) for seats in (duty.free, duty.closed))
    text = tr(
        "Table {from_table} has {from_players}, table {to_table} has {to_players}: nobody can be sent",
        from_table=from_table, from_players=duty.from_players, to_table=to_table,
        to_players=duty.to_players,
    )  # fmt: skip
    if duty.unable == "accessible":
        why = tr("All who could leave table {from_table} need an accessible seat: mark one at table"
                 " {to_table}, or ask again after the next hand.", from_table=from_table,
                 to_table=to_table)  # fmt: skip
    elif duty.unable == "closed":
        why = tr("Closed at table {to_table}: {closed}. Open a seat there.", to_table=to_table, closed=closed)
    elif closed:
        why = tr("Free is only {free}, the next small blind's seat; nobody is moved there. Closed: {closed}."
                 " Open one, or ask again after the next hand.", free=free, closed=closed)  # fmt: skip
    else:
        why = tr("Free is only {free}, the next small blind's seat; nobody is moved there. Ask again after"
                 " the next hand.", free=free)  # fmt: skip
    button = tr("Last big blind…") if duty.asks else tr("To the tables")
    return DutyWords(tr("Balance tables"), text, why, button)


def _seats(table: int, seats: Iterable[int], names: Names) -> str:
    found = [names.short_seat(table, seat) for seat in seats]
    return listed(found) if found else ""


# -- people ---------------------------------------------------------------------------------------


@to_do.register(CarryChipsDuty)
def _(duty: CarryChipsDuty, names: Names) -> DutyWords:
    text = tr("{name}'s chips: {from_seat} to {seat}", name=names.entry(duty.entry),
              from_seat=names.short_seat(duty.from_table, duty.from_seat),
              seat=names.short_seat(duty.to_table, duty.to_seat))  # fmt: skip
    why = tr("The player is absent: the staff carries them")
    return DutyWords(tr("Carry the chips"), text, why, tr("Carried"))


@to_do.register(DealInDuty)
def _(duty: DealInDuty, names: Names) -> DutyWords:
    text = tr("{name} at {seat}, once the button has passed", name=names.entry(duty.entry),
              seat=names.short_seat(duty.table, duty.seat))  # fmt: skip
    return DutyWords(tr("Deal in"), text, "", tr("Dealt in"))
