"""Cards: how they are written, which is higher, and a pack shuffled from a secret that anybody can repeat."""

import hashlib
import struct

RANKS = "23456789TJQKA"
SUITS = "shdc"
PACK = tuple(rank + suit for suit in SUITS for rank in RANKS)
TAG = "riffle-race-1"


def card(text: str) -> str | None:
    """Return ``As`` for ``as``, ``AS``; ``Th`` for ``10h``; None if it is not a card."""
    rank, suit = text[:-1].upper(), text[-1:].lower()
    text_form = ("T" if rank == "10" else rank) + suit
    return text_form if text_form in PACK else None


def height(one: str, suits: str) -> tuple[int, int]:
    """Return a number that is larger for a higher card: by rank, then by suit (``suits``: highest first)."""
    return RANKS.index(one[0]), -suits.index(one[1])


def shuffled(secret: str) -> tuple[str, ...]:
    """Return the pack in the order it is dealt from: by a 64-bit number for each card of ``PACK``, out of
    SHAKE-256 over the secret. Two equal numbers leave their cards in the pack's order."""
    stream = hashlib.shake_256(f"{TAG}:{secret}".encode()).digest(8 * len(PACK))
    numbers = struct.unpack(f">{len(PACK)}Q", stream)
    return tuple(PACK[i] for i in sorted(range(len(PACK)), key=numbers.__getitem__))
