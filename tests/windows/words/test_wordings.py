"""The wordings of plain facts: English stands here, and tests of the windows compare the facts."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest

from core.clock.clock import Gap
from core.keeping.salvage import Damage
from core.say.acts import Disqualify, Penalise
from core.say.command_line import start
from core.tournament.settings import Currency
from gui.looks.asked import title_of
from gui.words import (
    backups,
    chips,
    commands,
    console,
    files,
    guide,
    history,
    nights,
    paper,
    paper_chips,
    paper_conduct,
    paper_night,
    paper_pack,
    people,
    report,
    rulebook,
    screen,
    sounds,
    structure,
    tables,
)
from gui.words import files as files_words
from gui.words import floor as floor_words
from gui.words import screen as screen_words
from tests.windows.conftest import EVENING, HALL

KR = Currency("kr")
LAST_OF_SUMMER = int(datetime(2026, 10, 25, 0, 50, tzinfo=UTC).timestamp()) * 1000
"""02:50 in the hall, for the first time."""

BACKUPS = [
    (backups.as_it_was(EVENING, HALL), "As of 19 Nov 2026, 17:30"),
    (backups.damaged(Damage(15, "changed")), "damaged from action 15 on"),
    (
        backups.damaged_whole(Damage(1, "changed")),
        "This backup is damaged and nothing in it can be verified. Choose another.",
    ),
    (
        backups.damaged_whole(Damage(15, "changed")),
        (
            "This backup is damaged from action 15 on. What came before is intact and shown "
            "here; restoring keeps that part."
        ),
    ),
    (
        backups.goes_to(Path("Documents") / "b.riffle", None),
        "Restoring creates a new file, b.riffle, in Documents.",
    ),
    (
        backups.goes_to(Path("b.riffle"), Path("a.riffle")),
        "Restoring creates a new file, b.riffle. a.riffle is not changed.",
    ),
    (backups.kept_in(["stick", "own"], "stick", ""), "This backup is kept at 2 places: stick and own."),
    (
        backups.kept_in(["stick", "own"], "stick", "own"),
        (
            "This backup is kept at 2 places: stick and own. The backup in stick is damaged; "
            "this one is from own."
        ),
    ),
    (backups.left(5, 6), "5 of 6"),
    (backups.left(6, 6), "6 of 6"),
    (
        backups.none(Path("own"), chosen=False),
        (
            "No backups yet. Riffle makes one when a tournament is opened, when its clock "
            "starts, at each new level, every quarter of an hour while no level runs, and at "
            "its end. Location: Riffle's own folder on this PC."
        ),
    ),
    (
        backups.none(Path("stick"), chosen=True),
        (
            "No backups yet. Riffle makes one when a tournament is opened, when its clock "
            "starts, at each new level, every quarter of an hour while no level runs, and at "
            "its end. Location: stick."
        ),
    ),
    (backups.none_there(Path("pictures")), "No Riffle backups in pictures."),
    (
        backups.not_there(Path("Documents") / "a.riffle"),
        "It is in Documents: the tournament's own folder is read-only.",
    ),
    (
        backups.restored(Path("b.riffle"), EVENING, HALL, None),
        "This is b.riffle, restored as of 19 Nov 2026, 17:30.",
    ),
    (
        backups.restored(Path("b.riffle"), EVENING, HALL, Path("a.riffle")),
        "This is b.riffle, restored as of 19 Nov 2026, 17:30. a.riffle was not changed.",
    ),
    (backups.unreadable(), "cannot be read"),
]

CHIPS = [
    (chips.by_whom(True, False), "Cards as entered"),
    (chips.cards_dealt([1, 2, 3]), "cards 1 to 3"),
    (chips.cards_dealt([1, 2]), "cards 1 to 2"),
    (chips.cards_dealt([4, 5]), "cards 4 to 5"),
    (chips.cards_so_far(0, 3), "0 of 3 cards"),
    (chips.chips_said(1, 100), "1 × 100"),
    (chips.chips_said(9, 100), "9 × 100"),
    (chips.chips_said(9, 25), "9 × 25"),
    (chips.had_none(25), "Nobody had odd 25s."),
    (
        chips.other(
            (
                (
                    "disqualified",
                    -7350,
                ),
            )
        ),
        "Stack of a disqualified player −7,350",
    ),
    (
        chips.other(
            (
                (
                    "forfeited",
                    -500,
                ),
            )
        ),
        "Forfeited chips −500",
    ),
    (
        chips.values(
            (
                25,
                100,
                500,
                1000,
                5000,
            )
        ),
        "25 100 500 1000 5000",
    ),
]

COMMANDS = [
    (
        commands.not_understood("elimnate Holm", "eliminate"),
        (
            "I don’t understand “elimnate Holm”. Type a seat (4.5), a name or an action. Did "
            "you mean “eliminate”?"
        ),
    ),
    (commands.not_understood("xyz"), "I don’t understand “xyz”. Type a seat (4.5), a name or an action."),
    (commands.out("Anna Ek"), "Anna Ek out"),
    (commands.out("Carl Nyberg"), "Carl Nyberg out"),
    (commands.out("David Holm"), "David Holm out"),
    (commands.out("Erik Lind"), "Erik Lind out"),
    (commands.vacant("empty", "2.5"), "Seat 2.5 is empty."),
    (commands.out_at_tables(["A", "B"], [], KR), "A and B out: they sit at different tables."),
    (
        commands.out_at_tables(["A", "B"], [commands.Place(("A", "B"), "10th–11th", (0, 0))], KR),
        "A and B out in one hand at different tables: they share 10th–11th.",
    ),
    (
        commands.out_at_tables(["A", "B"], [commands.Place(("A", "B"), "10th–11th", (460, 460))], KR),
        "A and B out in one hand at different tables: they share 10th–11th, 460 kr each.",
    ),
    (
        commands.out_at_tables(["A", "B"], [commands.Place(("A", "B"), "10th–11th", (461, 460))], KR),
        "A and B out in one hand at different tables: they share 10th–11th, 921 kr together.",
    ),
    (
        commands.out_at_tables(
            ["A", "B"],
            [commands.Place(("B",), "10th", (460,)), commands.Place(("A",), "11th", (0,))],
            KR,
        ),
        "A and B out in one hand at different tables: B 10th, 460 kr · A 11th.",
    ),
    (commands.which_seat("2", ""), "Table 2: which seat? Type it like 2.4."),
]

CONSOLE = [
    (
        console.beat_failed(),
        ("The file is not responding. Riffle goes on; your next action shows whether it is saved."),
    ),
    (
        console.copy_unanswered("Thursday"),
        "The disk is not responding: the copy of Thursday is not saved. Close again to give it up.",
    ),
    (
        console.library_waits(),
        "Another program is using library.db, or its disk is slow. The tournament is saved; players, "
        "templates and choices are saved as soon as it is free.",
    ),
    (console.library_written(), "library.db is free again: players, templates and choices are saved."),
    (
        console.library_leaving(),
        "Waiting for library.db: Riffle closes as soon as it is free.",
    ),
    (
        console.library_unwritten(),
        "library.db is not free: the last players, templates or choices are not saved. Close again to give "
        "them up.",
    ),
    (console.break_at("18:10", (25,), ""), "18:10 break · colour up 25s"),
    (console.break_at("18:40", (25,), ""), "18:40 break · colour up 25s"),
    (tables.floor_line(2, 1, ["2", "1"]), "2 tables · 1 free seat · break order 2, 1"),
    (tables.floor_line(40, 0, ["2", "1"]), "40 tables · 0 free seats"),
    (console.choose_action(), "Select an action in the list first."),
    (console.field_then(0, 0, 0), "0 of 0 in."),
    (console.field_then(5, 6, 60000), "5 of 6 in, average 12,000."),
    (console.field_then(6, 6, 60000), "6 of 6 in, average 10,000."),
    (
        console.gap_question(Gap(EVENING, EVENING + 300_000), HALL),
        "Riffle was away from 17:30 to 17:35 while the clock ran.",
    ),
    (
        console.gap_question(Gap(EVENING, EVENING + 70 * 3_600_000), HALL),
        ("Riffle was away for 70 h, from 19 Nov 2026, 17:30 to 22 Nov 2026, 15:30, while the clock ran."),
    ),
    (
        console.gap_question(Gap(EVENING, EVENING), HALL),
        (
            "This PC's time was set back while Riffle was closed, so the time away is unknown. The clock "
            "goes on from where it stopped."
        ),
    ),
    (
        # over the hour that comes twice
        console.gap_question(Gap(LAST_OF_SUMMER, LAST_OF_SUMMER + 40 * 60_000), HALL),
        "Riffle was away for 40 min, from 02:50 to 02:30, while the clock ran.",
    ),
    (console.go_back_to(Gap(EVENING, EVENING + 300_000), HALL), "Go back to 17:30"),
    (
        console.go_back_to(Gap(EVENING, EVENING + 70 * 3_600_000), HALL),
        "Go back to 19 Nov 2026, 17:30",
    ),
    (console.hall_closes("01:00"), "venue closes 01:00"),
    (console.late_until("17:50", False), "17:50 late registration closes"),
    (
        console.library_recovered("library.db.broken-1"),
        (
            "The player list could not be read, so Riffle started a new one. The old one is "
            "kept as library.db.broken-1."
        ),
    ),
    (console.nobody_seated(), "Nobody is seated yet. Draw seats first, then print the list."),
    (console.pause_first(), "The clock is running. Pause it first."),
    (
        console.something_wrong("report.txt"),
        (
            "Something went wrong in Riffle. Everything saved is safe and the tournament goes"
            " on. If your last action is not in History, do it again. A report without names "
            "is in report.txt."
        ),
    ),
    (console.start_empty(0, 0), "Nobody is registered. Start the clock anyway?"),
    (console.start_empty(4, 3), "3 players have no seat yet. Start the clock anyway?"),
    (console.start_empty(3, 3), "3 players are in and none has a seat. Start the clock anyway?"),
    (console.tables_line(9, 1, 1, ["1"]), "9 players · 1 free seat"),
    (console.tables_line(1, 2, 2, ["2", "1"]), "1 player · 2 free seats · break order 2, 1"),
    (console.tables_line(50, 22, 7, [*"7654321"]), "50 players · 22 free seats · 7 tables"),
    (console.tables_line(16, 0, 4, []), "16 players · 0 free seats · 4 tables"),
    (console.time_changed(900000), "This PC's time was set forward by 15 min. The clock goes on as it was."),
    (console.written("copy.riffle"), "Saved to copy.riffle."),
]

FILES = [
    (
        files.damage(Damage(1, "changed")),
        (
            "Nothing in this file can be verified: the stored content does not match its "
            "seal. It is not changed. Restore a backup."
        ),
    ),
    (
        files.damage(Damage(17, "newer"), "17:30"),
        (
            "This file was saved by a newer version of Riffle. It is shown up to 17:30 and "
            "not changed. Install that version to continue."
        ),
    ),
    (
        files.damage(Damage(20, "changed"), "17:33"),
        (
            "This file is damaged: the stored content does not match its seal. It is shown up"
            " to 17:33 and not changed. Repair a copy to continue from there, or restore a "
            "backup from the menu: it may have more."
        ),
    ),
]

FLOOR_DIALOGS = [
    (floor_words.dealt_so_far(8000, 9000), "8,000 of 9,000 dealt out"),
    (floor_words.dealt_so_far(9000, 9000), "9,000 dealt out: all"),
    (title_of(Disqualify, "Bo Sund"), "Disqualify Bo Sund"),
    (title_of(Penalise, "Bo Sund"), "Penalty for Bo Sund"),
    (floor_words.step_choice("minutes 10", "next"), "10 minutes (next step)"),
    (floor_words.step_choice("minutes 20", "harder"), "20 minutes (harsher)"),
    (floor_words.step_choice("warning", "next"), "A warning (next step)"),
]

FLOOR_PAGE = [
    (floor_words.call_line("", 0, 0, 1), "time is up"),
    (floor_words.call_line("", 0, 10, 1), "10 counted down"),
    (floor_words.call_line("", 60, 10, 1), "60 s to act, then 10 counted down"),
    (floor_words.chips_gone(8500, dealt=False), "8,500 out of play"),
    (floor_words.come_back_tail(), "may return"),
    (floor_words.hand_title(1), "Hand-for-hand · hand 1"),
    (floor_words.hand_title(2), "Hand-for-hand · hand 2"),
    (floor_words.nth_call(2), "2nd call on this player tonight"),
    (floor_words.of_hands(1, 3), "1 of 3 sat out"),
    (floor_words.result("acted"), "acted in time"),
    (floor_words.sit_out(1, "Bo Sund", "17:40"), "1 sits out · next back 17:40, Bo Sund"),
]

GUIDE = [
    (
        guide.cannot_make("a", "Not a directory"),
        "The folder a cannot be created: Not a directory. Choose another.",
    ),
    (
        guide.exists("Cup.riffle"),
        "Cup.riffle already exists and was not changed. Choose another name or folder.",
    ),
    (guide.kept("Cup.riffle"), "The tournament is saved in Cup.riffle."),
    (guide.needs_name(), "Give the tournament a name first."),
    (guide.what_now(), "Register everybody here. Then carry out the duty that draws their seats."),
]

HISTORY = [
    (history.correct_entry("Anna Ek"), "Correct the entry of Anna Ek…"),
    (history.edit_player("Anna Ek"), "Edit Anna Ek…"),
    (history.elsewhere("Anna Ek"), "Move Anna Ek…"),
]

NIGHTS = [
    (nights.of("Side event", "Saved."), "Side event: Saved."),
    (nights.open_already("Thursday 200"), "Thursday 200 is already open."),
    (
        nights.quit_question(),
        (
            "Their clocks go on while Riffle is closed. When you open these tournaments "
            "again after more than a minute, Riffle asks about the time between."
        ),
    ),
    (nights.quit_title(["Thursday 200", "Side event"]), "Thursday 200 and Side event are running"),
    (nights.quit_title(["Thursday 200"]), "Thursday 200 is running"),
    (nights.screen_still("Side event"), "The room screen still shows Side event."),
]

PAPER = [
    (
        paper.no_printer_chosen(),
        "Slips not printed: no printer chosen. Choose one under Print › Choose printer.",
    ),
    (paper.no_printer_here(), "No printer is set up on this PC"),
    (paper.no_slips(), "Nobody has moved yet."),
    (paper.not_noted("Bar"), "The slip was sent to Bar, but the log could not be saved."),
    (paper.nothing_printed(), "Nothing printed since this tournament was opened."),
    (paper.print_by_itself(), "Print slips when players move"),
    (
        paper.printer_failed("Bar"),
        ("Slip not printed: no response from Bar. Is it on? Try again under Print › Slips of the last move."),
    ),
    (
        paper.printer_gone("Gone"),
        ("Slip not printed: printer Gone not found. Choose another under Print › Choose printer."),
    ),
    (paper.slips_printed(1, "Office"), "1 slip sent to Office."),
    (paper.title("dealer_sheets"), "Dealers' chip-race sheets"),
    (paper.no_tables(), "No tables yet."),
    (paper.again(""), "Print again"),
    (paper.again("Results"), "Print again: Results"),
    (paper_night.no_cards(), "Nobody is seated yet. Draw seats first."),
    (paper_night.no_levels(), "No levels yet."),
    (paper_night.no_prizes(), "No prizes yet."),
    (paper_night.no_results(), "Nobody is out yet."),
    (paper_night.no_redraw(), "No redraw yet."),
    (paper_chips.nothing_to_race(), "No chips to race."),
    (paper.title("table_sheets"), "Table sheets"),
    (paper.title("seat_cards"), "Seat cards"),
    (paper.title("structure_small"), "Structure, small"),
    (paper.title("payouts"), "Prizes"),
    (paper.title("payout_slips"), "Payout slips"),
    (paper.title("results"), "Results"),
    (paper.title("redraw"), "Redraw list"),
    (paper.title("pack"), "Paper pack"),
    (paper.title("conduct"), "Conduct report"),
    (paper.title("break_order"), "Break order"),
    (paper.title("absent"), "Absent players"),
    (paper.title("alternates"), "Alternates"),
    (paper.title("rulings"), "Rulings report"),
    (paper.title("seating_by_name"), "Seating list by name"),
    (paper.title("seating_by_table"), "Seating list by table"),
    (paper.title("slips"), "Slips of the last move"),
    (paper.title("structure"), "Structure for the wall"),
    (paper.waiting_text(2), "2 players waiting"),
]

PAPER_CHIPS = [
    (paper_chips.becomes(25, 100), "25 → 100"),
    (paper_chips.kind(True), "CHIP RACE, RESULT"),
    (paper_chips.no_odd(25), "This table had no odd 25s."),
    (paper_chips.which(1, 2), "Sheet 1 of 2"),
    (paper_chips.which(2, 2), "Sheet 2 of 2"),
]

PAPER_CONDUCT = [
    (paper_conduct.heading(), "Report to the disciplinary board"),
    (paper_conduct.nobody(), "Nobody was penalised or disqualified."),
    (paper_conduct.note(1, 0), "1 ruling on conduct"),
    (paper_conduct.note(4, 1), "4 rulings on conduct · 1 to be reported"),
    (paper_conduct.note(4, 2), "4 rulings on conduct · 2 to be reported"),
]

PAPER_NIGHT = [
    (paper_night.pool_text(1800, KR), "Prize pool 1,800 kr"),
    (paper_night.redraw_title(False), "New seats, by name"),
    (paper_night.redraw_title(True), "Final table, by name"),
    (paper_night.still_in(6), "6 players are still in."),
]

PAPER_PACK = [
    (paper_pack.nobody(), "Nobody has entered yet."),
]

PLAYERS = [
    (people.bust_places(22, 24), "Out in 22nd–24th"),
    (people.check_in_do(2, 1), "Register 2 · 1 is here"),
    (people.checked_in(3), "3 players checked in."),
    (people.each_done(3, 3, []), "Done for 3 of 3."),
    (people.nobody_found("hans"), "No suitable player is called “hans”."),
    (people.chosen([]), "Select a player"),
    (people.chosen(["Anna Ek"]), "Anna Ek"),
    (people.chosen(["Anna Ek", "Bo Sund"]), "2 players"),
    (people.paste_count(2, 0, 0), "2 will be registered"),
    (people.paste_count(25, 1, 2), "25 will be registered · 1 is in already · 2 are refused"),
    (people.paste_count(600, 0, 0), "600 will be registered"),
    (people.paste_done(25), "25 players registered."),
    (people.summary(24, 24, "4,800 kr"), "24 entries · 24 in · 4,800 kr taken"),
    (people.time_wrong(), "This is not a time. Type it like 20:14."),
]

REPAIR = [
    (files_words.backup_may(), "A backup may have more: see Restore backup."),
    (
        files_words.head("Thursday 200.riffle", "Thursday 200 (repaired).riffle", 19, 22),
        [
            ("Thursday 200.riffle was damaged. 19 of the 22 actions are in Thursday 200 (repaired).riffle."),
            (
                "The others are below. Enter them again in this order, one line at a time, in "
                "the command bar, each with its time."
            ),
            (
                "A draw gives different seats if repeated. Skip it and seat the players as the "
                "line below it says, or as they sit."
            ),
        ],
    ),
    (
        files_words.how_to_repair("a.riffle"),
        f'To save the good part into a new file: {start()} repair "a.riffle"',
    ),
    (
        files_words.listed(Path("Thursday 200 (repaired), to enter again.txt"), 1),
        (
            "1 other action could be read. It is in Thursday 200 (repaired), to enter "
            "again.txt: read it and enter it again."
        ),
    ),
    (
        files_words.listed(Path("Thursday 200 (repaired), to enter again.txt"), 3),
        (
            "3 other actions could be read. They are in Thursday 200 (repaired), to enter "
            "again.txt: read them and enter them again."
        ),
    ),
    (files_words.left_out("pause"), "Left out: pause"),
    (files_words.lost((3, 7, 8, 9)), "Lost: actions 3, 7 to 9."),
    (files_words.may_find("It is damaged."), "It is damaged. “Repair a copy” recovers what is left."),
    (
        files_words.none_saved(),
        "The first action cannot be verified, and all others rest on it: no new file can be made.",
    ),
    (files_words.not_trusted(20), "20: damaged, check it"),
    (
        files_words.nothing_wrong("Thursday 200.riffle", 22),
        "Thursday 200.riffle is fine: its 22 actions are intact. No new file was made.",
    ),
    (files_words.repairing(Path("Thursday 200.riffle")), "Repairing a copy of Thursday 200.riffle…"),
    (
        files_words.saved(Path("Thursday 200 (repaired).riffle"), 19, 22),
        "19 of 22 actions are saved in Thursday 200 (repaired).riffle.",
    ),
    (
        files_words.saved(Path("Thursday 200 (repaired).riffle"), 22, 22),
        "All its 22 actions are saved in Thursday 200 (repaired).riffle.",
    ),
    (files_words.untouched("Thursday 200.riffle"), "Thursday 200.riffle was not changed."),
]

REPORT = [
    (report.log_whole(20), "20 actions, seals and content verified."),
    (report.log_whole(22), "22 actions, seals and content verified."),
    (report.nothing_saved(), "Nothing was saved."),
]

RULEBOOK = [
    (rulebook.as_played("The Friday game"), "Tonight's version: The Friday game"),
    (
        rulebook.by_the_method("player_dealt"),
        "Set by the method “Player-dealt”. Choose another method to change it.",
    ),
    (rulebook.imported("The Friday game"), "The Friday game added to the house rulebooks."),
    (rulebook.made("The Friday game"), "The Friday game is saved. Select a rule to edit it."),
    (rulebook.of_house("The Friday game"), "The Friday game · house variant"),
    (rulebook.tonight("The Friday game"), "Tonight: The Friday game"),
]

SCENES = [
    (screen_words.each("100 kr"), "100 kr each"),
    (screen_words.looks_so(), "The room screen looks like this from now on, at every tournament."),
    (
        screen_words.looks_so_tonight(),
        "The room screen looks like this tonight. It could not be saved for other nights.",
    ),
]

SCREEN = [
    (screen.after_level((100,), 2), "100s after level 2"),
    (
        screen.break_in(
            (
                25,
                100,
            )
        ),
        "Break in · 25s and 100s colour up",
    ),
    (screen.break_in((25,)), "Break in · 25s colour up"),
    (screen.call_told("Anna Ek", "60", "table 1 seat 1", 0), ("Clock on Anna Ek", "60 s · table 1 seat 1")),
    (
        screen.call_told("Anna Ek", "Time is up", "table 1 seat 1", 1),
        ("Clock on Anna Ek", "Time is up · table 1 seat 1 · and 1 more"),
    ),
    (screen.cards_in_the_air("18:00"), "Play begins 18:00"),
    (screen.clocks_called(3), "3 clocks called"),
    (
        screen.colour_up(
            (
                25,
                100,
            )
        ),
        "25s and 100s colour up",
    ),
    (screen.colour_up((25,)), "25s colour up"),
    (screen.colour_up_now(), "Now · stay at your table"),
    (screen.colour_up_told(500), ("500s colour up", "each table when the floor comes to it")),
    (screen.final_table("1"), "Final table: table 1"),
    (screen.first_and_places(2), "First prize · 2 paid"),
    (screen.from_seat("1", "3"), "from table 1 seat 3"),
    (screen.hand_by_hand(1), "Hand-for-hand · hand 1"),
    (screen.hand_by_hand(2), "Hand-for-hand · hand 2"),
    (screen.hand_by_hand_over(True), "All players left are paid"),
    (screen.hands_played("Level 1"), "Level 1 · hands played"),
    (screen.name_and_seat(), "name and seat"),
    (screen.next_hand_at("2"), "Table 2: new player next hand"),
    (screen.nobody_moved(), "Nobody has moved yet"),
    (screen.off_the_level(2), "Each hand takes 2 minutes off the level"),
    (screen.play_resumes("17:50"), "Play resumes 17:50"),
    (screen.redraws((2,), (9,), first_days=False), ("Redraw of all seats", "at 2 tables and at 9 players")),
    (screen.seat_legend("2", "9"), "2.9 is table 2 seat 9"),
    (screen.starts_at_in("18:00"), "Starts 18:00 · in"),
    (screen.still_to_race(25), "Still to race the 25s"),
    (screen.still_to_race(500), "Still to race the 500s"),
    (screen.stop_dealing(["2", "4"]), "Tables 2 and 4: stop dealing"),
    (screen.stop_dealing(["2"]), "Table 2: stop dealing"),
    (screen.stop_dealing(["4"]), "Table 4: stop dealing"),
    (screen.tables(["5", "6", "7", "8"], most=4), "Tables 5, 6, 7 and 8"),
    (screen.tables_broken(["2"]), "Table 2 breaks"),
    (screen.tables_broken(["3", "4"]), "Tables 3 and 4 break"),
    (screen.tables_broken(["3"]), "Table 3 breaks"),
    (screen.then_level(3), "Then level 3"),
    (screen.time_is_up(), "Time is up"),
    (screen.to_the_money(), "To the money"),
    (screen.until_called(), "Until the director calls you back"),
]

SCREEN_MENU = [
    (
        screen_words.other(["The Thursday of all Thursdays in November"]),
        "Room screen: The Thursday of all Thursdays in November",
    ),
    (screen_words.other(["Thursday 200"]), "Room screen: Thursday 200"),
]

SOUNDS = [
    (sounds.nothing_heard(), "No audio device found. Sounds are off."),
]

STRUCTURE = [
    (
        structure.closes(
            (
                "late",
                "rebuy",
            )
        ),
        "late registration, re-buys",
    ),
    (structure.now_hands_left(1), "now, 1 hand left"),
    (structure.now_hands_left(3), "now, 3 hands left"),
    (structure.closing_here(["late"]), "late registration closes"),
    (structure.closing_here(["late", "rebuy"]), "entries, re-buys close"),
    (structure.closing_here(["late", "reentry"]), "entries close"),
    (structure.closing_here(["reentry", "rebuy"]), "re-entries, re-buys close"),
    (structure.colours_up([25, 100]), "25s and 100s colour up"),
]

TABLES = [
    (tables.draw_count(1, 3, 3), "1 player · 3 seats at 3 tables"),
    (tables.draw_count(24, 27, 3), "24 players · 27 seats at 3 tables"),
    (tables.draw_count(25, 27, 3), "25 players · 27 seats at 3 tables"),
    (tables.drawn(24), "24 players drew their seats."),
    (tables.deed("close_table", "1"), "Close table 1"),
    (tables.no_number("x"), "“x” is not a number."),
    (tables.no_seat("77.1"), "No seat “77.1”. Type table and seat like 3.4."),
    (tables.no_seat_at("2", "12"), "Table 2 has no seat 12."),
    (tables.no_table("closed", "9"), "Table 9 is closed."),
    (tables.no_table("unknown", "9"), "There is no table 9."),
    (tables.unseated_title(1), "No seat yet · 1"),
]


@pytest.mark.parametrize(
    ("words", "english"),
    [
        *BACKUPS,
        *CHIPS,
        *COMMANDS,
        *CONSOLE,
        *FILES,
        *FLOOR_DIALOGS,
        *FLOOR_PAGE,
        *GUIDE,
        *HISTORY,
        *NIGHTS,
        *PAPER,
        *PAPER_CHIPS,
        *PAPER_CONDUCT,
        *PAPER_NIGHT,
        *PAPER_PACK,
        *PLAYERS,
        *REPAIR,
        *REPORT,
        *RULEBOOK,
        *SCENES,
        *SCREEN,
        *SCREEN_MENU,
        *SOUNDS,
        *STRUCTURE,
        *TABLES,
    ],
)
def test_the_facts_in_words(words: object, english: object) -> None:
    assert words == english
