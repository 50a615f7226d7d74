"""Boards as a night makes them, and worse: what the pictures and the measuring tests are made from."""

from __future__ import annotations

from dataclasses import replace

from gui.room.board import Ahead, Board, CallLine, Foot, SeatLine, Side

SIDE: tuple[Side, ...] = (
    ("Players", "23", " / 41"),
    ("Average stack", "35,652", ""),
    ("Prize pool", "20,500 kr", ""),
    ("First prize · 6 paid", "7,800 kr", ""),
)
CLOCK = Board(
    "clock",
    club="Norra Pokerklubben",
    title="Thursday 200",
    level_name="Level 7",
    time_text="12:48",
    progress=0.36,
    blinds="400 / 800",
    ante="BB ante 800",
    side=SIDE,
    foot=(
        ("Next level", "500 / 1,000", "text"),
        ("Break in", "32:48", "text"),
        ("At the break", "25s colour up", "amber"),
    ),
    ticker=("Anna Ek → table 3 seat 3", "Table 3: new player next hand"),
)
BREAK = Board(
    "break",
    club="Norra Pokerklubben",
    title="Thursday 200",
    corner="Play resumes 21:05",
    headline="Break",
    time_text="08:15",
    foot=(
        ("Then level 9", "600 / 1,200", "text"),
        ("Ante", "BB 1,200", "text"),
        ("Colour up now · stay at your table", "25s → 100s", "amber"),
    ),
)
PAUSED = replace(CLOCK, scene="paused", headline="Paused", level_name="Level 7", ticker=None, progress=None)
COUNTDOWN = Board(
    "paused",
    club="Norra Pokerklubben",
    title="Thursday 200",
    corner="Play begins 18:00",
    headline="Starts in",
    tone="green",
    time_text="11:20",
    foot=(
        ("Registered", "38", "text"),
        ("Starting stack", "20,000", "text"),
        ("First level", "25 / 50", "text"),
        ("Buy-in", "200", "text"),
    ),
)

_FIRST = ("Eva", "Per", "Karl", "Lena", "Mia", "Ulf", "Åke", "Anton", "Sara", "Oskar", "Anna", "Tove", "Jan")
_LAST = (
    "Abrahamsson", "Ahlström", "Andersson", "Axelsson", "Bengtsson", "Berg", "Björk", "Blom", "Dahl", "Ek",
    "Ekström", "Engström", "Eriksson", "Falk", "Forsberg", "Fransson", "Gran", "Gustafsson", "Hall",
    "Hansson", "Hedlund", "Holm", "Holmberg", "Isaksson", "Jansson", "Johansson", "Jonsson", "Karlsson",
    "Kjellberg", "Larsson", "Lilja", "Lind", "Lindberg", "Lindgren", "Lund", "Nordin", "Olsson",
    "Persson", "Rydén", "Sund", "von Platen-Hallermund",
)  # fmt: skip


