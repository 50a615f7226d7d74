"""Players who leave, are disqualified or cannot come, and who plays instead."""

from __future__ import annotations

import pytest

from core.formats.chicago import reasons as why
from core.formats.chicago.duties import DrawRoundDuty
from core.formats.chicago.going_on import parting
from core.formats.chicago.heat import Match
from core.formats.chicago.heats import away
from core.formats.chicago.state import chicago
from core.formats.duties import duties
from core.money.payouts import placings
from tests.unit.formats.chicago.nights import by_hand, field, heat, label, paper, play, protocol, tables, tied
from tests.unit.night import Night


def name(night: Night, entry: int) -> str:
    return f'"{night.state.name(entry)}"'


def first_heat(players: int) -> tuple[Night, Match, list[int]]:
    """Return a night whose first heat is played, a table of it and its players, the best first."""
    night = field(players)
    night.do("draw heat" + (' override "five"' if players == 5 else ""))
    play(night)
    match = tables(night)[0]
    return night, match, sorted(match.players)


def points(night: Night, entry: int) -> int:
    return next(int(x.points) for x in tables(night)[0].standing if x.entry == entry)


@pytest.mark.parametrize("line", ["leave {}", "disqualify {} for cheating"])
def test_a_finished_round_stays_with_who_leaves(line: str) -> None:
    night = field(4).run("draw heat")
    protocol(night, tables(night)[0])
    best = sorted(tables(night)[0].players)[0]
    night.do(line.format(name(night, best)))
    assert points(night, best) == 20
    night.do("draw round 1")
    assert best not in tables(night)[0].sheet.seats.values()


@pytest.mark.parametrize("gone", range(4))
def test_the_lowest_chair_that_is_left_deals_first(gone: int) -> None:
    night = field(4).run("draw heat")
    seats = tables(night)[0].sheet.seats
    leaves = sorted(seats)[gone]
    night.do(f"leave {name(night, seats[leaves])}")
    sheet = tables(night)[0].sheet
    assert (len(sheet.seats), leaves in sheet.seats) == (3, False)
    assert sheet.first.dealer == min(sheet.seats)


@pytest.mark.parametrize("plays", ["points 1.1 pair", "round time 40"])
@pytest.mark.parametrize("line", ["leave {}", "disqualify {} for cheating"])
def test_once_the_heat_is_played_who_leaves_a_table_that_writes_on_paper_had_come(
    line: str, plays: str
) -> None:
    night = field(8).run(f"draw heat\n{plays}")
    match = tables(night)[1]
    gone = match.sheet.seats[2]
    night.do(line.format(name(night, gone)))
    match = tables(night)[1]
    assert (gone in match.players, match.gone, len(match.left)) == (True, {gone: 1}, 3)
    night.do("protocol 2 points 53 0 20 10 said 1")
    assert [int(x.points) for x in tables(night)[1].standing] == [20, 12, 8, 0]


def test_who_is_absent_when_the_heat_is_played_had_not_come() -> None:
    night = field(8).run("draw heat\npoints 1.1 pair")
    gone = tables(night)[1].sheet.seats[2]
    night.run(f"absent {name(night, gone)}\nleave {name(night, gone)}")
    assert gone not in tables(night)[1].players


@pytest.mark.parametrize("line", ["leave {}", "disqualify {} for cheating"])
def test_the_final_order_stands_when_the_night_is_over(line: str) -> None:
    night, _, _ = first_heat(4)
    before = [(x.entry, x.place) for x in placings(night.state)]
    night.do(line.format(name(night, before[0][0])))
    assert [(x.entry, x.place) for x in placings(night.state)] == before
    assert night.state.won


def test_who_leaves_after_the_match_does_not_go_on_and_keeps_the_place() -> None:
    night, _, (_, second, third, fourth) = first_heat(8)
    night.do(f"leave {name(night, second)}")
    night.do("draw heat")
    assert second not in heat(night).players
    assert third in heat(night).players
    play(night)
    order = [x.entry for x in placings(night.state)]
    assert order.index(second) < order.index(fourth)


@pytest.mark.parametrize("begun", [False, True])
def test_who_was_drawn_is_not_unregistered_and_hands_nothing_over(*, begun: bool) -> None:
    night = field(4).run("draw heat")
    if begun:
        protocol(night, tables(night)[0])
    assert night.whys('unregister "P3"') == {why.DrawnToPlay}
    assert night.whys('hand over "P3" to "Zed"') == {why.DrawnToPlay}


