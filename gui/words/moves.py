"""The wordings of moves, for the room: ``Kaj Ek → 1.5 · Bo Sund → 2.4``; of why players were moved, tables
broken or stopped, hands dealt so; and of why not."""

from collections.abc import Iterable, Mapping

from core.chips.now import begun
from core.floor.positions import position_name
from core.say import becauses, duties, reasons
from core.say import records as r
from core.say.records import Action
from core.tournament.state import Tournament
from gui.words.names import Names, all_of
from gui.words.numbers import chips_off, listed, players_text, tables_text
from gui.words.tr import Context, apart, dotted, mark, sentences
from gui.words.voices import DutyWords, given, refused, to_do, together, why
from gui.words.wording import By, Card, If, SayOf, Table, Wording, Wordings, wordings

tr = Context("tables")

# More than one table's players are not read out one by one: they have their seating list.
MOST = 10
CALLED_OUT: set[type[becauses.Because]] = {becauses.SatTogether, becauses.ChangeDue}
"""The becauses that the director is told once it is done; formats add theirs."""


def moves(action: Action, names: Names) -> str:
    """Return everybody the action seated, by the seats they go to; empty where it seated nobody or a whole
    room."""
    seated = all_of(action, r.Seated)
    moved = [(names.entry_of_team(x.entry), names.table(x.table), x.seat) for x in seated]
    return _line(sorted(moved, key=lambda x: (len(x[1]), *x[1:])))


def told(action: Action, state: Tournament) -> str:
    """Say what has to be called out once it is done, ``state`` being after it: a break, a balance, a swap or
    the seats drawn for a few, and what the format calls out besides. A seat the director named for somebody
    is known already."""
    found = (x for x in action.records if isinstance(x, becauses.Because) and type(x) in CALLED_OUT)
    said = [why(x, Names(state)) for x in found]
    return together(_seats_told(action, state), sentences(*said), by=" · ")


def _seats_told(action: Action, state: Tournament) -> str:
    records = action.records
    if any(isinstance(x, r.Entered | r.Reinstated | r.Undone | r.Redone) for x in records):
        return ""
    names = Names(state)
    swapped = [e for x in all_of(action, r.Swapped) for e in (x.entry, x.other)]
    if swapped:
        now = [state.people.entries[e] for e in swapped if e in state.people.entries]
        return _line([(names.entry(x.id), names.table(x.table), x.seat) for x in now if x.seat is not None])
    chosen = any(isinstance(x, r.DrawMade | becauses.Balanced) for x in records)
    return moves(action, names) if chosen else ""


MOST_TABLES = 8
"""So many tables are told with how many of a broken table each gets."""


def ahead(duty: duties.BreakTableDuty, names: Names) -> tuple[str, str]:
    """Say who goes where when a table breaks, by what is known before: ``2 players to table 1 · 0–1 players
    to table 3``. Who gets which seat is only drawn then."""
    bounds = zip(duty.to, duty.least, duty.most, strict=True)
    each = [_to_table(least, most, names.table(table)) for table, least, most in bounds]
    if len(duty.to) > MOST_TABLES:
        each = [tr("to %n tables", len(duty.to))]
    drawn, by_hand = ([names.entry_of_team(e) for e in entries] for entries in (duty.drawn, duty.by_hand))
    if duty.cards:
        each.append(tr("its players draw seat cards"))
    elif drawn:
        each.append(tr("the seats are drawn"))
    if by_hand:
        each.append(tr("you choose the seat of {who}", who=listed(by_hand)))
    return listed([*drawn, *by_hand]), " · ".join(each)


def _to_table(least: int, most: int, table: str) -> str:
    if least == most:
        return tr("%n players to table {table}", most, table=table)
    return tr("{least}–%n players to table {table}", most, least=least, table=table)


def _line(moved: list[tuple[str, str, int]]) -> str:
    if len(moved) > MOST:
        return ""
    return " · ".join([f"{apart(name)} → {table}.{seat}" for name, table, seat in moved])


# -- why ------------------------------------------------------------------------------------------------

