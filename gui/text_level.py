"""What is told of a new level, on the projected screen and in the header (RULES G1, G5)."""

from __future__ import annotations

from core.structure.levels import Notice
from gui.text_numbers import amount, ante_text, blinds_text, bring_in_text
from gui.text_tr import mark, tr

_BEGINS = {
    "shuffle": mark("a hand begins with the shuffle"),
    "first_riffle": mark("a hand begins with the first riffle"),
}
_SHORT = {
    "shuffle": mark("From the next hand (shuffle)"),
    "first_riffle": mark("From the next hand (riffle)"),
}
_SHORT_ANTE = {
    "blind_first": mark("a short stack pays the blind before it"),
    "ante_first": mark("a short stack pays it before the blind"),
}


def told(x: Notice) -> list[tuple[str, str]]:
    """One thing each, what is loud and the rest of it: from which hand the level holds, what a change of
    dealers makes of it, what the table's ante is where few are left and how a short stack pays it."""
    begins = tr(_BEGINS[str(x.facts["begins"])])
    if x.left_ms:
        bold = tr("Level {n} at zero: {blinds}", n=x.number, blinds=blinds_text(x.level))
        said = [(bold, tr("from the next hand · {begins}", begins=begins))]
    else:
        said = [(tr("Level {n} from the next hand", n=x.number), begins)]
    if x.facts["push"]:
        said.append((tr("Dealers changing just now"), tr("the new dealer's first hand is at the old level")))
    ante = ante_text(x.level)
    if steps := _steps(x):
        said.append((ante, steps))
    if short := str(x.facts.get("short", "")):
        said.append((ante, tr(_SHORT_ANTE[short])))
    if x.facts.get("absent") == "posted":
        said.append((bring_in_text(x.level), tr("an absent player's is posted, the hand is dead")))
    if x.level.cap and not x.facts["cap"]:
        said.append((tr("No cap on raises"), tr("the tournament is heads-up")))
    return said


def _steps(x: Notice) -> str:
    """``500 at 4 players or fewer, 250 at 3``: the most players first."""
    shrinks = x.facts.get("shrinks")
    steps = [str(part).split() for part in shrinks] if isinstance(shrinks, tuple) else []
    said = [tr("{ante} at {n}", ante=amount(int(ante)), n=n) for n, ante in steps[1:]]
    if steps:
        n, ante = steps[0]
        said.insert(0, tr("{ante} at {n} players or fewer", ante=amount(int(ante)), n=n))
    return ", ".join(said)


def short(x: Notice) -> str:
    """Where there is room for little: ``From the next hand (shuffle)``."""
    if x.left_ms:
        return tr("At zero, from the next hand")
    return tr(_SHORT[str(x.facts["begins"])])
