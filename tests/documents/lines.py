"""``assets/lines.md``: every line of the text form, from the acts of all formats. Each example is done in the
night that the tests of undo play for it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from core.say.acts import SEVERAL, VERBS, Act, Argument, Form
from core.tournament.settings import DEFAULTS
from gui.words import commands
from gui.words.words import setting_name
from tests.formats.undone import Case
from tests.unit.formats.chicago import test_undone as chicago
from tests.unit.formats.team import test_undone as team
from tests.unit.log import test_undo as holdem
from tests.unit.night import small

EXAMPLES = 3
# How each form is written, with its unit.
FORMS: dict[Form, str] = {
    "entry": 'a player: `"Anna Ek"` (one word needs no quotes), the seat `7.4`, the entry `e12`, the club '
    "number `no:123`",
    "entries": "one or more players, written like `entry`",
    "player": 'a player who may be out: `"Anna Ek"`, `p7` or `no:123`',
    "name": "a name, in quotes if it has several words",
    "names": "one or more names in quotes",
    "people": "names in quotes, each followed by its details as in `register`",
    "table": "the label of an open table: `7`",
    "tables": "the labels of one or more open tables",
    "label": "the label of a table that need not be open",
    "seat": "table and seat: `7.4`",
    "seats": "one or more seats",
    "text": "a text, in quotes if it has several words; `\\n` is a new line",
    "quoted": "a text in quotes; where none stand there, there is none",
    "word": "one of the words that the refusal lists",
    "key": "the name of a setting, listed under `set`",
    "value": "the value of the setting; `none` for no number",
    "int": "a whole number: `1200`, `25k`, `1.5m`",
    "money": "whole units of the currency: `350`; as a price also `300+50`, 300 for the pool and a fee of "
    "50, and `200+50+100` with a bounty of 100",
    "chips": "one or more chip values: `25 100 500`",
    "numbers": "one or more whole numbers",
    "counts": "one or more seats, each with a number: `4:2`",
    "cards": "one or more seats, each with a card: `4:As`",
    "blinds": "small and big blind: `400/800`",
    "share": "a percentage or an amount: `10%`, `600`",
    "parts": "one or more players, written like `entry`, each with an amount",
    "shares": "percentages or amounts, the first place first: `50% 30% 20%`",
    "kept": "a percentage of the money taken without fees and bounties, an amount, or so many times it: "
    "`5%`, `7x150`",
    "words": "words such as `7`, `15% down`, `grid 2-8:1 9-20:3`: as in `money-json.md`; `none` for none",
    "length": "minutes `20`, minutes and seconds `3:20` or `3.20`, or `open`",
    "duration": "minutes `20`, minutes and seconds `3:20` or `3.20`, hours `1:02:10`, `90s`; `-` goes back",
    "time": "a time that has come: `19:42`, or in full `2026-11-20T19:42+01:00`",
    "coming": "a time to come, written like `time`",
    "row": "the number of a row of the structure, breaks included, from 1",
    "rows": "one or more lines of `add level` and `add break`, each in quotes",
    "until": "the number of a level, breaks not included, from 1, or a time, written like `time`: the first "
    "from six hours before the line on",
    "action": "the number of an action in the log",
    "flag": "the word alone",
}
HEAD = """# The lines of Riffle

A line is one action of the director. The command bar (`/` or Ctrl+K), `main.py script FILE`, the catch-up of
a night on paper and an exported tournament all read these lines. In a file each stands on a line of its own;
`#` begins a comment.

    19:42 eliminate "Bo Sund" by "Anna Ek"

- A **time** may stand first: `19:42`, a full time `2026-11-20T19:42+01:00`, or `+3:20` after the line before.
  Without one the line happens now; in a script, when the line before it happened.
- The **verb** comes next, then its values: first those without a word of their own, in this order, then each
  after its word, in any order.
- `override "the reason"` at the end overrules what the rulebook forbids.
- Texts of several words stand in `"quotes"`, with `\\"` for a quote within and `\\n` for a new line.

This page is made from the program: `python -m tests.documents`. Each example has been played.

## How values are written
"""


def lines() -> str:
    """Return the page."""
    parts = [HEAD, "| form | written |\n|---|---|"]
    parts[-1] += "".join(f"\n| `{form}` | {said} |" for form, said in FORMS.items())
    for title, cases in played().items():
        parts.append(f"\n## {title}\n")
        parts += [_verb(VERBS[verb], examples) for verb, examples in cases.items()]
    return "\n".join(parts) + "\n"


def played() -> dict[str, dict[str, list[str]]]:
    """Return the examples of each verb, by format. Every one was done; one that is refused raises."""
    return {
        "Every tournament and hold’em elimination": {x: [*_holdem(y)] for x, y in holdem.CASES.items()},
        "Team poker": {x: [*_team(y)] for x, y in team.CASES.items()},
        "Chicago": {x: [*_chicago(y)] for x, y in chicago.CASES.items()},
    }


def _holdem(cases: list[holdem.Case]) -> Iterator[str]:
    for case in cases[:EXAMPLES]:
        night = small(started=case.started)
        night.wait(seconds=123)
        night.run(case.before)
        night.wait(seconds=61)
        night.do(case.line)
        yield case.line


def _team(cases: list[tuple[Callable[[], team.Made], Case]]) -> Iterator[str]:
    for make, case in cases[:EXAMPLES]:
        night, said = make()
        night.run(case.before.format(**said))
        night.wait(seconds=13)
        line = case.line.format(**said)
        night.do(line)
        yield line


def _chicago(cases: list[Case]) -> Iterator[str]:
    for case in cases[:EXAMPLES]:
        night, said = chicago.prepared(case.before)
        night.wait(seconds=13)
        line = case.line.format(**said)
        night.do(line)
        yield line


def _verb(act: type[Act], examples: list[str]) -> str:
    written = " ".join([act.VERB, *map(_written, act.ARGUMENTS)])
    about = commands.explained(act.VERB)
    text = [f"### `{act.VERB}`\n", f"{about[:1].upper()}{about[1:]}.\n", f"    {written}\n"]
    if act.ARGUMENTS:
        rows = [
            f"| `{a.word or a.name.upper()}` | `{a.form}` | {_default(a)} | {_meaning(act, a)} |"
            for a in act.ARGUMENTS
        ]
        text.append("\n".join(["| field | form | default | |", "|---|---|---|---|", *rows]) + "\n")
    if act.VERB == "set":
        text.append("\n".join(_settings()) + "\n")
    text.append("".join(f"    {line}\n" for line in dict.fromkeys(examples)))
    return "\n".join(text)


def _meaning(act: type[Act], a: Argument) -> str:
    return commands.keyword(act.VERB, a.word) if a.word else ""


def _written(a: Argument) -> str:
    value = a.name.upper() + ("…" if a.form in SEVERAL or a.form == "people" else "")
    whole = value if not a.word else a.word if a.form == "flag" else f"{a.word} {value}"
    return whole if a.required else f"[{whole}]"


def _default(a: Argument) -> str:
    if a.required:
        return "must be given"
    if a.default in (None, False, "", ()):
        return ""
    return f"`{a.default}`"


def _settings() -> Iterator[str]:
    yield "| setting | default | |"
    yield "|---|---|---|"
    for key, default in DEFAULTS.items():
        value = "`none`" if default is None else f"`{default}`" if default != "" else "empty"
        yield f"| `{key}` | {value} | {setting_name(key)} |"
