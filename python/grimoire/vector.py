"""Many games at once."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

import numpy as np

from .engine import ACTIONS, Batch


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
    """1 where a game ended; everything else is of the next game already, uint8."""


class VectorEnv:
    """``games`` of one kind, with the seeds ``seed``, ``seed + 1``, … A game that ends begins again with the next seed.

    The games are stepped on ``threads`` threads (0: one for each core) while other Python threads run.
    """

    def __init__(
        self,
        game: str,
        games: int,
        setup: dict[str, Any] | None = None,
        seed: int = 0,
        threads: int = 0,
    ) -> None:
        self._batch = Batch(game, games, None if setup is None else json.dumps(setup), seed, threads)
        self.names = self._batch.names()
        self.num_games = games
        self.num_players = self._batch.players
        self.current = Step(
            observations=np.zeros((games, len(self.names)), np.int16),
            action_masks=np.zeros((games, ACTIONS), np.int8),
            seats=np.zeros(games, np.uint8),
            rewards=np.zeros((games, self.num_players), np.float32),
            ended=np.zeros(games, np.uint8),
        )
        self._batch.read(self.current)

    def step(self, actions: np.ndarray) -> Step:
        """One action in every game. If one of them is not offered, ``ValueError``, and nothing has changed."""
        self._batch.step(np.ascontiguousarray(actions, np.uint16), self.current)
        return self.current

    def step_at_random(self, seed: int) -> Step:
        """Random actions, chosen by the engine: how fast games can be stepped."""
        self._batch.step_at_random(seed, self.current)
        return self.current

    def action_name(self, game: int, action: int) -> str:
        """What an action that is offered in this game is, as JSON."""
        return self._batch.action_name(game, int(action))
