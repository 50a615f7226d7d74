"""The results with how everybody went out."""

from __future__ import annotations

from core.paper.lists import results
from core.paper.prize_list import result_sheet
from tests.unit.night import small


def test_place_prize_and_how_everybody_went_out() -> None:
    night = small()
    night.wait(5).do('eliminate "Anna Ek" by "Bo Ros"')
    first = night.ms
    night.wait(5).do('eliminate "Eva Dal" by "Bo Ros" "Carin Ål"')
    rows = result_sheet(night.state)
    assert [x.result for x in rows] == results(night.state)
    assert [(x.result.name, x.nth, x.at, x.by) for x in rows] == [
        ("Eva Dal", 2, night.ms, ("Bo Ros", "Carin Ål")),
        ("Anna Ek", 1, first, ("Bo Ros",)),
    ]


def test_of_one_who_bought_in_again_it_is_the_last_bust() -> None:
    night = small()
    night.wait(5).run('eliminate "Anna Ek" by "Bo Ros"\nreenter "Anna Ek"\ndraw number "5"')
    assert result_sheet(night.state) == []
    night.wait(5).do('eliminate "Anna Ek" by "Eva Dal"')
    (row,) = result_sheet(night.state)
    assert (row.nth, row.at, row.by, row.result.entries) == (2, night.ms, ("Eva Dal",), 2)


def test_the_winner_never_went_out() -> None:
    night = small()
    for name in ("Anna Ek", "Bo Ros", "Carin Ål", "David Öst", "Eva Dal", "Frans Ny", "Gun Alm"):
        night.wait(1).do(f'eliminate "{name}" by "Hans Berg"')
    best = result_sheet(night.state)[0]
    assert (best.result.name, best.nth, best.at, best.by) == ("Hans Berg", 0, None, ())


def test_who_was_disqualified_is_told_from_who_lost_the_chips() -> None:
    night = small()
    night.wait(5).run(
        'eliminate "Anna Ek" by "Bo Ros"\ndisqualify "Eva Dal" for "cheating" override "so ruled"'
    )
    assert [(x.result.name, x.disqualified, x.by) for x in result_sheet(night.state)] == [
        ("Eva Dal", True, ()),
        ("Anna Ek", False, ("Bo Ros",)),
    ]
    night.do('take back "Eva Dal"')
    assert not any(x.disqualified for x in result_sheet(night.state))
