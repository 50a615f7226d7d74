"""Export a whole tournament as text, and import it back to the same state.

An exported line holds the intent and its results: number, full time with offset, the line as it was given,
``=>``, each record as ``kind{json}``, and in brackets: when it was written if later, the action it was put in
after, the undo that took it away. Reading it back decides nothing again. The last word of the file is the
hash of the chain, so that a cut file is noticed.
"""

import re
from collections.abc import Iterator
from datetime import tzinfo
from json import JSONDecoder

from core.say import records as r
from core.text.script_words import BadLine, Word, full_text, moment, on_one_line
from core.tournament.director import Director

HEADER, TRIAL = "riffle 2", "riffle 1"
_LINE = re.compile(r"([0-9]{1,9}) (\S+) ")
_KIND = re.compile(r" ?([a-z_.]+)(?=\{)")
_NOTES = re.compile(r" \[(?:written (\S+?))?(?:,? ?after ([0-9]{1,9}))?(?:,? ?undone by ([0-9]{1,9}))?\]$")
_DECODER = JSONDecoder()


def export(director: Director, zone: tzinfo) -> Iterator[str]:
    """Yield the lines of the whole log, undone actions too, then ``end`` with the chain's last hash."""
    yield HEADER
    for action in director.history:
        yield _line(director, action, zone)
    yield f"end {director.history[-1].hash if director.history else ''}".rstrip()


def _line(director: Director, action: r.Action, zone: tzinfo) -> str:
    results = on_one_line(" ".join(f"{kind}{data}" for kind, data in r.encoded(action.records)))
    notes = []
    if action.written != action.happened:
        notes.append(f"written {full_text(action.written, zone)}")
    if action.after is not None:
        notes.append(f"after {action.after}")
    undo = director.undone.get(action.id)
    if undo is not None:
        notes.append(f"undone by {undo}")
    marks = f" [{', '.join(notes)}]" if notes else ""
    return f"{action.id} {full_text(action.happened, zone)} {action.line} => {results}{marks}"


def is_export(first: str) -> bool:
    return first.strip() == HEADER


def is_trial(first: str) -> bool:
    """Return whether a text that begins so is the export of a trial version."""
    return first.strip() == TRIAL


def read_line(text: str, zone: tzinfo) -> r.Action:
    """Return the action of an exported line. Raises ``BadLine``."""
    head = _LINE.match(text)
    if head is None:
        raise BadLine(1, "exported line", text[:30])
    happened = moment(Word(head.group(2), head.start(2) + 1), 0, zone)
    arrow = _arrow(text, head.end())
    at = arrow + 4
    records: list[r.Record] = []
    while kind := _KIND.match(text, at):
        try:
            _, end = _DECODER.raw_decode(text, kind.end())
            records.append(r.from_json(kind.group(1), text[kind.end() : end]))
        except (ValueError, RecursionError) as error:
            raise BadLine(kind.start(1) + 1, "record", str(error)[:80]) from error
        at = end
    notes = _NOTES.match(text, at)
    if notes is None and text[at:].strip():
        raise BadLine(at + 1, "record", text[at : at + 30])
    written, after = (notes.group(1), notes.group(2)) if notes else (None, None)
    return r.Action(
        int(head.group(1)),
        happened,
        moment(Word(written, at + 1), 0, zone) if written else happened,
        text[head.end() : arrow],
        tuple(records),
        int(after) if after is not None else None,
    )


def _arrow(text: str, start: int) -> int:
    """Return the position of `` => `` outside quotes."""
    quoted, at, text = False, start, text + " "
    while at < len(text):
        if text[at] == "\\" and quoted:
            at += 2
            continue
        if text[at] == '"':
            quoted = not quoted
        elif not quoted and text.startswith(" => ", at):
            return at
        at += 1
    raise BadLine(len(text), "=>")
