"""Names are listed alike wherever they are listed: by surname or first names, å, ä, ö where they belong."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QAbstractItemModel

from core.paper.lists import seating_by_name
from core.people.listing import Listing, list_name, name_key
from core.people.player_row import PlayerRow
from core.say import acts
from core.say.names import folded
from core.say.reasons import BadSetting
from core.store.library import Library
from gui.console.frame.completion import suggest
from gui.console.history.as_it_was import PlayersThen
from gui.console.players import model as columns
from gui.console.players.check_in import candidates
from gui.console.players.page import PlayersPage
from gui.console.players.people import suggest_entries
from gui.console.tables.unseated import UnseatedModel
from gui.program.session import Session
from gui.room.build import seating_now

if TYPE_CHECKING:
    from tests.windows.conftest import TestDesk


LISTED = ("Örjan Ask", "Åsa Ek", "Zoë By", "Ärla Ek", "Élise Åberg", "Anna Ödman", "Carl von Ahl", "Öst, Eva")
BY = {
    ("surname", "swedish"): (
        "Ahl, Carl von", "Ask, Örjan", "By, Zoë", "Ek, Åsa", "Ek, Ärla", "Åberg, Élise", "Ödman, Anna",
        "Öst, Eva",
    ),
    ("surname", "latin"): (
        "Åberg, Élise", "Ahl, Carl von", "Ask, Örjan", "By, Zoë", "Ek, Ärla", "Ek, Åsa", "Ödman, Anna",
        "Öst, Eva",
    ),
    ("first", "swedish"): (
        "Anna Ödman", "Carl von Ahl", "Élise Åberg", "Eva Öst", "Zoë By", "Åsa Ek", "Ärla Ek", "Örjan Ask",
    ),
    ("first", "latin"): (
        "Anna Ödman", "Ärla Ek", "Åsa Ek", "Carl von Ahl", "Élise Åberg", "Eva Öst", "Örjan Ask", "Zoë By",
    ),
}  # fmt: skip


def begins(name: str, typed: str) -> bool:
    """Return whether a word of it does."""
    return any(word.startswith(typed) for word in folded(name).split())


def read(model: QAbstractItemModel, column: int) -> tuple[str, ...]:
    return tuple(str(model.index(row, column).data()) for row in range(model.rowCount()))


@pytest.mark.parametrize(("names", "alphabet"), BY)
def test_every_list_of_names_has_the_order_that_is_set(
    session: Session, desk: TestDesk, names: str, alphabet: str
) -> None:
    """The page as it is shown, as it was, who has no seat, check-in, what is suggested, paper, projector."""
    listed, how = BY[names, alphabet], Listing(names, alphabet)
    page = PlayersPage(session)
    desk.hold(page)
    page.shown()
    session.do(acts.RegisterList(people=tuple(acts.Register(name=name) for name in LISTED)))
    session.do(acts.Set(key="names", value=names))
    session.do(acts.Set(key="alphabet", value=alphabet))
    assert read(page.model, columns.NAME) == listed
    then = PlayersThen()
    then.take(session.state)
    assert read(then, 0) == listed
    unseated = UnseatedModel()
    unseated.take(session.state)
    assert tuple(name for _, name in unseated.people) == listed
    called = [session.state.name(e) for e, _ in unseated.people]
    assert tuple(list_name(name, how) for name in called) == listed
    assert [s.text for s in suggest_entries(session, "")] == called
    assert [s.title for s in suggest("eliminate ", session.state)] == called
    typed = [s.text for s in suggest_entries(session, "e")]
    said = how._replace(names="first")
    assert typed == sorted(typed, key=lambda x: (not begins(x, "e"), name_key(x, said)))
    assert [s.title for s in suggest("eliminate e", session.state)] == [x for x in typed if begins(x, "e")]
    session.do(acts.OpenTable(label="1", size=9))
    session.do(acts.MakeDraw(number="7"))
    assert tuple(row.name for row in seating_by_name(session.state)) == listed
    assert tuple(x.name for x in seating_now(session)) == tuple(x.replace(",", "") for x in listed)
    session.do(acts.Set(key="names", value="first" if names == "surname" else "surname"))
    assert tuple(x.name for x in seating_now(session)) != listed


def test_check_in_lists_the_absent_and_then_the_club_by_name(session: Session, tmp_path: Path) -> None:
    session.library = library = Library.open(tmp_path / "library.db")
    library.import_rows([PlayerRow(name) for name in LISTED])
    library.seen([1], 1)
    session.do(acts.Register(name="Åsa Ek"))
    session.do(acts.Absent(entry=next(iter(session.state.people.entries))))
    for names, alphabet in BY:
        session.do(acts.Set(key="names", value=names))
        session.do(acts.Set(key="alphabet", value=alphabet))
        how = Listing(names, alphabet)
        absent, *club = (list_name(x.row.name, how) for x in candidates(session))
        assert absent == list_name("Åsa Ek", how)
        assert tuple(club) == tuple(x for x in BY[names, alphabet] if x != absent)
    library.close()


@pytest.mark.parametrize(("key", "value"), [("names", "nickname"), ("alphabet", ""), ("names", None)])
def test_no_other_order_can_be_set(session: Session, key: str, value: str | None) -> None:
    assert [type(x) for x in session.check(acts.Set(key=key, value=value))] == [BadSetting]
