"""Words of the question who went out in one hand (``gui.console.duties.hand_question``)."""

from __future__ import annotations

from gui.words.tr import Context

tr = Context("hands")


def no_choice(text: str) -> str:
    return tr("“{text}” is not one of the numbers shown.", text=text)
