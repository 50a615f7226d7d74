"""Procedures G1, G5, G7 and G8: what is told of a new level, the ante where few are left, misdeals, decks."""

from __future__ import annotations

import pytest

from core.clock.levels import Notice, ante, ante_shares, notice
from core.say.acts import MarkDuty, Misdeal
from core.say.becauses import HandReplayed, MisdealRuled
from core.say.duties import DecksDuty, duty_id
from core.say.reasons import AnteFixed, BadSetting, NoSuchTable, NotStarted, TooFewAtTable
from tests.rules.conftest import NightOf
from tests.rules.entering_night import BOOKS, because, begun, each, newcomer, only
from tests.rules.hands_night import ANNA, BO, CARIN, DAVID, HANS, of, played_by
from tests.unit.night import MINUTE, Night

ANTE = "edit row 2 ante 400 paid-by bb"


def told(night: Night) -> Notice | None:
    return notice(night.state, night.reading)


BEGINS = {
    "svepof-2006": ("shuffle", ("SvePoF 2006 §2.14",)),
    "cpc-2023": ("first_riffle", ("CPC 2023 Blind Level",)),
    "tda-nl": ("shuffle", ("TDA-NL 18",)),
    "tda-2024": ("shuffle", ("TDA 2024 23",)),
}
KEYS = ("level.begins", "level.announced", "level.dealer_push")


@pytest.mark.parametrize(("book", "says"), each(BEGINS, *KEYS))
def test_a_new_level_is_told_of_at_zero_and_from_the_next_hand(
    night_of: NightOf, book: str, says: tuple[str, tuple[str, ...]]
) -> None:
    """§2.14, tda-nl 18, CPC: not before zero; TDA 23: a dealer push."""
    night = begun(night_of, book).wait(20, ms=-1)
    assert told(night) is None
    night.wait(ms=1)
    found = told(night)
    assert found is not None
    assert (found.number, found.left_ms, found.clauses) == (2, 0, says[1])
    assert (found.begins, found.push) == (says[0], book == "tda-2024")
    assert (found.shrinks, found.short, found.cap, found.absent) == (None, None, None, None)
    night.wait(1, ms=-1)
    assert told(night) is not None
    night.wait(ms=1)
    assert told(night) is None


def test_before_zero_where_the_book_lets_it_be() -> None:
    night = played_by("level.announced", '"before_zero"').wait(18.99)
    assert told(night) is None
    night.wait(0.01)
    found = told(night)
    assert found is not None
    assert (found.number, found.left_ms) == (2, MINUTE)
    assert "House level.announced" in found.clauses
    # of a break nothing is told
    night.wait(20.5)
    assert (night.reading.number, told(night)) == (2, None)


def test_the_first_level_and_a_break_are_not_told_of(night_of: NightOf) -> None:
    night = begun(night_of, "tda-nl")
    assert told(night) is None
    night.wait(40)
    assert night.reading.level is not None
    assert (night.reading.level.pause, told(night)) == (True, None)
    assert told(begun(night_of, "tda-nl", start=False)) is None


def test_in_hand_for_hand_it_is_told_of_in_the_first_hand(night_of: NightOf) -> None:
    night = begun(night_of, "tda-2024").run("set clock row 1 elapsed 19:30\nhand-for-hand\nhand played")
    assert (night.reading.number, night.reading.elapsed) == (2, 90_000)
    assert told(night) is not None
    night.do("hand played")
    assert told(night) is None


# -- the ante ------------------------------------------------------------------------------------------------

SHORT = {
    "svepof-2006": ("blind_first", ("SvePoF 2006 §2.14",)),
    "cpc-2023": ("ante_first", ("CPC 2023 Blind Level", "CPC 2023 Ante")),
    "tda-nl": ("blind_first", ("TDA-NL 18",)),
    "tda-2024": ("blind_first", ("TDA 2024 23", "TDA 2024 RP-11")),
}


@pytest.mark.parametrize(("book", "says"), each(SHORT, "level.short_ante"))
def test_what_a_short_big_blind_pays_first(
    night_of: NightOf, book: str, says: tuple[str, tuple[str, ...]]
) -> None:
    night = begun(night_of, book).run(ANTE).wait(20)
    found = told(night)
    assert found is not None
    assert (found.short, found.clauses) == says
    # a button ante is not the big blind's, each player's is no table's
    night.do("edit row 2 ante 400 paid-by button")
    found = told(night)
    assert found is not None
    assert (found.short, found.shrinks) == (None, ())
    night.do("edit row 2 ante 50 paid-by each")
    found = told(night)
    assert found is not None
    assert (found.shrinks, found.short, found.cap, found.absent) == (None, None, None, None)


