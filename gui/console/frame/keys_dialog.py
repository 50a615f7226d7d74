"""One sheet of all keys that are bound, read from the window, so that it cannot lie; found as one types."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from core.people.people import folded
from gui.console.frame.acting import Page
from gui.console.frame.deeds import Deed
from gui.safely import safely
from gui.theme import BODY, font
from gui.widgets.boxes import across, cells, down
from gui.widgets.hinted import HintedEdit
from gui.widgets.key_button import KeyButton
from gui.widgets.key_cap import KeyCaps
from gui.widgets.labels import label
from gui.widgets.on_screen import Dialog
from gui.widgets.plain_scroll import PlainScroll
from gui.words import keys as keys_words
from gui.words.tr import Context, common, dotted

tr = Context("console")

ALWAYS = ("Return", "Enter", "0")
"""The keys of the frame that nothing binds: Enter, and the digits, of which one stands for all."""
_DIGITS = frozenset("0123456789")
_PORTABLE = QKeySequence.SequenceFormat.PortableText
_NATIVE = QKeySequence.SequenceFormat.NativeText
_NONE: Mapping[str, str] = {}


@dataclass(frozen=True, slots=True)
class Bound:
    """``keys`` do the same; ``words`` is "" where nobody has said what (a fault)."""

    keys: tuple[str, ...]
    words: str


def shown(key: str) -> str:
    """Return the name of a key on this system's keyboard."""
    if key in _DIGITS:
        return "0–9"
    # Qt names Tab with Shift by a key that no keyboard has.
    named = "Space" if key == " " else key.replace("Backtab", "Tab")
    return QKeySequence(named).toString(_NATIVE)


def of_frame(
    frame: QWidget,
    titles: Mapping[str, str] = _NONE,
    plain: Iterable[str] = (),
    instead: Mapping[str, str] = _NONE,
) -> list[Bound]:
    """Return the keys of every page, the frame's and its window's: shortcuts, and those that are ``plain``
    characters. ``titles`` are the pages', by digit; ``instead`` has the words of keys that mean something
    else in the format that is played, empty where they mean nothing."""
    keys = [k for k in (*ALWAYS, *plain, *_bound(frame)) if instead.get(k, k)]
    return _joined((k, instead.get(k) or keys_words.everywhere(k) or _to_page(titles, k)) for k in keys)


def of_start(page: QWidget) -> list[Bound]:
    """Return the keys of the page that is shown before a tournament is open."""
    keys = ("Return", "Enter", *_bound(page))
    return _joined((k, keys_words.on_start(k) or keys_words.everywhere(k)) for k in keys)


def _bound(frame: QWidget) -> list[str]:
    """Return the shortcuts of a frame and of its window."""
    direct = Qt.FindChildOption.FindDirectChildrenOnly
    holders = [frame] if frame.window() is frame else [frame, frame.window()]
    return [s.key().toString(_PORTABLE) for w in holders for s in w.findChildren(QShortcut, options=direct)]


def of_page(page: str, widget: QWidget) -> list[Bound]:
    """Return the page's own keys: those of its deeds, and those that lead somewhere on it."""
    return _joined(_on_page(page, widget))


def _on_page(page: str, widget: QWidget) -> Iterator[tuple[str, str]]:
    elsewhere: Mapping[QAction, str] = {}
    absent: set[QShortcut] = set()
    if isinstance(widget, Page):
        widget.complete()
        widget.catch_up()
        elsewhere, absent = widget.elsewhere(), {*widget.absent()}
        yield from widget.letters()
    for action in widget.findChildren(QAction):
        if not action.isVisible() and action not in elsewhere:
            continue
        for keys in action.shortcuts():
            key = keys.toString(_PORTABLE)
            said = action.said if isinstance(action, Deed) else action.text()
            said = said or keys_words.on_page(page, "0" if key in _DIGITS else key)
            yield key, dotted(elsewhere.get(action, ""), said)
    deeds = {k.toString(_PORTABLE) for a in widget.findChildren(QAction) for k in a.shortcuts()}
    for shortcut in widget.findChildren(QShortcut):
        if shortcut in absent:
            continue
        key = shortcut.key().toString(_PORTABLE)
        words = shortcut.whatsThis() or keys_words.on_page(page, key)
        if words or key not in deeds:  # a deed's key in another list of the page needs no line of its own
            yield key, words


