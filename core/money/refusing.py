"""Money that cannot be computed as asked: a code for programs and a sentence for people."""

from core.money.writing import shown


class RefusedMoney(Exception):
    """The payouts or the deal cannot be computed. ``code`` is for programs; the sentence is for people, with
    the amounts, in the smallest unit of the currency, where it names them in braces."""

    def __init__(self, code: str, sentence: str, **amounts: int) -> None:
        super().__init__(sentence)
        self.code, self.sentence, self.amounts = code, sentence, amounts

    def words(self, decimals: int) -> str:
        """Return the sentence with its amounts as the lines write them."""
        return self.sentence.format(**{x: shown(amount, decimals) for x, amount in self.amounts.items()})
