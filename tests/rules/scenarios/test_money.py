"""Nights of money from the text form alone, each brought back from its export; and amounts that are none."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import pytest

from core.text.export import export
from core.tournament.chance import Chance
from gui.desk.headless import Night, Stopped, run
from gui.desk.script_json import as_json
from tests.unit.night import STOCKHOLM, at

BEGAN = "2026-03-06 19:00"
NAMES = "Anna", "Bo", "Carin", "David", "Eva", "Frans", "Gun", "Hans", "Ida", "Jon"
FOUR, SIX, EIGHT = ("\n".join(f"register {name}" for name in NAMES[:count]) for count in (4, 6, 8))
TABLE = "add level blinds 25/50 length 20\nopen table 1 seats 10"
PLAY = "draw\nstart"

GUARANTEE = f"""{TABLE}
price entry 300+50 chips 10000
prizes 60% 40%
pool guarantee 2700
{EIGHT}
"""
LEAGUE = f"""{TABLE}
price entry 350 fee 50 chips 10000
prizes 60% 40%
{EIGHT}
pool keep "League pot" 5%
pool keep "Dealers" 7x20
{PLAY}
"""
FINAL = f"""{TABLE}
price entry 350 fee 50 chips 10000
prizes 60% 40%
{EIGHT}
pool add "League pot" 1200
pool keep "League pot" 5%
{PLAY}
"""
BOUNTIES = f"""{TABLE}
price entry 200+50+101 chips 10000
bounties progressive 50%
prizes 100%
{FOUR}
{PLAY}
eliminate David by Carin
eliminate Carin by Anna Bo
correct bust David by Bo
eliminate Bo by Anna
"""
DECIMALS = f"""set currency EUR
set decimals 2
{TABLE}
price entry 10.50 fee 0.75 chips 10000
prizes 50% 30% 20%
set rounding 0.05
{EIGHT}
pool keep "League pot" 2.5%
"""
SATELLITE = f"""{TABLE}
price entry 1350 fee 50 chips 10000
prizes tickets 2000 5 "Main event"
{EIGHT}
{PLAY}
eliminate Hans
eliminate Gun
eliminate Frans
"""
DEAL = f"""{TABLE}
price entry 1850 chips 100000
prizes 4800 3600 2700
{SIX}
{PLAY}
eliminate Frans
eliminate Eva
eliminate David
stack Anna 306000
stack Bo 198000
stack Carin 96000
settle icm keep 10% unit 10
"""


def typed(lines: str) -> Night:
    night = Night(Chance(7).bytes, STOCKHOLM, at(BEGAN))
    run(night, lines.encode().split(b"\n"), "night.txt")
    return night


def told(night: Night) -> dict[str, Any]:
    """Return what the command says of the night to other programs."""
    return as_json(night.director, night.clock, STOCKHOLM)


@cache
def played(lines: str) -> dict[str, Any]:
    """Play the lines, and see that the night comes back from its export as it was."""
    night = typed(lines)
    again = Night(Chance(8).bytes, STOCKHOLM, at(BEGAN))
    run(again, "\n".join(export(night.director, STOCKHOLM)).encode().split(b"\n"), "exported.txt")
    again.clock, found = night.clock, told(night)
    assert told(again) == found
    return found


def links(found: Mapping[str, Any]) -> dict[str, int]:
    return {f"{x['kind']} {x['name']}": x["amount"] for x in found["prizes"]["chain"] if x["kind"] != "entry"}


def prizes(found: Mapping[str, Any]) -> dict[str, tuple[int, int]]:
    return {x["name"]: (x["place"], x["prize"]) for x in found["places"]}


def heads(found: Mapping[str, Any]) -> dict[str, tuple[int, int]]:
    names = {x["entry"]: x["name"] for x in found["entries"]}
    return {names[x["entry"]]: (x["head"], x["won"]) for x in found["bounties"]}


def test_the_house_adds_what_a_guarantee_misses_and_nothing_once_it_is_met() -> None:
    missed = played(GUARANTEE)["prizes"]
    assert (missed["pool"], missed["amounts"]) == (2700, [1620, 1080])
    assert [x["amount"] for x in missed["chain"]] == [2400, 300]
    met = played(f"{GUARANTEE}register Ida\nregister Jon")["prizes"]
    assert (met["pool"], [x["amount"] for x in met["chain"]]) == (3000, [3000, 0])


def test_a_league_pot_is_kept_and_spent_on_a_later_night() -> None:
    kept, spent = played(LEAGUE), played(FINAL)
    assert links(kept) == {"kept League pot": -120, "kept Dealers": -140}
    assert kept["prizes"]["pool"] == sum(kept["prizes"]["amounts"]) == 2140
    assert links(spent) == {"added League pot": 1200, "kept League pot": -120}
    assert spent["prizes"]["pool"] == sum(spent["prizes"]["amounts"]) == 3480


def test_a_corrected_bust_moves_the_heads_of_a_two_way_knock_out() -> None:
    """Bo has David's 101: 51 paid, 50 on his head. Anna and Bo share Carin's own 101: 51, of it 26 paid, and
    50, of it 25. Then Anna has Bo's 101 + 50 + 25: 88 paid, and keeps 101 + 25 + 88 as the winner."""
    found = played(BOUNTIES)
    assert found["prizes"]["bounties"] == 404 == sum(won for _, won in heads(found).values())
    assert heads(found) == {"Anna": (0, 26 + 88 + 214), "Bo": (0, 51 + 25), "Carin": (0, 0), "David": (0, 0)}
    assert prizes(found)["Anna"] == (1, 800)


