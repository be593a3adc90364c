"""What a campaign leaves behind: the log book, mission cards and reward cards (DD-LOG, REWARD)."""
