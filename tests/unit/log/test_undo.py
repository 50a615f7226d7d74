"""Undo of everything: do + undo is the state before, the clock included, and redo the state after."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.clock.clock import read
from core.log.order import MemoryLog
from core.say.acts import VERBS, Act, PrintedSlips, Redo, Undo
from core.say.reasons import (
    AlreadyUndone,
    ClockSetSince,
    DoesNotFit,
    NoSuchAction,
    NothingToRedo,
    NothingToUndo,
    NotUndone,
    OthersDepend,
    Reason,
)
from core.tournament.state import Tournament
from tests.examples import examples
from tests.unit.night import MINUTE, Night, small
from tests.unit.random_nights import random_act


@dataclass(frozen=True)
class Case:
    """One way to do a kind of act: what is done before it, and the line."""

    line: str
    before: str = ""
    started: bool = True


BUST = 'eliminate "Bo Ros" by "Eva Dal"'
DEALT_OUT = 'disqualify "Bo Ros" for "cheating" chips 4000 shares 3:1000 6:3000 override "as we do"'
# sits at the other table
ELSEWHERE = "Gun Alm"
THREE_LEFT = """eliminate "Carin Ål"
eliminate "David Öst"
eliminate "Eva Dal"
eliminate "Frans Ny"
eliminate "Hans Berg"
stack "Anna Ek" 40000
stack "Bo Ros" 25000
stack "Gun Alm" 15000"""
TILL = "set till on"
PAID = f'{TILL}\n{THREE_LEFT}\neliminate "Gun Alm"'
UNEVEN = """open table 9
open table 8
register "I" seat 9.1
register "J" seat 9.2
register "K" seat 9.3
register "L" seat 9.4
register "M" seat 9.5
register "N" seat 8.1
register "O" seat 8.2
blinds 9 big 3
blinds 8 big 1"""
RACERS = """open table 9
register "I" seat 9.1
register "J" seat 9.3
edit row 3 remove 25
chips 25 100 500"""
WAITING = """open table 9
register "I" seat 9.1
register "J" seat 9.4
register "K" seat 9.6
blinds 9 big 6 small 4 button 1
register "L" seat 9.5"""
HANDS = 'penalty "Anna Ek" for "phone" hands 5 override "our rule"'
SVEPOF = 'rulebook svepof-2006 override "agreed"'
STRING_BET = 'situation string-bet answers "faced=200" "big_blind=100" "chips=200" "more=400"'
CASES: dict[str, list[Case]] = {
    "set": [
        Case('set title "Friday"'),
        Case("set late 3"),
        Case("set late none", "set late 3"),
        Case("set draw cards"),
        Case('set final 7 override "so it is"', "rulebook tda-2024"),
        Case("set final none", 'rulebook tda-2024\nset final 7 override "so it is"'),
    ],
    "price": [
        Case("price rebuy 200 fee 20 chips 5000 until 2 most 3"),
        Case("price entry 350 fee 50 bounty 100 chips 10000"),
        Case('price addon "Early bird" 0 chips 2000 until 19:00 most 1'),
        Case('price rebuy "Double" 400 fee 20 chips 20000 until 2 most 3'),
        Case('price rebuy "Double" 0', 'price rebuy "Double" 400 chips 20000'),
    ],
    "settle": [
        Case("settle icm keep 10% unit 10", THREE_LEFT),
        Case('settle custom "Anna Ek" 1500 "Bo Ros" 1200 "Gun Alm" 900', THREE_LEFT),
        Case("settle chips ends", THREE_LEFT),
        Case("settle even ends shared", f"{THREE_LEFT}\nsettle icm keep 600"),
    ],
    "bounties": [
        Case("bounties progressive 50%", "price rebuy 200 bounty 100"),
        Case("bounties fixed", "bounties progressive"),
    ],
    "prizes": [Case("prizes 1000 60% 40%")],
    "prizes grid": [Case("prizes grid"), Case("prizes grid 2-20:60/40")],
    "prizes smooth": [Case("prizes smooth 2", "places 3"), Case("prizes smooth", "places 3")],
    "prizes tickets": [Case("prizes tickets 2000"), Case('prizes tickets 200 2 "Main event"')],
    "places": [Case("places 15% down"), Case("places", "places 2"), Case("places grid 2-8:1 9-20:3")],
    "fix": [Case("fix 2 900"), Case("fix 2", "fix 2 900")],
    "pool add": [Case('pool add "The club" 2000'), Case('pool add "The club" 0', 'pool add "The club" 2000')],
    "pool keep": [Case('pool keep "League pot" 5%'), Case('pool keep "Dealers" 7x150')],
    "pool guarantee": [Case("pool guarantee 20000")],
    "pool remove": [Case('pool remove "The club"', 'pool add "The club" 2000')],
    "collect": [
        Case('collect "Anna Ek"', TILL),
        Case('collect "Anna Ek" 200 "Swish"', TILL),
        Case('collect "Gun Alm" 100 "prize"', PAID),
    ],
    "refund": [Case('refund "Anna Ek" 50', f'{TILL}\ncollect "Anna Ek"')],
    "pay out": [Case('pay out "Gun Alm" 200 "Cash" divided', PAID), Case('pay out "Gun Alm"', PAID)],
    "till": [Case("till float 2000", TILL), Case('till out 300 "coffee"', TILL)],
    "till count": [Case('till count "Cash" 11400', TILL)],
    "add level": [
        Case("add level blinds 500/1000 ante 1000 paid-by bb length 15"),
        Case('add level at 2 blinds 150/300 called "slow one"'),
        Case("add level limit 200/400", started=False),
        Case("add level limit 200/400 ante 25 paid-by each cap 3 bring-in 50 hands 10"),
    ],
    "structure": [
        Case('structure "add level blinds 5/10 length 3" "add break called \\"Tea\\"" "add level ante 5"'),
    ],
    "add break": [
        Case("add break length open"),
        Case("add break at 2 length 5 remove 25 100"),
        Case("add break at 2 kind talk"),
        Case("add break kind day-end"),
    ],
    "edit row": [
        Case("edit row 1 length 35"),
        Case("edit row 1 length open"),
        Case("edit row 1 hands 12"),
        Case("edit row 3 kind day-end"),
        Case("edit row 4 blinds 400/800 ante 0"),
        Case("edit row 1 blinds 25/50", started=False),
        Case("edit row 1 to 4 length 35"),
    ],
    "remove row": [
        Case("remove row 3"),
        Case("remove row 3 to 4"),
        Case("remove row 1", started=False),
    ],
    "move row": [Case("move row 4 at 2"), Case("move row 1 to 2 at 5", started=False)],
    "schedule": [
        Case("schedule 19:30", started=False),
        Case("schedule", "schedule 19:50", started=False),
    ],
    "start": [Case("start", started=False), Case("start", "schedule 23:00", started=False)],
    "pause": [Case("pause"), Case("pause", "schedule 19:03", started=False)],
    "resume": [
        Case("resume", "pause"),
        Case("resume", "edit row 3 length open\nset clock row 3 elapsed 2:00"),
    ],
    "time": [Case("time 2"), Case("time -1:30"), Case("time 30", "pause")],
    "next": [Case("next"), Case("next", "pause")],
    "back": [Case("back", "next")],
    "set clock": [
        Case("set clock row 4 elapsed 7:03.250"),
        Case("set clock row 2", started=False),
        Case("set clock row 4 hands 3", "edit row 4 hands 8"),
    ],
    "gap": [
        Case("gap from 2025-03-14T19:01:00+01:00 to 2025-03-14T19:02:00+01:00"),
        Case("gap counts from 2025-03-14T19:01:00+01:00 to 2025-03-14T19:02:00.500+01:00"),
    ],
    "register": [
        Case('register "New One"'),
        Case('register "New One" nickname "N" number "77" note "x" accessible'),
        Case('register "New One" seat 9.2', "open table 9"),
        Case('register "New One" at "guest"', 'price entry "Guest" 100 fee 50 chips 9000'),
        Case('register "Anna Ek"', 'unregister "Anna Ek" override "left at once"'),
        Case('register "Bo" override "the room waits"', "set late 1\nset clock row 2"),
    ],
    "register list": [
        Case('register list "New One" "Two" number "78" note "x" accessible "Three" prepaid'),
        Case('register list "New One" seat 9.2 "Two" seat 9.3', "open table 9"),
        Case('register list "Anna Ek" "New One"', 'unregister "Anna Ek" override "left at once"'),
        Case('register list "Bo" "New One" override "the room waits"', "set late 1\nset clock row 2"),
    ],
    "unregister": [
        Case('unregister "Anna Ek" override "never came"'),
        Case('unregister "New One"', 'register "New One"'),
    ],
    "reenter": [Case('reenter "Bo Ros"', BUST), Case('reenter "Bo Ros" seat 9.1', f"{BUST}\nopen table 9")],
    "rebuy": [
        Case('rebuy "Anna Ek" by "Bo Ros" bounty 50'),
        Case('rebuy "Anna Ek"'),
        Case('rebuy "Anna Ek" chips 7 pay 9 fee 1'),
        Case('rebuy "Anna Ek" at "Double"', 'price rebuy "Double" 400 bounty 100 chips 20000'),
    ],
    "addon": [Case('addon "Anna Ek"')],
    "correct entry": [
        Case('correct entry "Anna Ek" "Anna Eek"'),
        Case('correct entry "Bo Ros" "Nobody Yet" number "9"', BUST),
        Case('correct entry e10 "Nobody Yet"', f'{BUST}\nreenter "Bo Ros"'),
    ],
    "edit player": [Case('edit player "Anna Ek" name "Anna Eek" nickname "Ace" number "12" accessible yes')],
    "eliminate": [
        Case(BUST),
        Case(BUST, "blinds 1 big 3\nblinds 2 big 3"),
        Case('eliminate "Bo Ros" "Anna Ek" by "Eva Dal" stacks 5000 4000'),
        Case('eliminate "Bo Ros" "Anna Ek" "Hans Berg" by "Eva Dal" "Anna Ek"'),
    ],
    "take back": [
        Case('take back "Bo Ros"', BUST),
        Case('take back "Bo Ros" seat 9.2', f"{BUST}\nopen table 9"),
        Case('take back "Bo Ros"', f'{BUST}\neliminate "Anna Ek" "Eva Dal"'),
        Case('take back "Bo Ros"', 'disqualify "Bo Ros" for "cheating" chips 4000 refund 50'),
        Case('take back "Bo Ros"', f'stack "Eva Dal" 12000\n{DEALT_OUT}'),
    ],
    "correct bust": [
        Case('correct bust "Bo Ros" was "Anna Ek"', BUST),
        Case('correct bust "Bo Ros" by "Anna Ek" at 19:03', f'{BUST}\neliminate "Gun Alm"'),
        Case('correct bust "Gun Alm" with "Bo Ros"', f'{BUST}\neliminate "Gun Alm"'),
        Case('correct bust "Bo Ros" by none', BUST),
    ],
    "open table": [Case("open table 9 seats 8"), Case("open table 1b")],
    "close table": [Case("close table 9", "open table 9")],
    "close seat": [Case("close seat 9.1", "open table 9")],
    "open seat": [Case("open seat 9.1", "open table 9\nclose seat 9.1")],
    "prepare draw": [Case("prepare draw", 'register "New One"'), Case("prepare draw all")],
    "draw": [
        Case('draw number "12"', 'register "New One"'),
        Case('draw all number "12"'),
        Case("draw all", "prepare draw all"),
        Case("draw all", "set draw cards"),
        Case("draw", "set draw cards\ndraw all"),
    ],
    "abandon draw": [Case("abandon draw", "prepare draw all")],
    "move": [
        Case('move "Anna Ek" to 9.3', "open table 9"),
        Case('move "Anna Ek" to 1.6', "set draw cards\ndraw all"),
    ],
    "swap": [Case('swap "Anna Ek" with "Bo Ros"'), Case(f'swap "Bo Ros" with "{ELSEWHERE}"')],
    "balance": [
        Case("balance", UNEVEN),
        Case('balance who 9.3 to 8.6 override "wanted"', UNEVEN),
        Case("balance from 9", UNEVEN),
    ],
    "break": [
        Case('break 2 number "8"', "open table 9"),
        Case("break 9", "open table 9"),
        Case("break 2", "set draw cards\nopen table 9"),
    ],
    "format": [Case("format holdem")],
    "rulebook": [
        Case("rulebook cpc-2023", started=False),
        Case("rulebook cpc-2023", "set final 7", started=False),
        Case("rulebook svepof-2006 option player_dealt", started=False),
        Case('rulebook tda-nl override "agreed"', 'rulebook cpc-2023 override "agreed"'),
    ],
    "alter": [Case('alter "the hall closes early"')],
    "cancel": [Case('cancel "fire alarm"')],
    "absent": [Case('absent "Anna Ek"')],
    "present": [Case('present "Anna Ek"', 'absent "Anna Ek"')],
    "carried": [Case('carried "Anna Ek"', 'open table 9\nabsent "Anna Ek"\nmove "Anna Ek" to 9.3')],
    "remove stack": [Case('remove stack "Anna Ek" chips 4000', 'absent "Anna Ek"')],
    "stack": [Case('stack "Anna Ek" 12000')],
    "hand over": [Case('hand over "Anna Ek" to "Nils Ny"')],
    "wrong seat": [Case('wrong seat "Anna Ek" at 9.3', "open table 9")],
    "place": [
        Case("place 9 column 2 row 3", "open table 9"),
        Case("place 9 column 1 row 1 across 2", "open table 8\nopen table 9"),
        Case("place 9 column 1 row 1", "open table 8\nopen table 9\nplace 9 column 5 row 2 across 2"),
    ],
    "mark seat": [
        Case("mark seat 9.1 accessible", "open table 9"),
        Case("mark seat 9.1 ordinary", "open table 9\nmark seat 9.1 accessible"),
        Case('mark seat 9.1 accessible for "Anna Ek"', "open table 9"),
    ],
    "apart": [
        Case('apart "Anna Ek" "Bo Ros"'),
        Case('apart "Anna Ek" off', 'apart "Anna Ek" "Bo Ros"'),
    ],
    "blinds": [Case("blinds 1 big 3"), Case("blinds 1 big 3 small 2 button 6", "blinds 1 big 1")],
    "big blinds": [Case("big blinds 1.3 2.5"), Case("big blinds 2.1", "blinds 2 big 3")],
    "track": [Case("track 1", "blinds 1 big 3"), Case("track 1 off", "blinds 1 big 3\ntrack 1")],
    "hand": [Case("hand 1", "blinds 1 big 3"), Case("hand 1", "blinds 1 big 3\ntrack 1")],
    "deal in": [Case("deal in 9.5", WAITING)],
    "halt": [Case('halt 1 override "a leak in the roof"')],
    "deal": [Case("deal 1", 'halt 1 override "a leak in the roof"')],
    "break order": [Case("break order 1 2"), Case("break order none", "break order 2 1")],
    "final table": [
        Case("final table", 'eliminate "Anna Ek" "Bo Ros"'),
        Case('final table at 1 number "5"', 'eliminate "Anna Ek" "Bo Ros"'),
        Case("final table", 'set draw cards\neliminate "Anna Ek" "Bo Ros"'),
    ],
    "redraws": [
        Case("redraws tables 3 2 players 27 days", started=False),
        Case("redraws", "redraws tables 2", started=False),
    ],
    "announce": [Case("announce break-order")],
    "duty": [Case('duty "balance 1 2 / 9 7" dismissed')],
    "printed": [Case("printed 34", UNEVEN + "\nbalance")],
    "penalty": [
        Case('penalty "Anna Ek" for "phone"'),
        Case('penalty "Anna Ek" for "phone" rounds 2 exposed dead-hand clause "2.5" override "repeated"'),
        Case('penalty "Anna Ek" for "phone"', 'penalty "Anna Ek" for "phone"'),
    ],
    "ruling": [
        Case('ruling "Play on." clause "house 4"'),
        Case('ruling "The hand is dead." table 1 on "Anna Ek" dead "Anna Ek" claimed 19:00'),
        Case(f'ruling "A call of 200." on "Anna Ek" {STRING_BET} penalty next for "string bet"', SVEPOF),
        Case(f'ruling "A raise." {STRING_BET} outcome raise override "as announced"', SVEPOF),
        Case('ruling "Play on." table 1', "call floor 1"),
    ],
    "call floor": [Case("call floor 1"), Case('call floor 1 about "string bet"')],
    "play on": [Case("play on 1", "call floor 1")],
    "hands out": [Case('hands out "Anna Ek" 3 misdeals 1', f'{HANDS}\nhands out "Anna Ek" 1')],
    "end penalty": [Case('end penalty "Anna Ek" lifted', HANDS), Case('end penalty "Anna Ek" served', HANDS)],
    "disqualify": [
        Case('disqualify "Bo Ros" for "cheating" chips 4000 refund 50'),
        Case('disqualify "Bo Ros" for "cheating"', 'stack "Bo Ros" 12000'),
        Case(DEALT_OUT, 'stack "Eva Dal" 12000'),
    ],
    "hand-for-hand": [
        Case("hand-for-hand"),
        Case("hand-for-hand", "pause"),
        Case("hand-for-hand off", "hand-for-hand"),
        Case("hand-for-hand off", "hand-for-hand\nhand played"),
    ],
    "hand played": [
        Case("hand played", "hand-for-hand"),
        Case("hand played", "edit row 1 hands 12"),
        Case("hand played", "edit row 1 hands 1"),
        Case("hand played", "edit row 1 hands 2\nhand-for-hand\nhand played"),
        Case("hand played", f"set clock row 2 elapsed 18:30\nhand-for-hand\n{BUST}"),
    ],
    "call clock": [Case('call clock "Anna Ek"'), Case('call clock "Anna Ek" seconds 30')],
    "clock call": [
        Case("clock call checked", 'call clock "Anna Ek"'),
        Case('clock call withdrawn on "Anna Ek"', 'call clock "Anna Ek"\ncall clock "Bo Ros"'),
    ],
    "same time": [Case(f'same time "Bo Ros" "{ELSEWHERE}"', f'{BUST}\neliminate "{ELSEWHERE}"')],
    "one hand": [
        Case('one hand "Bo Ros" "Anna Ek" stacks 3000 1000', f'{BUST}\neliminate "Anna Ek"'),
        Case('one hand "Bo Ros" "Anna Ek" shared', f'{BUST}\neliminate "Anna Ek"'),
        Case(
            f'one hand "Bo Ros" "Anna Ek" "{ELSEWHERE}" order 1 2 2',
            f'hand-for-hand\n{BUST}\neliminate "Anna Ek"\neliminate "{ELSEWHERE}"',
        ),
    ],
    "two hands": [
        Case('two hands "Bo Ros" "Anna Ek"', f'{BUST}\neliminate "Anna Ek"'),
        Case('two hands "Anna Ek" "Bo Ros"', 'eliminate "Bo Ros" "Anna Ek" stacks 100 200'),
    ],
    "misdeal": [Case("misdeal 1"), Case("misdeal 1", 'rulebook tda-nl override "x"\nblinds 1 big 3')],
    "chips": [Case("chips 100 25 500"), Case("chips none", "chips 25 100")],
    "race": [
        Case("race 9 chip 25 odd 1:3 3:1 last 3", RACERS),
        Case("race 9 chip 25 odd 1:1 3:1 cards 3:As 1:Kd last 1", RACERS),
        Case('race 9 chip 100 odd 1:4 override "a colour less"', RACERS),
        Case("race 9 chip 25 odd 1:3 3:1 last 3", f"{RACERS}\nstack 9.1 12075\nstack 9.3 9025"),
    ],
    "colour up": [Case('colour up 25 override "none were left"', RACERS)],
    "exchange": [Case("exchange 9.1 chip 25 count 5", f'{RACERS}\ncolour up 25 override "none were left"')],
    "adjust": [
        Case("adjust -500 why forfeited of 9.1", RACERS),
        Case("adjust -500 why forfeited of 9.1", f"{RACERS}\nstack 9.1 12000"),
        Case("adjust 25 why surplus at 9", RACERS),
    ],
    "note": [
        Case('note "the lights went out\\nfor a minute"'),
        Case('note "play is interrupted" clause "§2.1"'),
    ],
    "undo": [Case("undo", BUST), Case("undo", "pause")],
    "redo": [Case("redo", f"{BUST}\nundo"), Case("redo", "pause\nundo")],
}


def test_every_kind_of_act_has_its_case() -> None:
    assert set(CASES) == set(VERBS)
    for verb, cases in CASES.items():
        assert all(case.line.startswith(verb) for case in cases)


def unseen(state: Tournament) -> Tournament:
    """The one thing that undo cannot take back: what a secret comes to has been seen."""
    seen = [d for d in state.room.draws.values() if d.state == "used"]
    draws = {**state.room.draws, **{d.id: replace(d, state="prepared") for d in seen}}
    return replace(state, room=replace(state.room, draws=draws))


ALL = [(verb, i) for verb, cases in CASES.items() for i in range(len(cases))]


@pytest.mark.parametrize(("verb", "number"), ALL)
def test_do_and_undo_is_the_state_before_and_redo_the_state_after(verb: str, number: int) -> None:
    case = CASES[verb][number]
    night = small(started=case.started)
    night.wait(seconds=123, ms=457)
    night.run(case.before)
    night.wait(seconds=61, ms=7)
    before = night.copy()
    night.do(case.line)
    after = night.copy()
    assert after != before or verb == "gap", "the act did nothing, so its undo proves nothing"
    night.wait(seconds=47, ms=11)
    if issubclass(VERBS[verb], Undo):
        back, again = "redo", "undo"
    elif issubclass(VERBS[verb], Redo):
        back, again = "undo", "redo"
    elif verb == "printed":
        # Ctrl+Z is about what the director did: paper that came out of a printer is undone by number only
        back, again = f"undo {night.log.actions[-1].id}", f"redo {night.log.actions[-1].id}"
    else:
        back, again = "undo", "redo"
    for _ in range(2):
        night.do(back)
        assert unseen(night.state) == unseen(before)
        for later in (0, 5 * MINUTE, 33 * MINUTE):
            moment = night.ms + later
            assert night.read(moment) == read(before.clock.levels, before.clock.position, moment)
        night.wait(seconds=13)
        night.do(again)
        assert night.state == after
        moment = night.ms
        assert night.read(moment) == read(after.clock.levels, after.clock.position, moment)
        night.wait(seconds=5)


def test_nothing_is_ever_taken_out_of_the_log() -> None:
    night = small()
    written = len(night.log.actions)
    night.run(f"{BUST}\nundo\nredo\nundo")
    assert len(night.log.actions) == written + 4


def test_undo_again_and_again_goes_back_to_the_empty_night_and_redo_to_its_end() -> None:
    night = small()
    night.wait(3).run(f"pause\n{BUST}\nresume")
    end, states = night.copy(), []
    while night.director.next_undo() is not None:
        states.append(night.copy())
        night.do("undo")
    assert night.state == Night().state
    for state in reversed(states):
        night.do("redo")
        assert night.state == state
    assert night.state == end
    assert night.whys("redo") == {NothingToRedo}


def test_undo_names_what_it_undoes_newest_first() -> None:
    night = small()
    first, second = night.do(BUST).action, night.do('note "a"').action
    assert night.director.next_undo() == second
    night.do("undo")
    assert night.director.next_undo() == first
    night.do("undo")
    assert [a.id for a in night.director.next_redo()] == [first.id]
    night.do("redo")
    assert [a.id for a in night.director.next_redo()] == [second.id]


def test_something_new_ends_what_redo_alone_would_bring_back() -> None:
    night = small()
    bust = night.do(BUST).action.id
    night.run('undo\nnote "meanwhile"')
    assert night.whys("redo") == {NothingToRedo}
    night.do(f"redo {bust}")
    assert night.entry('"Bo Ros"').out


def test_redo_by_number_brings_back_that_action_alone_into_what_has_been_done_since() -> None:
    night = small()
    first, second = night.do('note "a"').action.id, night.do('note "b"').action.id
    night.run(f"undo\nundo\nredo {second}")
    assert [text for _, text in night.state.word.notes] == ["b"]
    third = night.run(f"undo {second}").do('note "c"').action.id
    night.do(f"redo {second}")
    assert [text for _, text in night.state.word.notes] == ["b", "c"]
    night.wait(5).do("undo")
    night.late('19:01 note "d"')
    night.do(f"redo {third}")
    assert [text for _, text in night.state.word.notes] == ["b", "c", "d"]
    night.do(f"redo {first}")
    assert [text for _, text in night.state.word.notes] == ["a", "b", "c", "d"]


def test_an_older_action_goes_alone_when_nothing_rests_on_it() -> None:
    night = small()
    bust = night.do(BUST).action.id
    night.run('note "later"\neliminate "Anna Ek"')
    seat = night.state.game.busts[0].table, night.state.game.busts[0].seat
    night.do(f"undo {bust}")
    bo = night.entry('"Bo Ros"')
    assert (bo.out, bo.table, bo.seat) == (False, *seat)
    assert [night.state.name(b.entry) for b in night.state.game.busts] == ["Anna Ek"]


def test_what_rests_on_an_older_action_is_named_and_undone_together() -> None:
    night = small()
    before = night.copy()
    new = night.do('register "New One"').action.id
    note = night.do('note "stays"').action.id
    draw = night.do('draw number "3"').action.id
    bust = night.do('eliminate "Anna Ek" by "New One"').action.id
    rebuy = night.do('rebuy "New One"').action.id
    (reason,) = night.reasons(f"undo {new}")
    assert reason == OthersDepend(action=new, actions=(draw, bust, rebuy))
    night.do(f"undo {new} together")
    before.word.notes = night.state.word.notes
    assert night.state == before
    assert len(night.state.word.notes) == 1
    assert note not in night.director.undone
    night.do("redo")
    assert [night.director.undone.get(i) for i in (new, draw, bust, rebuy)] == [None] * 4


def test_a_later_edit_of_the_sheet_rests_on_the_earlier_one() -> None:
    night = Night().run("add level blinds 100/200\nadd level blinds 200/400\nadd level blinds 300/600")
    (reason,) = night.reasons("undo 2")
    assert isinstance(reason, OthersDepend)
    assert reason.actions == (3,)


@pytest.mark.parametrize("between", ["next", "time 1", "set clock row 2", "add level blinds 500/1000"])
def test_only_the_newest_clock_action_is_undone_as_if_never_pressed(between: str) -> None:
    night = small()
    pause = night.wait(5).do("pause").action.id
    night.wait(1).run(f"{between}\n{BUST}")
    assert night.whys(f"undo {pause}") == {ClockSetSince}


def test_the_newest_clock_action_is_undone_from_under_later_other_actions() -> None:
    night = small()
    began = night.ms
    pause = night.wait(5).do("pause").action.id
    night.wait(2).do(BUST)
    night.do(f"undo {pause}")
    assert (night.reading.phase, night.reading.elapsed) == ("running", night.ms - began)


def test_the_sheet_under_a_clock_that_has_run_is_not_undone() -> None:
    """Past levels are frozen: taking the first row away would show another time."""
    night = Night().run("add level blinds 1/2 length 20\nadd level blinds 2/4\nadd level blinds 3/6\nstart")
    night.wait(30)
    before = night.reading
    assert night.whys("undo 2 together") == {ClockSetSince}
    assert night.whys("undo 3") == {ClockSetSince}
    assert night.reading == before


def test_an_older_sheet_edit_does_not_come_back_without_a_trace() -> None:
    """A sheet is written down whole: redone under a later one it would change nothing."""
    night = Night().run("add level blinds 1/2\nadd level blinds 2/4\nundo\nadd level blinds 5/10")
    assert night.whys("redo 2") == {ClockSetSince}


def test_an_old_clock_action_does_not_come_back_under_a_later_one() -> None:
    night = small()
    pause = night.wait(5).do("pause").action.id
    night.run("undo\nnext")
    assert night.whys(f"redo {pause}") == {ClockSetSince}


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("undo 999", NoSuchAction),
        ("undo 0", NoSuchAction),
        ("redo 999", NoSuchAction),
        ("redo 3", NotUndone),
        ("redo", NothingToRedo),
    ],
)
def test_what_cannot_be_undone_or_redone(line: str, why: type[Reason]) -> None:
    assert small().whys(line) == {why}


def test_undone_twice_undo_of_an_undo_and_an_empty_night() -> None:
    night = small()
    bust = night.do(BUST).action.id
    undo = night.do("undo").action.id
    assert night.whys(f"undo {bust}") == {AlreadyUndone}
    assert night.whys(f"undo {undo}") == {NoSuchAction}
    assert Night().whys("undo") == {NothingToUndo}


def test_redo_is_refused_when_its_place_is_taken_meanwhile() -> None:
    night = small()
    opened = night.do("open table 9").action.id
    night.run("undo\nopen table 9")
    (reason,) = night.reasons(f"redo {opened}")
    assert type(reason) is DoesNotFit


def test_ids_of_undone_things_are_not_used_again() -> None:
    night = small()
    first = night.do('register "New One"')
    night.do("undo")
    night.do('register "Another"')
    night.do(f"redo {first.action.id}")
    names = [p.name for p in night.state.people.players.values()]
    assert {"New One", "Another"} <= set(names)
    assert len(night.state.playing) == 10


@pytest.mark.parametrize(
    "tie",
    [
        'eliminate "{}" "{}"',
        'eliminate "{0}"\neliminate "{1}"\ncorrect bust "{1}" with "{0}"',
    ],
)
def test_ids_go_on_after_the_file_is_opened_again(tie: str) -> None:
    """Two ties of one group number would be one tie: four would share one place."""
    night = small().run(tie.format("Anna Ek", "Bo Ros"))
    again = Night(log=MemoryLog(night.log.actions)).run(tie.format("Eva Dal", "Gun Alm"))
    assert len({b.group for b in again.state.game.busts}) == 2
    assert len({b.hand for b in again.state.game.busts}) == 2


@settings(max_examples=examples(25))
@given(st.data())
def test_a_random_night_is_undone_step_by_step(data: st.DataObject) -> None:
    night = small(started=data.draw(st.booleans()))
    states = []
    for _ in range(data.draw(st.integers(1, 12))):
        act = random_act(data, night.state, night.ms)
        if act is None or isinstance(act, PrintedSlips) or night.director.check(act):
            continue  # paper is undone by its number only
        states.append(night.copy())
        night.act(act)
        night.wait(seconds=data.draw(st.integers(0, 600)))
    end = night.copy()
    for state in reversed(states):
        night.do("undo")
        assert unseen(night.state) == unseen(state)
        assert night.reading == read(state.clock.levels, state.clock.position, night.ms)
    for state in [*states[1:], end] if states else []:
        night.do("redo")
        assert unseen(night.state) == unseen(state)


@settings(max_examples=examples(25))
@given(st.data())
def test_any_one_action_of_a_random_night_goes_with_what_rests_on_it(data: st.DataObject) -> None:
    night = small()
    for _ in range(data.draw(st.integers(3, 12))):
        act = random_act(data, night.state, night.ms)
        if act is not None and not night.director.check(act):
            night.act(act)
            night.wait(seconds=data.draw(st.integers(0, 100)))
    target = data.draw(st.integers(1, len(night.log.actions)))
    end = night.copy()
    against = night.director.check(Undo(action=target, together=True))
    if against:
        assert {type(x) for x in against} == {ClockSetSince}
        return
    night.do(f"undo {target} together")
    night.do("redo")
    assert night.state == end


def test_act_is_the_base_of_every_verb() -> None:
    assert all(issubclass(cls, Act) and verb == cls.VERB for verb, cls in VERBS.items())