_WAITS = {
    "yes": mark("The player gets no cards until the button has passed."),
    "no": mark("The player is dealt in at once."),
    "unknown": mark(
        "The player is dealt in at once; between small blind and button only once the button has passed."
    ),
}
_DODGED = {
    "penalty": mark("A blind dodged on purpose costs a penalty."),
    "dead_money_or_penalty": mark(
        "A blind dodged on purpose goes into the pot as dead money, with or without a penalty."
    ),
}
_DEALT = By("waits", _WAITS)
_DODGING = By("dodged", _DODGED)
# Being dealt in goes without saying.
_SITS_OUT = By("waits", {"yes": _WAITS["yes"]})
_FROM_TO = mark("{name} goes from {from_seat} to {seat}.")
_BESIDE: Wording = [
    If("single", "The player posts a single big blind."),
    If("passed", "Players kept in accessible seats: {passed_names}."),
]


def dodged(found: becauses.SeatGiven) -> str:
    return tr(_DODGED.get(found.dodged, ""))


_GIVEN: Wordings = {
    becauses.Balanced: [
        "Table {from_table} has {from_players}; table {table} has {to_players}.",
        _FROM_TO,
        By(
            "who_rule",
            {
                "next_big_blind": "The next hand's big blind moves.",
                "same_position": "The player keeps position {from_position}; the worst position moves first.",
                "closest_position": "No position matches; {from_position} comes closest.",
                "apart": "The player is next in order after {mates_names}.",
                "parts": "A team-mate stays at table {from_table}.",
                "named": "The director named the player.",
            },
        ),
        By(
            "seat_rule",
            {
                "worst_free": "The seat is the worst free one, {to_position}.",
                "big_blind": "The seat is the big blind.",
                "next_clockwise": "The seat is the free one nearest the big blind, {to_position}.",
                "last_left": "The seat is the last free one, {to_position}.",
                "same_position": "The seat is in the same position, {to_position}.",
                "closest_position": "The seat is in the closest position, {to_position}.",
                "named": "The director named the seat.",
            },
        ),
        _BESIDE,
    ],
    becauses.MovedByHand: "The director moved the player.",
    becauses.SwappedByHand: "The director changed the seats.",
    becauses.FoundInWrongSeat: (
        "{name} sat at {found_seat} with the right stack and moves to {seat} with the current stack."
    ),
    becauses.MovedByBreak: _FROM_TO,
}


def next_in_order(table: int, names: Names) -> str:
    return tr("Table {table} is next in the break order.", table=names.table(table))


def _order(found: becauses.TableBroken, names: Names) -> str:
    if found.first == found.table:
        return next_in_order(found.table, names)
    return tr(
        "Table {table} breaks out of order: table {first} was next.",
        table=names.table(found.table),
        first=names.table(found.first),
    )


_SAID: Mapping[str, SayOf] = {
    "from_position": lambda x, _: position_name(x.from_offset),
    "to_position": lambda x, _: position_name(x.to_offset),
    "number": lambda x, _: str(x.seat),
    "seats": lambda x, names: " ".join(names.short_seat(*seat) for seat in x.seats),
}
say = Table(tr, _SAID, {"from_players": players_text}).say
wordings(given, tr, _GIVEN, _SAID, from_players=players_text)


_BECAUSE: Wordings = {
    becauses.SeatGiven: [given, _DEALT, _DODGING],
    becauses.MovedByHand: "",
    becauses.SwappedByHand: "",
    becauses.Balanced: [given, _SITS_OUT, _DODGING],
    becauses.MovedByBreak: [given, _DEALT, If("staff", "Absent: the staff carries the chips."), _DODGING],
    becauses.TableBroken: [
        _order,
        If("by_cards", "Its players draw seat cards."),
        If("seats", "Seat cards as shuffled: {seats}."),
        If("order", "The seats were drawn in this order: {order_names}."),
    ],
    becauses.BreakOrderChosen: If("announced", "The break order and every change to it are announced."),
    becauses.HandDealt: [
        By(
            "heads_up",
            {
                (
                    "big_blind_moves_on"
                ): "Two players are left: the button posts the small blind, and the big blind moves on.",
                "button_moves_on": "Two players are left: the button posts the small blind and moves on.",
            },
        ),
        By(
            "empty_button",
            {
                "dead": "The button stands at an empty seat.",
                "stays": "The last small blind's seat is empty: the button stays where it was.",
            },
        ),
        If("dead_small", "Nobody posts the small blind."),
        If("dealt_in", "Players dealt in: {dealt_in_names}."),
    ],
    becauses.HandReplayed: "The misdealt hand is dealt again: the button stays at seat {button}.",
    becauses.TableStopped: (
        "Table {table} has {players}; the largest has {largest}. Table {table} stops dealing."
    ),
    becauses.DealsAgain: If(
        "still",
        If(
            "anyway",
            (
                "Table {table} has {players}; the largest has {largest}. Table {table} deals again, by the "
                "director's decision."
            ),
            "Nothing stops table {table} any longer: it deals again.",
        ),
        "Table {table} is no longer short: it deals again.",
    ),
}
wordings(why, tr, _BECAUSE, _SAID, players=players_text)

