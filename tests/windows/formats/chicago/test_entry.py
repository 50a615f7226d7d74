"""The keys of a deal, and who could end the round by what is written next."""

from __future__ import annotations

import pytest

from core.formats.chicago.ask import Ending, endings
from core.formats.chicago.deal import (
    Bought,
    Broken,
    Chicago,
    Declined,
    Made,
    Mark,
    Mistake,
    Revoked,
    Scored,
    Trick,
)
from core.formats.chicago.numbers import Hand, Numbers
from core.formats.chicago.round import Round, Step, begin, problems, take
from gui.formats.chicago.entry import Ask, prompt, read, with_key

NAMES = {1: "Ek", 2: "Sund", 3: "Lind", 4: "Åberg"}


def scored(round_: Round, points: dict[int, int]) -> Round:
    """The round with these points."""
    return round_.after(*(round_.line(c).gets(p) for c, p in points.items()))


def at(step: Step, points: dict[int, int] | None = None, numbers: Numbers | None = None) -> Round:
    """A round of four at this step of its first deal; at an exchange the last one."""
    round_ = begin(NAMES, numbers or Numbers())
    marks: dict[Step, tuple[Mark, ...]] = {
        Step.EXCHANGE: (Scored(), Scored()),
        Step.QUESTION: (Scored(), Scored(), Scored()),
        Step.TRICKS: (Scored(), Scored(), Scored(), Declined()),
        Step.CHICAGO: (Scored(), Scored(), Scored(), Chicago(1)),
    }
    round_ = scored(round_, {1: 20} | (points or {}))
    for mark in marks[step]:
        round_ = take(round_, mark)
    return round_


def typed(round_: Round, keys: str) -> list[Mark]:
    """The marks these keys write, one after the other, and nothing left over."""
    marks, so_far = list[Mark](), ""
    for key in keys:
        so_far += key
        found = read(round_, so_far)
        assert found is not None, (keys, so_far)
        if not isinstance(found, Ask):
            assert list(problems(round_, found)) == []
            marks.append(found)
            round_, so_far = take(round_, found), ""
            if round_.step is Step.QUESTION and isinstance(found, Scored):
                round_ = take(round_, Declined())
    assert so_far == ""
    return marks


def test_a_deal_takes_at_most_twelve_keys() -> None:
    """Opening the table with its chair (7.1 Enter) and a whole deal, the longest without and with Chicago."""
    opened = len("7.1") + 1
    plain = "A1S2D3F5"
    assert typed(begin(NAMES, Numbers()), plain) == [
        Scored(1, Hand.PAIR),
        Scored(2, Hand.TWO_PAIR),
        Scored(3, Hand.TRIPS),
        Trick(4),
    ]
    assert opened + len(plain) <= 12
    round_ = scored(begin(NAMES, Numbers()), {1: 20})
    for marks, keys in (([Chicago(1), Made()], "A1S2CAM"), ([Chicago(1), Broken(3)], "A1S2CAD")):
        so_far = take(take(round_, Scored(1, Hand.PAIR)), Scored(2, Hand.TWO_PAIR))
        assert read(so_far, "CA") == marks[0]
        said = take(take(so_far, Scored()), Chicago(1))
        assert read(said, keys[-1]) == marks[1]
        assert opened + len(keys) <= 12


@pytest.mark.parametrize(
    ("step", "keys", "mark"),
    [
        (Step.EXCHANGE, "0", Scored()),
        (Step.EXCHANGE, "S6", Scored(2, Hand.FULL_HOUSE)),
        (Step.EXCHANGE, "S88", Scored(2, Hand.QUADS)),
        (Step.EXCHANGE, "S8A0", Scored(2, Hand.QUADS, 1)),
        (Step.EXCHANGE, "D99", Scored(3, Hand.STRAIGHT_FLUSH)),
        (Step.EXCHANGE, "D90", Scored(3, Hand.ROYAL_FLUSH)),
        (Step.EXCHANGE, "CA", Chicago(1)),
        (Step.EXCHANGE, "-2", Mistake(1, 2)),
        (Step.QUESTION, "A", Chicago(1)),
        (Step.QUESTION, "CA", Chicago(1)),
        (Step.QUESTION, "0", Declined()),
        (Step.TRICKS, "S5", Trick(2)),
        (Step.TRICKS, "S2", Trick(2, deuce=True)),
        (Step.TRICKS, "RS", Revoked(2)),
        (Step.CHICAGO, "M", Made()),
        (Step.CHICAGO, "D", Broken(3)),
        (Step.CHICAGO, "0", Broken(0)),
    ],
)
def test_keys_are_who_and_what(step: Step, keys: str, mark: Mark) -> None:
    round_ = at(step)
    assert read(round_, keys) == mark
    for i in range(len(keys)):
        assert isinstance(read(round_, keys[:i]), Ask)
        assert prompt(round_, keys[:i], NAMES).title


