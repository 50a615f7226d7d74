"""The clock: the time is the biggest thing in the room, then the blinds, then everything else in one size.

In the last minute of a level its time is amber, and the coming blinds stand as large as the present ones.
"""

from dataclasses import dataclass, replace

from gui.room import parts
from gui.room.board import Ahead, Board
from gui.room.club import filling
from gui.room.fit import Big, fit_digits, fit_figure, fit_px, run_in
from gui.room.ink import Bar, Ink, Text, outline_box, width
from gui.room.parts import Frame
from gui.theme import Theme

ANTE, LOGO_TOP, LARGE_LOGO, SIDE_TOP = 0.057, 0.022, 0.25, 0.165
# The end of the heading's letters, under a last minute's frame; the height of a round digit to a flat one.
HEADING, ROUND = 0.08, 1.015


@dataclass(frozen=True, slots=True)
class Plan:
    """The clock's rows, as shares of the height above the bands: baselines, the height of the time, the rules
    over the figures and over the facts at the foot; the size of both rows, and of their labels."""

    time_y: float
    time_high: float
    bar_y: float
    blinds_y: float
    ante_y: float
    rule_y: float
    foot_y: float
    value: float = 0.056
    label: float = parts.CAPTION


# Figures beside the time; the ante beside the blinds, or under them.
BESIDE = Plan(0.483, 0.323, 0.557, 0.7325, 0, 0.79, 0.79)
BESIDE_TWO = Plan(0.452, 0.300, 0.498, 0.660, 0.745, 0.797, 0.797)
# Figures in a row below: for squarer pictures, and blinds that need the whole width.
BELOW = Plan(0.437, 0.290, 0.483, 0.640, 0, 0.682, 0.832, 0.047, 0.032)
BELOW_TWO = Plan(0.400, 0.275, 0.436, 0.588, 0.660, 0.697, 0.838, 0.047, 0.032)
# The last minute: the coming blinds stand beside the present ones, or under them if both are too wide.
MINUTE = Plan(0.456, 0.300, 0.512, 0.726, 0.795, 0.61, 0.834, 0.047)
MINUTE_UNDER = Plan(0.411, 0.285, 0.446, 0.581, 0.632, 0.838, 0.838, 0.047)
UNDER_Y = (0.752, 0.803)
# The space between the two, and the size of their arrow, in heights of their digits; from this size they
# share a line. Beside the time there is room for fewer figures then.
_BETWEEN, _ARROW, ONE_LINE, FEW = 0.75, 0.8, 0.066, 3


def compose(f: Frame, board: Board, theme: Theme) -> list[Ink]:
    if board.ahead is not None and board.blinds.strip() and board.ahead.blinds.strip():
        return _last_minute(f, board, board.ahead, theme)
    side = _side_width(f, board)
    main = f.inner - (side + 1.1 * f.m if side else 0)
    beside = f.wide and _blinds_size(f, board, main, 0.9).height >= f.u * parts.BLINDS_LEAST * 0.999
    if not beside:
        side, main = 0.0, f.inner
    ante_x = _blinds_size(f, board, main, 1.0).width + f.u * 0.025
    two = bool(board.ante) and ante_x + width(board.ante, int(f.u * ANTE * 0.8), 600) > main
    on_one, on_two = (BESIDE, BESIDE_TWO) if beside else (BELOW, BELOW_TWO)
    plan = on_two if two else on_one
    pieces = _around(f, board, theme, side, plan)
    pieces += _time(f, board, theme, main, plan) + _blinds(f, board, theme, main, plan)
    if not beside:
        pieces += parts.ruled(
            f, parts.of_side(board), theme, plan.rule_y, plan.value, plan.label, plan.foot_y
        )
    return pieces