_BRIEFLY: Wording = [
    "Table {from_table} has <b>{from_players}</b>; table {table} has <b>{to_players}</b>.",
    By(
        "who_rule",
        {
            "next_big_blind": "{name} is table {from_table}'s <b>next big blind</b>.",
            "same_position": "{name} keeps the <b>same position</b>; the worst moves first.",
            "closest_position": "No position is the same: that of {name} is <b>closest</b>.",
            "apart": (
                "{mates_names} would move first, but a team-mate sits at table {table}: {name} is <b>next in "
                "order</b>."
            ),
            "parts": (
                "{name} moves before {mates_names}: a <b>team-mate</b> sits at table {from_table} too."
            ),
            "named": "The director named {name}.",
        },
    ),
    By(
        "seat_rule",
        {
            "worst_free": "Seat {number} is table {table}'s <b>worst free seat</b>.",
            "big_blind": "Seat {number} is table {table}'s <b>next big blind</b>.",
            "next_clockwise": "Seat {number} is table {table}'s <b>free seat nearest the big blind</b>.",
            "last_left": "Seat {number} is table {table}'s <b>last free seat</b>.",
            "named": "The director named the seat.",
        },
    ),
    _BESIDE,
    _SITS_OUT,
    _DODGING,
]
"""Why, beside who goes from where to where: only what that does not show."""


_BEHIND = (
    mark("the next big blind"),
    mark("two behind the big blind"),
    mark("three behind the big blind"),
    mark("four behind the big blind"),
    mark("five behind the big blind"),
    mark("six behind the big blind"),
    mark("seven behind the big blind"),
    mark("eight behind the big blind"),
    mark("nine behind the big blind"),
)


def position(offset: int) -> str:
    """Return where a seat is, as a floor person says it: counted from who has the big blind now, while
    ``offset`` counts from who has it next."""
    if offset < len(_BEHIND):
        return tr(_BEHIND[offset])
    return tr("%n behind the big blind", offset + 1)


_REFUSED: Wordings = {
    reasons.TablesBalanced: "The tables are balanced, or the short table has no free seat.",
    reasons.NotNearby: By(
        "far_from",
        {None: "Table {table} does not have to give a player. Move one from the table that does."},
        "By the floor plan table {table} is not near table {far_from_table}.",
    ),
    reasons.DifferenceFixed: "Tables are balanced at a difference of {difference}.",
    reasons.TableDoesNotFit: (
        "Table {table} cannot be broken yet. Players who need a seat: {players}. Free seats at the other "
        "tables: {seats}."
    ),
    reasons.BlindsUnknown: "First enter who had the last big blind at table {table}.",
    reasons.BlindsClash: "Seat {seat} cannot have the big blind and another blind or the button too.",
    reasons.TooFewAtTable: "A hand needs two players; table {table} has {players}.",
    reasons.TrackedAlready: "Hand tracking at table {table} already has this setting.",
    reasons.NotWaiting: "{name} is already dealt in.",
    reasons.TableStillShort: "Table {table} is still short: balance first.",
    reasons.TableHasStopped: "Table {table} has stopped dealing.",
    reasons.TableIsDealing: "Table {table} is dealing.",
    reasons.AnotherTableMeant: (
        "By the rulebook the player goes to table {meant_table}, not to table {table}."
    ),
    reasons.AnotherPlayerMeant: If(
        "meant",
        "By the rulebook {meant_name} at {meant_seat} moves, not {name} at {seat}.",
        "By the rulebook another player moves, or to another seat.",
    ),
    reasons.AnotherSeatMeant: If(
        "entry",
        "By the rulebook {name} goes to {meant_seat}, not to {seat}.",
        "By the rulebook another player moves, or to another seat.",
    ),
    reasons.BreakOutOfOrder: "Table {first_table} breaks before table {table}.",
    reasons.TableNotShort: By(
        "eliminated",
        {None: "Table {table} is not short enough to stop dealing."},
        (
            "Eliminations at table {table} since it was opened or redrawn: {eliminated}. It stops dealing "
            "at {short}."
        ),
    ),
}
wordings(refused, tr, _REFUSED)


