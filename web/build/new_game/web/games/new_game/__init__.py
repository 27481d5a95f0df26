"""NewGame on the screen: its game.py says what it is made of."""
