"""Redraws set ahead, and the seat found wrong (RULES B3, B5)."""

from __future__ import annotations

from core.acts import Act
from core.context import Rule

RULES: dict[type[Act], Rule] = {}
