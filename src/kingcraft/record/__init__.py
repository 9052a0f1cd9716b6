"""Records and positions: documents that anyone can replay with the rules alone (``docs/rules/records.md``)."""
