"""Altered rulebooks: each is one, and differs from its book in the one thing it says."""

from __future__ import annotations

from collections import Counter

import pytest

from core.rulebook import shelf
from core.rulebook.book import Rulebook, differences
from core.rulebook.file import read, write
from core.rulebook.kinds import Choice, Field, Word
from core.rulebook.parameters import PARAMETERS
from tests.rule_coverage.alterations import (
    Alteration,
    alterations,
    entry_of,
    keys,
    others,
    parameter_of,
    said,
    together,
)
from tests.rule_coverage.plugin import offered, the_books

every_book = pytest.mark.parametrize("book", the_books().values(), ids=list(the_books()))


@every_book
def test_each_is_a_rulebook_that_differs_in_one_thing(book: Rulebook) -> None:
    batches: list[list[Alteration]] = []
    count: Counter[str] = Counter()
    for altered in alterations(book):  # of all keys the first is read at once, of all keys the second
        if count[altered.key] == len(batches):
            batches.append([])
        batches[count[altered.key]].append(altered)
        count[altered.key] += 1
    for batch in batches:
        again = read(write(together(book, batch)), book.id, shelf.shipped())
        found = [f"option.{x.option}.{x.key}" if x.option else x.key for x in differences(again, book)]
        assert sorted(found) == sorted(x.key for x in batch)
        for altered in batch:
            one, other = entry_of(again, altered.key), entry_of(altered.book, altered.key)
            assert (one.value, one.clause) == (other.value, other.clause), altered.what


@every_book
def test_everything_of_a_book_is_altered_its_clause_too(book: Rulebook) -> None:
    whats: dict[str, list[str]] = {key: [] for key in keys(book)}
    for altered in alterations(book):
        whats[altered.key].append(altered.what)
    assert {*PARAMETERS} <= {parameter_of(key) for key in whats}
    for key, found in whats.items():
        assert len({*found}) == len(found) >= 2, key
        assert sum(what.startswith("clause ") for what in found) == 1, key
        if isinstance(kind := PARAMETERS[parameter_of(key)].kind, Word):
            assert len(found) == len(kind.words), key


def test_an_option_s_parameters_are_altered_on_their_own() -> None:
    book = the_books()["svepof-2006"]
    found = [x for x in alterations(book) if x.key == "option.player_dealt.balance.to"]
    values = {x.book.option("player_dealt").word("balance.to") for x in found}
    assert values == {"same_position", "worst_position", "big_blind_else_next_clockwise", "nearest_big_blind"}
    assert {x.book.word("balance.to") for x in found} == {"same_position"}


@pytest.mark.parametrize(
    ("key", "value", "tried"),
    [
        ("balance.due_difference", 2, ["3"]),
        ("balance.due_difference", 5, ["4", "6"]),
        ("final_table.redraw", True, ["false"]),
        ("balance.from", "most_players_then_breaks_first", ["most_players_then_breaks_last"]),
        (
            "balance.halt",
            Choice("short_of_largest", {"short": 3, "by_director_in": "none"}),
            [
                "short_of_largest, short 2, by_director_in none",
                "short_of_largest, short 4, by_director_in none",
                "short_of_largest, short 3, by_director_in six_max_and_turbo",
                "none",
                "short_when_big_blind_would_be_empty, short 3, by_director_in none",
            ],
        ),
        (
            "final_table.size",
            Choice("map", {"sizes": {9: 9, 6: 12}}),
            [
                "map, sizes {9:10 6:12}",
                "map, sizes {6:12}",
                "map, sizes {9:9 6:11}",
                "map, sizes {9:9}",
                "table_plus, plus 1, most 10",
                "director",
            ],
        ),
        (
            "penalty.ladder",
            ("warning", "minutes 10", "disqualified"),
            [
                "minutes 10, disqualified",
                "minutes 10, warning, disqualified",
                "warning, disqualified",
                "warning, disqualified, minutes 10",
                "warning, minutes 11, disqualified",
                "warning, minutes 10",
            ],
        ),
    ],
)
def test_the_values_tried(key: str, value: str | int | Choice | tuple[str, ...], tried: list[str]) -> None:
    near: dict[str, Field] = {"plus": 1, "most": 10, "sizes": {6: 5}}
    fields = {**near, **(value.fields if isinstance(value, Choice) else {})}
    assert [said(found) for found in others(PARAMETERS[key].kind, value, fields)] == tried


def test_the_shelf_offers_it_for_a_while() -> None:
    plain, text = shelf.chain("tda-nl")
    with offered("tda-nl", text.replace("TDA-NL", "Altered")):
        assert shelf.played(shelf.chain("tda-nl")).cite("balance.who") == "Altered 25"
        assert shelf.shipped()["tda-nl"].short == "Altered"
        assert shelf.shipped()["cpc-2023"].short == "CPC 2023"
    assert shelf.chain("tda-nl") == (plain, text)
    assert shelf.shipped()["tda-nl"].short == "TDA-NL"


def test_a_text_that_is_no_rulebook_is_not_offered() -> None:
    with pytest.raises(shelf.BadRulebook), offered("tda-nl", "format = 1"):
        pass
    assert shelf.shipped()["tda-nl"].short == "TDA-NL"
