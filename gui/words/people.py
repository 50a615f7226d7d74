"""The words about players: refused, why, and what the Players page says."""

from __future__ import annotations

from collections.abc import Sequence

from core.people.player_list import MOST_PLAYERS, CsvProblem, Unfit
from core.say import becauses, reasons
from core.say import records as r
from core.say.records import Action
from core.tournament.settings import Currency
from core.tournament.state import Price
from gui.words.files import pasted, shown
from gui.words.names import Names, all_of
from gui.words.numbers import amount, listed, money, place_text, players_text, time_of_day
from gui.words.tr import Context, apart, dotted, mark
from gui.words.voices import notice, refused, why
from gui.words.wording import By, If, Wording, Wordings, wordings

tr = Context("players")


_OF_MONEY = ("pay", "paid", "fee", "refund", "bounty", "prizes", "pool")
_AMOUNTS = {
    "chips": mark("{amount} cannot be right for the chips. Check the number."),
    "pay": mark("{amount} cannot be right for the payment. Check the number."),
    "paid": mark("{amount} cannot be right for the price. Check the number."),
    "fee": mark("{amount} cannot be right for the fee. Check the number."),
    "until": mark("{amount} cannot be right for the last level of the sale. Check the number."),
    "most": mark("{amount} cannot be right for the limit per player. Check the number."),
    "refund": mark("{amount} cannot be right for the refund. Check the number."),
    "bounty": mark("{amount} cannot be right for the bounty. It is part of the price, beside the fee."),
    "bounties": mark(
        "{amount} cannot be right for the bounties: fixed, or progressive with a per cent such as 50%."
    ),
    "surrender": mark("{amount} cannot be right for the chips given up. Check the number."),
    "shares": mark("{amount} cannot be right for a share of the chips. Check the number."),
    "minutes": mark("{amount} cannot be right for the minutes of a penalty. Check the number."),
    "hands": mark("{amount} cannot be right for the hands of a penalty. Check the number."),
    "rounds": mark("{amount} cannot be right for the rounds of a penalty. Check the number."),
    "misdeals": mark(
        "{amount} cannot be right for the misdeals, which are among the hands. Check the number."
    ),
    "stacks": mark("{amount} cannot be right for the stacks. Check the number."),
    "redraw_count": mark("{amount} cannot be right for the number of redraws: 20 at most. Check the number."),
    "stack_count": mark(
        "{amount} cannot be right for the number of stacks: one for each player, in their order. "
        "Check the number."
    ),
    "prizes": mark("{amount} cannot be right for a prize. Check the number."),
    "till": mark("{amount} cannot be right for a payment or the till. Check the number."),
    "pool": mark("{amount} cannot be right for the prize pool. Check the number."),
    "seconds": mark("{amount} cannot be right for the seconds. Check the number."),
}


def _sold_until(said: reasons.SaleClosed, names: Names) -> str:
    if names.zone is None:
        return tr("This price is no longer sold.")
    return tr("This price was sold until {time}.", time=time_of_day(said.time, names.zone))


def _seat(names: Names, entry: int) -> str:
    found = names.state.people.entries.get(entry)
    return "" if found is None else names.short_seat(found.table, found.seat)


# -- what is typed -----------------------------------------------------------------------------------------


