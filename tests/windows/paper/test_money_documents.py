"""Prizes, payout slips and results in the PDF."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.money.payouts import placings, tonight
from core.money.settling import standing
from core.paper import lists
from core.paper.prize_list import OutRow
from core.tournament.settings import Currency
from gui.paper.ink import FontRuler
from gui.paper.paper import BLACK, PAPERS, Page, Rule, Text, lay_out
from gui.words import paper_night as paper_night_words
from gui.words import text
from gui.words.names import with_initial
from tests.formats.teams import drawn, handed_in
from tests.unit.money import deal_night
from tests.unit.money.deal_night import left
from tests.unit.night import Night
from tests.windows.paper.halls import bust, hall, name_of
from tests.windows.paper.lists import outside, overlaps, page_numbers, texts
from tests.windows.paper.test_documents import laid, made, read
from tests.windows.paper.test_slip_page import cuts, overlapping

pytestmark = pytest.mark.usefixtures("qapp")
BOTH = pytest.mark.parametrize("paper", ["A4", "Letter"])


def shared() -> Night:
    """The third place and the fourth went out together; two are left."""
    night = bust(hall(9), 5)
    a, b, *_, last = night.state.people.live.values()
    night.wait(60).do(f"eliminate e{a} e{b} by e{last}")
    return night


@BOTH
def test_every_place_with_its_sum_and_who_has_it(tmp_path: Path, paper: str) -> None:
    night = shared()
    (page,) = read(made(night, "payouts"), tmp_path, paper)
    assert night.state.money.pool == 1800
    assert f"Sum 1,800 {paper_night_words.proof(1800, 1800, Currency('kr'))}" in page
    assert "9 buy-ins × 200 1,800 = Prize pool 1,800" in page
    assert "Prize, kr" in page
    assert "1st 900 2nd 550" in page
    out = [x for x in placings(night.state) if x.place == 3]
    for placing in out:
        number = night.state.people.players[night.state.people.entries[placing.entry].player].number
        assert f"3rd–4th {night.state.name(placing.entry)} {number} {placing.prize}" in page
    assert sum(x.prize for x in out) == 350
    assert "9 players" in page


def together(words: str) -> str:
    return "".join(words.split())


def signed_lines(page: Page) -> int:
    """Return how many lines there are to sign on: those under the head of their column and its line."""
    (start,) = (x.x for x in page.items if isinstance(x, Text) and x.text == "Signature")
    return sum(isinstance(x, Rule) and round(x.x - start, 2) == 0 and x.ink == BLACK for x in page.items) - 1


def dealt_night() -> Night:
    """Three are left of 46, with a deal that keeps 600 for the winner, from a pool with three links."""
    night = hall(46).run("prizes 25% 22% 18% 13% 10% 7% 5%\nset rounding 10")
    night.run('pool add "The club" 2000\npool keep "League pot" 5%\npool keep "Dealers" 7x150')
    bust(night, 43)
    chips = night.state.chips.in_play
    stacks = chips // 2, chips // 3, chips - chips // 2 - chips // 3
    for entry, stack in zip(night.state.people.live.values(), stacks, strict=True):
        night.do(f"stack {night.state.seat_text(entry)} {stack}")
    return night.run("settle icm keep 600 unit 10")


@BOTH
def test_prizes_are_paid_and_signed_on_one_sheet_with_the_pool_they_come_from(
    tmp_path: Path, paper: str
) -> None:
    night = bust(dealt_night(), 2)
    t, doc = night.state, made(night, "payouts")
    (page,) = read(doc, tmp_path, paper)
    for x in placings(t)[:7]:
        number = t.people.players[t.people.entries[x.entry].player].number
        place, prize = text.ordinal(x.place), text.money(x.prize)
        assert f"{place} {t.name(x.entry)} {number} {prize}" in page
    assert t.money.pool == sum(x.prize for x in placings(t)) == 9690
    assert f"Sum 9,690 {paper_night_words.proof(9690, 9690, t.currency)}" in page
    pool = "9,200 + The club 2,000 − League pot, 5 % 460 − Dealers, 7 × 150 1,050 = Prize pool 9,690"
    assert f"46 buy-ins × 200 {pool}" in page
    winner = t.name(placings(t)[0].entry)
    deal = paper_night_words.dealt("1st–3rd", 3, "icm", "20:26")
    assert f"{deal} {paper_night_words.kept_won(winner, '600 kr')}" in page
    by = with_initial(name_of(45))
    assert all(f"{46 - n} {name_of(n)} {by}" in page for n in range(39))
    last = night.director.history[-1]
    assert f"{last.hash[:4].upper()} {last.hash[4:8].upper()}" in page
    assert paper_night_words.log_said(last.id, last.hash) in page
    (laid,) = lay_out(doc, PAPERS[paper], FontRuler())
    assert signed_lines(laid) == 7
    assert outside(laid) == [] == overlaps(laid)
    assert len(texts([laid], "signed")) == 2


def test_while_a_deal_is_played_on_the_sheet_has_what_is_kept(tmp_path: Path) -> None:
    night = dealt_night()
    (page,) = read(made(night, "payouts"), tmp_path)
    assert "1st to the winner, besides 600" in page
    assert paper_night_words.kept_open("600 kr") in page
    assert f"Sum 9,690 {paper_night_words.proof(9690, 9690, night.state.currency)}" in page
    assert "by whom" not in page


@BOTH
def test_the_results_say_by_which_deal_the_prizes_are_not_those_of_the_list(
    tmp_path: Path, paper: str
) -> None:
    night = dealt_night()
    deal = paper_night_words.dealt("1st–3rd", 3, "icm", "20:26")
    assert (
        f"{deal} {paper_night_words.kept_open('600 kr')}" in read(made(night, "results"), tmp_path, paper)[0]
    )
    winner = bust(night, 2).state.name(placings(night.state)[0].entry)
    doc = made(night, "results")
    assert f"{deal} {paper_night_words.kept_won(winner, '600 kr')}" in read(doc, tmp_path, paper)[0]
    for each in lay_out(doc, PAPERS[paper], FontRuler()):
        assert outside(each) == [] == overlaps(each)


def test_where_nobody_is_known_to_have_put_anybody_out_it_has_no_heading(tmp_path: Path) -> None:
    night = left(1)
    (page,) = read(made(night, "payouts"), tmp_path)
    assert "4th–6th 4 Sara Ny" in page
    assert "by whom" not in page
    night.do('correct bust "Sara Ny" by "Anna Ek"')
    assert "by whom" in read(made(night, "payouts"), tmp_path)[0]


def test_where_prizes_do_not_come_to_the_pool_the_sum_says_by_how_much(tmp_path: Path) -> None:
    night = hall(9).run("set unshared house\nprizes 50% 30%")
    (page,) = read(made(night, "payouts"), tmp_path)
    total = sum(tonight(night.state))
    assert total == 1440
    assert f"Sum 1,440 {paper_night_words.proof(total, 1800, night.state.currency)}" in page
    assert "360" in paper_night_words.proof(total, 1800, night.state.currency)


@BOTH
def test_forty_paid_places_with_long_names_go_on_under_their_heads(tmp_path: Path, paper: str) -> None:
    night = hall(60, long=True).run("prizes " + " ".join(["2.5%"] * 40))
    doc = made(bust(night, 59), "payouts")
    said = read(doc, tmp_path, paper)
    assert len(said) > 1
    assert page_numbers(said) == [(i, len(said)) for i in range(1, len(said) + 1)]
    whole = together(" ".join(said))
    assert all(together(name_of(n, long=True)) in whole for n in range(20, 60))
    pages = lay_out(doc, PAPERS[paper], FontRuler())
    assert texts(pages, "place") == [text.ordinal(n) for n in range(1, 41)]
    assert texts(pages, "lost") == [str(n) for n in range(41, 61)]
    assert texts(pages, "out") == [name_of(n, long=True) for n in range(19, -1, -1)]
    assert [x for x in pages if texts([x], "signed")] == [pages[-1]]
    assert all("Signature" in texts([x], "label") for x in pages if texts([x], "place"))
    assert all(outside(x) == [] == overlaps(x) for x in pages)


def test_bounties_stand_beside_the_prizes_with_their_decimals(tmp_path: Path) -> None:
    night = Night().run('set currency "€"\nset decimals 2\nset seats 9\nopen table 1\nprizes 60% 40%')
    night.run("price entry 35.50 bounty 10.25 chips 10000\nbounties fixed\nset rounding 0.10")
    for i in range(4):
        night.do(f'register "{name_of(i)}" number {1001 + i} seat 1.{i + 1}')
    night.run("add level blinds 25/50 length 20\nstart\neliminate 1001 by 1002")
    (page,) = read(made(bust(night, 2), "payouts"), tmp_path)
    assert "Prize, €" in page
    assert "Bounties" in page
    assert f"1st {name_of(3)} 1004 60.60 30.75" in page
    assert f"2nd {name_of(2)} 1003 40.40 " in page
    assert f"3 {name_of(1)} · +10.25 {with_initial(name_of(3))}" in page, "beside the name of who won it"


@BOTH
def test_a_slip_says_what_is_paid_for_bounties_besides(tmp_path: Path, paper: str) -> None:
    night = Night().run('set currency "€"\nset decimals 2\nset seats 9\nopen table 1\nprizes 60% 40%')
    night.run("price entry 36 fee 0 bounty 10.25 chips 10000\nbounties fixed")
    night.run("\n".join(f'register "{name_of(i)}" seat 1.{i + 1}' for i in range(3)))
    night.run("add level blinds 100/200 length 20\nstart")
    night.run(f'eliminate "{name_of(0)}" by "{name_of(1)}"\neliminate "{name_of(1)}" by "{name_of(2)}"')
    (page,) = read(made(night, "payout_slips"), tmp_path, paper)
    assert "€46.25 + €20.50 for bounties = €66.75" in page
    assert "€31.00 + €10.25 for bounties = €41.25" in page
    pages = lay_out(made(night, "payout_slips"), PAPERS[paper], FontRuler())
    assert all(overlapping(x) == [] for x in pages)


@BOTH
def test_a_ticket_stands_beside_its_value_on_the_sheet_that_is_signed(tmp_path: Path, paper: str) -> None:
    night = bust(hall(9).run('prizes tickets 700 2 "Main event"'), 6)
    (page,) = read(made(night, "payouts"), tmp_path, paper)
    assert "1st Main event 700" in page
    assert "2nd Main event 700" in page
    assert page.count("Main event") == 3
    night = bust(night, 2)
    (page,) = read(made(night, "payouts"), tmp_path, paper)
    assert f"1st {name_of(8)} Main event 1009 700" in page
    assert f"3rd {name_of(6)} 1007 400" in page


def test_while_there_may_be_more_to_win_it_says_so(tmp_path: Path) -> None:
    night = hall(9)
    said = "As of 19:00: the prize pool may still grow."
    assert said in read(made(night, "payouts"), tmp_path)[0]
    night.wait(60)
    assert "there may be more" not in read(made(night, "payouts"), tmp_path)[0]


@BOTH
def test_a_slip_for_each_prize_to_be_signed(tmp_path: Path, paper: str) -> None:
    night = shared()
    (page,) = read(made(night, "payout_slips"), tmp_path, paper)
    assert page.count("PAYOUT") == page.count("Signature") == 4
    assert page.count("3–4") == 2
    assert page.count("Norra Pokerklubben") == 4
    for i in range(1, 5):
        assert f"{i} of 4" in page
    for placing in placings(night.state):
        name = night.state.name(placing.entry)
        assert (name in page) == (placing.place == 3)


def test_many_slips_go_on_eight_to_a_sheet_with_their_cut_marks() -> None:
    night = hall(20)
    night.do("prizes " + " ".join(["5%"] * 20))
    for paper in PAPERS.values():
        pages = lay_out(made(night, "payout_slips"), paper, FontRuler())
        assert [len(texts([x], "kind")) for x in pages] == [8, 8, 4]
        assert cuts(pages[0])[0] == {round(paper.width / 2, 1)}
        assert all(overlapping(x) == [] for x in pages)


@BOTH
def test_the_cash_report_has_every_sum_by_method_and_who_owes(tmp_path: Path, paper: str) -> None:
    night = hall(3).run('set till on\nset methods "Cash, Swish"\ntill float 2000')
    first, second, third = (night.state.name(e) for e in night.state.people.live.values())
    night.run(f'collect "{first}" 100\ncollect "{first}" 50 Swish\ncollect "{second}"\ntill out 120 "cards"')
    (page,) = read(made(night, "cash_report"), tmp_path, paper)
    assert "Float 2,000 0 2,000" in page
    assert "In the till 2,200 50 2,250" in page
    assert f"{third} owes · entry −220" in page
    assert "cards" in page
    assert "Counted by" in page
    night.run("till count Cash 2170")
    (page,) = read(made(night, "cash_report"), tmp_path, paper)
    said = f"Counted 2,170 Difference when counted −30 3 × entry 660 {first} owes"
    assert said in page, "what nobody counted has no sum"
    night.run("till count Swish 55")
    (page,) = read(made(night, "cash_report"), tmp_path, paper)
    assert "Counted 2,170 55 2,225 Difference when counted −30 5 −25" in page


@BOTH
def test_the_cash_report_has_what_was_sold_by_the_name_of_its_price(tmp_path: Path, paper: str) -> None:
    """Bonuses too; what is owed is named as it was bought."""
    night = hall(3).run('set till on\nprice entry "Guest" 400 fee 100 chips 9000')
    night.run('price rebuy 200 chips 5000\nprice addon "Early bird" 0 chips 2000')
    night.run('register "Zoe" at guest\nregister "Yves" at Guest\nrebuy "Zoe"\nrebuy "Zoe"')
    night.run('addon "Zoe" at "Early bird"\ncollect "Zoe" 600\ncollect "Yves"')
    (page,) = read(made(night, "cash_report"), tmp_path, paper)
    assert "3 × entry 660 2 × entry “Guest” 800 2 × re-buy 400 1 × add-on “Early bird” 0" in page
    assert "Zoe owes · re-buy −200" in page


@BOTH
def test_results_with_prizes_and_the_order_they_went_out(tmp_path: Path, paper: str) -> None:
    night = bust(hall(9), 3)
    (page,) = read(made(night, "results"), tmp_path, paper)
    assert paper_night_words.still_in(6) in page
    by = name_of(8)
    for i in range(3):
        line = f"{text.ordinal(9 - i)} {name_of(i)} {1001 + i} {i + 1} · 19:{2 * i + 2:02d} {by}"
        assert line in page, page
    assert "PRIZE" not in page
    assert "ENTRIES" not in page
    bust(night, 5)
    (page,) = read(made(night, "results"), tmp_path, paper)
    assert paper_night_words.still_in(len(night.state.people.live)) not in page
    assert f"1st {by} 1009 900 kr" in page
    assert f"2nd {name_of(7)} 1008 550 kr 8 · 19:16 {by}" in page


def test_the_results_say_who_was_disqualified(tmp_path: Path) -> None:
    night = bust(hall(9), 1)
    night.do('disqualify 1002 for "cheating" override "so ruled"')
    (page,) = read(made(night, "results"), tmp_path)
    row = OutRow(lists.results(night.state)[0], disqualified=True)
    assert f"8th {name_of(1)} 1002 2 · 19:02 {paper_night_words.by_text(row)}" in page


def test_who_bought_in_again_is_counted(tmp_path: Path) -> None:
    night = bust(hall(9), 1)
    night.run('reenter 1001\ndraw number "3"\neliminate 1001 by 1002\neliminate 1003 by 1002')
    (page,) = read(made(night, "results"), tmp_path)
    assert len(night.state.people.entries) - len(night.state.people.entries_of) == 1
    assert paper_night_words.bought_text(night.state) in page
    assert f"8th {name_of(2)} 1003 1 3 · 19:02 {name_of(1)}" in page
    assert f"9th {name_of(0)} 1001 2 2 · 19:02 {name_of(1)}" in page


@BOTH
def test_400_results_are_all_there_with_page_numbers(paper: str) -> None:
    night = bust(hall(400, seats=10), 399)
    doc = made(night, "results")
    found = laid(doc, paper)
    assert page_numbers(found) == [(i, len(found)) for i in range(1, len(found) + 1)]
    whole = " ".join(found)
    assert all(f" {name_of(n)} {1001 + n} " in whole for n in range(400))
    for page in lay_out(doc, PAPERS[paper], FontRuler()):
        assert outside(page) == [] == overlaps(page)


def test_long_names_are_whole(tmp_path: Path) -> None:
    night = bust(hall(6, long=True), 5)
    for key in ("payouts", "results"):
        (page,) = read(made(night, key), tmp_path)
        # a name may go on after a hyphen, on the next line
        assert all(together(name_of(n, long=True)) in together(page) for n in range(6)), key
        (laid,) = lay_out(made(night, key), PAPERS["Letter"], FontRuler())
        assert outside(laid) == [] == overlaps(laid)


@BOTH
def test_a_deal_is_signed_with_its_shares_unrounded_and_paid(tmp_path: Path, paper: str) -> None:
    night = left(3)
    night.run("stack 1.1 306000\nstack 1.2 198000\nstack 1.3 96000\nsettle icm keep 600 unit 10")
    found = standing(night.state)
    assert found is not None
    (page,) = read(made(night, "deal"), tmp_path, paper)
    assert [(x.stack, x.amount) for x in found.players] == [(306000, 3780), (198000, 3560), (96000, 3160)]
    for x in found.players:
        exact = text.money(round(x.exact * 100), Currency("", 2))
        own = text.amount(x.stack), exact, text.money(x.amount, Currency())
        assert " ".join((night.state.name(x.entry), *own)) in page
    assert "10,500" in page
    assert "600" in page
    night.run("settle even")
    (page,) = read(made(night, "deal"), tmp_path, paper)
    assert "306,000" not in page
    assert "3,700" in page
    rounded = paper_night_words.rounded_to("1")
    assert rounded in " ".join(page.split())
    night.run('settle custom "Anna Ek" 4000 "Erik Holm" 3800 "Bo Sund" 3300')
    (page,) = read(made(night, "deal"), tmp_path, paper)
    assert rounded not in " ".join(page.split()), "the players said the amounts"


@BOTH
def test_a_long_name_is_whole_on_the_sheet_that_is_signed(
    tmp_path: Path, paper: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    long = "Alexandra Lindqvist-Bergström"
    monkeypatch.setattr(deal_night, "PLAYERS", (long, *deal_night.PLAYERS[1:]))
    night = left(3)
    night.run("stack 1.1 306000\nstack 1.2 198000\nstack 1.3 96000\nsettle icm keep 600 unit 10")
    assert long in read(made(night, "deal"), tmp_path, paper)[0]


def test_a_team_signs_its_deal_under_its_name(tmp_path: Path) -> None:
    with handed_in():
        night = drawn(2).run("prizes 60% 40%\nsettle even")
        (page,) = read(made(night, "deal"), tmp_path)
        found = standing(night.state)
        assert found is not None
        for x in found.players:
            assert f"{night.state.game.owner(x.entry)} {text.money(x.amount, Currency())}" in page
