"""Many games at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space

from .actions import OfferedActions, against, as_actions, as_setup
from .engine import ACTIONS, Batch, Env

_LIMITS = np.iinfo(np.int16)


@dataclass(frozen=True)
class Step:
    """What came of a step, a line for each game. The arrays are filled anew by the next step: copy what you keep."""

    observations: np.ndarray
    """What the seat that decides may know, int16."""
    action_masks: np.ndarray
    """1 for every action that is offered, int8."""
    seats: np.ndarray
    """Who decides, uint8."""
    rewards: np.ndarray
    """What a game that ended with this step brought each seat, float32."""
    ended: np.ndarray
    """1 where a game ended, 2 where it was stopped; everything else is of the next game already, uint8."""
    last: np.ndarray
    """How a game that ended stood for the seat that answered, int16."""


class VectorEnv:
    """``games`` of one kind, with the seeds ``seed``, ``seed + 1``, … A game that ends begins again with the next seed.

    The games are stepped on ``threads`` threads (0: one for each core) while other Python threads run. ``bots`` has the bot
    of each seat, or ``None`` where actions are asked for; ``setup`` and ``rounds`` are as for ``GrimoireEnv``.
    """

    def __init__(
        self,
        game: str,
        games: int,
        setup: dict[str, Any] | str | None = None,
        seed: int = 0,
        threads: int = 0,
        bots: Sequence[str | None] = (),
        rounds: int | None = None,
        seats: int | None = None,
    ) -> None:
        self._made = (game, games, as_setup(setup))
        self._how = {"threads": threads, "bots": list(bots), "rounds": rounds, "seats": seats}
        self.num_games = games
        self.reset(seed)

    def reset(self, seed: int) -> Step:
        """Begins all games anew, with the seeds ``seed``, ``seed + 1``, …"""
        game, games, setup = self._made
        self._batch = Batch(game, games, setup, seed, **self._how)
        self.names = self._batch.names()
        self.num_players = self._batch.players
        numbers = len(self.names)
        self.current = Step(
            observations=np.zeros((games, numbers), np.int16),
            action_masks=np.zeros((games, ACTIONS), np.int8),
            seats=np.zeros(games, np.uint8),
            rewards=np.zeros((games, self.num_players), np.float32),
            ended=np.zeros(games, np.uint8),
            last=np.zeros((games, numbers), np.int16),
        )
        self._batch.read(self.current)
        return self.current

    def step(self, actions: np.ndarray) -> Step:
        """One action in every game. If one of them is not offered, ``ValueError``, and nothing has changed."""
        self._batch.step(as_actions(actions, self.num_games), self.current)
        return self.current

    def step_at_random(self, seed: int) -> Step:
        """Random actions, chosen by the engine: how fast games can be stepped."""
        self._batch.step_at_random(seed, self.current)
        return self.current

    def answers(self) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """All offered actions: those of game ``n`` from ``offsets[n]`` to ``offsets[n + 1]``, and what each says."""
        return self._batch.answers()

    def action_name(self, game: int, action: int) -> str:
        """What an action that is offered in this game is, as JSON."""
        return self._batch.action_name(game, int(action))


class _ManyOffered(spaces.MultiDiscrete):
    """An action for every game; a sample is one of the actions that are offered now."""

    def __init__(self, games: int) -> None:
        super().__init__([ACTIONS] * games)
        self.offered = np.ones((games, ACTIONS), np.int8)

    def sample(self, mask: Any = None, probability: Any = None) -> np.ndarray:
        if mask is None and probability is None:
            mask = tuple(self.offered)
        return super().sample(mask=mask, probability=probability)


class GrimoireVectorEnv(gymnasium.vector.VectorEnv):
    """Many games for one learner, in all of them at the same seat, against bots.

    A game that ends begins again in the same step (``AutoresetMode.SAME_STEP``): ``final_obs`` in the info has how it
    stood. Everything else is as for ``GrimoireEnv``; actions that are not offered are refused, and no game has changed.
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        game: str,
        num_envs: int,
        opponents: str | Sequence[str | None] = "easy",
        seat: int = 0,
        setup: dict[str, Any] | str | None = None,
        rounds: int | None = None,
        seats: int | None = None,
        threads: int = 0,
    ) -> None:
        count = Env(game, as_setup(setup), seats=seats).seats
        if not 0 <= seat < count:
            raise ValueError(f"there is no seat {seat} in a game of {count}")
        self.seat = seat
        bots = against(opponents, seat, count) if count > 1 else []
        self._games = VectorEnv(game, num_envs, setup, 0, threads, bots, rounds, seats)
        self.names = self._games.names
        self.num_envs = num_envs
        self.single_observation_space = spaces.Dict(
            {
                "observation": spaces.Box(_LIMITS.min, _LIMITS.max, (len(self.names),), np.int16),
                "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
            }
        )
        self.single_action_space = OfferedActions()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = _ManyOffered(num_envs)

    def reset(
        self, *, seed: int | list[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, np.ndarray], dict[str, Any]]:
        """Begins all games. They follow from one seed: game ``n`` has the one ``n`` after that of the first."""
        if isinstance(seed, (list, tuple, np.ndarray)):
            raise ValueError("give one seed; the games have it and those that follow")
        super().reset(seed=seed)
        first = int(self.np_random.integers(2**62))
        return self._observed(self._games.reset(first)), {}

    def _observed(self, step: Step) -> dict[str, np.ndarray]:
        self.action_space.offered = step.action_masks.copy()
        return {"observation": step.observations.copy(), "action_mask": step.action_masks.copy()}

    def step(
        self, actions: np.ndarray
    ) -> tuple[dict[str, np.ndarray], np.ndarray, np.ndarray, np.ndarray, dict[str, Any]]:
        step = self._games.step(actions)
        rewards = step.rewards[:, self.seat].astype(np.float64)
        terminations, truncations = step.ended == 1, step.ended == 2
        infos: dict[str, Any] = {}
        over = step.ended > 0
        if over.any():
            nothing = np.zeros(ACTIONS, np.int8)
            final = np.full(self.num_envs, None, dtype=object)
            for at in np.flatnonzero(over):
                final[at] = {"observation": step.last[at].copy(), "action_mask": nothing.copy()}
            infos = {"final_obs": final, "_final_obs": over.copy()}
        return self._observed(step), rewards, terminations, truncations, infos

    def answers(self) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """All offered actions with what each says, as ``VectorEnv.answers``."""
        return self._games.answers()

    def close_extras(self, **kwargs: Any) -> None:
        """Nothing is held open."""
