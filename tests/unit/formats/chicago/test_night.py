"""Nights of Chicago from registration to the final order."""

from __future__ import annotations

from dataclasses import replace

import pytest

from core.floor.draw.draw import open_draws
from core.formats.chicago import acts as a
from core.formats.chicago import reasons as why
from core.formats.chicago.becauses import AdvancesInstead
from core.formats.chicago.duties import PlayOffDuty
from core.formats.chicago.going_on import advance, from_table, parted
from core.formats.chicago.heat import Match
from core.formats.chicago.heats import drawing, looking
from core.formats.chicago.match import parted_by
from core.formats.chicago.round import Problem
from core.formats.chicago.state import chicago
from core.formats.duties import duties
from core.formats.verify_draws import Flaw, verify_draws
from core.money.payouts import placings
from core.say.acts import PrepareDraw, Undo
from core.say.duties import DrawNumberDuty
from core.say.reasons import DrawOpen
from core.say.records import Because, DrawMade
from tests.unit.formats.chicago.nights import due, field, heat, label, paper, play, protocol, tables, tied
from tests.unit.night import Night


def fates(players: int) -> list[list[int]]:
    """Play a night of so many and return the sizes of the tables of each heat."""
    night = field(players)
    sizes: list[list[int]] = []
    while not night.state.won:
        night.do("draw heat" + (' override "five"' if players == 5 and not sizes else ""))
        sizes.append([len(x.players) for x in tables(night)])
        play(night)
    places = [x.place for x in placings(night.state)]
    assert len(places) == players
    assert places[0] == 1
    return sizes


@pytest.mark.parametrize(
    ("players", "sizes"),
    [
        (3, [[3]]),
        (5, [[3, 2], [3], [4]]),
        (4, [[4]]),
        (6, [[3, 3], [4]]),
        (8, [[4, 4], [4]]),
        (9, [[3, 3, 3], [3, 3]]),
        (16, [[4] * 4, [4, 4]]),
        (17, [[4, 4, 3, 3, 3], [4, 3, 3], [3, 3]]),
        (64, [[4] * 16, [4] * 8, [4] * 4, [4, 4]]),
    ],
)
def test_every_field_comes_down_to_its_finals(players: int, sizes: list[list[int]]) -> None:
    found = fates(players)
    assert [sorted(x, reverse=True) for x in found] == sizes


@pytest.mark.parametrize(
    ("players", "plan", "on"),
    [(24, "best 1", 6), (24, "best 3", 18), (24, "best 1 to proposed", 6), (16, "best 1", 4)],
)
def test_so_many_of_each_table_go_where_is_proposed(players: int, plan: str, on: int) -> None:
    night = field(players).run(f"stage 1 {plan}\ndraw heat")
    play(night)
    night.do("draw heat")
    assert len(heat(night).players) == on


def test_a_deal_is_entered_line_by_line() -> None:
    night = field(4).run("draw heat\npoints 1.1 pair\npoints 1.2 flush\npoints 1.0\ntrick 1.3 deuce")
    match = tables(night)[0]
    assert [x.points for x in match.sheet.round.lines] == [1, 5, 10, 0]
    assert match.sheet.round.deals == 1
    protocol(night, match)
    assert match.sheet.told
    assert label(night, match) == "1"
    assert heat(night).round == 1


def test_another_format_takes_back_what_chicago_set() -> None:
    night = Night("1").run("format chicago\nformat holdem\nopen table 1")
    assert (night.state.book, night.state.setting("seats")) == (None, 9)
    assert night.state.open_tables[0].size == 9


def test_what_the_director_set_since_stays() -> None:
    night = Night("1").run("format chicago\nset seats 8\nrulebook tda-2024\nformat holdem")
    assert (night.state.rulebook.id, night.state.setting("seats")) == ("tda-2024", 8)


# -- corrections ---------------------------------------------------------------------------------------------


