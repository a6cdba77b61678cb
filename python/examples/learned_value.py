"""Learns from recorded games to say how a game will end, with a linear model, and compares it with the evaluation of the bots.

    grimoire sim mage-wars --seats greedy,greedy --pairings random --rounds 15 --games 1000 --record games
    python examples/learned_value.py games [MORE FILES] [--seconds 60] [--of-each 8] [--thought]

What is learned is one number for each thing that can be counted: for objects and cards the words they are written with, so
what is learned of a word holds for a card that never was in a game. A tenth of the games is kept apart; on it the model
competes with the hand-made value, which may first be scaled as fits the other games best.
"""

import argparse
import json
import re
import time

import numpy as np

from grimoire import Recording, meaning

TOGETHER = 250


class Summary:
    """Sums of a position that a linear model can use, whatever line a thing stands in."""

    def __init__(self, game: str) -> None:
        self.game = game
        means = meaning(game)
        self.tables = {name: table["rows"] for name, table in means["tables"].items()}
        self.sections: dict[str, dict[str, np.ndarray]] = {}
        for at, name in enumerate(means["names"]):
            section, column = name.split(".", 1)
            section = re.sub(r"\d+$", "", section)
            self.sections.setdefault(section, {}).setdefault(column, []).append(at)
        for columns in self.sections.values():
            for column in columns:
                columns[column] = np.array(columns[column])

    def printed(self, table: str, things: np.ndarray) -> np.ndarray:
        """The rows of things, which are counted from 1."""
        rows = self.tables[table]
        return np.vstack([np.zeros((1, rows.shape[1]), rows.dtype), rows])[things].astype(np.float32)

    def counted(self, rows: np.ndarray, section: str, table: str) -> np.ndarray:
        """The words of all cards that a section counts: a line of sums for each of its rows."""
        at = np.stack(list(self.sections[section].values()), axis=-1)
        return rows[:, at].astype(np.float32) @ self.tables[table].astype(np.float32)

    def of(self, rows: np.ndarray) -> np.ndarray:
        parts = self.mage_wars(rows) if self.game == "mage-wars" else self.mage_knight(rows)
        return np.concatenate([part.reshape(len(rows), -1) for part in parts], axis=1)

    def mage_wars(self, rows: np.ndarray) -> list[np.ndarray]:
        game, seat, thing = (self.sections[name] for name in ("game", "seat", "object"))
        card = rows[:, thing["card"]]
        there = rows[:, thing["id"]] > 0
        side = np.where(rows[:, thing["ally"]] > 0, 1.0, -1.0) * there
        facts = np.stack([rows[:, at] for at in thing.values()], axis=-1).astype(np.float32)
        printed = self.printed("cards", card)
        is_mage = (card > 0) & (printed[..., self.column("Kind.mage")] > 0)
        is_creature = ((printed[..., self.column("Kind.creature")] > 0)) & ~is_mage
        parts = []
        for which in (is_mage, is_creature, ~is_mage & ~is_creature):
            weight = (side * which).astype(np.float32)[:, None, :]
            parts.append(weight @ facts)
        active = rows[:, thing["active"]] > 0
        near = 3.0 - np.minimum(rows[:, thing["to_enemy_mage"]], 3)
        dice = np.maximum(rows[:, thing["melee_dice"]], rows[:, thing["ranged_dice"]])
        for weight in (side * active * is_creature, side * near * is_creature):
            parts.append((weight * dice).sum(axis=1))
        # What a card is counts with its share of life; a mage's own words are those of its side.
        life, left = rows[:, thing["life"]], rows[:, thing["life_left"]]
        share = np.where(life > 0, left / np.maximum(life, 1), 1.0)
        parts.append((side * share * ~is_mage).astype(np.float32)[:, None, :] @ printed)
        players = np.stack([rows[:, at] for at in seat.values()], axis=-1).astype(np.float32)
        parts.append(players[:, 0] - players[:, 1])
        own, other = (np.maximum(players[:, at, list(seat).index("life_left")], 0.5) for at in (0, 1))
        parts += [np.log(own / other), own / (own + other), 1 / own, 1 / other]
        round_number = rows[:, game["round"]].astype(np.float32)
        parts += [round_number, (own - other) / 30 * np.minimum(round_number, 20)[:, 0]]
        parts.append(rows[:, game["initiative"]] == 0)
        gone = self.counted(rows, "discard", "cards")
        parts.append(gone[:, 0] - gone[:, 1])
        return parts

    def column(self, name: str) -> int:
        return meaning(self.game)["tables"]["cards"]["columns"].index(name)

    def mage_knight(self, rows: np.ndarray) -> list[np.ndarray]:
        game, hero, unit = (self.sections[name] for name in ("game", "hero", "unit"))
        parts = [rows[:, np.concatenate(list(game.values()))].astype(np.float32)]
        own = np.stack([rows[:, at[0]] for at in hero.values()], axis=-1).astype(np.float32)
        parts.append(own)
        rounds = (rows[:, game["rounds"]] - rows[:, game["round"]]).astype(np.float32)
        parts.append(own * rounds)
        units = rows[:, unit["unit"][:6]]
        parts.append(self.printed("units", units).sum(axis=1))
        parts.append((self.printed("units", units) * (rows[:, unit["ready"][:6]] > 0)[..., None]).sum(axis=1))
        hand, pile = (self.counted(rows, name, "cards") for name in ("hand", "pile"))
        parts += [hand, pile]
        skills = np.stack([at[:1] for at in self.sections["skills"].values()], axis=-1)
        parts.append(rows[:, skills].astype(np.float32))
        space, city, foe = (self.sections[name] for name in ("space", "city", "foe"))
        known = rows[:, space["terrain"]] > 0
        kinds = rows[:, space["site"]]
        open_sites = (rows[:, space["shield"]] == 0) & known
        near = 1.0 / (1.0 + np.maximum(rows[:, space["distance"]], 0))
        for kind in range(1, 14):
            of_kind = (kinds == kind) & open_sites
            parts += [of_kind.sum(axis=1), (of_kind * near).max(axis=1), ((kinds == kind) & known & ~open_sites).sum(axis=1)]
        for column in ("enemies", "rampaging"):
            parts += [(rows[:, space[column]] * known).sum(axis=1), (rows[:, space[column]] * near * known).sum(axis=1)]
        parts.append(np.stack([rows[:, at] for at in city.values()], axis=-1).astype(np.float32))
        alive = ((rows[:, foe["enemy"]] > 0) & (rows[:, foe["defeated"]] == 0)).astype(np.float32)
        facts = np.stack([rows[:, at] for at in foe.values()], axis=-1).astype(np.float32)
        parts.append(alive[:, None, :] @ facts)
        return parts


