"""Dice Miner, the dice game, as a Python library."""
