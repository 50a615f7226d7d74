"""The formats that are handed in: each is loaded when it is first named, so that a start that opens none of
them is none the slower."""

from __future__ import annotations

from collections.abc import Callable

COMING: dict[str, Callable[[], object] | None] = {}
"""The function that loads a format, by its id; None: it is loaded."""


def expect(id: str, load: Callable[[], object]) -> None:
    """Let this be called when the format is first named."""
    COMING[id] = load


def load(id: str) -> None:
    """Load the format of this id, where it is to be loaded."""
    loading = COMING.get(id)
    if loading is not None:
        COMING[id] = None
        loading()
