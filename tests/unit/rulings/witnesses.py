"""A witness of every outcome: answers it decides, and all that the ruling then says.

``python -m tests.unit.rulings.witnesses`` writes them anew, into ``witnesses.json`` beside this file; what
changed in it is then to be read. Whatever is altered in the data changes a witness.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from core.rulebook import shelf
from core.rulings.command import _ruling
from core.rulings.found import UNKNOWN
from core.rulings.situations import shipped
from core.rulings.ways import ways
from tests.unit.rulings.asking import BOOKS, asked, deciding, own

FILE = Path(__file__).parent / "witnesses.json"
Json = dict[str, Any]


def witnessed() -> Iterator[tuple[str, str, dict[str, str]]]:
    """Yield situation, book and answers for each outcome of each book, and for each silence."""
    r = shipped()
    for situation in own():
        for book in BOOKS:
            seen: set[object] = set()
            for texts, ruling in ways(r, situation, shelf.shipped()[book]):
                if ruling is None:
                    continue
                found = deciding(r, situation, shelf.shipped()[book], texts)
                case = (id(found[1]) if found else 0, ruling.outcome)
                if case not in seen:
                    seen.add(case)
                    yield situation.id, book, texts


def told(situation: str, book: str, answers: dict[str, str]) -> Json:
    """Return all that the ruling says of these answers."""
    given = {name: answers[text[2:]] if text.startswith("= ") else text for name, text in answers.items()}
    asks = shipped().situations[situation].asks
    told = {name: text for name, text in given.items() if name in asks and text != UNKNOWN}
    found = asked(situation, book, **told)
    assert found.ruling is not None
    return {"ruling": _ruling(found.ruling), "readings": [_ruling(x) for x in found.readings]}


def written() -> list[Json]:
    return [
        {"situation": situation, "book": book, "answers": answers, **told(situation, book, answers)}
        for situation, book, answers in witnessed()
    ]


if __name__ == "__main__":
    lines = [json.dumps(x, ensure_ascii=False) for x in written()]
    FILE.write_text("[\n" + ",\n".join(lines) + "\n]\n", "utf-8")
    print(len(lines))
