from __future__ import annotations

from pathlib import Path

from core.keeping.free_name import beginning, ending, free


def test_the_first_name_that_nothing_has(tmp_path: Path) -> None:
    wanted = tmp_path / "Night (as of 21.40).riffle"
    assert free(wanted) == wanted
    wanted.touch()
    assert free(wanted).name == "Night (as of 21.40) 2.riffle"
    (tmp_path / "Night (as of 21.40) 2.riffle").mkdir()  # a folder has the name too
    assert free(wanted).name == "Night (as of 21.40) 3.riffle"


def test_a_long_name_is_cut_between_characters() -> None:
    assert beginning("ö" * 300) == "ö" * 90
    assert beginning("a" + "ö" * 300) == "a" + "ö" * 89
    assert ending("ö" * 300 + "a") == "ö" * 89 + "a"
    assert beginning("Thursday") == ending("Thursday") == "Thursday"


def test_a_name_that_is_no_text_is_cut_like_any() -> None:
    odd = "night\udcff"  # how Python reads a file's name with the byte 255
    assert beginning(odd) == ending(odd) == odd
    assert beginning("\ud800") == "\ud800", "half a character, as only Windows has them"
    assert beginning(odd + "a" * 300) == "night" + "a" * 172
    assert ending("a" * 300 + odd) == "a" * 172 + "night"
