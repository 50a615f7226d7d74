"""Reading a pasted list of players: whatever a club keeps its members in."""

import csv
import re
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from core.people.player_row import PlayerRow
from core.say.names import (
    LONGEST_NAME,
    LONGEST_NOTE,
    LONGEST_NUMBER,
    and_number,
    clean,
    folded,
    has_letters,
    is_suffix,
)
from core.say.said import ByFields

Complaint = Literal["name_empty", "too_long", "quote_open", "bad_accessible", "column_ignored"]


# More than any field has had, and no more than a window reads while it is typed in: a line of a hundred
# thousand letters alone keeps it busy for seconds.
MOST_PLAYERS, MOST_TEXT, LONGEST_LINE = 20_000, 2_000_000, 10_000

Unfit = Literal["too_long", "file", "no_text"]
# How the files begin that are dropped or pasted in the place of what is in them.
_FILES = ("PK\x03\x04", "%PDF-", "\x89PNG", "\ufffdPNG", "\xd0\xcf\x11\xe0", "{\\rtf", "SQLite format 3")


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class CsvProblem(ByFields):
    """``bad_accessible`` and ``column_ignored`` are remarks: the row is kept; the others leave the line
    out. Lines and columns count from 1, as an editor shows them. ``heading`` is that of an ignored column."""

    line: int
    column: int
    what: Complaint
    heading: str = ""


# English, Swedish, German, Dutch; words of a heading are joined by "_".
_WORDS = {
    "name": "name full_name fullname player member "
    "namn fullstandigt_namn spelare medlem "
    "vollstandiger_name spieler spielername mitglied teilnehmer "
    "naam volledige_naam speler spelersnaam lid deelnemer",
    "first": "first firstname first_name given_name given_names forename "
    "fornamn tilltalsnamn vorname rufname voornaam roepnaam",
    "last": "last lastname last_name surname family_name efternamn "
    "nachname familienname zuname achternaam familienaam",
    "nickname": "nickname nick alias smeknamn spitzname bijnaam",
    "number": "number no nr # member_number member_no member_nr memberno membership_number membership_no "
    "club_number club_no club_nr player_number player_no player_nr card_number card_no "
    "nummer medlemsnummer medlemsnr medlems_nr klubbnummer spelarnummer "
    "mitgliedsnummer mitgliedsnr mitglieds_nr mitgliednummer mitgliedernummer mitgliedernr mitglieder_nr "
    "vereinsnummer klubnummer spielernummer "
    "lidnummer lidnr lid_nr ledennummer lidmaatschapsnummer clubnummer spelersnummer",
    "note": "note notes comment comments remark remarks anteckning anteckningar kommentar notering "
    "kommentare bemerkung bemerkungen anmerkung anmerkungen notiz notizen "
    "opmerking opmerkingen notitie notities commentaar",
    "accessible": "accessible accessible_seat accessibility wheelchair wheelchair_seat "
    "need needs special_needs "
    "rullstol tillganglig tillganglighet rullstolsplats rullstolsplatser behov sarskilda_behov "
    "rollstuhl rollstuhlplatz hindernisfrei hindernisfreier_platz barrierefrei barrierefreier_platz "
    "bedarf bedurfnisse rolstoel rolstoelplaats rolstoelplaatsen rolstoeltoegankelijk toegankelijk "
    "behoefte behoeften",
}
_HEADER = {word.replace("_", " "): field for field, words in _WORDS.items() for word in words.split()}
_LONGEST = {"nickname": LONGEST_NAME, "number": LONGEST_NUMBER, "note": LONGEST_NOTE}
_NEEDS = {word for word, field in _HEADER.items() if field == "accessible"}
_YES = {"yes", "y", "ja", "j", "x", "1", "true", "sant", "wahr", "waar", "✓", "✔", "☑"} | _NEEDS
_NO = {
    "", "no", "n", "none", "0", "false", "☐", "nej", "ingen", "inga", "falskt", "nein", "kein", "keine",
    "keiner", "falsch", "nee", "neen", "geen", "onwaar",
}  # fmt: skip
_SIGNED_NUMBER = re.compile(r"^[+-][\d ()/-]+$")
# Word parts lines by U+000B, a web page by U+2028: as one line several people would be one of many names.
_LINE_END = re.compile("\r\n|[\n\r\x0b\x0c\x85\u2028\u2029]")
_MOST_LINES = 20
# The ends of open quotes are searched for in at most this many times the length of the text.
_READ_AGAIN = 10


