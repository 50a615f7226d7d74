"""The suggestions of the command bar while one types: verbs first, then names, seats, tables and words."""

import re
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

from core.floor.seating import labelled, missing, seat_parts, vacant
from core.formats.format import can
from core.money.payouts import best_first
from core.people import people
from core.people.listing import name_key, suggesting
from core.say.acts import SEVERAL, VERBS, Act, Argument, Eliminate, GiveRuling, Redo, Reenter, Register, Undo
from core.say.said import ByFields
from core.text.script import verb_at
from core.text.script_people import entry_words, player_words
from core.text.script_words import BadLine, Word, is_moment, quote, words
from core.tournament.people import Player
from core.tournament.settings import DEFAULTS
from core.tournament.state import Tournament
from gui.console.frame.printing import papers
from gui.console.frame.seat_words import without_point
from gui.console.players.people import only, typed_row
from gui.looks import format as formats
from gui.words import commands, paper, tables, text
from gui.words import people as people_words
from gui.words.button_words import buttons
from gui.words.console import PAGE_TITLES
from gui.words.names import called
from gui.words.numbers import place_text
from gui.words.tr import Context

tr = Context("commands")

MOST = 8
# So many letters of "deal", and of a shout, are typed before it is offered.
LEAST = 3
# So many situations are offered for a shout. Of a shout of two words Enter opens one that fits so well (0 to
# 1), or so well where it may be a name that is misspelled; of one word, as in "seat 3", none before an arrow.
SHOUTS, FITS, SURE = 4, 0.55, 0.9
# The word the room says after whoever is out.
_OUT = re.compile(r"(?<=\S)\s+out\s*$", re.IGNORECASE)
# No name of a player who is new: a shout, a seat, a number of something, somebody who goes out.
_NO_NAME = re.compile(rf'["!?\d]|{_OUT.pattern}', re.IGNORECASE)


class Shout(NamedTuple):
    """A situation at a table to be ruled; "" where nothing was said of it."""

    situation: str
    words: str = ""
    """All that was shouted: it may name the table."""


class ToPrint(NamedTuple):
    """A document to be printed; "" for the print menu."""

    document: str


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Suggestion(ByFields):
    """``line`` is what the bar holds when it is taken; ``title`` and ``detail`` are what one reads.

    ``acts``: taken with Enter the line is carried out, else it is only written. ``typed``: the director typed
    the beginning of the name or word it adds; ``whole``: all of it, or the seat of whom it names. One that is
    not typed is never Enter's unless it was chosen. One without a ``line`` only says how things stand.
    ``leads``: it is no line, but leads to where a deal is written, to this seat (or, 0, this table) on the
    page that the format has for it, to the situation that was shouted, or to a paper. ``mends``: it is the
    line that was refused before, with what was typed since in the place of its wrong word."""

    line: str
    title: str
    detail: str = ""
    acts: bool = False
    typed: bool = False
    whole: bool = False
    leads: Literal["", "deal"] | tuple[int, int] | Shout | ToPrint = ""
    mends: bool = False


def suggest(
    typed: str,
    t: Tournament,
    check: Callable[[Act], Collection[object]] = lambda act: (act,),
    known: Callable[[str], list[Suggestion]] = lambda name: [],
) -> list[Suggestion]:
    """Return the best ``MOST`` ways to go on from ``typed``; none for an empty bar. ``check`` gives the
    reasons against an act: re-entry is offered where it is sold. ``known`` registers people of the club whose
    name it may be."""
    if not typed.strip() or typed.lstrip().startswith("#"):
        return []
    before, part = _split(typed)
    try:
        done = words(before)
    except BadLine:
        return []
    found = verb_at(done)
    if found is None:
        start, inside = _verbs(typed, t)
        who = _OUT.sub("", typed)
        made = list(_seat(who, t))
        if not seat_parts(who.strip())[1]:
            people_ = list(_people_first(who, t, check))
            printed = [] if people_ else list(_printed(typed, t))
            made = [*made, *_floor(typed, t), *(_deal(typed) or _begun(typed, t)), *start, *people_, *inside]
            made += printed
            named = bool(made)
            if not named:
                near = people.near(t, who.strip(), MOST)
                made = [_busted(t, entry) for entry in _in_play(t, near, out=False)]
                for entry in _in_play(t, near, out=True):
                    made += _out_already(t, entry, check)
            called = [] if made else list(_papers(typed, t))
            made += called
            shouted = list(_shouted(typed, t, named=named, near=bool(made)))
            # "Li Na" begins words of "Seating list by name", and is somebody's name
            if not named and not any(x.whole for x in (*called, *shouted)):
                made += _new_name(typed, check, known)
            made += shouted
    else:
        cls, rest = found
        longer = _verbs(typed, t)[0] if not rest and part else []
        made = [*_arguments(cls, rest, before, part, t), *longer]
    useful = (s for s in made if not s.line.endswith(" ") or s.line.rstrip() != typed.rstrip())
    return list({s.line or s.title: s for s in useful}.values())[:MOST]


