"""The night is over: the winner's name is the largest, then the prize; the runners-up stand below."""

from __future__ import annotations

from gui.room.board import Board, Row
from gui.room.fit import Digits, figure_at, fit_figure, name_in, text_in
from gui.room.ink import Bar, Ink, outline_box, width
from gui.room.parts import Frame, bands, frame, hairline, heading, tone_colour
from gui.theme import Theme

BESIDE = 3
"""Places shown under the winner."""
_ROW, _ROW_PX = 0.085, 0.05
_WORD, _PRIZE, _GAP = 0.06, 0.09, 0.058


def compose(w: int, h: int, board: Board, theme: Theme) -> list[Ink]:
    """Return the pieces; the first of the board's rows is the winner's."""
    f = frame(w, h, board)
    rest = board.rows[1 : 1 + BESIDE]
    foot = f.c - (f.c * 0.05 + f.u * _ROW * f.small * len(rest) if rest else f.c * 0.05)
    pieces = heading(f, board, theme)
    if board.rows:
        pieces += _first(f, board, board.rows[0], theme, f.c * 0.12, foot)
    if rest:
        pieces.append(hairline(f, foot, theme))
        pieces += _rest(f, rest, foot, theme)
    return pieces + bands(f, board, theme)


def _first(f: Frame, board: Board, row: Row, theme: Theme, top: float, bottom: float) -> list[Ink]:
    """Return the word, the name, the prize: one block in the middle."""
    small, room = min(1.0, (bottom - top) / f.u / 0.53), bottom - top
    total = _high(f, row, small)
    if total > room:  # accents and descenders of the name count
        small *= room / total
        total = _high(f, row, small)
    word_px, prize_px, gap = (f.u * share * small for share in (_WORD, _PRIZE, _GAP))
    name, over, under = _name(f, row.words, small)
    name_high = over + name.height + under if name is not None else 0.0
    y = top + max(0.0, (bottom - top - total) / 2) + word_px * 0.73
    colour = tone_colour(board.tone or "green", theme)
    pieces = text_in(board.headline, f.m, round(y), word_px, 600, colour, f.inner, align=0.5)
    y += gap + name_high
    if name is not None:
        at = (f.w - name.width) / 2
        pieces.append(figure_at(row.words, name, at, round(y - under), theme.text))
    y += gap + prize_px * 0.73
    return pieces + text_in(row.value, f.m, round(y), prize_px, 700, colour, f.inner, align=0.5)


def _high(f: Frame, row: Row, small: float) -> float:
    """Return the height of the block, with the comma of the prize under its line."""
    name, over, under = _name(f, row.words, small)
    high = (_WORD * 0.73 + _GAP) * f.u * small + (over + name.height + under if name is not None else 0.0)
    return high + (_GAP + _PRIZE) * f.u * small if row.value else high


def _name(f: Frame, words: str, small: float) -> tuple[Digits | None, float, float]:
    """Return the name's size, and how far it reaches over a capital's height (Å) and under the line (g)."""
    if not words.strip():
        return None, 0.0, 0.0
    name = fit_figure(words, f.inner, f.u * 0.17 * small, f.u * 0.06 * small, 0.88)
    box = outline_box(words)
    return name, max(0.0, -box.top() - 1) * name.height, max(0.0, box.bottom()) * name.height


def _rest(f: Frame, rows: tuple[Row, ...], top: float, theme: Theme) -> list[Ink]:
    high, px = f.u * _ROW * f.small, int(f.u * _ROW_PX * f.small)
    keys = max(width(row.key, px, 500) for row in rows)
    pieces: list[Ink] = []
    for at, row in enumerate(rows):
        y = round(top + f.c * 0.012 + high * (at + 0.5) + px * 0.36)
        wide = min(width(row.value, px, 700), f.inner * 0.4)
        pieces += text_in(row.key, f.m, y, px, 500, theme.quiet, f.inner * 0.3)
        pieces += text_in(row.value, f.w - f.m - wide, y, px, 700, theme.text, wide + 1, align=1.0)
        left = f.m + min(keys, f.inner * 0.3) + px * 0.8
        pieces += name_in(row.words, left, y, px, 600, theme.text, f.w - f.m - wide - px * 0.8 - left, 0.6)
        if at + 1 < len(rows):
            pieces.append(
                Bar(f.m, round(top + f.c * 0.012 + high * (at + 1)), f.inner, f.rule, theme.hairline)
            )
    return pieces
