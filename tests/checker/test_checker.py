"""The checker agrees with Riffle on made-up nights by every rulebook, and finds planted faults."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Callable
from datetime import UTC
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from core.text.export import export
from gui.desk.script_json import as_json
from tests.checker.check import check
from tests.examples import DEEP
from tests.simulator.run import Simulation
from tests.simulator.setting import Plan
from tests.trees import walk
from tests.unit.money.deal_night import left
from tests.unit.night import Night

BOOKS = ("svepof-2006", "cpc-2023", "tda-nl", "tda-2024", "plain")


@cache
def night(entries: int, seed: int, book: str) -> tuple[tuple[str, ...], str]:
    """Return a night's lines, and Riffle's JSON of it."""
    simulation = Simulation(Plan(entries=entries, seed=seed, rulebook=book))
    simulation.run()
    return tuple(export(simulation.director, UTC)), json.dumps(state(simulation))


def state(made: Simulation) -> dict[str, Any]:
    return as_json(made.director, made.now, UTC)


@pytest.mark.parametrize(
    ("book", "entries", "seed"),
    [(book, *night) for book in BOOKS for night in ((2, 1), (9, 2), (45, 3), (120, 4))]
    if DEEP
    else [*((book, 45, 3) for book in BOOKS), ("plain", 2, 1), ("tda-nl", 9, 2), ("svepof-2006", 120, 4)],
)
def test_the_checker_agrees(book: str, entries: int, seed: int) -> None:
    lines, stated = night(entries, seed, book)
    assert check(list(lines), json.loads(stated)) == []


def test_it_imports_nothing_of_riffle() -> None:
    for path in Path(__file__).parent.glob("*.py"):
        if path.name.startswith("test_") or path.name == "many.py":  # plays the nights to check
            continue
        for node in walk(ast.parse(path.read_text("utf-8"))):
            names = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            names += [a.name for a in node.names] if isinstance(node, ast.Import) else []
            assert not any(n.split(".")[0] in ("core", "gui", "PySide6") for n in names), path.name


Change = Callable[[str], str]


def standing(lines: list[str], kind: str) -> list[int]:
    """Return the indexes of lines with this kind of result that were not undone: a fault in undone ones is
    none."""
    return [i for i, x in enumerate(lines) if f" {kind}{{" in x and " [undone by " not in x]


def changed(lines: list[str], kind: str, change: Change, nth: int = 0) -> list[str]:
    """Change the ``nth`` line that has this kind of result."""
    at = standing(lines, kind)[nth]
    new = change(lines[at])
    assert new != lines[at]
    return [*lines[:at], new, *lines[at + 1 :]]


def more(name: str, by: int) -> Change:
    """Increase the first number of this name in the line."""
    return lambda x: re.sub(rf'"{name}":(\d+)', lambda m: f'"{name}":{int(m[1]) + by}', x, count=1)


def swapped(pattern: str, new: str) -> Change:
    return lambda x: re.sub(pattern, new, x, count=1)


def twice(line: str) -> str:
    """Repeat the line's first result."""
    result = line.split(" => ", 1)[1].split("} ")[0]
    return line.replace(" => ", f" => {result}{'' if result.endswith('}') else '}'} ", 1)


def dropped(lines: list[str], kind: str) -> list[str]:
    at = standing(lines, kind)[0]
    return [*lines[:at], *lines[at + 1 :]]


def unbalanced(lines: list[str]) -> list[str]:
    """Reverse a balance that was not undone: it takes from the smaller table."""
    at = next(i for i in standing(lines, "seated") if lines[i].split(" => ")[0].endswith(" balance"))
    entry, table = re.findall(r'seated\{"entry":(\d+),"table":(\d+)', lines[at])[0]
    there = [x for x in lines[:at] if f'"table":{table},' in x and "seated{" in x]
    sat = [pair for x in there for pair in re.findall(r'seated\{"entry":(\d+),"table":(\d+)', x)]
    other = next(e for e, t in sat if t == table)
    return [*lines[:at], lines[at].replace(f'"entry":{entry},', f'"entry":{other},'), *lines[at + 1 :]]


def tied(lines: list[str]) -> list[str]:
    """Let the last two busts share a place, unless somebody was placed by hand since."""
    assert not any("=> hand_placed{" in x for x in lines[standing(lines, "eliminated")[-2] :])
    share = swapped('"group":0', '"group":987654')
    return changed(changed(lines, "eliminated", share, -1), "eliminated", share, -2)


