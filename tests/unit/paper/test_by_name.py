"""The seating list by name that is kept between actions is the one made anew, whatever was done."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from core.paper.by_name import ByName, seating_by_name
from core.tournament.people import Player
from tests.unit.night import Night, small

NAMES = ("Bo Ek", "Ek, Bo", "bo ek", "Anna Ek", "Bo", "Åsa Öst")


def as_listed(kept: ByName) -> list[object]:
    return [kept.rows[player] for player in kept.order()]


@settings(max_examples=200, deadline=None)
@given(st.data())
def test_it_is_the_list_made_anew(data: st.DataObject) -> None:
    """Of people who sit down, leave, take another's seat and are called otherwise, namesakes among them."""
    state = small(started=True).copy()
    kept = ByName(state)
    everybody = sorted(state.people.players)
    for _ in range(data.draw(st.integers(1, 8))):
        some = data.draw(st.lists(st.sampled_from(everybody), min_size=1, max_size=4, unique=True))
        for player in some:
            entry = state.live_entry(player)
            assert entry is not None
            state.own_people()
            entry = state.need_in(entry.id)
            what = data.draw(st.integers(0, 3))
            if what == 0:
                name, number = data.draw(st.sampled_from(NAMES)), data.draw(st.sampled_from(["", "7", "12"]))
                state.people.players[player] = Player(player, name, number=number)
            elif what == 1:
                state.leave(entry)
            else:
                state.leave(entry)
                table = data.draw(st.sampled_from(state.open_tables))
                if table.free:
                    state.sit(entry, table.id, data.draw(st.sampled_from(table.free)))
        before = dict(kept.rows)
        changed = kept.read(state, some) if data.draw(st.booleans()) else kept.read_all(state)
        assert as_listed(kept) == seating_by_name(state)
        assert changed == {p for p in everybody if before.get(p) != kept.rows.get(p)} | (
            changed & {*some}  # called otherwise, and listed alike
        )


def test_a_namesake_who_comes_and_goes_gives_the_other_a_number() -> None:
    night = Night()
    night.run('open table 1 seats 3\nregister "Bo Ek" number "12" seat 1.1\nregister "Anna Ek" seat 1.2')
    kept = ByName(night.state)
    night.run('register "Bo Ek" number "7" seat 1.3')
    coming = max(night.state.people.players)
    assert len(kept.read(night.state, [coming])) == 2
    assert [r.number for r in seating_by_name(night.state)] == ["", "12", "7"]
    assert as_listed(kept) == seating_by_name(night.state)
    night.run("eliminate 1.3")
    assert len(kept.read(night.state, [coming])) == 2
    assert [kept.rows[p].number for p in kept.order()] == ["", ""]
