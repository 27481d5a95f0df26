"""The rules of the games, in plain Python: no screen, no clock, nothing but the standard library."""