def test_before_the_draw_an_entry_is_handed_over_and_taken_back() -> None:
    night = field(5)
    night.run('hand over "P3" to "Zed"\nunregister "P4"')
    night.do("draw heat")
    assert len(heat(night).players) == 4


def test_a_stack_that_is_removed_leaves_the_table() -> None:
    night = field(4).run("draw heat")
    protocol(night, tables(night)[0])
    night.do('absent "P2"')
    night.do('remove stack "P2" chips 0 override "gone"')
    assert len(tables(night)[0].left) == 3
    night.do("draw round 1")


def test_who_was_chosen_and_disqualified_does_not_play() -> None:
    night, match, (one, two, three, _) = first_heat(8)
    night.do(f"advance {label(night, match)} {name(night, three)} {name(night, one)}")
    night.do(f"disqualify {name(night, three)} for cheating")
    night.do("draw heat")
    assert {one, two} <= {*heat(night).players}
    assert three not in heat(night).players
    assert night.state.people.entries[three].out


@pytest.mark.parametrize("line", ["leave {}", "disqualify {} for cheating"])
def test_who_waits_for_the_final_and_goes_does_not_play_it(line: str) -> None:
    night, _, _ = first_heat(5)
    night.do("draw heat")
    waiting, other = heat(night).waiting
    night.do(line.format(name(night, waiting)))
    play(night)
    night.do("draw heat")
    assert waiting not in heat(night).players
    assert other in heat(night).players
    assert len(heat(night).players) == 4
    assert night.state.people.entries[waiting].out


@pytest.mark.parametrize("line", ["leave {}", "disqualify {} for cheating"])
def test_who_goes_before_the_first_deal_is_not_drawn_again(line: str) -> None:
    night, _, (best, *_) = first_heat(8)
    night.do("draw heat")
    night.do(line.format(name(night, best)))
    assert not heat(night).begun
    night.do("draw heat again")
    assert best not in heat(night).players
    assert len(heat(night).players) == 4


def test_a_disqualified_player_does_not_come_late() -> None:
    night = field(7).run("draw heat")
    three, four = sorted(tables(night), key=lambda x: len(x.players))
    bad = four.players[0]
    night.do(f"disqualify {name(night, bad)} for cheating")
    found = night.whys(f'late {name(night, bad)} at {label(night, three)} override "x"')
    assert why.PutOut in found
    assert night.state.people.entries[bad].out


def corrected(night: Night, match: Match, old: int, new: int) -> None:
    """Correct the points of who had so many in the third round of the first heat."""
    there = chicago(night.state).heats[0].matches[match.table]
    sheet = there.sheets[2]
    given = {e: sheet.round.line(c).points for c, e in sheet.seats.items()}
    right = {e: new if x == old else x for e, x in given.items()}
    night.do(paper(night, there, 3, right) + " heat 1")


@pytest.mark.parametrize("gone", [1, 2])
def test_a_correction_does_not_reseat_who_is_absent_in_the_next_heat(gone: int) -> None:
    night, match, players = first_heat(6)
    night.do("draw heat")
    before = set(heat(night).players)
    for entry in players[:gone]:
        night.do(f"absent {name(night, entry)}")
    corrected(night, match, 20, 21)
    assert set(heat(night).players) == before


@pytest.mark.parametrize("gone", [1, 2])
def test_of_five_no_more_than_the_places_left_play_the_final_at_once(gone: int) -> None:
    night, _, _ = first_heat(5)
    three = max(tables(night), key=lambda x: len(x.players))
    for entry in sorted(three.players)[-gone:]:
        night.do(f"leave {name(night, entry)}")
    night.do("draw heat")
    assert (heat(night).waiting, len(heat(night).players)) == ((), 5 - gone)
    assert heat(night).finals


def test_the_play_off_is_among_those_who_can_come() -> None:
    night = field(8).run("draw heat")
    tied(night)
    absent = sorted(tables(night)[0].players)[1]
    night.do(f"absent {name(night, absent)}")
    asked = [x for x in duties(night.state, night.ms) if x.kind == "play_off"]
    assert len(asked) == 2
    for duty in asked:
        entries = duty.entries  # type: ignore[attr-defined]
        assert absent not in entries
        given = " ".join(str(9 - i) for i in range(len(entries)))
        night.do(f"play-off {' '.join(name(night, e) for e in entries)} points {given}")
    night.do("draw heat")
    assert absent not in heat(night).players


