"""The words: every code has its sentence, and the sentences are what a director would say."""

from __future__ import annotations

import ast
from dataclasses import replace
from datetime import UTC
from inspect import get_annotations, signature
from pathlib import Path
from typing import Any, get_args
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.keeping.salvage import Damage, Fault
from core.keeping.storage import Holder
from core.say import acts, records
from core.say.levels import MINUTE, Level
from core.say.reasons import (
    LateEntryForbidden,
    LateRegistrationClosed,
    NoStructure,
    NotStarted,
    OthersDepend,
    Refused,
    StoreFailed,
    Trouble,
)
from core.say.records import Action
from core.text import script
from core.text.script_words import BadLine
from core.tournament.settings import Currency
from core.tournament.state import Tournament
from gui.words import text
from gui.words.files import _EXPECTED
from gui.words.guide import setup_facts
from gui.words.names import Names
from gui.words.tr import Context
from tests.unit.night import STOCKHOLM, Night, at, small

ROOT = Path(__file__).parents[3]


def assert_sentence(said: str) -> None:
    assert said == said.strip()
    assert said.endswith((".", "?")), said
    assert "{" not in said, said
    assert "}" not in said, said
    assert "_" not in said, said
    assert "None" not in said, said
    assert "  " not in said, said


def test_the_clause_follows_the_sentence() -> None:
    reason = LateRegistrationClosed(level=6, clause="SvePoF 2006 §3.2")
    assert text.reason(reason) == "Late registration closed after level 6 · SvePoF 2006 §3.2"


def test_real_refusals_in_words() -> None:
    night = small()
    night.run('eliminate "Bo Ros" by "Anna Ek"')
    where = night.state.seat_text(night.entry('"Anna Ek"').id)
    at_one = len(night.table("1").seats)
    said = {
        f'move "Gun Alm" to {where}': f"Seat {where} is taken by Anna Ek.",
        'register "Anna Ek"': f"Anna Ek is already in, in seat {where}. "
        "For another player of the same name add the club number: Anna Ek, 113.",
        'register "Bo Ros"': "Bo Ros is out. Use re-entry instead.",
        'eliminate "Bo Ros"': "Bo Ros is already out.",
        "undo 900": "There is no action 900.",
        "set seats 99": "“99” is not possible for the seats per table. Type a number from 2 to 23.",
        "set clock row 9": "The structure has no row 9. Its rows are 1 to 4, breaks included.",
        "draw": "Everybody who is in has a seat, so there is nobody to draw for.",
        "close table 1": f"Players still sit at table 1: {at_one}. Break the table, or move them first.",
        "prizes 90% 20%": "The shares come to 110 %. They may come to 100 % at most.",
    }
    for line, sentence in said.items():
        assert text.reasons(tuple(night.reasons(line)), night.state, night.zone) == sentence


def test_what_rests_on_an_action_is_named() -> None:
    night = small()
    registered = next(a for a in night.director.history if '"Anna Ek"' in a.line)
    (found,) = night.reasons(f"undo {registered.id}")
    assert isinstance(found, OthersDepend)
    rest = ", ".join(map(str, found.actions))
    assert text.reason(found) == (
        f"Later actions depend on this one: {rest}. Undo them together, or correct this one."
    )


def test_a_phrase_takes_what_is_counted_then_its_slots_in_order() -> None:
    said = Context("paper").phrase("%n slips sent to {printer}.")
    assert said(1, "HP") == "1 slip sent to HP."
    assert said(1200, "HP") == "1,200 slips sent to HP."
    assert [*signature(said).parameters] == ["n", "printer"]
    with pytest.raises(ValueError, match="zip"):
        said(1)


def test_several_reasons_stand_on_lines_of_their_own_and_none_twice() -> None:
    two = NoStructure(), NotStarted(), NoStructure()
    assert text.reasons(two).split("\n") == [text.reason(two[0]), text.reason(two[1])]


