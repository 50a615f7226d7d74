"""Procedures G4 and I2: hand-for-hand; each hand takes its time off the level, and busts in one hand share
places."""

from __future__ import annotations

from typing import Any

import pytest

from core.formats.duties import duties
from core.say.acts import HandForHand, HandPlayed, SameTime, SetPrizes
from core.say.becauses import AllInHands, HandForHandBegun, HandTakenOff, OutAtSameTime, OutAtSeveralTables
from core.say.duties import (
    FinalTableDuty,
    HandForHandDuty,
    HandForHandOffDuty,
    HandForHandPlayedDuty,
    HandPlayedDuty,
    SameTimeDuty,
    Urgency,
)
from core.say.reasons import (
    FarFromMoney,
    HandForHandAlready,
    NameEmpty,
    NoHandCounted,
    NoSuchEntry,
    NotStarted,
    OneTableLeft,
    PlacesByTime,
    Reason,
    SameTwice,
    SharedAlready,
    SharedOnlyHandForHand,
    StillIn,
)
from tests.rules.conftest import NightOf
from tests.rules.entering_night import BOOKS, because, begun, each, only
from tests.rules.hands_night import ANNA, BO, CARIN, DAVID, EVA, FRANS, GUN, of, places, played_by
from tests.unit.night import MINUTE, Night


def entries(night: Night, *names: str) -> tuple[int, ...]:
    return tuple(night.entry(name).id for name in names)


def taken_off(night: Night) -> dict[str, Any]:
    """Return what the hand played last took off the level."""
    found = because(night, HandTakenOff)
    return {k: v for k, v in found.fields().items() if k not in ("entry", "keys", "clauses")}


MINUTES = {"svepof-2006": (), "cpc-2023": (), "tda-nl": (), "tda-2024": ("TDA 2024 RP-8",)}


@pytest.mark.parametrize(("book", "clauses"), each(MINUTES, "hand_for_hand.minutes"))
def test_the_clock_stands_and_each_hand_takes_two_minutes(
    night_of: NightOf, book: str, clauses: tuple[str, ...]
) -> None:
    """TDA RP-8."""
    night = begun(night_of, book).wait(5).run("hand-for-hand")
    told = because(night, HandForHandBegun)
    assert (told.clauses, told.minutes) == (clauses, 2)
    assert night.state.word.announced["hand-for-hand"] == night.ms
    night.wait(7)
    assert (night.reading.phase, night.reading.elapsed) == ("paused", 5 * MINUTE)
    night.do("hand played")
    assert (night.reading.phase, night.reading.elapsed) == ("paused", 7 * MINUTE)
    assert because(night, HandTakenOff) == HandTakenOff(
        hand=1, minutes=2, keys=("hand_for_hand.minutes",), clauses=clauses
    )
    night.do("hand-for-hand off")
    night.wait(1)
    assert (night.reading.phase, night.reading.elapsed) == ("running", 8 * MINUTE)
    assert night.state.game.hand_for_hand is None


FAR: dict[str, tuple[str, ...]] = {"svepof-2006": (), "cpc-2023": (), "tda-nl": (), "tda-2024": ()}


@pytest.mark.parametrize(("book", "clauses"), each(FAR, "hand_for_hand.from_money"))
def test_it_begins_at_most_five_from_the_money(
    night_of: NightOf, book: str, clauses: tuple[str, ...]
) -> None:
    """No source says from when on; a reason overrules it, and stands in the log."""
    night = begun(night_of, book)
    night.act(SetPrizes(shares=(("percent", 7000), ("percent", 3000))), override="two are paid")
    reason = only(night.reasons("hand-for-hand"), FarFromMoney)
    assert (reason.players, reason.places, reason.from_money, reason.most) == (8, 2, 6, 5)
    assert (reason.clause, reason.overridable) == (clauses[0] if clauses else "", True)
    night.run('hand-for-hand override "the bubble is at the seats for the next final"')
    assert night.state.game.hand_for_hand is not None
    assert night.state.word.overrides[-1].reason == "the bubble is at the seats for the next final"
    night.do("undo")
    night.do(f"eliminate {ANNA}")
    night.do("hand-for-hand")
    assert night.state.game.hand_for_hand is not None


