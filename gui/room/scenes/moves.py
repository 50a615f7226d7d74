"""The moves: a name, the old seat, the new table and seat, as large as their number allows.

A single player gets the whole picture; more stand in rows (``move_rows``). Time and blinds stay below.
"""

from __future__ import annotations

from gui.room.board import Board, MoveLine
from gui.room.fit import Run, figure_at, fit_figure, runs_in, text_in
from gui.room.ink import Ink, width
from gui.room.parts import Frame, bands, clock_line, frame, marked, tone_colour
from gui.room.scenes.move_rows import BOTTOM, TOP, Grid, cells, fitted, rows
from gui.theme import Theme
from gui.words.tr import fill

_HEADLINE, _QUIET = 0.06, 0.034


def pages(w: int, h: int, board: Board) -> int:
    """Return the number of pages at this size; at least 1."""
    return fitted(frame(w, h, board), board).pages


def compose(w: int, h: int, board: Board, theme: Theme) -> list[Ink]:
    """Return one page of the moves, ``board.page`` modulo their number."""
    f = frame(w, h, board)
    grid = fitted(f, board)
    page = board.page % grid.pages
    per_page = grid.columns * grid.rows
    shown = board.moves[page * per_page : (page + 1) * per_page]
    pieces = _head(f, board, theme, grid, page)
    if len(board.moves) == 1:
        pieces += _alone(f, board, board.moves[0], theme)
    elif shown:
        pieces += rows(f, grid, board, shown, theme)
    else:
        middle = round(f.c * (TOP + BOTTOM) / 2)
        pieces += text_in(board.note, f.m, middle, f.u * 0.05, 500, theme.quiet, f.inner, align=0.5)
    return pieces + clock_line(f, board, theme) + bands(f, board, theme)


def _head(f: Frame, board: Board, theme: Theme, grid: Grid, page: int) -> list[Ink]:
    """Return the headline; at the right the legend for seats, if the headline keeps its size, and the
    page."""
    baseline, px = round(f.u * 0.088), f.u * _QUIET
    count = fill(board.page_words, {"page": page + 1, "pages": grid.pages}) if grid.pages > 1 else ""
    right = count
    if grid.style == "short" and len(board.moves) > 1:
        right = " · ".join(filter(None, (board.legend, count)))
        taken = width(right, int(px), 500) + f.m + width(board.headline, int(f.u * _HEADLINE), 700)
        right = right if taken <= f.inner else count
    room = min(f.inner * 0.5, width(right, int(px), 500) + 1)
    free = f.inner - room - f.m
    left = text_in(board.headline, f.m, baseline, f.u * _HEADLINE, 700, theme.text, free, least=0.55)
    return left + text_in(right, f.w - f.m - room, baseline, px, 500, theme.quiet, room, align=1.0)


def _alone(f: Frame, board: Board, line: MoveLine, theme: Theme) -> list[Ink]:
    """Return the name, and under it the new seat, in the middle of the picture."""
    place_px, note_px = f.u * 0.12, f.u * 0.048
    size = fit_figure(line.name, f.inner * 0.96, f.u * 0.125, f.u * 0.06, 0.9) if line.name.strip() else None
    name_high = size.height if size is not None else 0.0
    total = name_high + f.u * 0.185 + (f.u * 0.1 if line.note else 0.0)
    y = f.c * TOP + max(0.0, (f.c * (BOTTOM - TOP) - total) / 2) + name_high
    pieces: list[Ink] = []
    if size is not None:
        pieces.append(figure_at(line.name, size, (f.w - size.width) / 2, round(y), theme.text))
    y += f.u * 0.185
    runs = [
        (text + " ", tone_colour(tone, theme), weight) for text, weight, tone, _ in cells(board, line, True)
    ]
    pieces += runs_in(_trimmed(runs), f.m, round(y), place_px, f.inner, least=0.4, align=0.5)
    if line.note:
        note_y = round(y + f.u * 0.1)
        note = text_in(line.note, f.m, note_y, note_px, 600, theme.amber, f.inner, align=0.5)
        pieces += marked(note, "amber", theme)
    return pieces


def _trimmed(runs: list[Run]) -> list[Run]:
    """Return the runs without empty ones and without a trailing space."""
    kept = [run for run in runs if run[0].strip()]
    return [*kept[:-1], *((text.rstrip(), colour, weight) for text, colour, weight in kept[-1:])]
