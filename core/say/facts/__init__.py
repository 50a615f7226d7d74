"""Every fact that can be written down, by family; ``core.say.records`` unites them."""

from __future__ import annotations


class Fact:
    """The base of everything that can be written down: dataclasses, frozen and with slots."""

    __slots__ = ()
