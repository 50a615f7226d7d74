"""The picture of the room at one moment: the scene by the state of play, and all that stands on it.

Each picture is a function of the state and of the time handed in.
"""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import tzinfo
from typing import TYPE_CHECKING, NamedTuple
from weakref import WeakKeyDictionary

from core.chips import colour_ups
from core.chips.now import announcement, left_over
from core.clock.clock import Reading, in_hands, until_break, until_row
from core.clock.late_ends import next_closing
from core.clock.levels import notice, raise_cap
from core.floor.blinds import place
from core.floor.breaking import order
from core.floor.draw.draw import drawing, open_draw
from core.floor.final_table import FINAL
from core.floor.newcomers import still_entering
from core.floor.recent import Recent, last, recent
from core.formats import cues
from core.formats.format import can
from core.hands import call_clock
from core.hands.bubble import burst
from core.hands.hand_for_hand import over
from core.money.payouts import Placing, from_money, places_paid, placings, ticket_places, tonight
from core.money.settling import playing_on
from core.paper.lists import Seated, seated
from core.people.listing import listing, name_key
from core.say.acts import NoteBlinds, SetStructure
from core.say.levels import MINUTE, Level, number
from core.tournament.conduct import ClockCall
from core.tournament.room import Draw
from core.tournament.state import Tournament
from core.tournament.table import Table
from gui.room.board import Ahead, Board, CallLine, CodeShown, Foot, Row, SceneName, SeatLine, Side
from gui.room.club import PLAIN, ClubLook, SideFigure
from gui.room.look import Head, look_of
from gui.room.look import tr as of_format
from gui.room.paint import GREEN
from gui.words import clock as clock_words
from gui.words import screen as say
from gui.words import text
from gui.words.names import called, contestant
from gui.words.prizes import prize_said
from gui.words.tr import ROOM, Context, dotted
from gui.words.words import format_title

if TYPE_CHECKING:
    from gui.program.session import Session

tr = Context("room")

# House rules, in ms.
BEGINS = 8000
"""How long a level that begins has the whole picture, and the money when it is reached."""
SHOWN, SEEN = 90_000, 30_000
"""How long moves are shown by themselves; and how long at least, before a level that begins takes the picture
back."""
LAST_MINUTES = 10 * MINUTE
"""How long before the start the room sees only the time."""
ZERO_SHOWN = 15_000
"""How long the end of a called clock stays on screen if nobody ends the call."""
ANNOUNCED_FOR, TURN = 300_000, 10_000
"""How long an announcement stays on the screen; how long each item about a new level is shown."""

# And in numbers.
FEW, MANY = 2, 20
"""Most moves shown in a bar under the clock; more than MANY get the seating list, sorted by name."""
PLACES = 4
"""Places on the winner's picture, including the winner's."""
TURNS = 3
"""In the money, one of this many pages of a break shows the prizes."""
MOST_TABLES, MOST_LABELS = 10, 4
"""Most tables of a break order, and of a race, to name."""
IN_A_BAND = 60
"""Characters of an announcement shown at once: more would be too small to read, or cut."""

ALONE: tuple[SceneName, ...] = ("moves", "level", "winner", "cancelled")
"""Scenes without the bar of moves."""
THANKING: tuple[SceneName, ...] = ("clock", "break", "paused", "hand", "welcome", "winner")
"""Scenes with the strip of sponsors, while nothing has to be read there."""

Told = tuple[str, str]  # (bold, rest) of the band
Seats = tuple[SeatLine, ...]
Calls = list[tuple[ClockCall, call_clock.CallReading]]


class Said(NamedTuple):
    """The screen's own, no part of the tournament and so not an act: words that stay until they are taken
    off, and how this club's screen looks."""

    message: str = ""
    ticker: str = ""
    look: ClubLook = PLAIN


class Moment(NamedTuple):
    """Everything a picture is made from. Without ``with_calls`` no called clock comes on it by itself;
    ``seating`` is a kept list of ``t``, which else is made anew. ``page`` counts up."""

    t: Tournament
    reading: Reading
    now: int
    zone: tzinfo
    said: Said = Said()
    page: int = 0
    with_calls: bool = True
    seating: Callable[[], Seats] | None = None

    @property
    def calls(self) -> Calls:
        return called_clocks(self.t, self.now) if self.with_calls else []

    def time_of_day(self, left: int) -> str:
        """Return the time when ``left`` ms are over."""
        return text.time_of_day(self.now + left, self.zone)


