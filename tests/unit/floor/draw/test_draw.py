"""The draw: uniform, even (procedures B1 and B4), and recomputed here with hashlib alone."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.floor.draw.dealing import seat_all
from core.floor.draw.draw import commitment, open_draw, spread
from core.formats.fold import take
from core.formats.verify_draws import verify_draws
from core.say import records as r
from core.say.acts import MakeDraw, PrepareDraw
from core.say.reasons import DrawOpen, NameTooLong, NobodyToSeat, NoDrawOpen, Reason, RoomFull
from tests.examples import examples
from tests.unit.draws import deal
from tests.unit.night import Night, small


def ticket(secret: str, number: str, index: int) -> int:
    stream = hashlib.shake_256(b"riffle-draw-3:" + secret.encode() + b":" + number.encode())
    return int.from_bytes(stream.digest(8 * (index + 1))[-8:], "big")


def recomputed(made: r.DrawMade, secret: str, sizes: Counter[int]) -> dict[int, tuple[int, int]]:
    """As the docstring of ``core.floor.draw.draw`` tells anybody to do it.

    ``sizes``: how many sat down at each table."""
    count = len(made.seats)
    seats = [(ticket(secret, made.number, i), seat) for i, seat in enumerate(made.seats)]
    people = [(ticket(secret, made.number, count + i), e) for i, e in enumerate(made.entries)]
    kept = []
    for table in sorted(sizes):
        kept += sorted(x for x in seats if x[1][0] == table)[: sizes[table]]
    return {e: seat for (_, e), (_, seat) in zip(sorted(people), sorted(kept), strict=True)}


def last_draw(night: Night) -> tuple[r.DrawMade, str, dict[int, tuple[int, int]]]:
    """The last draw made, its secret, and who got which seat."""
    records = night.director.history[-1].records
    (made,) = (x for x in records if isinstance(x, r.DrawMade))
    secrets = [
        x.secret
        for a in night.director.history
        for x in a.records
        if isinstance(x, r.DrawPrepared) and x.draw == made.draw
    ]
    got = {x.entry: (x.table, x.seat) for x in records if isinstance(x, r.Seated)}
    return made, secrets[0], got


def room(players: int, sizes: list[int], seed: str = "1") -> Night:
    night = Night(seed)
    for label, size in enumerate(sizes, 1):
        night.do(f"open table {label} seats {size}")
    for i in range(players):
        night.do(f'register "Player {i:03d}"')
    return night


@pytest.mark.parametrize("prepared", [True, False])
@pytest.mark.parametrize("number", ["", "4711", "åtta 8", "0"])
def test_anybody_recomputes_the_seats(prepared: bool, number: str) -> None:
    night = room(23, [9, 10, 8]).run("close seat 2.4")
    if prepared:
        night.do("prepare draw")
        announced = open_draw(night.state)
        assert announced is not None
        shown = announced.commitment
    night.do(f'draw number "{number}"')
    made, secret, got = last_draw(night)
    if prepared:
        assert hashlib.sha256(b"riffle-draw-3:" + secret.encode()).hexdigest() == shown
    assert len(bytes.fromhex(secret)) == 32
    assert got == recomputed(made, secret, Counter(t for t, _ in got.values()))
    assert got == night.seats()
    assert list(made.entries) == sorted(got)
    assert list(made.seats) == sorted(made.seats)


def test_anybody_recomputes_which_of_equally_short_tables_gets_one_more() -> None:
    """The tables' tickets come after those of the seats and the entries."""
    first = Counter[int]()
    for number in range(40):
        night = room(5, [4, 4, 4])
        night.do(f'draw number "{number}"')
        made, secret, got = last_draw(night)
        before = len(made.seats) + len(made.entries)
        by_ticket = sorted((ticket(secret, made.number, before + i), t) for i, t in enumerate((1, 2, 3)))
        tables = [x.id for x in night.state.open_tables]
        sizes = Counter(tables.index(t) + 1 for t, _ in got.values())
        assert [sizes[t] for _, t in by_ticket] == [2, 2, 1]
        first[by_ticket[0][1]] += 1
    assert set(first) == {1, 2, 3}


