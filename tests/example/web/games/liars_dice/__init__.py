"""Liar's Dice on the screen."""
