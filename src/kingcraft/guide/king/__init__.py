"""King as people read it: its rules, section by section, and its deals."""
