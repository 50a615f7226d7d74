"""The Chips page's words: the set, the plan, the race desk, the ledger and the audit."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from core.chips.audit import Audit
from core.say.levels import Level, Oddity, number
from gui.words.cards import card_words
from gui.words.chips import ledger as ledger_words
from gui.words.numbers import amount, chips_off, level_name, listed
from gui.words.tr import counted, mark, tr

_WORDS = {
    "race": mark("Race"),
    "plan": mark("Chips and plan"),
    "audit": mark("Ledger and audit"),
    "set_do": mark("Set the chips…"),
    "set_change": mark("Change…"),
    "set_title": mark("Which chips are in use?"),
    "set_hint": mark("25 100 500 1000"),
    "set_field": mark("Values, parted by spaces"),
    "set_suggested": mark("Proposed from the blinds and the stack. Change what your case does not hold."),
    "set_take": mark("Set"),
    "set_spaces": mark("Part the chips by spaces: 25 100 500."),
    "set_empty": mark("Write the values of the chips, parted by spaces."),
    "cancel": mark("Cancel"),
    "no_set": mark("Which chips are in use?"),
    "no_set_more": mark(
        "Say it once, and Riffle knows which can go when, races them and counts that nothing is lost."
    ),
    "plan_title": mark("Colour-ups"),
    "chip": mark("Chip"),
    "now": mark("now"),
    "can_go": mark("Not needed after"),
    "goes": mark("Planned for"),
    "stands": mark("Now"),
    "stays": mark("stays to the end"),
    "needed": mark("needed to the end"),
    "not_planned": mark("not planned"),
    "gone": mark("left play"),
    "announced": mark("announced"),
    "in_use": mark("in play"),
    "announce": mark("Announce"),
    "race_now": mark("Race…"),
    "out_of_play": mark("Out of play"),
    "dealer_sheets": mark("Dealer’s sheets…"),
    "no_sheets": mark("Riffle cannot print these sheets yet."),
    "nothing_to_race": mark("Nothing to race now"),
    "not_started": mark("The clock has not started"),
    "none_planned": mark("The structure plans no colour-up. Under Chips and plan one can be announced."),
    "seat": mark("Seat"),
    "player": mark("Player"),
    "odd": mark("Odd chips"),
    "last_key": mark("Last chips · L"),
    "last_hint": mark("These are all the chips the player has. Key: L"),
    "cards": mark("Cards"),
    "cards_hint": mark("As Kd 2c"),
    "button_why": mark("The race begins to its left. Type the seat, or click it."),
    "at_tables": mark("at"),
    "real": mark("We deal real cards · Alt+C"),
    "real_hint": mark("Alt+C: on, and the cards are typed; off, and Riffle deals"),
    "odd_total": mark("Odd chips"),
    "worth": mark("Worth"),
    "to_win": mark("To win"),
    "rounding": mark("Rounding"),
    "race_do": mark("Race"),
    "none_odd": mark("No odd chips"),
    "wrong_number": mark("That is no number. Write 3, or nothing."),
    "gets": mark("Gets"),
    "rescue": mark("rescue"),
    "takes": mark("Dealer takes away"),
    "hands_out": mark("Dealer hands out"),
    "to_plan": mark("To the plan"),
    "otherwise": mark("The race was done otherwise"),
    "otherwise_more": mark("Undo that in History to race the table here."),
    "entry": mark("Enter in the ledger…"),
    "entry_title": mark("Chips that came or went"),
    "entry_do": mark("Enter"),
    "why": mark("Why"),
    "amount": mark("Chips, by value"),
    "way": mark("They"),
    "out": mark("leave play"),
    "in": mark("come into play"),
    "whose": mark("Whose"),
    "whose_hint": mark("Name or seat; nobody’s if empty"),
    "at": mark("At table"),
    "nowhere": mark("of no table"),
    "exchange": mark("Exchange gone chips…"),
    "exchange_title": mark("Chips of a colour that has left play"),
    "exchange_do": mark("Exchange"),
    "exchange_whose": mark("Whose"),
    "exchange_hint": mark("Name or seat"),
    "exchange_chip": mark("Chip"),
    "how_many": mark("How many"),
    "none_gone": mark("No chips have left play yet: nothing to exchange."),
    "whose_first": mark("Say whose chips they are."),
    "wrong_amount": mark("That is no number. Write 500, 1,200 or 25k."),
    "ledger": mark("Ledger"),
    "audit_title": mark("Audit"),
    "no_ledger": mark("Nothing has come into play or left it but by entries."),
    "where": mark("Where"),
    "before": mark("Before"),
    "rescue_column": mark("Rescue"),
    "other": mark("Otherwise"),
    "after": mark("After"),
    "closes": mark("adds up"),
    "room": mark("The room"),
    "audit_closes": mark("Everything adds up, to the chip."),
    "audit_off": mark("This does not add up."),
    "audit_unmade": mark("The {chips} in play cannot be made of chips of {unit}: somebody miscounted."),
    "room_hint": mark(
        "Tables: the chips raced in and handed out, and what else came or went there. "
        "The room: the chips sold, and those in play."
    ),
}  # fmt: skip
_ODD = {
    "chip_unknown": mark("{row} takes the {chips} away: not all of them are in use then."),
    "no_chips_left": mark("{row} takes the {chips} away: no chips are left then."),
    "lower_chip_stays": mark("{row} takes the {chips} away while lower ones stay in play."),
    "chip_needed": mark("{row} takes the {chips} away: later blinds or antes need such chips."),
}
_SIGNS = {"s": "♠", "h": "♥", "d": "♦", "c": "♣"}


def word(key: str) -> str:
    """A fixed word or sentence of the page."""
    return tr(_WORDS[key])


def values(chips: Sequence[int]) -> str:
    """As they are typed: ``25 100 500``."""
    return " ".join(map(str, chips))


def chips_said(n: int, chip: int) -> str:
    """``4 × 100``."""
    return tr("{n} × {chip}", n=amount(n), chip=amount(chip))


def no_chip(typed: str) -> str:
    return tr("“{typed}” is no value of a chip. Write 25, 1000 or 25k.", typed=typed)


# -- the plan -----------------------------------------------------------------------------------------


def row_name(levels: Sequence[Level], index: int) -> str:
    """``break after level 3``: every break is called Break, so where it stands is said."""
    level = levels[index]
    if not level.pause:
        return level_name(levels, index)
    plain = tr("break after level {n}", n=number(levels, index))
    return f"{level.name} · {plain}" if level.name else plain


def oddity(found: Oddity, levels: Sequence[Level]) -> str:
    """What looks like a slip in the plan; nothing for what is no chip's matter."""
    if found.code not in _ODD:
        return ""
    name = row_name(levels, found.index)
    chips = chips_off(levels[found.index].remove)
    return tr(_ODD[found.code], row=name[:1].upper() + name[1:], chips=chips)


