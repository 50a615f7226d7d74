"""The words of the sounds and of choosing them."""

from __future__ import annotations

from gui.words.tr import mark, tr

_WORDS = {
    "title": mark("Sounds"),
    "menu": mark("Sounds…"),
    "about": mark("Heard from this PC. Each has a shape of its own; ▶ lets you hear it."),
    "volume": mark("Volume"),
    "silent": mark("No sounds at all"),
    "done": mark("Done"),
    "try": mark("Hear it"),
    "level": mark("A new level begins"),
    "minute": mark("A minute left"),
    "countdown": mark("The last five seconds"),
    "break": mark("A break begins"),
    "break_over": mark("The break is over"),
    "draw": mark("Seats have been drawn"),
    "bubble": mark("Hand-for-hand begins"),
    "final_table": mark("The final table is seated"),
    "time_up": mark("A called clock has run out"),
}


def word(key: str) -> str:
    return tr(_WORDS[key])


def try_out(cue: str) -> str:
    """What the button beside a cue is called, for who cannot see it."""
    return tr("{title}: {cue}", title=word("try"), cue=word(cue))


def nothing_heard() -> str:
    return tr("No sound can be heard from this PC: Riffle reaches no loudspeaker. Everything else goes on.")


def percent(volume: int) -> str:
    return tr("{n} %", n=volume)
