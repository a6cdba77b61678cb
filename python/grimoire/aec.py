"""One game as a PettingZoo AEC environment."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from .actions import as_action, as_setup
from .engine import ACTIONS, Env


def aec_env(
    game: str,
    setup: dict[str, Any] | str | None = None,
    render_mode: str | None = None,
    rounds: int | None = None,
    seats: int | None = None,
) -> AECEnv:
    """The environment with PettingZoo's usual checks around it."""
    env: AECEnv = GrimoireAEC(game, setup, render_mode, rounds, seats)
    env = wrappers.AssertOutOfBoundsWrapper(env)
    return wrappers.OrderEnforcingWrapper(env)


class GrimoireAEC(AECEnv):
    """A game of Mage Wars (``"mage-wars"``) or Mage Knight (``"mage-knight"``).

    An observation is a dict of ``observation`` (what the agent may know as int16 numbers, see ``names``) and
    ``action_mask``. An action keeps its number in all states; ``action_name`` tells what it is.
    """

    metadata = {"name": "grimoire_v0", "render_modes": ["ansi", "human"], "is_parallelizable": False}

    def __init__(
        self,
        game: str,
        setup: dict[str, Any] | str | None = None,
        render_mode: str | None = None,
        rounds: int | None = None,
        seats: int | None = None,
    ) -> None:
        super().__init__()
        self.render_mode = render_mode
        self._env = Env(game, as_setup(setup), rounds=rounds, seats=seats)
        self._names = self._env.names()
        self._seed = 0
        self.possible_agents = [f"seat_{seat}" for seat in range(self._env.seats)]
        limits = np.iinfo(np.int16)
        space = spaces.Dict(
            {
                "observation": spaces.Box(limits.min, limits.max, (len(self._names),), np.int16),
                "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: spaces.Discrete(ACTIONS) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space:
        return self.action_spaces[agent]

    @property
    def names(self) -> list[str]:
        """What each number of an observation is."""
        return self._names

    @property
    def engine(self) -> Env:
        """The game itself: clone it, look at views, name actions."""
        return self._env

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a game. Without a seed, the next one of a fixed sequence."""
        self._seed = self._seed + 1 if seed is None else seed
        self._env.reset(self._seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self._deciding()

    def _deciding(self) -> str:
        seat = self._env.seat
        return self.possible_agents[0 if seat is None else seat]

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        seat = self.possible_agents.index(agent)
        numbers = np.zeros(len(self._names), np.int16)
        self._env.observe(seat, numbers)
        mask = np.zeros(ACTIONS, np.int8)
        if self._env.seat == seat:
            self._env.mask(mask)
        return {"observation": numbers, "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._env.step(as_action(action))
        self._cumulative_rewards[agent] = 0.0
        if self._env.seat is None:
            # A fault of the engine ends the game for all, without a result; the last round, as it stands.
            stopped = self._env.stopped or self._env.fault is not None
            over = self.truncations if stopped else self.terminations
            for seat, who in enumerate(self.agents):
                self.rewards[who] = float(self._env.rewards[seat])
                over[who] = True
        else:
            self._clear_rewards()
        self.agent_selection = self._deciding()
        self._accumulate_rewards()
        if self.render_mode == "human":
            print(self.render())

    def action_name(self, action: int) -> str:
        """What an offered action is, as JSON."""
        return self._env.action_name(as_action(action))

    def describe(self, action: int, language: str = "en") -> str:
        """What an offered action is, in words."""
        return self._env.describe(as_action(action), language)

    def render(self) -> str:
        """What the deciding agent may know, and what it may do."""
        seat = self._env.seat
        if seat is None:
            return f"over: {self._env.rewards}"
        actions = [f"  {action}: {self.describe(action)}" for action in self._env.actions]
        return "\n".join([f"{self.possible_agents[seat]} decides:", *actions])

    def close(self) -> None:
        """Nothing is held open."""
