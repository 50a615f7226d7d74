"""The house's pages have nothing that a night of teams has not."""

from __future__ import annotations

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from core.formats.format import FORMATS, named
from core.money.payouts import placings
from gui.console.frame.completion import suggest
from gui.console.players.model import CHIPS, ENTRIES, PAID, STATUS
from gui.console.players.page import PlayersPage
from gui.console.rulebook.page import RulebookPage
from gui.console.structure.page import StructurePage
from gui.widgets.lined_table import cell_width
from gui.words.numbers import place_text
from tests.formats.rounds.handed_in import handed_in
from tests.windows.formats.chicago.conftest import HANDED_IN as CHICAGO
from tests.windows.formats.team.conftest import TeamFrame


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


def test_prices_are_those_of_a_team(seated: TeamFrame) -> None:
    seated.frame.night.show_page("structure")
    page = seated.frame.night.page("structure")
    assert isinstance(page, StructurePage)
    fields = page.side.prices.fields
    assert not fields["entry", "chips"].isHidden()
    assert fields["reentry", "paid"].isHidden()
    assert fields["entry", "until"].isHidden()


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
    seated.frame.pass_time(minutes=20, seconds=5)
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
