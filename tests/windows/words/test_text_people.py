"""The words about players and prizes: each reason in a plain sentence with whom it is about."""

from __future__ import annotations

from typing import get_args

import pytest

from core.say.becauses import (
    Because,
    BlindedOut,
    BustTakenBack,
    HandedOver,
    PoolMoved,
    Prepaid,
    PrizesShared,
    Rebought,
    RebuyAnnounced,
    RebuyOwes,
    Surrendered,
)
from core.say.reasons import (
    AlreadyOut,
    AlreadyRegistered,
    AmountOf,
    BadAmount,
    BadText,
    ByHimself,
    DealPlayers,
    DealSumDiffers,
    DecimalsFixed,
    HandoverForbidden,
    HasPlayed,
    KeepsMore,
    LastPlayer,
    LimitReached,
    NameEmpty,
    NameTooLong,
    NoDeal,
    NoPayouts,
    NoRefund,
    NoSuchEntry,
    NoSuchPlayer,
    NoSuchPoolLink,
    NotDeclared,
    NotEntered,
    NothingToCarry,
    NotSold,
    NumberTaken,
    NumberTooLarge,
    OutBeforeStart,
    OverHundred,
    PrizeWon,
    Reason,
    SaleClosed,
    SameTwice,
    SeveralPlayers,
    StacksDiffer,
    StillIn,
    SurrenderForbidden,
)
from gui.words import text, voices
from gui.words.names import surnames, with_initial
from tests.unit.night import Night, seated
from tests.windows.words.test_text import assert_sentence

PLAYER, ANNA, BO, CIA = 2, 3, 5, 7
"""Of ``night``: Anna Ek, and the entries."""