def test_a_name_with_braces_stays_a_name() -> None:
    reason = LateEntryForbidden(name="{name} %1 {0}", level=2)
    assert text.reason(reason) == (
        "Nobody enters after the start. {name} %1 {0} may play only if paid or qualified before the start."
    )


# -- files ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("reading", [False, True])
@pytest.mark.parametrize("trouble", list(Trouble))
def test_every_trouble_says_what_happened_what_was_kept_and_what_to_do(
    trouble: Trouble, reading: bool
) -> None:
    failed = StoreFailed(trouble, "/home/club/nights/Thursday 200.riffle", "errno 28")
    said = text.trouble(failed, reading=reading)
    assert_sentence(said)
    assert "Thursday 200.riffle" in said
    assert "/home" not in said
    assert "errno" not in said
    assert any(kept in said for kept in ("safe", "not changed", "Nothing was changed"))
    assert said.count(".") >= 3, "three short sentences"
    if reading and trouble is not Trouble.DISK_FULL:  # what is read needs no room
        assert "not saved" not in said


def test_who_has_the_file_open_is_named() -> None:
    who = str(Holder("maja", "desk-2", 4711, at("2025-03-14 20:14")))
    failed = StoreFailed(Trouble.IN_USE, "C:\\Nights\\Thursday.riffle", who)
    assert text.trouble(failed, STOCKHOLM).startswith(
        "Thursday.riffle is open in another Riffle since 20:14, by maja on desk-2."
    )
    assert "maja on desk-2" in text.trouble(failed)
    assert "20:14" not in text.trouble(failed)


@pytest.mark.parametrize("what", get_args(Fault))
@pytest.mark.parametrize("action", [1, 57])
def test_every_damage_says_what_is_good(what: Fault, action: int) -> None:
    said = text.damage(Damage(action, what, "detail for a bug report"))
    assert_sentence(said)
    assert "detail" not in said
    assert ("good up to action 56" in said) == (action == 57)


# -- typed lines -----------------------------------------------------------------------------------------


def _expected_in_the_source() -> set[str]:
    found = set(get_args(acts.Form))
    for name in ("script.py", "script_people.py", "script_words.py", "export.py"):
        for node in ast.walk(ast.parse((ROOT / "core" / "text" / name).read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "BadLine":
                code = node.args[1]
                if isinstance(code, ast.Constant):
                    found.add(code.value)
    return found


def test_everything_a_line_can_lack_has_words() -> None:
    source = _expected_in_the_source()
    assert {"verb", "one player", "=>"} <= source, "the source was read"
    assert source <= _EXPECTED.keys()


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("move \"Anna Ek\" to 7,4", "column 19: “7,4” does not fit here. Type a seat such as 7.4."),
        ("elimnate 1.1", ("column 1: “elimnate” does not fit here. Type an action such as "
                          "eliminate, register or pause. Did you mean “eliminate”?")),
        ("eliminate \"Ana Ek\"",
         "column 11: “Ana Ek” does not fit here. Type a player's name. Did you mean “Anna Ek”?"),
        ("register \"Anna", "column 10: “\"Anna” does not fit here. Type a closing quote."),
        ("19:42", "column 6: Type an action such as eliminate, register or pause."),
        ("set clock elapsed 3", "column 20: “row” is missing. Type the number of a row, breaks included."),
        ("25:99 pause", "column 1: “25:99” does not fit here. Type a time such as 19:42."),
        ("move 1.1 2.6", "column 10: “to” is missing before “2.6”."),
        ("register Konstantin Papadopoulos number 7", (
            "column 21: “Papadopoulos” does not fit here. "
            'Type several words in quotes: "Konstantin Papadopoulos".')),
        ('register "Anna Ek" Bo', "column 20: “Bo” does not fit here. Type nothing more."),
        ("register Anna numbr 12", "column 15: “numbr” does not fit here. Did you mean “number”?"),
        ("start now", "column 7: “now” does not fit here. Type nothing more."),
    ],
)  # fmt: skip
def test_a_bad_line_is_told_where_and_what(line: str, said: str) -> None:
    night = small()
    with pytest.raises(BadLine) as bad:
        script.parse(line, night.state, night.ms, night.zone)
    column, _, sentence = said.removeprefix("column ").partition(": ")
    assert text.bad_line(bad.value, 12) == f"Line 12, column {column}: {sentence}"
    assert text.bad_line(bad.value, 12, "night.txt") == f"night.txt:12:{column}: {sentence}"
    assert text.bad_line(bad.value) == sentence


