"""The rules of the book as lines of the settings; another value makes a house variant of the book."""

from dataclasses import replace
from functools import cache, lru_cache, partial

from PySide6.QtWidgets import QWidget

from core.formats.format import named
from core.handbook.contents import keys_of
from core.rulebook import shelf
from core.rulebook.book import Entry, Rulebook, differences
from core.rulebook.file import BadRulebook
from core.rulebook.house_books import SUFFIX
from core.rulebook.kinds import Flag, Kind, Number, OneOf, Steps, Value
from core.rulebook.parameters import PARAMETERS
from core.say.acts import Act, ChooseRulebook
from core.say.records import RulebookSet
from core.tournament.state import Tournament
from gui.console.frame.acting import desk_of, perform
from gui.console.rulebook.books import Offer, Shelf, books_here, changed, keep_file
from gui.console.rulebook.dialogs import RuleDialog
from gui.looks.setting import ONE, Field, Setting, Typed, Wrong, between
from gui.program.session import Session
from gui.widgets.fields import number_in
from gui.words import rulebook as say
from gui.words.tr import Context

tr = Context("structure")

_ON, _OFF = "on", "off"
# Groups of parameters that stand on a card of another name; every other group is a card.
_WITH = {
    "draw": "tables", "final_table": "tables", "positions": "rules", "tournament": "rules",
    "moving": "balance", "chips": "race",
}  # fmt: skip
# A name and its value have so many characters on a line; a longer value stands under its name.
_LINE = 46


@cache
def book_rows(format: str, decided: frozenset[str]) -> dict[str, tuple[Setting, ...]]:
    """Return a line for each parameter that the format has, by card; none for what is ``decided`` by a
    setting of the night."""
    found: dict[str, tuple[Setting, ...]] = {}
    for key in keys_of(known) if (known := named(format)) is not None else ():
        if key not in decided:
            group = key.partition(".")[0]
            card = _WITH.get(group, group)
            found[card] = (*found.get(card, ()), _row(key))
    return found


def _row(key: str) -> Setting:
    kind = PARAMETERS[key].kind
    typed = isinstance(kind, Number | Steps)
    fields = {}
    if typed:
        fields[ONE] = Field(pad="" if isinstance(kind, Number) else None)
    return Setting(
        key,
        partial(say.name, key),
        partial(_shown, key),
        partial(_typed, key),
        partial(_change, key),
        fields,
        None if typed or isinstance(kind, OneOf) else partial(_choices, key),
        follows=_follows,
        parameter=key,
        book=partial(_of_book, key),
        under=partial(_under, key),
        departs=partial(_departs, key),
        back=partial(_back, key),
        opens=partial(_ask, key) if isinstance(kind, OneOf) else None,
        kept=_keep,
    )


# -- what holds ----------------------------------------------------------------------------------------


def _said(key: str, book: Rulebook) -> str:
    return say.statement(key, book.value(key))


def _shown(key: str, session: Session) -> tuple[str, str]:
    said = _said(key, session.state.rulebook)
    return ("" if _is_long(key, said) else said), ""


def _is_long(key: str, said: str) -> bool:
    return len(say.name(key)) + len(said) > _LINE


def _under(key: str, session: Session) -> str:
    said = _said(key, session.state.rulebook)
    return said if _is_long(key, said) else ""


def _typed(key: str, session: Session) -> Typed:
    return {ONE: _text(session.state.rulebook.value(key))}


def _text(value: Value) -> str:
    if isinstance(value, bool):
        return _ON if value else _OFF
    return ", ".join(value) if isinstance(value, tuple) else str(value)


def _choices(key: str) -> dict[str, str]:
    kind = PARAMETERS[key].kind
    if isinstance(kind, Flag):
        return {_ON: say.statement(key, True), _OFF: say.statement(key, False)}
    return {word: say.choice(key, word) for word in getattr(kind, "words", ())}


@lru_cache(maxsize=16)
def _house(texts: tuple[str, ...], option: str) -> tuple[Rulebook | None, frozenset[str]]:
    """Return the book that the house's own is a variant of, and what they differ on; none of one of ours."""
    book = shelf.played(texts, option)
    if len(texts) < 2 or book.id in shelf.shipped():
        return None, frozenset()
    parent = shelf.played(texts[:-1])
    if option in parent.options:
        parent = parent.option(option)
    return parent, frozenset(x.key for x in differences(book, parent) if not x.option and x.ours is not None)


