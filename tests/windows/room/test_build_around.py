"""Which scene stands around the play, and what is on it; what the director types for the room."""

from __future__ import annotations

import pytest

from gui.room import build
from gui.room.board import Board, SceneName
from gui.room.build import IN_A_BAND, Said, with_typed
from gui.words import screen as screen_words
from tests.unit.night import SHEET, Night
from tests.unit.rooms import room

SETUP = """
set club "Norra"
set title "Thursday 200"
set currency kr
set late 2
price entry 220 fee 20 chips 20000
prizes 50% 30% 20%
add level blinds 100/200 length 20
add break length 10
add level blinds 200/400 length 20
add level blinds 300/600 length 20
open table 1
""".strip()
NAMES = ("Anna Ek", "Bo Sund", "Cecilia Berg", "David Holm", "Erik Lind")


def fresh(*more: str) -> Night:
    night = Night(began="2025-03-14 17:00").run("\n".join((*more, SETUP)))
    return night.run("\n".join(f'register "{name}"' for name in NAMES))


def started(*more: str) -> Night:
    return fresh(*more).run('draw number "4711"\nstart')


def shown(night: Night, scene: SceneName | None = None, page: int = 0, said: Said | None = None) -> Board:
    words = Said() if said is None else said
    return build.board(
        build.Moment(night.state, night.reading, night.ms, night.zone, page=page, said=words), scene
    )


# -- welcome ----------------------------------------------------------------------------------------


def test_who_comes_in_early_is_welcomed() -> None:
    night = fresh()
    night.do("schedule 18:00")
    found = shown(night.wait(18, seconds=40))
    assert (found.scene, found.club, found.title) == ("welcome", "Norra", "Thursday 200")
    assert (found.headline, found.time_text) == (screen_words.starts_at_in("18:00"), "41:20")
    assert [x[1] for x in found.foot] == ["5", "20,000", "100 / 200", "220 kr"]
    assert (found.codes, found.code_words) == ((), "")


def test_in_the_last_ten_minutes_nothing_counts_but_the_time() -> None:
    night = fresh()
    night.do("schedule 18:00")
    assert shown(night.wait(49, seconds=59)).scene == "welcome"
    assert shown(night.wait(seconds=1)).scene == "paused"
    assert shown(night, "welcome").scene == "welcome", "it can be asked for"


def test_a_draw_that_waits_for_its_number_is_shown_whole() -> None:
    night = fresh()
    night.run("schedule 18:00\nprepare draw").wait(55)
    found = shown(night)
    (draw,) = night.state.room.draws.values()
    (code,) = found.codes
    assert (found.scene, code.holds) == ("welcome", draw.commitment)
    assert code.words.replace(" ", "") == draw.commitment[:20].upper()
    night.do('draw number "12"')
    assert shown(night).scene == "seating"


@pytest.mark.parametrize("lines", [
    'draw number "4711"', 'draw number "4711"\nstart', 'draw number "4711"\nstart\npause',
])  # fmt: skip
def test_a_redraw_that_waits_for_its_number_shows_its_code_as_the_first_draw_does(lines: str) -> None:
    night = fresh().run(lines).wait(2)
    before = shown(night)
    assert not before.codes
    night.do("prepare draw all")
    (draw,) = (x for x in night.state.room.draws.values() if x.state == "prepared")
    found = shown(night)
    assert [x.holds for x in found.codes] == [draw.commitment]
    assert found.code_words
    if "start" in lines:
        time_and_blinds = build.time_and_blinds(night.state, night.reading)
        assert (found.foot, found.time_text) == (time_and_blinds, ""), "no time at which seats are drawn"
    night.do("abandon draw")
    assert shown(night) == before
    night.run('prepare draw all\ndraw all number "12" override "so many changed seats"')
    assert not shown(night).codes


def test_a_draw_of_late_players_leaves_the_clock_in_the_room() -> None:
    night = fresh().run('draw number "4711"\nstart').wait(2)
    before = shown(night)
    night.run('register "Ada Berg"\nprepare draw')
    assert [x.purpose for x in night.state.room.draws.values() if x.state == "prepared"] == ["start"]
    assert (shown(night).scene, shown(night).codes) == (before.scene, before.codes)


@pytest.mark.parametrize(("book", "words"), [
    ("cpc-2023", "Registration open until level 3 begins"), ("svepof-2006", "Registration open"),
])  # fmt: skip
def test_how_long_one_can_register_where_the_rulebook_lets_one(book: str, words: str) -> None:
    assert shown(fresh(f"rulebook {book}")).note == words


def test_after_the_start_there_is_nobody_to_welcome() -> None:
    assert shown(started(), "welcome").scene == "clock"


# -- final table ------------------------------------------------------------------------------------


