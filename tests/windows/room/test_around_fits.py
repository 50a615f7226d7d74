"""The scenes around the play: all of each picture is inside it, readable, and on nobody else's place."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QBuffer, QIODevice, QSize
from PySide6.QtGui import QColor, QImage, QPainter

from gui.room import ink, paint
from gui.room.board import Board, Row
from gui.room.club import COLOURS, Logo, filling, needs_plate
from gui.room.parts import STRIP
from gui.theme import PROJECTED_DARK, PROJECTED_LIGHT, Theme
from tests.examples import examples
from tests.gallery.check_ink import page_count
from tests.windows.room.boards import ANNA, CLOCK, HALTED, moving
from tests.windows.room.boards_around import (
    AROUND,
    FINALS,
    MESSAGE,
    PATTERN,
    WELCOME,
    WINNER,
    around,
    final,
    logo,
    prizes,
)
from tests.windows.room.test_measures import THEMES, contrast, each_size, each_theme
from tests.windows.room.test_nothing_clips import SIZES, WHOLE, problems, said_whole, words

pytestmark = pytest.mark.usefixtures("qapp")
quickly = settings(
    max_examples=examples(30), deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)


def every_page(w: int, h: int, board: Board) -> list[str]:
    found: list[str] = []
    for page in range(page_count(QSize(w, h), board)):
        found += problems(w, h, replace(board, page=page))
    return found


def test_the_list_of_boards_is_whole() -> None:
    assert tuple(around()) == AROUND


@pytest.mark.parametrize("name", AROUND)
def test_every_board_fits_every_screen(name: str) -> None:
    assert {size: found for size in SIZES if (found := every_page(*size, around()[name]))} == {}


rows = st.lists(st.builds(Row, st.text("0189thnd–", max_size=9), words, st.text("0189, kr", max_size=14)))

# Of the names in a column one is too long for a line, and what hangs below its second is near the next row.
TWO_LINES = [
    *[Row("", "", "0" * 13)] * 8,
    Row("", "0" * 8, ""),
    Row("", "000000000000000000W g", ""),
    Row("000000", "", ""),
]


@quickly
@example(prizes(0), [Row("", "", ""), Row("", "", "")], (1280, 720), "", False)
@example(prizes(0), TWO_LINES, (1280, 720), "", False)
@given(st.sampled_from([prizes(0), final(2)]), rows, st.sampled_from(SIZES[:4]), words, st.booleans())
def test_any_list_fits(base: Board, lines: list[Row], size: tuple[int, int], word: str, loud: bool) -> None:
    board = replace(
        base,
        rows=tuple(lines),
        corner=word,
        note=word,
        headline=word[::-1],
        halted=word if loud else "",
        ticker=(word, word) if loud else None,
    )
    assert every_page(*size, board) == []


@quickly
@example(PATTERN, (1024, 768), "00000", "000000", "00000000000000", [Row("", "", "")], True, None)
@given(
    st.sampled_from([WELCOME, FINALS, WINNER, MESSAGE, PATTERN]),
    st.sampled_from(SIZES[:4]),
    words,
    words,
    words,
    rows.filter(bool),
    st.booleans(),
    st.sampled_from([None, (480, 240), (60, 700), (900, 80)]),
)
def test_any_words_and_logos_fit(
    base: Board,
    size: tuple[int, int],
    one: str,
    two: str,
    three: str,
    lines: list[Row],
    loud: bool,
    image: tuple[int, int] | None,
) -> None:
    board = replace(
        base,
        club=one,
        title=two,
        headline=three,
        note=one,
        corner=two,
        page_words=three,
        rows=tuple(lines),
        codes=tuple(x._replace(words=one) for x in base.codes) if loud else base.codes,
        code_words=two if loud else "",
        halted=one if loud else "",
        ticker=(two, three) if loud else None,
        logo=None if image is None else logo(*image),
    )
    assert problems(*size, board) == []


@quickly
@given(st.sampled_from(SIZES[:4]), st.text(alphabet="aÅgjQ0189 ,/·ЖWi", max_size=400))
def test_any_message_fits(size: tuple[int, int], sentence: str) -> None:
    assert problems(*size, replace(MESSAGE, headline=sentence)) == []


@each_size
@pytest.mark.parametrize("board", [prizes(60, grouped=False), prizes(60), prizes(20), final(12)], ids=str)
def test_every_line_is_on_exactly_one_page(size: tuple[int, int], board: Board) -> None:
    seen: list[str] = []
    for page in range(page_count(QSize(*size), board)):
        pieces = paint.compose(QSize(*size), replace(board, page=page), PROJECTED_DARK)
        keys = {row.key for row in board.rows}
        seen += [p.text for p in pieces if isinstance(p, ink.Text) and p.text in keys]
    assert seen == [row.key for row in board.rows]


@pytest.mark.parametrize(("count", "size", "pages"), [
    (0, (1920, 1080), 1), (3, (1024, 768), 1), (20, (1280, 720), 1), (60, (1920, 1080), 2),
    (60, (1024, 768), 3),
])  # fmt: skip
def test_prizes_take_few_pages(count: int, size: tuple[int, int], pages: int) -> None:
    assert page_count(QSize(*size), prizes(count, grouped=False)) == pages


@each_size
@pytest.mark.parametrize("count", [2, 6, 9, 10])
def test_a_final_table_is_one_page(size: tuple[int, int], count: int) -> None:
    assert page_count(QSize(*size), final(count)) == 1


@each_size
@pytest.mark.parametrize(
    "board", [prizes(60, grouped=False), prizes(9, 8), final(10)], ids=["60", "9", "final"]
)
@pytest.mark.parametrize("halted", ["", HALTED])
def test_lists_are_read_from_the_far_table(size: tuple[int, int], board: Board, halted: str) -> None:
    """Sizes of type in heights of the picture; the names of the seating list are 0.035 where there are 41."""
    pieces = paint.compose(QSize(*size), replace(board, halted=halted), PROJECTED_DARK)
    keys = {row.key for row in board.rows} | {row.value for row in board.rows}
    assert min(p.px for p in pieces if isinstance(p, ink.Text) and p.text in keys) / size[1] >= 0.039


@each_size
@pytest.mark.parametrize(
    "name", ["prizes-60", "final-10", "message", "message-long", "final-long", "prizes-long"]
)
def test_nobody_loses_the_time_and_the_blinds_for_them(size: tuple[int, int], name: str) -> None:
    """LOOK's facts beside the clock are 0.06."""
    board = around()[name]
    shown = {
        p.text: p.px for p in paint.compose(QSize(*size), board, PROJECTED_DARK) if isinstance(p, ink.Text)
    }
    assert min(shown[value] for _, value, _ in board.foot) / size[1] >= 0.06


