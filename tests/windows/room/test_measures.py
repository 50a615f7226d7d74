"""The sizes a far table needs, measured in the pixels of the finished picture."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QRect, QRectF, QSize
from PySide6.QtGui import QColor, QImage

from gui.room import ink, paint
from gui.room.board import Board
from gui.room.parts import EDGE, WIDE
from gui.theme import PROJECTED_DARK, PROJECTED_LIGHT, Theme
from tests.windows.room.boards import (
    BOARDS,
    BREAK,
    CLOCK,
    COUNTDOWN,
    HALTED,
    HAND,
    NEW_LEVEL,
    ORDER,
    PAUSED,
    call,
    moves,
)
from tests.windows.room.boards_around import around

pytestmark = pytest.mark.usefixtures("qapp")

SIZES = [(1280, 720), (1920, 1080), (3840, 2160), (1024, 768)]
THEMES = [PROJECTED_DARK, PROJECTED_LIGHT]
TIMES = ["12:48", "00:07", "59:59", "1:12:48"]
each_size = pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
each_theme = pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name.replace(" ", "-"))


def inked_rows(image: QImage, within: QRect, ground: QColor) -> int:
    """Rows of ``within`` from the first to the last that hold a pixel far from the ground's colour."""
    top, bottom = max(0, within.top()), min(image.height(), within.bottom() + 1)
    across = range(max(0, within.left()), min(image.width(), within.right() + 1), 2)

    def far(y: int) -> bool:
        return any(abs(image.pixelColor(x, y).lightness() - ground.lightness()) > 90 for x in across)

    first = next(filter(far, range(top, bottom)), None)
    return 0 if first is None else next(filter(far, range(bottom - 1, top - 1, -1))) - first + 1


def time_and_blinds(size: QSize, board: Board, theme: Theme) -> tuple[list[ink.Figure], list[ink.Figure]]:
    figures = [piece for piece in paint.compose(size, board, theme) if isinstance(piece, ink.Figure)]
    return [f for f in figures if len(f.text) == 1], [f for f in figures if len(f.text) > 1]


def measured(w: int, h: int, board: Board, theme: Theme) -> tuple[list[float], list[float]]:
    """Inked heights of each digit of the time, and of the blinds' digits, as shares of the picture."""
    size = QSize(w, h)
    image, ground = paint.picture(size, board, theme), paint.ground(board, theme)
    time, blinds = time_and_blinds(size, board, theme)
    digits = [inked_rows(image, ink.bounds(f), ground) / h for f in time if f.text.isdigit()]
    # The slash and the comma reach lower than the digits: the first digit alone is measured.
    first = [QRect(ink.bounds(f)) for f in blinds]
    for rect, figure in zip(first, blinds, strict=True):
        rect.setWidth(int(figure.height * figure.stretch * ink.outline_box(figure.text[0]).width()) + 2)
    return digits, [inked_rows(image, rect, ground) / h for rect in first]


@each_size
@each_theme
@pytest.mark.parametrize("time_text", TIMES)
def test_time_is_a_quarter_and_blinds_a_tenth_of_the_picture(
    size: tuple[int, int], theme: Theme, time_text: str
) -> None:
    digits, blinds = measured(*size, replace(CLOCK, time_text=time_text), theme)
    assert len(digits) == len(time_text.replace(":", ""))
    assert min(digits) >= 0.25
    assert len(blinds) == 1
    assert min(blinds) >= 0.10


@pytest.mark.parametrize(
    ("board", "words", "least"),
    [
        *((CLOCK, each[0], 0.036) for each in (*CLOCK.side, *CLOCK.foot)),
        *((BREAK, each[0], 0.036) for each in BREAK.foot),
        (BOARDS["minute"], "Level 4 · hands started after zero", 0.036),
        (BOARDS["level"], "Until now", 0.036),
        (BOARDS["movers-1"], "from table 4 seat 4", 0.04),
        (BOARDS["movers-2"], "from table 4 seat 4 · Table 5: new player next hand", 0.028),
    ],
)
def test_the_last_table_reads_the_captions_and_where_a_mover_comes_from(
    board: Board, words: str, least: float
) -> None:
    """On 65 inches six metres away a capital of 0.036 of the height is 13 minutes of arc high."""
    texts = [x for x in paint.compose(QSize(1920, 1080), board, PROJECTED_DARK) if isinstance(x, ink.Text)]
    (found,) = [x for x in texts if x.text == words]
    assert found.px >= least * 1080 - 1
    assert found.weight >= 600


