"""The program around its windows: start, sessions, time, sound, reports and the commands."""
