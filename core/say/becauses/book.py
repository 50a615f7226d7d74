"""Why something was decided about the whole event."""

from __future__ import annotations

from core.say.becauses.base import Because


class AlteredByManagement(Because):
    """The management altered the tournament, or cancelled it."""

    cancelled: bool