def test_the_winners_own_bounty_is_in_the_pool_from_the_start() -> None:
    """As before, but of Anna's 214 the pool has had 101 from the start."""
    begun, found = (
        played(f"set own-bounty pool\n{BOUNTIES}".partition("eliminate")[0]),
        played(f"set own-bounty pool\n{BOUNTIES}"),
    )
    assert links(begun) == links(found) == {"own_bounty Winner's own bounty": 101}
    assert begun["prizes"]["pool"] == found["prizes"]["pool"] == 901
    assert set(heads(begun).values()) == {(101, 0)}
    assert found["prizes"]["bounties"] == 303 == sum(won for _, won in heads(found).values())
    assert heads(found)["Anna"] == (0, 26 + 88 + 113)
    assert prizes(found)["Anna"] == (1, 901)


def test_a_night_in_cents_pays_every_cent() -> None:
    found = played(DECIMALS)
    assert (found["decimals"], links(found)) == (2, {"kept League pot": -195})
    assert found["prizes"]["amounts"] == [3805, 2280, 1520]
    assert found["prizes"]["pool"] == 7605


def test_a_satellite_pays_five_tickets_and_the_rest_in_money() -> None:
    found = played(SATELLITE)
    assert found["prizes"]["tickets"] == {"value": 2000, "count": 5, "name": "Main event"}
    assert prizes(found) == {"Frans": (6, 400), "Gun": (7, 0), "Hans": (8, 0)}


def test_three_make_a_deal_and_play_for_a_tenth() -> None:
    found = played(DEAL)
    amounts = {x["name"]: x["amount"] for x in found["deal"]["entries"]}
    assert (found["deal"]["kept"], sum(amounts.values())) == (1110, 11_100 - 1110)
    over = prizes(played(f"{DEAL}eliminate Carin\neliminate Bo"))
    assert over["Anna"] == (1, amounts["Anna"] + 1110)
    assert (over["Bo"], over["Carin"]) == ((2, amounts["Bo"]), (3, amounts["Carin"]))


@pytest.mark.parametrize(
    "line",
    [
        "price entry -350 chips 10000",
        "price entry 350 fee -50",
        'pool add "The club" -1',
        'pool keep "Dealers" -150',
        "pool guarantee -1",
        "prizes -60% 40%",
        "fix 1 -5",
        "set rounding -10",
        "price entry 1000000000000000000",
        'pool add "The club" 1000000000000000000',
        "fix 1 1000000000000000000",
        "price entry 10.5",
        'pool add "The club" 0.5',
        'pool keep "Dealers" 7x2.5',
        "prizes 0.5 0.5",
        "prizes 60% 40.1%",
        'pool keep "League pot" 100.1%',
        'pool keep "The house" 2401',
        "price entry 350 fee 50 bounty 301",
        "price entry 200+50+101 bounty 400",
        "bounties progressive 100.1%",
        'register "Zoe" pay 50 bounty 51',
        "settle even keep 2401",
        "settle even keep 100.1%",
        'settle custom "Anna" -1 "Bo" 2401',
    ],
)  # fmt: skip
def test_hostile_amounts_are_refused_in_words(line: str) -> None:
    before = f"{TABLE}\nprice entry 350 fee 50 chips 10000\nprizes 60% 40%\n{EIGHT}\n{PLAY}"
    night = typed(before)
    was = told(night)
    with pytest.raises(Stopped) as stopped:
        run(night, [line.encode()], "hostile.txt")
    assert stopped.value.stop.type in ("refused", "misread")
    assert str(stopped.value).removeprefix("hostile.txt:1:").strip()
    assert told(night) == was


def test_nobody_makes_a_deal_alone() -> None:
    lines = [f"eliminate {name}" for name in reversed(NAMES[1:8])]
    alone = typed("\n".join([TABLE, "price entry 350 chips 10000", "prizes 60% 40%", EIGHT, PLAY, *lines]))
    with pytest.raises(Stopped) as stopped:
        run(alone, [b"settle even"], "hostile.txt")
    assert stopped.value.stop.type == "refused"
