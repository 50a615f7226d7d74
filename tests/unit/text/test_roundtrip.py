"""Out as text and in again: the same acts, the same night, and nothing hostile gets further than a word."""

from __future__ import annotations

import re
from collections.abc import Iterable
from copy import deepcopy
from datetime import UTC

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from core.log.order import MemoryLog
from core.money.payouts import placings
from core.say import acts
from core.say.acts import VERBS
from core.say.reasons import Refused
from core.text import script
from core.text.export import export, is_export, read_line
from core.text.opening import open_door
from core.text.script_words import BadLine
from core.tournament.chance import Chance
from core.tournament.director import Director
from tests.examples import examples
from tests.unit.night import STOCKHOLM, Night, small
from tests.unit.random_nights import MAKERS, NASTY, random_act


def fresh() -> Director:
    return open_door(MemoryLog(), lambda: 0, Chance("other").bytes)


def brought(lines: Iterable[str]) -> Director:
    """The lines of an export taken in by a director who knows nothing else."""
    head, *middle, end = lines
    assert is_export(head)
    director = fresh()
    for line in middle:
        director.bring(read_line(line, UTC))
    assert end == f"end {director.history[-1].hash if director.history else ''}".rstrip()
    return director


def played(data: st.DataObject, most: int = 30) -> Night:
    """A random night, with undo, redo and things entered late in it."""
    night = small(started=data.draw(st.booleans())) if data.draw(st.integers(0, 3)) else Night()
    for _ in range(data.draw(st.integers(0, 2) | st.integers(10, most))):
        what = data.draw(st.integers(0, 9))
        act = random_act(data, night.state, night.ms)
        if what == 0:
            act = acts.Undo(together=True)
        elif what == 1:
            act = acts.Redo()
        if act is None:
            continue
        happened = night.ms - data.draw(st.integers(0, 300_000)) if what == 2 else None
        reasons = night.director.check(act, happened)
        if not reasons or (all(x.overridable for x in reasons) and what > 4):
            try:
                night.act(act, data.draw(st.sampled_from(NASTY)) if reasons else "", happened)
            except Refused:
                assert happened is not None, "check let through what cannot be done"
        night.wait(ms=data.draw(st.integers(0, 400_000)))
    return night


def test_every_kind_of_act_comes_up() -> None:
    assert {*MAKERS, acts.Undo, acts.Redo} == set(VERBS.values())


@settings(max_examples=examples(60))
@given(st.data())
def test_a_night_goes_out_as_text_and_comes_in_the_same(data: st.DataObject) -> None:
    night = played(data)
    text = "\n".join(export(night.director, data.draw(st.sampled_from([STOCKHOLM, UTC]))))
    again = brought(text.splitlines())
    assert again.state == night.state
    assert list(again.history) == list(night.director.history)
    assert list(again.night) == list(night.director.night)
    assert [again.undone.get(a.id) for a in again.history] == [
        night.director.undone.get(a.id) for a in night.director.history
    ]
    assert "\n".join(export(again, STOCKHOLM)) == "\n".join(export(night.director, STOCKHOLM))
    assert placings(again.state) == placings(night.state)


@pytest.mark.parametrize("name", NASTY)
def test_a_note_of_any_text_stays_on_one_line(name: str) -> None:
    night = small()
    night.act(acts.Note(text=name))
    night.act(acts.Set(key="title", value="x"), "unneeded")
    text = "\n".join(export(night.director, STOCKHOLM))
    assert text.splitlines() == list(export(night.director, STOCKHOLM))
    assert text.split("\n") == text.splitlines()
    assert brought(text.splitlines()).state.word.notes == night.state.word.notes


@pytest.mark.parametrize("reason", [x for x in NASTY if x.strip()])
def test_a_reason_of_any_text_is_kept(reason: str) -> None:
    night = small().run("set late 1\nset clock row 2")
    night.act(acts.Register(name="Late One"), reason)
    assert night.state.word.overrides[-1].reason == reason.strip()
    assert brought(export(night.director, STOCKHOLM)).state == night.state


def test_people_of_one_name_are_told_apart() -> None:
    night = Night().run(
        'register "Anna" number "1"\nregister "Anna" number "2"\nregister "Anna" number "3"\nregister "Bo"'
    )
    first, second, third = (e.id for e in night.state.playing[:3])
    with pytest.raises(BadLine) as bad:
        night.do('eliminate "Anna"')
    assert bad.value.facts["several"] == '"Anna" no:1, "Anna" no:2, "Anna" no:3'
    night.do("eliminate no:2")
    night.do(f"eliminate e{third}")
    assert [b.entry for b in night.state.game.busts] == [second, third]
    assert first in night.state.people.live.values()
    assert brought(export(night.director, STOCKHOLM)).state == night.state


