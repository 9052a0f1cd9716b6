"""The rules: options, tokens, reasons, and the games, which never import each other."""
