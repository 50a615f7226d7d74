"""Which act of the format a mark on the page is."""

from core.formats.chicago import acts
from core.formats.chicago import deal as d
from core.formats.chicago.deal import Mark
from core.say.acts import Act, Seat
from gui.formats.chicago.entry import PaperLine


def act_of(table: int, mark: Mark) -> Act:
    """Return the act that writes this mark at the table."""

    def seat(chair: int) -> Seat:
        return table, chair

    match mark:
        case d.Scored(chair, hand, reset):
            said = hand.value.replace("_", "-") if hand else ""
            return acts.Points(seat=seat(chair), hand=said, against=seat(reset) if reset else None)
        case d.Chicago(chair):
            return acts.SayChicago(seat=seat(chair))
        case d.Declined():
            return acts.DeclineChicago(table=table)
        case d.Made():
            return acts.MakeChicago(table=table)
        case d.Broken(by):
            return acts.BreakChicago(table=table, by=seat(by) if by else None)
        case d.Trick(chair, deuce):
            return acts.WinTrick(seat=seat(chair), deuce=deuce)
        case d.Mistake(_, cards):
            return acts.DealWrong(table=table, cards=cards)
        case d.Bought(chair):
            return acts.BuyUnderStop(seat=seat(chair))
        case d.Revoked(chair):
            return acts.Revoke(seat=seat(chair))
        case _:
            raise AssertionError(mark)  # written by a deed, not by keys


def instead(
    table: int, mark: Mark, round_: int, deal: int, exchange: int, heat: int | None = None
) -> Act | None:
    """Return the act that writes this mark in place of another, in an earlier ``heat`` if one is named; None:
    it can take no other's."""
    match act_of(table, mark):
        case acts.Points() as act:
            return act.but(round=round_, deal=deal, exchange=exchange, heat=heat)
        case acts.SayChicago() | acts.WinTrick() | acts.MakeChicago() | acts.BreakChicago() as act:
            return act.but(round=round_, deal=deal, heat=heat)
        case _:
            return None


def from_paper(
    table: int,
    round_: int,
    chairs: list[int],
    lines: list[PaperLine],
    *,
    timed: bool,
    heat: int | None = None,
) -> acts.Protocol:
    """Return the act for a round that came as one line."""
    by_chair = list(zip(chairs, lines, strict=False))
    return acts.Protocol(
        table=table,
        round=round_,
        points=tuple(x.points for x in lines),
        strokes=tuple(x.strokes for x in lines) if any(x.strokes != x.points for x in lines) else (),
        said=tuple(chair for chair, x in by_chair if x.said),
        made=tuple(chair for chair, x in by_chair for _ in range(x.made)),
        out=tuple(chair for chair, x in by_chair if x.out),
        won=next((chair for chair, x in by_chair if x.won), None),
        timed=timed,
        heat=heat,
    )
