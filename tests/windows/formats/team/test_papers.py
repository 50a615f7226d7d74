"""The papers of the teams, read from the page; the standings as a table for a spreadsheet."""

from __future__ import annotations

import csv
import io

import pytest

from core.formats.team.acts import RenameTeam
from core.formats.team.parameters import AT_TABLE
from core.formats.team.state import game
from core.paper.prize_list import prize_list
from gui.console.frame.printing import print_menu, why_not
from gui.formats.team.glosses import GLOSSES
from gui.formats.team.papers import standings, standings_csv
from gui.formats.team.picture import _told
from gui.looks import format as looks
from gui.paper import ink
from gui.paper.documents import DOCUMENTS
from gui.paper.paper import A4, LETTER, Page, Paper, Text
from gui.words.names import contestants_text
from gui.words.numbers import players_text
from gui.words.tr import PAPER
from tests.gallery.check_ink import of_page
from tests.windows.formats.team.conftest import TEAMS, TeamFrame

KEYS = ("team_sheets", "time_out_cards", "transfer_slips", "tables_by_team", "results", "payout_slips",
        "team_rules")  # fmt: skip


def printed(night: TeamFrame, key: str, paper: Paper = A4) -> tuple[Page, ...]:
    session = night.session
    (found,) = [x for x in looks.of(session.state).papers if x.key == key]
    return ink.pages_of(found.make(session.director, session.now(), session.zone), paper)


def words(page: Page, role: str = "") -> list[str]:
    return [x.text for x in page.items if isinstance(x, Text) and (not role or x.role == role)]


def test_a_sheet_for_each_team_with_cards_and_slips(seated: TeamFrame) -> None:
    pages = printed(seated, "team_sheets")
    assert len(pages) == 12
    (fisk,) = [x for x in pages if words(x, "name")[0] == "Fisk"]
    assert words(fisk, "member") == ["Ida Falk", "Per Öst", "Siv Frost", "Kim Hall"]
    seats = list(zip(words(fisk, "table"), words(fisk, "seat"), strict=True))
    assert [".".join(x) for x in seats] == [seated.stack("Fisk", nth) for nth in range(3)]
    assert words(fisk, "kind").count("TIME-OUT") == 2
    assert words(fisk, "kind").count("TRANSFER") == 4
    numbers = [n for page in pages for n in words(page, "number")]
    cards, slips = numbers[0:2], numbers[2:6]
    assert len({*cards, *slips}) >= 4
    assert len(numbers) == 12 * 6


def test_the_stacks_are_not_called_three_where_two_are_left(seated: TeamFrame) -> None:
    seated.do(f"eliminate {seated.stack('Fisk', 2)}")
    (fisk,) = [x for x in printed(seated, "team_sheets") if words(x, "name")[0] == "Fisk"]
    assert len(words(fisk, "seat")) == 2
    assert not any("THREE" in x for x in words(fisk, "label"))


def test_every_slip_has_its_own_number(seated: TeamFrame) -> None:
    per_page = [words(page, "number") for page in printed(seated, "team_sheets")]
    assert len({n for page in per_page for n in page[:2]}) == 24
    assert len({n for page in per_page for n in page[2:]}) == 48


def test_cards_keep_their_numbers_and_later_ones_are_printed_alone(seated: TeamFrame) -> None:
    def numbers(key: str) -> dict[str, list[str]]:
        found = dict[str, list[str]]()
        for page in printed(seated, key):
            kinds, serials = words(page, "kind"), words(page, "number")
            teams = words(page, "name")[-len(serials) :]
            for kind, team, serial in zip(kinds, teams, serials, strict=True):
                if kind == "TIME-OUT":
                    found.setdefault(team, []).append(serial)
        return found

    held = numbers("team_sheets")
    assert numbers("time_out_cards") == held
    seated.do('disqualify team "Fisk" for "collusion" stacks 20000 20000 20000')
    for team in game(seated.t).teams.values():
        team.given += 2
    game(seated.t).extra_cards = True
    later = numbers("time_out_cards")
    assert later.keys() == held.keys() - {"Fisk"}
    every = [x for one in (held, later) for serials in one.values() for x in serials]
    assert len(every) == len({*every}) == 12 * 2 + 11 * 2


