"""The words of the dialogs of team poker's acts (see ``gui.looks.asked``)."""

from collections.abc import Mapping

from core.formats.team import acts
from core.say.acts import Act
from gui.looks.asked import Asked
from gui.words.tr import Context, mark

tr = Context("forms")

_SEAT_HINT = mark("Seat, name or number")

ASKED: Mapping[type[Act], Asked] = {
    acts.TransferChips: Asked(
        mark("Transfer"), mark("Transfer"),
        {
            "entry": mark("From"), "to": mark("To"), "stack": mark("Stack as counted"),
            "chips": mark("Counted out"),
        },
        title_of=mark("Transfer of {name}"), beside=("to", "chips"),
        hints={"stack": mark("empty: announced only"), "chips": mark("by the rule")},
    ),
    acts.CorrectTransfer: Asked(
        mark("Correct transfer"), mark("Correct"),
        {"stack": mark("Stack as it was"), "chips": mark("Counted out")},
        title_of=mark("Correct the transfer of {name}"), beside=("chips",),
        hints={"chips": mark("by the rule")},
    ),
    acts.Behind: Asked(
        mark("Swap players"), mark("Sit there"), {"entry": mark("Stack"), "player": mark("Player")},
    ),
    acts.CallTimeOut: Asked(
        mark("Call a time-out"), mark("Stop all play"), {"entry": mark("Called for the hand of")},
        hints={"entry": _SEAT_HINT},
    ),
    acts.RestStack: Asked(
        mark("Rest a stack"), mark("Rest"), {"entry": mark("Stack")}, title_of=mark("Third stack: {name}"),
    ),
    acts.SplitStack: Asked(
        mark("Split a stack"), mark("Split"), {"entry": mark("Stack"), "first": "", "second": ""},
        title_of=mark("Split a stack of {name}"), beside=("second",),
    ),
    acts.MergeStack: Asked(
        mark("Merge a stack"), mark("Merge"),
        {"entry": mark("Stack"), "to": mark("Into"), "chips": mark("Chips")},
        title_of=mark("Merge a stack of {name}"), beside=("to",), hints={"chips": mark("as last counted")},
    ),
    acts.DisqualifyTeam: Asked(
        mark("Disqualify team"), mark("Disqualify"),
        {"offence": mark("Offence"), "stacks": mark("Stacks as counted"),
         "table": mark("Resting stack dealt out at table"), "clause": mark("Clause")},
        title_of=mark("Disqualify {name}"), danger=True,
        hints={
            "offence": mark("e.g. talking tactics in play"), "stacks": mark("24300 18000 7500"),
            "clause": mark("optional"),
        },
    ),
    acts.RenameTeam: Asked(
        mark("Correct name"), mark("Save"), {"name": mark("Name")},
        title_of=mark("Correct the name of {name}"),
    ),
    acts.AddMember: Asked(
        mark("Add member"), mark("Add"), {"name": mark("Member")}, title_of=mark("Add a member to {name}")
    ),
    acts.LeaveTeam: Asked(
        mark("Member leaves"), mark("Leaves"),
        {"player": mark("Member"), "disqualified": mark("Disqualified")},
        title_of=mark("A member of {name} leaves"), danger=True,
    ),
    acts.Captain: Asked(
        mark("Captain"), mark("Captain"), {"player": mark("Member")}, title_of=mark("Captain of {name}")
    ),
}  # fmt: skip
