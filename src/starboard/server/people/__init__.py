"""People: accounts, names, passkeys, and how much each may do in a while."""
