"""The machine's own clock and zone."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

import core.store
from core.script_words import full_text, to_ms
from gui import timebase

pytestmark = pytest.mark.skipif(not hasattr(time, "tzset"), reason="the zone cannot be set here")


@pytest.fixture
def stockholm() -> Iterator[None]:
    before = os.environ.get("TZ")
    os.environ["TZ"] = "Europe/Stockholm"
    time.tzset()
    yield
    if before is None:
        del os.environ["TZ"]
    else:
        os.environ["TZ"] = before
    time.tzset()


@pytest.mark.usefixtures("stockholm")
def test_the_local_zone_is_the_zone_through_every_change_of_summer_time() -> None:
    """Every quarter of an hour round both changes of 2026, both passes of the hour that comes twice."""
    here, there = timebase.LocalZone(), ZoneInfo("Europe/Stockholm")
    for day in (datetime(2026, 3, 29, tzinfo=UTC), datetime(2026, 10, 25, tzinfo=UTC)):
        for quarter in range(-8, 24):
            ms = to_ms(day) + quarter * 900_000
            assert full_text(ms, here) == full_text(ms, there)
            moment = datetime.fromtimestamp(ms / 1000, UTC)
            assert moment.astimezone(here).fold == moment.astimezone(there).fold
            assert to_ms(moment.astimezone(here).astimezone(UTC)) == ms


def test_steady_and_wall_are_milliseconds_and_go_forward() -> None:
    assert timebase.steady() <= timebase.steady()
    assert abs(timebase.wall() - time.time() * 1000) < 5000


def test_real_wiring_has_folders_of_its_own() -> None:
    wiring = timebase.real(core.store)
    assert wiring.data.name == "Riffle"
    assert wiring.documents.name == "Riffle"
    assert len(wiring.entropy(32)) == 32
    assert wiring.entropy(32) != wiring.entropy(32)
