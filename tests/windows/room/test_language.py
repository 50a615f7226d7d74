"""The room speaks its own language, whatever the console speaks."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import get_args

import pytest

from gui.room.board import Board, SceneName
from gui.room.build import Moment, board
from gui.words import screen, text
from gui.words.tr import ROOM
from tests.translations.pseudo import Pseudo, joined, plain_words
from tests.unit.night import Night
from tests.windows.room.test_build import started

# Of the night itself, and what the locale joins a list with.
NAMES = {"and", "Anna", "Ek", "Bo", "Nils", "Norra", "Thursday"}


@pytest.fixture
def translator() -> Iterator[Pseudo]:
    made = Pseudo()
    ROOM.speak("en", "SE", made)
    yield made
    ROOM.speak("en", "GB")


def drawn(part: object) -> Iterator[str]:
    """Yield every text of a picture; what only names the scene or a colour is none."""
    if isinstance(part, str):
        yield part
    elif isinstance(part, tuple | list):
        for each in part:
            yield from drawn(each)
    elif is_dataclass(part):
        for field in fields(part):
            if field.name not in ("scene", "tone", "ticker_tone", "logo", "foot", "movers"):
                yield from drawn(getattr(part, field.name))
    if isinstance(part, Board):
        yield from (words for label, value, _ in part.foot for words in (label, value))


@pytest.mark.parametrize("scene", get_args(SceneName))
def test_the_room_says_everything_in_its_own_language(translator: Pseudo, scene: SceneName) -> None:
    night = started()
    texts = [said for said in drawn(shown(night, scene)) if "{" not in said]
    assert not {word for said in texts for word in plain_words(said)} - NAMES, texts
    assert not list(filter(joined, texts))
    assert not translator.unknown


def test_the_console_speaks_english_meanwhile(translator: Pseudo) -> None:
    night = started()
    picture = shown(night)
    assert text.tables_text(1500) == "1,500 tables"
    assert text.players_text(1) == "1 player"
    assert "20\N{NO-BREAK SPACE}000" in {value for _, value, _ in picture.side}
    with ROOM.speaking():
        assert text.tables_text(1500) == "[1\N{NO-BREAK SPACE}500 táàbléès]"
        assert screen.players().startswith("[")
    assert text.amount(1500) == "1,500"


def test_a_change_of_language_shows_in_the_next_picture(translator: Pseudo) -> None:
    night = started()
    foreign = shown(night)
    ROOM.speak("en", "GB")
    assert {x[0] for x in foreign.side}.isdisjoint(x[0] for x in shown(night).side)


def shown(night: Night, scene: SceneName | None = None) -> Board:
    return board(Moment(night.state, night.reading, night.ms, night.zone), scene)
