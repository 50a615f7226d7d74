"""Baseline of starting: the least PySide6 program with a painted window of the console's size."""

import sys

from PySide6.QtCore import QTimer
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget


class Window(QWidget):
    def paintEvent(self, event: QPaintEvent) -> None:
        # Posted now, done when all of the window is painted.
        QTimer.singleShot(0, painted)


def painted() -> None:
    print("PAINTED", flush=True)
    app.quit()


app = QApplication(sys.argv)
window = Window()
window.resize(1440, 900)
window.show()
app.exec()
