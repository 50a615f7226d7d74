"""Lines under each other in the middle of a picture: they keep their distance while there is room for it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from gui.room.board import Tone
from gui.room.fit import Run, elide, fit_digits, fit_figure, runs_in, runs_width, wrapped
from gui.room.ink import Ink, outline_box, width
from gui.room.parts import Frame, in_amber, marked
from gui.theme import Theme

# An accent over a capital and a descender, in sizes of a font; gaps are measured to the capital.
_HIGH, _DEEP = 0.93, 0.22
_LEAST_GAP = 0.35


@dataclass(frozen=True, slots=True)
class Item:
    """One line: its ink over and under the baseline and the gap before it, in px; ``ink`` makes it at a
    baseline, so much smaller. A ``firm`` one is never made smaller."""

    over: float
    under: float
    gap: float
    ink: Callable[[float, float], list[Ink]]
    firm: bool = False


def stacked(items: Sequence[Item | None], top: float, bottom: float) -> list[Ink]:
    """Return the lines that there are, centred: if they are too high together first the gaps shrink, then
    whatever is not firm."""
    shown = [item for item in items if item is not None]
    room = bottom - top
    gaps, high = _gaps(shown), _high(shown)
    firm = _high([item for item in shown if item.firm])
    share = min(1.0, max(_LEAST_GAP, (room - high) / gaps)) if gaps else 1.0
    soft = gaps * share + high - firm
    scale = min(1.0, max(0.0, room - firm) / soft) if soft else 1.0
    y = top + max(0.0, (room - firm - soft * scale) / 2)
    pieces: list[Ink] = []
    for at, item in enumerate(shown):
        small = 1.0 if item.firm else scale
        y += (item.gap * share * scale if at else 0.0) + item.over * small
        pieces += item.ink(round(y), small)
        y += item.under * small
    return pieces


def _gaps(items: Sequence[Item]) -> float:
    return sum(item.gap for item in items[1:])


def _high(items: Sequence[Item]) -> float:
    return sum(item.over + item.under for item in items)


def line(
    f: Frame,
    runs: Sequence[Run],
    px: float,
    gap: float = 0.0,
    *,
    room: float | None = None,
    align: float = 0.5,
    least: float = 0.35,
    tone: Tone = "text",
    theme: Theme | None = None,
) -> Item | None:
    """Return a line of text; None: it is empty. With a ``theme``, in its colours of a ``tone``."""
    shown = [run for run in runs if run[0].strip()]
    if not shown:
        return None
    width = f.inner if room is None else room
    px *= min(1.0, max(least, width / max(1.0, runs_width(shown, max(1, int(px))))))

    def ink(y: float, small: float) -> list[Ink]:
        pieces = runs_in(shown, f.m, y, px * small, width, least=0.6, align=align)
        return pieces if theme is None else marked(pieces, tone, theme)

    return Item(px * _HIGH, px * _DEEP, max(0.0, gap - px * (_HIGH - 0.73)), ink)


def figure(
    f: Frame, words: str, high: float, colour: str, gap: float = 0.0, *, least: float = 0.4
) -> Item | None:
    """Return large words, with all that reaches over a capital (Å) and under the line (g)."""
    if not words.strip():
        return None
    size, box = fit_figure(words, f.inner, high, high * least, 0.88), outline_box(words)

    def ink(y: float, small: float) -> list[Ink]:
        each = fit_figure(words, f.inner, size.height * small, size.height * small, 0.88)
        return each.ink((f.w - each.width) / 2, y, colour)

    return Item(max(1.0, -box.top()) * size.height, max(0.0, box.bottom()) * size.height, gap, ink)


def time(
    f: Frame,
    text: str,
    high: float,
    least: float,
    colour: str,
    gap: float = 0.0,
    *,
    firm: bool = True,
    room: float | None = None,
    align: float = 0.5,
    amber: Theme | None = None,
) -> Item | None:
    """Return large digits; in the amber of the theme ``amber``, if there is one."""
    if not text.strip():
        return None
    width = f.inner if room is None else room
    whole = fit_digits(text, width, high, least).height

    def ink(y: float, small: float) -> list[Ink]:
        size = fit_digits(text, width, whole * small, whole * small)
        x = f.m + (width - size.width) * align
        return size.ink(x, y, colour) if amber is None else in_amber(size, x, y, amber)

    return Item(whole, 0.0, gap, ink, firm)


def wrapping(
    f: Frame, words: str, weight: int, high: float, sizes: Sequence[float], pitch: float = 1.28
) -> tuple[int, list[str]]:
    """Return the largest of these sizes (in units) at which the words fit in lines of the whole width, and
    the lines; at the smallest the rest is cut."""
    for share in sizes:
        px = max(1, int(f.u * share))
        lines = wrapped(words, px, weight, f.inner)
        if len(lines) * px * pitch <= high and all(width(x, px, weight) <= f.inner for x in lines):
            return px, lines
    most = max(1, int(high / (px * pitch)))
    if len(lines) > most:
        lines = [*lines[: most - 1], elide(" ".join(lines[most - 1 :]), px, weight, f.inner)]
    return px, lines
