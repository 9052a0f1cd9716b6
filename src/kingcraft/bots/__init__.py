"""Players that are programs. A bot is given an Observation, never a State."""
