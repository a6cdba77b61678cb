"""One game and many games for one learner, as Gymnasium wants them."""

import pickle

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import grimoire
from grimoire import GrimoireEnv, GrimoireVectorEnv, meaning

ALONE = {"mage-wars": "random", "mage-knight": ()}


def made(game, **how):
    return GrimoireEnv(game, opponents=ALONE[game], **how)


@pytest.mark.parametrize("game", grimoire.GAMES)
@pytest.mark.filterwarnings("ignore:.*spec.*:UserWarning")
def test_it_is_what_gymnasium_expects(game):
    # The checker takes an action of one position to another, where it may not be offered.
    check_env(made(game, wrong="lose"), skip_render_check=True)


@pytest.mark.parametrize("name", ["grimoire/MageWars-v0", "grimoire/MageKnight-v0"])
@pytest.mark.filterwarnings("ignore:.*:UserWarning")
def test_it_is_registered(name):
    env = gymnasium.make(name, rounds=2)
    env.reset(seed=3)
    for _ in range(5):
        env.step(env.unwrapped.action_space.sample())
    rendered = gymnasium.make(name, render_mode="ansi")
    rendered.reset(seed=3)
    assert "\n" in rendered.render()


def play(env, seed):
    observation, _ = env.reset(seed=seed)
    env.action_space.seed(seed)
    for _ in range(20_000):
        observation, reward, terminated, truncated, _ = env.step(env.action_space.sample())
        if terminated or truncated:
            return reward, terminated, truncated
    raise AssertionError("no end")


def test_games_against_bots_end_with_a_reward():
    rewards = {play(made("mage-wars"), seed)[0] for seed in range(6)}
    assert rewards <= {-1.0, 0.0, 1.0} and len(rewards) > 1
    # A bot that searches beats random play.
    against = GrimoireEnv("mage-wars", opponents="easy:iterations=20", rounds=6)
    assert sum(play(against, seed)[0] for seed in range(4)) < 0


def test_the_last_round_truncates_and_counts_by_life():
    results = [play(made("mage-wars", rounds=2), seed) for seed in range(8)]
    assert all(truncated and not terminated for _, terminated, truncated in results)
    assert play(made("mage-knight", rounds=1), 1)[2]


@pytest.mark.parametrize("seat", [0, 1])
def test_the_learner_sits_where_it_wants(seat):
    env = GrimoireEnv("mage-wars", "random", seat=seat)
    observation, _ = env.reset(seed=1)
    at = env.names.index("game.seat")
    for _ in range(30):
        assert observation["observation"][at] == seat
        observation, _, terminated, truncated, _ = env.step(env.action_space.sample())
        if terminated or truncated:
            break


def test_wrong_actions_are_refused_or_lose():
    env = made("mage-wars")
    observation, _ = env.reset(seed=1)
    wrong = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    for action in (wrong, -1, 100_000, 1.0, None, "guard", True, np.float32(2)):
        with pytest.raises(ValueError):
            env.step(action)
    offered = int(np.flatnonzero(observation["action_mask"])[0])
    env.step(np.int64(offered))
    loser = made("mage-wars", wrong="lose")
    loser.reset(seed=1)
    _, reward, terminated, _, info = loser.step(wrong)
    assert (reward, terminated) == (-1.0, True) and "not offered" in info["wrong_action"]
    with pytest.raises(ValueError, match="reset"):
        loser.step(offered)
    with pytest.raises(ValueError, match="no seat 2"):
        made("mage-wars", seat=2)
    with pytest.raises(ValueError, match="opponents"):
        GrimoireEnv("mage-wars", ["random", "random"])
    with pytest.raises(ValueError, match="available"):
        GrimoireEnv("mage-wars", "genius")


@pytest.mark.parametrize("game", grimoire.GAMES)
def test_a_game_can_be_pickled_and_goes_on_as_it_was(game):
    env = made(game)
    env.reset(seed=5)
    env.action_space.seed(5)
    for _ in range(12):
        env.step(env.action_space.sample())
    again = pickle.loads(pickle.dumps(env))
    assert again.engine.actions == env.engine.actions
    assert again.engine.view(0) == env.engine.view(0)
    assert (again._observed()["observation"] == env._observed()["observation"]).all()
    again.step(again.action_space.sample())


def test_random_setups_differ_from_game_to_game():
    env = made("mage-wars", setup="random", seats=2)
    books = [env.reset(seed=seed)[0]["observation"] for seed in range(4)]
    at = [at for at, name in enumerate(env.names) if name.startswith("book.")]
    assert len({tuple(book[at]) for book in books}) == 4
    assert tuple(env.reset(seed=2)[0]["observation"][at]) == tuple(books[2][at])


@pytest.mark.parametrize("game", grimoire.GAMES)
def test_many_games_follow_gymnasiums_conventions(game):
    env = GrimoireVectorEnv(game, 8, opponents=ALONE[game], rounds=2)
    observation, _ = env.reset(seed=1)
    assert observation["observation"].shape == env.observation_space["observation"].shape
    assert env.observation_space["observation"].contains(observation["observation"])
    again = GrimoireVectorEnv(game, 8, opponents=ALONE[game], rounds=2)
    assert (again.reset(seed=1)[0]["observation"] == observation["observation"]).all()
    env.action_space.seed(1)
    ended = 0
    for _ in range(400):
        actions = env.action_space.sample()
        assert env.action_space.contains(actions)
        observation, rewards, terminations, truncations, infos = env.step(actions)
        assert rewards.shape == terminations.shape == truncations.shape == (8,)
        assert terminations.dtype == truncations.dtype == bool
        over = terminations | truncations
        assert not rewards[~over].any()
        assert ("final_obs" in infos) == over.any()
        for at in np.flatnonzero(over):
            final = infos["final_obs"][at]["observation"]
            assert infos["_final_obs"][at] and (final != observation["observation"][at]).any()
        ended += over.sum()
    assert ended >= 8
    wrong = (observation["action_mask"] == 0).argmax(axis=1)
    for actions in (wrong, wrong - 5_000, wrong * 1.0, wrong[:3]):
        with pytest.raises(ValueError):
            env.step(actions)


@pytest.mark.parametrize("game", grimoire.GAMES)
def test_answers_are_rows_of_what_they_say(game):
    means = meaning(game)
    env = made(game)
    env.reset(seed=2)
    kind = means["answer"].index("kind")
    for _ in range(40):
        actions, rows = env.answers()
        assert rows.shape == (len(actions), len(means["answer"]))
        for action, row in zip(actions, rows, strict=True):
            name = means["answer_kinds"][row[kind] - 1]
            assert name in env.action_name(int(action))
        if env.step(env.action_space.sample())[2]:
            break
    many = GrimoireVectorEnv(game, 3, opponents=ALONE[game])
    many.reset(seed=1)
    offsets, slots, rows = many.answers()
    assert offsets[-1] == len(slots) == len(rows)


def test_cards_have_features_that_follow_from_their_words():
    cards = meaning("mage-wars")["tables"]["cards"]
    columns, wolf = cards["columns"], cards["rows"][cards["ids"].index("timber-wolf")]
    assert wolf[columns.index("Kind.creature")] == 1 and wolf[columns.index("level")] == 2
    tables = meaning("mage-knight")["tables"]
    assert set(tables) == {"cards", "units", "enemies", "skills", "tactics"}
    for table in tables.values():
        assert table["rows"].shape == (len(table["ids"]), len(table["columns"]))
