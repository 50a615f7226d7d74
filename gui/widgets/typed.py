"""The characters that a key types, and the keys that type none."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

ALTGR = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
CHORD = ALTGR | Qt.KeyboardModifier.MetaModifier
BARE = (
    Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta,
    Qt.Key.Key_CapsLock, Qt.Key.Key_NumLock,
)  # fmt: skip
"""The keys that do nothing themselves: they are about the others that are pressed."""


def character(event: QKeyEvent) -> str:
    """Return the characters that the key types; "" for none, and for one that is pressed with Ctrl, Alt or
    Meta."""
    text, chord = event.text(), event.modifiers() & CHORD
    return text if text.isprintable() and chord in (Qt.KeyboardModifier.NoModifier, ALTGR) else ""
