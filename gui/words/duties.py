"""Duties as a floor person speaks: what, who, from, to; then why; then the button. The wordings are
registered by feature (see ``gui.words.voices``)."""

from dataclasses import replace

import gui.words.chips
import gui.words.clock
import gui.words.conduct
import gui.words.hands
import gui.words.management
import gui.words.moves
import gui.words.prizes
import gui.words.seats  # noqa: F401
from core.say.duties import BalanceDuty, ClockCallDuty, Duty, FloorCallDuty, StandsStillDuty, Urgency
from gui.words.names import Names
from gui.words.numbers import clock_text
from gui.words.rulebook import with_gloss
from gui.words.tr import Context, plain
from gui.words.voices import DutyWords, clauses, to_do

tr = Context("console")


def duty(found: Duty, now: int, names: Names) -> DutyWords:
    """Return the duty in plain words at this moment."""
    said = to_do(found, names)
    return replace(
        said, text=plain(said.text), why=plain(said.why), when=when(found, now), clause=_cited(found)
    )


def with_facts(found: Duty, now: int, names: Names) -> DutyWords:
    """Return the duty with its facts in bold, and a gloss beside a German clause."""
    return replace(to_do(found, names), when=when(found, now), clause=with_gloss(_cited(found)))


def _cited(found: Duty) -> str:
    """Return the duty's clauses: a balance without a clause of the rulebook cites the house rule."""
    return clauses(found.clauses) or (tr("house rule") if isinstance(found, BalanceDuty) else "")


def when(found: Duty, now: int) -> str:
    """Return when the duty is due, or how long it has been."""
    if found.due_ms is not None:
        until = found.due_ms - now
        # a called clock shows the time to act, and then the countdown after it, as the room sees it
        counted = found.counted_ms if isinstance(found, ClockCallDuty) else 0
        return clock_text(until - counted if until > counted else until)
    if isinstance(found, StandsStillDuty | FloorCallDuty):
        return clock_text(now - found.since)
    if found.left is not None:
        return clock_text(found.left)
    return tr("now") if found.urgency is Urgency.NOW else ""
