"""Impossible input to the acts of chips, hands and conduct (procedures F to J): whatever is typed or handed
in is either done whole or refused in words, and nothing is left half-done."""

from __future__ import annotations

import string
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import core.store as store
from core.say import acts
from core.say.acts import chips as acts_chips
from core.say.acts import conduct as acts_conduct
from core.say.acts import deals as acts_deals
from core.say.acts import hands as acts_hands
from core.say.acts.base import Act
from core.say.reasons import Refused
from core.text import script
from core.text.opening import GAME
from core.text.script_words import BadLine
from gui.desk.headless import run_script
from gui.program.wiring import Wiring
from gui.words import text
from tests.examples import examples
from tests.unit.night import STOCKHOLM, Night, at, small

KINDS: list[type[Act]] = [
    x
    for module in (acts_chips, acts_hands, acts_conduct, acts_deals)
    for x in vars(module).values()
    if isinstance(x, type) and issubclass(x, Act) and x is not Act
] + [acts.Eliminate, acts.TakeBack, acts.CorrectBust]
NUMBERS = st.sampled_from([-(10**12), -25, -1, 0, 1, 2, 3, 4, 7, 9, 25, 60, 100, 500, 80_001, 10**9, 10**15])
WORDS = st.sampled_from(
    [
        "",
        " ",
        "found",
        "forfeited",
        "surplus",
        "acted",
        "dead",
        "checked",
        "withdrawn",
        "served",
        "lifted",
        "x" * 1001,
        "none",
        "As",
        "1",
        "two\nlines",
        "nul\x00",
        "é",
        "\u202e",
    ]
)
CARDS = st.sampled_from(["As", "Kd", "2c", "9h", "Th", "as", "10h", "1s", "AsAs", "", "Zz", "A", "♠A"])


def _many(of: st.SearchStrategy[Any]) -> st.SearchStrategy[tuple[Any, ...]]:
    return st.lists(of, max_size=6).map(tuple)


VALUES: dict[str, st.SearchStrategy[Any]] = {
    "int": NUMBERS, "money": NUMBERS, "entry": NUMBERS, "table": NUMBERS, "time": NUMBERS,
    "text": WORDS, "word": WORDS, "flag": st.booleans(), "entries": _many(NUMBERS), "chips": _many(NUMBERS),
    "share": st.tuples(st.sampled_from(["percent", "amount"]), NUMBERS),
    "parts": _many(st.tuples(NUMBERS, NUMBERS)),
    "numbers": _many(NUMBERS), "names": _many(WORDS),
    "counts": _many(st.tuples(NUMBERS, NUMBERS)), "cards": _many(st.tuples(NUMBERS, CARDS)),
    "seat": st.tuples(NUMBERS, NUMBERS),
}  # fmt: skip
# Other things that can be the case meanwhile.
STATES = (
    "", "pause", "chips 25 100 500 1000", "chips 25 100 500 1000\nrace 1 chip 25", "hand-for-hand",
    'eliminate "Hans Berg" "Gun Alm" stacks 900 800', 'absent "Anna Ek"', 'call clock "Bo Ros"',
    'penalty "Anna Ek" minutes 10 for "x"', 'penalty "Anna Ek" rounds 1 for "x"',
    'disqualify "Eva Dal" for "x" chips 4000', "set clock row 3", 'stack "Bo Ros" 60000',
)  # fmt: skip
BOOKS = ("plain", "svepof-2006", "cpc-2023", "tda-nl", "tda-2024")


def _night(data: st.DataObject) -> Night:
    """Eight at two tables after some of what a night brings; what a book forbids just then is left out."""
    night = small()
    tries = [f"rulebook {data.draw(st.sampled_from(BOOKS))}"]
    tries += data.draw(st.lists(st.sampled_from(STATES), max_size=4))
    for line in "\n".join(tries).splitlines():
        found = script.parse(line, night.state, night.ms, night.zone)
        if found is not None and all(x.overridable for x in night.director.check(found.act)):
            night.act(found.act, "by the test" if night.director.check(found.act) else "")
    return night


def _whole_or_refused(night: Night, act: Act) -> None:
    """Either every reason is a sentence and all is as before, or what came of it is sound and can go back."""
    before, written = night.copy(), len(night.log.actions)
    found = night.director.check(act)
    override = "by the test" if found and all(x.overridable for x in found) else ""
    try:
        night.director.do(act, override=override)
    except Refused as refused:
        assert night.state == before
        assert len(night.log.actions) == written
        for reason in refused.reasons:
            words = text.reason(reason, night.state, STOCKHOLM)
            assert words.strip()
            assert reason.kind not in words.split(), "no sentence of its own"
        return
    assert GAME.broken(night.state) == []
    assert night.folded() == night.state
    t = night.state
    assert t.chips.in_play >= 0
    assert all(e.stack is None or e.stack > 0 for e in t.playing)
    night.do("undo")
    assert GAME.broken(night.state) == []
    assert night.state.chips.in_play == before.chips.in_play