def test_an_earlier_entry_of_the_same_person_is_written_by_its_id() -> None:
    night = small().run('eliminate "Bo Ros"\nreenter "Bo Ros"')
    first = night.state.game.busts[0].entry
    night.act(acts.CorrectBust(entry=first, by=(night.entry('"Anna Ek"').id,)))
    assert night.director.history[-1].line == f'correct bust e{first} by "Anna Ek"'


def test_an_export_holds_what_was_undone_entered_late_and_overruled() -> None:
    night = small().run("set late 1\nset clock row 2")
    night.wait(5).do('register "Late" override "the train"')
    night.wait(5).late('19:02 eliminate "Bo Ros"')
    night.do('note "x"')
    night.do("undo")
    text = list(export(night.director, STOCKHOLM))
    assert any("late_registration_closed" in line and 'override "the train"' in line for line in text)
    late = re.compile(r"\d+ 2025-03-14T19:02:00\+01:00 eliminate .* \[written \S+, after \d+\]")
    assert any(late.fullmatch(line) for line in text)
    assert any(re.search(r"\[undone by \d+\]$", line) for line in text)
    assert brought(text).state == night.state


def test_a_cut_export_is_noticed_by_its_last_line() -> None:
    text = list(export(small().director, STOCKHOLM))
    with pytest.raises(AssertionError):
        brought([*text[:-2], text[-1]])


def test_what_was_exported_before_a_price_could_end_at_a_time_keeps_its_hash() -> None:
    lines = (
        "riffle 2",
        "1 2025-03-14T19:00:00+00:00 price entry 350 fee 50 chips 10000 => "
        'price_set{"kind":"entry","paid":350,"fee":50,"chips":10000,"until":null,"most":null}',
        '2 2025-03-14T19:00:00+00:00 price rebuy "Double" 400 chips 20000 until 2 most 3 => '
        'named_price_set{"kind":"rebuy","name":"Double","paid":400,"fee":0,"chips":20000,"until":2,"most":3,'
        '"bounty":0}',
        "end cd3f76b460b070db57c663cd8f6176e1c5590b23e8618f0357cf794e0d77dd2d",
    )
    assert tuple(export(brought(lines), UTC)) == lines


def test_a_changed_result_changes_the_hash() -> None:
    text = list(export(small().director, STOCKHOLM))
    with pytest.raises(AssertionError):
        brought([line.replace('"chips":10000', '"chips":99000') for line in text])


# -- hostile lines ------------------------------------------------------------------------------------

GOOD = small("export").run(
    """pause
eliminate "Bo Ros" "Eva Dal" by "Anna Ek" stacks 100 200
correct bust "Bo Ros" with "Eva Dal"
reenter "Bo Ros"
prepare draw
abandon draw
undo
redo
note "x"
"""
)
LINES = list(export(GOOD.director, STOCKHOLM))[1:-1]
TYPED = [a.line for a in GOOD.director.history]
SPICE = [
    '"', "\\", "{", "}", "[", "]", ",", ":", "=>", " => ", "-1", "0", "1e400", "NaN", "Infinity", "null",
    "true", "99999999999999999999999999", "[" * 3000, '"\\ud800"', "\\ud800", "\u2028", "\n", "9" * 5000,
    "1.5",     "{}", "[]", "e999", "7.4", "no:", "p1", "+1:00", "25:99", "9999-12-31T23:59:59Z", "19:42",
    "0001-01-01T00:00:00+14:00",
    '"undone":', "none", "override", "٣", "²", "entry", "Undone",
]  # fmt: skip


@st.composite
def mutated(draw: st.DrawFn, lines: list[str]) -> str:
    """A good line with parts taken out, doubled, or something hot put in."""
    line: str = draw(st.sampled_from(lines))
    for _ in range(draw(st.integers(1, 3))):
        a = draw(st.integers(0, len(line)))
        b = draw(st.integers(a, min(len(line), a + 12)))
        put = draw(st.one_of(st.sampled_from(SPICE), st.text(max_size=4), st.just("")))
        line = line[:a] + put + line[b:]
    return line


