"""The roles in which a model describes a cell besides its text; ``gui.widgets.lined_table`` paints them."""

from __future__ import annotations

from PySide6.QtCore import Qt

TONE = Qt.ItemDataRole.UserRole + 1
"""``""``, ``strong``, ``quiet``, ``faint``, ``green``, ``amber`` or ``red``."""
QUIET_TAIL = Qt.ItemDataRole.UserRole + 2
"""The text after the cell's own, in quieter letters."""
GROUND = Qt.ItemDataRole.UserRole + 3
"""``green`` for a row on the green ground: the present one."""