@each_size
@pytest.mark.parametrize("name", ["clock", "minute", "clock-late"])
def test_the_time_stands_still_when_the_figures_come(size: tuple[int, int], name: str) -> None:
    board = BOARDS[name]
    few = replace(board, side=tuple((label, "0", "") for label, _, _ in board.side))
    assert time_and_blinds(QSize(*size), few, PROJECTED_DARK) == time_and_blinds(
        QSize(*size), board, PROJECTED_DARK
    )


@each_size
@pytest.mark.parametrize(
    "board",
    [
        replace(CLOCK, blinds="10,000 / 20,000", ante="BB ante 20,000"),
        replace(CLOCK, blinds="4,000 / 8,000", ante="limit · ante 1,000"),
        replace(CLOCK, ticker=None, ante=""),
        replace(PAUSED, ticker=("Anna Ek", "to table 3")),
        replace(PAUSED, blinds="10,000 / 20,000", time_text="1:02:10"),
        replace(CLOCK, halted=HALTED, ticker=ORDER),
        replace(CLOCK, blinds="10,000 / 20,000", ante="BB ante 20,000", halted=HALTED, ticker=ORDER),
        replace(PAUSED, halted=HALTED, ticker=ORDER),
        HAND,
        replace(HAND, blinds="10,000 / 20,000", ante="BB ante 20,000", ticker=NEW_LEVEL),
        BOARDS["halted-hand"],
        BOARDS["clock-announced"],
    ],
    ids=[
        "ante-under",
        "limit",
        "bare",
        "paused-ticker",
        "paused-hour",
        "halted",
        "halted-ante",
        "halted-paused",
        "hand",
        "hand-late",
        "halted-hand",
        "announced",
    ],
)
def test_and_also_where_the_picture_is_full(size: tuple[int, int], board: Board) -> None:
    digits, blinds = measured(*size, board, PROJECTED_DARK)
    assert min(digits) >= 0.25
    assert min(blinds) >= 0.10


@each_size
@pytest.mark.parametrize("board", [BREAK, COUNTDOWN, replace(BREAK, ticker=("Table 5", "breaks"))])
def test_break_and_countdown_are_as_large(size: tuple[int, int], board: Board) -> None:
    digits, _ = measured(*size, board, PROJECTED_LIGHT)
    assert min(digits) >= 0.25


@each_size
@pytest.mark.parametrize(("count", "least"), [(1, 0.12), (2, 0.075), (3, 0.065), (9, 0.05), (20, 0.05)])
@pytest.mark.parametrize("halted", ["", HALTED])
def test_who_goes_where_is_read_from_the_far_table(
    size: tuple[int, int], count: int, least: float, halted: str
) -> None:
    """Sizes of type in heights of the picture; LOOK's facts beside the clock are 0.06."""
    board = replace(moves(count), halted=halted)
    names = {line.name for line in board.moves}
    pieces = [
        p for p in paint.compose(QSize(*size), board, PROJECTED_DARK) if isinstance(p, ink.Text | ink.Figure)
    ]
    shown = [p.px if isinstance(p, ink.Text) else p.height / 0.73 for p in pieces if p.text in names]
    assert shown
    assert min(shown) / size[1] >= least - 1 / size[1]
    values = [p.px for p in pieces if isinstance(p, ink.Text) and p.text in ("12:48", "400 / 800")]
    assert min(values) / size[1] >= 0.07


