"""Before the start: the event, the time, the price; at the right the QR code of the draw."""

from gui.room.block import Item, line, stacked, time
from gui.room.board import Board
from gui.room.fit import run_in, wrapped
from gui.room.ink import Code, Ink
from gui.room.parts import Frame, foot_facts, logo_in, tone_colour
from gui.theme import Theme

_CODE, _WORDS_PX, _TOP = 0.42, 0.03, 0.06


def compose(f: Frame, board: Board, theme: Theme) -> list[Ink]:
    """Return the pieces. Without a code everything is centred."""
    u = f.u
    side = min(u * _CODE * f.small, f.inner * 0.42) if board.code else 0.0
    room, align = f.inner - (side + f.m * 0.8 if side else 0.0), 0.0 if side else 0.5
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
    if side:
        pieces += _code(f, board, theme, side, bottom)
    return pieces + foot_facts(f, board, theme)


def _code(f: Frame, board: Board, theme: Theme, side: float, bottom: float) -> list[Ink]:
    """Return the code and the words under it, as wide as the code."""
    # the first line is read out in groups and is not broken
    said = [(each, 600, theme.text) for each in board.code_words[:1]]
    for share in (1.0, 0.9, 0.8, 0.7):
        px = max(1, int(f.u * f.small * _WORDS_PX * share))
        under = [(x, 500, theme.quiet) for each in board.code_words[1:] for x in wrapped(each, px, 500, side)]
        pitch, space = px * 1.4, px * 0.6
        high = side + 2 * space + pitch * (len(said) + len(under))
        if high <= bottom - f.c * _TOP:
            break
    top = f.c * _TOP + max(0.0, (bottom - f.c * _TOP - high) / 2)
    left = f.w - f.m - side
    pieces: list[Ink] = [Code(round(left), round(top), int(side), board.code)]
    y = top + side
    for group in (said, under):
        y += space
        for words, weight, colour in group:
            y += pitch
            pieces += run_in((words, colour, weight), left, round(y), px, side, least=0.5, align=0.5)
    return pieces