@pytest.mark.parametrize("cards", [0, 1, 2, 3, 4, 6])
def test_a_sheet_holds_the_cards_a_team_was_given(seated: TeamFrame, cards: int) -> None:
    for team in game(seated.t).teams.values():
        team.given = cards
    for page in printed(seated, "team_sheets"):
        assert not of_page(page)
        assert words(page, "kind").count("TIME-OUT") == min(cards, 4)


def test_a_slip_says_what_was_told_and_counted(talking: TeamFrame) -> None:
    assert why_not(talking.session, "transfer_slips")
    seat, to = talking.stack("Göta", 0), talking.stack("Göta", 1)
    talking.do(f"transfer {seat} to {to} stack 18500")
    assert not why_not(talking.session, "transfer_slips")
    (page,) = printed(talking, "transfer_slips")
    written = [x for x in words(page, "written") if x]
    tables = seat.partition(".")[0], to.partition(".")[0]
    assert written == ["Mia Gran", tables[0], "18,500", "Sten Moberg", tables[1], "1,850"]


def test_a_counted_transfer_keeps_its_tables_where_a_stack_moves(talking: TeamFrame) -> None:
    """Until it is counted, the dealer is that of the table where the stack is now."""
    giver, taker = talking.stack("Göta", 0), talking.stack("Göta", 1)
    fisk = [talking.stack("Fisk", nth) for nth in range(3)]
    moved = next(x for x in fisk if x[0] not in (giver[0], taker[0]))
    there = moved[0]
    talking.do(f"transfer {giver} to {taker}", f"announce transfer {giver}", f"eliminate {moved}")
    talking.do(f'move {giver} to {moved} override "wish"')
    assert tables(talking) == [there, taker[0]]
    talking.do(f"transfer {moved} to {taker} stack 18500", f'move {moved} to {giver} override "wish"')
    assert tables(talking) == [there, taker[0]]
    talking.do(f"correct transfer {giver} stack 18400")
    assert tables(talking) == [there, taker[0]]


def tables(night: TeamFrame) -> list[str]:
    """Return the tables of the one transfer there is, alike on its slip, in the list and in the room."""
    (page,) = printed(night, "transfer_slips")
    slip = [x for x in words(page, "written") if len(x) == 1]
    (moving,) = [x.moving for x in night.page.model.rows if x.moving is not None]
    assert [moving.from_, moving.to] == slip
    (transfer,) = game(night.t).transfers.values()
    said = _told(night.t, transfer)
    assert all(x in way for x, (_, way) in zip(slip, (said.giver, said.taker), strict=True))
    return slip


def test_a_slip_keeps_its_number_where_another_transfer_is_dropped(talking: TeamFrame) -> None:
    for name in ("Göta", "Fisk"):
        talking.do(f"transfer {talking.stack(name, 0)} to {talking.stack(name, 1)}")
    (before,) = printed(talking, "transfer_slips")
    talking.do(f"drop transfer {talking.stack('Göta', 0)}")
    (after,) = printed(talking, "transfer_slips")
    assert words(after, "number") == words(before, "number")[:1]
    talking.do(f"transfer {talking.stack('Göta', 0)} to {talking.stack('Göta', 1)}")
    (again,) = printed(talking, "transfer_slips")
    assert not {*words(again, "number")[:1]} & {*words(before, "number")}


def test_a_transfer_that_lapsed_has_no_slip(talking: TeamFrame) -> None:
    for name in ("Göta", "Fisk"):
        talking.do(f"transfer {talking.stack(name, 0)} to {talking.stack(name, 1)}")
    (page,) = printed(talking, "transfer_slips")
    assert words(page, "name") == ["Fisk", "Göta"]
    talking.do(f"eliminate {talking.stack('Göta', 1)}")
    (page,) = printed(talking, "transfer_slips")
    assert words(page, "name") == ["Fisk"]
    talking.do(f"eliminate {talking.stack('Fisk', 0)}")
    assert why_not(talking.session, "transfer_slips")


