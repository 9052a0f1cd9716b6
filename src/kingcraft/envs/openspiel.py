"""One deal as a game of OpenSpiel: ``pyspiel.load_game("kingcraft", {"rules": "king"})``.

Importing this module registers the game ``kingcraft``. Its parameters: ``rules``, a rule set as a short text
(:mod:`kingcraft.games.rule_text`), which also names the game; ``players``; ``dealer``; ``number``, the deal of the
match (from 0; in King it decides the contract). It is a deal, not a match, because a search can see its end. Every
type of observation exists (:class:`Observer`); none changes when cards that the seat cannot see are swapped.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from ..cards import TEXTS, cards_text
from ..extras import needs
from ..games.game import State
from ..games.match import check_players
from ..games.observation import Observation
from ..games.options import Json, RuleSet
from ..games.registry import DEFAULT_RULES, games, observe
from ..games.rule_text import parse_rule_text
from .parts import ENVIRONMENTS
from .worlds import dealt, decks_alike

with needs("Kingcraft's game for OpenSpiel", "openspiel"):
    import pyspiel

    from .tensors import Hands, Tensor

NAME: Final = "kingcraft"
_DEFAULTS: Final[Mapping[str, str | int]] = {"rules": DEFAULT_RULES, "players": 4, "dealer": 0, "number": 0}
#: No deal of any rule set is longer: fewer than 170 moves in one of Kings Corner, and after each all others may pass.
_LONGEST: Final = 52 + 171 * 7
#: A bound on the points of one deal under any options.
_MOST_POINTS: Final = 1_000_000.0
#: Worlds dealt at once for a state that is resampled again and again.
_WORLDS: Final = 64

#: The player or players whose private information an observer shows.
_HANDS: Final[Mapping[Any, Hands]] = {
    pyspiel.PrivateInfoType.NONE: "none",
    pyspiel.PrivateInfoType.SINGLE_PLAYER: "own",
    pyspiel.PrivateInfoType.ALL_PLAYERS: "all",
}

_TYPE: Final = pyspiel.GameType(
    short_name=NAME,
    long_name="Kings Corner and King",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=6,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=dict(_DEFAULTS),
)


class KingcraftGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """The rules of one deal. Raises :class:`~kingcraft.games.reasons.Refused` for invalid parameters."""

    def __init__(self, params: Mapping[str, Json] | None = None) -> None:
        values: dict[str, Json] = {**_DEFAULTS, **(params or {})}
        self.rules: RuleSet[object] = parse_rule_text(values["rules"])
        self.players, self.number = values["players"], values["number"]
        check_players(self.rules, self.players)
        self.dealer = values["dealer"] % self.players
        family = games()[self.rules.game]
        self.pack, self.tokens = family.pack(self.rules.options), family.tokens
        self.actions = {token: action for action, token in enumerate(self.tokens) if token}
        self.environment = ENVIRONMENTS[self.rules.game]
        self.sign = self.environment.sign(self.rules.options)
        super().__init__(_TYPE, self._info(), dict(params or {}))

    def _info(self) -> Any:
        return pyspiel.GameInfo(
            num_distinct_actions=len(self.tokens),
            max_chance_outcomes=52,
            num_players=self.players,
            min_utility=-_MOST_POINTS,
            max_utility=_MOST_POINTS,
            utility_sum=None,
            max_game_length=_LONGEST,
        )

    def new_initial_state(self) -> "KingcraftState":
        """Return the state before the first card is dealt."""
        return KingcraftState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """Return an observer of this type; None: of what a seat sees now. Raises ValueError for parameters."""
        if params:
            raise ValueError(f"observers have no parameters, not {params}")
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


@dataclass(frozen=True, slots=True)
class Now:
    """A deal at one moment."""

    deck: tuple[int, ...] = ()
    #: None while the deck is being dealt.
    state: State | None = None
    #: By seat: the cards that it was dealt and drew, in order.
    got: tuple[str, ...] = ()
    #: All that was public, in order.
    public: str = ""

    def __deepcopy__(self, memo: Any) -> "Now":
        return self


class KingcraftState(pyspiel.State):  # type: ignore[misc]
    """A deal of OpenSpiel; ``now`` is ours.

    Chance deals the deck face down, one card a node, all remaining cards equally likely; the stock is part of the
    deck. Actions are the action numbers of the rules, sorted. Rewards come at the end: the deal's points, with
    penalty points negated.
    """

    def __init__(self, game: KingcraftGame) -> None:
        super().__init__(game)
        self.now = Now()
        self._alike: dict[int, list[list[int]]] = {}

    def current_player(self) -> int:
        """Return the seat to act, chance, or the end."""
        if self.now.state is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.now.state.over else self.now.state.to_act

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the cards that are left in the pack, all equally likely."""
        left = sorted(set(self.get_game().pack).difference(self.now.deck))
        return [(card, 1 / len(left)) for card in left]

    def _legal_actions(self, player: int) -> list[int]:  # noqa: ARG002  # OpenSpiel asks about the seat to act only
        actions = self.get_game().actions
        return [] if self.now.state is None else sorted(actions[token] for token in self.now.state.legal())

    def _apply_action(self, action: int) -> None:
        game = self.get_game()
        self._alike = {}
        if self.now.state is None:
            self.now = _with_card(game, self.now, action)
        else:
            self.now = _with_token(game, self.now, game.tokens[action])

    def _action_to_string(self, player: int, action: int) -> str:
        token: str = TEXTS[action] if player == pyspiel.PlayerId.CHANCE else self.get_game().tokens[action]
        return token

    def is_terminal(self) -> bool:
        """Return whether the deal is over."""
        return self.now.state is not None and self.now.state.over

    def returns(self) -> list[float]:
        """Return each seat's points, more is better; 0 before the end."""
        game = self.get_game()
        if self.now.state is None or not self.now.state.over:
            return [0.0] * game.players
        return [float(game.sign * points) for points in self.now.state.scores()]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "KingcraftState":
        """Return a random deal that looks the same to ``player``, all that the rules allow equally likely (for ISMCTS).

        ``sampler`` returns random numbers from 0 to 1. Raises ValueError before all is dealt and after the end.
        """
        state = self.now.state
        if state is None or state.over:
            raise ValueError("nothing is hidden before the deal and after it")
        decks = self._alike.setdefault(player, [])
        if not decks:
            decks += decks_alike(state, self.now.deck, player, _WORLDS, int(sampler() * (1 << 53)))
        other: KingcraftState = self.get_game().new_initial_state()
        for card in decks.pop():
            other.apply_action(card)
        for _, token in observe(state).history:
            other.apply_action(self.get_game().actions[token])
        return other

    def __str__(self) -> str:
        return f"{cards_text(self.now.deck)} |{self.now.public}"


