"""The picture of team poker for the room at one moment, as the board that ``scenes`` paints."""

from datetime import tzinfo

from core.clock.clock import Reading, read
from core.formats.team import talks
from core.formats.team.state import TimeOut, Transfer, calling, ends, game, live_stacks, live_teams, to_count
from core.say.levels import number
from core.tournament.state import Tournament
from gui.formats.team import words as say
from gui.formats.team.scenes import Stopped, Talk, TeamRow, Teams, Told
from gui.formats.team.stopped import left
from gui.formats.team.views import by_name, end_of
from gui.room.board import Board, Foot, Side, Tone
from gui.room.build import next_level, time_and_blinds
from gui.room.look import Head
from gui.words import console, text
from gui.words.names import Names
from gui.words.tr import Context, dotted

tr = Context("team")


TURNS = 3
"""One of this many pages of a break shows the teams that are left."""


def picture(t: Tournament, now: int, page: int, zone: tzinfo) -> Board | None:
    """Return a time-out, else the talk break; before the start where each team's stacks are."""
    if t.won or not game(t).teams:
        return None
    reading = read(t.clock.levels, t.clock.position, now)
    call = calling(t)
    if call is not None:
        return _stopped(t, reading, call, now, page)
    if talks.called(t, now) is not None:
        return _talk(t, reading, now, page)
    if reading.phase == "before" and any(x.seats for x in t.open_tables):
        return _seats(t, reading, page)
    rests = reading.phase == "running" and reading.level is not None and reading.level.pause
    if rests and page % TURNS == TURNS - 1:
        return _left(t, reading, page // TURNS)
    return None


def counts(t: Tournament) -> tuple[Side, Side]:
    """Return how many teams and stacks are left."""
    teams = game(t).teams
    every = sum(len(x.stacks) for x in teams.values())
    return (
        (tr("Teams"), text.amount(len(live_teams(t))), f" / {text.amount(len(teams))}"),
        (tr("Stacks"), text.amount(len(t.people.live)), f" / {text.amount(every)}"),
    )


def average(t: Tournament) -> int:
    return t.chips.in_play // len(t.people.live) if t.people.live else 0


def _talk(t: Tournament, reading: Reading, now: int, page: int) -> Board:
    index, level = next_level(t, reading.index)
    length, left_ms = talks.seconds(t) * 1000, reading.remaining
    row = talks.row(t, now)
    told = [x for x in game(t).transfers.values() if x.row == row and x.announced]
    told = [x for x in told if x.chips or to_count(t, x)]
    percent = t.rulebook.number("team_talk.percent")
    side: list[Side] = []
    if level is not None:
        side.append((tr("Then level {n}", n=number(t.clock.levels, index)), text.blinds_text(level), ""))
    side += counts(t)
    if mean := average(t):
        side.append((tr("Average stack"), text.amount(mean), ""))
    level_now = reading.level
    if level_now is not None and level_now.length and talks.takes_whole(t, level_now):
        length = level_now.length
    return Board(
        "format",
        format=t.format,
        headline=tr("Talk break"),
        tone="green",
        time_text=say.minutes(reading.elapsed if left_ms is None else left_ms),
        note=tr("Talk tactics and change stacks now. Tell the director of a transfer."),
        progress=None if left_ms is None else min(1.0, max(0.0, 1 - left_ms / length)),
        side=tuple(side),
        foot=tuple((a, b + c, "text") for a, b, c in side),
        page=page,
        page_words="{page} / {pages}",
        own=Talk(
            tr("Transfers, {percent} % of the stack", percent=percent),
            tuple(_told(t, x) for x in reversed(told)),
        ),
    )


def announced(t: Tournament, now: int) -> list[tuple[int, tuple[str, str]]]:
    """Return the announcements beside the talk break, and since when: the transfers announced outside of it
    or still to be counted, the teams that are out."""
    names, row = Names(t), talks.row(t, now)
    told = [x for x in game(t).transfers.values() if x.announced and (x.chips or to_count(t, x))]
    late = [x for x in told if not x.row or x.heard != x.row or (x.row != row and not x.chips)]
    words = []
    for x in late:
        way, chips = say.route(names, x.giver, x.taker), text.amount(x.chips) if x.chips else ""
        said = tr("Transfer: {team}", team=say.team(names, x.team)), dotted(way, chips)
        words.append((x.announced, said))
    for bust in t.game.busts:
        if (place := names.place(bust.entry)) and not t.won:
            words.append((bust.at, (tr("{team} out", team=t.game.owner(bust.entry)), place)))
    return words


def _told(t: Tournament, x: Transfer) -> Told:
    names, (giver, taker) = Names(t), ends(t, x)

    def who(entry: int, table: int | None, seat: int | None) -> tuple[str, str]:
        if table is None:
            return names.entry(entry), ""
        if giver[0] == taker[0]:
            return names.entry(entry), tr("seat <b>{seat}</b>", seat=names.short_seat(table, seat))
        return names.entry(entry), tr("table <b>{table}</b>", table=names.table(table))

    chips = text.amount(x.chips) if x.chips else ""
    return Told(say.team(names, x.team), who(x.giver, *giver), who(x.taker, *taker), chips)


def _stopped(t: Tournament, reading: Reading, call: TimeOut, now: int, page: int) -> Board:
    names, team = Names(t), game(t).teams[call.team]
    table = t.people.entries[call.entry].table
    at = tr("Time-out · table {table}", table=names.table(table)) if table is not None else tr("Time-out")
    ms = left(call, now)
    if not call.seconds:
        own = Stopped(team.name, tr("No card is left: play resumes when the director says so."))
    elif not call.gathered:
        own = Stopped(team.name, tr("Waiting for the team"))
    elif ms:
        rule = tr(
            "%n seconds from when the team gathered · no action by then, <b>the hand is dead</b>",
            call.seconds,
        )
        own = Stopped(team.name, rule)
    else:
        own = Stopped(team.name, tr("Time is up: <b>the hand is dead</b>"))
    name = text.level_name(t.clock.levels, reading.index) if reading.level is not None else ""
    stands = text.clock_text(reading.elapsed if reading.remaining is None else reading.remaining)
    foot: tuple[Foot, ...] = ((tr("All play stopped"), tr("Every table waits"), "red"),)
    side: list[Side] = [(tr("Clock stands at"), stands, "")] if name else []
    side.append((tr("Cards left"), text.amount(team.cards), f" / {text.amount(team.given)}"))
    tone: Tone | None = None if ms else "red"
    if not call.gathered or not call.seconds:
        tone = "quiet"
    return Board(
        "format",
        format=t.format,
        level_name=name,
        headline=at,
        tone=tone,
        time_text=say.minutes(ms) if call.seconds else "",
        foot=foot,
        side=tuple(side),
        page=page,
        own=own,
    )


def _seats(t: Tournament, reading: Reading, page: int) -> Board:
    """Return where each team's stacks are: its members look for their team, not for their name."""
    teams, names = by_name(t, live_teams(t)), Names(t)
    rows = tuple(
        TeamRow(x.name, tuple((say.place(names, e) or "–", True) for e in live_stacks(t.people, x)))
        for x in teams
    )
    left_ms = reading.starts_in
    foot: tuple[Foot, ...] = ()
    if left_ms is not None:
        foot = ((tr("Starts in"), text.clock_text(left_ms), "text"),)
    return Board(
        "format",
        format=t.format,
        headline=tr("Find your seats"),
        corner=say.teams_text(len(teams)),
        foot=foot,
        page=page,
        page_words="{page} / {pages}",
        own=Teams(rows),
    )


def _left(t: Tournament, reading: Reading, page: int) -> Board:
    """Return the teams that are left with their stacks, lost ones too."""
    teams, names = by_name(t, live_teams(t)), Names(t)

    def stack(entry: int) -> tuple[str, bool]:
        if not t.people.entries[entry].out:
            return say.place(names, entry) or tr("rests"), True
        return end_of(t, entry) if entry in game(t).divided else tr("out"), False

    return Board(
        "format",
        format=t.format,
        headline=tr("Teams left"),
        tone="green",
        corner=say.teams_text(len(teams)),
        foot=time_and_blinds(t, reading),
        page=page,
        page_words="{page} / {pages}",
        own=Teams(tuple(TeamRow(x.name, tuple(map(stack, x.stacks))) for x in teams)),
    )


def head(t: Tournament, reading: Reading, now: int, zone: tzinfo) -> Head:
    """Return the words of the header: teams and stacks; in a talk break the blinds that come."""
    stats = [*counts(t)]
    mean = average(t)
    index, level = next_level(t, reading.index)
    here = reading.level if reading.level is not None and not reading.level.pause else level
    if mean:
        big = here.big_blind if here is not None else 0
        stats.append((tr("Average"), text.amount(mean), f" {console.big_blinds(mean // big)}" if big else ""))
    if calling(t) is not None:
        return Head(tr("Every table waits"), tr("Time-out"), stats=tuple(stats), stands=tr("Time-out"))
    if talks.called(t, now) is None or level is None:
        return Head("", "", stats=tuple(stats))
    level_number, last = number(t.clock.levels, index), number(t.clock.levels, len(t.clock.levels) - 1)
    level_line = tr("Level {n} of {of}", n=level_number, of=last)
    if reading.running and reading.remaining is not None:
        level_line = tr(
            "Level {n} of {of} starts {time}",
            n=level_number,
            of=last,
            time=text.time_of_day(now + reading.remaining, zone),
        )
    return Head(
        tr("Talk break before level {n}", n=level_number),
        text.blinds_text(level),
        text.ante_text(level),
        level_line,
        stats=tuple(stats),
    )
