"""Everything that Chicago's core says has words."""

from __future__ import annotations

import re
from collections.abc import Sequence
from fractions import Fraction

import pytest
from PySide6.QtWidgets import QApplication

from core.formats.chicago import acts, becauses, facts, reasons
from core.formats.chicago.deal import Also, Broken, Chicago, Declined, Made, Mark, Mistake, Scored, Trick
from core.formats.chicago.duties import ASKS, DrawHeatDuty, PlayOffDuty, SaidWithLessDuty
from core.formats.chicago.heat import Match
from core.formats.chicago.numbers import Hand, Numbers
from core.formats.chicago.round import Problem, begin
from core.formats.chicago.state import chicago
from core.formats.duties import duties
from core.paper.floor_lists import rulings
from core.rulebook import shelf
from core.say.acts import Act, PrepareDraw
from core.say.becauses import Because
from core.say.duties import Duty
from core.say.reasons import Reason, Refused
from core.say.records import Action, FormatFact
from core.tournament.state import Tournament
from gui.desk.headless_report import as_text
from gui.formats.chicago import heats, papers, picture, view, words
from gui.formats.chicago.glosses import GLOSSES
from gui.formats.chicago.verbs import VERBS
from gui.looks import format as looks
from gui.paper.ink import FontRuler
from gui.paper.paper import A4, lay_out
from gui.room.build import Moment, board
from gui.words import actions, text
from gui.words import duties as due_words
from gui.words.names import Names, Sentence
from gui.words.paper import ruling_parts
from gui.words.rulebook import with_gloss
from gui.words.tr import plain
from gui.words.voices import refused, to_do, why
from gui.words.words import duty_name
from tests.unit.formats.chicago.nights import due, field, label, paper, play, protocol, tables, tied
from tests.unit.night import Night
from tests.unit.variants import variant


def own(module: object, base: type) -> list[type]:
    found = [x for x in vars(module).values() if isinstance(x, type) and issubclass(x, base)]
    return [x for x in found if x.__module__ == module.__name__]  # type: ignore[attr-defined]


@pytest.mark.parametrize("kind", own(reasons, Reason))
def test_every_refusal_is_worded(kind: type) -> None:
    assert refused.dispatch(kind) is not refused.dispatch(Reason)


@pytest.mark.parametrize("kind", own(becauses, Because))
def test_every_because_is_worded(kind: type) -> None:
    assert why.dispatch(kind) is not why.dispatch(Because)


@pytest.mark.parametrize("kind", ASKS)
def test_every_duty_is_worded(kind: type) -> None:
    assert to_do.dispatch(kind) is not to_do.dispatch(Duty)


@pytest.mark.parametrize("kind", ASKS)
def test_every_duty_has_a_name_in_the_history(kind: type[Duty]) -> None:
    assert duty_name(kind.kind) != kind.kind


def test_every_fact_and_verb_is_explained() -> None:
    assert {*own(facts, FormatFact)} == {*words.TOLD}
    assert {x.VERB for x in own(acts, Act)} == {*VERBS}  # type: ignore[attr-defined]


@pytest.mark.parametrize("problem", Problem)
def test_every_problem_of_an_entry_has_its_sentence(problem: Problem) -> None:
    night = field(8).run("draw heat")
    table = tables(night)[0].table
    said = reasons.NotOnSheet(table=table, chair=1, problem=problem.value)
    assert refused(said, Names(night.state)).endswith(".")
    assert "{" not in refused(said, Names(night.state))


def test_a_whole_heat_is_told_and_its_duties_are_worded() -> None:
    """Every line of a night in the history, every duty on the way: no slot is left open."""
    night = field(16).run("draw heat number 3")
    for match in tables(night):
        assert all(_whole(x) for x in _due(night.state, night.ms))
        protocol(night, match)
    first = label(night, tables(night)[0])
    night.do(f"draw round {first}")
    night.do(f"points {first}.1 flush")
    night.do(f'auditor {first} "{night.state.name(tables(night)[0].players[0])}"')
    night.do(f"points {first}.2 pair")
    assert [x for x in _told(night.director.history, night.state) if "{" in x or not x] == []
    play(night)
    night.do("draw heat")
    assert all(_whole(x) for x in _due(night.state, night.ms))


