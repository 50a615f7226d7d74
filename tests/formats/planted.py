"""Errors planted in the records and the fold of a format: nothing of them is stored or shown."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields, replace
from typing import Any

import pytest

from core.formats.format import of
from core.say import records as r
from core.say.reasons import OurError, Refused
from core.text import script
from tests.unit.night import Night

NOBODY = 10**6
"""The id of nothing that is there."""


# Ids that are new with the record, and a heat that is only planned.
FREE = {("TeamRegistered", "team"), ("HeatPlanned", "heat")}


def altered(record: r.FormatFact, named: frozenset[str]) -> Iterator[tuple[str, r.FormatFact]]:
    """Yield the record with each field that is ``named`` changed to something that is not there."""
    for field in fields(record):  # type: ignore[arg-type]
        value = getattr(record, field.name)
        if field.name not in named or (type(record).__name__, field.name) in FREE:
            continue
        if isinstance(value, tuple):
            yield field.name, replace(record, **{field.name: (*value[:-1], NOBODY)})  # type: ignore[type-var]
        else:
            yield field.name, replace(record, **{field.name: NOBODY})  # type: ignore[type-var]


def stores_nothing(night: Night, line: str, named: frozenset[str]) -> set[tuple[str, str]]:
    """Plant errors in what the line brings. Return the kinds of its records and the fields that were
    altered."""
    meant = script.parse(line, night.state, night.director.now(), night.zone)
    assert meant is not None
    action = night.director.decide(meant.act, override=meant.override)
    stored, shown = list(night.log.actions), night.copy()
    own = [(i, x) for i, x in enumerate(action.records) if isinstance(x, r.FormatFact)]
    planted = set()

    def nothing_is_stored(do: Callable[[], Any], *reasons: Any) -> None:
        with pytest.raises(Refused) as refused:
            do()
        assert refused.value.reasons == reasons or not reasons
        assert night.log.actions == stored
        assert night.state == shown

    for i, record in own:
        for field, wrong in altered(record, named):
            records = (*action.records[:i], wrong, *action.records[i + 1 :])
            planted.add((type(record).__name__, field))
            nothing_is_stored(lambda: night.director.bring(replace(action, records=records)))  # noqa: B023
    fold: dict[type[Any], Any] = of(night.state).fold  # type: ignore[assignment]
    for kind in {type(x) for _, x in own}:
        with pytest.MonkeyPatch.context() as patched:
            patched.setitem(fold, kind, _half(fold[kind]))
            nothing_is_stored(lambda: night.director.do(meant.act, override=meant.override), OurError())
    night.director.do(meant.act, override=meant.override)
    night.check()
    return planted


def _half(takes: Callable[..., None]) -> Callable[..., None]:
    def fails(*what: Any) -> None:
        takes(*what)
        raise ZeroDivisionError

    return fails
