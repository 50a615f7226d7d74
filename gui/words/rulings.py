"""Rulings at a table in words: what was ruled, what stands against it (see ``gui.words.voices``), how it is
told in the history and on paper."""

from typing import Any

from core.say import reasons
from core.say import records as r
from core.say.records import Action
from core.tournament.conduct import Ruling
from core.tournament.state import Tournament
from gui.words.conduct import step_text
from gui.words.names import Kind, Names, Sentence, Teller, all_of
from gui.words.numbers import listed
from gui.words.tr import Context, dotted
from gui.words.voices import refused
from gui.words.wording import If, Wordings, wordings

tr = Context("rulings")


def cited(book: str, clause: str) -> str:
    """Return book and clause as a director names them; nothing where the book says nothing."""
    return " ".join((book, clause)).strip() if clause else ""


def where(ruling: Ruling, t: Tournament) -> str:
    """Return ``2.7``, the seats of the players as they were; of none the table."""
    seats = [seat for seat in ruling.seats if seat]
    if seats or ruling.table is None:
        return ", ".join(seats)
    return tr("table {table}", table=t.room.tables[ruling.table].label)


def dead_hands(names: Names, dead: tuple[int, ...]) -> str:
    return tr("dead hand: {who}", who=listed(map(names.entry, dead))) if dead else ""


# -- what was done ------------------------------------------------------------------------------------


def _ruled(action: Action, xs: list[r.RulingGiven], names: Names) -> Sentence:
    x = xs[0]
    who = listed(map(names.entry, x.players))
    bold = (who,)
    if x.table is not None and not who:
        who = tr("Table {table}", table=names.table(x.table))
        bold = (who,)
    text = tr("{who}: {ruling}", who=who, ruling=x.text) if who else tr("Ruling: {text}", text=x.text)
    steps = [step_text(y.step) for y in all_of(action, r.PenaltyGiven)]
    return Sentence(bold, text, dotted(x.title, cited(x.book, x.clause), dead_hands(names, x.dead), *steps))


TELLERS: dict[type[Any], tuple[Kind, Teller]] = {r.RulingGiven: ("ruling", _ruled)}


# -- what stands against it ---------------------------------------------------------------------------


_REFUSED: Wordings = {
    reasons.NoSuchSituation: "There is no situation {situation}. The command “ruling --list” lists all.",
    reasons.BadAnswer: "{answer} answers no question of {situation}.",
    reasons.AnswersMissing: If(
        "facts",
        "The ruling of {situation} depends on more. Answer {facts}.",
        "These answers of {situation} cannot be true together.",
    ),
    reasons.RuledOtherwise: If(
        "penalty",
        "The rulebook wants this punished. It rules: {text}",
        "The rulebook rules otherwise: {text}",
    ),
}
wordings(refused, tr, _REFUSED)
