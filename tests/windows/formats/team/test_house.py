"""The house's pages have nothing that a night of teams has not."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from core.formats.duties import duties
from core.formats.format import FORMATS, named
from core.formats.team.state import game
from core.money.payouts import placings
from core.say.duties import BreakTableDuty
from gui.console.frame.completion import ToPrint, suggest
from gui.console.money.page import MoneyPage
from gui.console.players.model import CHIPS, ENTRIES, PAID, STATUS
from gui.console.players.page import PlayersPage
from gui.console.rulebook.page import RulebookPage
from gui.console.structure.page import StructurePage
from gui.console.tables.oval_names import written
from gui.console.tables.page import TablesPage
from gui.widgets.lined_table import cell_width
from gui.words.moves import moves
from gui.words.names import Names, contestants_text
from gui.words.numbers import money, place_text
from gui.words.voices import to_do
from tests.formats.rounds.handed_in import handed_in
from tests.windows.formats.chicago.conftest import HANDED_IN as CHICAGO
from tests.windows.formats.team.conftest import TeamFrame


@pytest.fixture
def seated(seated: TeamFrame) -> TeamFrame:
    """The first level has begun, and the window shows it while things are done."""
    assert seated.frame.window.isVisible()
    return seated


def test_a_deal_asks_for_the_stack_of_each_seat_of_a_team(seated: TeamFrame) -> None:
    seated.frame.night.show_page("money").ask("deal")
    page = seated.frame.night.page("money")
    assert isinstance(page, MoneyPage)
    QApplication.processEvents()
    fisk = next(x for x in page.deal.rows if x.name == "Fisk")
    seats = {seated.stack("Fisk", nth) for nth in range(3)}
    assert {x.placeholderText() for x in fisk.stacks.values()} == seats
    assert len({x.accessibleName() for x in fisk.stacks.values()}) == 3
    first = next(iter(fisk.stacks.values()))
    first.setFocus()
    seated.frame.type("24000")
    seated.frame.key(Qt.Key.Key_Return)
    (counted,) = (x for x in seated.t.playing if x.stack == 24000)
    assert seated.t.seat_text(counted.id) == first.placeholderText()


def test_players_enter_with_their_team(seated: TeamFrame) -> None:
    seated.frame.night.show_page("players")
    page = seated.frame.night.page("players")
    assert isinstance(page, PlayersPage)
    gone = {"reenter", "rebuy", "addon", "unregister", "correct_entry"}
    assert {name for name, deed in page.deeds.items() if not deed.isVisible()} >= gone
    assert page.deeds["bust_by"].isVisible()
    assert not page.add.isVisible()
    assert not page.paste.isVisible()
    assert not page.table.isColumnHidden(CHIPS)
    spare = next(row for row, line in enumerate(page.model.rows) if line.name == "Kim Hall")
    other = next(row for row, line in enumerate(page.model.rows) if line.name == "Ida Falk")
    assert page.model.rows[spare].spare
    assert not page.model.rows[other].spare
    words = [page.model.index(row, STATUS).data() for row in (spare, other)]
    assert len({*words, page.model.rows[spare].status}) == 3, "not as somebody who is no longer registered"


def test_the_money_is_that_of_teams(seated: TeamFrame) -> None:
    seated.frame.night.show_page("money")
    page = seated.frame.night.page("money")
    assert isinstance(page, MoneyPage)
    assert contestants_text(seated.t, 12) in page.prizes.head.text()
    name, each, amount = page.pool.lines[0][1:4]
    assert "12" in name, "one payment buys the three stacks of a team"
    assert each.endswith(money(1500, seated.t.currency.plain))
    assert amount == money(12 * 1500, seated.t.currency.plain)


def test_prices_are_those_of_a_team(seated: TeamFrame) -> None:
    seated.frame.night.show_page("structure")
    page = seated.frame.night.page("structure")
    assert isinstance(page, StructurePage)
    rows = page.side.rows
    assert rows["reentry"].isHidden()
    rows["entry"].open()
    fields = rows["entry"].fields
    assert not fields["chips"].isHidden()
    assert fields["until"].isHidden()


def test_two_stacks_in_one_line_are_told_a_place_where_their_teams_have_no_other(seated: TeamFrame) -> None:
    frame, one = seated.frame, "Fisk"
    other = next(x for x in ("Kronan", "Umeå", "Norra B") if seated.stack(x, 2)[0] != seated.stack(one, 2)[0])
    last = [seated.stack(team, 2) for team in (one, other)]

    def told() -> list[tuple[tuple[str, ...], str]]:
        frame.focus_page()
        frame.key(Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
        frame.type(" ".join(last))
        frame.key(Qt.Key.Key_Return)
        assert frame.night.notice.confirms
        (said,) = frame.night.notice.said
        return [(tuple(sorted(x.names)), x.place) for x in said.fields()["places"]]

    assert told() == [], "their teams play on"
    for _ in range(3):
        frame.key(Qt.Key.Key_Escape)
    for team in (one, other):
        seated.do(*(f"eliminate {seated.stack(team, nth)}" for nth in (0, 1)))
    assert told() == [(tuple(sorted((one, other))), place_text(11, 12))]
    frame.key(Qt.Key.Key_Return)
    assert {place_text(x.place, x.last) for x in placings(seated.t)} == {place_text(11, 12)}


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


def test_payment_and_prize_are_the_teams(seated: TeamFrame) -> None:
    """It does not depend on the member behind the stack."""
    seated.frame.night.show_page("players")
    page = seated.frame.night.page("players")
    assert isinstance(page, PlayersPage)

    def cells(column: int) -> list[str]:
        names = {seated.t.people.players[p].name for p in seated.team("Fisk").members}
        rows = [row for row, line in enumerate(page.model.rows) if line.name in names]
        return [page.model.index(row, column).data() for row in rows]

    paid = cells(PAID)
    assert len(paid) == 4
    assert len({*paid}) == 1
    assert "Fisk" in paid[0]
    assert "1,800" in paid[0]
    seated.pass_time(minutes=20, seconds=5)
    seated.do(f'behind {seated.stack("Fisk", 0)} "Kim Hall"')
    assert cells(PAID) == paid
    for nth in range(3):
        seated.do(f"{seated.stack('Fisk', nth)} out")
    assert {*cells(STATUS)} == {place_text(12, 12)}
    assert cells(PAID) == paid


def test_the_bar_says_how_on_a_page_of_letters(seated: TeamFrame) -> None:
    """There a letter is a deed: the bar begins with its key."""
    bar = seated.frame.night.footer.command
    seated.frame.night.show_page("tonight")
    plain = bar.placeholderText()
    seated.page.home().setFocus()
    assert bar.placeholderText() not in ("", plain)
    assert "/" in bar.placeholderText()
    seated.frame.type(f"/{seated.stack('Fisk', 0)}")
    seated.frame.key(Qt.Key.Key_Return)
    following = bar.placeholderText()
    assert "/" not in following
    seated.frame.key(Qt.Key.Key_Escape)
    assert "/" in bar.placeholderText()


def test_the_bar_finds_a_team_and_what_a_verb_is_about(seated: TeamFrame) -> None:
    stacks = suggest("Norra B", seated.t)
    wanted = {seated.t.name(e) for e in seated.team("Norra B").stacks}
    assert [any(name in x.title for x in stacks) for name in wanted] == [True] * 3
    assert not any(x.whole for x in stacks)
    (about, *rows) = suggest("rest", seated.t)
    assert (about.line, about.title) == ("", "rest")
    assert rows
    assert {x.line.split(" ")[0] for x in rows} == {"rest"}


@pytest.mark.parametrize("typed", ["print results", "print standings"])
def test_the_bar_knows_the_list_of_teams_by_the_word_on_the_winners_button_too(
    seated: TeamFrame, typed: str
) -> None:
    assert [x.leads for x in suggest(typed, seated.t)] == [ToPrint("results")]


def test_a_whole_verb_alone_is_not_hidden(seated: TeamFrame) -> None:
    assert "transfer" in [x.title for x in suggest("transfer", seated.t)]


def test_no_teams_payment_is_cut(seated: TeamFrame) -> None:
    seated.frame.window.resize(1366, 768)
    seated.frame.night.show_page("players")
    page = seated.frame.night.page("players")
    assert isinstance(page, PlayersPage)
    assert page.table.isColumnHidden(ENTRIES)
    wide = page.table.columnWidth(PAID)
    cells = (page.model.index(row, PAID) for row in range(len(page.model.rows)))
    assert all(cell_width(at.data(), "") <= wide for at in cells)
    assert not page.table.horizontalScrollBar().isVisible()


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)])
def test_the_tables_page_says_whose_each_stack_is(seated: TeamFrame, size: tuple[int, int]) -> None:
    """The team stands in the oval where there is room, inside the rim and over no name; else in the tip."""
    frame = seated.frame
    frame.window.resize(*size)
    frame.night.show_page("tables")
    QApplication.processEvents()
    page = frame.night.page("tables")
    assert isinstance(page, TablesPage)
    team = {e: game(seated.t).teams[x].name for e, x in game(seated.t).of_stack.items()}
    shown = 0
    for oval in page.floor.ovals.values():
        shape, seats = oval.shape_now, [x for x in oval.view.seats if x.entry]
        assert [x.team for x in seats] == [team[x.entry] for x in seats]
        assert all(team[x.entry] in x.tip.splitlines() for x in seats)
        pieces = written(shape, oval.view.seats)
        names = {x.seat for x in pieces if not x.quiet}
        assert names >= {x.seat for x in seats}, "a name gives way to no team"
        quiet = [x for x in pieces if x.quiet]
        assert all(x.text == team[oval.view.seats[x.seat - 1].entry] for x in quiet), "whole, or not at all"
        assert all(shape.rim.contains(x.box) for x in quiet)
        assert not [(a, b) for a, b in combinations(pieces, 2) if a.box.intersects(b.box)]
        shown += len(quiet)
    assert shown >= 36 / 2


def test_whoever_leaves_a_breaking_table_is_named_with_the_team(seated: TeamFrame) -> None:
    last = max(seated.t.open_tables, key=lambda x: x.number)
    at_last, others = seated.t.open_tables[-1], seated.t.open_tables[:-1]
    assert at_last is last
    for table in others:
        for entry in sorted(table.seats.values())[:3]:
            seated.do(f"eliminate {seated.t.seat_text(entry)}")
    (due,) = [x for x in duties(seated.t, seated.session.now()) if isinstance(x, BreakTableDuty)]
    names = Names(seated.t)
    card = to_do(due, names)
    teams = {e: seated.t.game.owner(e) for e in last.seats.values()}
    assert all(f"{names.entry(e)} ({team})" in card.text for e, team in teams.items())
    seated.do(f"break {last.label}")
    said = moves(seated.session.director.night[-1], Names(seated.t))
    assert said
    assert all(team in said for team in teams.values())
