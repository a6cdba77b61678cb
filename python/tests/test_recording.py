"""Recorded games load as positions."""

import json
import pickle

import numpy as np
import pytest

from grimoire import ACTIONS, Recording, meaning, record

BOTS = {"mage-wars": ["easy:iterations=15", "greedy"], "mage-knight": ["easy:iterations=15"]}


@pytest.fixture(scope="module")
def recorded(tmp_path_factory):
    """A file of games of each kind."""
    folder = tmp_path_factory.mktemp("recorded")
    for game, bots in BOTS.items():
        record(folder / game, game, bots, 6, seed=3, setup="random", rounds=4, opening=5)
    return folder


@pytest.mark.parametrize("game", ["mage-wars", "mage-knight"])
def test_games_load_with_values_shares_and_outcomes(game, recorded):
    recording = Recording(recorded / game)
    header = json.loads(recording.header)
    assert header["game"] == game and len(recording) == len(recording.games) > 3
    positions = recording.positions(0, len(recording))
    count = len(positions["games"])
    assert positions["observations"].shape == (count, len(recording.names()))
    assert set(positions["games"]) == set(recording.games)
    thought = ~np.isnan(positions["values"])
    assert thought.any() and ((0 <= positions["values"][thought]) & (positions["values"][thought] <= 1)).all()
    offsets, shares = positions["offsets"].astype(int), positions["shares"]
    assert offsets[0] == 0 and offsets[-1] == len(positions["slots"]) == len(positions["answers"])
    assert positions["answers"].shape[1] == len(meaning(game)["answer"])
    for at in range(count):
        mine = slice(offsets[at], offsets[at + 1])
        assert positions["chosen"][at] in positions["slots"][mine]
        assert shares[mine].sum() == pytest.approx(1, abs=1e-4) or not shares[mine].any()
    assert positions["slots"].max() < ACTIONS
    assert len(set(positions["outcomes"])) > 1


def test_positions_can_be_sampled_and_read_in_parts(recorded):
    recording = Recording(recorded / "mage-wars")
    some = recording.positions(0, len(recording), of_each=5, thought=True, seed=1)
    assert (np.unique(some["games"], return_counts=True)[1] == 5).all()
    assert not np.isnan(some["values"]).any()
    again = recording.positions(0, len(recording), of_each=5, thought=True, seed=1)
    assert (some["observations"] == again["observations"]).all()
    parts = [recording.positions(at, 1, of_each=5, thought=True, seed=1) for at in range(len(recording))]
    assert (np.concatenate([part["decisions"] for part in parts]) == some["decisions"]).all()
    copy = pickle.loads(pickle.dumps(recording))
    assert copy.games == recording.games


def test_what_is_wrong_with_a_file_is_said(tmp_path, recorded):
    with pytest.raises(OSError, match="no-such-file"):
        Recording(tmp_path / "no-such-file")
    (tmp_path / "text").write_text("hello\n")
    with pytest.raises(ValueError, match="no file of recorded games"):
        Recording(tmp_path / "text")
    whole = (recorded / "mage-wars").read_bytes()
    cut = tmp_path / "cut"
    cut.write_bytes(whole[:-3])
    assert len(Recording(cut)) == len(Recording(recorded / "mage-wars")) - 1
    begin = whole.index(b"\n") + 1
    damaged = bytearray(whole)
    damaged[begin + 20] ^= 1
    cut.write_bytes(damaged)
    with pytest.raises(ValueError, match="damaged at byte"):
        Recording(cut)
    # The dice of another run lead another way.
    header = json.loads(whole[: begin - 1])
    header["seed"] = "11" * 32
    cut.write_bytes(json.dumps(header).encode() + whole[begin - 1 :])
    with pytest.raises(ValueError, match="other rules or cards"):
        Recording(cut).positions(0, 10)


def test_what_cannot_be_recorded_is_said(tmp_path):
    with pytest.raises(ValueError, match="available"):
        record(tmp_path / "games", "mage-wars", ["genius", "random"], 1)
    with pytest.raises(OSError, match="nowhere"):
        record(tmp_path / "nowhere" / "games", "mage-knight", ["random"], 1)
