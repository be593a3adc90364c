"""The ship's computer: which clips an announcement is made of, and when each begins."""
