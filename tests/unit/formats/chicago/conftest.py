"""Chicago is known while its tests run."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from core.formats.format import FORMATS, named
from tests.formats.rounds.handed_in import handed_in


@pytest.fixture(autouse=True)
def known() -> Iterator[None]:
    if "chicago" in FORMATS:
        # with a book of ours altered (``tests.rule_coverage``)
        yield
        return
    with handed_in((("chicago", "core.formats.chicago:CHICAGO", ""),)):
        named("chicago")
        yield
