"""The action round: prepared, announced, planned, called out (SA-SETUP, SA-PLAN, SA-ANN)."""
