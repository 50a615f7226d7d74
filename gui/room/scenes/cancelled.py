"""Cancelled: the word, and the reason under it in as many lines as it needs."""

from __future__ import annotations

from gui.room.board import Board
from gui.room.fit import elide, figure_at, fit_figure, text_in, wrapped
from gui.room.ink import Ink
from gui.room.parts import Frame, bands, frame, heading, tone_colour
from gui.theme import Theme

LINES = 5
_WEIGHT = 500
# Sizes tried for the reason, in heights: the largest whose lines are few enough.
_SIZES = (0.058, 0.05, 0.043, 0.037)


def compose(w: int, h: int, board: Board, theme: Theme) -> list[Ink]:
    """Return the pieces; nothing on the picture runs any more."""
    f = frame(w, h, board)
    pieces = heading(f, board, theme)
    px, lines = _set(f, board.note)
    pitch = px * 1.38
    word = (
        fit_figure(board.headline, f.inner * 0.94, f.u * 0.15, f.u * 0.08, 1.0)
        if board.headline.strip()
        else None
    )
    high = word.height if word is not None else 0.0
    total = high + (f.u * 0.05 + pitch * len(lines) if lines else 0.0)
    y = f.c * 0.1 + max(0.0, (f.c * 0.86 - total) / 2) + high
    if word is not None:
        colour = tone_colour(board.tone or "red", theme)
        pieces.append(figure_at(board.headline, word, (f.w - word.width) / 2, round(y), colour))
    y += f.u * 0.05
    for line in lines:
        y += pitch
        pieces += text_in(line, f.m, round(y), px, _WEIGHT, theme.text, f.inner, align=0.5)
    return pieces + bands(f, board, theme)


def _set(f: Frame, reason: str) -> tuple[float, list[str]]:
    for share in _SIZES:
        lines = wrapped(reason, int(f.u * share), _WEIGHT, f.inner * 0.9)
        if len(lines) <= LINES * _SIZES[0] / share:
            return f.u * share, lines
    most = int(LINES * _SIZES[0] / _SIZES[-1])
    px = int(f.u * _SIZES[-1])
    last = elide(" ".join(lines[most - 1 :]), px, _WEIGHT, f.inner * 0.9)
    return f.u * _SIZES[-1], [*lines[: most - 1], last]