def turned(night: Night, match: Match) -> str:
    """Return the line by which the third wins the last round of a match, and the second is last in it."""
    first, second, third, fourth = sorted(match.players)
    return paper(night, match, 3, {third: 53, first: 30, fourth: 20, second: 10})


def second_heat(players: int = 8) -> tuple[Night, Match]:
    """Return a night whose second heat is drawn, and a table of the first."""
    night = field(players).run("draw heat")
    play(night)
    match = tables(night)[0]
    night.do("draw heat")
    return night, match


def gone_on(night: Night, match: Match) -> list[int]:
    first = chicago(night.state).heats[0]
    return from_table(advance({}, first), first.matches[match.table])


def test_a_correction_before_the_next_heat_is_drawn_follows() -> None:
    night = field(8).run("draw heat")
    play(night)
    match = tables(night)[0]
    before = gone_on(night, match)
    night.do(turned(night, match))
    after = gone_on(night, match)
    assert after != before
    night.do("draw heat")
    assert set(after) <= set(heat(night).players)


def test_a_correction_before_the_next_heat_begins_gives_the_seat() -> None:
    night, match = second_heat()
    before = gone_on(night, match)
    seats = {e: (x.table, x.seat) for e, x in night.state.people.entries.items()}
    night.do(turned(night, match) + " heat 1")
    after = gone_on(night, match)
    new, old = set(after) - set(before), set(before) - set(after)
    assert len(new) == len(old) == 1
    (came,), (left,) = new, old
    assert came in heat(night).players
    assert left not in heat(night).players
    there = night.state.people.entries[came]
    assert (there.table, there.seat) == seats[left]
    assert night.state.people.entries[left].out
    night.do("undo")
    assert left in heat(night).players


def test_a_correction_after_the_next_heat_began_stands_by_override() -> None:
    night, match = second_heat()
    night.do("points 1.1 pair")
    players = list(heat(night).players)
    right = turned(night, match) + " heat 1"
    (reason,) = night.reasons(right)
    assert isinstance(reason, why.ChangesWhoGoesOn)
    assert reason.out
    assert reason.into
    night.do(right + ' override "the heat has begun"')
    assert heat(night).players == players
    assert gone_on(night, match) != [e for e in players if e in match.players]


def test_a_winner_and_a_second_who_were_confused_change_finals() -> None:
    night, match = second_heat(16)
    one, two = gone_on(night, match)
    finals = {x.final: x for x in tables(night)}
    assert (one in finals["a"].players, two in finals["b"].players) == (True, True)
    # The second won all rounds.
    there = chicago(night.state).heats[0].matches[match.table]
    for number in (1, 2, 3):
        night.do(
            paper(night, there, number, {e: {two: 53, one: 30}.get(e, 10) for e in there.players}) + " heat 1"
        )
    finals = {x.final: x for x in tables(night)}
    assert gone_on(night, match) == [two, one]
    assert (two in finals["a"].players, one in finals["b"].players) == (True, True)


def test_what_was_written_is_corrected_in_its_place() -> None:
    night = field(4).run("draw heat\npoints 1.1 pair\npoints 1.2 flush\npoints 1.0\ntrick 1.3")
    night.do("points 1.4 straight deal 1 exchange 1")
    night.do("trick 1.2 deuce deal 1")
    assert [x.points for x in tables(night)[0].sheet.round.lines] == [0, 15, 0, 4]
    found = night.director.check(a.Points(seat=(tables(night)[0].table, 1), hand="pair", deal=9, exchange=1))
    assert [type(x) for x in found] == [why.NothingThere]


# -- the proof of the draws ----------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [8, 16, 20])
def test_every_draw_can_be_proved(players: int) -> None:
    night = field(players)
    while not night.state.won:
        night.do("draw heat number 17")
        play(night)
    checks = verify_draws(night.log.actions)
    assert len(checks) == sum(isinstance(x, DrawMade) for y in night.log.actions for x in y.records)
    assert [x.flaws for x in checks if not x.ok] == []


