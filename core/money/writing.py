"""Amounts as the lines write them."""


def shown(amount: int, decimals: int) -> str:
    """Return an amount of the smallest unit in the currency, with a point."""
    if not decimals:
        return str(amount)
    whole, part = divmod(amount, 10**decimals)
    return f"{whole}.{part:0{decimals}}"
