"""The words of the dialogs of Chicago's acts."""

from collections.abc import Mapping

from core.formats.chicago import acts as a
from core.say.acts import Act
from gui.looks.asked import Asked
from gui.words.tr import Context, mark

tr = Context("forms")

_TABLE, _PLAYER, _HINT = mark("Table"), mark("Player"), mark("Name, number or seat")

ASKED: Mapping[type[Act], Asked] = {
    a.PlanHeat: Asked(
        mark("Change heat"), mark("Change"),
        {"heat": mark("Heat"), "at": mark("Begins at"), "best": mark("Players of each table who advance"),
         "to": mark("They advance")},
        hints={"at": mark("16:30")}, missing={"heat": mark("Type the number of the heat.")},
    ),
    a.SendOn: Asked(
        mark("Who advances"), mark("Advance"),
        {"table": _TABLE, "entries": mark("Players, the winner first")}, hints={"entries": _HINT},
        about=mark("The players you name advance. Leave the field empty to go by the standings."),
    ),
    a.PlayOff: Asked(
        mark("Play-off"), mark("Enter"),
        {"entries": mark("Players"), "points": mark("Points, in the same order"),
         "won": mark("Straight flush")},
        about=mark("Deals without Chicago between all who are equal. Everybody starts at 0."),
        hints={"entries": _HINT, "points": mark("12 8"), "won": mark("nobody")},
    ),
    a.NameAuditor: Asked(
        mark("Scorekeeper"), mark("Name"), {"table": _TABLE, "entry": _PLAYER}, hints={"entry": _HINT}
    ),
    a.NoShow: Asked(
        mark("No-show"), mark("Take out"),
        {"entry": mark("Player who is not there"),
         "replaced": mark("Who plays instead, from a table of four")},
        hints={"entry": _HINT, "replaced": mark("nobody")},
    ),
    a.SitLate: Asked(
        mark("Late player"), mark("Seat"), {"entry": _PLAYER, "table": _TABLE}, hints={"entry": _HINT}
    ),
    a.LeaveTable: Asked(
        mark("Player leaves"), mark("Leave"), {"entry": _PLAYER}, hints={"entry": _HINT},
        about=mark("The player gets 0 for this round and those after. Finished rounds stand."), danger=True,
    ),
    a.Deduct: Asked(
        mark("Take points off"), mark("Take off"),
        {"seat": mark("Player"), "points": mark("Points"), "reason": mark("Why")}, hints={"seat": _HINT},
        about=mark("At a table that writes on paper, take them off on the score sheet too."),
    ),
    a.TimeRound: Asked(
        mark("Time of the round"), mark("Start the clock"), {"length": mark("Minutes for the round")},
        hints={"length": mark("40")},
        about=mark("The clock starts at once. At zero the tables still in the round finish their deal."),
    ),
    a.EndByTime: Asked(mark("Time is up"), mark("End the round"), {"table": _TABLE}),
}  # fmt: skip
