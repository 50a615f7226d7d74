"""The type of a rule. It decides what an act comes to now (ms): every reason against it, and its records."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from core.say.decision import Decision
from core.tournament.state import Tournament

Decide = Callable[[Tournament, Any, int], Decision]
