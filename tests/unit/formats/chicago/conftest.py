"""Chicago is known while its tests run."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from core.formats.format import named
from tests.formats.rounds.handed_in import handed_in


@pytest.fixture(autouse=True)
def known() -> Iterator[None]:
    with handed_in((("chicago", "core.formats.chicago:CHICAGO", ""),)):
        named("chicago")
        yield