def unfit(text: str) -> Unfit | None:
    """Return why this text is no list of players at all; None if it may be one."""
    if text.startswith("file://"):
        return "file"
    if text.startswith(_FILES) or text.count("\ufffd", 0, 2_000) > 20:
        return "no_text"
    lines = _LINE_END.split(text, maxsplit=MOST_PLAYERS + 2) if len(text) <= MOST_TEXT else []
    fits = 0 < len(lines) <= MOST_PLAYERS + 2 and max(map(len, lines)) <= LONGEST_LINE
    return None if fits else "too_long"


def parse_csv(text: str) -> tuple[list[PlayerRow], list[CsvProblem], list[int]]:
    """Return the players of a list separated by commas, semicolons or tabs, with or without a header, the
    problems, and the line each player begins on. A bad line costs only itself."""
    lines = _LINE_END.split(text.removeprefix("\ufeff").replace("\x00", ""))
    delimiter = _delimiter(lines)
    problems: list[CsvProblem] = []
    records = list(_records(lines, delimiter, problems))
    columns = _header(records[0][1]) if records else None
    if columns is None:
        records = [(line, _with_suffix(cells)) for line, cells in records]
    else:
        line, cells = records.pop(0)
        for i, cell in enumerate(cells):
            if columns[i] == "" and clean(cell):
                problems.append(CsvProblem(line, i + 1, "column_ignored", clean(cell)))
    turned = delimiter == "," and (
        columns == ["name"] or (columns is None and _last_first([cells for _, cells in records]))
    )
    rows, begins = list[PlayerRow](), list[int]()
    for line, cells in records:
        if turned:
            cells = [",".join(cells)]
        if columns is None:
            cells = _parted(cells)
        if (row := _row(line, cells, columns or _guess(cells), problems)) is not None:
            rows.append(row)
            begins.append(line)
    return rows, sorted(problems, key=lambda p: (p.line, p.column)), begins


def lines_of(text: str, kept: Collection[int], others: Collection[int]) -> str:
    """Return the lines that begin here and what goes on below them, under the heading if there is one;
    empty: none are kept. ``others`` begin at these lines."""
    found, keep = list[str](), True
    for n, line in enumerate(_LINE_END.split(text), 1):
        keep = n in kept or (keep and n not in others)
        if keep and line.strip():
            found.append(line)
    return "\n".join(found) if kept else ""


def _delimiter(lines: Sequence[str]) -> str:
    """Return the separator that yields known columns in the header; without a header, the one most of the
    first lines have. A comma inside a name must not win over a tab."""
    some = [line for line in lines if line.strip()][:50]
    for mark in "\t;,":
        named = some and _header(_cells(some[0], mark) or [])
        if named and len(list(filter(None, named))) > 1:
            return mark
    for mark in ("\t", ";"):
        if 2 * sum(mark in line for line in some) >= len(some) > 0:
            return mark
    return ","


def _records(
    lines: Sequence[str], delimiter: str, problems: list[CsvProblem]
) -> Iterator[tuple[int, list[str]]]:
    """Yield each record with the line it begins on. An open quote must not swallow the lines after it."""
    at, allowance = 0, _READ_AGAIN * sum(map(len, lines))
    while at < len(lines):
        line, took = at + 1, 1
        cells = _cells(lines[at], delimiter)
        while cells is None and took < _MOST_LINES and at + took < len(lines) and allowance >= 0:
            took += 1
            joined = "\n".join(lines[at : at + took])
            allowance -= len(joined)
            cells = _cells(joined, delimiter)
        # A name of several lines is a stray quote that happened to meet another one.
        if cells is None or (cells and "\n" in cells[0]):
            problems.append(CsvProblem(line, 1, "quote_open"))
            took, cells = 1, []
        at += took
        if any(map(clean, cells)):
            yield line, cells


def _cells(text: str, delimiter: str) -> list[str] | None:
    try:
        return next(csv.reader([text], delimiter=delimiter, skipinitialspace=True, strict=True), [])
    except csv.Error:
        return None


