"""A deal of the night: what each gets, what it needs, and that the prizes stay the pool."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import core.store as store
from core.formats.chicago import CHICAGO
from core.formats.duties import duties
from core.hands.same_time import maybe_one_hand
from core.log.order import MemoryLog
from core.money.payouts import open_prizes, placings, tonight
from core.money.settling import standing
from core.paper.prize_list import prize_list
from core.say import acts
from core.say.becauses import PrizesShared
from core.say.duties import PrizesDuty, SignDealDuty, WinnerDuty
from core.say.reasons import (
    DealPlayers,
    DealSumDiffers,
    NoDeal,
    OthersDepend,
    PrizeWon,
    Reason,
    Refused,
    StacksDiffer,
)
from core.text import script
from core.text.script_words import BadLine
from core.tournament.chance import Chance
from gui.desk.script_json import as_json
from tests.examples import examples
from tests.formats.teams import drawn, handed_in
from tests.unit.money.deal_night import PLAYERS, amounts, left, total
from tests.unit.night import Night, kinds, small


def three(shares: str = "prizes 4800 3600 2700") -> Night:
    """Anna, Erik and Bo of six are left with 306,000, 198,000 and 96,000; the pool is 11,100."""
    return left(3, shares).run('stack "Anna Ek" 306000\nstack "Erik Holm" 198000\nstack "Bo Sund" 96000')


def test_a_deal_by_icm_keeps_a_part_for_the_winner() -> None:
    night = three()
    night.do("settle icm keep 600 unit 10")
    assert amounts(night) == {"Anna Ek": 3780, "Erik Holm": 3560, "Bo Sund": 3160}
    found = standing(night.state)
    assert found is not None
    assert (found.by, found.kept, found.ended) == ("icm", 600, False)
    night.run('eliminate "Bo Sund"\neliminate "Erik Holm"')
    paid = {night.state.name(x.entry): (x.place, x.prize) for x in placings(night.state)}
    assert paid["Anna Ek"] == (1, 4380)
    assert paid["Erik Holm"] == (2, 3560)
    assert paid["Bo Sund"] == (3, 3160)
    assert total(night) == 11_100


def test_a_deal_is_made_between_two_hands() -> None:
    for deal, asked in (("settle even", False), ('note "no deal"', True)):
        night = three().run(f'eliminate "Bo Sund"\n{deal}\neliminate "Erik Holm"')
        bo, erik = night.state.game.busts[-2:]
        assert ((bo, erik) in maybe_one_hand(night.state)) is asked


def to_sign(night: Night) -> list[SignDealDuty]:
    return [x for x in duties(night.state, night.ms) if isinstance(x, SignDealDuty)]


def test_a_deal_is_to_be_signed_until_somebody_says_so_and_another_deal_anew() -> None:
    night = three()
    assert not to_sign(night)
    night.do("settle icm keep 600 unit 10")
    (due,) = to_sign(night)
    of = dict(zip(map(night.state.name, due.entries), due.amounts, strict=True))
    assert of == {"Anna Ek": 3780, "Erik Holm": 3560, "Bo Sund": 3160}
    assert due.kept == 600
    assert due.act is not None
    night.director.do(due.act)
    assert not to_sign(night)
    night.do("settle even")
    assert [x.kept for x in to_sign(night)] == [0]
    night.run('eliminate "Bo Sund"\neliminate "Erik Holm"')
    assert to_sign(night)
    night.do('cancel "fire"')
    assert not to_sign(night)


def test_a_deal_of_the_same_sums_that_keeps_another_amount_is_signed_anew() -> None:
    """The winner of the night gets another sum than the sheet that was signed says."""
    night = three()
    sums = 'settle custom "Anna Ek" 4000 "Erik Holm" 3500 "Bo Sund" 3000'
    night.do(f"{sums} keep 600")
    (due,) = to_sign(night)
    assert due.act is not None
    night.director.do(due.act)
    night.do('pool add "The club" 100')
    assert not to_sign(night)
    night.do(f"{sums} keep 700")
    assert [x.kept for x in to_sign(night)] == [700]


def test_a_signed_deal_is_signed_anew_only_where_its_sums_change() -> None:
    """The pool grows: the money is the winner's. It shrinks below the deal: the sums are cut."""
    night = three()
    night.do("settle icm keep 600 unit 10")
    (due,) = to_sign(night)
    assert due.act is not None
    night.director.do(due.act)
    night.do('pool add "The club" 500')
    before = amounts(night)
    assert not to_sign(night)
    night.do("undo")
    night.do('pool keep "The club" 2100 override "nothing else is there"')
    assert amounts(night) != before
    assert to_sign(night)