def enters(found: list[Suggestion]) -> int:
    """Return the suggestion Enter takes without being chosen: what was typed as a whole, else the only one
    whose beginning was typed; -1 where several could be meant, or none was typed."""
    return only([s.whole for s in found], [s.typed for s in found])


def _split(typed: str) -> tuple[str, str]:
    """Return all whole words, and the one being typed, without its opening quote and a club number's mark."""
    if typed.count('"') % 2:
        at = typed.rindex('"')
        return typed[:at].removesuffix("no:"), typed[at + 1 :]
    at = max(typed.rfind(" "), -1) + 1
    return typed[:at], typed[at:]


def _verbs(typed: str, t: Tournament) -> tuple[list[Suggestion], list[Suggestion]]:
    """Yield verbs and words of buttons that begin so, and those with a later word that does."""
    start = typed.strip().lower()
    known = {v: v for v, act in VERBS.items() if can(t, act) or issubclass(act, Undo | Redo)}
    for said, line in buttons().items():
        verb = _verb_of(line)
        if said not in VERBS and verb in known:
            known[said] = verb
    made = [(v, Suggestion(f"{v} ", v, commands.explained(of), typed=True)) for v, of in known.items()]
    return [s for v, s in made if v.startswith(start)], [s for v, s in made if f" {start}" in v]


def _verb_of(line: str) -> str:
    """Return the verb that a button's line begins with; "" for none. The line is ours and has no quotes:
    eighty of them are asked with each letter, and reading them as typed lines would take a third of it."""
    head = line.split()
    return next((VERBS[x].VERB for x in (" ".join(head[:2]), head[0]) if x in VERBS), "")


def _begun(typed: str, t: Tournament) -> Iterator[Suggestion]:
    """Say what the verb does that is all that was typed, and what it may be about."""
    verb = verb_at(words(typed)) if '"' not in typed else None
    if verb is None or verb[1] or not can(t, verb[0]):
        return
    yield Suggestion("", verb[0].VERB, commands.explained(verb[0].VERB))
    yield from _arguments(verb[0], [], f"{typed.strip()} ", "", t)


def _shouted(typed: str, t: Tournament, *, named: bool, near: bool) -> Iterator[Suggestion]:
    """Yield the situations that fit a shout. Verbs, seats and names go first: where one of these is meant
    (``named``), or perhaps (``near``), a situation has to be begun, or to fit well, for Enter to open it."""
    if not _may_be_shouted(typed, t):
        return
    from core.rulings.search import begun, search

    found = [(id, 0.0) for id in begun(typed)] if named else search(typed)
    for at, (id, score) in enumerate(found[:SHOUTS]):
        fits = score >= (SURE if near else FITS)
        yield _situation(id, typed, whole=at == 0 and not named and fits and _in_words(typed))


def begun_shouts(typed: str, t: Tournament) -> list[Suggestion]:
    """Return the situations whose shout begins so, whatever else the words could be the beginning of."""
    if not _may_be_shouted(typed, t):
        return []
    from core.rulings.search import begun

    found = enumerate(begun(typed)[:SHOUTS])
    return [_situation(id, typed, whole=at == 0 and _in_words(typed)) for at, id in found]


