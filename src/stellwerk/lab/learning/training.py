"""A small network, trained on remembered games, and written as whole numbers. Runs on whatever JAX finds."""

from typing import Any

import jax
import jax.numpy as jnp
import msgspec
import numpy as np
import numpy.typing as npt
import optax

from stellwerk.kernel.network import BITS, FAR, WHOLE
from stellwerk.lab.learning.samples import Moment, Thought

WIDEST = 48  # moves of a question that are learned from; the least tried are left out
HELD_OUT = 8  # every so many-th game only tests
LARGEST = 60.0  # a weight
CONSTANT = 1e-3  # a feature that spreads less tells nothing

Layers = list[tuple[jax.Array, jax.Array]]  # weights and biases: hidden ones, then value, then leaning
Batch = dict[str, Any]


class Recipe(msgspec.Struct, frozen=True):
    """How a network is trained."""

    hidden: tuple[int, ...] = (32, 16)
    epochs: int = 30
    batch: int = 512
    rate: float = 2e-3
    decay: float = 1e-3
    leanings: float = 0.5  # how much the thoughts of the search count beside the results
    seed: int = 1


class Data:
    """All moments as numbers: a row for every seat."""

    def __init__(self, games: list[list[Moment]], unit: float) -> None:
        rows: list[list[float]] = []
        beyond: list[float] = []
        thoughts: list[Thought | None] = []
        test: list[bool] = []
        for n, game in enumerate(games):
            for moment in game:
                for seat, found in enumerate(moment.features):
                    rows.append([*found, float(len(moment.features))])
                    beyond.append((moment.totals[seat] - moment.expected[seat]) / unit)
                    thoughts.append(moment.thought if moment.thought and moment.thought.seat == seat else None)
                    test.append(n % HELD_OUT == 0)
        features = np.array(rows, np.float32)
        spreads = features.std(0)
        self.means = features.mean(0)
        self.spreads = np.where(spreads < CONSTANT, 1e9, spreads)
        self.test = np.array(test)
        self.columns: dict[str, npt.NDArray[Any]] = {
            "x": np.clip((features - self.means) / self.spreads, -FAR / WHOLE, FAR / WHOLE),
            "beyond": np.array(beyond, np.float32),
            **columns_of(thoughts),
        }

    def at(self, rows: npt.NDArray[np.int64]) -> Batch:
        return {name: column[rows] for name, column in self.columns.items()}


def columns_of(thoughts: list[Thought | None]) -> dict[str, npt.NDArray[Any]]:
    """Kinds of moves, how likely they looked, and how often the search tried them; nothing where nobody was asked."""
    kinds = np.zeros((len(thoughts), WIDEST), np.int32)
    priors, tried = np.zeros((2, len(thoughts), WIDEST), np.float32)
    for i, thought in enumerate(thoughts):
        wide = 0 if thought is None else min(WIDEST, len(thought.kinds))
        whole = 0 if thought is None else sum(thought.tried[:wide])
        if thought is not None and whole:
            kinds[i, :wide] = thought.kinds[:wide]
            priors[i, :wide] = thought.priors[:wide]
            tried[i, :wide] = np.array(thought.tried[:wide]) / whole
    return {"kinds": kinds, "priors": priors, "tried": tried}


def first_layers(inputs: int, kinds: int, recipe: Recipe) -> Layers:
    """Hidden layers at random; the heads say nothing yet."""
    dice = np.random.default_rng(recipe.seed)
    made: Layers = []
    size = inputs
    for wide in recipe.hidden:
        made.append((jnp.array(dice.normal(0, (2 / size) ** 0.5, (wide, size)), jnp.float32), jnp.zeros(wide)))
        size = wide
    return [*made, (jnp.zeros((1, size)), jnp.zeros(1)), (jnp.zeros((kinds, size)), jnp.zeros(kinds))]


def losses(layers: Layers, batch: Batch) -> tuple[jax.Array, jax.Array]:
    """How far the expectations are off, and how badly the leanings tell what the search will try."""
    x = batch["x"]
    for weights, biases in layers[:-2]:
        x = jax.nn.relu(x @ weights.T + biases)
    (to_value, value_bias), (to_leaning, leaning_bias) = layers[-2:]
    off = optax.losses.huber_loss((x @ to_value.T + value_bias)[:, 0], batch["beyond"])
    leaning = jnp.take_along_axis(x @ to_leaning.T + leaning_bias, batch["kinds"], axis=1)
    priors = batch["priors"]
    score = jnp.where(priors > 0, jnp.log(jnp.maximum(priors, 1e-9)) + leaning * jnp.log(2.0), -1e9)
    told = jnp.maximum(jax.nn.log_softmax(score, axis=1), -30.0)
    asked = batch["tried"].sum(1)
    return off.mean(), -(batch["tried"] * told).sum() / jnp.maximum(asked.sum(), 1.0)


def trained(data: Data, kinds: int, recipe: Recipe) -> tuple[Layers, dict[str, float]]:
    """The network that does best on games it has not seen, and how well it does."""
    dice = np.random.default_rng(recipe.seed)
    learn, test = np.flatnonzero(~data.test), np.flatnonzero(data.test)
    steps = len(learn) // recipe.batch * recipe.epochs
    teacher = optax.adamw(optax.cosine_decay_schedule(recipe.rate, max(1, steps)), weight_decay=recipe.decay)

    def loss(layers: Layers, batch: Batch) -> jax.Array:
        off, told = losses(layers, batch)
        return off + recipe.leanings * told

    def step(layers: Layers, state: Any, batch: Batch) -> tuple[Layers, Any]:
        changes, state = teacher.update(jax.grad(loss)(layers, batch), state, layers)
        changed = optax.apply_updates(layers, changes)
        return jax.tree.map(lambda part: jnp.clip(part, -LARGEST, LARGEST), changed), state

    step_at_once = jax.jit(step)
    layers = first_layers(data.columns["x"].shape[1], kinds, recipe)
    state = teacher.init(layers)
    quality = jax.jit(losses)
    before = now = [float(one) for one in quality(layers, data.at(test))]
    best, lowest = layers, before[0] + recipe.leanings * before[1]
    for _ in range(recipe.epochs):
        order = dice.permutation(learn)
        for at in range(0, len(order) - recipe.batch + 1, recipe.batch):
            layers, state = step_at_once(layers, state, data.at(order[at : at + recipe.batch]))
        found = [float(one) for one in quality(layers, data.at(test))]
        if found[0] + recipe.leanings * found[1] < lowest:
            best, lowest, now = layers, found[0] + recipe.leanings * found[1], found
    told = {"value before": before[0], "value": now[0], "leaning before": before[1], "leaning": now[1]}
    return best, {name: round(value, 4) for name, value in told.items()}


def written(layers: Layers, data: Data, leans: bool) -> dict[str, Any]:
    """As whole numbers."""
    plain = [
        {
            "weights": np.rint(np.asarray(weights) * WHOLE).astype(int).tolist(),
            "biases": np.rint(np.asarray(biases) * WHOLE * WHOLE).astype(int).tolist(),
        }
        for weights, biases in layers
    ]
    return {
        "means": np.rint(data.means * WHOLE).astype(int).tolist(),
        "spreads": np.rint((1 << 2 * BITS) / data.spreads).astype(int).tolist(),
        "hidden": plain[:-2],
        "value": plain[-2],
        "leaning": plain[-1] if leans else {"weights": [], "biases": []},
    }
