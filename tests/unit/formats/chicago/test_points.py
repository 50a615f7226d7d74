"""The points of the championship, each shown by its number and from the book itself: an altered book fails.

The last part is what a round does besides."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.formats.chicago import acts as a
from core.formats.chicago import reasons as why
from core.formats.chicago.deal import (
    Also,
    Bought,
    Broken,
    Chicago,
    Declined,
    Deducted,
    Made,
    Mark,
    Mistake,
    Revoked,
    Scored,
    TimeUp,
    Trick,
)
from core.formats.chicago.duties import DrawRoundDuty, SaidWithLessDuty
from core.formats.chicago.going_on import parting
from core.formats.chicago.match import to_play_off
from core.formats.chicago.numbers import Hand, Numbers, numbers_of
from core.formats.chicago.round import Line, Problem, Round, Step, begin, places, problems, take
from core.formats.chicago.tables import Final, proposed, sizes
from core.formats.duties import duties
from core.paper.floor_lists import rulings
from core.rulebook import shelf
from core.rulebook.book import Rulebook
from core.say.acts import Act, PrepareDraw
from core.say.reasons import NotRefunded, OffLadder, Reason
from tests.unit.formats.chicago.nights import due, field, heat, paper, play, protocol, tables
from tests.unit.night import Night

BOOK = "sm-chicago"
Marked = Callable[[Callable[..., None]], Callable[..., None]]


def point(*lines: str, of: tuple[str, ...] = ()) -> Marked:
    """Mark a test with the points it shows and the parameters it guards."""

    def marked(test: Callable[..., None]) -> Callable[..., None]:
        for line in lines:
            test = pytest.mark.rule_id(line, BOOK)(test)
        return pytest.mark.rule(BOOK, *of)(test) if of else test

    return marked


def book() -> Rulebook:
    return shelf.shipped()[BOOK]


def numbers() -> Numbers:
    return numbers_of(book())


def cites(**clauses: str) -> None:
    """Check the clause by which each parameter of a group is cited."""
    found = {key: book().entries[key.replace("__", ".")].clause for key in clauses}
    assert found == clauses


def standing(*points: int, ring: tuple[int, ...] = (), stars: tuple[int, ...] = ()) -> Round:
    """Return a round in which chair 1, 2, … have these points."""
    lines = (Line(i, p, p, ring=i in ring, stars=stars.count(i)) for i, p in enumerate(points, 1))
    return begin(range(1, len(points) + 1), numbers()).after(*lines)


def after(start: Round, *marks: Mark) -> Round:
    for mark in marks:
        assert list(problems(start, mark)) == []
        start = take(start, mark)
    return start


def points(round_: Round) -> list[int]:
    return [x.points for x in round_.lines]


def shares(round_: Round) -> list[tuple[int, Fraction | int]]:
    """Return who gets how many points for a round, the best first."""
    return [(x.chair, x.points) for x in places(round_)]


def over(round_: Round, winner: int) -> Round:
    return round_._replace(step=Step.OVER, winner=winner)


def to_question(*points: int, ring: tuple[int, ...] = ()) -> Round:
    """Return a round after its last exchange, in which nobody scored."""
    start = standing(*points, ring=ring)
    return after(start, *[Scored()] * start.numbers.exchanges)


def against(night: Night, act: Act) -> list[Reason]:
    return list(night.director.check(act))


def table(night: Night, number: str = "1") -> int:
    return night.table(number).id


# -- tables and rounds ---------------------------------------------------------------------------------------


@point("1", of=("chicago_seats.most", "chicago_seats.fewest"))
def test_1_tables_of_four_and_three() -> None:
    cites(chicago_seats__most="1", chicago_seats__fewest="1")
    assert [sizes(n, numbers()) for n in (2, 3, 4, 7, 9)] == [None, (3,), (4,), (4, 3), (3, 3, 3)]
    night = field(8).run("draw heat")
    entry = tables(night)[0].players[0]
    night.do(f"no-show e{entry}")
    full = against(night, a.SitLate(entry=entry, table=table(night, "2")))
    assert [(type(x), x.clause, x.overridable) for x in full][:1] == [
        (why.TableIsFull, "SM Chicago 1", False)
    ]


@point("1", of=("chicago_seats.most",))
def test_1_a_fifth_chair_is_on_no_sheet() -> None:
    night = field(4).run("draw heat")
    (reason,) = against(night, a.Points(seat=(table(night), 5), hand="pair"))
    assert (type(reason), reason.clause) == (why.NotOnSheet, "SM Chicago 1")


@point("2", of=("chicago_match.rounds",))
def test_2_three_rounds() -> None:
    cites(chicago_match__rounds="2")
    night = field(4).run("draw heat")
    play(night)
    assert [x.number for x in tables(night)[0].sheets] == [1, 2, 3]
    assert [type(x) for x in against(night, a.DrawRound(tables=(table(night),)))] == [why.NoMoreRounds]


@point("5", of=("chicago_seats.auditor",))
def test_5_a_scorekeeper_for_the_match() -> None:
    cites(chicago_seats__auditor="5")
    assert book().word("chicago_seats.auditor") == "match"
    night = field(4).run("draw heat")
    night.do('auditor 1 "P2"')
    protocol(night, tables(night)[0])
    night.do("draw round 1")
    assert night.state.name(tables(night)[0].auditor) == "P2"


@point("5", of=("chicago_seats.auditor",))
def test_5_a_scorekeeper_for_each_round() -> None:
    assert not numbers().auditor_each_round
    for each_round, keeper in ((False, "P2"), (True, "")):
        night = field(4).run("draw heat")
        # as by a book in which a table names one for each round
        match = tables(night)[0]
        match.numbers = replace(match.numbers, auditor_each_round=each_round)
        (entry,) = (e for e in match.players if night.state.name(e) == "P2")
        night.director.do(a.NameAuditor(table=table(night), entry=entry))
        assert night.state.name(tables(night)[0].auditor) == "P2"
        points_of = a.Protocol(table=table(night), points=(53, 20, 10, 5), said=(1,), made=(1,))
        night.director.do(points_of)
        night.director.do(a.DrawRound(tables=(table(night),)))
        found = tables(night)[0].auditor
        assert (night.state.name(found) if found else "") == keeper


@point("7", of=("chicago_seats.drawn", "chicago_seats.dealer"))
def test_7_seats_are_drawn_each_round_and_seat_1_deals_first() -> None:
    cites(chicago_seats__drawn="7", chicago_seats__dealer="")
    seen = set()
    for seed in range(6):
        night = field(4, seed=str(seed)).run("draw heat")
        before = dict(tables(night)[0].sheet.seats)
        protocol(night, tables(night)[0])
        night.do("draw round 1")
        sheet = tables(night)[0].sheet
        seen.add(before == sheet.seats)
        assert sheet.round.dealer == 1
    assert False in seen


@point("7", "days", of=("chicago_stages.advance", "chicago_stages.last_day"))
def test_7_the_best_two_go_on_and_then_winners_and_seconds_to_the_finals() -> None:
    cites(chicago_stages__advance="7", chicago_stages__last_day="Turneringsledning")
    assert proposed([4] * 16, numbers()).to == (Final.NEXT, Final.NEXT)
    assert proposed([4] * 4, numbers()).to == (Final.A, Final.B)
    assert proposed([4] * 2, numbers()).to == (Final.A, Final.A)


@point("days", of=("chicago_seats.five",))
def test_five_players_are_refused_and_seated_by_override() -> None:
    cites(chicago_seats__five="")
    night = field(5)
    (reason,) = against(night, a.DrawHeat())
    assert (type(reason), reason.key, reason.overridable) == (why.FiveCannotSit, "chicago_seats.five", True)
    night.do('draw heat override "five came"')
    assert sorted(len(x.players) for x in tables(night)) == [2, 3]
    play(night)
    assert parting({}, heat(night)).to.keys() == {Final.A, Final.NEXT}


def test_what_was_overruled_before_the_draw_is_asked_of_the_same_field_once() -> None:
    night = field(5)
    five = [(why.FiveCannotSit, True)]
    assert [(type(x), x.overridable) for x in against(night, PrepareDraw())] == five
    night.do('prepare draw override "five came"')
    assert against(night, a.DrawHeat(number="7")) == []
    night.run('unregister "P5"\nunregister "P4"\nunregister "P3"')
    (few,) = against(night, a.DrawHeat(number="7"))
    assert (type(few), few.overridable) == (why.TooFewToPlay, True)


@point("days", of=("chicago_stages.absent",))
def test_who_cannot_come_is_replaced_by_the_next_of_his_table() -> None:
    cites(chicago_stages__absent="")
    night = field(8).run("draw heat")
    play(night)
    first = tables(night)[0]
    best, third = first.standing[0].entry, first.standing[2].entry
    night.do(f"absent e{best}")
    night.do("draw heat")
    assert third in heat(night).players
    assert best not in heat(night).players
    night.do("draw heat again")
    assert third in heat(night).players
    assert best not in heat(night).players


@point("days", of=("chicago_seats.late",))
def test_who_comes_late_finds_a_free_chair_by_override() -> None:
    cites(chicago_seats__late="")
    night = field(7).run("draw heat")
    entry = tables(night)[0].players[0]
    night.do(f"no-show e{entry}")
    (reason,) = against(night, a.SitLate(entry=entry, table=table(night, "2")))
    assert (type(reason), reason.overridable) == (why.TooLateToPlay, True)
    night.do(f'late e{entry} at 2 override "a chair is free"')
    assert entry in tables(night)[1].players


PLACES = tuple(f"chicago_match.{x}" for x in ("first", "second", "third", "fourth"))


@point("8", of=PLACES)
def test_8_twenty_twelve_eight_and_five() -> None:
    cites(**{x.replace(".", "__"): "8" for x in PLACES})
    assert shares(over(standing(53, 20, 15, 10, ring=(1,)), 1)) == [(1, 20), (2, 12), (3, 8), (4, 5)]


@point("9", "31")
def test_9_31_every_stroke_is_written_past_the_exit_and_after_a_reset() -> None:
    found = after(standing(50, 0, 0, 0, ring=(1,)), Scored(1, Hand.FULL_HOUSE))
    assert (found.line(1).strokes, found.winner) == (56, 1)
    found = after(standing(20, 0, 0, 0), Scored(2, Hand.QUADS, reset=1))
    assert (found.line(1).points, found.line(1).strokes) == (0, 20)


@point("10", "24")
def test_10_24_a_ring_with_the_word_and_a_star_for_each_one_made() -> None:
    said = after(to_question(20, 0, 0, 0), Chicago(1))
    assert said.line(1).ring
    assert after(said, Made()).line(1).stars == 1
    assert after(said, Broken(2)).line(1).ring


@point("11", of=("chicago_match.totals", "chicago_match.play_off"))
def test_11_deals_then_chicagos_then_a_play_off() -> None:
    cites(chicago_match__totals="11", chicago_match__play_off="11")
    assert book().number("chicago_match.play_off") == 3
    night = field(8).run("draw heat")
    first = tables(night)[0]
    one, other, third, fourth = first.players
    by_round = (
        {one: 53, other: 30, third: 20, fourth: 10},
        {one: 30, other: 53, third: 20, fourth: 10},
        {one: 30, other: 30, third: 53, fourth: 10},
    )
    for number, made in enumerate(by_round, 1):
        if number > 1:
            night.do("draw round 1")
        now = tables(night)[0]
        strokes = " ".join(str(made[e] + 50 * (e == one)) for e in now.sheet.seats.values())
        night.do(f"{paper(night, now, number, made)} strokes {strokes}")
    mine = {x.entry: x for x in tables(night)[0].standing}
    # Net of what was taken off: the strokes of the first do not part them.
    assert mine[one].rank == mine[other].rank
    assert to_play_off(tables(night)[0].standing, [1]) == [(one, other)]
    assert [type(x) for x in against(night, a.PlayOff(entries=(one, fourth), points=(1, 2)))] == [why.NotTied]


# -- exchanges -----------------------------------------------------------------------------------------------


@point("12", of=("chicago_exchange.times", "chicago_exchange.cards"))
def test_12_three_exchanges_of_four_cards() -> None:
    cites(chicago_exchange__times="12", chicago_exchange__cards="12")
    assert book().number("chicago_exchange.cards") == 4
    steps = [standing(20, 0, 0, 0)]
    while steps[-1].step is Step.EXCHANGE:
        steps.append(take(steps[-1], Scored()))
    assert len(steps) == 4


@point("14", "15", of=("chicago_exchange.mistake",))
def test_14_15_three_points_for_each_wrong_card_unless_under_the_stop() -> None:
    cites(chicago_exchange__mistake="14")
    assert points(after(standing(20, 9, 9, 9), Mistake(1, 2)))[0] == 14
    assert points(after(standing(4, 9, 9, 9), Mistake(1, 2)))[0] == 0
    assert points(after(standing(46, 9, 9, 9), Mistake(1, 2)))[0] == 46


@point("18", of=("chicago_exchange.stop",))
def test_18_the_stop_from_45() -> None:
    cites(chicago_exchange__stop="18")
    assert standing(45, 44, 46, 0).stopped == (3, 1)
    fallen = after(standing(45, 44, 46, 0, ring=(1,)), Bought(1))
    assert (fallen.line(1).points, fallen.line(1).ring, fallen.over) == (0, True, False)
    night = field(4).run("draw heat")
    (reason,) = against(night, a.BuyUnderStop(seat=(table(night), 1)))
    assert (type(reason), reason.clause) == (why.NotOnSheet, "SM Chicago 18")


HANDS = {
    "pair": 1, "two_pair": 2, "trips": 3, "straight": 4, "flush": 5, "full_house": 6, "quads": 8,
}  # fmt: skip


@point("19", of=tuple(f"chicago_points.{x}" for x in HANDS))
@pytest.mark.parametrize("hand", HANDS)
def test_19_what_a_hand_scores(hand: str) -> None:
    cites(**{f"chicago_points__{hand}": "19"})
    assert points(after(standing(0, 0, 0, 0), Scored(1, Hand(hand)))) == [HANDS[hand], 0, 0, 0]


@point("19", of=("chicago_points.quads_reset",))
def test_19_four_of_a_kind_may_take_an_opponent_to_0() -> None:
    cites(chicago_points__quads_reset="19")
    reset = after(standing(0, 30, 0, 0, ring=(2,)), Scored(1, Hand.QUADS, reset=2))
    assert (points(reset), reset.line(2).ring) == ([0, 0, 0, 0], True)
    assert [*problems(standing(0, 30, 0, 0), Scored(1, Hand.TRIPS, reset=2))] == [Problem.NO_RESET]


@point("19", of=("chicago_points.quads_reset",))
def test_19_nobody_takes_himself_to_0() -> None:
    night = field(4).run("draw heat")
    act = a.Points(seat=(table(night), 1), hand="quads", against=(table(night), 1))
    (reason,) = against(night, act)
    assert (type(reason), reason.clause) == (why.NotOnSheet, "SM Chicago 19")


@point("19", of=("chicago_points.straight_flush",))
def test_19_a_straight_flush_is_out_with_52_and_a_royal_takes_all_to_0() -> None:
    cites(chicago_points__straight_flush="19")
    found = after(standing(10, 30, 20, 5), Scored(1, Hand.STRAIGHT_FLUSH))
    assert (points(found), found.winner) == ([52, 30, 20, 5], 1)
    found = after(standing(10, 30, 20, 5), Scored(1, Hand.ROYAL_FLUSH))
    assert (points(found), found.winner) == ([52, 0, 0, 0], 1)


@point("19", of=("chicago_points.equal",))
def test_19_equal_hands_score_nothing() -> None:
    cites(chicago_points__equal="")
    assert book().word("chicago_points.equal") == "nobody"
    assert points(after(standing(0, 0, 0, 0), Scored())) == [0, 0, 0, 0]
    one = after(standing(0, 0, 0, 0), Scored(1, Hand.PAIR))
    two = take(one, Also(2, Hand.PAIR))
    assert (points(two), two.exchange) == ([1, 1, 0, 0], 2)
    assert [*problems(one, Also(2, Hand.PAIR))] == [Problem.EQUAL]
    assert [*problems(one, Also(1, Hand.PAIR))] == [Problem.SCORED, Problem.EQUAL]
    each = one._replace(numbers=replace(one.numbers, equal_score=True))
    assert [*problems(each, Also(2, Hand.PAIR))] == []
    for early in (standing(0, 0, 0, 0), after(standing(0, 0, 0, 0), Scored())):
        assert Problem.NOT_NOW in problems(early, Also(2, Hand.PAIR))


def test_a_second_hand_of_the_last_exchange_is_taken_back_by_a_chicago_nobody_was_asked_for() -> None:
    three = take(after(standing(14, 12, 0, 0), Scored(), Scored(), Scored(3, Hand.PAIR)), Also(4, Hand.PAIR))
    assert points(three) == [14, 12, 1, 1]
    assert points(take(three, Chicago(2))) == [14, 12, 0, 0]


def test_equal_hands_are_for_the_director() -> None:
    night = field(4)
    night.run("draw heat\npoints 1.1 pair")
    assert [x.overridable for x in night.reasons("points 1.2 pair also")] == [True]
    night.do('points 1.2 pair also override "the same two pair"')
    assert [x.points for x in tables(night)[0].sheet.round.lines] == [1, 1, 0, 0]
    night.run("points 1.0\npoints 1.0\ntrick 1.3\npoints 1.2 flush deal 1 exchange 2")
    assert [x.points for x in tables(night)[0].sheet.round.lines] == [1, 6, 5, 0]


@point("19")
def test_19_equal_points_by_chicagos_else_shared() -> None:
    found = places(over(standing(53, 20, 20, 20, ring=(1,), stars=(4,)), 1))
    assert [(x.chair, x.points) for x in found] == [
        (1, 20),
        (4, 12),
        (2, Fraction(13, 2)),
        (3, Fraction(13, 2)),
    ]
    found = places(over(standing(53, 20, 20, 20, ring=(1,)), 1))
    assert [x.points for x in found] == [20, *[Fraction(25, 3)] * 3]


@point("19", of=("chicago_said.made", "chicago_said.broken"))
def test_19_chicago_made_and_broken() -> None:
    cites(chicago_said__made="19", chicago_said__broken="19")
    said = after(to_question(20, 9, 0, 0), Chicago(1))
    assert points(after(said, Made())) == [35, 9, 0, 0]
    assert points(after(said, Broken(0))) == [5, 9, 0, 0]
    assert [*problems(said, Broken(1))] == [Problem.AGAINST_HIMSELF]


# -- Chicago -------------------------------------------------------------------------------------------------


@point("20", of=("chicago_said.from",))
def test_20_from_15_points_and_below_by_override_alone() -> None:
    cites(chicago_said__from="20")
    assert to_question(15, 14, 16, 0).asked == (3, 1)
    night = field(4).run("draw heat\npoints 1.0\npoints 1.0")
    (reason,) = against(night, a.SayChicago(seat=(table(night), 2)))
    assert (type(reason), reason.clause, reason.overridable) == (why.NotOnSheet, "SM Chicago 20", True)


@point("20", of=("chicago_said.from",))
def test_20_who_said_it_with_too_few_by_an_undo_is_due() -> None:
    night = field(4).run("draw heat\npoints 1.1 house\npoints 1.1 house\npoints 1.1 pair\ntrick 1.2")
    night.do("points 1.1 three deal 1 exchange 3")
    correction = night.director.history[-1].id
    night.run("points 1.0\npoints 1.0\nchicago 1.1")
    assert not due(night, SaidWithLessDuty)
    night.do(f"undo {correction}")
    (duty,) = due(night, SaidWithLessDuty)
    assert duty.clauses == ("SM Chicago 20",)
    assert (duty.entry, duty.table) == (tables(night)[0].sheet.seats[1], table(night))
    assert (duty.heat, duty.round, duty.deal, duty.points, duty.least) == (1, 1, 2, 13, 15)
    # it stands as long as it is so, and goes with the correction
    night.run("made 1\npoints 1.3 pair")
    assert due(night, SaidWithLessDuty) == [duty]
    night.do("points 1.1 three deal 1 exchange 3")
    assert not due(night, SaidWithLessDuty)
    night.do("undo")
    assert due(night, SaidWithLessDuty) == [duty]


@point("21", "28", of=("chicago_end.ring",))
def test_21_28_out_at_52_without_a_ring() -> None:
    cites(chicago_end__ring="21")
    found = after(standing(50, 40, 30, 20), Scored(1, Hand.FLUSH))
    assert (found.line(1).out, found.line(1).points, found.line(1).strokes) == (True, 0, 55)
    assert (found.over, found.playing) == (False, (2, 3, 4))
    assert [*problems(found, Scored(1, Hand.PAIR))] == [Problem.OUT]
    ended = after(found, Scored(), Scored(), Declined())
    ended = after(ended, Trick(2), *[Scored()] * 3, Chicago(2), Made())
    assert shares(ended) == [(2, 20), (3, 12), (4, 8), (1, 0)]


@point("22", "23", "17", of=("chicago_said.order",))
def test_22_23_the_question_comes_before_the_points_of_the_last_exchange() -> None:
    cites(chicago_said__order="23")
    start = after(standing(20, 48, 0, 0, ring=(2,)), Scored(), Scored(), Scored(2, Hand.FLUSH))
    assert (start.step, start.winner, start.asked) == (Step.QUESTION, 0, (2, 1))
    assert after(start, Declined()).winner == 2
    said = after(start, Chicago(1))
    assert (points(said)[1], said.step) == (48, Step.CHICAGO)
    assert [*problems(said, Trick(1))] == [Problem.NOT_NOW]


@point("24", of=("chicago_said.breaker",))
def test_24_the_first_to_break_it_gets_10() -> None:
    cites(chicago_said__breaker="24")
    said = after(to_question(20, 9, 0, 0), Chicago(1))
    assert points(after(said, Broken(2))) == [5, 19, 0, 0]


@point("25", "6")
def test_6_25_the_deal_goes_clockwise_and_the_left_of_the_dealer_leads() -> None:
    start = standing(0, 0, 0, 0)
    assert start.playing[0] == 2
    after_one = after(start, Scored(), Scored(), Scored(), Trick(3))
    assert (after_one.dealer, after_one.playing[0]) == (2, 3)


@point("26", of=("chicago_tricks.revoke",))
def test_26_a_revoke_kills_the_hand_for_the_tricks() -> None:
    cites(chicago_tricks__revoke="26")
    assert book().flag("chicago_tricks.revoke")
    start = after(standing(0, 0, 0, 0), Scored(2, Hand.PAIR), Scored(), Scored(), Revoked(2))
    assert points(start)[1] == 1
    assert [[*problems(start, Trick(c))] for c in (2, 1)] == [[Problem.ALL_DEAD], []]
    night = field(4).run("draw heat\npoints 1.0\npoints 1.0\npoints 1.0\nrevoke 1.2")
    (reason,) = against(night, a.WinTrick(seat=(table(night), 2)))
    assert reason.clause == "SM Chicago 26"


@point("27", of=("chicago_tricks.last", "chicago_tricks.deuce"))
def test_27_the_last_trick_and_with_a_deuce() -> None:
    cites(chicago_tricks__last="27", chicago_tricks__deuce="27")
    start = after(standing(0, 0, 0, 0), Scored(), Scored(), Scored())
    assert points(after(start, Trick(3))) == [0, 0, 5, 0]
    assert points(after(start, Trick(3, deuce=True))) == [0, 0, 10, 0]


@point("30", of=("chicago_end.exit",))
@pytest.mark.parametrize(("points_now", "wins"), [(46, 0), (47, 1)])
def test_30_52_with_a_ring_wins_in_an_exchange_too(points_now: int, wins: int) -> None:
    cites(chicago_end__exit="30")
    found = after(standing(points_now, 40, 30, 20, ring=(1,)), Scored(1, Hand.FLUSH))
    assert found.winner == wins
    assert not found.line(1).out


@point("32", of=("chicago_end.time",))
def test_32_when_the_time_is_up_the_best_ring_is_first() -> None:
    cites(chicago_end__time="")
    found = places(take(standing(40, 30, 20, 10, ring=(2, 3)), TimeUp()))
    assert [x.chair for x in found] == [2, 1, 3, 4]


@point("32")
def test_32_the_director_takes_points_off() -> None:
    night = field(4).run("draw heat\npoints 1.2 full-house")
    (reason,) = night.reasons("deduct 1.2 points 4")
    assert isinstance(reason, why.DeductedWhy)
    assert (reason.clause, reason.overridable) == ("SM Chicago 32", True)
    assert reason.entry == tables(night)[0].sheet.seats[2]
    night.do('deduct 1.2 points 4 for "looked at the muck"')
    assert points(tables(night)[0].sheet.round) == [0, 2, 0, 0]
    night.do('deduct 1.2 points 1 override "and again"')
    assert points(tables(night)[0].sheet.round) == [0, 1, 0, 0]
    assert {type(x) for x in night.reasons("deduct 1.2 points 0 for late")} == {why.NotOnSheet}
    assert {type(x) for x in night.reasons("deduct 1.7 points 1 for late")} == {why.NotOnSheet}


@point("32")
def test_32_points_are_taken_off_after_the_round_by_the_directors_word() -> None:
    night = field(4).run("draw heat\npoints 1.2 full-house\npoints 1.3 pair\npoints 1.1 straight-flush")
    late = "deduct 1.2 points 6 for shouting"
    assert [(type(x), x.clause, x.overridable) for x in night.reasons(late)] == [
        (why.NotOnSheet, "SM Chicago 30", True)
    ]
    night.do(f'{late} override "he shouted at the scorekeeper"')
    round_ = tables(night)[0].sheet.round
    assert (points(round_), round_.winner) == ([52, 0, 1, 0], 1)
    night.do("points 1.3 two-pair deal 1 exchange 2")
    assert points(tables(night)[0].sheet.round) == [52, 0, 2, 0], "a correction keeps it"
    night.do("draw round 1")
    night.do("protocol 1 points 53 30 20 10 said 1")
    night.do(f'{late} override "as before"')
    assert points(tables(night)[0].sheet.round) == [53, 24, 20, 10], "from paper too"
    night.do("protocol 1 points 53 23 20 10 strokes 53 30 20 10 said 1")
    assert points(tables(night)[0].sheet.round) == [53, 23, 20, 10], "the line has it in it"


@point("32")
def test_32_a_winner_who_loses_points_stays_the_winner_where_the_line_is_corrected() -> None:
    night = field(4).run("draw heat\nprotocol 1 points 53 30 20 10 said 1")
    night.do('deduct 1.1 points 10 for shouting override "he shouted"')
    night.do("protocol 1 points 43 30 21 10 strokes 53 30 21 10 said 1")
    round_ = tables(night)[0].sheet.round
    assert (points(round_), round_.winner) == ([43, 30, 21, 10], 1)
    assert [x.chair for x in places(round_)] == [1, 2, 3, 4]
    night.do("protocol 1 points 43 30 20 10 strokes 53 30 20 10 said 1")
    for other in ("43 30 20 10", "30 43 20 10 strokes 30 53 20 10"):
        (bad,) = night.reasons(f"protocol 1 points {other}")
        assert isinstance(bad, why.BadProtocol)
        assert bad.what == "nobody_won"


@point("32")
def test_32_a_line_typed_anew_from_the_paper_keeps_what_was_taken_off_since() -> None:
    """A chair with more taken off than the paper had is typed as it stands."""
    night = field(4).run("draw heat")
    paper_line = "protocol 1 points 53 30 20 10 strokes 53 45 20 10 said 1"
    night.do(paper_line)
    for line in ("deduct 1.2 points 6 for shouting", "deduct 1.1 points 10 for shouting"):
        night.do(f'{line} override "he shouted"')
    taken_off = [43, 24, 20, 10]
    for _ in range(2):
        night.do(paper_line)
        round_ = tables(night)[0].sheet.round
        assert (points(round_), round_.winner) == (taken_off, 1)
        assert [x.strokes for x in round_.lines] == [53, 45, 20, 10]
    night.do("protocol 1 points 53 25 21 10 strokes 53 45 21 10 said 1")
    assert points(tables(night)[0].sheet.round) == [43, 25, 21, 10]
    night.do("protocol 1 points 53 5 20 0 strokes 53 20 20 10 said 1")
    night.do('deduct 1.3 points 30 for shouting override "again"')
    night.do("protocol 1 points 53 5 22 10 strokes 53 20 22 10 said 1")
    assert points(tables(night)[0].sheet.round) == [43, 0, 0, 10], "nobody has less than 0"


@point("32")
@pytest.mark.parametrize("before", ["points 1.2 full-house\n", "protocol 2 points 53 30 20 10 said 1\n"])
def test_32_a_deduction_is_a_ruling_in_the_report(before: str) -> None:
    """Also in a round on paper: the table takes the points off on its score sheet."""
    night = field(8).run("draw heat\n" + before)
    night.do('deduct 1.2 points 4 for "looked at the muck"')
    (row,) = rulings(night.director)
    assert row.given is not None
    entry = tables(night)[0].sheet.seats[2]
    assert (row.given.text, row.given.title) == ("−4", "looked at the muck")
    assert (row.given.players, row.given.table) == ((entry,), tables(night)[0].table)
    assert f"{row.given.book} {row.given.clause}" == "SM Chicago 32"
    if before.startswith("protocol"):
        night.do("protocol 1 points 53 26 20 10 strokes 53 30 20 10 said 1")
        assert points(tables(night)[0].sheet.round) == [53, 26, 20, 10]


@point("32", of=("elimination.disqualified_refund",))
def test_who_is_disqualified_gets_nothing_back() -> None:
    night = Night().run("format chicago\nprice entry 250+50 chips 0")
    night.run("\n".join(f'register "P{i}"' for i in range(4)) + "\ndraw heat")
    (reason,) = night.reasons('disqualify 1.4 for "lied about the hand" refund 10')
    assert isinstance(reason, NotRefunded)
    assert (reason.clause, reason.overridable) == ("SM Chicago Regler gällande SM i Chicago", True)


@point("32", of=("penalty.ladder",))
def test_32_the_ladder_has_no_minutes() -> None:
    night = field(4).run("draw heat")
    (reason,) = night.reasons('penalty 1.1 minutes 10 for "phone"')
    assert isinstance(reason, OffLadder)
    assert reason.clause == "SM Chicago 32"
    assert book().steps("penalty.ladder") == ("warning", "disqualified")


@point("32")
def test_32_the_directors_word_stands_against_the_book() -> None:
    night = field(4)
    night.run("draw heat\npoints 1.0\npoints 1.0")
    chicago_at_0 = a.SayChicago(seat=(table(night), 2))
    (reason,) = against(night, chicago_at_0)
    assert reason.overridable
    night.do('chicago 1.2 override "it stands"')
    assert tables(night)[0].sheet.round.said == 2
    assert night.director.history[-1].line.endswith('override "it stands"')


@point("8", of=("chicago_match.next_round",))
def test_8_a_table_goes_on_when_its_protocol_is_in() -> None:
    cites(chicago_match__next_round="")
    night = field(8).run("draw heat")
    protocol(night, tables(night)[0])
    due = [x for x in duties(night.state, night.ms) if isinstance(x, DrawRoundDuty)]
    assert [x.tables for x in due] == [(table(night),)]


# -- what a round does besides -------------------------------------------------------------------------------

NOBODY = Scored()


def test_19_a_straight_flush_that_adds() -> None:
    start = standing(30, 0, 0, 0)._replace(numbers=Numbers(exit_adds=True))
    assert points(after(start, Scored(1, Hand.STRAIGHT_FLUSH))) == [82, 0, 0, 0]


def test_an_exit_in_the_last_exchange_counts_before_the_question() -> None:
    assert after(standing(20, 0, 0, 0), NOBODY, NOBODY, Scored(2, Hand.STRAIGHT_FLUSH)).winner == 2


def test_22_they_are_asked_clockwise_from_the_dealers_left() -> None:
    assert standing(20, 20, 20, 20)._replace(dealer=2).asked == (3, 4, 1, 2)


def test_23_made_and_nothing_else_counts() -> None:
    marks = (NOBODY, NOBODY, Scored(1, Hand.FLUSH), Chicago(2), Made())
    found = after(standing(20, 20, 0, 0), *marks)
    assert points(found) == [20, 35, 0, 0]
    assert (found.line(2).stars, found.deals, found.dealer) == (1, 1, 2)


def test_17_read_first_the_points_of_the_last_exchange_stand_before_the_question() -> None:
    start = standing(13, 0, 0, 0)._replace(numbers=Numbers(points_first=True))
    asked = after(start, NOBODY, NOBODY, Scored(1, Hand.TRIPS))
    assert (asked.asked, points(asked)) == ((1,), [16, 0, 0, 0])


def test_the_last_one_left_wins_ring_or_not() -> None:
    found = after(standing(50, 50, 10), Scored(1, Hand.FLUSH), Scored(2, Hand.FLUSH))
    assert (found.winner, shares(found)) == (3, [(3, 20), (1, 0), (2, 0)])


def test_8_one_who_is_not_out_is_before_one_who_is() -> None:
    found = over(standing(53, 0, 20, 0, ring=(1,)), 1)
    found = found.after(found.line(4)._replace(out=True))
    assert shares(found) == [(1, 20), (3, 12), (2, 8), (4, 0)]
    assert [x.place for x in places(found)] == [1, 2, 3, 0]


@pytest.mark.parametrize(
    ("ring", "by_ring", "first"),
    [
        ((2, 3), True, [2, 1, 3, 4]),
        ((), True, [1, 2, 3, 4]),
        ((4,), True, [4, 1, 2, 3]),
        ((4,), False, [1, 2, 3, 4]),
    ],
)
def test_when_the_time_is_up_nobody_without_a_ring_is_first(
    ring: tuple[int, ...], by_ring: bool, first: list[int]
) -> None:
    start = standing(40, 30, 20, 10, ring=ring)._replace(numbers=Numbers(time_needs_ring=by_ring))
    assert [x.chair for x in places(take(start, TimeUp()))] == first


MARKS = st.one_of(
    st.builds(Scored, st.integers(0, 4), st.none() | st.sampled_from(Hand), st.integers(0, 4)),
    st.builds(Chicago, st.integers(1, 4)),
    st.just(Made()),
    st.just(Declined()),
    st.builds(Broken, st.integers(0, 4)),
    st.builds(Trick, st.integers(1, 4), st.booleans()),
    st.builds(Mistake, st.integers(1, 4), st.integers(0, 6)),
    st.builds(Bought, st.integers(1, 4)),
    st.builds(Revoked, st.integers(1, 4)),
    st.builds(Deducted, st.integers(1, 4), st.integers(0, 60)),
)


@given(st.integers(3, 4), st.lists(MARKS, max_size=200), st.booleans(), st.booleans())
def test_whatever_is_written_the_protocol_adds_up(
    chairs: int, marks: list[Mark], first: bool, adds: bool
) -> None:
    read = Numbers(points_first=first, exit_adds=adds)
    round_ = begin(range(1, chairs + 1), read)
    for mark in marks:
        if list(problems(round_, mark)):
            continue
        before, round_ = round_, take(round_, mark)
        for old, new in zip(before.lines, round_.lines, strict=True):
            assert new.points >= 0
            assert new.points == new.strokes - new.taken
            assert (new.strokes, new.ring, new.stars) >= (old.strokes, old.ring, old.stars)
            assert not (new.out and (new.points or new.ring))
        if not round_.over:
            assert all(x.points < read.exit for x in round_.lines)
            assert len(round_.playing) >= 2
            assert round_.dealer in round_.playing or round_.deals == before.deals
    shared = [x.points for x in places(round_ if round_.over else take(round_, TimeUp()))]
    left = sum(not x.out for x in round_.lines)
    assert sum(shared) == sum(read.places[:left])
    assert sorted(shared, reverse=True) == shared
