"""The folder of a house's rulebooks on a real disk."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.say.reasons import StoreFailed, Trouble
from core.store import house_books


def test_no_folder_has_no_books_and_is_not_made_by_looking(tmp_path: Path) -> None:
    folder = tmp_path / "data" / "rulebooks"
    assert house_books(folder).files() == {}
    assert not folder.exists()


def test_what_is_saved_is_there_in_order_and_the_rest_is_passed_over(tmp_path: Path) -> None:
    folder = tmp_path / "data" / "rulebooks"
    books = house_books(folder)
    books.save("sunday.toml", "b = 1\n")
    books.save("friday.toml", "a = 'é'\n")
    books.save("friday.toml", "a = 'è'\n")
    (folder / "README.txt").write_text("not a rulebook")
    (folder / "folder.toml").mkdir()
    assert dict(books.files()) == {"friday.toml": "a = 'è'\n".encode(), "sunday.toml": b"b = 1\n"}
    assert list(books.files()) == ["friday.toml", "sunday.toml"]
    assert not list(folder.glob("*.new"))


def test_a_full_disk_leaves_the_old_book_as_it_was(small_disk: Path) -> None:
    books = house_books(small_disk / "rulebooks")
    books.save("friday.toml", "old = 1\n")
    with pytest.raises(StoreFailed) as failed:
        books.save("friday.toml", "x" * 2_000_000)
    assert failed.value.trouble is Trouble.DISK_FULL
    assert dict(books.files()) == {"friday.toml": b"old = 1\n"}


def test_a_file_where_the_folder_should_be_is_told(tmp_path: Path) -> None:
    (tmp_path / "rulebooks").write_text("in the way")
    books = house_books(tmp_path / "rulebooks")
    assert books.files() == {}
    with pytest.raises(StoreFailed) as failed:
        books.save("friday.toml", "a = 1\n")
    assert failed.value.path.endswith("friday.toml")
