from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.formats.teams import handed_in


@pytest.fixture(autouse=True)
def team_poker() -> Iterator[None]:
    with handed_in():
        yield
