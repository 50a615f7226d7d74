"""A sheet made from players, stack, chips and the wanted end."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.clock.chip_plan import chip_warnings, payable
from core.clock.finish import AT_THE_END
from core.clock.generate import SHALLOW, Impossible, Sheet, Wanted, generate
from core.say.acts import AddBreak, AddLevel
from core.say.levels import MINUTE, Level, warnings

SETS = [(), (25, 100, 500, 1000, 5000), (5, 25, 100), (100, 500, 1000, 5000, 25000), (10, 50, 200), (3, 7)]


def line(sheet: Sheet) -> str:
    """``25/50 50/100 [25]``: blinds, and the breaks with the chips that go."""
    return " ".join(
        f"[{' '.join(map(str, x.remove))}]" if x.pause else f"{x.small_blind}/{x.big_blind}"
        for x in levels(sheet)
    )


def levels(sheet: Sheet) -> tuple[Level, ...]:
    return tuple(
        Level(i, length=x.length, pause=True, remove=x.remove or ())
        if isinstance(x, AddBreak)
        else Level(i, *(x.blinds or (0, 0)), x.ante or 0, x.ante_kind or "none", length=x.length)
        for i, x in enumerate(sheet.rows)
    )


def test_a_club_night_of_twenty_in_five_hours() -> None:
    made = generate(
        Wanted(stack=10_000, chips=200_000, minutes=300, values=(25, 100, 500, 1000, 5000), ante_from=5)
    )
    assert line(made) == (
        "50/100 75/150 100/200 150/300 [25] 200/400 300/600 400/800 600/1200 [] 800/1600 1000/2000 "
        "1500/3000 2500/5000 [100 500] 3000/6000 5000/10000 6000/12000 10000/20000 [1000] 15000/30000"
    )
    assert (made.ends, made.depth, made.steep) == (13, 100.0, False)
    antes = [x.ante for x in made.rows if isinstance(x, AddLevel)]
    assert antes[:6] == [None, None, None, None, 400, 600]


def test_too_short_a_night_is_steep() -> None:
    assert generate(Wanted(stack=10_000, chips=200_000, minutes=100)).steep


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        (Wanted(stack=10_000, chips=200_000, minutes=30), "short"),
        (Wanted(stack=900, chips=9_000, minutes=300, values=(25, 100)), "small"),
        (Wanted(stack=0, chips=200_000, minutes=300), "numbers"),
        (Wanted(stack=10_000, chips=9_999, minutes=300), "numbers"),
        (Wanted(stack=10_000, chips=200_000, minutes=-5), "numbers"),
        (Wanted(stack=10_000, chips=200_000, minutes=300, level=0), "numbers"),
        (Wanted(stack=10_000, chips=200_000, minutes=300, pause=-1), "numbers"),
        (Wanted(stack=10_000, chips=200_000, minutes=300, values=(0, 25)), "numbers"),
        (Wanted(stack=10**13, chips=10**14, minutes=300), "numbers"),
    ],
)
def test_what_cannot_be_says_why(wanted: Wanted, code: str) -> None:
    with pytest.raises(Impossible, match=code):
        generate(wanted)


@st.composite
def wishes(draw: st.DrawFn) -> Wanted:
    values = draw(st.sampled_from(SETS))
    stack = draw(st.integers(50, 1_000_000)) * max(1, min(values, default=1))
    return Wanted(
        stack=stack,
        chips=min(stack * draw(st.integers(2, 12_000)), 10**12),  # more is refused
        minutes=draw(st.integers(60, 3_000)),
        level=draw(st.integers(5, 90)),
        pause=draw(st.integers(0, 30)),
        pause_every=draw(st.integers(0, 240)),
        ante_from=draw(st.integers(0, 12)),
        values=values,
    )


@given(wishes())
def test_every_sheet_can_be_played(wanted: Wanted) -> None:
    """Blinds rise, the chips in play pay them, nothing looks like a slip, and it fits into the night."""
    try:
        made = generate(wanted)
    except Impossible:
        shallow = wanted.stack < 2 * SHALLOW * min(wanted.values, default=1)
        assert shallow or wanted.level * 2 + wanted.pause > wanted.minutes
        return
    sheet, left = levels(made), set(wanted.values)
    played = [x for x in sheet if not x.pause]
    assert all(a.big_blind < b.big_blind for a, b in pairwise(played))
    assert all(0 < x.small_blind <= x.big_blind / 2 for x in played)
    for row in sheet:
        left -= set(row.remove)
        if left and not row.pause:
            assert all(payable(x, sorted(left)) for x in (row.small_blind, row.big_blind, row.ante))
    assert chip_warnings(sheet, wanted.values) == []
    assert warnings(sheet) == []
    last = sheet.index(played[made.ends - 1])
    assert sum(x.length or 0 for x in sheet[: last + 1]) <= wanted.minutes * MINUTE


@given(
    stack=st.sampled_from([5_000, 10_000, 15_000, 20_000, 30_000, 50_000]),
    players=st.integers(8, 400),
    minutes=st.integers(240, 720),
    level=st.sampled_from([15, 20, 30]),
)
def test_a_usual_night_ends_where_its_chips_are_about_thirty_big_blinds(
    stack: int, players: int, minutes: int, level: int
) -> None:
    made = generate(Wanted(stack=stack, chips=stack * players, minutes=minutes, level=level, values=SETS[1]))
    big = [x.big_blind for x in levels(made) if not x.pause][made.ends - 1]
    assert 0.5 < stack * players / AT_THE_END / big < 1.7