def named_alike(lines: list[str]) -> list[str]:
    """Give the second table opened the name of the first."""
    label = next(re.findall(r'"label":"\w+"', x)[0] for x in lines if " table_opened{" in x)
    return changed(lines, "table_opened", swapped(r'"label":"\w+"', label), 1)


SEATED = r'"table":(\d+),"seat":(\d+),"card":false\}'
TWO = rf'(seated\{{"entry":\d+,{SEATED}) seated\{{"entry":(\d+),{SEATED}'
TABLE = r'"table":(\d+)'
CARDS = r'"cards":\[\[(\d+),"(..)"\],\[(\d+),".."\]'
FAULTS: dict[str, Callable[[list[str]], list[str]]] = {
    "two on a seat": lambda x: changed(
        x, "seated", swapped(TWO, r'\1 seated{"entry":\4,"table":\2,"seat":\3,"card":false}')
    ),
    "no such seat": lambda x: changed(x, "seated", more("seat", 40), -1),
    "out twice": lambda x: changed(x, "eliminated", twice),
    "a bust left out": lambda x: dropped(x, "eliminated"),
    "chips from nowhere": lambda x: changed(x, "bought", more("chips", 5)),
    "money from nowhere": lambda x: changed(x, "bought", more("paid", 500)),
    "another list of prizes": lambda x: changed(x, "prizes_set", swapped("percent", "amount"), -1),
    "another pool": lambda x: changed(x, "pool_link_set", more("value", 7), -1),
    "the clock set elsewhere": lambda x: changed(x, "clock_set", more("elapsed", 1000), -1),
    "two tables of a name": named_alike,
    "a table closed over its players": lambda x: changed(
        x, "seated", lambda line: f'{line} table_closed{{"table":{re.findall(TABLE, line)[0]}}}'
    ),
    "an undo that was not": lambda x: changed(x, "bought", lambda line: line + " [undone by 99]"),
    "a place shared": tied,
    "a card dealt twice": lambda x: changed(x, "race_held", swapped(CARDS, r'"cards":[[\1,"\2"],[\3,"\2"]')),
    "a race that gains": lambda x: changed(x, "race_held", more("new", 100)),
    "a balance the wrong way": unbalanced,
}  # fmt: skip


@cache
def eventful() -> tuple[tuple[str, ...], str]:
    """Return the first night with every event that a fault can be planted in: its seed changes with the
    blunders."""

    def can(fault: str, lines: tuple[str, ...]) -> bool:
        try:
            return bool(FAULTS[fault](list(lines)))
        except (AssertionError, IndexError, StopIteration):
            return False

    nights = (night(120, seed, "svepof-2006") for seed in range(4, 24))
    return next(candidate for candidate in nights if all(can(fault, candidate[0]) for fault in FAULTS))


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_found(fault: str) -> None:
    lines, stated = eventful()
    assert check(FAULTS[fault](list(lines)), json.loads(stated)) != []


def exported(made: Night) -> tuple[list[str], dict[str, Any]]:
    """Return the lines of a night, and Riffle's JSON of it."""
    stated = json.dumps(as_json(made.director, made.ms, UTC))
    return [*export(made.director, UTC)], json.loads(stated)


def test_a_deal_is_checked_by_the_lines_there_were_when_it_was_signed() -> None:
    made = left(3).run("price addon 500 chips 1000\nadd level blinds 200/400 length 20").wait(10)
    made.run('settle chips override "not counted"\nundo\nsettle even')
    made.late('19:05 addon "Anna Ek"')
    lines, stated = exported(made)
    assert " after " in next(x for x in lines if ' addon "Anna' in x)
    assert check(lines, stated) == []
    for nth in ("settle chips", "settle even"):
        wrong = [x.replace('"prizes":[4800,', '"prizes":[4900,') if nth in x else x for x in lines]
        assert [x for x in check(wrong, stated) if "a deal of [4900," in x]