def test_a_final_table_just_drawn_is_shown_with_time_and_blinds() -> None:
    night = room(3, 3).run(SHEET.strip()).run("start").wait(5)
    assert not build.shows("final", build.Moment(night.state, night.reading, night.ms, night.zone))
    night.do('final table number "7"')
    found, table = shown(night), night.state.open_tables[0]
    assert (found.scene, table.label in found.corner) == ("final", True)
    assert [(x.key, x.words, x.value) for x in found.rows] == [
        (str(seat), night.state.name(entry), "") for seat, entry in sorted(table.seats.items())
    ]
    assert found.foot == (("Level 1", "15:00", "text"), ("Blinds", "100 / 200", "text"))
    assert shown(night.wait(1, seconds=30)).scene == "clock"
    assert shown(night, "final").rows == found.rows, "it can be asked for later"


def test_stacks_stand_there_once_all_are_counted() -> None:
    """A single one may be an old count."""
    night = started("open table 2").run('final table number "7"')
    table = night.state.open_tables[0]
    for at, seat in enumerate(sorted(table.seats)):
        assert {x.value for x in shown(night, "final").rows} == {""}
        night.do(f"stack {table.label}.{seat} {12500 - at * 100}")
    found = shown(night, "final")
    assert [x.value for x in found.rows] == ["12,500", "12,400", "12,300", "12,200", "12,100"]
    assert table.label in found.corner


# -- prizes -----------------------------------------------------------------------------------------


def test_the_prizes_and_who_has_them() -> None:
    night = started()
    found = shown(night, "prizes")
    assert found.scene == "prizes"
    assert all(x in found.corner for x in ("1,000 kr", "3"))
    assert [(x.key, x.words, x.value) for x in found.rows] == [
        ("1st", "", "500 kr"),
        ("2nd", "", "300 kr"),
        ("3rd", "", "200 kr"),
    ]
    night.run('eliminate "Anna Ek"\neliminate "Bo Sund"\neliminate "Erik Lind"')
    assert [(x.key, x.words) for x in shown(night, "prizes").rows] == [
        ("1st", ""),
        ("2nd", ""),
        ("3rd", "Erik Lind"),
    ]


def test_after_a_deal_the_prizes_are_by_player() -> None:
    night = started().run('eliminate "Anna Ek"\neliminate "Bo Sund"\neliminate "Erik Lind"')
    night.do('settle custom "Cecilia Berg" 450 "David Holm" 300 keep 50')
    assert {(x.key, x.words, x.value) for x in shown(night, "prizes").rows[1:]} == {
        ("1st–2nd", "Cecilia Berg", "450 kr"),
        ("1st–2nd", "David Holm", "300 kr"),
        ("3rd", "Erik Lind", "200 kr"),
    }
    first = shown(night, "prizes").rows[0]
    assert (first.key, first.value) == ("1st", "50 kr")
    night.do('eliminate "Cecilia Berg"')
    assert [(x.words, x.value) for x in shown(night, "prizes").rows] == [
        ("David Holm", "350 kr"),
        ("Cecilia Berg", "450 kr"),
        ("Erik Lind", "200 kr"),
    ]


def test_places_of_one_prize_share_a_line_until_somebody_has_one() -> None:
    night = started()
    night.do("prizes 400 200 100 100 100")
    assert [(x.key, x.value) for x in shown(night, "prizes").rows] == [
        ("1st", "500 kr"),
        ("2nd", "200 kr"),
        ("3rd–5th", screen_words.each("100 kr")),
    ]
    night.do('eliminate "Bo Sund"')
    assert [(x.key, x.words, x.value) for x in shown(night, "prizes").rows][2:] == [
        ("3rd–4th", "", screen_words.each("100 kr")),
        ("5th", "Bo Sund", "100 kr"),
    ]


def test_in_a_break_in_the_money_the_prizes_take_turns() -> None:
    night = started().wait(21)
    assert [shown(night, page=page).scene for page in range(4)] == ["break"] * 4, "two have yet to go out"
    night.run('eliminate "Anna Ek"\neliminate "Bo Sund"')
    assert [shown(night, page=page).scene for page in range(6)] == ["break", "break", "prizes"] * 2
    assert [shown(night, page=page).page for page in (2, 5)] == [0, 1], "each of its pages has its turn"
    assert shown(night.wait(10), page=2).scene == "clock"


def test_without_prizes_it_says_so() -> None:
    night = Night().run('add level blinds 100/200 length 20\nopen table 1\nregister "Bo Ek"')
    assert shown(night, "prizes").rows == ()
    assert shown(night, "prizes").note


# -- winner -----------------------------------------------------------------------------------------


def test_the_winner_when_nobody_can_come_in_any_more() -> None:
    night = started("rulebook cpc-2023")
    night.run("\n".join(f'eliminate "{name}"' for name in NAMES[1:]))
    assert shown(night).scene == "clock", "late registration is open: who is out may come back"
    assert shown(night, "winner").rows[0].words == "Anna Ek", "the director knows better"
    found = shown(night.wait(51))
    assert (found.scene, found.headline, found.club) == ("winner", "Winner", "Norra")
    assert [(x.key, x.words, x.value) for x in found.rows] == [
        ("1st", "Anna Ek", "500 kr"),
        ("2nd", "Erik Lind", "300 kr"),
        ("3rd", "David Holm", "200 kr"),
        ("4th", "Cecilia Berg", ""),
    ]
    night.do("undo")
    assert shown(night).scene == "clock"


