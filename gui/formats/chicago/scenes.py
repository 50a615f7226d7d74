"""The tables of a heat for the room: eight on a page, a green line under those who advance."""

from collections.abc import Sequence
from math import ceil

from gui.formats.chicago.picture import Player, Standing, Standings
from gui.room.board import Board
from gui.room.fit import Run, emphasised, name_in, runs_in, runs_width
from gui.room.ink import Bar, Ink, Text, width
from gui.room.parts import Frame, marked
from gui.theme import Theme
from gui.words.tr import fill

# Shares of the height: the headline, where the tables begin and end, the foot.
HEADLINE, TITLE_AT, TOP, FOOT_AT, FOOT = 0.056, 0.085, 0.135, 0.958, 0.034
# Of the unit: a name (4 % of the height), a table's title, the gap between columns.
NAME, TITLE, GAP = 0.0425, 0.03, 0.048
# A table's rows, its head, in heights of a name.
ROW, HEAD, APART = 1.74, 1.5, 0.35
# The room for a chair's number, and between a name and its points; small words, in sizes of a name.
SEAT, BESIDE, SMALL = 1.3, 0.45, 0.66
# The size at which names are measured (px).
MEASURED = 100
ROOMY, NARROW = 1.5, 1.1


def _grid(f: Frame, own: Standings) -> tuple[int, int]:
    """Return how many tables stand beside and above each other on a page."""
    shape = f.w / f.h
    if shape >= ROOMY:
        across = 4
    elif shape >= NARROW:
        across = 3
    else:
        across = 2
    rows = max((len(x.players) for x in own.tables), default=4)
    room = f.c * (FOOT_AT - 0.045) - f.c * TOP
    down = max(1, int(room / (f.u * NAME * (HEAD + ROW * rows + APART))))
    count = len(own.tables)
    while across > 1 and (across - 1) * down >= count:
        across -= 1
    return across, min(down, ceil(count / across) or 1)


def pages(f: Frame, board: Board) -> int:
    """Return the number of pages at this size; at least 1."""
    own = board.own
    assert isinstance(own, Standings)
    across, down = _grid(f, own)
    return max(1, ceil(len(own.tables) / (across * down)))


def compose(f: Frame, board: Board, theme: Theme) -> list[Ink]:
    """Return one page of the tables."""
    own = board.own
    assert isinstance(own, Standings)
    across, down = _grid(f, own)
    each, count = across * down, pages(f, board)
    page = board.page % count
    shown = own.tables[page * each : (page + 1) * each]
    pieces = _head(f, own, theme)
    gap = f.u * GAP
    column = (f.inner - gap * (across - 1)) / across
    top, bottom = f.c * TOP, f.c * (FOOT_AT - 0.045)
    high = (bottom - top) / down
    rows = max((len(x.players) for x in own.tables), default=4)
    most = min(high / (HEAD + ROW * rows + APART), f.u * NAME * 1.9, column / 6.5)
    name = _name_px(shown, column, most, min(most, f.u * NAME))
    for i, table in enumerate(shown):
        x, y = f.m + i % across * (column + gap), top + i // across * high
        pieces += _table(f, table, x, y, column, name, theme)
    return pieces + _foot(f, board, own, page, count, each, theme)


def _name_px(shown: Sequence[Standing], room: float, most: float, least: float) -> float:
    """Return one size at which every name of the page fits beside its points. A name too long for ``least``
    is shortened instead."""
    fits = (
        room / ((width(x.name, MEASURED, 700) + _beside(x, MEASURED)) / MEASURED + BESIDE)
        for table in shown
        for x in table.players
    )
    return max(least, min(most, min(fits, default=most)))


def _beside(player: Player, px: float) -> float:
    """Return the room for all that stands at the right of a name."""
    size = max(1, int(px))
    points = width(player.points, size, 700) if player.points else 0.0
    left = width(player.left, max(1, int(px * SMALL)), 500) + px * BESIDE if player.left else 0.0
    return points + left + (px * SEAT if player.seat else 0.0)


def _head(f: Frame, own: Standings, theme: Theme) -> list[Ink]:
    y = round(f.c * TITLE_AT)
    left: list[Run] = [(own.heat, theme.text, 700), (f" {own.rest}", theme.quiet, 600)]
    pieces = runs_in(left, f.m, y, f.u * HEADLINE, f.inner * 0.6, least=0.5)
    if own.corner:
        right, room = emphasised(own.corner, theme), f.inner * 0.38
        pieces += runs_in(right, f.w - f.m - room, y, f.u * HEADLINE * 0.75, room, align=1.0)
    return pieces


def _table(f: Frame, table: Standing, x: float, y: float, room: float, px: float, theme: Theme) -> list[Ink]:
    title = max(f.u * TITLE, px * 0.66)
    line = round(y + title)
    head: list[Run] = [(table.title, theme.text, 700)]
    small = max(1, int(px * SMALL))
    said: list[Run] = [(table.note, theme.quiet, 500)]
    if table.urgent:
        said = [(table.note, theme.amber, 700)]
    pieces = runs_in(head, x, line, title, room - runs_width(said, small) - px * 0.4)
    note = runs_in(said, x, line, px * SMALL, room, align=1.0)
    pieces += marked(note, "amber", theme) if table.urgent else note
    rule = round(y + px * 1.35)
    pieces.append(Bar(x, rule, room, f.rule, theme.hairline))
    size = max(1, int(px))
    at = float(rule)
    for i, player in enumerate(table.players):
        on = i < table.on
        baseline = round(at + px * (ROW * 0.5 + 0.37))
        weight, ink = (700, theme.text) if on or player.tied or not table.on else (500, theme.quiet)
        name = (player.name, theme.amber if player.tied else ink, weight)
        pieces += name_in(name, x, baseline, px, room - _beside(player, px) - px * 0.4, 0.62)
        right = x + room
        if player.seat:
            wide = width(player.seat, size, 500)
            pieces.append(Text(player.seat, right - wide, baseline, size, 500, theme.quiet))
            right -= px * SEAT
        if player.points:
            colour = theme.green if on else theme.quiet
            right -= width(player.points, size, 700)
            points = theme.amber if player.tied else colour
            pieces.append(Text(player.points, right, baseline, size, 700, points))
        if player.left:
            right -= width(player.left, small, 500) + px * BESIDE
            pieces.append(Text(player.left, right, baseline, small, 500, theme.quiet))
        at += px * ROW
        if on and i == table.on - 1:
            pieces.append(Bar(x, round(at), room, f.rule * 3, theme.green))
    return pieces


def _foot(
    f: Frame, board: Board, own: Standings, page: int, count: int, each: int, theme: Theme
) -> list[Ink]:
    y, px, pieces = round(f.c * FOOT_AT), f.u * FOOT, list[Ink]()
    left: list[Run] = [(own.goes, theme.green, 700)] if own.goes else []
    left += [(f" {own.to}", theme.quiet, 500)] if own.to else []
    if left:
        pieces += runs_in(left, f.m, y, px, f.inner * 0.55, least=0.6)
    if count > 1:
        first, last = page * each + 1, min((page + 1) * each, len(own.tables))
        facts = {"range": f"{first}–{last}", "total": len(own.tables), "page": page + 1, "pages": count}
        right: list[Run] = [(fill(board.page_words, facts), theme.quiet, 500)]
        room = f.inner * 0.43
        pieces += runs_in(right, f.w - f.m - room, y, px * 0.85, room, least=0.6, align=1.0)
    return pieces