def test_a_place_that_is_shared_stays_whole_when_a_hand_is_placed() -> None:
    made = left(6).run('price reentry 1850 chips 100000 until 5\neliminate "Ulla Berg"')
    made.wait(5).do('eliminate "Tom Åker" "Sara Ny" "Bo Sund"')
    made.wait(1).run('reenter "Tom Åker"\nsame time "Ulla Berg" "Sara Ny" override "as it was"')
    made.do('correct entry "Tom Åker" "Gun Ask"')
    lines, stated = exported(made)
    shared = {"Bo Sund": (4, 6), "Sara Ny": (4, 6), "Ulla Berg": (4, 6)}
    assert {x["name"]: (x["place"], x["last"]) for x in stated["places"]} == {**shared, "Tom Åker": (7, 7)}
    assert check(lines, stated) == []


def test_a_ticket_is_of_so_much_of_the_currency_whatever_its_decimals() -> None:
    made = Night().run("set decimals 2\nprice entry 100 chips 1000\nopen table 1\nprizes tickets 150")
    made.run("\n".join(f'register "P{n}" seat 1.{n}' for n in range(1, 6)))
    made.run('add level blinds 1/2 length 20\nstart\neliminate "P1"\neliminate "P2"')
    made.run('eliminate "P3"\neliminate "P4"')
    lines, stated = exported(made)
    assert [x["prize"] for x in stated["places"]] == [15_000, 15_000, 15_000, 5_000, 0]
    assert check(lines, stated) == []


def test_amounts_keep_their_worth_where_the_decimals_are_done_again() -> None:
    made = Night().run("set decimals 2\nundo\nprice entry 100 fee 10 chips 1000\nset till on\nfix 1 150")
    made.run('prizes 60% 40%\nset rounding 10\nopen table 1\nregister "A" seat 1.1\nregister "B" seat 1.2')
    made.run('collect "A" 100\nredo 1\nregister "C" seat 1.3')
    lines, stated = exported(made)
    assert stated["prizes"]["pool"] == 27_000
    assert check(lines, stated) == []


def test_those_who_share_the_first_place_give_odd_units_of_it_in_their_order() -> None:
    """A player whose entry was forgotten has the later number, and comes before the other in the night."""
    made = Night().run("price entry 100 bounty 26 chips 1000\nset own-bounty pool\nprizes 100%\nopen table 1")
    made.do('register "Anna"')
    made.wait(5).do('register "Bo"')
    made.late('19:02 register "Cia"')
    made.run("add level blinds 25/50 length 20\nstart\nsettle even ends shared")
    lines, stated = exported(made)
    won = {made.state.name(x["entry"]): x["won"] for x in stated["bounties"]}
    assert won == {"Anna": 26 - 9, "Bo": 26 - 9, "Cia": 26 - 8}
    assert check(lines, stated) == []


def with_till() -> tuple[list[str], dict[str, Any]]:
    """Return a night of bounties whose till is kept, and where places are final."""
    made = left(3).run("set till on\nprice entry 1850 bounty 100 chips 100000\nset late 1")
    made.run("add level blinds 200/400 length 20")
    made.run('register "Cent"\neliminate "Cent" by "Anna Ek"\neliminate "Bo Sund" by "Anna Ek"\nnext')
    return exported(made)


def test_the_till_has_no_prize_of_its_own() -> None:
    lines, stated = with_till()
    assert check(lines, stated) == []
    for account in stated["till"]["accounts"]:
        account["won"] += 7
        account["to_pay"] += 7
        assert [x for x in check(lines, stated) if f"account of {account['name']}" in x]
        account["won"] -= 7
        account["to_pay"] -= 7


def test_an_account_has_its_place_whether_it_is_paid_or_not() -> None:
    _, stated = with_till()
    names = ("Bo Sund", "Cent", "Sara Ny", "Tom Åker", "Ulla Berg")
    out = {x["name"]: x["place"] for x in stated["till"]["accounts"] if x["place"]}
    assert out == dict(zip(names, (3, 4, 5, 6, 7), strict=True))


def test_a_prize_is_final_once_nobody_can_come_in() -> None:
    """The clock says so, and the setting."""
    lines, stated = with_till()
    won = [x["won"] for x in stated["till"]["accounts"]]
    assert max(won) > 100, "a prize, beside the bounty"
    late = [
        x.replace("set late 1", "set late 9").replace('"key":"late","value":1', '"key":"late","value":9')
        for x in lines
    ]
    assert late != lines
    assert [x for x in check(late, stated) if "account of" in x]