def named(*numbered: tuple[str, int | str], out: str) -> Night:
    """These names with these club numbers in seats 1, 2 … of the only table; then ``out``, one by one."""
    night = Night(began="2025-03-14 17:00").run(SETUP)
    for seat, (name, number) in enumerate(numbered, 1):
        night.do(f'register "{name}" number "{number}" seat 1.{seat} override "as drawn"')
    night.do("start")
    for gone in out.split():
        night.wait(25).do(f"eliminate 1.{gone}")
    return night


ERIK, OTHER = ("Erik Lind", 1001), ("Erik Lind", 1007)
REST = (("Bo Sund", 1002), ("Anna Ek", 1003), ("David Holm", 1004))


def test_a_club_number_tells_namesakes_apart_and_nobody_else() -> None:
    """On the winner's picture only where both are on it: what the room knows needs no number."""
    far = named(ERIK, OTHER, *REST, out="2 3 4 5")
    assert [x.words for x in shown(far, "winner").rows] == ["Erik Lind", "David Holm", "Anna Ek", "Bo Sund"]
    near = named(ERIK, OTHER, *REST, out="3 4 5 2")
    assert [x.words for x in shown(near, "winner").rows][:2] == ["Erik Lind 1001", "Erik Lind 1007"]
    one = named(("Erik Lind", ""), ERIK, *REST, out="3 4 5 1")
    assert [x.words for x in shown(one, "winner").rows][:2] == ["Erik Lind 1001", "Erik Lind"]
    alone = named(("Erik Lind", 1001), *REST, out="2 3 4")
    assert shown(alone, "winner").rows[0].words == "Erik Lind"


def test_on_the_list_of_prizes_a_namesake_who_still_plays_counts() -> None:
    night = named(ERIK, OTHER, *REST, out="3 4 2")
    assert [x.words for x in shown(night, "prizes").rows] == ["", "", "Erik Lind 1007"]
    night = named(ERIK, OTHER, *REST, out="2 3 1")
    assert [x.words for x in shown(night, "prizes").rows] == ["", "", "Erik Lind"]


def test_before_anybody_has_won_there_is_no_winner() -> None:
    assert shown(started(), "winner").scene == "clock"


# -- the room's words -------------------------------------------------------------------------------


def test_a_message_stands_over_the_levels_time() -> None:
    night = started().wait(5)
    said = Said(message="Dinner is served")
    found = shown(night, "message", said=said)
    assert (found.scene, found.headline, found.foot[0]) == (
        "message",
        "Dinner is served",
        ("Level 1", "15:00", "text"),
    )
    assert shown(night, said=said).scene == "clock", "it does not come by itself"
    assert shown(night, "message").scene == "clock"


def test_an_announcement_is_in_the_band_of_every_picture_in_turn_with_the_rest() -> None:
    night = started().wait(5)
    said = Said(ticker="The bar closes at 23:00")
    for scene in (None, "prizes", "seating"):
        assert shown(night, scene, said=said).ticker == ("The bar closes at 23:00", "")
    told = ("Break order", "2, 1")
    assert [with_typed("The bar closes", told, page) for page in range(3)] == [
        ("The bar closes", ""),
        told,
        ("The bar closes", ""),
    ]


def test_a_long_announcement_is_told_in_parts() -> None:
    words = " ".join(["The kitchen closes at ten"] * 6)
    parts = [with_typed(words, None, page) for page in range(3)]
    assert " ".join(part[0] for part in parts if part is not None) == words
    assert all(part is not None and len(part[0]) <= IN_A_BAND for part in parts)
    assert with_typed(words, None, 3) == parts[0]


def test_a_called_clock_takes_the_band() -> None:
    night = started().wait(5)
    night.do('call clock "Anna Ek"')
    found = shown(night, "clock", said=Said(ticker="The bar closes at 23:00"))
    assert found.ticker is not None
    assert found.ticker[0] == screen_words.call_told("Anna Ek", "60", "", 0)[0]


def test_two_side_by_side_are_two_boards() -> None:
    one, two = started().wait(5), fresh()
    both = build.pair(shown(one), shown(two))
    assert [x.scene for x in both.pair] == ["clock", "welcome"]


def test_places_with_a_ticket_stand_apart_from_the_same_in_money() -> None:
    night = Night().run("set currency kr\nprice entry 300 chips 1000")
    for number in range(20):
        night.do(f'register "P{number}"')
    night.do('prizes tickets 1000 3 "Main event"')
    assert [(x.key, x.value) for x in shown(night, "prizes").rows] == [
        ("1st–3rd", "Main event · 1,000 kr each"),
        ("4th–6th", "1,000 kr each"),
    ]