def _to_page(titles: Mapping[str, str], key: str) -> str:
    """Return ``Ctrl+3`` and ``Alt+3``: the page of the rail with this digit."""
    _, _, digit = key.rpartition("+")
    return tr("Go to {page}", page=titles[digit]) if digit in titles else ""


def _joined(found: Iterator[tuple[str, str]]) -> list[Bound]:
    """Return one line for all keys that do the same, in the order they were bound."""
    by_words: dict[str, list[str]] = {}
    for key, words in found:
        keys = by_words.setdefault(words, [])
        if shown(key) not in keys:
            keys.append(shown(key))
    return [Bound(tuple(keys), words) for words, keys in by_words.items()]


Section = tuple[str, Sequence[Bound]]
_COLUMNS = 3


class KeysDialog(Dialog):
    """The list of all keys, in sections, with a field to find one."""

    def __init__(self, parent: QWidget, sections: Sequence[Section]) -> None:
        super().__init__(parent, tr("Keys"))
        self.sections = [(title, list(rows)) for title, rows in sections]
        self.finder = HintedEdit(tr("Find a key or action"), icon="magnifying-glass")
        self.finder.setAccessibleName(tr("Find a key or action"))
        self.finder.textChanged.connect(self._show)
        self._scroll = PlainScroll()
        self._scroll.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._scroll.setProperty("reads", True)
        close = KeyButton(common("Close"), key="Esc", does=self.reject)
        down(
            across(label(tr("Keys"), "heading"), None, close),
            label(
                tr(
                    "Keys that type a character work outside text fields only. "
                    "How a night goes is told in README.md, in Riffle's folder."
                ),
                "quiet",
                wrap=True,
            ),
            self.finder,
            (self._scroll, 1),
            gap=12,
            margins=(24, 20, 24, 20),
            of=self,
        )
        self.rows: list[Bound] = []
        self._show("")
        self.finder.setFocus()
        room = parent.window().size()
        self.resize(min(1120, room.width() - 60), min(760, room.height() - 60))

    def _show(self, text: str) -> None:
        """Show the sections in columns of about the same height, each with the lines that are looked for."""
        words = folded(text).split()

        def found(title: str, row: Bound) -> bool:
            text = folded(f"{title} {row.words} {' '.join(row.keys)}")
            return all(word in text for word in words)

        shown = [(title, [x for x in rows if found(title, x)]) for title, rows in self.sections]
        shown = [(title, rows) for title, rows in shown if rows]
        self.rows = [row for _, rows in shown for row in rows]
        held = QWidget()
        beside = across(gap=32, margins=(0, 0, 12, 0), of=held)
        for column in _parted(shown) if shown else []:
            beside.addLayout(down(*(_section(title, rows) for title, rows in column), None, gap=6), 1)
        if not shown:
            beside.addWidget(
                label(
                    tr("No key found. Press Esc to close this list first if you meant a command."), "quiet"
                ),
                0,
                Qt.AlignmentFlag.AlignTop,
            )
        self._scroll.setWidget(held)

    @safely
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let F1 close the sheet again and the page keys scroll while the director types; Enter does nothing
        here."""
        if event.key() == Qt.Key.Key_F1:
            self.reject()
        elif event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not self._scroll.scroll_by(event):
            super().keyPressEvent(event)


def _parted(sections: list[tuple[str, list[Bound]]]) -> list[list[tuple[str, list[Bound]]]]:
    """Part the sections, in order, into at most so many columns."""
    whole = sum(len(rows) + 2 for _, rows in sections)
    columns: list[list[tuple[str, list[Bound]]]] = [[]]
    filled = 0
    for title, rows in sections:
        if filled >= whole * len(columns) / _COLUMNS and len(columns) < _COLUMNS:
            columns.append([])
        columns[-1].append((title, rows))
        filled += len(rows) + 2
    return columns


def _section(title: str, rows: list[Bound]) -> QWidget:
    made = QWidget()
    grid = cells(12, 5, of=made, margins=(0, 0, 0, 12))
    grid.addWidget(label(title, "strong", face=font(BODY, 650)), 0, 0, 1, 2)
    for at, row in enumerate(rows, 1):
        grid.addWidget(KeyCaps(row.keys), at, 0, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignRight)
        grid.addWidget(label(row.words, "quiet", wrap=True), at, 1)
    grid.setColumnStretch(1, 1)
    grid.setColumnMinimumWidth(0, 92)
    return made
