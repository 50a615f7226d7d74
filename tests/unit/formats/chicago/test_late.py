"""Players who come after the draw (procedure L1)."""

from __future__ import annotations

from core.formats.chicago import reasons as why
from core.formats.chicago.duties import LatecomerDuty
from core.say.acts import Register, RegisterList
from core.tournament.conduct import DEDUCTED
from tests.unit.formats.chicago.nights import due, field, label, play, protocol, tables
from tests.unit.night import Night
from tests.unit.variants import variant


def late(night: Night) -> list[tuple[bool, bool]]:
    """Return whether registering is refused for want of a chair, and whether the director may overrule it."""
    found = [x for x in night.director.check(Register(name="Late")) if isinstance(x, why.TooLateToPlay)]
    return [(x.full, x.overridable) for x in found]


def test_nobody_enters_after_the_draw_but_by_override_while_a_chair_is_free() -> None:
    night = field(7)
    assert late(night) == []
    night.do("draw heat")
    assert late(night) == [(False, True)]
    protocol(night, next(x for x in tables(night) if len(x.players) == 3))
    assert late(night) == [(True, False)]


def test_while_nothing_is_played_a_full_heat_can_be_drawn_again_for_a_latecomer() -> None:
    night = field(8).run("draw heat")
    assert late(night) == [(True, True)]
    night.do('register "Late" override "the heat is drawn again"')
    (duty,) = due(night, LatecomerDuty)
    assert (duty.table, duty.again) == (0, True)
    night.do("draw heat again")
    assert due(night, LatecomerDuty) == []
    assert sum(len(x.players) for x in tables(night)) == 9


def test_a_latecomer_is_led_to_the_free_chair_and_is_overruled_once() -> None:
    night = field(7).run("draw heat").wait(1)
    night.do('register "Late" override "a chair is free"')
    assert late(night) == [(True, True)], "the one chair is spoken for"
    (duty,) = due(night, LatecomerDuty)
    three = next(x for x in tables(night) if len(x.players) == 3)
    assert (duty.table, duty.again) == (three.table, True)
    night.do(f"late e{duty.entry} at {night.state.room.tables[three.table].label}")
    assert due(night, LatecomerDuty) == []
    assert duty.entry in three.players or duty.entry in tables(night)[1].players


def test_a_list_is_refused_from_the_first_without_a_chair() -> None:
    night = field(7).run("draw heat")
    people = tuple(Register(name=x) for x in ("A", "B"))
    found = [x for x in night.refused(RegisterList(people=people)) if isinstance(x, why.TooLateToPlay)]
    assert [(x.name, x.full) for x in found] == [("A", False), ("B", True)]


def test_in_a_later_heat_nobody_enters() -> None:
    night = field(8).run("draw heat")
    play(night)
    night.do("draw heat")
    assert late(night) == [(True, False)]


def test_by_the_other_reading_a_free_chair_is_taken_without_override() -> None:
    night = field(7).run("draw heat")
    variant(night, "chicago_seats.late", "free_chair")
    assert late(night) == []
    night.do('register "Late"')
    assert late(night) == [(True, True)]


def test_points_taken_off_before_the_first_deal_begin_no_table() -> None:
    night = field(7).run("draw heat").wait(1)
    three = next(x for x in tables(night) if len(x.players) == 3)
    place = label(night, three)
    seats = three.sheet.seats
    night.do(f"deduct {place}.{min(seats)} points 3 for late")
    assert late(night) == [(False, True)]
    night.do('register "Late" override "a chair is free"')
    (duty,) = due(night, LatecomerDuty)
    night.do(f"late e{duty.entry} at {place}")
    night.do(f"no-show e{seats[min(seats)]}")
    night.run(f"points {place}.{max(seats)} pair\npoints {place}.{max(seats)} flush deal 1 exchange 1")
    assert next(x for x in tables(night) if x.table == three.table).sheet.round.line(max(seats)).points == 5
    assert [x.outcome for x in night.state.conduct.rulings.values()] == [DEDUCTED]


def test_points_taken_off_before_the_first_deal_leave_the_draw_to_be_made_again() -> None:
    night = field(8).run("draw heat\ndeduct 1.1 points 3 for late\ndraw heat again")
    assert all(x.blank and not x.sheet.marks for x in tables(night))
