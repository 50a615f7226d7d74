"""A line or an answer of the director's, carried out at once, without a window."""

from core.log.change import Change
from core.say.acts import AnswerGap
from gui.program.session import Session


def do_line(session: Session, line: str) -> Change | None:
    """Carry out a line of the command bar. Raises ``BadLine`` besides what ``Session.do`` raises."""
    meant = session.understand(line)
    return None if meant is None else session.do(meant.act, meant.override, meant.happened)


def answer_gap(session: Session, *, count: bool) -> None:
    """Answer what the banner asks, if it asks."""
    if (gap := session.gap) is not None:
        session.do(AnswerGap(count=count, start=gap.start, end=gap.end))