def test_who_said_chicago_with_too_few_is_named_with_what_is_written() -> None:
    night = field(4).run("draw heat\npoints 1.1 four\npoints 1.1 four\npoints 1.0\ntrick 1.2")
    night.run("points 1.1 house deal 1 exchange 2\npoints 1.1 four deal 1 exchange 2")
    last = night.director.history[-1].id
    night.run(f"points 1.0\npoints 1.0\nchicago 1.1\nundo {last}")
    (duty,) = due(night, SaidWithLessDuty)
    found = to_do(duty, Names(night.state))
    name = night.state.name(tables(night)[0].sheet.seats[1])
    assert name in found.title
    assert all(x in found.text for x in ("1", "2", "14", "15"))
    assert found.why
    assert found.button


def test_a_draw_is_told_as_the_heat_and_the_round_it_is_for() -> None:
    night = field(16).run("draw heat number 3")
    drawn = night.director.history[-1]
    protocol(night, tables(night)[0])
    night.do(f"draw round {label(night, tables(night)[0])}")
    names = Names(night.state, night.director.history)
    own = [actions.sentence(x, names) for x in (drawn, night.director.history[-1])]
    assert ("1" in own[0].text, "3" in own[0].quiet) == (True, True)
    assert ("2" in own[1].text, label(night, tables(night)[0]) in own[1].quiet) == (True, True)


def _due(state: Tournament, now: int) -> list[str]:
    names = Names(state)
    found = [due_words.duty(x, now, names) for x in duties(state, now)]
    return [f"{x.title} {x.text} {x.why} {x.button}" for x in found]


def _whole(said: str) -> bool:
    return bool(said.strip()) and "{" not in said


def _told(history: Sequence[Action], state: Tournament) -> list[str]:
    names = Names(state, history)
    return [actions.sentence(a, names).text for a in history]


def test_a_line_that_cannot_be_is_refused_in_words() -> None:
    night = field(8).run("draw heat")
    first = label(night, tables(night)[0])
    for typed in ("points 53 27 14", "points 53 53 14 6 said 1 2", "points 53 27 14 6", "points 40 27 14 6"):
        with pytest.raises(Refused) as refusal:
            night.do(f"protocol {first} {typed}")
        said = text.reasons(refusal.value.reasons, night.state, night.zone)
        assert said
        assert "{" not in said


@pytest.mark.parametrize(
    ("points", "written"),
    [
        (Fraction(25, 3), "8⅓"),
        (Fraction(20), "20"),
        (Fraction(1, 2), "½"),
        (Fraction(45, 4), "11¼"),
        (0, "0"),
    ],
)
def test_round_points_are_written_as_fractions(points: Fraction, written: str) -> None:
    assert words.points_text(points) == written


def test_deals_are_lines_of_who_and_what() -> None:
    names = {1: "Ek", 2: "Sund", 3: "Lind", 4: "Åberg"}
    first = begin(names, Numbers())
    first = first.after(first.line(1).gets(20))
    marks: list[Mark] = [
        Scored(2, Hand.PAIR), Mistake(1, 1), Scored(), Scored(), Chicago(1), Broken(3),
        Scored(1, Hand.QUADS), Scored(4, Hand.QUADS, 2), Scored(), Chicago(1), Made(),
        Scored(), Scored(), Scored(), Declined(), Trick(2, deuce=True),
    ]  # fmt: skip
    found = view.deal_lines(first, marks, names)
    assert [x.number for x in found] == [4, 3, 2, 1]
    said = [[plain(cell) for cell in deal.cells] for deal in found[1:]]
    assert said[2][0] == "Sund 1"
    assert said[2][3] == "Ek −15, Lind broke 10"
    assert said[1][0] == "Ek 8"
    assert said[1][1] == "Åberg four → Sund 0"
    assert said[1][3] == "Ek made 15"
    assert said[0][4] == "Sund 10 deuce"


