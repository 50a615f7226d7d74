"""A house's own rulebooks: copied, edited, read from a folder in which some files are none."""

from __future__ import annotations

from dataclasses import replace

import pytest

from core.rulebook.book import Entry, differences
from core.rulebook.file import BadRulebook, read, write
from core.rulebook.fits import Fault
from core.rulebook.house_books import copied, edited, fresh_id, loaded, read_new
from core.rulebook.shelf import chain, played, shipped, texts
from core.rulings import house
from core.say import acts
from core.say.reasons import UnreadableRulebook
from tests.unit.night import Night

OURS = shipped()


def test_a_copy_holds_what_the_book_holds_and_cites_it() -> None:
    text, book = copied(OURS["svepof-2006"], "Fredagsspelet i Åre", "Fredag", OURS)
    assert (book.id, book.title, book.short) == ("fredagsspelet-i-are", "Fredagsspelet i Åre", "Fredag")
    assert differences(book, OURS["svepof-2006"]) == []
    assert book.cite("balance.who") == "SvePoF 2006 §8.2 a)"
    assert set(book.options) == {"player_dealt"}
    assert played(chain(book.id, text)) == book


def test_a_changed_rule_is_the_house_s_and_the_others_stay_the_parent_s() -> None:
    _, book = copied(OURS["svepof-2006"], "Friday", "Friday", OURS)
    text, book = edited(book, "balance.due_difference", Entry(3, "7 b"))
    assert book.number("balance.due_difference") == 3
    assert book.cite("balance.due_difference") == "Friday 7 b"
    assert [d.key for d in differences(book, OURS["svepof-2006"])] == ["balance.due_difference"]
    assert played(chain(book.id, text)) == book
    text, book = edited(book, "balance.due_difference", None)
    assert differences(book, OURS["svepof-2006"]) == []
    assert book.own == frozenset()


def test_a_copy_of_a_variant_has_its_changes_and_its_parent() -> None:
    _, first = copied(OURS["cpc-2023"], "Friday", "Friday", OURS)
    _, first = edited(first, "entering.late", Entry("forbidden", "7"))
    text, second = copied(first, "Saturday", "Saturday", [*OURS, first.id])
    assert second.parent == "cpc-2023"
    assert second.word("entering.late") == "forbidden"
    assert second.cite("entering.late") == "Saturday 7"
    assert second.own == {"entering.late"}
    assert played(chain(second.id, text)) == second


def test_a_whole_book_of_the_house_is_edited_and_copied_whole() -> None:
    whole = replace(OURS["tda-nl"], id="own", parent="", own=frozenset(OURS["tda-nl"].entries))
    book = read(write(whole), "own.toml")
    _, changed = edited(book, "balance.due_difference", Entry(4, "", {"en": "Four.", "nl": "Vier."}))
    assert changed.number("balance.due_difference") == 4
    _, copy = copied(changed, "Other", "Other", [*OURS, "own"])
    assert copy.parent == ""
    assert copy.number("balance.due_difference") == 4
    assert copy.cite("balance.who").startswith("Other ")


def test_what_cannot_be_kept_is_refused() -> None:
    _, book = copied(OURS["tda-2024"], "Friday", "Friday", OURS)
    with pytest.raises(BadRulebook) as wrong:
        edited(book, "balance.due_difference", Entry(1))
    assert wrong.value.what == "balance.due_difference.value"
    with pytest.raises(BadRulebook):
        copied(book, "A name that is far too long " * 9, "Friday", OURS)


def test_no_book_of_the_house_goes_by_the_name_of_one_of_ours() -> None:
    """A text cited as CPC 2023 is the one that stands there; only our own text, letter by letter, is that."""
    ours = texts()["cpc-2023"]
    assert played(chain("cpc-2023", ours)) == OURS["cpc-2023"]
    other = ours.replace('clause = "Tischausgleich"', 'clause = "7"', 1)
    assert other != ours
    for book in ("cpc-2023", "house"):
        with pytest.raises(BadRulebook) as wrong:
            chain(book, other)
        found = wrong.value
        assert (found.what, found.line, found.expected) == ("id", 2, Fault.NEW_ID)
        assert found.allowed == ("cpc-2023",)
        reason = next(iter(Night().director.check(acts.ChooseRulebook(book=book, text=other))))
        assert (type(reason), reason.overridable) == (UnreadableRulebook, False)
    # a night on which it was done before stays as it was
    assert played((texts()["plain"], other)) != OURS["cpc-2023"]


def test_one_bad_file_costs_only_itself() -> None:
    good, book = copied(OURS["tda-2024"], "Friday", "Friday", OURS)
    files = {
        "a.toml": b"format = 1\nid = \n",
        "b.toml": b'format = 1\nid = "caf\xe9"\n',
        "c.toml": good.replace("Friday", "Wrong").replace('"tda-2024"', '"nobody"').encode(),
        "d.toml": good.encode(),
        "e.toml": good.encode(),
        "f.toml": good.replace('id = "friday"', 'id = "tda-nl"').encode(),
    }
    books, faults = loaded(files, house.check)
    assert books == {"d.toml": (good, book)}
    assert [(bad.file, bad.line, bad.expected) for bad in faults] == [
        ("a.toml", 2, Fault.TOML),
        ("b.toml", 2, Fault.TOML),
        ("c.toml", 6, Fault.PARENT),
        ("e.toml", 2, Fault.NEW_ID),
        ("f.toml", 2, Fault.NEW_ID),
    ]


def test_a_file_from_a_windows_editor_is_read() -> None:
    good, book = copied(OURS["tda-2024"], "Friday", "Friday", OURS)
    books, faults = loaded(
        {"friday.toml": b"\xef\xbb\xbf" + good.replace("\n", "\r\n").encode()}, house.check
    )
    assert not faults
    assert books["friday.toml"] == (good, book)


def test_ids_are_plain_and_nobody_s_yet() -> None:
    assert fresh_id("Freitagsrunde Süd!", ()) == "freitagsrunde-sud"
    assert fresh_id("牌", ()) == "house"
    assert fresh_id("TDA 2024", OURS) == "tda-2024-2"
    assert fresh_id("x" * 90, ()) == "x" * 36
    long, book = copied(OURS["tda-2024"], "y" * 90, "Y", ["y" * 36, "y" * 36 + "-2"])
    assert read_new(long, "y.toml", (), house.check) == book
