"""The rules of the game, written once and compiled: one small file a phase.

Nothing in here knows of bots, JSON, clocks or networks, nor of files but for the compiler's cache.
"""