NO_DEALS = [
    ("no_way", "A deal is by icm, by chips, even, or custom."),
    ("no_parts", "Only a custom deal has an amount for each player."),
    ("amounts_missing", "A custom deal has an amount for each player who is left."),
    ("order_shared", "Places are in an order, or all share them."),
    ("one_player", "A deal is between two players at least."),
    ("too_many_for_icm", "ICM is computed for 15 players at most, and 16 are left."),
    ("nothing_to_share", "There is nothing to share: no prize is open."),
    ("kept_all", "600 kept for the winner leaves nothing of 500 to share."),
    ("kept_over_first", "600 kept for the winner is more than first prize, 400."),
    ("no_unit", "Amounts are rounded to the smallest amount at least."),
    ("negative", "An amount is below zero. Check the numbers."),
    ("too_large", "An amount is too large. Check the numbers."),
]
CASES: list[tuple[Reason, str]] = [
    (BadText(), "The text contains invalid characters. Type it again."),
    (NumberTooLarge(most=10**15), "The largest number is 1,000,000,000,000,000. Type a smaller one."),
    (NameEmpty(), "The text is empty. Type a name or a text."),
    (NameTooLong(most=120), "The text is longer than 120 characters. Shorten it."),
    (NameTooLong(most=120, name="Anna Ek"),
     "Anna Ek: a name, number or note is longer than 120 characters. Shorten it."),
    *((BadAmount(what=what, amount=-5), "-5 cannot be right for ") for what in get_args(AmountOf)),
    (BadAmount(what="fee", amount=-5, name="Anna Ek"),
     "Anna Ek: -5 cannot be right for the fee. Check the number."),
    (SameTwice(), "A player is named twice. Name each player once."),
    (SameTwice(entry=ANNA), "Anna Ek is named twice. Name two different players."),
    (SameTwice(name="Cia"), "Cia is named twice. Name two different players."),
    (SameTwice(table=1), "Table 1 is named twice. Name each table once."),
    (NoSuchPlayer(player=99), "There is no such player here. Check the name, or register the player."),
    (NoSuchEntry(entry=99), "There is no such entry in this tournament."),
    (NotEntered(player=PLAYER), "Anna Ek has no entry tonight. Register the player first."),
    (SeveralPlayers(name="Cia"), "Several players are called Cia. Choose one by club number or seat."),
    (NumberTaken(number="17", player=PLAYER),
     "Club number 17 is Anna Ek's. Check the number, or leave it out."),
    (NumberTaken(number="17", name="Cia"), "Club number 17 is Cia's. Check the number, or leave it out."),
    (AlreadyRegistered(entry=ANNA),
     ("Anna Ek is already in, in seat 1.1. For another player of the same name add the club number: "
     "Anna Ek, 113.")),
    (AlreadyRegistered(entry=CIA), ("Cia is already in. For another player of the same name add the "
                                   "club number: Cia, 113.")),
    (AlreadyOut(entry=ANNA), "Anna Ek is already out."),
    (AlreadyOut(entry=ANNA, reenter=True), "Anna Ek is out. Use re-entry instead."),
    (StillIn(entry=ANNA), "Anna Ek is still in, in seat 1.1."),
    (StillIn(entry=CIA), "Cia is still in."),
    (HasPlayed(entry=ANNA),
     "Anna Ek has already played, so this entry cannot be removed. Bust the player instead."),
    (HasPlayed(entry=ANNA, beaten=BO),
     "Anna Ek eliminated Bo Ros, so this entry cannot be removed. Correct that elimination first."),
    (HasPlayed(entry=ANNA, paid=350, overridable=True),
     "Anna Ek has already played. To keep the money, use “Bust” or “Player leaves”. Overriding this "
     "removes the entry and refunds 350."),
    (ByHimself(entry=ANNA),
     ("Anna Ek cannot be eliminated by the same player. Name the player who won the chips, or leave it "
     "out.")),
    (LastPlayer(), "That would leave nobody in. The last player has won."),
    (OutBeforeStart(entry=ANNA),
     "Anna Ek has no seat, and play has not begun: nobody is out yet. Unregister instead."),
    (NotSold(purchase="rebuy"),
     "No re-buy is sold in this tournament. Set its price and chips under Structure first."),
    (NotSold(purchase="pint"),
     "This tournament does not sell “pint”. Set its price and chips under Structure first."),
    (NotSold(purchase="addon", prices=("Early bird", "Staff")),
     "There is no usual price for this. Choose one: Early bird and Staff."),
    (SaleClosed(purchase="addon", time=1), "This price is no longer sold."),
    (SaleClosed(purchase="entry", until=4), "Registration was open through level 4."),
    (SaleClosed(purchase="reentry", until=4), "Re-entry was open through level 4."),
    (SaleClosed(purchase="rebuy", until=4), "Re-buys were open through level 4."),
    (SaleClosed(purchase="addon", until=4), "Add-ons were open through level 4."),
    (
        LimitReached(purchase="reentry", most=1),
        "A player can have at most 1 re-entry, and this player already has it.",
    ),
    (LimitReached(purchase="reentry", most=2), ("A player can have at most 2 re-entries, and this player "
                                                "already has them.")),
    (NoRefund(entry=ANNA, paid=350),
     "Anna Ek gets no refund after the start. Overriding this refunds 350."),
    (HandoverForbidden(entry=ANNA, to="Cia"),
     "Anna Ek cannot hand over the seat after the start. The stack is blinded off instead."),
    (SurrenderForbidden(player=PLAYER), "Anna Ek cannot give up chips for a re-entry."),
    (NotDeclared(entry=ANNA, deadline="before_next_hand"),
     "Anna Ek is out: the re-buy was not declared in time."),
    (NothingToCarry(entry=ANNA), "Anna Ek has no chips at another seat to carry."),
    (OverHundred(hundredths=10_550), "The shares come to 105.5 %. They may come to 100 % at most."),
    *((NoDeal(code=code, players=16, kept=600, total=500, first=400), words) for code, words in NO_DEALS),
    (DealSumDiffers(total=11_099, to_share=11_100, over=0, under=1),
     "The amounts come to 11,099: 1 less than the 11,100 to share."),
    (DealSumDiffers(total=11_101, to_share=11_100, over=1, under=0),
     "The amounts come to 11,101: 1 more than the 11,100 to share."),
    (DealPlayers(entries=(ANNA,), missing=(BO, CIA)),
     "A deal needs all who are left. Missing: Bo Ros and Cia. Out, or named twice: Anna Ek."),
    (StacksDiffer(entries=(CIA,), counted=5000, chips=6000, more=0, fewer=1000),
     "Stacks not counted: Cia. The counted stacks come to 5,000, 1,000 fewer than the 6,000 in play."),
    (StacksDiffer(entries=(), counted=7000, chips=6000, more=1000, fewer=0),
     "The counted stacks come to 7,000, 1,000 more than the 6,000 in play."),
    (NoSuchPoolLink(name="The club"), "Nothing is added to the prize pool or kept back as The club."),
    (NoSuchPoolLink(), "No guarantee is set."),
    (DecimalsFixed(decimals=2, taken=True), "Money was taken. The decimals of the amounts can no longer"),
    (DecimalsFixed(decimals=2, taken=False), "An amount that is set has decimals. Change the amount first."),
    (KeepsMore(kept=2000, there=1800), "2,000 would be kept back, and 1,800 is there to keep it from."),
    (NoPayouts(code="places_without_share", places=7, shares=3), "7 places are paid, and 3 have a share."),
    (NoPayouts(code="unshared", unshared=30, pool=900), "30 of 900 is in no place's share."),
    (NoPayouts(code="places_not_said"), "Smooth prizes need the number of places. Set that first."),
    (NoPayouts(code="nothing_fixed"), "No prize is fixed for this place."),
    (
        NoPayouts(code="too_fine"),
        "A number has too many decimals: amounts have 0 here, per cents 2 at most.",
    ),
    (NoPayouts(code="negative"), "A number cannot be read. Check the numbers."),
    (PrizeWon(entries=(ANNA,), places=(5,), won=(288,), would=(168,)),
     "This changes prizes that are won: Anna Ek, 5th, 288 → 168."),
    (PrizeWon(entries=(ANNA,), places=(0,), won=(50,), would=(100,)),
     "This changes prizes that are won: Anna Ek, 50 → 100."),
    (PrizeWon(entries=(ANNA,) * 9, places=(5,) * 9, won=(288,) * 9, would=(168,) * 9),
     "This changes prizes that are won: Anna Ek, 5th, 288 → 168 · "),
]  # fmt: skip