def test_players_of_one_name_are_told_apart() -> None:
    night = Night()
    night.run('register "Bo Ek" number "1"\nregister "Bo Ros" number "2"')
    with pytest.raises(BadLine) as bad:
        script.parse("eliminate Bo", night.state, night.ms, night.zone)
    assert text.bad_line(bad.value) == (
        '“Bo” could be several players. Type one of "Bo Ek" no:1, "Bo Ros" no:2.'
    )


def test_somebody_elses_text_stays_on_one_line() -> None:
    said = text.bad_line(BadLine(1, "verb", "a\x1b[31m\nb" + "x" * 100), 1)
    assert said.isprintable()
    assert len(said) < 150


# -- numbers and times -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("n", "said"),
    [(0, "0"), (800, "800"), (9_999, "9,999"), (10_000, "10k"), (12_345, "12.3k"), (35_652, "35.7k"),
     (999_949, "999.9k"), (999_950, "1M"), (1_250_000, "1.25M"), (1_504_999, "1.5M"), (-25_000, "-25k")],
)  # fmt: skip
def test_short_chips(n: int, said: str) -> None:
    assert text.short_chips(n) == said


def test_amounts_and_money() -> None:
    assert text.amount(35_652) == "35,652"
    assert (text.money(-500, Currency("€")), text.money(20_500, Currency("€"))) == ("-€500", "€20,500")
    assert (text.money(20_500), text.money(20_500, Currency("kr"))) == ("20,500", "20,500 kr")
    assert text.money(123_450, Currency("€", 2)) == "€1,234.50"
    assert text.money(-123_405, Currency("CHF", 2)) == "-1,234.05 CHF"
    assert (text.percent(3_750), text.percent(10_000), text.percent(1_205)) == ("37.5 %", "100 %", "12.05 %")


@pytest.mark.parametrize(
    ("ms", "said"),
    [(768_000, "12:48"), (767_001, "12:48"), (3_730_000, "1:02:10"), (1, "00:01"), (0, "00:00"),
     (-5, "00:00"), (3_599_001, "1:00:00"), (94_368_000, "26:12:48")],
)  # fmt: skip
def test_the_clock_is_rounded_up(ms: int, said: str) -> None:
    assert text.clock_text(ms) == said


@given(st.integers(-10_000, 200_000_000))
def test_the_clock_shows_zero_only_at_zero_and_never_less_than_is_left(ms: int) -> None:
    parts = [int(p) for p in text.clock_text(ms).split(":")]
    shown = sum(p * 60**i for i, p in enumerate(reversed(parts))) * 1000
    assert (shown == 0) == (ms <= 0)
    assert max(0, ms) <= shown < max(0, ms) + 1000


def test_times_of_day_are_the_halls() -> None:
    summer_ends = at("2025-10-26 00:30") + 2 * 3_600_000
    assert text.time_of_day(summer_ends, STOCKHOLM) == "02:30"
    assert text.time_of_day(summer_ends + 3_600_000, STOCKHOLM) == "02:30"
    assert text.time_of_day(summer_ends, ZoneInfo("UTC"), seconds=True) == "00:30:00"
    assert text.date_and_time(at("2026-11-20 17:48"), STOCKHOLM) == "20 Nov 2026, 17:48"
    assert text.time_of_day(10**18, STOCKHOLM) == "–"


