"""A situation asked question by question."""

from __future__ import annotations

import pytest

from core.rulebook import shelf
from core.rulings.answer import BadQuestionError
from core.rulings.asking import Asking, compared
from core.rulings.found import players_for
from core.rulings.situations import shipped

SVEPOF = shelf.shipped()["svepof-2006"]
BLINDS = {"big_blind": "100", "small_blind": "50"}


def asking(situation: str, book: str = "svepof-2006", **given: str) -> Asking:
    r = shipped()
    return Asking(r, r.situations[situation], shelf.shipped()[book], given, BLINDS)


def test_it_asks_until_nothing_can_change_the_ruling() -> None:
    found, asked = asking("string-bet"), []
    answers = {"said": "none", "faced": "200", "chips": "200", "more": "400", "third": "none", "had": "0"}
    while name := found.stand().asks:
        asked.append(name)
        found = found.but(name, answers[name])
    assert asked == [*answers]
    stand = found.stand()
    assert stand.ruling is not None
    assert (stand.ruling.outcome, stand.ruling.clauses[0]) == ("call", "§7.1")


def test_the_level_s_blinds_are_known() -> None:
    found = asking("short-all-in", who="A", betting="A:bet 500,B:all-in 600,C:call", limit="no_limit")
    assert found.stand().asks == ""
    assert asking("string-bet").answers == BLINDS
    assert asking("phone").answers == {}


def test_what_is_left_is_taken_as_usual() -> None:
    found = asking("string-bet", said="none", faced="200", chips="200", more="400").as_usual()
    assert found.stand().asks == ""
    assert found.given["third"] == "none"


def test_as_usual_stops_where_there_is_no_usual_answer() -> None:
    assert asking("phone").as_usual().stand().asks == "phone_use"


def test_an_answer_is_taken_back_and_asked_again() -> None:
    found = asking("phone", phone_use="rang", in_hand="yes")
    assert found.stand().asks == ""
    assert found.without("phone_use").stand().asks == "phone_use"


def test_no_answer_is_refused_with_a_sentence() -> None:
    with pytest.raises(BadQuestionError, match="faced=lots"):
        asking("string-bet").but("faced", "lots")


def test_what_cannot_be_true_together_is_said_at_the_end() -> None:
    found = asking("string-bet", said="none", faced="200", chips="none", more="none", third="none")
    stand = found.as_usual().stand()
    assert (stand.ruling, stand.asks) == (None, "")
    assert "no chip was put in" in stand.wrong


def test_every_situation_comes_to_an_end_by_its_first_answers() -> None:
    r = shipped()
    example = {"number": "2", "amount": "500", "amounts": "500,5000", "chips": "500,100", "players": "A,B",
               "who": "A", "stakes": "A:650,B:1400,D:50/folded", "rank": "A,B", "cards": "A:As,B:Td",
               "betting": "A:bet 500,B:raise 1500"}  # fmt: skip
    for situation in r.situations:
        for book in ("svepof-2006", "cpc-2023", "tda-nl", "plain"):
            found, most = asking(situation, book), 0
            while name := found.stand().asks:
                fact = r.facts[name]
                found = found.but(name, next(iter(fact.choices), "") or example[fact.kind])
                most += 1
                assert most <= 9, (situation, book)
            assert found.stand().ruling is not None or found.stand().wrong


def test_other_books_are_compared() -> None:
    found = asking("phone", phone_use="rang", in_hand="yes")
    own = found.stand()
    told = {id: compared(own, found.by(book)) for id, book in shelf.shipped().items()}
    assert (told["svepof-2006"], told["cpc-2023"], told["plain"]) == ("same", "differs", "silent")
    assert compared(own, asking("phone").stand()) == "depends"


@pytest.mark.parametrize(
    ("roles", "entries"),
    [
        (["player"], (7,)),
        (["in_turn"], (8,)),
        (["others"], (8, 9)),
        (["talkers", "hider"], (7, 8, 9)),
        ([], ()),
    ],
)
def test_the_players_named_have_the_roles_of_the_ruling(roles: list[str], entries: tuple[int, ...]) -> None:
    assert players_for(roles, (7, 8, 9)) == entries
    assert players_for(roles, ()) == ()


def test_what_cannot_be_is_not_asked() -> None:
    """No third motion without a second, no chips pulled back where none lay, no limit that could not cut."""
    found = asking("small-raise", said="none", faced="500", chips="500,100,100,100").as_usual()
    assert not {"third", "pulled_back", "limit"} & {*found.given}
    assert found.stand().ruling is not None
    for name, text in (("more", "500"), ("had", "100")):
        more = asking(
            "small-raise", said="none", faced="500", chips="500,100,100,100", **{name: text}
        ).as_usual()
        assert ("third" in more.given, "pulled_back" in more.given) == (name == "more", name == "had")
    high = asking("small-raise", said="none", faced="500", chips="1000,1000", more="none").as_usual()
    assert "limit" in high.given
