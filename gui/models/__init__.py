"""What the pages show, as plain values and Qt models: read from the tournament, never decided here."""
