"""The room's picture of team poker: seats, talk breaks, time-outs; nothing of them is cut at any size."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QSize

from core.formats.duties import duties
from core.formats.team.state import game
from core.say.acts import Undo
from core.say.duties import TalkDuty, WinnerDuty
from gui.console.floor.lines import other_lines
from gui.formats.team.scenes import Stopped, Talk, TeamRow, Teams, Told
from gui.room.board import Board
from gui.room.build import ANNOUNCED_FOR, Moment, board
from gui.words import screen
from gui.words.actions import sentence, undo_title
from gui.words.names import Names
from gui.words.numbers import amount, place_text
from gui.words.tr import plain, runs
from gui.words.voices import to_do
from tests.gallery.check_ink import of_picture, page_count
from tests.windows.formats.team.conftest import SEATED, TEAMS, TeamFrame

SIZES = [(1280, 720), (1920, 1080), (1024, 768), (3840, 2160), (1080, 1920), (960, 540)]
LONG = "Föreningen Norra Norrlands och Västerbottens Pokersällskap i Skellefteå"
WHO = "María de los Ángeles Fernández-Villaverde y Gutiérrez de la Concha"


def shown(night: TeamFrame) -> Board:
    session = night.session
    return board(Moment(session.state, session.reading(), session.now(), session.zone))


def undo(night: TeamFrame) -> str:
    return undo_title(night.session.director.live[-1], Names(night.t))


def test_seats_of_the_teams_until_the_start(empty: TeamFrame) -> None:
    assert shown(empty).scene != "format"
    teams = " ".join(f'"{line}"' for line in TEAMS.splitlines())
    empty.do(f"register teams {teams}", *SEATED.strip().splitlines()[:-1])
    found = shown(empty)
    assert isinstance(found.own, Teams)
    rows = {row.team: [words for words, _ in row.stacks] for row in found.own.rows}
    assert rows["Fisk"] == [empty.stack("Fisk", nth) for nth in range(3)]
    assert len(rows) == 12
    empty.do("start")
    assert shown(empty).scene != "format"


def test_a_time_out_does_not_wait_for_seats(seated: TeamFrame) -> None:
    seated.do("open table 5 seats 9")
    for nth in (1, 2, 3):
        seated.do(f'move 1.{nth} to 5.{nth} override "asked for"')
    assert shown(seated).scene == "moves"
    seated.pass_time(seconds=2)
    seated.do(f"time-out {seated.stack('Umeå', 0)}")
    assert isinstance(shown(seated).own, Stopped)


def test_only_announced_transfers_the_newest_first(talking: TeamFrame) -> None:
    found = shown(talking)
    assert isinstance(found.own, Talk)
    assert found.own.transfers == ()
    assert (found.tone, found.time_text) == ("green", "1:55")
    assert found.corner
    for name in ("Fisk", "Göta", "Umeå"):
        talking.do(f"transfer {talking.stack(name, 0)} to {talking.stack(name, 1)}")
    own = shown(talking).own
    assert isinstance(own, Talk)
    assert own.transfers == (), "nobody has been told yet"
    for name in ("Göta", "Umeå"):
        talking.do(f"announce transfer {talking.stack(name, 0)}")
    seat, to = talking.stack("Göta", 0), talking.stack("Göta", 1)
    talking.do(f"transfer {seat} to {to} stack 18500")
    own = shown(talking).own
    assert isinstance(own, Talk)
    assert [x.team for x in own.transfers] == ["Umeå", "Göta"]
    assert [x.amount for x in own.transfers] == ["", "1,850"]
    assert own.transfers[1].giver[0] == "Mia Gran"
    assert plain(own.transfers[1].giver[1]).endswith(seat.partition(".")[0])
    talking.pass_time(minutes=3)
    assert shown(talking).scene != "format"


def bold(stopped: Stopped) -> list[str]:
    return [words for words, loud in runs(stopped.rule) if loud]


def test_a_time_out_waits_counts_and_ends(seated: TeamFrame) -> None:
    seated.do(f"time-out {seated.stack('Umeå', 0)}")
    found = shown(seated)
    assert isinstance(found.own, Stopped)
    assert (found.own.team, bold(found.own), found.time_text, found.tone) == ("Umeå", [], "1:00", "quiet")
    seated.do("gathered")
    seated.pass_time(seconds=17)
    found = shown(seated)
    assert isinstance(found.own, Stopped)
    assert (found.time_text, found.tone, len(bold(found.own))) == ("0:43", None, 1)
    assert ("1", " / 2") in [(value, rest) for _, value, rest in found.side]
    seated.pass_time(seconds=44)
    found = shown(seated)
    assert (found.time_text, found.tone) == ("0:00", "red")
    seated.do("end time-out dead")
    assert shown(seated).scene != "format"


def test_a_stopped_room_is_told_of_no_new_level(seated: TeamFrame) -> None:
    """A time-out just after a talk break: no hand begins and no dealer changes while every table waits."""
    seated.do("next")
    seated.do("next")
    seated.pass_time(seconds=20)
    assert shown(seated).ticker is not None
    seated.do(f"time-out {seated.stack('Umeå', 0)}")
    assert (shown(seated).scene, shown(seated).ticker) == ("format", None)


def test_a_call_without_a_card_has_no_time(seated: TeamFrame) -> None:
    for nth in (0, 1):
        seated.do(f"time-out {seated.stack('Umeå', nth)}", "gathered", "end time-out acted")
    assert game(seated.t).teams[seated.team("Umeå").id].cards == 0
    seated.do(f"time-out {seated.stack('Umeå', 2)}")
    found = shown(seated)
    assert isinstance(found.own, Stopped)
    assert found.time_text == ""
    assert found.own.rule


def test_a_long_break_shows_the_teams_left_now_and_then(empty: TeamFrame) -> None:
    empty.do("add break length 15", "add level blinds 500/1000 length 20")
    teams = " ".join(f'"{line}"' for line in TEAMS.splitlines())
    empty.do(f"register teams {teams}", *SEATED.strip().splitlines())
    empty.do(f"eliminate {empty.stack('Göta', 2)}")
    empty.pass_time(minutes=65)
    session = empty.session
    scenes = [
        board(Moment(session.state, session.reading(), session.now(), session.zone, page=n)) for n in range(3)
    ]
    assert [x.scene for x in scenes] == ["break", "break", "format"]
    own = scenes[2].own
    assert isinstance(own, Teams)
    lives = [[on for _, on in x.stacks] for x in own.rows if x.team == "Göta"]
    assert lives == [[True, True, False]]


@pytest.fixture
def resting(empty: TeamFrame) -> TeamFrame:
    """A break of fifteen minutes has just begun."""
    empty.do("add break length 15", "add level blinds 500/1000 length 20")
    teams = " ".join(f'"{line}"' for line in TEAMS.splitlines())
    empty.do(f"register teams {teams}", *SEATED.strip().splitlines())
    assert empty.frame.window.isVisible()
    empty.pass_time(minutes=64, seconds=5)
    return empty


def announcing(night: TeamFrame) -> list[int | None]:
    """Return the time left (ms) of each talk break that a card asks the director to announce."""
    shown = [x.duty for x in night.frame.night.duties.cards]
    return [x.left for x in shown if isinstance(x, TalkDuty)]


def test_the_teams_left_show_a_split_stack_as_the_page_does(resting: TeamFrame) -> None:
    fisk, gota = resting.team("Fisk"), resting.team("Göta")
    resting.do(f"eliminate {resting.stack('Göta', 1)}")
    game(resting.t).divided[fisk.stacks[2]] = tuple((e, 10_000) for e in fisk.stacks[:2])
    game(resting.t).divided[gota.stacks[2]] = ((gota.stacks[0], 20_000),)
    for entry in (fisk.stacks[2], gota.stacks[2]):
        resting.t.people.entries[entry].out = True
    session = resting.session
    own = board(Moment(session.state, session.reading(), session.now(), session.zone, page=2)).own
    assert isinstance(own, Teams)
    ends = {x.team: [words for words, lives in x.stacks if not lives] for x in own.rows}
    of_page = {
        line.name: [x.end for x in line.stacks if x.state == "gone"] for line in resting.page.model.rows
    }
    assert len({*of_page["Fisk"], *of_page["Göta"]}) == 2
    assert ends["Fisk"] == of_page["Fisk"]
    assert ends["Göta"][1:] == of_page["Göta"]
    assert ends["Göta"][0] not in of_page["Göta"]


def test_the_talk_at_the_end_of_a_break_is_announced_and_named(resting: TeamFrame) -> None:
    """Procedure K8: the room says that the teams may talk, so the director has to announce it."""
    header = resting.frame.night.header
    plain_break = header.top.text()
    resting.do("set clock row 6 elapsed 12:56")
    assert (shown(resting).own, announcing(resting)) == (None, [])
    resting.pass_time(seconds=6)
    board_now = shown(resting)
    assert isinstance(board_now.own, Talk)
    assert board_now.time_text == "1:58"
    assert board_now.progress == pytest.approx(2 / 120)
    assert announcing(resting) == [118_000]
    assert header.top.text() != plain_break
    assert amount(500) in header.blinds.text
    (duty,) = [x for x in duties(resting.t, resting.session.now()) if isinstance(x, TalkDuty)]
    assert duty.act is not None
    resting.session.do(duty.act)
    resting.pass_time(seconds=1)
    assert announcing(resting) == []
    assert isinstance(shown(resting).own, Talk)


def test_chips_are_bagged_at_the_end_of_a_day_without_a_talk(resting: TeamFrame) -> None:
    resting.do("add break kind day-end", "add level blinds 600/1200 length 20", "next", "next")
    found = shown(resting)
    assert (found.scene, found.own) == ("break", None)
    assert announcing(resting) == []


def boards() -> list[Board]:
    plain = Board(
        "format",
        format="team",
        club=LONG,
        title="SM Team",
        page_words="{page} / {pages}",
        corner="Level 8",
        side=(("Then level 8", "500 / 1,000", ""), ("Teams", "12", " / 16"), ("Stacks", "31", " / 48")),
    )
    told = Told("Norra B", ("Anna Ek", "table \x023\x03"), ("Bo Sund", "table \x025\x03"), "2,425")
    long = Told(LONG, (WHO, "table \x02Balkongen\x03"), (WHO, "table 12"), "1,112,425")
    talk = replace(plain, headline="Talk break", tone="green", time_text="1:38", progress=0.2)
    stopped = replace(
        plain,
        headline="Time-out · table 4",
        time_text="0:43",
        foot=(("All play stopped", "Every table waits", "red"),),
    )
    rows = tuple(
        TeamRow(name, (("1.10", True), ("3.4", True), ("out", False))) for name in (LONG, "Umeå") * 9
    )
    return [
        replace(talk, own=Talk("Transfers, 10 % of the stack", (told,))),
        replace(talk, own=Talk("Transfers, 10 % of the stack", (told, long, told) * 3)),
        replace(talk, own=Talk(), note="Stay", foot=(("Teams", "12", "text"),)),
        replace(stopped, own=Stopped("Umeå", "60 seconds, then \x02the hand is dead\x03")),
        replace(stopped, own=Stopped(LONG, "Waiting for the team"), tone="quiet", halted="Table 4: stop"),
        replace(stopped, own=Stopped(LONG, "No card left"), time_text=""),
        replace(plain, headline="Find your seats", own=Teams(rows), foot=(("Starts in", "12:00", "text"),)),
    ]


@pytest.mark.parametrize("size", SIZES)
def test_nothing_is_cut(seated: TeamFrame, size: tuple[int, int]) -> None:
    for each in boards():
        for page in range(page_count(QSize(*size), each)):
            assert not of_picture(QSize(*size), replace(each, page=page)), (each.headline, size, page)


def test_many_transfers_take_pages(seated: TeamFrame) -> None:
    few, many = boards()[:2]
    assert page_count(QSize(1920, 1080), few) == 1
    assert page_count(QSize(1920, 1080), many) > 1


def test_the_winner_is_the_team(seated: TeamFrame) -> None:
    teams = game(seated.t).teams
    for team in list(teams.values())[1:]:
        seated.do(*(f"{seated.stack(team.name, nth)} out" for nth in range(3)))
    found = seated.session
    first = next(x for x in duties(seated.t, found.now()) if isinstance(x, WinnerDuty))
    assert "Fisk" in to_do(first, Names(seated.t)).text
    rows = board(Moment(seated.t, found.reading(), found.now(), found.zone), "winner").rows
    assert rows[0].words == "Fisk"
    assert {x.words for x in rows} <= {x.name for x in teams.values()}


def test_the_room_counts_teams_and_stacks(empty: TeamFrame) -> None:
    teams = " ".join(f'"{line}"' for line in TEAMS.splitlines())
    empty.do(f"register teams {teams}")
    before = [value for _, value, _ in shown(empty).foot]
    assert before[:2] == ["12", "36"]
    empty.do(*SEATED.strip().splitlines(), 'disqualify team "Fisk" for "collusion" stacks 20000 20000 20000')
    figures = [(value, of) for _, value, of in shown(empty).side]
    assert figures[:2] == [("11", " / 12"), ("33", " / 36")]
    for size in SIZES:
        assert not of_picture(QSize(*size), shown(empty)), size


def test_a_disqualified_team_reads_as_the_team(seated: TeamFrame) -> None:
    session = seated.session
    players = [Names(seated.t).entry(e) for e in seated.team("Fisk").stacks]
    seated.do('disqualify team "Fisk" for "collusion" stacks 20000 20000 20000')
    history = session.director.history
    said = sentence(history[-1], Names(seated.t, history, session.zone))
    read = (undo(seated), said.text, said.quiet, *(x.name for x in other_lines(session, [])))
    assert all("Fisk" in x for x in (said.text, undo(seated)))
    assert not [x for x in players if any(x in words for words in read)]
    assert amount(60_000) in said.quiet
    seated.session.do(Undo())
    assert "Fisk" in sentence(history[-1], Names(seated.t, history, session.zone)).text


def test_a_transfer_at_one_table_names_the_seats(talking: TeamFrame) -> None:
    giver, taker = talking.team("Norra B").stacks[:2]
    at = talking.t.people.entries
    room = talking.t.room.tables
    here = room[at[taker].table or 0]
    other = next(n for n in here.seats if n != at[taker].seat)
    talking.do(f'swap {talking.stack("Norra B", 0)} with {here.label}.{other} override "so decided"')
    assert at[giver].table == at[taker].table
    seats = [talking.stack("Norra B", nth) for nth in range(2)]
    talking.do(f"transfer {seats[0]} to {seats[1]}", f"announce transfer {seats[0]}")
    own = shown(talking).own
    assert isinstance(own, Talk)
    (told,) = own.transfers
    assert [seat in words for seat, (_, words) in zip(seats, (told.giver, told.taker), strict=True)] == [
        True
    ] * 2
    (line,) = [x for x in talking.page.model.rows if x.name == "Norra B"]
    assert line.moving is not None
    assert [line.moving.from_, line.moving.to] == seats


def test_a_late_transfer_is_said_under_the_clock(seated: TeamFrame) -> None:
    seated.pass_time(minutes=2)
    seats = [seated.stack("Norra B", nth) for nth in range(2)]
    seated.do(f'transfer {seats[0]} to {seats[1]} override "agreed in the break"')
    assert shown(seated).ticker is None
    seated.do(f"announce transfer {seats[0]}")
    found = shown(seated)
    assert found.scene == "clock"
    assert found.ticker is not None
    bold, rest = found.ticker
    assert "Norra B" in bold
    assert all(seat in rest for seat in seats)
    seated.pass_time(seconds=ANNOUNCED_FOR // 1000)
    assert shown(seated).ticker is None


def test_a_counted_transfer_announced_in_the_next_level_is_said_under_the_clock(talking: TeamFrame) -> None:
    seats = [talking.stack("Norra B", nth) for nth in range(2)]
    talking.do(f"transfer {seats[0]} to {seats[1]} stack 20000")
    talking.pass_time(minutes=3)
    assert shown(talking).ticker is None
    talking.do(f"announce transfer {seats[0]}")
    found = shown(talking).ticker
    assert found is not None
    assert "Norra B" in found[0]


def test_a_transfer_of_the_talk_break_stands_in_it_alone(talking: TeamFrame) -> None:
    seats = [talking.stack("Norra B", nth) for nth in range(2)]
    talking.do(f"transfer {seats[0]} to {seats[1]}", f"announce transfer {seats[0]}")
    assert shown(talking).ticker is None


def test_a_team_that_is_out_is_said_in_the_room_and_in_undo(seated: TeamFrame) -> None:
    seated.pass_time(minutes=2)
    seats = [seated.stack("Fisk", nth) for nth in range(3)]
    seated.do(f"{seats[0]} out", f"{seats[1]} out")
    assert shown(seated).ticker is None
    assert "Fisk" not in undo(seated)
    seated.do(f"{seats[2]} out")
    found = shown(seated).ticker
    assert found is not None
    assert "Fisk" in found[0]
    assert found[1] == place_text(12, 12)
    assert "Fisk" in undo(seated)
    said = sentence(seated.session.director.live[-1], Names(seated.t))
    assert place_text(12, 12) in said.text
    assert said.bold[-1] == "Fisk"


def test_a_talk_break_keeps_nobody_at_the_table(talking: TeamFrame) -> None:
    found = next(x for x in duties(talking.t, talking.session.now()) if isinstance(x, TalkDuty))
    mine = to_do(found, Names(talking.t))
    house = replace(mine, why="")
    assert mine.why
    talking.t.format = "holdem"
    assert to_do(found, Names(talking.t)).why not in ("", mine.why)
    assert replace(to_do(found, Names(talking.t)), why="") == house


def test_an_old_transfer_is_no_stack_of_the_final_table(talking: TeamFrame) -> None:
    giver, taker = (talking.stack("Göta", nth) for nth in (0, 1))
    talking.do(f"transfer {giver} to {taker} stack 18500")
    keep = {*game(talking.t).teams[talking.team("Göta").id].stacks}
    for entry in [x.id for x in talking.t.playing if x.id not in keep][:-2]:
        talking.do(f"eliminate e{entry}")
    talking.do("final table")
    session = talking.session
    found = board(Moment(talking.t, session.reading(), session.now(), session.zone), "final")
    assert found.scene == "final"
    assert any(talking.t.people.entries[e].stack for e in keep)
    assert {x.value for x in found.rows} == {""}


def test_the_money_is_told_in_teams(seated: TeamFrame) -> None:
    shares = " ".join(["45%", *["5%"] * 10])
    seated.do("price entry 900 chips 10000", f"prizes {shares}")
    for nth in range(3):
        seated.do(f"eliminate {seated.stack('Fisk', nth)}")
    found = shown(seated)
    assert (found.scene, found.headline) == ("bubble", screen.left_paid(11, 11))
    assert [label for label, *_ in found.foot[:2]] == [screen.everybody_gets(True), screen.winner_gets(True)]
    assert "Fisk" in found.note