def test_standings_name_members_losses_and_prizes(seated: TeamFrame) -> None:
    assert {x.place for x in standings(seated.t)} == {0}
    for nth in range(3):
        seated.do(f"eliminate {seated.stack('Göta', nth)}")
    *others, last = standings(seated.t)
    assert len(others) == 11
    assert (last.team, last.place) == ("Göta", 12)
    assert last.members[0] == "Mia Gran"
    rows = list(csv.reader(io.StringIO(standings_csv(seated.t))))
    assert rows[0][:3] == ["place", "last", "team"]
    assert [row[2] for row in rows[1:]].count("Göta") == 1
    (page,) = printed(seated, "results")
    assert "Göta" in words(page, "team")
    # all by surname: not Ida Falk as I. Falk beside Per Öst
    members = next(x for x in words(page, "members") if "Gran" in x)
    assert members == "Gran, Moberg, Lund"


def test_standings_say_who_was_disqualified_and_name_its_members(seated: TeamFrame) -> None:
    seated.do(
        'leave team "Kim Hall"',
        f"eliminate {seated.stack('Fisk', 2)}",
        'disqualify team "Fisk" for "collusion" stacks 20000 20000',
    )
    *_, last = standings(seated.t)
    assert (last.team, last.place) == ("Fisk", 12)
    assert last.members == ("Ida Falk", "Per Öst", "Siv Frost")
    assert [x.split()[-1] for x in last.lost.split(", ")] == ["1", "disqualified"]
    (page,) = printed(seated, "results")
    assert last.lost in words(page, "lost")
    (line,) = [x for x in seated.page.model.rows if x.name == "Fisk"]
    assert [x.end.split()[-1] for x in line.stacks] == ["disqualified", "disqualified", "1"]
    assert "disqualified" in line.said_aloud


def test_standings_say_by_which_deal_the_prizes_came(seated: TeamFrame) -> None:
    for name in [x.name for x in game(seated.t).teams.values()][3:]:
        seated.do(*(f"eliminate {seated.stack(name, nth)}" for nth in range(3)))

    def told() -> list[str]:
        return [x for x in words(printed(seated, "results")[0]) if "1st–3rd" in x]

    assert told() == []
    seated.do("settle even")
    assert len(told()) == 1


def test_the_captain_signs_for_the_prize(seated: TeamFrame) -> None:
    while len(seated_teams(seated)) > 2:
        name = seated_teams(seated)[0]
        for nth, entry in enumerate(seated.team(name).stacks):
            if not seated.t.people.entries[entry].out:
                seated.do(f"eliminate {seated.stack(name, nth)}")
    assert len(prize_list(seated.t)) == 3
    (page,) = printed(seated, "payout_slips")
    assert words(page, "name") == ["Umeå"]
    assert "Kim Uddén" in words(page, "number")
    assert len(words(page, "signature")) == 3


def test_the_prizes_are_those_of_teams(seated: TeamFrame) -> None:
    session = seated.session
    while len(seated_teams(seated)) > 1:
        name = seated_teams(seated)[0]
        for nth, entry in enumerate(seated.team(name).stacks):
            if not seated.t.people.entries[entry].out:
                seated.do(f"eliminate {seated.stack(name, nth)}")
    won = [x.team for x in standings(seated.t)[:3]]
    assert [x.name for x in prize_list(seated.t)] == won
    assert [x.number for x in prize_list(seated.t)] == [""] * 3
    (page,) = ink.pages_of(dict(DOCUMENTS)["payouts"](session.director, session.now(), session.zone), A4)
    assert words(page, "name") == won
    assert any(contestants_text(seated.t, 12) in x for x in words(page))
    assert players_text(12) not in contestants_text(seated.t, 12)
    assert not any(players_text(n) in x for n in (12, 36) for x in words(page))


def test_of_teams_that_share_a_place_the_slip_with_the_odd_unit_is_last(seated: TeamFrame) -> None:
    seated.do("prizes 9000 4001 2000")
    *gone, winner, one, other = seated_teams(seated)
    for name in (*gone, one, other):
        last = 1 if name in (one, other) else 0
        for nth in range(len(seated.team(name).stacks) - last):
            seated.do(f"eliminate {seated.stack(name, nth)}")
    last_of_each = [seated.stack(name, -1) for name in (one, other)]
    seated.do(f"eliminate {' '.join(last_of_each)} stacks 5000 5000")
    (page,) = printed(seated, "payout_slips")
    slips = [*zip(words(page, "name"), words(page, "prize"), strict=True)]
    assert slips == [(winner, "11,999"), (other, "3,000"), (one, "3,001")]


def seated_teams(night: TeamFrame) -> list[str]:
    """The teams still in, by name as they registered."""
    names = [line.partition(":")[0] for line in TEAMS.splitlines()]
    return [x for x in names if any(not night.t.people.entries[e].out for e in night.team(x).stacks)]


