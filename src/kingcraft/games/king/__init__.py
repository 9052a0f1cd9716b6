"""King: four players, six negative deals, four positive ones with an auction (``docs/rules/king.md``)."""