def test_an_equal_hand_stands_in_the_cell_of_the_other() -> None:
    names = {1: "Ek", 2: "Sund", 3: "Lind"}
    pair: list[Mark] = [Scored(1, Hand.PAIR), Also(3, Hand.PAIR)]
    marks = [*pair, Scored(), *pair[:1], Declined(), *pair[1:], Trick(2)]
    (_, deal) = view.deal_lines(begin(names, Numbers()), marks, names)
    assert [plain(cell) for cell in deal.cells] == ["Ek 1 · Lind 1", "–", "Ek 1 · Lind 1", "", "Sund 5"]


def test_if_a_round_ended_now_those_before_count_too() -> None:
    night = field(4).run("draw heat")
    (match,) = tables(night)
    protocol(night, match)
    before = {str(x.entry): x.points for x in match.standing}
    night.do(f"draw round {label(night, match)}")
    (match,) = tables(night)
    ended = view.if_ended(match, match.sheet, {e: str(e) for e in match.players})
    assert {x.name: x.before for x in ended} == before
    assert all(x.total == x.before + x.now for x in ended)


def lettered() -> tuple[Night, Match]:
    """Sixteen whose names have no digits have played a heat: the finals are drawn."""
    night = Night().run("format chicago")
    for letter in "ABCDEFGHIJKLMNOP":
        night.do(f'register "Player {letter}"')
    night.do("draw heat")
    play(night)
    match = tables(night)[0]
    night.do("draw heat")
    return night, match


def last_first(night: Night, match: Match) -> list[str]:
    """The lines by which who came last at the table would have won every round."""
    order = [x.entry for x in match.standing]
    points = dict(zip(order, (10, 20, 30, 53), strict=True))
    return [f"{paper(night, match, n, points)} heat 1" for n in (1, 2, 3)]


def figures(said: str) -> list[str]:
    return re.findall(r"\d+", said)


def test_a_correction_that_comes_too_late_names_the_heat_that_has_begun() -> None:
    night, match = lettered()
    night.do("points 1.1 pair")
    first, second, _ = last_first(night, match)
    night.do(first)
    (reason,) = night.reasons(second)
    assert isinstance(reason, reasons.ChangesWhoGoesOn)
    said = refused(reason, Names(night.state))
    assert figures(said) == [label(night, match), "2"]
    assert all(night.state.name(e) in said for e in (*reason.into, *reason.out))


def test_a_correction_of_who_waits_in_the_final_names_no_heat_that_has_begun() -> None:
    night = Night().run("format chicago")
    for letter in "ABCDE":
        night.do(f'register "Player {letter}"')
    night.do('draw heat override "no more came"')
    play(night)
    match = next(x for x in tables(night) if len(x.players) == 3)
    night.do("draw heat")
    winner, *_, last = [x.entry for x in match.standing]
    points = {x.entry: 20 for x in match.standing} | {winner: 10, last: 53}
    night.do(f"{paper(night, match, 1, points)} heat 1")
    (reason,) = night.reasons(f"{paper(night, match, 2, points)} heat 1")
    assert isinstance(reason, reasons.ChangesWhoGoesOn)
    assert figures(refused(reason, Names(night.state))) == [label(night, match)]


def test_who_keeps_the_score_elsewhere_is_said_to_play_there() -> None:
    night, _ = lettered()
    a_final, b_final = tables(night)
    (reason,) = night.reasons(f"auditor {label(night, a_final)} {label(night, b_final)}.1")
    assert figures(refused(reason, Names(night.state))) == [label(night, b_final)]


def test_a_play_off_has_as_many_deals_as_the_book_says() -> None:
    night = field(4)
    variant(night, "chicago_match.play_off", 5)
    night.do("draw heat")
    play(night)
    night.run("\n".join(f"protocol 1 round {n} points 20 20 20 20 time" for n in (1, 2, 3)))
    (duty,) = [x for x in duties(night.state, night.ms) if isinstance(x, PlayOffDuty)]
    assert "5" in to_do(duty, Names(night.state)).text


def test_who_takes_a_seat_by_a_correction_is_called_out() -> None:
    night, match = lettered()
    said = ""
    for line in last_first(night, match):
        night.do(line)
        said = said or text.told(night.director.history[-1], night.state)
    heat = chicago(night.state).heats[-1]
    came = [e for e in heat.players if e in match.players]
    assert len(came) == 2
    assert all(night.state.name(e) in said for e in came)
    assert figures(said) == [label(night, match), "2"]


