"""Amounts as the lines and commands write them."""


def shown(amount: int, decimals: int) -> str:
    """Return an amount of the smallest unit in the currency, with a point."""
    if not decimals:
        return str(amount)
    whole, part = divmod(abs(amount), 10**decimals)
    return f"{'-' if amount < 0 else ''}{whole}.{part:0{decimals}}"
