"""Absent players: the list, the blinded stack, a stack that leaves play (RULES C.absent, C1)."""

from __future__ import annotations

from core.acts import Act
from core.context import Rule

RULES: dict[type[Act], Rule] = {}
