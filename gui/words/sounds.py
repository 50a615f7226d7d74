"""The words of the sounds and of choosing them."""

from gui.words.tr import Context, mark
from gui.words.voices import notice

tr = Context("sounds")

_WORDS = {
    "level": mark("New level"),
    "minute": mark("One minute left"),
    "countdown": mark("Last five seconds"),
    "break": mark("Break begins"),
    "break_over": mark("Break is over"),
    "draw": mark("Seats drawn"),
    "bubble": mark("Hand-for-hand begins"),
    "final_table": mark("Final table drawn"),
    "time_up": mark("Time is up"),
}
word = tr.one_of(_WORDS)


nothing_heard = notice(tr.phrase("No audio device found. Sounds are off."), "nothing_heard")
percent = tr.phrase("{n} %")