def _may_be_shouted(typed: str, t: Tournament) -> bool:
    """Return whether the words may be a shout: numbers alone are a seat, a member or an answer."""
    letters = sum(map(str.isalpha, typed))
    return letters >= LEAST and not _is_line(typed, t) and can(t, GiveRuling)


def _in_words(typed: str) -> bool:
    """Return whether at least two words have letters. A single one, alone or beside a number, may be a
    mistyped seat."""
    return sum(any(map(str.isalpha, word)) for word in typed.split()) > 1


def _situation(id: str, shout: str, *, whole: bool) -> Suggestion:
    from core.rulings.situations import shipped

    title, about = shipped().situations[id].title, tr("ruling at the table")
    return Suggestion(title, title, about, acts=True, typed=whole, whole=whole, leads=Shout(id, shout))


def _is_line(typed: str, t: Tournament) -> bool:
    """Return whether this is a line about somebody, right or wrong: ``Holm out Lind``, ``2.1 out 2.7``, a
    time and what was so then."""
    first, *_ = typed.split()
    before, out, after = typed.partition(" out")
    if is_moment(first) or seat_parts(first)[1]:
        return True
    return bool(out) and (not after.strip() or bool(people.matching(t, before.strip())))


def _deal(typed: str) -> list[Suggestion]:
    """Offer the dialog of a deal: the last players divide what is left."""
    word, begun = tr("deal"), typed.strip().casefold()
    if len(begun) < LEAST or not word.casefold().startswith(begun):
        return []
    about, whole = tr("share the prizes of all who are left"), begun == word.casefold()
    return [Suggestion(word, word, about, acts=True, typed=True, whole=whole, leads="deal")]


def _printed(typed: str, t: Tournament) -> Iterator[Suggestion]:
    """Yield the papers of which the words after "print" begin the words of the title, after the whole menu
    where nothing stands there yet."""
    word, (first, _, named) = tr("print"), typed.strip().casefold().partition(" ")
    if named and first == word.casefold():
        yield from _papers(named, t, typed=True)
    elif len(first) > LEAST and word.casefold().startswith(first) and not named:
        whole = first == word.casefold()
        about = tr("the print menu")
        yield Suggestion(word, word, about, acts=True, typed=True, whole=whole, leads=ToPrint(""))
        yield from _papers("", t)


def _papers(named: str, t: Tournament, *, typed: bool = False) -> Iterator[Suggestion]:
    """Yield the papers of which each word begins one of the title. A name alone is Enter's where all of it
    was ``typed``: the beginning may be somebody's name."""
    words_, about = people.folded(named).split(), tr("to be printed")
    if not typed and named and len(named) < LEAST:
        return
    for document, title in papers(t):
        # a format's own paper is known by the name that others give it as well: so a duty's button calls it
        titles = {title} if document not in paper.TITLES else {title, paper.title(document)}
        begins = [x for name in titles for x in people.folded(name).split()]
        if all(any(x.startswith(word) for x in begins) for word in words_):
            whole = people.folded(named) in map(people.folded, titles)
            yield Suggestion(
                title, title, about, acts=True, typed=typed or whole, whole=whole, leads=ToPrint(document)
            )


def _floor(typed: str, t: Tournament) -> list[Suggestion]:
    """Offer the list of situations: the room shouts for the floor, and does not say what happened."""
    title = PAGE_TITLES["floor"]()
    if typed.strip(" !").casefold() != title.casefold() or not can(t, GiveRuling):
        return []
    about = tr("ruling at the table")
    return [Suggestion(title, title, about, acts=True, typed=True, whole=True, leads=Shout(""))]