def test_who_leaves_a_final_before_its_play_off_has_lost_it() -> None:
    night = field(4).run("draw heat")
    # Each of two wins a round, and they are equal in the third.
    by_hand(night, ((53, 30, 20), (30, 53, 20), (5, 5, 53), (6, 6, 10)))
    one, two, *_ = sorted(tables(night)[0].players)
    assert not night.state.won
    night.do(f"leave {name(night, two)}")
    assert night.state.won
    assert next(x.entry for x in placings(night.state) if x.place == 1) == one


def test_who_comes_late_is_there_and_goes_on() -> None:
    night = field(8).run("draw heat")
    entry = sorted(tables(night)[0].players)[0]
    name = night.state.name(entry)
    night.run(f'absent "{name}"\nno-show "{name}"')
    assert entry in away(night.state)
    night.do(f'late "{name}" at {label(night, tables(night)[0])} override "there was a chair"')
    assert entry not in away(night.state)
    play(night)
    assert entry in [e for on in parting({}, heat(night), away(night.state)).to.values() for e in on]
    night.do("draw heat")
    assert entry in tables(night)[0].players


def test_who_comes_late_takes_no_chair_of_one_who_left_while_the_draw_was_undone() -> None:
    night = field(11).run("draw heat")
    three = next(x for x in tables(night) if len(x.players) == 3)
    gone = sorted(three.players)[0]
    number = label(night, three)
    drawn = len(night.director.history)
    night.run(f'undo\nleave {name(night, gone)}\nredo {drawn}\nregister "Late" override "he sits"')
    night.do(f'late "Late" at {number} override "a chair is free"')
    seats = next(x for x in tables(night) if label(night, x) == number).sheet.seats
    assert len(seats) == 4
    assert gone in seats.values()


def test_a_table_with_too_few_keeps_no_other_from_its_next_round() -> None:
    night = field(8).run("draw heat")
    for match in tables(night):
        protocol(night, match)
    short = tables(night)[0]
    for entry in sorted(short.players)[:2]:
        night.do(f'leave {name(night, entry)} override "went home"')
    due = [x for x in duties(night.state, night.ms) if isinstance(x, DrawRoundDuty)]
    assert sorted(x.tables for x in due) == sorted((x.table,) for x in tables(night))
    (few,) = (
        x for x in night.reasons(f"draw round {label(night, short)}") if isinstance(x, why.TooFewToPlay)
    )
    assert few.table == short.table
    other = next(x for x in due if x.tables != (short.table,))
    assert other.act is not None
    assert not night.director.check(other.act)


def places(night: Night) -> dict[int, int]:
    return {x.entry: x.place for x in placings(night.state)}


def test_who_leaves_in_a_heat_has_a_place_once_it_is_done_behind_all_who_go_on() -> None:
    night = field(24).run("draw heat")
    protocol(night, tables(night)[0])
    best = min(tables(night)[0].players)
    night.do(f"leave {name(night, best)}")
    assert places(night) == {}, "the others of the heat are not placed yet"
    play(night)
    last = places(night)[best]
    night.do("draw heat")
    assert places(night)[best] == last


def test_a_winner_who_leaves_after_the_heat_stands_behind_those_who_play_the_next() -> None:
    night, _, best = first_heat(24)
    night.do(f"leave {name(night, best[0])}")
    assert places(night) == {best[0]: 13}
    night.do("draw heat")
    assert places(night)[best[0]] == 13


def test_a_place_that_is_won_stands_whoever_can_come_to_the_next_heat() -> None:
    """Each player who goes on is absent once, while each other leaves: the next of the table may play."""
    night = field(8).run("draw heat")
    play(night, lambda x: dict(zip(sorted(x.players), (53, 40 - x.table % 2, 20, 10), strict=True)))
    going = [e for on in parting({}, heat(night)).to.values() for e in on]
    for absent in going:
        for gone in {*heat(night).players} - {absent}:
            night.run(f"absent {name(night, absent)}\nleave {name(night, gone)}")
            before = places(night)
            night.do("draw heat")
            assert before.items() <= places(night).items()
            night.run("undo\nundo\nundo")
