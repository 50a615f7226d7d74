"""Short, eased motion; none where the style or the system wants stillness."""

import sys

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, Qt, QVariantAnimation
from PySide6.QtWidgets import QApplication, QStyle, QWidget

FADE = 150
"""Ms; 0: never."""


def wanted(widget: QWidget) -> bool:
    """Return whether a change may move here: it is seen, and the system does not ask for stillness."""
    style = widget.style().styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration, None, widget)
    return FADE > 0 and widget.isVisible() and style > 0 and not still()


def still() -> bool:
    """Return whether Windows was told to show no motion."""
    return sys.platform == "win32" and not QApplication.isEffectEnabled(Qt.UIEffect.UI_AnimateMenu)


class Moment(QVariantAnimation):
    """While it lasts, ``left`` goes from 1 to 0."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.setStartValue(1.0)
        self.setEndValue(0.0)
        self.setDuration(FADE)
        self.setEasingCurve(QEasingCurve.Type.OutCubic)
        self.start(QAbstractAnimation.DeletionPolicy.KeepWhenStopped)

    @property
    def left(self) -> float:
        """Return the share of the former picture that is still seen."""
        return float(self.currentValue() or 0.0)
