"""Makes Riffle's sounds, so that they are our own and can be made anew: ``python3 assets/sounds/make.py``.

Struck wood and soft bells, below 1.6 kHz, no longer than two seconds: heard over a room's talk, and not
sharp at the hundredth hearing. Each cue has a shape of its own, rising, falling or repeated, so that it is
told apart on the worst loudspeaker. Standard library only; the same bytes on every machine.
"""

from __future__ import annotations

import struct
import wave
from math import exp, pi, sin
from pathlib import Path

RATE = 22_050
PEAK = 0.8
# Pitches in Hz, equal temperament on A = 440.
C4, D4, E4, G4, A4, C5, D5, E5, G5, A5, C6 = (
    261.63, 293.66, 329.63, 392.0, 440.0, 523.25, 587.33, 659.26, 783.99, 880.0, 1046.5,
)  # fmt: skip

CHORD = (C4, G4, C5, E5, G5)

# (seconds from the beginning, pitch, how long it rings, loudness)
Note = tuple[float, float, float, float]
# Partials of a timbre: (times the pitch, loudness, how much faster it dies).
WOOD = ((1.0, 1.0, 1.0), (3.9, 0.25, 4.0), (9.2, 0.06, 9.0))
BELL = ((1.0, 1.0, 1.0), (2.0, 0.4, 1.6), (3.01, 0.18, 2.6), (0.5, 0.3, 0.8))

SOUNDS: dict[str, tuple[tuple[tuple[float, float, float], ...], tuple[Note, ...]]] = {
    # three steps up: the blinds go up
    "level": (BELL, ((0.0, C5, 0.5, 0.8), (0.18, E5, 0.5, 0.9), (0.36, G5, 1.1, 1.0))),
    # one long low bell, twice: a minute left
    "minute": (BELL, ((0.0, A4, 0.7, 0.9), (0.55, A4, 1.0, 0.7))),
    # two steps down: sit back
    "break": (BELL, ((0.0, G5, 0.6, 0.9), (0.25, D5, 0.6, 0.9), (0.5, C5, 1.1, 0.8))),
    # a call to the tables: low, high, high
    "break_over": (
        WOOD, ((0.0, G4, 0.3, 0.9), (0.2, C5, 0.3, 1.0), (0.4, C5, 0.3, 1.0), (0.6, E5, 0.7, 1.0)),
    ),
    # five ticks a second apart, the last one is the level's own sound
    "countdown": (WOOD, tuple((float(i), A5, 0.12, 0.55 + 0.1 * i) for i in range(5))),
    # a riffle: quick wood falling together, and a bell
    "draw": (WOOD, (*((0.045 * i, A4 + 18 * i, 0.08, 0.5) for i in range(12)), (0.62, C6, 0.6, 0.8))),
    # the same two notes back and forth: wait for each other
    "bubble": (BELL, ((0.0, E5, 0.4, 0.9), (0.3, C5, 0.4, 0.9), (0.6, E5, 0.4, 0.9), (0.9, C5, 0.9, 0.9))),
    # a chord built from below
    "final_table": (
        BELL,
        tuple((0.15 * i, pitch, 1.8 - 0.1 * i, 0.7 + 0.05 * i) for i, pitch in enumerate(CHORD)),
    ),
    # one dry knock, twice: the minute of a called clock is up
    "time_up": (WOOD, ((0.0, D4, 0.25, 1.0), (0.22, D4, 0.5, 1.0))),
}  # fmt: skip


def samples(name: str) -> list[float]:
    """The sound as numbers between -1 and 1."""
    timbre, notes = SOUNDS[name]
    length = max(start + rings for start, _, rings, _ in notes) + 0.05
    found = [0.0] * int(length * RATE)
    for start, pitch, rings, loud in notes:
        first = int(start * RATE)
        for i in range(min(int(rings * RATE), len(found) - first)):
            t = i / RATE
            # a strike of 4 ms, and a last tenth that fades to nothing: no click at either end
            edge = min(1.0, t / 0.004) * min(1.0, (rings - t) / (rings * 0.1))
            turn = 2 * pi * pitch * t
            tone = sum(a * exp(-4.5 * fast * t / rings) * sin(turn * times) for times, a, fast in timbre)
            found[first + i] += loud * edge * tone
    loudest = max(map(abs, found))
    return [x / loudest * PEAK for x in found]


def write(path: Path, values: list[float]) -> None:
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(b"".join(struct.pack("<h", round(x * 32767)) for x in values))


if __name__ == "__main__":
    for made in SOUNDS:
        write(Path(__file__).with_name(f"{made}.wav"), samples(made))
