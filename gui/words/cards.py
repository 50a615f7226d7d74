"""Cards as they are said: the ace of spades."""

from gui.words.tr import Context, mark

tr = Context("chips")

_RANKS = {
    "A": mark("ace"), "K": mark("king"), "Q": mark("queen"), "J": mark("jack"), "T": mark("10"),
}  # fmt: skip
_SUITS = {
    "s": mark("{rank} of spades"), "h": mark("{rank} of hearts"), "d": mark("{rank} of diamonds"),
    "c": mark("{rank} of clubs"),
}  # fmt: skip
RED_SUITS = "hd"
_SIGNS = {"s": "♠", "h": "♥", "d": "♦", "c": "♣"}


def card_words(card: str) -> str:
    """Return ``ace of spades`` for ``As``; what is no card stays as it is."""
    rank, suit = card[:-1], card[-1:]
    if suit not in _SUITS:
        return card
    return tr(_SUITS[suit], rank=tr(_RANKS[rank]) if rank in _RANKS else rank)


def card_sign(card: str) -> str:
    """Return ``A♠``."""
    rank = "10" if card[:1] == "T" else card[:1]
    return f"{rank}{_SIGNS.get(card[1:], card[1:])}"