_NOT_SOLD: Wording = By(
    "purchase",
    {
        "entry": "No entry is sold in this tournament. Set its price and chips under Structure first.",
        "reentry": "No re-entry is sold in this tournament. Set its price and chips under Structure first.",
        "rebuy": "No re-buy is sold in this tournament. Set its price and chips under Structure first.",
        "addon": "No add-on is sold in this tournament. Set its price and chips under Structure first.",
    },
    "This tournament does not sell “{purchase}”. Set its price and chips under Structure first.",
)
_REFUSED: Wordings = {
    reasons.BadText: "The text contains invalid characters. Type it again.",
    reasons.NumberTooLarge: "The largest number is {most}. Type a smaller one.",
    reasons.NameEmpty: If(
        "offence",
        'The offence is missing. Type it after “for”: for "phone at the table".',
        "The text is empty. Type a name or a text.",
    ),
    reasons.NoSuchPlayer: "There is no such player here. Check the name, or register the player.",
    reasons.NoSuchEntry: "There is no such entry in this tournament.",
    reasons.NotEntered: "{name} has no entry tonight. Register the player first.",
    reasons.ByHimself: (
        "{name} cannot be eliminated by the same player. Name the player who won the chips, or leave it out."
    ),
    reasons.LastPlayer: "That would leave nobody in. The last player has won.",
    reasons.OutBeforeStart: (
        "{name} has no seat, and play has not begun: nobody is out yet. Unregister instead."
    ),
    reasons.HandoverForbidden: (
        "{name} cannot hand over the seat after the start. The stack is blinded off instead."
    ),
    reasons.SurrenderForbidden: "{name} cannot give up chips for a re-entry.",
    reasons.NotDeclared: "{name} is out: the re-buy was not declared in time.",
    reasons.NothingToCarry: "{name} has no chips at another seat to carry.",
    reasons.SeveralPlayers: "Several players are called {name}. Choose one by club number or seat.",
    reasons.NameTooLong: If(
        "name",
        ("{name}: a name, number or note is longer than %n characters. Shorten it.", "most"),
        ("The text is longer than %n characters. Shorten it.", "most"),
    ),
    reasons.AlreadyOut: If("reenter", "{name} is out. Use re-entry instead.", "{name} is already out."),
    reasons.HasPlayed: If(
        "beaten",
        "{name} eliminated {beaten_name}, so this entry cannot be removed. Correct that elimination first.",
        By(
            "paid",
            {None: "{name} has already played, so this entry cannot be removed. Bust the player instead."},
            (
                "{name} has already played. To keep the money, use “Bust” or “Player leaves”. Overriding "
                "this removes the entry and refunds {paid_sum}."
            ),
        ),
    ),
    reasons.NotSold: If("prices", "There is no usual price for this. Choose one: {prices}.", _NOT_SOLD),
    reasons.SaleClosed: If(
        "time",
        _sold_until,
        By(
            "purchase",
            {
                "entry": "Registration was open through level {until}.",
                "reentry": "Re-entry was open through level {until}.",
                "rebuy": "Re-buys were open through level {until}.",
                "addon": "Add-ons were open through level {until}.",
            },
        ),
    ),
    reasons.LimitReached: (
        By(
            "purchase",
            {
                "entry": "A player can have at most %n entries, and this player already has them.",
                "reentry": "A player can have at most %n re-entries, and this player already has them.",
                "rebuy": "A player can have at most %n re-buys, and this player already has them.",
                "addon": "A player can have at most %n add-ons, and this player already has them.",
            },
        ),
        "most",
    ),
    reasons.NoRefund: "{name} gets no refund after the start. Overriding this refunds {paid_sum}.",
}
wordings(refused, tr, _REFUSED, name=pasted, purchase=pasted, prices=lambda names: listed(map(pasted, names)))


@refused.register(reasons.BadAmount)
def _(said: reasons.BadAmount, names: Names) -> str:
    n = names.plain(said.amount) if said.what in _OF_MONEY else amount(said.amount)
    problem = tr(_AMOUNTS[said.what], amount=n)
    return f"{apart(pasted(said.name))}: {problem}" if said.name else problem


@refused.register(reasons.SameTwice)
def _(said: reasons.SameTwice, names: Names) -> str:
    if said.table is not None:
        return tr("Table {table} is named twice. Name each table once.", table=names.table(said.table))
    name = pasted(said.name) if said.entry is None else names.entry(said.entry)
    if name:
        return tr("{name} is named twice. Name two different players.", name=name)
    return tr("A player is named twice. Name each player once.")


# -- who it is ---------------------------------------------------------------------------------------------


@refused.register(reasons.NumberTaken)
def _(said: reasons.NumberTaken, names: Names) -> str:
    known = names.state.people.players.get(said.player or 0)
    name = pasted(said.name) if known is None else known.name
    return tr(
        "Club number {number} is {name}'s. Check the number, or leave it out.",
        number=pasted(said.number),
        name=name,
    )


@refused.register(reasons.AlreadyRegistered)
def _(said: reasons.AlreadyRegistered, names: Names) -> str:
    facts = {
        "name": names.entry(said.entry),
        "plain": (
            names.state.name(said.entry)
            if said.entry in names.state.people.entries
            else names.entry(said.entry)
        ),
    }
    if seat := _seat(names, said.entry):
        return tr(
            "{name} is already in, in seat {seat}. For another player of the same name add the "
            "club number: {plain}, 113.",
            seat=seat,
            **facts,
        )
    return tr(
        "{name} is already in. For another player of the same name add the club number: {plain}, 113.",
        **facts,
    )


@refused.register(reasons.StillIn)
def _(said: reasons.StillIn, names: Names) -> str:
    name = names.entry(said.entry)
    if seat := _seat(names, said.entry):
        return tr("{name} is still in, in seat {seat}.", name=name, seat=seat)
    return tr("{name} is still in.", name=name)


# -- why it was decided so ---------------------------------------------------------------------------------


