"""Parts that several scenes share: the frame, the heading, the row of facts, the bands.

All sizes are shares of the picture's height; ``u`` replaces the height on pictures narrower than 5:4.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtGui import QColor

from gui.room.board import Board, Tone
from gui.room.club import Logo, needs_plate
from gui.room.fit import Big, Run, fit_px, run_in, runs_in, runs_width
from gui.room.ink import Bar, Ink, Picture, Text, exact_bounds, width
from gui.room.movers import bar_of_movers
from gui.theme import PROJECTED_DARK, PROJECTED_LIGHT, Theme

# One band, or each of two; the bar of the movers. Shares of the height.
BAND, BAND_OF_TWO, MOVERS = 0.078, 0.06, 0.14
# The ground of the heading in the club's colour.
HEADING = 0.104
# The frame of a last minute.
EDGE = 0.017
# Least heights of a flat digit, in heights of the picture: a quarter and a tenth, with a little for rounding.
TIME_LEAST, BLINDS_LEAST = 0.256, 0.1025
# Below this aspect ratio figures do not fit beside the time and go under it.
WIDE = 1.5

LABEL_WEIGHT, VALUE_WEIGHT = 600, 700
# The size of a caption over a figure: a capital of 14 minutes of arc on a 65" screen six metres away.
CAPTION = 0.04
# Sponsors' logos are made for light paper.
STRIP = replace(PROJECTED_LIGHT, ground="#F1F6F3")


@dataclass(frozen=True, slots=True)
class Frame:
    """The picture's measures in pixels: width, height, height above the bands, unit, margin, thickness of the
    frame of a last minute."""

    w: float
    h: float
    c: float
    u: float
    m: float
    edge: float = 0.0

    @property
    def wide(self) -> bool:
        return self.w / self.h >= WIDE

    @property
    def inner(self) -> float:
        return self.w - 2 * self.m

    @property
    def top(self) -> float:
        """Return where the picture begins under its heading."""
        return max(self.u * 0.115, self.edge + self.u * 0.11)

    @property
    def small(self) -> float:
        """Return the share of their usual size for rows of facts: less if two bands press them together."""
        return min(1.0, self.c / self.h / (1 - BAND))

    @property
    def rule(self) -> float:
        """Return the thickness of a hairline: one pixel, two on 4K."""
        return max(1.0, round(self.h / 1080))


def frame(width_px: int, height_px: int, board: Board) -> Frame:
    w, h = float(max(1, width_px)), float(max(1, height_px))
    u = min(h, w / 1.25)
    edge = round(h * EDGE) if board.last_minute else 0.0
    return Frame(w, h, h - edge - sum(_bands(h, board)), u, round(u * 0.066), edge)


def _bands(h: float, board: Board) -> tuple[int, int, int]:
    """Return the heights of the bands from the top: announcement, halt, movers or sponsors."""
    few, halted = bool(board.movers or board.sponsors), bool(board.halted)
    ticker_high = board.ticker is not None
    each = round(h * (BAND if few + halted + ticker_high < 2 else BAND_OF_TWO))
    return ticker_high * each, halted * each, few * round(h * MOVERS)


def tone_colour(tone: Tone, theme: Theme) -> str:
    return str(getattr(theme, tone))


def hairline(f: Frame, y: float, theme: Theme) -> Ink:
    """Return a rule from margin to margin."""
    return Bar(f.m, round(y), f.inner, f.rule, theme.hairline)


def logo_in(
    logo: Logo, x: float, y: float, room: float, high: float, theme: Theme, align: float = 0.0
) -> list[Ink]:
    """Return the logo from ``x`` in ``room`` × ``high``, on a plate if the ground would swallow it. The last
    piece is the logo, the first is as wide as the whole."""
    share = min(room / logo.width, high / logo.height)
    w, h = logo.width * share, logo.height * share
    x += align * (room - w)
    if not needs_plate(logo, QColor(theme.ground).lightness()):
        return [Picture(x, y + (high - h) / 2, w, h, logo)]
    pad = min(w, h) * 0.1
    w, h = w - 2 * pad, h - 2 * pad
    top = y + (high - h) / 2
    plate = Bar(x, top - pad, w + 2 * pad, h + 2 * pad, theme.text, pad)
    return [plate, Picture(x + pad, top, w, h, logo)]


def band(f: Frame, board: Board, theme: Theme) -> tuple[list[Ink], Theme]:
    """Return the heading's ground in the club's colour, where it has one, and the theme of words on it."""
    if not board.colour:
        return [], theme
    white = PROJECTED_DARK.text
    ground = Bar(0, 0, f.w, round(f.u * HEADING), board.colour)
    return [ground], replace(theme, ground=board.colour, text=white, quiet=white)


def heading(f: Frame, board: Board, theme: Theme, kept: float = 0.0) -> list[Ink]:
    """Return club and title on the left, ``corner`` and ``level_name`` on the right, ``kept`` pixels from the
    margin; all on the club's colour."""
    px, baseline, gap = f.u * CAPTION, round(f.u * 0.07 + f.edge * f.wide), f.u * 0.05
    pieces, theme = band(f, board, theme)
    dot = "  ·  " if board.corner and board.level_name else ""
    colour = theme.amber if board.last_minute and not board.colour else theme.text
    right: list[Run] = [(board.corner + dot, theme.quiet, 600), (board.level_name, colour, 600)]
    room = min(f.inner * 0.55, runs_width(right, int(px)))
    words = runs_in(right, f.w - f.m - kept - room, baseline, px, room, align=1.0)
    if board.last_minute and not board.corner and not board.colour:
        words = marked(words, "amber", theme)
    pieces += words
    left_x, left_room = f.m, f.inner - room - kept - (gap if room or kept else 0)
    if board.logo is not None:
        high = f.u * 0.062
        shown = logo_in(board.logo, f.m, baseline - px * 0.36 - high / 2, f.inner * 0.14, high, theme)
        pieces += shown
        used = exact_bounds(shown[0]).width() + px * 0.6
        left_x, left_room = left_x + used, left_room - used
    club: Run = (board.club, theme.text, 600)
    dot = " · " if board.club and board.title else ""
    title: Run = (board.title, theme.quiet, 600)
    line = [club, (dot, theme.text, 600), title]
    if not dot or runs_width(line, int(px)) * 0.72 <= left_room:
        return pieces + runs_in(line, left_x, baseline, px, left_room, least=0.4)
    small = px * 0.78
    pieces += runs_in([club], left_x, round(baseline - small * 0.9), small, left_room, least=0.35)
    return pieces + runs_in([title], left_x, round(baseline + small * 0.28), small, left_room, least=0.35)