def _around(f: Frame, board: Board, theme: Theme, side: float, plan: Plan) -> list[Ink]:
    """Return the heading, the figures at the right under a large logo, and the facts at the foot."""
    logo = board.logo if side and board.large_logo else None
    pieces = parts.heading(
        f, replace(board, logo=None) if logo else board, theme, side + f.m * 0.55 if logo else 0.0
    )
    left = f.w - f.m - side
    top, bottom, rows = f.c * SIDE_TOP, f.c * (plan.rule_y - 0.055), FEW if board.ahead else 4
    beside = parts.of_side(board)
    if logo is not None:
        beside = beside[:FEW]
        pieces += parts.logo_in(logo, left, f.u * LOGO_TOP, side, f.u * LARGE_LOGO, theme, 0.5)
        top, rows = f.u * (LOGO_TOP + LARGE_LOGO + 0.03), FEW
    if side:
        x = round(left - f.m * 0.55)
        pieces.append(Bar(x, round(top), f.rule, round(bottom - top), theme.hairline))
        # fewer than usual stand as close together, at the top
        end = top + (bottom - top) * min(1.0, len(beside) / rows)
        column = left, side
        pieces += parts.facts(f, beside, (top, end), theme, f.u * 0.06, f.u * parts.CAPTION, column)
    return pieces + parts.ruled(f, parts.of_foot(board), theme, plan.foot_y, plan.value, plan.label)


def _side_width(f: Frame, board: Board) -> float:
    """Return the same width for all figures: the time stands still when they grow."""
    return f.w * 0.21 if board.side and f.wide else 0.0


def _time(f: Frame, board: Board, theme: Theme, main: float, plan: Plan) -> list[Ink]:
    planned = f.c * plan.time_high * f.u / f.h
    digits = fit_digits(board.time_text, main, max(planned, f.u * parts.TIME_LEAST), f.u * parts.TIME_LEAST)
    # centred in its place, even if it is larger
    baseline = round(f.c * plan.time_y - (planned - digits.height) / 2)
    # two bands leave the least time no place of its own: it stays clear of the heading
    baseline = max(baseline, round(f.edge + f.u * HEADING + digits.height * ROUND))
    left = f.m + (main - digits.width) / 2
    if board.last_minute:
        pieces = parts.in_amber(digits, left, baseline, theme)
    else:
        pieces = digits.ink(left, baseline, theme.text)
    if board.progress is not None:
        y, high = round(f.c * plan.bar_y), max(4, round(f.u * (0.02 if board.last_minute else 0.011)))
        club = filling(board.colour, theme.raised) if board.colour else theme.green
        colour = theme.amber if board.last_minute else club
        pieces += parts.progress(f.m, y, main, high, board.progress, colour, theme)
    return pieces


def _blinds_size(f: Frame, board: Board, room: float, narrowest: float) -> Big:
    return fit_figure(board.blinds, room, f.u * 0.1045, f.u * parts.BLINDS_LEAST, narrowest)


def _blinds(f: Frame, board: Board, theme: Theme, main: float, plan: Plan) -> list[Ink]:
    baseline = round(f.c * plan.blinds_y)
    size = _blinds_size(f, board, main, 0.76)
    pieces = size.ink(f.m, baseline, theme.text)
    x, y, px = f.m + size.width + f.u * 0.025, baseline, f.u * ANTE
    if plan.ante_y:
        px, under = f.u * 0.047, outline_box(board.blinds).bottom() * size.height
        # a comma reaches down, an accent up
        x, y = f.m, max(round(f.c * plan.ante_y), round(baseline + under + px * 1.02))
    return pieces + run_in((board.ante, theme.quiet, 600), x, y, px, f.m + main - x)


# -- the last minute ----------------------------------------------------------------------------------


def _last_minute(f: Frame, board: Board, ahead: Ahead, theme: Theme) -> list[Ink]:
    """Return the time in amber; under it the present and the coming blinds, equally large."""
    now, comes = (outline_box(each).width() for each in (board.blinds, ahead.blinds))
    high = min(f.u * f.small * 0.105, f.inner / (now + comes + 2 * _BETWEEN + _ARROW))
    one_line = high >= f.u * f.small * ONE_LINE
    plan = MINUTE if one_line else MINUTE_UNDER
    side = _side_width(f, board) if one_line else 0.0
    main = f.inner - (side + 1.1 * f.m if side else 0)
    pieces = _around(f, replace(board, side=board.side[:FEW]), theme, side, plan)
    pieces += _time(f, board, theme, main, plan)
    both = _in_a_row(f, board, ahead, theme, high) if one_line else _in_two_rows(f, board, ahead, theme)
    return pieces + both


