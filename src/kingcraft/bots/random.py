"""The bot that plays any legal token, each as likely as the others: every other bot must be better."""

from .decision import Decision


class RandomBot:
    """Plays uniformly at random over the legal tokens."""

    name = "random"

    def choose(self, decision: Decision) -> str:
        """Return one of ``decision.legal``, picked by ``decision.random`` alone."""
        return decision.legal[decision.random % len(decision.legal)]
