"""Every piece of every picture is inside it and on nobody else's place, whatever the words and the screen."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter

from gui import theme
from gui.room import ink, paint
from gui.room.board import Ahead, Board, CallLine, SeatLine
from gui.theme import PROJECTED_DARK, PROJECTED_LIGHT
from tests.examples import examples
from tests.gallery.check_ink import page_count
from tests.windows.room.boards import BOARDS, BREAK, CLOCK, HAND, PAUSED, call, moves, seating

pytestmark = pytest.mark.usefixtures("qapp")

SIZES = [
    (1280, 720), (1920, 1080), (3840, 2160), (1024, 768), (1280, 800), (960, 540), (2560, 1080), (1080, 1920),
    (480, 270),
]  # fmt: skip


def problems(w: int, h: int, board: Board) -> list[str]:
    """Return what is outside the picture, and which words touch."""
    picture = QRectF(-0.5, -0.5, w + 1, h + 1)
    pieces = paint.compose(QSize(w, h), board, PROJECTED_DARK)
    found = [f"outside: {p}" for p in pieces if not picture.contains(ink.exact_bounds(p))]
    words = [(p, inked(p)) for p in pieces if not isinstance(p, ink.Bar)]
    for (one, at), (two, other) in combinations(words, 2):
        common = at.intersected(other)
        # Qt's boxes are whole pixels around each glyph: up to one too large on each side.
        if common.width() > 2 and common.height() > 2:
            found.append(f"on each other: {one} {two}")
    rules = [p for p in pieces if isinstance(p, ink.Bar) and p.height <= max(1, round(h / 1080))]
    for word, at in words:
        crossed = at.adjusted(0, 2, 0, -2)
        found += [
            f"crossed out: {word} {rule}" for rule in rules if crossed.intersects(ink.exact_bounds(rule))
        ]
    return found


def inked(piece: ink.Ink) -> QRectF:
    """Return the place where the piece leaves ink: spaces around a word may lie on another word's edge."""
    box = ink.exact_bounds(piece)
    if isinstance(piece, ink.Text):
        width = QFontMetricsF(theme.font(piece.px, piece.weight)).horizontalAdvance
        before = width(piece.text[: len(piece.text) - len(piece.text.lstrip())])
        after = width(piece.text[len(piece.text.rstrip()) :])
        box.adjust(before, 0, -after, 0)
    return box


@pytest.mark.parametrize("name", BOARDS)
def test_every_board_fits_every_screen(name: str) -> None:
    assert {size: found for size in SIZES if (found := problems(*size, BOARDS[name]))} == {}


# Letters that reach high and low, digits, spaces, another alphabet.
words = st.text(alphabet="aÅgjQ0189 ,/·ЖWi", max_size=60)
bases = st.sampled_from([CLOCK, BREAK, PAUSED, HAND, replace(CLOCK, scene="break", time_text="")])


