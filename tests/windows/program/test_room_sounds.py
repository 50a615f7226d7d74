"""The room hears the clock's cues at their moments, what was done, and nothing late or twice."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from core.say import acts
from core.store import open_library
from gui.console.frame.sounds_dialog import SoundsDialog
from gui.program.room_sounds import CUES, Choices, RoomSounds, keep_choices, read_choices
from gui.program.session import Session
from gui.program.sound import Player
from tests.windows.conftest import HandClock


class Heard(Player):
    """The sounds that would be played, in order, with how loud: the thread is tried in test_sound."""

    def __init__(self) -> None:
        super().__init__(Path())
        self.all: list[tuple[str, int]] = []

    def play(self, name: str, volume: int = 100) -> None:
        if name and volume:
            self.all.append((name, volume))

    def names(self) -> list[str]:
        found, self.all = [name for name, _ in self.all], []
        return found


@pytest.fixture
def heard(qapp: QApplication) -> Heard:
    return Heard()


@pytest.fixture
def room(session: Session, heard: Heard) -> Iterator[RoomSounds]:
    session.do(acts.AddLevel(blinds=(25, 50), length=600_000))
    session.do(acts.AddBreak(length=300_000))
    session.do(acts.AddLevel(blinds=(50, 100), length=600_000))
    made = RoomSounds(heard, Choices())
    made.follow(session)
    yield made
    made.follow()


def pass_time(session: Session, clock: HandClock, seconds: int) -> None:
    for _ in range(seconds):
        clock.advance(seconds=1)
        session.tick()


def test_a_level_a_break_and_its_end(
    room: RoomSounds, heard: Heard, session: Session, hand_clock: HandClock
) -> None:
    session.do(acts.Start())
    assert heard.names() == ["level"]
    pass_time(session, hand_clock, 600)
    assert heard.names() == ["minute", "countdown", "break"]
    pass_time(session, hand_clock, 300)
    assert heard.names() == ["minute", "countdown", "break_over"]
    session.do(acts.SetClock(row=1))
    session.do(acts.NextRow())
    assert heard.names() == ["break"]
    session.do(acts.Undo())
    assert heard.names() == []


def test_after_a_sleep_nothing_is_played_late(
    room: RoomSounds, heard: Heard, session: Session, hand_clock: HandClock
) -> None:
    session.do(acts.Start())
    heard.names()
    hand_clock.advance(minutes=12)
    session.tick()
    assert heard.names() == []


def test_what_is_off_silent_or_no_longer_followed_is_not_heard(
    room: RoomSounds, heard: Heard, session: Session, hand_clock: HandClock
) -> None:
    room.choices = Choices(40, frozenset({"minute"}))
    session.do(acts.Start())
    pass_time(session, hand_clock, 600)
    assert heard.all == [("level", 40), ("countdown", 40), ("break", 40)]
    heard.names()
    room.choices = Choices(silent=True)
    pass_time(session, hand_clock, 300)
    room.choices = Choices()
    room.follow()
    session.do(acts.SetClock(row=1))
    session.do(acts.NextRow())
    assert heard.names() == []


def test_choices_are_kept_and_nonsense_in_the_library_is_the_default(tmp_path: Path) -> None:
    library = open_library(tmp_path / "library.db")
    assert read_choices(library) == Choices()
    chosen = Choices(35, frozenset({"draw", "break"}), silent=True)
    keep_choices(library, chosen)
    assert read_choices(library) == chosen
    library.set_setting("sound_volume", "loud")
    library.set_setting("sounds_off", ["draw", "horn", 7])
    assert read_choices(library) == Choices(70, frozenset({"draw"}), silent=True)
    library.close()


def test_the_dialog_by_mouse_and_key(qtbot: QtBot, room: RoomSounds, heard: Heard, tmp_path: Path) -> None:
    library = open_library(tmp_path / "library.db")
    parent = QWidget()
    qtbot.addWidget(parent)
    dialog = SoundsDialog(parent, room, library)
    dialog.show()
    assert list(dialog.cues) == list(CUES)
    box = dialog.cues["draw"]
    QTest.mouseClick(box, Qt.MouseButton.LeftButton, pos=QPoint(8, box.height() // 2))
    assert not box.isChecked()
    QTest.mouseClick(dialog.tries["draw"], Qt.MouseButton.LeftButton)
    assert heard.all == [("draw", 70)]
    dialog.volume.setFocus()
    QTest.keyClick(dialog.volume, Qt.Key.Key_Left)
    assert read_choices(library) == Choices(65, frozenset({"draw"}))
    assert dialog.percent.text() == "65 %"
    dialog.silent.setFocus()
    QTest.keyClick(dialog.silent, Qt.Key.Key_Space)
    assert read_choices(library).silent
    assert not dialog.tries["level"].isEnabled()
    assert dialog.trouble.isHidden()
    heard.failed.emit()
    assert not dialog.trouble.isHidden()
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert dialog.isHidden()
    library.close()
