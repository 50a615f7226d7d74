"""Every fact that can be written down, by family; ``core.say.records`` unites them."""
