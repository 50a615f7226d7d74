"""Checking draws after the night: nobody can have redrawn in secret, and anyone can say so.

Each draw is recomputed from what the log holds: the commitment from the secret; who was to be seated
and which seats were free from the state as it was when the draw was made; the seats from the secret
and the number called. Draws that were abandoned or undone are listed too: a secret is drawn from once.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum

from core.floor import accessible, breaking, final_table
from core.floor.draw import seeding, to_draw
from core.floor.draw.dealing import commitment, seat_all
from core.floor.draw.draw import asked, parted
from core.floor.fold import MOST_SEATS
from core.formats.fold import fold, take
from core.formats.format import of
from core.log.order import Book, is_meta
from core.say import records as r
from core.say.conflict import Conflict
from core.say.records import Action
from core.tournament.state import Tournament
from core.tournament.table import Table


class Flaw(Enum):
    """A flaw in a draw."""

    COMMITMENT = "commitment"
    """The commitment shown is not that of the secret kept."""
    PREPARED_TWICE = "prepared_twice"
    """Another secret was put under a commitment already shown."""
    USED_SECRET = "used_secret"
    """Seats had been drawn from its secret before: whoever undid that knew what would come."""
    OTHER_PURPOSE = "other_purpose"
    """It was prepared for another sort of draw than was made of it."""
    NOT_PREPARED = "not_prepared"
    """Nothing was prepared for it."""
    PEOPLE = "people"
    """Not everybody who was to be drawn, in order, and nobody else."""
    SEATS = "seats"
    """Not every free seat, in order, and no other."""
    RESULT = "result"
    """The seats given are not those the secret and the number come to."""
    PURPOSE = "purpose"
    """A sort of draw this version does not know."""
    LOG = "log"
    """The log does not fold up to here, so nothing can be said."""


@dataclass(frozen=True, slots=True)
class DrawCheck:
    """One draw, or one making of it. ``state`` is "prepared", "made" or "abandoned"; ``announced``: its
    commitment was written down in an action of its own, before the number; ``action`` is where it was
    made (or abandoned, or is waiting), ``undone`` whether that was undone later."""

    draw: int
    action: int
    state: str
    commitment: str = ""
    number: str = ""
    purpose: str = ""
    players: int = 0
    announced: bool = False
    undone: bool = False
    flaws: tuple[Flaw, ...] = ()

    @property
    def ok(self) -> bool:
        return not self.flaws


def verify_draws(actions: Sequence[Action]) -> list[DrawCheck]:
    """Return every draw of a log, in the order they were begun; each time that seats were drawn is one."""
    book, checks = Book(), _Checks()
    for action, before in before_each(actions, book, _draws):
        checks.look(action, before)
    return [replace(c, undone=c.action in book.undone) for c in checks.found]


def cards_typed(actions: Sequence[Action]) -> int:
    """Return how many seats were drawn with physical cards and typed, what was undone left out: no secret
    proves those, the room saw them drawn."""
    book = Book()
    for action in actions:
        book.add(action)
    typed = (x for a in book.live() for x in a.records if isinstance(x, r.Seated) and x.card)
    return sum(1 for _ in typed)


def before_each(
    actions: Sequence[Action], book: Book, wanted: Callable[[Action], bool]
) -> Iterator[tuple[Action, Tournament | None]]:
    """Yield each wanted action with the state it was decided on, or None if the log does not fold up to
    there. A state is valid until the next is asked for. ``book`` takes in the actions in order."""
    known = {0}
    state: Tournament | None = Tournament()
    for action in actions:
        if action.after is not None and action.after not in known:
            break
        if wanted(action):
            if state is None:
                state = _folded(book.live())
            yield action, state if action.after is None else _folded(_up_to(book, action.after))
        book.add(action)
        known.add(action.id)
        state = None if action.after is not None or is_meta(action) else _taken(state, action)
    yield from ((action, None) for action in actions[len(known) - 1 :] if wanted(action))


def _draws(action: Action) -> bool:
    return any(isinstance(x, r.DrawPrepared | r.DrawMade | r.DrawAbandoned) for x in action.records)


def _folded(actions: Iterable[Action]) -> Tournament | None:
    try:
        return fold(actions)
    except Conflict:
        return None


def _up_to(book: Book, last: int) -> list[Action]:
    """Return all that counts, up to this action of the night: what a draw entered late was decided on."""
    ids = [a.id for a in book.order]
    kept = set(ids[: ids.index(last) + 1]) if last else set()
    return [a for a in book.live() if a.id in kept]


def _taken(state: Tournament | None, action: Action) -> Tournament | None:
    """Return the state with the action taken in; None: it has to be folded when it is asked for."""
    if state is None:
        return None
    try:
        take(state, action)
    except Conflict:
        return None
    return state


class _Checks:
    """The draws found so far, and the secrets with the actions that prepared them, by the draw's id."""

    def __init__(self) -> None:
        self.found: list[DrawCheck] = []
        self.secrets: dict[int, tuple[r.DrawPrepared, int]] = {}

    def look(self, action: Action, before: Tournament | None) -> None:
        for x in action.records:
            if isinstance(x, r.DrawPrepared):
                flaws = [] if commitment(x.secret) == x.commitment else [Flaw.COMMITMENT]
                if x.draw in self.secrets:
                    flaws.append(Flaw.PREPARED_TWICE)
                check = DrawCheck(x.draw, action.id, "prepared", x.commitment, purpose=x.purpose)
                self._put(replace(check, flaws=tuple(flaws)))
                self.secrets[x.draw] = (x, action.id)
            elif isinstance(x, r.DrawAbandoned):
                self._put(replace(self._begun(action, x.draw), state="abandoned", announced=True))
            elif isinstance(x, r.DrawMade):
                self._put(self._made(action, x, before))

    def _begun(self, action: Action, draw: int) -> DrawCheck:
        """Return the draw as far as it is known by this action, without the flaws of what was made of it."""
        old = next((c for c in self.found if c.draw == draw), None)
        if old is None:
            return DrawCheck(draw, action.id, "", flaws=(Flaw.NOT_PREPARED,))
        flaws = tuple(f for f in old.flaws if f in (Flaw.COMMITMENT, Flaw.PREPARED_TWICE, Flaw.NOT_PREPARED))
        return DrawCheck(draw, action.id, "", old.commitment, purpose=old.purpose, flaws=flaws)

    def _put(self, new: DrawCheck) -> None:
        """Put the check in place of the same draw's, unless seats were drawn in that one."""
        for i, old in enumerate(self.found):
            if old.draw == new.draw and old.state != "made":
                self.found[i] = new
                return
        self.found.append(new)

    def _made(self, action: Action, x: r.DrawMade, before: Tournament | None) -> DrawCheck:
        begun = self._begun(action, x.draw)
        prepared, at = self.secrets.get(x.draw, (None, action.id))
        flaws = list(begun.flaws)
        if prepared is not None:
            flaws += _flaws(action, x, before, prepared.secret)
            same = {d for d, (p, _) in self.secrets.items() if p.secret == prepared.secret}
            if any(c.draw in same and c.state == "made" for c in self.found):
                flaws.append(Flaw.USED_SECRET)
            if prepared.purpose != x.purpose:
                flaws.append(Flaw.OTHER_PURPOSE)
        return replace(
            begun,
            state="made",
            number=x.number,
            purpose=x.purpose,
            players=len(x.entries),
            announced=at != action.id,
            flaws=tuple(dict.fromkeys(flaws)),
        )


