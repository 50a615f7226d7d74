"""Chicago is known, with its windows, while its tests run."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from core.formats.format import named
from tests.formats.rounds.handed_in import handed_in
from tests.windows.console.conftest import open_frame  # noqa: F401

HANDED_IN = (("chicago", "core.formats.chicago:CHICAGO", "gui.formats.chicago:CHICAGO_LOOK"),)


@pytest.fixture(autouse=True)
def known() -> Iterator[None]:
    with handed_in(HANDED_IN):
        named("chicago")
        yield
