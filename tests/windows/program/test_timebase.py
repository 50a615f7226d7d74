"""The machine's own clock and zone."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

import core.store
from core.say.times import LATEST
from core.text.script_words import full_text, to_ms
from gui.program import timebase
from gui.program.wiring import real


@pytest.fixture
def stockholm() -> Iterator[None]:
    if not hasattr(time, "tzset"):
        pytest.skip("the zone cannot be set here")
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


@pytest.mark.parametrize("year", [1, 1900, 1969, 1970, 2026, 2999, 3500, 9999])
def test_a_year_that_windows_has_no_times_for_is_shown_all_the_same(year: int) -> None:
    here, summer = timebase.LocalZone(), datetime(2000 + year % 400, 7, 1, 12)  # noqa: DTZ001 - the local time
    local = summer.replace(year=year, tzinfo=here)
    assert local.utcoffset() == summer.astimezone().utcoffset()
    assert local.astimezone(UTC).astimezone(here) == local
    assert local.tzname()


@pytest.mark.parametrize("ms", [0, 1, LATEST - 1])
def test_every_time_that_happens_can_be_shown_here(ms: int) -> None:
    here = timebase.LocalZone()
    assert to_ms(datetime.fromtimestamp(ms / 1000, here)) == ms
    assert full_text(ms, here)
    assert None not in timebase.whole_zone(here, ms)


def test_steady_and_wall_are_milliseconds_and_go_forward() -> None:
    assert timebase.steady() <= timebase.steady()
    assert abs(timebase.wall() - time.time() * 1000) < 5000


def test_real_wiring_has_folders_of_its_own() -> None:
    wiring = real(core.store)
    assert wiring.data.name == "Riffle"
    assert wiring.documents.name == "Riffle"
    assert len(wiring.entropy(32)) == 32
    assert wiring.entropy(32) != wiring.entropy(32)


@pytest.mark.parametrize(
    ("hours", "moved"), [(0, 0), (1, 1), (-1, -1), (5.5, 5.5), (23, -1), (-23, 1), (24, 0), (9600, 0)]
)
@pytest.mark.parametrize("zone", ["Europe/Stockholm", "Pacific/Kiritimati", "Pacific/Pago_Pago"])
def test_a_shown_zone_is_the_zone_moved(zone: str, hours: float, moved: float) -> None:
    """At any hour of two odd days. Whole days are left out: a zone is never a day off."""
    there, by = ZoneInfo(zone), round(hours * 3_600_000)
    shown = timebase.Shown(there, lambda: by)
    for day in (datetime(2026, 3, 28, 18, tzinfo=UTC), datetime(2026, 10, 24, 18, tzinfo=UTC)):
        for quarter in range(96):
            moment = day + timedelta(minutes=15 * quarter)
            local = moment.astimezone(shown)
            assert local.time() == (moment + timedelta(hours=moved)).astimezone(there).time()


@pytest.mark.parametrize("zone", ["Europe/Stockholm", "Europe/London", "Pacific/Kiritimati", "Etc/GMT+12"])
def test_what_a_shown_zone_shows_is_that_moment(zone: str) -> None:
    for hours in range(-30, 31):
        shown = timebase.Shown(ZoneInfo(zone), lambda by=hours * 3_600_000: by)  # type: ignore[misc]
        for day in (datetime(2026, 3, 28, 18, tzinfo=UTC), datetime(2026, 10, 24, 18, tzinfo=UTC)):
            for half in range(48):
                moment = day + timedelta(minutes=30 * half)
                assert moment.astimezone(shown).astimezone(UTC) == moment
                assert datetime.fromisoformat(full_text(to_ms(moment), shown)) == moment


def test_a_shown_zone_follows_the_minute_not_the_second() -> None:
    by = [29_999]
    shown = timebase.Shown(ZoneInfo("Europe/Stockholm"), lambda: by[0])
    moment = datetime(2026, 11, 19, 16, 30, tzinfo=UTC)
    assert moment.astimezone(shown).isoformat() == "2026-11-19T17:30:00+01:00"
    by[0] = -90_001
    assert moment.astimezone(shown).isoformat() == "2026-11-19T17:28:00+00:58"
