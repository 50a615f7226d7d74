"""The words of the projected screen's menu and of its dialogs."""

from __future__ import annotations

from collections.abc import Sequence

from gui.words.numbers import listed
from gui.words.tr import Context

tr = Context("room")


def other(names: Sequence[str]) -> str:
    """Say what is shown instead of the tournament it is asked at."""
    return tr("Room screen: {name}", name=listed(names))


def beside(title: str) -> str:
    """Another open tournament, on the other half."""
    return tr("Side by side with {title}", title=title)


def screen(name: str, width: int, height: int) -> str:
    return f"{name} · {width} × {height}"
