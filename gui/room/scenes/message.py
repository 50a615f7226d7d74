"""A sentence of the director's, as large as it fits; the level's time and blinds stay under it."""

from __future__ import annotations

from functools import lru_cache

from gui.room.board import Board
from gui.room.fit import elide, text_in, wrapped
from gui.room.ink import Ink, width
from gui.room.parts import Frame, bands, clock_line, frame, heading
from gui.theme import Theme

_WEIGHT = 600
_LARGEST, _SMALLEST, _STEP = 0.15, 0.04, 0.94
_PITCH = 1.28


def compose(w: int, h: int, board: Board, theme: Theme) -> list[Ink]:
    """Return the pieces."""
    f = frame(w, h, board)
    top, bottom = f.c * 0.125, f.c * (0.765 if board.foot else 0.95)
    px, lines = _set(f, board.headline, f.inner, bottom - top)
    y = top + (bottom - top - px * _PITCH * len(lines)) / 2 + px * 0.98
    pieces = heading(f, board, theme)
    for line in lines:
        pieces += text_in(line, f.m, round(y), px, _WEIGHT, theme.text, f.inner, align=0.5)
        y += px * _PITCH
    return pieces + clock_line(f, board, theme) + bands(f, board, theme)


@lru_cache(maxsize=8)
def _set(f: Frame, sentence: str, room: float, high: float) -> tuple[int, list[str]]:
    """Return the largest size at which the sentence fits; at the smallest the rest is cut."""
    share = _LARGEST
    while share >= _SMALLEST:
        px = int(f.u * share)
        lines = wrapped(sentence, px, _WEIGHT, room)
        fits = all(width(line, px, _WEIGHT) <= room for line in lines)
        if fits and len(lines) * px * _PITCH <= high:
            return px, lines
        share *= _STEP
    px = max(1, int(f.u * _SMALLEST))
    lines = wrapped(sentence, px, _WEIGHT, room)
    most = max(1, int(high / (px * _PITCH)))
    if len(lines) > most:
        lines = [*lines[: most - 1], elide(" ".join(lines[most - 1 :]), px, _WEIGHT, room)]
    return px, lines
