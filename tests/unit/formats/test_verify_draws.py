"""Draws checked after the night: an honest one passes, and no single thing in it can be changed unseen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.floor.draw.draw import commitment
from core.formats.verify_draws import DrawCheck, Flaw, verify_draws
from core.log.order import MemoryLog
from core.say import records as r
from core.say.acts import BreakTable, MakeDraw
from core.say.records import Action
from core.text.opening import open_door
from tests.examples import examples
from tests.unit.draws import deal
from tests.unit.night import Night, small


def check(night: Night) -> list[DrawCheck]:
    return verify_draws(night.director.history)


def honest() -> Night:
    """Every sort of draw: announced, at once, everybody anew, a broken table, abandoned, undone."""
    night = small(started=False)
    night.run('undo\nprepare draw\nnote "the number is called"\ndraw number "4711"\nstart')
    night.run('register "Nina Sen"\ndraw\nregister "Olle By"\ndraw number "3"\nundo\nunregister "Olle By"')
    night.run("prepare draw all\nabandon draw\nclose seat 1." + str(night.table("1").free[0]))
    night.run('draw all number "12"')
    while night.director.check(BreakTable(table=night.table("2").id)):
        label = "1" if len(night.table("1").seats) > 1 else "2"
        night.do(f"eliminate {label}.{min(night.table(label).seats)}")
    night.do('break 2 number "8"')
    night.do("prepare draw all")
    return night


def test_honest_draws_pass() -> None:
    found = check(honest())
    assert [(c.state, c.purpose, c.number, c.players, c.announced, c.undone) for c in found] == [
        ("made", "start", "4711", 8, False, True),
        ("made", "start", "4711", 8, True, False),
        ("made", "start", "", 1, False, False),
        ("made", "start", "3", 1, False, True),
        ("abandoned", "redraw", "", 0, True, False),
        ("made", "redraw", "12", 9, False, False),
        ("made", "break", "8", found[6].players, False, False),
        ("prepared", "redraw", "", 0, False, False),
    ]
    assert all(c.ok for c in found), [c.flaws for c in found]
    assert found[6].players > 0


def test_no_draws() -> None:
    assert verify_draws([]) == []
    assert check(Night().run('register "Anna Ek"')) == []


def test_a_draw_entered_late_is_checked_against_its_own_time() -> None:
    """Typed in after the fact: the state it was decided on is that of its moment."""
    night = small(started=False)
    night.run('undo\n19:10 start\n19:30 register "Nina Sen"\n19:40 note "x"')
    night.late('19:20 draw number "5"')
    (first, late) = check(night)
    assert (late.players, late.flaws) == (8, ())
    assert first.undone


def changed(night: Night, kind: type[Any], change: Callable[[Any], r.Record], which: int = 0) -> list[Action]:
    """The log with one record changed: what somebody with the file and a program could do."""
    actions, seen = list(night.director.history), -1
    for i, action in enumerate(actions):
        if any(isinstance(x, kind) for x in action.records):
            seen += 1
            if seen == which:
                new = tuple(change(x) if isinstance(x, kind) else x for x in action.records)
                actions[i] = replace(action, records=new)
                return actions
    raise AssertionError("no such record")


def drawn() -> Night:
    night = small(started=False)
    night.run('undo\nprepare draw\ndraw number "4711"')
    return night


TAMPERED: dict[str, tuple[type[Any], Callable[[Any], r.Record], set[Flaw]]] = {
    "another commitment": (
        r.DrawPrepared, lambda x: replace(x, commitment="0" * 64), {Flaw.COMMITMENT},
    ),
    "another secret": (
        r.DrawPrepared, lambda x: replace(x, secret="ff" * 32), {Flaw.COMMITMENT, Flaw.RESULT},
    ),
    "another secret with its commitment": (
        r.DrawPrepared,
        lambda x: r.DrawPrepared(x.draw, "ff" * 32, commitment("ff" * 32)),
        {Flaw.RESULT},
    ),
    "another number": (
        r.DrawMade, lambda x: replace(x, number="4712"), {Flaw.RESULT},
    ),
    "a player left out": (
        r.DrawMade, lambda x: replace(x, entries=x.entries[1:]), {Flaw.PEOPLE},
    ),
    "players in another order": (
        r.DrawMade, lambda x: replace(x, entries=x.entries[::-1]), {Flaw.PEOPLE},
    ),
    "a seat left out": (
        r.DrawMade, lambda x: replace(x, seats=x.seats[1:]), {Flaw.SEATS},
    ),
    "an unknown sort": (
        r.DrawMade, lambda x: replace(x, purpose="friends"), {Flaw.PURPOSE, Flaw.OTHER_PURPOSE},
    ),
    "prepared for something else": (
        r.DrawPrepared, lambda x: replace(x, purpose="redraw"), {Flaw.OTHER_PURPOSE},
    ),
    "a break of no table": (
        r.DrawMade, lambda x: replace(x, purpose="break"), {Flaw.PURPOSE, Flaw.OTHER_PURPOSE},
    ),
}  # fmt: skip


@pytest.mark.parametrize("what", TAMPERED)
def test_nothing_in_a_draw_can_be_changed_unseen(what: str) -> None:
    kind, change, flaws = TAMPERED[what]
    found = verify_draws(changed(drawn(), kind, change, which=1))
    assert [c.ok for c in found] == [True, False]
    assert set(found[1].flaws) == flaws


def test_two_friends_put_in_each_others_seats() -> None:
    night = drawn()
    made = night.director.history[-1]
    a, b = [x for x in made.records if isinstance(x, r.Seated)][:2]

    def swap(x: r.Record) -> r.Record:
        if x == a:
            return replace(a, entry=b.entry)
        return replace(b, entry=a.entry) if x == b else x

    actions = list(night.director.history)
    actions[-1] = replace(made, records=tuple(swap(x) for x in made.records))
    assert verify_draws(actions)[1].flaws == (Flaw.RESULT,)


def test_a_second_secret_under_the_same_draw() -> None:
    night = drawn()
    actions = list(night.director.history)
    prepared = next(i for i, a in enumerate(actions) if a.line == "prepare draw")
    (first,) = actions[prepared].records
    assert isinstance(first, r.DrawPrepared)
    again = r.DrawPrepared(first.draw, "ab" * 32, commitment("ab" * 32))
    actions[prepared] = replace(actions[prepared], records=(first, again))
    assert Flaw.PREPARED_TWICE in verify_draws(actions)[1].flaws


def test_a_draw_out_of_nowhere() -> None:
    night = drawn()
    actions = [a for a in night.director.history if a.line != "prepare draw"]
    assert Flaw.NOT_PREPARED in verify_draws(actions)[1].flaws


def test_a_log_that_does_not_fold_proves_nothing() -> None:
    night = drawn()
    actions = list(night.director.history)
    at = next(i for i, a in enumerate(actions) if a.line == "prepare draw")
    nonsense = replace(actions[0], id=900, records=(r.Unregistered(77),))
    found = verify_draws([*actions[:at], nonsense, *actions[at:]])
    assert found[1].flaws == (Flaw.LOG,)
    lost = replace(actions[0], id=901, after=999, records=())
    found = verify_draws([*actions[:at], lost, *actions[at:]])
    assert found[1].flaws == (Flaw.LOG,)


def test_an_undone_bust_is_in_again_for_the_draw() -> None:
    """The state before a draw is what counted then, not what was written."""
    night = small()
    night.run('eliminate "Anna Ek"\nundo\ndraw all number "1"\nregister "Nina Sen"\ndraw')
    found = check(night)
    assert [c.players for c in found] == [8, 8, 1]
    assert all(c.ok for c in found)


@settings(max_examples=examples(25))
@given(seed=st.integers(0, 10**6), number=st.text("0123456789abc #", max_size=40), busts=st.integers(0, 6))
def test_whatever_is_drawn_is_verified(seed: int, number: str, busts: int) -> None:
    night = small(str(seed))
    for entry in [e.id for e in night.state.playing][:busts]:
        night.do(f"eliminate e{entry}")
    night.act(MakeDraw(number=number, everybody=True))
    fresh = open_door(MemoryLog(night.log.actions), lambda: night.ms, lambda n: b"\0" * n)
    assert [c.flaws for c in verify_draws(fresh.history)] == [(), ()]


def made_again(numbers: str) -> list[Action]:
    """One prepared secret, drawn from once for each number, each but the last undone: what an earlier
    version let happen, and what somebody with the file and a program could write."""
    night = small(started=False).run("undo\nprepare draw")
    prepared = night.director.history[-1]
    for number in numbers:
        night.do(f'draw number "{number}"')
        if number != numbers[-1]:
            night.do("undo")
    assert isinstance(prepared.records[0], r.DrawPrepared)
    secret = prepared.records[0]
    out = []
    for action in night.log.actions:
        made = next((x for x in action.records if isinstance(x, r.DrawMade)), None)
        if action.id <= prepared.id or made is None:
            out.append(action)
            continue
        sizes = {
            t: sum(1 for x in action.records if isinstance(x, r.Seated) and x.table == t)
            for t, _ in made.seats
        }
        dealt = deal(secret.secret, made.number, made.entries, made.seats, sizes)
        seated = [r.Seated(e, *seat) for e, seat in dealt.items()]
        out.append(replace(action, records=(replace(made, draw=secret.draw), *seated)))
    return out


def test_hidden_redraws_are_all_listed_and_flawed() -> None:
    found = verify_draws(made_again("123"))[1:]
    assert [(c.number, c.undone, c.announced, c.flaws) for c in found] == [
        ("1", True, True, ()),
        ("2", True, True, (Flaw.USED_SECRET,)),
        ("3", False, True, (Flaw.USED_SECRET,)),
    ]
    assert len({c.draw for c in found}) == 1


def test_a_redo_of_the_same_draw_is_no_second_one() -> None:
    night = small(started=False).run('undo\nprepare draw\ndraw number "1"\nundo\nredo')
    assert [(c.number, c.undone, c.flaws) for c in check(night)][1:] == [("1", False, ())]


def test_a_used_secret_under_another_draw() -> None:
    """A new number for the draw does not make the secret new."""
    night = drawn()
    first = next(x for a in night.log.actions for x in a.records if isinstance(x, r.DrawPrepared))
    actions = changed(night, r.DrawPrepared, lambda x: replace(first, draw=x.draw), which=1)
    assert Flaw.USED_SECRET in verify_draws(actions)[1].flaws


def test_an_abandoned_draw_whose_abandoning_was_undone_is_made_as_the_same() -> None:
    night = small(started=False).run('undo\nprepare draw\nabandon draw\nundo\ndraw number "1"')
    assert [(c.state, c.announced, c.flaws) for c in check(night)][1:] == [("made", True, ())]


def furnished(seed: str) -> Night:
    """Marked seats, people who need them, counted stacks, three tables, a rulebook."""
    night = Night(seed).run("rulebook cpc-2023\nprice entry 100 chips 5000\nset seats 6")
    night.run("add level blinds 100/200 length 20\nopen table 1\nopen table 2\nopen table 3")
    night.run("mark seat 1.2 accessible\nmark seat 3.5 accessible\nmark seat 3.6 accessible")
    for i in range(13):
        night.do(f"register P{i:02d} chips {1000 + 700 * (i % 5)}{' accessible' if i in (1, 6) else ''}")
    return night


def every_sort(night: Night) -> Night:
    """Seeded, redrawn and seeded, a late one, an alternate, a broken table, the final table."""
    night.run('redraws tables 2 players 12\nprepare draw\ndraw seeded number "1"\nstart')
    night.run("register Late accessible\nregister Alt alternate\ndraw\neliminate P00\neliminate P02")
    night.run('eliminate P03\nprepare draw all\ndraw all seeded number "2"')
    night.run('break 3 number "3"\ndraw all number "4"\neliminate P04\neliminate P05\neliminate P07')
    for entry in [e.id for e in night.state.playing][7:]:
        night.do(f"eliminate e{entry}")
    night.do('final table number "5"')
    return night


@settings(max_examples=examples(15), deadline=None)
@given(seed=st.integers(0, 10**6))
def test_every_sort_of_draw_by_a_rulebook_is_verified(seed: int) -> None:
    found = check(every_sort(furnished(str(seed))))
    assert [c.purpose for c in found] == ["start", "start", "redraw", "break", "redraw", "final"]
    assert [c.flaws for c in found] == [()] * 6


def tampered(kind: type[Any], which: int, change: Callable[[Any], r.Record]) -> list[DrawCheck]:
    night = every_sort(furnished("7"))
    return verify_draws(changed(night, kind, change, which))


def test_who_was_kept_apart_cannot_be_changed_unseen() -> None:
    for change in (lambda x: replace(x, apart=x.apart[::-1]), lambda x: replace(x, apart=())):
        assert tampered(r.DrawMade, 0, change)[0].flaws == (Flaw.RESULT,)
    # the draw of the late ones was not seeded
    assert tampered(r.DrawMade, 1, lambda x: replace(x, apart=x.entries[:1]))[1].flaws == (Flaw.RESULT,)


def test_who_draws_any_seat_at_any_table_cannot_be_changed_unseen() -> None:
    assert tampered(r.DrawMade, 1, lambda x: replace(x, anywhere=()))[1].flaws == (Flaw.RESULT,)
    assert tampered(r.DrawMade, 2, lambda x: replace(x, anywhere=x.entries))[2].flaws == (Flaw.RESULT,)


def test_a_marked_seat_given_to_a_friend_is_seen() -> None:
    """Without its mark somebody else would have sat there."""
    assert Flaw.RESULT in tampered(r.SeatMarked, 0, lambda x: replace(x, accessible=False))[0].flaws


def test_a_final_table_of_another_size_is_seen() -> None:
    found = tampered(r.DrawMade, 5, lambda x: replace(x, seats=x.seats[:-1]))
    assert found[5].flaws == (Flaw.SEATS,)
    found = tampered(r.TableResized, 0, lambda x: replace(x, size=x.size + 1))
    assert Flaw.SEATS in found[5].flaws
    found = tampered(r.TableResized, 0, lambda x: replace(x, size=1))
    assert found[5].flaws == (Flaw.PURPOSE,)
    found = tampered(r.TableClosed, 1, lambda x: replace(x, table=0))
    assert found[5].flaws[0] is Flaw.PURPOSE