@pytest.fixture(scope="module")
def night() -> Night:
    return seated(count=2).run('register "Cia"')


@pytest.mark.parametrize(("reason", "sentence"), CASES, ids=lambda x: getattr(x, "kind", ""))
def test_each_reason_is_said_in_a_plain_sentence(night: Night, reason: Reason, sentence: str) -> None:
    said = text.reason(reason, night.state)
    assert_sentence(said)
    assert said.startswith(sentence)
    assert said == sentence or not sentence.endswith(".")


def test_every_reason_is_tried_here() -> None:
    tried = {type(reason) for reason, _ in CASES}
    modules = {cls.__module__ for cls in tried}
    assert modules == {"core.say.reasons.people", "core.say.reasons.money"}
    assert {cls for cls in Reason.__subclasses__() if cls.__module__ in modules} == tried


BECAUSES: list[tuple[Because, str]] = [
    (Prepaid(entry=ANNA), "Anna Ek had paid, or qualified, before the start."),
    (HandedOver(entry=ANNA, giver=4, taker=PLAYER), "Anna Ek plays on in the seat of Bo Ros."),
    (Surrendered(entry=ANNA, chips=3500), "The 3,500 chips that Anna Ek gave up leave play."),
    (BlindedOut(entry=ANNA, table=1, seat=1), "Anna Ek was absent and was blinded out."),
    (Rebought(entry=ANNA, table=1, seat=1, deadline="before_first_card"),
     "The re-buy had to be declared before the first card of the next hand."),
    (Rebought(entry=ANNA, table=None, seat=None, deadline="before_next_hand"),
     "The re-buy had to be declared before the next hand."),
    (Rebought(entry=ANNA, table=None, seat=None, deadline="none"), ""),
    (BustTakenBack(entry=ANNA, deadline="before_first_card"),
     "Anna Ek had declared the re-buy before the first card of the next hand: the bust is taken back."),
    (BustTakenBack(entry=ANNA, deadline="before_next_hand"),
     "Anna Ek had declared the re-buy before the next hand: the bust is taken back."),
    (RebuyOwes(owes=True), "Bets made before the chips arrive are owed."),
    (RebuyOwes(owes=False), ""),
    (RebuyAnnounced(chips=10_000), "The table is told that the player plays for 10,000."),
    (RebuyAnnounced(chips=None), ""),
    (PrizesShared(by="icm", to_share=10_500, kept=600, first=4800, least=2700),
     "10,500 are shared by what playing on is worth to each (ICM). 600 are kept for the winner."),
    (PrizesShared(by="chips", to_share=11_100, kept=0, first=4800, least=2700, above=(ANNA,), below=(BO,)),
     ("11,100 are shared in proportion to the chips. More than first prize, 4,800: Anna Ek. "
      "Less than the next place, 2,700: Bo Ros.")),
    (PrizesShared(by="even", to_share=11_100, kept=0, first=4800, least=2700, ends="stack"),
     "11,100 are shared evenly. Play ends: the larger stack finishes higher."),
    (PrizesShared(by="custom", to_share=11_100, kept=0, first=4800, least=2700, ends="order"),
     "11,100 are shared as the players agreed. Play ends: places as the players agreed."),
    (PrizesShared(by="custom", to_share=11_100, kept=0, first=4800, least=2700, ends="shared"),
     ("11,100 are shared as the players agreed. Play ends: all who were left share their places.")),
    (PoolMoved(before=1800, after=3800), "The prize pool goes from 1,800 to 3,800."),
]  # fmt: skip


@pytest.mark.parametrize(("found", "sentence"), BECAUSES, ids=lambda x: getattr(x, "kind", ""))
def test_each_because_is_said(night: Night, found: Because, sentence: str) -> None:
    assert voices.why(found, text.Names(night.state)) == sentence


def test_every_because_is_tried_here() -> None:
    modules = tuple(f"core.say.becauses.{x}" for x in ("people", "deals", "money"))
    mine = {cls for cls in Because.__subclasses__() if cls.__module__ in modules}
    assert {type(found) for found, _ in BECAUSES} == mine


def test_what_was_pasted_for_a_name_is_not_said_in_full() -> None:
    assert len(text.reason(NameTooLong(most=120, name="x" * 3000))) < 200


@pytest.mark.parametrize("name", ["Jean-Pierre Moritz", "Moritz, Jean-Pierre"])
def test_a_short_name_keeps_the_surname_however_it_is_written(name: str) -> None:
    assert (with_initial(name), surnames([name])) == ("J. Moritz", ["Moritz"])
