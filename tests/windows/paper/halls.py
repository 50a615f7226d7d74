"""Nights to print: a club's, one of long names at tables of ten, a hall of so many, one that is over."""

from __future__ import annotations

from copy import deepcopy
from functools import cache

from core.log.change import Change
from core.log.order import MemoryLog
from core.say.acts import Act
from core.say.records import Action
from core.tournament.chance import Chance
from tests.unit.night import Night

LEVELS = ((25, 50), (50, 100), (100, 200), (200, 400), (300, 600), (500, 1000))
LONG = (
    "Maria-Alexandra Constantinopoulos-Wennerst",
    "Christoffer Abrahamsson-Lindqvist",
    "Jean-Baptiste Emanuel de la Tour d'Auvergne-Lauraguais",
)
FIRST = ("Anna", "Bo", "Åsa", "Örjan", "Maja", "Ulf", "Elin", "Måns", "Gülay", "José")
LAST = ("Ek", "Lind", "Öberg", "Wahlgren", "Sjö", "Nyström", "Karlsson", "Åkesson", "Holm", "Dahl")


def name_of(n: int, long: bool = False) -> str:
    """The n-th player's name, all different."""
    if long:
        return f"{LONG[n % len(LONG)]} {'I' * (1 + n // len(LONG))}"
    return f"{FIRST[n % 10]}{'-Eva' * (n // 100)} {LAST[n // 10 % 10]}"


class Hall(Night):
    """Without looking at all invariants after each of hundreds of actions."""

    def act(self, act: Act, override: str = "", happened: int | None = None) -> Change:
        return self.director.do(act, override=override, happened=happened)


def hall(players: int, *, seats: int = 9, long: bool = False, started: bool = True) -> Night:
    """Registered with the club numbers 1001 and up, drawn at full tables; the clock runs from 19:00 on."""
    actions, chance = _drawn(players, seats, long)
    night = Hall(chance=deepcopy(chance), log=MemoryLog(actions))
    if started:
        night.do("start")
    return night


@cache
def _drawn(players: int, seats: int, long: bool) -> tuple[tuple[Action, ...], Chance]:
    night = Hall()
    night.run('set title "Thursday 200"\nset club "Norra Pokerklubben"\nset currency kr\nset rounding 50')
    night.run(f"set seats {seats}\nset late 2\nrulebook tda-2024\nchips 25 100 500 1000")
    night.run("price entry 220 fee 20 chips 10000\nprice reentry 200 chips 10000\nprizes 50% 30% 20%")
    for i, (small, big) in enumerate(LEVELS):
        night.do(f"add level blinds {small}/{big} length 20")
        if i in (1, 3):
            night.do(f"add break length 10 remove {25 if i == 1 else 100}")
    for n in range(-(-players // seats)):
        night.do(f"open table {n + 1}")
    for n in range(players):
        night.do(f'register "{name_of(n, long)}" number {1001 + n}')
    night.run('prepare draw\ndraw number "4711"')
    return tuple(night.log.actions), night.chance


def bust(night: Night, players: int) -> Night:
    """So many go out by the last to be registered, two minutes apart."""
    for _ in range(players):
        first, *_, last = night.state.people.live.values()
        night.wait(2).do(f"eliminate e{first} by e{last}")
    return night
