"""Every parameter and every value a rulebook can have is said in words; so is what is wrong with a file."""

from __future__ import annotations

import pytest

from core.rulebook import shelf
from core.rulebook.file import BadRulebook
from core.rulebook.fits import Fault
from core.rulebook.kinds import (
    COUNTED,
    STEPS,
    UNCOUNTED,
    Choice,
    Field,
    Flag,
    Number,
    OneOf,
    SizeTable,
    Steps,
    Value,
    Word,
)
from core.rulebook.parameters import GROUPS, PARAMETERS
from gui.words import rulebook as say
from gui.words.tr import slots


def fields(kind: Word | Number | SizeTable) -> list[Field]:
    if isinstance(kind, Word):
        return list(kind.words)
    return [kind.low, kind.high] if isinstance(kind, Number) else [{9: 9}, {9: 9, 6: 7}]


def values(key: str) -> list[Value]:
    """Every word and rule the parameter can have; of numbers both ends, of fields each once."""
    kind = PARAMETERS[key].kind
    if isinstance(kind, Flag):
        return [True, False]
    if isinstance(kind, Number):
        return [kind.low, kind.high]
    if isinstance(kind, Word):
        return list(kind.words)
    if isinstance(kind, Steps):
        return [("warning", "minutes 10", "hands 3"), ("warning", "rounds 1", "disqualified")]
    found: list[Value] = []
    for rule, wanted in kind.rules.items():
        first = {name: fields(part.kind)[0] for name, part in wanted.parts.items()}
        found.append(Choice(rule, first))
        for name, part in wanted.parts.items():
            found += [Choice(rule, first | {name: other}) for other in fields(part.kind)[1:]]
    return found


@pytest.mark.parametrize("key", PARAMETERS)
def test_each_value_says_something_else(key: str) -> None:
    said = [say.statement(key, value) for value in values(key)]
    assert len(set(said)) == len(said)
    for sentence in said:
        assert sentence[0].isupper()
        assert "{" not in sentence
        assert not sentence.endswith(".")


@pytest.mark.parametrize("key", PARAMETERS)
def test_each_choice_has_a_name_of_its_own(key: str) -> None:
    assert say.name(key)
    assert say.group(key)
    kind = PARAMETERS[key].kind
    if isinstance(kind, Flag):
        assert say.switch(key) == say.statement(key, True)
    if isinstance(kind, Word):
        assert len({say.choice(key, word) for word in kind.words}) == len(kind.words)
    if isinstance(kind, OneOf):
        assert len({say.choice(key, rule) for rule in kind.rules}) == len(kind.rules)
        for wanted in kind.rules.values():
            for part in wanted.parts.values():
                assert say.part_name(part)
                if isinstance(part.kind, Word):
                    words = part.kind.words
                    assert len({say.part_choice(part, word) for word in words}) == len(words)


def test_no_words_are_left_over() -> None:
    assert list(GROUPS) == list(dict.fromkeys(key.split(".")[0] for key in PARAMETERS))
    assert set(STEPS) == {*COUNTED, *UNCOUNTED}
    for p in PARAMETERS.values():
        if isinstance(p.kind, OneOf):
            for rule in p.kind.rules.values():
                assert set(slots(rule.statement)) == set(rule.parts)
                for part in rule.parts.values():
                    words = part.kind.words if isinstance(part.kind, Word) else {}
                    assert set(part.within) <= set(words)
        if isinstance(p.kind, Number):
            assert "%n" in p.kind.statement
            assert not slots(p.kind.statement)


def test_no_two_rules_of_a_group_are_called_the_same() -> None:
    names = [(say.group(key), say.name(key)) for key in PARAMETERS]
    assert len(set(names)) == len(names)


def test_every_method_that_comes_with_riffle_has_its_words() -> None:
    for book in shelf.shipped().values():
        for name in book.options:
            assert name in say.METHODS


@pytest.mark.parametrize("fault", Fault)
def test_what_is_wrong_with_a_file_names_it_and_the_line(fault: Fault) -> None:
    said = say.fault(BadRulebook("friday.toml", 12, "balance.who", fault, "2", "9"))
    assert said.startswith("friday.toml, line 12: ")
    assert "{" not in said.replace("braces", "")


def test_the_sizes_of_a_final_table_are_read_as_they_are_written() -> None:
    kind = SizeTable(2, 12)
    assert say.sizes_in("9: 9, 8:9 , 6: 7", kind) == {9: 9, 8: 9, 6: 7}
    assert say.sizes_in(say.sizes_text({9: 9, 6: 7}), kind) == {9: 9, 6: 7}
    for wrong in ("", "9", "9:", "9: 13", "1: 2", "9: 9;", "a: b", "9: 9,"):
        assert say.sizes_in(wrong, kind) is None


def test_steps_are_read_as_they_are_written() -> None:
    kind = Steps(3)
    assert say.steps_in("warning,  minutes 10 , disqualified", kind) == (
        "warning",
        "minutes 10",
        "disqualified",
    )
    assert say.statement("penalty.ladder", ("warning", "minutes 10", "disqualified")) == (
        "Steps: a warning, 10 minutes, disqualification"
    )
    assert (
        say.statement("penalty.ladder", ("hands 1", "rounds 1", "hands 2"))
        == "Steps: 1 hand, 1 round, 2 hands"
    )
    for wrong in (
        "",
        "warning,",
        "10",
        "minutes 0",
        "warning, warning",
        "hands 1, hands 2, hands 3, hands 4",
    ):
        assert say.steps_in(wrong, kind) is None


def test_a_german_heading_has_a_gloss_beside_it() -> None:
    book = shelf.shipped()["cpc-2023"]
    # The source itself writes these in English.
    english = {
        "", "All-in", "Ante", "Blind Level", "Chip Race", "Colour Up", "Dead Button", "Final Table",
        "Heads-up", "Limit", "Misdeal", "Pott-Limit", "Re-Buy", "Re-Entry", "Side-Pots", "String Bets",
        "Surrender", "Time",
    }  # fmt: skip
    assert {entry.clause for entry in book.entries.values()} - english == {*say.GLOSSES}
    assert say.where(book, "balance.who") == "CPC 2023 · Tischausgleich, balancing tables"
    assert say.where(book, "chips.found") == "CPC 2023 · Gefundene/verdeckte Chips, found or hidden chips"
    assert say.where(book, "positions.heads_up") == "CPC 2023 Heads-up"
