"""The buttons of a called clock's duty: what the rulebook lets it come to now, the likeliest first."""

from __future__ import annotations

from core.say.acts import Act, EndClockCall
from core.say.duties import ClockCallDuty
from gui.widgets.key_button import KeyButton
from gui.words.hands import outcome


def outcome_buttons(duty: ClockCallDuty, *, main: bool) -> list[tuple[KeyButton, Act]]:
    """Each with the act it does; the first is Enter's where the duty is ``main`` and needs no choice."""
    made: list[tuple[KeyButton, Act]] = []
    for i, word in enumerate(duty.outcomes):
        first = main and i == 0 and duty.act is not None
        button = KeyButton(outcome(word), key="↵" if first else "", kind="primary" if first else "")
        button.set_small()
        made.append((button, EndClockCall(outcome=word, on=duty.entry)))
    return made
