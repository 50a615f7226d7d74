"""Notices about backups, in words: what happened, what holds meanwhile, and what to do."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.keeping.backups import BEHIND, Standing
from core.say.reasons import StoreFailed, Trouble
from gui.words import backups as say
from tests.windows.conftest import EVENING, HALL

OWN, STICK = Path("own"), Path("stick") / "Riffle backups"
SOURCE = Path("nights") / "Thursday 200.riffle"
INSTEAD = "The backup was made in Riffle's own folder on this PC instead."


def sentence(standing: Standing, place: Path = STICK) -> str:
    return say.trouble(standing, place, chosen=place == STICK, source=SOURCE, zone=HALL)


@pytest.mark.parametrize(
    ("trouble", "why", "do"),
    [
        (Trouble.NOT_FOUND, "it is not there", "Plug in"),
        (Trouble.READ_ONLY_PLACE, "it is read-only", "Remove"),
        (Trouble.DISK_FULL, "it is full", "Free some"),
        (Trouble.DISK_GONE, "it does not respond", "Check"),
        (Trouble.LOCKED, "another program has locked it", ""),
    ],
)
def test_each_trouble_in_words(trouble: Trouble, why: str, do: str) -> None:
    standing = Standing(at=EVENING, place=OWN, failed=StoreFailed(trouble, str(STICK)))
    said = sentence(standing)
    assert said.startswith(f"No backup could be made in stick: {why}. {INSTEAD} {do}")
    assert said.endswith("Riffle tries again by itself.")
    assert say.stands(standing, STICK, HALL) == ("backup 17:30, on this PC only", False)


def test_two_levels_without_one_and_well_again() -> None:
    gone = StoreFailed(Trouble.NOT_FOUND, str(STICK))
    late = Standing(at=EVENING, place=OWN, behind=BEHIND, failed=gone)
    assert sentence(late) == (
        f"The last two backups in stick failed: it is not there. {INSTEAD} Plug in the USB stick, or choose "
        "another folder under Menu, Backups."
    )
    assert say.stands(late, STICK, HALL) == ("backup 17:30, on this PC only", True)
    hangs = Standing(at=EVENING, place=STICK, behind=BEHIND)
    assert sentence(hangs) == (
        "The last two backups in stick failed: it does not respond. The tournament itself is saved as usual. "
        "Check that it is plugged in, or choose another folder under Menu, Backups."
    )
    assert say.stands(hangs, STICK, HALL) == ("no backup since 17:30", True)
    assert say.well(STICK) == "Backups are made in stick again."
    assert say.stands(Standing(at=EVENING, place=STICK), STICK, HALL) == ("backup 17:30", False)


def test_our_own_folder_in_the_way() -> None:
    standing = Standing(failed=StoreFailed(Trouble.EXISTS, str(OWN)))
    assert sentence(standing, OWN) == (
        "No backup could be made in Riffle's own folder, own: it does not respond. The tournament itself is "
        "saved as usual. Choose another folder or a USB stick under Menu, Backups. Riffle tries again by "
        "itself."
    )
    assert say.stands(standing, OWN, HALL) == ("no backup", True)


def test_the_tournaments_own_file() -> None:
    spoilt = StoreFailed(Trouble.DAMAGED, str(SOURCE))
    assert sentence(Standing(at=EVENING, place=OWN, failed=spoilt)) == (
        "The disk has damaged this tournament's file. Its last good backup is from 17:30. Print the paper "
        "pack now (Ctrl+Shift+P), then restore that backup from the menu."
    )
    assert sentence(Standing(failed=spoilt)) == (
        "The disk has damaged this tournament's file: it could not be backed up. Print the paper pack now "
        "(Ctrl+Shift+P), then close the tournament and open it again: Repair a copy saves what can be saved."
    )
    assert sentence(Standing(at=EVENING, failed=StoreFailed(Trouble.NOT_FOUND, str(SOURCE)))) == (
        "Thursday 200.riffle is no longer in nights: it was moved, renamed or deleted, or its disk was "
        "removed. Riffle still has everything up to now and the clock goes on, but nothing new is saved. "
        "Put the file back, or save a copy from the menu and open that."
    )


def test_a_place_that_cannot_be_chosen() -> None:
    assert say.cannot_choose(StoreFailed(Trouble.EXISTS, ""), Path("stick")) == (
        "Backups cannot be made in stick: it does not respond. The location was not changed."
    )
