"""Every key that is really bound, with what it does: read from the window, so that the sheet cannot lie."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from core.say.value import dataclass
from gui.widgets.deeds import Deed
from gui.words import keys as keys_words
from gui.words.tr import Context

tr = Context("keys")


_DIGITS = frozenset("0123456789")
_PORTABLE = QKeySequence.SequenceFormat.PortableText
_NATIVE = QKeySequence.SequenceFormat.NativeText


@dataclass(frozen=True, slots=True)
class Bound:
    """``keys`` do the same; ``words`` is "" where nobody has said what (a fault)."""

    keys: tuple[str, ...]
    words: str


def shown(key: str) -> str:
    """As it stands on this system's keyboard."""
    return "0–9" if key in _DIGITS else QKeySequence(key).toString(_NATIVE)


def of_frame(frame: QWidget) -> list[Bound]:
    """The keys that are live on every page: the frame's own and its window's."""
    direct = Qt.FindChildOption.FindDirectChildrenOnly
    holders = [frame] if frame.window() is frame else [frame, frame.window()]
    keys = [s.key().toString(_PORTABLE) for w in holders for s in w.findChildren(QShortcut, options=direct)]
    return _joined((k, keys_words.everywhere("0" if k in _DIGITS else k) or _to_page(frame, k)) for k in keys)


def of_page(page: str, widget: QWidget) -> list[Bound]:
    """The page's own: its deeds, and keys that lead somewhere on it."""
    return _joined(_on_page(page, widget))


def _on_page(page: str, widget: QWidget) -> Iterator[tuple[str, str]]:
    for action in widget.findChildren(QAction):
        for keys in action.shortcuts():
            key = keys.toString(_PORTABLE)
            said = action.said if isinstance(action, Deed) else action.text()
            yield key, said or keys_words.on_page(page, "0" if key in _DIGITS else key)
    deeds = {k.toString(_PORTABLE) for a in widget.findChildren(QAction) for k in a.shortcuts()}
    for shortcut in widget.findChildren(QShortcut):
        key = shortcut.key().toString(_PORTABLE)
        words = shortcut.whatsThis() or keys_words.on_page(page, key)
        if words or key not in deeds:  # a deed's key in another list of the page needs no line of its own
            yield key, words


def _to_page(frame: QWidget, key: str) -> str:
    """``Ctrl+3`` and ``Alt+3``: the third page of the rail."""
    ask = getattr(frame, "page_titles", None)
    titles: list[str] = ask() if ask is not None else []
    _, _, digit = key.rpartition("+")
    at = int(digit) - 1 if digit.isdecimal() else -1
    return tr("Go to {page}", page=titles[at]) if 0 <= at < len(titles) else ""


def _joined(found: Iterator[tuple[str, str]]) -> list[Bound]:
    """One line for all keys that do the same, in the order they were bound."""
    by_words: dict[str, list[str]] = {}
    for key, words in found:
        keys = by_words.setdefault(words, [])
        if shown(key) not in keys:
            keys.append(shown(key))
    return [Bound(tuple(keys), words) for words, keys in by_words.items()]
