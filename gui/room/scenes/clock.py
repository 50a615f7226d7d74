"""The clock: the time is the biggest thing in the room, then the blinds, then everything else in one size."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QRectF

from core.say.value import dataclass
from gui.room.board import Ahead, Board, Foot
from gui.room.club import filling
from gui.room.fit import (
    Digits,
    Run,
    digits_at,
    figure_at,
    fit_digits,
    fit_figure,
    runs_in,
    text_in,
)
from gui.room.ink import Bar, Ink, Text, outline_box, width
from gui.room.parts import (
    BLINDS_LEAST,
    LABEL_WEIGHT,
    LARGE_LOGO,
    TIME_LEAST,
    VALUE_WEIGHT,
    Frame,
    bands,
    facts,
    frame,
    hairline,
    heading,
    logo_in,
    plated,
    time_colour,
    uniform,
)
from gui.theme import Theme

ANTE = 0.057
LOGO_TOP = 0.022


@dataclass(frozen=True, slots=True)
class Plan:
    """The clock's rows, as shares of the height above the bands. ``*_y`` are baselines."""

    time_y: float
    time_high: float
    bar_y: float
    blinds_y: float
    ante_y: float
    rule_y: float
    side_y: tuple[float, float]  # label and value of the row of figures, where they are a row
    foot_rule_y: float
    foot_y: tuple[float, float]


# Figures beside the time; the ante beside the blinds, or under them.
BESIDE = Plan(0.483, 0.323, 0.557, 0.7325, 0, 0.79, (0, 0), 0.79, (0.870, 0.940))
BESIDE_TWO = Plan(0.452, 0.300, 0.498, 0.660, 0.745, 0.797, (0, 0), 0.797, (0.876, 0.941))
# Figures in a row below: for squarer pictures, and blinds that need the whole width.
BELOW = Plan(0.437, 0.290, 0.483, 0.640, 0, 0.685, (0.742, 0.798), 0.838, (0.894, 0.950))
BELOW_TWO = Plan(0.400, 0.275, 0.436, 0.588, 0.660, 0.697, (0.750, 0.805), 0.842, (0.897, 0.952))


# The last minute: the coming blinds stand beside the present ones, or under them if both are too wide.
MINUTE = Plan(0.456, 0.300, 0.512, 0.726, 0.795, 0.834, (0, 0), 0.834, (0.882, 0.942))
MINUTE_UNDER = Plan(0.411, 0.285, 0.446, 0.581, 0.632, 0.838, (0, 0), 0.838, (0.884, 0.943))
UNDER_Y = (0.752, 0.803)
# The space between the two, and the size of their arrow, in heights of their digits; from this size they
# share a line.
_BETWEEN, _ARROW, ONE_LINE = 0.75, 0.8, 0.066
SIDE_OF_MINUTE = 3


def compose(w: int, h: int, board: Board, theme: Theme) -> list[Ink]:
    """Return the clock's pieces at this size."""
    f = frame(w, h, board)
    if board.ahead is not None and board.blinds.strip() and board.ahead.blinds.strip():
        return _last_minute(f, board, board.ahead, theme)
    side = _side_width(f, board)
    main = f.inner - (side + 2 * f.m * 0.55 if side else 0)
    beside = f.wide and _fits_beside(f, board, main)
    if not beside:
        side, main = 0.0, f.inner
    two = bool(board.ante) and not _ante_beside(f, board, main)
    plan = (BESIDE_TWO if two else BESIDE) if beside else (BELOW_TWO if two else BELOW)
    large = board.logo if side and board.large_logo else None
    pieces = (
        heading(f, replace(board, logo=None), theme, side + f.m * 0.55) if large else heading(f, board, theme)
    )
    if large is not None:
        pieces += logo_in(large, f.w - f.m - side, f.u * LOGO_TOP, side, f.u * LARGE_LOGO, theme, 0.5)
    if side:
        top = f.u * (LOGO_TOP + LARGE_LOGO + 0.03) if large else f.c * 0.165
        pieces += _side(f, board, theme, side, plan, top, 3 if large else 4)
    pieces += _time(f, board, theme, main, plan)
    pieces += _blinds(f, board, theme, main, plan, two)
    label_px, value_px = f.u * f.small * 0.028, f.u * f.small * (0.056 if beside else 0.047)
    if not beside and board.side:
        row: tuple[Foot, ...] = tuple((label, value, "text") for label, value, _ in board.side)
        ends = tuple(suffix for _, _, suffix in board.side)
        pieces.append(hairline(f, f.c * plan.rule_y, theme))
        zone = f.c * plan.rule_y, f.c * plan.foot_rule_y
        lines = f.c * plan.side_y[0], f.c * plan.side_y[1]
        pieces += facts(f, row, zone, lines, theme, value_px, label_px, ends)
    if board.foot:
        pieces.append(hairline(f, f.c * plan.foot_rule_y, theme))
        zone, lines = (f.c * plan.foot_rule_y, f.c), (f.c * plan.foot_y[0], f.c * plan.foot_y[1])
        pieces += facts(f, board.foot, zone, lines, theme, value_px, label_px)
    return pieces + bands(f, board, theme)


