"""Late registration set to a level ends when the next one begins: entry, duty and the room say one moment."""

from __future__ import annotations

from core.clock.clock import read
from core.clock.late_ends import next_closing
from core.formats.duties import duties
from core.say.duties import LateClosesDuty
from core.say.reasons import LateRegistrationClosed
from tests.unit.night import Night


def test_the_break_after_the_last_level_is_still_open() -> None:
    night = Night().run("rulebook cpc-2023\nadd level blinds 25/50 length 20\nadd break length 10")
    night.run("add level blinds 50/100 length 20\nset late 1\nopen table 1")
    night.run('register "Anna" seat 1.1 override "x"\nstart')
    night.wait(21)
    t, now = night.state, night.ms
    found = next_closing(t, read(t.clock.levels, t.clock.position, now))
    (duty,) = (d for d in duties(t, now) if isinstance(d, LateClosesDuty))
    assert found is not None
    assert found.left is not None
    assert duty.due_ms == now + found.left == now + 9 * 60_000
    night.do('register "Bo"')
    night.wait(9)
    assert LateRegistrationClosed in night.whys('register "Cia"')