def _seat(typed: str, t: Tournament) -> Iterator[Suggestion]:
    """Yield the player of a seat that is typed by and by (``7.`` shows who sits there), and say of an empty
    seat that it is empty."""
    label, seat = seat_parts(typed.strip())
    table = labelled(t, label or typed.strip())
    seat = seat.lstrip("0") or seat
    opens = bool(formats.of(t).seat_page)
    empty = seat and table is not None and vacant(t, (table.id, int(seat))) == "empty"
    if table is not None and opens and (not seat or empty):
        name = commands.table(table.label)
        yield Suggestion(typed, name, acts=True, typed=True, whole=True, leads=(table.id, int(seat or 0)))
    if seat and (table is None or not opens):
        if table is None:
            yield Suggestion("", tables.no_table(missing(t, label), label))
            return
        if why := vacant(t, (table.id, int(seat))):
            yield Suggestion("", commands.vacant(why, typed.strip()))
            return
    for number, entry in sorted(table.seats.items()) if table is not None else ():
        if str(number).startswith(seat):
            yield _sits(t, entry, whole=str(number) == seat)
    if bearer(typed, t):
        return  # the number is the player's
    for table_id, number in without_point(typed, t):
        entry_there = t.room.tables[table_id].seats.get(number)
        if entry_there is not None:
            yield _sits(t, entry_there, typed=True)


def _sits(t: Tournament, entry: int, *, typed: bool = False, whole: bool = False) -> Suggestion:
    """Return the suggestion of the player who sits where one typed."""
    if formats.of(t).seat_page:
        return _opened(t, entry, typed=typed, whole=whole)
    row = t.people.entries[entry]
    assert row.table is not None
    assert row.seat is not None
    label = t.room.tables[row.table].label
    out, where = commands.out(_name(t, entry)), text.seat_text(label, row.seat)
    return Suggestion(f"{label}.{row.seat}", out, where, acts=True, typed=typed or whole, whole=whole)


def whole_table(typed: str, t: Tournament) -> str:
    """Return the table that is all that was typed, ``2`` or ``2.``; empty for anything else."""
    table = labelled(t, typed.strip().removesuffix("."))
    return table.label if table is not None else ""


def bearer(typed: str, t: Tournament) -> str:
    """Return the player in play with this club number; "" for nobody."""
    found = people.numbered(t, typed)
    return called(t, found) if found is not None and found.id in t.people.live else ""


def has_verb(typed: str) -> bool:
    """Return whether the line begins with a verb."""
    try:
        return verb_at(words(typed)) is not None
    except BadLine:
        return False


def said_of(typed: str, found: list[Suggestion]) -> str:
    """Return how things stand with a player who is out and whose name was typed; empty for anything else."""
    if seat_parts(typed.strip())[1] or has_verb(typed):
        return ""
    return next((s.title for s in found if not s.line), "")


def put_out(line: str, who: Sequence[int], t: Tournament) -> Suggestion:
    """Return the suggestion of a line that puts these players out."""
    title = commands.out(text.listed(_name(t, entry) for entry in who))
    return Suggestion(line, title, ", ".join(_where(t, e) for e in who), acts=True, whole=True)


def _people_first(
    typed: str, t: Tournament, check: Callable[[Act], Collection[object]]
) -> Iterator[Suggestion]:
    """Yield the players meant by a name or a club number without a verb: the commonest thing is that the
    player is out. A player who is out already can be chosen to enter again, where that is sold."""
    wanted = typed.strip().strip('"')
    bearer = people.numbered(t, wanted)
    exactly = people.same_name(t, wanted) or ([bearer] if bearer else people.with_number(t, wanted))
    if len(wanted) < 2 and not exactly:
        return
    name, found = people.folded(wanted), _matching(t, wanted, out=False)
    found = found or _of_team(t, name)
    for entry in found:
        player = t.people.players[t.people.entries[entry].player]
        yield _busted(t, entry, typed=True, whole=player in exactly or people.folded(player.name) == name)
    for entry in _matching(t, wanted, out=True):
        player = t.people.players[t.people.entries[entry].player]
        if found and not {*name.split()} <= {*people.searched(player.name).split()}:
            continue  # of many who begin so those in play are meant
        yield from _out_already(t, entry, check)