_BECAUSE: Wordings = {
    becauses.Prepaid: "{name} had paid, or qualified, before the start.",
    becauses.Surrendered: ("The %n chips that {name} gave up leave play.", "chips"),
    becauses.BlindedOut: "{name} was absent and was blinded out.",
    becauses.Rebought: By(
        "deadline",
        {
            "before_first_card": "The re-buy had to be declared before the first card of the next hand.",
            "before_next_hand": "The re-buy had to be declared before the next hand.",
        },
    ),
    becauses.BustTakenBack: By(
        "deadline",
        {
            "before_first_card": "{name} had declared the re-buy before the first card of the next hand: "
            "the bust is taken back.",
            "before_next_hand": "{name} had declared the re-buy before the next hand: "
            "the bust is taken back.",
        },
    ),
    becauses.RebuyOwes: If("owes", "Bets made before the chips arrive are owed."),
    becauses.RebuyAnnounced: By("chips", {None: ""}, "The table is told that the player plays for {chips}."),
    becauses.HandedOver: "{taker_player} plays on in the seat of {giver_player}.",
}
wordings(why, tr, _BECAUSE)


_NAMED = 3
"""So many are named who are passed over in a deed for several."""
_COLUMNS = (
    mark("Name"), mark("Number"), mark("Entries"), mark("Seat"), mark("Stack bought"), mark("Paid"),
    mark("Status"),
)  # fmt: skip
_DEEDS = {
    "bust": mark("Bust"),
    "bust_by": mark("Bust by…"),
    "reenter": mark("Re-entry"),
    "surrender": mark("Surrender stack…"),
    "rebuy": mark("Re-buy"),
    "addon": mark("Add-on"),
    "other": mark("Other amounts…"),
    "take_back": mark("Undo bust"),
    "unregister": mark("Unregister"),
    "leave": mark("Player leaves…"),
    "absent": mark("Absent"),
    "edit": mark("Edit player…"),
    "correct_entry": mark("Correct entry…"),
    "correct_bust": mark("Correct bust…"),
    "clock_now": mark("Call the clock"),
    "payment": mark("Take payment…"),
    "penalty": mark("Penalty…"),
    "disqualify": mark("Disqualify…"),
}
deed = tr.one_of(_DEEDS)
_NO_LIST: dict[Unfit, str] = {
    "too_long": mark(
        "The list has more than %n players, or a line that is too long. Nothing was added. Paste it in parts."
    ),
    "file": mark(
        "This is a file, not text. Nothing was added. Open it in its own program, copy the players "
        "there and paste them here."
    ),
    "no_text": mark(
        "This is the content of another program's file, not text. Nothing was added. Open it there, "
        "copy the players and paste them here."
    ),
}
_COMPLAINTS = {
    "name_empty": mark("no name; line skipped"),
    "too_long": mark("too long; line skipped"),
    "quote_open": mark("missing closing quote; line skipped"),
    "bad_accessible": mark("accessible seat must be yes or no; taken as yes"),
}


_GROUPS = {
    "all": mark("Everybody"),
    "in": mark("In"),
    "absent": mark("Absent"),
    "no_seat": mark("No seat yet"),
    "out": mark("Out"),
    "again": mark("Several entries"),
}
# Of whom the list is.
group = tr.one_of(_GROUPS)


_LISTED = {
    "surname": mark("Listed by surname"),
    "first": mark("Listed by first name"),
    "swedish": mark("Å, Ä, Ö after Z"),
    "latin": mark("Å, Ä, Ö as A, O"),
}
list_order = tr.one_of(_LISTED)


def check_in_do(new: int, here: int) -> str:
    """Return ``Register 7``, ``Register 7 · 2 are here``, ``2 are here``."""
    parts = [tr("Register {n}", n=amount(new))] if new or not here else []
    if here:
        parts.append(tr("%n are here", here))
    return " · ".join(parts) if new + here else tr("Register")


checked_in = notice(tr.phrase("%n players checked in."), "checked_in")


@notice
def each_done(done: int, of: int, without: Sequence[str] = ()) -> str:
    """Say for how many it was done, and why not for the others; of many only the first few."""
    said = tr("Done for {n} of {of}.", n=amount(done), of=amount(of))
    several = [*without[:_NAMED], *["…"] * (len(without) > _NAMED)]
    return " ".join([said, *several])


accessible = tr.phrase("needs an accessible seat")


def columns() -> list[str]:
    return [tr(title) for title in _COLUMNS]


def summary(entries: int, playing: int, taken: str, owed: str = "") -> str:
    """``owed``: what is bought and not paid yet, where a till is kept."""
    parts = [tr("%n entries", entries)]
    if entries:
        parts += [tr("{n} in", n=amount(playing)), tr("{n} taken", n=taken)]
    if entries and owed:
        parts.append(tr("{n} owed", n=owed))
    return " · ".join(parts)


def chosen(names: list[str]) -> str:
    """Say whom the buttons mean: ``Anna Ek``, ``3 players``; what to do when nobody is chosen."""
    if not names:
        return tr("Select a player")
    return names[0] if len(names) == 1 else players_text(len(names))


