"""The guide: rules as people read them. Rule pages, house rules in words, and matches deal by deal."""
