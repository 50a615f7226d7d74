"""Chips and races in words: what was done, what stands against it, why it came out so, what is to do,
and what the Chips page shows."""

from collections.abc import Mapping, Sequence
from typing import Any

from core.chips.audit import Audit
from core.chips.cards import RANKS
from core.say import becauses, reasons
from core.say import records as r
from core.say.duties import ColourUpAheadDuty, ColourUpRacedDuty, RaceDuty, Urgency
from core.say.levels import Level, Oddity, number
from core.say.records import Action
from gui.words.cards import card_words
from gui.words.files import shown
from gui.words.names import Kind, Names, Sentence, Teller, all_of
from gui.words.numbers import amount, chip_off, chips_off, level_name, listed, players_text, short_chips
from gui.words.tr import Context, dotted, mark
from gui.words.voices import DutyWords, clauses, refused, to_do, why
from gui.words.wording import By, Card, If, Line, Lines, SayOf, Wordings, tellers, wordings

tr = Context("chips")

_LEDGER = {
    "rounding": mark("Rounding of a chip race"),
    "rescue": mark("Rescue after a chip race"),
    "gone": mark("Chips already out of play"),
    "found": mark("Found chips"),
    "hidden": mark("Hidden chips"),
    "pocketed": mark("Pocketed chips"),
    "forfeited": mark("Forfeited chips"),
    "missing": mark("Missing chips"),
    "surplus": mark("Surplus chips"),
    "disqualified": mark("Stack of a disqualified player"),
    "surrendered": mark("Stack given up for a re-entry"),
    "absent": mark("Stack of an absent player"),
}


# Within a sentence.
ledger = tr.known(_LEDGER)


def _race(action: Action, xs: list[r.RaceHeld], names: Names) -> Sentence:
    x = xs[0]
    what = tr("Table {label}", label=names.table(x.table))
    if not x.odd:
        return Sentence((what,), tr("{what} had no odd {chips}", what=what, chips=chip_off(x.chip)))
    odd, chips = sum(n for _, n in x.odd), len(x.winners)
    said = tr(
        "{what} raced {odd} for {chips}",
        what=what,
        odd=chips_said(odd, x.chip),
        chips=chips_said(chips, x.new),
    )
    if not chips:
        said = tr(
            "{what} gave up {odd}, too few for one {new}",
            what=what,
            odd=chips_said(odd, x.chip),
            new=amount(x.new),
        )
    cards = _by_reason(action, x) or _by_card(x)
    by = [
        tr("seat {seat} by {card}", seat=seat, card=card_words(cards[seat]))
        for seat in dict.fromkeys(x.winners)
        if seat in cards
    ]
    won = listed(by) if by else ""
    saved = ""
    if x.rescued:
        seats = listed(str(seat) for seat in x.rescued)
        saved = tr("rescued with {chip}: seat {seats}", chip=amount(x.rescue), seats=seats)
    return Sentence((what,), said, dotted(won, saved))


def _by_reason(action: Action, race: r.RaceHeld) -> dict[int, str]:
    """Return the cards as the reason kept with the race names them, by the book's order of suits."""
    won = next((found.cards for found in action.records if isinstance(found, becauses.RaceWon)), ())
    # of several chips of one seat the first
    cards = [card for _, card in won][::-1]
    return dict(zip(race.winners[::-1], cards, strict=True)) if len(cards) == len(race.winners) else {}


def _by_card(race: r.RaceHeld) -> dict[int, str]:
    """Return the card each winner's first chip was won by: the highest before that seat, as it was entered or
    dealt. Which suit is higher the race does not say: without its reason, of two of one rank the first is
    named."""
    best: dict[int, str] = {}
    for seat, card in race.cards:
        if seat not in best or RANKS.find(card[:1]) > RANKS.find(best[seat][:1]):
            best[seat] = card
    return best


