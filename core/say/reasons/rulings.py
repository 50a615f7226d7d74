"""The reasons against a ruling at a table."""

from __future__ import annotations

from core.say.refused import Reason


class NoSuchSituation(Reason):
    situation: str


class BadAnswer(Reason):
    """The situation does not ask this, or this is no answer to it: ``faced=abc``."""

    situation: str
    answer: str


class AnswersMissing(Reason):
    """Without these answers (``faced``) nothing can be ruled by the book, or they cannot be true together."""

    situation: str
    facts: tuple[str, ...]


class RuledOtherwise(Reason):
    """The book rules ``text`` there; or, with that outcome, punishes the player (``penalty``)."""

    text: str
    penalty: bool = False


# -- the floor called ---------------------------------------------------------------------------------


class FloorCalledAlready(Reason):
    table: int


class NoFloorCall(Reason):
    table: int
