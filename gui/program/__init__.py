"""What the windows stand on: sessions, time, sound, workers, what is kept, and reports."""
