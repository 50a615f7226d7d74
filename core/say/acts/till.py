"""The acts of the till. They are refused while the setting ``till`` is off."""

from __future__ import annotations

from core.say.acts.base import Act, arg


class Collect(Act, verb="collect"):
    """Take a payment by a method of the club's; without an amount all that is owed. By the method ``prize``
    the debt is set off against what the player has won."""

    player: int = arg("player", required=True, out=True)
    amount: int | None = arg("money")
    method: str = arg("text", default="")


class Refund(Act, verb="refund"):
    """Give back what was collected; without an amount what was collected for purchases taken back."""

    player: int = arg("player", required=True, out=True)
    amount: int | None = arg("money")
    method: str = arg("text", default="")


class PayOut(Act, verb="pay out"):
    """Pay a prize and bounties won; without an amount all that is due, less what the player owes. A team's is
    ``divided`` among its members, or paid whole to the one named."""

    player: int = arg("player", required=True, out=True)
    amount: int | None = arg("money")
    method: str = arg("text", default="")
    divided: bool = arg("flag", "divided", False)


class MoveTill(Act, verb="till"):
    """Put the ``float`` into the till, or money ``in`` or ``out`` for a reason: in the first method."""

    way: str = arg("word", required=True)
    amount: int = arg("money", required=True)
    reason: str = arg("text", default="")


class CountTill(Act, verb="till count"):
    """Say how much of a method was counted in the till."""

    method: str = arg("text", required=True)
    amount: int = arg("money", required=True)
