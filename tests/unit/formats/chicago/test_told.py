"""The data of Chicago for other programs: numbers and ids, as the scorekeepers wrote them."""

from __future__ import annotations

import json
from typing import Any

from core.formats.chicago.told import told
from tests.unit.formats.chicago.nights import field, heat, label, play, protocol, tables, tied
from tests.unit.night import Night


def as_json(night: Night) -> Any:
    found = told(night.state)
    assert json.loads(json.dumps(found)) == found
    return found


def test_a_deal_is_told_as_it_was_written() -> None:
    night = field(4).run("draw heat\npoints 1.2 house")
    night.do("mistake 1 cards 1")
    night.run('points 1.3 four against 1.2\npoints 1.1 pair\npoints 1.3 pair also override "equal"')
    night.run("trick 1.4 deuce\npoints 1.1 three")
    (table,) = as_json(night)["heats"][0]["tables"]
    (sheet,) = table["rounds"]
    keys = ("deal", "exchange", "what", "chair", "hand", "other", "number")
    assert [tuple(x[k] for k in keys) for x in sheet["written"]] == [
        (1, 1, "points", 2, "full_house", None, None),
        (1, 2, "mistake", 1, None, None, 1),
        (1, 2, "points", 3, "quads", 2, None),
        (1, 3, "points", 1, "pair", None, None),
        (1, 3, "also", 3, "pair", None, None),
        (1, None, "trick", 4, None, None, 1),
        (2, 1, "points", 1, "trips", None, None),
    ]
    lines = {x["chair"]: x for x in sheet["chairs"]}
    assert {c: x["entry"] for c, x in lines.items()} == tables(night)[0].sheet.seats
    assert [(x["side"], x["strokes"]) for x in lines.values()] == [(4, 4), (0, 6), (1, 1), (10, 10)]
    assert (sheet["over"], sheet["winner"], lines[1]["points"]) == (False, None, None)


def test_a_chicago_is_told_with_who_broke_it() -> None:
    night = field(4).run("draw heat\npoints 1.1 house\npoints 1.1 house\npoints 1.1 pair\ntrick 1.1")
    night.run("points 1.0\npoints 1.0\nchicago 1.1\nbroken 1 by 1.2")
    sheet = as_json(night)["heats"][0]["tables"][0]["rounds"][0]
    assert [(x["what"], x["chair"], x["other"]) for x in sheet["written"]][-2:] == [
        ("chicago", 1, None),
        ("broken", None, 2),
    ]
    assert [(x["side"], x["strokes"], x["said"]) for x in sheet["chairs"]][:2] == [
        (3, 18, True),
        (10, 10, False),
    ]


def test_shared_round_points_are_exact() -> None:
    night = field(4).run("draw heat")
    tied(night)
    (table,) = as_json(night)["heats"][0]["tables"]
    assert sorted(x["points"] for x in table["rounds"][0]["chairs"]) == ["20", "25/3", "25/3", "25/3"]
    assert [(x["place"], x["points"]) for x in table["standing"]] == [
        (1, "60"),
        (2, "25"),
        (2, "25"),
        (2, "25"),
    ]
    assert table["rounds"][0]["paper"]


def test_who_goes_on_is_told_when_a_heat_is_done_and_as_it_was_drawn() -> None:
    night = field(8).run("draw heat")
    first, second = tables(night)
    protocol(night, first)
    assert as_json(night)["heats"][0]["goes_on"] == {}
    play(night)
    before = as_json(night)["heats"][0]
    assert before["advance"] == ["a", "a"]
    assert before["done"]
    night.do("draw heat")
    one, two = as_json(night)["heats"]
    assert one["goes_on"] == before["goes_on"] == {"a": sorted(heat(night).players)}
    assert [x["final"] for x in two["tables"]] == ["a"]
    assert (one["tables"][1]["table"], one["tables"][1]["players"]) == ("2", sorted(second.players))


def test_the_order_stands_with_everybody_once() -> None:
    night = field(4).run("draw heat")
    play(night)
    found = as_json(night)
    assert found["over"]
    assert [(x["place"], x["last"]) for x in found["order"]] == [(1, 1), (2, 2), (3, 3), (4, 4)]
    assert sorted(e for x in found["order"] for e in x["entries"]) == sorted(night.state.people.entries)


def test_stages_and_play_offs_are_told() -> None:
    night = field(8).run("stage 1 best 2 to final\ndraw heat")
    tied(night)
    match = tables(night)[0]
    rest = [e for e in sorted(match.players) if e != min(match.players)]
    names = " ".join(f'"{night.state.name(e)}"' for e in rest)
    night.do(f"play-off {names} points 9 5 3")
    found = as_json(night)
    assert found["stages"] == [{"heat": 1, "best": 2, "to": "final"}]
    table = next(x for x in found["heats"][0]["tables"] if x["table"] == label(night, match))
    (played,) = table["play_offs"]
    assert played == {
        "points": [{"entry": e, "points": n} for e, n in zip(rest, (9, 5, 3), strict=True)],
        "flush": None,
    }
    assert [x["place"] for x in table["standing"]] == [1, 2, 3, 4]
