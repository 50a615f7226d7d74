"""The nights of the gallery: an empty one, an ordinary one, long names and namesakes, 400 players, a finished
one. Made by the demo's steps through the real director, from the seed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from functools import cache, partial

from core.floor.draw.draw import open_draw
from core.formats.duties import duties
from core.formats.entries import level_now
from core.formats.format import ids
from core.formats.holdem import night as demo_night
from core.formats.plausible import Step, names, night_of
from core.log.order import MemoryLog
from core.say import acts
from core.say.duties import RaceDuty
from core.say.reasons import Refused
from core.text.opening import open_door
from core.tournament.chance import Chance
from core.tournament.state import Tournament
from gui.desk.demo_night import HOLDEM, steps
from gui.program.session import Session
from tests.gallery.world import EVENING, World

Stop = Callable[[Tournament, int], bool]
Watch = Callable[[Session], None]

LONG = (
    "Bartholomew Featherstonehaugh-Cholmondeley of Marjoribanks",
    "Wolfeschlegelsteinhausenbergerdorff Senior",
    "María de los Ángeles Fernández-Villaverde y Gutiérrez de la Concha", "Þórunn Sigurbjörg Guðmundsdóttir",
    "Maximiliana Wilhelmina von Platen-Hallermund",
    "Donaudampfschifffahrtsgesellschaftskapitän Zu Guttenberg",
    "Oluwaseun Akinwunmi-Babatunde", "Anna Ek", "Anna Ek", "Anna Ek", "Bo Li", "Bo Li", "X Æ",
    "Jean-Baptiste-Emmanuel de La Rochefoucauld-Liancourt", "Анна-Мария Константинопольская", "Ng",
    "Nguyễn Phúc Bửu Thiện-Hoàng", "Konstantínos Papadopoulos-Chatzigeorgíou", "Siân Llewellyn-Cholmondeley",
    "Hubert Blaine", "Elisabeth Charlotte Henriette af Ugglas-Lagercrantz", "Ole",
)  # fmt: skip
CLUB = "Föreningen Norra Norrlands och Västerbottens Pokersällskap i Skellefteå"
TITLE = "Nordic Deepstack Championship 2026 – Main Event, No-Limit Hold'em Freezeout, 1B"
LABELS = ("Restaurant12", "Balkongen-3", "Österbotten")
OFFENCE = "discussing the hand with a neighbour while two others were still to act"
HUGE = 100
CROWD, ROOM = 400, 45


def nothing(world: World, watch: Watch | None = None) -> Session:
    """Return a tournament just made."""
    return world.begin("Thursday 200")


def before(world: World, watch: Watch | None = None) -> Session:
    """Return the demo's club before the start: the number for the draw is to be called."""
    return demo(world, lambda t, now: open_draw(t) is not None, watch)


def normal(world: World, watch: Watch | None = None) -> Session:
    """Return a night in its third level, with duties; the venue will close."""
    stop: Stop = lambda t, now: level_now(t, now) >= 3 and len(duties(t, now)) >= 3  # noqa: E731
    session = demo(world, stop, watch)
    world.do(session, acts.Set(key="closes", value="22:30"))
    return session


def break_(world: World, watch: Watch | None = None) -> Session:
    """Return a night in its first break: tables race their chips."""
    return demo(world, lambda t, now: any(isinstance(d, RaceDuty) for d in duties(t, now)), watch)


def over(world: World, watch: Watch | None = None) -> Session:
    """Return the ordinary night after its last hand."""
    return demo(world, lambda *_: False, watch)


def long(world: World, watch: Watch | None = None) -> Session:
    """Return a night with everything as long as it can get: names, title, tables, numbers of chips and
    money."""
    chance = Chance(world.seed)
    stop: Stop = lambda t, now: level_now(t, now) >= 2 and len(duties(t, now)) >= 3  # noqa: E731
    session = _played(world, TITLE[:40], chance, _long_setup(chance), stop, watch)
    for who in list(session.state.people.live.values())[:2]:
        with suppress(Refused):
            world.do(session, acts.Penalise(entry=who, offence=OFFENCE))
    return session


def crowd(world: World, watch: Watch | None = None) -> Session:
    """Return 400 players at 45 tables, a few of them out."""
    chance = Chance(world.seed)
    stop: Stop = lambda t, now: len(t.game.busts) >= 30 and len(duties(t, now)) >= 2  # noqa: E731
    return _played(world, "City Open", chance, _crowd_setup(chance), stop, watch)


MONEY = """
rulebook cpc-2023
set title "Thursday 201"
set club "Norra Pokerklubben"
set currency kr
price entry 350 fee 50 bounty 50 chips 10000
price entry "Guest" 400 fee 50 bounty 50 chips 10000
price rebuy 200 chips 10000 until 1
price addon 100 chips 5000
bounties fixed
prizes 40% 25% 15% 12% 8%
set rounding 10
set late 1
set till on
set methods "Cash, Swish"
till float 2000
pool add "The club" 2000
pool keep "League pot" 5%
pool keep "Dealers" 3x150
add level blinds 100/200 length 20
add level blinds 200/400 length 20
add level blinds 300/600 length 20
open table 1 seats 9
open table 2 seats 9
"""
GUESTS = 3