@pytest.mark.parametrize("players", [4, 8, 16, 32])
def test_the_number_is_called_after_the_commitments_are_shown(players: int) -> None:
    """Procedures L and B1: a heat is drawn from the secrets that were put under the commitments before; the A
    and the B final have one each."""
    night = field(players)
    while not night.state.won:
        before = [x.purpose for x in open_draws(night.state)]
        night.do("prepare draw")
        shown = open_draws(night.state)
        (asked,) = [x for x in duties(night.state, night.ms) if isinstance(x, DrawNumberDuty)]
        assert (before, [asked.commitment, *asked.others]) == ([], [x.commitment for x in shown])
        planned = drawing(night.state, "17")
        night.do("draw heat number 17")
        made = [night.state.room.draws[x.id] for x in shown]
        assert [(x.state, x.number, x.commitment) for x in made] == [
            ("made", "17", x.commitment) for x in shown
        ]
        finals = [x.final for x in heat(night).matches.values() if x.final]
        assert len(shown) == max(1, len(finals))
        assert planned.players == sum(len(x.entries) for x in made)
        assert planned.tables == len(tables(night))
        play(night)
    announced = [x for x in verify_draws(night.log.actions) if x.announced]
    assert len(announced) >= len(chicago(night.state).heats)
    assert all(x.ok for x in announced)


def test_a_heat_drawn_again_has_commitments_of_its_own() -> None:
    night = field(8).run("draw heat")
    assert [type(x) for x in night.director.check(PrepareDraw())] == [why.HeatNotDone]
    night.do("prepare draw all")
    assert [type(x) for x in night.director.check(PrepareDraw(everybody=True))] == [DrawOpen]
    act = drawing(night.state, "4").act
    assert act == a.DrawHeat(number="4", again=True)
    night.director.do(act)
    assert open_draws(night.state) == []
    assert len(chicago(night.state).heats) == 1


def finals_prepared() -> Night:
    """Return a night whose A and B final are announced."""
    night = field(16).run("stage 1 to finals").run("draw heat")
    play(night)
    return night.run("prepare draw")


def states(night: Night) -> list[tuple[str, str]]:
    return [(x.purpose, x.state) for x in night.state.room.draws.values() if "round" not in x.purpose]


def asked(night: Night) -> list[DrawNumberDuty]:
    return [x for x in duties(night.state, night.ms) if isinstance(x, DrawNumberDuty)]


def test_what_was_prepared_for_other_finals_is_not_drawn_from() -> None:
    """Two finals were announced, and one is played after all: it is announced anew, or drawn at once."""
    night = finals_prepared()
    assert [x.purposes for x in asked(night)] == [("chicago_a", "chicago_b")]
    night.do("stage 1 best 1 to final")
    assert asked(night) == []
    assert drawing(night.state, "3").waiting == ()
    night.do("prepare draw")
    assert len(asked(night)) == 1
    night.do("draw heat number 3")
    assert states(night) == [
        ("chicago_heat", "made"),
        ("chicago_a", "abandoned"),
        ("chicago_b", "abandoned"),
        ("chicago_a", "made"),
    ]
    assert all(x.ok for x in verify_draws(night.log.actions))


def test_an_undone_draw_is_announced_anew_as_a_whole() -> None:
    night = finals_prepared().run("draw heat number 3")
    night.do("undo")
    assert asked(night) == []
    night.run("prepare draw").run("draw heat number 4")
    assert states(night)[-2:] == [("chicago_a", "made"), ("chicago_b", "made")]
    assert all(x.announced for x in verify_draws(night.log.actions)[-2:])


def test_no_second_draw_waits_behind_the_one_that_was_made() -> None:
    night = field(8).run("prepare draw").run("abandon draw").run("prepare draw")
    night.director.do(Undo(action=night.log.actions[-2].id))
    assert len(open_draws(night.state)) == 2
    night.do("draw heat number 3")
    assert open_draws(night.state) == []
    assert asked(night) == []


