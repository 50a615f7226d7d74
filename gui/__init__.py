"""The windows, the projected clock and the paper: the only part of Riffle that knows Qt."""