@pytest.mark.parametrize(
    ("step", "keys"),
    [
        (Step.EXCHANGE, "7"), (Step.EXCHANGE, "A7"), (Step.EXCHANGE, "G"), (Step.EXCHANGE, "S8S"),
        (Step.EXCHANGE, "-6"), (Step.EXCHANGE, "BA"), (Step.EXCHANGE, "M"), (Step.TRICKS, "CA"),
        (Step.TRICKS, "A3"), (Step.CHICAGO, "A"),
    ],
)  # fmt: skip
def test_other_keys_mean_nothing(step: Step, keys: str) -> None:
    assert read(at(step), keys) is None


@pytest.mark.parametrize(
    ("keys", "winner", "hand"),
    [
        ("9A9HS9S", 1, Hand.STRAIGHT_FLUSH),  # hearts before spades (19)
        ("9A9CS9D", 2, Hand.STRAIGHT_FLUSH),
        ("9A0HSJC", 2, Hand.STRAIGHT_FLUSH),  # the rank comes first
        ("9AAHSAS", 1, Hand.ROYAL_FLUSH),
        ("9AKHSAC", 2, Hand.ROYAL_FLUSH),
    ],
)
def test_of_two_straight_flushes_the_better_scores(keys: str, winner: int, hand: Hand) -> None:
    assert read(at(Step.EXCHANGE), keys) == Scored(winner, hand)
    assert read(at(Step.EXCHANGE), keys[:6] + keys[3]) is None or keys[1:3] != keys[4:6]


def test_two_cannot_hold_the_same_cards() -> None:
    assert read(at(Step.EXCHANGE), "9A9HS9H") is None
    assert read(at(Step.EXCHANGE), "9A9HA") is None


def test_who_is_out_has_no_key_and_a_dead_hand_wins_no_trick() -> None:
    round_ = at(Step.TRICKS)
    assert read(take(round_, Revoked(2)), "S") is None
    out = take(scored(begin(NAMES, Numbers()), {2: 51}), Scored(2, Hand.PAIR))
    assert out.line(2).out
    assert read(out, "S1") is None
    assert [cap.key for cap in prompt(out, "", NAMES).rows[0]] == ["A", "D", "F", "0"]


@pytest.mark.parametrize("step", [Step.EXCHANGE, Step.QUESTION, Step.TRICKS, Step.CHICAGO])
@pytest.mark.parametrize("chair", ["", "A", "S"])
def test_a_key_is_shown_only_where_it_is_an_answer(step: Step, chair: str) -> None:
    """The points stood there as keys before a player was chosen: 1 to 8 were the command bar's then."""
    round_ = at(step)
    if chair and not isinstance(read(round_, chair), Ask):
        pytest.skip("no chair is asked for")
    shown = prompt(round_, chair, NAMES)
    keys = [cap.key for row in (*shown.rows, shown.more) for cap in row if cap.key]
    assert keys
    assert [key for key in keys if read(round_, with_key(round_, chair, key)) is None] == []


def test_the_prompt_names_who_could_win_and_who_would_be_out() -> None:
    """The drawing: Ek has 47 and has said Chicago; 5 or more ends it. Without a ring one would be out."""
    round_ = begin(NAMES, Numbers())
    ringed = take(take(take(take(scored(round_, {1: 20}), Scored()), Scored()), Scored()), Chicago(1))
    round_ = take(ringed, Made())
    round_ = round_.after(round_.line(1).gets(47 - round_.line(1).points), round_.line(3).gets(46))
    assert endings(round_) == [Ending(3, False, "hand", 6), Ending(1, True, "hand", 5)]
    shown = prompt(round_, "", NAMES)
    assert ("Ek" in shown.hint, "5" in shown.hint) == (True, True)
    assert ("Lind" in shown.warning, "6" in shown.warning) == (True, True)


def test_endings_by_chicago_trick_deuce_and_breaking() -> None:
    ringless = at(Step.EXCHANGE, {1: 40})
    assert Ending(1, True, "chicago") in endings(ringless)
    assert endings(at(Step.TRICKS, {1: 47})) == [Ending(1, False, "trick")]
    assert endings(at(Step.TRICKS, {1: 44})) == [Ending(1, False, "deuce")]
    assert Ending(2, False, "breaking") in endings(at(Step.CHICAGO, {2: 42}))


def test_who_may_not_exchange_is_asked_about_where_somebody_did() -> None:
    round_ = scored(begin(NAMES, Numbers()), {2: 45})
    assert read(round_, "BS") == Bought(2)
    assert read(round_, "BA") is None