def test_who_advances_by_a_correction_is_called_out_before_the_next_draw() -> None:
    night, match = lettered()
    night.do("undo")
    said = ""
    for line in last_first(night, match):
        night.do(line)
        said = said or text.told(night.director.history[-1], night.state)
    on = match.standing[0].entry
    assert night.state.name(on) in said
    assert figures(said) == [label(night, match)]


def test_who_is_refused_in_a_corrected_deal_is_who_sat_there_then() -> None:
    night = field(4).run("draw heat\npoints 1.1 four\npoints 1.1 four\npoints 1.0\ntrick 1.2")
    night.run("points 1.0\npoints 1.0\nchicago 1.1\nmade 1\npoints 1.1 straight-flush\ndraw round 1")
    before, now = (x.seats[1] for x in tables(night)[0].sheets)
    assert before != now
    (reason,) = night.reasons("points 1.1 house deal 1 exchange 2 round 1")
    said = refused(reason, Names(night.state))
    assert night.state.name(before) in said
    assert night.state.name(now) not in said


def test_without_a_time_the_clock_is_no_matter_of_levels() -> None:
    night = field(4).run("draw heat")
    (reason,) = night.reasons("pause")
    in_chicago = refused(reason, Names(night.state))
    assert in_chicago
    assert in_chicago != refused(reason, Names(Night().state))


def test_the_report_of_a_script_counts_no_chips() -> None:
    night = field(4)
    lines = as_text(night.director, night.ms, night.zone).splitlines()
    assert figures(lines[2]) == ["4", "4"]


def test_the_choice_of_the_format_is_told_and_not_what_it_brings() -> None:
    night = Night().run("format chicago")
    assert len(night.director.history[-1].records) > 1
    title = looks.named("chicago").title
    assert title in actions.sentence(night.director.history[-1], Names(night.state)).text


def test_each_swedish_heading_has_an_english_gloss() -> None:
    looks.named("chicago")
    book = shelf.shipped()["sm-chicago"]
    headings = {x.clause for x in book.entries.values() if x.clause and x.book == book.short}
    assert {x for x in headings if not x.isdecimal()} == {*GLOSSES}
    assert with_gloss(book.cite("chicago_stages.last_day")).endswith(GLOSSES["Turneringsledning"])


def _departures(night: Night) -> str:
    return " ".join(words for row in rulings(night.director) for _, words in ruling_parts(row, night.state))


def test_the_report_names_who_sat_there_in_that_round() -> None:
    night = field(4).run("draw heat\npoints 1.1 four\npoints 1.0\npoints 1.0")
    said = night.state.name(tables(night)[0].sheet.seats[2])
    night.run('chicago 1.2 override "so decided"\nbroken 1 by 1.3\npoints 1.1 straight-flush')
    assert said in _departures(night)
    night.do("draw round 1")
    while night.state.name(tables(night)[0].sheet.seats[2]) == said:
        night.do("undo")
        night.do("draw round 1")
    assert said in _departures(night)
    night.do('protocol 1 points 53 54 10 3 said 1 2 won 1 override "both at once"')
    second = night.state.name(tables(night)[0].sheet.seats[2])
    night.do("draw round 1")
    assert second in _departures(night)
    assert not re.search(r"Seat \d", _departures(night))


def _all_said(night: Night) -> str:
    """Everything that duties, history, header, room and papers say of this moment."""
    t, names = night.state, Names(night.state, night.director.history, night.zone)
    cards = (to_do(x, names) for x in duties(t, night.ms))
    shown = board(Moment(t, night.reading, night.ms, night.zone), "format")
    documents = (papers.heat_list, papers.standings, papers.final_list)
    written = [lay_out(x(night.director, night.ms, night.zone), A4, FontRuler()) for x in documents]
    lines = heats.goes_lines(t, chicago(t).heats[-1]), heats.heat_lines(t, str)
    head = picture.head(t, night.reading, night.ms, night.zone)
    said = (*(" ".join((x.title, x.text, x.why)) for x in cards), *_told(night.director.history, t))
    return " ".join((*said, str(head), str(shown.own), str(written), str(lines)))