def test_the_level_or_break_a_hand_brings_is_told_with_it() -> None:
    night = played_by("race.most", "1").wait(19).run("hand-for-hand\nhand played")
    assert taken_off(night) == {"hand": 1, "minutes": 2, "level": 2, "pause": False}
    night.do("hand played")
    assert taken_off(night) == {"hand": 2, "minutes": 2, "level": 0, "pause": False}
    for _ in range(9):
        night.do("hand played")
    assert taken_off(night) == {"hand": 11, "minutes": 2, "level": 0, "pause": True}


def test_no_hand_is_asked_for_in_a_break() -> None:
    def asked() -> list[object]:
        return [d.hand for d in duties(night.state, night.ms) if isinstance(d, HandPlayedDuty)]

    night = played_by("race.most", "1").run("set clock row 2 elapsed 18:30\nhand-for-hand")
    assert asked() == [1]
    night.do("hand played")
    assert asked() == []
    night.wait(9)
    assert asked() == []
    night.wait(1)
    assert asked() == [2]


def test_the_hand_is_played_to_its_end_before_anybody_is_moved() -> None:
    def due() -> list[str]:
        moves = (FinalTableDuty.kind, HandPlayedDuty.kind)
        return [d.kind for d in duties(night.state, night.ms) if d.kind in moves]

    night = played_by("race.most", "1").run("hand-for-hand")
    assert due() == [FinalTableDuty.kind, HandPlayedDuty.kind]
    night.do(f"eliminate {ANNA}")
    assert due() == [HandPlayedDuty.kind, FinalTableDuty.kind]
    night.do("hand played")
    assert due() == [FinalTableDuty.kind, HandPlayedDuty.kind]


ALL_IN = {
    "svepof-2006": ("turned_up", ("SvePoF 2006 §3.2",)), "cpc-2023": ("turned_up", ("CPC 2023 All-in",)),
    "tda-nl": ("turned_up", ("TDA-NL 9",)), "tda-2024": ("face_down", ("TDA 2024 RP-8",)),
}  # fmt: skip


@pytest.mark.parametrize(("book", "all_in"), each(ALL_IN, "hand_for_hand.all_in"))
def test_what_all_in_hands_do_meanwhile_is_told_with_it(
    night_of: NightOf, book: str, all_in: tuple[str, tuple[str, ...]]
) -> None:
    """TDA RP-8; the others know no exception: they are turned up (SvePoF §3.2, CPC All-in, tda-nl 9)."""
    told = because(begun(night_of, book).run("hand-for-hand"), AllInHands)
    assert (told.shown, told.clauses) == all_in


@pytest.mark.parametrize(("book", "clauses"), each(MINUTES, "hand_for_hand.current_hand"))
def test_the_hand_in_progress_counts_for_shared_places(
    night_of: NightOf, book: str, clauses: tuple[str, ...]
) -> None:
    night = begun(night_of, book).run("hand-for-hand")
    told = because(night, HandForHandBegun)
    assert (told.clauses, told.counts) == (clauses, True)
    night.run(f"eliminate {ANNA} by {BO}\neliminate {EVA} by {GUN}")
    assert places(night) == {"Anna": (7, 8), "Eva": (7, 8)}


def test_where_only_the_next_hand_counts_the_one_in_progress_shares_nothing() -> None:
    night = played_by("hand_for_hand.current_hand", '"next_hand_counts"')
    night.run(f"hand-for-hand\neliminate {ANNA}\neliminate {EVA}")
    assert places(night) == {"Anna": (8, 8), "Eva": (7, 7)}
    night.run(f"hand played\neliminate {BO}\neliminate {FRANS}")
    assert (places(night)["Bo"], places(night)["Frans"]) == ((5, 6), (5, 6))


# what TDA RP-8A says of the hands of hand-for-hand it says of no other
WHEN: dict[str, tuple[str, ...]] = {
    "svepof-2006": ("SvePoF 2006 §2.15",), "cpc-2023": (), "tda-nl": (), "tda-2024": (),
}  # fmt: skip
OTHER = {
    "svepof-2006": ("SvePoF 2006 §2.15",), "cpc-2023": (), "tda-nl": (), "tda-2024": ("TDA 2024 RP-8A",),
}  # fmt: skip