def odd(night: Night) -> list[tuple[str, int, int]]:
    """What the duty to check the prizes says of the deal."""
    found = [x for x in duties(night.state, night.ms) if isinstance(x, PrizesDuty)]
    rows = [x for d in found for x in zip(d.codes, d.amounts, d.totals, strict=True)]
    return [x for x in rows if x[0].startswith("deal")]


def test_less_than_a_deal_needs_an_overruling_and_is_told() -> None:
    night = three()
    night.run("prizes 4800 3600 2700\nsettle icm keep 600 unit 10")
    line = 'pool keep "The club" 2100'
    assert night.whys(line) == {PrizeWon}
    (found,) = night.refused(acts.KeepFromPool(name="The club", kept=("amount", 2100, 1)))
    assert isinstance(found, PrizeWon)
    assert (found.places, found.won) == ((0, 0, 0), (3780, 3560, 3160))
    assert (sum(found.won), sum(found.would)) == (10_500, 9000)
    # what is kept for the winner goes first
    night.do('pool keep "The club" 600')
    assert not odd(night)
    night.do(f'{line} override "nothing else is there"')
    assert odd(night) == [("deal_cut", 10_500, 9000)]
    assert sum(amounts(night).values()) == 9000


def test_a_deal_that_no_longer_stands_is_told() -> None:
    night = three().run('settle icm keep 600 unit 10\neliminate "Bo Sund"')
    assert not odd(night)
    night.do('take back "Sara Ny" override "she had chips"')
    assert odd(night) == [("deal_lost", 10_500, 0)]
    night.do("undo")
    assert not odd(night)


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("settle even unit 100", (3700, 3700, 3700)),
        ("settle even keep 10% unit 10", (3330, 3330, 3330)),
        ("settle chips unit 10", (5660, 3660, 1780)),
        ("settle chips keep 600 unit 10", (5360, 3460, 1680)),
        ('settle custom "Bo Sund" 3000 "Anna Ek" 4100 "Erik Holm" 4000', (4100, 4000, 3000)),
    ],
)
def test_each_way_shares_the_open_prizes(line: str, expected: tuple[int, ...]) -> None:
    night = three()
    night.do(line)
    assert tuple(amounts(night)[x] for x in PLAYERS[:3]) == expected


def test_a_later_deal_replaces_an_earlier_one_and_whoever_went_out_keeps_his() -> None:
    night = three()
    night.do("settle icm keep 600 unit 10")
    night.do("settle even keep 300")
    assert set(amounts(night).values()) == {3600}
    night.do('eliminate "Bo Sund"')
    assert open_prizes(night.state) == [3900, 3600]
    night.do('settle custom "Anna Ek" 4000 "Erik Holm" 3500')
    night.do('eliminate "Anna Ek"')
    paid = {night.state.name(x.entry): x.prize for x in placings(night.state) if x.prize}
    assert paid == {"Erik Holm": 3500, "Anna Ek": 4000, "Bo Sund": 3600}


