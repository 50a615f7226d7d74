"""Hands that matter to the floor: hand-for-hand, the clock called, busts at one time, misdeals."""