def money(world: World, watch: Watch | None = None) -> Session:
    """Return three players about to make a deal, of twelve who paid at two prices into a till."""
    session, people = world.begin("Thursday 201"), names(Chance(world.seed), 12)
    lines = [MONEY]
    for i, name in enumerate(people):
        at = ' at "Guest"' if i < GUESTS else ""
        lines.append(f'register "{name}"{at} seat {1 + i % 2}.{1 + i // 2} override "as they came"')
    lines += [f'collect "{name}"' for name in people[:4]]
    lines += [f'collect "{name}" 350 Swish' for name in people[4:10]]
    lines += ["announce break-order", "start", "+2", f'rebuy "{people[0]}"', f'addon "{people[3]}"', "+20"]
    for name in people[3:]:
        lines += ["+3", f'eliminate "{name}" by "{people[1]}"']
    stacks = zip(people, (71_000, 39_500, 24_500), strict=False)
    lines += [f'stack "{name}" {chips}' for name, chips in stacks]
    for _ in world.type(session, "\n".join(lines)):
        if watch is not None:
            watch(session)
    return session


NIGHTS: dict[str, Callable[[World, Watch | None], Session]] = {
    "nothing": nothing, "before": before, "normal": normal, "break": break_, "long": long, "crowd": crowd,
    "over": over, "money": money,
}  # fmt: skip


def of_format(
    world: World,
    watch: Watch | None = None,
    *,
    format: str,
    whole: bool = False,
    until: Stop | None = None,
) -> Session:
    """Return a night of this format half played, as far as ``until`` says, or after its end."""
    chance = Chance(world.seed)
    if until is not None or whole:
        stop = until or (lambda *_: False)
        return _played(world, "Demo night", chance, night_of(format).setup(chance), stop, watch, format)
    session, played = world.begin("Demo night"), _steps_of(world.seed, format)
    for step in played[: -(-len(played) // 2)]:
        world.do(session, step.act, step.wait, step.override)
        if watch is not None:
            watch(session)
    return session


@cache
def _steps_of(seed: int, format: str) -> tuple[Step, ...]:
    """Return the steps of such a night, from its beginning to its end. To find them takes much longer than to
    do them, and several tests look at the same night."""
    at, chance = [EVENING], Chance(seed)
    director = open_door(MemoryLog(), lambda: at[0], Chance(f"entropy {seed}").bytes)
    played = []
    for at[0], step in steps(director, chance, EVENING, night_of(format).setup(chance), format):
        director.do(step.act, override=step.override)
        played.append(step)
    return tuple(played)


def every() -> dict[str, Callable[[World, Watch | None], Session]]:
    """Return the nights by name, those of the other formats among them."""
    found = dict(NIGHTS)
    for format in ids()[1:]:
        found[format] = partial(of_format, format=format)
        found[f"{format} over"] = partial(of_format, format=format, whole=True)
    return found


def demo(world: World, stop: Stop, watch: Watch | None) -> Session:
    chance = Chance(world.seed)
    return _played(world, "Demo night", chance, demo_night.setup(chance), stop, watch)


def _played(
    world: World,
    name: str,
    chance: Chance,
    setup: Iterator[Step],
    stop: Stop,
    watch: Watch | None,
    format: str = HOLDEM,
) -> Session:
    """Play until ``stop`` (asked with the state and the time), or until somebody has won."""
    session = world.begin(name)
    for _, step in steps(session.director, chance, world.at, setup, format):
        world.do(session, step.act, step.wait, step.override)
        if watch is not None:
            watch(session)
        if stop(session.state, world.at):
            break
    return session


def _long_setup(chance: Chance) -> Iterator[Step]:
    tables = iter(LABELS)
    names = iter(LONG)
    for step in demo_night.setup(chance):
        match step.act:
            case acts.Set(key="title"):
                yield replace(step, act=acts.Set(key="title", value=TITLE))
            case acts.Set(key="club"):
                yield replace(step, act=acts.Set(key="club", value=CLUB))
            case acts.Set(key="currency"):
                yield replace(step, act=acts.Set(key="currency", value="SEK"))
            case acts.OpenTable():
                if (label := next(tables, None)) is not None:
                    yield replace(step, act=acts.OpenTable(label=label))
            case acts.Register(number=number):
                if (name := next(names, None)) is not None:
                    nickname = "The Immovable Rock of Gibraltar" if name == "Ng" else ""
                    yield replace(step, act=acts.Register(name=name, number=number, nickname=nickname))
            case act:
                yield replace(step, act=_larger(act))


def _larger(act: acts.Act) -> acts.Act:
    """Return the act with a hundred times as many chips and as much money."""
    match act:
        case acts.SetPrice():
            return act.but(paid=act.paid * HUGE, fee=act.fee * HUGE, chips=act.chips * HUGE)
        case acts.SetChips():
            return act.but(values=tuple(x * HUGE for x in act.values))
        case acts.SetStructure():
            return act.but(rows=tuple(map(_larger_row, act.rows)))
    return act


def _larger_row(row: acts.AddLevel | acts.AddBreak) -> acts.AddLevel | acts.AddBreak:
    if isinstance(row, acts.AddBreak):
        return row.but(remove=tuple(x * HUGE for x in row.remove or ()))
    small, big = row.blinds or (0, 0)
    return row.but(blinds=(small * HUGE, big * HUGE), ante=(row.ante or 0) * HUGE)


def _crowd_setup(chance: Chance) -> Iterator[Step]:
    done = False
    for step in demo_night.setup(chance):
        match step.act:
            case acts.OpenTable():
                if not done:
                    yield from (Step(500, acts.OpenTable(label=str(n + 1))) for n in range(ROOM))
                    people = names(chance, CROWD)
                    yield from (
                        Step(4000, acts.Register(name=name, number=str(1001 + n)))
                        for n, name in enumerate(people)
                    )
                done = True
            case acts.Register():
                pass
            case _:
                yield step
