"""Parts that several scenes share: the frame, the heading, the row of facts, the bands.

All sizes are shares of the picture's height; ``u`` replaces the height on pictures narrower than 5:4.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QColor

from gui.display.board import Board, Foot, Tone
from gui.display.fit import Run, elide, runs_in, runs_width, text_in
from gui.display.ink import Bar, Ink, Picture, Text, exact_bounds, width
from gui.display.logo import Logo, needs_plate
from gui.theme import Theme

# A band of its own, or each of two.
BAND, BAND_OF_TWO = 0.078, 0.06
# Least heights of a flat digit, in heights of the picture: a quarter and a tenth, and a little for rounding.
TIME_LEAST, BLINDS_LEAST = 0.256, 0.1025
# Below this shape figures do not fit beside the time: they go under it.
WIDE = 1.5

LABEL_WEIGHT, VALUE_WEIGHT = 500, 700


@dataclass(frozen=True, slots=True)
class Frame:
    """The picture's measures: width, height, height above the bands, unit, margin; all in pixels."""

    w: float
    h: float
    c: float
    u: float
    m: float

    @property
    def wide(self) -> bool:
        return self.w / self.h >= WIDE

    @property
    def inner(self) -> float:
        return self.w - 2 * self.m

    @property
    def small(self) -> float:
        """Of their usual size, what rows of facts are set in: less where two bands press them together."""
        return min(1.0, self.c / self.h / (1 - BAND))

    @property
    def rule(self) -> float:
        """Thickness of a hairline: one pixel, two on 4K."""
        return max(1.0, round(self.h / 1080))


def frame(width_px: int, height_px: int, board: Board) -> Frame:
    """The frame of one picture."""
    w, h = float(max(1, width_px)), float(max(1, height_px))
    u = min(h, w / 1.25)
    c = h - bool(board.halted or board.ticker) * round(h * BAND)
    if board.halted and board.ticker:
        c = h - 2 * round(h * BAND_OF_TWO)
    return Frame(w, h, c, u, round(u * 0.066))


def tone_colour(tone: Tone, theme: Theme) -> str:
    """The theme's colour of a meaning."""
    return {
        "text": theme.text,
        "quiet": theme.quiet,
        "green": theme.green,
        "amber": theme.amber,
        "red": theme.red,
    }[tone]


def hairline(f: Frame, y: float, theme: Theme) -> Ink:
    """A rule from margin to margin."""
    return Bar(f.m, round(y), f.inner, f.rule, theme.hairline)


def logo_in(logo: Logo, x: float, y: float, room: float, high: float, theme: Theme) -> list[Ink]:
    """The logo from ``x`` in ``room`` × ``high``; on a plate where it would be lost on the ground. Its last
    piece is the logo, its first is as wide as it all is."""
    share = min(room / logo.width, high / logo.height)
    w, h = logo.width * share, logo.height * share
    if not needs_plate(logo, QColor(theme.ground).lightness()):
        return [Picture(x, y + (high - h) / 2, w, h, logo)]
    pad = min(w, h) * 0.1
    w, h = w - 2 * pad, h - 2 * pad
    top = y + (high - h) / 2
    plate = Bar(x, top - pad, w + 2 * pad, h + 2 * pad, theme.text, pad)
    return [plate, Picture(x + pad, top, w, h, logo)]


def heading(f: Frame, board: Board, theme: Theme) -> list[Ink]:
    """Club and title on the left, what ``corner`` and ``level_name`` say on the right."""
    px, baseline, gap = f.u * 0.036, round(f.u * 0.07), f.u * 0.05
    dot = "  ·  " if board.corner and board.level_name else ""
    right: list[Run] = [(board.corner + dot, theme.quiet, 600), (board.level_name, theme.text, 600)]
    room = min(f.inner * 0.55, runs_width(right, int(px)))
    pieces = runs_in(right, f.w - f.m - room, baseline, px, room, align=1.0)
    left_x, left_room = f.m, f.inner - room - (gap if room else 0)
    if board.logo is not None:
        high = f.u * 0.062
        shown = logo_in(board.logo, f.m, baseline - px * 0.36 - high / 2, f.inner * 0.14, high, theme)
        pieces += shown
        taken = exact_bounds(shown[0]).width() + px * 0.6
        left_x, left_room = left_x + taken, left_room - taken
    club = elide(board.club, int(px), 600, left_room * (0.6 if board.title else 1))
    dot = " · " if board.club and board.title else ""
    left: list[Run] = [(club, theme.text, 600), (dot, theme.text, 600), (board.title, theme.quiet, 600)]
    return pieces + runs_in(left, left_x, baseline, px, left_room, least=0.85)


