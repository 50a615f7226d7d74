"""The welcome before the start: the event, the time, the price, the countdown."""

from __future__ import annotations

from datetime import tzinfo

from core.clock.clock import Reading
from core.floor.draw.draw import open_draw
from core.say.levels import MINUTE
from core.tournament.state import Tournament
from gui.room.board import Board, Foot, SceneName
from gui.words import screen as say
from gui.words import text
from gui.words.tr import Context

tr = Context("room")


LAST_MINUTES = 10 * MINUTE
"""How long before the start the room sees only the time: a house rule."""


def before_seats(t: Tournament, reading: Reading) -> SceneName:
    """Return the scene while nobody has a seat: near the start the countdown, unless a draw waits for its
    number."""
    near = reading.starts_in is not None and reading.starts_in <= LAST_MINUTES
    return "paused" if near and open_draw(t) is None else "welcome"


def welcome(t: Tournament, reading: Reading, now: int, zone: tzinfo) -> Board:
    """Return the picture for players who come in."""
    left = reading.starts_in
    draw = open_draw(t)
    late = t.setting("late") if t.rulebook.word("entering.late") == "until_level" else None
    return Board(
        "welcome",
        club=str(t.setting("club") or ""),
        title=str(t.setting("title") or ""),
        headline=tr("Starts soon") if left is None else say.starts_at_in(text.time_of_day(now + left, zone)),
        tone="green",
        time_text="" if left is None else text.clock_text(left),
        note=tr("Registration open until level {n} begins", n=text.amount(late + 1))
        if late
        else tr("Registration open"),
        foot=tuple(_facts(t, reading)),
        code=draw.commitment if draw is not None else "",
        code_words=(
            text.commitment_text(draw.commitment),
            tr("Scan this before a number is called. Check the draw with it afterwards."),
        )
        if draw is not None
        else (),
    )


def countdown(t: Tournament, reading: Reading, now: int, zone: tzinfo) -> Board:
    """Return the picture of the time to the start alone."""
    left = reading.starts_in
    return Board(
        "paused",
        club=str(t.setting("club") or ""),
        title=str(t.setting("title") or ""),
        corner="" if left is None else say.cards_in_the_air(text.time_of_day(now + left, zone)),
        headline=tr("Starts soon") if left is None else tr("Starts in"),
        tone="green",
        time_text="" if left is None else text.clock_text(left),
        foot=tuple(_facts(t, reading)),
    )


def _facts(t: Tournament, reading: Reading) -> list[Foot]:
    price = t.money.prices.get("entry")
    foot: list[Foot] = [(tr("Registered"), text.amount(len(t.people.entries)), "text")]
    if price is not None and price.chips:
        foot.append((tr("Starting stack"), text.amount(price.chips), "text"))
    if reading.level is not None:
        foot.append((tr("First level"), text.blinds_text(reading.level), "text"))
    if price is not None and price.paid:
        foot.append((tr("Buy-in"), text.money(price.paid, str(t.setting("currency") or "")), "text"))
    return foot
