"""May a player raise again? The betting is replayed by other code, over all small rounds."""

from __future__ import annotations

from itertools import product

import pytest

from tests.unit.rulings.asking import CPC, SVEPOF, TDA_NL, asked, roads, ruled

BLIND = 100


def rounds() -> list[list[tuple[str, str, int]]]:
    """A bets 400; B and C and D each fold, call, or are all-in for less or more."""
    found = []
    choices: tuple[str | int, ...] = ("fold", "call", 450, 500, 600, 700, 800, 900)
    for acts in product(choices, repeat=3):
        told, faced, possible = [("A", "bet", 400)], 400, True
        for player, act in zip("BCD", acts, strict=True):
            if isinstance(act, str):
                told.append((player, act, faced))
                continue
            possible = possible and act > faced
            faced = act
            told.append((player, "all-in", act))
        if possible:
            found.append(told)
    return found


def written(round: list[tuple[str, str, int]]) -> str:
    return ",".join(
        f"{p}:{what} {to}" if what in ("bet", "all-in") else f"{p}:{what}" for p, what, to in round
    )


def raises_since(round: list[tuple[str, str, int]], who: str) -> tuple[bool, list[tuple[int, int, int]]]:
    """Return whether who has acted, and every raise since: by how much, the size of a full one then, and the
    whole bet before it."""
    faced, full, acted = 0, BLIND, False
    since: list[tuple[int, int, int]] = []
    for player, what, to in round:
        by = to - faced if what in ("bet", "all-in") else 0
        if by:
            since.append((by, full, faced))
            faced, full = to, max(full, by)
        if player == who:
            acted, since = True, []
    return acted, since


def opens(book: str, round: list[tuple[str, str, int]], who: str) -> str:
    acted, since = raises_since(round, who)
    if not acted:
        return "may_raise"
    if not since:
        return "nothing_to_act_on"
    if book == TDA_NL:
        enough = any(by >= full or by / bet >= 0.5 for by, full, bet in since)
        return "may_raise" if enough else "no_raise"
    together = sum(by for by, _, _ in since) >= since[0][1]
    return "may_raise" if together or any(by >= full for by, full, _ in since) else "no_raise"


@pytest.mark.parametrize("book", [CPC, TDA_NL])
def test_every_small_round(book: str) -> None:
    seen = set()
    for round in rounds():
        for who in "AE":
            found = ruled("short-all-in", book, betting=written(round), who=who, big_blind=BLIND).outcome
            assert found == opens(book, round, who), (round, who)
            seen.add(found)
    assert seen >= {"may_raise", "no_raise", "nothing_to_act_on"}


def test_two_short_ones_make_a_full_raise_in_cpc() -> None:
    """400, then 600 and 800: neither adds 400, both together do."""
    given = {"betting": "A:bet 400,B:all-in 600,C:all-in 800", "who": "A", "big_blind": BLIND}
    assert ruled("short-all-in", CPC, **given).outcome == "may_raise"
    given["betting"] = "A:bet 400,B:all-in 600,C:all-in 799"
    assert ruled("short-all-in", CPC, **given).outcome == "no_raise"


def test_whether_short_ones_add_up_is_read_both_ways_in_tda_nl() -> None:
    given = {"betting": "A:bet 400,B:all-in 500,C:all-in 600", "who": "A", "big_blind": BLIND}
    assert [x.outcome for x in asked("short-all-in", TDA_NL, **given).readings] == ["no_raise", "may_raise"]


def test_what_the_player_may_do() -> None:
    found = ruled("short-all-in", CPC, betting="A:bet 500,B:all-in 600", who="A", big_blind=BLIND)
    assert roads(found) == {"fold": {}, "call": {"total": 600, "owed": 100}}
    found = ruled(
        "short-all-in", CPC, betting="A:bet 500,B:raise 1000,C:all-in 1100", who="A", big_blind=BLIND
    )
    assert roads(found)["raise"] == {"least": 1600}


def test_svepof_says_nothing_of_it() -> None:
    found = ruled("short-all-in", SVEPOF, betting="A:bet 500,B:all-in 600", who="A", big_blind=BLIND)
    assert (found.outcome, found.basis, found.clauses) == ("not_stated", "not_stated", ())


def test_the_big_blind_has_not_acted() -> None:
    given = {"betting": "SB:blind 50,BB:blind 100,U:all-in 150,SB:fold", "who": "BB", "big_blind": BLIND}
    assert ruled("short-all-in", CPC, **given).outcome == "may_raise"
