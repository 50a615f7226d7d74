"""Before the start: the event, the time, the price; at the right the QR code of the draw."""

from gui.room.block import Item, line, stacked, time
from gui.room.board import Board
from gui.room.fit import run_in, wrapped
from gui.room.ink import Code, Ink
from gui.room.parts import Frame, foot_facts, logo_in, tone_colour
from gui.theme import Theme

_CODE, _CODES, _WORDS_PX, _TOP = 0.42, 0.4, 0.03, 0.06


def compose(f: Frame, board: Board, theme: Theme) -> list[Ink]:
    """Return the pieces. Without a code everything is centred."""
    u = f.u
    wide, align = _width(f, board), 0.0 if board.codes else 0.5
    room = f.inner - (wide + f.m * 0.8 if wide else 0.0)
    bottom = f.c * (0.775 if board.foot else 0.95)
    timed = bool(board.time_text.strip())

    def logo(y: float, small: float) -> list[Ink]:
        assert board.logo is not None
        return logo_in(board.logo, f.m, y - u * 0.15 * small, room, u * 0.15 * small, theme, align)

    def words(said: str, px: float, weight: int, colour: str, gap: float) -> Item | None:
        return line(f, [(said, colour, weight)], u * px, u * gap, room=room, align=align, least=0.2)

    tone = tone_colour(board.tone or "green", theme)
    items = [
        Item(u * 0.15, 0.0, 0.0, logo) if board.logo is not None else None,
        words(board.club, 0.085, 700, theme.text, 0.045),
        words(board.title, 0.048, 500, theme.quiet, 0.03),
        words(board.headline, 0.045 if timed else 0.085, 600, tone, 0.075),
        time(f, board.time_text, u * 0.2, u * 0.16, theme.text, u * 0.04, firm=False, room=room, align=align),
        words(board.note, 0.04, 500, theme.quiet, 0.06),
    ]
    space = (bottom - f.c * _TOP) * 0.05
    pieces = stacked(items, f.c * _TOP + space, bottom - space)
    if board.codes:
        pieces += _codes(f, board, theme, wide, bottom)
    return pieces + foot_facts(f, board, theme)


def _width(f: Frame, board: Board) -> float:
    """Return how wide the codes are together, in px."""
    if len(board.codes) < 2:
        return min(f.u * _CODE * f.small, f.inner * 0.42) if board.codes else 0.0
    return min(f.u * _CODES * f.small * len(board.codes), f.inner * 0.6)


def _codes(f: Frame, board: Board, theme: Theme, wide: float, bottom: float) -> list[Ink]:
    """Return the codes beside each other, their words under them, and under all what they are for."""
    many, gap = len(board.codes), f.m * 0.5
    side = (wide - gap * (many - 1)) / many
    named = any(x.name for x in board.codes)
    for share in (1.0, 0.9, 0.8, 0.7):
        px = max(1, int(f.u * f.small * _WORDS_PX * share))
        under = [(x, theme.quiet, 500) for x in wrapped(board.code_words, px, 500, wide)]
        pitch, space = px * 1.4, px * 0.6
        over = pitch + space if named else 0.0
        # what is read out in groups is not broken
        high = over + side + space + pitch + (space + pitch * len(under) if board.code_words else 0.0)
        if high <= bottom - f.c * _TOP:
            break
    top = f.c * _TOP + max(0.0, (bottom - f.c * _TOP - high) / 2)
    first = f.w - f.m - wide
    pieces: list[Ink] = []
    y = top + over + side + space + pitch
    for i, each in enumerate(board.codes):
        left = first + i * (side + gap)
        if each.name:
            name = (each.name, theme.text, 700)
            pieces += run_in(name, left, round(top + pitch), px, side, least=0.5, align=0.5)
        pieces.append(Code(round(left), round(top + over), int(side), each.holds))
        words = (each.words, theme.text, 600)
        pieces += run_in(words, left, round(y), px, side, least=0.5, align=0.5)
    y += space
    for line_of in under:
        y += pitch
        pieces += run_in(line_of, first, round(y), px, wide, least=0.5, align=0.5)
    return pieces