def _out_already(
    t: Tournament, entry: int, check: Callable[[Act], Collection[object]]
) -> Iterator[Suggestion]:
    """Say that the player is out, and offer to let that player enter again, where that is sold."""
    player = t.people.entries[entry].player
    yield Suggestion("", _is_out(t, entry))
    if not check(Reenter(player=player)):
        title = people_words.purchase_title("reentry", _name(t, entry))
        yield Suggestion(f"reenter {player_words(t, player)}", title, acts=True)


def _new_name(
    typed: str, check: Callable[[Act], Collection[object]], known: Callable[[str], list[Suggestion]]
) -> list[Suggestion]:
    """Offer to register the name of somebody unknown, while players are registered, after those who are
    known. One word may be anything that was mistyped, and so may words with a number but behind a comma;
    nobody is registered to be out."""
    row = typed_row(typed)
    if not _in_words(row.name) or _NO_NAME.search(row.name if re.search("[,;]", typed) else typed):
        return []
    if check(Register(name=row.name, number=row.number)):
        return []
    number = f" number {quote(row.number)}" if row.number else ""
    title = commands.register(", ".join(filter(None, (row.name, row.number))))
    found = known(row.name)
    same = any(x.title.casefold() == title.casefold() for x in found)
    return found if same else [*found, Suggestion(f"register {quote(row.name)}{number}", title, acts=True)]


def _of_team(t: Tournament, name: str) -> list[int]:
    """Return the stacks in play of the teams that begin so."""
    owned = ((e, t.game.owner(e)) for e in t.people.live.values())
    return [e for e, team in owned if team and people.folded(team).startswith(name)]


def _is_out(t: Tournament, entry: int) -> str:
    """Say ``Anna Ek is out, 7th.``"""
    placing = next((p for p in best_first(t) if p.entry == entry), None)
    place = place_text(placing.place, placing.last) if placing is not None else ""
    return commands.is_out_at(_name(t, entry), place)


def _opened(t: Tournament, entry: int, *, typed: bool = False, whole: bool = False) -> Suggestion:
    e, name = t.people.entries[entry], _name(t, entry)
    if e.table is None or e.seat is None:
        return Suggestion("", commands.has_no_seat(name))
    where, begun = _where(t, entry), typed or whole
    return Suggestion(name, name, where, acts=True, typed=begun, whole=whole, leads=(e.table, e.seat))


def _busted(t: Tournament, entry: int, *, typed: bool = False, whole: bool = False) -> Suggestion:
    if not can(t, Eliminate):
        return _opened(t, entry, typed=typed, whole=whole)
    line, out = f"eliminate {_written(t, entry)}", commands.out(_name(t, entry))
    return Suggestion(line, out, _where(t, entry), acts=True, typed=typed or whole, whole=whole)


def _matching(t: Tournament, part: str, *, out: bool) -> list[int]:
    """Return the entries whose name, or part of it, begins so; those in play, or those out."""
    found = people.matching(t, part) or _by_parts(t, part) if part else list(t.people.players.values())
    how = suggesting(t, part)
    return sorted(_in_play(t, found, out=out), key=lambda e: name_key(t.name(e), how))


def _in_play(t: Tournament, found: list[Player], *, out: bool) -> list[int]:
    entries = ((p.id in t.people.live, people.last_entry(t, p.id)) for p in found)
    return [e for live, e in entries if e is not None and live is not out]


def _by_parts(t: Tournament, part: str) -> list[Player]:
    """Return the players of whom each word begins a name: the surname first, or a nickname. A club number is
    typed whole."""
    wanted = people.folded(part).split()
    said = ((p, people.searched(f"{p.name} {p.nickname}").split()) for p in t.people.players.values())
    return [p for p, words_ in said if wanted and all(any(w.startswith(x) for w in words_) for x in wanted)]


def _name(t: Tournament, entry: int) -> str:
    return called(t, t.people.players[t.people.entries[entry].player])


