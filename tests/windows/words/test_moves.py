"""The words about moves, breaks, hands and halts: a sentence for each type."""

from __future__ import annotations

import pytest

from core.say import acts, becauses, reasons
from core.say.becauses import Balanced
from core.say.becauses import moves as because_types
from core.say.becauses.base import SeatGiven
from core.say.duties import BalanceMoveDuty, BreakTableDuty, Urgency
from core.say.reasons import Reason
from core.say.reasons import moves as reason_types
from core.say.said import kinds_of
from core.tournament.state import Tournament
from gui.words import text
from gui.words.moves import ahead
from gui.words.names import Names
from gui.words.reasons import with_clauses
from tests.unit.night import small

NIGHT = small()
NAMES = text.Names(NIGHT.state)
ONE, TWO = (NIGHT.table(label).id for label in ("1", "2"))
ANNA, BO, CARIN = (NIGHT.entry(f'"{name}"').id for name in ("Anna Ek", "Bo Ros", "Carin Ål"))

REFUSED: list[tuple[Reason, str]] = [
    (
        reasons.TablesBalanced(difference=2),
        "The tables are balanced, or the short table has no free seat.",
    ),
    (
        reasons.AnotherTableMeant(table=TWO, meant=ONE),
        ("By the rulebook the player goes to table 1, not to table 2."),
    ),
    (
        reasons.AnotherPlayerMeant(entry=ANNA, table=ONE, seat=1, meant=BO, meant_seat=3),
        "By the rulebook Bo Ros at 1.3 moves, not Anna Ek at 1.1.",
    ),
    (
        reasons.AnotherPlayerMeant(entry=ANNA, table=ONE, seat=1),
        "By the rulebook another player moves, or to another seat.",
    ),
    (
        reasons.AnotherSeatMeant(table=TWO, seat=9, entry=ANNA, meant_seat=4),
        "By the rulebook Anna Ek goes to 2.4, not to 2.9.",
    ),
    (
        reasons.AnotherSeatMeant(table=TWO, seat=9),
        ("By the rulebook another player moves, or to another seat."),
    ),
    (
        reasons.NotNearby(table=TWO, giver=ONE, tables=9, above=9),
        "Table 2 does not have to give a player. Move one from the table that does.",
    ),
    (
        reasons.NotNearby(table=TWO, giver=ONE, tables=10, above=9, far_from=ONE),
        "By the floor plan table 2 is not near table 1.",
    ),
    (
        reasons.DifferenceFixed(difference=2, tighten=True),
        "Tables are balanced at a difference of 2.",
    ),
    (
        reasons.TableDoesNotFit(table=TWO, players=6, seats=2),
        "Table 2 cannot be broken yet. Players who need a seat: 6. Free seats at the other tables: 2.",
    ),
    (reasons.BreakOutOfOrder(table=ONE, first=TWO), "Table 2 breaks before table 1."),
    (reasons.BlindsUnknown(table=ONE, need="giver"), "First enter who had the last big blind at table 1."),
    (
        reasons.BlindsClash(table=ONE, seat=4),
        "Seat 1.4 cannot have the big blind and another blind or the button too.",
    ),
    (reasons.TooFewAtTable(table=TWO, players=1), "A hand needs two players; table 2 has 1."),
    (
        reasons.TrackedAlready(table=ONE, on=True),
        "Hand tracking at table 1 already has this setting.",
    ),
    (reasons.NotWaiting(entry=ANNA), "Anna Ek is already dealt in."),
    (
        reasons.TableNotShort(table=ONE, players=6, largest=8, short=3, rule="short_of_largest"),
        "Table 1 is not short enough to stop dealing.",
    ),
    (
        reasons.TableNotShort(table=ONE, players=5, largest=9, short=3, rule="none", eliminated=0),
        "Eliminations at table 1 since it was opened or redrawn: 0. It stops dealing at 3.",
    ),
    (
        reasons.TableStillShort(table=ONE, players=6, largest=9, short=3),
        "Table 1 is still short: balance first.",
    ),
    (reasons.TableHasStopped(table=ONE), "Table 1 has stopped dealing."),
    (reasons.TableIsDealing(table=ONE), "Table 1 is dealing."),
]

