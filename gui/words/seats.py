"""Tables, seats, draws and newcomers: what is refused, and why it was decided so."""

from core.say import becauses, duties
from core.say.reasons import seats as no
from gui.words.files import pasted
from gui.words.floor import commitment_text
from gui.words.names import Names
from gui.words.numbers import amount, listed, players_text
from gui.words.tr import Context, dotted
from gui.words.voices import DutyWords, given, refused, to_do, why
from gui.words.wording import By, If, Wordings, wordings
from gui.words.words import draw_name

tr = Context("tables")


def _who(said: no.SeatTaken | no.SeatsAreDrawn | no.StackNotFull, names: Names) -> str:
    if isinstance(said, no.SeatTaken):
        return said.name if said.entry is None else names.entry(said.entry)
    return pasted(said.name) if said.player is None else names.player(said.player)


_NAMED: Wordings = {
    no.SeatTaken: "Seat {seat} is taken by {name}.",
    no.SeatsAreDrawn: "Seats are drawn, not chosen: {name} draws one.",
    no.StackNotFull: "{name} starts with a full stack of {full} chips, not with {chips}.",
}
wordings(refused, tr, _NAMED, of={"name": _who})


# -- tables and seats -------------------------------------------------------------------------------


@refused.register(no.NoSuchTable)
def _(said: no.NoSuchTable, names: Names) -> str:
    if said.table not in names.state.room.tables:
        return tr("There is no such open table. Open it, or choose another.")
    return tr("There is no open table {table}. Open it, or choose another.", table=names.table(said.table))


_REFUSED: Wordings = {
    no.NoSuchSeat: "There is no seat {seat}: that table has seats 1 to {size}.",
    no.TableExists: "Table {table} is already open. Choose another name.",
    no.BadSize: "A table has 2 to 23 seats, not {size}.",
    no.TableOccupied: "Players still sit at table {table}: {players}. Break the table, or move them first.",
    no.SeatIsClosed: "Seat {seat} is closed. Open the seat again, or choose another.",
    no.SeatNotClosed: "Seat {seat} is already open.",
    no.SameSeat: "{name} already sits in seat {seat}.",
    no.NotSeated: "{name} has no seat yet. Draw one first.",
    no.RoomFull: "Players who need a seat: {players}, seats free: {seats}. Open another table first.",
    no.TableFull: "Table {table} has no free seat where the rulebook moves a player.",
    no.NobodyToSeat: "Everybody who is in has a seat, so there is nobody to draw for.",
    no.BadPlace: "Columns and rows of the floor are numbered from 1 to {most}.",
    no.StandsSo: "Table {table} is already there.",
    no.SeatMarkedSo: "Seat {seat} already has this mark.",
    no.ApartFromNobody: "Name two players or more who are to be kept apart.",
    no.ApartAlready: "{name} is already kept apart from others.",
    no.NotApart: "{name} is kept apart from nobody.",
    no.NoDrawOpen: "No draw is waiting for its number.",
    no.DrawOpen: "A draw is already waiting for its number. Draw the seats, or abandon that draw.",
    no.RedrawNotSet: "No redraw of all seats was planned for now.",
    no.SetBeforeStart: "Redraws can be set only before the start.",
    no.StacksUnknown: "No stacks are known, so the biggest cannot be kept apart. Count the stacks first.",
    no.RuledByHand: (
        "Under this rulebook the director decides whether {name} moves to {seat}. Move the player by hand."
    ),
    no.TooManyForFinal: ("%n players are left; the final table seats {size}.", "players"),
    no.FinalFixed: "At tables of {seats} the final table seats {size}.",
    no.LateRegistrationClosed: "Late registration closed after level {level}.",
    no.ReentriesOnly: "Nobody new enters after the start. Through level {level} there are only re-entries.",
    no.NotAbsent: "{name} is here. Only an absent player's stack is removed.",
    no.PresentSo: "{name} already has this mark.",
    no.LateEntryForbidden: (
        "Nobody enters after the start. {name} may play only if paid or qualified before the start."
    ),
    no.BadLabel: If(
        "label",
        "A table cannot be called “{label}”. Use up to 12 letters and digits.",
        "A table needs a name of up to 12 letters and digits.",
    ),
    no.NotAnnounced: By(
        "what",
        {"seeded": "A draw that keeps the biggest stacks apart was not announced before the start."},
        "The redraw of all seats was not announced before the start.",
    ),
    no.OneTableLeft: If("table", "Only table {table} is left.", "Nobody has a seat yet."),
    no.SeatKept: If(
        "table",
        "{name} goes back to seat {seat}, not to another.",
        "Seats are drawn, not chosen: {name} draws one.",
    ),
    no.StackStays: If(
        "table",
        "{name}'s stack at {seat} stays in play until the blinds have taken it.",
        "An absent stack stays in play until the blinds have taken it.",
    ),
}
wordings(refused, tr, _REFUSED, name=pasted, label=pasted)


