"""Boards of the scenes around the play, as a night makes them, and worse."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from PySide6.QtCore import QBuffer, QIODevice, QPointF
from PySide6.QtGui import QColor, QImage, QPainter, QPolygonF

from gui.room.board import Board, CodeShown, Foot, Row
from gui.room.club import COLOURS, Logo
from tests.windows.room.boards import (
    ANNA,
    BOARDS,
    BREAK,
    CLOCK,
    COUNTDOWN,
    HALTED,
    NEW_LEVEL,
    PAUSED,
    moves,
    moving,
)

_LONG = "Maximiliana Wilhelmina von Platen-Hallermund"
_CLUB = "Föreningen Göteborgs Sällskap för Poker och Bridge i Västra Götaland"
_NAMES = (
    "Anna Ek", "Bo Sund", "Cecilia Bergström", "David Holm", "Örjan Fernández", "Farid Dahl", "Greta Öst",
    "Hanna von Essen", "Ivan Nyström", "Jonas Lindqvist",
)  # fmt: skip
_FOOT = moves(1).foot
PAGES = "page {page} of {pages}"


@lru_cache
def logo(width: int = 480, height: int = 240, ink: str = "#0B100E", ground: str = "") -> Logo:
    """A spade in a frame; see-through around it where no ground is given."""
    image = QImage(width, height, QImage.Format.Format_ARGB32)
    image.fill(QColor(ground) if ground else QColor(0, 0, 0, 0))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(QColor(ink))
    painter.setPen(QColor(ink))
    w, h = width / 2, height / 2
    diamond = [QPointF(w, h * 0.2), QPointF(w * 1.6, h), QPointF(w, h * 1.8), QPointF(w * 0.4, h)]
    painter.drawPolygon(QPolygonF(diamond))
    painter.end()
    kept = QBuffer()
    kept.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(kept, "PNG")  # type: ignore[call-overload]
    return Logo(bytes(kept.data().data()), width, height)


def prizes(count: int, named: int = 0, *, grouped: bool = True) -> Board:
    """``count`` places; the last ``named`` are won already."""
    rows = []
    for n in range(1, count + 1):
        who = _NAMES[n % 10] if n > count - named else ""
        rows.append(
            Row(f"{n}th" if n > 3 else ("1st", "2nd", "3rd")[n - 1], who, f"{max(2, 90 - n) * 250:,} kr")
        )
    if grouped and count > 20 and not named:
        rows = [
            *rows[:9],
            *(Row(f"{a}th–{a + 8}th", "", f"{(70 - a) * 100:,} kr each") for a in range(10, count, 9)),
        ]
    return Board(
        "prizes",
        headline="Prizes",
        corner=f"prize pool 148,500 kr · {count} places paid",
        rows=tuple(rows),
        page_words=PAGES,
        foot=_FOOT,
        note="" if rows else "The prizes are not set yet",
    )


def final(count: int, *, stacks: bool = True) -> Board:
    rows = tuple(
        Row(str(n + 1), _NAMES[n % 10], f"{(n * 37 % 90 + 10) * 1500:,}" if stacks else "")
        for n in range(count)
    )
    words = "seat, name and chips" if stacks else "seat and name"
    return Board(
        "final", headline="Final table", corner=f"table 1 · {words}", rows=rows, page_words=PAGES, foot=_FOOT
    )


COMMITMENT = "7f3a91c02b5e88d402c7" + "5d" * 22
WELCOME = Board(
    "welcome",
    club="Norra Pokerklubben",
    title="Thursday 200",
    headline="Starts 18:00 · in",
    tone="green",
    time_text="41:20",
    note="Registration open until level 7 begins",
    foot=COUNTDOWN.foot,
    codes=(CodeShown(COMMITMENT, "7F3A 91C0 2B5E 88D4 02C7"),),
    code_words="Scan this before a number is called. Check the draw with it afterwards.",
)
FINALS = replace(
    WELCOME,
    headline="Draw of the finals",
    time_text="",
    note="8 players · 2 tables",
    foot=(),
    codes=tuple(x._replace(name=name) for name in ("A final", "B final") for x in WELCOME.codes),
)
WINNER = Board(
    "winner",
    club="Norra Pokerklubben",
    title="Thursday 200",
    headline="Winner",
    tone="green",
    rows=(
        Row("1st", "Cecilia Bergström", "7,800 kr"),
        Row("2nd", "Bo Sund", "4,900 kr"),
        Row("3rd", "Örjan Fernández", "3,100 kr"),
        Row("4th", "Greta Öst", "2,050 kr"),
    ),
)
MESSAGE = Board(
    "message",
    club="Norra Pokerklubben",
    title="Thursday 200",
    foot=_FOOT,
    headline="The white Volvo with KLM 421 stands before the fire door. Please move it now.",
)
PATTERN = Board(
    "pattern",
    headline="HDMI-1",
    corner="1920 × 1080 · 60 Hz",
    page_words="Farthest table: can you read this? Name lists are this size or larger.",
    note="Nearest table: can you read this? No text on any view is smaller.",
)
LATE: tuple[Foot, ...] = (
    ("Level 21 · Hand-for-hand", "1:02:10", "quiet"), ("Blinds", "10,000 / 20,000", "text"),
    ("Ante", "BB 20,000", "text"),
)  # fmt: skip


def around() -> dict[str, Board]:
    """Made when a QGuiApplication is there: some carry an image."""
    dark, light = logo(), logo(300, 300, "#FFFFFF")
    club = replace(
        CLOCK,
        ticker=None,
        colour=COLOURS[0],
        logo=light,
        large_logo=True,
        thanks="Thanks to",
        sponsors=(dark, logo(900, 90, "#C02020"), logo(300, 310), logo(400, 200, "#0B100E", "#101010")),
    )
    return {
        "prizes-0": prizes(0),
        "prizes-3": prizes(3),
        "prizes-6": prizes(6),
        "prizes-6-won": prizes(6, 3),
        "prizes-9-won": prizes(9, 8),
        "prizes-20": prizes(20),
        "prizes-60": prizes(60),
        "prizes-60-single": prizes(60, grouped=False),
        "prizes-60-won": replace(prizes(60, 40), page=1),
        "prizes-long": replace(
            prizes(9, 8), halted=HALTED, ticker=NEW_LEVEL, foot=LATE,
            corner=f"prize pool 148,500 kr · {_CLUB}",
            rows=tuple(Row(f"{n}th–{n + 1}th", f"{_LONG} {n}", "12,148,500 kr each") for n in range(1, 10)),
        ),
        "final-2": final(2),
        "final-6": final(6, stacks=False),
        "final-9": final(9),
        "final-10": final(10),
        "final-12": final(12),
        "final-long": replace(
            final(10), rows=tuple(Row(str(n), f"{_LONG} {n}", "12,500,000") for n in range(1, 11)), foot=LATE,
            corner="table Guldsalongen · seat, name and chips", halted=HALTED, ticker=NEW_LEVEL,
        ),
        "welcome": WELCOME,
        "welcome-logo": replace(WELCOME, logo=dark),
        "welcome-plain": replace(WELCOME, codes=(), code_words="", logo=light),
        "welcome-finals": FINALS,
        "welcome-soon": replace(WELCOME, headline="Starts soon", time_text="", codes=(), code_words=""),
        "welcome-bare": Board("welcome", headline="Starts soon", tone="green", note="Registration open"),
        "welcome-long": replace(
            WELCOME, club=_CLUB, title=f"{_LONG} Memorial, Day 1B Flight 3", time_text="26:12:48", logo=dark,
            halted=HALTED, ticker=NEW_LEVEL,
        ),
        "winner": WINNER,
        "winner-logo": replace(WINNER, logo=dark),
        "winner-alone": replace(WINNER, rows=(Row("1st", "Åke Öst", ""),)),
        "winner-long": replace(
            WINNER, rows=tuple(Row(f"{n}th–{n + 1}th", f"{_LONG} {n}", "12,148,500 kr") for n in range(1, 5)),
            club=_CLUB, title=_LONG, halted=HALTED, ticker=NEW_LEVEL,
        ),
        "message": MESSAGE,
        "message-short": replace(MESSAGE, headline="Dinner is served", ticker=("Bar closes at 23:00", "")),
        "message-word": replace(MESSAGE, headline="Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbau"),
        "message-long": replace(
            MESSAGE, headline="The kitchen closes at ten; whoever wants to eat orders at the bar first. " * 8,
            foot=LATE, halted=HALTED, ticker=NEW_LEVEL,
        ),
        "pattern": PATTERN,
        "clock-logo": replace(CLOCK, logo=dark),
        "clock-logo-light": replace(CLOCK, logo=light),
        "clock-logo-long": replace(BOARDS["clock-long"], logo=logo(900, 90, "#C02020")),
        "club": club,
        "club-movers": replace(moving(club, ANNA), sponsors=()),
        "club-minute": replace(BOARDS["minute"], colour=COLOURS[2], logo=dark, large_logo=True),
        "club-level": replace(BOARDS["level"], colour=COLOURS[5], logo=dark),
        "club-break": replace(BREAK, colour=COLOURS[3], sponsors=(dark,) * 12, thanks="Thanks to"),
        "club-paused": replace(PAUSED, colour=COLOURS[4], sponsors=club.sponsors, thanks="Thanks to", page=1),
        "club-welcome": replace(WELCOME, colour=COLOURS[1], logo=dark, sponsors=club.sponsors, thanks=_LONG),
        "club-winner": replace(WINNER, colour=COLOURS[0], sponsors=club.sponsors, thanks="Thanks to"),
        "club-long": replace(
            club, club=_CLUB, title=_LONG, logo=logo(90, 900, "#C02020"),
            side=(*CLOCK.side, ("Average in big blinds", "1,250", "")), blinds="1,250,000 / 2,500,000",
        ),
        "club-lists": Board("pair", pair=(replace(prizes(60), colour=COLOURS[0]), club)),
        "pair": Board("pair", pair=(CLOCK, replace(PAUSED, title="Side event 100"))),
        "pair-long": Board("pair", pair=(BOARDS["clock-announced"], BOARDS["halted-break"])),
        "pair-lists": Board("pair", pair=(replace(prizes(60), page=1), final(10))),
        "pair-welcome": Board("pair", pair=(BOARDS["seating-41"], replace(WELCOME, title="Side event 100"))),
    }  # fmt: skip


AROUND = (
    "prizes-0", "prizes-3", "prizes-6", "prizes-6-won", "prizes-9-won", "prizes-20", "prizes-60",
    "prizes-60-single", "prizes-60-won", "prizes-long", "final-2", "final-6", "final-9", "final-10",
    "final-12", "final-long", "welcome", "welcome-logo", "welcome-plain", "welcome-finals",
    "welcome-soon", "welcome-bare", "welcome-long", "winner", "winner-logo", "winner-alone",
    "winner-long", "message", "message-short", "message-word", "message-long", "pattern", "clock-logo",
    "clock-logo-light", "clock-logo-long", "club", "club-movers", "club-minute", "club-level",
    "club-break", "club-paused", "club-welcome", "club-winner", "club-long", "club-lists", "pair",
    "pair-long", "pair-lists", "pair-welcome",
)  # fmt: skip