@pytest.mark.parametrize("both", [False, True])
def test_with_an_a_final_alone_nothing_says_b(both: bool, qapp: QApplication) -> None:
    night = field(12).run(f"stage 1 best 1 to {'finals' if both else 'final'}")
    night.do("draw heat number 3")
    found = [_all_said(night)]
    play(night)
    found.append(_all_said(night))
    night.do("draw heat number 4")
    found.append(_all_said(night))
    heat = chicago(night.state).heats[-1]
    titles = [words.match_name(night.state, heat, x) for x in heat.matches.values()]
    assert [("A" in x.split(), "B" in x.split()) for x in titles] == (
        [(True, False), (False, True)] if both else [(False, False)]
    )
    tied(night)
    found.append(_all_said(night))
    assert bool(re.search(r"\bB\b", " ".join(found))) is both


@pytest.mark.parametrize(("players", "refusal"), [(2, reasons.TooFewToPlay), (5, reasons.FiveCannotSit)])
def test_what_is_against_a_draw_is_said_where_it_is_due(players: int, refusal: type[Reason]) -> None:
    night = field(players)
    (duty,) = due(night, DrawHeatDuty)
    names = Names(night.state)
    (reason,) = night.director.check(PrepareDraw())
    assert isinstance(reason, refusal)
    assert to_do(duty, names).why == refused(reason, names)
    (free,) = due(field(4), DrawHeatDuty)
    assert to_do(free, Names(field(4).state)).why == ""


def test_a_heat_is_ready_to_be_drawn_when_no_play_off_is_to_come() -> None:
    night = field(8).run("draw heat")
    tied(night)
    (pending,) = [x for x in heats.heat_lines(night.state, str) if x.number == 2]
    assert (pending.players, pending.state) == ("–", "not yet")
    for duty in due(night, PlayOffDuty):
        points = " ".join(str(9 - n) for n in range(len(duty.entries)))
        night.do(f"play-off {' '.join(f'e{e}' for e in duty.entries)} points {points}")
    (ready,) = [x for x in heats.heat_lines(night.state, str) if x.number == 2]
    assert (ready.players, ready.state) == ("4", "ready to be drawn")


def _sentence(night: Night, at: int = -1) -> Sentence:
    """Return the line of an action of the history; at -1 the last."""
    history = night.director.history
    return actions.sentence(history[at], Names(night.state, history))


def test_the_history_names_the_heat() -> None:
    night = field(8).run("draw heat")
    play(night)
    first = _sentence(night)
    night.do("draw heat")
    protocol(night, tables(night)[0])
    assert first.quiet.startswith("Heat 1 · ")
    assert _sentence(night).quiet.startswith("Final · ")
    night.do("draw round 1")
    assert _sentence(night).quiet == "Final · table 1"
    night.do("points 1.1 pair")
    assert _sentence(night).quiet.startswith("Final · ")


def test_a_round_entered_again_from_paper_is_marked_as_a_correction() -> None:
    night = field(4).run("draw heat")
    seats = tables(night)[0].sheet.seats
    line = "protocol 1 round 1 points " + " ".join("53" if c == 1 else "20" for c in seats) + " said 1 made 1"
    night.do(line)
    assert not _sentence(night).text.startswith("Corrected")
    night.do(line.replace("20", "21"))
    assert _sentence(night).text.startswith("Corrected · ")
    night.run("undo\nundo")
    night.do(line)
    assert not _sentence(night).text.startswith("Corrected"), "what was undone is corrected by nothing"


def test_tables_drawn_together_are_several_in_the_history() -> None:
    night = field(8).run("draw heat")
    for match in tables(night):
        protocol(night, match)
    night.do("draw round 1 2")
    assert _sentence(night).quiet.endswith("tables 1 and 2")


def test_a_deal_entered_again_is_marked_as_a_correction() -> None:
    night = field(4).run("draw heat\npoints 1.1 flush\npoints 1.2 pair deal 1 exchange 1")
    assert _sentence(night).text.startswith("Corrected · ")
