"""Chance that can be had again: a stream of bytes from a seed, for demo nights and headless scripts.

Real draws do not use it: they are given the system's own entropy.
"""

import hashlib
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


class Chance:
    """The same seed gives the same numbers, on every machine and Python."""

    def __init__(self, seed: int | str) -> None:
        self._seed, self._block, self._left = str(seed), 0, b""

    def bytes(self, count: int) -> bytes:
        """Return the next ``count`` bytes of SHAKE-256 over the seed and a block number."""
        while len(self._left) < count:
            text = f"riffle-chance:{self._seed}:{self._block}"
            self._left += hashlib.shake_256(text.encode()).digest(4096)
            self._block += 1
        out, self._left = self._left[:count], self._left[count:]
        return out

    def below(self, limit: int) -> int:
        """Return a whole number below ``limit`` (the bias of 64 bits does not show at these sizes)."""
        return int.from_bytes(self.bytes(8), "big") % limit

    def share(self) -> float:
        """Return a number from 0 up to, not including, 1."""
        return int.from_bytes(self.bytes(6), "big") / (1 << 48)

    def pick(self, among: Sequence[T]) -> T:
        return among[self.below(len(among))]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        order = sorted((self.bytes(8), i) for i in range(len(items)))
        return [items[i] for _, i in order]