@pytest.mark.parametrize(("book", "clauses"), each(OTHER, "elimination.other_table"))
def test_out_in_one_hand_at_different_tables_they_share_the_places(
    night_of: NightOf, book: str, clauses: tuple[str, ...]
) -> None:
    """SvePoF §2.15, TDA RP-8A."""
    night = begun(night_of, book).run(f"hand-for-hand\neliminate {ANNA} by {BO}\neliminate {EVA} by {GUN}")
    found = because(night, OutAtSeveralTables)
    assert found.clauses == clauses
    assert (found.entries, found.order) == (entries(night, ANNA, EVA), "shared")
    assert (found.tables, found.hand_for_hand) == ((night.table("1").id, night.table("2").id), True)
    assert places(night) == {"Anna": (7, 8), "Eva": (7, 8)}
    # the next hand is another one
    night.run(f"hand played\neliminate {BO}\nhand played\neliminate {FRANS}")
    assert (places(night)["Bo"], places(night)["Frans"]) == ((6, 6), (5, 5))


@pytest.mark.parametrize(("book", "clauses"), each(WHEN, "elimination.shared_when"))
def test_in_one_line_too_whatever_their_stacks(
    night_of: NightOf, book: str, clauses: tuple[str, ...]
) -> None:
    night = begun(night_of, book).run(f"eliminate {ANNA} {EVA} stacks 5000 3000")
    assert because(night, OutAtSeveralTables).clauses == clauses
    assert places(night) == {"Anna": (7, 8), "Eva": (7, 8)}


def test_by_time_nobody_shares() -> None:
    night = played_by("elimination.other_table", '"by_time"')
    night.run(f"hand-for-hand\neliminate {ANNA}\neliminate {EVA}")
    assert places(night) == {"Anna": (8, 8), "Eva": (7, 7)}
    reason = only(night.reasons(f"same time {ANNA} {EVA}"), PlacesByTime)
    assert (reason.clause, reason.overridable) == ("House elimination.other_table", True)
    assert reason.entries == entries(night, ANNA, EVA)
    night.run(f"hand played\neliminate {FRANS} {BO} stacks 1 9")
    assert (places(night)["Frans"], places(night)["Bo"]) == ((6, 6), (5, 5))
    assert because(night, OutAtSeveralTables).order == "by_time"


# -- of three, two at one table ----------------------------------------------------------------------------


@pytest.mark.rule_id("I2", *BOOKS)
@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("order", [(ANNA, EVA, BO), (ANNA, BO, EVA), (BO, ANNA, EVA)])
def test_all_tied_is_proposed_and_the_director_confirms(
    night_of: NightOf, book: str, order: tuple[str, ...]
) -> None:
    night = begun(night_of, book).run("hand-for-hand")
    for name in order:
        night.do(f"eliminate {name}")
    (found,) = of(night, SameTimeDuty)
    assert isinstance(found.act, SameTime)
    assert set(found.act.who) == {night.entry(n).id for n in order}
    assert set(places(night).values()) == {(6, 8)}, "the same however they were typed"
    night.act(found.act)
    assert set(places(night).values()) == {(6, 8)}
    assert of(night, SameTimeDuty) == []
    night.do("undo")
    assert len(of(night, SameTimeDuty)) == 1


@pytest.mark.rule_id("I2")
def test_who_goes_out_beside_two_who_do_not_share_joins_neither() -> None:
    """Anna alone, Bo and Carin with as many chips, and Eva at the other table: the director says."""
    night = played_by("race.most", "1").run(f"hand-for-hand\neliminate {ANNA}")
    night.run(f"eliminate {BO} {CARIN} stacks 900 900\neliminate {EVA}")
    (found,) = of(night, SameTimeDuty)
    assert isinstance(found.act, SameTime)
    assert len(found.act.who) == 4
    night.do(f"one hand {ANNA} {BO} {CARIN} {EVA} stacks 500 900 900 0 order 1 2 2 1")
    assert places(night) == {"Anna": (7, 8), "Eva": (7, 8), "Bo": (5, 6), "Carin": (5, 6)}
    assert of(night, SameTimeDuty) == []