def _adjusted(action: Action, xs: list[r.ChipsAdjusted], names: Names) -> Sentence:
    x = xs[0]
    if x.entry:
        who = names.entry(x.entry)
    elif x.table:
        who = tr("Table {label}", label=names.table(x.table))
    else:
        who = ""
    quiet = clauses([c for found in all_of(action, becauses.Because) for c in found.clauses])
    if x.why == "gone" and not x.amount:
        return Sentence((who,), tr("{who}: chips already out of play exchanged", who=who), quiet)
    if x.amount < 0:
        said = tr("{chips} removed from play: {why}", chips=amount(-x.amount), why=ledger(x.why))
    else:
        said = tr("{chips} added to play: {why}", chips=amount(x.amount), why=ledger(x.why))
    if not who:
        return Sentence((), said, quiet)
    return Sentence((who,), tr("{who}: {said}", who=who, said=said), quiet)


has_left = tr.phrase("The {chips} are out of play", chips=chip_off)


_LINES: Lines = {
    r.ColouredUp: Line("structure", lambda x, _: has_left(x.chip)),
    r.ChipSetMade: Line("setting", If("values", "Chip set: {values}", "Chip set: none")),
}
TELLERS: dict[type[Any], tuple[Kind, Teller]] = {
    **tellers(tr, _LINES, values=lambda values: ", ".join(map(amount, values))),
    r.RaceHeld: ("table", _race),
    r.ChipsAdjusted: ("note", _adjusted),
}


# -- what stands against a race or a change of chips --------------------------------------------------


_REFUSED: Wordings = {
    reasons.ChipsUnknown: "Set the chips first: chips 25 100 500.",
    reasons.BadChipSet: "Type each denomination once, twenty at most.",
    reasons.ChipGone: "The {chip}s are out of play. Exchange those that are left.",
    reasons.ChipInPlay: "The {chip}s are still in play. Race them off first.",
    reasons.HighestChip: "{chip} is the highest denomination, so it cannot be coloured up.",
    reasons.LowerChipFirst: "Colour up the {lower}s before the {chip}s.",
    reasons.ChipNeeded: "The {chip}s are still needed: level {level} has a bet of {amount}.",
    reasons.SeatEmpty: "Nobody sits in seat {seat}.",
    reasons.TooManyOdd: (
        "Seat {seat} cannot have {odd} odd {chip}s: {most} at most. Exchange the others for higher chips."
    ),
    reasons.NotInRace: "Seat {seat} has no odd chips in this race, so they cannot be its last chips.",
    reasons.RescuedHigher: (
        "{name} at {seat} lost the last chips in a race and got one {rescue} chip, so there are no odd "
        "{chip}s."
    ),
    reasons.MoreThanInPlay: "{amount} is more than the {chips} in play. Check the number.",
    reasons.PackTooSmall: ("%n odd chips need %n cards, and a deck has {cards}. Exchange in steps.", "odd"),
    reasons.CardTwice: "{card} was dealt twice. Check the cards.",
    reasons.CardsUnequal: "Cards at {seat}: {cards}, odd chips: {odd}. Enter one card per odd chip.",
    reasons.ColourUpNotAnnounced: (
        "The structure does not plan to colour up the {chip}s now. Announce it first."
    ),
    reasons.FoundLeavesPlay: "Found chips leave play. Type -{amount}.",
    reasons.NoSuchChip: "There are no {chip}s in this tournament. Its denominations: {chips}.",
    reasons.NoSuchCard: "“{card}” is not a card. Type As, Kh, 10d or 2c.",
    reasons.NotRaced: "The {chip}s have not been raced yet at: {tables}.",
    reasons.NoSuchLedgerWord: "“{word}” is not a reason for adding or removing chips. Type one of {words}.",
    reasons.RacedAlready: If(
        "entry", "The {chip}s of {name} are already raced.", "Table {table} has already raced the {chip}s."
    ),
    reasons.OddMiscounted: (
        "The odd {chip}s of all tables total {value}. That leaves {rest} of the {total} in play, which "
        "{unit}s cannot make up. Count again."
    ),
}
_REST: Mapping[str, SayOf] = {"rest": lambda x, _: amount(x.total - x.value)}
wordings(refused, tr, _REFUSED, _REST, card=shown, word=shown)


