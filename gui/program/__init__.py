"""The base of the windows: sessions, time, sound, workers, kept settings, and reports."""
