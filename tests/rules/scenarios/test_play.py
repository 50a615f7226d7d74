"""A night of 45 players by each rulebook with all that chips, hands and conduct ask of a floor
(procedures F to J).

``RIFFLE_REWRITE=1 pytest tests/rules/scenarios`` writes the golden files anew: read every line of the
difference.
What a line must cite, and what is refused, stands in ``play_cites``.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from difflib import unified_diff
from functools import cache

import pytest

from core.clock.chip_plan import plan
from core.clock.clock import read
from core.money import payouts
from core.say import acts, records
from core.say.acts import Act
from core.tournament.chance import Chance
from core.tournament.state import Tournament
from gui.desk.headless import Night as Typed
from gui.desk.headless import run
from gui.words.numbers import money, place_text
from tests.rules.scenarios.play_cites import (
    ALWAYS,
    CALLED,
    CITED,
    KINDS,
    NEAREST,
    OVERRIDES,
    REFUSED,
    SAID,
)
from tests.rules.scenarios.telling import (
    BEGAN,
    BOOKS,
    HERE,
    SEED,
    Told,
    night,
    page,
    tell,
    undone_and_done_again,
)
from tests.unit.night import MINUTE, STOCKHOLM, Night, at

FOLDER = HERE / "play"
RANKS, SUITS = "23456789TJQKA", "cdhs"


@cache
def played(book: str) -> tuple[Night, list[Told]]:
    """The night and all that was told; ``Night`` looks at the invariants after every action."""
    on = night()
    return on, list(tell(on, book, FOLDER))


def typed(book: str) -> Typed:
    """The night as ``riffle script --seed`` runs the file, to which what is refused is a comment."""
    on = Typed(Chance(int(SEED)).bytes, STOCKHOLM, at(BEGAN))
    run(on, (FOLDER / f"{book}.txt").read_bytes().split(b"\n"), f"{book}.txt")
    return on


def done(book: str, *kinds: type[Act]) -> list[Told]:
    """The lines that were carried out, of these kinds only where some are named."""
    return [x for x in played(book)[1] if x.action is not None and isinstance(x.act, kinds or Act)]


def held(book: str) -> list[records.RaceHeld]:
    """Every race, those taken back too."""
    found = [x for told in done(book) for x in told.action.records]  # type: ignore[union-attr]
    return [x for x in found if isinstance(x, records.RaceHeld)]


def standings(t: Tournament) -> str:
    """Everybody with a prize, as it is paid out."""
    paid = [x for x in payouts.placings(t) if x.prize]
    return "".join(
        f"{place_text(x.place, x.last)} {t.name(x.entry)} {money(x.prize, t.currency)}\n" for x in paid
    )


by_book = pytest.mark.parametrize("book", BOOKS)


@by_book
def test_the_night_is_told_as_in_the_golden_file(book: str) -> None:
    on, lines = played(book)
    file, told = FOLDER / f"{book}.golden.txt", page(lines) + standings(on.state)
    if os.environ.get("RIFFLE_REWRITE"):
        file.write_text(told, "utf-8")
    golden = file.read_text("utf-8")
    diff = unified_diff(golden.splitlines(), told.splitlines(), file.name, "told now", lineterm="")
    assert golden == told, "\n" + "\n".join(diff)


@by_book
def test_all_that_play_asks_of_a_floor_happens(book: str) -> None:
    on, lines = played(book)[0].state, done(book)
    assert ALWAYS | KINDS[book] <= {type(x.act) for x in lines}
    first = next(x for x in lines if isinstance(x.act, acts.Start))
    assert (len(on.people.players), first.tables) == (45, 5)
    assert [len(x.seats) for x in on.open_tables] == [1]
    off = {x.act.off for x in lines if isinstance(x.act, acts.HandForHand)}
    assert off == {True, False}
    assert any(x.act.stacks for x in lines if isinstance(x.act, acts.Eliminate))


@by_book
def test_every_denomination_that_can_go_goes_at_every_table(book: str) -> None:
    """All that the structure no longer needs, and it is raced wherever people sit; at the end whole chips
    make up what is in play."""
    on = played(book)[0].state
    assert on.chips.coloured_up == {
        v for gone in plan(on.clock.levels, on.chips.values).values() for v in gone
    }
    assert on.chips.in_play % min(set(on.chips.values) - on.chips.coloured_up) == 0
    open_now, raced = set[int](), set[tuple[int, int]]()
    for told in done(book):
        assert told.action is not None
        for x in told.action.records:
            match x:
                case records.TableOpened(table=table):
                    open_now.add(table)
                case records.TableClosed(table=table):
                    open_now.discard(table)
                case records.RaceHeld(table=table, chip=chip):
                    raced.add((table, chip))
                case records.ColouredUp(chip=chip):
                    assert {(table, chip) for table in open_now} <= raced, told.line


@by_book
def test_every_line_of_play_cites_its_clause(book: str) -> None:
    lines = done(book, *CITED[book])
    for told in lines:
        found = {c for w in told.words if w.startswith("because: ") for c in _clauses(book, w)}
        cited = set(CITED[book][type(told.act)])
        assert cited <= found if cited else not found, told.line
    assert {type(x.act) for x in lines} == CITED[book].keys()


@by_book
def test_every_reason_has_the_clause_of_its_source_or_none(book: str) -> None:
    because = [w for x in done(book) for w in x.words if w.startswith("because: ")]
    for said, clause in SAID[book].items():
        found = [_clauses(book, w) for w in because if said in w]
        assert found, said
        assert all(clause in x if clause else not x for x in found), said


def _clauses(book: str, words: str) -> list[str]:
    """The clauses at the end of a sentence: the book is named once."""
    _, dot, tail = words.rpartition(f" · {CALLED[book]} ")
    return tail.split(", ") if dot else []


@by_book
def test_what_cannot_be_is_refused_in_words(book: str) -> None:
    found = [x for x in played(book)[1] if x.action is None]
    assert [type(x.act) for x in found] == [kind for kind, _ in REFUSED[book]]
    for told, (_, clause) in zip(found, REFUSED[book], strict=True):
        assert told.words[-1].endswith(clause or "."), told.line
    words = " ".join(w for x in found for w in x.words)
    for impossible in ("odd 25s: 3 at most", "was dealt twice", "is already out", "is more than the"):
        assert impossible in words


@by_book
def test_every_override_has_its_reason_and_the_clause_departed_from(book: str) -> None:
    lines = [x for x in played(book)[1] if any(w.startswith("ruling: ") for w in x.words)]
    clauses = [ruling.clauses for ruling in played(book)[0].state.word.overrides]
    assert list(zip([type(x.act) for x in lines], clauses, strict=True)) == OVERRIDES[book]


# -- chips ------------------------------------------------------------------------------------------------


@by_book
def test_the_chips_add_up_to_the_chip_at_every_line(book: str) -> None:
    """Counted anew from what was said at the tables: before, rounding, rescue, ledger, after."""
    changed: dict[int, int] = {}
    undone, taken = set[int](), dict[int, int]()
    for told in played(book)[1]:
        if told.action is not None:
            changed[told.action.id] = sum(_changes(book, told, taken))
            undone |= {x.action for x in told.action.records if isinstance(x, records.Undone)}
            undone -= {x.action for x in told.action.records if isinstance(x, records.Redone)}
        assert told.chips == sum(n for i, n in changed.items() if i not in undone), told.line


def _changes(book: str, told: Told, taken: dict[int, int]) -> Iterator[int]:
    """By how much this line changed what is in play, by the rulebook and the words alone; ``taken``: what
    went with whom, who may come back."""
    assert told.action is not None
    for x in told.action.records:
        match x:
            case records.Bought(chips=chips):
                yield chips
            case records.RaceHeld():
                odd = x.chip * sum(count for _, count in x.odd)
                # a chip each at most, so never more new ones than players with odd chips
                assert len(x.winners) == min(_new_chips(book, odd, x.new), len(x.odd)), told.line
                yield len(x.winners) * x.new - odd
                yield len(x.rescued) * x.rescue
            case records.ChipsAdjusted(why=why, amount=amount) if why not in ("rounding", "rescue"):
                yield amount
            case records.ChipsRemoved(entry=entry, chips=chips):
                taken[entry] = chips
                yield -chips
            case records.Reinstated(entry=entry):
                yield taken.pop(entry, 0)


def _new_chips(book: str, value: int, new: int) -> int:
    """SvePoF §2.16 rounds up; the others to the nearest, a half upward."""
    return (value * 2 + new) // (new * 2) if book in NEAREST else -(-value // new)


@by_book
def test_the_highest_cards_win_a_chip_each_and_nobody_wins_two(book: str) -> None:
    for race in held(book):
        best = {
            seat: max((RANKS.index(c[0]), SUITS.index(c[1])) for s, c in race.cards if s == seat)
            for seat, _ in race.odd
            if race.winners
        }
        ranked = sorted(best, key=lambda seat: best[seat], reverse=True)
        assert list(race.winners) == ranked[: len(race.winners)]
        assert len(set(race.winners)) == len(race.winners)
        assert len({card for _, card in race.cards}) == len(race.cards)
        assert not {*race.rescued} & {*race.winners}


@by_book
def test_races_are_dealt_by_hand_and_by_the_software_and_somebody_is_rescued(book: str) -> None:
    races = held(book)
    assert {bool(x.secret) for x in races if x.cards} == {True, False}
    assert any(x.rescued for x in races)
    assert any(not x.odd for x in races)


# -- places ------------------------------------------------------------------------------------------------


@by_book
def test_shared_places_share_their_prizes_and_the_pool_is_paid_out(book: str) -> None:
    on = played(book)[0].state
    by_place, placed = payouts.tonight(on), payouts.placings(on)
    assert sum(x.prize for x in placed) == sum(by_place) == on.money.pool
    bubble = 0
    for place in {x.place for x in placed}:
        mates = [x for x in placed if x.place == place]
        last = place + len(mates) - 1
        assert {x.last for x in mates} == {last}
        prizes = [x.prize for x in mates]
        assert sum(prizes) == sum(by_place[place - 1 : last])
        assert max(prizes) - min(prizes) <= 1
        bubble += len(mates) > 1 and place <= len(by_place) < last
    assert bubble == 1


# -- penalties ---------------------------------------------------------------------------------------------


@by_book
def test_minutes_are_served_by_what_play_ran_and_never_sooner(book: str) -> None:
    """Counted minute by minute anew: the clock stands in breaks and pauses, and hand-for-hand each hand is as
    long as what it takes off the level."""
    on, lines = played(book)
    given: dict[int, tuple[int, int]] = {}
    served = 0
    for told in lines:
        if told.action is not None:
            for x in told.action.records:
                if isinstance(x, records.PenaltyGiven) and x.step.startswith("minutes "):
                    given[x.entry] = told.at, int(x.step.removeprefix("minutes "))
        if not isinstance(told.act, acts.EndPenalty) or told.act.entry not in given:
            continue
        began, minutes = given[told.act.entry]
        ran = sum(_plays(on, moment) for moment in range(began, told.at, MINUTE))
        hands = [x for x in done(book, acts.HandPlayed) if began < x.at <= told.at]
        ran += len(hands) * on.state.rulebook.number("hand_for_hand.minutes")
        if told.act.how == "served":
            assert (ran >= minutes) == (told.action is not None), (told.line, ran)
            served += told.action is not None
    assert served or book in ("cpc-2023", "tda-2024"), "their ladders count hands"


def _plays(on: Night, moment: int) -> bool:
    then = on.director.at(moment)
    reading = read(then.clock.levels, then.clock.position, moment)
    return reading.running and reading.level is not None and not reading.level.pause


# -- the night as a whole ------------------------------------------------------------------------------------


@by_book
def test_the_program_runs_the_file_to_the_same_end_and_all_of_it_can_be_undone(book: str) -> None:
    on = typed(book).director
    assert on.state == played(book)[0].state
    assert undone_and_done_again(on) > 150