@ROOM.speaking()
def board(at: Moment, scene: SceneName | None = None) -> Board:
    """Return the picture for this moment; ``scene`` overrides the choice where it has content."""
    t, look = at.t, at.said.look
    stopped = [x.label for x in t.open_tables if x.halted and not t.word.cancelled]
    if scene == "clock" and level_begins(at.reading):
        scene = "level"
    if scene == "call":
        at = at._replace(with_calls=True)
    if scene is None or not shows(scene, at):
        scene = scene_for(at)
        if scene == "prizes":
            at = at._replace(page=at.page // TURNS)  # alternating with the break, it still shows each page
    picture = _PICTURES.get(scene, _clock)(at)
    picture = replace(
        picture,
        club=str(t.setting("club") or ""),
        title=str(t.setting("title") or ""),
        page=picture.page if scene == "format" else at.page,  # it turns its own pages
        halted=say.stop_dealing(stopped) if stopped else "",
        logo=look.logo,
        large_logo=look.large,
        colour=look.colour,
    )
    if t.word.cancelled:
        return picture
    if scene not in ALONE and (few := movers(at)):
        words = replace(picture, table_word=say.table_word(), seat_word=say.seat_word())
        return replace(words, ticker=None, movers=few)
    call = call_told(t, at.calls) if scene != "call" else None
    band = call or with_typed(at.said.ticker, _told(at, picture.ticker), at.page)
    if scene in GREEN and not call:
        band = None
    money = not call and band is not None and band == _in_the_money(t, at.reading, at.now)
    picture = replace(picture, ticker=band, ticker_tone="green" if money else "text")
    if look.sponsors and scene in THANKING and not (picture.ticker or picture.halted or picture.last_minute):
        return replace(picture, sponsors=look.sponsors, thanks=tr("Thanks to"))
    return picture


def pair(left: Board, right: Board) -> Board:
    """Return two tournaments side by side."""
    return Board("pair", pair=(left, right))


def pattern(name: str, width: int, height: int, rate: float) -> Board:
    """Return the test pattern; ``width`` and ``height`` in pixels, ``rate`` in Hz (0: unknown)."""
    size = f"{width} × {height}"
    return Board(
        "pattern",
        headline=name,
        corner=tr("{size} · {rate} Hz", size=size, rate=round(rate)) if rate >= 1 else size,
        page_words=tr("Farthest table: can you read this? Name lists are this size or larger."),
        note=tr("Nearest table: can you read this? No text on any view is smaller."),
    )


# -- which scene --------------------------------------------------------------------------------------


def shows(scene: SceneName, at: Moment) -> bool:
    """Return whether this scene has content now."""
    match scene:
        case "call":
            return bool(called_clocks(at.t, at.now))
        case "final":
            return last_table(at.t) is not None
        case "winner":
            return at.t.won
        case "welcome":
            return at.reading.phase == "before" or _awaited(at) is not None
        case "message":
            return bool(at.said.message)
        case "level":
            return level_begins(at.reading)
        case "bubble":
            return bubble_bursts(at.t, at.now)
        case "format":
            return _own(at._replace(page=0)) is not None
    return True


def scene_for(at: Moment) -> SceneName:
    """Return the scene the room needs now. Before the start ``paused`` is the countdown."""
    t, reading = at.t, at.reading
    if t.word.cancelled:
        return "cancelled"
    moved = just_moved(at)
    # one of several players is left, and nobody can enter any more
    won = t.won and len(t.people.entries_of) > 1 and not still_entering(t, at.now)
    own = _own(at) is not None
    stopped_since = reading.phase == "paused" and all(x.at < t.clock.position.at for x in moved)
    filling = not won and not (own and stopped_since) and _fill_the_picture(t, moved)
    # While there is time to act, players looking for a seat need the picture more; a band shows the call.
    calls = at.calls
    if calls and (not filling or any(call.phase != "time" for _, call in calls)):
        return "call"
    if level_begins(reading):
        return "level"
    if filling and final_drawn(t, moved) and last_table(t) is not None:
        return "final"
    if filling:
        return "moves" if len(moved) <= MANY else "seating"
    if bubble_bursts(t, at.now):
        return "bubble"
    if own:
        return "format"
    if won:
        return "winner"
    if _awaited(at) is not None:
        return "welcome"
    if reading.phase == "before":
        if any(e.table is not None for e in t.playing):
            return "seating"
        near = reading.starts_in is not None and reading.starts_in <= LAST_MINUTES
        return "paused" if near else "welcome"
    if by_hands(t, reading):
        return "hand"
    if reading.phase == "paused":
        return "paused"
    if reading.level is None or not reading.level.pause:
        return "clock"
    in_the_money = bool(t.game.busts) and 1 < t.game.left(t.people) <= len(tonight(t))
    return "prizes" if in_the_money and at.page % TURNS == TURNS - 1 else "break"


def level_begins(reading: Reading) -> bool:
    """Return whether the room is shown that a level has begun: never before zero (procedure G1)."""
    return cues.just_begun(reading, BEGINS)


def bubble_bursts(t: Tournament, now: int) -> bool:
    """Return whether the room is shown that everybody who is left is paid."""
    found = burst(t, now)
    return found is not None and 0 <= now - found.at < BEGINS


def _own(at: Moment) -> Board | None:
    """Return the picture of the format's own, where it has one now."""
    picture = look_of(at.t).picture
    return None if picture is None else picture(at.t, at.now, at.page, at.zone)


def _format(at: Moment) -> Board:
    own = _own(at)
    assert own is not None  # ``shows`` has looked
    if own.corner or own.level_name or at.reading.level is None or not at.reading.level.pause:
        return own
    return replace(own, corner=_resumes(at))


# -- before the start ---------------------------------------------------------------------------------


def _awaited(at: Moment) -> Draw | None:
    """Return the draw whose code waits for its number: once play has begun one of all seats, for those of
    late players go on beside the clock."""
    return open_draw(at.t, "" if at.reading.phase == "before" else "redraw")


def _welcome(at: Moment) -> Board:
    """Return the picture for players who come in; a draw that waits for its number has its code there."""
    t, left, draw = at.t, at.reading.starts_in, _awaited(at)
    codes = () if draw is None else (CodeShown(draw.commitment, text.commitment_text(draw.commitment)),)
    code_words = say.scan_first(1) if codes else ""
    if draw is not None and at.reading.phase != "before":
        drawn = drawing(t, "")
        return Board(
            "welcome",
            headline=say.redraw(),
            tone="green",
            note=dotted(text.players_text(drawn.players), text.tables_text(drawn.tables)),
            foot=_stands(at),
            codes=codes,
            code_words=code_words,
        )
    late = t.setting("late") if t.rulebook.word("entering.late") == "until_level" else None
    return Board(
        "welcome",
        headline=tr("Starts soon") if left is None else say.starts_at_in(at.time_of_day(left)),
        tone="green",
        time_text="" if left is None else text.clock_text(left),
        note=tr("Registration open until level {n} begins", n=text.amount(late + 1))
        if late
        else tr("Registration open"),
        foot=_offered(t, at.reading),
        codes=codes,
        code_words=code_words,
    )


def _offered(t: Tournament, reading: Reading) -> tuple[Foot, ...]:
    price = t.money.price("entry")
    look = look_of(t)
    foot: list[Foot] = [(tr("Registered"), text.amount(len(t.people.entries)), "text")]
    if look.counts is not None:
        foot = [(name, figure, "text") for name, figure, _ in look.counts(t)]
    if price is not None and price.chips:
        foot.append((tr("Starting stack"), text.amount(price.chips), "text"))
    if reading.level is not None and can(t, SetStructure):
        foot.append((tr("First level"), text.blinds_text(reading.level), "text"))
    if price is not None and price.paid:
        foot.append((of_format(look.buy_in), _money(t, price.paid), "text"))
    return tuple(foot)


# -- the clock ----------------------------------------------------------------------------------------


def _clock(at: Moment) -> Board:
    t, reading = at.t, at.reading
    ahead, stands = coming(t, reading), _standing(at, "clock")
    name = stands.level_name
    return replace(
        stands,
        level_name=tr("{level} · last minute", level=name) if ahead else name,
        last_minute=cues.last_minute(t.clock.levels, reading),
        ahead=ahead,
        progress=_progress(reading),
    )


def _paused(at: Moment) -> Board:
    """Return the stopped clock; before the start the time to it alone."""
    if at.reading.phase != "before":
        return _stopped(at)
    left = at.reading.starts_in
    return Board(
        "paused",
        corner="" if left is None else say.cards_in_the_air(at.time_of_day(left)),
        headline=tr("Starts soon") if left is None else tr("Starts in"),
        tone="green",
        time_text="" if left is None else text.clock_text(left),
        foot=_offered(at.t, at.reading),
    )


def _stopped(at: Moment) -> Board:
    """Return the clock where it was stopped: since when, why, and the times that stand with it."""
    position, standing = at.t.clock.position, _standing(at, "paused")
    minutes = max(0, at.now - position.since) // MINUTE
    level = at.reading.level
    return replace(
        standing,
        headline=say.paused(),
        since=say.since(text.time_of_day(position.since, at.zone), minutes),
        why=position.why,
        corner=say.stands_at(standing.level_name) if standing.level_name else "",
        note=say.blinds_later() if level is not None and not level.pause else "",
        progress=_progress(at.reading),
        foot=((say.play_goes_on(), say.floor_says(), "text"), *_times_that_stand(at)),
    )


def _times_that_stand(at: Moment) -> list[Foot]:
    """Return the time left to the next break and to the end of late registration."""
    left, leaving = until_break(at.t.clock.levels, at.reading), _leaving_at_the_break(at.t, at.reading)
    facts: list[Foot] = [] if left is None else [(say.break_in(leaving), text.clock_text(left), "text")]
    return facts + _entering(at)


def _standing(at: Moment, scene: SceneName) -> Board:
    """Return the level with its time and blinds, or what the format's header says instead."""
    t, level, head = at.t, at.reading.level, _head(at)
    if head is not None:
        return Board(
            scene,
            level_name=head.counted,
            time_text=head.clock or _time(at.reading),
            blinds=head.large,
            ante=dotted(head.beside, head.next),
            side=head.stats,
        )
    return Board(
        scene,
        level_name=_level_name(t, at.reading),
        time_text=_time(at.reading),
        blinds=text.blinds_text(level) if level else "",
        ante=_beside(t, level),
        side=side_figures(t, at.said.look.figures, level),
        foot=_foot(at),
    )


def _hand(at: Moment) -> Board:
    """Return the hand-for-hand picture: the stopped clock with the hand and the distance to the money."""
    t, reading, played = at.t, at.reading, at.t.game
    headline, note, done, left = "", "", over(t), from_money(t)
    if played.hand_for_hand is not None:
        headline = say.hand_by_hand_over(left == 0) if done else say.hand_by_hand(played.number)
    # no note if the clock runs on (as after a break that ran out by itself), the level goes by hands, or no
    # hand is waited for any more
    if not (reading.running or in_hands(reading) or done):
        note = say.off_the_level(t.rulebook.number("hand_for_hand.minutes"))
    facts: list[Foot] = []
    if left is not None:
        away = text.players_text(left) if left else tr("Reached")
        facts.append((say.to_the_money(), away, "amber" if left else "green"))
        facts.append((tr("Places paid"), text.amount(places_paid(t)), "text"))
    facts += [(name, figure + of, "text") for name, figure, of in _counts(t)]
    racing = colour_ups_under_way(t, reading, at.now)
    _, following = next_level(t, reading.index)
    if not racing and following is not None:
        racing = [(tr("Next level"), _blinds_ahead(following, reading.level), "text")]
    return replace(_standing(at, "hand"), headline=headline, note=note, foot=(*facts, *racing))


def by_hands(t: Tournament, reading: Reading) -> bool:
    """Return whether play is hand for hand now; a break is shown as any other."""
    level = reading.level
    return t.game.hand_for_hand is not None and level is not None and not level.pause


def _break(at: Moment) -> Board:
    t, reading, left = at.t, at.reading, at.reading.remaining
    kind = reading.level.kind if reading.level is not None else "break"
    notes = {"day-end": tr("Bag and count your chips"), "talk": tr("Stay at your tables")}
    return Board(
        "break",
        corner=_resumes(at),
        headline=text.level_name(t.clock.levels, reading.index),
        time_text="" if left is None else text.clock_text(left),
        last_minute=cues.last_minute(t.clock.levels, reading),
        note=notes.get(kind, say.until_called() if left is None else ""),
        foot=(*_then(t, reading), *_colour_ups_in_break(t, reading, at.now), *_entering(at)),
    )


def _resumes(at: Moment) -> str:
    """Return when play goes on after a break that runs; empty where nobody knows."""
    left = at.reading.remaining
    return "" if left is None or not at.reading.running else say.play_resumes(at.time_of_day(left))


def _level(at: Moment) -> Board:
    """Return the picture of a level that has just begun: its blinds, the old ones, the running time."""
    t, reading = at.t, at.reading
    row = t.clock.levels[reading.index]
    before = next((x for x in reversed(t.clock.levels[: reading.index]) if not x.pause), None)
    foot: list[Foot] = []
    if before is not None:
        foot.append((tr("Before"), text.blinds_text(before), "text"))
    foot.append((say.ante(), text.ante_value(row) or tr("no ante"), "text"))
    left = until_break(t.clock.levels, reading)
    if left is not None:
        foot.append((tr("Break at"), at.time_of_day(left), "text"))
    leaving, closing = _leaving_at_the_break(t, reading), next_closing(t, reading)
    coloured = closes = ""
    if leaving and t.clock.levels[reading.index + 1].rest:
        coloured = tr("At the break: {chips} colour up", chips=text.chips_off(leaving))
    if closing is not None and closing.last:
        closes = clock_words.closes_with(closing.what, closing.level + 1)
    return Board(
        "level",
        headline=text.level_name(t.clock.levels, reading.index),
        corner=tr("from the next hand"),
        time_text=_time(reading),
        blinds=text.blinds_text(row),
        ante=text.limit_blinds(row),
        foot=tuple(foot),
        note=dotted(coloured, closes),
    )


def _bubble(at: Moment) -> Board:
    """Return the picture of the moment at which everybody who is left is paid."""
    t, reading, found = at.t, at.reading, burst(at.t, at.now)
    assert found is not None  # ``shows`` has looked
    teams = bool(t.game.owner(found.entries[0]))
    foot: list[Foot] = [
        (say.everybody_gets(teams), _money(t, found.least), "text"),
        (say.winner_gets(teams), _money(t, found.first), "text"),
    ]
    if reading.level is not None and not reading.level.pause:
        foot.append((tr("Blinds"), text.blinds_text(reading.level), "text"))
    names = [contestant(t, x, among=frozenset(t.people.live)) for x in found.entries]
    place, when = text.place_text(found.place, found.last), text.time_of_day(found.at, at.zone)
    who = say.last_out(names, place, when)
    over = found.by_hand and reading.running and not by_hands(t, reading)
    return Board(
        "bubble",
        headline=say.left_paid(found.left, found.paid),
        corner=tr("the bubble has burst"),
        time_text=_time(reading),
        blinds=say.in_the_money(),
        foot=tuple(foot),
        note=" ".join((who, tr("Hand-for-hand is over, the clock runs."))) if over else who,
    )


def coming(t: Tournament, reading: Reading) -> Ahead | None:
    """Return the coming level, in the last minute of one, and the hands each applies to; None before it."""
    if not cues.last_minute(t.clock.levels, reading) or reading.level is None or reading.level.pause:
        return None
    at, after = reading.index, t.clock.levels[reading.index + 1]
    until = dotted(
        text.level_name(t.clock.levels, at), text.ante_text(reading.level), tr("hands started before zero")
    )
    if after.pause:
        long = say.until_called() if after.length is None else text.duration_words(after.length)
        words = clock_words.break_of(long, _leaving_at_the_break(t, reading))
        return Ahead(text.level_line(after), words, until)
    words = dotted(
        text.level_name(t.clock.levels, at + 1), text.ante_text(after), tr("hands started after zero")
    )
    return Ahead(text.blinds_text(after), words, until)


def _level_name(t: Tournament, reading: Reading) -> str:
    """Return the level's name; where it goes by hands, with the unit."""
    name = text.level_name(t.clock.levels, reading.index)
    return say.hands_played(name) if text.hands_text(reading) else name


def _time(reading: Reading) -> str:
    """Return the time left; in a row without an end the time run; in one of hands those played."""
    if reading.level is None:
        return ""
    left = reading.elapsed if reading.remaining is None else reading.remaining
    return text.hands_text(reading) or text.clock_text(left)


def _progress(reading: Reading) -> float | None:
    level = reading.level
    if level is not None and text.hands_text(reading):
        return min(1.0, reading.hands / level.hands)
    return min(1.0, max(0.0, reading.elapsed / level.length)) if level is not None and level.length else None


def _beside(t: Tournament, level: Level | None) -> str:
    """Return the words beside the blinds; a cap that the rulebook has lifted is left out."""
    if level is None:
        return ""
    cap = text.cap_text(raise_cap(t, level))
    return dotted(text.limit_blinds(level), text.ante_text(level), text.bring_in_text(level), cap)


def _counts(t: Tournament) -> Sequence[Side]:
    """Return how many are left: the players, or what the format counts."""
    counts = look_of(t).counts
    if counts is not None:
        return counts(t)
    return [(say.players(), text.amount(len(t.people.live)), f" / {text.amount(len(t.people.entries))}")]


def side_figures(t: Tournament, wanted: Sequence[SideFigure], level: Level | None) -> tuple[Side, ...]:
    """Return the club's figures beside the time; without those that are not known yet."""
    left, in_play = len(t.people.live), t.chips.in_play
    prizes = [] if t.game.dealt(t.people) else tonight(t)  # what is won is by whom, no longer by place
    average, blind = in_play // left if left else 0, level.big_blind if level is not None else 0
    figures: dict[SideFigure, Sequence[Side]] = {
        "players": _counts(t),
        "average": [(tr("Average stack"), text.amount(average), "")] if average else [],
        "average_bb": [(tr("Average in big blinds"), text.amount(average // blind), "")]
        if average and blind
        else [],
        "chips": [(tr("Chips in play"), text.amount(in_play), "")] if in_play else [],
        "tables": [(tr("Tables"), text.amount(len(t.open_tables)), "")] if t.open_tables else [],
        "pool": [(tr("Prize pool"), _money(t, t.money.pool), "")] if t.money.pool else [],
        "first": [(say.first_and_places(len(prizes)), _money(t, prizes[0]), "")] if prizes else [],
    }
    return tuple(side for figure in wanted for side in figures[figure])


def next_level(t: Tournament, index: int) -> tuple[int, Level | None]:
    """Return the next playing level after this row, and its index."""
    for at in range(index + 1, len(t.clock.levels)):
        if not t.clock.levels[at].pause:
            return at, t.clock.levels[at]
    return -1, None


def _foot(at: Moment) -> tuple[Foot, ...]:
    """Return the facts at the foot. In the last minute the next level is shown larger elsewhere."""
    t, reading = at.t, at.reading
    index, level = next_level(t, reading.index)
    minute = coming(t, reading) is not None
    pauses = minute and t.clock.levels[reading.index + 1].pause
    label = say.then_level(number(t.clock.levels, index)) if pauses else tr("Next level")
    if minute and not pauses:
        label, (_, level) = tr("Level after next"), next_level(t, index)
    following: list[Foot] = []
    if level is not None:
        following.append((label, _blinds_ahead(level, reading.level), "text"))
    late = minute and not pauses
    facts = [] if late else following
    left, leaving = until_break(t.clock.levels, reading), _leaving_at_the_break(t, reading)
    if left is not None and not pauses:
        facts.append((say.break_in(leaving), text.clock_text(left), "text"))
    facts += _entering(at) + (following if late else [])
    racing = colour_ups_under_way(t, reading, at.now)
    # a race going on comes before the next one; chips of the next break stand with it
    up = None if racing or leaving else colour_ups.ahead(t, reading)
    facts += racing if up is None else [_later(t, up)]
    if (table := breaks_next(t)) and reading.phase == "running":
        facts.append((tr("Breaks next"), say.table(table), "text"))
    return tuple(facts)


def _blinds_ahead(level: Level, now: Level | None) -> str:
    """Return the blinds and the ante of a later level. An ante that ends is all that is new at the blinds of
    ``now``."""
    ante = text.ante_text(level)
    if (
        not ante
        and now is not None
        and text.ante_text(now)
        and text.blinds_text(now) == text.blinds_text(level)
    ):
        ante = tr("no ante")
    return dotted(text.blinds_text(level), ante)


def _entering(at: Moment) -> list[Foot]:
    """Return the time left for late registration and re-entry; amber in the last level."""
    closing = next_closing(at.t, at.reading)
    if closing is None:
        return []
    left = closing.left
    time = at.time_of_day(left) if left is not None and at.reading.running else ""
    value = clock_words.closes_in(closing.what, "" if left is None else text.clock_text(left), closing.level)
    return [(clock_words.still_open(closing.what, time), value, "amber" if closing.last else "green")]


def _head(at: Moment) -> Head | None:
    """Return the format's words in the place of level and blinds; None: it is played by these."""
    made = look_of(at.t).head
    head = made(at.t, at.reading, at.now, at.zone) if made is not None else None
    return head if head is not None and head.large else None


def _stands(at: Moment) -> tuple[Foot, ...]:
    """Return the words under a list: time and blinds, or the format's in their place."""
    head = _head(at)
    if head is None:
        return time_and_blinds(at.t, at.reading)
    time: Foot = (head.counted or tr("Time left"), head.clock or _time(at.reading), "text")
    return (time, (format_title(at.t.format), head.large, "text"))


def time_and_blinds(t: Tournament, reading: Reading) -> tuple[Foot, ...]:
    """Return time and blinds: a list must never hide them."""
    level = reading.level
    if level is None:
        return ()
    time: Foot = (_level_name(t, reading), _time(reading), "text")
    if reading.phase == "paused":
        hands, name = by_hands(t, reading), text.level_name(t.clock.levels, reading.index)
        stands = say.hand_for_hand() if hands else say.paused()
        time = (dotted(name, stands), _time(reading), "quiet" if hands else "red")
    return (time, *(_then(t, reading) if level.pause else _blinds(tr("Blinds"), level)))


def _then(t: Tournament, reading: Reading) -> list[Foot]:
    """Return the blinds and the ante that come after a break."""
    index, level = next_level(t, reading.index)
    return [] if level is None else _blinds(say.then_level(number(t.clock.levels, index)), level)


def _blinds(label: str, level: Level) -> list[Foot]:
    ante = text.ante_value(level)
    blinds: list[Foot] = [(label, text.blinds_text(level), "text")]
    return [*blinds, (say.ante(), ante, "text")] if ante else blinds


# -- colour-ups ---------------------------------------------------------------------------------------


def _leaving_at_the_break(t: Tournament, reading: Reading) -> tuple[int, ...]:
    """Return the chips that are coloured up at the next break."""
    up, left = colour_ups.ahead(t, reading), until_break(t.clock.levels, reading)
    if up is None or left is None or until_row(t.clock.levels, reading, up.index) != left:
        return ()
    return up.chips


def _later(t: Tournament, up: colour_ups.ColourUp) -> Foot:
    return tr("Next colour-up"), say.after_level(up.chips, number(t.clock.levels, up.index)), "text"


def colour_ups_under_way(t: Tournament, reading: Reading, now: int) -> list[Foot]:
    """Return a race that has begun, or an announced colour-up that no table has begun."""
    facts: list[Foot] = []
    race = colour_ups.racing(t, reading, now)
    if race is not None:
        chip, tables = race
        where = say.tables([x.label for x in tables], most=MOST_LABELS)
        facts.append((say.still_to_race(chip), where, "amber"))
    if announced := colour_ups.announced(t, now):
        facts.append((tr("Colour-up announced"), text.chips_off(announced), "amber"))
    return facts


def _colour_ups_in_break(t: Tournament, reading: Reading, now: int) -> list[Foot]:
    """Return the colour-up of this break and the tables still to race, or the next colour-up."""
    facts = colour_ups_under_way(t, reading, now)
    up = colour_ups.ahead(t, reading)
    if up is None or (facts and up.index != reading.index):
        return facts
    if up.index != reading.index:
        return [_later(t, up)]
    if colour_ups.racing(t, reading, now) is None:
        facts.insert(0, (say.colour_up_now(), say.colour_up(up.chips), "amber"))
    return facts


# -- who goes where -----------------------------------------------------------------------------------


def _seating(at: Moment) -> Board:
    t, reading, left = at.t, at.reading, at.reading.starts_in
    if reading.phase == "before":
        corner = "" if left is None else say.starts_at_in(at.time_of_day(left))
        time_text = "" if left is None else text.clock_text(left)
    else:
        # The time must stay visible beside a list shown in the middle of a level.
        stopped = say.hand_for_hand() if by_hands(t, reading) else say.paused()
        stands = stopped if reading.phase == "paused" else ""
        corner = dotted(text.level_name(t.clock.levels, reading.index), stands)
        time_text = _time(reading)
    if (head := _head(at)) is not None:
        corner, time_text = dotted(head.large, head.counted), head.clock or _time(reading)
    made = [d for d in t.room.draws.values() if d.state == "made" and d.purpose in ("start", "redraw")]
    commitment = text.commitment_text(made[-1].commitment) if made else ""
    return Board(
        "seating",
        corner=corner,
        headline=tr("Find your seat"),
        time_text=time_text,
        seating=seat_list(t) if at.seating is None else at.seating(),
        page_words=tr("{range} of {total} · page {page} of {pages}"),
        table_word=say.table_word(),
        seat_word=say.seat_word(),
        footer_left=tr("Draw commitment {hash} · anyone can check it", hash=commitment) if commitment else "",
    )


class _Kept(NamedTuple):
    """The list, and each entry's line with what it was made of. ``stand`` is what was asked of the state
    then: that begins anew with each action the state takes in."""

    stand: object
    lines: dict[int, tuple[Seated, SeatLine]]
    seats: Seats


# Made anew after an action, not each second; then only the lines that changed: of 10,000 players in 40 ms
# instead of 90.
_KEPT: WeakKeyDictionary[Session, _Kept] = WeakKeyDictionary()


def seating_now(session: Session) -> Seats:
    """Return the session's list as its night stands."""
    stand, kept = session.state.kept, _KEPT.get(session)
    if kept is None or stand is None or kept.stand is not stand:
        lines = _seat_lines(session.state, {} if kept is None else kept.lines)
        kept = _KEPT[session] = _Kept(stand, lines, tuple([line for _, line in lines.values()]))
    return kept.seats


def seat_list(t: Tournament) -> Seats:
    """Return ``Ek Anna``, table and seat: the surname first, as the list is sorted; a club number only
    between namesakes."""
    return tuple([line for _, line in _seat_lines(t, {}).values()])


def _seat_lines(
    t: Tournament, before: Mapping[int, tuple[Seated, SeatLine]]
) -> dict[int, tuple[Seated, SeatLine]]:
    """Return the line of each entry that has a seat, in order; the one before where nothing changed."""
    lines: dict[int, tuple[Seated, SeatLine]] = {}
    for x in seated(t):
        known = before.get(x.entry)
        if known is None or known[0] != x:
            name = f"{x.name.name.replace(',', '', 1)} {x.number}".strip()
            known = x, SeatLine(name, x.table, str(x.seat))
        lines[x.entry] = known
    return lines


def _seeking(t: Tournament, now: int) -> list[Recent]:
    """Return the recent moves of who may still be looking for the new seat."""
    moved, seeking = recent(t, now, SHOWN), look_of(t).seeking
    return moved if seeking is None else [*seeking(t, moved)]


def just_moved(at: Moment) -> list[Recent]:
    """Return the moves the room must be told now. A break takes the picture from moves made before it; a
    level that begins and a clock that is stopped take it from those shown long enough."""
    t, reading, now = at.t, at.reading, at.now
    moved = _seeking(t, now)
    if not _fill_the_picture(t, moved):
        return moved
    if reading.phase == "paused":
        after = t.clock.position.at - SEEN
    elif reading.running and reading.level is not None and reading.level.pause:
        after = now - reading.elapsed
    elif cues.just_begun(reading, SHOWN):
        after = now - reading.elapsed - SEEN
    else:
        return moved
    return [x for x in moved if x.at > after]


def _fill_the_picture(t: Tournament, moved: Sequence[Recent]) -> bool:
    """Return whether these moves take the clock's place: a broken table, a draw, more than a few."""
    if len(moved) > FEW or final_drawn(t, moved):
        return True
    return len(moved) > 1 and any(x.table is not None and not t.room.tables[x.table].open for x in moved)


def movers(at: Moment) -> tuple[SeatLine, ...]:
    """Return the recent moves if they are so few that the clock stays; the last one last."""
    moved = just_moved(at)
    return () if _fill_the_picture(at.t, moved) else tuple(_mover(at.t, x, at.now) for x in moved)


def _mover(t: Tournament, moved: Recent, now: int) -> SeatLine:
    line, entry = _move_line(t, moved), t.people.entries[moved.entry]
    was = "" if moved.table is None else say.from_seat(t.room.tables[moved.table].label, str(moved.seat))
    if entry.waits:
        note = line.note
    elif _may_wait(t, moved, now):
        note = tr("No cards between small blind and button")
    else:
        note = say.next_hand_at(line.table) if entry.table != moved.table else ""
    return line._replace(was=was if line.was else "", note=note)


def _moves(at: Moment) -> Board:
    t = at.t
    shown = _seeking(t, at.now) or last(t, SHOWN)
    # By old seat, which players know best. Players without one come last.
    how = listing(t)
    shown.sort(key=lambda x: (x.table is None, x.table or 0, x.seat or 0, name_key(t.name(x.entry), how)))
    final = final_drawn(t, shown)
    if final:
        # With one table its name is in the headline, and everybody looks for a chair.
        shown.sort(key=lambda x: t.people.entries[x.entry].seat or 0)
    lines = tuple(_move_line(t, x) for x in shown)
    legend = say.seat_legend(lines[0].table, lines[0].seat) if lines else ""
    if final:
        legend = say.name_and_seat()
        lines = tuple(x._replace(was="", table="") for x in lines)
    return Board(
        "moves",
        headline=_moves_headline(t, shown),
        moves=lines,
        note="" if lines else say.nobody_moved(),
        legend=legend,
        page_words=say.moves_page(),
        table_word="" if final else say.table_word(),
        seat_word=say.seat_word(),
        foot=_stands(at),
        ticker=_who_may_wait(at, shown),
    )


def _move_line(t: Tournament, moved: Recent) -> SeatLine:
    entry = t.people.entries[moved.entry]
    assert entry.table is not None
    same = (entry.table, entry.seat) == (moved.table, moved.seat)
    was = "" if moved.table is None or same else f"{t.room.tables[moved.table].label}.{moved.seat}"
    note = tr("No cards until the button has passed") if entry.waits else ""
    return SeatLine(_live(t, entry.player), t.room.tables[entry.table].label, str(entry.seat), was, note)


def _who_may_wait(at: Moment, shown: Sequence[Recent]) -> tuple[str, str] | None:
    """Return the shown players whom the rule concerns: each sees for himself whether he gets cards."""
    t, about = at.t, [x for x in shown if _may_wait(at.t, x, at.now)]
    if not about:
        return None
    if len(about) == len(shown) or len({x.table is None for x in about}) > 1:
        who = say.who_may_wait((), new=False)
    else:
        labels = dict.fromkeys(t.room.tables[x.table].label for x in about if x.table is not None)
        who = say.who_may_wait([*labels], new=not labels)
    return who, tr("no cards until the button has passed")


def _live(t: Tournament, player: int) -> str:
    """Return the name, with the club number if a namesake still plays."""
    return called(t, t.people.players[player], among=t.people.live)


def _moves_headline(t: Tournament, moved: Sequence[Recent]) -> str:
    """Return the cause of the moves if all of them share it; else only that the seats are new."""
    if not moved:
        return tr("Moves")
    if final_drawn(t, moved):
        return say.final_table(t.open_tables[0].label)
    left = [t.room.tables[x.table] for x in moved if x.table is not None]
    if len(left) == len(moved) and not any(x.open for x in left):
        return say.tables_broken(list(dict.fromkeys(x.label for x in left)))
    return say.new_seats(len(moved))


def final_drawn(t: Tournament, moved: Sequence[Recent]) -> bool:
    """Return whether the tables have come down to one, by its redraw or by breaking."""
    if len(t.open_tables) != 1 or len(t.room.tables) < 2 or not moved:
        return False
    return FINAL in t.room.redrawn or any(x.table and not t.room.tables[x.table].open for x in moved)


def _may_wait(t: Tournament, moved: Recent, now: int) -> bool:
    """Return whether the player may get no cards there, because the button's place is unknown
    (procedure A4)."""
    entry = t.people.entries[moved.entry]
    assert entry.table is not None
    assert entry.seat is not None
    if moved.table is not None and (t.room.tables[moved.table].open or len(t.open_tables) < 2):
        return False
    if not can(t, NoteBlinds):
        return False  # nothing is dealt by a button
    key = "entering.late_wait" if moved.table is None else "breaking.wait"
    return not entry.waits and place(t, t.room.tables[entry.table], entry.seat, key, now)[0] == "unknown"


# -- called clocks ------------------------------------------------------------------------------------


def called_clocks(t: Tournament, now: int) -> Calls:
    """Return the calls the room is shown, the next to zero first."""
    calls = [(call, call_clock.reading(call, now)) for call in call_clock.running(t)]
    calls.sort(key=lambda x: call_clock.zero_at(x[0]))
    return [(call, at) for call, at in calls if at.over_ms < ZERO_SHOWN]


def _call(at: Moment) -> Board:
    return Board(
        "call",
        corner=say.clocks_called(len(at.calls)),
        calls=tuple(_call_line(at.t, *each) for each in at.calls),
        foot=_stands(at),
    )


def call_told(t: Tournament, calls: Calls) -> Told | None:
    """Return the call as a band, on a picture of something else."""
    if not calls:
        return None
    line = _call_line(t, *calls[0])
    return say.call_told(line.name, line.left, line.place, len(calls) - 1)


def _call_line(t: Tournament, call: ClockCall, at: call_clock.CallReading) -> CallLine:
    entry = t.people.entries[call.entry]
    name = _live(t, entry.player)
    place = "" if entry.table is None else text.seat_text(t.room.tables[entry.table].label, entry.seat or 0)
    # rounded up, as the level's clock: 0 is shown only when the time is over
    left = str(-(-at.left_ms // call_clock.SECOND))
    if at.phase == "time":
        return CallLine(name, place, left, say.to_act(call.countdown, within=call.within), "amber")
    if at.phase == "countdown":
        return CallLine(name, place, left, tr("Counting down"), "red")
    zero = say.at_zero_the_hand(t.rulebook.word("clock_call.zero"))
    return CallLine(name, place, say.time_is_up(), zero, "red")


# -- around the play ----------------------------------------------------------------------------------


def last_table(t: Tournament) -> Table | None:
    """Return the one table that is left of several."""
    seated = [x for x in t.open_tables if x.seats]
    return seated[0] if len(seated) == 1 and len(t.room.tables) > 1 and len(t.people.live) > 1 else None


def _final(at: Moment) -> Board:
    """Return the final table: its players by seat, with their stacks once all are known. One that was counted
    hours ago, for a transfer or a colour-up, would be all that the room sees of who leads."""
    t, table = at.t, last_table(at.t)
    assert table is not None  # ``shows`` has looked
    sit = [(seat, t.people.entries[entry]) for seat, entry in sorted(table.seats.items())]
    here, stacks = frozenset(x.player for _, x in sit), all(x.stack is not None for _, x in sit)
    rows = [
        Row(
            str(seat),
            called(t, t.people.players[x.player], here),
            text.amount(x.stack or 0) if stacks else "",
        )
        for seat, x in sit
    ]
    columns = tr("seat, name and chips" if stacks else "seat and name")
    return Board(
        "final",
        headline=tr("Final table"),
        corner=dotted(tr("table {table}", table=table.label), columns),
        rows=tuple(rows),
        page_words=say.moves_page(),
        foot=_stands(at),
    )


def _prizes(at: Moment) -> Board:
    amounts = tonight(at.t)
    words = (
        (tr("prize pool {money}", money=_money(at.t, at.t.money.pool)), tr("%n places paid", len(amounts)))
        if amounts
        else ()
    )
    return Board(
        "prizes",
        headline=tr("Prizes"),
        corner=dotted(*words),
        rows=tuple(_prize_rows(at.t, amounts)),
        note="" if amounts else tr("The prizes are not set yet"),
        page_words=say.moves_page(),
        foot=_stands(at),
    )


def _prize_rows(t: Tournament, amounts: Sequence[int]) -> Iterator[Row]:
    """Yield a row a place; consecutive free places with the same prize share a row. After a deal those who
    play on share the first places, and what they play for stands above."""
    dealt, kept = playing_on(t)
    if kept:
        yield Row(text.place_text(1, 1), tr("to the winner, besides"), _money(t, kept))
    places = max(len(amounts), len(t.game.dealt(t.people)))
    paid = [*dealt, *(x for x in placings(t) if x.place <= places)]
    won: dict[int, list[Row]] = {}
    lasts = {x.place: x.last for x in paid}
    for x, row in zip(paid, _placed(t, paid), strict=True):
        won.setdefault(x.place, []).append(row)
    first = 1
    while first <= places:
        if mates := won.get(first):
            yield from mates
            first = lasts[first] + 1
            continue
        end, prize = first, amounts[first - 1]
        while end < len(amounts) and end + 1 not in won and _same_prize(t, end, amounts):
            end += 1
        money = prize_said(t, end, prize)
        yield Row(text.place_text(first, end), "", say.each(money) if end > first else money)
        first = end + 1


def _same_prize(t: Tournament, place: int, amounts: Sequence[int]) -> bool:
    """Return whether the next place wins the same: of the same sum a ticket is another prize than money."""
    tickets = ticket_places(t)
    return amounts[place] == amounts[place - 1] and (place in tickets) == (place + 1 in tickets)


def _placed(t: Tournament, placed: Sequence[Placing]) -> Iterator[Row]:
    """Yield a line for each; a club number only beside a namesake who is placed here too, or still plays."""
    here = {*(t.people.entries[x.entry].player for x in placed), *t.people.live}
    for x in placed:
        name = contestant(t, x.entry, among=here)
        yield Row(text.place_text(x.place, x.last), name, prize_said(t, x.last, x.prize) if x.prize else "")


def _winner(at: Moment) -> Board:
    rows = _placed(at.t, placings(at.t)[:PLACES])
    return Board("winner", headline=tr("Winner"), tone="green", rows=tuple(rows))


def _money(t: Tournament, n: int) -> str:
    return text.money(n, t.currency)


def _cancelled(at: Moment) -> Board:
    return Board("cancelled", headline=tr("Cancelled"), tone="red", note=at.t.word.cancelled)


def _message(at: Moment) -> Board:
    return Board("message", headline=at.said.message, foot=_stands(at))


# -- what stands on every scene -----------------------------------------------------------------------


def with_typed(typed: str, told: Told | None, page: int) -> Told | None:
    """Return the announcement part by part, alternating with other news, so that it never hides who must not
    be dealt in."""
    parts: list[Told] = [(part, "") for part in textwrap.wrap(typed, IN_A_BAND)]
    if not parts:
        return told
    if told is None:
        return parts[page % len(parts)]
    return told if page % 2 else parts[page // 2 % len(parts)]


def _told(at: Moment, own: Told | None) -> Told | None:
    """Return the band's words: one item at a time, page after page. For its first minute a new level allows
    only the picture's ``own`` words beside it; announcements stand for longer."""
    words, page = notice(at.t, at.reading), at.page
    if not at.reading.running and shows("format", at):
        words = None  # the format stops the room: no level begins and no dealer changes
    mine = [own] if own else []
    if words is not None:
        said = [*clock_words.told(words), *mine]
        if at.reading.running and not words.left_ms:
            page = at.reading.elapsed // TURN  # from its beginning on, whatever the page was
    else:
        said = _announced(at.t, at.now) or mine
        money = _in_the_money(at.t, at.reading, at.now)
        if money is not None and not mine:
            said = [*said, money]
    return said[page % len(said)] if said else None


def _in_the_money(t: Tournament, reading: Reading, now: int) -> Told | None:
    """Return the news that everybody who is left is paid, in the level in which that came about."""
    found = burst(t, now)
    if found is None or reading.level is None or reading.level.id != found.row:
        return None
    least = _money(t, found.least)
    return say.in_the_money(), say.left_paid_least(found.left, found.paid, least)


def _announced(t: Tournament, now: int) -> list[Told]:
    """Return the announcements of the last minutes, the latest first, those of the format among them."""
    own = look_of(t).announced
    every = [*((at, _announcement(t, what)) for what, at in t.word.announced.items() if _fresh(at, now)),
             *(own(t, now) if own is not None else ())]  # fmt: skip
    every.sort(key=lambda each: -each[0])
    return [words for at, words in every if words is not None and _fresh(at, now)]


def _fresh(at: int, now: int) -> bool:
    return 0 <= now - at < ANNOUNCED_FOR


def _announcement(t: Tournament, what: str) -> Told | None:
    """Return the words of an announcement; None: one without words for the screen."""
    match what:
        case "break-order":
            labels = [x.label for x in order(t)]
            # a single table never breaks
            more = len(labels) > MOST_TABLES
            return say.break_order(labels[:MOST_TABLES], more=more) if len(labels) > 1 else None
        case "redraws":
            r = t.room.redraws
            return say.redraws(r.tables, r.players, first_days=r.first_days)
        case "altered":
            return say.altered(t.word.altered) if t.word.altered else None
        case "seeded":
            return tr("The draw"), tr("keeps the biggest stacks apart")
        case "difference" if t.setting("difference"):
            return tr("Tables are balanced"), tr("at a difference of {n}", n=t.setting("difference"))
    chip = next((v for v in left_over(t) if announcement(v) == what), None)
    return None if chip is None else say.colour_up_told(chip)


def breaks_next(t: Tournament) -> str:
    """Return the label of the table announced to break next; empty if none is."""
    tables = order(t) if t.rulebook.flag("breaking.announced") and "break-order" in t.word.announced else []
    return tables[0].label if len(tables) > 1 else ""


_PICTURES: dict[SceneName, Callable[[Moment], Board]] = {
    "clock": _clock, "break": _break, "paused": _paused, "hand": _hand, "level": _level, "call": _call,
    "seating": _seating, "moves": _moves, "final": _final, "prizes": _prizes, "welcome": _welcome,
    "winner": _winner, "bubble": _bubble, "cancelled": _cancelled, "message": _message, "format": _format,
}  # fmt: skip
