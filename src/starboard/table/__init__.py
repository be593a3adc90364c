"""A table: a match and who sits around it. Pure: state in, change out, nothing is read or written.

    chairs.py    who sits where, what everybody is called, who is a bot
    orders.py    standing orders: windows that people let go by
    consent.py   who has to agree before something is taken back
    bots.py      which bot steps in for whom, and how it decides
    words.py     questions, moves, refusals and costs as people read them
    entries.py   a match from its log, and the log from a match
    table.py     all of it around one match in memory: whose decision is next, and what follows

Terminal, laboratory and server stand on it: the terminal is a screen around a table, the gym
adapters drive one, the server adds people, proposals and clocks.
"""
