"""How the room's screen looks, as lines of the settings: kept for every tournament, and not undone."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from gui.looks.setting import ONE, Setting
from gui.program.session import Session
from gui.words.tr import Context

if TYPE_CHECKING:
    from gui.console.frame.screen import Screen

tr = Context("structure")

YES, NO = "yes", "no"


def screen_rows(screen: Screen) -> tuple[Setting, ...]:
    """Return the lines of this screen."""
    return (
        _of_two("screen-ground", lambda: tr("Ground"), lambda: screen.dark, _grounds, screen.set_dark),
        _of_two("screen-calls", lambda: tr("Clock calls"), lambda: screen.calls, _calls, screen.set_calls),
        Setting(
            "screen-look",
            lambda: tr("Logo, colour, sponsors"),
            lambda _: (tr("%n sponsors", screen.sponsors), ""),
            opens=partial(_ask_look, screen),
        ),
    )


def _of_two(
    key: str,
    title: Callable[[], str],
    on: Callable[[], bool],
    choices: Callable[[], dict[str, str]],
    turn: Callable[[bool], None],
) -> Setting:
    """Return the line of what is on or off."""

    def held() -> str:
        return YES if on() else NO

    return Setting(
        key,
        title,
        lambda _: (choices()[held()], ""),
        lambda _: {ONE: held()},
        choices=choices,
        does=lambda _, typed: turn(typed[ONE] == YES),
        note=_note,
    )


def _grounds() -> dict[str, str]:
    return {YES: tr("dark"), NO: tr("light")}


def _calls() -> dict[str, str]:
    return {YES: tr("shown at once"), NO: tr("shown by hand")}


def _note() -> str:
    return tr("Kept for every tournament. Undo does not take it back.")


def _ask_look(screen: Screen, row: QWidget, session: Session) -> None:
    from gui.console.frame.club_look import ClubLookDialog

    ClubLookDialog(row, screen).open()
