"""A house's own rulings: tried before its parent's, cited as the house's, and refused where they name what
there is not."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from core.handbook.told import told
from core.rulebook import shelf
from core.rulebook.book import Rulebook
from core.rulebook.file import BadRulebook, read, write
from core.rulebook.fits import Fault
from core.rulebook.house_books import edited, loaded, read_new
from core.rulings import house
from core.rulings.answer import Cite, ask
from core.rulings.command import run
from core.say import acts
from core.say.reasons import UnreadableRulebook
from tests.unit.night import Night

HEAD = """format = 1
id = "friday"
title = "Friday rules"
short = "Friday"
language = "en"
parent = "svepof-2006"
"""
PHONE = """
[[ruling.phone]]
needs = { phone_use = ["rang", "talked"], in_hand = "yes" }
outcome = "told_to_stop"
say = "The phone is switched off; the hand goes on."
clauses = ["7", "8"]
steps = ["Ask for it to be switched off."]
penalty = { force = "may", whom = "player", step = "minutes 10", when = "after_hand" }
"""


STRING = """
[[ruling.put-in]]
needs = { put_in = "call_back" }
outcome = "call"
say = "A call of {total}, as ever."
clauses = ["9", "@"]
"""


def friday(*rulings: str) -> Rulebook:
    return read_new(HEAD + "".join(rulings), "friday.toml", (), house.check)


def test_a_house_rules_before_its_parent_and_says_so() -> None:
    found = ask("phone", friday(PHONE), {"phone_use": "rang", "in_hand": "yes"}).ruling
    assert found is not None
    assert (found.outcome, found.book, found.clauses) == ("told_to_stop", "Friday", ("7", "8"))
    assert (found.cited, found.rows, found.words) == ("Friday 7", (), "")
    assert (found.basis, found.discretion) == ("stated", False)
    assert found.penalty is not None
    assert (found.penalty.step, found.penalty.when) == ("minutes 10", "after_hand")
    parent = ask("phone", shelf.shipped()["svepof-2006"], {"phone_use": "rang", "in_hand": "yes"}).ruling
    assert parent is not None
    assert (parent.outcome, parent.cited) == ("hand_dead", "SvePoF 2006 §2.5")


def test_what_the_house_leaves_out_is_its_parent_s() -> None:
    found = ask("phone", friday(PHONE), {"phone_use": "app", "in_hand": "yes"}).ruling
    same = ask("phone", shelf.shipped()["svepof-2006"], {"phone_use": "app", "in_hand": "yes"}).ruling
    assert found == same
    assert ask("cut", friday(PHONE), {}) == ask("cut", shelf.shipped()["svepof-2006"], {})


def test_a_door_leads_to_the_house_s_ruling_with_its_amounts() -> None:
    given = {"faced": "200", "chips": "200", "more": "400", "said": "none"}
    plain = ask("string-bet", shelf.shipped()["svepof-2006"], given).ruling
    assert plain is not None
    found = ask("string-bet", friday(STRING), given).ruling
    assert found is not None
    assert found.say == "A call of 200, as ever."
    assert found.clauses == ("9", *plain.clauses)
    assert found.amounts == plain.amounts
    assert [cite.book for cite in found.cites] == ["Friday", *[plain.book] * len(plain.clauses)]
    only = ask("string-bet", friday(STRING.replace('"9", "@"', '"@"')), given).ruling
    assert only is not None
    assert only.cited == plain.cited


def test_a_parameter_that_the_house_sets_is_cited_as_the_house_s_and_its_parent_s_as_the_parent_s() -> None:
    parent = shelf.shipped()["svepof-2006"]
    spelled = parent.clause("penalty.ladder")
    book = friday(f'\n[penalty.ladder]\nvalue = ["warning", "minutes 10"]\nclause = "{spelled}"\n')
    found = ask("penalty-length", book, {"penalty_unit": "steps"}).ruling
    assert found is not None
    cites = {Cite("Friday", spelled)}
    assert (found.cites[0].book, found.rows) == ("Friday", ())
    assert cites < {cite for x in told("penalty-length", book) for cite in x.clauses}


@pytest.mark.parametrize(
    ("old", "new", "line", "what", "expected", "named"),
    [
        ("ruling.phone", "ruling.phne", 8, "ruling.phne", Fault.KEY, "phone"),
        ("ruling.phone", "ruling.string-bet", 8, "ruling.string-bet", Fault.KEY, "put-in"),
        ('in_hand = "yes"', 'staked = "100"', 9, "ruling.phone.0.needs.staked", Fault.KEY, "phone_use"),
        ("phone_use =", "phone_us =", 9, "ruling.phone.0.needs.phone_us", Fault.KEY, "phone_use"),
        ('"rang"', '"rung"', 9, "ruling.phone.0.needs.phone_use", Fault.WORD, "rang"),
        ("told_to_stop", "told_to_stp", 10, "ruling.phone.0.outcome", Fault.WORD, "told_to_stop"),
        ("say =", "sy =", 11, "ruling.phone.0.sy", Fault.KEY, "say"),
        ("the hand goes on", "{hand} goes on", 11, "ruling.phone.0.say", Fault.WORD, "in_hand"),
        ('["7", "8"]', "[]", 12, "ruling.phone.0.clauses", Fault.TEXT, "60"),
        ('["7", "8"]', '["@"]', 12, "ruling.phone.0.clauses", Fault.TEXT, "60"),
        ("steps =", "step =", 13, "ruling.phone.0.step", Fault.KEY, "steps"),
        ("player", "players", 14, "ruling.phone.0.penalty.whom", Fault.WORD, "player"),
        ('"may"', '"might"', 14, "ruling.phone.0.penalty.force", Fault.WORD, "may"),
        ("minutes 10", "ten minutes", 14, "ruling.phone.0.penalty.step", Fault.STEPS, "1"),
        ("after_hand", "later", 14, "ruling.phone.0.penalty.when", Fault.WORD, "at_once"),
    ],
)
def test_a_wrong_name_is_told_with_file_line_and_the_right_ones(
    old: str, new: str, line: int, what: str, expected: Fault, named: str
) -> None:
    assert old in PHONE
    with pytest.raises(BadRulebook) as told:
        friday(PHONE.replace(old, new, 1))
    bad = told.value
    assert (bad.file, bad.line, bad.what, bad.expected) == ("friday.toml", line, what, expected)
    assert named in bad.allowed[:3]


def test_the_second_of_two_is_told_with_its_own_line() -> None:
    with pytest.raises(BadRulebook) as told:
        friday(PHONE, PHONE.replace("told_to_stop", "told_off"))
    assert (told.value.line, told.value.what) == (18, "ruling.phone.1.outcome")


def test_it_is_kept_when_another_rule_of_the_house_is_edited() -> None:
    book = friday(PHONE, PHONE.replace('["7", "8"]', '["9"]'))
    assert read(write(book), "friday.toml", shelf.shipped()).rulings == book.rulings
    assert edited(book, "penalty.harder", None)[1].rulings == book.rulings


def test_a_bad_file_in_the_house_s_folder_costs_only_itself() -> None:
    bad = HEAD.replace("friday", "monday") + PHONE.replace("told_to_stop", "told_off")
    books, faults = loaded({"a.toml": (HEAD + PHONE).encode(), "b.toml": bad.encode()}, house.check)
    assert [*books] == ["a.toml"]
    assert [(x.file, x.line) for x in faults] == [("b.toml", 10)]


def test_a_night_rules_by_its_house_and_logs_whose_rule_it_was() -> None:
    night = Night()
    night.act(acts.ChooseRulebook(book="friday", text=HEAD + PHONE))
    night.act(acts.GiveRuling(text="Off.", situation="phone", answers=("phone_use=rang", "in_hand=yes")))
    (given,) = night.state.conduct.rulings.values()
    assert (given.book, given.clause) == ("Friday", "7")


def test_a_night_is_not_played_by_a_house_that_names_what_there_is_not() -> None:
    night = Night()
    act = acts.ChooseRulebook(book="friday", text=HEAD + PHONE.replace('"rang"', '"rung"'))
    (reason,) = night.director.check(act)
    assert isinstance(reason, UnreadableRulebook)
    assert (reason.line, reason.what) == (9, "ruling.phone.0.needs.phone_use")


def test_the_command_takes_a_house_s_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "friday.toml"
    file.write_text(HEAD + PHONE, "utf-8")
    asked = ["phone", "--rulebook", f"{file}", "phone_use=rang", "in_hand=yes", "--json"]
    assert run(asked) == 0
    told: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert (told["rulebook"], told["book"], told["clauses"]) == ("friday", "Friday", ["7", "8"])
    assert set(told["others"]) == {*shelf.shipped()}
    file.write_text(HEAD + PHONE.replace("told_to_stop", "told_off"), "utf-8")
    assert run(asked) == 2
    assert "friday.toml:10: ruling.phone.0.outcome" in capsys.readouterr().err
