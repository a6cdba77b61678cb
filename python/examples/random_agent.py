"""A whole game of random agents, told in words: python examples/random_agent.py [GAME] [SEED]"""

import random
import sys

import numpy as np

from grimoire import GrimoireAEC


def main() -> None:
    game = sys.argv[1] if len(sys.argv) > 1 else "mage-wars"
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    env = GrimoireAEC(game)
    env.reset(seed=seed)
    chance = random.Random(seed)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        if terminated or truncated:
            print(f"{agent} gets {reward:g}")
            env.step(None)
            continue
        action = chance.choice(list(np.flatnonzero(observation["action_mask"])))
        print(f"{agent}: {env.describe(action)}")
        env.step(action)


if __name__ == "__main__":
    main()
