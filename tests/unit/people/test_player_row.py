"""How names are cleaned and compared: nobody is called by what cannot be seen."""

from __future__ import annotations

import sys
import unicodedata
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.log.order import MemoryLog
from core.people.player_list import parse_csv
from core.people.player_row import PlayerRow
from core.say import acts
from core.say import records as r
from core.say.names import clean, folded, same
from core.say.reasons import AlreadyRegistered, NameEmpty, Reason, SameTwice
from core.store.library import Library
from core.text.opening import open_door
from tests.unit.night import Night, seated

# Default_Ignorable_Code_Point and what is drawn as a blank, one of each range (Unicode 15).
UNSEEN = (
    "\u00ad", "\u034f", "\u061c", "\u115f", "\u1160", "\u17b4", "\u17b5", "\u180b", "\u180d", "\u180e",
    "\u180f", "\u200b", "\u200c", "\u200d", "\u200e", "\u202e", "\u2060", "\u2064", "\u2069", "\u2800",
    "\u3164", "\ufe00", "\ufe0e", "\ufe0f", "\ufeff", "\uffa0", "\ufffc", "\U0001bca0", "\U0001d159",
    "\U0001d173", "\U00016fe4", "\U000e0001", "\U000e0041", "\U000e0100", "\U000e01ef", "\u0301", "\u20dd",
    "\x00", "\x0b", "\x85", "\u2028", "\u00a0", "\u3000", "\u1680", "\ue000",
)  # fmt: skip
MARK = "\u0301"


def whys(night: Night, act: acts.Act) -> set[type[Reason]]:
    return {type(x) for x in night.refused(act)}


@pytest.mark.parametrize("sign", UNSEEN, ids=ascii)
def test_nobody_is_called_by_nothing_that_can_be_seen(sign: str) -> None:
    """Alone, several of them, or between blanks."""
    for name in (sign, sign * 3, f" {sign} {sign}", f"{sign}\u200d\u3164"):
        assert clean(name) == ""
        assert whys(Night(), acts.Register(name=name)) == {NameEmpty}


@pytest.mark.parametrize("sign", [x for x in UNSEEN if x not in ("\u0301", "\u20dd")], ids=ascii)
def test_nothing_unseen_makes_a_second_player(sign: str) -> None:
    """Before, after and within a name: it is the one who is in already."""
    for name in (f"{sign}Anna Ek", f"Anna Ek{sign}", f"Anna {sign} Ek", f"Anna{sign} {sign}Ek"):
        assert clean(name) == "Anna Ek"
        assert whys(seated(count=1), acts.Register(name=name)) == {AlreadyRegistered}


@pytest.mark.parametrize(
    "sign", ["\u034f", "\u200b", "\u200c", "\u200d", "\u2060", "\ufe0f", "\U000e0100"], ids=ascii
)
def test_nothing_unseen_parts_a_word(sign: str) -> None:
    assert clean(f"An{sign}na Ek") == "Anna Ek"


def test_a_filler_is_a_blank() -> None:
    assert clean("Anna\u3164Ek") == clean("Anna\u2800\u2800Ek") == "Anna Ek"


def test_a_mark_stays_on_its_letter_and_nowhere_else() -> None:
    assert clean(f"{MARK}Bo E{MARK}k {MARK}") == "Bo \u00c9k"


@pytest.mark.parametrize(
    "name",
    ["علی\u200cرضا", "क्\u200dष", "क्\u200cष", "👨\u200d👩\u200d👧 Familie", "🏴\u200d☠\ufe0f Bo",
     "❤\ufe0f Eva", "שָׁ֑לוֹם", "Nguyễn", "מריم العلي", "박지성", "กำพล"],
)  # fmt: skip
def test_joiners_and_signs_stay_where_they_are_seen(name: str) -> None:
    assert clean(name) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize(
    ("one", "other"),
    [("علی\u200cرضا", "علیرضا"), ("❤\ufe0f Eva", "❤ Eva"), ("ﬁnn Ek", "FINN EK"), ("Ｂo", "Bo"),
     ("STRASSE", "Straße"),     ("Å", "A\u030a"), ("Ⅳ", "IV")],
)  # fmt: skip
def test_names_that_look_alike_are_one(one: str, other: str) -> None:
    assert same(one) == same(other)
    night = Night()
    night.act(acts.Register(name=one))
    assert whys(night, acts.Register(name=other)) == {AlreadyRegistered}


