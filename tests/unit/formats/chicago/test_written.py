"""Entries written wrongly, late or in the wrong order, and corrected."""

from __future__ import annotations

from dataclasses import replace

import pytest

from core.formats.chicago import acts as a
from core.formats.chicago import reasons as why
from core.formats.chicago.deal import Also, Chicago, Declined, Made, Mark, Revoked, Scored, Trick
from core.formats.chicago.duties import ChampionDuty, PlayOffDuty, SaidWithLessDuty
from core.formats.chicago.going_on import advance, parted
from core.formats.chicago.match import parted_by
from core.formats.chicago.numbers import Hand, Numbers
from core.formats.chicago.round import Line, Problem, Round, begin, places, problems, take
from core.formats.chicago.state import chicago
from core.formats.duties import duties
from core.money.payouts import placings
from tests.unit.formats.chicago.nights import by_hand, due, field, heat, label, protocol, tables
from tests.unit.night import Night


def drawn(players: int = 4) -> Night:
    return field(players).run("draw heat")


def points(night: Night) -> list[int]:
    return [x.points for x in tables(night)[0].sheet.round.lines]


def said(night: Night, line: str) -> list[str]:
    """Return what is wrong with a line that is refused."""
    return [getattr(x, "problem", "") or getattr(x, "what", "") or x.kind for x in night.reasons(line)]


SIXTEEN = "points 1.1 four\npoints 1.1 four\npoints 1.0\ntrick 1.2\npoints 1.0\npoints 1.0\nchicago 1.1"


def test_26_a_declarer_who_revokes_has_not_made_it() -> None:
    night = drawn().run(SIXTEEN + "\nrevoke 1.1")
    assert said(night, "made 1") == [Problem.ALL_DEAD.value]
    night.do("broken 1")
    assert points(night)[0] == 1


def test_26_another_players_revoke_does_not_break_it() -> None:
    night = drawn().run(SIXTEEN + "\nrevoke 1.2\nmade 1")
    assert points(night)[0] == 31


def test_a_book_in_which_the_director_rules_on_a_revoke() -> None:
    start = begin((1, 2, 3), Numbers(revoke=False))
    for mark in (Scored(), Scored(), Scored(), Revoked(2)):
        start = take(start, mark)
    assert [*problems(start, Trick(2))] == []


@pytest.mark.parametrize(
    ("lines", "more"),
    [
        # 13 points become 16: somebody could have said Chicago
        (("four", "flush"), "four"),
        # 16 become 9: nobody could
        (("four", "four"), "pair"),
    ],
)
@pytest.mark.parametrize("after", ["", "\ntrick 1.2", "\ntrick 1.2\npoints 1.3 pair\npoints 1.0\npoints 1.0"])
def test_an_entry_is_corrected_that_decides_who_was_asked(
    lines: tuple[str, str], more: str, after: str
) -> None:
    night = drawn().run(f"points 1.1 {lines[0]}\npoints 1.1 {lines[1]}\npoints 1.1 pair" + after)
    was = points(night)
    night.do(f"points 1.1 {more} deal 1 exchange 2")
    worth = {"four": 8, "flush": 5, "pair": 1}
    assert points(night) == [was[0] + worth[more] - worth[lines[1]], *was[1:]]
    night.do(f"points 1.1 {lines[1]} deal 1 exchange 2")
    assert points(night) == was


def refusal(night: Night, line: str) -> list[tuple[str, str, bool]]:
    return [(x.kind, x.clause, x.overridable) for x in night.reasons(line)]


@pytest.mark.parametrize("later", ["", "\nmade 1", "\nbroken 1 by 1.2\npoints 1.3 pair"])
def test_20_a_correction_that_leaves_a_chicago_below_15_is_for_the_director(later: str) -> None:
    night = drawn().run(SIXTEEN + later)
    less = [(why.SaidWithLess.kind, "SM Chicago 20", True)]
    assert refusal(night, "points 1.1 house deal 1 exchange 2") == less
    assert refusal(night, "points 1.0 deal 1 exchange 2") == less
    night.do('points 1.1 house deal 1 exchange 2 override "it was said"')
    assert tables(night)[0].sheet.round.line(1).ring
    # It was overruled: what does not change it asks no more.
    night.do("points 1.2 pair deal 1 exchange 3")
    night.do("points 1.1 four deal 1 exchange 2")
    assert tables(night)[0].sheet.round.line(1).ring


