"""Duties: each comes with its cause and goes with it, the most urgent first."""

from __future__ import annotations

from typing import TypeVar

import pytest

from core.formats.duties import duties
from core.say.acts import Balance, BreakTable, MakeDraw, MarkDuty, Pause, PrepareDraw
from core.say.duties import (
    BalanceAskDuty,
    BalanceDuty,
    BalanceMoveDuty,
    BreakTableDuty,
    ClockCallDuty,
    CollectSlipsDuty,
    ColourUpDuty,
    DrawNumberDuty,
    Duty,
    LateClosesDuty,
    PrizesDuty,
    SeatsDuty,
    Urgency,
    WinnerDuty,
)
from core.say.reasons import BadSetting
from gui.words import text
from tests.unit.log.test_undo import UNEVEN
from tests.unit.night import MINUTE, SHEET, Night, small

D = TypeVar("D", bound=Duty)


def due(night: Night) -> list[Duty]:
    return duties(night.state, night.ms)


def kinds(night: Night) -> list[str]:
    return [d.kind for d in due(night)]


def one(night: Night, kind: type[D]) -> D:
    (found,) = [d for d in due(night) if isinstance(d, kind)]
    return found


def test_an_empty_night_asks_nothing() -> None:
    assert due(Night()) == []


def test_seats_are_drawn_in_the_open_before_the_start() -> None:
    night = small(started=False)
    night.run('undo\nregister "Nina Sen"\nschedule 20:00')
    found = one(night, SeatsDuty)
    assert (found.urgency, found.due_ms, found.act) == (Urgency.LATER, night.ms + 60 * MINUTE, PrepareDraw())
    assert len(found.entries) == 9
    night.do('19:45 note "x"')
    assert one(night, SeatsDuty).urgency is Urgency.NOW
    night.do("prepare draw")
    number = one(night, DrawNumberDuty)
    assert (number.act, number.players) == (None, 9)
    assert number.commitment == next(
        d.commitment for d in night.state.room.draws.values() if d.state == "prepared"
    )
    night.do('draw number "7"')
    assert kinds(night) == []


@pytest.mark.parametrize(
    ("players", "tables", "told"),
    [
        (4, 3, "1–2 at each of 3 tables: one seat is enough"),
        (12, 3, "4 at each of 3 tables: 2 seats are enough"),
        (14, 3, ""),
        (4, 1, ""),
    ],
)
def test_tables_that_nobody_needs_are_named_before_the_draw(players: int, tables: int, told: str) -> None:
    """While people still register nobody knows; when the start is near, and when a number is called for."""
    night = Night().run(SHEET)
    night.run("\n".join(f"open table {n + 1} seats 9" for n in range(tables)))
    night.run("\n".join(f'register "Player {n}"' for n in range(players)))
    free = "9 seats are free" if tables == 1 else "27 seats are free"
    assert text.duty(one(night, SeatsDuty), night.ms, text.Names(night.state)).why == free
    night.do("schedule 19:10")
    assert text.duty(one(night, SeatsDuty), night.ms, text.Names(night.state)).why == (told or free)
    night.do("prepare draw")
    call = "Let somebody in the room call a number, then draw the seats"
    asked = text.duty(one(night, DrawNumberDuty), night.ms, text.Names(night.state)).text
    assert asked == " · ".join(filter(None, (call, told)))


def test_a_redraw_that_waits_keeps_nobody_from_a_seat() -> None:
    night = small().run('prepare draw all\nregister "Nina Sen"')
    waiting = one(night, DrawNumberDuty)
    assert (waiting.everybody, waiting.players) == (True, 9)
    assert one(night, SeatsDuty).act == MakeDraw()
    night.act(MakeDraw())
    assert kinds(night) == [DrawNumberDuty.kind]
    unseated = small(started=False).run("undo\nprepare draw all\nschedule 20:00")
    assert one(unseated, SeatsDuty).act == MakeDraw()


def test_a_late_player_is_drawn_at_once() -> None:
    night = small()
    night.do('register "Nina Sen"')
    found = one(night, SeatsDuty)
    assert (found.urgency, found.act) == (Urgency.NOW, MakeDraw())
    assert found.cause == (night.entry('"Nina Sen"').id,)


def test_without_room_somebody_must_open_a_table() -> None:
    night = small()
    for i in range(5):
        night.do(f'register "Late {i}"')
    found = one(night, SeatsDuty)
    assert (found.act, len(found.entries), found.free) == (None, 5, 4)


