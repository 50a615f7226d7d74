"""The storage that ``main.py`` hands to the GUI has the promised shapes; mypy checks them here."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import core.store
from core.keeping.directory import WritableLibrary
from core.keeping.storage import Store, TournamentLog
from core.people.player_row import PlayerRow
from core.say.records import Action, Noted


def test_the_store_keeps_a_night(tmp_path: Path) -> None:
    store: Store = core.store
    log: TournamentLog = store.create(tmp_path / "night.riffle")
    with closing(log):
        stored = log.append(Action(1, 1, 1, 'note "ljus"', (Noted("ljus"),)))
        assert list(log.actions) == [stored]
        assert log.beat(7)
        log.export_copy(tmp_path / "copy.riffle")
    with closing(store.open_(tmp_path / "copy.riffle", read_only=True)) as again:
        assert (list(again.actions), again.last_beat, again.read_only, again.damage) == (
            [stored],
            7,
            True,
            None,
        )
        assert again.path == tmp_path / "copy.riffle"
    assert store.synchronised_folder(tmp_path / "Dropbox" / "night.riffle") == "Dropbox"


def test_the_store_keeps_the_club(tmp_path: Path) -> None:
    store: Store = core.store
    library: WritableLibrary = store.open_library(tmp_path / "library.db")
    with closing(library):
        (anna,) = library.import_rows([PlayerRow("Anna Ek")]).added
        assert library.find("ann") == [anna]
        assert (library.recovered_from, library.trouble) == (None, None)