def taken_in(name: str, action: Action, currency: Currency) -> str:
    bought = all_of(action, r.Bought)
    if not any(x.kind == "reentry" for x in bought):
        return tr("{name} is registered.", name=name)
    paid = sum(x.paid for x in bought)
    if not paid:
        return tr("{name} re-entered.", name=name)
    return tr("{name} re-entered, {sum}.", name=name, sum=money(paid, currency))


# -- dialogs --------------------------------------------------------------------------------------


def bust_title(names: list[str]) -> str:
    if len(names) == 1:
        return tr("Bust {name}", name=names[0])
    return tr("Bust {players} in one hand", players=players_text(len(names)))


def bust_places(first: int, last: int) -> str:
    return tr("Out in {place}", place=place_text(first, last))


_PURCHASES = {
    "entry": mark("Entry for {name}"),
    "reentry": mark("Re-entry for {name}"),
    "rebuy": mark("Re-buy for {name}"),
    "addon": mark("Add-on for {name}"),
}


def purchase_title(kind: str, name: str) -> str:
    return tr(_PURCHASES[kind], name=name)


@notice
def on_selected(names: list[str]) -> str:
    return tr("{who}.", who=chosen(names))


def out_of_view(names: list[str]) -> str:
    if len(names) == 1:
        return tr("{who}. Selected, but out of view.", who=chosen(names))
    return tr("{who}. Some selected rows are out of view.", who=chosen(names))


def price_name(price: Price, currency: Currency) -> str:
    """Return ``Guest · 400 kr``; the usual price has no name."""
    return dotted(shown(price.name) if price.name else "", money(price.paid, currency))


def price_line(price: Price, currency: Currency) -> str:
    """Return ``Guest · 400 kr · 10,000 chips``."""
    return dotted(price_name(price, currency), tr("%n chips", price.chips) if price.chips else "")


@notice
def sale(kind: str, names: list[str], price: int, chips: int, currency: Currency) -> str:
    title = purchase_title(kind, chosen(names))
    if len(names) == 1:
        return tr(
            "{title}: {sum}, {chips} chips.", title=title, sum=money(price, currency), chips=amount(chips)
        )
    return tr(
        "{title}: {sum} and {chips} chips each, {all} together.",
        title=title,
        sum=money(price, currency),
        chips=amount(chips),
        all=money(price * len(names), currency),
    )


@notice
def taken_back(names: list[str], paid: int, currency: Currency) -> str:
    return tr(
        "Unregister {name}: the entry and its {sum} are removed.",
        name=chosen(names),
        sum=money(paid, currency),
    )


def lost_letter(name: str) -> str:
    """Ask whether a name is whole whose first letter may have opened the field."""
    return tr("N opened the field. Is “{name}” the whole name?", name=name)


def lost_first_letter(name: str) -> str:
    """Refuse an Enter after a name whose first letter may have opened the dialog."""
    return tr("E opened this dialog. If “{name}” is the whole name, press Ctrl+Enter to save it.", name=name)


def alike(name: str, typed: str) -> str:
    """Ask whether a name that differs from another's by its accents alone is somebody else's."""
    return tr(
        "{name} is on the list already. Press Ctrl+Enter to register “{typed}” as another player, Esc to "
        "leave it.",
        name=name,
        typed=typed,
    )


def by_now(names: list[str]) -> str:
    if not names:
        return tr("Eliminated by nobody so far")
    return tr("Eliminated by {names} so far", names=listed(names))


out_instead = tr.phrase("{other} goes out, and {name} comes back.")
time_wrong = tr.phrase("This is not a time. Type it like 20:14.")


no_letters = tr.phrase(
    "“{text}” looks like a seat or a number. Press Ctrl+Enter to register a player of this name, "
    "Esc to leave it."
)
named_twice = tr.phrase("{name} is named already.")
nobody_found = tr.phrase("No suitable player is called “{text}”.")
paste_done = notice(tr.phrase("%n players registered."), "paste_done")


def complaint(problem: CsvProblem) -> str:
    if problem.heading:
        return tr(
            "Line {line}: unknown column “{heading}” ignored",
            line=problem.line,
            heading=shown(problem.heading),
        )
    return tr("Line {line}: {what}", line=problem.line, what=tr(_COMPLAINTS[problem.what]))


def no_list(what: Unfit) -> str:
    return tr(_NO_LIST[what], MOST_PLAYERS)


def paste_count(new: int, already: int, refused: int) -> str:
    parts = [tr("%n will be registered", new)]
    if already:
        parts.append(tr("%n are in already", already))
    if refused:
        parts.append(tr("%n are refused", refused))
    return " · ".join(parts)


def lines_read(done: int, lines: int) -> str:
    return tr("{done} of %n lines read…", lines, done=amount(done))


@notice
def paste_stopped(done: int, of: int) -> str:
    return tr(
        "Registration stopped after {done} of {of} players. The others were not added.", done=done, of=of
    )