def _written(t: Tournament, entry: int) -> str:
    """Return the player's name, else the seat or the club number: a number of ours means nothing to a
    reader."""
    said, found = entry_words(t, entry), t.people.entries[entry]
    if said != f"e{entry}":
        return said
    if found.table is not None and found.seat is not None:
        return f"{t.room.tables[found.table].label}.{found.seat}"
    player = t.people.players[found.player]
    plain = player.number and not set(player.number) & set(' "\\')
    mine = plain and people.numbered(t, player.number) is player and people.last_entry(t, player.id) == entry
    return f"no:{player.number}" if mine else said


def _where(t: Tournament, entry: int) -> str:
    e = t.people.entries[entry]
    if e.table is None or e.seat is None:
        return tr("out") if e.out else tr("no seat yet")
    return text.seat_text(t.room.tables[e.table].label, e.seat)


def expected(cls: type[Act], done: list[Word]) -> tuple[list[Argument], list[str]]:
    """Return the arguments and the keywords that may stand next after the words already there."""
    positional = [a for a in cls.ARGUMENTS if not a.word]
    keyed = {a.word: a for a in cls.ARGUMENTS if a.word}
    pending: Argument | None = None
    several: Argument | None = None
    for word in done:
        if pending is not None:
            several = pending if pending.form in SEVERAL else None
            pending = None
        elif not word.quoted and word.text in keyed:
            found = keyed.pop(word.text)
            pending, several = (None if found.form == "flag" else found), None
        elif several is None and positional:
            found = positional.pop(0)
            several = found if found.form in SEVERAL else None
    if pending is not None:
        return [pending], []
    if several is not None:
        return [several], list(keyed)
    return positional[:1], list(keyed)


def _arguments(
    cls: type[Act], rest: list[Word], before: str, part: str, t: Tournament
) -> Iterator[Suggestion]:
    wanted, keywords = expected(cls, rest)
    needed = bool(wanted) and wanted[0].required and not wanted[0].word
    words_next = [
        Suggestion(f"{before}{key} ", key, commands.keyword(cls.VERB, key), typed=bool(part))
        for key in keywords
        if key.startswith(part.lower()) and not (needed and not rest)
    ]
    if rest and not part:  # somebody is named already: what else to say comes before more people
        yield from words_next
    for argument in wanted:
        yield from _values(cls, argument, before, part, t)
    yield from words_next


def _values(cls: type[Act], wanted: Argument, before: str, part: str, t: Tournament) -> Iterator[Suggestion]:
    form, out = wanted.form, wanted.out
    if form in ("entry", "entries", "player"):
        found = _matching(t, part, out=out)
        others = [] if found or not part else _matching(t, part, out=not out)
        if not out:
            yield from (Suggestion("", _is_out(t, entry)) for entry in others)
        near = [] if found or others else _in_play(t, people.near(t, part, MOST), out=out)
        for entry in found or near:
            said = player_words(t, t.people.entries[entry].player) if form == "player" else _written(t, entry)
            if said not in before:
                typed = bool(part and found)
                yield Suggestion(f"{before}{said} ", _name(t, entry), _where(t, entry), typed=typed)
    elif form in ("seat", "seats"):
        taken = form == "seats"
        for table in t.open_tables:
            closed = sorted(table.closed) if cls.VERB == "open seat" else table.free
            for seat in sorted(table.seats) if taken else closed:
                said = f"{table.label}.{seat}"
                if said.startswith(part):
                    who = _name(t, table.seats[seat]) if taken else ""
                    yield Suggestion(f"{before}{said} ", said, who or text.seat_text(table.label, seat))
    elif form in ("table", "tables"):
        for table in t.open_tables:
            if table.label.casefold().startswith(part.casefold()):
                name, sit = commands.table(table.label), text.players_text(len(table.seats))
                yield Suggestion(f"{before}{table.label} ", name, sit, typed=bool(part))
    elif form == "key":
        for key in DEFAULTS:
            if key.startswith(part):
                yield Suggestion(f"{before}{key} ", key, text.setting_name(key), typed=bool(part))
    elif form == "name" and part and cls.VERB != "register":
        for player in people.matching(t, part):
            yield Suggestion(f"{before}{quote(player.name)} ", player.name, typed=True)