# -- why seats were drawn so --------------------------------------------------------------------------


_BECAUSE: Wordings = {
    becauses.SeatsDrawn: "Every seat is drawn at random.",
    becauses.RedrawMade: "A redraw of all seats was planned for this moment.",
    becauses.StacksKeptApart: ("The %n biggest stacks are kept apart.", "apart"),
    becauses.AbsentStackRemoved: ("{name}'s stack of %n chips left play.", "chips"),
    becauses.CardsToBeDrawn: [
        If("which", "A redraw of all seats was planned for this moment."),
        "The players draw seat cards.",
    ],
    becauses.FinalTableSet: [
        "{players} are left for a final table of {size}.",
        If("chairs", ("Fetch %n chairs to table {table}.", "chairs")),
    ],
    becauses.FinalSeatsDrawn: If(
        "redraw",
        If("by_cards", "All seats are drawn again, with seat cards.", "All seats are drawn again."),
        If(
            "by_cards",
            "Players already there stay; the others draw the cards of its free seats.",
            "Players already there stay; the others draw its free seats.",
        ),
    ),
    becauses.AccessibleSeatNeeded: By(
        "got",
        {
            "by_hand": "{name} needs an accessible seat, which the director gives out.",
            "accessible": "{name} needs an accessible seat and gets {seat} before the others are drawn.",
        },
        If(
            "known",
            "No accessible seat was free for {name}.",
            "{name} needs an accessible seat, but none is known: {seat} is an ordinary seat.",
        ),
    ),
    becauses.MarkedAbsent: If(
        "blinded",
        "The stack is set out and posts blinds and antes.",
        "The stack is not set out until {name} arrives.",
    ),
}
wordings(why, tr, _BECAUSE)


@why.register(becauses.SatTogether)
def _(said: becauses.SatTogether, names: Names) -> str:
    who = listed([names.entry(e) for e in said.entries])
    return tr("{who} could not be kept apart: table {table}.", who=who, table=names.table(said.table))


_GIVEN: Wordings = {
    becauses.NewcomerSeated: By(
        "how",
        {
            "random": "{name} draws seat {seat} of all free seats.",
            "card": "{name} drew the card of seat {seat}.",
            "shortest": "{name} draws seat {seat}, at one of the shortest tables.",
        },
        "{name} draws seat {seat}.",
    )
}
wordings(given, tr, _GIVEN)


# -- what is to do ------------------------------------------------------------------------------------


# Players who need such a seat told by name.
MOST_NAMED = 3
# Tables whose seat cards are told one by one.
MOST_LAID_OUT = 5


@to_do.register(duties.DrawNumberDuty)
def _(duty: duties.DrawNumberDuty, names: Names) -> DutyWords:
    text = tr("Let somebody in the room call a number, then draw the seats")
    hashes = [commitment_text(x) for x in (duty.commitment, *duty.others)]
    if duty.purposes:
        named = zip(map(draw_name, duty.purposes), hashes, strict=True)
        hashes = [tr("{draw}: {hash}", draw=draw, hash=x) for draw, x in named]
    title = tr("Call a number for the redraw") if duty.everybody else tr("Call a number")
    return DutyWords(
        title,
        dotted(text, _met(duty), _thinly(duty)),
        tr("Commitments {hash}", len(duty.others) + 1, hash=" · ".join(hashes)),
        tr("Draw seats…"),
    )


