"""The stored and sealed text of an action: word for word as files already written have it."""

from __future__ import annotations

import pytest

from core.say.records import Action, Bought, Noted, PlayerNoted, Record, chain, encoded, hashed, to_json


@pytest.mark.parametrize(
    ("record", "text"),
    [
        (Noted('Åsa \u2028 "x"'), '{"text":"Åsa \u2028 \\"x\\""}'),
        (Bought(1, "entry", 350, 50, 10_000), '{"entry":1,"kind":"entry","paid":350,"fee":50,"chips":10000}'),
        (
            PlayerNoted(2, "Bo", accessible=True),
            '{"player":2,"name":"Bo","nickname":"","number":"","note":"","accessible":true}',
        ),
    ],
)
def test_as_it_is_written(record: Record, text: str) -> None:
    assert to_json(record) == text


@pytest.mark.parametrize(
    ("after", "digest"),
    [
        (None, "11d0f2d76c8d71cbfab5127e357b502100861ee85a2586e9b606fdfff74f23cc"),
        (3, "17eda077675c4b2a805460e6e7c3b43d1840f455a533fb42ea3c56c682cc29f9"),
    ],
)
def test_the_seal(after: int | None, digest: str) -> None:
    action = Action(4, 1_000, 2_000, 'note "Åsa"', (Noted("Åsa"), Noted("Bo")), after)
    rows = encoded(action.records)
    assert chain("f" * 64, action, rows) == digest
    head = (action.id, action.happened, action.written, action.after, action.line)
    assert hashed("f" * 64, head, [word for row in rows for word in row]) == digest
