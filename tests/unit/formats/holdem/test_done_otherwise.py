"""A duty the director says is done is done for every list, page and picture, not for the duty alone."""

from __future__ import annotations

from typing import TypeVar

import pytest

from core.chips.colour_ups import ahead, racing
from core.chips.now import in_play, raced, to_race
from core.chips.racing import next_race
from core.formats.duties import duties
from core.paper.race_sheets import race_sheets
from core.say.acts import MarkDuty
from core.say.duties import (
    AnnounceDuty,
    ColourUpDuty,
    ColourUpRacedDuty,
    ComeBackDuty,
    DealDuty,
    DealInDuty,
    Duty,
    HaltDuty,
    HandForHandOffDuty,
    RaceDuty,
)
from core.say.reasons import LowerChipFirst, RacedAlready
from tests.rules.conftest import chosen
from tests.rules.entering_night import filled
from tests.unit.chips.test_colour_ups import night, race
from tests.unit.night import SHEET, Night
from tests.unit.rooms import room

D = TypeVar("D", bound=Duty)

SAID = pytest.mark.parametrize("how", ["otherwise", "done"])


def of(found: Night, kind: type[D]) -> list[D]:
    return [d for d in duties(found.state, found.ms) if isinstance(d, kind)]


def said(found: Night, duty: Duty, how: str = "otherwise", override: str = "") -> None:
    found.act(MarkDuty(duty=duty.id, how=how), override=override)


def still(found: Night) -> tuple[int, list[str]] | None:
    now = racing(found.state, found.reading, found.ms)
    return None if now is None else (now[0], [x.label for x in now[1]])


@SAID
def test_a_table_that_raced_otherwise_is_raced_for_all_who_ask(how: str) -> None:
    found = night().wait(26)
    one, two = of(found, RaceDuty)
    assert still(found) == (25, ["1", "2"])
    said(found, one, how)
    t, table = found.state, found.table("1")
    assert raced(t, 25) == {table.id}
    assert [x.label for x in to_race(t, 25)] == ["2"]
    assert still(found) == (25, ["2"])
    assert next_race(t, found.ms, [25]) == (25, found.table("2").id)
    sheets = race_sheets(found.director, found.ms)
    assert [x.table for x in sheets if x.chip == 25] == ["2"]
    assert {type(x) for x in found.reasons("race 1 chip 25")} >= {RacedAlready}
    said(found, two, how)
    assert still(found) is None
    (up,) = of(found, ColourUpRacedDuty)
    assert up.chips == (25,)
    found.do("undo")
    assert still(found) == (25, ["2"])


def test_one_that_was_put_aside_has_still_to_race() -> None:
    found = night().wait(26)
    said(found, of(found, RaceDuty)[0], "dismissed")
    assert still(found) == (25, ["1", "2"])
    assert len(of(found, RaceDuty)) == 1


def test_the_higher_chip_goes_after_a_lower_one_raced_otherwise() -> None:
    found = night().wait(60)
    (one, _) = of(found, RaceDuty)
    assert LowerChipFirst in found.whys("race 1 chip 100")
    said(found, one)
    (after, _) = of(found, RaceDuty)
    assert (after.subject, after.cause) == ((found.table("1").id,), (100,))
    race(found, "1", 100)


@SAID
def test_a_colour_up_done_otherwise_takes_the_chips_from_play(how: str) -> None:
    """Before its break, in it, or once every table has raced: nobody is told of these chips again."""
    before = night()
    (up,) = of(before, ColourUpDuty)
    said(before, up, how)
    assert (before.state.chips.coloured_up, in_play(before.state)[0]) == ({25}, 100)
    held = ahead(before.state, before.reading)
    assert held is not None
    assert held.chips == (100,)
    assert not of(before.wait(16), RaceDuty)
    everywhere = night().wait(16)
    race(everywhere, "1", 25)
    race(everywhere, "2", 25)
    (up,) = of(everywhere, ColourUpDuty)
    said(everywhere, up, how)
    assert everywhere.state.chips.coloured_up == {25}
    assert not of(everywhere, ColourUpDuty)


def test_and_where_nobody_said_which_chips_there_are_the_room_is_told_of_the_next() -> None:
    found = night(chips="")
    (up,) = of(found, ColourUpDuty)
    said(found, up)
    now = ahead(found.state, found.reading)
    assert now is not None
    assert now.chips == (100,)


@SAID
def test_told_otherwise_is_announced(how: str) -> None:
    found = room(5, 5, 4).run(f"{SHEET.strip()}\nrulebook cpc-2023\nstart")
    (tell,) = (d for d in of(found, AnnounceDuty) if d.cause[0] == "break-order")
    said(found, tell, how)
    assert "break-order" in found.state.word.announced
    assert not [d for d in of(found, AnnounceDuty) if d.cause[0] == "break-order"]


@SAID
def test_a_table_stopped_and_dealing_again_otherwise_is_so(how: str) -> None:
    found = room(9, 6, 9).run(f"{SHEET.strip()}\nrulebook cpc-2023\nstart")
    (halt,) = of(found, HaltDuty)
    said(found, halt, how)
    assert found.table("2").halted
    found.run("eliminate 1.1\neliminate 3.1")
    (deal,) = of(found, DealDuty)
    said(found, deal, how)
    assert not found.table("2").halted
    assert not of(found, DealDuty)


@SAID
def test_who_is_dealt_in_otherwise_waits_no_longer(how: str) -> None:
    found = filled(chosen("cpc-2023"))
    found.run('blinds 1 big 5 small 3 button 1\nregister "Late Ek" seat 1.4 override "x"')
    (deal,) = of(found, DealInDuty)
    said(found, deal, how)
    assert not found.entry("1.4").waits


@SAID
def test_who_came_back_otherwise_sits_out_no_longer(how: str) -> None:
    found = filled(chosen("svepof-2006"))
    found.run('penalty "Anna Ek" for "phone" minutes 10 override "x"').wait(11)
    (back,) = of(found, ComeBackDuty)
    said(found, back, how)
    (penalty,) = found.state.conduct.penalties.values()
    assert penalty.ended == "served"
    assert not of(found, ComeBackDuty)


def test_hand_for_hand_that_is_over_otherwise_is_over_on_the_screen_too() -> None:
    found = filled(chosen("tda-2024"))
    found.run('prizes 50% 30% 20%\nhand-for-hand override "x"')
    found.run("\n".join(f"eliminate {seat}" for seat in ("1.1", "1.3", "1.5", "1.7", "2.1")))
    found.do("hand played")
    (off,) = of(found, HandForHandOffDuty)
    said(found, off)
    assert found.state.game.hand_for_hand is None
    assert not of(found, HandForHandOffDuty)
