"""Sounds are played from a thread of their own: heard where there is a loudspeaker, never waited for."""

from __future__ import annotations

import importlib.util
import math
import os
import shutil
import subprocess
import sys
import threading
import wave
from array import array
from itertools import pairwise
from pathlib import Path
from threading import Event
from types import ModuleType
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from gui.program import sound
from gui.program.room_sounds import CUES
from gui.program.sound import FOLDER, Player, at_volume
from tests.children import ROOT, program


def maker() -> ModuleType:
    spec = importlib.util.spec_from_file_location("make_sounds", FOLDER / "make.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def samples(path: Path) -> array[int]:
    with wave.open(str(path), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, 22_050)
        return array("h", file.readframes(file.getnframes()))


@pytest.mark.parametrize("cue", CUES)
def test_every_cue_has_its_sound_as_the_script_makes_it(cue: str) -> None:
    made, kept = maker().samples(cue), samples(FOLDER / f"{cue}.wav")
    assert len(made) == len(kept)
    assert max(abs(round(x * 32767) - y) for x, y in zip(made, kept, strict=True)) <= 1
    assert 25_000 < max(map(abs, kept)) < 27_000
    assert len(kept) < 22_050 * 4.5


def test_no_two_cues_sound_alike() -> None:
    """Loudness over time, in tenths of a second, with the pitch crossed: no two are near each other."""

    def shape(cue: str) -> list[float]:
        values = samples(FOLDER / f"{cue}.wav")
        found = list[float]()
        for start in range(0, 22_050 * 2, 2205):
            part = values[start : start + 2205]
            crossed = sum(1 for a, b in pairwise(part) if a < 0 <= b)
            found.append(crossed * 10 if part and max(map(abs, part)) > 1500 else 0)
        return found

    shapes = {cue: shape(cue) for cue in CUES}
    for a in CUES:
        for b in CUES:
            if a < b:
                assert math.dist(shapes[a], shapes[b]) > 400, (a, b)


def test_a_quieter_copy_is_made_once_and_anew_where_the_sound_is_newer(tmp_path: Path) -> None:
    loud = FOLDER / "level.wav"
    assert at_volume(loud, 100, tmp_path) == loud
    half = at_volume(loud, 50, tmp_path)
    assert max(map(abs, samples(half))) == pytest.approx(max(map(abs, samples(loud))) / 4, abs=1)
    made = half.stat().st_mtime_ns
    assert at_volume(loud, 50, tmp_path).stat().st_mtime_ns == made
    os.utime(half, (1, 1))
    assert at_volume(loud, 50, tmp_path).stat().st_mtime > 1
    assert [x.name for x in tmp_path.iterdir()] == ["level-50.wav"]


def test_a_player_that_hangs_holds_nobody_up_and_what_is_no_news_is_dropped(
    qtbot: QtBot, tmp_path: Path
) -> None:
    begun, go_on, done = Event(), Event(), Event()
    heard: list[str] = []

    def hangs(path: Path) -> None:
        heard.append(path.stem)
        begun.set()
        assert go_on.wait(20)
        if path.stem == "break":
            done.set()

    player = Player(tmp_path, hangs)
    player.play("level")
    assert begun.wait(20)
    for cue in ("minute", "break", "draw", "bubble"):
        player.play(cue)
    go_on.set()
    assert done.wait(20)
    assert heard == ["level", "minute", "break"]
    player.stop()


def test_without_anything_to_play_on_it_is_said_once(qtbot: QtBot, tmp_path: Path) -> None:
    tried: list[Path] = []

    def nothing(path: Path) -> Any:
        tried.append(path)
        raise RuntimeError("No supported audio backends on this system!")

    player = Player(tmp_path, nothing)
    said: list[int] = []
    player.failed.connect(lambda: said.append(1))
    with qtbot.waitSignal(player.failed):
        player.play("level")
    player.play("minute")
    qtbot.waitUntil(lambda: len(tried) == 2)
    player.play("break", 0)  # silent: not even tried
    player.play("draw")
    qtbot.waitUntil(lambda: len(tried) == 3)
    assert len(said) == 1
    player.stop()


def test_who_has_stopped_is_told_nothing_more(qtbot: QtBot, tmp_path: Path) -> None:
    """The window that would say it may be gone."""
    began, end = Event(), Event()

    def play(path: Path) -> None:
        began.set()
        end.wait(20)
        raise OSError("no device")

    player = Player(tmp_path, play)
    said: list[int] = []
    player.failed.connect(lambda: said.append(1))
    player.play("level")
    assert began.wait(20)
    player.stop()
    end.set()
    thread = player._worker._thread
    assert thread is not None
    thread.join(20)
    QCoreApplication.processEvents()
    assert said == []


def test_a_sound_after_the_end_is_neither_played_nor_missed(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sound, "HANGS", 10)
    tried: list[Path] = []
    player = Player(tmp_path, tried.append)
    said: list[int] = []
    player.failed.connect(lambda: said.append(1))
    player.stop()
    player.play("level")
    qtbot.wait(100)
    assert (tried, said) == ([], [])


def test_a_player_that_ends_at_once_in_an_error_is_noticed(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Fails:
        def __init__(self) -> None:
            self.subprocess = subprocess.Popen([sys.executable, "-c", "raise SystemExit(1)"])

    monkeypatch.setattr(sound, "TOO_SOON", 30)
    player = Player(tmp_path, lambda path: Fails())
    with qtbot.waitSignal(player.failed, timeout=20_000):
        player.play("level")
    player.stop()


@pytest.mark.parametrize(
    "backend",
    [
        "winmm",
        pytest.param(
            "wmplayer",
            marks=pytest.mark.skipif(sys.platform == "win32", reason="it may be there, and say nothing"),
        ),
    ],
)
def test_where_a_players_own_thread_fails_it_is_noticed_and_nobody_reports_an_error(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, backend: str
) -> None:
    """Windows' two players, which other systems lack."""
    from playsound3 import playsound3

    uncaught: list[object] = []
    monkeypatch.setattr(threading, "excepthook", uncaught.append)
    monkeypatch.setattr(playsound3, "DEFAULT_BACKEND", backend)
    if backend != "winmm":
        monkeypatch.setattr(sound, "TOO_SOON", 30)
    no_sound = tmp_path / "none.wav"
    no_sound.write_bytes(b"no sound")
    player = Player(tmp_path, lambda path: sound.playsound(no_sound))
    with qtbot.waitSignal(player.failed, timeout=20_000):
        player.play("level")
    assert player.silent
    player.stop()
    assert uncaught == []


HEARD = """
import sys, time
from pathlib import Path
from gui.program.sound import playsound
for name in sys.argv[1:]:
    playsound(Path("assets/sounds") / f"{name}.wav").wait()
"""


ALSA = shutil.which("aplay") and shutil.which("mpg123")


@pytest.mark.skipif(not ALSA, reason="alsa's players are not here")
def test_what_is_played_is_what_the_device_gets(tmp_path: Path) -> None:
    """ALSA writes what it is given into a file: the level's three rising steps are in it."""
    raw = tmp_path / "heard.raw"
    (tmp_path / ".asoundrc").write_text(
        "pcm.!default { type plug slave.pcm cap }\n"
        f'pcm.cap {{ type file slave.pcm nul file "{raw}" format raw }}\n'
        "pcm.nul { type null }\n"
    )
    environment = os.environ | {"HOME": str(tmp_path), "PLAYSOUND3_BACKEND": "alsa"}
    subprocess.run(program(HEARD, "level"), cwd=ROOT, env=environment, check=True, timeout=60)
    heard = array("h", raw.read_bytes())
    wanted = samples(FOLDER / "level.wav")
    rate = len(heard) / len(wanted)  # the plugin may give it more channels or another rate
    assert rate >= 0.95
    assert max(map(abs, heard)) == pytest.approx(max(map(abs, wanted)), rel=0.1)