def test_the_number_and_the_secret_both_decide() -> None:
    seats = [(1, s) for s in range(1, 10)]
    one = deal("a" * 64, "1", range(9), seats, {1: 9})
    assert one == deal("a" * 64, "1", range(9), seats, {1: 9})
    assert one != deal("a" * 64, "2", range(9), seats, {1: 9})
    assert one != deal("b" * 64, "1", range(9), seats, {1: 9})
    assert commitment("a") != commitment("b")


def test_a_secret_is_not_used_twice() -> None:
    night = small()
    night.run('draw all number "1"\ndraw all number "1"\nprepare draw all\nabandon draw\nprepare draw all')
    secrets = [d.secret for d in night.state.room.draws.values()]
    assert len(set(secrets)) == len(secrets) == 5


def test_who_has_a_seat_keeps_it_when_newcomers_are_drawn() -> None:
    night = small()
    before = night.seats()
    night.run('register "New 1"\nregister "New 2"\ndraw number "9"')
    assert night.seats().items() >= before.items()
    assert len(night.seats()) == 10
    assert night.sizes() == [5, 5]


def test_all_anew_takes_everybody_up_first() -> None:
    night = small().run('eliminate "Anna Ek"\nregister "New"\ndraw all number "9"')
    assert len(night.seats()) == 8
    assert night.sizes() == [4, 4]
    assert night.entry('"Anna Ek"').table is None


@settings(max_examples=examples(40))
@given(st.data())
def test_b4_table_sizes_differ_by_at_most_one_where_seats_allow(data: st.DataObject) -> None:
    sizes = data.draw(st.lists(st.integers(2, 10), min_size=1, max_size=5))
    night = Night(data.draw(st.text("ab", max_size=3)))
    closed = set()
    for label, size in enumerate(sizes, 1):
        night.do(f"open table {label} seats {size}")
        for seat in data.draw(st.sets(st.integers(1, size), max_size=size - 1)):
            night.do(f"close seat {label}.{seat}")
            closed.add((label, seat))
    seats = sum(x.room for x in night.state.open_tables)
    for i in range(data.draw(st.integers(1, min(seats, 14)))):
        night.do(f'register "P{i}"')
    night.do("draw")
    for i in range(data.draw(st.integers(0, 3))):
        if len(night.state.people.live) < seats:
            night.do(f'register "Q{i}"')
            night.do("draw")
        elif len(night.state.people.live) > 1:
            night.do(f"eliminate e{next(iter(night.state.people.live.values()))}")
    night.do(f'draw all number "{data.draw(st.integers(0, 99))}"')
    assert len(night.seats()) == len(night.state.people.live)
    assert not {(night.state.room.tables[t].label, str(s)) for t, s in night.seats().values()} & {
        (str(t), str(s)) for t, s in closed
    }
    fullest = max(night.sizes())
    assert all(len(x.seats) >= min(fullest - 1, x.room) for x in night.state.open_tables)


@given(
    st.lists(st.tuples(st.integers(0, 9), st.integers(0, 10)), min_size=1, max_size=6),
    st.integers(0, 60),
)
def test_newcomers_are_spread_so_that_no_better_way_is(tables: list[tuple[int, int]], count: int) -> None:
    sitting = {i: s for i, (s, _) in enumerate(tables)}
    free = {i: f for i, (_, f) in enumerate(tables)}
    count = min(count, sum(free.values()))
    wanted = spread(sitting, free, count)
    assert sum(wanted.values()) == count
    assert all(0 <= wanted[i] <= free[i] for i in free)
    # taking one newcomer from any table to any other with a seat makes it no more even
    for a in free:
        for b in free:
            if wanted[a] and wanted[b] < free[b]:
                assert sitting[a] + wanted[a] <= sitting[b] + wanted[b] + 1


def test_every_player_gets_every_seat_about_as_often() -> None:
    """Chi-square over fixed secrets: 9 players on 9 of 12 seats at two tables, 3000 draws."""
    seats = [(t, s) for t in (1, 2) for s in range(1, 7)]
    found: Counter[tuple[int, tuple[int, int]]] = Counter()
    draws = 3000
    for i in range(draws):
        secret = hashlib.sha256(str(i).encode()).hexdigest()
        found.update(deal(secret, "7", range(9), seats, {1: 5, 2: 4}).items())
    for player in range(9):
        for table, kept in ((1, 5), (2, 4)):
            expected = draws * kept / 9 / 6
            chi = sum((found[player, (table, s)] - expected) ** 2 / expected for s in range(1, 7))
            # 5 degrees of freedom and a little; 1 in 10,000 is above 25.7
            assert chi < 25.7, (player, table, chi)


