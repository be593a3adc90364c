"""Flight school: small exercises with one idea each, flown as they were planned."""