@pytest.mark.parametrize("paper", [A4, LETTER])
def test_no_word_is_cut_or_crossed(talking: TeamFrame, paper: Paper) -> None:
    long = "Föreningen Norra Norrlands och Västerbottens Pokersällskap"
    talking.session.do(_rename(talking, "Fisk", long), "misspelt")
    for name in ("Göta", "Umeå"):
        talking.do(f"transfer {talking.stack(name, 0)} to {talking.stack(name, 1)} stack 20000")
    with PAPER.speaking():
        for key in KEYS:
            for page in printed(talking, key, paper):
                assert not of_page(page), key


def _rename(night: TeamFrame, name: str, to: str) -> RenameTeam:
    return RenameTeam(team=name, name=to)


def test_lists_of_players_give_way_to_those_of_teams(seated: TeamFrame) -> None:
    menu = print_menu(seated.frame.window, seated.session)
    titles = [x.text() for x in menu.actions()]
    own = [x.title() for x in looks.of(seated.t).papers]
    assert [x for x in titles if x in own] == own
    assert len(titles) - titles.count("") == len({*titles} - {""})
    keys = [x.objectName() for x in menu.actions()]
    assert keys[keys.index("pack") + 1] == "print_again"
    assert "" in keys[keys.index("team_rules") : keys.index("pack")], "parted from what is the format's"


AT_TABLE_KEYS = tuple(x.key for x in AT_TABLE)


@pytest.mark.rule_id("transfer 1", "sm-team")
@pytest.mark.rule_id("transfer 3", "sm-team")
@pytest.mark.rule_id("time-out 2", "sm-team")
@pytest.mark.rule_id("tables 2", "sm-team")
@pytest.mark.rule_id("tables 4", "sm-team")
@pytest.mark.rule_id("conduct 1", "sm-team")
@pytest.mark.rule_id("conduct 2", "sm-team")
@pytest.mark.rule("sm-team", *AT_TABLE_KEYS)
def test_what_no_program_sees_to_stands_on_the_rules_sheet(seated: TeamFrame) -> None:
    pages = printed(seated, "team_rules")
    points = [x for page in pages for x in words(page, "point")]
    assert list(dict.fromkeys(points)) == [
        "Lag, antal",
        "Lag, överlåtelse",
        "Lag, bord",
        "Lag, timeout",
        "Lag, övrigt",
    ]
    assert points == sorted(points, key=list(dict.fromkeys(points)).index), "heading by heading"
    printed_first = " ".join(words(pages[0])[: words(pages[0]).index(points[0])])
    assert [x for x in (*GLOSSES, *GLOSSES.values()) if x not in printed_first] == []
    rules = " ".join(x for page in pages for x in words(page, "rule"))
    book = seated.t.rulebook
    clauses = ["Lag, överlåtelse"] * 2 + ["Lag, timeout"] + ["Lag, bord"] * 2 + ["Lag, övrigt"] * 2
    assert [book.cite(key).removeprefix("SM Team ") for key in AT_TABLE_KEYS] == clauses
    for key in AT_TABLE_KEYS:
        assert book.flag(key)
        assert book.summary(key, "en")[:30] in rules


def test_the_lists_and_slips_of_players_say_whose_the_stack_is(seated: TeamFrame) -> None:
    """The seating lists, the seat cards, the sheets of the tables, the slips of a move."""
    made = dict(DOCUMENTS)
    teams = sorted(3 * [x.name for x in game(seated.t).teams.values()])

    def said(key: str, role: str) -> list[str]:
        session = seated.session
        found = made[key](session.director, session.now(), session.zone)
        return sorted(x for page in ink.pages_of(found, A4) for x in words(page, role) if x in teams)

    assert said("seating_by_name", "note") == teams
    assert said("seating_by_table", "note") == teams
    assert said("seat_cards", "number") == teams
    assert said("table_sheets", "aside") == teams
    mates = {seated.t.people.entries[e].table for e in seated.team("Fisk").stacks}
    table = next(x for x in seated.t.open_tables if x.id not in mates)
    seated.do(f"eliminate {table.label}.1", f"move {seated.stack('Fisk', 0)} to {table.label}.1")
    assert said("slips", "number") == ["Fisk"]