def test_late_entries_get_every_free_seat_about_as_often() -> None:
    """Chi-square over fixed secrets: two at a time on eight free seats, six of them at a table where nearly
    nobody sits (TDA 2024, CPC 2023: any seat at any table)."""
    seats = [(1, 3), (1, 8), *((2, s) for s in range(1, 7))]
    draws, found = 3000, Counter[tuple[int, int]]()
    for i in range(draws):
        secret = hashlib.sha256(b"late%d" % i).hexdigest()
        given_, _ = seat_all(secret, "7", [4, 9], seats, {1: 7, 2: 3}, anywhere={4, 9})
        found.update(given_.values())
    expected = draws * 2 / len(seats)
    # 7 degrees of freedom; 1 in 10,000 is above 29.9
    assert sum((found[s] - expected) ** 2 / expected for s in seats) < 29.9


def test_anybody_recomputes_the_seats_of_late_entries() -> None:
    """Of all seats those with the lowest tickets, in their order to the entries in theirs."""
    night = Night().run("rulebook tda-2024\nadd level blinds 100/200 length 20")
    night.run("open table 1 seats 9\nopen table 2 seats 9\nclose seat 2.9")
    for i in range(9):
        night.do(f'register "Player {i}"')
    night.run('draw number "1"\nstart')
    for i in range(3):
        night.do(f'register "Late {i}"')
    night.do('draw number "4711"')
    made, secret, got = last_draw(night)
    assert made.anywhere == made.entries
    count = len(made.seats)
    seats = sorted((ticket(secret, made.number, i), seat) for i, seat in enumerate(made.seats))
    people = sorted((ticket(secret, made.number, count + i), e) for i, e in enumerate(made.entries))
    assert got == {e: seat for (_, e), (_, seat) in zip(people, seats, strict=False)}
    assert all(x.ok for x in verify_draws(night.director.history))


def test_neighbours_are_not_kept_together() -> None:
    """Neighbours on the list sit side by side no more often than anybody."""
    seats = [(1, s) for s in range(1, 10)]
    together = 0
    for i in range(2000):
        dealt = deal(hashlib.sha256(b"n%d" % i).hexdigest(), "", range(9), seats, {1: 9})
        together += abs(dealt[3][1] - dealt[4][1]) in (1, 8)
    assert 420 < together < 580  # 1 in 4 is 500; four sigma are 77


@pytest.mark.parametrize(
    ("lines", "line", "whys"),
    [
        ("", "draw", {NobodyToSeat}),
        ('register "A"', "draw", {RoomFull}),
        ('register "A"\nopen table 1 seats 2\nregister "B"\nregister "C"', "draw", {RoomFull}),
        ('register "A"\nregister "B"\nopen table 1 seats 2\nclose seat 1.1', "draw all", {RoomFull}),
        ("", f'draw number "{"9" * 41}"', {NobodyToSeat, NameTooLong}),
        ('register "A"\nopen table 1\ndraw', "draw", {NobodyToSeat}),
        ("", "abandon draw", {NoDrawOpen}),
        ("", "prepare draw", {NobodyToSeat}),
        ("", "prepare draw all", {NobodyToSeat}),
        ('register "A"\nprepare draw', "prepare draw", {DrawOpen}),
        ('register "A"\nprepare draw\nunregister "A"', "prepare draw", {DrawOpen, NobodyToSeat}),
        ('register "A"\nprepare draw\nabandon draw', "abandon draw", {NoDrawOpen}),
    ],
)
def test_what_cannot_be_drawn(lines: str, line: str, whys: set[type[Reason]]) -> None:
    night = Night().run(lines)
    assert night.whys(line) == whys
    assert night.whys(line + ' override "x"') == whys


def test_a_full_room_says_how_many_and_is_a_fact() -> None:
    night = room(5, [2, 2])
    (reason,) = night.reasons("draw")
    assert reason == RoomFull(players=5, seats=4)