@pytest.mark.parametrize(
    ("ms", "said"),
    [(45_000, "45 s"), (20 * MINUTE, "20 min"), (90_000, "1 min 30 s"), (65 * MINUTE, "1 h 5 min"),
     (120 * MINUTE, "2 h"), (999, "0 s")],
)  # fmt: skip
def test_durations(ms: int, said: str) -> None:
    assert text.duration_words(ms) == said


@pytest.mark.parametrize(
    ("n", "said"),
    [(1, "1st"), (2, "2nd"), (3, "3rd"), (4, "4th"), (11, "11th"), (12, "12th"), (13, "13th"), (21, "21st"),
     (24, "24th"), (111, "111th"), (1_002, "1,002nd")],
)  # fmt: skip
def test_ordinals(n: int, said: str) -> None:
    assert text.ordinal(n) == said


def test_places_and_lists() -> None:
    assert (text.place_text(24, 24), text.place_text(23, 24)) == ("24th", "23rd–24th")
    assert [text.listed("ABC"[:n]) for n in (1, 2, 3)] == ["A", "A and B", "A, B and C"]


def test_levels_as_the_room_reads_them() -> None:
    levels = [
        Level(1, 400, 800, 800, "bb"),
        Level(2, pause=True),
        Level(3, 200, 400, small_bet=400, big_bet=800),
        Level(4, pause=True, name="Dinner"),
        Level(5, 100, 200, 25, "each", name="PLO"),
        Level(6, ante=25, ante_kind="each"),
        Level(7, 1_000, 2_000, 200, "button"),
        Level(8, small_bet=400, big_bet=800),
        Level(9),
    ]
    assert [text.level_name(levels, i) for i in (-1, 0, 1, 2, 3, 4, 9)] == [
        "",
        "Level 1",
        "Break",
        "Level 2",
        "Dinner",
        "Level 3 · PLO",
        "",
    ]
    assert [text.level_line(x) for x in levels] == [
        "400 / 800",
        "Break",
        "400 / 800 limit · blinds 200 / 400",
        "Dinner",
        "100 / 200",
        "ante 25",
        "1,000 / 2,000",
        "400 / 800 limit",
        "no blinds",
    ]
    assert [text.ante_text(x) for x in levels] == [
        "BB ante 800",
        "",
        "",
        "",
        "ante 25",
        "",
        "button ante 200",
        "",
        "",
    ]


# -- what was done ------------------------------------------------------------------------------------------


def _value(hint: str) -> Any:
    """Something for a field of a record, by its written type."""
    if hint.startswith("tuple[tuple[str, int]"):
        return (("percent", 6000), ("amount", 200))
    if hint.startswith("tuple[tuple[int, int]"):
        return ((1, 1), (1, 2))
    if hint.startswith("tuple[tuple[int, str]"):
        return ((1, "As"), (2, "Td"))
    if hint.startswith("tuple[Level"):
        return (Level(1), Level(2, pause=True))
    if hint.startswith("tuple[tuple[str, str"):
        return (("name", "Anna Ek"), ("players", 4))
    if hint.startswith("tuple[int"):
        return (1, 2)
    if hint.startswith("tuple[str"):
        return ("late_closed",)
    return {"bool": True, "str": "Anna Ek", "PurchaseKind": "rebuy", "PoolLinkKind": "kept"}.get(hint, 1)


@pytest.mark.parametrize("kind", list(records.KINDS))
def test_every_kind_of_record_can_be_said(kind: str) -> None:
    """Also of people and tables nobody knows any more, and when an import wrote another line."""
    cls = records.KINDS[kind]
    fields = {name: hint for base in reversed(cls.__mro__) for name, hint in get_annotations(base).items()}
    record = cls(**{name: _value(str(x)) for name, x in fields.items() if not x.startswith("ClassVar")})
    for line in ("", "some other line"):
        action = Action(1, 1_000_000, 1_000_000, line, (record,))
        for who in (Names(Tournament()), Names(Tournament(), [action], UTC)):
            said = text.sentence(action, who)
            assert said.text.strip()
            assert "{" not in said.text + said.quiet
            assert "None" not in said.text + said.quiet
            assert all(part in said.text for part in said.bold)
            assert "".join(piece for piece, _ in said.runs) == said.text
            assert text.undo_title(action, who).startswith("Undo: ")
            assert text.with_kind(action, who)[0]


