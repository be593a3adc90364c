"""Many plans a second: the mission round on flat lists of numbers, compiled where numba is there.

`layout` says which number stands where, `encode` writes a ship and its threats down as numbers,
`crew`, `weapons`, `effects`, `threats` and `turns` are the rules once more, on those numbers, and
`search` climbs through plans. All of them are plain Python on plain lists; `compiled` makes
machine code of the same functions, so that the answers are the same with numba and without.
"""
