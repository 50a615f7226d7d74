"""The page of the procedures: its tables are those of the rulebooks, and each heading says something."""

from __future__ import annotations

import re

from tests.procedures.page import COMMAND, FILE, headings, is_part
from tests.procedures.tables import parameters, written

TEXT = FILE.read_text("utf-8")


def test_the_tables_are_those_of_the_rulebooks() -> None:
    assert written(TEXT) == TEXT, f"run {COMMAND}"


def test_every_parameter_stands_in_one_table() -> None:
    keys = re.findall(r"^\| \S[^|]* `([\w.]+)` \|", TEXT, re.MULTILINE)
    assert sorted(keys) == sorted(key for those in parameters().values() for key in those)


def test_every_heading_says_something() -> None:
    parts = re.split(r"^##+ (?=[A-M])", TEXT, flags=re.MULTILINE)[1:]
    silent = [
        part.split(" ")[0]
        for part in parts
        if not is_part(part.split(" ")[0]) and not re.search(r"\n[^\n|].*\.", part)
    ]
    assert silent == []
    assert len(parts) == len(headings())


def test_the_page_cites_its_own_headings() -> None:
    text = "\n".join(line for line in TEXT.splitlines() if not line.startswith(("|", "#")))
    named = set(re.findall(r"(?<![\w§.])[A-M](?:\d{1,2}|\.[a-z]+)\b", text))
    assert named
    assert named <= set(headings())
