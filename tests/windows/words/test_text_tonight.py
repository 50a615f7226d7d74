"""Sentences the windows make of how the night stands: its clock, its players, its money, its papers."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from core.chips.audit import audit
from core.clock.levels import Notice
from core.conduct.report import conduct_rows
from core.paper.floor_lists import break_sheet, called_clocks
from core.paper.slips import slip_rows
from core.paper.table_sheet import table_sheets
from core.rulebook import shelf
from core.rulebook.file import BadRulebook
from core.rulebook.fits import Fault
from core.say.levels import MINUTE, Level, Oddity
from core.tournament.settings import Currency
from gui.console.players import lines
from gui.console.players.lines import lines_of, status
from gui.words import (
    backups,
    chips,
    clock,
    console,
    floor,
    guide,
    history,
    nights,
    paper,
    paper_chips,
    paper_conduct,
    paper_night,
    paper_pack,
    paper_tables,
    people,
    rulebook,
    screen,
    structure,
    tables,
)
from gui.words.tr import plain
from tests.unit.night import SHEET, Night, seated
from tests.windows.conftest import EVENING, HALL


def said_of(night: Night, name: str) -> str:
    """Return what the list of players says of somebody."""
    t = night.state
    return next(status(x, Currency("kr")) for x in lines_of(lines.Night(t)) if x.name == name)


def test_the_clock() -> None:
    empty = Night()
    assert console.level_of(empty.reading, ()) == "No levels yet"
    night = seated().run(SHEET)
    levels = night.state.clock.levels
    assert console.level_of(night.reading, levels) == "3 levels"
    assert console.clock_then(night.reading, levels) == "The clock had not started."
    assert console.nothing_due(empty.state, empty.reading).startswith("No duties yet. Register the players")
    assert console.nothing_due(night.state, night.reading).startswith("Everybody has a seat. Start the clock")
    night.do("start")
    assert console.level_of(night.reading, levels) == "Level 1 of 3"
    assert console.clock_then(night.reading, levels) == "Level 1, 100 / 200, 20:00 on the clock."
    night.wait(40)
    assert console.level_of(night.reading, levels) == "After level 2 of 3"
    assert console.zone_changed().startswith("This PC was set to another time zone.")
    assert guide.usual_title(EVENING, HALL) == "Thursday tournament"
    assert structure.sheet_line(levels) == "3 levels · 1 h 10 min with breaks"
    odd = Oddity("small_over_big", 3)
    assert structure.oddity(odd, levels) == "Level 3: the small blind is larger than the big blind."


def test_a_new_level() -> None:
    level = Level(id=1, small_blind=200, big_blind=400, ante=400, ante_kind="bb", length=20 * MINUTE)
    new = Notice(level, 2, 0, "shuffle", True, ((4, 200), (3, 100)), "blind_first", None, None, ())
    assert clock.told(new) == [
        ("Level 2: new blinds from the next hand", "the hand starts at the shuffle"),
        ("While dealers change", "one more hand is dealt at the old level"),
        ("BB ante 400", "200 at 4 players or fewer, 100 at 3"),
        ("BB ante 400", "a short stack pays the blind first, then the ante"),
    ]
    assert clock.short(new) == "From the next hand’s shuffle"
    ahead = Notice(level, 2, MINUTE, "first_riffle", False, None, "ante_first", None, None, ())
    assert clock.told(ahead) == [
        ("Level 2 at zero: 200 / 400", "from the next hand · the hand starts at the first riffle"),
        ("BB ante 400", "a short stack pays the ante first, then the blind"),
    ]
    riffle = Notice(level, 2, 0, "first_riffle", False, None, None, None, None, ())
    assert clock.short(riffle) == "From the next hand’s first riffle"


def test_players_and_money() -> None:
    night = seated(count=5).run(f"{SHEET}edit row 3 remove 25\nprizes 50% 30% 20%\nstart")
    name = night.state.name(min(night.state.people.entries))
    night.do("absent 1.1")
    assert said_of(night, name) == "In, absent"
    assert floor.money_short(night.state) == "2 from the money"
    assert floor.to_the_money(night.state) == "5 players, 3 paid: 2 from the money, at one table"
    action = night.do('register "Zoe Late" override "late"').action
    assert people.taken_in("Zoe Late", action, Currency("kr")) == "Zoe Late is registered."
    assert said_of(night, "Zoe Late") == "In, no seat"
    night.do('unregister "Zoe Late"')
    assert said_of(night, "Zoe Late") == "Unregistered"
    assert people.no_list("file").startswith("This is a file, not text. Nothing was added.")
    assert chips.verdict(audit(night.state)) == "Everything adds up."
    levels = night.state.clock.levels
    assert chips.oddity(Oddity("chip_needed", 2), levels) == (
        "Break after level 2: a colour-up of the 25s, but later blinds or antes need them."
    )
    assert chips.oddity(Oddity("chip_unknown", 2), levels) == (
        "Break after level 2: a colour-up of the 25s, but they are not all in play then."
    )


def test_the_rooms_screen() -> None:
    assert [screen.new_seats(n) for n in (1, 2)] == ["New seat", "New seats"]
    assert screen.to_act(10, within=False) == "seconds to act · then 10 counted down"
    assert screen.to_act(10, within=True) == "seconds to act · last 10 counted down"
    assert screen.hand_for_hand() == "Hand-for-hand"
    assert nights.heard("minute") == "Sound played: One minute left"
    assert screen.who_may_wait([], new=False) == "Between small blind and button:"
    assert screen.break_order(["2", "1"], more=False) == ("Break order", "2, 1")
    assert plain(tables.big_blind_now("1")) == "Big blind now, table 1"


def test_history_backups_and_papers() -> None:
    assert history.redo_first() == "This action is undone. Redo it first."
    assert history.not_corrected().startswith("This action cannot be corrected. Undo it")
    assert backups.not_started() == "not started"
    assert backups.none_of_demo() == "Demo nights are not backed up."
    assert backups.none_of_read_only() == "This tournament is read-only, so it is not backed up."
    assert backups.mark_of(Path("Thursday.riffle"), "17.30") == "Thursday (as of 17.30)"
    assert backups.place_title(Path("/home"), own=True) == "This computer"
    assert paper.printed_again("Seating, by name", "Office") == "Sent to Office again: Seating, by name."


def test_rulebooks() -> None:
    book = shelf.shipped()["svepof-2006"]
    assert rulebook.about(book, None, 0, played=True) == "Used tonight."
    assert rulebook.about(book, book, 2, played=False) == (
        f"Not used tonight. Based on {book.title}; 2 rules differ."
    )
    assert rulebook.holds(book, "balance.who").startswith("The player who can keep")
    assert rulebook.where(book, "breaking.wait") == "house rule"
    assert rulebook.kept("entering.late", book, played=True) == (
        f"Entering after the start: changed in {book.title} and in force now."
    )
    wrong = BadRulebook("sunday.toml", 9, "entering.late.value", Fault.WORD, "forbidden", "until_level")
    assert rulebook.faults([wrong, wrong]).splitlines()[:2] == [
        "2 house rulebooks cannot be used; the others can.",
        "sunday.toml, line 9: entering.late.value must be one of forbidden, until_level.",
    ]


def test_the_conduct_report() -> None:
    night = seated(count=5).run(f"{SHEET}rulebook svepof-2006\nstart")
    night.run('penalty 1.1 warning for "late"\npenalty 1.1 minutes 40 for "cards"\ndisqualify 1.2 for "muck"')
    warned, forty, out = conduct_rows(night.state)
    name, other = warned.name, out.name
    assert paper_conduct.headline(warned) == f"{name}: a warning"
    assert paper_conduct.headline(forty) == f"{name}: sits out 40 minutes"
    assert paper_conduct.headline(out) == f"{other}: disqualification"
    assert paper_conduct.board(forty) == "not reported yet"
    assert ("Chips", "not counted") in paper_conduct.parts(out, night.state, night.zone)
    assert ("Refund", "nothing") in paper_conduct.parts(out, night.state, night.zone)
    assert ("Seat", "table 1 seat 1") in paper_conduct.fields(forty, night.state, night.zone)
    assert paper_conduct.board_span(out, 2, 2) == f"No. {out.action}, report 2 of 2"
    assert paper_conduct.owed_rule(night.state) == (
        "A single penalty of more than 20 minutes, or a disqualification, is reported to the board"
        " · SvePoF 2006 §1"
    )
    night.run("call clock 1.3").wait(1).run("clock call acted\ncall clock 1.3").wait(2).do("clock call dead")
    (row,) = called_clocks(night.state)
    assert paper_conduct.called(row, night.zone)[2] == "19:00 acted in time · 19:01 hand dead"


def test_slips_and_sheets() -> None:
    night = seated(count=5).run(f"{SHEET}rulebook svepof-2006\nopen table 2\nabsent 1.2\nstart")
    night.run('penalty 1.1 minutes 10 for "phone"').wait(4)
    (sheet,) = (x for x in table_sheets(night.state, night.ms) if x.out)
    (line,) = sheet.out
    assert paper_tables.out_said(line) == f"Seat 1, {line.name}: sits out 10 minutes"
    assert paper_tables.out_left(line, night.ms, night.zone) == "6 min left at 19:04 · back about 19:10"
    served = replace(line, over=True)
    assert paper_tables.out_said(served) == f"Seat 1, {line.name}: 10 minutes served, may return"
    assert paper_tables.state(replace(sheet, state=("halted",))) == (
        "Stopped: no new hand until the floor says so.",
    )
    assert paper_tables.rule(night.state, hands=False) == (
        "No cards are dealt to the seat. Blinds and antes are taken from the stack · SvePoF 2006 §1.3"
    )
    assert paper.played_by(night.state) == (
        "Rulebook: Swedish Poker Federation, tournament rules 1.2 (2006)."
    )
    assert paper.reported(night.state) == (
        "Departures from the rules are reported, with the reasons · SvePoF 2006 §1"
    )
    order = break_sheet(night.state)
    assert paper.break_rule(order) == "The table with the highest number breaks first · SvePoF 2006 §8.1"
    assert paper.break_announced(order, night.zone) == "Not announced yet."
    assert paper.break_announced(replace(order, decided=night.ms), night.zone) == (
        "Set at 19:04, not announced yet."
    )
    assert paper.break_announced(replace(order, announced=night.ms), night.zone) == "Announced at 19:04."
    night.do("break order 1")
    said = paper.break_rule(break_sheet(night.state))
    assert said.startswith("The director has set table 1 first.")
    done = night.do('move 1.2 to 2.3 override "so"').action
    (slip,) = slip_rows(night.director, done.id)
    assert paper.slip_bold(slip) == "Absent: the staff carries the chips."
    assert paper.slip_bold(replace(slip, staff=False)) == "The player is absent."
    assert paper.slip_bold(replace(slip, absent=False, hands_left=3)) == "Sits out a penalty: 3 hands left."
    assert paper.slip_bold(replace(slip, absent=False, ms_left=6 * MINUTE)) == (
        "Sits out a penalty: 6 min left."
    )
    assert paper_night.still_in(2) == "2 players are still in."
    assert paper_night.bought_text(night.state) == "5 players"
    night.run("edit row 3 remove 25\nchips 25 100")
    said = paper_chips.rule(night.state, 25, night.ms)
    assert "Their total in new chips, rounded up." in said
    assert paper_chips.kind(raced=False) == "CHIP RACE"
    assert paper_pack.steps(frozenset({"structure"}), running=False)[0].startswith("The clock is paused:")