BALANCED = becauses.Balanced(
    entry=ANNA,
    from_table=ONE,
    from_seat=1,
    table=TWO,
    seat=4,
    from_players=6,
    to_players=4,
    due_difference=2,
    from_rule="most_players",
    table_rule="shortest",
    who_rule="next_big_blind",
    seat_rule="worst_free",
    from_offset=0,
    to_offset=2,
    role="plays",
    waits="no",
    clauses=("TDA 2024 11",),
)
BROKEN = becauses.TableBroken(table=TWO, first=TWO, players=2, order_rule="highest_number_first", steps=2)
STOPPED = becauses.TableStopped(
    table=ONE, players=6, largest=9, short=3, rule="short_of_largest", choice=False
)
AGAIN = becauses.DealsAgain(**STOPPED.fields(), still=False, anyway=False)
HAND = becauses.HandDealt(table=ONE, button=1, small=2, big=3)
SAID: list[tuple[becauses.Because, str]] = [
    (
        BALANCED,
        "Table 1 has 6 players; table 2 has 4. Anna Ek goes from 1.1 to 2.4. The next hand's "
        "big blind moves. The seat is the worst free one, BB+2 · TDA 2024 11",
    ),
    (
        BALANCED.but(waits="yes", single=True, passed=(BO, CARIN), dodged="penalty", clauses=()),
        "Table 1 has 6 players; table 2 has 4. Anna Ek goes from 1.1 to 2.4. The next hand's big "
        "blind moves. The seat is the worst free one, BB+2. The player posts a single big "
        "blind. Players kept in accessible seats: Bo Ros and Carin Ål. The player gets no "
        "cards until the button has passed. A blind dodged on purpose costs a penalty.",
    ),
    (
        BALANCED.but(who_rule="apart", mates=(BO, CARIN), clauses=()),
        "Table 1 has 6 players; table 2 has 4. Anna Ek goes from 1.1 to 2.4. The player is next in order "
        "after Bo Ros and "
        "Carin Ål. The seat is the worst free one, BB+2.",
    ),
    (
        BALANCED.but(who_rule="parts", mates=(BO,), clauses=()),
        "Table 1 has 6 players; table 2 has 4. Anna Ek goes from 1.1 to 2.4. A team-mate stays at table 1. "
        "The seat is the worst free one, BB+2.",
    ),
    (
        becauses.MovedByHand(
            entry=ANNA, from_table=ONE, from_seat=1, table=TWO, seat=4, clauses=("TDA-NL 32",)
        ),
        "TDA-NL 32",
    ),
    (becauses.SwappedByHand(entry=ANNA, from_table=ONE, from_seat=1, table=TWO, seat=4), ""),
    (
        becauses.FoundInWrongSeat(entry=ANNA, table=ONE, seat=1, found_table=TWO, found_seat=4),
        "Anna Ek sat at 2.4 with the right stack and moves to 1.1 with the current stack.",
    ),
    (BROKEN, "Table 2 is next in the break order."),
    (
        BROKEN.but(first=ONE, order=(ANNA, BO), seats=((ONE, 3), (ONE, 4))),
        "Table 2 breaks out of order: table 1 was next. Seat cards as shuffled: 1.3 1.4. "
        "The seats were drawn in this order: Anna Ek and Bo Ros.",
    ),
    (BROKEN.but(by_cards=True), "Table 2 is next in the break order. Its players draw seat cards."),
    (
        becauses.MovedByBreak(
            entry=ANNA, from_table=TWO, from_seat=1, table=ONE, seat=4, waits="unknown", staff=True
        ),
        "Anna Ek goes from 2.1 to 1.4. The player is dealt in at once; between small blind "
        "and button only once the button has passed. Absent: the staff carries the chips.",
    ),
    (
        becauses.BreakOrderChosen(tables=(TWO, ONE), announced=True),
        "The break order and every change to it are announced.",
    ),
    (becauses.BreakOrderChosen(tables=(TWO, ONE)), ""),
    (HAND, ""),
    (
        HAND.but(heads_up="button_moves_on", dealt_in=(ANNA,)),
        "Two players are left: the button posts the small blind and moves on. Players dealt in: Anna Ek.",
    ),
    (
        HAND.but(empty_button="dead", dead_small=True),
        "The button stands at an empty seat. Nobody posts the small blind.",
    ),
    (
        becauses.HandReplayed(table=ONE, button=3, big=5),
        "The misdealt hand is dealt again: the button stays at seat 3.",
    ),
    (STOPPED, "Table 1 has 6 players; the largest has 9. Table 1 stops dealing."),
    (AGAIN, "Table 1 is no longer short: it deals again."),
    (AGAIN.but(still=True), "Nothing stops table 1 any longer: it deals again."),
    (
        AGAIN.but(still=True, anyway=True),
        ("Table 1 has 6 players; the largest has 9. Table 1 deals again, by the director's decision."),
    ),
]


