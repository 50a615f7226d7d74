"""Before the start: the event, the time, the price; at the right the QR code of the draw."""

from __future__ import annotations

from gui.room.board import Board
from gui.room.fit import Digits, digits_at, fit_digits, text_in, wrapped
from gui.room.ink import Code, Ink
from gui.room.parts import Frame, bands, facts, frame, hairline, logo_in, tone_colour
from gui.theme import Theme

_CODE, _WORDS_PX = 0.42, 0.03
_TOP, _BOTTOM = 0.06, 0.775
# Shares of the height: logo, club, title, word over the time, time, note under it; and the space before each.
_LOGO, _CLUB, _TITLE, _WORD, _TIME, _NOTE = 0.15, 0.085, 0.048, 0.045, 0.2, 0.04
_CAPITAL = 0.73


def compose(w: int, h: int, board: Board, theme: Theme) -> list[Ink]:
    """Return the pieces. Without a code everything is centred."""
    f = frame(w, h, board)
    side = min(f.u * _CODE * f.small, f.inner * 0.42) if board.code else 0.0
    room = f.inner - (side + f.m * 0.8 if side else 0.0)
    bottom = f.c * (_BOTTOM if board.foot else 0.95)
    pieces = _told(f, board, theme, room, bottom, 0.0 if side else 0.5)
    if side:
        pieces += _code(f, board, theme, side, bottom)
    if board.foot:
        pieces.append(hairline(f, bottom, theme))
        small = f.u * f.small
        lines = f.c * 0.86, f.c * 0.93
        pieces += facts(f, board.foot, (bottom, f.c), lines, theme, small * 0.06, small * 0.029)
    return pieces + bands(f, board, theme)


def _told(f: Frame, board: Board, theme: Theme, room: float, bottom: float, align: float) -> list[Ink]:
    """Return logo, club, title, countdown and price as one block."""
    top = f.c * _TOP
    timed = bool(board.time_text.strip())
    parts: list[tuple[str, float, float]] = []  # text, height, space before it; shares of u
    if board.logo is not None:
        parts.append(("logo", _LOGO, 0.0))
    if board.club.strip():
        parts.append(("club", _CLUB * _CAPITAL, 0.045))
    if board.title.strip():
        parts.append(("title", _TITLE * _CAPITAL, 0.04))
    word = _WORD if timed else _CLUB
    if board.headline.strip():
        parts.append(("word", word * _CAPITAL, 0.085))
    if timed:
        parts.append(("time", _TIME, 0.045))
    if board.note.strip():
        parts.append(("note", _NOTE * _CAPITAL, 0.06))
    if not parts:
        return []
    need = sum(high + space for _, high, space in parts) - parts[0][2]
    scale = f.u * min(1.0, (bottom - top) * 0.9 / f.u / need)
    y = top + (bottom - top - need * scale) / 2 - parts[0][2] * scale
    pieces: list[Ink] = []
    for what, high, space in parts:
        y += (space + high) * scale
        if what == "logo" and board.logo is not None:
            wide = min(room, high * scale * board.logo.width / board.logo.height)
            left = f.m + align * (room - wide)
            pieces += logo_in(board.logo, left, y - high * scale, wide, high * scale, theme)
        elif what == "time":
            digits = _digits(board, room, high * scale)
            left = f.m + align * (room - digits.width)
            pieces += digits_at(board.time_text, digits, left, round(y), theme.text)
        else:
            lines, px, weight, colour = {
                "club": (board.club, _CLUB, 700, theme.text),
                "title": (board.title, _TITLE, 500, theme.quiet),
                "word": (board.headline, word, 600, tone_colour(board.tone or "green", theme)),
                "note": (board.note, _NOTE, 500, theme.quiet),
            }[what]
            pieces += text_in(lines, f.m, round(y), px * scale, weight, colour, room, least=0.2, align=align)
    return pieces


def _digits(board: Board, room: float, high: float) -> Digits:
    return fit_digits(board.time_text, room, high, high * 0.8)


def _code(f: Frame, board: Board, theme: Theme, side: float, bottom: float) -> list[Ink]:
    """Return the code and the words under it, as wide as the code."""
    px = max(1, int(f.u * f.small * _WORDS_PX))
    # the first line is read out in groups and is not broken
    said, under = (
        board.code_words[:1],
        [x for words in board.code_words[1:] for x in wrapped(words, px, 500, side)],
    )
    pitch, space = px * 1.4, px * 0.6
    high = side + bool(said) * (space + pitch) + bool(under) * (space + pitch * len(under))
    top = f.c * _TOP + max(0.0, (bottom - f.c * _TOP - high) / 2)
    left = f.w - f.m - side
    pieces: list[Ink] = [Code(round(left), round(top), int(side), board.code)]
    y = top + side
    for lines, weight, colour in ((said, 600, theme.text), (under, 500, theme.quiet)):
        y += space if lines else 0.0
        for line in lines:
            y += pitch
            pieces += text_in(line, left, round(y), px, weight, colour, side, least=0.5, align=0.5)
    return pieces
