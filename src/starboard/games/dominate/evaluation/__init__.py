"""The end of a campaign: how the war went, and what the papers write about it (DD-EVAL)."""