def bands(f: Frame, board: Board, theme: Theme) -> list[Ink]:
    """Return the bands at the bottom, and in a last minute the frame around all above them."""
    pieces = _edge(f, theme) if f.edge else []
    told, halted, few = _bands(f.h, board)
    y = f.c + f.edge
    if board.ticker is not None:
        bold, rest = board.ticker
        loud = tone_colour(board.ticker_tone, theme)
        runs: list[Run] = [(bold, loud, 700), (rest, theme.text, 500)]
        pieces += _band(f, runs, y, told, theme.raised)
        if board.ticker_tone != "text":
            pieces.append(Bar(0, y, round(f.m * 0.16), told, loud))
        y += told
    if board.halted:
        pieces += _band(f, [(board.halted, theme.on_amber, 700)], y, halted, theme.amber_ground)
        y += halted
    if board.movers:
        # a line separates two grounds of one colour
        line = [Bar(0, y, f.w, 2 * f.rule, theme.ground)] if board.halted or f.edge else []
        pieces += [
            Bar(0, y, f.w, few, theme.amber_ground),
            *line,
            *bar_of_movers(board, f.m, y, f.inner, few, theme),
        ]
    elif board.sponsors:
        pieces += _sponsors(f, board, y, few, theme)
    return pieces


# Of the strip's height: a square logo, and how much lower one is that is wider; the words before them.
_SQUARE, _WIDER, _THANKS = 0.66, 0.28, 0.2


def _sponsors(f: Frame, board: Board, y: float, high: float, theme: Theme) -> list[Ink]:
    """Return the sponsors on a light strip, at one optical height; where they do not fit, page by page."""
    said: Run = (board.thanks, STRIP.quiet, 500)
    words = run_in(said, f.m, round(y + high * 0.57), high * _THANKS, f.inner * 0.3, least=0.3)
    gap = f.u * 0.05
    left = f.m + (exact_bounds(words[0]).width() + gap if words else 0.0)
    room = f.w - f.m - left
    pages: list[list[tuple[Logo, float]]] = [[]]
    for logo in board.sponsors:
        ratio = logo.width / logo.height
        width = min(high * _SQUARE * ratio * max(ratio, 1 / ratio) ** -_WIDER, room)
        if pages[-1] and sum(each + gap for _, each in pages[-1]) + width > room:
            pages.append([])
        pages[-1].append((logo, width))
    shown = pages[board.page % len(pages)]
    spare = (room - sum(width for _, width in shown)) / len(shown)
    pieces: list[Ink] = [Bar(0, y, f.w, high, STRIP.ground), Bar(0, y, f.w, f.rule, theme.hairline), *words]
    x = left + spare / 2
    for logo, width in shown:
        pieces += logo_in(logo, x, y, width, high, STRIP)
        x += width + spare
    return pieces


