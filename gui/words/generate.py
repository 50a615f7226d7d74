"""The words of making a structure sheet from players, stack, chips and the wanted end."""

from __future__ import annotations

from collections.abc import Sequence

from core.say.acts import AddBreak, AddLevel
from core.say.levels import MINUTE
from gui.words.numbers import amount, chips_off, duration_words
from gui.words.tr import Context

tr = Context("structure")


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
    over = tr("Ends in level {n}, after about {time}.", n=ends, time=time)
    deep = tr("Stacks start at {n} big blinds; blinds rise {rise} % per level.", n=round(depth), rise=rise)
    return f"{over} {deep}"
