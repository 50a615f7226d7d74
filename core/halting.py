"""Tables that stop dealing because they are short (RULES D.halt)."""

from __future__ import annotations

from core.acts import Act
from core.context import Rule

RULES: dict[type[Act], Rule] = {}