def _last(night: Night) -> tuple[str, str]:
    names = text.Names(night.state, night.director.history, night.zone)
    said = text.sentence(night.director.history[-1], names)
    return said.text, said.quiet


@pytest.mark.parametrize("line", ['mark seat 1.6 accessible for "Ida Ny"', 'move "Ida Ny" to 1.6'])
def test_a_first_seat_is_no_move(line: str) -> None:
    night = small(started=False)
    night.do('register "Ida Ny"')
    night.do(line)
    assert _last(night)[0] == "Ida Ny seated at table 1 seat 6"


def test_a_night_in_sentences() -> None:
    night = small(started=False)
    told = [
        ("schedule 19:30", "Start scheduled for 19:30", ""),
        ("start", "Clock started", "Level 1, 20:00 left"),
        ("19:05 pause", "Paused", "Level 1, 15:00 left"),
        ("resume", "Clock resumed", "Level 1, 15:00 left"),
        ("time +1", "Time changed", "Level 1, 16:00 left"),
        ("next", "Level 2, 200 / 400", "By hand"),
        ("back", "Level 1, 100 / 200", "By hand"),
        ("set clock row 3 elapsed 2", "Clock set", "Break, 08:00 left"),
        ("edit row 4 length 30", "Row 4 changed", "3 levels"),
        ("add break", "Break added", "3 levels"),
        ("add break length 5", "Break added", "3 levels"),
        ("edit row 4 to 5 length 30", "Rows 4 to 5 changed", "3 levels"),
        ("move row 4 to 5 at 6", "Rows 4 to 5 moved", "3 levels"),
        ("set club \"Norra\"", "Club: Norra", ""),
        ("set club \"\"", "Club: not set", ""),
        ("price rebuy 400 fee 40 chips 10000", "Re-buy set: 400, 10,000 chips", "Fee 40"),
        ("rebuy \"Anna Ek\"", "Anna Ek: re-buy, 10,000 chips", "Paid 400"),
        ("open table 3", "Table 3 opened", "6 seats"),
        ("close seat 3.6", "Table 3 seat 6 closed", ""),
        ("open seat 3.6", "Table 3 seat 6 reopened", ""),
        ("move \"Anna Ek\" to 3.1", "Anna Ek moved to table 3 seat 1", ""),
        ("move \"Bo Ros\" to 3.2", "Bo Ros moved to table 3 seat 2", ""),
        ("swap \"Anna Ek\" with \"Bo Ros\"", "Anna Ek and Bo Ros changed seats", ""),
        ("eliminate \"Anna Ek\" by \"Bo Ros\"", "Anna Ek out in 8th, by Bo Ros", "Table 3 seat 2"),
        ("correct bust \"Anna Ek\" by \"Gun Alm\"", "Anna Ek out, corrected: by Gun Alm", "19:05"),
        ("take back \"Anna Ek\"", "Anna Ek is back in", "Table 3 seat 2"),
        ("eliminate \"Anna Ek\" \"Bo Ros\"", "Anna Ek and Bo Ros out in 7th–8th", ""),
        ("correct bust \"Anna Ek\" was \"Gun Alm\"", "Gun Alm went out, not Anna Ek", "Correction"),
        ("reenter \"Bo Ros\" seat 3.5", "Bo Ros re-entered", "Table 3 seat 5, paid 500"),
        ("correct entry \"Bo Ros\" \"Bo Rosén\"", "Entry corrected: Bo Rosén", "Correction"),
        ("edit player \"Bo Rosén\" number \"7\"", "Bo Rosén's details changed", ""),
        ("unregister \"Eva Dal\" override \"left at once\"", "Eva Dal unregistered",
         "Override: left at once"),
        ("prepare draw all", "Redraw prepared, waiting for a number", None),
        ("abandon draw", "Draw abandoned", ""),
        ("draw all number \"12\"", "Redraw of all seats, 6 players", "Number 12"),
        ("break 3", None, "Hans Berg → 1.4 · Frans Ny → 2.3"),
        ("note \"Kaffe\"", "Kaffe", "Note"),
        ("undo", "Undone: Kaffe", ""),
        ("redo", "Redone: Kaffe", ""),
    ]  # fmt: skip
    for line, said, quiet in told:
        night.do(line)
        found = _last(night)
        if said is not None:
            assert found[0] == said, line
        if quiet is not None:
            assert found[1] == quiet, line