def test_other_letters_are_other_names() -> None:
    night = Night()
    for name in ("Asa", "Åsa", "Ása", "Äsa", "Osa", "Øsa"):
        night.act(acts.Register(name=name))
    assert len(night.state.people.players) == 6


@given(st.text(st.one_of(st.sampled_from("aÅ क्ष्علی👨☠" + "".join(UNSEEN)), st.characters()), max_size=20))
def test_what_is_clean_stays_as_it_is(text: str) -> None:
    once = clean(text)
    assert clean(once) == once


def test_every_sign_alone_is_seen_or_nothing() -> None:
    """No sign at all is a name by itself that the compared form knows nothing of. Those that Unicode has
    not given out, nine of ten, are nothing all together."""
    signs = [chr(i) for i in range(sys.maxunicode + 1)]
    given = [x for x in signs if unicodedata.category(x) not in ("Cn", "Co", "Cs")]
    assert clean("".join({*signs} - {*given})) == ""
    for sign in given:
        once = clean(sign)
        assert bool(once) == bool(same(once)), ascii(sign)


# -- every way in --------------------------------------------------------------------------------------


def test_every_way_in_takes_nothing_unseen(tmp_path: Path) -> None:
    night = seated(count=2)
    anna, bo = (x.id for x in night.state.playing)
    named = night.state.people.entries[bo].player
    unseen, alike = "\u3164\ufe0f", "Anna\u034f Ek\u3164"
    for act in (
        acts.Register(name=unseen),
        acts.HandOver(entry=bo, name=unseen),
        acts.CorrectEntry(entry=bo, name=unseen),
        acts.EditPlayer(player=named, name=unseen),
    ):
        assert whys(night, act) == {NameEmpty}, act
    assert whys(night, acts.HandOver(entry=bo, name=alike)) == {AlreadyRegistered}
    assert whys(night, acts.CorrectEntry(entry=anna, name=alike)) == {SameTwice}
    assert [x.name for x in parse_csv(f"{unseen}\n{alike}\n")[0]] == ["Anna Ek"]
    library = Library.open(tmp_path / "library.db")
    report = library.import_rows([PlayerRow(unseen), PlayerRow(alike)])
    assert [x for _, x in report.refused] == [NameEmpty()]
    assert [x.name for x in report.added] == ["Anna Ek"]
    assert [x.name for x in library.import_rows([PlayerRow("\u2800Anna\u200d Ek")]).already] == ["Anna Ek"]
    library.close()


def test_a_name_another_program_has_stored_shows_something() -> None:
    records = (r.PlayerNoted(1, "\u3164"), r.PlayerNoted(2, "Anna\u034f Ek"))
    t = open_door(MemoryLog([r.Action(1, 0, 0, "", records)]), lambda: 0, bytes).state
    assert clean(t.people.players[1].name)
    assert t.people.players[2].name == "Anna Ek"


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r", "\x0b", "\x0c", "\x85", "\u2028", "\u2029"], ids=ascii)
def test_a_pasted_list_ends_its_lines_as_any_program_does(end: str) -> None:
    """Word parts lines by U+000B, a web page by U+2028: those are two people, not one of four names."""
    rows, problems, _ = parse_csv(f"Anna Ek{end}Bo Sund{end}")
    assert [x.name for x in rows] == ["Anna Ek", "Bo Sund"]
    assert not problems


def test_what_is_looked_for_is_found_by_what_can_be_seen() -> None:
    assert folded("An\u200dna \u3164Ek") == "anna ek"
