"""Every reason that can stand against a director, with the blunder that earns it."""

from __future__ import annotations

from collections.abc import Iterable

from core.say.reasons import (
    DealPaid,
    FormatFixed,
    NotInFormat,
    OurError,
    ReadOnly,
    Reason,
    ReentriesOnly,
    SeatKept,
)
from core.say.said import kinds_of
from tests.simulator import (
    blunders_clock,
    blunders_floor,
    blunders_log,
    blunders_people,
    blunders_play,
    blunders_till,
)
from tests.simulator.blunder import Blunder
from tests.simulator.scene import Deed, Scene

BLUNDERS: dict[type[Reason], Blunder] = {
    **blunders_people.BLUNDERS,
    **blunders_floor.BLUNDERS,
    **blunders_clock.BLUNDERS,
    **blunders_play.BLUNDERS,
    **blunders_log.BLUNDERS,
    **blunders_till.BLUNDERS,
}
# Reasons no act can earn, with the place they are tested instead.
ELSEWHERE: dict[type[Reason], str] = {
    DealPaid: "a deal of which something was paid: tests/unit/money/test_till.py",
    FormatFixed: "another format: tests.formats",
    NotInFormat: "a format where nobody does that: tests.formats",
    OurError: "an error that is planted: tests/unit/log/test_ahead.py",
    ReadOnly: "a file that is only read: tests.simulator.run, at the end",
    ReentriesOnly: "beside a setting, no refusal: tests.windows.console.test_settings_side",
    SeatKept: "where a house keeps the old seat for a re-entry: tests.rules.test_c_reentry",
}
# Every kind of reason, as refusals are counted. Those of a format are its own simulator's.
REASONS = tuple(k for k, x in kinds_of(Reason).items() if not x.__module__.startswith("core.formats."))
_ALL = tuple(BLUNDERS.values())


def blunder(scene: Scene) -> Iterable[Deed]:
    """Return one of them by chance; none if the moment is wrong."""
    return scene.chance.pick(_ALL)(scene)
