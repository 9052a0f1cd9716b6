"""The guide: rules as people read them. Rule pages, house rules in words, matches told deal by deal."""
