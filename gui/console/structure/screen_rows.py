"""How the room's screen looks, as lines of the settings: kept for every tournament, and not undone."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from gui.looks.setting import ONE, Setting, Typed
from gui.program.session import Session
from gui.words.tr import Context

if TYPE_CHECKING:
    from gui.console.frame.screen import Screen

tr = Context("structure")

YES, NO = "yes", "no"


def screen_rows(screen: Screen) -> tuple[Setting, ...]:
    """Return the lines of this screen."""
    return (
        Setting(
            "screen-ground",
            lambda: tr("Ground"),
            lambda _: (_grounds()[_yes(screen.dark)], ""),
            lambda _: {ONE: _yes(screen.dark)},
            choices=_grounds,
            does=lambda _, typed: screen.set_dark(_is(typed)),
            note=_note,
        ),
        Setting(
            "screen-calls",
            lambda: tr("Clock calls"),
            lambda _: (_calls()[_yes(screen.calls)], ""),
            lambda _: {ONE: _yes(screen.calls)},
            choices=_calls,
            does=lambda _, typed: screen.set_calls(_is(typed)),
            note=_note,
        ),
        Setting(
            "screen-look",
            lambda: tr("Logo, colour, sponsors"),
            lambda _: (tr("%n sponsors", screen.sponsors), ""),
            opens=partial(_ask_look, screen),
        ),
    )


def _yes(on: bool) -> str:
    return YES if on else NO


def _is(typed: Typed) -> bool:
    return typed[ONE] == YES


def _grounds() -> dict[str, str]:
    return {YES: tr("dark"), NO: tr("light")}


def _calls() -> dict[str, str]:
    return {YES: tr("shown at once"), NO: tr("shown by hand")}


def _note() -> str:
    return tr("Kept for every tournament. Undo does not take it back.")


def _ask_look(screen: Screen, row: QWidget, session: Session) -> None:
    from gui.console.frame.club_look import ClubLookDialog

    ClubLookDialog(row, screen).open()
