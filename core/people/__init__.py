"""Players and their entries: registering, re-entering, busting, and the places that follow."""
