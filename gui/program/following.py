"""Hear the signals of the open tournaments; no longer those of a closed one."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from gui.program.session import Session


def follow(
    before: Iterable[Session | None], now: Iterable[Session | None], **slots: Callable[..., object]
) -> None:
    """Connect the signals of these names for the sessions followed ``now``, and disconnect them for those
    that were followed ``before``."""
    past, present = [*filter(None, before)], [*filter(None, now)]
    for name, slot in slots.items():
        for session in past:
            if session not in present:
                getattr(session, name).disconnect(slot)
        for session in present:
            if session not in past:
                getattr(session, name).connect(slot)