@each_size
def test_the_winner_is_the_largest_and_then_the_prize(size: tuple[int, int]) -> None:
    pieces = paint.compose(QSize(*size), WINNER, PROJECTED_DARK)
    (name,) = [p for p in pieces if isinstance(p, ink.Figure)]
    assert (name.text, name.height / size[1] >= 0.08) == ("Cecilia Bergström", True)
    (prize,) = [p for p in pieces if isinstance(p, ink.Text) and p.text == "7,800 kr"]
    assert prize.px / size[1] >= 0.085


@each_size
@pytest.mark.parametrize("name", ["welcome", "welcome-long", "welcome-plain"])
def test_the_time_to_the_start_is_a_sixth_of_the_picture(size: tuple[int, int], name: str) -> None:
    board = around()[name]
    pieces = paint.compose(QSize(*size), board, PROJECTED_DARK)
    least = 0.155 if name != "welcome-long" else 0.09
    assert min(p.height for p in pieces if isinstance(p, ink.Figure)) / size[1] >= least


@each_size
def test_the_code_can_be_scanned_across_the_room(size: tuple[int, int]) -> None:
    """A module of the code is a hundredth of the height: on a picture of two metres, two centimetres."""
    for name in ("welcome", "welcome-logo"):
        (code,) = [
            p for p in paint.compose(QSize(*size), around()[name], PROJECTED_DARK) if isinstance(p, ink.Code)
        ]
        assert code.side / size[1] / 45 >= 0.009


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)], ids=str)
@pytest.mark.parametrize("name", ["final-long", "prizes-long", "winner-long", "final-9", "prizes-9-won"])
def test_no_name_is_cut(size: tuple[int, int], name: str) -> None:
    board = around()[name]
    for page in range(page_count(QSize(*size), board)):
        said = paint.compose(QSize(*size), replace(board, page=page), PROJECTED_DARK)
        names = {row.words for row in board.rows if row.words}
        assert not [
            p
            for p in said
            if isinstance(p, ink.Text) and "…" in p.text and p.text[:6] in {n[:6] for n in names}
        ]