SHRINKS = {"svepof-2006": "", "cpc-2023": "", "tda-nl": "", "tda-2024": "TDA 2024 RP-11"}


@pytest.mark.parametrize(("book", "clause"), each(SHRINKS, "level.ante_shrinks"))
def test_the_ante_is_never_reduced(night_of: NightOf, book: str, clause: str) -> None:
    """TDA RP-11."""
    night = begun(night_of, book).run(ANTE)
    assert ante(night.state, night.state.clock.levels[1], 2) == 400
    reason = only(night.reasons('set antes "5=50% 3=25%"'), AnteFixed)
    assert (reason.clause, reason.overridable) == (clause, True)
    night.do('set antes "5=50%" override "announced at the door"')
    assert ante(night.state, night.state.clock.levels[1], 5) == 200


def test_where_it_shrinks_the_house_sets_the_numbers() -> None:
    night = played_by("level.ante_shrinks", '"at_players"').run(f'{ANTE}\nset antes "5=50% 3=0%"')
    level = night.state.clock.levels[1]
    assert [ante(night.state, level, n) for n in (9, 6, 5, 4, 3, 2)] == [400, 400, 200, 200, 0, 0]
    assert ante_shares(night.state) == (50, 0)
    assert ante(night.state, night.state.clock.levels[0], 2) == 0
    night.wait(20)
    found = told(night)
    assert found is not None
    assert found.shrinks == ((5, 200), (3, 0))
    assert "House level.ante_shrinks" in found.clauses
    for wrong in ("5", "5=101%", "1=50%", "x"):
        assert night.whys(f'set antes "{wrong}"') == {BadSetting}


# -- misdeals ------------------------------------------------------------------------------------------------


def test_before_the_start_no_hand_is_misdealt(night_of: NightOf) -> None:
    assert begun(night_of, "cpc-2023", start=False).whys("misdeal 1") == {NotStarted}


REPLAY = {"svepof-2006": (), "cpc-2023": ("CPC 2023 Misdeal",), "tda-nl": (), "tda-2024": ()}


@pytest.mark.parametrize(("book", "clauses"), each(REPLAY, "level.replay"))
def test_a_misdealt_hand_has_the_same_button_and_level_and_nobody_new(
    night_of: NightOf, book: str, clauses: tuple[str, ...]
) -> None:
    """CPC: absent and penalised players are dealt in."""
    night = begun(night_of, book).wait(19).run("blinds 1 big 5 small 3 button 1\ntrack 1\nhand 1")
    assert night.state.room.tables[night.table("1").id].blinds is not None
    before = night.table("1").blinds
    night.wait(2).run(f'absent {ANNA}\nregister "New" seat 1.8 override "x"\nmisdeal 1')
    assert because(night, MisdealRuled) == MisdealRuled(
        table=night.table("1").id,
        same=True,
        level=1,
        button=3,
        new=(night.entry('"New"').id,),
        dealt=(night.entry(ANNA).id,),
        keys=("level.replay",),
        clauses=clauses,
    )
    night.do("hand 1")
    assert night.table("1").blinds == before
    assert because(night, HandReplayed).clauses == clauses
    night.do("hand 1")
    assert night.table("1").blinds != before


@pytest.mark.parametrize("book", BOOKS)
def test_who_sits_out_is_dealt_in_where_the_book_deals_to_the_seat(night_of: NightOf, book: str) -> None:
    """SvePoF §1.3: no cards for who sits out; CPC: penalised players are dealt in."""
    step = "hands 5" if book in ("cpc-2023", "tda-2024") else "minutes 10"
    night = begun(night_of, book).run(f'penalty {ANNA} {step} for "x"\nabsent {BO}\nmisdeal 1')
    found, names = because(night, MisdealRuled), (BO,) if book == "svepof-2006" else (ANNA, BO)
    assert found.dealt == tuple(night.entry(name).id for name in names)
    assert not found.level, "nobody told when the hand began"