# -- why a race came out so ---------------------------------------------------------------------------


def _seats(found: becauses.OddChipsCollected | becauses.RaceCardsBegin, names: Names) -> str:
    words = mark("seats {order}") if len(found.seats) > 1 else mark("seat {order}")
    return tr(words, order=" ".join(map(str, found.seats)))


def _won_by(found: becauses.RaceWon, names: Names) -> str:
    return listed(f"{names.entry(entry)} ({card_words(card)})" for entry, card in found.cards)


_BECAUSE: Wordings = {
    becauses.RaceCounted: [
        If(
            "odd",
            If(
                "rounding",
                By(
                    "count",
                    {
                        "round_up": "Odd chips total {value}: {won} × {new}, rounded up.",
                        (
                            "nearest_half_up"
                        ): "Odd chips total {value}: {won} × {new}, rounded to the nearest, half up.",
                    },
                ),
                "Odd chips total {value}: {won} × {new}, exactly.",
            ),
            "Table {table} had no odd {chip}s.",
        ),
        If("planned", "", "The structure does not plan this colour-up."),
    ],
    becauses.OddChipsCollected: By(
        "order",
        {
            "left_of_button": "Chips are collected from the left of the button: {seats}.",
            "seat_1": "Chips are collected from seat 1: {seats}.",
        },
    ),
    becauses.RaceCardsBegin: By(
        "order",
        {
            "left_of_button": "Cards go out from the left of the button: {seats}.",
            "seat_1": "Cards go out from seat 1: {seats}.",
        },
    ),
    becauses.RaceCardsDealt: By(
        "way",
        {
            "all_before_next": "Each player gets all cards before the next player.",
            "one_each_round": "Cards are dealt one at a time around the table.",
        },
    ),
    becauses.RaceWon: [
        "Highest cards: {winners}.",
        ("Nobody wins more than %n chips.", "most"),
        If(
            "tie",
            By(
                "suits",
                {
                    (
                        "spades_hearts_diamonds_clubs"
                    ): "Equal ranks: spades are highest, then hearts, diamonds, clubs.",
                    (
                        "hearts_spades_diamonds_clubs"
                    ): "Equal ranks: hearts are highest, then spades, diamonds, clubs.",
                    (
                        "clubs_diamonds_hearts_spades"
                    ): "Equal ranks: clubs are highest, then diamonds, hearts, spades.",
                },
            ),
        ),
    ],
    becauses.RaceRescue: [
        By(
            "rescue",
            {
                (
                    "next_denomination"
                ): "Nobody goes out in a race. Rescued with one {chip} chip, the next denomination: {names}.",
                (
                    "lowest_in_play"
                ): "Nobody goes out in a race. Rescued with one {chip} chip, the lowest in play: {names}.",
                "none": "This rulebook has no rescue chips. Left without chips: {names}.",
            },
        ),
        If("going", "The {going}s are coloured up too."),
    ],
    becauses.ColourUpDone: [
        By(
            "gone",
            {"exchanged_at_par": "The {chip}s are out of play. Any found later are exchanged."},
            "The {chip}s are out of play. Any found later are removed.",
        ),
        If(
            "unpaid",
            (
                "The {unpaid} in play cannot be made up of the remaining denominations. Look for more "
                "{chip}s, or count again."
            ),
        ),
    ],
    becauses.GoneChipsExchanged: [
        "{name} still had {count} × {chip}, {value} in all.",
        If("exchanged", "Exchanged at par: {exchanged}."),
        If("removed", "Removed: {removed}."),
    ],
    # overruled: what the director wrote says it
    becauses.ChipsFound: By(
        "found",
        {"leave_play": If("out", "Chips that were found, hidden or pocketed leave play.")},
        "The director rules on chips that were found, hidden or pocketed.",
    ),
}
wordings(why, tr, _BECAUSE, {"seats": _seats, "winners": _won_by})


# -- what is to do -------------------------------------------------------------------------------------

