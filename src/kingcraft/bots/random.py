"""The bot that plays any legal token, each as likely as the others: the floor under every other bot."""

from .decision import Decision


class RandomBot:
    """Plays uniformly at random over the legal tokens, in both games."""

    name = "random"

    def choose(self, decision: Decision) -> str:
        """One of ``decision.legal``, picked by ``decision.random`` alone."""
        return decision.legal[decision.random % len(decision.legal)]
