"""The house's pages have nothing that a night of teams has not."""

from __future__ import annotations

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from core.formats.format import FORMATS, named
from gui.console.players.model import CHIPS, STATUS
from gui.console.players.page import PlayersPage
from gui.console.rulebook.page import RulebookPage
from gui.console.structure.page import StructurePage
from tests.formats.rounds.handed_in import handed_in
from tests.windows.formats.chicago.conftest import HANDED_IN as CHICAGO
from tests.windows.formats.team.conftest import TeamFrame


def test_players_enter_with_their_team(seated: TeamFrame) -> None:
    seated.frame.night.show_page("players")
    page = seated.frame.night.page("players")
    assert isinstance(page, PlayersPage)
    gone = {"reenter", "rebuy", "addon", "unregister", "correct_entry"}
    assert {name for name, deed in page.deeds.all.items() if not deed.isVisible()} >= gone
    assert page.deeds.all["bust_by"].isVisible()
    assert not page.add.isVisible()
    assert not page.paste.isVisible()
    assert not page.table.isColumnHidden(CHIPS)
    spare = next(row for row, line in enumerate(page.model.rows) if line.name == "Kim Hall")
    other = next(row for row, line in enumerate(page.model.rows) if line.name == "Ida Falk")
    assert page.model.rows[spare].spare
    assert not page.model.rows[other].spare
    words = [page.model.index(row, STATUS).data() for row in (spare, other)]
    assert len({*words, page.model.rows[spare].status}) == 3, "not as somebody who is no longer registered"


def test_prices_are_those_of_a_team(seated: TeamFrame) -> None:
    seated.frame.night.show_page("structure")
    page = seated.frame.night.page("structure")
    assert isinstance(page, StructurePage)
    fields = page.side.prices.fields
    assert not fields["entry", "chips"].isHidden()
    assert fields["reentry", "paid"].isHidden()
    assert fields["entry", "until"].isHidden()


def test_the_rulebook_has_no_rules_of_other_formats(seated: TeamFrame, qtbot: QtBot) -> None:
    """Nor does it end in a screen of nothing."""
    with handed_in(CHICAGO):
        chicago = named("chicago")
        assert chicago is not None
        seated.frame.key(Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)
        page = seated.frame.night.page("rulebook")
        assert isinstance(page, RulebookPage)
        rows = page.rules.rows
        assert {x.key for x in FORMATS["team"].parameters} <= rows.keys()
        assert chicago.parameters
        assert rows.keys().isdisjoint({x.key for x in chicago.parameters})
        last = [*rows.values()][-1]

        def left_below() -> int:
            return page.rules.height() - last.mapTo(page.rules, last.rect().bottomLeft()).y()

        qtbot.waitUntil(lambda: 0 <= left_below() < 60)