@pytest.mark.parametrize(
    "lines",
    [
        'chicago 1.1\npoints 1.1 house deal 1 exchange 2 override "it was said"',
        'points 1.1 house deal 1 exchange 2\nchicago 1.1 override "it was said"',
    ],
)
def test_20_what_the_director_let_stand_is_not_due(lines: str) -> None:
    night = drawn().run(SIXTEEN.removesuffix("\nchicago 1.1") + "\n" + lines)
    assert [x[:2] for x in tables(night)[0].sheet.less] == [(2, 1)]
    assert not due(night, SaidWithLessDuty)
    night.run("undo\nredo\npoints 1.2 pair deal 1 exchange 3")
    assert not due(night, SaidWithLessDuty)


def test_20_an_equal_hand_taken_back_is_due_in_a_round_that_is_over() -> None:
    night = drawn().run("points 1.1 house\npoints 1.1 house\npoints 1.2 three")
    night.do('points 1.1 three also override "equal"')
    also = night.director.history[-1].id
    night.run("trick 1.2\npoints 1.0\npoints 1.0\nchicago 1.1\nmade 1")
    night.run("points 1.2 straight-flush\ndraw round 1")
    assert len(tables(night)[0].sheets) == 2
    night.do(f"undo {also}")
    (duty,) = due(night, SaidWithLessDuty)
    assert (duty.round, duty.deal, duty.points) == (1, 2, 12)
    night.do(f'duty "{duty.id}" done')
    assert duty.id in night.state.word.marked


def test_20_a_chicago_made_or_broken_is_corrected_under_a_later_one() -> None:
    night = drawn().run(SIXTEEN + "\nmade 1\npoints 1.0\npoints 1.0\nchicago 1.1")
    (reason,) = night.director.check(a.BreakChicago(table=tables(night)[0].table, deal=2))
    assert (type(reason), reason.overridable) == (why.SaidWithLess, True)
    assert isinstance(reason, why.SaidWithLess)
    assert (reason.chair, reason.deal, reason.points) == (1, 3, 1)


def test_22_nobody_says_chicago_is_corrected_to_who_did() -> None:
    night = drawn().run(SIXTEEN.removesuffix("\nchicago 1.1"))
    night.do("points 1.2 pair")
    was = points(night)
    night.do("chicago 1.1 deal 2")
    now = tables(night)[0].sheet.round
    # the points of the last exchange do not count (23)
    assert (now.said, now.line(1).ring, points(night)) == (1, True, [was[0], was[1] - 1, *was[2:]])
    night.run("undo\ntrick 1.2")
    assert refusal(night, "chicago 1.1 deal 2") == [(why.LaterEntries.kind, "", False)]
    assert refusal(night, "chicago 1.1 deal 3") == [(why.NothingThere.kind, "", False)]
    night.run("undo")
    assert refusal(night, "chicago 1.2 deal 2") == [(why.NotOnSheet.kind, "SM Chicago 20", True)]
    night.do('chicago 1.2 deal 2 override "he was asked"')
    assert not due(night, SaidWithLessDuty)


def test_20_where_nobody_was_asked_no_chicago_takes_the_place_of_the_answer() -> None:
    night = drawn().run("points 1.1 pair\npoints 1.0\npoints 1.0")
    assert refusal(night, "chicago 1.1 deal 1") == [(why.NotOnSheet.kind, "", False)]


FORTY_EIGHT = "\n".join(("points 1.1 four\n" * 2 + "points 1.0\ntrick 1.2",) * 3)
FIFTY = FORTY_EIGHT.replace("four", "flush", 1).replace("trick 1.2", "trick 1.1", 1)


@pytest.mark.parametrize(
    ("later", "clause"),
    [
        # 50 become 53 without a ring: out, and neither scores, exchanges nor wins a trick
        ("points 1.1 pair", "21"),
        ("points 1.0\npoints 1.0\npoints 1.0\ntrick 1.1", "21"),
        ("bought 1.1", "21"),
    ],
)
def test_a_correction_is_refused_by_the_point_that_a_later_entry_breaks(later: str, clause: str) -> None:
    night = drawn().run(FIFTY + "\n" + later)
    late = [(why.LaterEntries.kind, f"SM Chicago {clause}", False)]
    assert refusal(night, "points 1.1 four deal 1 exchange 1") == late