def test_who_ties_the_shared_places_of_others_ties_with_all_of_them() -> None:
    night = played_by("race.most", "1").run(
        f"hand-for-hand\neliminate {ANNA}\neliminate {EVA}\nhand played\neliminate {BO}"
    )
    night.do(f"same time {EVA} {BO}")
    assert set(places(night).values()) == {(6, 8)}
    assert night.whys(f"same time {ANNA} {EVA}") == {SharedAlready}


def test_the_tie_stands_where_the_first_of_them_stood() -> None:
    night = played_by("race.most", "1").run(f"eliminate {ANNA}\neliminate {BO}\neliminate {EVA}")
    night.do(f"same time {EVA} {ANNA}")
    assert places(night) == {"Anna": (7, 8), "Eva": (7, 8), "Bo": (6, 6)}


def test_entered_late_into_a_tie_the_tie_stays_together() -> None:
    night = played_by("race.most", "1")
    night.run(f'19:01 hand-for-hand\n19:10 eliminate {ANNA}\n19:20 eliminate {EVA}\n19:30 note "x"')
    night.late(f"19:15 eliminate {BO}")
    assert set(places(night).values()) == {(6, 8)}


# -- when places can be shared -------------------------------------------------------------------------------


@pytest.mark.parametrize(("book", "clauses"), each(WHEN, "elimination.shared_when"))
def test_the_director_marks_who_went_out_at_the_same_time(
    night_of: NightOf, book: str, clauses: tuple[str, ...]
) -> None:
    night = begun(night_of, book).run(f"eliminate {ANNA}\neliminate {EVA}\nsame time {ANNA} {EVA}")
    found = because(night, OutAtSameTime)
    assert found.clauses == clauses
    assert (found.entries, found.hand_for_hand) == (entries(night, ANNA, EVA), False)
    assert found.tables == (night.table("1").id, night.table("2").id)
    assert places(night) == {"Anna": (7, 8), "Eva": (7, 8)}


def test_only_in_hand_for_hand_it_is_refused_by_its_clause() -> None:
    night = played_by("elimination.shared_when", '"hand_for_hand_only"')
    night.run(f"eliminate {ANNA}\neliminate {EVA}")
    for line in (f"same time {ANNA} {EVA}", f"eliminate {BO} {FRANS}"):
        reason = only(night.reasons(line), SharedOnlyHandForHand)
        assert (reason.clause, reason.overridable) == ("House elimination.shared_when", True)
    night.run(f"hand-for-hand\neliminate {BO}\neliminate {FRANS}")
    assert (places(night)["Bo"], places(night)["Frans"]) == ((5, 6), (5, 6))
    night.do(f'same time {ANNA} {EVA} override "both were on film"')
    assert places(night)["Anna"] == (7, 8)


def test_in_hand_for_hand_it_is_confirmed_there_too() -> None:
    night = played_by("elimination.shared_when", '"hand_for_hand_only"')
    night.run(f"hand-for-hand\neliminate {ANNA}\neliminate {BO}\neliminate {EVA}\nhand played")
    night.do(f"same time {ANNA} {BO} {EVA}")
    assert set(places(night).values()) == {(6, 8)}


@pytest.mark.parametrize(
    ("line", "whys"),
    [
        (f"same time {ANNA}", {NameEmpty}),
        (f"same time {ANNA} {ANNA}", {SameTwice}),
        (f"same time {ANNA} {DAVID}", {StillIn}),
        (f"same time {ANNA} e999", {NoSuchEntry}),
    ],
)
def test_what_is_no_tie(night_of: NightOf, line: str, whys: set[type[Reason]]) -> None:
    night = begun(night_of, "tda-nl").run(f"eliminate {ANNA}")
    assert night.whys(line) == whys


# -- when it is due ------------------------------------------------------------------------------------------


def bubble(night_of: NightOf, book: str = "tda-2024") -> Night:
    """Four left at two tables, three paid."""
    return begun(night_of, book).run(f"eliminate {ANNA}\neliminate {BO}\neliminate {EVA}\neliminate {FRANS}")


