"""The words of the projected screen's menu and of its dialogs."""

from __future__ import annotations

from collections.abc import Sequence

from gui.words.numbers import listed
from gui.words.tr import mark, tr

_WORDS = {
    "auto": mark("Follow the play"),
    "clock": mark("Clock"),
    "call": mark("Called clock"),
    "seating": mark("Seating list"),
    "moves": mark("Last moves"),
    "final": mark("Final table"),
    "prizes": mark("Prizes"),
    "welcome": mark("Welcome"),
    "winner": mark("Winner"),
    "message": mark("The message"),
    "pattern": mark("Test pattern"),
    "pair": mark("Side by side"),
    "this": mark("Show this tournament"),
    # why one cannot be shown now
    "no_call": mark("The clock is called on nobody now."),
    "no_moves": mark("Nobody has been given another seat since the start."),
    "no_final": mark("More than one table plays."),
    "no_prizes": mark("The prizes are not set yet."),
    "no_welcome": mark("The night has begun."),
    "no_winner": mark("Nobody has won yet."),
    "no_message": mark("Write it first, under “Words for the room”."),
    # the rest of the menu
    "calls": mark("Called clocks come by themselves"),
    "calls_why": mark("Whose seconds run, when you follow the play; a band on any other picture."),
    "say": mark("Words for the room…"),
    "logo": mark("The club's logo…"),
    "no_logo": mark("Without the logo"),
    "where": mark("On which screen"),
    "console_there": mark("The console is on it."),
    "dark": mark("Dark"),
    "light": mark("Light"),
    "full": mark("Full screen"),
    "close": mark("Take the clock off the screen"),
    "open": mark("Show the clock on the screen"),
    # words for the room
    "say_title": mark("Words for the room"),
    "say_about": mark("Nothing of the tournament changes. They stay until you take them off."),
    "say_message": mark("A sentence on the whole screen, with the time under it"),
    "say_ticker": mark("An announcement in the band under every picture"),
    "say_do": mark("Show it"),
    "say_off": mark("Take off"),
    "cancel": mark("Cancel"),
    # the logo
    "logo_title": mark("The club's logo"),
    "logo_files": mark("Images"),
    "logo_kept": mark("The logo stands on the screen from now on, on all nights."),
    "logo_tonight": mark("The logo stands on the screen tonight; it could not be kept for other nights."),
    "logo_unreadable": mark("This file cannot be read. The logo stays as it was."),
    "logo_too_large": mark("This image is too large: at most 20 MB. The logo stays as it was."),
    "logo_no_image": mark("This is no image Riffle can read, or it is damaged. The logo stays as it was."),
    "logo_too_thin": mark("This image is too small or too long and thin for a logo. It stays as it was."),
    "logo_empty": mark("Nothing is to be seen on this image. The logo stays as it was."),
}  # fmt: skip


def word(key: str) -> str:
    return tr(_WORDS[key])


def other(names: Sequence[str]) -> str:
    """What is shown instead of the tournament it is asked at."""
    return tr("Room shows {name}", name=listed(names))


def by_hand(scene: str) -> str:
    """``Prizes by hand``: what is shown whatever the play asks for."""
    return tr("{scene} by hand", scene=word(scene) if scene in _WORDS else scene)


def beside(title: str) -> str:
    """Another open tournament, on the other half."""
    return tr("Side by side with {title}", title=title)


def screen(name: str, width: int, height: int) -> str:
    return f"{name} · {width} × {height}"