def test_a_table_breaks_when_its_players_fit() -> None:
    night = small()
    assert BreakTableDuty.kind not in kinds(night)
    night.do('eliminate "Anna Ek"')
    night.wait(1).do('eliminate "Bo Ros"')
    found = one(night, BreakTableDuty)
    assert found.act == BreakTable(table=night.table("2").id)
    assert found.table == night.table("2").id
    assert night.director.check(found.act) == ()
    night.act(found.act)
    assert kinds(night) == []


def test_a_table_does_not_break_while_its_seats_are_waited_for() -> None:
    night = small()
    night.run(f"eliminate 1.{min(night.table('1').seats)}\neliminate 2.{min(night.table('2').seats)}")
    assert kinds(night) == [BreakTableDuty.kind]
    night.run('register "Late 1"\nregister "Late 2"\nregister "Late 3"')
    assert kinds(night) == [SeatsDuty.kind]


def test_nothing_breaks_or_moves_before_the_start() -> None:
    night = small(started=False)
    night.run("open table 3")
    assert kinds(night) == []


def test_tables_two_apart_are_balanced() -> None:
    """First the blinds of both tables are asked for, then the move is there with who, where and why."""
    night = small()
    night.run('register "Late 1"\nregister "Late 2"\nregister "Late 3"\ndraw')
    for seat in list(night.table("1").seats)[:3]:
        night.do(f"eliminate 1.{seat}")
    full, short = night.table("2"), night.table("1")
    assert len(full.seats) - len(short.seats) >= 2
    asked = one(night, BalanceAskDuty)
    assert (asked.act, asked.asks) == (None, (short.id, full.id))
    night.do(f"big blinds 1.{max(short.seats)} 2.{max(full.seats)}")
    found = one(night, BalanceMoveDuty)
    assert (found.act, found.asks, found.urgency) == (Balance(), (short.id, full.id), Urgency.SOON)
    night.do(f"blinds 2 big {max(full.seats)}")
    night.do("track 2")
    assert one(night, BalanceDuty).asks == (short.id,), "what is told hand by hand is no answer to change"
    (mover, *_), to = found.subject, found.subject[3:]
    assert (found.entry, found.from_table) == (mover, night.table("2").id)
    night.act(Balance())
    assert (night.state.people.entries[mover].table, night.state.people.entries[mover].seat) == to
    assert BalanceDuty.kind not in kinds(night)


def test_a_duty_put_aside_stays_away_until_its_cause_changes() -> None:
    night = small().run('eliminate "Anna Ek"\neliminate "Bo Ros"')
    found = one(night, BreakTableDuty)
    night.act(MarkDuty(duty=found.id, how="dismissed"))
    assert BreakTableDuty.kind not in kinds(night)
    night.do("undo")
    assert one(night, BreakTableDuty) == found


def test_a_slip_of_an_undone_move_is_fetched_back() -> None:
    night = small().run(UNEVEN)
    moved = night.do("balance").action.id
    night.do(f"printed {moved}")
    assert CollectSlipsDuty.kind not in kinds(night)
    night.do("undo")
    found = one(night, CollectSlipsDuty)
    assert (found.urgency, found.action, [*map(night.state.name, found.entries)]) == (
        Urgency.NOW,
        moved,
        ["L"],
    )
    assert found.act is not None
    night.act(found.act)
    assert CollectSlipsDuty.kind not in kinds(night)


def test_a_table_about_to_break_is_not_balanced_first() -> None:
    night = small()
    for seat in list(night.table("2").seats)[:2]:
        night.wait(1).do(f"eliminate 2.{seat}")
    assert kinds(night) == [BreakTableDuty.kind]


def test_chips_leave_at_the_next_break() -> None:
    night = small()
    night.do("edit row 3 remove 25 100")
    found = one(night, ColourUpDuty)
    assert (found.urgency, found.due_ms, found.chips) == (Urgency.LATER, night.ms + 40 * MINUTE, (25, 100))
    night.do("pause")
    found = one(night, ColourUpDuty)
    assert (found.due_ms, found.left) == (None, 40 * MINUTE)
    night.do("resume")
    night.wait(40)
    assert one(night, ColourUpDuty).urgency is Urgency.NOW
    night.wait(10)
    assert ColourUpDuty.kind not in kinds(night)