def _edge(f: Frame, theme: Theme) -> list[Ink]:
    high = f.c + f.edge
    return [
        Bar(0, 0, f.w, f.edge, theme.amber_ground),
        Bar(0, high - f.edge, f.w, f.edge, theme.amber_ground),
        Bar(0, f.edge, f.edge, high - 2 * f.edge, theme.amber_ground),
        Bar(f.w - f.edge, f.edge, f.edge, high - 2 * f.edge, theme.amber_ground),
    ]


def _band(f: Frame, runs: list[Run], y: float, high: float, ground: str) -> list[Ink]:
    """Return one line, or two if it does not fit at nearly its size."""
    px, middle = f.u * 0.04, y + high / 2
    loud, *rest = [run for run in runs if run[0].strip()] or [("", "", 500)]
    line: list[Run] = [loud, *(part for run in rest for part in ((_BETWEEN, *run[1:]), run))]
    lines = [line] if runs_width(line, int(px)) * _NEARLY <= f.inner else _two_lines([loud, *rest], int(px))
    bases = [middle + px * 0.36]
    if len(lines) > 1:
        px = min(px, high * 0.42)
        px *= min(1.0, f.inner / max(runs_width(line, int(px)) for line in lines))
        bases = [middle + px * (0.36 + by) for by in (-0.57, 0.57)]
    pieces: list[Ink] = [Bar(0, y, f.w, high, ground)]
    for runs, base in zip(lines, bases, strict=True):
        pieces += runs_in(runs, f.m, round(base), px, f.inner, least=0.6)
    return pieces


# Between the loud words of a band and the rest.
_BETWEEN = "     "


def _two_lines(runs: list[Run], px: int) -> list[list[Run]]:
    """Split the runs into two lines of similar width; one line for a single word."""
    words: list[Run] = [(f"{word} ", *run[1:]) for run in runs for word in run[0].split()]
    cuts = range(1, len(words))
    cut = min(cuts, key=lambda n: max(runs_width(words[:n], px), runs_width(words[n:], px)), default=0)
    return [words[:cut], words[cut:]] if cut else [words]


Fact = tuple[str, str, str, Tone]  # label, value, quiet suffix, tone of the value

# A share of the wanted size that is near enough; below it two rows may be larger than one.
_NEARLY = 0.8
# In font sizes: a capital; the space under a label. The height of a row of several, in its content's.
_CAPITAL, _APART, _ROW = 0.73, 0.24, 1.42
# In a row with too little room the captions become smaller first, down to this.
_YIELDS = 0.7


def of_foot(board: Board) -> list[Fact]:
    return [(label, value, "", tone) for label, value, tone in board.foot]


def of_side(board: Board) -> list[Fact]:
    return [(label, value, end, "text") for label, value, end in board.side]