def test_18_a_correction_that_lifts_the_stop_needs_the_exchange_taken_back() -> None:
    night = drawn().run(FORTY_EIGHT + "\nbought 1.1")
    late = [(why.LaterEntries.kind, "SM Chicago 18", False)]
    assert refusal(night, "points 1.0 deal 1 exchange 1") == late
    night.do("undo")
    night.do("points 1.0 deal 1 exchange 1")
    assert points(night)[0] == 40


def test_11_a_play_off_decides_only_between_those_who_were_equal() -> None:
    night = drawn()
    one, two, three = (53, 30, 10), (30, 53, 10), (20, 20, 53)
    by_hand(night, (one, two, three, (5, 5, 5)))
    first, second, third, _ = (f'"{night.state.name(e)}"' for e in sorted(tables(night)[0].players))
    night.do(f"play-off {first} {second} points 9 3")
    assert night.state.won
    # The second and third were mixed up.
    by_hand(night, (one, three, two, (5, 5, 5)))
    assert not night.state.won
    (duty,) = (x for x in duties(night.state, night.ms) if isinstance(x, PlayOffDuty))
    assert (duty.entries, duty.played) == (tuple(sorted(tables(night)[0].players)[::2]), 0)
    night.do(f"play-off {first} {third} points 3 9")
    assert night.state.won
    # Mixed up after all: the first play-off holds again.
    by_hand(night, (one, two, three, (5, 5, 5)))
    assert night.state.won
    assert f'"{night.state.name(tables(night)[0].standing[0].entry)}"' == first


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("points 53 9 14 6 said 1 made 1 1 1", "said_few"),
        ("points 53 9 14 6 said 1 2 made 1", "said_few"),
        ("points 53 9 14 0 said 1 made 1 out 4", "out_few"),
        ("points 60 9 14 6 won 1", "flush"),
        ("points 20 9 14 6 won 1", "flush"),
        ("points 53 52 14 6 said 1 made 1", "no_ring"),
        ("points 53 54 14 6", "no_ring no_ring"),
        ("points 53 54 52 6 said 1 2", "two_won no_ring"),
        ("points 53 54 10 3 said 1 2", "two_won"),
        ("points 53 30 20 10 strokes 9999 30 20 10 said 1", "strokes_high"),
        ("points 67 9 14 6 said 1 made 1", "high"),  # 51, and a Chicago
    ],
)
def test_lines_that_cannot_be(line: str, wrong: str) -> None:
    assert sorted(said(drawn(), f"protocol 1 {line}")) == sorted(wrong.split())


@pytest.mark.parametrize(
    "line",
    [
        "points 53 9 14 6 strokes 68 9 14 6 said 1 made 1 1 1",
        "points 53 9 14 6 strokes 53 24 14 6 said 1 2 made 1",
        "points 66 9 14 6 said 1 made 1",
        "points 53 9 14 0 strokes 53 9 14 52 said 1 made 1 out 4",
        "points 52 9 14 6 won 1",
        'points 53 9 14 6 said 1 2 made 1 override "said at nine"',
        'points 53 54 10 3 said 1 2 won 1 override "both had a flush"',
        'points 53 54 10 3 said 1 2 won 2 override "both had a flush"',
        'points 53 30 20 10 strokes 600 30 20 10 said 1 override "forty Chicagos broken"',
    ],
)
def test_lines_that_can_be(line: str) -> None:
    night = drawn()
    night.do(f"protocol 1 {line}")
    assert tables(night)[0].sheet.over


@pytest.mark.parametrize(
    ("line", "clause"),
    [
        ("points 53 30 10 3 said 1 4", "20"),
        ("points 53 30 10 20 said 1 made 4", "20"),
        ("points 53 30 10 3", "21"),
        ("points 53 30 10 9 said 1 out 4", "21"),
        ("points 53 30 10 0 said 1 out 4", "21"),
        ("points 53 30 10 0 strokes 53 30 10 60 said 1 4 out 4", "21"),
        ("points 53 -1 10 9 said 1", "19"),
        ("points 60 9 14 6 won 1", "19"),
        ("points 40 30 10 9", "30"),
        ("points 200 30 10 9 said 1", "30"),
        ("points 53 54 10 3 said 1 2", "30"),
        ("points 53 30 10 9 strokes 40 30 10 9 said 1", "11"),
        ("points 53 30 20 10 strokes 9999 30 20 10 said 1", "11"),
    ],
)
def test_a_line_from_paper_is_refused_by_its_point(line: str, clause: str) -> None:
    assert {x.clause for x in drawn().reasons(f"protocol 1 {line}")} == {f"SM Chicago {clause}"}


