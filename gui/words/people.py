"""The words about players: why one cannot enter, leave or buy, and why one did."""

from __future__ import annotations

from core.say.becauses import (
    BlindedOut,
    HandedOver,
    Prepaid,
    Rebought,
    RebuyAnnounced,
    RebuyOwes,
    Surrendered,
)
from core.say.reasons import (
    AlreadyOut,
    AlreadyRegistered,
    BadAmount,
    BadText,
    ByHimself,
    HandoverForbidden,
    HasPlayed,
    LastPlayer,
    LimitReached,
    NameEmpty,
    NameTooLong,
    NoRefund,
    NoSuchEntry,
    NoSuchPlayer,
    NotDeclared,
    NotEntered,
    NothingToCarry,
    NotSold,
    NumberTaken,
    OutBeforeStart,
    SaleClosed,
    SameTwice,
    SeveralPlayers,
    StillIn,
    SurrenderForbidden,
)
from gui.words.files import pasted
from gui.words.names import Names
from gui.words.numbers import amount, money
from gui.words.tr import Context, apart, mark
from gui.words.voices import refused, why

tr = Context("players")

_AMOUNTS = {
    "chips": mark("{amount} cannot be right for the chips. Check the number."),
    "pay": mark("{amount} cannot be right for the payment. Check the number."),
    "paid": mark("{amount} cannot be right for the price. Check the number."),
    "fee": mark("{amount} cannot be right for the fee. Check the number."),
    "until": mark("{amount} cannot be right for the last level of the sale. Check the number."),
    "most": mark("{amount} cannot be right for the most per player. Check the number."),
    "refund": mark("{amount} cannot be right for the refund. Check the number."),
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
    "seconds": mark("{amount} cannot be right for the seconds. Check the number."),
}
_NOT_SOLD = {
    "entry": mark("No entry is sold in this tournament. Set its price and chips under Structure first."),
    "reentry": mark("No re-entry is sold in this tournament. Set its price and chips under Structure first."),
    "rebuy": mark("No re-buy is sold in this tournament. Set its price and chips under Structure first."),
    "addon": mark("No add-on is sold in this tournament. Set its price and chips under Structure first."),
}
_LAST_SOLD = {
    "entry": mark("The last entry was sold in level {until}."),
    "reentry": mark("The last re-entry was sold in level {until}."),
    "rebuy": mark("The last re-buy was sold in level {until}."),
    "addon": mark("The last add-on was sold in level {until}."),
}
_MOST = {
    "entry": mark("A player can have %n entries at most and already has them."),
    "reentry": mark("A player can have %n re-entries at most and already has them."),
    "rebuy": mark("A player can have %n re-buys at most and already has them."),
    "addon": mark("A player can have %n add-ons at most and already has them."),
}
_DECLARED = {
    "before_first_card": mark("The re-buy had to be declared before the first card of the next hand."),
    "before_next_hand": mark("The re-buy had to be declared before the next hand."),
}


def _seat(names: Names, entry: int) -> str:
    found = names.state.people.entries.get(entry)
    return "" if found is None else names.short_seat(found.table, found.seat)


# -- what is typed -----------------------------------------------------------------------------------------


@refused.register(BadText)
def _(said: BadText, names: Names) -> str:
    return tr("The text contains invalid characters. Type it again.")


@refused.register(NameEmpty)
def _(said: NameEmpty, names: Names) -> str:
    return tr("The text is empty. Type a name or a text.")


@refused.register(NameTooLong)
def _(said: NameTooLong, names: Names) -> str:
    most = amount(said.most)
    if said.name:
        return tr("{name}: a name, number or note is longer than {most} characters. Shorten it.",
                  name=pasted(said.name), most=most)  # fmt: skip
    return tr("The text is longer than {most} characters. Shorten it.", most=most)


@refused.register(BadAmount)
def _(said: BadAmount, names: Names) -> str:
    problem = tr(_AMOUNTS[said.what], amount=amount(said.amount))
    return f"{apart(pasted(said.name))}: {problem}" if said.name else problem


@refused.register(SameTwice)
def _(said: SameTwice, names: Names) -> str:
    if said.table is not None:
        return tr("Table {table} is named twice. Name each table once.", table=names.table(said.table))
    name = pasted(said.name) if said.entry is None else names.entry(said.entry)
    if name:
        return tr("{name} is named twice. Name two different players.", name=name)
    return tr("A player is named twice. Name each player once.")


# -- who it is ---------------------------------------------------------------------------------------------


@refused.register(NoSuchPlayer)
def _(said: NoSuchPlayer, names: Names) -> str:
    return tr("There is no such player here. Check the name, or register the player.")


@refused.register(NoSuchEntry)
def _(said: NoSuchEntry, names: Names) -> str:
    return tr("There is no such entry in this tournament.")


@refused.register(NotEntered)
def _(said: NotEntered, names: Names) -> str:
    return tr("{name} has no entry tonight. Register the player first.", name=names.player(said.player))


@refused.register(SeveralPlayers)
def _(said: SeveralPlayers, names: Names) -> str:
    return tr("Several players are called {name}. Choose one by club number or seat.",
              name=pasted(said.name))  # fmt: skip


@refused.register(NumberTaken)
def _(said: NumberTaken, names: Names) -> str:
    known = names.state.people.players.get(said.player or 0)
    name = pasted(said.name) if known is None else known.name
    return tr("Club number {number} is {name}'s. Check the number, or leave it out.",
              number=pasted(said.number), name=name)  # fmt: skip


