"""The bot that plays any legal token, each as likely as the others: the floor under every other bot."""

from collections.abc import Sequence

from .observation import Observation


class RandomBot:
    """Plays uniformly at random over the legal tokens, in both games."""

    name = "random"

    def choose(self, observation: Observation, legal: Sequence[str], random: int) -> str:  # noqa: ARG002  # blind
        """One of ``legal``, picked by ``random`` alone. Raises ValueError if ``legal`` is empty."""
        if not legal:
            raise ValueError("no legal action to choose from")
        return legal[random % len(legal)]
