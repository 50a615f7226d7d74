"""The words where several tournaments are open at once."""

from collections.abc import Sequence

from gui.words import sounds
from gui.words.numbers import listed
from gui.words.tr import Context
from gui.words.voices import notice

tr = Context("console")


open_already = notice(tr.phrase("{name} is already open."), "open_already")
# After another one was opened, which the room does not see.
screen_still = notice(tr.phrase("The room screen still shows {name}."), "screen_still")
# A sentence about a tournament that is not in the window.
of = notice(tr.phrase("{name}: {sentence}"), "of")
quit_question = tr.phrase(
    "Their clocks go on while Riffle is closed. When you open these tournaments again after more than "
    "a minute, Riffle asks about the time between."
)


def beside_file(name: str, more: str) -> str:
    return f"{name} · {more}"


def quit_title(names: Sequence[str]) -> str:
    return (
        tr("{name} is running", name=names[0])
        if len(names) == 1
        else tr("{names} are running", names=listed(names))
    )


def tab_said(name: str, clock: str, stands: str, duties: int) -> str:
    """Describe a tab to a user who cannot see it: ``Side event, 12:48, paused, 2 duties``."""
    todo = tr("%n duties", duties) if duties else ""
    return ", ".join(filter(None, (name, clock, stands, todo)))


heard = tr.phrase("Sound played: {cue}", cue=sounds.word)