@pytest.mark.parametrize(
    ("line", "places"),
    [
        ("settle icm ends", {"Anna Ek": (1, 1), "Erik Holm": (2, 2), "Bo Sund": (3, 3)}),
        ("settle icm keep 600 ends shared", dict.fromkeys(PLAYERS[:3], (1, 3))),
        (
            'settle icm keep 600 ends order "Bo Sund" "Anna Ek" "Erik Holm"',
            {"Anna Ek": (2, 2), "Erik Holm": (3, 3), "Bo Sund": (1, 1)},
        ),
    ],
)
def test_a_deal_may_end_play(line: str, places: dict[str, tuple[int, int]]) -> None:
    night = three()
    night.do(line)
    assert night.state.won
    (duty,) = (x for x in duties(night.state, night.ms) if isinstance(x, WinnerDuty))
    assert duty.by_deal
    found = {night.state.name(x.entry): (x.place, x.last) for x in placings(night.state)}
    assert {x: found[x] for x in PLAYERS[:3]} == places
    assert total(night) == 11_100
    night.do("undo")
    assert not night.state.won


def test_equal_stacks_share_a_place_where_play_ends() -> None:
    night = left(3).run('stack "Anna Ek" 200000\nstack "Erik Holm" 200000\nstack "Bo Sund" 200000')
    night.do("settle chips ends")
    assert {(x.place, x.last) for x in placings(night.state) if x.place == 1} == {(1, 3)}


def test_without_stacks_play_ends_as_a_custom_deal_names_the_players() -> None:
    night = left(3)
    night.do('settle custom "Bo Sund" 5000 "Anna Ek" 4100 "Erik Holm" 2000 ends')
    assert [night.state.name(x.entry) for x in placings(night.state)][:3] == [
        "Bo Sund",
        "Anna Ek",
        "Erik Holm",
    ]


@pytest.mark.parametrize(
    ("line", "whys"),
    [
        ("settle icm keep 11100", kinds(NoDeal)),
        ("settle icm keep 100.1%", kinds(NoDeal)),
        ("settle icm keep 5000", kinds(NoDeal)),
        ("settle icm keep -1", kinds(NoDeal)),
        ("settle icm unit 0", kinds(NoDeal)),
        ("settle even unit -10", kinds(NoDeal)),
        ("settle luck", kinds(NoDeal)),
        ('settle icm "Anna Ek" 100', kinds(NoDeal)),
        ("settle custom", kinds(NoDeal, DealPlayers)),
        ('settle custom "Anna Ek" 5000 "Erik Holm" 5000', kinds(DealPlayers)),
        ('settle custom "Anna Ek" 5000 "Erik Holm" 5000 "Sara Ny" 1100', kinds(DealPlayers)),
        ('settle custom "Anna Ek" 5000 "Erik Holm" 5000 "Bo Sund" 1099', kinds(DealSumDiffers)),
        ('settle custom "Anna Ek" 15000 "Erik Holm" -5000 "Bo Sund" 1100', kinds(NoDeal)),
        ('settle icm order "Anna Ek" "Anna Ek" "Bo Sund"', kinds(DealPlayers)),
        ('settle icm ends shared order "Anna Ek" "Erik Holm" "Bo Sund"', kinds(NoDeal)),
    ],
)
def test_what_is_no_deal_is_refused(line: str, whys: set[type[Reason]]) -> None:
    night = three()
    before = night.copy()
    found = night.reasons(line)
    assert {type(x) for x in found} == whys
    assert not any(x.overridable for x in found)
    assert night.state == before


@pytest.mark.parametrize(
    "line",
    [
        "settle icm keep 600.5",
        "settle icm unit 0.5",
        "settle icm keep 10%%",
        "settle icm keep 1000000000000000000",
    ],
)
def test_what_is_no_amount_is_no_line(line: str) -> None:
    with pytest.raises(BadLine):
        three().do(line)


def test_a_sum_that_differs_says_by_how_much() -> None:
    (found,) = three().reasons('settle custom "Anna Ek" 5000 "Erik Holm" 5000 "Bo Sund" 1099')
    assert found == DealSumDiffers(total=11_099, to_share=11_100, over=0, under=1)


def test_nobody_deals_alone_and_nothing_cannot_be_shared() -> None:
    night = three().run('eliminate "Bo Sund"\neliminate "Erik Holm"')
    assert {type(x) for x in night.reasons("settle even")} == {NoDeal}
    bare = left(3, "prizes none")
    assert [x.code for x in bare.reasons("settle even") if isinstance(x, NoDeal)] == ["nothing_to_share"]


