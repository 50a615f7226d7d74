"""The roles in which a model describes a cell besides its text; ``gui.widgets.lined_table`` paints them."""

from __future__ import annotations

from PySide6.QtCore import Qt

from core.say.value import dataclass

LINE = Qt.ItemDataRole.UserRole
"""The row's plain value."""
TONE = Qt.ItemDataRole.UserRole + 1
"""``""``, ``strong``, ``quiet``, ``faint``, ``green``, ``amber`` or ``red``."""
QUIET_TAIL = Qt.ItemDataRole.UserRole + 2
"""The text after the cell's own, in quieter letters."""
GROUND = Qt.ItemDataRole.UserRole + 3
"""``green`` for a row on the green ground: the present one."""


@dataclass(frozen=True, slots=True)
class Cell:
    """All of it at once: a model with hundreds of visible cells answers ``cell(row, column)``, because asking
    role by role takes longer than painting."""

    text: str
    tone: str = ""
    side: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
    tail: str = ""
    ground: str = ""