@st.composite
def mutated_values(draw: st.DrawFn, lines: list[str]) -> str:
    """A good line with one JSON value or number replaced by another kind of value."""
    line: str = draw(st.sampled_from(lines))
    spots = list(re.finditer(r'-?\d+|"[^"]*"|true|false|null|\[\]', line))
    if spots:
        spot = draw(st.sampled_from(spots))
        line = line[: spot.start()] + draw(st.sampled_from(SPICE)) + line[spot.end() :]
    return line


def survives(line: str, director: Director) -> None:
    """A hostile exported line ends in a word, or in an action that folds and can be looked at."""
    before, written = deepcopy(director.state), len(director.history)
    try:
        director.bring(read_line(line, UTC))
    except (BadLine, Refused):
        assert len(director.history) == written
        assert director.state == before
        return
    assert open_door(MemoryLog(director.history), lambda: 0, bytes).state == director.state
    director.next_redo()
    director.next_undo()
    placings(director.state)
    list(export(director, STOCKHOLM))


def partly(count: int) -> Director:
    director = fresh()
    for line in LINES[:count]:
        director.bring(read_line(line, UTC))
    return director


@settings(max_examples=examples(300))
@given(st.data())
def test_a_mutated_exported_line_is_refused_in_words_or_folds(data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(LINES) - 1))
    kind = data.draw(st.sampled_from([mutated, mutated_values]))
    survives(data.draw(kind([LINES[at]])), partly(at))


@settings(max_examples=examples(200))
@given(st.text(max_size=60))
@example("riffle 2")
@example("1 2025-03-14T19:00:00Z note => [after 99999999999999999999]")
@example("9" * 5000 + " 2025-03-14T19:00:00Z note => ")
def test_any_text_is_no_exported_line_or_one(text: str) -> None:
    survives(text, partly(0))


HEAD = f"{len(LINES) + 1} 2025-03-15T01:00:00+01:00 x => "
HOSTILE = [
    HEAD + 'undone{"action":9999}',
    HEAD + 'undone{"action":0}',
    HEAD + f'undone{{"action":{len(LINES) + 1}}}',
    HEAD + 'redone{"action":1}',
    HEAD + 'redone{"action":9999}',
    HEAD + 'undone{"action":33} noted{"text":"x"}',
    HEAD + 'undone{"action":33} undone{"action":33}',
    HEAD + 'noted{"text":"x"} [after 9999]',
    HEAD + f'noted{{"text":"x"}} [after {len(LINES) + 1}]',
    HEAD + 'noted{"text":"\\ud800"}',
    HEAD + 'noted{"text":7}',
    HEAD + 'prizes_set{"shares":[["percent","all"]]}',
    HEAD + 'prizes_set{"shares":[5]}',
    HEAD + 'prizes_set{"shares":[["amount",-500]]}',
    HEAD + 'setting_changed{"key":"rounding","value":0}',
    HEAD + 'setting_changed{"key":"rounding","value":"x"}',
    HEAD + 'setting_changed{"key":"nothing","value":1}',
    HEAD + 'levels_set{"levels":[{"id":"x","length":"y"}]}',
    HEAD + 'levels_set{"levels":[{"id":14,"length":-5},{"id":14}]}',
    HEAD + 'levels_set{"levels":5}',
    HEAD + 'levels_set{"levels":[5]}',
    HEAD + 'levels_set{"levels":[]}',
    HEAD + 'levels_set{}',
    HEAD + 'table_opened{"table":900,"label":"9","size":1000000000}',
    HEAD + 'table_opened{"table":900,"label":"9","size":-3}',
    HEAD + 'draw_made{"draw":1,"number":"1","entries":[{}],"seats":[[1]]}',
    HEAD + 'draw_made{"draw":1,"number":"1","entries":[1],"seats":[1],"purpose":"x"}',
    HEAD + 'eliminated{"entry":20,"by":[{}]}',
    HEAD + 'eliminated{"entry":20,"by":["x"]}',
    HEAD + 'bust_corrected{"entry":1,"who":1,"by":[],"position":-1,"hand":0,"group":0,"at":1}',
    HEAD + 'swapped{"entry":1,"other":1}',
    HEAD + 'price_set{"kind":"beer","paid":1,"fee":1,"chips":1}',
    HEAD + 'price_set{"kind":["entry"],"paid":1,"fee":1,"chips":1}',
    HEAD + 'entered{"entry":true,"player":1,"nth":1}',
    HEAD + 'noted{"text":"x"} noted',
    HEAD + "noted" + "[" * 100_000,
    HEAD + 'noted{"text":' + "[" * 100_000,
    HEAD + 'noted{"text":"x","more":1}',
    HEAD + 'clock_scheduled{"at":1.5}',
    HEAD + 'clock_scheduled{"at":' + "9" * 5000 + "}",
    HEAD.replace("2025-03-15", "1999-01-01") + 'noted{"text":"x"}',
    HEAD.replace("2025", "0001") + 'noted{"text":"x"}',
    HEAD.replace("2025", "9999").replace("03-15T01", "12-31T23") + 'noted{"text":"x"}',
    HEAD + 'noted{"text":"x"} [written 1999-01-01T00:00:00Z]',
    HEAD.replace("x =>", 'x " =>') + 'noted{"text":"x"}',
    "",
]  # fmt: skip