def raced_at(n: int, of: int) -> str:
    return tr("raced at {n} of {of}", n=amount(n), of=amount(of))


def all_raced() -> str:
    return tr("raced at every table")


def in_play_total(chips: int) -> str:
    return tr("{chips} in play", chips=amount(chips))


# -- the desk -----------------------------------------------------------------------------------------


def race_title(chip: int, table: str) -> str:
    return tr("The {chips} at table {table}", chips=chips_off([chip]), table=table)


def race_line(chip: int, new: int, most: int, from_seat: int) -> str:
    """Into what, how many one player can have, where collecting begins."""
    return tr(
        "into chips of {new} · {most} odd ones at most · from seat {seat}",
        new=amount(new), most=amount(most), seat=from_seat,
    )  # fmt: skip


def table_button(label: str, raced: bool) -> str:
    return tr("Table {label}, raced", label=label) if raced else tr("Table {label}", label=label)


def tables_left(n: int) -> str:
    return counted(n, "{n} table to race", "{n} tables to race") if n else tr("every table has raced")


def odd_of(seat: int, name: str) -> str:
    return tr("Odd chips of seat {seat}, {name}", seat=seat, name=name)


def cards_of(seat: int, name: str) -> str:
    return tr("Cards of seat {seat}, {name}", seat=seat, name=name)


def last_of(seat: int, name: str) -> str:
    return tr("Last chips of seat {seat}, {name}", seat=seat, name=name)


