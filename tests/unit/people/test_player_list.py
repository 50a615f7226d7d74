"""A pasted list of players, from whatever the club keeps its members in."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.people.player_list import CsvProblem, parse_csv
from core.people.player_row import PlayerRow
from core.say.names import LONGEST_NAME

ANNA = PlayerRow("Anna Ek", "Ankan", "17", "fönstret")


def players(text: str) -> list[PlayerRow]:
    rows, problems, _ = parse_csv(text)
    assert problems == []
    return rows


@pytest.mark.parametrize(
    "text",
    [
        "name,nickname,number,note\nAnna Ek,Ankan,17,fönstret\n",
        "Namn;Smeknamn;Nummer;Anteckning\r\nAnna Ek;Ankan;17;fönstret\r\n",
        "\ufeffNamn\tSmeknamn\tMedlemsnr.\tKommentar\rAnna Ek\tAnkan\t17\tfönstret\r",
        'NAME,"Nickname","Member no",Notes\n"Anna Ek","Ankan","17","fönstret"',
        "Förnamn;Efternamn;Alias;Nr;Anteckning\nAnna;Ek;Ankan;17;fönstret",
        "Efternamn;Förnamn;Alias;Nr;Anteckning\nEk;Anna;Ankan;17;fönstret",
        "Vorname;Nachname;Spitzname;Mitglieds-Nr.;Bemerkung\nAnna;Ek;Ankan;17;fönstret",
        "Voornaam;Achternaam;Bijnaam;Lidnummer;Opmerking\nAnna;Ek;Ankan;17;fönstret",
        "Spieler;Spitzname;Nummer;Anmerkungen\nAnna Ek;Ankan;17;fönstret",
        "Naam;Bijnaam;Clubnummer;Notities\nAnna Ek;Ankan;17;fönstret",
        "number;note;nickname;name\n17;fönstret;Ankan;Ek, Anna",
        '\n\nName,Nick,No,Note\n,,,\n"Ek, Anna",Ankan,17,fönstret\n\n',
        "Anna Ek,Ankan,17,fönstret",
        "Anna Ek;17;Ankan;fönstret",
        "17\tAnna Ek\tAnkan\tfönstret",
        "  Anna   Ek ;Ankan;17;fönstret",
        "Anna Ek 17;Ankan;fönstret",
        "Anna Ek\x00;Ank\x07an;1\u200b7;fönstret\u202e",
    ],
)
def test_one_player_in_many_forms(text: str) -> None:
    assert players(text) == [ANNA]


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("Anna Ek\nBo\n\nEva von Essen", ["Anna Ek", "Bo", "Eva von Essen"]),
        ("Ek, Anna\nvon Essen, Eva\nBerg, Bo", ["Anna Ek", "Eva von Essen", "Bo Berg"]),
        ("Name\nEk, Anna\nBo Berg", ["Anna Ek", "Bo Berg"]),
        ('"Ek, Anna"\n"Berg, Bo"', ["Anna Ek", "Bo Berg"]),
        ("Ek, Anna;1\nBerg, Bo;2", ["Anna Ek", "Bo Berg"]),
        ("Anna Ek, Ankan\nBo Berg, Bosse", ["Anna Ek", "Bo Berg"]),
        ('"Sammy Davis, Jr."', ["Sammy Davis Jr."]),
        ("Jonas Berg\nJonas Berg, jr", ["Jonas Berg", "Jonas Berg jr"]),
        ("Berg, Jonas jr\nBerg jr, Jonas\nEk, Anna", ["Jonas Berg jr", "Jonas Berg jr", "Anna Ek"]),
        ("Berg, Jonas Erik, Jr.\nEk, Anna", ["Jonas Erik Berg Jr.", "Anna Ek"]),
        ("Jonas Berg;jr;17\n18;Jonas Berg;Sr.", ["Jonas Berg jr", "Jonas Berg Sr."]),
        ('name\n"Anna ""Ankan"" Ek"', ['Anna "Ankan" Ek']),
        ('Anna "Ankan" Ek;1\nBo;2', ['Anna "Ankan" Ek', "Bo"]),
        (
            "Anna-Karin Ek\nSeán O'Neil\n李小龍\nمهدی\u200cزاده",
            ["Anna-Karin Ek", "Seán O'Neil", "李小龍", "مهدی\u200cزاده"],
        ),
        ("A\u030asa", ["Åsa"]),
        ("name", []),
        ("", []),
        ("\ufeff\r\n ; ; \r\n", []),
    ],
)
def test_names(text: str, names: list[str]) -> None:
    assert [row.name for row in players(text)] == names


@pytest.mark.parametrize(
    ("cell", "accessible"),
    [
        *((cell, True) for cell in ("ja", "X", "yes", "1", "Rullstol", "✓", "Rollstuhl", "rolstoelplaats")),
        *((cell, False) for cell in ("nej", "", "0", "no", "-", "FALSE", "Nein", "nee", "keine", "geen")),
    ],
)
def test_who_needs_an_accessible_seat(cell: str, accessible: bool) -> None:
    assert [row.accessible for row in players(f"namn;rullstol\nAnna;{cell}")] == [accessible]


@pytest.mark.parametrize(
    "heading",
    [
        "needs", "Need", "special needs", "Accessible seat", "Behov", "Rullstolsplats", "Rollstuhl",
        "Hindernisfreier Platz", "barrierefrei", "Bedarf", "Rolstoel", "Rolstoelplaats", "Behoeften",
    ],
)  # fmt: skip
def test_the_column_of_accessible_seats_in_four_languages(heading: str) -> None:
    rows = players(f"namn;{heading}\nAnna;x\nBo;nein\nEva;nee")
    assert [row.accessible for row in rows] == [True, False, False]


@pytest.mark.parametrize("word", ["accessible", "Wheelchair", "rullstol", "Rollstuhl", "rolstoel"])
@pytest.mark.parametrize("before", ["Bo Lind", "Bo Lind, 113", "113, Bo Lind", "Bo Lind, Bosse"])
def test_a_need_behind_a_name_needs_no_heading(before: str, word: str) -> None:
    anna, bo = players(f"Anna Ek\n{before}, {word}")
    assert (anna.accessible, bo.accessible) == (False, True)
    assert (bo.name, bo.nickname, bo.note) == ("Bo Lind", "Bosse" if "Bosse" in before else "", "")


def test_a_seat_is_kept_for_an_answer_not_understood() -> None:
    rows, problems, _ = parse_csv("namn;rullstol\nBo;nej\nAnna;permobil")
    assert [row.accessible for row in rows] == [False, True]
    assert problems == [CsvProblem(3, 2, "bad_accessible")]


@pytest.mark.parametrize(
    ("cell", "kept"),
    [
        ('=HYPERLINK("http://x")', 'HYPERLINK("http://x")'),
        ("+cmd|' /C calc'!A0", "cmd|' /C calc'!A0"),
        ("@SUM(A1)", "SUM(A1)"),
        ("-2+3+cmd", "2+3+cmd"),
        ("\t=1+1", "1+1"),
        ("+46 70 123 45 67", "+46 70 123 45 67"),
        ("a=b", "a=b"),
    ],
)
def test_nothing_a_spreadsheet_would_run(cell: str, kept: str) -> None:
    quoted = cell.replace('"', '""')
    assert [row.note for row in players(f'name,note\nAnna,"{quoted}"')] == [kept]


def test_a_note_of_several_lines() -> None:
    rows = players('name;note\nAnna;"sitter\nvid fönstret"\nBo;')
    assert [(row.name, row.note) for row in rows] == [("Anna", "sitter vid fönstret"), ("Bo", "")]


def test_bad_lines_cost_themselves_only() -> None:
    long = "x" * 300
    text = (
        f'namn;nr;anteckning\nAnna;1;\n{long};2;\n;3;\nBo;4;\n"Cia;5;\n'
        f"Dag;6;{'y' * 1001}\nEva;{'7' * 41};\nFrej;8;"
    )
    rows, problems, _ = parse_csv(text)
    assert [(row.name, row.number) for row in rows] == [("Anna", "1"), ("Bo", "4"), ("Frej", "8")]
    assert problems == [
        CsvProblem(3, 1, "too_long"),
        CsvProblem(4, 1, "name_empty"),
        CsvProblem(6, 1, "quote_open"),
        CsvProblem(7, 3, "too_long"),
        CsvProblem(8, 2, "too_long"),
    ]


def test_a_name_of_the_greatest_length_is_taken() -> None:
    rows, problems, _ = parse_csv(f"{'x' * LONGEST_NAME}\n{'y' * (LONGEST_NAME + 1)}")
    assert [row.name for row in rows] == ["x" * LONGEST_NAME]
    assert problems == [CsvProblem(2, 1, "too_long")]


def test_a_stray_quote_does_not_swallow_the_lines_to_the_next_one() -> None:
    rows, problems, _ = parse_csv('Anna;1\n"Bo;2\nCia;3\nDag";4\nEva;5')
    assert [row.name for row in rows] == ["Anna", "Cia", 'Dag"', "Eva"]
    assert problems == [CsvProblem(2, 1, "quote_open")]


def test_a_column_riffle_has_no_place_for_is_named() -> None:
    rows, problems, _ = parse_csv("Namn;Telefon;Nr\nAnna;0701;17")
    assert rows == [PlayerRow("Anna", number="17")]
    assert problems == [CsvProblem(1, 2, "column_ignored", "Telefon")]


def test_of_two_columns_for_one_thing_the_second_is_named_and_ignored() -> None:
    rows, problems, _ = parse_csv("Name;Number;Nr\nAnna;1;2\nBo;;3")
    assert rows == [PlayerRow("Anna", number="1"), PlayerRow("Bo")]
    assert problems == [CsvProblem(1, 3, "column_ignored", "Nr")]


def test_lines_of_different_lengths() -> None:
    assert players("name;nick;no\nAnna\nBo;Bosse\nCia;;3;extra;more") == [
        PlayerRow("Anna"),
        PlayerRow("Bo", "Bosse"),
        PlayerRow("Cia", number="3"),
    ]


@given(st.text(st.sampled_from('ab Å",;\t\n\r=1\x00\ufeff'), max_size=60))
def test_any_text_gives_clean_players_or_problems_with_a_line(text: str) -> None:
    rows, problems, _ = parse_csv(text)
    lines = text.count("\n") + text.count("\r") + 1
    assert all(row.name == row.name.strip() != "" for row in rows)
    assert all(c.isprintable() for row in rows for c in row.name + row.nickname + row.number + row.note)
    assert all(1 <= problem.line <= lines and problem.column >= 1 for problem in problems)


@given(st.lists(st.text(st.characters(categories=["L"]), min_size=1, max_size=20), max_size=8))
def test_a_plain_list_of_names_loses_nobody(names: list[str]) -> None:
    rows, problems, _ = parse_csv("name\n" + "\n".join(names))
    assert problems == []
    assert len(rows) == len(names)


@pytest.mark.parametrize(
    "heading",
    [
        "Club no", "Club no.", "Club nr", "club number", "Player no", "Member nr", "Membership no", "No.",
        "Mitgliedernummer", "Mitglieder-Nr.",
    ],
)  # fmt: skip
def test_the_column_of_club_numbers(heading: str) -> None:
    assert [(row.name, row.number) for row in players(f"name;{heading}\nAnna;A-1")] == [("Anna", "A-1")]
