"""What lives in one process: its tables, who follows them, bots, time, the lobby."""
