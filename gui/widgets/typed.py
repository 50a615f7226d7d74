"""The characters that a key types."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

ALTGR = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
CHORD = ALTGR | Qt.KeyboardModifier.MetaModifier


def character(event: QKeyEvent) -> str:
    """Return the characters that the key types; "" for none, and for one that is pressed with Ctrl, Alt or
    Meta."""
    text, chord = event.text(), event.modifiers() & CHORD
    return text if text.isprintable() and chord in (Qt.KeyboardModifier.NoModifier, ALTGR) else ""