def test_of_two_at_52_in_one_count_the_director_names_the_winner() -> None:
    for winner in (1, 2):
        night = drawn()
        (reason,) = night.reasons(f"protocol 1 points 53 54 10 3 said 1 2 won {winner}")
        assert reason.overridable
        night.do(f'protocol 1 points 53 54 10 3 said 1 2 won {winner} override "the same hand"')
        order = [x.chair for x in places(tables(night)[0].sheet.round)]
        assert order == [winner, 3 - winner, 3, 4]


def test_31_the_hand_equal_to_the_one_that_ended_the_round_is_written_too() -> None:
    numbers = Numbers(equal_score=True)
    lines = (Line(1, 50, 50, ring=True), Line(2, 48, 48, ring=True), Line(3, 50, 50), Line(4, 9, 9))
    start = begin((1, 2, 3, 4), numbers).after(*lines)
    won = take(start, Scored(1, Hand.FLUSH))
    assert (won.over, won.winner) == (True, 1)
    assert [*problems(won, Also(2, Hand.FLUSH))] == []
    assert [*problems(won, Also(1, Hand.FLUSH))] == [Problem.SCORED]
    both = take(won, Also(2, Hand.FLUSH))
    assert (both.over, both.winner, both.line(2).points, both.line(2).strokes) == (True, 1, 53, 53)
    # without a ring 52 puts out in this count too
    three = take(both, Also(3, Hand.FLUSH))
    assert (three.winner, three.line(3).out, three.line(3).points, three.line(3).strokes) == (1, True, 0, 55)
    assert [x.chair for x in places(three)] == [1, 2, 4, 3]
    # nothing is equal to a trick, to a straight flush or to the hand of another deal
    endings: list[list[Mark]] = [
        [Scored(), Scored(), Scored(4, Hand.PAIR), Declined(), Trick(1)],
        [Scored(1, Hand.STRAIGHT_FLUSH)],
    ]
    for ended in endings:
        now = start
        for mark in ended:
            now = take(now, mark)
        assert now.over
        assert [*problems(now, Also(2, Hand.PAIR))] == [Problem.OVER]


def test_both_hands_of_the_last_count_are_written_on_the_sheet() -> None:
    night = drawn().run("points 1.1 four\npoints 1.1 four\npoints 1.0\ntrick 1.2\npoints 1.0\npoints 1.0")
    night.run("chicago 1.1\nmade 1\npoints 1.1 house\npoints 1.1 house\npoints 1.0\ntrick 1.2")
    night.run('points 1.1 four\npoints 1.1 house\npoints 1.2 house also override "equal"')
    assert tables(night)[0].sheet.over
    assert points(night)[:2] == [57, 16]
    night.do("undo")
    assert points(night)[:2] == [57, 10]


@pytest.mark.parametrize("line", ["9999 0 0 0", "103 0 0 0", "-1 0 0 0", "0 0 0 99999"])
def test_11_a_play_off_has_no_points_that_cannot_be(line: str) -> None:
    night = drawn()
    # each of the four is first, second, third and last as often as the others, or all shared
    for number in (1, 2, 3):
        if number > 1:
            night.do("draw round 1")
        night.do(f"protocol 1 round {number} points 20 20 20 20 time")
    people = " ".join(f'"{night.state.name(e)}"' for e in sorted(tables(night)[0].players))
    (reason,) = night.reasons(f"play-off {people} points {line}")
    assert (type(reason), reason.clause) == (why.PlayOffPoints, "SM Chicago 11")
    night.do(f"play-off {people} points 102 0 0 0")


def test_11_an_undecided_tie_is_told_with_its_point() -> None:
    night = field(8).run("draw heat")
    for match in tables(night):
        for number in (1, 2, 3):
            if number > 1:
                night.do(f"draw round {label(night, match)}")
            night.do(f"protocol {label(night, match)} round {number} points 20 20 20 20 time")
    found = night.director.check(a.DrawHeat())
    assert {(type(x), x.clause) for x in found} == {(why.TieUndecided, "SM Chicago 11")}


