"""Acts with an error, as a tired director gives them. All of them are to be refused, or to be valid after
all; none may leave anything half-done."""

from __future__ import annotations

from typing import Any

from core.say.acts import Act
from core.tournament.chance import Chance
from core.tournament.state import Tournament

_WORDS = ("", "nonsense", "\x00", "x" * 400)
_NUMBERS = (-1, 0, 1, 99, 10**6, 10**13)


def slip(act: Act, t: Tournament, chance: Chance) -> Act:
    """Return the act with one error in it."""
    fields = act.ARGUMENTS
    if not fields:
        return act
    field = chance.pick(fields)
    value = _wrong(field.form, t, chance)
    return act if value is None else act.but(**{field.name: value})


def _wrong(form: str, t: Tournament, chance: Chance) -> Any:
    ids = (0, -1, 10**9, *(b.entry for b in t.game.busts[-3:]))
    tables = (0, 10**9, *list(t.room.tables)[:3])
    match form:
        case "entry":
            return chance.pick(ids)
        case "entries":
            return chance.pick(
                ((), (chance.pick(ids),), (1, 1), tuple(e for e in t.people.live.values())[:2])
            )
        case "player":
            return chance.pick((0, 10**9, *list(t.people.players)[:3]))
        case "table":
            return chance.pick(tables)
        case "tables":
            return chance.pick(((), (10**9,), (1, 1)))
        case "seat":
            return chance.pick(((0, 1), (10**9, 1), (chance.pick(tables), 99), (chance.pick(tables), 1)))
        case "label" | "name" | "text" | "word" | "key":
            return chance.pick(_WORDS)
        case "int" | "money" | "row" | "action" | "length" | "duration" | "time" | "coming":
            return chance.pick(_NUMBERS)
        case "until":
            return chance.pick((("level", 0), ("time", -1), ("time", 10**15)))
        case "blinds":
            return chance.pick(((-1, 2), (10**13, 1)))
        case "flag":
            return chance.below(2) == 0
        case "chips" | "numbers":
            return chance.pick(((), (0,), (25, 25), (7,)))
        case "counts":
            return chance.pick((((99, 1),), ((1, 0),), ((1, 99),), ((1, 1), (1, 2))))
        case "cards":
            return chance.pick((((1, "Zz"),), ((1, "As"), (2, "As")), ((99, "2c"),)))
        case "share":
            return chance.pick((("percent", 20_000), ("percent", -1), ("pounds", 1), ("amount", 10**13)))
        case "parts":
            return chance.pick(((), ((chance.pick(ids), 1),), ((chance.pick(ids), -1),)))
        case "words":
            return chance.pick(("0", "15% sideways", "101%", "2-8:60/50", "2-8:1 5-9:2", "1 2 3"))
        case "kept":
            return chance.pick((("amount", -1, 1), ("percent", 20_000, 1), ("amount", 10**13, 1)))
        case "shares":
            return chance.pick(((), (("percent", 20_000),), (("percent", -1),), (("pounds", 1),)))
    return None
