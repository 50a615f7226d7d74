"""A level that has just begun: its blinds across the width on green, the old ones small, the time running.
The money that is reached stands so too, with its words in the place of the blinds.

It stands for some seconds and nothing blinks; only the time changes.
"""

from dataclasses import replace

from gui.room.board import Board
from gui.room.fit import fit_digits, fit_figure, run_in
from gui.room.ink import Ink, exact_bounds, outline_box, width
from gui.room.parts import Frame, heading, of_foot, ruled
from gui.theme import Theme

# Shares of the height above the bands; ``*_Y`` are baselines.
_NAME_Y, _BLINDS_Y, _RULE_Y, _NOTE_Y = 0.236, 0.595, 0.69, 0.945
_BLINDS = 0.29
# The place of the blinds above a line of words.
_WITH_ANTE = 0.545, 0.24


def compose(f: Frame, board: Board, theme: Theme) -> list[Ink]:
    ground, dark = theme.green, theme.on_green
    green = replace(theme, ground=ground, text=dark, quiet=dark, hairline=dark, amber=dark)
    time = fit_digits(board.time_text, f.inner * 0.3, f.u * 0.045, f.u * 0.02)
    pieces = heading(f, replace(board, corner="", level_name="", colour=""), green, kept=time.width)
    pieces += time.ink(f.w - f.m - time.width, round(f.u * 0.081), green.text)
    name_px, y = f.u * f.small * 0.08, round(f.c * _NAME_Y)
    pieces += run_in((board.headline, green.text, 700), f.m, y, name_px, f.inner * 0.6, least=0.3)
    left = f.m + (exact_bounds(pieces[-1]).width() + f.u * 0.04 if board.headline.strip() else 0.0)
    room = f.m + f.inner - left
    pieces += run_in((board.corner, green.text, 500), left, y, name_px * 0.6, room, least=0.3)
    pieces += _blinds(f, board, green)
    pieces += ruled(f, of_foot(board), green, _RULE_Y, 0.068, bottom=0.89)
    y, px = round(f.c * _NOTE_Y), f.u * f.small * 0.04
    return pieces + run_in((board.note, green.text, 600), f.m, y, px, f.inner, least=0.5)


def _blinds(f: Frame, board: Board, green: Theme) -> list[Ink]:
    """Return the blinds as large as fits; a limit game's blinds beside its bets."""
    y, share = _WITH_ANTE if board.ante.strip() else (_BLINDS_Y, _BLINDS)
    high = f.c * share / max(1.0, -outline_box(board.blinds).top())
    size = fit_figure(board.blinds, f.inner, high, f.u * 0.05, 0.9)
    baseline = f.c * y - (high - size.height) / 2
    pieces = size.ink(f.m, round(baseline), green.text)
    px = f.u * f.small * 0.04
    if board.ante and width(board.ante, int(px), 600) <= f.inner:
        pieces += run_in((board.ante, green.text, 600), f.m, round(f.c * 0.665), px, f.inner)
    return pieces