def facts(
    f: Frame,
    items: Sequence[Fact],
    zone: tuple[float, float],
    theme: Theme,
    value_px: float,
    label_px: float,
    column: tuple[float, float] | None = None,
) -> list[Ink]:
    """Return facts in columns between two heights, a quiet label above, a large value below. Nothing is cut:
    facts that do not fit one row at nearly their size get two if that is larger, then all are made smaller.
    In a ``column`` (left, width) they stand under each other."""
    if not items:
        return []
    left, width = column or (f.m, f.inner)
    high = zone[1] - zone[0]
    rows = len(items) if column else 1
    places, px = _sized(f, items, rows, width, high, label_px, value_px)
    if not column and len(items) > 1 and min(px[0] / label_px, px[1] / value_px) < _NEARLY:
        two, small = _sized(f, items, 2, width, high, label_px, value_px)
        if sum(small) > sum(px):
            rows, places, px = 2, two, small
    pieces: list[Ink] = []
    content = sum(px) * (_CAPITAL + _APART)
    for at, (label, value, end, tone) in enumerate(items):
        x, room = places[at % len(places)]
        middle = zone[0] + high * (at // len(places) + 0.5) / rows
        label_y, value_y = round(middle - content / 2 + px[0] * _CAPITAL), round(middle + content / 2)
        pieces += run_in((label, theme.quiet, LABEL_WEIGHT), left + x, label_y, px[0], room)
        runs: list[Run] = [(value, tone_colour(tone, theme), VALUE_WEIGHT), (end, theme.quiet, VALUE_WEIGHT)]
        pieces += marked(runs_in(runs, left + x, value_y, px[1], room), tone, theme)
    return pieces


def _sized(
    f: Frame, items: Sequence[Fact], rows: int, wide: float, high: float, label_px: float, value_px: float
) -> tuple[list[tuple[float, float]], tuple[int, int]]:
    """Return the columns (left, width), and one size for all labels and one for all values at which they fit:
    different sizes would read as different importance."""
    across = -(-len(items) // rows)
    room = high / rows / ((_CAPITAL + _APART) * (_ROW if rows > 1 else 1.0))
    label_px = min(label_px, max(label_px * _YIELDS, room - value_px))
    share = min(1.0, room / (label_px + value_px))
    label_px, value_px = max(1.0, label_px * share), max(1.0, value_px * share)
    gap = f.u * 0.05
    for px in (label_px, label_px * _YIELDS):
        need = [
            max(width(label, max(1, int(px)), LABEL_WEIGHT), width(value + end, int(value_px), VALUE_WEIGHT))
            for label, value, end, _ in items
        ]
        natural = [max(need[at::across]) for at in range(across)]
        if sum(natural) + gap * (across - 1) <= wide:
            break
    places = _columns(natural, wide, gap)
    rooms = [places[at % across][1] for at in range(len(items))]
    every = list(zip(items, rooms, strict=True))
    labels = [fit_px((label, "", LABEL_WEIGHT), label_px, room) for (label, *_), room in every]
    values = [fit_px((x[1] + x[2], "", VALUE_WEIGHT), value_px, room) for x, room in every]
    return places, (min(labels), min(values))


def _columns(natural: list[float], room: float, gap: float) -> list[tuple[float, float]]:
    """Return (left, width) of each column: equal if everything fits, else by need. The gap is kept free."""
    count, free = len(natural), room - gap * (len(natural) - 1)
    widths = [free / count] * count
    if max(natural) > free / count:
        need = sum(natural)
        spare = (free - need) / count
        widths = [each + spare if spare >= 0 else free * each / need for each in natural]
    return [(sum(widths[:at]) + gap * at, widths[at]) for at in range(count)]


def progress(
    x: float, y: float, room: float, high: float, share: float, colour: str, theme: Theme
) -> list[Ink]:
    """Return the bar of the ``share`` that has run."""
    done, ground = round(room * share), Bar(x, y, room, high, theme.raised, high / 2)
    return [ground, Bar(x, y, done, high, colour, high / 2)] if done >= high else [ground]


def in_amber(big: Big, x: float, baseline: float, theme: Theme, deep: float = 0.0) -> list[Ink]:
    """Return large amber words: on white, dark ones on an amber plate, which reaches ``deep`` under them (in
    their height). The plate belongs to their size, so that it stays when a digit changes."""
    pieces = big.ink(x, baseline, theme.amber)
    if theme.amber != theme.on_amber or not pieces:
        return pieces
    high = big.height * (1 + deep)
    pad = high * 0.1
    top = baseline - big.height - pad
    return [Bar(x - pad, top, big.width + 2 * pad, high + 2 * pad, theme.amber_ground, pad), *pieces]


def clock_line(f: Frame, board: Board, theme: Theme) -> list[Ink]:
    """Return time and blinds under another picture, larger than facts: a list must never hide them."""
    return ruled(f, of_foot(board), theme, 0.79, 0.09)


def foot_facts(f: Frame, board: Board, theme: Theme) -> list[Ink]:
    """Return a row of facts under a picture of one thing."""
    return ruled(f, of_foot(board), theme, 0.775, 0.06)


def ruled(
    f: Frame,
    items: Sequence[Fact],
    theme: Theme,
    top: float,
    value: float,
    label: float = CAPTION,
    bottom: float = 1.0,
) -> list[Ink]:
    """Return a row of facts under a rule: its place in heights above the bands, its sizes in units."""
    if not items:
        return []
    small, zone = f.u * f.small, (f.c * top, f.c * bottom)
    return [hairline(f, zone[0], theme), *facts(f, items, zone, theme, small * value, small * label)]


def marked(pieces: list[Ink], tone: Tone, theme: Theme) -> list[Ink]:
    """Return amber words on white dark on a marker: amber readable there no longer looks amber."""
    if tone != "amber" or theme.amber != theme.on_amber or not pieces:
        return pieces
    texts = [piece for piece in pieces if isinstance(piece, Text)]
    first, last, px = texts[0], texts[-1], texts[0].px
    end = last.x + width(last.text, last.px, last.weight)
    pad = px * 0.16
    left, top = first.x - pad, first.baseline - px * 0.92
    return [Bar(left, top, end - first.x + 2 * pad, px * 1.2, theme.amber_ground, pad), *pieces]