def test_what_is_owed_to_the_till_is_not_said_to_be_paid() -> None:
    night = small(started=False).run("price entry 500 chips 10000")
    night.do('register "Nina Sen"')
    assert _last(night)[1] == "Paid 500"
    night.run('set till on\nregister "Olle Sen"')
    assert _last(night)[1] == "500"
    night.do("price rebuy 400 chips 10000")
    assert _last(night)[1] == ""
    night.do('rebuy "Olle Sen"')
    assert _last(night)[1] == "400"


def test_a_chip_race_done_otherwise_names_its_table_and_chip() -> None:
    night = small(started=False).run("open table Bar")
    table = night.table("Bar").id
    night.do(f'duty "race {table} / 2500" otherwise')
    assert all(fact in _last(night)[0] for fact in ("Bar", "2,500s"))


def test_a_broken_table_and_a_single_draw() -> None:
    night = small()
    night.run('eliminate "Anna Ek"\neliminate "Bo Ros"')
    table = night.table("2")
    count = len(table.seats)
    night.do("break 2")
    assert _last(night)[0] == f"Table 2 broken, {count} player{'' if count == 1 else 's'} moved"
    night.run('eliminate "Carin Ål"\nregister "Nina Sen"\ndraw')
    where = night.entry('"Nina Sen"')
    assert _last(night)[0] == f"Nina Sen drew table 1 seat {where.seat}"


def test_many_busts_in_one_hand_are_counted() -> None:
    night = small()
    names = [night.state.name(e.id) for e in night.state.playing][:5]
    night.do("eliminate " + " ".join(f'"{n}"' for n in names))
    assert (
        text.short(night.director.history[-1], Names(night.state)) == f"{names[0]}, {names[1]} and 3 more out"
    )


def test_places_stand_in_the_order_of_the_names() -> None:
    night = small()
    night.do('eliminate "Anna Ek" "Bo Ros" stacks 9000 4000')
    said = text.action_title(night.director.history[-1], Names(night.state))
    assert said == "Bo Ros and Anna Ek out in 8th and 7th", "the smaller stack goes first"


def test_what_is_undone_keeps_its_name() -> None:
    night = Night()
    night.run('register "Anna Ek"\nundo')
    names = text.Names(night.state, night.director.history)
    assert [text.action_title(a, names) for a in night.director.history] == [
        "Anna Ek registered",
        "Undone: Anna Ek registered",
    ]
    assert text.redo_title(night.director.next_redo(), names) == "Redo: Anna Ek registered"


def test_a_time_away_is_named_by_how_it_was_answered_and_a_button_by_itself() -> None:
    """Going on answers, too, and is still going on."""
    gap = "from 2025-03-14T19:01:00+01:00 to 2025-03-14T19:02:00+01:00"
    said = []
    for line in (
        f"gap {gap}",
        f"gap counts {gap}",
        "gap counts " + gap.replace("19:02", "19:01"),
        "next",
        "set clock row 2",
    ):
        night = small().wait(5)
        night.do(line)
        said.append(text.action_title(night.director.history[-1], Names(night.state)))
    assert said == [
        "1 min away not counted",
        "1 min away counted as played",
        "Riffle was away for an unknown time; the clock is unchanged",
        "Level 2, 200 / 400",
        "Clock set",
    ]
    night = small().run("pause").wait(1)
    night.do("resume")
    assert text.short(night.director.history[-1], Names(night.state)) == "Clock resumed"


