"""The house bot of Dominate & Delegate: how a sensible commander plays."""
