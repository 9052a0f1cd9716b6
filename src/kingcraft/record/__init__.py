"""Records and positions: documents anybody can replay with nothing but the rules (``docs/rules/records.md``)."""
