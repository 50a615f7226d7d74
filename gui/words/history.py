"""The History page's words, why something cannot be undone, and what an undo has taken from people."""

from datetime import tzinfo

from core.say import reasons
from core.say import records as r
from core.say.records import Action
from core.tournament.director import Director
from gui.words.actions import action_title
from gui.words.names import Names, all_of
from gui.words.tr import Context, mark
from gui.words.voices import refused
from gui.words.wording import By, Wordings, wordings

tr = Context("history")


# In the order one looks for them; the key is what the page asks its model for.
KINDS = {
    "all": mark("Everything"),
    "busts": mark("Busts"),
    "entries": mark("Entries and purchases"),
    "seats": mark("Draws, moves, tables"),
    "clock": mark("Clock and structure"),
    "rulings": mark("Penalties and rulings"),
    "rest": mark("Settings and notes"),
    "undone": mark("Undone"),
}


def shown(n: int, of: int) -> str:
    """Return the number of actions that are listed, and of all."""
    whole = tr("%n actions", of)
    return whole if n == of else tr("{n} of {whole}", n=n, whole=whole)


redo_first = tr.phrase("This action is undone. Redo it first.")
not_corrected = tr.phrase("This action cannot be corrected. Undo it, or enter the right action now.")
correct_entry = tr.phrase("Correct the entry of {name}…")
edit_player = tr.phrase("Edit {name}…")
elsewhere = tr.phrase("Move {name}…")


def unseated(action: Action, director: Director, zone: tzinfo) -> str:
    """Say whose seat an undo of something older has taken: ``Undone: Seats drawn for 4 players. 3 players
    still in have no seat now.`` Of the last action Undo said so itself."""
    undone = [x.action for x in all_of(action, r.Undone)]
    last = director.next_undo() if undone else None
    if last is None or last.id < min(undone):
        return ""
    history, state = director.history, director.state
    seated = {x.entry for i in undone for x in all_of(history[i - 1], r.Seated)}
    left = len(
        [e for e in seated.intersection(state.people.live.values()) if state.people.entries[e].table is None]
    )
    if not left:
        return ""
    what = action_title(action, Names(state, history, zone))
    lost = tr("%n players still in have no seat now.", left)
    return f"{what}. {lost}"


_REFUSED: Wordings = {
    reasons.NothingToUndo: "There is nothing to undo.",
    reasons.NothingToRedo: "There is nothing to redo.",
    reasons.ClockSetSince: "The clock was set after this action. Set the clock to the right time instead.",
    reasons.OurError: "An error in Riffle prevents this. Nothing was changed.",
    reasons.ReadOnly: "This file is read-only. Save a copy to continue.",
    reasons.NoSuchAction: "There is no action {action}.",
    reasons.AlreadyUndone: "Action {action} is already undone.",
    reasons.NotUndone: "Action {action} is not undone, so it cannot be redone.",
    reasons.OthersDepend: (
        "Later actions depend on this one: {actions}. Undo them together, or correct this one."
    ),
    reasons.DoesNotFit: By(
        "later",
        {None: "This action contradicts the log. Nothing was changed."},
        (
            "This action contradicts later ones: action {later} would be impossible. Nothing was changed. "
            "Undo or correct action {later} first."
        ),
    ),
}
wordings(refused, tr, _REFUSED, action=str, later=str)