def cards_so_far(n: int, of: int) -> str:
    """Cards typed beside odd chips."""
    if n > of:
        cards = amount(n)
        return counted(of, "{cards} cards for {n} odd chip", "{cards} cards for {n} odd chips", cards=cards)
    return counted(of, "{cards} of {n} card", "{cards} of {n} cards", cards=amount(n))


def cards_dealt(numbers: Sequence[int]) -> str:
    """Which of the cards that go out are a seat's: ``card 4``, ``cards 1 to 3``, ``cards 1, 5 and 8``."""
    if not numbers:
        return ""
    first, last = numbers[0], numbers[-1]
    if len(numbers) == 1:
        return tr("card {n}", n=first)
    if last - first + 1 == len(numbers):
        return tr("cards {first} to {last}", first=first, last=last)
    return tr("cards {numbers}", numbers=listed(map(str, numbers)))


def figure(n: int) -> str:
    """``9,500``, ``−500``."""
    return amount(n) if n >= 0 else f"−{amount(-n)}"


def signed(n: int) -> str:
    """``+50``, ``−25``, ``0``."""
    return f"+{amount(n)}" if n > 0 else figure(n)


def button_question(table: str) -> str:
    return tr("Where is the button at table {table}?", table=table)


def card_sign(card: str) -> str:
    """``A♠``."""
    rank = "10" if card[:1] == "T" else card[:1]
    return f"{rank}{_SIGNS.get(card[1:], card[1:])}"


def cards_said(cards: Iterable[str]) -> str:
    return ", ".join(map(card_words, cards))


def result_line(collected: tuple[int, int], handed: Sequence[tuple[int, int]]) -> tuple[str, str]:
    """What the dealer takes away, and what he hands out."""
    taken = chips_said(collected[1], collected[0]) if collected[1] else tr("nothing")
    out = listed(chips_said(n, value) for value, n in handed) if handed else tr("nothing")
    return taken, out


def raced_title(chip: int, table: str) -> str:
    return tr("Table {table} has raced the {chips}", table=table, chips=chips_off([chip]))


def by_whom(cards: bool, dealt: bool) -> str:
    if not cards:
        return tr("Too few for a new chip: no cards")
    return tr("Riffle dealt; anybody can check it") if dealt else tr("Cards as they were entered")


def had_none(chip: int) -> str:
    return tr("Nobody had odd {chips}.", chips=chips_off([chip]))


def next_table(label: str) -> str:
    return tr("On to table {label}", label=label)


def take_out(chip: int) -> str:
    return tr("Take the {chips} out of play", chips=chips_off([chip]))


def has_left(chip: int) -> str:
    return tr("The {chips} have left play", chips=chips_off([chip]))


def chips_off_said(chip: int) -> str:
    return chips_off([chip])


def next_colour_up(chips: Sequence[int], where: str, when: str) -> str:
    """What the empty desk says of the next colour-up."""
    time = f", {when}" if when else ""
    return tr("The {chips} go next: {where}{time}.", chips=chips_off(chips), where=where, time=time)


# -- ledger and audit ---------------------------------------------------------------------------------


def verdict(found: Audit) -> str:
    """Whether all adds up; where the rows do, but no chips come to what is in play, these words say so."""
    if found.closes or any(row.off for row in (*found.races, *found.tables, found.room)):
        return word("audit_closes" if found.closes else "audit_off")
    return tr(_WORDS["audit_unmade"], chips=amount(found.room.after), unit=amount(found.unmade))


def ledger_line(why: str) -> str:
    said = ledger_words(why)
    return said[:1].upper() + said[1:]


def other(sums: Sequence[tuple[str, int]]) -> str:
    """``−500 forfeited chips``, one after the other."""
    return ", ".join(f"{signed(n)} {ledger_words(why)}" for why, n in sums)


def table_name(label: str) -> str:
    return tr("Table {label}", label=label)


def table_chip(label: str, chip: int) -> str:
    return tr("Table {label}, {chips}", label=label, chips=chips_off([chip]))


def more_tables(n: int) -> str:
    return counted(n, "and {n} table more, which adds up", "and {n} tables more, which add up")


def more_entries(n: int) -> str:
    return counted(n, "and {n} entry before, under History", "and {n} entries before, under History")


def off_by(n: int) -> str:
    return tr("off by {n}", n=signed(n))