def seating(count: int, seats: int = 9) -> Board:
    """``count`` players at tables of nine, by name."""
    names = sorted(
        f"{_LAST[i % len(_LAST)]} {_FIRST[(i // len(_LAST) + i) % len(_FIRST)]}" for i in range(count)
    )
    tables = max(1, -(-count // seats))
    lines = tuple(
        SeatLine(name, str(i * 7 % tables + 1), str(i // tables % seats + 1)) for i, name in enumerate(names)
    )
    return Board(
        "seating",
        headline="Find your seat",
        corner="Starts 18:00 · in",
        time_text="11:20",
        seating=lines,
        table_word="table",
        seat_word="seat",
        page_words="{range} of {total} · page {page} of {pages}",
        footer_left="Draw commitment 7F3A 91C0 · anyone can check it",
    )


WAITS = "No cards until the button has passed"
_FOOT: tuple[Foot, ...] = (
    ("Level 7", "12:48", "text"),
    ("Blinds", "400 / 800", "text"),
    ("Ante", "BB 800", "text"),
)


def moves(count: int, waiting: tuple[int, ...] = (), headline: str = "Table 5 breaks") -> Board:
    """The players of table 5 and of as many after it as it takes go to others."""
    lines = tuple(
        SeatLine(
            f"{_FIRST[i * 5 % len(_FIRST)]} {_LAST[i * 11 % len(_LAST)]}",
            str(i * 3 % 4 + 1),
            str(i * 7 % 9 + 1),
            f"{5 + i // 9}.{i % 9 + 1}",
            WAITS if i in waiting else "",
        )
        for i in range(count)
    )
    return Board(
        "moves",
        headline=headline,
        moves=lines,
        page_words="page {page} of {pages}",
        table_word="table",
        seat_word="seat",
        foot=_FOOT,
        legend="1.1 is table 1 seat 1" if lines else "",
        note="" if lines else "Nobody has moved yet",
    )


_LONG = "Maximiliana Wilhelmina von Platen-Hallermund"
_STOPPED: tuple[Foot, ...] = (
    ("Level 21 · Paused", "1:02:10", "red"), ("Blinds", "10,000 / 20,000", "text"),
    ("Ante", "BB 20,000", "text"),
)  # fmt: skip
TO_ACT = "seconds to act · last 10 counted down"
TIME_UP = ("Time is up", "The hand is dead if it faces a bet, otherwise it is checked")


def call(*lines: CallLine, foot: tuple[Foot, ...] = _FOOT) -> Board:
    """The clock called on these; on Anna where nobody is given."""
    shown = lines or (CallLine("Anna Ek", "table 1 seat 4", "37", TO_ACT, "amber"),)
    return Board(
        "call", club="Norra Pokerklubben", title="Thursday 200", corner="Clock called", calls=shown, foot=foot
    )


_COUNTED = CallLine("Bo Ros", "table 12 seat 10", "7", "Counting down", "red")
_LATE: tuple[Foot, ...] = (
    ("Level 21 · Hand-for-hand", "1:02:10", "quiet"), ("Blinds", "10,000 / 20,000", "text"),
    ("Ante", "BB 20,000", "text"),
)  # fmt: skip
_LONG_CALL = CallLine(_LONG, "table Guldsalongen seat 10", "60", TO_ACT, "amber")
_LONG_UP = CallLine(_LONG, "table Guldsalongen seat 10", *TIME_UP, "red")
HAND = replace(
    PAUSED,
    scene="hand",
    headline="Hand-for-hand · hand 4",
    tone=None,
    note="Each hand takes 2 minutes off the level",
    foot=(
        ("To the money", "1 player", "amber"),
        ("Places paid", "6", "text"),
        ("Players", "7 / 41", "text"),
        ("Next level", "500 / 1,000", "text"),
    ),
)
NEW_LEVEL = ("Level 21: new blinds from the next hand", "the hand starts at the first riffle")
HALTED = "Tables 4 and 6: stop dealing"
ORDER = ("Break order", "8, 7, 6, 5, 4, 3, 2, 1")

ANNA = SeatLine("Anna Ek", "5", "9", "from table 4 seat 4", "Table 5: new player next hand")
OSKAR = SeatLine(
    "Oskar Fransson", "2", "10", "from table 6 seat 1", "No cards between small blind and button"
)
NEWCOMER = SeatLine("Åke Öst", "Blå-terrass", "10", "", "Table Blå-terrass: new player next hand")
LONG_MOVER = SeatLine(
    _LONG, "Guldsalongen", "10", "from table Blå-terrass seat 10", "No cards until the button has passed"
)


def moving(board: Board, *who: SeatLine) -> Board:
    """The board with these in the bar."""
    return replace(board, movers=who, ticker=None, table_word="table", seat_word="seat")


ENTRY: tuple[Foot, ...] = (
    ("Next level", "100 / 200", "text"), ("Break in · 25s colour up", "32:48", "text"),
    ("Late registration until 19:20", "closes in 32:48", "green"), ("Breaks next", "Table 8", "text"),
)  # fmt: skip
MINUTE = replace(
    CLOCK,
    level_name="Level 3 · last minute",
    time_text="00:47",
    progress=0.96,
    blinds="75 / 150",
    ante="",
    ticker=None,
    last_minute=True,
    ahead=Ahead("100 / 200", "Level 4 · hands started after zero", "Level 3 · hands started before zero"),
    foot=(
        ("Level after next", "200 / 400", "text"),
        ("Break in · 25s colour up", "20:47", "text"),
        ("Late registration until 19:20", "closes in 20:47", "amber"),
    ),
)
MINUTE_LATE = replace(
    MINUTE,
    level_name="Level 21 · last minute",
    blinds="10,000 / 20,000",
    ahead=Ahead(
        "15,000 / 30,000",
        "Level 22 · BB ante 30,000 · hands started after zero",
        "Level 21 · BB ante 20,000 · hands started before zero",
    ),
    foot=(
        ("Level after next", "20,000 / 40,000", "text"),
        ("Break in · 500s colour up", "20:47", "text"),
        ("Breaks next", "Table 8", "text"),
    ),
)
LEVEL = Board(
    "level",
    club="Norra Pokerklubben",
    title="Thursday 200",
    headline="Level 4",
    corner="from the next hand",
    time_text="19:56",
    blinds="100 / 200",
    foot=(("Until now", "75 / 150", "text"), ("Ante", "no ante", "text"), ("Break at", "19:20", "text")),
    note="At the break: 25s colour up · Late registration closes when level 5 begins",
)

BOARDS: dict[str, Board] = {
    "clock": CLOCK,
    "movers-1": moving(CLOCK, ANNA),
    "movers-1-new": moving(CLOCK, NEWCOMER),
    "movers-1-long": moving(CLOCK, LONG_MOVER),
    "movers-2": moving(replace(CLOCK, foot=ENTRY), ANNA, OSKAR),
    "movers-2-long": moving(CLOCK, LONG_MOVER, NEWCOMER),
    "movers-halted": moving(replace(CLOCK, halted=HALTED), ANNA, OSKAR),
    "movers-break": moving(BREAK, ANNA),
    "movers-paused": moving(PAUSED, ANNA, OSKAR),
    "movers-paused-halted": moving(replace(PAUSED, halted=HALTED), ANNA, OSKAR),
    "movers-hand": moving(HAND, ANNA),
    "movers-call": moving(call(), ANNA),
    "movers-seating": moving(seating(41), ANNA),
    "movers-limit": moving(
        replace(CLOCK, blinds="4,000 / 8,000 limit", ante="blinds 2,000 / 4,000"), ANNA, OSKAR
    ),
    "clock-entry": replace(CLOCK, foot=ENTRY, ticker=None),
    "minute": MINUTE,
    "minute-late": MINUTE_LATE,
    "minute-limit": replace(
        MINUTE, blinds="4,000 / 8,000 limit",
        ahead=Ahead("6,000 / 12,000 limit", "Level 22 · hands started after zero", "Level 21"),
    ),
    "minute-break": replace(
        MINUTE, ahead=Ahead("Break", "15 min · 25s colour up", "Level 3 · hands started before zero")
    ),
    "minute-dinner": replace(
        MINUTE_LATE,
        ahead=Ahead("Dinner at the Restaurant", "Until the director calls you back", "Level 21"),
    ),
    "minute-movers": moving(MINUTE, ANNA),
    "minute-halted": replace(MINUTE_LATE, halted=HALTED, ticker=ORDER),
    "minute-everything": moving(replace(MINUTE_LATE, halted=HALTED), ANNA, OSKAR),
    "minute-of-break": replace(BREAK, last_minute=True, time_text="00:15"),
    "level": LEVEL,
    "level-late": replace(
        LEVEL, headline="Level 21", blinds="10,000 / 20,000", note="",
        foot=(("Until now", "8,000 / 16,000", "text"), ("Ante", "BB 20,000", "text")),
    ),
    "level-limit": replace(LEVEL, blinds="4,000 / 8,000 limit", ante="blinds 2,000 / 4,000"),
    "level-big": replace(LEVEL, blinds="1,250,000 / 2,500,000", time_text="1:19:56"),
    "level-long": replace(
        LEVEL, title="Svenska Mästerskapen i Texas Hold'em No-Limit Main Event Day 1B Flight 3"
    ),
    "level-halted": replace(LEVEL, halted=HALTED, ticker=("Clock on Anna Ek", "42 s · table 1 seat 4")),
    "clock-hour": replace(CLOCK, time_text="1:12:48", ticker=None),
    "clock-day": replace(CLOCK, time_text="26:12:48"),
    "clock-late": replace(
        CLOCK, level_name="Level 21", blinds="10,000 / 20,000", ante="BB ante 20,000", time_text="00:07",
        progress=0.99,
    ),
    "clock-big": replace(CLOCK, blinds="1,250,000 / 2,500,000", ante="BB ante 2,500,000", ticker=None),
    "clock-noante": replace(CLOCK, ante="", ticker=None),
    "clock-limit": replace(CLOCK, blinds="4,000 / 8,000 limit", ante=""),
    "clock-limit-quiet": replace(CLOCK, blinds="4,000 / 8,000", ante="limit"),
    "clock-bare": Board("clock", time_text="20:00", blinds="25 / 50", level_name="Level 1"),
    "clock-long": replace(
        CLOCK,
        club="Föreningen Göteborgs Sällskap för Poker och Bridge i Västra Götaland",
        title="Svenska Mästerskapen i Texas Hold'em No-Limit Main Event Day 1B Flight 3",
        foot=(
            ("Next level after the break and the chip race", "1,500,000 / 3,000,000", "text"),
            ("Late registration and re-entry close", "in 2:12:32:48", "red"),
            ("At the break", "25s, 100s and 500s colour up: stay at your table", "amber"),
        ),
        ticker=("Maximiliana von Platen-Hallermund → table 13 seat 10", "Table 13: new player next hand"),
    ),
    "clock-6": replace(
        CLOCK, side=(*SIDE, ("Average stack", "45", " BB"), ("Next pay jump", "1,200", "")), ticker=None
    ),
    "break": BREAK,
    "break-ticker": replace(BREAK, ticker=("Table 5 breaks", "at the end of the break: see your new seat")),
    "break-open": replace(
        BREAK, time_text="", corner="Open-length break", note="The director calls you back to your seats"
    ),
    "paused": PAUSED,
    "paused-late": replace(PAUSED, blinds="10,000 / 20,000", ante="BB ante 20,000", ticker=CLOCK.ticker),
    "countdown": COUNTDOWN,
    "countdown-day": replace(COUNTDOWN, time_text="26:12:48"),
    "seating-12": seating(12),
    "seating-41": seating(41),
    "seating-50": seating(50),
    "seating-400": replace(seating(400), page=3),
    "seating-none": seating(0),
    "moves-0": moves(0),
    "moves-1": moves(1, headline="New seat"),
    "moves-1-waits": moves(1, (0,), headline="New seat"),
    "moves-1-new": replace(
        moves(1), headline="New seat", moves=(SeatLine("Åke Öst", "Blå-terrass", "10"),)
    ),
    "moves-1-long": replace(
        moves(1), moves=(SeatLine(_LONG, "Guldsalongen", "10", "Blå-terrass.10", WAITS),), foot=_STOPPED
    ),
    "moves-2": moves(2, headline="New seats"),
    "moves-3": moves(3, (1,), headline="New seats"),
    "moves-5": moves(5),
    "moves-9": moves(9),
    "moves-9-waits": moves(9, (2, 6)),
    "moves-9-long": replace(
        moves(9),
        headline="Tables 5, 6, Blå-terrass and Guldsalongen break",
        moves=tuple(
            SeatLine(f"{_LONG} {i}", "Guldsalongen", str(i), f"Blå-terrass.{i}", WAITS if i % 3 == 0 else "")
            for i in range(1, 10)
        ),
        foot=_STOPPED,
    ),
    "moves-9-one-long": replace(moves(9), moves=(*moves(8).moves, SeatLine(_LONG, "12", "10", "5.9"))),
    "moves-20": replace(moves(20, (3, 12)), headline="Tables 5, 6 and 7 break", page=1),
    "moves-halted": replace(moves(9, (2,)), halted=HALTED),
    "moves-1-halted": replace(moves(1, (0,)), halted=HALTED, ticker=ORDER),
    "moves-9-ticker": replace(
        moves(9), ticker=("Between small blind and button:", "no cards until the button has passed")
    ),
    "halted-clock": replace(CLOCK, halted=HALTED, ticker=None),
    "halted-clock-both": replace(CLOCK, halted=HALTED, ticker=ORDER),
    "halted-clock-many": replace(
        CLOCK, halted="Tables 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, Blå-terrass and Guldsalongen: stop dealing"
    ),
    "halted-limit": replace(
        CLOCK, blinds="4,000 / 8,000 limit", ante="blinds 2,000 / 4,000", halted=HALTED, ticker=ORDER
    ),
    "halted-break": replace(BREAK, halted=HALTED, ticker=ORDER),
    "halted-paused": replace(PAUSED, halted=HALTED, ticker=ORDER),
    "halted-seating": replace(seating(41), halted=HALTED, ticker=ORDER),
    "clock-next": replace(CLOCK, foot=(*CLOCK.foot, ("Breaks next", "Table 8", "text")), ticker=ORDER),
    "call": call(),
    "call-120": call(replace(call().calls[0], left="120")),
    "call-counted": call(_COUNTED),
    "call-zero": call(CallLine("Anna Ek", "table 1 seat 4", *TIME_UP, "red")),
    "call-long": call(_LONG_CALL, foot=_LATE),
    "call-long-zero": replace(call(_LONG_UP, foot=_LATE), halted=HALTED, ticker=ORDER),
    "call-2": call(_COUNTED, _LONG_CALL),
    "call-3": call(_LONG_UP, _COUNTED, _LONG_CALL, foot=_LATE),
    "call-5": replace(call(_LONG_UP, *[_COUNTED] * 3, _LONG_CALL, foot=_LATE), page=1),
    "halted-call": replace(call(foot=_LATE), halted=HALTED, ticker=NEW_LEVEL),
    "halted-call-3": replace(call(_LONG_UP, _COUNTED, _LONG_CALL), halted=HALTED, ticker=NEW_LEVEL),
    "hand": HAND,
    "clock-hands": replace(CLOCK, time_text="3 / 10", level_name="Level 7 · hands played", progress=0.3),
    "hand-hands": replace(HAND, time_text="103 / 120", level_name="Level 7 · hands played", note=""),
    "hand-late": replace(HAND, blinds="10,000 / 20,000", ante="BB ante 20,000", ticker=NEW_LEVEL),
    "hand-limit": replace(HAND, blinds="4,000 / 8,000 limit", ante="blinds 2,000 / 4,000"),
    "hand-race": replace(
        HAND, headline="Hand-for-hand · hand 1,234",
        foot=(*HAND.foot[:3], ("Still to race the 25s", "Tables 10, 11, 12 and 13", "amber")),
    ),
    "halted-hand": replace(
        HAND, blinds="10,000 / 20,000", ante="BB ante 20,000", halted=HALTED, ticker=NEW_LEVEL
    ),
    "clock-announced": replace(
        CLOCK, blinds="10,000 / 20,000", ante="BB ante 20,000", halted=HALTED, ticker=NEW_LEVEL,
        foot=(
            *CLOCK.foot[:2], ("Colour-up announced", "500s", "amber"), *CLOCK.foot[2:],
            ("Breaks next", "Table 8", "text"),
        ),
    ),
    "break-race": replace(
        BREAK, foot=(*BREAK.foot[:2], ("Still to race the 25s", "Tables 10, 11, 12 and 13", "amber"))
    ),
    "cancelled": Board(
        "cancelled", club="Norra Pokerklubben", title="Thursday 200", headline="Cancelled", tone="red",
        note="The hall is closed by the police at 22:00. Buy-ins are paid back at the desk.",
    ),
    "cancelled-short": Board("cancelled", headline="Cancelled", tone="red", note="Power cut"),
    "cancelled-long": Board(
        "cancelled", club="Norra Pokerklubben", title="Thursday 200", headline="Cancelled", tone="red",
        note="By decision of the management, after the fire alarm at 21:14 and the evacuation. " * 11,
    ),
}  # fmt: skip
