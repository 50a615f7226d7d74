"""A pasted list is one action: registered together, refused together, undone together."""

from __future__ import annotations

import pytest

from core.formats.entries import against_each
from core.say import acts
from core.say import records as r
from core.say.acts import Register, RegisterList, Undo
from core.say.reasons import (
    AlreadyOut,
    AlreadyRegistered,
    LateRegistrationClosed,
    NameEmpty,
    NameTooLong,
    NumberTaken,
    Reason,
    Refused,
    SameTwice,
    SeatTaken,
)
from core.text import export
from core.text.script_words import BadLine
from tests.unit.night import PRICES, STOCKHOLM, Night, seated, small

FORTY_SIX = tuple(Register(name=f"Player {n}", number=str(1000 + n)) for n in range(46))


def whys(night: Night, *people: Register) -> list[list[type[Reason]]]:
    return [[type(x) for x in found] for found in against_each(night.state, people, night.ms)]


def test_forty_six_are_one_action_and_one_undo() -> None:
    night = Night().run(PRICES)
    before, done = night.copy(), len(night.log.actions)
    change = night.act(RegisterList(people=FORTY_SIX))
    assert len(night.log.actions) == done + 1
    assert len(night.state.playing) == 46
    assert night.state.money.paid == 46 * 500
    assert change.action.line.startswith('register list "Player 0" number "1000" "Player 1" number "1001"')
    night.act(Undo())
    assert night.state == before
    night.do("redo")
    assert len(night.state.playing) == 46


def test_they_are_who_they_would_be_one_by_one() -> None:
    setup = 'register "Gone" number "9" note "x"\nunregister "Gone"'
    people = (
        Register(name="Anna Ek", accessible=True),
        Register(name="Anna Ek", number="12", nickname="Ace"),
        Register(name="Gone"),
        Register(name="Bo Sund", note="late", prepaid=True, pay=100, fee=10, chips=5000),
        Register(name="Cia Dahl", alternate=True),
    )
    together, alone = Night().run(PRICES).run(setup), Night().run(PRICES).run(setup)
    together.act(RegisterList(people=people))
    for one in people:
        alone.act(one)
    assert together.state.people.players == alone.state.people.players
    assert {e: (x.player, x.chips, x.paid, x.fee) for e, x in together.state.people.entries.items()} == {
        e: (x.player, x.chips, x.paid, x.fee) for e, x in alone.state.people.entries.items()
    }


def test_a_line_reads_as_it_is_written() -> None:
    night = Night().run("open table 1")
    night.do(
        'register list "Anna \\"Ace\\" Ek" "Bo Sund" number "10 2" note "a b" accessible "seat" seat 1.3 '
        '"Cia" prepaid alternate pay 100 fee 10 chips 5000'
    )
    assert [x.name for x in night.state.people.players.values()] == [
        'Anna "Ace" Ek',
        "Bo Sund",
        "seat",
        "Cia",
    ]
    assert [x.accessible for x in night.state.people.players.values()] == [False, True, False, False]


@pytest.mark.parametrize(
    ("line", "column"),
    [
        ("register list", 14),
        ("register list Anna Ek", 15),
        ('register list "Anna" "Bo" numbr "3"', 27),
        ('register list "Anna" number "1" number "2"', 33),
        ('register list number "1" "Anna"', 15),
    ],
)
def test_what_is_no_list_is_said_where(line: str, column: int) -> None:
    with pytest.raises(BadLine) as bad:
        Night().do(line)
    assert (bad.value.column, bad.value.expected) == (column, "people")


def test_each_is_refused_for_what_a_registration_is() -> None:
    night = seated(count=2).run('register "Bo" number "7"\neliminate "Bo Ros"')
    assert whys(
        night,
        Register(name="ANNA EK"),
        Register(name="\u3164"),
        Register(name="Bo Ros"),
        Register(name="Cia", number="7"),
        Register(name="Dan", note="x" * 200),
        Register(name="New One"),
    ) == [[AlreadyRegistered], [NameEmpty], [AlreadyOut], [NumberTaken], [NameTooLong], []]


def test_who_stands_in_the_list_before_is_named() -> None:
    night = Night().run('open table 1\nregister "Gone" number "9"\nunregister "Gone"')
    table = next(iter(night.state.room.tables))
    people = (
        Register(name="Anna Ek"),
        Register(name="anna  ek"),
        Register(name="Anna Ek", number="12"),
        Register(name="Anna Ek", number="12"),
        Register(name="Bo", number="12"),
        Register(name="Gone"),
        Register(name="Gone", number="9"),
        Register(name="Cia", seat=(table, 1)),
        Register(name="Dan", seat=(table, 1)),
    )
    assert whys(night, *people) == [
        [],
        [SameTwice],
        [],
        [SameTwice],
        [NumberTaken],
        [],
        [SameTwice],
        [],
        [SeatTaken],
    ]
    reasons = night.refused(RegisterList(people=people))
    assert reasons[:-1] == [
        SameTwice(name="anna ek"),
        SameTwice(name="Anna Ek"),
        NumberTaken(number="12", name="Anna Ek"),
        SameTwice(name="Gone"),
    ]
    assert isinstance(reasons[-1], SeatTaken)
    assert reasons[-1].name == "Cia"
    assert not night.state.playing


def test_one_who_cannot_be_keeps_all_out_and_the_same_reason_is_told_once() -> None:
    night = small().run("set late 1\nset clock row 2")
    (reason,) = night.refused(RegisterList(people=FORTY_SIX))
    assert type(reason) is LateRegistrationClosed
    with pytest.raises(Refused):
        night.act(RegisterList(people=FORTY_SIX))
    twice = RegisterList(people=(*FORTY_SIX, FORTY_SIX[0]))
    assert {type(x) for x in night.refused(twice, "the room waits")} == {LateRegistrationClosed, SameTwice}
    night.act(RegisterList(people=FORTY_SIX), "the room waits")
    assert isinstance(night.log.actions[-1].records[-1], r.Overridden)


def test_a_club_number_given_to_another_in_the_list_is_kept_by_one() -> None:
    night = Night().run('register "Gone" number "9"\nunregister "Gone"')
    night.act(RegisterList(people=(Register(name="Bo", number="9"), Register(name="Gone"))))
    assert {p.name: p.number for p in night.state.people.players.values()} == {"Gone": "", "Bo": "9"}


def test_nobody_is_no_list() -> None:
    assert [type(x) for x in Night().director.check(RegisterList(people=()))] == [NameEmpty]


def test_it_goes_out_as_text_and_comes_back() -> None:
    night = Night().run(PRICES)
    night.act(RegisterList(people=FORTY_SIX))
    night.act(Undo())
    again = Night()
    for line in list(export.export(night.director, STOCKHOLM))[1:-1]:
        again.director.bring(export.read_line(line, STOCKHOLM))
    assert [a.hash for a in again.director.history] == [a.hash for a in night.director.history]
    assert acts.VERBS["register list"] is RegisterList