def load(paths: list[str], of_each: int, thought: bool):
    """All games of the files: summaries, outcomes, hand-made values, values of the search, numbers of games."""
    game, parts = None, []
    for number, path in enumerate(paths):
        recording = Recording(path)
        header = json.loads(recording.header)
        if game not in (None, header["game"]):
            raise SystemExit("the files hold games of two kinds")
        game = header["game"]
        summary = Summary(game)
        for first in range(0, len(recording), TOGETHER):
            read = recording.positions(first, TOGETHER, of_each=of_each, thought=thought)
            numbers = read["games"] + (number << 40)
            parts.append(
                (summary.of(read["observations"]), read["outcomes"], read["judged"], read["values"], numbers)
            )
    return game, [np.concatenate(part) for part in zip(*parts, strict=True)]


def fit(features, outcomes, logistic: bool, seconds: float, decay: float = 1e-2) -> np.ndarray:
    """The weights of a linear model: the least log-loss, or the least squares, by the accelerated gradient."""
    weights = np.zeros(features.shape[1], np.float32)
    ahead, momentum = weights.copy(), 1.0
    # The largest curvature, by the power method.
    vector = np.random.default_rng(1).standard_normal(features.shape[1]).astype(np.float32)
    for _ in range(12):
        vector /= np.linalg.norm(vector)
        vector = features.T @ (features @ vector) / len(features)
    step = 1.0 / ((0.25 if logistic else 1.0) * np.linalg.norm(vector) * 1.1 + decay)
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        said = features @ ahead
        if logistic:
            said = 1.0 / (1.0 + np.exp(-said))
        slope = features.T @ (said - outcomes) / len(features) + decay * ahead
        before, weights = weights, ahead - step * slope
        next_momentum = (1 + np.sqrt(1 + 4 * momentum**2)) / 2
        ahead = weights + (momentum - 1) / next_momentum * (weights - before)
        momentum = next_momentum
    return weights