# ``_BOTH`` names the one place that chips are collected and cards go out from, ``_APART`` the two.
_BOTH = {
    "left_of_button": mark("Collect and deal from the left of the button"),
    "seat_1": mark("Collect and deal from seat 1"),
}
_APART = {
    "left_of_button": mark("Collect from the left of the button, deal from seat 1"),
    "seat_1": mark("Collect from seat 1, deal from the left of the button"),
}


@to_do.register(RaceDuty)
def _(duty: RaceDuty, names: Names) -> DutyWords:
    title = tr("Race the {chips} at table {table}", chips=chip_off(duty.chip), table=names.table(duty.table))
    text = tr("Enter each player's odd chips. They become {new}s", new=amount(duty.new))
    if duty.late:
        who = listed([names.entry(x) for x in duty.late])
        text = tr("<b>{names}</b> came from a table that had not raced", len(duty.late), names=who)
    why = tr((_BOTH if duty.collect == duty.start else _APART)[duty.collect])
    return DutyWords(title, text, why, tr("Odd chips…"))


@to_do.register(ColourUpAheadDuty)
def _(duty: ColourUpAheadDuty, names: Names) -> DutyWords:
    title, held = tr("Colour up the {chips}", chips=chips_off(duty.chips)), duty.urgency is Urgency.NOW
    if duty.unset:
        text = tr("Now, while the players stay at their tables") if held else tr("At the next break")
        return DutyWords(title, text, tr("No chip set yet"), tr("Set chips…") if held else "")
    if held:
        return DutyWords(title, tr("Now, at <b>%n tables</b>, while the players stay there", duty.tables))
    return DutyWords(title, tr("At the next break, <b>%n tables</b>", duty.tables))


_CARDS: Wordings = {
    ColourUpRacedDuty: Card(
        "Take the {chips} out of play",
        ("All <b>%n tables</b> have raced them", "tables"),
        button=If("act", "Out of play"),
    )
}
wordings(to_do, tr, _CARDS, chips=chips_off)


# -- the page ------------------------------------------------------------------------------------------

_ODD = {
    "chip_unknown": mark("{row}: a colour-up of the {chips}, but they are not all in play then."),
    "no_chips_left": mark("{row}: a colour-up of the {chips}, but no chips are left then."),
    "lower_chip_stays": mark("{row}: a colour-up of the {chips} while lower ones stay in play."),
    "chip_needed": mark("{row}: a colour-up of the {chips}, but later blinds or antes need them."),
}


def values(chips: Sequence[int]) -> str:
    """Return chip values as they are typed: ``25 100 500``."""
    return " ".join(map(str, chips))


chips_said = tr.phrase("{n} × {chip}")


def no_set() -> tuple[str, str]:
    more = tr(
        "Set the chips once. Riffle then plans the colour-ups, runs the chip races and audits the chips."
    )
    return tr("Chip set"), more


# -- the plan -----------------------------------------------------------------------------------------

_CHIP = {
    "white": mark("white {chip}"), "red": mark("red {chip}"), "green": mark("green {chip}"),
    "black": mark("black {chip}"), "purple": mark("purple {chip}"), "yellow": mark("yellow {chip}"),
    "orange": mark("orange {chip}"), "blue": mark("blue {chip}"), "pink": mark("pink {chip}"),
    "brown": mark("brown {chip}"), "grey": mark("grey {chip}"), "turquoise": mark("turquoise {chip}"),
}  # fmt: skip


def face(chip: int) -> str:
    """Return the print on a chip: ``1000``, ``25k``."""
    return str(chip) if chip < 10_000 else short_chips(chip)


def chip_name(chip: int, colours: Mapping[int, str]) -> str:
    """Return ``green 25``: a chip as it is called in the room; one that has left has its number alone."""
    colour = colours.get(chip, "")
    return tr(_CHIP[colour], chip=amount(chip)) if colour else amount(chip)