def _blinds_size(f: Frame, board: Board, room: float, narrowest: float) -> Digits:
    high = min(f.u, f.h) * 0.1045
    return fit_figure(board.blinds, room, high, f.u * BLINDS_LEAST, narrowest)


def _fits_beside(f: Frame, board: Board, main: float) -> bool:
    if not board.blinds.strip():
        return True
    size = _blinds_size(f, board, main, 0.9)
    return size.height >= f.u * BLINDS_LEAST * 0.999


def _ante_beside(f: Frame, board: Board, main: float) -> bool:
    if not board.blinds.strip():
        return True
    used = _blinds_size(f, board, main, 1.0).width + f.u * 0.025
    return used + width(board.ante, int(f.u * ANTE * 0.8), 600) <= main


def _time(f: Frame, board: Board, theme: Theme, main: float, plan: Plan) -> list[Ink]:
    planned = f.c * plan.time_high * f.u / f.h
    high = max(planned, f.u * TIME_LEAST)
    digits = fit_digits(board.time_text, main, high, f.u * TIME_LEAST)
    # centred in its place, even if it is larger
    baseline = round(f.c * plan.time_y - (planned - digits.height) / 2)
    left = f.m + (main - digits.width) / 2
    pieces = digits_at(board.time_text, digits, left, baseline, time_colour(board, theme, theme.text))
    if board.last_minute:
        box = QRectF(left, baseline - digits.height, digits.width, digits.height)
        pieces = plated(pieces, box, theme)
    if board.progress is not None:
        y, high = round(f.c * plan.bar_y), max(4, round(f.u * (0.02 if board.last_minute else 0.011)))
        done = round(main * min(1.0, max(0.0, board.progress)))
        pieces.append(Bar(f.m, y, main, high, theme.raised, high / 2))
        if done >= high:
            club = filling(board.colour, theme.raised) if board.colour else theme.green
            colour = theme.amber if board.last_minute else club
            pieces.append(Bar(f.m, y, done, high, colour, high / 2))
    return pieces


def _last_minute(f: Frame, board: Board, ahead: Ahead, theme: Theme) -> list[Ink]:
    """Return the time in amber; under it the present and the coming blinds, equally large."""
    high = _beside(f, board, ahead)
    side = _side_width(f, board) if high is not None else 0.0
    main = f.inner - (side + 2 * f.m * 0.55 if side else 0)
    plan = MINUTE_UNDER if high is None else MINUTE
    pieces = heading(f, board, theme)
    if side:
        # the coming blinds need the whole width: beside the time there is room for three
        few = replace(board, side=board.side[:SIDE_OF_MINUTE])
        pieces += _side(f, few, theme, side, replace(plan, rule_y=0.64), f.c * 0.165, SIDE_OF_MINUTE)
    pieces += _time(f, board, theme, main, plan)
    rows = _in_two_rows if high is None else _in_a_row
    pieces += rows(f, board, ahead, theme, high or f.u * f.small * 0.092)
    if board.foot:
        pieces.append(hairline(f, f.c * plan.foot_rule_y, theme))
        zone, lines = (f.c * plan.foot_rule_y, f.c), (f.c * plan.foot_y[0], f.c * plan.foot_y[1])
        value_px, label_px = f.u * f.small * 0.047, f.u * f.small * 0.027
        pieces += facts(f, board.foot, zone, lines, theme, value_px, label_px)
    return pieces + bands(f, board, theme)


def _beside(f: Frame, board: Board, ahead: Ahead) -> float | None:
    """Return the digits' height with both blinds on one line; None: under each other."""
    wide = outline_box(board.blinds).width() + outline_box(ahead.blinds).width()
    high = min(f.u * f.small * 0.105, f.inner / (wide + 2 * _BETWEEN + _ARROW))
    return high if high >= f.u * f.small * ONE_LINE else None


def _in_a_row(f: Frame, board: Board, ahead: Ahead, theme: Theme, high: float) -> list[Ink]:
    baseline, words_y = round(f.c * MINUTE.blinds_y), round(f.c * MINUTE.ante_y)
    size = fit_figure(board.blinds, f.inner, high, high)
    pieces = [figure_at(board.blinds, size, f.m, baseline, theme.text)]
    arrow = f.m + max(size.width, f.inner * 0.4) + high * _BETWEEN
    arrow = min(arrow, f.m + f.inner - high * (_ARROW + _BETWEEN) - outline_box(ahead.blinds).width() * high)
    pieces += _arrow(arrow, baseline, high, theme)
    left = arrow + high * (_ARROW + _BETWEEN)
    comes = fit_figure(ahead.blinds, f.m + f.inner - left, high, high * 0.9)
    pieces += _coming(ahead, comes, left, baseline, theme)
    px = f.u * f.small * 0.03
    room = left - f.m - high * 0.4
    pieces += text_in(ahead.until, f.m, words_y, px, 500, theme.quiet, room, least=0.5)
    return pieces + text_in(ahead.words, left, words_y, px, 500, theme.quiet, f.m + f.inner - left, least=0.5)