def test_late_registration_closes() -> None:
    """Told of through the last level it is open in, and ten minutes before at the latest."""
    night = small()
    night.do("set late 2")
    assert kinds(night) == []
    night.wait(20)
    found = one(night, LateClosesDuty)
    assert (found.urgency, found.due_ms) == (Urgency.LATER, night.ms + 30 * MINUTE), "20 and the break"
    night.wait(20)
    assert one(night, LateClosesDuty).urgency is Urgency.SOON, "the break: ten minutes left"
    night.wait(10)
    assert kinds(night) == []
    assert night.whys('register "Too Late"')


def test_late_registration_of_a_short_level_is_told_in_time() -> None:
    night = small()
    night.run("edit row 2 length 5\nset late 2")
    night.wait(15, ms=-1)
    assert kinds(night) == [], "ten minutes and a break before"
    night.run("remove row 3")
    night.wait(ms=1)
    found = one(night, LateClosesDuty)
    assert found.due_ms == night.ms + 10 * MINUTE


def test_the_winner_stops_the_clock_and_everything_else() -> None:
    night = small()
    night.run("set late 2\nedit row 3 remove 25")
    for name in ("Anna Ek", "Bo Ros", "Carin Ål", "David Öst", "Eva Dal", "Frans Ny", "Gun Alm"):
        night.wait(1).do(f'eliminate "{name}"')
    (found,) = due(night)
    assert isinstance(found, WinnerDuty)
    assert (found.urgency, found.act) == (Urgency.NOW, Pause())
    assert (night.state.name(found.entry), found.prize) == ("Hans Berg", 1800)
    night.act(Pause())
    (found,) = due(night)
    assert (found.urgency, found.act) == (Urgency.LATER, None)


def test_prizes_that_look_wrong_are_told_before_somebody_wins_one() -> None:
    """Amounts that were set for another pool: it grew, and nobody looked at them again."""
    night = small().run("prizes 1800 1080 720\nset late 1")
    assert PrizesDuty.kind not in kinds(night)
    night.run('register "Late 1"')
    assert PrizesDuty.kind not in kinds(night), "somebody may still enter"
    night.wait(21)
    found = one(night, PrizesDuty)
    assert (found.urgency, found.act, found.cause) == (Urgency.LATER, None, ("rest",))
    assert (found.amounts, found.totals) == ((450,), (4050,))
    live = [night.state.name(e) for e in night.state.people.live.values()]
    night.run("\n".join(f'eliminate "{name}"' for name in live[:5]))
    assert one(night, PrizesDuty).urgency is Urgency.NOW, "the next one out wins nothing, then all do"
    night.do("prizes 50% 30% 20%")
    assert PrizesDuty.kind not in kinds(night)
    night.do("undo")
    night.act(MarkDuty(duty=one(night, PrizesDuty).id, how="dismissed"))
    assert PrizesDuty.kind not in kinds(night)


def test_the_most_urgent_is_first() -> None:
    night = small()
    night.run('edit row 3 remove 25\nset late 1\neliminate "Anna Ek"\neliminate "Gun Alm"')
    night.wait(1).do('eliminate "Bo Ros"')
    night.do('register "Late 1"')
    night.wait(10)
    assert kinds(night) == [SeatsDuty.kind, LateClosesDuty.kind, BreakTableDuty.kind, ColourUpDuty.kind]


def test_a_called_clock_comes_before_all_else_that_is_due_now() -> None:
    """A minute of somebody's hand: neither its moment to come nor another duty puts it behind."""
    night = small().run(UNEVEN)
    first = kinds(night)[0]
    assert due(night)[0].urgency is Urgency.NOW
    a, b = sorted(next(iter(t.seats.values())) for t in night.state.open_tables[:2])
    night.run(f"call clock e{b}").wait(seconds=5).run(f"call clock e{a}")
    assert [d.kind for d in due(night)][:3] == [ClockCallDuty.kind, ClockCallDuty.kind, first]
    assert [d.subject[1] for d in due(night)[:2]] == [b, a], "whose time is up first"
    night.wait(3)
    assert kinds(night)[:2] == [ClockCallDuty.kind] * 2


def test_duties_are_the_same_whoever_asks() -> None:
    night = small()
    night.run('eliminate "Anna Ek"\neliminate "Bo Ros"')
    before = night.copy()
    assert due(night) == due(night)
    assert night.state == before


def test_a_word_on_what_is_no_duty_is_refused() -> None:
    """A slip in a typed line would else be written down as something done."""
    night = Night()
    (reason,) = night.reasons('duty "conduct 49 / 121" done')
    assert isinstance(reason, BadSetting)
    assert reason.value == "conduct 49 / 121"
    night.do('duty "conduct_report 49 / 121" done')
