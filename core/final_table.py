"""The final table: how many it seats, when it is due, its redraw (RULES B6)."""

from __future__ import annotations

from core.acts import Act
from core.context import Rule

RULES: dict[type[Act], Rule] = {}
