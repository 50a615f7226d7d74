"""Names, titles and labels that are meant to break something, and a night full of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from core.formats.duties import duties
from core.formats.entries import level_now
from core.formats.holdem import night as demo_night
from core.formats.plausible import Step
from core.say import acts
from core.tournament.chance import Chance
from core.tournament.state import Tournament
from gui.program.session import Session
from tests.gallery.nights import _played
from tests.gallery.world import World

MARKUP = (
    "<b>Bold</b> Ek", "<img src=x> Berg", "Tom & Jerry &amp; Son", "<a href='file:///'>Link</a>",
    "<table><tr><td>1</td></tr></table>", "<!-- gone -->Ann", "<font size=99>Big", "&lt;i&gt;",
)  # fmt: skip
FORMULAS = ("=1+1|' /C calc'!A0", "+SUM(A1)", "-2+3", "@SUM(A1)", '=HYPERLINK("http://x")', "＝1+1")
SIDES = (
    "محمد بن عبد الله", "דוד בן־גוריון", "annA\u202e kE Bert", "Ali \u2067אבג\u2069 B", "\u200fRTL Mark",
)  # fmt: skip
JOINED = (
    "👨‍👩‍👧‍👦 Familie", "🏳️‍🌈🇸🇪 Flagga", "Z̸̢̛͔̈́͊͘ä̴̧̳́͝l̶̢̛͓̈́g̸̢͇̀͝ö̴̧̦́͝", "An\u200bna Zero", "علی\u200cرضا", "ﷺ﷽ Wide",
)  # fmt: skip
TRICKS = (
    "'; DROP TABLE player;--", "../../etc/passwd", "CON", "NUL.", "a/b\\c:d*e?f\"g<h>i|j", "{name} {seat}",
    "%s %n %1", "none", "override", "no:1", "e1", "1.1", "#", "\\", "\"", "O'Brien", "Robert\\", "-",
)  # fmt: skip
WIDE = ("W" * 120, "Wm " * 40)
NAMES = (*MARKUP, *FORMULAS, *SIDES, *JOINED, *TRICKS, *WIDE)

TITLE = "<b>Tom & Jerry's</b> \u202eneppO <img src=x> 👨‍👩‍👧‍👦 محمد"
CLUB = "A & B <i>Club</i> =1+1"
LABELS = ("1", "Österbotten", "CON", "-1-", "NUL", "Con-aux-nul1")
BREAK = "<b>Dinner</b> & drinks"
OFFENCE = "<b>swore</b> & left\nat =1+1"


def hostile(world: World) -> Session:
    """In its second level with something to do, its players called so."""
    chance = Chance(world.seed)

    def stop(t: Tournament, now: int) -> bool:
        return level_now(t, now) >= 2 and len(duties(t, now)) >= 2

    return _played(world, "hostile", chance, _setup(chance), stop, None)


def _setup(chance: Chance) -> Iterator[Step]:
    """The demo's evening, its tables and people exchanged."""
    met: set[type[acts.Act]] = set()
    for step in demo_night.setup(chance):
        first, kind = type(step.act) not in met, type(step.act)
        met.add(kind)
        match step.act:
            case acts.Set(key="title"):
                yield replace(step, act=acts.Set(key="title", value=TITLE))
            case acts.Set(key="club"):
                yield replace(step, act=acts.Set(key="club", value=CLUB))
            case acts.SetStructure(rows=rows):
                named = tuple(r.but(name=BREAK) if isinstance(r, acts.AddBreak) else r for r in rows)
                yield replace(step, act=acts.SetStructure(rows=named))
            case acts.OpenTable() if first:
                yield from (replace(step, act=acts.OpenTable(label=label)) for label in LABELS)
            case acts.Register() as act if first:
                for number, name in enumerate(NAMES, 9001):
                    nickname = name[:40] if number % 2 else ""
                    found = act.but(name=name, nickname=nickname, number=str(number))
                    yield replace(step, act=found)
            case acts.OpenTable() | acts.Register():
                pass
            case _:
                yield step