def test_who_left_in_the_round_has_nothing_on_the_line_either() -> None:
    night = drawn()
    match = tables(night)[0]
    night.run("points 1.0\npoints 1.0\npoints 1.0\ntrick 1.1")
    gone = match.sheet.seats[4]
    night.do(f'leave "{night.state.name(gone)}"')
    assert said(night, "protocol 1 points 53 20 10 30 said 1 made 1") == ["out_points"]
    night.do("protocol 1 points 53 20 10 0 said 1 made 1")
    found = {x.entry: int(x.points) for x in tables(night)[0].standing}
    assert (found[gone], sorted(found.values())) == (0, [0, 8, 12, 20])


def test_the_room_waits_for_all_tables() -> None:
    night = drawn(8)
    one, two = tables(night)
    protocol(night, one)
    for match in tables(night):
        # as by a book that lets the room wait
        match.numbers = replace(match.numbers, by_table=False)
    act = a.DrawRound(tables=(one.table,))
    (reason,) = night.director.check(act)
    assert isinstance(reason, why.RoomWaits)
    assert reason.tables == (two.table,)
    protocol_of_two = a.Protocol(table=two.table, points=(53, 20, 10, 5), said=(1,), made=(1,))
    night.director.do(protocol_of_two)
    assert night.director.check(act) == ()
    night.director.do(act)
    assert night.director.check(a.DrawRound(tables=(two.table,))) == ()


def eleven() -> Round:
    lines = (Line(c, p, p) for c, p in ((1, 11), (2, 7), (3, 0)))
    return begin((1, 2, 3), Numbers()).after(*lines)


@pytest.mark.parametrize("last", [Scored(1, Hand.PAIR), Scored(3, Hand.QUADS, reset=1)])
def test_23_chicago_that_nobody_was_asked_for_takes_the_last_points_back(last: Scored) -> None:
    now = eleven()
    for mark in (Scored(), Scored(), last):
        now = take(now, mark)
    assert [x.points for x in now.lines] != [11, 7, 0]
    assert [*problems(now, Chicago(1))] == [Problem.TOO_FEW]
    now = take(now, Chicago(1))
    assert [(x.points, x.strokes, x.taken) for x in now.lines] == [(11, 11, 0), (7, 7, 0), (0, 0, 0)]
    assert [x.points for x in take(now, Made()).lines] == [26, 7, 0]


def test_11_a_tie_over_a_prize_is_played_off() -> None:
    night = Night("1").run("format chicago\nprice entry 100\nprizes 50% 30% 20%")
    for i in range(4):
        night.do(f'register "P{i}"')
    night.do("draw heat")
    by_hand(night, ((53, 53, 53), (20, 20, 20), (20, 20, 20), (5, 5, 5)))
    first, second, third, _ = sorted(tables(night)[0].players)
    (duty,) = (x for x in duties(night.state, night.ms) if isinstance(x, PlayOffDuty))
    assert ({*duty.entries}, duty.prize) == ({second, third}, True)
    assert not [x for x in duties(night.state, night.ms) if isinstance(x, ChampionDuty)]
    night.do(f'play-off "{night.state.name(second)}" "{night.state.name(third)}" points 3 9')
    won = [(x.entry, x.prize) for x in placings(night.state)]
    assert won[:3] == [(first, 200), (third, 120), (second, 80)]
    ((better, worse),) = parted(advance(chicago(night.state).plans, heat(night)), tables(night)[0])
    assert (better.entry, worse.entry, parted_by(better, worse)) == (third, second, "play_off")
    assert [x for x in duties(night.state, night.ms) if isinstance(x, ChampionDuty)]
    assert not [x for x in duties(night.state, night.ms) if isinstance(x, PlayOffDuty)]


def test_11_a_tie_that_decides_no_prize_is_shared() -> None:
    night = drawn()
    by_hand(night, ((53, 53, 53), (20, 20, 20), (20, 20, 20), (5, 5, 5)))
    assert night.state.won
    assert not [x for x in duties(night.state, night.ms) if isinstance(x, PlayOffDuty)]


def test_an_override_names_who_sat_in_the_chair_then() -> None:
    night = drawn()
    night.run("points 1.1 four\npoints 1.0\npoints 1.0")
    entry = tables(night)[0].sheet.seats[2]
    (few,) = night.reasons("chicago 1.2")
    assert isinstance(few, why.NotOnSheet)
    assert (few.entry, few.overridable) == (entry, True)
    (line,) = drawn().reasons("protocol 1 points 53 54 10 3 said 1 2 won 1")
    assert isinstance(line, why.BadProtocol)
    assert line.entry == tables(drawn())[0].sheet.seats[line.chair]
