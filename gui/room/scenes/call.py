"""The called clock: the seconds are the loudest, the name stands over them; several calls stand in rows.

Words under the figures say what they count: the colour adds nothing to them.
"""

from __future__ import annotations

from gui.room.board import Board, CallLine
from gui.room.fit import Digits, digits_at, figure_at, fit_digits, fit_figure, text_in
from gui.room.ink import Ink, outline_box
from gui.room.parts import Frame, bands, clock_line, frame, heading, marked, tone_colour
from gui.theme import Theme

ROWS = 3
"""Calls that fit on a page."""
# The place of the calls, in heights above the bands.
TOP, BOTTOM = 0.125, 0.755
_SECONDS = 0.36
_NAME, _NAME_LEAST = 0.105, 0.026


def pages(w: int, h: int, board: Board) -> int:
    """Return the number of pages of the calls; at least 1."""
    return max(1, -(-len(board.calls) // ROWS))


def compose(w: int, h: int, board: Board, theme: Theme) -> list[Ink]:
    """Return one page of the calls, ``board.page`` modulo their number; the level's clock under them."""
    f = frame(w, h, board)
    first = board.page % pages(w, h, board) * ROWS
    shown = board.calls[first : first + ROWS]
    pieces = heading(f, board, theme)
    if len(shown) == 1:
        pieces += _alone(f, shown[0], theme)
    else:
        pieces += _rows(f, shown, theme)
    return pieces + clock_line(f, board, theme) + bands(f, board, theme)


def _alone(f: Frame, line: CallLine, theme: Theme) -> list[Ink]:
    """Return name and seat, the seconds, what they count: one block in the middle."""
    room = f.c * (BOTTOM - TOP)
    seconds = line.left.isdigit()
    # The fate of the hand is as important as the end of the time.
    name_high, place_px, words_px = f.u * _NAME * 0.73, f.u * 0.046, f.u * (0.05 if seconds else 0.068)
    gap = f.u * 0.045 * min(1.0, f.c / f.h / 0.9)
    taken = name_high + place_px * 0.73 + words_px * 0.73 + 3 * gap
    # Words instead of figures have descenders and accents.
    over, under = _beyond(line.left)
    high = min(f.u * (_SECONDS if seconds else 0.17), (room - taken) / (1 + over + under))
    big = _fitted(line.left, f.inner, high, seconds)
    over, under = over * big.height, under * big.height
    y = f.c * TOP + max(0.0, (room - taken - over - big.height - under) / 2) + name_high
    pieces = _name(f, line.name, f.m, y, f.inner, name_high, theme, 0.5)
    y += gap + place_px * 0.73
    pieces += text_in(line.place, f.m, round(y), place_px, 500, theme.quiet, f.inner, align=0.5)
    y += gap + over + big.height
    pieces += _figures(line, big, (f.w - big.width) / 2, round(y), theme)
    y += under + gap + words_px * 0.73
    return pieces + _words(line, f.m, round(y), words_px, f.inner, theme, 0.5)


def _beyond(shown: str) -> tuple[float, float]:
    """Return how far the ink reaches above the height of a digit and below its line, in heights of a
    digit."""
    if not shown.strip():
        return 0.0, 0.0
    box = outline_box(shown)
    return max(0.0, -box.top() - 1), max(0.0, box.bottom())


def _rows(f: Frame, shown: tuple[CallLine, ...], theme: Theme) -> list[Ink]:
    """Return name, seat and words at the left, the figures under each other at the right."""
    high = f.c * (BOTTOM - TOP) / max(1, len(shown))
    figures = [
        _fitted(x.left, f.inner * 0.36, high * (0.66 if x.left.isdigit() else 0.27), x.left.isdigit())
        for x in shown
    ]
    room = f.inner - max((big.width for big in figures), default=0.0) - f.m * 0.7
    pieces: list[Ink] = []
    for row, (line, big) in enumerate(zip(shown, figures, strict=True)):
        top = f.c * TOP + high * row
        pieces += _row(f, line, top, high, room, theme)
        baseline = round(top + (high + big.height) / 2)
        pieces += _figures(line, big, f.w - f.m - big.width, baseline, theme)
    return pieces


def _row(f: Frame, line: CallLine, top: float, high: float, room: float, theme: Theme) -> list[Ink]:
    name_high, px, gap = min(f.u * 0.075, high * 0.24), min(f.u * 0.042, high * 0.155), high * 0.12
    total = name_high + 2 * (gap + px * 0.73)
    y = top + (high - total) / 2 + name_high
    pieces = _name(f, line.name, f.m, y, room, name_high, theme, 0.0)
    y += gap + px * 0.73
    pieces += text_in(line.place, f.m, round(y), px, 500, theme.quiet, room)
    y += gap + px * 0.73
    return pieces + _words(line, f.m, round(y), px, room, theme, 0.0)


def _fitted(shown: str, room: float, high: float, seconds: bool) -> Digits:
    if not shown.strip():
        return Digits(0.0, 1.0, 0.0)
    return fit_digits(shown, room, high, high) if seconds else fit_figure(shown, room, high, high * 0.6)


def _figures(line: CallLine, big: Digits, left: float, baseline: float, theme: Theme) -> list[Ink]:
    if not line.left.strip():
        return []
    colour = tone_colour(line.tone, theme)
    if line.left.isdigit():
        return digits_at(line.left, big, left, baseline, colour)
    return [figure_at(line.left, big, left, baseline, colour)]


def _name(
    f: Frame, name: str, left: float, y: float, room: float, high: float, theme: Theme, align: float
) -> list[Ink]:
    px = high / 0.73
    least = min(1.0, f.u * _NAME_LEAST / px)
    return text_in(name, left, round(y), px, 700, theme.text, room, least=least, align=align)


def _words(
    line: CallLine, left: float, y: float, px: float, room: float, theme: Theme, align: float
) -> list[Ink]:
    colour = tone_colour(line.tone, theme)
    lines = text_in(line.words, left, y, px, 600, colour, room, least=0.6, align=align)
    return marked(lines, line.tone, theme)