def ids(found: object) -> str | None:
    return getattr(found, "kind", None)


@pytest.mark.parametrize(("reason", "sentence"), REFUSED, ids=ids)
def test_why_not(reason: Reason, sentence: str) -> None:
    assert text.reason(reason, NIGHT.state) == sentence


@pytest.mark.parametrize(("because", "sentence"), SAID, ids=ids)
def test_why(because: becauses.Because, sentence: str) -> None:
    assert with_clauses(because, NAMES) == sentence


def test_every_type_is_said_here() -> None:
    bases = (SeatGiven, becauses.moves.ShortTable)
    for types, base, said in ((reason_types, Reason, REFUSED), (because_types, becauses.Because, SAID)):
        mine = {x for x in kinds_of(base).values() if x.__module__ == types.__name__}
        assert mine - {*bases} == {type(x) for x, _ in said}


def test_a_card_says_only_what_it_does_not_show_and_its_clauses_on_a_line_of_their_own() -> None:
    clauses = ("SvePoF 2006 §8.2", "SvePoF 2006 §8.2 a)")
    night = small().run("open table 3\nopen table 4\nopen table 5")
    five, two = night.table("5").id, night.table("2").id
    found = Balanced(
        entry=1,
        from_table=five,
        from_seat=5,
        table=two,
        seat=4,
        from_players=9,
        to_players=7,
        due_difference=2,
        from_rule="most_players",
        table_rule="shortest",
        who_rule="same_position",
        seat_rule="same_position",
        from_offset=0,
        to_offset=0,
        role="big",
        clauses=clauses,
    )
    duty = BalanceMoveDuty(
        entry=min(night.state.people.entries),
        from_table=five,
        from_seat=5,
        from_players=9,
        to_table=two,
        to_seat=4,
        to_players=7,
        moves=1,
        because=found,
        urgency=Urgency.NOW,
        act=acts.Balance(),
        clauses=clauses,
    )
    said = text.duty(duty, 0, text.Names(night.state))
    name = text.Names(night.state).entry(found.entry)
    assert (
        said.why
        == f"Table 5 has 9 players; table 2 has 7. {name} keeps the same position; the worst moves first."
    )
    assert said.clause == "SvePoF 2006 §8.2, a)"
    nobody = Names(Tournament())
    assert text.becauses([found], nobody)[0].endswith("the same position, BB · SvePoF 2006 §8.2, a)")


def test_a_break_counts_players_and_names_no_seats() -> None:
    """``1–2 to table 1`` read as two seats."""
    duty = BreakTableDuty(
        table=TWO,
        players=3,
        free=9,
        drawn=(ANNA, BO),
        by_hand=(),
        to=(ONE, TWO, ONE),
        least=(1, 2, 1),
        most=(1, 2, 2),
        cards=False,
        entering=None,
        urgency=Urgency.NOW,
    )
    assert ahead(duty, NAMES) == (
        "Anna Ek and Bo Ros",
        "1 player to table 1 · 2 players to table 2 · 1–2 players to table 1 · the seats are drawn",
    )
