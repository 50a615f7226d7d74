"""Check the projected picture and the printed page by their ink."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import replace
from itertools import count

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFontMetricsF

from gui import theme
from gui.paper import paper
from gui.room import ink, paint
from gui.room.board import Board
from tests.gallery.finding import Finding, beyond, common, touching
from tests.gallery.language import misread

# Pixels: Qt's boxes are whole pixels round each glyph.
DEEP = 2.0
# Of paper, in mm: hidden by antialiasing, the thickness of a thin line, and the unprintable margin.
SLACK, LINE, EDGE = 0.25, 0.7, 3.0
UNITS = 100
TENTHS = 10


def of_picture(size: QSize, board: Board) -> list[Finding]:
    """Return words that are cut, crossed out or on something else. The pieces have the same places in every
    theme."""
    return of_pieces(paint.compose(size, board, theme.PROJECTED_DARK), size.width(), size.height())


def page_count(size: QSize, board: Board) -> int:
    """Return the number of pages of the board's list: after these the first picture comes again."""
    if board.pair:
        left = (size.width() - 1) // 2
        halves = (QSize(wide, size.height()) for wide in (left, size.width() - 1 - left))
        return max(map(page_count, halves, board.pair))
    still = replace(board, sponsors=board.sponsors[:1])  # sponsors take turns too
    first = paint.compose(size, replace(still, page=0), theme.PROJECTED_DARK)
    turned = (paint.compose(size, replace(still, page=n), theme.PROJECTED_DARK) for n in count(1))
    return next(n for n, pieces in enumerate(turned, 1) if pieces == first)


def of_pieces(pieces: Sequence[ink.Ink], width: int, height: int) -> list[Finding]:
    """Return the findings of a picture of this size with these pieces."""
    whole = QRectF(-0.5, -0.5, width + 1, height + 1)
    findings = [
        Finding("cut", _words(p), max(out), "the picture's edge")
        for p in pieces
        if (out := beyond(ink.exact_bounds(p), whole)) != (0, 0)
    ]
    words = [p for p in pieces if not isinstance(p, ink.Bar) and _words(p).strip()]
    findings += misread(map(_words, words))
    boxes = [_inked(p) for p in words]
    for i, j, by in touching(boxes, DEEP):
        findings.append(Finding("overlap", f"{_words(words[i])} / {_words(words[j])}", by))
    thin = max(1, round(height / 1080))
    rules = [ink.exact_bounds(p) for p in pieces if isinstance(p, ink.Bar) and min(p.height, p.width) <= thin]
    for piece, box in zip(words, boxes, strict=True):
        inner = box.adjusted(DEEP, DEEP, -DEEP, -DEEP)
        if any(inner.intersects(rule) for rule in rules):
            findings.append(Finding("crossed", _words(piece)))
    return findings


def _words(piece: ink.Ink) -> str:
    return piece.text if isinstance(piece, ink.Text | ink.Figure) else type(piece).__name__


def _inked(piece: ink.Ink) -> QRectF:
    """Return the box without the spaces at its ends, which may lie on another word."""
    box = ink.exact_bounds(piece)
    if isinstance(piece, ink.Text):
        text, px, weight = piece.text, piece.px, piece.weight
        before = ink.width(text[: len(text) - len(text.lstrip())], px, weight)
        box.adjust(before, 0, -ink.width(text[len(text.rstrip()) :], px, weight), 0)
    return box


def of_page(page: paper.Page) -> list[Finding]:
    """Return the findings of a page, lengths in tenths of a millimetre."""
    sheet = QRectF(0, 0, page.paper.width, page.paper.height).adjusted(EDGE, EDGE, -EDGE, -EDGE)
    texts = [x for x in page.items if isinstance(x, paper.Text) and x.text.strip()]
    boxes = [_box(x) for x in texts]
    findings = [
        Finding("cut", text.text, max(out) * TENTHS, "the paper's edge")
        for text, box in zip(texts, boxes, strict=True)
        if max(out := beyond(box, sheet)) > SLACK
    ]
    findings += misread(x.text for x in texts)
    for i, j, by in touching(boxes, SLACK):
        findings.append(Finding("overlap", f"{texts[i].text} / {texts[j].text}", by * TENTHS))
    rules = [_rule(x) for x in page.items if isinstance(x, paper.Rule) and min(x.width, x.thickness) <= LINE]
    inner = [box.adjusted(SLACK, SLACK, -SLACK, -SLACK) for box in boxes]
    findings += [Finding("crossed", texts[i].text) for i in crossed(inner, rules)]
    return findings


def crossed(boxes: Sequence[QRectF], rules: Sequence[QRectF]) -> list[int]:
    """Return the boxes that a rule goes through, from the first. A page has hundreds of both: each box is
    asked only of the rules that begin above its end."""
    order = sorted(rules, key=QRectF.top)
    tops = [rule.top() for rule in order]
    longest = max((rule.height() for rule in order), default=0.0)
    found = []
    for i, box in enumerate(boxes):
        near = order[bisect_left(tops, box.top() - longest) : bisect_right(tops, box.bottom())]
        if any(common(box, rule) > 0 for rule in near):
            found.append(i)
    return found


def _box(text: paper.Text) -> QRectF:
    """Return the ink of words on paper, in mm; never wider than the page declares."""
    font = theme.font(max(1, round(text.face.size * UNITS)), text.face.weight)
    box = QFontMetricsF(font).tightBoundingRect(text.text)
    wide = min(text.width, box.width() / UNITS) if text.width else box.width() / UNITS
    return QRectF(text.x, text.baseline + box.top() / UNITS, wide, box.height() / UNITS)


def _rule(rule: paper.Rule) -> QRectF:
    return QRectF(rule.x, rule.y - rule.thickness / 2, rule.width, rule.thickness)
