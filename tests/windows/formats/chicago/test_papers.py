"""Chicago's papers and pictures of a real night: one job in table order, the cut, the rules sheet."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from datetime import tzinfo

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from core.clock.clock import read
from core.formats.chicago.duties import PlayOffDuty
from core.formats.chicago.parameters import AT_TABLE
from core.formats.duties import duties
from core.tournament.director import Director
from gui.formats.chicago import heats, papers, picture
from gui.formats.chicago.picture import Standings
from gui.formats.chicago.view import short_names
from gui.paper import documents
from gui.paper.ink import FontRuler
from gui.paper.paper import A4, LETTER, Document, Pack, Page, Text, lay_out
from gui.paper.preview import file_name
from gui.room import paint
from gui.room.board import Board
from gui.room.build import Moment, board
from gui.room.look import Head
from gui.theme import PROJECTED_DARK
from gui.words import paper_pack
from gui.words.numbers import tables_text
from gui.words.tr import PAPER
from tests.gallery.check_ink import of_page, of_picture, page_count
from tests.unit.formats.chicago.nights import field, heat, label, paper, play, protocol, tables, tied
from tests.unit.night import Night

SIZES = [(1280, 720), (1024, 768), (3840, 2160), (1920, 1080)]
Papers = Callable[[Director, int, tzinfo], Document]
AT_TABLE_KEYS = tuple(x.key for x in AT_TABLE)


def half(players: int = 16) -> Night:
    """A heat in which half of the tables have handed in a round."""
    night = field(players).run("draw heat number 3")
    for match in tables(night)[::2]:
        protocol(night, match)
    return night


def pages(doc: Document) -> list[Page]:
    found = list(lay_out(doc, A4, FontRuler()))
    laid = [page for paper in (A4, LETTER) for page in lay_out(doc, paper, FontRuler())]
    assert [x for page in laid for x in of_page(page)] == []
    return found


def said(found: list[Page], role: str) -> list[str]:
    return [x.text for page in found for x in page.items if isinstance(x, Text) and x.role == role]


def test_all_sheets_are_one_job_in_table_order(qapp: QApplication) -> None:
    night = half()
    labels = [label(night, x) for x in tables(night)]
    for make in (papers.score_sheets, papers.blank_sheets):
        found = pages(make(night.director, night.ms, night.zone))
        assert [x.rpartition(" ")[2] for x in said(found, "title")] == labels
    filled = pages(papers.score_sheets(night.director, night.ms, night.zone))
    assert "53" in said(filled[:1], "side")
    assert not any(said(filled[1:2], "points"))


def test_where_each_round_has_a_scorekeeper_the_sheet_names_none(qapp: QApplication) -> None:
    night = half(4)
    night.do('auditor 1 "P2"')
    match = tables(night)[0]
    labels = set[str]()
    for each_round, named in ((False, True), (True, False)):
        # as by a book in which a table names one for each round
        match.numbers = replace(match.numbers, auditor_each_round=each_round)
        found = pages(papers.score_sheets(night.director, night.ms, night.zone))
        assert ("P2" in said(found, "keeper")) == named
        labels.add(said(found, "label")[0])
    assert len(labels) == 2


def test_before_the_draw_there_is_one_blank_sheet(qapp: QApplication) -> None:
    night = field(8)
    assert len(pages(papers.blank_sheets(night.director, night.ms, night.zone))) == 1
    nothing = {x.key: x.nothing(night.state, night.ms) for x in papers.PAPERS}
    assert [key for key, why in nothing.items() if not why] == ["blank_sheets", "chicago_rules"]


@pytest.mark.parametrize("rounds", [1, 2])
def test_who_left_has_0_on_the_score_sheets_of_the_rounds_played_without(
    qapp: QApplication, rounds: int
) -> None:
    night = field(8).run("draw heat number 3")
    for done in range(rounds):
        if done:
            night.do("draw round 1")
        protocol(night, tables(night)[0])
    leaves = tables(night)[0].players[0]
    night.do(f'leave "{night.state.name(leaves)}"')
    play(night)
    assert rounds_without_points(night, papers.score_sheets, leaves) == 3 - rounds
    night.do("draw heat")
    assert rounds_without_points(night, papers.earlier_sheets, leaves) == 3 - rounds
    pages(papers.blank_sheets(night.director, night.ms, night.zone))


def rounds_without_points(night: Night, make: Papers, entry: int) -> int:
    """Return in how many rounds the match of the first table counts 0 for this entry."""
    page = pages(make(night.director, night.ms, night.zone))[0]
    said = [x for x in page.items if isinstance(x, Text)]
    at = next(x.baseline for x in reversed(said) if x.role == "name" and x.text == night.state.name(entry))
    return sum(x.text == "0" for x in said if x.role == "points" and x.baseline == at)


def test_lists_name_everybody_in_the_heat_and_in_the_order(qapp: QApplication) -> None:
    night = half()
    people = {night.state.name(e) for e in night.state.people.entries}
    found = pages(papers.heat_list(night.director, night.ms, night.zone))
    assert {*said(found, "name")} == people
    assert {*said(pages(papers.standings(night.director, night.ms, night.zone)), "name")} == people
    play(night)
    found = pages(papers.standings(night.director, night.ms, night.zone))
    advance = len([x for x in said(found, "goes") if x])
    assert advance == 2 * len(tables(night))
    assert len(said(pages(papers.final_list(night.director, night.ms, night.zone)), "text")) == len(people)


def test_the_results_say_how_far_each_came_and_not_who_was_out_when(qapp: QApplication) -> None:
    night = field(8).run("draw heat")
    play(night)
    night.do("draw heat")
    play(night)
    assert night.state.won
    order = pages(papers.final_list(night.director, night.ms, night.zone))
    found = pages(documents.results(night.director, night.ms, night.zone))
    reached = said(found, "reached")
    assert len(reached) == 8
    assert {*reached} <= {x.text for page in order for x in page.items if isinstance(x, Text)}
    assert [x.partition(" · ")[0] for x in reached] == ["Final"] * 4 + ["Heat 1"] * 4
    assert reached[0].endswith(" · 60"), "three rounds won"
    assert said(found, "out") == []


def test_namesakes_are_told_apart_at_their_table_on_lists_and_in_the_room(qapp: QApplication) -> None:
    night = field(2).run('register "Anna Ek" number "17"\nregister "Anna Ek" number "18"')
    night.do("draw heat number 3")
    match, named = tables(night)[0], {"P1", "P2", "Anna Ek 17", "Anna Ek 18"}
    assert {*short_names(night.state, match.players).values()} == {"P1", "P2", "A. Ek 17", "A. Ek 18"}
    protocol(night, match)
    for make in (papers.heat_list, papers.standings):
        assert {*said(pages(make(night.director, night.ms, night.zone)), "name")} == named
    own = shown(night).own
    assert isinstance(own, Standings)
    assert {x.name for table in own.tables for x in table.players} == named
    play(night)
    assert {*said(pages(papers.final_list(night.director, night.ms, night.zone)), "text")} == named


@pytest.mark.rule_id("3", "sm-chicago")
@pytest.mark.rule_id("4", "sm-chicago")
@pytest.mark.rule_id("6", "sm-chicago")
@pytest.mark.rule_id("12", "sm-chicago")
@pytest.mark.rule_id("13", "sm-chicago")
@pytest.mark.rule_id("16", "sm-chicago")
@pytest.mark.rule_id("17", "sm-chicago")
@pytest.mark.rule_id("29", "sm-chicago")
@pytest.mark.rule("sm-chicago", *AT_TABLE_KEYS)
def test_what_no_program_sees_to_stands_on_the_rules_sheet(qapp: QApplication) -> None:
    night = field(8)
    night.do("rulebook sm-chicago")
    found = pages(papers.rules_sheet(night.director, night.ms, night.zone))
    points, rules = said(found, "point"), " ".join(said(found, "rule"))
    assert {"3", "4", "6", "12", "13", "16", "17", "29"} <= {*points}
    book = night.state.rulebook
    clauses = {key: book.cite(key).rpartition(" ")[2] for key in AT_TABLE_KEYS}
    assert [*clauses.values()] == ["3", "4", "6", "12", "13", "16", "17", "29"]
    for key in AT_TABLE_KEYS:
        assert book.flag(key)
        assert book.summary(key, "en")[:30] in rules


def shown(night: Night) -> Board:
    return board(Moment(night.state, night.reading, night.ms, night.zone))


def test_the_room_sees_eight_tables_a_page_which_turn(qapp: QApplication) -> None:
    night = half(64)
    size, at = QSize(1920, 1080), shown(night)
    assert at.scene == "format"
    assert isinstance(at.own, Standings)
    assert (len(at.own.tables), page_count(size, at)) == (16, 2)
    assert of_picture(size, at) == []
    night.do("set pages 10")
    turned = {
        board(Moment(night.state, night.reading, night.ms + s * 10_000, night.zone)).page % 2 for s in (0, 1)
    }
    assert turned == {0, 1}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [3, 8, 11, 27])
def test_nothing_is_cut_on_any_screen(qapp: QApplication, size: tuple[int, int], players: int) -> None:
    at = shown(half(players))
    assert of_picture(QSize(*size), at) == []
    assert paint.compose(QSize(*size), at, PROJECTED_DARK)


def test_only_finished_rounds_count_in_the_room(qapp: QApplication) -> None:
    night = half()
    own = shown(night).own
    assert isinstance(own, Standings)
    told = [[x.points for x in table.players] for table in own.tables]
    assert [bool(x[0]) for x in told] == [True, False, True, False]
    play(night)
    own = shown(night).own
    assert isinstance(own, Standings)
    assert own.goes
    assert all(x.on for x in own.tables)


def test_a_tie_that_is_to_be_played_off_is_not_announced_as_decided(qapp: QApplication) -> None:
    """The first goes on, and three are equal for the second place."""
    night = field(8).run("draw heat")
    tied(night)
    own = shown(night).own
    assert isinstance(own, Standings)
    assert [x.on for x in own.tables] == [1, 1]
    (line, _) = heats.heat_lines(night.state, str)
    rows = heats.goes_lines(night.state, heat(night))
    firsts = [night.state.name(min(x.players)) for x in tables(night)]
    assert [x.who for x in rows] == firsts
    states, notes, over = {line.state, *(x.state for x in rows)}, [x.note for x in own.tables], own.rest
    for duty in [x for x in duties(night.state, night.ms) if isinstance(x, PlayOffDuty)]:
        given = " ".join(str(9 - i) for i in range(len(duty.entries)))
        night.do(f"play-off {' '.join(night.state.name(e) for e in duty.entries)} points {given}")
    own = shown(night).own
    assert isinstance(own, Standings)
    assert [x.on for x in own.tables] == [2, 2]
    assert not {x.note for x in own.tables} & {*notes}
    assert own.rest != over
    assert heats.heat_lines(night.state, str)[0].state not in states


def test_the_files_of_the_score_sheets_are_called_after_the_night_too(qapp: QApplication) -> None:
    night = field(8).run('set club "Norra"\nset title "SM"\ndraw heat number 3')
    play(night)
    night.do("draw heat")
    sheets = papers.score_sheets, papers.blank_sheets, papers.earlier_sheets
    for make in (papers.standings, *sheets):
        assert "SM" in file_name(make(night.director, night.ms, night.zone)).split(" - ")[1]


def packed(night: Night) -> Pack:
    made = dict(documents.DOCUMENTS)["pack"](night.director, night.ms, night.zone)
    assert isinstance(made, Pack)
    return made


def test_the_paper_pack_holds_the_running_heat(qapp: QApplication) -> None:
    """The pack has seats, standings, score sheets, and empty sheets for the next heat."""
    night = half()
    night.do("open table 9 seats 4")
    parts = packed(night).parts
    same = (papers.heat_list, papers.standings, papers.score_sheets, papers.spare_sheets)
    with PAPER.speaking():
        wanted = [make(night.director, night.ms, night.zone).title for make in same]
    assert [x.title for x in parts[1:]] == wanted
    assert len(said(pages(parts[3]), "title")) == len(tables(night))
    assert len(said(pages(parts[4]), "title")) == 2, "eight go on"
    assert packed(night).note == tables_text(4)


@pytest.mark.parametrize("drawn", [False, True])
def test_the_paper_pack_of_chicago_has_nothing_of_holdem(qapp: QApplication, *, drawn: bool) -> None:
    night = half() if drawn else field(8)
    found = pages(packed(night))
    words = {x.text for page in found for x in page.items if isinstance(x, Text)}
    with PAPER.speaking():
        reading = read(night.state.clock.levels, night.state.clock.position, night.ms)
        house = paper_pack.figures(night.state, reading, night.ms, night.zone)
        steps = paper_pack.steps(frozenset(("break_order", "races")), running=False)
    assert {label for label, _ in house[:-1]} & words <= {"Players"}
    assert not [x for x in words for step in steps if len(x) > 20 and x in step]
    assert not [x for x in words if "blind" in x.casefold()]


def test_the_papers_of_the_finals_need_no_more_score_sheets(qapp: QApplication) -> None:
    night = field(8).run("draw heat number 3")
    play(night)
    night.do("draw heat")
    titles = [x.title for x in packed(night).parts]
    assert papers.spare_sheets(night.director, night.ms, night.zone).title not in titles
    assert papers.score_sheets(night.director, night.ms, night.zone).title in titles


def test_the_room_shows_the_seats_that_were_just_drawn(qapp: QApplication) -> None:
    """After the new seats by name, until the tables have written something."""
    night = half()
    first, *_ = tables(night)
    night.do(f"draw round {label(night, first)}")
    night.wait(2)
    first, *_ = tables(night)
    own = shown(night).own
    assert isinstance(own, Standings)
    seats = {(x.seat, x.name) for x in own.tables[0].players}
    assert seats == {(str(c), night.state.name(e)) for c, e in first.sheet.seats.items()}
    night.do("points 1.1 pair")
    own = shown(night).own
    assert isinstance(own, Standings)
    assert not any(x.seat for x in own.tables[0].players)
    play(night)
    night.run("draw heat number 5").wait(2)
    own = shown(night).own
    assert isinstance(own, Standings)
    assert [label(night, x) in y.note for x, y in zip(tables(night), own.tables, strict=True)] == [True] * 2


def test_the_header_has_heat_and_round_and_the_tables_that_are_done() -> None:
    night = half()
    head = picture.head(night.state, night.reading, night.ms, night.zone)
    assert isinstance(head, Head)
    assert (head.clock, head.large.endswith("1")) == ("2 / 4", True)
    assert next(x[1:] for x in head.stats) == ("2", " / 12"), "four tables, three rounds each"
    first = label(night, tables(night)[1])
    night.do(f'draw round {first} override "they did not wait"')
    head = picture.head(night.state, night.reading, night.ms, night.zone)
    assert next(x[1:] for x in head.stats) == ("2", " / 12")


def test_header_and_room_tell_when_the_next_heat_begins() -> None:
    night = half(32)
    night.do("stage 2 at 23:30")
    head = picture.head(night.state, night.reading, night.ms, night.zone)
    assert head.stats[-1][1] == "23:30"
    own = shown(night).own
    assert isinstance(own, Standings)
    assert own.to.endswith("23:30")


def test_sheets_of_earlier_heats_stay_printable(qapp: QApplication) -> None:
    night = half()
    nothing = next(x for x in papers.PAPERS if x.key == "earlier_sheets").nothing(night.state, night.ms)
    assert nothing
    assert said(pages(papers.earlier_sheets(night.director, night.ms, night.zone)), "nobody") == [nothing]
    play(night)
    labels = [label(night, x) for x in tables(night)]
    night.run("draw heat number 5")
    found = pages(papers.earlier_sheets(night.director, night.ms, night.zone))
    assert [x.rpartition(" ")[2] for x in said(found, "title")] == labels


def test_the_time_of_a_round_is_in_the_room_and_no_level_begins(qapp: QApplication) -> None:
    night = half()
    night.do("round time 40")
    at = shown(night)
    assert isinstance(at.own, Standings)
    assert ("40:00" in at.own.corner, at.scene, at.ticker) == (True, "format", None)
    night.do("draw round 1")
    night.do("draw round 3")
    for match in tables(night):
        if not match.sheet.over and len(match.sheets) == 1:
            protocol(night, match)
            night.do(f"draw round {label(night, match)}")
    night.do("round time 30")
    assert (shown(night).scene != "level", shown(night).ticker) == (True, None)
    for line in ("", "pause"):
        night.run(line)
        at = board(Moment(night.state, night.reading, night.ms, night.zone), "format")
        assert isinstance(at.own, Standings)
        assert "30:00" in at.own.corner
        assert of_picture(QSize(1280, 720), at) == []


def test_the_clock_scene_has_the_round_and_its_tables(qapp: QApplication) -> None:
    night = half()
    found = board(Moment(night.state, night.reading, night.ms, night.zone), "clock")
    assert (found.scene, found.time_text) == ("clock", "2 / 4")
    assert found.blinds
    assert found.level_name
    assert found.side
    night.do("round time 40")
    found = board(Moment(night.state, night.reading, night.ms, night.zone), "clock")
    assert (found.scene, found.time_text) == ("clock", "40:00")
    assert found.progress == 0
    for size in SIZES:
        assert not of_picture(QSize(*size), found), size


def test_the_winner_is_shown_after_the_finals_in_turn_with_the_tables(qapp: QApplication) -> None:
    night = field(4).run("draw heat number 3")
    play(night)
    assert night.state.won
    scenes = [board(Moment(night.state, night.reading, night.ms, night.zone, page=n)).scene for n in range(3)]
    assert scenes == ["winner", "winner", "format"]
    rows = board(Moment(night.state, night.reading, night.ms, night.zone)).rows
    first = next(iter(night.state.game.standings(night.state.people))).entries[0]
    assert (rows[0].words, len(rows)) == (night.state.name(first), 4)


@pytest.mark.parametrize("timed", [False, True])
def test_the_lists_in_the_room_show_the_heat_and_no_blinds(qapp: QApplication, timed: bool) -> None:
    night = field(16).run("draw heat number 3" + timed * "\nround time 40")
    protocol(night, tables(night)[0])
    at = Moment(night.state, night.reading, night.ms, night.zone)
    heat = board(at, "clock").blinds
    assert heat
    for scene in ("moves", "seating", "prizes"):
        found = board(at, scene)
        told = [(name, value) for name, value, _ in found.foot]
        assert heat in " ".join((found.corner, *(value for _, value in told)))
        assert len(told) in (0, 2), "the time or the tables that are done, then the heat"


def test_no_dash_stands_for_a_clock() -> None:
    night = field(4)
    begun = [picture.head(night.state, night.reading, night.ms, night.zone)]
    night.do("stage 1 at 20:30")
    begun.append(picture.head(night.state, night.reading, night.ms, night.zone))
    assert [(x.clock, bool(x.counted)) for x in begun] == [("4", True), ("20:30", True)]
    night.do("draw heat")
    assert "–" not in picture.head(night.state, night.reading, night.ms, night.zone).clock


def test_who_advances_on_more_points_of_the_deals_is_said_with_both_figures(qapp: QApplication) -> None:
    night = field(4).run("stage 1 best 2 to next\ndraw heat")
    for number, (second, third) in enumerate(((40, 30), (28, 30), (25, 25)), 1):
        match = tables(night)[0]
        points = dict(zip(sorted(match.players), (53, second, third, 10), strict=True))
        night.do(paper(night, match, number, points))
        if number < 3:
            night.do("draw round 1")
    (line,) = heats.goes_lines(night.state, heat(night))
    assert {"93", "85"} <= {*re.findall(r"\d+", line.state)}