def row_name(levels: Sequence[Level], index: int) -> str:
    """Return ``Break after level 3``: every break is called Break, so where it stands is said."""
    level = levels[index]
    if not level.pause:
        return level_name(levels, index)
    plain = tr("Break after level {n}", n=number(levels, index))
    return f"{level.name} · {plain}" if level.name else plain


def oddity(found: Oddity, levels: Sequence[Level]) -> str:
    """Say what looks like a slip in the plan; nothing for what is no chip's matter."""
    if found.code not in _ODD:
        return ""
    chips = chips_off(levels[found.index].remove)
    return tr(_ODD[found.code], row=row_name(levels, found.index), chips=chips)


# -- the desk -----------------------------------------------------------------------------------------


_START = {
    "left_of_button": mark("cards from the left of the button"), "seat_1": mark("cards from seat 1"),
}  # fmt: skip


def race_line(players: int, start: str) -> str:
    return f"{players_text(players)} · {tr(_START[start])}"


# How many race at a table that has raced: they came to it since.
newcomers_line = tr.phrase("%n players who came after this table raced")
last_chips = tr.phrase("these are the last chips")
# Below the name in the chosen row of a race: what a key does.
mark_last_chips = tr.phrase("L: these are the last chips")
no_odd_chips = tr.phrase("Enter: no odd chips")
goes_on = tr.phrase("Enter: go on")
confirms_above = tr.phrase("Enter: confirm the seat above")
# Beside the chip of a player who lost the last chips and gets one all the same.
stays_in = tr.phrase("stays in")
button_question = tr.phrase("Where is the button at table {table}?")
done_otherwise = tr.phrase("This race was marked as done")


def chips_worth(n: int, value: int) -> str:
    """Return ``12 = 300``: so many chips, and what they are worth together."""
    return tr("{n} = {value}", n=amount(n), value=amount(value)) if n else "0"


def cards_so_far(n: int, of: int) -> str:
    if n > of:
        cards = amount(n)
        return tr("{cards} cards for %n odd chips", of, cards=cards)
    return tr("{cards} of %n cards", of, cards=amount(n))


def cards_dealt(numbers: Sequence[int]) -> str:
    """Return a seat's cards by their place in the deal: ``card 4``, ``cards 1 to 3``."""
    if not numbers:
        return ""
    first, last = numbers[0], numbers[-1]
    if len(numbers) == 1:
        return tr("card {n}", n=first)
    if last - first + 1 == len(numbers):
        return tr("cards {first} to {last}", first=first, last=last)
    return tr("cards {numbers}", numbers=listed(map(str, numbers)))


def figure(n: int) -> str:
    """Return ``9,500``, ``−500``."""
    return amount(n) if n >= 0 else f"−{amount(-n)}"


def signed(n: int) -> str:
    """Return ``+50``, ``−25``, ``0``."""
    return f"+{amount(n)}" if n > 0 else figure(n)


def by_whom(cards: bool, dealt: bool) -> str:
    if not cards:
        return tr("No cards: too few odd chips for a new chip")
    return tr("Riffle dealt the cards; anyone can verify them") if dealt else tr("Cards as entered")


had_none = tr.phrase("Nobody had odd {chips}.", chips=chip_off)


# -- ledger and audit ---------------------------------------------------------------------------------


def verdict(found: Audit) -> str:
    """Say whether all adds up; where the rows do, but a stack was not counted, or no chips come to what is in
    play, say so."""
    if found.closes or any(row.off for row in (*found.races, *found.tables, found.room)):
        return tr("Everything adds up.") if found.closes else tr("This does not add up.")
    if found.uncounted:
        return tr("%n stacks that left the table were not counted.", len(found.uncounted))
    return tr(
        "{chips} in play is not a multiple of {unit}: somebody miscounted.",
        chips=amount(found.room.after),
        unit=amount(found.unmade),
    )


def other(sums: Sequence[tuple[str, int]]) -> str:
    """Return ``Forfeited chips −500``, one after the other."""
    return ", ".join(f"{ledger(why)} {signed(n)}" for why, n in sums)


table_name = tr.phrase("Table {label}")
