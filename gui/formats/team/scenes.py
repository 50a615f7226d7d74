"""The scenes of team poker: the talk break with its transfers, a time-out, the teams and their seats.

Each is a board whose ``own`` is one of the types here; the words in them come ready-made.
"""

from dataclasses import dataclass

from gui.room import parts
from gui.room.block import figure, line, stacked, time
from gui.room.board import Board
from gui.room.fit import Run, emphasised, name_in, run_in, runs_in, runs_width
from gui.room.ink import Bar, Ink, Text, width
from gui.room.listing import Cell, Line, Listing, Shape, fitted, listed, page_of
from gui.room.parts import Frame
from gui.room.scenes import centred
from gui.theme import Theme


@dataclass(frozen=True, slots=True)
class Told:
    """An announced transfer: who gives and who takes, each with the table in words."""

    team: str
    giver: tuple[str, str]  # "Anna Ek", "table <b>3</b>"
    taker: tuple[str, str]
    amount: str


@dataclass(frozen=True, slots=True)
class Talk:
    """The talk break; the newest transfer stands first under ``title``."""

    title: str = ""  # "Transfers, 10 % of the stack"
    transfers: tuple[Told, ...] = ()


@dataclass(frozen=True, slots=True)
class Stopped:
    """A time-out: ``rule`` under the time, what the hand comes to in bold."""

    team: str
    rule: str


@dataclass(frozen=True, slots=True)
class TeamRow:
    """A team and its stacks, each as it is shown and whether it lives."""

    team: str
    stacks: tuple[tuple[str, bool], ...]


@dataclass(frozen=True, slots=True)
class Teams:
    rows: tuple[TeamRow, ...]


# Of the height above the bands: the end of headline and time, the bar under them, the transfers.
TIME_END, BAR, TITLE, ROWS, FOOT = 0.485, 0.513, 0.571, 0.583, 0.862
# A row with a transfer: its height, at most and at least; the places of its columns in the inner width,
# the last one from the arrow on.
PITCH, LEAST_PITCH = 0.078, 0.054
GIVER, ARROW, TAKER = 0.191, 0.529, 0.028
# The line that says the room stands still: a dash and a gap, in thicknesses.
DASH, DASH_GAP, DASH_HIGH = 2.7, 1.4, 0.0037