def test_more_than_fifteen_are_too_many_for_icm() -> None:
    night = left(16, entered=16)
    for name in PLAYERS[:16]:
        night.do(f'stack "{name}" 100000')
    (found,) = night.reasons("settle icm")
    assert found == NoDeal(code="too_many_for_icm", players=16)
    night.do("settle chips")


def test_stacks_that_are_missing_or_differ_are_refused_by_how_much() -> None:
    night = left(3).run('stack "Anna Ek" 306000\nstack "Erik Holm" 198000')
    bo = night.entry('"Bo Sund"').id
    (found,) = night.reasons("settle icm")
    assert found == StacksDiffer(entries=(bo,), counted=504_000, chips=600_000, more=0, fewer=96_000)
    night.do('settle icm keep 600 unit 10 override "the rest is his"')
    assert amounts(night) == {"Anna Ek": 3780, "Erik Holm": 3560, "Bo Sund": 3160}
    night.run('stack "Bo Sund" 96100')
    (more,) = night.reasons("settle chips")
    assert more == StacksDiffer(entries=(), counted=600_100, chips=600_000, more=100, fewer=0)


def test_who_gets_more_than_first_prize_or_less_than_the_next_is_told() -> None:
    night = three()
    change = night.do("settle chips keep 600 unit 10")
    (why,) = (x for x in change.action.records if isinstance(x, PrizesShared))
    assert [night.state.name(e) for e in why.above] == ["Anna Ek"]
    assert [night.state.name(e) for e in why.below] == ["Bo Sund"]


def test_a_bust_before_the_deal_is_not_undone_without_it() -> None:
    night = three()
    bust = next(x.id for x in night.director.history if x.line.startswith("eliminate"))
    night.do("settle icm")
    assert {type(x) for x in night.reasons(f"undo {bust}")} == {OthersDepend}


def test_a_corrected_bust_takes_the_deal_with_it_and_its_undo_brings_it_back() -> None:
    night = three()
    night.do("settle icm")
    signed = amounts(night)
    night.do('correct bust "Sara Ny" was "Bo Sund"')
    assert standing(night.state) is None
    assert total(night, finish=True) == 11_100
    night.do("undo")
    assert amounts(night) == signed


def test_the_state_for_programs_has_the_deal() -> None:
    night = three()
    assert as_json(night.director, night.ms, night.zone)["deal"] is None
    night.do("settle icm keep 600 unit 10")
    told = as_json(night.director, night.ms, night.zone)["deal"]
    assert (told["by"], told["kept"], told["unit"], told["ended"]) == ("icm", 600, 10, False)
    by_name = {x.pop("name"): x for x in told["entries"]}
    assert by_name["Anna Ek"]["stack"] == 306_000
    assert by_name["Anna Ek"]["exact"] == pytest.approx(3778.5, abs=0.01)
    assert by_name["Anna Ek"]["amount"] == 3780