@pytest.mark.parametrize("line", HOSTILE, ids=lambda line: line[len(HEAD) :][:60] or "empty")
def test_a_hostile_exported_line(line: str) -> None:
    survives(line, partly(len(LINES)))


@pytest.mark.parametrize(
    "line",
    [
        HEAD + 'undone{"action":9999}',
        HEAD + 'noted{"text":"x"} [after 9999]',
        HEAD + 'setting_changed{"key":"rounding","value":0}',
        HEAD + 'table_opened{"table":900,"label":"9","size":1000000000}',
        HEAD + 'prizes_set{"shares":[["percent","all"]]}',
        HEAD.replace("2025-03-15", "1999-01-01") + 'noted{"text":"x"}',
    ],
)
def test_what_would_break_the_night_later_is_refused_at_once(line: str) -> None:
    with pytest.raises((BadLine, Refused)):
        partly(len(LINES)).bring(read_line(line, UTC))


def test_nothing_before_a_bad_line_is_lost() -> None:
    for at in range(len(LINES)):
        director = partly(at)
        state = deepcopy(director.state)
        with pytest.raises((BadLine, Refused)):
            director.bring(read_line(LINES[at].replace("{", "(", 1).replace("=>", "", 1), UTC))
        assert director.state == state
        assert [a.hash for a in director.history] == [a.hash for a in GOOD.director.history[:at]]
        director.bring(read_line(LINES[at], UTC))


def survives_typing(text: str, night: Night) -> None:
    for past in (False, True):
        try:
            line = script.parse(text, night.state, night.ms, night.zone, past=past)
        except BadLine as bad:
            column = bad.column
            line = None
        else:
            column = 1
        assert 1 <= column <= len(text) + 1
        if line is None:
            continue
        reasons = night.director.check(line.act, line.happened)
        try:
            again = script.write(line.act, night.state, night.zone, line.override)
        except (OverflowError, ValueError) as error:
            raise AssertionError(f"{line.act} cannot be written") from error
        if not reasons:
            assert script.parse(again, night.state, night.ms, night.zone, past=past) == script.Line(
                None, line.act, line.override
            )


@settings(max_examples=examples(300))
@given(st.one_of(st.text(max_size=50), mutated(TYPED), mutated(["19:42 " + x for x in TYPED])))
@example('set title "x')
@example("edit row 1 remove")
@example("schedule 9999-12-31T23:59:59-12:00")
@example("note \ud800")
@example('note "\ud800"')
@example('note "\\ud800"')
@example("undo 99999999999")
@example("time 99999:59")
@example("prizes 10% none")
def test_any_typed_line_is_understood_or_refused_in_words(text: str) -> None:
    survives_typing(text, GOOD)


@settings(max_examples=examples(200))
@given(st.data())
def test_check_takes_any_act_that_can_be_typed(data: st.DataObject) -> None:
    """A rule is asked about things that are not there, too: it says so and does not stumble."""
    act = random_act(data, GOOD.state, GOOD.ms)
    if act is not None:
        GOOD.director.check(act)
        elsewhere = Night()
        elsewhere.run('register "Solo"')
        elsewhere.director.check(act)
        elsewhere.director.check(act, elsewhere.ms - 60_000)