def _flaws(action: Action, made: r.DrawMade, before: Tournament | None, secret: str) -> Iterable[Flaw]:
    if before is None:
        yield Flaw.LOG
        return
    found = _asked(action, made, before)
    if found is None:
        yield Flaw.PURPOSE
        return
    people, tables, everybody = found
    seats, sitting = asked(tables, people, everybody)
    anywhere: Collection[int] = ()
    if made.purpose == "start":
        anywhere = to_draw.anywhere(before, people, action.happened)
    if made.entries != tuple(people):
        yield Flaw.PEOPLE
    if made.seats != tuple(seats):
        yield Flaw.SEATS
    seated = [x for x in action.records if isinstance(x, r.Seated)]
    # an action may make several draws, each of people of its own
    own = {*made.entries, *people} if made.entries else {x.entry for x in seated}
    given = {x.entry: (x.table, x.seat) for x in seated if x.entry in own}
    stacks = seeding.stacks(before, people) if made.apart else None
    groups, there = parted(before, people)
    expected = (
        None
        if len(people) > len(seats)
        else seat_all(
            secret,
            made.number,
            people,
            seats,
            sitting,
            need=accessible.needy(before, people),
            marked=accessible.marked(tables),
            stacks=stacks,
            anywhere=anywhere,
            groups=groups,
            there_already=there,
        )
    )
    if (given, made.apart) != expected or made.anywhere != tuple(e for e in people if e in anywhere):
        yield Flaw.RESULT


def _asked(
    action: Action, made: r.DrawMade, before: Tournament
) -> tuple[list[int], list[Table], bool] | None:
    """Return the entries to be drawn, the tables, and whether the drawn leave their seats; None: unknown
    sort."""
    tables = before.open_tables
    if made.purpose in ("start", "redraw"):
        everybody = made.purpose == "redraw"
        people = to_draw.to_seat(before, everybody, action.happened)
        return accessible.drawn(before, people), tables, everybody
    closed = {x.table for x in action.records if isinstance(x, r.TableClosed)}
    left = [x for x in tables if x.id not in closed]
    if made.purpose == "break" and len(closed) == 1 and len(left) < len(tables):
        gone = before.room.tables[closed.pop()]
        return accessible.drawn(before, sorted(breaking.leaving(before, gone))), left, False
    if made.purpose == "final" and len(left) == 1:
        return _final(action, left[0], before)
    return of(before).drawn(before, action, made)


def _final(action: Action, table: Table, before: Tournament) -> tuple[list[int], list[Table], bool] | None:
    """Return the final table as large as it was set up."""
    sizes = [x.size for x in action.records if isinstance(x, r.TableResized) and x.table == table.id]
    if any(not table.size <= size <= MOST_SEATS for size in sizes):
        return None
    people = accessible.drawn(before, final_table.people(before, table))
    redraw = before.rulebook.flag("final_table.redraw")
    return people, [replace(table, size=sizes[-1]) if sizes else table], redraw