@each_size
@each_theme
@pytest.mark.parametrize("left", ["37", "7", "120"])
def test_the_seconds_of_a_called_clock_are_the_largest_of_all(
    size: tuple[int, int], theme: Theme, left: str
) -> None:
    board = call(replace(call().calls[0], left=left))
    digits, _ = measured(*size, board, theme)
    assert len(digits) == len(left)
    assert min(digits) >= 0.33


@each_size
@pytest.mark.parametrize("name", ["call-long", "halted-call"])
def test_and_are_a_quarter_where_the_picture_is_full(size: tuple[int, int], name: str) -> None:
    digits, _ = measured(*size, BOARDS[name], PROJECTED_LIGHT)
    assert min(digits) >= 0.25


@each_size
@pytest.mark.parametrize(("name", "least"), [("call-2", 0.2), ("call-3", 0.13), ("halted-call-3", 0.11)])
def test_of_several_each_has_figures_larger_than_the_blinds_of_a_clock(
    size: tuple[int, int], name: str, least: float
) -> None:
    digits, _ = measured(*size, BOARDS[name], PROJECTED_DARK)
    assert len(digits) == 3
    assert min(digits) >= least


@each_size
@pytest.mark.parametrize("name", ["call", "call-2", "call-zero", "halted-call-3"])
def test_nobody_loses_the_time_and_the_blinds_for_a_called_clock(size: tuple[int, int], name: str) -> None:
    """Sizes of type in heights of the picture; LOOK's facts beside the clock are 0.06."""
    pieces = paint.compose(QSize(*size), BOARDS[name], PROJECTED_DARK)
    shown = {p.text: p.px for p in pieces if isinstance(p, ink.Text)}
    assert min(shown[words] for words in ("12:48", "400 / 800", "BB 800")) / size[1] >= 0.07


@each_size
def test_millions_stay_a_tenth(size: tuple[int, int]) -> None:
    board = replace(CLOCK, blinds="1,250,000 / 2,500,000", ante="BB ante 2,500,000")
    digits, blinds = measured(*size, board, PROJECTED_DARK)
    assert min(digits) >= 0.25
    assert min(blinds) >= 0.10


def test_the_measure_sees_a_digit_that_is_too_small() -> None:
    """A picture half as high in the same frame must not pass."""
    image = paint.picture(QSize(640, 360), CLOCK, PROJECTED_DARK)
    time, _ = time_and_blinds(QSize(640, 360), CLOCK, PROJECTED_DARK)
    assert inked_rows(image, ink.bounds(time[0]), paint.ground(CLOCK, PROJECTED_DARK)) / 720 < 0.25


@each_size
def test_no_digit_moves_when_another_changes(size: tuple[int, int]) -> None:
    def cells(text: str) -> list[int]:
        time, _ = time_and_blinds(QSize(*size), replace(CLOCK, time_text=text), PROJECTED_DARK)
        return [round(ink.exact_bounds(f).center().x()) for f in time]

    assert max(abs(a - b) for a, b in zip(cells("11:11"), cells("48:00"), strict=True)) <= 1


