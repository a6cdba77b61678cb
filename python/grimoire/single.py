"""One game for one learner, as a Gymnasium environment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import gymnasium
import numpy as np
from gymnasium import spaces

from .actions import OfferedActions, against, as_action, as_setup
from .engine import ACTIONS, Env

_LIMITS = np.iinfo(np.int16)


class GrimoireEnv(gymnasium.Env[dict[str, np.ndarray], int]):
    """A game in which bots sit at all seats but one.

    An observation is a dict of ``observation`` (what the learner may know as int16 numbers, see ``names``) and
    ``action_mask``. The reward comes at the end: 1 for a victory, -1 for a defeat, 0 for a draw; the score where one plays
    alone. A game that is stopped after ``rounds`` rounds is truncated, and counted as it stands.

    ``opponents`` is a bot for all other seats, such as ``"easy"`` or ``"hard:iterations=500"``, or one for each of them.
    ``setup`` is a dict, or ``"random"`` for random mages with random legal books (random heroes) in every game.

    An action that is not offered is refused with ``ValueError``, and nothing has changed. With ``wrong="lose"`` it ends
    the game with the reward -1 instead, for programs that try anything.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        game: str,
        opponents: str | Sequence[str | None] = "easy",
        seat: int = 0,
        setup: dict[str, Any] | str | None = None,
        rounds: int | None = None,
        seats: int | None = None,
        wrong: Literal["refuse", "lose"] = "refuse",
        render_mode: str | None = None,
    ) -> None:
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"there is no render mode {render_mode!r}")
        if wrong not in ("refuse", "lose"):
            raise ValueError(f"wrong actions are refused or lose, not {wrong!r}")
        self.render_mode = render_mode
        self.wrong = wrong
        self.seat = seat
        setup = as_setup(setup)
        count = Env(game, setup, seats=seats).seats
        if not 0 <= seat < count:
            raise ValueError(f"there is no seat {seat} in a game of {count}")
        bots = against(opponents, seat, count) if opponents or count > 1 else []
        self.engine = Env(game, setup, bots=bots, rounds=rounds, seats=seats)
        self.names = self.engine.names()
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(_LIMITS.min, _LIMITS.max, (len(self.names),), np.int16),
                "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
            }
        )
        self.action_space = OfferedActions()
        self._lost = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, np.ndarray], dict[str, Any]]:
        """Begins a game. Games without a seed follow from the last seed that was given."""
        super().reset(seed=seed)
        dice = int(self.np_random.integers(2**63))
        self.engine.reset(dice)
        # The bots can end a game before the learner is asked, though hardly ever.
        while self.engine.seat is None:
            dice += 1
            self.engine.reset(dice)
        self._lost = False
        return self._observed(), {"seed": dice}

    def _observed(self) -> dict[str, np.ndarray]:
        numbers = np.zeros(len(self.names), np.int16)
        self.engine.observe(self.seat, numbers)
        mask = np.zeros(ACTIONS, np.int8)
        if not self._lost:
            self.engine.mask(mask)
        self.action_space.offered = mask.copy()
        return {"observation": numbers, "action_mask": mask}

    def step(self, action: int) -> tuple[dict[str, np.ndarray], float, bool, bool, dict[str, Any]]:
        if self._lost or self.engine.seat is None:
            raise ValueError("the game is over; reset it")
        try:
            self.engine.step(as_action(action))
        except ValueError as error:
            if self.wrong == "refuse":
                raise
            self._lost = True
            return self._observed(), -1.0, True, False, {"wrong_action": str(error)}
        over = self.engine.seat is None
        # A fault of the engine ends the game without a result.
        stopped = over and (self.engine.stopped or self.engine.fault is not None)
        reward = float(self.engine.rewards[self.seat]) if over else 0.0
        info = {} if self.engine.fault is None else {"fault": self.engine.fault}
        return self._observed(), reward, over and not stopped, stopped, info

    def action_name(self, action: int) -> str:
        """What an offered action is, as JSON."""
        return self.engine.action_name(as_action(action))

    def describe(self, action: int, language: str = "en") -> str:
        """What an offered action is, in words."""
        return self.engine.describe(as_action(action), language)

    def answers(self) -> tuple[np.ndarray, np.ndarray]:
        """The offered actions, and what each says: a row of ``meaning(game)["answer"]``."""
        return np.array(self.engine.actions, np.int64), self.engine.answer_rows()

    def render(self) -> str | None:
        """The actions that are offered, in words."""
        if self.render_mode is None:
            return None
        if self.engine.seat is None or self._lost:
            return f"over: {self.engine.rewards}"
        return "\n".join(f"{action}: {self.describe(action)}" for action in self.engine.actions)
