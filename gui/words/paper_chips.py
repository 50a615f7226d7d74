"""The words on a dealer's sheet of a chip race (see ``gui.words.paper``)."""

from collections.abc import Sequence

from core.chips.now import rescue_chip
from core.tournament.deciding import cited
from core.tournament.state import Tournament
from gui.words.chips import chips_said
from gui.words.numbers import amount, chip_off, listed
from gui.words.tr import Context, mark
from gui.words.voices import clauses, with_clause

tr = Context("paper")

# Each a part of one short line on paper; the rulebook's pages say it at length.
_COLLECTED = {
    "seat_1": mark("Odd chips are collected from seat 1."),
    "left_of_button": mark("Odd chips are collected from the left of the button."),
}
_CARDS = {
    ("all_before_next", "left_of_button"): mark(
        "A card for each chip, all of one player's before the next player's, from the left of the button."
    ),
    ("all_before_next", "seat_1"): mark(
        "A card for each chip, all of one player's before the next player's, from seat 1."
    ),
    ("one_each_round", "left_of_button"): mark(
        "A card for each chip, dealt round by round from the left of the button."
    ),
    ("one_each_round", "seat_1"): mark("A card for each chip, dealt round by round from seat 1."),
}
_COUNT = {
    "round_up": mark("Their total in new chips, rounded up."),
    "nearest_half_up": mark("Their total in new chips, to the nearest, a half up."),
}
_SUITS = {
    "spades_hearts_diamonds_clubs": mark("spades, hearts, diamonds, clubs"),
    "hearts_spades_diamonds_clubs": mark("hearts, spades, diamonds, clubs"),
    "clubs_diamonds_hearts_spades": mark("clubs, diamonds, hearts, spades"),
}
# Clauses are cited for what is said here, and in this order.
_KEYS = (
    "race.collected_from", "race.cards", "race.start", "race.count", "race.most", "race.suits", "race.rescue",
)  # fmt: skip


def kind(raced: bool) -> str:
    return tr("CHIP RACE, RESULT") if raced else tr("CHIP RACE")


def heads(chip: int, new: int, raced: bool) -> tuple[str, str, str, str, str, str]:
    last = "" if raced else tr("No other chips")
    odd, gets = tr("Odd {chips}", chips=chip_off(chip)), tr("Gets {chips}", chips=chip_off(new))
    return tr("Seat"), tr("Player"), odd, last, tr("Cards"), tr("Gets") if raced else gets


becomes = tr.phrase("{chip} → {new}")
nothing_to_race = tr.phrase("No chips to race.")


def chips_text(chips: Sequence[tuple[int, int]]) -> str:
    return " + ".join(chips_said(n, value) for value, n in chips)


def out_text(value: int, count: int) -> str:
    return tr("{n} × {chip} = {sum}", n=amount(count), chip=amount(value), sum=amount(value * count))


def into_text(chips: Sequence[tuple[int, int]]) -> str:
    if len(chips) == 1:
        return out_text(*chips[0])
    total = amount(sum(value * n for value, n in chips))
    return tr("{chips} = {sum}", chips=chips_text(chips), sum=total) if chips else tr("none")


def rule(t: Tournament, chip: int, now: int) -> str:
    """Tell the dealer how the chips are raced, with the clauses."""
    book = t.rulebook
    cards = tr(_CARDS[book.word("race.cards"), book.word("race.start")])
    most = tr(
        "Highest card first, at most %n chips per player; equal ranks: {suits}.",
        book.number("race.most"),
        suits=tr(_SUITS[book.word("race.suits")]),
    )
    rescue = tr("A player left with nothing gets no chip.")
    if spared := rescue_chip(t, chip, now):
        rescue = tr("A player left with nothing gets a chip of {chip}.", chip=amount(spared))
    said = (
        tr(_COLLECTED[book.word("race.collected_from")]), cards,
        tr(_COUNT[book.word("race.count")]), most, rescue,
    )  # fmt: skip
    return with_clause(" ".join(said), clauses(cited(t, *_KEYS)))


def how(dealt_any: bool, dealt: bool, rescued: Sequence[str]) -> str:
    if not dealt_any:
        return ""
    cards = tr("Dealt by Riffle; check with main.py verify.") if dealt else (tr("Real cards were dealt."))
    if not rescued:
        return cards
    saved = tr(
        "Seats {seats} had nothing left and got a rescue chip each.", len(rescued), seats=listed(rescued)
    )
    return f"{cards} {saved}"


no_odd = tr.phrase("This table had no odd {chips}.", chips=chip_off)


# So that none stays at the printer.
which = tr.phrase("Sheet {n} of {of}")
