"""The duties and offences of team poker by name, for the history."""

from core.formats.team.time_outs import OFFENCE
from gui.words.tr import Context, mark

tr = Context("settings")

DUTIES = {
    "time_out": mark("a time-out"),
    "transfer": mark("a transfer"),
    "card": mark("collect a time-out card"),
    "captain": mark("a new captain"),
    "ladder": mark("the penalty for a time-out without a card"),
    "break_down": mark("break down to two tables"),
    "third_stack": mark("ask about a third stack"),
    "rest": mark("a stack that rests"),
    "part": mark("separate team-mates"),
    "unmanned": mark("a stack without a player"),
}
OFFENCES = {OFFENCE: mark("calling a time-out without a card")}
