"""Words of the question who went out in one hand (``gui.console.duties.hand_question``)."""

from __future__ import annotations

from gui.words.tr import Context

tr = Context("hands")


def hint(stacks: int, shares: int) -> str:
    """An example of what is typed."""
    return " ".join([*(["3000", "1200", "900"])[:stacks], *(["1"] * shares)])


def shares_with(name: str) -> str:
    return tr("{name} shares a place with", name=name)


def and_stack(name: str) -> str:
    return tr("Chips of {name}?", name=name)


def and_share(name: str) -> str:
    return tr("Who shares a place with {name}? Type the number.", name=name)


def no_stack(text: str) -> str:
    return tr("“{text}” is not a number of chips.", text=text)


def no_choice(text: str) -> str:
    return tr("“{text}” is not one of the numbers shown.", text=text)
