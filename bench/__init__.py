"""Our speed beside a peer's: one run, rounds interleaved, ratios with their spread."""
