"""Fit text: make it smaller first, then narrower or on two lines, and cut it with an ellipsis only at the
end. Nothing clips."""

from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF

from gui.room.ink import Figure, Ink, Text, outline_box, width
from gui.theme import Theme, font
from gui.words.tr import runs as marked

# A run of one colour and weight within a line.
Run = tuple[str, str, int]  # text, colour, weight


def emphasised(words: str, theme: Theme) -> list[Run]:
    """Return the words quiet, what is marked as bold in them loud."""
    return [(part, *((theme.text, 700) if bold else (theme.quiet, 500))) for part, bold in marked(words)]


def runs_width(runs: list[Run], px: int) -> float:
    return sum(width(text, px, weight) for text, _, weight in runs)


def fit_px(run: Run, px: float, room: float, least: float = 1.0) -> int:
    """Return the largest size from ``least`` to ``px`` at which the run is no wider than ``room``."""
    text, _, weight = run
    size = max(1, int(px))
    wide = width(text, size, weight)
    if wide > max(0.0, room):
        size = max(1, int(size * room / wide))
        while size > 1 and width(text, size, weight) > room:
            size -= 1
    return max(size, max(1, int(least)))


def elide(text: str, px: int, weight: int, room: float) -> str:
    """Return ``text``, cut with an ellipsis if it is wider than ``room``."""
    if width(text, px, weight) <= room:
        return text
    return QFontMetricsF(font(px, weight)).elidedText(text, Qt.TextElideMode.ElideRight, room)


def wrapped(text: str, px: int, weight: int, room: float) -> list[str]:
    """Return ``text`` in lines; a word wider than ``room`` gets its own."""
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width(longer, px, weight) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


# The line height of a name on two lines, in font sizes: an accent must not touch a comma.
_LINE = 1.2


def halves(text: str, px: int, weight: int) -> tuple[str, str] | None:
    """Return ``text`` broken after the space or hyphen that makes its wider line narrowest; None: it has
    neither."""
    ends = [i + 1 for i, char in enumerate(text) if char in " -"]
    pairs = [(text[:end].strip(), text[end:].strip()) for end in ends]
    whole = [pair for pair in pairs if all(pair)]
    return min(whole, key=lambda pair: max(width(each, px, weight) for each in pair), default=None)


def name_in(
    name: Run, x: float, baseline: float, px: float, room: float, least: float = 0.74, two: float = 0.7
) -> list[Ink]:
    """Return a name in ``room`` pixels from ``x``, never cut: down to ``least`` of its size on one line, then
    on two around the same middle, each at most ``two`` of its size; then as small as necessary."""
    text, colour, weight = name
    if not text.strip() or room <= 0:
        return []
    size = fit_px(name, px, room)
    pair = halves(text, max(1, int(px)), weight) if size < int(px * least) else None
    if pair is not None:
        small = min(fit_px((each, colour, weight), px * two, room) for each in pair)
        if small > size:
            first = baseline - px * 0.36 + small * (0.36 - _LINE / 2)
            return [
                Text(each, x, round(first + small * _LINE * line), small, weight, colour)
                for line, each in enumerate(pair)
            ]
    return [Text(elide(text, size, weight, room), x, baseline, size, weight, colour)]


def runs_in(
    runs: list[Run], x: float, baseline: float, px: float, room: float, least: float = 0.7, align: float = 0.0
) -> list[Ink]:
    """Return runs in a row in ``room`` pixels from ``x``, fitted together; what is too wide even at ``least``
    of ``px`` is cut at the end. ``align`` is 0 for left, 0.5 for the middle, 1 for right."""
    runs = [run for run in runs if run[0]]
    if not runs or room <= 0:
        return []
    size = max(1, int(px))
    if runs_width(runs, size) > room:
        size = max(1, int(px * least), int(size * room / runs_width(runs, size)))
    pieces: list[Ink] = []
    left = x + align * max(0.0, room - runs_width(runs, size))
    end = x + room
    for text, colour, weight in runs:
        shown = elide(text, size, weight, end - left) if end > left else ""
        if shown.strip():
            pieces.append(Text(shown, left, baseline, size, weight, colour))
        left += width(shown, size, weight)
        if shown != text:
            break
    return pieces


def run_in(
    run: Run, x: float, baseline: float, px: float, room: float, least: float = 0.7, align: float = 0.0
) -> list[Ink]:
    """Return one run as ``runs_in`` does, at the very largest size that fits."""
    return runs_in([run], x, baseline, fit_px(run, px, room, px * least), room, 1.0, align)


@dataclass(frozen=True, slots=True)
class Big:
    """Large words with their size: height of a flat digit, horizontal stretch, the resulting width. Digits
    stand in cells of one width with a ``gap`` (in heights) between two; None: set as ordinary text."""

    text: str
    height: float
    stretch: float
    width: float
    gap: float | None = None

    def ink(self, x: float, baseline: float, colour: str) -> list[Ink]:
        """Return the words starting exactly at ``x``: a piece per digit, centred in its cell, and the colon
        half way up the digits; other words in one piece."""
        scale = self.height * self.stretch
        if self.gap is None:
            at = x - outline_box(self.text).x() * scale
            whole = Figure(self.text, at, baseline, self.height, colour, self.stretch)
            return [whole] if self.text.strip() else []
        pieces: list[Ink] = []
        for char in self.text:
            cell, box = _cell(char), outline_box(char)
            at = x + scale * ((cell - box.width()) / 2 - box.x())
            lift = 0.0 if char.isdigit() else self.height / 2 + self.height * box.center().y()
            if char.strip():
                pieces.append(Figure(char, at, baseline, self.height, colour, self.stretch, lift))
            x += (cell + self.gap) * scale
        return pieces


# Between two cells, in heights of a digit: at least, and where there is room.
_GAP, _WIDE_GAP = 0.06, 0.13
_COLON = 0.295  # cell of anything but a digit
# Large words are narrowed to this share of their width at the least.
_NARROWEST = 0.8


@lru_cache(maxsize=64)
def _cell(char: str) -> float:
    if char.isdigit():
        return max(outline_box(digit).width() for digit in "0123456789")
    return max(_COLON, outline_box(char).width())


def fit_digits(text: str, room: float, height: float, least: float) -> Big:
    """Return a time as large as fits. All digits have cells of the same width, so that none moves when
    another changes."""
    cells, gaps = sum(_cell(char) for char in text), max(0, len(text) - 1)
    gap = max(_GAP, min(_WIDE_GAP, (room / height - cells) / gaps)) if gaps else 0.0
    return _fit(text, cells + gap * gaps, room, height, least, _NARROWEST, gap)


def fit_figure(text: str, room: float, height: float, least: float, narrowest: float = _NARROWEST) -> Big:
    """Return a line of large figures set as ordinary text (the blinds), as large as fits."""
    return _fit(text, outline_box(text).width(), room, height, least, narrowest)


def _fit(
    text: str,
    wide: float,
    room: float,
    height: float,
    least: float,
    narrowest: float,
    gap: float | None = None,
) -> Big:
    """Return words that are so ``wide`` (in heights): ``height`` if they fit; else shrunk to ``least``,
    narrowed, shrunk further, in that order."""
    if wide <= 0:
        return Big(text, height, 1.0, 0.0, gap)
    high = min(height, max(room / wide, least))
    stretch = min(1.0, max(narrowest, room / (wide * high)))
    high = min(high, room / (wide * stretch))
    return Big(text, high, stretch, wide * high * stretch, gap)