def bounded(chance: np.ndarray) -> np.ndarray:
    return np.clip(chance, 1e-4, 1 - 1e-4)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("files", nargs="+")
    parser.add_argument("--seconds", type=float, default=60.0, help="how long it learns")
    parser.add_argument("--of-each", type=int, default=8, help="positions of each game")
    parser.add_argument("--thought", action="store_true", help="only positions the bots thought about")
    args = parser.parse_args()
    began = time.perf_counter()
    game, (features, outcomes, judged, values, games) = load(args.files, args.of_each, args.thought)
    print(f"{game}: {len(np.unique(games))} games, {len(games)} positions, {features.shape[1]} sums of each, "
          f"read in {time.perf_counter() - began:.0f} s")
    logistic = game == "mage-wars"
    target = (outcomes + 1) / 2 if logistic else outcomes.astype(np.float32)
    names = np.unique(games)
    apart = np.isin(games, np.random.default_rng(1).permutation(names)[: max(1, len(names) // 10)])
    learn = ~apart
    center, scale = features[learn].mean(axis=0), features[learn].std(axis=0)
    kept = scale > 1e-6
    scaled = np.clip((features[:, kept] - center[kept]) / scale[kept], -8, 8).astype(np.float32)
    scaled = np.concatenate([scaled, np.ones((len(scaled), 1), np.float32)], axis=1)
    mean = 0.0 if logistic else target[learn].mean()
    spread = 1.0 if logistic else target[learn].std()
    goal = ((target - mean) / spread).astype(np.float32)
    weights = fit(scaled[learn], goal[learn], logistic, args.seconds)
    said = scaled @ weights
    # The hand-made value, scaled and shifted as fits the games that are learned from best.
    chance = bounded(judged.astype(np.float64))
    raw = np.log(chance / (1 - chance)) if logistic else judged.astype(np.float64)
    line = np.stack([(raw - raw[learn].mean()) / raw[learn].std(), np.ones(len(raw))], axis=1).astype(np.float32)
    hand = line @ fit(line[learn], goal[learn], logistic, min(3.0, args.seconds), 0.0)
    rows = [("linear model", said), ("hand-made value, scaled", hand)]
    if logistic:
        print("on games kept apart           log-loss   Brier   right side")
        outright = [(name, bounded(1 / (1 + np.exp(-score)))) for name, score in rows]
        outright += [("hand-made value as it is", chance), ("search, where it thought", values.astype(np.float64))]
        for name, chance_of in outright:
            known = apart & ~np.isnan(chance_of)
            p, y = bounded(chance_of[known]), target[known]
            loss = -(y * np.log(p) + (1 - y) * np.log(1 - p)).mean()
            right = ((p > 0.5) == (y > 0.5))[y != 0.5].mean()
            print(f"{name:28} {loss:9.4f} {((p - y) ** 2).mean():7.4f} {right:11.1%}")
    else:
        print("on games kept apart          mean error   explained")
        for name, score in rows:
            off = (score[apart] - goal[apart]) * spread
            print(f"{name:28} {np.abs(off).mean():10.2f} {1 - (off**2).mean() / target[apart].var():11.1%}")


if __name__ == "__main__":
    main()
