"""The words of the projected screen's menu and of its dialogs."""

from __future__ import annotations

from collections.abc import Sequence

from gui.words.numbers import listed
from gui.words.tr import Context, mark

tr = Context("room")

_WORDS = {
    "auto": mark("Follow the play"),
    "clock": mark("Clock"),
    "call": mark("Clock call"),
    "seating": mark("Seating list"),
    "moves": mark("Last moves"),
    "final": mark("Final table"),
    "prizes": mark("Prizes"),
    "welcome": mark("Welcome"),
    "winner": mark("Winner"),
    "message": mark("Message"),
    "pattern": mark("Test pattern"),
    "pair": mark("Side by side"),
    "this": mark("Show this tournament"),
    # why one cannot be shown now
    "no_call": mark("No clock call is running."),
    "no_moves": mark("Nobody has moved since the start."),
    "no_final": mark("More than one table is playing."),
    "no_prizes": mark("The prizes are not set yet."),
    "no_welcome": mark("The tournament has started."),
    "no_winner": mark("Nobody has won yet."),
    "no_message": mark("Write it first under “Message on screen”."),
    # the rest of the menu
    "calls": mark("Show clock calls automatically"),
    "calls_why": mark("Full picture when the screen follows the play; a band on any other view."),
    "say": mark("Message on screen…"),
    "logo": mark("Club logo…"),
    "no_logo": mark("Remove logo"),
    "where": mark("Screen"),
    "console_there": mark("The console is on this screen."),
    "dark": mark("Dark"),
    "light": mark("Light"),
    "full": mark("Full screen"),
    "close": mark("Turn room screen off"),
    "open": mark("Turn room screen on"),
    # words for the room
    "say_title": mark("Message on screen"),
    "say_about": mark("The message stays until you remove it. The tournament is not changed."),
    "say_message": mark("Message on the whole screen, time below"),
    "say_ticker": mark("Announcement in the band below every view"),
    "say_do": mark("Show"),
    "say_off": mark("Remove"),
    "cancel": mark("Cancel"),
    # the logo
    "logo_title": mark("Club logo"),
    "logo_files": mark("Images"),
    "logo_kept": mark("The room screen shows the logo from now on, at every tournament."),
    "logo_tonight": mark("The room screen shows the logo tonight. It could not be saved for other nights."),
    "logo_unreadable": mark("This file cannot be read. The logo was not changed."),
    "logo_too_large": mark("This image is larger than 20 MB. The logo was not changed."),
    "logo_no_image": mark("Riffle cannot read this image, or it is damaged. The logo was not changed."),
    "logo_too_thin": mark("This image is too small, or too narrow for a logo. The logo was not changed."),
    "logo_empty": mark("This image is blank. The logo was not changed."),
}  # fmt: skip


def word(key: str) -> str:
    return tr(_WORDS[key])


def other(names: Sequence[str]) -> str:
    """Say what is shown instead of the tournament it is asked at."""
    return tr("Room screen: {name}", name=listed(names))


def by_hand(scene: str) -> str:
    """``Prizes by hand``: what is shown whatever the play asks for."""
    return tr("{scene}, fixed", scene=word(scene) if scene in _WORDS else scene)


def beside(title: str) -> str:
    """Another open tournament, on the other half."""
    return tr("Side by side with {title}", title=title)


def screen(name: str, width: int, height: int) -> str:
    return f"{name} · {width} × {height}"