@settings(max_examples=examples(60), deadline=None)
@given(st.data())
def test_the_prizes_are_the_pool_whatever_is_dealt_and_undone(
    tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    shares = data.draw(st.sampled_from(("50% 30% 20%", "4000 3000 900", "100%", "40% 30% 20% 10%")))
    rounding = data.draw(st.sampled_from((1, 10, 50)))
    night = left(data.draw(st.integers(2, 5)), f"set rounding {rounding}\nprizes {shares}")
    for _ in range(data.draw(st.integers(1, 7))):
        live = [night.state.name(e.id) for e in night.state.playing]
        deed = data.draw(
            st.sampled_from(("settle", "settle", "bust", "tie", "undo", "correct", "fee", "stacks"))
        )
        line = _line(night, deed, live, data)
        try:
            if line:
                night.do(line)
        except Refused:
            continue
        assert total(night, finish=True) == night.state.money.pool == sum(tonight(night.state))
    path = tmp_path_factory.mktemp("deal") / "night.riffle"
    with store.create(path) as log:
        for action in night.log.actions:
            log.append(action)
    with store.open_(path) as log:
        again = Night(log=MemoryLog(log.actions), chance=Chance("x"))
        assert again.state == night.state
        assert placings(again.state) == placings(night.state)


def _line(night: Night, deed: str, live: list[str], data: st.DataObject) -> str:
    keep = data.draw(st.sampled_from(("", " keep 10%", " keep 600", " keep 33.33%", " keep 0")))
    unit = data.draw(st.sampled_from(("", " unit 10", " unit 7", " unit 1000")))
    ends = data.draw(st.sampled_from(("", "", " ends", " ends shared")))
    match deed:
        case "settle":
            way = data.draw(st.sampled_from(("icm", "chips", "even", "custom")))
            if way != "custom":
                line = f"settle {way}{keep}{unit}{ends}"
                said = script.parse(line, night.state, night.ms, night.zone)
                assert said is not None
                against = night.director.check(said.act)
                return f'{line} override "as counted"' if any(x.overridable for x in against) else line
            shared = sum(open_prizes(night.state))
            first = data.draw(st.integers(0, max(0, shared)))
            parts = [first, shared - first, *[0] * (len(live) - 2)]
            return "settle custom " + " ".join(f'"{x}" {y}' for x, y in zip(live, parts, strict=False)) + ends
        case "bust" if len(live) > 1:
            return f'eliminate "{data.draw(st.sampled_from(live))}"'
        case "tie" if len(live) > 2:
            one, other = data.draw(st.permutations(live))[:2]
            return f'eliminate "{one}" "{other}"'
        case "undo":
            return "undo"
        case "correct" if night.state.game.busts:
            out = night.state.name(night.state.game.busts[-1].entry)
            return f'correct bust "{out}" was "{data.draw(st.sampled_from(live))}"'
        case "stacks":
            each = night.state.chips.in_play // len(live)
            return f'stack "{live[0]}" {each}'
        case "fee":
            return 'addon "Anna Ek" pay 100 chips 1000'
    return ""


def test_the_list_of_prizes_follows_the_deal_and_is_the_pool() -> None:
    night = three()
    night.do("settle icm keep 600 unit 10")
    rows = prize_list(night.state)
    assert [(x.place, x.last, x.prize, x.name) for x in rows] == [
        (1, 1, 600, ""),
        (1, 3, 3780, "Anna Ek"),
        (1, 3, 3560, "Erik Holm"),
        (1, 3, 3160, "Bo Sund"),
    ]
    night.do('eliminate "Bo Sund"')
    assert [(x.place, x.prize) for x in prize_list(night.state)][-1] == (3, 3160)
    assert sum(x.prize for x in prize_list(night.state)) == 11_100
    night.do('eliminate "Erik Holm"')
    assert [(x.place, x.prize) for x in prize_list(night.state)] == [(1, 4380), (2, 3560), (3, 3160)]


def test_a_team_is_one_contestant_with_all_its_chips() -> None:
    with handed_in():
        night = drawn(2)
        night.run("prizes 60% 40%\nset rounding 1")
        for e in night.state.playing:
            night.act(acts.Count(entry=e.id, chips=e.chips))
        night.do("settle chips keep 100")
        found = standing(night.state)
        assert found is not None
        assert [(night.state.game.owner(x.entry), x.stack, x.amount) for x in found.players] == [
            (name, 30_000, 250) for name in sorted(t.name for t in night.game.teams.values())
        ]


def test_a_format_without_stacks_has_no_deal() -> None:
    assert acts.Settle not in CHICAGO.rules


def test_an_entry_taken_back_after_a_deal_that_ended_play_has_no_place() -> None:
    night = small(started=True).run("settle even ends")
    gone = next(iter(night.state.people.entries))
    night.do(f'unregister e{gone} override "never played"')
    assert gone not in {x.entry for x in placings(night.state)}
    assert night.state.won