def _met(duty: duties.DrawNumberDuty) -> str:
    """Return whether every need is met before a number is called: ``All 8 needs are met, 3 seats kept``."""
    if duty.unmet:
        needs = tr("%n of {needs} needs are not met", duty.unmet, needs=amount(duty.needs))
    else:
        needs = tr("All %n needs are met", duty.needs) if duty.needs else ""
    kept = tr("%n seats kept", duty.kept) if duty.kept else ""
    return ", ".join(filter(None, (needs, kept)))


@to_do.register(duties.AccessibleDuty)
def _(duty: duties.AccessibleDuty, names: Names) -> DutyWords:
    players = len(duty.entries)
    if players <= MOST_NAMED:
        who = listed(map(names.entry, duty.entries))
        text = tr("{who} need accessible seats", players, who=who)
    else:
        text = tr("%n players need accessible seats", players)
    why = (
        _none_known(duty, names)
        if not duty.known
        else (tr("%n accessible seats are known, {needed} are needed", duty.known, needed=duty.needed))
    )
    return DutyWords(tr("Accessible seats"), text, why, tr("Mark a seat…"))


def _none_known(duty: duties.AccessibleDuty, names: Names) -> str:
    table = names.table(duty.table)
    if duty.where == "final":
        return tr(
            "No accessible seat is known at table {final}, the final table. Mark one before the draw.",
            final=table,
        )
    if duty.where == "breaks":
        return tr(
            "Table {breaks} breaks, and at the others no accessible seat is known. Mark one before the draw.",
            breaks=table,
        )
    return tr("No accessible seat is known. Mark one before the draw.")


@to_do.register(duties.SeatsDuty)
def _(duty: duties.SeatsDuty, names: Names) -> DutyWords:
    n, free = len(duty.entries), duty.free
    who = names.entry(duty.entries[0]) if n == 1 else players_text(n)
    title = tr("Draw a seat") if n == 1 else tr("Draw seats")
    if duty.alternates:
        why = tr("A seat is free, and {who} is waiting for one", who=who)
        return DutyWords(tr("Seat an alternate"), who, why, title)
    if n > free:
        why = tr("no seat is free: open another table first")
        if free:
            why = tr("%n seats are free: open another table first", free)
        return DutyWords(title, tr("{who} without a seat", who=who), why, tr("Open a table…"))
    if duty.cards:
        title = tr("Type the seat drawn") if n == 1 else tr("Type the seats drawn")
        text = tr("{who} draw seat cards", n, who=who)
        why = dotted(_laid_out(duty, names), _thinly(duty))
        return DutyWords(title, text, why, tr("Type seats…"))
    why = _thinly(duty) or tr("%n seats are free", free)
    return DutyWords(title, tr("{who} without a seat", who=who), why, title)


def _laid_out(duty: duties.SeatsDuty, names: Names) -> str:
    """Name the cards to lay out: how many of each table, or of many tables the fewest and the most."""
    tables, counts = duty.card_tables, duty.card_counts
    if not tables:
        return tr("Lay out the cards of all %n free seats", duty.free)
    if len(tables) > MOST_LAID_OUT:
        return tr(
            "Lay out {cards} cards of each of %n tables",
            len(tables),
            cards=_between(min(counts), max(counts)),
        )
    parts = [
        tr("table {table}: %n cards", n, table=names.table(table))
        for table, n in zip(tables, counts, strict=True)
    ]
    return " · ".join([tr("Lay out seat cards"), *parts])


def _between(least: int, most: int) -> str:
    return amount(least) if least == most else f"{amount(least)}–{amount(most)}"


def _thinly(duty: duties.DrawnThinly) -> str:
    """Return ``1–2 at each of 3 tables: one is enough``; empty where the tables open are not too many."""
    if not duty.enough:
        return ""
    each = _between(duty.least, duty.most)
    if duty.enough == 1:
        return tr("{each} at each of %n tables: one seat is enough", duty.tables, each=each)
    return tr(
        "{each} at each of %n tables: {enough} seats are enough",
        duty.tables,
        each=each,
        enough=amount(duty.enough),
    )