def _header(cells: Sequence[str]) -> list[str] | None:
    """Return the field each column holds ("" for none, or for a field another column holds already); None if
    this is no header."""
    all_ = [_HEADER.get(_plain(cell), "") for cell in cells]
    header = [field if field not in all_[:i] else "" for i, field in enumerate(all_)]
    return header if {"name", "last", "first"} & set(header) and not _has_digits(cells) else None


def _plain(cell: str) -> str:
    """Return a heading, or an answer, without case, accents and signs: ``mitglieds nr``."""
    return folded(cell.replace("_", " ")).strip(" :?!")


def _has_digits(cells: Sequence[str]) -> bool:
    return any(c.isdigit() for cell in cells for c in cell)


def _parted(cells: list[str]) -> list[str]:
    """Return the cells with the number after a name, ``Anna Ek 17``, in a cell of its own."""
    name, number = and_number(clean(cells[0]))
    return [name, number, *cells[1:]] if number and not _has_digits(cells[1:]) else cells


def _with_suffix(cells: list[str]) -> list[str]:
    """Return the cells with ``Anna Ek, Jr`` in one: with a nickname it would be the row of Anna Ek."""
    at = next((i for i, cell in enumerate(cells[1:], 1) if is_suffix(clean(cell))), 0)
    if not at or not has_letters(cells[at - 1]):
        return cells
    return [*cells[: at - 1], f"{cells[at - 1]} {cells[at]}", *cells[at + 1 :]]


def _guess(cells: Sequence[str]) -> list[str]:
    """Return the fields of a list without a header: the name comes first, or after a number; a cell of digits
    is the number, and a word for an accessible seat behind the name says so."""
    columns: list[str] = []
    for cell in cells:
        numeric = any(c.isdigit() for c in cell)
        if numeric and "number" not in columns and len(cells) > 1:
            columns.append("number")
        elif "name" in columns and "accessible" not in columns and _plain(cell) in _NEEDS:
            columns.append("accessible")
        else:
            columns.append(next((f for f in ("name", "nickname", "note") if f not in columns), ""))
    return columns


def _last_first(records: Sequence[Sequence[str]]) -> bool:
    """Return whether all lines read ``Ek, Anna``: two cells of letters, mostly one word before the comma."""
    if not records or not all(len(c) == 2 and all(map(clean, c)) and not _has_digits(c) for c in records):
        return False
    single = sum(" " not in clean(cells[0]) for cells in records)
    return 2 * single > len(records)


def _row(
    line: int, cells: Sequence[str], columns: Sequence[str], problems: list[CsvProblem]
) -> PlayerRow | None:
    values = {"name": "", "first": "", "last": "", "nickname": "", "number": "", "note": "", "accessible": ""}
    at = dict.fromkeys(values, 1)
    for i, field in enumerate(columns[: len(cells)]):
        if field and not values[field]:
            values[field], at[field] = _harmless(clean(cells[i])), i + 1
    name = _turned(values["name"]) or clean(f"{values['first']} {values['last']}")
    if not name:
        problems.append(CsvProblem(line, at["name"], "name_empty"))
        return None
    too_long = [at[f] for f, most in _LONGEST.items() if len(values[f]) > most]
    if len(name) > LONGEST_NAME:
        too_long.append(at["name"])
    if too_long:
        problems.extend(CsvProblem(line, column, "too_long") for column in too_long)
        return None
    accessible = _plain(values["accessible"])
    if accessible not in _YES | _NO:  # somebody wrote something: the seat is kept, the director told
        problems.append(CsvProblem(line, at["accessible"], "bad_accessible"))
    return PlayerRow(name, values["nickname"], values["number"], values["note"], accessible not in _NO)


def _turned(name: str) -> str:
    """Return ``Anna Ek`` for ``Ek, Anna``, with what stands behind a surname, ``Anna Ek Jr``, behind it."""
    last, comma, first = (part.strip() for part in name.partition(","))
    if not comma:
        return name
    if not last or not first or is_suffix(first):
        return f"{last} {first}".strip()
    *given, suffix = first.split()
    if given and is_suffix(suffix):
        return f"{' '.join(given)} {last} {suffix}"
    return f"{first} {last}"


def _harmless(text: str) -> str:
    """Return the text without what a spreadsheet would run on opening the list; telephone numbers stay."""
    if _SIGNED_NUMBER.match(text):
        return text
    return text.lstrip("=@+-").strip()