def pages(f: Frame, board: Board) -> int:
    """Return the number of pages at this size; at least 1."""
    if isinstance(board.own, Talk):
        return max(1, -(-len(board.own.transfers) // _rows(f)))
    return fitted(f, _listing(board.own), _shape(f)).pages if isinstance(board.own, Teams) else 1


def compose(f: Frame, board: Board, theme: Theme) -> list[Ink]:
    """Return the pieces of the picture; of a list one page, ``board.page`` modulo their number."""
    match board.own:
        case Talk(transfers=()):
            return centred.compose(f, board, theme)
        case Talk():
            return _talk(f, board, board.own, pages(f, board), theme)
        case Stopped():
            return _stopped(f, board, board.own, theme)
        case Teams():
            return listed(f, board, theme, _listing(board.own), _shape(f))
    raise TypeError(board.own)


# -- the talk break -----------------------------------------------------------------------------------


def _rows(f: Frame) -> int:
    """Return how many transfers stand on a page."""
    return max(1, int(f.c * (FOOT - ROWS) / (f.u * LEAST_PITCH)))


def _talk(f: Frame, board: Board, talk: Talk, count: int, theme: Theme) -> list[Ink]:
    high = f.u * 0.27
    items = [
        line(f, [(board.headline, theme.green, 600)], f.u * 0.06),
        time(
            f, board.time_text, high, min(high, f.u * parts.TIME_LEAST), theme.text, f.u * 0.035, firm=False
        ),
    ]
    pieces = parts.heading(f, board, theme) + stacked(items, f.top * 0.9, f.c * TIME_END)
    if board.progress is not None:
        y, thick = round(f.c * BAR), max(4, round(f.u * 0.009))
        pieces += parts.progress(f.m, y, f.inner, thick, board.progress, theme.green, theme)
    first = board.page % count * _rows(f)
    shown = talk.transfers[first : first + _rows(f)]
    page = page_of(board, count)
    top, px = f.c * ROWS, f.u * 0.029
    pieces += run_in((talk.title, theme.quiet, 500), f.m, round(f.c * TITLE), px, f.inner * 0.7)
    pieces += run_in((page, theme.quiet, 500), f.m, round(f.c * TITLE), px, f.inner, align=1.0)
    pitch = min(f.u * PITCH, (f.c * FOOT - top) / len(shown))
    for at, told in enumerate(shown):
        pieces.append(parts.hairline(f, top + at * pitch, theme))
        pieces += _told(f, told, round(top + (at + 0.5) * pitch + pitch * 0.17), pitch, theme)
    pieces.append(parts.hairline(f, f.c * FOOT, theme))
    pieces += parts.facts(f, parts.of_side(board), (f.c * FOOT, f.c), theme, f.u * 0.052, f.u * 0.027)
    return pieces


def _told(f: Frame, told: Told, y: int, pitch: float, theme: Theme) -> list[Ink]:
    """Return the team, who gives, who takes, and how much, the loudest of the four."""
    px, gap = pitch * 0.56, pitch * 0.3
    at = [f.m + f.inner * share for share in (0.0, GIVER, ARROW)]
    at.append(at[2] + max(f.inner * TAKER, px * 1.3))
    amount = max(width(told.amount, int(px * 1.15), 700), f.inner * 0.09)
    pieces = name_in((told.team, theme.text, 700), at[0], y, px, at[1] - at[0] - gap)
    for (name, table), x, end in (
        (told.giver, at[1], at[2] - gap),
        (told.taker, at[3], f.m + f.inner - amount - gap),
    ):
        place = [(" ", theme.quiet, 500), *emphasised(table, theme)]
        room = end - x - runs_width(place, int(px))
        shown = name_in((name, theme.text, 500), x, y, px, room, two=0.6)
        ends = max((p.x + width(p.text, p.px, p.weight) for p in shown if isinstance(p, Text)), default=x)
        pieces += [*shown, *runs_in(place, ends, y, px, end - ends + 1)]
    pieces.append(Text("→", at[2], y, max(1, int(px)), 500, theme.quiet))
    loud: Run = (told.amount, theme.green, 700)
    return pieces + run_in(loud, at[3], y, px * 1.15, f.m + f.inner - at[3], align=1.0)


# -- a time-out ---------------------------------------------------------------------------------------


def _stopped(f: Frame, board: Board, stopped: Stopped, theme: Theme) -> list[Ink]:
    """Return the picture of a time-out: the team, the seconds and their beginning, and that the room stands
    still."""
    colour = parts.tone_colour(board.tone or "text", theme)
    high, gap = f.u * 0.31, f.u * 0.05
    items = [
        line(f, [(board.headline, theme.amber, 600)], f.u * 0.06, tone="amber", theme=theme),
        figure(f, stopped.team, f.u * 0.105, theme.text, gap * 0.8, least=0.3),
        time(f, board.time_text, high, f.u * parts.TIME_LEAST * 0.8, colour, gap * 1.2, firm=False),
        line(f, emphasised(stopped.rule, theme), f.u * 0.042, gap * 0.9, least=0.45),
    ]
    pieces = parts.heading(f, board, theme) + stacked(items, f.top * 0.9, f.c * (FOOT - 0.06))
    pieces += _dashes(f, round(f.c * FOOT), theme)
    rest = parts.of_side(board)
    loud = [(label, value, "", tone) for label, value, tone in board.foot]
    pieces += parts.facts(f, [*loud, *rest], (f.c * FOOT, f.c), theme, f.u * 0.052, f.u * 0.027)
    return pieces


def _dashes(f: Frame, y: float, theme: Theme) -> list[Ink]:
    high = max(2, round(f.u * DASH_HIGH))
    step = high * (DASH + DASH_GAP)
    left = [round(i * step) for i in range(int(f.w / step) + 1)]
    return [Bar(x, y, min(round(high * DASH), f.w - x), high, theme.red) for x in left if x < f.w]


# -- the teams and their seats ------------------------------------------------------------------------


def _listing(teams: Teams) -> Listing:
    most = max((len(row.stacks) for row in teams.rows), default=0)
    return Listing(
        tuple(
            Line(
                row.team,
                (),
                tuple(
                    Cell(words, 700 if lives else 500, "green" if lives else "quiet", 1.0 if lives else 0.8)
                    for words, lives in (*row.stacks, *((("", False),) * (most - len(row.stacks))))
                ),
            )
            for row in teams.rows
        ),
        700,
    )


def _shape(f: Frame) -> Shape:
    columns = max(1, min(3, int(f.w / f.h / 0.6)))
    return Shape(columns, 12, f.u * 0.043 * f.small, f.u * 0.08, 1.6, f.c * 0.14, f.c * 0.775)