@pytest.mark.rule_id("G4", *BOOKS)
@pytest.mark.parametrize("book", BOOKS)
def test_it_is_due_one_from_the_money_and_over_when_the_money_is_reached(
    night_of: NightOf, book: str
) -> None:
    night = begun(night_of, book).run(f"eliminate {ANNA}\neliminate {BO}\neliminate {EVA}")
    assert of(night, HandForHandDuty) == []
    night.do(f"eliminate {FRANS}")
    (found,) = of(night, HandForHandDuty)
    assert (found.urgency, found.act, found.from_money) == (Urgency.SOON, HandForHand(), 1)
    night.act(HandForHand())
    assert of(night, HandForHandDuty) == []
    (hand,) = of(night, HandForHandPlayedDuty)
    assert (hand.act, hand.hand, hand.from_money) == (HandPlayed(), 1, 1)
    night.do(f"eliminate {CARIN}")
    # the money is reached, but the hand goes on at the other table
    assert (len(of(night, HandPlayedDuty)), of(night, HandForHandOffDuty)) == (1, [])
    night.act(HandPlayed())
    (off,) = of(night, HandForHandOffDuty)
    assert (off.urgency, off.act) == (Urgency.NOW, HandForHand(off=True))
    assert of(night, HandPlayedDuty) == []
    night.act(HandForHand(off=True))
    assert night.reading.running


def test_without_prizes_or_at_one_table_it_is_not_due(night_of: NightOf) -> None:
    night = bubble(night_of)
    assert of(night, HandForHandDuty)
    night.act(SetPrizes(shares=()))
    assert of(night, HandForHandDuty) == []
    night.do("undo")
    night.run(f'move {CARIN} to 2.1 override "x"\nmove {DAVID} to 2.2 override "x"')
    assert of(night, HandForHandDuty) == []
    assert night.whys("hand-for-hand") == {OneTableLeft}


def test_while_anybody_may_still_come_in_the_money_is_not_near() -> None:
    night = played_by("entering.late", '"until_level"')
    night.run(f"set late 1\neliminate {ANNA}\neliminate {BO}\neliminate {EVA}\neliminate {FRANS}")
    assert of(night, HandForHandDuty) == []
    night.wait(20)
    assert len(of(night, HandForHandDuty)) == 1


def test_it_is_on_or_off_only_once(night_of: NightOf) -> None:
    night = begun(night_of, "tda-2024")
    assert night.whys("hand-for-hand off") == {HandForHandAlready}
    assert night.whys("hand played") == {NoHandCounted}
    night.do("hand-for-hand")
    assert night.whys("hand-for-hand") == {HandForHandAlready}
    assert begun(night_of, "tda-2024", start=False).whys("hand-for-hand") == {NotStarted}


# -- the level clock -----------------------------------------------------------------------------------------


def test_the_blinds_go_on_rising(night_of: NightOf) -> None:
    night = begun(night_of, "tda-2024").wait(19).run("hand-for-hand\nhand played")
    assert (night.reading.number, night.reading.elapsed, night.reading.phase) == (2, MINUTE, "paused")


def test_a_break_begins_with_the_end_of_a_hand_and_runs(night_of: NightOf) -> None:
    night = begun(night_of, "tda-2024").run("set clock row 2 elapsed 19:00\nhand-for-hand\nhand played")
    assert (night.reading.index, night.reading.elapsed, night.reading.running) == (2, 0, True)
    night.wait(4)
    night.do("hand played")
    assert (night.reading.index, night.reading.elapsed, night.reading.running) == (2, 4 * MINUTE, True)
    # the break is over by itself; the hand dealt after it takes its time, not what the clock ran
    night.wait(7.5)
    assert night.reading.index == 3
    night.do("hand played")
    assert (night.reading.index, night.reading.elapsed, night.reading.phase) == (3, 2 * MINUTE, "paused")


def test_the_last_row_only_goes_over(night_of: NightOf) -> None:
    night = begun(night_of, "tda-2024").run("set clock row 4 elapsed 19:00\nhand-for-hand\nhand played")
    assert (night.reading.index, night.reading.over) == (3, MINUTE)


def test_a_clock_that_stands_already_is_left_so_and_goes_on_after_it(night_of: NightOf) -> None:
    night = begun(night_of, "tda-2024").wait(3).run("pause\nhand-for-hand")
    assert night.reading.elapsed == 3 * MINUTE
    night.wait(2).run("hand-for-hand off")
    assert (night.reading.running, night.reading.elapsed) == (True, 3 * MINUTE)