def bands(f: Frame, board: Board, theme: Theme) -> list[Ink]:
    """At the bottom, under everything else: what was announced, and in amber what must not go on."""
    pieces: list[Ink] = []
    y, high = f.c, (f.h - f.c) / (2 if board.halted and board.ticker else 1)
    if board.ticker is not None:
        bold, rest = board.ticker
        gap = "     " if bold and rest else ""
        runs: list[Run] = [(bold, theme.text, 700), (gap, theme.text, 500), (rest, theme.text, 500)]
        pieces += _band(f, runs, y, high, theme.raised)
        y += high
    if board.halted:
        pieces += _band(f, [(board.halted, theme.on_amber, 700)], y, high, theme.amber_ground)
    return pieces


def _band(f: Frame, runs: list[Run], y: float, high: float, ground: str) -> list[Ink]:
    px = f.u * 0.04
    bar = Bar(0, y, f.w, high, ground)
    return [bar, *runs_in(runs, f.m, round(y + high / 2 + px * 0.36), px, f.inner)]


def columns(natural: list[float], room: float, gap: float) -> list[tuple[float, float]]:
    """(left, width) of each column: equal where everything fits, else by need. The gap is kept free."""
    count = len(natural)
    if not count:
        return []
    free = room - gap * (count - 1)
    if max(natural) <= free / count:
        widths = [free / count] * count
    else:
        need = sum(natural)
        spare = (free - need) / count
        widths = [each + spare if spare >= 0 else free * each / need for each in natural]
    lefts: list[tuple[float, float]] = []
    left = 0.0
    for each in widths:
        lefts.append((left, each))
        left += each + gap
    return lefts


def facts(
    f: Frame,
    items: tuple[Foot, ...],
    label_y: float,
    value_y: float,
    theme: Theme,
    value_px: float,
    label_px: float,
    suffixes: tuple[str, ...] = (),
) -> list[Ink]:
    """A row of facts, quiet label above, large value below, in as many columns."""  # fmt: skip
    ends = suffixes or ("",) * len(items)
    labels = [width(label, int(label_px), LABEL_WEIGHT) for label, _, _ in items]
    values = [
        width(item[1] + end, int(value_px), VALUE_WEIGHT) for item, end in zip(items, ends, strict=True)
    ]
    places = columns([max(pair) for pair in zip(labels, values, strict=True)], f.inner, f.u * 0.05)
    # One size for the whole row: a row of different sizes reads as different importance.
    label_px = uniform(label_px, labels, places, least=0.7)
    value_px = uniform(value_px, values, places)
    pieces: list[Ink] = []
    for (label, value, tone), end, (left, room) in zip(items, ends, places, strict=True):
        x = f.m + left
        pieces += text_in(label, x, round(label_y), label_px, LABEL_WEIGHT, theme.quiet, room, least=1.0)
        runs: list[Run] = [(value, tone_colour(tone, theme), VALUE_WEIGHT), (end, theme.quiet, VALUE_WEIGHT)]
        pieces += marked(runs_in(runs, x, round(value_y), value_px, room, least=1.0), tone, theme)
    return pieces


def clock_line(f: Frame, board: Board, theme: Theme) -> list[Ink]:
    """The level's time and its blinds under a picture of something else, larger than other facts: nobody in
    the room may lose them."""
    if not board.foot:
        return []
    high = f.u * f.small
    row = facts(f, board.foot, f.c * 0.85, f.c * 0.947, theme, high * 0.09, high * 0.03)
    return [hairline(f, f.c * 0.79, theme), *row]


def uniform(px: float, natural: list[float], places: list[tuple[float, float]], least: float = 0.68) -> int:
    """The size at which every text fits its place, but not below ``least`` of ``px``: longer ones are cut."""
    shares = (room / wide for wide, (_, room) in zip(natural, places, strict=True) if wide > room)
    return max(1, int(px * least), int(int(px) * min(shares, default=1.0)))


def marked(pieces: list[Ink], tone: Tone, theme: Theme) -> list[Ink]:
    """On white, amber is a marker behind dark text: no amber that is readable there still looks amber."""
    if tone != "amber" or theme.amber != theme.on_amber or not pieces:
        return pieces
    texts = [piece for piece in pieces if isinstance(piece, Text)]
    first, last, px = texts[0], texts[-1], texts[0].px
    end = last.x + width(last.text, last.px, last.weight)
    pad = px * 0.16
    left, top = first.x - pad, first.baseline - px * 0.92
    return [Bar(left, top, end - first.x + 2 * pad, px * 1.2, theme.amber_ground, pad), *pieces]
