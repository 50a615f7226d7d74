"""The lists: whose name stands where, in which order, and what a spreadsheet is given."""

from __future__ import annotations

import csv
import io
from itertools import groupby

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from core.paper.lists import (
    natural,
    results,
    seating_by_name,
    seating_by_table,
    to_csv,
)
from core.people.listing import list_name, listed, name_key
from tests.unit.night import Night, small


@pytest.mark.parametrize(
    ("typed", "listed"),
    [
        ("Anna Ek", "Ek, Anna"),
        ("Anna Maria Ek", "Ek, Anna Maria"),
        ("Ek, Anna", "Ek, Anna"),
        ("Zlatan", "Zlatan"),
        ("Carl von Platen", "Platen, Carl von"),
        ("Bo O'Brien", "O'Brien, Bo"),
        ("Jonas Berg jr", "Berg jr, Jonas"),
        ("Bo Erik Ek III", "Ek III, Bo Erik"),
        ("Berg Sr.", "Berg Sr."),
        ("Jonas Berg, jr", "Berg jr, Jonas"),
        ("Jr", "Jr"),
        ("", ""),
    ],
)
def test_names_as_listed(typed: str, listed: str) -> None:
    assert list_name(typed) == listed


def test_swedish_order() -> None:
    """å, ä, ö after z, as letters of their own; every other accent as if it were not there."""
    ordered = [
        "7-Eleven", "Anna Abel", "Eva Ábel", "Anna Berg", "Anna Dahl", "Anna de Dahl", "Anna Ek", "Bo Ek",
        "Élise Ek", "Anna Ekberg", "Ann Müller", "Bo Mullers", "Ann Novák", "Anna Wallin", "Anna Zorn",
        "Nils Åberg", "Nils Ågren", "Ann Älg", "Bo Ærø", "Ann Öberg", "Bo Ødegård", "Иван Петров",
    ]  # fmt: skip
    shuffled = ordered[::2] + ordered[1::2]
    assert sorted(shuffled, key=name_key) == ordered


def test_running_letters() -> None:
    assert [listed(n).letter for n in ("Nils Åberg", "Eva Ábel", "bo ek", "7-Eleven", "Bo Ødegård", "")] == [
        "Å",
        "A",
        "E",
        "#",
        "Ö",
        "#",
    ]


@given(st.lists(st.text(max_size=20)))
@example(["7", "Anna", "٣"])
def test_each_running_letter_stands_once(names: list[str]) -> None:
    letters = [k for k, _ in groupby(listed(n).letter for n in sorted(names, key=name_key))]
    assert len(letters) == len(set(letters))


@given(st.text(max_size=30))
def test_any_name_has_a_place(name: str) -> None:
    assert name_key(name) == name_key(name)
    assert listed(name).letter


def test_tables_are_counted_as_people_count() -> None:
    assert sorted(["10", "2", "A10", "A2", "Blue", "1"], key=natural) == ["1", "2", "10", "A2", "A10", "Blue"]


def test_seating_by_name() -> None:
    night = Night()
    night.run("open table 10 seats 3\nopen table 2 seats 3")
    night.run('register "Nils Åberg" seat 2.1\nregister "Anna Ek" seat 10.3\nregister "Bo Ek" seat 2.3')
    night.run('register "Nina Sen"\nregister "Ida Bo" seat 10.1\neliminate "Ida Bo"')
    assert [(r.name, r.letter, r.table, r.seat, r.number) for r in seating_by_name(night.state)] == [
        ("Ek, Anna", "E", "10", 3, ""),
        ("Ek, Bo", "E", "2", 3, ""),
        ("Åberg, Nils", "Å", "2", 1, ""),
    ]