# -- what is to do ------------------------------------------------------------------------------------


_CARDS: Wordings = {
    duties.HaltDuty: Card(
        "Stop table {table}",
        If(
            "choice",
            "The table may stop dealing until it is balanced: you decide",
            "The table stops dealing until it is balanced",
        ),
        "Table {table} has <b>{players}</b>; the largest has <b>{largest}</b>",
        "Stop table {table}",
    ),
    duties.DealDuty: Card(
        "Table {table} deals again",
        If(
            "still",
            If(
                "full",
                "<b>{players}</b>; no seat is free at the table",
                "<b>{players}</b>; nothing stops the table any longer",
            ),
            "<b>{players}</b>; the largest table has <b>{largest}</b>",
        ),
        button="Deal again",
    ),
    duties.StandsStillDuty: Card("Table {table} stands still", "The table deals again when you say so"),
    duties.DealInDuty: Card("Deal in", "{name} at {seat}, once the button has passed", button="Dealt in"),
}
wordings(to_do, tr, _CARDS, players=players_text)


@to_do.register(duties.FinalTableDuty)
def _(duty: duties.FinalTableDuty, names: Names) -> DutyWords:
    text = tr(
        "<b>{players}</b> are left, the final table seats <b>{size}</b>", players=duty.players, size=duty.size
    )
    if duty.cards:
        why = tr("Everybody draws a seat card") if duty.redraw else tr("The others draw seat cards")
    else:
        why = tr("All seats are drawn again") if duty.redraw else tr("The others draw its free seats")
    fetch = (
        tr("Fetch %n chairs to table {table}", duty.chairs, table=names.table(duty.table))
        if duty.chairs
        else ""
    )
    default = tr("house rule") if duty.default else ""
    why = dotted(fetch, why, default, _entering(duty))
    draws = duty.redraw and not duty.cards
    button = tr("Draw the final table") if draws else tr("To the final table")
    return DutyWords(tr("Final table"), text, why, button)


@to_do.register(duties.RedrawDuty)
def _(duty: duties.RedrawDuty, names: Names) -> DutyWords:
    text = " · ".join((players_text(duty.players), tables_text(duty.tables)))
    by_cards = tr("Everybody draws a seat card") if duty.cards else ""
    why = dotted(tr("The redraw is planned for now"), by_cards, _entering(duty))
    button = tr("Keep seats") if duty.cards else tr("Redraw seats")
    return DutyWords(tr("Redraw all seats"), text, why, button)


@to_do.register(duties.BreakTableDuty)
def _(duty: duties.BreakTableDuty, names: Names) -> DutyWords:
    table, left = names.table(duty.table), ""
    if not duty.players:
        title = tr("Close table {table}", table=table)
        return DutyWords(title, tr("Nobody sits at the table any more"), "", tr("Close table"))
    if duty.entering is not None:
        spare = duty.free - duty.players
        left = tr("%n seats would be left", spare)
        left = f"{left if spare > 0 else tr('No seat would be left')} · {_entering(duty)}"
    title = tr("Break table {table}", table=table)
    who, where = ahead(duty, names)
    chips = begun(names.state)
    race = tr("race the {chips} first", chips=chips_off(chips)) if chips else ""
    return DutyWords(title, who, dotted(where, left, race), title)


def _entering(duty: duties.ReseatingDuty) -> str:
    """Return why a break or redraw waits for new players; "" if nobody may enter any more."""
    if duty.entering is None:
        return ""
    if duty.entering:
        return tr("late registration is open until level {level} begins", level=duty.entering + 1)
    return tr("alternates wait for a seat")