@settings(max_examples=examples(250), deadline=None)
@given(st.data())
def test_an_act_of_any_numbers_is_whole_or_refused_in_words(data: st.DataObject) -> None:
    night = _night(data)
    kind = data.draw(st.sampled_from(KINDS))
    values = {}
    for field in kind.ARGUMENTS:
        of, optional = VALUES[field.form], not field.required
        values[field.name] = data.draw(st.one_of(st.just(field.default), of) if optional else of)
    _whole_or_refused(night, kind(**values))


VERBS = sorted({x.VERB for x in KINDS})
TOKENS = st.one_of(
    st.sampled_from(
        [
            "1",
            "2",
            "1.1",
            "1.9",
            "3.4",
            "2.3",
            "e1",
            "e99",
            '"Anna Ek"',
            '"Nobody"',
            "chip",
            "25",
            "100",
            "-25",
            "odd",
            "1:3",
            "3:1",
            "9:9",
            "1:-1",
            "0:1",
            "1:999999999",
            "cards",
            "1:As",
            "1:Kd",
            "3:As",
            "last",
            "for",
            "minutes",
            "hands",
            "rounds",
            "by",
            "seconds",
            "on",
            "acted",
            "dead",
            "stacks",
            "shares",
            "refund",
            "why",
            "of",
            "at",
            "found",
            "served",
            "claimed",
            "19:02",
            "23:59",
            "off",
            "misdeals",
            "count",
            "none",
            "warning",
            "dead-hand",
            "override",
            '"x"',
            '""',
            "99999999999",
            "٣",
            "²",
        ]
    ),
    st.text(string.printable, min_size=1, max_size=6),
)


@settings(max_examples=examples(250), deadline=None)
@given(st.data())
def test_a_line_of_any_words_is_whole_or_refused_in_words(data: st.DataObject) -> None:
    night = _night(data)
    line = " ".join([data.draw(st.sampled_from(VERBS)), *data.draw(st.lists(TOKENS, max_size=9))])
    problem = None
    try:
        found = script.parse(line, night.state, night.ms, night.zone)
    except BadLine as bad:
        found, problem = None, bad
    assert problem is None or text.bad_line(problem).strip()
    if found is not None:
        _whole_or_refused(night, found.act)


EVENING = """set currency "kr"
price entry 220 fee 20 chips 20000
add level blinds 100/200 length 20
add break length 10 remove 25
add level blinds 200/400 length 20
chips 25 100 500
open table 1 seats 5
register "Anna Ek" seat 1.1
register "Bo Sund" seat 1.2
register "Åke Öst" seat 1.4
17:50 start
17:55 eliminate "Bo Sund"
"""


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("race 1 chip 25 odd 1:4", "1.1 cannot have 4 odd 25s: 3 at most"),
        ("race 1 chip 25 odd 1:1 4:1 cards 1:As 4:As", "As was dealt twice"),
        ("race 1 chip 25 odd 2:1", "Nobody sits in seat 1.2"),
        ("race 1 chip 500 odd 1:1", "500 is the highest denomination"),
        ("exchange 1.1 chip 25 count 2", "The 25s are still in play"),
        ("adjust -60001 why missing", "60,001 is more than the 60,000 in play"),
        ('stack "Anna Ek" 60001', "60,001 is more than the 60,000 in play"),
        ("announce colour-up-52", "There are no 52s"),
        ("announce colour-up", "“colour-up” is not possible for the announcement"),
        ('penalty "Bo Sund" for "shouting"', "Bo Sund is already out"),
        ('penalty "Anna Ek" minutes 0 for "x"', "0 cannot be right for the minutes of a penalty"),
        ('disqualify "Anna Ek" for "x" chips 60001', "60,001 is more than the 60,000 in play"),
        ('hands out "Anna Ek" 3', "Anna Ek has no hands left to sit out"),
        ('end penalty "Anna Ek" served', "Anna Ek has no penalty to serve"),
        ('eliminate "Anna Ek" stacks 60001', "60,001 is more than the 60,000 in play"),
        ('call clock "Anna Ek" by "Anna Ek"', "Anna Ek is named twice"),
        ("clock call dead", "No clock call is running"),
        ("hand-for-hand", "Only table 1 is left"),
        ("hand played", "No hands are counted now"),
        ('same time "Bo Sund" "Anna Ek"', "Anna Ek is still in, in seat 1.1"),
    ],
)
def test_the_script_command_refuses_it_in_words_and_keeps_nothing_half_done(
    line: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wiring = Wiring(
        store, lambda: at("2026-11-20 17:00"), lambda: 0, lambda n: b"1" * n, STOCKHOLM, tmp_path, tmp_path
    )
    file, kept = tmp_path / "night.txt", tmp_path / "kept.riffle"
    file.write_text(f'{EVENING}18:00 {line}\n18:01 note "after"\n', "utf-8")
    assert run_script([str(file), "--save", str(kept)], store, wiring) == 2
    out, err = capsys.readouterr()
    assert said in err
    assert "night.txt:13:" in err, "the line is named"
    assert "Bo Sund out in 3rd" in out.splitlines()[-3], "nothing of it, nor of what follows, is in the log"