@pytest.mark.parametrize(
    ("text", "column", "expected"),
    [
        ("elimnate Bo", 1, "verb"),
        ("19:42", 6, "verb"),
        ("19:99 pause", 1, "time"),
        ('eliminate "Anna Ek" by "Nobody Here"', 24, "player"),
        ("eliminate 1.9", 11, "somebody in that seat"),
        ("move 1.1 to 7.1", 13, "table"),
        ("close table 7", 13, "table"),
        ('note "open', 6, "closing quote"),
        ("time soon", 6, "length"),
        ("edit row 1 length 7.5", 19, "length"),
        ("edit row 1 length 7.50", 19, "length"),
        ("edit row 1 length 7.25", 19, "length"),
        ("edit row 1 length 7.60", 19, "length"),
        ("price entry five", 13, "number"),
        ("add level blinds 100", 18, "blinds"),
        ("set colour red", 5, "setting"),
        ("register Anna Ek", 15, "end of line"),
        ("prizes 12.345%", 8, "shares"),
        ("undo x", 6, "action"),
        ("set clock elapsed 3:00", 23, "row"),
    ],
)
def test_a_bad_line_names_the_column_and_what_was_expected(text: str, column: int, expected: str) -> None:
    with pytest.raises(BadLine) as bad:
        small().do(text)
    assert (bad.value.column, bad.value.expected) == (column, expected)


@pytest.mark.parametrize(
    ("typed", "written"),
    [
        ("absent {0}", 'absent "{0}"'),
        ("eliminate {0} {1}", 'eliminate "{0}" "{1}"'),
        ("eliminate {0} by {1}", 'eliminate "{0}" by "{1}"'),
        ("swap {0} with {1}", 'swap "{0}" with "{1}"'),
        ("call clock {0} seconds 30", 'call clock "{0}" seconds 30'),
    ],
)
def test_a_whole_name_needs_no_quotes(typed: str, written: str) -> None:
    """In any letters; beside a word of the act, and beside another name."""
    night = small()
    names = [night.state.name(e.id) for e in night.state.playing][:2]
    assert all(" " in name for name in names)
    lines = typed.format(*[x.lower() for x in names]), written.format(*names)
    bare, quoted = [script.parse(line, night.state, night.director.now(), night.zone) for line in lines]
    assert bare == quoted


def test_the_beginning_of_a_name_of_several_words_needs_quotes() -> None:
    night = small()
    first, last = night.state.name(next(iter(night.state.playing)).id).split()
    with pytest.raises(BadLine):
        night.do(f"absent {first} {last[:1]}")


@pytest.mark.parametrize(
    ("text", "facts"),
    [
        ("register Anna Maria Ek", {"whole": '"Anna Maria Ek"'}),
        ("register Anna Ek number 12", {"whole": '"Anna Ek"'}),
        ("register Anna nickname Ann E", {"whole": '"Ann E"'}),
        ("set title Sunday Cup", {"whole": '"Sunday Cup"'}),
        ("register Anna prepaid Ek", {}),
        ("register Anna numbr 12", {"near": "number"}),
        ('register "Anna Ek" Bo', {}),
        ("move 1.1 1.2", {"word": "to"}),
        ("swap 1.1 1.2", {"word": "with"}),
    ],
)
def test_a_word_too_many_tells_what_may_be_meant(text: str, facts: dict[str, str]) -> None:
    with pytest.raises(BadLine) as bad:
        small().do(text)
    assert bad.value.expected == "end of line"
    assert {key: value for key, value in bad.value.facts.items() if value} == facts


@pytest.mark.parametrize(
    ("act", "line"),
    [
        (acts.EditRow(row=1, remove=()), "edit row 1 remove none"),
        (acts.SetPrizes(shares=()), "prizes none"),
        (acts.SetPrizes(shares=(("percent", 3333), ("amount", 700))), "prizes 33.33% 700"),
        (
            acts.Settle(by="icm", keep=("percent", 1050), unit=10, ends=True),
            "settle icm keep 10.5% unit 10 ends",
        ),
        (acts.Set(key="late", value=None), "set late none"),
        (acts.AddTime(by=-90_250), "time -1:30.250"),
        (acts.Note(text='a "b" \\ c\nd\te\u2028f'), r'note "a \"b\" \\ c\nd\te\u2028f"'),
        (acts.Schedule(at=1741975320000), "schedule 2025-03-14T19:02:00+01:00"),
    ],
)
def test_how_acts_are_written(act: acts.Act, line: str) -> None:
    night = small()
    assert script.write(act, night.state, STOCKHOLM) == line
    found = script.parse(line, night.state, night.ms, STOCKHOLM)
    assert found is not None
    assert found.act == act


def test_a_comment_and_an_empty_line_are_nothing() -> None:
    night = small()
    for text in ("", "   ", "# a word", "  # pause"):
        assert script.parse(text, night.state, night.ms, STOCKHOLM) is None
