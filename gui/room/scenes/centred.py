"""A time in the middle with a word over it: the break, the pause, hand-for-hand, the wait for the start."""

from gui.room import parts
from gui.room.block import Item, figure, line, stacked, time
from gui.room.board import Board
from gui.room.fit import fit_figure, run_in
from gui.room.ink import Ink, outline_box, width
from gui.theme import Theme

_ANTE = 0.05


def compose(f: parts.Frame, board: Board, theme: Theme) -> list[Ink]:
    """Return headline, time (or the headline in its place), blinds and note; a row of facts below.

    A stopped time is quiet, so that nobody reads it as running; hand for hand play goes on, and nothing is
    red."""
    tone = board.tone or {"break": "green", "paused": "red"}.get(board.scene, "text")
    word = parts.tone_colour(tone, theme)  # type: ignore[arg-type]
    stopped = board.scene == "hand" or tone == "red"
    digits, amber = theme.quiet if stopped else theme.text, theme if board.last_minute else None
    bottom = f.c * (0.765 if board.foot else 0.95)  # the hairline is at 0.775
    timed, blinds = bool(board.time_text.strip()), bool(board.blinds.strip())
    gap = f.u * (0.05 if timed else 0.075)
    if not board.ante or not blinds or _fits_with_ante(f, board):
        ante, note = board.ante, board.note
    else:
        ante, note = "", " · ".join(filter(None, (board.ante, board.note)))
    high = min(f.c, f.u) * (0.33, 0.285, 0.262)[blinds + bool(note)]
    least = f.u * parts.TIME_LEAST
    last = line(f, [(note, theme.quiet, 500)], f.u * (0.042 if timed else 0.044), gap * 0.9)
    if timed:
        headline = line(f, [(board.headline, word, 600)], f.u * 0.06)
    else:
        headline = figure(f, board.headline, f.u * 0.17, word, least=0.6)
    items: list[Item | None] = [
        headline,
        time(f, board.time_text, max(high, least), least, digits, gap, amber=amber),
        _blinds(f, board, ante, theme, gap) if blinds else None,
        last,
    ]
    pieces = parts.heading(f, board, theme) + stacked(items, f.top, bottom)
    return pieces + parts.foot_facts(f, board, theme)


def _ante_width(f: parts.Frame, ante: str) -> float:
    return width(ante, int(f.u * _ANTE), 600) + f.u * 0.025 if ante else 0.0


def _fits_with_ante(f: parts.Frame, board: Board) -> bool:
    room = f.inner - _ante_width(f, board.ante)
    least = f.u * parts.BLINDS_LEAST
    return room > 0 and fit_figure(board.blinds, room, least, least, 0.9).height >= least * 0.999


def _blinds(f: parts.Frame, board: Board, ante: str, theme: Theme, gap: float) -> Item:
    beside = _ante_width(f, ante)
    size = fit_figure(board.blinds, f.inner - beside, f.u * 0.105, f.u * parts.BLINDS_LEAST)
    left = f.m + (f.inner - beside - size.width) / 2

    def ink(y: float, small: float) -> list[Ink]:
        pieces = size.ink(left, y, theme.text)
        x = left + size.width + f.u * 0.025
        return pieces + run_in((ante, theme.quiet, 600), x, y, f.u * _ANTE, beside)

    box = outline_box(board.blinds)
    over, under = max(1.0, -box.top()), max(0.2, box.bottom())  # a slash reaches over the digits
    gap = max(0.0, gap - size.height * (over - 1.0))  # measured to the digits
    return Item(size.height * over, size.height * under, gap, ink, firm=True)
