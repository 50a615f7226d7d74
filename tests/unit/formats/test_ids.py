"""The ids of a night: none is used twice, also after it was closed and opened again."""

from __future__ import annotations

import pytest

from core.log.change import Change
from core.log.order import MemoryLog, highest_id
from core.text.opening import open_door
from tests.formats.teams import handed_in
from tests.simulator.of_format import simulation


@pytest.mark.parametrize("format", ["holdem", "team", "chicago"])
def test_an_action_tells_every_id_that_it_uses_up(format: str) -> None:
    with handed_in():
        night = simulation(format, 1, 0)
        director, untold, last = night.director, set[str](), [night.director._ids]

        def told(change: Change) -> None:
            if director._ids > max(last[0], highest_id(change.action)):
                untold.update(type(x).__name__ for x in change.action.records)
            last[0] = director._ids

        director.listen(told)
        night.run()
        assert last[0] > 10
        assert untold == set()
        again = open_door(MemoryLog(director.history), lambda: 0, bytes)
        assert again._ids == director._ids
