"""People and their entries: found, registered, bought in again, out."""
