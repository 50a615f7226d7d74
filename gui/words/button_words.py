"""The words of buttons and menus as the command bar takes them: ``Re-entry Anna Ek``, ``Stop dealing 3``."""

from functools import lru_cache

from PySide6.QtCore import QTranslator

from core.say.acts import VERBS
from gui.words import floor, hands, people, structure, tables
from gui.words.tr import Context, mark, words

tr = Context("commands")

GOES_ON = "…"
"""Marks where in a line what is typed after the words goes on; else at its end."""

# By the deed's name on its page: how its line begins.
ON_TABLES = {
    "bust": "eliminate", "bust_by": "eliminate", "move": "move", "swap": "swap", "clock_now": "call clock",
    "penalty": "penalty", "disqualify": "disqualify", "leave": "remove stack … leaves", "absent": "absent",
    "absent_back": "present", "edit": "edit player", "close_seat": "close seat",
    "close_seat_back": "open seat", "big_blind": "big blinds", "mark_seat": "mark seat … accessible",
    "mark_seat_back": "mark seat … ordinary",
    "halt": "halt", "halt_back": "deal", "track": "track", "track_back": "track … off", "next_hand": "hand",
    "misdeal": "misdeal", "break": "break", "break_next": "break", "close_table": "close table",
    "balance": "balance", "draw": "draw", "add": "open table", "order": "break order", "redraws": "redraws",
    "keep": "move", "apart": "apart",
}  # fmt: skip
ON_PLAYERS = {
    "reenter": "reenter", "surrender": "reenter … surrender", "rebuy": "rebuy", "addon": "addon",
    "take_back": "take back", "unregister": "unregister", "correct_entry": "correct entry",
    "correct_bust": "correct bust", "payment": "collect",
}  # fmt: skip
ON_FLOOR = {
    "same": "same time", "hand_for_hand": "hand-for-hand", "hand_for_hand_back": "hand-for-hand off",
    "hand": "hand played", "tally": "hands out", "hands": "hands out", "served": "end penalty … served",
    "lift": "end penalty … lifted",
}  # fmt: skip
ON_STRUCTURE = {
    "level": "add level", "break": "add break", "remove": "remove row", "up": "move row", "down": "move row",
}  # fmt: skip
_OUTCOMES = ("acted", "dead", "checked", "withdrawn")
# Buttons whose words stand at their widget, and what else one would type.
_MORE = {
    mark("add"): "register", mark("add player"): "register", mark("re-enter"): "reenter",
    mark("next level"): "next", mark("+1 min"): "time +1", mark("−1 min"): "time -1",
    mark("-1 min"): "time -1", mark("set chips"): "chips", mark("exchange old chips"): "exchange",
    mark("enter in the ledger"): "adjust", mark("out of play"): "colour up", mark("draw a seat"): "draw",
    mark("swap seats"): "swap", mark("clock"): "call clock", mark("keep a till"): "set till on",
    mark("count"): "till count", mark("floor"): "call floor",
}  # fmt: skip


def buttons() -> dict[str, str]:
    """Return the words, in small letters and without dots, each with the line it begins."""
    return _made(words().translator)[0]


@lru_cache(maxsize=2)
def _made(_: QTranslator) -> tuple[dict[str, str], dict[str, str]]:
    """Return the words in the language of this catalogue, and as they may be typed: also without their
    hyphens, ``reentry`` and ``re entry``. They are asked for several times with each letter in the command
    bar, and making them takes 0.1 to 0.2 ms."""
    said = {tables.deed(name): line for name, line in ON_TABLES.items()}
    said |= {people.deed(name): line for name, line in ON_PLAYERS.items()}
    said |= {floor.deed(name): line for name, line in ON_FLOOR.items()}
    said |= {structure.deed(name): line for name, line in ON_STRUCTURE.items()}
    said |= {hands.outcome(word): f"clock call {word}" for word in _OUTCOMES}
    said |= {tr(text): line for text, line in _MORE.items()}
    found = {text.rstrip(GOES_ON).casefold(): line for text, line in said.items()}
    hyphened = {text: line for text, line in found.items() if text[0] != "-"}
    typed = {text.replace("-", sign): line for sign in ("", " ") for text, line in hyphened.items()}
    return found, typed | found


def as_line(typed: str) -> tuple[str, str, str]:
    """Return the words of a button that a line begins with, the longest, as they are typed; what the line
    begins with instead; and what stands at its end. All empty for any other line."""
    start, best = typed.lstrip().casefold(), ""
    found = {} if start[:1].isdigit() else _as_typed()  # a seat or a time begins no button's words
    for text in found:
        if len(text) > len(best) and (start == text or start.startswith(f"{text} ")):
            best = text
    head, _, tail = found.get(best, "").partition(GOES_ON)
    return typed.lstrip()[: len(best)], head.strip(), tail.strip()


def at_end(typed: str) -> str:
    """Return the words of a button, or the verb, that a line ends with, the longest, as they are typed; ""
    for none."""
    end = typed.casefold()
    found = [text for text in (*_as_typed(), *VERBS) if end.endswith(f" {text}")]
    return typed[len(typed) - max(map(len, found), default=0) :]


def _as_typed() -> dict[str, str]:
    return _made(words().translator)[1]
