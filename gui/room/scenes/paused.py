"""The stopped clock: since when and why, and the time grey where it stood, with its bar dashed.

Before the start the same scene is the countdown, laid out like a break.
"""

from gui.room import parts
from gui.room.block import wrapping
from gui.room.board import Board
from gui.room.fit import fit_digits, fit_figure, run_in
from gui.room.ink import Bar, Ink, exact_bounds
from gui.room.parts import LABEL_WEIGHT, Frame
from gui.room.scenes import centred
from gui.theme import Theme

# Shares of the height above the bands; ``*_Y`` are baselines.
_WORD_Y, _WHY_TOP, _WHY_END, _TIME_Y, _BAR_Y, _FOOT = 0.215, 0.235, 0.365, 0.705, 0.77, 0.805
# The time's share of the width where blinds stand beside it, and its height.
_TIME_ROOM, _TIME_HIGH = 0.63, 0.27
_WHY, _WHY_PITCH = (0.075, 0.062, 0.052, 0.044, 0.036), 1.2
_DASH, _BETWEEN = 0.017, 0.012


def compose(f: Frame, board: Board, theme: Theme) -> list[Ink]:
    if not board.since:
        return centred.compose(f, board, theme)
    pieces = parts.heading(f, _headed(board), theme)
    word_px, y = f.u * f.small * 0.085, round(f.c * _WORD_Y)
    pieces += run_in((board.headline, theme.red, 700), f.m, y, word_px, f.inner * 0.5, least=0.3)
    left = exact_bounds(pieces[-1]).right() + f.u * 0.035
    room = f.w - f.m - left
    pieces += run_in((board.since, theme.quiet, 500), left, y, word_px * 0.58, room, least=0.3)
    pieces += _why(f, board, theme) + _time(f, board, theme)
    if board.progress is not None:
        pieces += _bar(f, board.progress, theme)
    zone = f.c * _FOOT, f.c
    small = f.u * f.small
    return pieces + parts.facts(f, parts.of_foot(board), zone, theme, small * 0.064, small * parts.CAPTION)


def _headed(board: Board) -> Board:
    """Return the board with its heading's words: what ``corner`` says stands over the time here."""
    return Board(
        board.scene,
        club=board.club,
        title=board.title,
        level_name=board.level_name,
        logo=board.logo,
        colour=board.colour,
    )


def _why(f: Frame, board: Board, theme: Theme) -> list[Ink]:
    """Return the reason that was given, on one line or two."""
    if not board.why.strip():
        return []
    top, end = f.c * _WHY_TOP, f.c * _WHY_END
    px, lines = wrapping(f, board.why, 700, end - top, _WHY, _WHY_PITCH)
    pieces: list[Ink] = []
    for at, words in enumerate(lines):
        y = round(top + px * (0.95 + at * _WHY_PITCH))
        pieces += run_in((words, theme.text, 700), f.m, y, px, f.inner, least=0.5)
    return pieces


def _time(f: Frame, board: Board, theme: Theme) -> list[Ink]:
    """Return the time where it stood under its words, and the blinds beside it under theirs."""
    beside = f.inner * (1 - _TIME_ROOM) if board.blinds.strip() else 0.0
    main, least = f.inner - beside, f.u * parts.TIME_LEAST
    size = fit_digits(board.time_text, main - f.u * 0.06, max(f.c * _TIME_HIGH, least), least)
    y, px = round(f.c * _TIME_Y), f.u * f.small * parts.CAPTION
    pieces = size.ink(f.m, y, theme.quiet)
    over = round(y - size.height - f.u * 0.03)
    pieces += run_in((board.corner, theme.quiet, LABEL_WEIGHT), f.m, over, px, main, least=0.5)
    if not beside:
        return pieces
    left, room = f.m + main, beside
    blinds = fit_figure(board.blinds, room, f.u * 0.085, f.u * 0.04)
    middle = round(y - size.height / 2 + blinds.height / 2)
    pieces += blinds.ink(left, middle, theme.text)
    above = round(middle - blinds.height - f.u * 0.03)
    pieces += run_in((board.note, theme.quiet, LABEL_WEIGHT), left, above, px, room, least=0.5)
    ante_y = round(middle + f.u * 0.068)
    return pieces + run_in((board.ante, theme.quiet, 600), left, ante_y, px, room, least=0.5)


def _bar(f: Frame, share: float, theme: Theme) -> list[Ink]:
    """Return the bar of what has run, and dashes for the rest, which waits."""
    y, high = round(f.c * _BAR_Y), max(3, round(f.u * 0.009))
    ran = f.inner * share
    pieces: list[Ink] = [Bar(f.m, y, ran, high, theme.quiet, high / 2)] if ran >= high else []
    x, end = f.m + ran + f.u * _BETWEEN, f.w - f.m
    while x < end:
        pieces.append(Bar(round(x), y + high // 4, min(f.u * _DASH, end - x), max(2, high // 2), theme.red))
        x += f.u * (_DASH + _BETWEEN)
    return pieces