def test_the_undo_button_is_short() -> None:
    night = small()
    night.do('eliminate "Anna Ek" by "Bo Ros"')
    assert text.undo_title(night.director.next_undo(), Names(night.state)) == "Undo: Anna Ek out"
    assert text.undo_title(None, Names(night.state)) == "Undo"


def test_bold_is_the_person_not_a_part_of_another_name() -> None:
    night = Night()
    night.run('open table 1\nregister "Ann" seat 1.1\nregister "Anna" seat 1.2\nswap "Anna" with "Ann"')
    said = text.sentence(night.director.history[-1], Names(night.state))
    assert said.runs == [("Anna", True), (" and ", False), ("Ann", True), (" changed seats", False)]


def test_a_new_group_is_told_and_not_the_end_of_the_old() -> None:
    night = small()
    night.run('apart "Anna Ek" "Bo Ros"\neliminate "Anna Ek"\napart "Bo Ros" "Eva Dal"')
    assert _last(night)[0] == "Bo Ros and Eva Dal are kept apart"
    night.do('apart "Eva Dal" off')
    assert _last(night)[0] == "Bo Ros and Eva Dal may sit together"


def test_a_place_moves_with_who_comes_after() -> None:
    night = small()
    night.do('eliminate "Anna Ek"')
    action = night.director.history[-1]
    assert text.action_title(action, Names(night.state)) == "Anna Ek out in 8th"
    night.do('register "Nina Sen"')
    assert text.action_title(action, Names(night.state)) == "Anna Ek out in 9th"
    night.do('reenter "Anna Ek"')
    assert text.action_title(action, Names(night.state)) == "Anna Ek out"


def test_a_bust_that_was_not_one_has_no_place_of_a_later_one() -> None:
    night = small()
    night.do('eliminate "Anna Ek" by "Bo Ros"')
    wrong = night.director.history[-1]
    night.wait(2).run('take back "Anna Ek"\neliminate "Eva Dal"').wait(2)
    night.do('eliminate "Anna Ek" by "Hans Berg"')
    assert text.action_title(wrong, Names(night.state)) == "Anna Ek out, by Bo Ros"
    assert text.sentence(wrong, Names(night.state)).quiet == ""
    assert (
        text.action_title(night.director.history[-1], Names(night.state))
        == "Anna Ek out in 7th, by Hans Berg"
    )


def test_refused_acts_never_reach_the_words_as_codes() -> None:
    """Every line of a night tried again on the end of it: whatever refuses it can be said."""
    night = small()
    night.run('eliminate "Anna Ek"\nnext\nnext\nnext')
    for action in list(night.director.history):
        line = script.parse(action.line, night.state, night.ms, night.zone)
        assert line is not None
        try:
            reasons = night.director.check(line.act)
        except Refused as refused:
            reasons = refused.reasons
        for reason in reasons:
            assert_sentence(text.reason(reason, night.state, night.zone))


def test_a_fee_is_said_to_be_within_the_price() -> None:
    night = Night().run("price entry 350 fee 50 chips 10000")
    assert setup_facts(night.state).startswith("350, including fee 50 · ")


def test_several_tables_are_said_to_be_several() -> None:
    night = small(started=False)
    night.do("open table 3")
    assert _last(night)[0] == "Table 3 opened"
    action = night.director.history[-1]
    (opened,) = [x for x in action.records if isinstance(x, records.TableOpened)]
    both = replace(action, records=(*action.records, replace(opened, label="4")))
    assert text.sentence(both, Names(night.state)).text == "Tables 3 and 4 opened"
