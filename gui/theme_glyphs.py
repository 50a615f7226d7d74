"""Icons drawn from the one font of qtawesome that Riffle uses.

qtawesome itself is not imported: it brings in every class of Qt, which takes as long as a whole bare window.
"""

import json
from functools import lru_cache
from importlib.util import find_spec
from pathlib import Path

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontDatabase, QIcon, QIconEngine, QPainter, QPixmap

from gui.safely import safely

_FONT, _NAMES = "phosphor-1.3.0.ttf", "phosphor-charmap-1.3.0.json"
# Of the square an icon fills: what is left over is the font's own bearing.
_SHARE = 0.875


class Glyph(QIconEngine):
    """One character of the set in its colour, sharp at any size. Raises KeyError for an unknown name."""

    def __init__(self, name: str, colour: str, disabled: str) -> None:
        super().__init__()
        self._family, names = _set()
        self._character = chr(int(names[name], 16))
        self._colour, self._disabled = QColor(colour), QColor(disabled)

    @safely
    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        face = QFont(self._family)
        face.setPixelSize(max(1, round(_SHARE * rect.height())))
        painter.save()
        painter.setFont(face)
        painter.setPen(self._disabled if mode == QIcon.Mode.Disabled else self._colour)
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, self._character)
        painter.restore()

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        made = QPixmap(size)
        made.fill(Qt.GlobalColor.transparent)
        painter = QPainter(made)
        self.paint(painter, QRect(QPoint(), size), mode, state)
        painter.end()
        return made


@lru_cache(maxsize=1)
def _set() -> tuple[str, dict[str, str]]:
    """Return the font's family, and each name's character in hexadecimal."""
    package = find_spec("qtawesome")
    if package is None or package.origin is None:
        raise ModuleNotFoundError("qtawesome")
    fonts = Path(package.origin).parent / "fonts"
    family = QFontDatabase.applicationFontFamilies(QFontDatabase.addApplicationFont(str(fonts / _FONT)))[0]
    return family, json.loads((fonts / _NAMES).read_text(encoding="utf-8"))