def test_two_of_one_name_are_told_apart_by_number() -> None:
    night = Night()
    night.run('open table 1 seats 3\nregister "Bo Ek" number "12" seat 1.1')
    night.run('register "Bo Ek" number "7" seat 1.2\nregister "Bo Ros" number "9" seat 1.3')
    assert [(r.name, r.number) for r in seating_by_name(night.state)] == [
        ("Ek, Bo", "12"),
        ("Ek, Bo", "7"),
        ("Ros, Bo", ""),
    ]


def test_seating_by_table() -> None:
    night = Night()
    night.run("open table 10 seats 2\nopen table 2 seats 3\nopen table 3 seats 2\nclose table 3")
    night.run('close seat 2.2\nregister "Nils Åberg" seat 2.3')
    assert [(b.label, b.seats) for b in seating_by_table(night.state)] == [
        ("2", ((1, "", "free", "", ""), (2, "", "closed", "", ""), (3, "Åberg, Nils", "taken", "", ""))),
        ("10", ((1, "", "free", "", ""), (2, "", "free", "", ""))),
    ]


def numbers(night: Night) -> list[dict[int, str]]:
    return [{x.seat: x.number for x in b.seats if x.number} for b in seating_by_table(night.state)]


def test_by_table_two_of_one_name_are_told_apart_across_tables_too() -> None:
    night = Night()
    night.run('open table 1 seats 3\nopen table 2 seats 3\nregister "Bo Ek" number "12" seat 1.1')
    night.run('register "Bo Ros" number "9" seat 1.3')
    assert numbers(night) == [{}, {}]
    night.run('register "Bo Ek" number "7" seat 2.2')
    assert numbers(night) == [{1: "12"}, {2: "7"}]


def test_results_count_all_that_a_player_bought() -> None:
    night = small()
    night.run('eliminate "Anna Ek"\nreenter "Anna Ek"\nrebuy "Anna Ek"')
    night.run('eliminate "Bo Ros" "Anna Ek" by "Eva Dal"')
    rows = results(night.state)
    assert [(r.place, r.last, r.name, r.entries, r.paid) for r in rows] == [
        (7, 8, "Anna Ek", 2, 1400),
        (7, 8, "Bo Ros", 1, 500),
    ] or [(r.place, r.last, r.name, r.entries, r.paid) for r in rows] == [
        (7, 8, "Bo Ros", 1, 500),
        (7, 8, "Anna Ek", 2, 1400),
    ]
    for name in ("Carin Ål", "David Öst", "Eva Dal", "Frans Ny", "Gun Alm"):
        night.do(f'eliminate "{name}"')
    rows = results(night.state)
    assert rows[0].name == "Hans Berg"
    assert [r.place for r in rows] == [1, 2, 3, 4, 5, 6, 7, 7]
    assert sum(r.prize for r in rows) == 9 * 450 + 400


# -- CSV ------------------------------------------------------------------------------------------------


def test_csv_of_results() -> None:
    night = small()
    night.do('eliminate "Anna Ek"')
    assert to_csv(results(night.state)) == (
        "place,last,name,number,prize,entries,paid\r\n8,8,Anna Ek,,0,1,500\r\n"
    )


@pytest.mark.parametrize(
    "name", ["=1+1", "+46 70", "-5", "@SUM(A1)", "\t=1", "\r=1", "\n=1", " =1+1", "＝1", "  @x"]
)
def test_no_cell_is_a_formula(name: str) -> None:
    (row,) = csv.reader(io.StringIO(to_csv([(name, -5, True)]), newline=""))
    assert row == ["'" + name, "-5", "1"]


@given(st.lists(st.tuples(st.text(), st.text()), max_size=5))
def test_csv_is_read_back(rows: list[tuple[str, str]]) -> None:
    found = list(csv.reader(io.StringIO(to_csv(rows, delimiter=";"), newline=""), delimiter=";"))
    assert [[c.removeprefix("'") for c in row] for row in found] == [
        [c.removeprefix("'") for c in row] for row in rows
    ]


def test_an_empty_list_is_no_line() -> None:
    assert to_csv([]) == ""
    assert to_csv([], ("name",)) == "name\r\n"
