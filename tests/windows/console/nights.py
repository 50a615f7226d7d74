"""Nights to look at and to click in: nothing yet, a club's Thursday, a championship, names that are long."""

from __future__ import annotations

from core.say import acts
from core.tournament.state import Tournament
from gui.console.tables.views import TableView, makers
from gui.program.session import Session
from tests.windows.conftest import begin_night

FIRST = "Anna Bo Maja Nils Eva Erik Li Karin Lars Zoë Per Sara Ali Ingrid Johan Fatima Sven Elin Omar Stina"
LAST = "Ek Sund Lindström Åberg Berg Holm Wei Öberg Jónsson Björk Dahl Novák Hassan Lund Persson"
LONG = (
    "Bartholomew Featherstonehaugh-Cholmondeley of Marjoribanks",
    "Wolfeschlegelsteinhausenbergerdorff Senior",
    "María de los Ángeles Fernández-Villaverde y Gutiérrez de la Concha",
    "Þórunn Sigurbjörg Guðmundsdóttir",
)
SHEET = (
    (25, 50),
    (50, 100),
    (75, 150),
    None,
    (100, 200),
    (150, 300),
    (200, 400),
    None,
    (300, 600),
    (400, 800),
)


def table_views(t: Tournament, playing: bool, now: int) -> list[TableView]:
    """Return the tables as the floor shows them, in the order they were opened."""
    return [make() for make in makers(t, playing, now)]


def names(count: int) -> list[str]:
    """So many different names, the same every time."""
    first, last = FIRST.split(), LAST.split()
    every = len(first)
    return [
        f"{first[i % every]} {last[(i // every + i % every) % len(last)]}" + (" Jr" if i >= 300 else "")
        for i in range(count)
    ]


def thursday(session: Session, players: list[str], tables: int, *, seats: int = 9) -> None:
    """Prices, a structure, the players registered and drawn, not started."""

    def made() -> None:
        do = session.do
        do(acts.Set(key="title", value="Thursday 200"))
        do(acts.Set(key="currency", value="kr"))
        do(acts.SetPrice(kind="entry", paid=200, fee=20, chips=10_000))
        do(acts.SetPrice(kind="rebuy", paid=200, chips=10_000, until=("level", 4)))
        do(acts.SetPrizes(shares=(("percent", 5000), ("percent", 3000), ("percent", 2000))))
        for row in SHEET:
            if row is None:
                do(acts.AddBreak(length=10 * 60_000, remove=(25,)))
            else:
                do(acts.AddLevel(blinds=row, ante=row[1], ante_kind="bb", length=20 * 60_000))
        for i in range(tables):
            do(acts.OpenTable(label=str(i + 1), size=seats))
        for i, name in enumerate(players):
            number = str(1000 + i) if i % 3 == 0 else ""
            do(
                acts.Register(
                    name=name, number=number, nickname="The Rock" if i == 4 else "", accessible=i == 5
                )
            )
        if tables and players:
            do(acts.MakeDraw(number="4711"))

    begin_night(session, ("thursday", tuple(players), tables, seats), made)


def busts(session: Session, count: int) -> None:
    """The first ``count`` entries go out, each knocked out by the last one."""
    entries = sorted(session.state.people.live.values())
    for entry in entries[:count]:
        session.do(acts.Eliminate(who=(entry,), by=(entries[-1],)))
