"""Kings Corner as people read it: its rules, section by section, and its deals."""
