"""The dataclasses of values and of the state have the methods of the standard library's."""

import dataclasses
from dataclasses import dataclass

import pytest


@dataclass(frozen=True, slots=True)
class Fixed:
    left: int
    right: int = 2


@dataclass(slots=True)
class Altered:
    left: int
    right: int = 2


@dataclass(slots=True, kw_only=True)
class Counted:
    left: int
    seats: list[int] = dataclasses.field(default_factory=list)
    count: int = dataclasses.field(init=False, compare=False)

    def __post_init__(self) -> None:
        self.count = len(self.seats)


@pytest.mark.parametrize("cls", [Fixed, Altered])
def test_two_are_equal_by_their_fields_and_their_class(cls: type) -> None:
    assert cls(1) == cls(1, 2) != cls(2)
    assert cls(1) != dataclasses.make_dataclass(cls.__name__, ["left", "right"])(1, 2)
    assert repr(cls(1)) == f"{cls.__name__}(left=1, right=2)"


def test_only_a_fixed_one_has_a_hash() -> None:
    assert hash(Fixed(1)) == hash(Fixed(1, 2))
    with pytest.raises(TypeError):
        hash(Altered(1))


def test_an_object_is_made_of_its_fields_as_they_are_declared() -> None:
    assert (Counted(left=1).seats, Counted(left=1, seats=[4, 5]).count) == ([], 2)
    assert Counted(left=1).seats is not Counted(left=1).seats
    assert dataclasses.replace(Fixed(1), right=3) == Fixed(1, 3)
    for wrong in ((), (1, 2, 3)):
        with pytest.raises(TypeError, match=r"Fixed\.__init__\(\)"):
            Fixed(*wrong)
    with pytest.raises(TypeError, match="positional"):
        Counted(1)  # type: ignore[call-arg]


@dataclass(slots=True)
class Begun:
    left: int
    right: int = dataclasses.field(init=False, default=5)


def test_a_field_that_is_no_parameter_has_its_default() -> None:
    assert Begun(1).right == 5
