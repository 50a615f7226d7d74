"""What is said and what is written down are the standard library's frozen dataclasses, made when needed."""

import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import FrozenInstanceError, dataclass, fields, is_dataclass, replace
from threading import Barrier
from typing import Any, ClassVar

import pytest

import core.say.acts
import core.say.becauses
import core.say.duties
import core.say.reasons
import core.text.opening  # noqa: F401
from core.say.facts import Fact, fact
from core.say.said import ByFields, Said, Typed


def _made() -> Any:
    """Return a new type, and one derived from it: no value of either has been made."""
    base = type("Base", (Said,), {"__annotations__": {"left": "int", "right": "int"}, "right": 2})
    return type("Below", (base,), {"__annotations__": {"more": "str", "left": "int"}, "more": "x", "left": 7})


def test_a_type_is_made_a_dataclass_with_its_bases_by_its_first_value() -> None:
    below = _made()
    base = below.__mro__[1]
    assert "__dataclass_fields__" not in vars(base)
    one = below(right=3)
    assert one.fields() == {"left": 7, "right": 3, "more": "x"}
    assert [x.name for x in fields(below)] == list(below.field_names) == ["left", "right", "more"]
    assert base(left=1).fields() == {"left": 1, "right": 2}


def test_a_base_may_have_values_before_what_derives_from_it() -> None:
    below = _made()
    assert below.__mro__[1](left=1).fields() == {"left": 1, "right": 2}
    assert below().fields() == {"left": 7, "right": 2, "more": "x"}


def test_the_first_value_refuses_what_the_next_ones_refuse() -> None:
    for wrong in ({}, {"left": 1, "other": 1}):
        base = _made().__mro__[1]
        for _ in range(2):
            with pytest.raises(TypeError, match="argument"):
                base(**wrong)
    with pytest.raises(TypeError, match="positional"):
        _made()(1)


def test_threads_may_have_a_first_value_at_once() -> None:
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(4) as pool:
            for _ in range(50):
                below, gate = _made(), Barrier(4)

                def first(below: Any = below, gate: Barrier = gate) -> Any:
                    gate.wait()
                    return below(right=3).fields()

                found = [pool.submit(first) for _ in range(4)]
                assert [x.result() for x in found] == [{"left": 7, "right": 3, "more": "x"}] * 4
    finally:
        sys.setswitchinterval(before)


def test_a_value_is_frozen_and_equal_by_its_type_and_its_fields() -> None:
    below = _made()
    one = below(right=3)
    with pytest.raises(FrozenInstanceError):
        one.right = 4
    assert one == one.but() == below(right=3)
    assert hash(one) == hash(below(right=3))
    assert one != below(right=4)
    assert one != _made()(right=3)
    assert repr(one) == "Below(left=7, right=3, more='x')"


def _below(cls: type[Typed]) -> Iterator[type[Typed]]:
    for each in cls.__subclasses__():
        yield each
        yield from _below(each)


def test_every_type_names_the_fields_that_its_dataclass_has() -> None:
    count = 0
    for cls in _below(Typed):
        with pytest.raises(TypeError):
            cls(no_such_field=1)
        assert tuple(x.name for x in fields(cls)) == cls.field_names, cls  # type: ignore[arg-type]
        count += 1
    assert count > 400


@fact
class Sold(Fact):
    left: int
    right: int = 2


@fact
class Bought(Fact):
    left: int
    right: int = 2


def test_a_fact_is_frozen_with_slots_and_equal_by_its_type_and_its_fields() -> None:
    assert Sold(1) == Sold(1, 2)
    assert hash(Sold(1)) == hash(Sold(1, 2))
    assert Sold(1) != Sold(2)
    assert Sold(1) != Bought(1)
    assert repr(Sold(1)) == "Sold(left=1, right=2)"
    with pytest.raises(FrozenInstanceError):
        Sold(1).left = 2  # type: ignore[misc]
    assert not hasattr(Sold(1), "__dict__")


@dataclass(frozen=True, eq=False, repr=False)
class Price(ByFields):
    unit: ClassVar[str] = "kr"
    paid: int
    fee: int = 0


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Slotted(ByFields):
    paid: int
    fee: int = 0


@pytest.mark.parametrize("kind", [Price, Slotted])
def test_a_value_is_frozen_and_equal_by_its_type_and_all_its_fields(kind: type[Any]) -> None:
    assert kind.field_names == ("paid", "fee") == tuple(x.name for x in fields(kind))
    assert kind(1) == kind(1, 0) == replace(kind(2), paid=1)
    assert hash(kind(1)) == hash(kind(1, 0))
    assert kind(1) != kind(1, 1)
    assert Price(1) != Slotted(1)
    assert repr(kind(1)) == f"{kind.__name__}(paid=1, fee=0)"
    with pytest.raises(FrozenInstanceError):
        kind(1).paid = 2
    assert hasattr(kind(1), "__dict__") == (kind is Price)


def _values(base: type[Any]) -> Iterator[type[Any]]:
    for each in base.__subclasses__():
        if each is not Typed:
            yield each
            yield from _values(each)


def test_every_value_is_compared_by_the_base_alone() -> None:
    """One made without ``eq=False`` would have equality written for it again."""
    found: list[type[Any]] = [
        x for x in _values(ByFields) if x.__module__.startswith("core.") and is_dataclass(x)
    ]
    assert len(found) > 100
    again = {"__eq__", "__hash__", "__repr__"}
    assert [cls for cls in found if again & vars(cls).keys()] == []
    assert [cls for cls in found if cls.field_names != tuple(x.name for x in fields(cls))] == []
