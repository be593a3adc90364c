"""The exploration campaign and the log book (SA-CAMP, SA-LOG)."""
