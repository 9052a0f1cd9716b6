"""What a player made of a match, deal by deal, and what they found out in it (``docs/profile.md``)."""
