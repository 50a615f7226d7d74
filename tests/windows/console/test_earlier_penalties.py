"""Penalties carried across nights: in the library as they are given, gone as they are undone."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from core.clock.timebase import Timebase
from core.people.player_row import PlayerRow
from core.say.refused import Trouble
from core.store import Library
from core.tournament.people import Player
from gui.console.floor.earlier_penalties import PenaltyKeeper, earlier
from gui.console.players.directory import ClubKeeper
from gui.program.club_library import KeptLibrary
from gui.program.session import Session
from tests.doing import do_line
from tests.formats import teams
from tests.windows.conftest import EVENING, HALL, LogInMemory, entropy


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    with closing(Library.open(tmp_path / "library.db")) as opened:
        yield opened


def opened(library: Library | None, log: LogInMemory, at: int = EVENING) -> Session:
    session = Session(log, Timebase(lambda: at, lambda: at, at), entropy(), HALL)
    session.library = library
    return session


def play(session: Session, *lines: str) -> None:
    for line in lines:
        do_line(session, line)


NIGHT = ('set title "Thursday"', 'register "Anna Ek" number "17"', 'register "Bo Ros"')
ANNA = Player(1, "Anna Ek", number="17")


def test_given_it_is_kept_undone_it_is_gone_and_redone_it_is_back(library: Library) -> None:
    session = opened(library, LogInMemory())
    keeper = PenaltyKeeper(session)
    play(session, *NIGHT, 'penalty "Anna Ek" for "phone"')
    (row,) = library.penalties_of("Anna Ek", "17")
    assert (row.step, row.offence, row.title, row.action) == ("warning", "phone", "Thursday", 4)
    play(session, "undo")
    assert library.penalties_of("Anna Ek", "17") == []
    play(session, "redo", 'disqualify "Anna Ek" for "cheating"')
    assert [x.step for x in library.penalties_of("Anna Ek", "17")] == ["disqualified", "warning"]
    play(session, 'take back "Anna Ek"')
    assert [x.step for x in library.penalties_of("Anna Ek", "17")] == ["warning"]
    assert keeper is not None


def test_the_next_night_shows_it_and_proposes_a_warning_all_the_same(library: Library) -> None:
    first = opened(library, LogInMemory())
    one = PenaltyKeeper(first)
    play(first, *NIGHT, 'penalty "Anna Ek" for "phone"')
    second = opened(library, LogInMemory(), EVENING + 86_400_000)
    two = PenaltyKeeper(second)
    play(second, *NIGHT)
    assert [x.step for x in earlier(second, ANNA)] == ["warning"]
    assert earlier(first, ANNA) == []
    play(second, 'penalty "Anna Ek" for "phone"')
    assert [p.step for p in second.state.conduct.penalties.values()] == ["warning"]
    assert [x.at for x in earlier(first, ANNA)] == [EVENING + 86_400_000]
    assert one is not two


def test_a_disqualified_team_is_kept_by_its_members_and_so_is_all_after_it(library: Library) -> None:
    with teams.handed_in():
        night = teams.drawn()
        session = opened(library, LogInMemory(night.log.actions))
        keeper = PenaltyKeeper(session)
        others = [x.name for x in session.state.people.players.values() if x.name.startswith("Göta")]
        play(session, 'disqualify team Fisk for "collusion" stacks 10000 10000 10000')
        play(session, f'penalty "{others[0]}" for "phone"')
        assert keeper is not None
    rows = library.penalties_in(session.director.history[0].hash)
    assert sorted((x.name[0], x.step) for x in rows) == [*[("F", "disqualified")] * 3, ("G", "warning")]


def test_opening_the_night_puts_the_library_right(library: Library) -> None:
    log = LogInMemory()
    without = opened(None, log)
    play(without, *NIGHT, 'penalty "Anna Ek" for "phone"')
    assert earlier(without, ANNA) == []
    assert library.penalties_of("Anna Ek", "17") == []
    again = PenaltyKeeper(opened(library, LogInMemory(log.actions)))
    assert len(library.penalties_of("Anna Ek", "17")) == 1
    assert again is not None


def test_a_copy_that_goes_its_own_way_takes_nothing_from_the_other(library: Library) -> None:
    """One file prepared for the main and the side event, or for every Thursday."""
    prepared = LogInMemory()
    play(opened(None, prepared), *NIGHT)
    main, side = (opened(library, LogInMemory(prepared.actions), EVENING + at) for at in (60_000, 120_000))
    keepers = [PenaltyKeeper(main), PenaltyKeeper(side)]
    play(main, 'penalty "Anna Ek" for "phone"')
    play(side, 'penalty "Anna Ek" for "abuse"')
    assert [x.offence for x in library.penalties_of("Anna Ek", "17")] == ["abuse", "phone"]
    assert [x.offence for x in earlier(main, ANNA)] == ["abuse"]
    assert [x.offence for x in earlier(side, ANNA)] == ["phone"]
    play(side, "undo")
    assert [x.offence for x in library.penalties_of("Anna Ek", "17")] == ["phone"]
    assert len(keepers) == 2


def test_what_a_restored_night_has_lost_is_still_known(library: Library) -> None:
    log = LogInMemory()
    night = opened(library, log)
    keepers = [PenaltyKeeper(night)]
    play(night, *NIGHT, 'penalty "Anna Ek" for "phone"', 'set club "Norra"', 'penalty "Anna Ek" for "abuse"')
    restored = opened(library, LogInMemory(log.actions[:4]), EVENING + 60_000)
    keepers.append(PenaltyKeeper(restored))
    assert [x.offence for x in library.penalties_of("Anna Ek", "17")] == ["abuse", "phone"]
    assert [x.offence for x in earlier(restored, ANNA)] == ["abuse"]
    play(restored, "undo")
    assert [x.offence for x in library.penalties_of("Anna Ek", "17")] == ["abuse"]


def test_a_library_that_is_gone_stops_no_night(library: Library) -> None:
    session = opened(library, LogInMemory())
    keeper = PenaltyKeeper(session)
    library.close()
    play(session, *NIGHT, 'penalty "Anna Ek" for "phone"')
    assert earlier(session, ANNA) == []
    assert keeper is not None


def test_whoever_enters_is_one_of_the_clubs_players(library: Library) -> None:
    """Also against the rulebook, also entered late; a demo's people are nobody's."""
    session = opened(library, LogInMemory())
    keeper = ClubKeeper(session)
    play(session, *NIGHT, "rulebook svepof-2006", "add level blinds 25/50 length 20", "open table 1", "draw")
    play(session, "start", 'register "Zoe Late" override "paid by phone"')
    assert {x.name for x in library.find("")} == {"Anna Ek", "Bo Ros", "Zoe Late"}
    assert library.find("Zoe")[0].last_seen == EVENING
    assert [x.number for x in library.find("Anna")] == ["17"]
    session.pace = 10.0
    play(session, 'register "Demo Ek" override "paid by phone"')
    assert library.find("Demo") == []
    assert keeper is not None


def test_an_undone_registration_takes_off_whom_it_put_on_the_clubs_list(library: Library) -> None:
    """Nobody who was there before; a redo brings the others back."""
    library.import_rows([PlayerRow("Bo Ros")])
    library.seen([1], EVENING - 86_400_000)
    session = opened(library, LogInMemory())
    keeper = ClubKeeper(session)
    play(session, 'register "Zoe Late"', "undo")
    assert [x.name for x in library.find("")] == ["Bo Ros"]
    play(session, "redo")
    assert {x.name for x in library.find("")} == {"Bo Ros", "Zoe Late"}
    play(session, "undo", 'register "Bo Ros"', "undo")
    assert [x.name for x in library.find("")] == ["Bo Ros"]
    assert keeper is not None


def test_a_library_in_memory_does_not_tell_whom_an_undo_takes_off_the_real_one(tmp_path: Path) -> None:
    """The one in memory has never seen Bo. The real one cannot be written when he enters, and can after."""
    path = tmp_path / "library.db"
    with closing(Library.open(path)) as real:
        real.import_rows([PlayerRow("Bo Ros", note="allergic")])
    troubles = iter([Trouble.LOCKED, None, None, Trouble.DISK_FULL, None])

    def open_(patience: float) -> Library:
        trouble = next(troubles)
        made = Library.open(path if trouble is None else tmp_path, patience)
        made.trouble = trouble
        return made

    kept = KeptLibrary(open_)
    session = opened(None, LogInMemory())
    session.library = kept
    keeper = ClubKeeper(session)
    play(session, 'register "Bo Ros"', "undo")
    assert kept.settle()
    kept.close()
    assert next(troubles, "all were opened") == "all were opened"
    with closing(Library.open(path)) as real:
        assert [(x.name, x.note) for x in real.find("")] == [("Bo Ros", "allergic")]
    assert keeper is not None


def test_whom_somebody_has_written_more_about_stays_on_the_clubs_list(library: Library) -> None:
    session = opened(library, LogInMemory())
    keeper = ClubKeeper(session)
    play(session, 'register "Zoe Late"')
    library.import_rows([PlayerRow("Zoe Late", number="7", note="pays by card")])
    play(session, "undo")
    assert [(x.name, x.number) for x in library.find("")] == [("Zoe Late", "7")]
    assert keeper is not None


def test_whom_another_night_has_seen_since_stays_on_the_clubs_list(library: Library) -> None:
    session = opened(library, LogInMemory())
    keeper = ClubKeeper(session)
    play(session, 'register "Zoe Late"')
    later = opened(library, LogInMemory(), EVENING + 60_000)
    keepers = [keeper, ClubKeeper(later)]
    play(later, 'register "Zoe Late"', "undo")
    play(session, "undo")
    assert [x.name for x in library.find("")] == ["Zoe Late"]
    assert keepers
