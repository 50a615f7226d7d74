"""As large as all fit: the floor at a glance, from one table to a crowd."""

from __future__ import annotations

import pytest

from gui.console.tables.small_floor import GAP, LEAST, MOST, RATIO, fit


@pytest.mark.parametrize("width", [300, 640, 800, 1200])
@pytest.mark.parametrize("height", [120, 200, 264])
@pytest.mark.parametrize("count", [1, 2, 3, 4, 5, 7, 10, 24, 60])
def test_all_fit_or_the_rest_scrolls(count: int, width: int, height: int) -> None:
    columns, wide = fit(count, width, height)
    rows = -(-count // columns)
    assert columns * wide + (columns - 1) * GAP <= width + 0.001
    assert wide <= MOST
    everything = rows * wide * RATIO + (rows - 1) * GAP <= height + 0.001
    assert everything or wide >= LEAST


def test_few_are_large() -> None:
    assert fit(3, 800, 264)[0] == 3
    assert fit(5, 800, 264)[0] == 3
    assert fit(1, 800, 264) == (1, MOST)