@each_theme
@pytest.mark.parametrize("name", AROUND)
def test_every_word_has_seven_to_one_against_what_it_stands_on(theme: Theme, name: str) -> None:
    board = around()[name]
    pieces = paint.compose(QSize(1280, 720), board, theme)
    for at, piece in enumerate(pieces):
        if not isinstance(piece, ink.Text | ink.Figure):
            continue
        middle = ink.exact_bounds(piece).center()
        under = [p for p in pieces[:at] if isinstance(p, ink.Bar) and ink.exact_bounds(p).contains(middle)]
        ground = under[-1].colour if under else paint.ground(board, theme).name()
        assert contrast(piece.colour, ground) >= 7, (piece, ground)


@pytest.mark.parametrize("name", [n for n in AROUND if not n.startswith("pair") and n != "club-lists"])
def test_no_word_is_cut_on_a_whole_picture_or_half_of_one(name: str) -> None:
    assert [(size, x) for size in WHOLE for x in said_whole(size, around()[name]) if "…" in x] == []


@each_theme
def test_the_pattern_marks_the_very_border(theme: Theme) -> None:
    """On all four sides the outermost line of dots is another colour than the ground, from end to end."""
    image, ground = paint.picture(QSize(640, 360), PATTERN, theme), QColor(theme.ground)
    for x in range(640):
        assert image.pixelColor(x, 0) != ground
        assert image.pixelColor(x, 359) != ground
    for y in range(360):
        assert image.pixelColor(0, y) != ground
        assert image.pixelColor(639, y) != ground


@pytest.mark.parametrize("step", [1, 2])
def test_the_fine_lines_of_the_pattern_are_as_wide_as_the_gaps_between_them(step: int) -> None:
    """Uneven, they would look grey on a good screen too."""
    bars = [p for p in paint.compose(QSize(1280, 720), PATTERN, PROJECTED_DARK) if isinstance(p, ink.Bar)]
    fine = [p for p in bars if p.width == step and p.colour == PROJECTED_DARK.text and p.height < 360]
    gaps = {int(after.x - p.x) for p, after in pairwise(fine)}
    assert min(gaps) == 2 * step
    assert len(gaps) == 2, "within a block, and from one to the next"


def test_the_halves_of_a_pair_are_the_pictures_themselves() -> None:
    board = around()["pair"]
    both = paint.picture(QSize(1921, 1080), board, PROJECTED_DARK)
    for left, each in zip((0, 961), board.pair, strict=True):
        alone = paint.picture(QSize(960, 1080), each, PROJECTED_DARK)
        assert both.copy(left, 0, 960, 1080) == alone


@pytest.mark.parametrize(
    "name", ["welcome-logo", "winner-long", "prizes-60", "final-long", "pattern", "message"]
)
def test_a_piece_paints_only_where_it_says(name: str) -> None:
    """The bounds that the other tests and the repainting trust are those of the real pixels."""
    over = 40
    for piece in paint.compose(QSize(640, 360), around()[name], PROJECTED_LIGHT):
        image = QImage(640 + 2 * over, 360 + 2 * over, QImage.Format.Format_ARGB32)
        image.fill(QColor("#00FF00"))
        painter = QPainter(image)
        painter.translate(over, over)
        ink.draw(painter, [piece])
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
        painter.fillRect(ink.bounds(piece), QColor("#00FF00"))
        painter.end()
        blank = QImage(image.size(), image.format())
        blank.fill(QColor("#00FF00"))
        assert image == blank, piece