def contrast(one: str, two: str) -> float:
    def luminance(colour: str) -> float:
        parts = [
            v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4
            for v in (QColor(colour).redF(), QColor(colour).greenF(), QColor(colour).blueF())
        ]
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]

    light, dark = sorted((luminance(one), luminance(two)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@each_theme
def test_the_band_of_announcements_has_seven_to_one(theme: Theme) -> None:
    assert contrast(theme.text, theme.raised) >= 7


@each_theme
@pytest.mark.parametrize("name", ["call-3", "halted-call-3", "hand-race", "halted-hand", "clock-announced"])
def test_every_word_has_seven_to_one_against_what_it_stands_on(theme: Theme, name: str) -> None:
    pieces = paint.compose(QSize(1280, 720), BOARDS[name], theme)
    for at, piece in enumerate(pieces):
        if not isinstance(piece, ink.Text | ink.Figure):
            continue
        middle = ink.exact_bounds(piece).center()
        under = [p for p in pieces[:at] if isinstance(p, ink.Bar) and ink.exact_bounds(p).contains(middle)]
        ground = under[-1].colour if under else paint.ground(BOARDS[name], theme).name()
        assert contrast(piece.colour, ground) >= 7, (piece, ground)


# -- who moves, the last minute, a level that begins ------------------------------------------------


def bar_of(size: QSize, board: Board) -> QRectF:
    """Return the place of the bar of those who move: the widest amber ground at the bottom."""
    amber = [
        ink.exact_bounds(p)
        for p in paint.compose(size, board, PROJECTED_DARK)
        if isinstance(p, ink.Bar) and p.colour == PROJECTED_DARK.amber_ground and p.width == size.width()
    ]
    return max(amber, key=QRectF.bottom)


@each_size
@pytest.mark.parametrize(("name", "least"), [
    ("movers-1", 0.055), ("movers-2", 0.04), ("movers-halted", 0.04), ("movers-break", 0.055),
    ("movers-call", 0.055), ("minute-movers", 0.055),
])  # fmt: skip
def test_who_moves_is_read_from_the_far_table_in_a_seventh_of_the_picture(
    size: tuple[int, int], name: str, least: float
) -> None:
    board = BOARDS[name]
    bar = bar_of(QSize(*size), board)
    assert abs(bar.height() / size[1] - 0.14) < 0.002
    assert bar.bottom() == size[1]
    pieces = [p for p in paint.compose(QSize(*size), board, PROJECTED_DARK) if isinstance(p, ink.Text)]
    inside = [p for p in pieces if bar.contains(ink.exact_bounds(p).center())]
    for mover in board.movers:
        assert {mover.name, mover.table, mover.seat} <= {p.text for p in inside}
        assert any(mover.was in p.text for p in inside)
    names, words = {mover.name for mover in board.movers}, {board.table_word, board.seat_word}
    assert min(p.px for p in inside if p.text in names) / size[1] >= least
    assert min(p.px for p in inside if p.text in words) / size[1] >= 0.9 * least
    assert {p.weight for p in inside if p.text in words} == {700}


@each_size
def test_few_figures_under_a_large_logo_are_as_large_as_four_without_one(size: tuple[int, int]) -> None:
    board = around()["club"]
    labels = [label for label, _, _ in board.side]
    pieces = [p for p in paint.compose(QSize(*size), board, PROJECTED_DARK) if isinstance(p, ink.Text)]
    shown = {p.text: p.px / size[1] for p in pieces if p.text in labels}
    if size[0] / size[1] >= WIDE:
        assert [*shown] == labels[:3]
    assert min(shown.values()) >= 0.024


def test_the_heading_of_a_last_minute_keeps_clear_of_its_frame() -> None:
    pieces = paint.compose(QSize(1920, 1080), BOARDS["minute"], PROJECTED_DARK)
    (club,) = [p for p in pieces if isinstance(p, ink.Text) and p.text == BOARDS["minute"].club]
    assert ink.exact_bounds(club).top() >= 2 * EDGE * 1080


@each_theme
@pytest.mark.parametrize("last", [True, False])
def test_the_level_of_a_last_minute_is_amber_and_on_white_marked(theme: Theme, last: bool) -> None:
    board = replace(BOARDS["minute"], last_minute=last)
    pieces = paint.compose(QSize(1920, 1080), board, theme)
    (level,) = [p for p in pieces if isinstance(p, ink.Text) and p.text == board.level_name]
    middle = ink.exact_bounds(level).center()
    under = [p.colour for p in pieces if isinstance(p, ink.Bar) and ink.exact_bounds(p).contains(middle)]
    assert (level.colour == theme.amber) == last
    assert under == [theme.amber_ground] * (last and theme is PROJECTED_LIGHT)


@each_size
@each_theme
@pytest.mark.parametrize("name", ["movers-1", "movers-2", "movers-halted", "movers-paused", "movers-hand"])
def test_the_time_is_a_quarter_and_the_blinds_a_tenth_above_those_who_move(
    size: tuple[int, int], theme: Theme, name: str
) -> None:
    digits, blinds = measured(*size, BOARDS[name], theme)
    assert min(digits) >= 0.25
    assert min(blinds) >= 0.10


@each_size
def test_a_pause_above_those_who_move_keeps_time_and_blinds_apart(size: tuple[int, int]) -> None:
    time, blinds = time_and_blinds(QSize(*size), BOARDS["movers-paused"], PROJECTED_DARK)
    between = min(ink.bounds(x).top() for x in blinds) - max(ink.bounds(x).bottom() for x in time)
    assert between >= 0.025 * size[1]
    ante = BOARDS["paused-late"].ante
    pieces = paint.compose(QSize(*size), BOARDS["paused-late"], PROJECTED_DARK)
    assert any(isinstance(x, ink.Text) and ante in x.text for x in pieces)


@each_size
@pytest.mark.parametrize("name", ["paused", "paused-late", "hand", "hand-hands", "break"])
def test_no_line_stands_on_the_hairline_below_it(size: tuple[int, int], name: str) -> None:
    pieces = paint.compose(QSize(*size), BOARDS[name], PROJECTED_DARK)
    hairline = min(x.y for x in pieces if isinstance(x, ink.Bar) and x.colour == PROJECTED_DARK.hairline)
    ends = [
        ink.bounds(x).bottom()
        for x in pieces
        if ink.bounds(x).top() < hairline and not isinstance(x, ink.Bar)
    ]
    assert hairline - max(ends) >= 0.01 * size[1]


@each_size
@pytest.mark.parametrize("name", ["minute", "minute-late", "minute-limit", "minute-movers", "minute-halted"])
def test_in_the_last_minute_what_comes_is_as_large_as_what_holds(size: tuple[int, int], name: str) -> None:
    """The time is amber and a quarter of the picture still; so is the frame around it all."""
    board = BOARDS[name]
    time, blinds = time_and_blinds(QSize(*size), board, PROJECTED_DARK)
    assert {f.colour for f in time} == {PROJECTED_DARK.amber}
    digits, _ = measured(*size, board, PROJECTED_DARK)
    assert min(digits) >= 0.25
    assert board.ahead is not None
    assert [f.text for f in blinds] == [board.blinds, board.ahead.blinds]
    assert [f.colour for f in blinds] == [PROJECTED_DARK.text, PROJECTED_DARK.amber]
    now, comes = (f.height * f.stretch for f in blinds)
    assert abs(now - comes) <= 1
    assert now / size[1] >= 0.05
    edges = [
        p
        for p in paint.compose(QSize(*size), board, PROJECTED_DARK)
        if isinstance(p, ink.Bar) and p.colour == PROJECTED_DARK.amber_ground and not p.radius
    ]
    assert len([p for p in edges if min(p.width, p.height) < 0.02 * size[1]]) == 4


@each_size
@each_theme
@pytest.mark.parametrize("name", ["level", "level-late", "level-limit", "level-halted"])
def test_the_new_blinds_go_across_the_picture_and_the_time_is_there(
    size: tuple[int, int], theme: Theme, name: str
) -> None:
    board = BOARDS[name]
    assert paint.ground(board, theme) == QColor(theme.green)
    pieces = paint.compose(QSize(*size), board, theme)
    (blinds,) = [p for p in pieces if isinstance(p, ink.Figure) and len(p.text) > 1]
    box = ink.exact_bounds(blinds)
    assert box.width() / size[0] >= 0.75 or box.height() / size[1] >= 0.2
    digits = [p for p in pieces if isinstance(p, ink.Figure) and p.text.isdigit()]
    assert "".join(p.text for p in digits) == board.time_text.replace(":", "")
    assert min(p.height for p in digits) / size[1] >= 0.04


@each_theme
@pytest.mark.parametrize(
    "name", [n for n in BOARDS if n.startswith(("movers", "minute", "level", "clock-entry"))]
)
def test_every_word_of_these_moments_has_seven_to_one(theme: Theme, name: str) -> None:
    test_every_word_has_seven_to_one_against_what_it_stands_on(theme, name)
