"""A time in the middle with a word over it: shared by the break, the pause and the wait for the start."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from gui.room.board import Board
from gui.room.fit import Digits, digits_at, figure_at, fit_digits, fit_figure, text_in
from gui.room.ink import Ink, width
from gui.room.parts import BLINDS_LEAST, TIME_LEAST, Frame, bands, facts, frame, hairline, heading, plated
from gui.theme import Theme

_CAPITAL = 0.73  # of a font's size
_ANTE = 0.05


def compose(w: int, h: int, board: Board, theme: Theme, headline_colour: str, time_colour: str) -> list[Ink]:
    """Return headline, time (or the headline in its place), blinds and note; a row of facts below."""
    f = frame(w, h, board)
    pieces = heading(f, board, theme)
    bottom = f.c * 0.775 if board.foot else f.c * 0.95
    pieces += _middle(f, board, theme, headline_colour, time_colour, f.c * 0.105, bottom)
    if board.foot:
        pieces.append(hairline(f, bottom, theme))
        small = f.u * f.small
        lines = f.c * 0.86, f.c * 0.93
        pieces += facts(f, board.foot, (bottom, f.c), lines, theme, small * 0.06, small * 0.029)
    return pieces + bands(f, board, theme)


def _middle(
    f: Frame, board: Board, theme: Theme, headline_colour: str, time_colour: str, top: float, bottom: float
) -> list[Ink]:
    """Return the rows as one block, centred between ``top`` and ``bottom``; if they are too high together the
    gaps shrink, and the quiet note is left out."""
    timed = bool(board.time_text)
    blinds_high = f.u * 0.105 if board.blinds else 0.0
    note_px, head_px = f.u * (0.036 if timed else 0.042), f.u * 0.06
    beside = not board.ante or not board.blinds or _fits_with_ante(f, board)
    for share, quiet in ((1.0, board.note), (0.8, board.note), (0.8, ""), (0.6, ""), (0.4, "")):
        gap = f.u * (0.05 if timed else 0.075) * share
        ante, note = board.ante, quiet
        if not beside:
            ante, note = "", " · ".join(filter(None, (board.ante, quiet)))
        head_high = head_px * _CAPITAL + gap if timed and board.headline else 0.0
        big = _time(f, board, bool(board.blinds) + bool(note)) if timed else _word(f, board)
        total = head_high + big.height
        total += gap + blinds_high if board.blinds else 0.0
        total += gap * 0.9 + note_px * _CAPITAL if note else 0.0
        # the descenders under the last line are balanced above the block
        under = note_px * 0.25 if note else blinds_high * 0.2
        if total + 2 * under <= bottom - top:
            break

    y = top + max(0.0, (bottom - top - total) / 2)
    pieces: list[Ink] = []
    left = (f.w - big.width) / 2
    if timed:
        head_y = round(y + head_px * _CAPITAL)
        pieces += text_in(board.headline, f.m, head_y, head_px, 600, headline_colour, f.inner, align=0.5)
        y += head_high + big.height
        digits = digits_at(board.time_text, big, left, round(y), time_colour)
        box = QRectF(left, y - big.height, big.width, big.height)
        pieces += plated(digits, box, theme) if board.last_minute else digits
    elif board.headline.strip():
        y += big.height
        pieces.append(figure_at(board.headline, big, left, round(y), headline_colour))
    if board.blinds:
        y += gap + blinds_high
        pieces += _blinds(f, board, ante, theme, blinds_high, round(y))
    if note:
        y += gap * 0.9 + note_px * _CAPITAL
        pieces += text_in(note, f.m, round(y), note_px, 500, theme.quiet, f.inner, align=0.5)
    return pieces


def _time(f: Frame, board: Board, lines: int) -> Digits:
    """Return the size of the time, smaller with more lines under it, but never below its least height."""
    high = max(min(f.c, f.u) * (0.33, 0.285, 0.262)[lines], f.u * TIME_LEAST)
    return fit_digits(board.time_text, f.inner, high, f.u * TIME_LEAST)


def _word(f: Frame, board: Board) -> Digits:
    if not board.headline.strip():
        return Digits(0.0, 1.0, 0.0)
    return fit_figure(board.headline, f.inner * 0.94, f.u * 0.17, f.u * 0.1, 1.0)


def _ante_width(f: Frame, ante: str) -> float:
    return width(ante, int(f.u * _ANTE), 600) + f.u * 0.025 if ante else 0.0


def _fits_with_ante(f: Frame, board: Board) -> bool:
    room = f.inner - _ante_width(f, board.ante)
    least = f.u * BLINDS_LEAST
    return room > 0 and fit_figure(board.blinds, room, least, least, 0.9).height >= least * 0.999


def _blinds(f: Frame, board: Board, ante: str, theme: Theme, high: float, baseline: int) -> list[Ink]:
    """Return blinds and ante as one centred line."""
    beside = _ante_width(f, ante)
    size = fit_figure(board.blinds, f.inner - beside, high, f.u * BLINDS_LEAST)
    left = f.m + (f.inner - beside - size.width) / 2
    pieces = [figure_at(board.blinds, size, left, baseline, theme.text)]
    ante_x = left + size.width + f.u * 0.025
    return pieces + text_in(ante, ante_x, baseline, f.u * _ANTE, 600, theme.quiet, beside)
