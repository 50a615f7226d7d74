"""Choosing what is played, before anybody is registered."""

from collections.abc import Iterator
from copy import copy
from functools import partial

from core.floor.draw.draw import open_draws
from core.formats.format import fits, ids, named, of, own_books
from core.rulebook import shelf
from core.say import acts, records
from core.say.conflict import Conflict
from core.say.decision import Context
from core.say.reasons import FormatFixed, NoSuchFormat
from core.tournament.deciding import Deciding, rule
from core.tournament.state import Tournament


@rule
def choose(t: Tournament, act: acts.ChooseFormat, now: int) -> Deciding:
    wanted = named(act.format)
    if wanted is None:
        yield NoSuchFormat(format=act.format, formats=ids())
    elif t.people.entries_of and wanted is not of(t):
        yield FormatFixed()
    return partial(_chosen, t, act)


def _chosen(t: Tournament, act: acts.ChooseFormat, context: Context) -> Iterator[records.Record]:
    yield records.FormatChosen(act.format)
    new, old = named(act.format), of(t)
    if new is None or new is old:
        return
    yield from (records.DrawAbandoned(x.id) for x in open_draws(t))
    yield from old.ends(t, context)
    ours, leaves = own_books(new), own_books(old) and fits(old, t.rulebook)
    if leaves or (ours and t.book is None):
        # A rulebook that came with the old format is dropped with it. If no other is chosen, the new format
        # brings its own.
        texts = shelf.chain(ours[0]) if ours else ()
        yield records.RulebookSet(texts, "")
        t = copy(t)
        t.book = (texts, "") if texts else None
    yield from new.begins(t, context)


def chosen(t: Tournament, x: records.FormatChosen, _: int) -> None:
    """Take it in: the format's part of the state begins anew."""
    if named(x.format) is None:
        raise Conflict(f"no format {x.format}")
    before, t.format = of(t), x.format
    if of(t) is not before:
        if t.people.entries_of:
            raise Conflict("people are registered")
        t.game = of(t).game()