def test_a_draw_again_that_was_not_made_waits_no_longer_once_a_table_begins() -> None:
    night = field(8).run("draw heat").run("prepare draw all")
    assert [x.everybody for x in asked(night)] == [True]
    play(night)
    assert asked(night) == []
    night.run("prepare draw").run("draw heat number 5")
    assert ("chicago_heat_again", "abandoned") in states(night)
    assert all(x.ok for x in verify_draws(night.log.actions))


def test_another_format_takes_no_draw_along() -> None:
    night = field(8).run("prepare draw")
    for entry in [x.id for x in night.state.playing]:
        night.do(f"unregister e{entry}")
    night.do("format holdem")
    assert open_draws(night.state) == []


def test_abandoning_takes_back_every_commitment() -> None:
    night = field(16).run("stage 1 to finals").run("draw heat")
    play(night)
    night.do("prepare draw")
    assert len(open_draws(night.state)) == 2
    night.do("abandon draw")
    assert open_draws(night.state) == []


def test_a_seat_that_was_not_drawn_is_found() -> None:
    night = field(8).run("draw heat")
    (action,) = [x for x in night.log.actions if x.line == "draw heat"]
    records = list(action.records)
    at = [i for i, x in enumerate(records) if type(x).__name__ == "Seated"][:2]
    first, second = records[at[0]], records[at[1]]
    records[at[0]] = replace(first, entry=second.entry)  # type: ignore[type-var, union-attr]
    records[at[1]] = replace(second, entry=first.entry)  # type: ignore[type-var, union-attr]
    forged = [replace(x, records=tuple(records)) if x is action else x for x in night.log.actions]
    assert [x.flaws for x in verify_draws(forged) if not x.ok] == [(Flaw.RESULT,)]


def test_a_correction_counts_what_was_taken_off() -> None:
    night, match = second_heat()
    one, two, three, four = sorted(match.players)
    # The second and third are equal in round points; the strokes of the third were taken off again.
    points = {two: 10, three: 53, one: 30, four: 20}
    strokes = " ".join(str(points[e] + 60 * (e == three)) for e in match.sheet.seats.values())
    night.do(f"{paper(night, match, 3, points)} strokes {strokes} heat 1")
    assert set(gone_on(night, match)) <= set(heat(night).players)


# -- corrections of a deal -----------------------------------------------------------------------------------


def straight(night: Night, number: int, *, wrong: bool) -> str:
    """Return the entry by which the first of the match has won this round, or (not wrong) its third."""
    match = chicago(night.state).heats[0].matches[tables(night)[0].table]
    first, _, third, _ = sorted(match.players)
    chair = match.sheets[number - 1].chair(first if wrong else third)
    return f"points {label(night, match)}.{chair} straight-flush"


def by_deals() -> tuple[Night, Match]:
    """Return eight players whose first heat is done, one table deal by deal: first and second advance."""
    night = field(8).run("draw heat")
    match = tables(night)[0]
    for number in (1, 2, 3):
        if number > 1:
            night.do(f"draw round {label(night, match)}")
        second = match.sheet.chair(sorted(match.players)[1])
        night.do(f"points {label(night, match)}.{second} house")
        night.do(straight(night, number, wrong=True))
    play(night)
    assert match.done
    return night, match


def whys(night: Night) -> list[Because]:
    return [x for x in night.director.history[-1].records if isinstance(x, Because)]


def corrected(night: Night, number: int) -> str:
    return f"{straight(night, number, wrong=False)} deal 1 exchange 2 round {number} heat 1"


def test_a_corrected_deal_tells_who_advances_by_it_before_the_next_draw() -> None:
    night, match = by_deals()
    night.do(corrected(night, 3))
    assert not whys(night)
    night.do(corrected(night, 2))
    (said,) = whys(night)
    assert isinstance(said, AdvancesInstead)
    first, _, third, _ = sorted(match.players)
    assert (said.heat, said.table, said.out, said.into) == (1, match.table, (first,), (third,))
    assert said.clauses == ("SM Chicago 7",)
    night.do("draw heat")
    assert third in heat(night).players