def _in_two_rows(f: Frame, board: Board, ahead: Ahead, theme: Theme, high: float) -> list[Ink]:
    # a break's name can have an accent
    high /= max(1.0, -outline_box(ahead.blinds).top())
    px = f.u * f.small * 0.028
    left = f.m + high * (_ARROW + _BETWEEN)
    room = f.m + f.inner - left
    sizes = [fit_figure(each, room, high, high * 0.5) for each in (board.blinds, ahead.blinds)]
    least = min(size.height for size in sizes)
    one, two = (fit_figure(each, room, least, least * 0.9) for each in (board.blinds, ahead.blinds))
    plan, first, second = MINUTE_UNDER, round(f.c * MINUTE_UNDER.blinds_y), round(f.c * UNDER_Y[0])
    pieces = [figure_at(board.blinds, one, left, first, theme.text)]
    pieces += _coming(ahead, two, left, second, theme)
    pieces += _arrow(f.m, second, least, theme)
    pieces += text_in(ahead.until, left, round(f.c * plan.ante_y), px, 500, theme.quiet, room, least=0.5)
    return pieces + text_in(ahead.words, left, round(f.c * UNDER_Y[1]), px, 500, theme.quiet, room, least=0.5)


def _coming(ahead: Ahead, size: Digits, left: float, baseline: float, theme: Theme) -> list[Ink]:
    # only the tip of a slash sticks out of the plate: words follow under it
    box = QRectF(left, baseline - size.height, size.width, size.height * 1.06)
    return plated([figure_at(ahead.blinds, size, left, baseline, theme.amber)], box, theme)


def _arrow(left: float, baseline: float, high: float, theme: Theme) -> list[Ink]:
    """Return the arrow before the coming blinds, at the middle of its digits."""
    px = high * 1.2
    return [Text("→", left, round(baseline - high / 2 + px * 0.33), max(1, int(px)), 600, theme.amber)]


def _blinds(f: Frame, board: Board, theme: Theme, main: float, plan: Plan, two: bool) -> list[Ink]:
    if not board.blinds.strip():
        return []
    baseline = round(f.c * plan.blinds_y)
    size = _blinds_size(f, board, main, 0.76)
    pieces = [figure_at(board.blinds, size, f.m, baseline, theme.text)]
    if two:
        return pieces + text_in(
            board.ante, f.m, round(f.c * plan.ante_y), f.u * 0.047, 600, theme.quiet, main
        )
    left = f.m + size.width + f.u * 0.025
    return pieces + text_in(board.ante, left, baseline, f.u * ANTE, 600, theme.quiet, f.m + main - left)


def _side_width(f: Frame, board: Board) -> float:
    if not board.side or not f.wide:
        return 0.0
    label, value = int(f.u * 0.028), int(f.u * 0.06)
    need = max(
        max(width(name, label, LABEL_WEIGHT), width(widest_text + end, value, VALUE_WEIGHT))
        for name, widest_text, end in board.side
    )
    return min(max(need, f.w * 0.16), f.w * 0.21)


def _side(f: Frame, board: Board, theme: Theme, side: float, plan: Plan, top: float, rows: int) -> list[Ink]:
    bottom = f.c * (plan.rule_y - 0.055)
    left = f.w - f.m - side
    rule_x = round(left - f.m * 0.55)
    pieces: list[Ink] = [Bar(rule_x, round(top), f.rule, round(bottom - top), theme.hairline)]
    pitch = (bottom - top) / max(rows, len(board.side))
    small = min(1.0, pitch / (f.u * 0.125))
    labels = [width(label, int(f.u * 0.028 * small), LABEL_WEIGHT) for label, _, _ in board.side]
    values = [width(value + end, int(f.u * 0.06 * small), VALUE_WEIGHT) for _, value, end in board.side]
    places = [(left, side)] * len(board.side)
    label_px = uniform(f.u * 0.028 * small, labels, places)
    value_px = uniform(f.u * 0.06 * small, values, places)
    for row, (label, value, end) in enumerate(board.side):
        y = top + pitch * (row + 0.79)
        label_y = round(y - f.u * 0.065 * small)
        pieces += text_in(label, left, label_y, label_px, LABEL_WEIGHT, theme.quiet, side, least=1.0)
        runs: list[Run] = [(value, theme.text, VALUE_WEIGHT), (end, theme.quiet, VALUE_WEIGHT)]
        pieces += runs_in(runs, left, round(y), value_px, side, least=1.0)
    return pieces
