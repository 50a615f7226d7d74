"""Seats that a wheelchair reaches, and who needs one (RULES B2)."""

from __future__ import annotations

from core.acts import Act
from core.context import Rule

RULES: dict[type[Act], Rule] = {}