def test_a_corrected_deal_of_an_earlier_heat_passes_the_seat_on_until_it_begins() -> None:
    night, match = by_deals()
    night.run(f"draw heat\n{corrected(night, 3)}\n{corrected(night, 2)}")
    first, _, third, _ = sorted(match.players)
    assert third in heat(night).players
    assert first not in heat(night).players
    night.do("undo")
    assert first in heat(night).players
    night.do("points 1.1 pair")
    (reason,) = night.reasons(corrected(night, 2))
    assert (type(reason), reason.overridable) == (why.ChangesWhoGoesOn, True)
    night.do(corrected(night, 2) + ' override "it was heard wrongly"')
    assert first in heat(night).players


def test_a_round_of_an_earlier_heat_stays_played_and_takes_no_new_entry() -> None:
    night, match = by_deals()
    night.do("draw heat")
    seat = f"{label(night, match)}.{match.sheet.chair(sorted(match.players)[0])}"
    (reason,) = night.reasons(f"points {seat} pair deal 1 exchange 2 heat 1")
    assert (type(reason), reason.overridable) == (why.RoundNotOver, False)
    (late,) = night.reasons(f"points {seat} pair heat 1")
    assert isinstance(late, why.NotOnSheet)
    assert late.problem == Problem.OVER.value


def _close(match: Match) -> dict[int, int]:
    """Return points of a round with which, after three, the second and the third have equal round points."""
    first, second, third, fourth = sorted(match.players)
    won = {1: (40, 30), 2: (28, 30), 3: (25, 25)}[len(match.sheets)]
    return {first: 53, second: won[0], third: won[1], fourth: 10}


def test_11_the_points_of_all_deals_part_equal_round_points_without_a_play_off() -> None:
    night = field(8).run("draw heat")
    play(night, _close)
    plan = advance(chicago(night.state).plans, heat(night))
    for match in tables(night):
        _, second, third, _ = sorted(match.players)
        ((better, worse),) = parted(plan, match)
        assert (better.entry, worse.entry) == (second, third)
        assert better.points == worse.points
        assert (better.side, worse.side) == (93, 85)
        assert parted_by(better, worse) == "side"
        assert second in from_table(plan, match)
    assert not due(night, PlayOffDuty)


def test_11_who_is_wholly_equal_is_not_parted() -> None:
    night = field(8).run("draw heat")
    tied(night)
    plan = advance(chicago(night.state).plans, heat(night))
    assert not [x for match in tables(night) for x in parted(plan, match)]
    assert len(due(night, PlayOffDuty)) == 2


@pytest.mark.parametrize("line", ["protocol 2 points 53 30 20 10 said 1", "points 1.1 pair"])
def test_once_anything_is_written_all_sit_who_were_drawn_together(line: str) -> None:
    night = field(8)
    assert looking(night.state) == frozenset()
    night.do("draw heat")
    assert looking(night.state) == {*heat(night).players}
    night.do("deduct 1.1 points 2 for shouting")
    assert looking(night.state) == {*heat(night).players}, (
        "points taken off before the first deal are no play"
    )
    night.do(line)
    assert looking(night.state) == frozenset()


def test_a_table_that_draws_its_round_alone_looks_for_its_seats_alone() -> None:
    night = field(8).run("draw heat")
    first, second = tables(night)
    protocol(night, first)
    night.wait(1).do(f"draw round {label(night, first)}")
    assert looking(night.state) == {*first.players}
    gone = first.players[0]
    night.do(f'leave "{night.state.name(gone)}"')
    assert looking(night.state) == frozenset(), "the table plays"
    protocol(night, second)
    night.wait(1).do(f"draw round {label(night, second)}")
    assert looking(night.state) == {*second.players}
