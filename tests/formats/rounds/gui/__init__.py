"""How the tiny format is seen: a page, a picture in the room, a paper, and its words."""

from __future__ import annotations

from collections.abc import Callable
from datetime import tzinfo

from PySide6.QtWidgets import QWidget

from core.clock.clock import Reading
from core.say.records import Action
from core.tournament.director import Director
from core.tournament.state import Tournament
from gui.looks.format import Look, Paper
from gui.looks.place import Place
from gui.paper.documents import titled
from gui.paper.lists import Line, LineSheet
from gui.paper.paper import Document
from gui.program.session import Session
from gui.room.board import Board, Row
from gui.room.look import Head
from gui.room.scenes import rows
from gui.words.names import Names, Sentence
from gui.words.voices import DutyWords, refused, to_do
from tests.formats.rounds.core import (
    ROUNDS,
    NotThatRound,
    PointsOutOfRange,
    Scored,
    ScoresDuty,
    rounds,
)


@refused.register(PointsOutOfRange)
def _(said: PointsOutOfRange, names: Names) -> str:
    return f"A round is worth 0 to {said.most} points."


@refused.register(NotThatRound)
def _(said: NotThatRound, names: Names) -> str:
    return f"Choose a round up to {said.latest}."


@to_do.register(ScoresDuty)
def _(said: ScoresDuty, names: Names) -> DutyWords:
    who = ", ".join(names.entry(e) for e in said.entries)
    return DutyWords(f"Round {said.round}", f"Enter the points of {who}.")


def _told(action: Action, xs: list[Scored], names: Names) -> Sentence:
    who = names.entry(xs[0].entry)
    return Sentence((who,), f"{who}: {xs[0].points} points in round {xs[0].round}")


def ranked(t: Tournament) -> list[tuple[str, str]]:
    """Everybody with the points so far, most points first."""
    game = rounds(t)
    people = sorted(t.people.live.values(), key=lambda e: (-game.total(e), t.name(e)))
    return [(t.name(e), str(game.total(e))) for e in people]


def _picture(t: Tournament, now: int, page: int, zone: tzinfo) -> Board | None:
    if not rounds(t).points:
        return None
    lines = tuple(Row(str(i), name, points) for i, (name, points) in enumerate(ranked(t), 1))
    number = rounds(t).now(t.people)
    corner = "Final" if number > ROUNDS else f"Round {number} of {ROUNDS}"
    return Board(
        "format",
        format="rounds",
        headline="Points",
        corner=corner,
        rows=lines,
        page=page,
        page_words="{page} / {pages}",
    )


def _standings(director: Director, now: int, zone: tzinfo) -> Document:
    t = director.state
    lines = tuple(Line(str(i), name, points) for i, (name, points) in enumerate(ranked(t), 1))
    return titled("Points", LineSheet(lines), t, now, zone)


def _nothing(t: Tournament, now: int) -> str:
    return "" if rounds(t).points else "Nobody has points yet."


def _head(t: Tournament, reading: Reading, now: int, zone: tzinfo) -> Head:
    """The round, and how many of them have points for it."""
    game, number = rounds(t), min(rounds(t).now(t.people), ROUNDS)
    scored = sum(len(game.of(e.id)) >= number for e in t.playing)
    stats = (("Best", str(max(map(game.total, t.people.live.values()), default=0)), ""),)
    return Head("Points", f"Round {number} of {ROUNDS}", clock=f"{scored} / {len(t.playing)}", stats=stats)


def _page() -> Callable[[Session], QWidget]:
    from tests.formats.rounds.gui.page import PointsPage

    return PointsPage


ROUNDS_LOOK = Look(
    "rounds",
    title="Rounds",
    about="Three rounds by points.",
    pages=(Place("points", lambda: "Points", "clock", _page, letters=True, digit=9),),
    without=("chips",),
    without_papers=("structure", "structure_small", "dealer_sheets"),
    seat_page="points",
    head=_head,
    picture=_picture,
    painted=rows.compose,
    papers=(Paper("points", lambda: "Points", _standings, _nothing),),
    told={Scored: ("setting", _told)},
    verbs={"score": "enter a player's points: Anna 40 round 2"},
    asked_on={ScoresDuty: "points"},
)