def test_who_was_moved_to_the_table_since_the_hand_began_is_new_at_it(night_of: NightOf) -> None:
    """CPC: nobody new plays the replay; who was moved here entered long before that."""
    night = begun(night_of, "cpc-2023").run("blinds 1 big 5 small 3 button 1\ntrack 1\nhand 1").wait(1)
    night.run(f'move {HANS} to 1.8 override "by hand"\nmisdeal 1')
    assert because(night, MisdealRuled).new == (night.entry(HANS).id,)


def test_at_a_table_of_one_nothing_is_misdealt(night_of: NightOf) -> None:
    night = begun(night_of, "cpc-2023").run(f"eliminate {ANNA} {BO} {CARIN} stacks 1 2 3")
    (reason,) = night.reasons("misdeal 1")
    assert isinstance(reason, TooFewAtTable)
    assert reason.players == 1


def test_by_the_director_the_next_hand_goes_on() -> None:
    night = played_by("level.replay", '"by_director"')
    night.run("blinds 1 big 5 small 3 button 1\ntrack 1\nmisdeal 1")
    ruled = MisdealRuled(
        table=night.table("1").id, same=False, keys=("level.replay",), clauses=("House level.replay",)
    )
    assert because(night, MisdealRuled) == ruled
    before = night.table("1").blinds
    night.do("hand 1")
    assert night.table("1").blinds != before


def test_a_misdeal_is_over_with_the_hand(night_of: NightOf) -> None:
    night = begun(night_of, "tda-nl").run("misdeal 1")
    assert (night.table("1").replays, night.table("1").misdeals) == (True, 1)
    night.do(f"eliminate {DAVID}")
    assert not night.table("1").replays
    assert {type(x) for x in night.refused(Misdeal(table=999))} == {NoSuchTable}


# -- decks ---------------------------------------------------------------------------------------------------

DECKS = {
    "svepof-2006": (False, ()), "cpc-2023": (False, ("CPC 2023 Deckwechsel",)),
    "tda-nl": (True, ("TDA-NL 17",)), "tda-2024": (False, ()),
}  # fmt: skip


@pytest.mark.parametrize(("book", "says"), each(DECKS, "level.decks"))
def test_decks_are_changed_with_the_limit_or_as_the_house_sets(
    night_of: NightOf, book: str, says: tuple[bool, tuple[str, ...]]
) -> None:
    """tda-nl 17; CPC: as the organiser lays down."""
    night = begun(night_of, book)
    assert of(night, DecksDuty) == []
    night.wait(20)
    assert bool(of(night, DecksDuty)) == says[0]
    night.do("set decks 1")
    (found,) = of(night, DecksDuty)
    assert (found.clauses, found.number) == (says[1], 2)
    night.do("set decks 2")
    assert of(night, DecksDuty) == []
    night.wait(30)
    assert (night.reading.number, len(of(night, DecksDuty))) == (3, 1)
    night.wait(5)
    assert of(night, DecksDuty) == []


def test_a_change_of_decks_is_done_once(night_of: NightOf) -> None:
    night = begun(night_of, "tda-nl").wait(20)
    (found,) = of(night, DecksDuty)
    assert found.act == MarkDuty(duty=duty_id(DecksDuty.kind, (), found.cause), how="done")
    night.act(found.act)
    assert of(night, DecksDuty) == []


def test_where_decks_are_not_the_rulebooks_nothing_is_due() -> None:
    night = played_by("level.decks", '"none"').run("set decks 1").wait(20)
    assert of(night, DecksDuty) == []


@pytest.mark.parametrize(("book", "clauses"), each(REPLAY, "level.replay"))
def test_who_comes_between_a_misdeal_and_its_replay_waits(
    night_of: NightOf, book: str, clauses: tuple[str, ...]
) -> None:
    """Procedure G7: the replay seats nobody new; from the hand after it the newcomer is dealt in."""
    night = begun(night_of, book).run("blinds 1 big 5\ntrack 1\nhand 1\nmisdeal 1")
    late = 'register "Late Lo" seat 1.8 override "set by the test"'
    night.do(late)
    new = night.entry('"Late Lo"')
    assert new.waits
    found = newcomer(night, "late")
    assert (found.waits, "level.replay" in found.keys, set(clauses) <= set(found.clauses)) == (
        "yes",
        True,
        True,
    )
    night.do("hand 1")
    assert new.waits, "the replay"
    night.run("hand 1\nhand 1")
    assert not night.entry('"Late Lo"').waits