@to_do.register(duties.BalanceMoveDuty)
def _(duty: duties.BalanceMoveDuty, names: Names) -> DutyWords:
    text = tr(
        "{name}: {from_seat} to {seat}",
        name=names.entry(duty.entry),
        from_seat=names.short_seat(duty.from_table, duty.from_seat),
        seat=names.short_seat(duty.to_table, duty.to_seat),
    )
    to = _seat(duty.to_table, duty.to_seat, names), position(duty.because.to_offset)
    route = (names.entry(duty.entry), _seat(duty.from_table, duty.from_seat, names)), to
    return DutyWords(tr("Balance tables"), text, say(_BRIEFLY, duty.because, names), tr("Move"), route=route)


@to_do.register(duties.BalanceAskDuty)
def _(duty: duties.BalanceAskDuty, names: Names) -> DutyWords:
    text = tr(
        "Table {from_table} has <b>{from_players}</b>; table {to_table} has <b>{to_players}</b>: %n move.",
        max(1, (duty.from_players - duty.to_players) // 2),
        from_table=names.table(duty.from_table),
        from_players=players_text(duty.from_players),
        to_table=names.table(duty.to_table),
        to_players=duty.to_players,
    )
    asked = [names.table(table) for table in duty.asks]
    why = tr("Who has the big blind now at tables {tables}?", tables=listed(asked))
    if len(asked) == 1:
        why = tr("Who has the big blind now at table {table}?", table=asked[0])
    return DutyWords(tr("Balance tables"), text, why, tr("Who moves?"))


@to_do.register(duties.BalanceUnableDuty)
def _(duty: duties.BalanceUnableDuty, names: Names) -> DutyWords:
    """Say why nobody can be sent to a short table, and what helps."""
    from_table, to_table = names.table(duty.from_table), names.table(duty.to_table)
    free, closed = (_seats_listed(duty.to_table, seats, names) for seats in (duty.free, duty.closed))
    text = tr(
        "Table {from_table} has <b>{from_players}</b>; table {to_table} has <b>{to_players}</b>. Nobody can "
        "be sent",
        from_table=from_table,
        from_players=players_text(duty.from_players),
        to_table=to_table,
        to_players=duty.to_players,
    )
    if duty.unable == "accessible":
        why = tr(
            "All players who could leave table {from_table} need an accessible seat. Mark "
            "one at table {to_table}, or enter the big blind again after the next hand.",
            from_table=from_table,
            to_table=to_table,
        )
    elif duty.unable == "closed":
        why = tr(
            "Closed seats at table {to_table}: {closed}. Reopen one.",
            to_table=to_table,
            closed=closed,
        )
    elif closed:
        why = tr(
            "Only {free} is free, the next small blind's seat, where nobody is moved. Closed seats: "
            "{closed}. Reopen one, or enter the big blind again after the next hand.",
            free=free,
            closed=closed,
        )
    else:
        why = tr(
            "Only {free} is free, the next small blind's seat, where nobody is moved. Enter "
            "the big blind again after the next hand.",
            free=free,
        )
    button = tr("Who moves?") if duty.asks else tr("To the tables")
    return DutyWords(tr("Balance tables"), text, why, button)


def _seats_listed(table: int, seats: Iterable[int], names: Names) -> str:
    found = [names.short_seat(table, seat) for seat in seats]
    return listed(found) if found else ""


def _seat(table: int, seat: int, names: Names) -> str:
    return tr("Table {table} seat {seat}", table=names.table(table), seat=seat)


@to_do.register(duties.CarryChipsDuty)
def _(duty: duties.CarryChipsDuty, names: Names) -> DutyWords:
    text = tr(
        "{name}'s chips: {from_seat} to {seat}",
        name=names.entry(duty.entry),
        from_seat=names.short_seat(duty.from_table, duty.from_seat),
        seat=names.short_seat(duty.to_table, duty.to_seat),
    )
    why = tr("The player is absent: the staff carries the chips")
    route = (
        (names.entry(duty.entry), _seat(duty.from_table, duty.from_seat, names)),
        (_seat(duty.to_table, duty.to_seat, names), ""),
    )
    return DutyWords(tr("Carry the chips"), text, why, tr("Carried"), route=route)
