"""The words of each act's dialog: its title, its button, and the label of every field it asks for.

A field is named as in the act (``core/say/acts``), whose form says how it is read; the order here is the
order on the screen. An act that is listed here has its dialog: ``Form(owner, session, Act).open()``.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

from core.say import acts
from core.say.said import ByFields
from gui.words.tr import Context, mark

tr = Context("forms")


@dataclass(frozen=True, eq=False, repr=False)
class Asked(ByFields):
    """``title_of`` is the title where it is known of whom; ``about`` stands above the fields; ``missing`` is
    said while a field is empty. Fields that are ``beside`` stand in one row with the one before."""

    title: str
    do: str
    fields: Mapping[str, str]
    title_of: str = ""
    about: str = ""
    hints: Mapping[str, str] = field(default_factory=dict)
    missing: Mapping[str, str] = field(default_factory=dict)
    beside: Collection[str] = ()
    danger: bool = False
    leave: str = mark("Cancel")


_WHO = mark("Player")
_PLAYER_HINT = mark("Name, number or seat")

ASKED: dict[type[acts.Act], Asked] = {
    # chips
    acts.SetChips: Asked(
        mark("Chip set"), mark("Set"),
        {"values": mark("Denominations, separated by spaces")},
        hints={"values": mark("25 100 500 1000")},
        missing={"values": mark("Type the denominations, separated by spaces.")},
    ),
    acts.AdjustChips: Asked(
        mark("Chips added or removed"), mark("Enter"),
        {
            "why": mark("Why"), "amount": mark("Total value"), "way": mark("Direction"),
            "entry": mark("Player"), "table": mark("Table"),
        },
        hints={"entry": mark("Name or seat; empty: no player")},
    ),
    acts.ExchangeGone: Asked(
        mark("Exchange old chips"), mark("Exchange"),
        {"entry": mark("Player"), "chip": mark("Chip"), "count": mark("Number of chips")},
        hints={"entry": mark("Name or seat")},
    ),
    # conduct and hands
    acts.CallClock: Asked(
        mark("Call the clock"), mark("Call the clock"),
        {"entry": _WHO, "by": mark("Called by"), "seconds": mark("Seconds")},
        title_of=mark("Call the clock on {name}"),
        hints={"entry": _PLAYER_HINT, "by": mark("not known")},
    ),
    acts.TallyHands: Asked(
        mark("Hands sat out"), mark("Note"),
        {"hands": mark("Hands sat out so far"), "misdeals": mark("Misdeals among them")},
        title_of=mark("Hands {name} has sat out"), hints={"misdeals": mark("0")},
    ),
    acts.Misdeal: Asked(mark("Misdeal"), mark("Misdeal"), {"table": mark("Table")}),
    acts.NextHand: Asked(mark("Next hand"), mark("Next hand"), {"table": mark("Table")}),
    acts.SameTime: Asked(
        mark("Out at the same time"), mark("Out at the same time"), {"who": ""},
        about=mark("Tick the players who went out at the same time at different tables."),
        missing={"who": mark("Nobody is out yet.")},
    ),
    acts.CallFloor: Asked(
        mark("Floor called"), mark("Note"), {"table": mark("Table"), "about": mark("What was shouted")},
        hints={"about": mark("optional")},
    ),
    acts.Penalise: Asked(
        mark("Give penalty"), mark("Give penalty"),
        {
            "entry": _WHO, "step": mark("Penalty"), "offence": mark("Offence"), "clause": mark("Clause"),
            "claimed": mark("Reported at"), "dead_hand": mark("Hand is dead too"),
            "exposed": mark("For exposed cards"),
        },
        title_of=mark("Penalty for {name}"),
        hints={
            "entry": _PLAYER_HINT, "offence": mark("e.g. phone at the table"), "clause": mark("optional"),
        },
        beside=("claimed", "exposed"),
    ),
    acts.Disqualify: Asked(
        mark("Disqualify player"), mark("Disqualify"),
        {
            "entry": _WHO, "offence": mark("Offence"), "clause": mark("Clause"),
            "claimed": mark("Reported at"), "chips": mark("Chips counted"),
            "table": mark("Dealt out at table"),
            "shares": mark("Dealt out to the table"), "refund": mark("Refund"),
        },
        title_of=mark("Disqualify {name}"),
        hints={
            "entry": _PLAYER_HINT, "offence": mark("e.g. phone at the table"), "clause": mark("optional"),
            "chips": mark("not counted"),
        },
        beside=("claimed",), danger=True,
    ),
    # tables
    acts.OpenTable: Asked(
        mark("Add tables"), mark("Add"),
        {"label": mark("First table"), "size": mark("Seats per table"), "count": mark("Number of tables")},
        beside=("size", "count"),
    ),
    acts.Move: Asked(
        mark("Keep a seat"), mark("Keep it"), {"entry": _WHO},
        title_of=mark("Keep {name} for"), hints={"entry": _PLAYER_HINT},
    ),
    acts.KeepApart: Asked(
        mark("Keep apart"), mark("Keep apart"), {"who": mark("Who is not to sit at one table")},
        about=mark("The draw gives them seats at different tables, as far as it can."),
        hints={"who": _PLAYER_HINT},
    ),
    acts.BreakOrder: Asked(
        mark("Break order"), mark("Set"), {"tables": mark("Tables, first to break first")},
        hints={"tables": mark("empty: by the rulebook")},
    ),
    acts.SetRedraws: Asked(
        mark("Redraws"), mark("Set"),
        {
            "tables": mark("At this many tables"), "players": mark("At this many players left"),
            "first_days": mark("When first days merge"),
        },
        hints={"tables": mark("3 2"), "players": mark("27")},
    ),
    # people
    acts.Eliminate: Asked(
        mark("Bust"), mark("Bust"), {"stacks": "", "by": mark("Eliminated by")},
        hints={"by": mark("Name or seat, or empty")}, danger=True,
    ),
    acts.RemoveStack: Asked(
        mark("Player leaves"), mark("Player leaves"), {"chips": mark("Chips left")},
        title_of=mark("{name} leaves"), danger=True,
    ),
    acts.Reenter: Asked(
        mark("Surrender stack"), mark("Re-entry"),
        {"at": mark("Price"), "surrender": mark("Chips given up")},
        title_of=mark("{name} surrenders the stack"),
    ),
    acts.Rebuy: Asked(
        mark("Other amounts"), mark("Register"),
        {"kind": mark("Purchase"), "at": mark("Price"), "chips": mark("Chips"), "pay": mark("Paid"),
         "fee": mark("Fee")},
        hints={"pay": mark("300, or 300+50 with the fee")}, beside=("pay", "fee"),
    ),
    # the till
    acts.Collect: Asked(
        mark("Take payment"), mark("Take payment"), {"amount": mark("How much"), "method": mark("Paid by")},
        title_of=mark("Payment by {name}"),
    ),
    acts.Refund: Asked(
        mark("Refund"), mark("Refund"), {"amount": mark("How much"), "method": mark("Paid by")},
        title_of=mark("Refund to {name}"),
    ),
    acts.PayOut: Asked(
        mark("Pay out"), mark("Pay out"),
        {
            "amount": mark("How much"), "method": mark("Paid by"),
            "divided": mark("Divided among the members, odd units to the captain"),
        },
        title_of=mark("Pay out to {name}"),
    ),
    acts.MoveTill: Asked(
        mark("Into or out of the till"), mark("Enter"),
        {"amount": mark("How much"), "way": mark("Direction"), "reason": mark("Reason")},
        hints={"reason": mark("e.g. coffee")}, missing={"amount": mark("Type an amount.")},
    ),
    acts.CountTill: Asked(
        mark("Count the till"), mark("Counted"),
        {"method": mark("Method"), "amount": mark("How much is there")},
        missing={"amount": mark("Type what was counted.")},
    ),
    acts.EditPlayer: Asked(
        mark("Edit player"), mark("Save"),
        {
            "name": mark("Name"), "nickname": mark("Nickname"), "number": mark("Club number"),
            "note": mark("Note"), "accessible": mark("Needs an accessible seat"),
        },
        title_of=mark("Edit {name}"),
    ),
    acts.CorrectEntry: Asked(
        mark("Correct entry"), mark("Save"),
        {"name": mark("Seat, chips and history stay; only the player changes.")},
        title_of=mark("Correct the entry of {name}"),
        hints={"name": mark("Name from the player list, or a new one")},
    ),
    acts.CorrectBust: Asked(
        mark("Correct bust"), mark("Save"),
        {
            "who": mark("Right player"), "seat": mark("Seat for {name}, back in"),
            "by": mark("Eliminated by"), "at": mark("When"), "same_hand": mark("Same hand as"),
        },
        title_of=mark("Correct the bust of {name}"),
        hints={
            "who": mark("Name or seat of a player still in"), "by": mark("Name or seat, or empty"),
            "same_hand": mark("A player who is out"),
        },
    ),
    # the clock, and the tournament as a whole
    acts.SetClock: Asked(
        mark("Set clock"), mark("Set"), {"row": mark("Row"), "elapsed": mark("Time left")}
    ),
    acts.Schedule: Asked(
        mark("Schedule start"), mark("Set"), {"at": mark("Start")}, hints={"at": mark("18:00")}
    ),
    acts.Alter: Asked(
        mark("Alter tournament"), mark("Alter tournament"), {"reason": mark("Change and reason")},
        about=mark("The log keeps the change and its reason. A duty asks you to announce it."),
        leave=mark("Not now"),
    ),
    acts.Cancel: Asked(
        mark("Cancel tournament"), mark("Cancel tournament"), {"reason": mark("Reason")},
        about=mark("The clock stops and the room screen shows the reason. Ctrl+Z undoes it."),
        leave=mark("Not now"), danger=True,
    ),
}  # fmt: skip


def title_of(act: type[acts.Act], name: str = "") -> str:
    """Return the title of an act's dialog, where it is known of whom."""
    asked = ASKED[act]
    return tr(asked.title_of, name=name) if name else tr(asked.title)
