"""The verbs of team poker and their words, explained in the command bar."""

from gui.words.tr import Context, mark

tr = Context("commands")

VERBS = {
    "register team": mark('register a team: "Fisk" members "Ida Falk" "Per Öst" "Siv Frost"'),
    "register teams": mark('register several teams: "Fisk: Ida Falk, Per Öst, Siv Frost"'),
    "withdraw team": mark("withdraw a team before the start"),
    "rename team": mark('correct the name of a team: "Fisk" to "Fisken"'),
    "add member": mark('add a member before the start: "Fisk" "Bo Sund"'),
    "leave team": mark("a member leaves, or is disqualified"),
    "captain": mark("make a member captain"),
    "behind": mark('sit a member behind a stack: 3.4 "Bo Sund"'),
    "disqualify team": mark('disqualify a team: "Fisk" for "collusion"'),
    "hands done": mark("all hands are done: the talk break runs from now"),
    "transfer": mark("transfer between two stacks: 3.4 to 5.2, stack 24300 once counted"),
    "announce transfer": mark("note that a transfer was announced: 3.4"),
    "correct transfer": mark("correct the count of a transfer: 3.4 stack 24300"),
    "drop transfer": mark("drop a transfer that is not counted: 3.4"),
    "time-out": mark("call a time-out for a seat: 4.2"),
    "gathered": mark("the team is gathered: its time runs"),
    "end time-out": mark("end a time-out: acted, dead or withdrawn"),
    "time-out card": mark('a captain handed over a card: "Fisk"'),
    "rest": mark("rest a third stack: 2.5"),
    "split": mark("split a third stack: 2.5 to 3.4 5.2 chips 12000 8000"),
    "merge": mark("merge a third stack: 2.5 into 3.4"),
    "part": mark("separate team-mates at a table"),
}
# As those of every tournament (``gui.words.commands``).
KEYWORDS = {
    "members": mark("the members, the captain first"),
    "captain": mark("the captain, if not the first member"),
    "register team seats": mark("a seat for each stack of a late team"),
    "rename team to": mark("the right name"),
    "disqualified": mark("disqualified, not gone home"),
    "disqualify team stacks": mark("the stacks as counted, in the order of their columns"),
    "disqualify team at": mark("the table where a resting stack is dealt out"),
    "transfer to": mark("the stack that receives the chips"),
    "transfer chips": mark("another amount than the rulebook’s"),
    "correct transfer chips": mark("how many chips were counted out"),
    "stack": mark("the giving stack, as the dealer counted it"),
    "split to": mark("the stacks that receive the chips"),
    "split chips": mark("the chips for each of them, in that order"),
    "into": mark("the stack that receives the chips"),
}
