"""The words of making a structure sheet from players, stack, chips and the wanted end."""

from __future__ import annotations

from collections.abc import Sequence

from core.say.acts import AddBreak, AddLevel
from core.say.levels import MINUTE
from gui.words.numbers import amount, chips_off, duration_words
from gui.words.tr import mark, tr

_WORDS = {
    "title": mark("Make a sheet"),
    "menu": mark("Make a sheet…"),
    "do": mark("Lay this sheet"),
    "cancel": mark("Leave it"),
    "players": mark("Players expected"),
    "again": mark("Re-entries and re-buys expected"),
    "stack": mark("Starting stack"),
    "length": mark("From the first card to the end"),
    "level": mark("Minutes of a level"),
    "pause": mark("Minutes of a break"),
    "pause_every": mark("A break after about so many minutes"),
    "ante_from": mark("Big blind ante from level"),
    "values": mark("Chips in use"),
    "no_ante": mark("no ante"),
    "length_hint": mark("5:00"),
    "short": mark("No two levels fit into that time: make levels shorter or the night longer."),
    "small": mark("The stack is under twenty big blinds of the lowest chip: more stack or lower chips."),
    "numbers": mark("One of these numbers is nothing or too much."),
    "steep": mark("Levels rise by more than half each time: shorter levels or a longer night are gentler."),
}


def word(key: str) -> str:
    return tr(_WORDS[key])


def not_read(field: str, typed: str) -> str:
    return tr("{field}: “{typed}” is not understood.", field=word(field), typed=typed)


def rows(made: Sequence[AddLevel | AddBreak]) -> str:
    """The sheet in a few lines, one from break to break: blinds, and what is coloured up at its end."""
    lines = [list[str]()]
    for x in made:
        if isinstance(x, AddBreak):
            gone = tr("break · colour up {chips}", chips=chips_off(x.remove)) if x.remove else tr("break")
            lines[-1].append(f"– {gone}")
            lines.append([])
        elif x.blinds is not None:
            lines[-1].append(f"{amount(x.blinds[0])}/{amount(x.blinds[1])}")
    return "\n".join("   ".join(x) for x in lines if x)


def summary(ends: int, length: int, ratio: float, depth: float) -> str:
    """``Over in level 13, after about 4 h 50 min. Stacks begin 100 big blinds deep, levels rise by 42 %.``"""
    time, rise = duration_words(length // MINUTE * MINUTE), round((ratio - 1) * 100)
    over = tr("Over in level {n}, after about {time}.", n=ends, time=time)
    deep = tr("Stacks begin {n} big blinds deep, levels rise by {rise} %.", n=round(depth), rise=rise)
    return f"{over} {deep}"
