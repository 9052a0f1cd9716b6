"""The exact ending for two players with an empty stock."""
