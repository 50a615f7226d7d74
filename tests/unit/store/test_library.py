"""The club's library: people found while typing, lists taken in, settings and templates kept."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from core.keeping.directory import KeptPenalty, NightFacts, RecentNight
from core.people.player_row import PlayerRow
from core.say.reasons import (
    NameEmpty,
    NameTooLong,
    NoSuchPlayer,
    NumberTaken,
    Reason,
    Refused,
    StoreFailed,
    Trouble,
)
from core.store import Library, open_library

CLUB = (
    PlayerRow("Anna Ek", "Ankan", "17"),
    PlayerRow("Åsa Öberg-Lind", number="A-3"),
    PlayerRow("Bo Ek", note="sitter gärna vid fönstret"),
    PlayerRow("Łukasz Øster", "Lucky"),
    PlayerRow("Eva Annasdotter", accessible=True),
    PlayerRow("Seán O'Neil", number="170"),
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "Riffle" / "library.db"


@pytest.fixture
def library(path: Path) -> Iterator[Library]:
    opened = Library.open(path)
    yield opened
    opened.close()


@pytest.fixture
def club(library: Library) -> Library:
    library.import_rows(CLUB)
    return library


def names(rows: list[PlayerRow]) -> list[str]:
    return [row.name for row in rows]


def why(failed: pytest.ExceptionInfo[Refused]) -> list[type[Reason]]:
    return [type(reason) for reason in failed.value.reasons]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("anna", ["Anna Ek", "Eva Annasdotter"]),
        ("ANNA E", ["Anna Ek", "Eva Annasdotter"]),
        ("ek", ["Anna Ek", "Bo Ek"]),
        ("ek anna", ["Anna Ek"]),
        ("asa", ["Åsa Öberg-Lind"]),
        ("åsa", ["Åsa Öberg-Lind"]),
        ("oberg lind", ["Åsa Öberg-Lind"]),
        ("öberg-l", ["Åsa Öberg-Lind"]),
        ("aasa oeb", ["Åsa Öberg-Lind"]),
        ("lukasz oes", ["Łukasz Øster"]),
        ("ankan", ["Anna Ek"]),
        ("kan", ["Anna Ek"]),
        ("lukasz oster", ["Łukasz Øster"]),
        ("lucky", ["Łukasz Øster"]),
        ("oneil", ["Seán O'Neil"]),
        ("O'Ne", ["Seán O'Neil"]),
        ("17", ["Anna Ek", "Seán O'Neil"]),
        ("170", ["Seán O'Neil"]),
        ("a-3", ["Åsa Öberg-Lind"]),
        ("xyz", []),
        ("%", []),
        ("_", []),
        ("fönstret", []),
    ],
)
def test_find(club: Library, text: str, found: list[str]) -> None:
    assert names(club.find(text)) == found


def test_letters_are_written_out_in_an_older_library_too(path: Path, club: Library) -> None:
    club.close()
    with closing(sqlite3.connect(path)) as conn:
        conn.execute("UPDATE player SET folded = ' asa oberg lind a 3' WHERE number = 'A-3'")
        conn.execute("DELETE FROM _sqlite_migrations WHERE name LIKE 'm003%'")
        conn.commit()
    with closing(Library.open(path)) as opened:
        assert names(opened.find("oeberg")) == ["Åsa Öberg-Lind"]


def test_a_library_that_does_not_say_how_far_it_is_serves_as_it_is(path: Path, club: Library) -> None:
    club.close()
    with closing(sqlite3.connect(path)) as conn:
        conn.execute("DROP TABLE _sqlite_migrations")
        conn.commit()
    for _ in range(2):
        with closing(Library.open(path)) as opened:
            assert names(opened.find("oberg")) == ["Åsa Öberg-Lind"]


def test_the_beginning_of_a_word_before_the_middle_of_one(library: Library) -> None:
    library.import_rows(map(PlayerRow, ("Johanna Berg", "Bo Hansson", "Hanna Al")))
    assert names(library.find("han")) == ["Bo Hansson", "Hanna Al", "Johanna Berg"]


def test_who_was_here_last_comes_first(club: Library) -> None:
    bo, anna = club.find("bo")[0], club.find("17")[0]
    club.seen([bo.id], 2_000)
    club.seen([anna.id, bo.id], 1_000)
    assert names(club.find("ek")) == ["Bo Ek", "Anna Ek"]
    assert [(r.name, r.last_seen) for r in club.find("", 2)] == [("Bo Ek", 2_000), ("Anna Ek", 1_000)]


def test_whoever_was_seen_since_is_not_taken_off(club: Library) -> None:
    bo, anna = club.find("bo")[0], club.find("17")[0]
    club.seen([bo.id], 1_000)
    club.seen([anna.id], 1_001)
    before = {x.id for x in club.players()}
    club.take_off([bo.id, anna.id], 1_000)
    assert {x.id for x in club.players()} == before - {bo.id}


def test_no_more_than_asked_for(club: Library) -> None:
    assert len(club.find("", 3)) == 3
    assert len(club.find("")) == len(CLUB)


def test_a_player_is_kept_as_entered_but_clean(path: Path, library: Library) -> None:
    row = PlayerRow("  Anna\t Ek\u202e ", "Ankan\x00", " 17 ", "a\nb", True, 5)
    (kept,) = library.import_rows([row]).added
    assert kept == PlayerRow("Anna Ek", "Ankan", "17", "a b", True, 5, kept.id)
    with closing(Library.open(path)) as again:
        assert again.player(kept.id) == kept
        assert again.players() == [kept]


@pytest.mark.parametrize(
    ("row", "reasons"),
    [
        (PlayerRow(" \u200b "), [NameEmpty]),
        (PlayerRow("x" * 121), [NameTooLong]),
        (PlayerRow("x", "y" * 121), [NameTooLong]),
        (PlayerRow("Bo", number="17"), [NumberTaken]),
        (PlayerRow("Bo", number="a-3"), [NumberTaken]),
        (PlayerRow("", number="17"), [NameEmpty, NumberTaken]),
    ],
)
def test_what_is_not_kept(club: Library, row: PlayerRow, reasons: list[type[Reason]]) -> None:
    before = club.players()
    with pytest.raises(Refused) as failed:
        club.update(replace(row, id=club.find("lucky")[0].id))
    assert why(failed) == reasons
    assert club.players() == before
    assert isinstance(club.import_rows([row]).refused[0][1], reasons[0])
    assert club.players() == before


def test_a_taken_number_names_who_has_it(club: Library) -> None:
    with pytest.raises(Refused) as failed:
        club.update(replace(club.find("bo")[0], number="17"))
    assert failed.value.reasons == (NumberTaken(number="17", name="Anna Ek"),)


def test_changing_a_player(club: Library) -> None:
    anna = club.find("anna ek")[0]
    changed = club.update(replace(anna, name="Anna Berg", accessible=True))
    assert club.find("anna berg") == [changed]
    assert names(club.find("ek")) == ["Bo Ek"]
    with pytest.raises(Refused) as failed:
        club.update(replace(anna, id=999))
    assert why(failed) == [NoSuchPlayer]


def test_taking_in_a_list(club: Library) -> None:
    report = club.import_rows(
        [
            PlayerRow("Cecilia Ny", number="20"),
            PlayerRow("anna  ek"),
            PlayerRow("ANNA EK", number="17"),
            PlayerRow("Anna Ek", number="18"),
            PlayerRow("Bo Ek", "Bosse", "21", "ny anteckning"),
            PlayerRow("Dag Fel", number="17"),
            PlayerRow("Cecilia Ny"),
            PlayerRow(""),
            PlayerRow("x" * 300),
            PlayerRow("Sist"),
        ]
    )
    assert [(r.name, r.number) for r in report.added] == [
        ("Cecilia Ny", "20"),
        ("Anna Ek", "18"),
        ("Sist", ""),
    ]
    assert names(list(report.already)) == ["Anna Ek", "Anna Ek", "Bo Ek", "Cecilia Ny"]
    assert [(row.name[:7], type(reason)) for row, reason in report.refused] == [
        ("Dag Fel", NumberTaken),
        ("", NameEmpty),
        ("x" * 7, NameTooLong),
    ]
    assert len(club.players()) == len(CLUB) + 3
    bo = club.find("bo ek")[0]
    assert (bo.nickname, bo.number, bo.note) == ("Bosse", "21", "sitter gärna vid fönstret")
    assert club.find("bosse") == [bo]
    assert [club.player(r.id) for r in report.added] == list(report.added)


def test_the_same_list_twice_adds_nobody(club: Library) -> None:
    report = club.import_rows(CLUB)
    assert (report.added, report.refused, len(report.already)) == ((), (), len(CLUB))
    assert club.import_rows(CLUB) == report


def test_recent_files(library: Library, tmp_path: Path) -> None:
    first, second = tmp_path / "a.riffle", tmp_path / "b.riffle"
    library.note_recent(RecentNight(first, opened=1))
    library.note_recent(RecentNight(second, opened=2))
    assert [x.path for x in library.recent_nights()] == [second, first]
    library.note_recent(RecentNight(first, opened=3))
    assert [x.path for x in library.recent_nights(1)] == [first]


@pytest.mark.parametrize(
    "row",
    [
        ("x.riffle", "soon", "Thursday", 900),
        ("x.riffle", 1 << 62, "Thursday", 900),
        ("x.riffle", -1, "Thursday", 900),
        ("x.riffle", 5, b"Thursday", 900),
        ("x.riffle", 5, "Thursday", "on Thursday"),
        ("x.riffle", 5, "Thursday", 400_000_000_000_000),
        ("/y" * 5_000, 5, "Thursday", 900),
        ("y" * 300, 5, "Thursday", 900),
        ("", 5, "Thursday", 900),
        (b"x.riffle", 5, "Thursday", 900),
    ],
)
def test_a_row_that_is_no_night_is_left_out_and_counted(
    library: Library, tmp_path: Path, row: tuple[object, ...]
) -> None:
    library.note_recent(RecentNight(tmp_path / "good.riffle", "Friday", 900, 3))
    library._conn.execute("INSERT INTO recent (path, at, title, night) VALUES (?, ?, ?, ?)", row)
    assert [x.title for x in library.recent_nights()] == ["Friday"]
    assert library.odd_nights == 1


@pytest.mark.parametrize(
    ("column", "value"),
    [
        ("name", b"\xff"), ("name", ""), ("name", "x" * 10_000), ("number", b"7"), ("note", b"\x00"),
        ("accessible", "perhaps"), ("last_seen", "yesterday"), ("last_seen", 10**18), ("last_seen", -1),
    ],
)  # fmt: skip
def test_a_row_that_is_no_player_is_left_out_and_counted(
    library: Library, column: str, value: object
) -> None:
    library.import_rows([PlayerRow("Anna Ek"), PlayerRow("Bo Ros")])
    (odd,) = [x for x in library.players() if x.name == "Bo Ros"]
    assert library.odd_rows() == (0, 0)
    library._conn.execute(f"UPDATE player SET {column} = ? WHERE id = ?", (value, odd.id))
    assert [x.name for x in library.players()] == [x.name for x in library.find("")] == ["Anna Ek"]
    assert library.player(odd.id) is None
    assert (library.counts()[0], library.odd_rows()) == (1, (1, 0))
    assert [x.name for x in library.import_rows([PlayerRow("Carin Ål")]).added] == ["Carin Ål"]


@pytest.mark.parametrize(
    ("column", "value"), [("at", "noon"), ("at", 10**18), ("step", b"\xff"), ("action", "x")]
)
def test_a_row_that_is_no_penalty_is_left_out_and_counted(
    library: Library, column: str, value: object
) -> None:
    one = KeptPenalty("t", 1, "s", 900, "Friday", "Anna Ek", "", "warning", "phone", "")
    kept = [one, replace(one, action=2)]
    library.keep_penalties(kept)
    library._conn.execute(f"UPDATE penalty SET {column} = ? WHERE action = 2", (value,))
    assert library.penalties_of("Anna Ek", "") == library.penalties_in("t") == kept[:1]
    assert library.odd_rows() == (0, 1)


def test_a_row_that_is_no_text_is_read(library: Library) -> None:
    library._conn.execute("INSERT INTO recent (path, at, title) VALUES ('x', 5, CAST(x'ff41' AS TEXT))")
    assert [x.title for x in library.recent_nights()] == ["\ufffdA"]


@pytest.mark.parametrize("key", ["noted", "ended", "prize", "entries"])
def test_facts_of_a_night_beyond_all_measure_are_none(library: Library, tmp_path: Path, key: str) -> None:
    beyond: dict[str, Any] = {"entries": 3, key: 10**40}
    facts = NightFacts(**beyond)
    library.note_recent(RecentNight(tmp_path / "x.riffle", "Thursday", 900, 3, facts))
    assert [x.facts for x in library.recent_nights()] == [None]
    assert library.odd_nights == 0


def test_recent_nights_say_what_they_were(library: Library, tmp_path: Path) -> None:
    first, second = tmp_path / "a.riffle", tmp_path / "b.riffle"
    library.note_recent(RecentNight(first, opened=1))
    library.note_recent(RecentNight(second, "Sunday 300", 1_700, 2))
    assert library.recent_nights() == [
        RecentNight(second, "Sunday 300", 1_700, 2),
        RecentNight(first, "", None, 1),
    ]
    library.note_recent(RecentNight(first, "Thursday", 900, 3))
    assert library.recent_nights(1) == [RecentNight(first, "Thursday", 900, 3)]


def test_templates_of_whole_nights(path: Path, library: Library) -> None:
    library.save_template("Sunday", "1")
    library.save_template("autumn cup", "2")
    library.save_template("Sunday", "3")
    with closing(Library.open(path)) as again:
        assert (again.templates(), again.template("Sunday")) == (["autumn cup", "Sunday"], "3")
    library.remove_template("Sunday")
    assert (library.templates(), library.template("Sunday")) == (["autumn cup"], None)


@pytest.mark.parametrize("value", [True, 3, "ljus", None, ["a", 1], {"x": {"y": 2.5}}])
def test_settings(path: Path, library: Library, value: object) -> None:
    assert library.setting("theme", "dark") == "dark"
    library.set_setting("theme", 1)
    library.set_setting("theme", value)
    with closing(Library.open(path)) as again:
        assert again.setting("theme", "dark") == value


def test_a_setting_broken_by_hand_is_the_default(path: Path, library: Library) -> None:
    library.set_setting("theme", "light")
    with closing(sqlite3.connect(path)) as conn, conn:
        conn.execute("UPDATE setting SET value = '{'")
    assert library.setting("theme", "dark") == "dark"


def test_structure_templates(library: Library) -> None:
    library.save_structure("turbo", "[1]")
    library.save_structure("Deep", "[2]")
    library.save_structure("turbo", "[3]")
    assert library.structures() == ["Deep", "turbo"]
    assert library.structure("turbo") == "[3]"


def test_two_riffles_share_it(path: Path, club: Library) -> None:
    with closing(open_library(path)) as other:
        (new,) = other.import_rows([PlayerRow("Ny Spelare")]).added
        assert club.find("spelare") == [new]
        club.set_setting("theme", "light")
        assert other.setting("theme") == "light"


def test_another_riffle_writing_for_too_long_is_said(path: Path, club: Library) -> None:
    club._conn.execute("PRAGMA busy_timeout = 1")
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreFailed) as failed:
            club.import_rows([PlayerRow("Ny")])
        assert failed.value.trouble is Trouble.LOCKED
        assert len(club.find("")) == len(CLUB)
    assert club.import_rows([PlayerRow("Ny")]).added


def test_who_was_never_seen_is_found_in_the_order_of_the_lists(tmp_path: Path) -> None:
    library = Library.open(tmp_path / "library.db")
    names = ["bo Ask", "Élise Dahl", "Zoë By", "Åsa Åberg", "Ärla Ek", "Örjan Ek"]
    library.import_rows([PlayerRow(name) for name in reversed(names)])
    assert [row.name for row in library.find("")] == names
    library.close()