def _with_card(game: KingcraftGame, now: Now, card: int) -> Now:
    deck = (*now.deck, card)
    if len(deck) < len(game.pack):
        return Now(deck)
    state = dealt(game.rules, game.players, game.dealer, game.number, deck)
    got = tuple(" ".join(observe(state, seat).hand) for seat in range(game.players))
    return Now(deck, state, got, game.environment.public(state))


def _with_token(game: KingcraftGame, now: Now, token: str) -> Now:
    assert now.state is not None
    after = now.state.apply(token)
    got, public = now.got, f"{now.public} {token}"
    if news := game.environment.news(now.state, after):
        got = tuple(had + new for had, new in zip(got, news.seats, strict=True))
        public += news.public
    return Now(now.deck, after, got, public)


class Observer:
    """What can be seen of a deal, by OpenSpiel's types (``observation.py`` there). No type shows the stock.

    - Public information: what an onlooker sees. Private information of a seat: its hand, in Kings Corner also its last
      draw; with perfect recall the cards that it has received, in order.
    - ``string_from`` without recall: JSON. Public information and one seat: the seat's Observation. Public information
      alone: the onlooker's Observation, the same for all seats. All seats: a list of their private parts, below
      ``seats`` of the onlooker's Observation if that is shown. Neither public nor private: an empty string.
    - ``tensor``: the same as numbers (:mod:`kingcraft.envs.tensors`), seats counted from the one that looks, or from
      seat 0 for public information alone. None with perfect recall, and if nothing is shown.
    """

    def __init__(self, game: KingcraftGame, kind: Any) -> None:
        self._public, self._recalls = bool(kind.public_info), bool(kind.perfect_recall)
        self._hands = _HANDS[kind.private_info]
        self._numbers: Tensor | None = None
        if not self._recalls and (self._public or self._hands != "none"):
            self._numbers = Tensor(game.rules.game, game.players, public=self._public, hands=self._hands)
        self.tensor = None if self._numbers is None else self._numbers.tensor
        self.dict = {} if self._numbers is None else self._numbers.pieces

    def set_from(self, state: KingcraftState, player: int) -> None:
        """Write what ``player`` sees into ``tensor``; while the deck is being dealt, zeros."""
        if self._numbers is None:
            return
        if state.now.state is None:
            self._numbers.tensor.fill(0)
        else:
            self._numbers.write(*self._sights(state.now.state, player))

    def string_from(self, state: KingcraftState, player: int) -> str:
        """Return what ``player`` sees, or has seen, as text."""
        now, own = state.now, f"{player}: " if self._hands == "own" else ""
        if now.state is None:
            return own + (f"{len(now.deck)} cards are dealt" if self._public else "")
        if self._recalls:
            got = {"none": [], "own": [now.got[player]], "all": [" / ".join(now.got)]}[self._hands]
            return own + " | ".join([*got, *([now.public] if self._public else [])])
        shown = self._shown(now.state, player)
        return msgspec.json.encode(shown).decode() if shown else ""

    def _sights(self, state: State, player: int) -> list[Observation]:
        count = state.players if self._hands == "all" else 1
        seats = [(player + step) % state.players for step in range(count)]
        return [observe(state, None if self._hands == "none" else seat) for seat in seats]

    def _shown(self, state: State, player: int) -> Json | Observation:
        if self._hands == "own":
            return observe(state, player) if self._public else _private(state, player)
        public = msgspec.to_builtins(observe(state)) if self._public else {}
        if self._hands == "none":
            return public
        seats = [_private(state, seat) for seat in range(state.players)]
        return public | {"seats": seats} if self._public else seats


def _private(state: State, seat: int) -> dict[str, Json]:
    own = msgspec.to_builtins(observe(state, seat))
    return {name: own[name] for name in ("seat", "hand", "drew") if name in own}


pyspiel.register_game(_TYPE, KingcraftGame)
