"""The parts of the conformance kit: each module shows one thing that every game owes its players.

A part is a function that looks at a `Spot`, a position of a random game, and fails with a message
that names the game, the seed, the entry and what differs.
"""
