"""The words of the console's keys, for the sheet of shortcuts. Deeds bring their own; here are the rest."""

from gui.words.tr import Context, mark

tr = Context("keys")

# By the key as it is bound: live on every page.
_EVERYWHERE = {
    " ": mark("Start, pause, resume"),
    "Return": mark("Carry out the marked duty, or mark the next"),
    "Enter": mark("Carry out the marked duty, or mark the next"),
    "/": mark("Command bar: a name, a seat or an action"),
    "Ctrl+K": mark("Command bar: a name, a seat or an action"),
    "0": mark("A seat: 7.4 and Enter busts it"),
    "Ctrl+Z": mark("Undo"),
    "Ctrl+Y": mark("Redo"),
    "Ctrl+Shift+Z": mark("Redo"),
    "Ctrl+P": mark("Print"),
    "Ctrl+Shift+P": mark("Print the paper pack"),
    "Ctrl+Shift+R": mark("Print the last document again"),
    "Ctrl+D": mark("Show or hide duties in a narrow window"),
    "Ctrl+R": mark("Rulebook"),
    "Ctrl+Shift+D": mark("Deal"),
    "F1": mark("Show this list"),
    "?": mark("Show this list"),
    "F8": mark("Room screen: turn it on; its views, message and set-up"),
    "F9": mark("Room screen follows the play"),
    "F10": mark("Menu"),
    "Ctrl+N": mark("New tournament"),
    "Ctrl+O": mark("Open tournament"),
    "Ctrl+Q": mark("Quit"),
    "Ctrl+Tab": mark("Next tournament"),
    "Ctrl+Shift+Tab": mark("Previous tournament"),
    "Ctrl+Shift+Backtab": mark("Previous tournament"),
    "PgDown": mark("Presenter's clicker, forward: start, pause, resume. On the rulebook: scroll"),
    "F5": mark("Presenter's clicker: start, pause, resume"),
    "PgUp": mark("Presenter's clicker, back: the marked duty. On the rulebook: scroll"),
}
# The actions of the frame's keys.
everywhere = tr.one_of(_EVERYWHERE, unknown="")
# The keys of the start page that mean something else there.
_ON_START = {
    "Return": mark("Press the large button"),
    "Enter": mark("Press the large button"),
    "Ctrl+D": mark("Demo night"),
}
on_start = tr.one_of(_ON_START, unknown="")
# Keys of a page that are no deed.
_ON_PAGE = {
    "tonight": {"Ctrl+E": mark("Finish on time")},
    "structure": {
        "F6": mark("Next part: levels, and each group of settings"),
        "Shift+F6": mark("Next part: levels, and each group of settings"),
        "F": mark("Find a setting"), "Ctrl+F": mark("Find a setting"),
    },
    "players": {
        "F": mark("Find player"), "Ctrl+F": mark("Find player"), "N": mark("Add player"),
        "I": mark("Check in players"), "V": mark("Filter and sort"),
        "Ctrl+V": mark("Paste list"),
    },
    "tables": {
        "Shift+Left": mark("Move the table on the plan"),
        "Shift+Right": mark("Move the table on the plan"),
        "Shift+Up": mark("Move the table on the plan"),
        "Shift+Down": mark("Move the table on the plan"),
        "Ctrl+F": mark("Find table or player"), "Ctrl++": mark("Nearer"), "Ctrl+=": mark("Nearer"),
        "Ctrl+-": mark("Farther"), "Ctrl+0": mark("Readable size"),
    },
    "money": {
        "P": mark("Pool and prizes"), "T": mark("Till"), "A": mark("Payouts"), "D": mark("Deal"),
        "Ctrl+PgDown": mark("Next section"), "Ctrl+PgUp": mark("Previous section"),
    },
    "floor": {
        "Ctrl+F": mark("Find"), "Ctrl+Return": mark("Log the ruling, or take the usual answers"),
        "Ctrl+Enter": mark("Log the ruling, or take the usual answers"),
    },
    "history": {
        "F": mark("Find in history"), "Ctrl+F": mark("Find in history"),
        "Esc": mark("From the field to the list"),
    },
    "chips": {
        "P": mark("Plan"), "R": mark("Races"), "A": mark("Audit"),
        "Ctrl+PgDown": mark("Next section"), "Ctrl+PgUp": mark("Previous section"),
        "C": mark("Real cards or Riffle's"), "Alt+C": mark("Real cards or Riffle's"),
        "L": mark("The player has no other chips"), "PgDown": mark("Next table"),
        "PgUp": mark("Previous table"),
    },
}  # fmt: skip


def on_page(page: str, key: str) -> str:
    """Return the words for a key of this page that is no deed."""
    known = _ON_PAGE.get(page, {})
    return tr(known[key]) if key in known else ""
