"""The rules: options, tokens and reasons, and the two games that never import each other."""