def book_of(t: Tournament) -> Rulebook:
    """Return the rulebook that is played: of a house's variant the book it is a variant of."""
    return (_house(*t.book)[0] if t.book is not None else None) or t.rulebook


def _differs(key: str, t: Tournament) -> bool:
    return t.book is not None and key in _house(*t.book)[1]


def _of_book(key: str, t: Tournament) -> str:
    return _said(key, book_of(t)) if _differs(key, t) else ""


def _departs(key: str, t: Tournament) -> str:
    return say.in_parent(book_of(t), key)


# -- another value -------------------------------------------------------------------------------------


def _value(key: str, kind: Kind, typed: str) -> Value | Wrong:
    if isinstance(kind, Flag):
        return typed == _ON
    if isinstance(kind, Number):
        found = number_in(typed)
        if found is None or not kind.low <= found <= kind.high:
            return Wrong(ONE, between(kind.low, kind.high))
        return found
    if isinstance(kind, Steps):
        steps = say.steps_in(typed, kind)
        return Wrong(ONE, say.steps_like()) if steps is None else steps
    return typed


def _played(session: Session) -> tuple[Shelf, Offer, str]:
    """Return the books there are, the one that is played, and its method."""
    t = session.state
    here = books_here(session.books, t)
    return here, next(x for x in here.offers if x.played), t.book[1] if t.book is not None else ""


def _change(key: str, session: Session, typed: Typed) -> Act | Wrong | None:
    value = _value(key, PARAMETERS[key].kind, typed[ONE])
    if isinstance(value, Wrong):
        return value
    book = session.state.rulebook
    if value == book.value(key):
        return None
    clause = book.clause(key) if _differs(key, session.state) else ""
    return _choose(key, session, None if value == book_of(session.state).value(key) else Entry(value, clause))


def _choose(key: str, session: Session, entry: Entry | None) -> Act | Wrong:
    """Return the act that plays by the book with this rule."""
    here, offer, method = _played(session)
    if method and key in offer.book.options[method].entries:
        return Wrong(ONE, say.by_the_method(method))
    try:
        text, book = changed(here, offer, key, entry, _tonight(session))
    except BadRulebook as bad:
        return Wrong(ONE, say.fault(bad))
    return ChooseRulebook(book=book.id, option=method, text=text)


def _tonight(session: Session) -> frozenset[str]:
    """Return the text of each rulebook of the night, also of those that Undo took back."""
    done = (x for action in session.director.history for x in action.records)
    return frozenset(x.texts[-1] for x in done if isinstance(x, RulebookSet) and x.texts)


def _back(key: str, session: Session) -> Act | Wrong:
    return _choose(key, session, None)


def _follows(session: Session, act: Act) -> str:
    """Say whether the change makes a book of the house's own, and how long it holds."""
    t = session.state
    if not isinstance(act, ChooseRulebook):
        return ""
    makes = ""
    if act.book != t.rulebook.id:
        variant = tr("Makes a house variant of {book}.", book=t.rulebook.short)
        makes = variant if t.book else tr("Makes a rulebook of the house's own.")
    if session.books is None:
        return f"{makes} {tr('There is no folder for house rulebooks here: it holds tonight only.')}".strip()
    return f"{makes} {tr('Kept for every tournament. Undo does not change the file.')}".strip()


def _keep(session: Session) -> str:
    """Write the book that is played now to its file, where there is a folder for one; return why it could
    not be written."""
    t = session.state
    if t.book is None or session.books is None:
        return ""
    id, offers = t.rulebook.id, books_here(session.books).offers
    file = next((x.file for x in offers if x.file and x.book.id == id), id + SUFFIX)
    return keep_file(session, file, t.book[0][-1])


def _ask(key: str, row: QWidget, session: Session) -> None:
    """Ask for a rule that has parts of its own."""
    _, offer, method = _played(session)
    if method and key in offer.book.options[method].entries:
        desk_of(row).say(say.by_the_method(method))
        return

    def stored(_: object) -> None:
        if wrong := _keep(session):
            desk_of(row).say(wrong)

    def keep(key: str, entry: Entry | None) -> None:
        if entry is None and not _differs(key, session.state):
            return
        act = _choose(key, session, entry)
        if isinstance(act, Wrong):
            desk_of(row).say(act.sentence)
        else:
            perform(row, session, act, then=stored)

    RuleDialog(row, replace(offer, parent=offer.parent or offer.book), key, keep).open()
