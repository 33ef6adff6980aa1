"""Connect Four in OpenSpiel's C++ search and in ours, one after the other and round again, on one thread.

    python3 -m venv spiel && spiel/bin/pip install open_spiel==2.0.2
    spiel/bin/python benches/compare/openspiel.py

Both start from the empty rack with an empty tree, play one random game a simulation and keep no proofs of won positions.
"""

import pathlib
import statistics
import subprocess
import time

import pyspiel

SAMPLES = 10
SIMULATIONS = (10_000, 100_000)
EXPLORATION = 2.0
MEMORY_MB = 4_000


def simulations_a_second(simulations, seed):
    game = pyspiel.load_game("connect_four")
    random_games = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=seed)
    bot = pyspiel.MCTSBot(game, random_games, EXPLORATION, simulations, MEMORY_MB, False, seed, False)
    rack = game.new_initial_state()
    start = time.perf_counter()
    bot.mcts_search(rack)
    return simulations / (time.perf_counter() - start)


def theirs():
    for simulations in SIMULATIONS:
        speeds = [simulations_a_second(simulations, seed) / 1e6 for seed in range(SAMPLES)]
        print(
            f"OpenSpiel, {simulations} simulations: median {statistics.median(speeds):.3f} M/s"
            f" ({max(speeds):.3f}-{min(speeds):.3f})",
            flush=True,
        )


def ours():
    here = pathlib.Path(__file__).parent
    subprocess.run(["cargo", "bench", "--", "argead::uct"], cwd=here, check=True)


theirs()
ours()
theirs()
