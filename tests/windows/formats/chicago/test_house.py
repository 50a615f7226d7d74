"""The house's own pages in a night of Chicago."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt

from core.formats.format import FORMATS, of
from core.handbook.contents import keys_of
from core.money.payouts import from_money
from core.rulebook.parameters import PARAMETERS
from gui.console.floor.page import ConductPage
from gui.console.players.lines import counts
from gui.console.players.page import PlayersPage
from gui.console.rulebook.page import RulebookPage
from gui.console.structure.settings_side import SettingsSide
from gui.console.tables.page import TablesPage
from gui.program.session import Session
from gui.words import tables as tables_words
from tests.windows.console.conftest import Frame, type_lines


@pytest.fixture
def rows(open_frame: Callable[..., Frame], session: Session) -> list[str]:
    """The keys of the rules on the rulebook's page, from the top."""
    type_lines(session, "format chicago")
    frame = open_frame()
    frame.focus_page()
    frame.key(Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)
    page = frame.night.page("rulebook")
    assert isinstance(page, RulebookPage)
    return [*page.rules.rows]


def test_the_rulebook_begins_with_the_points_of_chicago(rows: list[str]) -> None:
    own = {x.key for x in FORMATS["chicago"].parameters}
    assert {*rows[: len(own)]} == own


def test_the_rulebook_has_no_rules_of_what_chicago_does_not_do(rows: list[str]) -> None:
    groups = {key.split(".")[0] for key in rows}
    missing = {key.split(".")[0] for key in PARAMETERS} - groups
    assert missing >= {"positions", "balance", "breaking", "race", "chips", "level", "hand_for_hand"}
    assert groups >= {"penalty", "clock_call", "elimination", "entering"}


def test_the_settings_ask_for_nothing_that_chicago_does_not_have(
    open_frame: Callable[..., Frame], session: Session
) -> None:
    type_lines(session, "format chicago")
    night = open_frame().night
    night.show_page("structure")
    (side,) = night.findChildren(SettingsSide)
    shown = {
        "title", "club", "currency", "closes", "entry", "places", "shares", "rounding", "rounded",
        "remainder", "unshared", "guarantee", "till", "seats", "accessible-seats", "rulebook", "names",
        "alphabet", "pages", "decimals", "screen-calls", "screen-ground", "screen-look",
    }  # fmt: skip
    seen = {key for key, row in side.rows.items() if row.isVisibleTo(side)}
    assert {key for key in seen if key not in PARAMETERS} == shown
    assert {key for key in seen if key in PARAMETERS} == set(keys_of(of(session.state)))
    type_lines(session, "format holdem\nset till on\nprice entry 350 bounty 100")
    assert all(x.isVisibleTo(side) for x in side.rows.values())
    assert "pages" not in side.rows


def test_tables_that_do_not_break_are_told_without_an_order(
    open_frame: Callable[..., Frame], session: Session
) -> None:
    type_lines(session, "format chicago\nopen table 1 seats 4\nopen table 2 seats 4")
    night = open_frame().night
    night.show_page("tables")
    page = night.page("tables")
    assert isinstance(page, TablesPage)
    assert page.summary.text() == tables_words.room_line(0, 8)
    type_lines(session, 'register "Anna Ek" seat 1.1')
    assert page.summary.text() == tables_words.floor_line(2, 7, [])
    assert page.summary.text() != tables_words.floor_line(2, 7, ["2", "1"])


def test_tables_offer_no_balance_after_an_action_either(
    open_frame: Callable[..., Frame], session: Session
) -> None:
    type_lines(session, "format chicago\nopen table 1 seats 4")
    night = open_frame().night
    night.show_page("tables")
    page = night.page("tables")
    assert isinstance(page, TablesPage)
    offered = [page._buttons["balance"].isVisible()]
    type_lines(session, 'register "Anna Ek" seat 1.1')
    offered.append(page._buttons["balance"].isVisible())
    assert offered == [False, False]


@pytest.mark.parametrize("chosen", ["chicago", "holdem"])
def test_floor_offers_no_misdeal_and_no_shared_bust_where_there_is_none(
    open_frame: Callable[..., Frame], session: Session, chosen: str
) -> None:
    type_lines(session, f"format {chosen}")
    frame = open_frame()
    frame.focus_page()
    frame.night.show_page("floor")
    page = frame.night.page("floor")
    assert isinstance(page, ConductPage)
    page.refresh()
    offered = {name: page.deeds[name].isVisible() for name in ("misdeal_ask", "same")}
    assert offered == dict.fromkeys(offered, chosen == "holdem")
    assert page.deeds["penalty"].isVisible()


def test_the_floor_says_no_distance_to_the_money(open_frame: Callable[..., Frame], session: Session) -> None:
    """It stands beside hand-for-hand, which Chicago does not have: nobody goes out there one by one."""
    type_lines(session, "format chicago")
    type_lines(session, "price entry 200")
    type_lines(session, "prizes 100%")
    type_lines(session, 'register "Anna Ek"')
    type_lines(session, 'register "Bo Sund"')
    night = open_frame().night
    night.show_page("floor")
    page = night.page("floor")
    assert isinstance(page, ConductPage)
    assert from_money(session.state) == 1
    assert page.money.text() == ""


def test_the_players_are_counted_alike_in_header_and_list_when_the_finals_are_over(
    open_frame: Callable[..., Frame], session: Session
) -> None:
    """Those of the finals have their places then, though nobody bust."""
    people = "\n".join(f'register "P{i}"' for i in range(1, 5))
    type_lines(session, f"format chicago\n{people}\ndraw heat number 7")
    for number in (1, 2, 3):
        type_lines(session, f"protocol 1 round {number} points 53 30 20 10 said 1 made 1")
        type_lines(session, "draw round 1" if number < 3 else "")
    frame = open_frame()
    frame.night.show_page("players")
    page = frame.night.page("players")
    assert isinstance(page, PlayersPage)
    t = session.state
    assert t.won
    assert t.game.left(t.people) == page.model.playing == 1
    assert (counts(page.model.everybody)["in"], counts(page.model.everybody)["out"]) == (1, 3)
