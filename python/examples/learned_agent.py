"""A simple agent that learns to beat random play in the apprentice game of Mage Wars.

It keeps one number for each action, how good it is to take it wherever it is offered, and improves these numbers by the
policy gradient of its own games. No network: the point is how the environment is used.

    python examples/learned_agent.py [UPDATES]
"""

import sys

import numpy as np

from grimoire import ACTIONS, VectorEnv

GAMES = 64
RATE = 3.0
LEARNER = 0


def probabilities(preferences: np.ndarray, masks: np.ndarray) -> np.ndarray:
    """Of each action in each game: soft-max over what is offered."""
    weights = np.where(masks == 1, np.exp(preferences - preferences.max()), 0.0)
    return weights / weights.sum(axis=1, keepdims=True)


def draw(chances: np.ndarray, chance: np.random.Generator) -> np.ndarray:
    """One action in each game."""
    return (chances.cumsum(axis=1) > chance.random((len(chances), 1))).argmax(axis=1)


def share_won(preferences: np.ndarray, games: int, chance: np.random.Generator) -> float:
    """How many of so many games the learner wins against random play."""
    env = VectorEnv("mage-wars", GAMES, seed=1_000_000)
    won = played = 0
    while played < games:
        step = env.current
        own = probabilities(preferences, step.action_masks)
        any_action = probabilities(np.zeros(ACTIONS), step.action_masks)
        mine = (step.seats == LEARNER)[:, None]
        step = env.step(draw(np.where(mine, own, any_action), chance))
        over = step.ended.astype(bool)
        played += over.sum()
        won += (step.rewards[over, LEARNER] > 0).sum()
    return won / played


def learn(updates: int, chance: np.random.Generator) -> np.ndarray:
    """The preferences after so many steps of all games."""
    preferences = np.zeros(ACTIONS)
    env = VectorEnv("mage-wars", GAMES, seed=1)
    # What each game's answers so far speak for.
    traces = np.zeros((GAMES, ACTIONS))
    for _ in range(updates):
        step = env.current
        mine = step.seats == LEARNER
        own = probabilities(preferences, step.action_masks)
        any_action = probabilities(np.zeros(ACTIONS), step.action_masks)
        actions = draw(np.where(mine[:, None], own, any_action), chance)
        towards = -own
        towards[np.arange(GAMES), actions] += 1.0
        traces += np.where(mine[:, None], towards, 0.0)
        step = env.step(actions)
        over = step.ended.astype(bool)
        if over.any():
            rewards = step.rewards[over, LEARNER][:, None]
            preferences += RATE * (rewards * traces[over]).mean(axis=0) / 100
            traces[over] = 0.0
    return preferences


def main() -> None:
    updates = int(sys.argv[1]) if len(sys.argv) > 1 else 4_000
    chance = np.random.default_rng(1)
    before = share_won(np.zeros(ACTIONS), 300, chance)
    print(f"before: {before:.0%} of games won against random play")
    after = share_won(learn(updates, chance), 300, chance)
    print(f"after {updates} steps of {GAMES} games: {after:.0%}")


if __name__ == "__main__":
    main()