def _in_a_row(f: Frame, board: Board, ahead: Ahead, theme: Theme, high: float) -> list[Ink]:
    y, words_y = round(f.c * MINUTE.blinds_y), round(f.c * MINUTE.ante_y)
    size = fit_figure(board.blinds, f.inner, high, high)
    arrow = f.m + max(size.width, f.inner * 0.4) + high * _BETWEEN
    arrow = min(arrow, f.m + f.inner - high * (_ARROW + _BETWEEN) - outline_box(ahead.blinds).width() * high)
    left = arrow + high * (_ARROW + _BETWEEN)
    room, before = f.m + f.inner - left, left - f.m - high * 0.4
    px = min(
        fit_px((words, "", parts.LABEL_WEIGHT), f.u * f.small * parts.CAPTION, width)
        for words, width in ((ahead.until, before), (ahead.words, room))
    )
    comes = fit_figure(ahead.blinds, room, high, high * 0.9)
    px = min(px, int(_under(words_y - y, (board.blinds, ahead.blinds), high)))
    return [
        *size.ink(f.m, y, theme.text),
        *_coming(comes, left, y, arrow, theme),
        *run_in((ahead.until, theme.quiet, parts.LABEL_WEIGHT), f.m, words_y, px, before, least=0.5),
        *run_in((ahead.words, theme.quiet, parts.LABEL_WEIGHT), left, words_y, px, room, least=0.5),
    ]


def _under(between: float, blinds: tuple[str, str], high: float) -> float:
    """Return how large (px) words may be whose baseline is ``between`` under that of blinds so ``high``: a
    descender of theirs and an accent of the words do not meet."""
    deep = max(outline_box(each).bottom() for each in blinds) * high
    return max(1.0, (between - max(0.0, deep)) / 1.05)


def _in_two_rows(f: Frame, board: Board, ahead: Ahead, theme: Theme) -> list[Ink]:
    # a break's name can have an accent
    high = f.u * f.small * 0.092 / max(1.0, -outline_box(ahead.blinds).top())
    left = f.m + high * (_ARROW + _BETWEEN)
    room = f.m + f.inner - left
    least = min(fit_figure(each, room, high, high * 0.5).height for each in (board.blinds, ahead.blinds))
    one, two = (fit_figure(each, room, least, least * 0.9) for each in (board.blinds, ahead.blinds))
    until_y, words_y = round(f.c * MINUTE_UNDER.ante_y), round(f.c * UNDER_Y[1])
    between = f.c * (UNDER_Y[1] - UNDER_Y[0])
    px = min(f.u * f.small * 0.03, _under(between, (board.blinds, ahead.blinds), least))
    return [
        *one.ink(left, round(f.c * MINUTE_UNDER.blinds_y), theme.text),
        *_coming(two, left, round(f.c * UNDER_Y[0]), f.m, theme),
        *run_in((ahead.until, theme.quiet, parts.LABEL_WEIGHT), left, until_y, px, room, least=0.5),
        *run_in((ahead.words, theme.quiet, parts.LABEL_WEIGHT), left, words_y, px, room, least=0.5),
    ]


def _coming(size: Big, left: float, y: float, arrow: float, theme: Theme) -> list[Ink]:
    """Return the coming blinds, and their arrow at the middle of their digits."""
    px = size.height * 1.2
    return [
        Text("→", arrow, round(y - size.height / 2 + px * 0.33), max(1, int(px)), 600, theme.amber),
        # only the tip of a slash sticks out of the plate: words follow under it
        *parts.in_amber(size, left, y, theme, deep=0.06),
    ]
