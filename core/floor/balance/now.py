"""Balancing by the rulebook: the tables and the method as the plan wants them, the plan, and its reasons."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, cast

from core.floor.balance import plan as balance_plan
from core.floor.balance.facts import Halt, Method, Move, Next, TableState
from core.floor.blinds import dodged, known
from core.floor.breaking import order
from core.say.becauses import Balanced
from core.tournament.deciding import because, stated
from core.tournament.kept import once
from core.tournament.state import Tournament
from core.tournament.table import Blinds, Table

_WORDS = {
    "who": "balance.who", "to": "balance.to", "wait": "balance.wait", "source": "balance.from",
    "destination": "balance.destination", "empty_button": "positions.empty_button",
    "heads_up": "positions.heads_up",
}  # fmt: skip


def due_difference(t: Tournament) -> int:
    """Return the difference tables are balanced at; the director may have set a smaller one
    (procedure D.due)."""
    return t.setting("difference") or t.rulebook.number("balance.due_difference")


def method(t: Tournament) -> Method:
    """Return the rulebook's method."""
    book = t.rulebook
    halt = book.choice("balance.halt")
    words: dict[str, Any] = {name: book.entries[key].value for name, key in _WORDS.items()}
    return Method(
        due_difference=due_difference(t),
        halt=cast(Halt, halt.rule),
        halt_short=halt.number("short") if "short" in halt.fields else 3,
        **words,
    )


def eliminated(t: Tournament) -> Counter[int | None]:
    """Return how many went out at each table since it was opened, or since all seats were drawn again."""
    return Counter([b.table for b in t.game.busts if b.entry not in t.room.out_at_redraw])


def states(t: Tournament, now: int) -> Sequence[TableState]:
    """Return the state of every open table. Of all that it tells, only told blinds go by with time."""
    floor, told = _told(t)
    forgotten = [(i, x) for i, x in told if known(t, x, now) is None]
    if not forgotten:
        return floor
    found = [*floor]
    for i, x in forgotten:
        found[i] = replace(floor[i], blinds=_undealt(x) if len(x.seats) < 2 else None)
    return found


@once
def _told(t: Tournament) -> tuple[tuple[TableState, ...], list[tuple[int, Table]]]:
    """Return the state of every open table with the blinds as they were told last, and where in it the
    tables stand of which some were told."""
    tables = t.open_tables
    ranks, out = {x.id: rank for rank, x in enumerate(order(t))}, eliminated(t)
    groups = t.game.apart(t.people)
    floor = [
        TableState(
            x.id,
            x.size,
            tuple(sorted(x.seats)),
            tuple(sorted(x.closed)) if x.closed else (),
            x.blinds or (_undealt(x) if len(x.seats) < 2 else None),
            ranks[x.id],
            _pinned(t, x) if x.accessible else (),
            tuple(sorted(x.accessible)) if x.accessible else (),
            out[x.id],
            tuple((seat, groups[e]) for seat, e in x.seats.items() if e in groups) if groups else (),
            x.id in t.game.breaking,
        )
        for x in tables
    ]
    return tuple(floor), [(i, x) for i, x in enumerate(tables) if x.blinds]


def _undealt(table: Table) -> Blinds:
    """Return the blinds before the first hand, which begins at seat 1, where none can have been dealt."""
    return Blinds(max(1, table.size - 2), table.size - 1, table.size)


def _pinned(t: Tournament, table: Table) -> tuple[int, ...]:
    """Return the seats of players who have the accessible seat they need, and move only to another
    (procedure B2)."""
    seats = [s for s in sorted(table.accessible) if s in table.seats]
    people = t.people
    return tuple(s for s in seats if people.players[people.entries[table.seats[s]].player].accessible)


def first(t: Tournament, now: int) -> Next:
    """Return the first step of the plan and how many moves it has."""
    return balance_plan.first(states(t, now), method(t))


def why_moved(t: Tournament, move: Move, *, near: bool = False) -> Balanced:
    """Return the parameters that decided each part of this move, with their clauses. ``near``: by the method
    for a player from a nearby table."""
    why, source, replays = move.why, t.room.tables[move.who[0]], t.room.tables[move.to[0]].replaying
    balanced = Balanced(
        entry=source.seats[move.who[1]],
        from_table=move.who[0],
        from_seat=move.who[1],
        table=move.to[0],
        seat=move.to[1],
        from_players=why.from_players,
        to_players=why.to_players,
        due_difference=due_difference(t),
        from_rule=why.from_rule,
        table_rule=why.table_rule,
        who_rule=why.who_rule,
        seat_rule=why.seat_rule,
        from_offset=why.from_offset,
        to_offset=why.to_offset,
        role=why.role.value,
        single=why.single,
        waits="yes" if why.sits_out or replays else "no",
        passed=tuple(source.seats[s] for s in why.passed),
        mates=tuple(source.seats[s] for s in why.mates),
        dodged=dodged(t),
    )
    balanced = because(
        t,
        balanced,
        "balance.due_difference",
        "balance.from",
        "balance.who",
        "balance.to",
        "balance.destination",
        "balance.wait" if why.sits_out else "",
        "level.replay" if replays else "",
        "balance.near" if why.from_rule == "named" else "",
        "balance.destination_fixed" if why.table_rule == "named" else "",
        "draw.accessible" if balanced.passed else "",
        "moving.dodged_blind" if balanced.dodged else "",
    )
    return balanced.but(clauses=_cited_near(t, balanced.keys)) if near else balanced


def _cited_near(t: Tournament, keys: Sequence[str]) -> tuple[str, ...]:
    """Return the clauses of these parameters where ``balance.near`` decides who moves, to which seat and
    whether he waits: the clauses of the book itself, never those of its other method (SvePoF §8.2: a), not
    b))."""
    choice = t.rulebook.choice("balance.near")
    near_values = {f"balance.{name}": value for name, value in choice.fields.items()}
    return tuple(
        dict.fromkeys(
            filter(
                None,
                (
                    stated(t, key, near_values[key]) if key in near_values else t.rulebook.cite(key)
                    for key in keys
                ),
            )
        )
    )
