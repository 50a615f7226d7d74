"""Records decoded together are the records decoded one by one, complaints included."""

from __future__ import annotations

import json
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.say.records import KINDS, NAMES, BadRecord, Record, from_json, to_json
from core.store.decoding import decode
from tests.unit.store.test_log import RECORDS

BAD = [
    ("seated", "{}"),
    ("seated", '{"entry":1,"table":2}'),
    ("seated", '{"entry":1,"table":2,"seat":"3"}'),
    ("seated", '{"entry":1,"table":2,"seat":[3]}'),
    ("seated", '{"entry":1,"table":2,"seat":true}'),
    ("seated", '{"entry":1,"table":2,"seat":3.0}'),
    ("seated", '{"entry":1,"table":2,"seat":3,"more":4}'),
    ("seated", '{"entry":1,"table":2,"seat":3} x'),
    ("seated", '{"entry":1,"table":2,"seat":3},{"entry":1,"table":2,"seat":3}'),
    ("seated", "[1,2,3]"),
    ("seated", "null"),
    ("seated", ""),
    ("seated", '{"entry":x,"table":2,"seat":3}'),
    ("seated", '{"entry":,"table":2,"seat":3}'),
    ("seated", "[" * 100_000),
    ("bought", '{"entry":1,"kind":"gift","paid":1,"fee":1,"chips":1}'),
    ("bought", '{"entry":1,"kind":["entry"],"paid":1,"fee":1,"chips":1}'),
    ("eliminated", '{"entry":1,"by":3,"hand":0,"group":0}'),
    ("levels_set", '{"levels":7}'),
    ("chip_raced", "{}"),
]


@given(st.lists(RECORDS, max_size=12))
def test_all_kinds_together(records: list[Record]) -> None:
    texts = [to_json(r) for r in records]
    assert decode([NAMES[type(r)] for r in records], texts) == records


@given(st.lists(st.tuples(RECORDS, st.sampled_from(["", " ", "}", "1"]), st.sampled_from(sorted(KINDS)))))
def test_whatever_one_by_one_says(rows: list[tuple[Record, str, str]]) -> None:
    pairs = [
        (kind if more == "1" else NAMES[type(r)], to_json(r) + more.replace("1", ""))
        for r, more, kind in rows
    ]
    expected: list[Record] | None
    try:
        expected = [from_json(*pair) for pair in pairs]
    except BadRecord:
        expected = None
    try:
        found = decode([kind for kind, _ in pairs], [text for _, text in pairs])
    except BadRecord:
        assert expected is None
    else:
        assert found == expected


@pytest.mark.parametrize(("kind", "text"), BAD)
def test_a_bad_record_among_good_ones(kind: str, text: str) -> None:
    good = ("seated", '{"entry":1,"table":2,"seat":3}')
    with pytest.raises(BadRecord):
        decode([good[0], kind, good[0]], [good[1], text, good[1]])


@given(st.lists(st.text('a}{",', max_size=4), min_size=1, max_size=6), st.data())
def test_objects_that_are_whole_only_together(notes: list[str], data: st.DataObject) -> None:
    """Texts of a hostile file, cut so that one ends in the middle and the next goes on there."""
    whole = ",".join(json.dumps({"text": note}, separators=(",", ":")) for note in notes)
    commas = [i for i, c in enumerate(whole) if c == ","]
    cuts = sorted(data.draw(st.sets(st.sampled_from(commas)))) if commas else []
    texts = [whole[a + 1 : b] for a, b in zip([-1, *cuts], [*cuts, len(whole)], strict=True)]
    expected: list[Record] | None = None
    with suppress(BadRecord):
        expected = [from_json("noted", text) for text in texts]
    found: list[Record] | None = None
    with suppress(BadRecord):
        found = decode(["noted"] * len(texts), texts)
    assert found == expected


@pytest.mark.parametrize(
    "texts",
    [
        ['{"text":"a}', '{b"}'],
        ['{"text":"a"', '"text":"b"}'],
        ['{"text":"a"},{"text":"b"}', '{"text":"c}', '{d"}'],
        ['{"text":"a"},{"text":"b"', '"text":"c"}'],
        ['{"text":"a"},{"text":"b"}', ""],
        ['{"text":"a"}]', '[{"text":"b"}'],
        ['{"text":"a"} ', '{"text":"b"'],
    ],
)
def test_what_is_read_as_one_list_is_the_same_texts(texts: list[str]) -> None:
    with pytest.raises(BadRecord):
        decode(["noted"] * len(texts), texts)


def test_braces_in_a_name() -> None:
    texts = ['{"text":"{"}', '{"text":"}"}', '{"text":"},{"}', '{"text":""}']
    assert decode(["noted"] * 4, texts) == [from_json("noted", text) for text in texts]


def test_fields_left_out_have_their_defaults_and_spaces_do_not_matter() -> None:
    kinds = ["player_noted", "player_noted", "eliminated"]
    texts = ['{"player":1,"name":"Bo"}', ' {"player": 2, "name": "Eva", "note": ""}', '{"entry":4}']
    assert decode(kinds, texts) == [from_json(*pair) for pair in zip(kinds, texts, strict=True)]


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("eliminated", json.dumps({"entry": 1, "by": ["x"], "hand": 0, "group": 0})),
        ("eliminated", json.dumps({"entry": 1, "by": [[1]], "hand": 0, "group": 0})),
        ("noted", '{"text":"\\ud800"}'),
        ("setting_changed", '{"key":"\\ud800","value":null}'),
        ("noted", '{"text":"\\ud83c\\udca1"}'),
        ("noted", '{"text":"x","text":"y"}'),
        ("clock_scheduled", '{"at":NaN}'),
        ("clock_scheduled", '{"at":1e400}'),
        ("clock_scheduled", '{"at":' + "9" * 5000 + "}"),
        ("prizes_set", '{"shares":[["percent","x"]]}'),
        ("levels_set", '{"levels":[{"id":"x"}]}'),
    ],
)
def test_what_the_careful_way_says_of_it(kind: str, text: str) -> None:
    expected: list[Record] | None = None
    found: list[Record] | None = None
    with suppress(BadRecord):
        expected = [from_json(kind, text)]
    with suppress(BadRecord):
        found = decode([kind], [text])
    assert found == expected


@pytest.mark.parametrize("number", ["1" + "0" * 60, "-" + "9" * 400, "9" * 4290])
@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("bought", '{"entry":1,"kind":"entry","paid":%s,"fee":1,"chips":1}'),
        ("break_order_set", '{"tables":[1,%s]}'),
        ("setting_changed", '{"key":"late","value":%s}'),
    ],
)
def test_a_number_of_hundreds_of_digits_is_none(kind: str, text: str, number: str) -> None:
    """It could be neither shown nor divided, and every page of the night would fail."""
    with pytest.raises(BadRecord):
        decode([kind], [text % number])
    assert decode([kind], [text % "7"])