@refused.register(AlreadyRegistered)
def _(said: AlreadyRegistered, names: Names) -> str:
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
            seat=seat, **facts,
        )  # fmt: skip
    return tr(
        "{name} is already in. For another player of the same name add the club number: {plain}, 113.",
        **facts,
    )


@refused.register(AlreadyOut)
def _(said: AlreadyOut, names: Names) -> str:
    name = names.entry(said.entry)
    if said.reenter:
        return tr("{name} is out. Use re-entry instead.", name=name)
    return tr("{name} is already out.", name=name)


@refused.register(StillIn)
def _(said: StillIn, names: Names) -> str:
    name = names.entry(said.entry)
    if seat := _seat(names, said.entry):
        return tr("{name} is still in, in seat {seat}.", name=name, seat=seat)
    return tr("{name} is still in.", name=name)


@refused.register(HasPlayed)
def _(said: HasPlayed, names: Names) -> str:
    name = names.entry(said.entry)
    if said.beaten is not None:
        return tr("{name} eliminated {out}, so this entry cannot be removed. Correct that "
                  "elimination first.",
                  name=name, out=names.entry(said.beaten))  # fmt: skip
    if said.paid is not None:
        return tr(
            "{name} has already played. To keep the money, use “Bust” or “Player leaves”. "
            "Overriding this removes the entry and refunds {paid}.",
            name=name, paid=money(said.paid, names.state.setting("currency")),
        )  # fmt: skip
    return tr("{name} has already played, so this entry cannot be removed. Bust the player instead.",
              name=name)  # fmt: skip


@refused.register(ByHimself)
def _(said: ByHimself, names: Names) -> str:
    return tr("{name} cannot be eliminated by the same player. Name the player who won the chips, "
              "or leave it out.",
              name=names.entry(said.entry))  # fmt: skip


@refused.register(LastPlayer)
def _(said: LastPlayer, names: Names) -> str:
    return tr("That would leave nobody in. The last player has won.")


@refused.register(OutBeforeStart)
def _(said: OutBeforeStart, names: Names) -> str:
    return tr("{name} has no seat, and play has not begun: nobody is out yet. Unregister instead.",
              name=names.entry(said.entry))  # fmt: skip


# -- what is sold, and what the rulebook allows ------------------------------------------------------------


@refused.register(NotSold)
def _(said: NotSold, names: Names) -> str:
    if said.purchase not in _NOT_SOLD:
        return tr("This tournament does not sell “{kind}”. Set its price and chips under Structure first.",
                  kind=pasted(said.purchase))  # fmt: skip
    return tr(_NOT_SOLD[said.purchase])


@refused.register(SaleClosed)
def _(said: SaleClosed, names: Names) -> str:
    return tr(_LAST_SOLD[said.purchase], until=amount(said.until))


@refused.register(LimitReached)
def _(said: LimitReached, names: Names) -> str:
    return tr(_MOST[said.purchase], said.most)


@refused.register(NoRefund)
def _(said: NoRefund, names: Names) -> str:
    return tr("{name} gets no refund after the start. Overriding this refunds {paid}.",
              name=names.entry(said.entry),
              paid=money(said.paid, names.state.setting("currency")))  # fmt: skip


@refused.register(HandoverForbidden)
def _(said: HandoverForbidden, names: Names) -> str:
    return tr("{name} cannot hand over the seat after the start. The stack is blinded off instead.",
              name=names.entry(said.entry))  # fmt: skip


@refused.register(SurrenderForbidden)
def _(said: SurrenderForbidden, names: Names) -> str:
    return tr("{name} cannot give up chips for a re-entry.", name=names.player(said.player))


@refused.register(NotDeclared)
def _(said: NotDeclared, names: Names) -> str:
    return tr("{name} is out: the re-buy was not declared in time.", name=names.entry(said.entry))


@refused.register(NothingToCarry)
def _(said: NothingToCarry, names: Names) -> str:
    return tr("{name} has no chips at another seat to carry.", name=names.entry(said.entry))


# -- why it was decided so ---------------------------------------------------------------------------------


@why.register(Prepaid)
def _(said: Prepaid, names: Names) -> str:
    return tr("{name} had paid, or qualified, before the start.", name=names.entry(said.entry))


@why.register(HandedOver)
def _(said: HandedOver, names: Names) -> str:
    return tr("{to} plays on in the seat of {name}.",
              to=names.player(said.taker), name=names.player(said.giver))  # fmt: skip


@why.register(Surrendered)
def _(said: Surrendered, names: Names) -> str:
    return tr("The {chips} chips that {name} gave up leave play.",
              chips=amount(said.chips), name=names.entry(said.entry))  # fmt: skip


@why.register(BlindedOut)
def _(said: BlindedOut, names: Names) -> str:
    return tr("{name} was absent and was blinded out.", name=names.entry(said.entry))


@why.register(Rebought)
def _(said: Rebought, names: Names) -> str:
    return tr(_DECLARED[said.deadline]) if said.deadline in _DECLARED else ""


@why.register(RebuyOwes)
def _(said: RebuyOwes, names: Names) -> str:
    return tr("Bets made before the chips arrive are owed.") if said.owes else ""


@why.register(RebuyAnnounced)
def _(said: RebuyAnnounced, names: Names) -> str:
    if said.chips is None:
        return ""
    return tr("The table is told that the player plays for {sum}.", sum=amount(said.chips))