@settings(
    max_examples=examples(60), deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(bases, st.sampled_from(SIZES[:4]), words, words, words, words, words, st.booleans())
def test_any_words_fit(
    base: Board, size: tuple[int, int], club: str, title: str, level: str, ante: str, fact: str, loud: bool
) -> None:
    board = replace(
        base,
        club=club,
        title=title,
        level_name=level,
        ante=ante,
        corner=level,
        note=fact,
        headline=title,
        foot=((fact, fact, "text"), ("Break in", fact[:9], "amber"), (fact[::-1], club, "red")),
        side=((fact, club, f" / {title}"), ("Players", "23", " / 41")) if loud else (),
        ticker=(club, fact) if loud else None,
        halted=level,
    )
    assert problems(*size, board) == []


@settings(
    max_examples=examples(30), deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(
    st.lists(st.tuples(words, st.text("0189ab ", max_size=14), st.text("01", max_size=3)), max_size=80),
    st.sampled_from(SIZES[:4]),
)
def test_any_names_fit(lines: list[tuple[str, str, str]], size: tuple[int, int]) -> None:
    board = replace(seating(0), seating=tuple(SeatLine(*line) for line in lines))
    for page in range(page_count(QSize(*size), board)):
        assert problems(*size, replace(board, page=page)) == []


seats = st.text("0189abÅg", max_size=12)


@settings(
    max_examples=examples(40), deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(
    st.lists(st.tuples(words, seats, st.text("01", max_size=3), seats, words), max_size=24),
    st.sampled_from(SIZES[:4]),
    words,
    st.booleans(),
)
def test_any_moves_fit(
    lines: list[tuple[str, str, str, str, str]], size: tuple[int, int], word: str, loud: bool
) -> None:
    board = replace(
        moves(0),
        moves=tuple(SeatLine(*line) for line in lines),
        headline=word,
        legend=word[::-1],
        note=word,
        foot=((word, "12:48", "red"), ("Blinds", word, "text")),
        halted=word if loud else "",
        ticker=(word, word) if loud else None,
    )
    for page in range(page_count(QSize(*size), board)):
        assert problems(*size, replace(board, page=page)) == []


@settings(
    max_examples=examples(60), deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(
    st.sampled_from(["minute", "minute-movers", "level", "movers-1", "movers-hand", "minute-of-break"]),
    st.sampled_from(SIZES[:4]),
    st.text("0189 ,/", max_size=24).map(str.strip),
    words,
    words,
    words,
    st.lists(st.builds(SeatLine, words, seats, seats, words, words), max_size=2),
    st.booleans(),
)
@example("minute", (1280, 720), "0", "gjQ", "ÅQ", "", [], True)
@example("minute", (1280, 720), "0000000000000000", "", "000", "", [SeatLine("", "", "", "", "")], False)
@example("minute-of-break", (1920, 1080), "0/", "0", "", "0", [SeatLine("", "", "", "", "")], True)
@example("minute-of-break", (3840, 2160), "0/", "0", "", "0", [SeatLine("", "", "", "", "")], True)
def test_any_moment_fits(
    name: str,
    size: tuple[int, int],
    blinds: str,
    two: str,
    three: str,
    four: str,
    who: list[SeatLine],
    loud: bool,
) -> None:
    base = BOARDS[name]
    board = replace(
        base,
        blinds=blinds,
        headline=two,
        corner=three,
        level_name=four,
        note=four,
        ante=three,
        foot=((two, four, "amber"), (three, four, "text")),
        movers=tuple(who),
        halted=two if loud else "",
        ahead=base.ahead and Ahead(two, three, four),
        table_word="table",
        seat_word="seat",
    )
    assert problems(*size, board) == []


lefts = st.one_of(st.integers(0, 180).map(str), words)
tones = st.sampled_from(["amber", "red"])


@settings(
    max_examples=examples(40), deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(
    st.lists(st.builds(CallLine, words, words, lefts, words, tones), max_size=5),
    st.sampled_from(SIZES[:4]),
    words,
    st.booleans(),
)
def test_any_called_clocks_fit(lines: list[CallLine], size: tuple[int, int], word: str, loud: bool) -> None:
    board = replace(
        call(),
        calls=tuple(lines),
        corner=word,
        club=word[::-1],
        halted=word if loud else "",
        ticker=(word, word) if loud else None,
        foot=((word, "12:48", "quiet"), ("Blinds", word, "text")),
    )
    for page in range(page_count(QSize(*size), board)):
        assert problems(*size, replace(board, page=page)) == []


def test_everybody_whose_clock_is_called_is_on_exactly_one_page() -> None:
    board = call(*[CallLine(f"Player {n}", "table 1 seat 1", str(n), "to act", "amber") for n in range(7)])
    shown: list[str] = []
    for page in range(page_count(QSize(1024, 768), board)):
        pieces = paint.compose(QSize(1024, 768), replace(board, page=page), PROJECTED_DARK)
        shown += [p.text for p in pieces if isinstance(p, ink.Text) and p.text.startswith("Player")]
    assert shown == [f"Player {n}" for n in range(7)]


@settings(
    max_examples=examples(30), deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(st.sampled_from(SIZES[:4]), words, st.text(alphabet="aÅgjQ0189 ,/·ЖWi", max_size=1000))
def test_any_reason_fits(size: tuple[int, int], word: str, reason: str) -> None:
    board = replace(BOARDS["cancelled"], headline=word, note=reason, title=word)
    assert problems(*size, board) == []


@pytest.mark.parametrize(
    "name",
    [
        "clock", "clock-big", "paused-late", "break-open", "seating-41", "moves-9-long", "moves-1-halted",
        "call", "call-3", "hand-late", "cancelled",
    ],
)  # fmt: skip
def test_a_piece_paints_only_where_it_says(name: str) -> None:
    """The bounds that the other tests and the repainting trust are those of the real pixels."""
    around = 40
    for piece in paint.compose(QSize(640, 360), BOARDS[name], PROJECTED_LIGHT):
        image = QImage(640 + 2 * around, 360 + 2 * around, QImage.Format.Format_ARGB32)
        image.fill(QColor("#00FF00"))
        painter = QPainter(image)
        painter.translate(around, around)
        ink.draw(painter, [piece])
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
        painter.fillRect(ink.bounds(piece), QColor("#00FF00"))
        painter.end()
        blank = QImage(image.size(), image.format())
        blank.fill(QColor("#00FF00"))
        assert image == blank, piece


@pytest.mark.parametrize(("count", "size", "pages"), [
    (0, (1920, 1080), 1), (12, (1920, 1080), 1), (41, (1920, 1080), 1), (50, (1920, 1080), 2),
    (400, (1920, 1080), 12), (41, (1024, 768), 2),
])  # fmt: skip
def test_everybody_is_on_exactly_one_page(count: int, size: tuple[int, int], pages: int) -> None:
    board = seating(count)
    assert page_count(QSize(*size), board) == pages
    baselines = 0
    for page in range(pages):
        pieces = paint.compose(QSize(*size), replace(board, page=page), PROJECTED_DARK)
        baselines += sum(isinstance(p, ink.Text) and p.text == "seat" for p in pieces)
    assert baselines == count


@pytest.mark.parametrize("size", SIZES[:4], ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("count", [2, 3, 9, 20, 40])
def test_everybody_who_moves_is_on_exactly_one_page(count: int, size: tuple[int, int]) -> None:
    board = moves(count)
    arrows = 0
    for page in range(page_count(QSize(*size), board)):
        pieces = paint.compose(QSize(*size), replace(board, page=page), PROJECTED_DARK)
        arrows += sum(isinstance(p, ink.Text) and p.text == "→" for p in pieces)
    assert arrows == count


@pytest.mark.parametrize(("count", "size", "pages"), [
    (0, (1920, 1080), 1), (1, (1920, 1080), 1), (9, (1920, 1080), 1), (20, (1920, 1080), 2),
    (9, (1024, 768), 2), (20, (1024, 768), 4), (40, (3840, 2160), 4),
])  # fmt: skip
def test_moves_take_few_pages(count: int, size: tuple[int, int], pages: int) -> None:
    assert page_count(QSize(*size), moves(count)) == pages


def test_no_name_and_no_seat_is_cut_where_one_is_long() -> None:
    for name in ("moves-1-long", "moves-9-one-long", "moves-9-long", "call-long", "call-2", "halted-call-3"):
        board = BOARDS[name]
        for page in range(page_count(QSize(1920, 1080), board)):
            said = paint.compose(QSize(1920, 1080), replace(board, page=page), PROJECTED_DARK)
            assert not [p for p in said if isinstance(p, ink.Text | ink.Figure) and "…" in p.text]


@pytest.mark.parametrize("name", ["hand-race", "hand-late", "clock-announced", "break-race", "call-long"])
def test_no_fact_is_cut_on_a_narrow_picture(name: str) -> None:
    said = paint.compose(QSize(1024, 768), BOARDS[name], PROJECTED_DARK)
    assert not [p.text for p in said if isinstance(p, ink.Text) and "…" in p.text]


def test_a_few_names_stand_in_the_middle_however_many() -> None:
    middles = []
    for count in (2, 3, 4):
        board = seating(count)
        names = {line.name for line in board.seating}
        pieces = paint.compose(QSize(1280, 720), board, PROJECTED_DARK)
        rows = [p.baseline for p in pieces if isinstance(p, ink.Text) and p.text in names]
        assert len(rows) == count
        middles.append((rows[0] + rows[-1]) / 2)
    assert max(middles) - min(middles) <= 2


def test_pages_go_round() -> None:
    board = seating(400)
    size = QSize(1920, 1080)
    assert paint.compose(size, replace(board, page=12), PROJECTED_DARK) == paint.compose(
        size, board, PROJECTED_DARK
    )


# Half of a picture side by side, and the whole ones of a hall.
WHOLE = [(960, 1080), (640, 720), (512, 768), (1280, 720), (1920, 1080), (1024, 768)]


def said_whole(size: tuple[int, int], board: Board) -> list[str]:
    """Everything that is written on any page of the board; a name on two lines is two pieces."""
    every = (replace(board, page=page) for page in range(page_count(QSize(*size), board)))
    pieces = [p for each in every for p in paint.compose(QSize(*size), each, PROJECTED_DARK)]
    return [p.text for p in pieces if isinstance(p, ink.Text | ink.Figure)]


@pytest.mark.parametrize("name", [name for name in BOARDS if name != "cancelled-long"])
def test_no_word_is_cut_on_a_whole_picture_or_half_of_one(name: str) -> None:
    """But for a reason of a thousand letters."""
    assert [(size, x) for size in WHOLE for x in said_whole(size, BOARDS[name]) if "…" in x] == []


@pytest.mark.parametrize("size", WHOLE[:3], ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize(
    "name", ["clock", "clock-next", "clock-announced", "hand-race", "break", "paused-late"]
)
def test_facts_side_by_side_are_as_large_as_on_a_picture_of_their_own(
    name: str, size: tuple[int, int]
) -> None:
    """Four and five stand in two rows: none is smaller than four fifths of what three are."""
    values = {value for _, value, _ in BOARDS[name].foot}
    pieces = paint.compose(QSize(*size), BOARDS[name], PROJECTED_DARK)
    unit = min(size[1], size[0] / 1.25)
    (found,) = {p.px for p in pieces if isinstance(p, ink.Text) and p.text in values}
    assert found >= int(unit * 0.047 * (0.8 if not BOARDS[name].halted else 0.75))


@pytest.mark.parametrize("size", WHOLE, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_long_name_on_the_seating_list_has_two_lines(size: tuple[int, int]) -> None:
    long = "von Platen-Hallermund Maximiliana Wilhelmina"
    board = seating(41)
    board = replace(board, seating=(*board.seating, SeatLine(long, "3", "9")))
    words = said_whole(size, board)
    assert long in words or {"von Platen-Hallermund", "Maximiliana Wilhelmina"} <= {*words}
