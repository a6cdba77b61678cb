"""One game at a time, as PettingZoo wants it."""

import copy
import random

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from grimoire import GAMES, GrimoireAEC, aec_env


@pytest.mark.parametrize("game", GAMES)
def test_it_is_what_pettingzoo_expects(game):
    api_test(aec_env(game), num_cycles=300)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_is_the_same_game(game):
    seed_test(lambda: aec_env(game), num_cycles=100)


def play(env, chance):
    """A whole game at random; the rewards of all."""
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter(max_iter=100_000):
        observation, reward, terminated, truncated, _ = env.last()
        total[agent] += reward
        if terminated or truncated:
            env.step(None)
        else:
            env.step(chance.choice(list(np.flatnonzero(observation["action_mask"]))))
    assert not env.agents, "the game came to its end"
    return total


def test_somebody_wins_and_somebody_loses():
    env = aec_env("mage-wars")
    results = []
    for seed in range(5):
        env.reset(seed=seed)
        results.append(sorted(play(env, random.Random(seed)).values()))
    assert [-1.0, 1.0] in results


def test_only_what_is_offered_is_taken():
    env = GrimoireAEC("mage-wars")
    env.reset(seed=1)
    mask = env.observe(env.agent_selection)["action_mask"]
    refused = int(np.flatnonzero(mask == 0)[0])
    with pytest.raises(ValueError, match="not offered"):
        env.step(refused)
    with pytest.raises(ValueError, match="not offered"):
        env.action_name(refused)
    assert (env.observe(env.agent_selection)["action_mask"] == mask).all()


def test_actions_have_names_and_words():
    env = GrimoireAEC("mage-wars")
    env.reset(seed=1)
    names = {env.action_name(action) for action in env.engine.actions}
    assert len(names) == len(env.engine.actions)
    english = [env.describe(action) for action in env.engine.actions]
    german = [env.describe(action, "de") for action in env.engine.actions]
    assert all(english) and all(german) and english != german
    with pytest.raises(ValueError, match="no language"):
        env.describe(env.engine.actions[0], "fr")


def test_a_clone_goes_on_by_itself():
    env = GrimoireAEC("mage-wars")
    env.reset(seed=3)
    clone = copy.deepcopy(env.engine)
    before = clone.actions
    env.step(env.engine.actions[0])
    assert clone.actions == before
    clone.step(before[0])
    assert clone.actions == env.engine.actions


def test_wrong_setups_are_explained():
    with pytest.raises(ValueError, match="mage-wars, mage-knight"):
        GrimoireAEC("chess")
    with pytest.raises(ValueError, match="MW-"):
        GrimoireAEC("mage-wars", {"seats": [{"mage": "beastmaster"}]})


def test_seats_see_what_is_theirs():
    env = GrimoireAEC("mage-wars")
    env.reset(seed=1)
    one, other = (env.observe(agent)["observation"] for agent in env.possible_agents)
    books = [at for at, name in enumerate(env.names) if name.startswith("book.")]
    assert (one[books] != other[books]).any(), "everyone sees the own spellbook"