def test_an_abandoned_draw_stays_on_the_list_and_its_secret_goes_unused() -> None:
    night = small().run('register "New"\nprepare draw\nabandon draw\ndraw')
    states = [d.state for d in night.state.room.draws.values()]
    assert states == ["made", "abandoned", "made"]


def test_checking_a_draw_uses_no_chance() -> None:
    night, same = small(), small()
    for _ in range(5):
        assert night.director.check(MakeDraw(everybody=True)) == ()
        assert night.director.check(PrepareDraw(everybody=True)) == ()
    for x in (night, same):
        x.run('register "New"\ndraw number "1"')
    assert night.seats() == same.seats()


def test_a_prepared_draw_waits_for_the_draw_it_was_prepared_for() -> None:
    night = room(6, [4, 4]).run('prepare draw\ndraw number "1"\nprepare draw all')
    waiting = open_draw(night.state)
    assert waiting is not None
    assert open_draw(night.state, "redraw") is waiting
    assert open_draw(night.state, "start") is None
    night.run('register "New"\ndraw number "2"')
    assert night.state.room.draws[waiting.id].state == "prepared"
    night.run('eliminate "New"\neliminate "Player 000"\neliminate "Player 001"\nbreak 2 number "3"')
    assert open_draw(night.state) is waiting
    night.do('draw all number "4"')
    made = night.state.room.draws[waiting.id]
    assert (made.state, made.number, made.purpose) == ("made", "4", "redraw")
    assert [d.purpose for d in night.state.room.draws.values()] == ["start", "redraw", "start", "break"]


def test_a_draw_of_all_does_not_use_one_prepared_for_the_newcomers() -> None:
    night = small().run('register "New"\nprepare draw\ndraw all number "4"')
    waiting = open_draw(night.state, "start")
    assert waiting is not None
    assert [d.state for d in night.state.room.draws.values()] == ["made", "prepared", "made"]


def test_only_one_draw_waits_at_a_time() -> None:
    assert small().run('register "New"\nprepare draw all').whys("prepare draw") == {DrawOpen}


def test_a_secret_that_seats_were_drawn_from_is_used_though_that_was_undone() -> None:
    """An undone draw has used its secret: the next one prepares anew. A redo brings it back."""
    night = small(started=False).run("undo\nprepare draw")
    waiting = open_draw(night.state)
    assert waiting is not None
    left = r.Action(900, night.ms, night.ms, "", (r.DrawAbandoned(waiting.id, used=True),))
    take(night.state, left)
    assert open_draw(night.state) is None
    assert night.state.room.draws[waiting.id].state == "used"
    unknown = r.Action(901, night.ms, night.ms, "", (r.DrawAbandoned(77, used=True),))
    take(night.state, unknown)
    assert 77 not in night.state.room.draws


@pytest.mark.parametrize("undo", ["undo", "undo {} together"])
def test_a_draw_undone_is_drawn_again_from_a_new_secret(undo: str) -> None:
    """Its secret is known by then: with another number after another it would be drawn until it pleases."""
    night = small(started=False).run("undo")
    entry = night.do('register "Nina Ny"').action.id
    night.run("prepare draw")
    waiting = open_draw(night.state)
    assert waiting is not None
    night.do('draw number "1"')
    night.do(undo.format(entry))
    assert (open_draw(night.state), night.state.room.draws[waiting.id].state) == (None, "used")
    night.do('draw number "2"')
    checks = verify_draws(night.log.actions)
    assert [c.ok for c in checks] == [True] * len(checks)
    assert len({d.secret for d in night.state.room.draws.values()}) == len(night.state.room.draws)
    night.run("undo\nredo")
    assert [d.state for d in night.state.room.draws.values()][-1] == "made"


def test_an_undone_draw_brought_back_is_made_as_it_was() -> None:
    night = small(started=False).run('undo\nprepare draw\ndraw number "1"')
    made = night.copy()
    night.run("undo\nredo")
    assert night.state == made


def test_a_draw_of_all_leaves_an_absent_players_chips_to_be_carried() -> None:
    """Procedure E5 at a redraw: in between he sits nowhere."""
    night = small().run('absent "Anna Ek"')
    anna = night.entry('"Anna Ek"')
    before = (anna.table, anna.seat)
    night.do('draw all number "5"')
    assert night.state.room.to_carry == {anna.id: before}
