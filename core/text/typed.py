"""Read and write a line as a director types it, against the night so far.

A typed line is about now, or about an earlier time of the night: ``script_words.moment`` finds the time,
``script_people`` the people and places.
"""

from collections.abc import Sequence
from datetime import tzinfo
from typing import overload

from core.money.prizes import come_to_hundred
from core.say.acts import Act, SetPrizes
from core.say.records import Action
from core.text import script
from core.text.script_words import BadLine, words
from core.tournament.director import Director


def understand(director: Director, text: str, zone: tzinfo) -> script.Line | None:
    """Parse a line of the command bar. Raises ``BadLine``."""
    return script.parse(
        text, director.state, director.now(), zone, past=True, done=done(director), then=director.then
    )


def meant(director: Director, text: str, zone: tzinfo) -> script.Line | None:
    """Parse a line typed by a person: improbable readings are refused. Raises ``BadLine``."""
    line = understand(director, text, zone)
    if line is not None and isinstance(line.act, SetPrizes):
        unit = 10**director.state.decimals
        values = [value // unit for kind, value in line.act.shares if kind == "amount" and not value % unit]
        if len(values) == len(line.act.shares) and come_to_hundred(values):
            typed = words(text)
            first = typed[[w.text.lower() for w in typed].index(SetPrizes.VERB) + 1]
            near = " ".join(f"{value}%" for value in values)
            raise BadLine(first.column, "shares", first.text, near=near)
    return line


def done(director: Director) -> Sequence[int]:
    """Return when each action of the night happened, in order. Worked out only for a typed time: a script
    asks before every line."""
    return _Happened(director.night)


class _Happened(Sequence[int]):
    def __init__(self, night: Sequence[Action]) -> None:
        self._night = night

    def __len__(self) -> int:
        return len(self._night)

    @overload
    def __getitem__(self, at: int) -> int: ...

    @overload
    def __getitem__(self, at: slice) -> list[int]: ...

    def __getitem__(self, at: int | slice) -> int | list[int]:
        actions = self._night[at]
        return actions.happened if isinstance(actions, Action) else [action.happened for action in actions]


def written(
    director: Director, act: Act, zone: tzinfo, override: str = "", happened: int | None = None
) -> str:
    """Return the act as the line that is kept of it: read back for ``happened`` it is the same act."""
    return script.write(act, director.state, zone, override, then=director.then(happened))