@pytest.mark.parametrize(("colour", "theme", "plate"), [
    ("#0B100E", PROJECTED_DARK, True), ("#FFFFFF", PROJECTED_DARK, False),
    ("#0B100E", PROJECTED_LIGHT, False), ("#FFFFFF", PROJECTED_LIGHT, True),
])  # fmt: skip
def test_a_logo_that_would_be_lost_has_a_plate(colour: str, theme: Theme, plate: bool) -> None:
    image = logo(300, 300, colour)
    pieces = paint.compose(QSize(1280, 720), replace(CLOCK, logo=image), theme)
    at = next(n for n, p in enumerate(pieces) if isinstance(p, ink.Picture))
    before = pieces[at - 1]
    found = isinstance(before, ink.Bar) and ink.exact_bounds(before).contains(ink.exact_bounds(pieces[at]))
    assert found is plate


def test_a_logo_with_its_own_ground_needs_none() -> None:
    pieces = paint.compose(
        QSize(1280, 720), replace(CLOCK, logo=logo(300, 300, "#0B100E", "#101010")), THEMES[0]
    )
    at = next(n for n, p in enumerate(pieces) if isinstance(p, ink.Picture))
    assert not isinstance(pieces[at - 1], ink.Bar)


# -- the club's own ---------------------------------------------------------------------------------


@each_theme
@pytest.mark.parametrize("colour", COLOURS)
def test_a_club_colour_fills_and_never_writes(theme: Theme, colour: str) -> None:
    """Its band bears words at 7:1, the progress stands out at 3:1, and green words are as the others."""
    board = replace(around()["club"], colour=colour)
    pieces = paint.compose(QSize(1920, 1080), board, theme)
    fill = filling(colour, theme.raised)
    assert contrast(fill, theme.raised) >= 3
    assert {p.colour for p in pieces if isinstance(p, ink.Bar)} >= {colour, fill}
    assert not [p for p in pieces if isinstance(p, ink.Text | ink.Figure) and p.colour in (colour, fill)]
    late = replace(board, foot=(("Late registration", "closes in 32:48", "green"),))
    (words,) = [
        p
        for p in paint.compose(QSize(1920, 1080), late, theme)
        if isinstance(p, ink.Text) and p.text == "closes in 32:48"
    ]
    assert words.colour == theme.text


@each_size
def test_sponsors_take_turns_on_a_light_strip_at_one_optical_height(size: tuple[int, int]) -> None:
    board = replace(
        around()["club"], logo=None, sponsors=tuple(logo(300 + n, 100 + 9 * n) for n in range(12))
    )
    pages = [
        [
            p
            for p in paint.compose(QSize(*size), replace(board, page=page), PROJECTED_DARK)
            if isinstance(p, ink.Picture)
        ]
        for page in range(12)
    ]
    assert {p.logo for page in pages for p in page} == {*board.sponsors}
    strip = size[1] * 0.14
    assert all(strip * 0.25 < p.height < strip * 0.8 for page in pages for p in page)
    assert all(p.y > size[1] - strip for page in pages for p in page)


@pytest.mark.parametrize("board", [
    replace(CLOCK, ticker=("Bar closes", "")), moving(CLOCK, ANNA),
    replace(CLOCK, halted=HALTED, ticker=None),
], ids=["said", "moves", "halted"])  # fmt: skip
def test_a_large_logo_leaves_the_time_and_the_blinds_as_large(board: Board) -> None:
    def figures(shown: Board) -> list[float]:
        pieces = paint.compose(QSize(1920, 1080), shown, PROJECTED_DARK)
        return [p.height for p in pieces if isinstance(p, ink.Figure)]

    assert figures(replace(board, logo=logo(300, 300), large_logo=True)) == figures(board)


def test_a_badge_with_a_light_rim_needs_no_plate() -> None:
    image = QImage(400, 400, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    for colour, edge in (("#FFFFFF", 10), ("#9E1027", 40)):
        painter.setBrush(QColor(colour))
        painter.drawEllipse(edge, edge, 400 - 2 * edge, 400 - 2 * edge)
    painter.end()
    kept = QBuffer()
    kept.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(kept, "PNG")  # type: ignore[call-overload]
    badge = Logo(bytes(kept.data().data()), 400, 400)
    assert not needs_plate(badge, QColor(PROJECTED_DARK.ground).lightness())
    assert not needs_plate(badge, QColor(STRIP.ground).lightness()), "its ink is dark enough there"
    assert needs_plate(logo(300, 300, "#FFFFFF"), QColor(STRIP.ground).lightness())
